/**
 * Patterns of whole hands, as a table's own awards declare them after `of`: `1123456789x ESWN`, `(kx ky)*7` or
 * `[19x]{3} [x]{2}*7`. A pattern is read here into items; `arrangements.ts` makes them tiles, and `match-tiles.ts`
 * compares hands with them.
 */
import { DRAGONS, KINDS, honourOf } from '../engine/tiles.js';

/** Refuses a part of a pattern: where it is in the text, and what is wrong; `found` is the number of tiles. */
export type Refuse = (index: number, length: number, sentence: 'bad-tiles' | 'pattern-size', found?: number) => never;

/** A suit by letter: 0–2 for b c d, 3–5 for x y z. */
const SUIT_LETTERS = 'bcdxyz';
const RANK_LETTERS = 'klmnopqrs';

/** One tile; its suit, its rank or the player's wind may be a variable. */
export type Part =
  | { readonly kind: number }
  | { readonly suit: number; readonly rank: number }
  /** A rank counted from the item's own first rank. */
  | { readonly suit: number; readonly after: number }
  | { readonly dragonOf: number }
  | 'own';

/** By letter, the suit that it stands for; x, y and z stand for different ones. */
export type Suits = readonly number[];

export interface Item {
  /** Tiles that go together, or a class of which each option is one kind, `alike` times. */
  readonly parts: readonly Part[];
  readonly alike: number;
  readonly isClass: boolean;
  /** A declared kong, of which three tiles count. */
  readonly isKong: boolean;
  readonly times: number;
  /** Every repetition is of another option. */
  readonly differ: boolean;
}

/** One of several hands, and what x, y and z in it can stand for. */
export interface Alternative {
  readonly items: readonly Item[];
  readonly meanings: readonly Suits[];
}

export interface TilePattern {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
}

/** Tiles in a hand. */
export const HAND_SIZE = 14;

/** Reads the text of a class such as `13579xy2468zESWN`, without its brackets. */
function readClass(text: string, at: number, refuse: Refuse): Part[] {
  // A class may name a tile many times.
  const parts = new Map<string, Part>();
  const match = /~([bcdxyz])|own|((?:[1-9](?:-[1-9])?)*)([bcdxyz]+)|([ESWNRGB])|(.)/gy;
  for (let found = match.exec(text); found; found = match.exec(text)) {
    const [all, dragonOf, ranks, suits, honour, wrong] = found;
    if (wrong !== undefined) return refuse(at + found.index, 1, 'bad-tiles');
    if (dragonOf) parts.set(all, { dragonOf: SUIT_LETTERS.indexOf(dragonOf) });
    else if (honour) parts.set(all, { kind: honourOf(honour.charCodeAt(0)) });
    else if (all === 'own') parts.set(all, 'own');
    else
      for (const suit of new Set(suits))
        for (const [, from, to = from] of (ranks || '1-9').matchAll(/([1-9])(?:-([1-9]))?/g))
          for (let rank = +from; rank <= +to; rank++)
            parts.set(rank + suit, { suit: SUIT_LETTERS.indexOf(suit), rank: rank - 1 });
  }
  if (!parts.size) return refuse(at, text.length, 'bad-tiles');
  return [...parts.values()];
}

/** Reads tiles that go together, such as `123x`, `ESWN` or `klmx`. */
function readTogether(text: string, at: number, refuse: Refuse): Part[] {
  const parts: Part[] = [];
  const match = / |~([bcdxyz])|own|([1-9]+)([bcdxyz])|([k-s]+)([bcdxyz])|([ESWNRGB])|(.)/gy;
  for (let found = match.exec(text); found; found = match.exec(text)) {
    const [all, dragonOf, ranks, suit, letters, letterSuit, honour, wrong] = found;
    if (wrong !== undefined) return refuse(at + found.index, 1, 'bad-tiles');
    if (dragonOf) parts.push({ dragonOf: SUIT_LETTERS.indexOf(dragonOf) });
    else if (honour) parts.push({ kind: honourOf(honour.charCodeAt(0)) });
    else if (all === 'own') parts.push('own');
    else if (ranks) for (const rank of ranks) parts.push({ suit: SUIT_LETTERS.indexOf(suit), rank: +rank - 1 });
    else if (letters)
      for (const letter of letters)
        parts.push({ suit: SUIT_LETTERS.indexOf(letterSuit), after: RANK_LETTERS.indexOf(letter) });
  }
  return parts;
}

/** Reads one alternative, in which every blank is a space. */
function readItems(text: string, at: number, refuse: Refuse): Item[] {
  const items: Item[] = [];
  let size = 0;
  const match =
    / |(?:\(([^()]*)\)|\[([^[\]]*)\](?:\{([1-4])\}(!)?)?|([^ ()[\]{}*!]+))(?:\*(\d{1,2})(!)?)?(?= |$)|(.)/gy;
  for (let found = match.exec(text); found; found = match.exec(text)) {
    const [all, together, ofClass, alike = '1', kong, bare, times = '1', differ, wrong] = found;
    if (wrong !== undefined) return refuse(at + found.index, text.slice(found.index).split(' ')[0].length, 'bad-tiles');
    if (all === ' ') continue;
    const start = at + found.index + (bare === undefined ? 1 : 0);
    const isClass = ofClass !== undefined;
    const parts = isClass ? readClass(ofClass, start, refuse) : readTogether(together ?? bare, start, refuse);
    const isKong = kong !== undefined;
    const item: Item = {
      parts,
      alike: isKong ? 3 : +alike,
      isClass,
      isKong,
      times: +times,
      differ: differ !== undefined,
    };
    if (!parts.length || !item.times || (isKong && alike !== '4'))
      return refuse(at + found.index, all.length, 'bad-tiles');
    size += (isClass ? item.alike : parts.length) * item.times;
    items.push(item);
  }
  if (size !== HAND_SIZE) return refuse(at, text.length, 'pattern-size', size);
  return items;
}

/** Everything that the letters of a text can stand for: for each of x, y and z in it, every suit that no other has. */
function meaningsOf(text: string): Suits[] {
  let meanings: Suits[] = [[0, 1, 2]];
  for (const letter of new Set(text.match(/[xyz]/g)))
    meanings = meanings.flatMap((suits) =>
      [0, 1, 2]
        .filter((suit) => !suits.includes(suit, 3))
        .map((suit) => Object.assign([...suits], { [SUIT_LETTERS.indexOf(letter)]: suit })),
    );
  return meanings;
}

/** Reads a pattern: alternatives separated by `or`. */
export function readPattern(text: string, refuse: Refuse): TilePattern {
  const alternatives: Alternative[] = [];
  let at = 0;
  for (const alternative of text.replace(/\s/g, ' ').split(' or ')) {
    alternatives.push({ items: readItems(alternative, at, refuse), meanings: meaningsOf(alternative) });
    at += alternative.length + ' or '.length;
  }
  return { text: text.replace(/\s+/g, ' '), alternatives };
}

/**
 * Reads the tiles of a class for single groups, such as `[2468b]`: whether a kind belongs to it, for a player in the
 * seat of a wind. As a single group has no other suit to differ from, x, y and z stand for any suit.
 */
export function readKinds(text: string, refuse: Refuse): (kind: number, seat: number) => boolean {
  const parts = readClass(text, 0, refuse);
  const members = new Uint8Array(KINDS);
  for (const part of parts)
    if (part !== 'own') for (const suits of meaningsOf(text)) members[resolve(part, suits, 0, 0)] = 1;
  const hasOwn = parts.includes('own');
  return (kind, seat) => members[kind] === 1 || (hasOwn && kind === seat);
}

/** A tile as a kind, or -1 if there is none of that rank. `first` is the rank that k stands for, from 0. */
export function resolve(part: Part, suits: Suits, seat: number, first: number): number {
  if (part === 'own') return seat;
  if ('kind' in part) return part.kind;
  // Bamboo goes with green, characters with red, circles with white.
  if ('dragonOf' in part) return DRAGONS + [1, 0, 2][suits[part.dragonOf]];
  const rank = 'rank' in part ? part.rank : first + part.after;
  return rank > 8 ? -1 : suits[part.suit] * 9 + rank;
}
