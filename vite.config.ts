import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm start`: serves the demo, with every `mahjong-elements…` import resolved directly to the sources. */
export default defineConfig({
  root: here('demo'),
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
