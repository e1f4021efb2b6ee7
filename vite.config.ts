import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sitePages, sitePlugins } from './scripts/site-pages.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
      // Support for hydration has to run before Lit.
      output: { strictExecutionOrder: true },
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
