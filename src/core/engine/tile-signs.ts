/** A single tile as text. */
import { plainText } from '../input.js';
import type { Tile } from '../types.js';
import { kindOf, TILES } from './tiles.js';

/** The kinds of U+1F000 onward, encoded as character codes from “0”; Unicode has flower 4 before flower 3. */
export const UNICODE: readonly number[] = [...'KLMNOPQ9:;<=>?@A012345678BCDEFGHIJRSUTVWXY'].map(
  (character) => character.charCodeAt(0) - 48,
);

/** The one tile that a text is in notation, such as `5b`, `5B` or `🀔`; undefined for any other text. */
export function tileIn(text: string): Tile | undefined {
  // A variation selector picks text or emoji presentation; the tile is the same.
  const plain = plainText(text)
    .trim()
    .replace(/[\ufe0e\ufe0f]$/, '');
  const sign = /^\ud83c(.)$/.exec(plain)?.[1];
  return TILES[sign ? UNICODE[sign.charCodeAt(0) - 0xdc00] : kindOf(plain[1] ? plain.toLowerCase() : plain)];
}
