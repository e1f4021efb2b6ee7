import 'mahjong-elements/lang/zh-Hant.js';
import mahjongElements from './mahjong-elements.js';
import { writeCard } from './og.js';

export default function (eleventyConfig) {
  eleventyConfig.addPlugin(mahjongElements);
  // A picture of the hand in a page's front matter, for previews of the page. Previews need the full address of the site.
  eleventyConfig.addAsyncShortcode('preview', async ({ hand, seat, win }, lang, slug) => {
    const name = slug || 'index';
    await writeCard('_site/previews', name, hand, { seat, win, lang });
    return `<meta property="og:image" content="https://example.org/previews/${name}.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`;
  });
  eleventyConfig.addPassthroughCopy({ 'style.css': 'style.css' });
  return { dir: { input: 'pages' } };
}
