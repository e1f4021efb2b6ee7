import mahjong from 'mahjong-elements/markdown-it.js';
import markdownIt from 'markdown-it';

const forFeeds = markdownIt({ html: true }).use(mahjong, { output: 'svg' });

/** @param {import('@11ty/eleventy').UserConfig} eleventyConfig */
export default function (eleventyConfig) {
  eleventyConfig.amendLibrary('md', (md) => md.use(mahjong));
  eleventyConfig.addFilter('forFeeds', (text) => forFeeds.render(text));
}
