// The pictures that chats and social media show for a page: a hand on a card, as SVG and as PNG.
import { mkdir, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { handToSvg } from 'mahjong-elements/svg.js';

const WIDTH = 1200;
const HEIGHT = 630;

/** The card as SVG: the hand in the middle of a table. */
export function card(hand, { lang, ...situation }) {
  const tiles = handToSvg(hand, {
    lang,
    situation,
    width: 1080,
    tileWidth: 110,
    fontSize: 34,
    colors: { text: '#f6f2e7' },
  });
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(tiles);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#1d4a38"/>
<g transform="translate(${(WIDTH - width) / 2} ${(HEIGHT - height) / 2})">${tiles}</g>
</svg>`;
}

/** Writes `name.svg` and `name.png` to a folder. */
export async function writeCard(folder, name, hand, options) {
  const svg = card(hand, options);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.svg`, svg);
  await writeFile(`${folder}/${name}.png`, new Resvg(svg).render().asPng());
}
