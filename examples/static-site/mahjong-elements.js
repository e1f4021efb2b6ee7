import mahjong from 'mahjong-elements/markdown-it.js';
import { renderToString } from 'mahjong-elements/server.js';

/** @param {import('@11ty/eleventy').UserConfig} eleventyConfig */
export default function (eleventyConfig) {
  // Code blocks become elements, before the transform renders them.
  eleventyConfig.amendLibrary('md', (md) => md.use(mahjong, { strict: true }));
  // A page that is not written to a file has no path.
  eleventyConfig.addTransform('mahjong-elements', (html, path) =>
    (path || '').endsWith('.html') ? renderToString(html) : html,
  );
}
