/**
 * A second implementation of a table's own awards, written from their definition alone. It expands a pattern into every
 * hand it describes, piece by piece, and tries them all.
 *
 * Where the definition leaves something open, the reading taken here is marked with "Open:".
 */
import type { Tile } from '../../src/core/types.js';

// Tiles

const SUITS = ['b', 'c', 'd'] as const;
const HONOURS = [...'ESWNRGB'];
/** Bamboo and green belong together, characters and red, circles and white. */
const DRAGON_OF: Record<string, Tile> = { b: 'G', c: 'R', d: 'B' };

export interface Winds {
  seat: Tile;
  round: Tile;
}

// Declarations

export interface NaiveAmount {
  /** No other double counts beside it. */
  alone?: true;
  /** Flowers and seasons are added to the limit. */
  plusBonus?: true;
  /** For an exposed and for a concealed set. */
  points?: [exposed: number, concealed: number];
  doubles?: number;
  limit?: number;
  /** What the hand is worth, regardless of its other awards. */
  score?: number;
}

export type NaiveScope = 'winner' | 'everyone' | 'losers';

export interface NaiveEach {
  exposure?: 'concealed' | 'exposed';
  kind: 'pung' | 'kong' | 'set' | 'pair' | 'chow' | 'flower' | 'season';
  /** A word, or a class of tiles in brackets. */
  of?: string;
}

export interface NaiveCondition {
  how: 'is' | 'not' | 'calling';
  what: string;
  /** For a number of groups: at least and at most so many of them. */
  count?: [least: number, most: number, each: NaiveEach];
}

export interface NaiveOwnAward {
  amount: NaiveAmount;
  scope: NaiveScope;
  each?: NaiveEach;
  /** The alternatives. */
  tiles?: Item[][];
  conditions: NaiveCondition[];
}

export function readAmount(text: string): NaiveAmount {
  let match: RegExpExecArray | null;
  if (text.endsWith(' alone')) return { ...readAmount(text.slice(0, -' alone'.length)), alone: true };
  if (text.endsWith(' plus bonus')) return { ...readAmount(text.slice(0, -' plus bonus'.length)), plusBonus: true };
  // For which of East's wins: the circumstance says that it is this one.
  if ((match = /^(.*) after \d+$/.exec(text))) return readAmount(match[1]!);
  if (text === 'off') return {};
  if (text === 'limit') return { limit: 1 };
  if ((match = /^(\d+) limits$/.exec(text))) return { limit: Number(match[1]) };
  if (text === 'half limit') return { limit: 1 / 2 };
  if ((match = /^(\d+)\/(\d+) limit$/.exec(text))) return { limit: Number(match[1]) / Number(match[2]) };
  if ((match = /^score (\d+)$/.exec(text))) return { score: Number(match[1]) };
  if ((match = /^(\d+) doubles?$/.exec(text))) return { doubles: Number(match[1]) };
  if ((match = /^(\d+)\/(\d+) points?$/.exec(text))) return { points: [Number(match[1]), Number(match[2])] };
  if ((match = /^(\d+) points?$/.exec(text))) return { points: [Number(match[1]), Number(match[1])] };
  throw new Error(`not an award: ${text}`);
}

type Scoped = Readonly<{ amount: NaiveAmount; scope: NaiveScope }>;
const scopedBy: Record<NaiveScope, Map<string, Scoped>> = {
  winner: new Map(),
  everyone: new Map(),
  losers: new Map(),
};

/** The amount of a declared value and the scope behind it, for built-in awards too. */
export function readScoped(declared: string, usual: NaiveScope): Scoped {
  const read = scopedBy[usual].get(declared);
  if (read) return read;
  const text = declared.replace(/ if .*$/, '');
  const match = /^(.*?) for (winner|everyone|losers)$/.exec(text);
  const amount = readAmount(match?.[1] ?? text);
  const isForWinner = amount.limit !== undefined || amount.score !== undefined;
  const scope = match ? (match[2] as NaiveScope) : isForWinner ? 'winner' : usual;
  scopedBy[usual].set(declared, { amount, scope });
  return { amount, scope };
}

const known = new Map<string, NaiveOwnAward>();

/** Reads `concealed pung of seat-wind`, and the tiles of the hand that may follow. */
function readEach(group: string): [each: NaiveEach, tiles: string | undefined] {
  const match =
    /^(?:(concealed|exposed) )?(pung|kong|set|pair|chow|flower|season)(?: of (\[[^\]]*\]|dragons|winds|seat-wind|round-wind|other-winds|honours|terminals|simples|seat|round))?(?: of (.+))?$/.exec(
      group,
    );
  if (!match) throw new Error(`not a group: ${group}`);
  const each: NaiveEach = { kind: match[2] as NaiveEach['kind'] };
  if (match[1]) each.exposure = match[1] as 'concealed' | 'exposed';
  if (match[3]) each.of = match[3];
  return [each, match[4]];
}

/** Reads conditions: `self-draw, not full-flush, at least 2 kongs`. */
function readConditions(text: string): NaiveCondition[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one): NaiveCondition => {
      const number = /^(?:(not|calling) )?(?!no guest-wind)(no|(?:at least |at most |exactly )?\d) (.+)$/.exec(one);
      if (number) {
        const [each] = readEach(number[3]!.replace(/(pung|kong|set|pair|chow|flower|season)s(?= |$)/, '$1'));
        const times = number[2] === 'no' ? 0 : Number(number[2]!.at(-1));
        const [least, most] = [
          number[2]!.startsWith('at most') ? 0 : times,
          number[2]!.startsWith('at least') ? Infinity : times,
        ];
        const count: NaiveCondition['count'] = [least, most, each];
        return { how: (number[1] ?? 'is') as NaiveCondition['how'], what: one.replace(/^(not|calling) /, ''), count };
      }
      const [, how = 'is', what] = /^(?:(not|calling) )?(\S+|(?:seat-wind|round-wind|no) \S+)$/.exec(one) ?? [];
      if (what === undefined) throw new Error(`not a condition: ${one}`);
      return { how: how as NaiveCondition['how'], what };
    });
}

/** The conditions of a built-in award as it is declared. */
export const conditionsOf = (declared: string): NaiveCondition[] =>
  readConditions(/ if (.*)$/.exec(declared)?.[1] ?? '');

/** Reads a declaration: `20 points for everyone each concealed pung of seat-wind`. */
export function readOwnAward(text: string): NaiveOwnAward {
  const before = known.get(text);
  if (before) return before;
  let rest = text.trim().replace(/\s+/g, ' ');
  const cut = (word: string): string | undefined => {
    const at = rest.indexOf(` ${word} `);
    if (at < 0) return undefined;
    const tail = rest.slice(at + word.length + 2);
    rest = rest.slice(0, at);
    return tail;
  };
  // From the end: conditions, then tiles or groups, then the scope.
  const conditions = readConditions(cut('if') ?? '');
  const group = cut('each');
  let each: NaiveEach | undefined;
  let tiles: string | undefined;
  if (group === undefined) tiles = cut('of');
  else {
    [each, tiles] = readEach(group);
  }
  const award: NaiveOwnAward = { ...readScoped(rest.toLowerCase(), 'winner'), conditions };
  if (each) award.each = each;
  if (tiles !== undefined) award.tiles = tiles.split(' or ').map(readPattern);
  known.set(text, award);
  return award;
}

/** The own awards of a table, by name with its two hyphens. */
export const ownAwardsOf = (rules: Readonly<Record<string, string | number>>): [name: string, award: NaiveOwnAward][] =>
  Object.entries(rules)
    .filter(([id]) => id.startsWith('--'))
    .map(([id, text]) => [id, readOwnAward(String(text))]);

// Patterns

interface Suffix {
  /** How often the item is repeated, each time with any of the tiles it describes. */
  times: number;
  /** Each time with others. */
  different: boolean;
}

export type Item = Suffix &
  (
    | { type: 'run'; pieces: Piece[] }
    /** With `kong`, three tiles of a kong on the table. */
    | { type: 'class'; members: Piece[]; alike: number; kong?: boolean }
    | { type: 'together'; items: Item[] }
  );

/** One tile of a run or one member of a class; in a class, `rank: '*'` is every rank of the suit. */
type Piece = { honour: string } | { own: true } | { dragonOf: string } | { rank: string; suit: string };

/** Reads one alternative: `(kx ky)*7`, `22446688x [19x]{3} [~x]{3}`. */
export function readPattern(text: string): Item[] {
  let at = 0;
  const fail = (): never => {
    throw new Error(`not a pattern at ${at}: ${text}`);
  };
  const suffix = (): Suffix => {
    const match = /^\*(\d+)(!?)/.exec(text.slice(at));
    if (!match) return { times: 1, different: false };
    at += match[0].length;
    return { times: Number(match[1]), different: match[2] === '!' };
  };
  const items = (closing: string): Item[] => {
    const found: Item[] = [];
    for (;;) {
      while (text[at] === ' ') at++;
      if (at >= text.length || text[at] === closing) return found;
      if (text[at] === '(') {
        at++;
        const inside = items(')');
        if (text[at] !== ')') fail();
        at++;
        found.push({ type: 'together', items: inside, ...suffix() });
      } else if (text[at] === '[') {
        const end = text.indexOf(']', at);
        if (end < 0) fail();
        const members = readPieces(text.slice(at + 1, end), true);
        at = end + 1;
        const alike = /^\{(\d)\}(!?)/.exec(text.slice(at));
        if (alike) at += alike[0].length;
        if (alike?.[2]) found.push({ type: 'class', members, alike: 3, kong: true, ...suffix() });
        else found.push({ type: 'class', members, alike: alike ? Number(alike[1]) : 1, ...suffix() });
      } else {
        const [run] = /^[^\s()[\]*{}]+/.exec(text.slice(at)) ?? [fail()];
        at += run!.length;
        found.push({ type: 'run', pieces: readPieces(run!, false), ...suffix() });
      }
    }
  };
  const found = items('');
  if (at < text.length) fail();
  return found;
}

/** Tiles in notation: ranks and their suits, honours, `own` and a suit's dragon. In a class, a suit alone is all its ranks. */
function readPieces(text: string, isClass: boolean): Piece[] {
  const pieces: Piece[] = [];
  let rest = text.replace(/\s+/g, '');
  while (rest) {
    let match: RegExpExecArray | null;
    if ((match = /^own/.exec(rest))) pieces.push({ own: true });
    else if ((match = /^[ESWNRGB]/.exec(rest))) pieces.push({ honour: match[0] });
    else if ((match = /^~([bcdxyz])/.exec(rest))) pieces.push({ dragonOf: match[1]! });
    else if ((match = /^([1-9-]+|[k-w]+)([bcdxyz]+)/.exec(rest))) {
      const ranks = match[1]!.replace(/([1-9])-([1-9])/g, (_, from: string, to: string) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (__, more) => Number(from) + more).join(''),
      );
      // `[19bcd]`: the same ranks in each of the suits. In a run, tiles follow one another.
      for (const suit of match[2]!) for (const rank of ranks) pieces.push({ rank, suit });
      if (!isClass && match[2]!.length > 1) throw new Error(`one suit at a time: ${text}`);
    } else if (isClass && (match = /^[bcdxyz]/.exec(rest))) pieces.push({ rank: '*', suit: match[0] });
    else throw new Error(`not tiles: ${rest}`);
    rest = rest.slice(match[0].length);
  }
  return pieces;
}

// Matching

/** What each letter means: the suits of x, y and z for the whole pattern, the rank of k for an item. */
interface Meaning {
  suits: Record<string, string>;
  own: Tile;
  k?: number;
}

const suitOf = (letter: string, { suits }: Meaning): string => suits[letter] ?? letter;

/** The tiles that a piece can be; none where its rank would be above 9. */
function tilesOf(piece: Piece, meaning: Meaning): Tile[] {
  if ('own' in piece) return [meaning.own];
  if ('honour' in piece) return [piece.honour];
  if ('dragonOf' in piece) return [DRAGON_OF[suitOf(piece.dragonOf, meaning)]!];
  const suit = suitOf(piece.suit, meaning);
  if (piece.rank === '*') return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`);
  if (/\d/.test(piece.rank)) return [`${piece.rank}${suit}`];
  const rank = meaning.k! + piece.rank.charCodeAt(0) - 'k'.charCodeAt(0);
  return rank <= 9 ? [`${rank}${suit}`] : [];
}

const usesK = (item: Item): boolean =>
  item.type === 'together'
    ? item.items.some(usesK)
    : (item.type === 'run' ? item.pieces : item.members).some((piece) => 'rank' in piece && /[k-w]/.test(piece.rank));

const worked = new WeakMap<Item, Map<string, Tile[][]>>();

/** Every choice of tiles for one occurrence of an item. */
function choicesOf(item: Item, meaning: Meaning): Tile[][] {
  const { suits, own, k } = meaning;
  const key = [suits['x'], suits['y'], own, k].join(' ');
  const known = worked.get(item) ?? new Map<string, Tile[][]>();
  worked.set(item, known);
  const before = known.get(key);
  if (before) return before;
  const choices = workOut(item, meaning);
  known.set(key, choices);
  return choices;
}

function workOut(item: Item, meaning: Meaning): Tile[][] {
  // Open: how far a `k` reaches. Here, as far as one item: a run, or what is in one pair of parentheses. Each repetition
  // has a `k` of its own, so that `(kx ky)*7` is seven knitted pairs.
  if (usesK(item) && meaning.k === undefined) {
    const found = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((k) => choicesOf(item, { ...meaning, k }));
    return different(found);
  }
  switch (item.type) {
    case 'run': {
      const tiles = item.pieces.map((piece) => tilesOf(piece, meaning));
      return tiles.some((one) => one.length === 0) ? [] : [tiles.map(([one]) => one!)];
    }
    case 'class':
      return different(
        item.members.flatMap((piece) => tilesOf(piece, meaning)).map((tile) => Array<Tile>(item.alike).fill(tile)),
      );
    case 'together':
      return item.items.reduce<Tile[][]>(
        (made, inner) => made.flatMap((tiles) => repeated(inner, meaning).map((more) => [...tiles, ...more])),
        [[]],
      );
  }
}

/** Without equal choices. */
function different(choices: Tile[][]): Tile[][] {
  const seen = new Set<string>();
  return choices.filter((tiles) => {
    const key = [...tiles].sort().join(' ');
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Every choice for all occurrences of an item, for the few short ones inside parentheses. */
function repeated(item: Item, meaning: Meaning): Tile[][] {
  const choices = choicesOf(item, meaning);
  let made: { from: number; tiles: Tile[] }[] = [{ from: 0, tiles: [] }];
  for (let time = 0; time < item.times; time++)
    made = made.flatMap(({ from, tiles }) =>
      choices
        .map((choice, place) => ({ from: place + (item.different ? 1 : 0), tiles: [...tiles, ...choice], place }))
        .filter(({ place }) => place >= from),
    );
  return made.map(({ tiles }) => tiles);
}

/** Whether tiles can be dealt out among the items, all of both used. Takes tiles from `left`, and puts them back. */
function fits(items: readonly Item[], left: Map<Tile, number>, meaning: Meaning, kongs: readonly Tile[]): boolean {
  const [item, ...later] = items;
  if (!item) return [...left.values()].every((count) => count === 0);
  const choices = choicesOf(item, meaning).filter(
    ([tile]) => item.type !== 'class' || !item.kong || kongs.includes(tile!),
  );
  // The order of repetitions is the same for all: from the first choice on.
  const place = (time: number, from: number): boolean => {
    if (time === item.times) return fits(later, left, meaning, kongs);
    for (let choice = from; choice < choices.length; choice++) {
      const tiles = choices[choice]!;
      let taken = 0;
      while (taken < tiles.length && left.get(tiles[taken]!)) {
        left.set(tiles[taken]!, left.get(tiles[taken]!)! - 1);
        taken++;
      }
      const found = taken === tiles.length && place(time + 1, choice + (item.different ? 1 : 0));
      while (taken > 0) {
        taken--;
        left.set(tiles[taken]!, left.get(tiles[taken]!)! + 1);
      }
      if (found) return true;
    }
    return false;
  };
  return place(0, 0);
}

/** Every way in which x, y and z are three different suits. */
export const suitMeanings: Record<string, string>[] = SUITS.flatMap((x) =>
  SUITS.flatMap((y) => SUITS.filter((z) => x !== y && y !== z && x !== z).map((z) => ({ x, y, z }))),
);

const sizeOfItem = (item: Item): number =>
  item.times *
  (item.type === 'run'
    ? item.pieces.length
    : item.type === 'class'
      ? item.alike
      : item.items.reduce((sum, one) => sum + sizeOfItem(one), 0));

export const sizeOfPattern = (items: readonly Item[]): number => items.reduce((sum, item) => sum + sizeOfItem(item), 0);

/** Whether the tiles of a whole hand, three for each kong, are what one of the alternatives describes. */
export function matchesTiles(
  alternatives: readonly Item[][],
  tiles: readonly Tile[],
  own: Tile,
  kongs: readonly Tile[] = [],
): boolean {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return alternatives.some(
    (items) =>
      sizeOfPattern(items) === tiles.length &&
      meaningsOf(items).some((suits) => {
        const taken = tilesTaken(items, { suits, own });
        return tiles.every((tile) => taken.has(tile)) && fits(items, counts, { suits, own }, kongs);
      }),
  );
}

const meaningsBy = new WeakMap<readonly Item[], Record<string, string>[]>();

/** The meanings of the suits that a pattern names: those that differ in them only. */
function meaningsOf(items: readonly Item[]): Record<string, string>[] {
  const known = meaningsBy.get(items);
  if (known) return known;
  const named = ['x', 'y', 'z'].filter((letter) => JSON.stringify(items).includes(`"${letter}"`));
  const seen = new Set<string>();
  const found = suitMeanings.filter((suits) => {
    const key = named.map((letter) => suits[letter]).join(' ');
    return !seen.has(key) && Boolean(seen.add(key));
  });
  meaningsBy.set(items, found);
  return found;
}

const takenBy = new WeakMap<readonly Item[], Map<string, Set<Tile>>>();

/** Every tile that one of the items can take. */
function tilesTaken(items: readonly Item[], meaning: Meaning): Set<Tile> {
  const key = [meaning.suits['x'], meaning.suits['y'], meaning.own].join(' ');
  const known = takenBy.get(items) ?? new Map<string, Set<Tile>>();
  takenBy.set(items, known);
  const taken = known.get(key) ?? new Set(items.flatMap((item) => choicesOf(item, meaning).flat()));
  known.set(key, taken);
  return taken;
}

/** Every way in which `choose` picks one of the choices of an item: for building hands that match. */
export function dealPattern(
  items: readonly Item[],
  own: Tile,
  suits: Record<string, string>,
  choose: <T>(from: readonly T[]) => T,
): Tile[] | undefined {
  const tiles: Tile[] = [];
  for (const item of items) {
    let choices = choicesOf(item, { suits, own });
    for (let time = 0; time < item.times; time++) {
      if (choices.length === 0) return undefined;
      const chosen = choose(choices);
      tiles.push(...chosen);
      if (item.different) choices = choices.filter((one) => one !== chosen);
    }
  }
  return tiles;
}

// Groups that are counted one by one

/** Whether a tile is in a class named by a word, or written in brackets. */
export function isInClass(tile: Tile, of: string, { seat, round }: Winds): boolean {
  switch (of) {
    case 'dragons':
      return 'RGB'.includes(tile);
    case 'winds':
      return 'ESWN'.includes(tile);
    case 'seat-wind':
      return tile === seat;
    case 'round-wind':
      return tile === round;
    case 'other-winds':
      // Neither the seat nor the round wind.
      return 'ESWN'.includes(tile) && tile !== seat && tile !== round;
    case 'honours':
      return HONOURS.includes(tile);
    case 'terminals':
      return tile.length === 2 && '19'.includes(tile[0]!);
    case 'simples':
      return tile.length === 2 && !'19'.includes(tile[0]!);
    default: {
      if (!of.startsWith('[')) throw new Error(`not a class: ${of}`);
      const members = readPieces(of.slice(1, -1), true);
      // Open: x, y and z in such a class. Here, any suits: a single class gives them nothing to differ from.
      return suitMeanings.some((suits) => members.some((piece) => tilesOf(piece, { suits, own: seat }).includes(tile)));
    }
  }
}
