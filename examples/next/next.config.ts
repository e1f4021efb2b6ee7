import { cpSync } from 'node:fs';
import type { NextConfig } from 'next';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'public/mahjong-elements', { recursive: true });

// Written as plain files, which any server can serve.
export default { output: 'export', trailingSlash: true } satisfies NextConfig;
