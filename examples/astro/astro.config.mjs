import { cpSync } from 'node:fs';
import { defineConfig } from 'astro/config';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import rehypeMahjong from 'mahjong-elements/rehype.js';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'public/mahjong-elements', { recursive: true });

export default defineConfig({
  integrations: [mdx()],
  markdown: {
    syntaxHighlight: { type: 'shiki', excludeLangs: ['mahjong'] },
    processor: unified({ rehypePlugins: [[rehypeMahjong, { strict: true }]] }),
  },
});
