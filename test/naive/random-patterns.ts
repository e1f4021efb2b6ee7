/** Random patterns of whole hands as text, and hands that are dealt from them: each must match its pattern. */
import type { Tile } from '../../src/core/types.js';
import { dealPattern, readPattern, suitMeanings } from './own-awards.js';
import type { Random } from './random.js';
import { countOf } from './tiles.js';

const below = (random: Random, count: number): number => Math.floor(random() * count);
const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

const suits = [...'bcdxyz'];
const honours = [...'ESWNRGB'];

/** Ranks of one or more suits: `1-7x`, `2468bc`, `x`. */
function members(random: Random): string {
  const letters = [...new Set(Array.from({ length: 1 + below(random, 3) }, () => oneOf(random, suits)))].join('');
  if (random() < 0.2) return letters;
  if (random() < 0.6) {
    const first = 1 + below(random, 6);
    return `${first}-${first + 1 + below(random, 9 - first)}${letters}`;
  }
  return [...'123456789'].filter(() => random() < 0.5).join('') + letters;
}

/** The inside of a class: `1-9xRGB`, `own~x`. */
function classOf(random: Random): string {
  const parts = Array.from({ length: 1 + below(random, 2) }, () => members(random));
  if (random() < 0.3) parts.push(honours.filter(() => random() < 0.6).join(''));
  if (random() < 0.1) parts.push('own');
  if (random() < 0.1) parts.push(`~${oneOf(random, suits)}`);
  return parts.join('');
}

/** Tiles that go together, at most as many as said: `1123x`, `(kx ky)`, `klmb`, `ESWN`. */
function together(random: Random, most: number): [text: string, size: number] {
  const size = 1 + below(random, Math.min(most, 5));
  const letters = [...'klmnop'];
  const tile = [
    () => oneOf(random, [...'123456789']) + oneOf(random, suits),
    () => oneOf(random, letters.slice(0, 3)) + oneOf(random, suits),
    () => oneOf(random, honours),
    () => 'own',
    () => `~${oneOf(random, suits)}`,
  ];
  const kind = oneOf(random, [tile[0]!, tile[0]!, tile[1]!, tile[1]!, tile[2]!, tile[3]!, tile[4]!]);
  const tiles = Array.from({ length: size }, kind);
  return [size > 1 ? `(${tiles.join(' ')})` : tiles[0]!, size];
}

/** A random pattern of fourteen tiles, without alternatives: `[1-9x]{2}*4 (kx ky)*3`. */
export function randomPattern(random: Random): string {
  const items: string[] = [];
  // Some patterns have few items, others one for each tile.
  const mostTimes = oneOf(random, [1, 2, 4, 14]);
  for (let left = 14; left > 0;) {
    let text: string;
    let size: number;
    if (random() < 0.7) {
      size = oneOf(
        random,
        [1, 1, 1, 2, 3, 4].filter((alike) => alike <= left),
      );
      text = `[${classOf(random)}]${size > 1 ? `{${size}}` : ''}`;
    } else [text, size] = together(random, left);
    const times = 1 + below(random, Math.min(mostTimes, Math.floor(left / size)));
    const differ = times > 1 && times < 5 && random() < 0.15;
    items.push(times > 1 ? `${text}*${times}${differ ? '!' : ''}` : text);
    left -= size * times;
  }
  return items.join(' ');
}

/** Fourteen tiles that the pattern describes for a player in the seat of a wind; undefined if chance found none. */
export function dealRandom(pattern: string, own: Tile, random: Random): Tile[] | undefined {
  const items = readPattern(pattern);
  for (let attempt = 0; attempt < 20; attempt++) {
    const tiles = dealPattern(items, own, oneOf(random, suitMeanings), (from) => oneOf(random, from));
    if (tiles && tiles.every((tile) => countOf(tile, tiles) <= 4)) return tiles;
  }
  return undefined;
}
