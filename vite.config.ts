import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { sitePages, sitePlugins } from './scripts/site-pages.mjs';
import { writeTexts } from './scripts/texts/write.mjs';

await writeTexts();

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Puts a module and everything that it imports into one file. Without it, every module that several pages share would
 * get a file of its own, and a page with a hand would load forty of them.
 */
function oneFile(name: string, ...paths: string[]): Rolldown.CodeSplittingGroup {
  let modules: Set<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      if (!modules) {
        modules = new Set(paths.map(here));
        for (const one of modules)
          for (const imported of context.getModuleInfo(one)?.importedIds ?? []) modules.add(imported);
      }
      return modules.has(id) ? name : null;
    },
  };
}

/**
 * `npm start` serves the site, with every `mahjong-elements…` import resolved directly to the sources. `npm run site`
 * writes it to `site/`, as files for any static host, in any folder.
 */
export default defineConfig({
  root: here('demo'),
  base: './',
  plugins: sitePlugins(),
  build: {
    outDir: here('site'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: sitePages.map(({ file }) => here(`demo/${file}`)),
      output: {
        // Support for hydration has to run before Lit.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            { name: 'site', test: /preload-helper/ },
            oneFile('site', 'demo/site.ts', 'demo/when-needed.ts'),
            oneFile('elements', 'src/mj-hand.ts', 'src/mj-score-breakdown.ts', 'src/mj-settlement.ts'),
          ],
        },
      },
    },
  },
  cacheDir: here('node_modules/.vite'),
  resolve: {
    alias: [
      { find: /^mahjong-elements$/, replacement: here('src/index.ts') },
      { find: /^mahjong-elements\/core$/, replacement: here('src/core/index.ts') },
      { find: /^mahjong-elements\/(.+)\.js$/, replacement: here('src') + '/$1.ts' },
    ],
  },
  server: { port: 5180, open: false, fs: { allow: [here('.')] } },
});
