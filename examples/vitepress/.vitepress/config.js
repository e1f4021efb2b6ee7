import { cpSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import mahjong from 'mahjong-elements/markdown-it.js';
import { renderToString } from 'mahjong-elements/server.js';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'public/mahjong-elements', { recursive: true });

export default defineConfig({
  title: 'Mahjong hands in VitePress',
  srcExclude: ['README.md'],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // Without this, Vue renders a comment in place of each element.
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('mj-') } } },
  markdown: { config: (md) => md.use(mahjong, { strict: true }) },
  transformHtml: (html) => renderToString(html, { assets: '/mahjong-elements/' }),
});
