/** A single tile as text. */
import { plainText } from '../input.js';
import type { Tile } from '../types.js';
import { kindOfSign } from './tile-signs.js';
import { kindOf, TILES } from './tiles.js';

/** The one tile that a text is in notation, such as `5b`, `5B` or `🀔`; undefined for any other text. */
export function tileIn(text: string): Tile | undefined {
  // A variation selector picks text or emoji presentation; the tile is the same.
  const plain = plainText(text)
    .trim()
    .replace(/[\ufe0e\ufe0f]$/, '');
  const sign = /^\ud83c(.)$/.exec(plain)?.[1];
  return TILES[sign ? kindOfSign(sign.charCodeAt(0)) : kindOf(plain[1] ? plain.toLowerCase() : plain)];
}

/** The tile that a text is drawn as, such as `5b` for `5B` or `🀔`, and `?` for an unknown one; undefined for any other text. */
export const drawnTileIn = (text: string): string | undefined => (/^\s*[?？]\s*$/.test(text) ? '?' : tileIn(text));
