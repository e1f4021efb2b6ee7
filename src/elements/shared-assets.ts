/** Files that server-rendered elements on a page can share: a style sheet for each element and the faces of all tiles. */
import type { CSSResult, LitElement } from 'lit';
import { tiles } from '../core/index.js';
import { addBonusFaces } from '../render/bonus-faces.js';
import { facePaths } from '../render/faces.js';
import { engrave } from '../render/tile.js';

// Any tile may be drawn at once.
addBonusFaces();

const SVG = 'http://www.w3.org/2000/svg';
/** How the markup of a face starts and ends. */
const FACE = '<svg part="face"';
const END = '</svg>';

/** The properties that hold the colors of the engraving; they are inherited from the tile. */
const INKS = { red: '--_red', green: '--_green', blue: '--_blue', back: '--_pattern' };

/** The name of each face in the file, by its markup in a tile. */
const names = new Map<string, string>();
for (const face of [...tiles, '?', 'back'])
  for (const unnumbered of /\d[fs]/.test(face) ? [false, true] : [false])
    names.set(engrave(face, unnumbered), `${face === '?' ? 'unknown' : face}${unnumbered ? '-unnumbered' : ''}`);

export function facesFile(): string {
  const groups = Array.from(names.values(), (name) => {
    const [face, suffix] = name.split('-');
    const paths = facePaths(face === 'unknown' ? '?' : face!, suffix !== undefined).map(({ colour, d }) => {
      const ink = `var(${INKS[colour]})`;
      return `<path fill="${ink}" stroke="${colour === 'back' ? 'none' : ink}" d="${d}"/>`;
    });
    return `<g id="${name}">${paths.join('')}</g>\n`;
  });
  return `<svg xmlns="${SVG}">\n${groups.join('')}</svg>\n`;
}

/** Replaces the faces in rendered markup by references to the file. */
export function withSharedFaces(markup: string, file: string): string {
  const [before, ...faces] = markup.split(FACE);
  return [
    before,
    ...faces.map((piece) => {
      const end = piece.indexOf(END) + END.length;
      const name = names.get(FACE + piece.slice(0, end));
      return name
        ? `${FACE}${piece.slice(0, piece.indexOf('>') + 1)}<use href="${file}#${name}"></use>${END}${piece.slice(end)}`
        : FACE + piece;
    }),
  ].join('');
}

export function sheetOf(tag: string): string {
  const { elementStyles } = customElements.get(tag) as unknown as typeof LitElement;
  return elementStyles.map((style) => (style as CSSResult).cssText).join('');
}
