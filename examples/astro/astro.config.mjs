import { cpSync } from 'node:fs';
import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'public/mahjong-elements', { recursive: true });

export default defineConfig({ integrations: [mdx()] });
