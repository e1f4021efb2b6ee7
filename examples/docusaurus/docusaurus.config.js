import { cpSync } from 'node:fs';
import rehypeMahjong from 'mahjong-elements/rehype.js';

// The style sheets and drawings that the elements share.
cpSync('node_modules/mahjong-elements/dist/assets', 'static/mahjong-elements', { recursive: true });

export default {
  title: 'Mahjong hands in Docusaurus',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: true,
  headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: 'data:,' } }],
  clientModules: ['./src/elements.js'],
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: { routeBasePath: '/', beforeDefaultRehypePlugins: [[rehypeMahjong, { strict: true }]] },
        blog: false,
      },
    ],
  ],
};
