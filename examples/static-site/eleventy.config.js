import 'mahjong-elements/lang/zh-Hant.js';
import { renderToString } from 'mahjong-elements/server.js';

export default function (eleventyConfig) {
  eleventyConfig.addTransform('mahjong-elements', (html, path) =>
    path?.endsWith('.html') ? renderToString(html) : html,
  );
  eleventyConfig.addPassthroughCopy({ 'style.css': 'style.css' });
  return { dir: { input: 'pages' } };
}
