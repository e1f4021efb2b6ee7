import { cpSync } from 'node:fs';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'public/mahjong-elements', { recursive: true });

// Turbopack takes plugins by their names.
const withMDX = createMDX({ options: { rehypePlugins: [['mahjong-elements/rehype.js', { strict: true }]] } });

// Written as plain files, which any server can serve.
const config: NextConfig = { output: 'export', trailingSlash: true, pageExtensions: ['tsx', 'mdx'] };

export default withMDX(config);
