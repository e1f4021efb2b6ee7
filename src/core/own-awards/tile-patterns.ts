/** Patterns of whole hands, such as `(kx ky)*7`, read into items; `arrangements.ts` makes them tiles, and `match-tiles.ts` compares hands. */
import { DRAGONS, KINDS, copyOfKind, honourOf } from '../engine/tiles.js';

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

/** Single tiles, which are the same in every class: by letter and rank, dragons by the letter of their suit, honours by kind. */
const inSuits: readonly (readonly Part[])[] = [...SUIT_LETTERS].map((_, suit) =>
  Array.from({ length: 9 }, (__, rank) => ({ suit, rank })),
);
const dragons: readonly Part[] = inSuits.map((_, dragonOf) => ({ dragonOf }));
const honours: readonly Part[] = Array.from({ length: KINDS }, (_, kind) => ({ kind }));

/** By letter, the suit that it stands for; x, y and z stand for different ones. */
export type Suits = readonly number[];

/** What an item can take, before x, y, z and the seat are known. Ranks and honours have three bits each, for all copies. */
export interface Reach {
  /** By the letter of a suit, the ranks, and how many of the tiles that go together are of that suit. */
  readonly ranks: Int32Array;
  readonly sizes: Int32Array;
  honours: number;
  /** The letters of the suits of which it can take the dragon, and whether it can take the player’s wind. */
  readonly dragonsOf: number[];
  hasOwn: boolean;
  /** How many of the tiles that go together are honours. */
  honourSize: number;
}

export interface Item {
  /** Tiles that go together, or a class of which each option is one kind, `alike` times. */
  readonly parts: readonly Part[];
  readonly alike: number;
  readonly isClass: boolean;
  /** A declared kong, of which three tiles count. */
  readonly isKong: boolean;
  times: number;
  /** Every repetition is of another option. */
  readonly differ: boolean;
  readonly reach: Reach;
}

/** One of several hands, and what x, y and z in it can stand for, without what describes the same hands again. */
export interface Alternative {
  readonly items: readonly Item[];
  readonly meanings: readonly Suits[];
}

export interface TilePattern {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
}

export const HAND_SIZE = 14;

export const ALL_COPIES = 7;

/** Reads the text of a class such as `13579xy2468zESWN`, without its brackets. */
function readClass(text: string, at: number, refuse: Refuse): Part[] {
  // A class may name a tile many times.
  const parts = new Set<Part>();
  for (const found of text.matchAll(/~([bcdxyz])|own|((?:[1-9](?:-[1-9])?)*)([bcdxyz]+)|([ESWNRGB])|(.)/gy)) {
    const [all, dragonOf, ranks, suits, honour, wrong] = found;
    if (wrong !== undefined) return refuse(at + found.index, 1, 'bad-tiles');
    if (dragonOf) parts.add(dragons[SUIT_LETTERS.indexOf(dragonOf)]);
    else if (honour) parts.add(honours[honourOf(honour.charCodeAt(0))]);
    else if (all === 'own') parts.add('own');
    else
      for (const suit of new Set(suits))
        for (const [, from, to = from] of (ranks || '1-9').matchAll(/([1-9])(?:-([1-9]))?/g))
          for (let rank = +from; rank <= +to; rank++) parts.add(inSuits[SUIT_LETTERS.indexOf(suit)][rank - 1]);
  }
  if (!parts.size) return refuse(at, text.length, 'bad-tiles');
  return [...parts];
}

/** Reads tiles that go together, such as `123x`, `ESWN` or `klmx`. */
function readTogether(text: string, at: number, refuse: Refuse): Part[] {
  const parts: Part[] = [];
  for (const found of text.matchAll(/ |~([bcdxyz])|own|([1-9]+)([bcdxyz])|([k-s]+)([bcdxyz])|([ESWNRGB])|(.)/gy)) {
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

function reachOf(parts: readonly Part[]): Reach {
  const reach: Reach = {
    ranks: new Int32Array(6),
    sizes: new Int32Array(6),
    honours: 0,
    dragonsOf: [],
    hasOwn: false,
    honourSize: 0,
  };
  const last = Math.max(0, ...parts.map((part) => (part !== 'own' && 'after' in part ? part.after : 0)));
  for (const part of parts) {
    if (part !== 'own' && 'suit' in part) {
      const [from, to] = 'rank' in part ? [part.rank, part.rank] : [part.after, part.after + 8 - last];
      for (let rank = from; rank <= to; rank++) reach.ranks[part.suit] |= ALL_COPIES << (rank * 3);
      reach.sizes[part.suit]++;
      continue;
    }
    reach.honourSize++;
    if (part === 'own') reach.hasOwn = true;
    else if ('dragonOf' in part) reach.dragonsOf.push(part.dragonOf);
    else reach.honours |= copyOfKind[part.kind] * ALL_COPIES;
  }
  return reach;
}

/** Reads one alternative, in which every blank is a space. Items that are written alike are one. */
function readItems(text: string, at: number, refuse: Refuse): Item[] {
  const items = new Map<string, Item>();
  let size = 0;
  const written =
    / |(?:\(([^()]*)\)|\[([^[\]]*)\](?:\{([1-4])\}(!)?)?|([^ ()[\]{}*!]+))(?:\*(\d{1,2})(!)?)?(?= |$)|(.)/gy;
  for (const found of text.matchAll(written)) {
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
      reach: reachOf(parts),
    };
    if (!parts.length || !item.times || (isKong && alike !== '4'))
      return refuse(at + found.index, all.length, 'bad-tiles');
    size += (isClass ? item.alike : parts.length) * item.times;
    const what = differ ? `${items.size}!` : all.split('*')[0];
    const equal = items.get(what);
    if (equal) equal.times += item.times;
    else items.set(what, item);
  }
  if (size !== HAND_SIZE) return refuse(at, text.length, 'pattern-size', size);
  return [...items.values()];
}

/** A tile that goes together with others, as a number, with a letter in place of another one. */
function codeOf(part: Part, swapped: (letter: number) => number): number {
  if (part === 'own') return 0;
  if ('kind' in part) return 1 + part.kind;
  if ('dragonOf' in part) return 100 + swapped(part.dragonOf);
  return 200 + swapped(part.suit) * 20 + ('rank' in part ? part.rank : 10 + part.after);
}

/** Everything that items describe as one text, with each letter replaced as `swapped` says. */
const described = (items: readonly Item[], swapped: (letter: number) => number): string =>
  items
    .map(({ parts, isClass, isKong, alike, times, differ, reach: { honours, ranks } }) => {
      const single = parts.filter((part) => !isClass || part === 'own' || 'dragonOf' in part);
      const codes = single.map((part) => codeOf(part, swapped)).sort((one, other) => one - other);
      const reach = ranks.map((_, letter) => ranks[swapped(letter)]);
      return [isClass, isKong, alike, times, differ, parts.length, honours, reach, codes].join();
    })
    .sort()
    .join('; ');

/** Whether items describe the same hands if two letters are exchanged. */
const areAlike = (items: readonly Item[], one: number, other: number): boolean =>
  described(items, (letter) => (letter === one ? other : letter === other ? one : letter)) ===
  described(items, (letter) => letter);

/** What letters can stand for, without those meanings that exchange two letters which are alike. */
function differentMeanings(text: string, items: readonly Item[]): Suits[] {
  const all = meaningsOf(text);
  if (all.length < 6) return all;
  const letters = [3, 4, 5].filter((letter) => text.includes(SUIT_LETTERS[letter]));
  const pairs = letters.flatMap((one, place) => letters.slice(place + 1).map((other) => [one, other] as const));
  const alike = pairs.filter(([one, other]) => areAlike(items, one, other));
  return all.filter((suits) => alike.every(([one, other]) => suits[one] < suits[other]));
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

/** The patterns that were read last, so that awards and profiles with the same tiles share what is found out about them. */
const known = new Map<string, TilePattern>();
const MOST_KNOWN = 128;

/** Reads a pattern: alternatives separated by `or`. */
export function readPattern(written: string, refuse: Refuse): TilePattern {
  const text = written.replace(/\s+/g, ' ');
  let pattern = known.get(text);
  // The latest is the last one.
  if (pattern) known.delete(text);
  else pattern = { text, alternatives: readAlternatives(written, refuse) };
  known.set(text, pattern);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  return pattern;
}

function readAlternatives(text: string, refuse: Refuse): Alternative[] {
  const alternatives: Alternative[] = [];
  let at = 0;
  for (const alternative of text.replace(/\s/g, ' ').split(' or ')) {
    const items = readItems(alternative, at, refuse);
    alternatives.push({ items, meanings: differentMeanings(alternative, items) });
    at += alternative.length + ' or '.length;
  }
  return alternatives;
}

/** Reads a class for single groups, such as `[2468b]`: whether a kind belongs to it for a player in a seat. Here x, y and z stand for any suit. */
export function readKinds(text: string, refuse: Refuse): (kind: number, seat: number) => boolean {
  const parts = readClass(text, 0, refuse);
  const members = new Uint8Array(KINDS);
  for (const part of parts)
    if (part !== 'own') for (const suits of meaningsOf(text)) members[resolve(part, suits, 0, 0)] = 1;
  const hasOwn = parts.includes('own');
  return (kind, seat) => members[kind] === 1 || (hasOwn && kind === seat);
}

/** The dragon that goes with a suit: green with bamboo, red with characters, white with circles. */
export const dragonOf = (suit: number): number => DRAGONS + [1, 0, 2][suit];

/** A tile as a kind, or -1 if there is none of that rank. `first` is the rank that k stands for, from 0. */
export function resolve(part: Part, suits: Suits, seat: number, first: number): number {
  if (part === 'own') return seat;
  if ('kind' in part) return part.kind;
  if ('dragonOf' in part) return dragonOf(suits[part.dragonOf]);
  const rank = 'rank' in part ? part.rank : first + part.after;
  return rank > 8 ? -1 : suits[part.suit] * 9 + rank;
}
