/** The index for the search, written beside the pages once they are complete. */
import { join } from 'node:path';

/** @returns {import('vite').Plugin} */
export function searchPlugin() {
  return {
    name: 'site-search',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const { close, createIndex } = await import('pagefind');
      const { index, errors } = await createIndex({});
      if (!index) throw new Error(`The search has no index: ${errors.join('; ')}`);
      const { errors: unread } = await index.addDirectory({ path: dir });
      if (unread.length > 0) throw new Error(`Pages cannot be indexed: ${unread.join('; ')}`);
      await index.writeFiles({ outputPath: join(dir, 'pagefind') });
      await close();
    },
  };
}
