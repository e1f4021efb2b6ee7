/** Tiles seen on the table: how they are written, and how many of a kind there can be together with a hand. */
import { HandError, NotationError, shown, type Details } from '../errors.js';
import '../sentences/seen.js';
import { requireKind } from './hand.js';
import { tilesOf } from './tiles-of.js';
import type { Layout } from './layout.js';
import { formatHand, HandText, LONGEST_SEEN } from './notation.js';
import { SUITS } from './suits.js';
import { FLOWERS, KINDS, TILES, copiesIn, copyOfKind, suitOfKind } from './tiles.js';
import type { Situation, Tile } from '../types.js';

/** The tiles in a text, exposed sets included: `(555c) 9d RR`; none in a blank one. @throws {NotationError} */
export const readSeen = (text: string): readonly Tile[] =>
  text.trim() ? tilesOf(new HandText(text, LONGEST_SEEN).hand()) : [];

export function withSeen(situation: Situation, seen: readonly Tile[]): Situation {
  const isBonus = (tile: Tile): boolean => requireKind(tile) >= KINDS;
  const concealed = seen.filter((tile) => !isBonus(tile));
  return seen.length
    ? { ...situation, seen: formatHand({ sets: [], concealed, bonus: seen.filter(isBonus) }) }
    : situation;
}

/** Adds tiles to the copies of each kind; `refuse` throws the error for the first with too many. @throws {HandError} `not-a-tile` */
export function addCopies(copies: Uint8Array, tiles: readonly Tile[], refuse: (details: Details) => never): void {
  for (let index = 0; index < tiles.length; index++) {
    const tile = tiles[index];
    const kind = requireKind(tile);
    const most = kind < KINDS ? 4 : 1;
    if (++copies[kind] <= most) continue;
    const more = tiles.slice(index + 1).filter((other) => other === tile).length;
    refuse({ tile, found: copies[kind] + more, most });
  }
}

/** Adds the tiles seen on the table to a hand. @throws {HandError} `impossible` or `too-many-copies` @throws {TypeError} if not a text */
export function seeTiles(layout: Layout, text: string): void {
  if (typeof text !== 'string') throw new TypeError();
  const { held, seen, bonus } = layout;
  const copies = Uint8Array.from(TILES, (_, kind) =>
    kind < KINDS ? copiesIn(held, kind) : (bonus >> (kind - FLOWERS)) & 1,
  );
  addCopies(copies, tilesSeen(text), (details) => refuse('too-many-copies', { sentence: 'seen-copies', ...details }));
  for (let suit = 0; suit < SUITS; suit++) seen[suit] = -held[suit];
  for (let kind = 0; kind < KINDS; kind++) seen[suitOfKind[kind]] += copies[kind] * copyOfKind[kind];
  layout.seesTiles = true;
}

/** The tiles in a text, whose errors are those of a situation. @throws {HandError} `impossible` */
export function tilesSeen(text: string): readonly Tile[] {
  try {
    return readSeen(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { found, place, most = '' } = error.details;
    const sentence = error.code === 'too-long' ? 'seen-long' : 'seen-text';
    // At the end of a text, nothing is found.
    return refuse('impossible', { sentence, found: found || shown(text), place, most });
  }
}

function refuse(code: 'impossible' | 'too-many-copies', details: Details): never {
  throw new HandError(code, details);
}
