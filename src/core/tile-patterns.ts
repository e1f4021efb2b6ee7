/**
 * Patterns of whole hands, as a table's own awards declare them after `of`: `1123456789x ESWN`, `(kx ky)*7` or
 * `[19x]{3} [x]{2}*7`.
 *
 * A pattern is read once into items. For a choice of suits for x, y and z, an item is a list of options, each a few
 * kinds, of which the hand must hold as many as the item is repeated; the options of all items together are the hand:
 *
 *     [x]{2}*7 for bamboo    options 11b 22b 33b … 99b, seven times
 *     (kx ky)*7              options 1b1c 2b2c … 9b9c, seven times
 *     1123456789x            one option, once
 */
import type { Layout } from './layout.js';
import { DRAGONS, KINDS, TILES, copiesIn, copyOfKind, honourOf, suitOfKind, tilesInSuit } from './tiles.js';
import type { Tile } from './types.js';

/** Refuses a part of a pattern: where it is in the text, and what is wrong; `found` is the number of tiles. */
export type Refuse = (index: number, length: number, sentence: 'bad-tiles' | 'pattern-size', found?: number) => never;

/** A suit by letter: 0–2 for b c d, 3–5 for x y z. */
const SUIT_LETTERS = 'bcdxyz';
const RANK_LETTERS = 'klmnopqrs';

/** One tile, whose suit, rank or wind may not be known yet. */
type Part =
  | { readonly kind: number }
  | { readonly suit: number; readonly rank: number }
  /** A rank counted from the item's own first rank. */
  | { readonly suit: number; readonly after: number }
  | { readonly dragonOf: number }
  | 'own';

/** By letter, the suit that it stands for; x, y and z stand for different ones. */
type Suits = readonly number[];

interface Item {
  /** Tiles that go together, or a class of which each option is one kind, `alike` times. */
  readonly parts: readonly Part[];
  readonly alike: number;
  readonly isClass: boolean;
  readonly times: number;
  /** Every repetition is of another option. */
  readonly differ: boolean;
}

/** One of several hands, and what x, y and z in it can stand for. */
interface Alternative {
  readonly items: readonly Item[];
  readonly meanings: readonly Suits[];
}

export interface TilePattern {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** What is known about the pattern once it is first matched, by the seat's wind. */
  readonly arrangements: Record<number, readonly Arrangement[]>;
}

/** Tiles in a hand. */
const HAND_SIZE = 14;

/** Every copy of nine ranks, three bits each. */
const ALL_RANKS = (1 << 27) - 1;

/** Reads the text of a class such as `13579xy2468zESWN`, without its brackets. */
function readClass(text: string, at: number, refuse: Refuse): Part[] {
  const parts: Part[] = [];
  const match = /~([bcdxyz])|own|((?:[1-9](?:-[1-9])?)*)([bcdxyz]+)|([ESWNRGB])|(.)/gy;
  for (let found = match.exec(text); found; found = match.exec(text)) {
    const [all, dragonOf, ranks, suits, honour, wrong] = found;
    if (wrong !== undefined) return refuse(at + found.index, 1, 'bad-tiles');
    if (dragonOf) parts.push({ dragonOf: SUIT_LETTERS.indexOf(dragonOf) });
    else if (honour) parts.push({ kind: honourOf(honour.charCodeAt(0)) });
    else if (all === 'own') parts.push('own');
    else
      for (const suit of suits) {
        const all9 = ranks || '1-9';
        for (const [, from, to = from] of all9.matchAll(/([1-9])(?:-([1-9]))?/g))
          for (let rank = +from; rank <= +to; rank++) parts.push({ suit: SUIT_LETTERS.indexOf(suit), rank: rank - 1 });
      }
  }
  if (!parts.length) return refuse(at, text.length, 'bad-tiles');
  return parts;
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
  const match = / |(?:\(([^()]*)\)|\[([^[\]]*)\](?:\{([1-4])\})?|([^ ()[\]{}*!]+))(?:\*(\d{1,2})(!)?)?(?= |$)|(.)/gy;
  for (let found = match.exec(text); found; found = match.exec(text)) {
    const [all, together, ofClass, alike = '1', bare, times = '1', differ, wrong] = found;
    if (wrong !== undefined) return refuse(at + found.index, text.slice(found.index).split(' ')[0].length, 'bad-tiles');
    if (all === ' ') continue;
    const start = at + found.index + (bare === undefined ? 1 : 0);
    const isClass = ofClass !== undefined;
    const parts = isClass ? readClass(ofClass, start, refuse) : readTogether(together ?? bare, start, refuse);
    const item: Item = { parts, alike: +alike, isClass, times: +times, differ: differ !== undefined };
    if (!parts.length || !item.times) return refuse(at + found.index, all.length, 'bad-tiles');
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
  return { text: text.replace(/\s+/g, ' '), alternatives, arrangements: {} };
}

/**
 * Reads the tiles of a class for single groups, such as `[2468b]`: whether a kind belongs to it, for a player in the
 * seat of a wind. There is no other suit to differ from, so x, y and z are any suit.
 */
export function readKinds(text: string, refuse: Refuse): (kind: number, seat: number) => boolean {
  const parts = readClass(text, 0, refuse);
  const meanings = meaningsOf(text);
  return (kind, seat) => parts.some((part) => meanings.some((suits) => resolve(part, suits, seat, 0) === kind));
}

/** An item for one choice of suits: the options that it can be, each as kinds. */
interface Choice {
  readonly options: readonly (readonly number[])[];
  readonly times: number;
  readonly differ: boolean;
}

interface Arrangement {
  readonly choices: readonly Choice[];
  /** By suit, every copy of the kinds that no option contains; and the kinds that every match contains. */
  readonly excluded: Int32Array;
  readonly required: readonly number[];
  /** By suit, the least and the greatest number of its tiles in a match. */
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** A tile as a kind, or -1 if there is none of that rank. */
function resolve(part: Part, suits: Suits, seat: number, first: number): number {
  if (part === 'own') return seat;
  if ('kind' in part) return part.kind;
  // Bamboo goes with green, characters with red, circles with white.
  if ('dragonOf' in part) return DRAGONS + [1, 0, 2][suits[part.dragonOf]];
  const rank = 'rank' in part ? part.rank : first + part.after;
  return rank > 8 ? -1 : suits[part.suit] * 9 + rank;
}

function choiceOf({ parts, alike, isClass, times, differ }: Item, suits: Suits, seat: number): Choice {
  if (isClass) {
    const kinds = new Set(parts.map((part) => resolve(part, suits, seat, 0)));
    return { options: [...kinds].map((kind) => Array<number>(alike).fill(kind)), times, differ };
  }
  const isRelative = parts.some((part) => part !== 'own' && 'after' in part);
  const options: number[][] = [];
  for (let first = 0; first < (isRelative ? 9 : 1); first++) {
    const kinds = parts.map((part) => resolve(part, suits, seat, first));
    if (!kinds.includes(-1)) options.push(kinds);
  }
  return { options, times, differ };
}

/** By suit, the least or the greatest number of tiles that options have together. */
const sizesIn = (choices: readonly Choice[], pick: (...sizes: number[]) => number): number[] =>
  [0, 1, 2, 3].map((suit) =>
    choices.reduce((sum, { options, times }) => {
      const sizes = options.map((kinds) => kinds.filter((kind) => suitOfKind[kind] === suit).length);
      return sum + times * pick(...sizes);
    }, 0),
  );

const arrangementsFor = (pattern: TilePattern, seat: number): readonly Arrangement[] =>
  (pattern.arrangements[seat] ??= pattern.alternatives.flatMap(({ items, meanings }) =>
    meanings.map((suits) => {
      const choices = items.map((item) => choiceOf(item, suits, seat));
      const excluded = Int32Array.of(ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS);
      for (const kind of choices.flatMap(({ options }) => options.flat()))
        excluded[suitOfKind[kind]] &= ~(copyOfKind[kind] * 7);
      const required = [...new Set(choices.flatMap(({ options }) => (options.length === 1 ? options[0] : [])))];
      return { choices, excluded, required, least: sizesIn(choices, Math.min), most: sizesIn(choices, Math.max) };
    }),
  ));

/** The copies of each kind in a hand, with kongs counted as three tiles. */
function countTiles({ held, sets, declared }: Layout): Int8Array {
  const counts = new Int8Array(KINDS).map((_, kind) => copiesIn(held, kind));
  for (let set = 0; set < declared; set++) if ((sets[set] & 3) === 2) counts[sets[set] >> 3]--;
  return counts;
}

/** A search is given up after this many steps: no reasonable pattern needs a tenth of them. */
const MOST_STEPS = 4000;

/** Whether the tiles of a hand are exactly a pattern. */
export function matches(pattern: TilePattern, layout: Layout): boolean {
  const arrangements = arrangementsFor(pattern, layout.seat);
  let counts: Int8Array | undefined;
  for (const arrangement of arrangements) {
    if (!mayMatch(arrangement, layout)) continue;
    counts ??= countTiles(layout);
    if (covers(arrangement, counts)) return true;
  }
  return false;
}

/** Whether one more tile might make a hand a pattern: it holds no other tile, and lacks at most one that is needed. */
export const mayComplete = (pattern: TilePattern, layout: Layout): boolean =>
  arrangementsFor(pattern, layout.seat).some((arrangement) => mayMatch(arrangement, layout, 1));

/**
 * Rules out hands of another size, and most others without a search: by their suits, a tile that no option contains, or
 * one that every match has.
 */
function mayMatch({ excluded, required, least, most }: Arrangement, { held, kongs }: Layout, lacking = 0): boolean {
  let all = lacking - kongs;
  for (let suit = 0; suit < held.length; suit++) {
    if (held[suit] & excluded[suit]) return false;
    const size = tilesInSuit(held[suit]);
    if (size > most[suit] + kongs || size < least[suit] - lacking) return false;
    all += size;
  }
  if (all !== HAND_SIZE) return false;
  for (let index = 0; index < required.length; index++) {
    const kind = required[index];
    if (!copiesIn(held, kind) && --lacking < 0) return false;
  }
  return true;
}

/** Whether the options cover the tiles of a whole hand: the lowest tile left always belongs to some option. */
function covers({ choices }: Arrangement, counts: Int8Array): boolean {
  const left = choices.map(({ times }) => times);
  const taken = choices.map(() => new Set<number>());
  let steps = MOST_STEPS;
  const search = (from: number, size: number): boolean => {
    if (size === 0) return true;
    if (steps === 0) return false;
    steps--;
    while (!counts[from]) from++;
    for (let index = 0; index < choices.length; index++) {
      const { options, differ } = choices[index];
      if (!left[index]) continue;
      for (let place = 0; place < options.length; place++) {
        const option = options[place];
        if (!option.includes(from) || (differ && taken[index].has(place))) continue;
        for (const kind of option) counts[kind]--;
        if (option.every((kind) => counts[kind] >= 0)) {
          left[index]--;
          taken[index].add(place);
          if (search(from, size - option.length)) return true;
          taken[index].delete(place);
          left[index]++;
        }
        for (const kind of option) counts[kind]++;
      }
    }
    return false;
  };
  return search(0, HAND_SIZE);
}

/** The tiles that a hand lacks for the nearest match of a pattern; empty if it matches. */
export function missingFor(pattern: TilePattern, layout: Layout): Tile[] {
  const counts = countTiles(layout);
  let best: number[] | undefined;
  for (const { choices } of arrangementsFor(pattern, layout.seat)) {
    const found = nearest(choices, counts, best?.length ?? HAND_SIZE + 1);
    if (found) best = found;
  }
  return (best ?? []).sort((one, other) => one - other).map((kind) => TILES[kind]);
}

/** The fewest missing kinds below a bound, as far as a bounded search finds them; undefined if there are not fewer. */
function nearest(choices: readonly Choice[], counts: Int8Array, bound: number): number[] | undefined {
  const costOf = (option: readonly number[]): number => lackingIn(option, counts).length;
  // The options that lack least are tried first, and the items that take most tiles at once.
  const places = choices
    .map((choice) => ({ ...choice, options: [...choice.options].sort((one, other) => costOf(one) - costOf(other)) }))
    .flatMap((choice) => Array.from({ length: choice.times }, () => choice))
    .sort((one, other) => other.options[0].length - one.options[0].length);
  const missing: number[] = [];
  let best: number[] | undefined;
  let steps = MOST_STEPS;
  const search = (place: number, from: number): void => {
    if (missing.length >= bound) return;
    if (place === places.length) {
      best = missing.slice();
      bound = best.length;
      return;
    }
    const choice = places[place];
    // Repetitions of an item are tried in the order of its options, so that each combination is tried once.
    for (let index = from; index < choice.options.length; index++) {
      if (steps === 0) return;
      steps--;
      const option = choice.options[index];
      const lacking = lackingIn(option, counts);
      for (const kind of option) counts[kind]--;
      missing.push(...lacking);
      search(place + 1, places[place + 1] === choice ? index + +choice.differ : 0);
      missing.length -= lacking.length;
      for (const kind of option) counts[kind]++;
    }
  };
  search(0, 0);
  return best;
}

/** The kinds of an option that are not among the tiles left. */
function lackingIn(option: readonly number[], counts: Int8Array): number[] {
  const lacking: number[] = [];
  for (const kind of option) if (--counts[kind] < 0) lacking.push(kind);
  for (const kind of option) counts[kind]++;
  return lacking;
}
