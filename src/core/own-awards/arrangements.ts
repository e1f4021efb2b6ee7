/**
 * The hands that a pattern describes, for one choice of suits for x, y and z and one seat. An item is then a list of
 * options, each a few kinds, of which a hand holds as many as the item is repeated; the options of all items together
 * are the hand:
 *
 *     [x]{2}*7 for bamboo    options 11b 22b 33b … 99b, seven times
 *     (kx ky)*7              options 1b1c 2b2c … 9b9c, seven times
 *     1123456789x            one option, once
 */
import { HAND_SIZE, resolve, type Item, type Suits, type TilePattern } from './tile-patterns.js';
import { KINDS, copyOfKind, suitOfKind } from '../engine/tiles.js';

/** One thing that an item can be. */
export interface Option {
  /** Its kinds, each once, and how many copies of each it takes. */
  readonly kinds: readonly number[];
  readonly copies: readonly number[];
  /** The number of its tiles. */
  readonly size: number;
}

/** An item, or several that have the same options. */
export interface Choice {
  readonly options: readonly Option[];
  readonly times: number;
  /** Each time another option. */
  readonly differ: boolean;
  /** Its tiles are a declared kong, of which three count. */
  readonly isKong: boolean;
}

export interface Arrangement {
  /** Choices whose options are several tiles, those with the fewest options first. */
  readonly groups: readonly Choice[];
  /** Choices whose options are single tiles, and for each of them, by kind, whether it may take one. */
  readonly singles: readonly Choice[];
  readonly members: Uint8Array;
  /** By suit, every copy of the kinds that no option contains; and the kinds that every match contains. */
  readonly excluded: Int32Array;
  readonly required: readonly number[];
  /** By suit, the least and the greatest number of its tiles in a match. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** How many kongs a match has at least. */
  readonly kongs: number;
  /** By kind, the greatest number of its copies in a match. */
  readonly mostOfKind: Int8Array;
}

/** Every copy of nine ranks, three bits each. */
const ALL_RANKS = (1 << 27) - 1;

function optionOf(all: readonly number[]): Option {
  const kinds = [...new Set(all)].sort((one, other) => one - other);
  return { kinds, copies: kinds.map((kind) => all.filter((other) => other === kind).length), size: all.length };
}

const keyOf = ({ kinds, copies }: Option): string => kinds.map((kind, place) => `${kind}×${copies[place]}`).join();

/** The options of an item, each once; none with more copies of a kind than there are. */
function optionsOf({ parts, alike, isClass }: Item, suits: Suits, seat: number): Option[] {
  const isRelative = !isClass && parts.some((part) => part !== 'own' && 'after' in part);
  const tiles = isClass
    ? parts.map((part) => Array<number>(alike).fill(resolve(part, suits, seat, 0)))
    : Array.from({ length: isRelative ? 9 : 1 }, (_, first) => parts.map((part) => resolve(part, suits, seat, first)));
  const options = tiles.filter((kinds) => !kinds.includes(-1)).map(optionOf);
  return [...new Map(options.map((option) => [keyOf(option), option])).values()].filter(({ copies }) =>
    copies.every((count) => count <= 4),
  );
}

/** By suit, the least or the greatest number of tiles that options have together. */
const sizesIn = (choices: readonly Choice[], pick: (...sizes: number[]) => number): number[] =>
  [0, 1, 2, 3].map((suit) =>
    choices.reduce((sum, { options, times }) => {
      const sizes = options.map(({ kinds, copies }) =>
        kinds.reduce((size, kind, place) => (suitOfKind[kind] === suit ? size + copies[place] : size), 0),
      );
      return sum + times * pick(...sizes);
    }, 0),
  );

/** The choices of a pattern's items, with equal ones joined; undefined if no hand can match them. */
function choicesOf(items: readonly Item[], suits: Suits, seat: number): Map<string, Choice> | undefined {
  const choices = new Map<string, Choice>();
  for (const item of items) {
    const { times, differ, isKong } = item;
    const options = optionsOf(item, suits, seat);
    if (options.length < (differ ? times : 1)) return undefined;
    const key = (isKong ? 'kong ' : '') + options.map(keyOf).sort().join('|');
    const equal = differ ? undefined : choices.get(key);
    choices.set(differ ? `${choices.size}!${key}` : key, {
      options,
      times: times + (equal?.times ?? 0),
      differ,
      isKong,
    });
  }
  return choices;
}

function arrangementOf(choices: readonly Choice[]): Arrangement {
  const groups = choices.filter(({ options }) => options[0].size > 1);
  const singles = choices.filter(({ options }) => options[0].size === 1);
  const members = new Uint8Array(singles.length * KINDS);
  singles.forEach(({ options }, place) => options.forEach(({ kinds }) => (members[place * KINDS + kinds[0]] = 1)));
  const excluded = Int32Array.of(ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS);
  const mostOfKind = new Int8Array(KINDS);
  for (const { options, times, differ } of choices) {
    const most = new Int8Array(KINDS);
    for (const { kinds, copies } of options)
      kinds.forEach((kind, place) => {
        excluded[suitOfKind[kind]] &= ~(copyOfKind[kind] * 7);
        most[kind] = Math.min(
          HAND_SIZE,
          differ ? most[kind] + copies[place] : Math.max(most[kind], copies[place] * times),
        );
      });
    most.forEach((count, kind) => {
      mostOfKind[kind] = Math.min(HAND_SIZE, mostOfKind[kind] + count);
    });
  }
  return {
    groups: groups.sort((one, other) => one.options.length - other.options.length),
    singles,
    members,
    excluded,
    required: [...new Set(choices.flatMap(({ options }) => (options.length === 1 ? options[0].kinds : [])))],
    least: sizesIn(choices, Math.min),
    most: sizesIn(choices, Math.max),
    kongs: choices.reduce((sum, { isKong, times }) => (isKong ? sum + times : sum), 0),
    mostOfKind,
  };
}

/** Every arrangement of a pattern for a player in the seat of a wind, each once. */
export function arrangementsOf({ alternatives }: TilePattern, seat: number): Arrangement[] {
  const found = new Map<string, Choice[]>();
  for (const { items, meanings } of alternatives)
    for (const suits of meanings) {
      const choices = choicesOf(items, suits, seat);
      if (!choices) continue;
      const key = [...choices].map(([text, { times }]) => `${text.replace(/^\d+!/, '!')}*${times}`);
      found.set(key.sort().join(' '), [...choices.values()]);
    }
  return [...found.values()].map(arrangementOf);
}
