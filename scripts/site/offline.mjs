/** The service worker of the installable pages: what they load is stored when one of them is opened. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../bundle.mjs';

const PAGES = ['calculator.html', 'game.html'];
const OTHERS = /^(elements\/|manifest-|icon)/;

/** @returns {import('vite').Plugin} */
export function offlinePlugin() {
  return {
    name: 'site-offline',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const files = new Set(
        readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
          (file) => OTHERS.test(file) && file.includes('.'),
        ),
      );
      for (const page of PAGES) {
        files.add(page);
        const html = readFileSync(join(dir, page), 'utf8');
        for (const [, address] of html.matchAll(/(?:src|href)="\.\/(assets\/[^"]*)"/g))
          if (address) add(address, /** @type {any} */ (bundle), files);
      }
      const entries = [...files].sort().map((url) => ({ url, revision: hashOf(join(dir, url)) }));
      const build = await rolldown({
        input: join(root, 'demo/service-worker.ts'),
        transform: { define: { FILES: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' } },
      });
      await build.write({ file: join(dir, 'service-worker.js'), format: 'iife', minify: true });
      await build.close();
    },
  };
}

/** Adds a file and everything that it imports, now or later. */
function add(/** @type {string} */ file, /** @type {Record<string, any>} */ bundle, /** @type {Set<string>} */ files) {
  if (files.has(file) || !bundle[file]) return;
  files.add(file);
  const { imports = [], dynamicImports = [], viteMetadata } = bundle[file];
  for (const one of [...imports, ...dynamicImports, ...(viteMetadata?.importedCss ?? [])]) add(one, bundle, files);
}

const hashOf = (/** @type {string} */ path) =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
