/**
 * A second scorer that shares nothing with the package but the shape of its data. It tries everything and optimizes
 * nothing, so that each line can be held against a sentence of the rules.
 */
import type { Circumstance, Group, Hand, Situation, Tile, Wind } from '../../src/core/types.js';
import {
  conditionsOf,
  isInClass,
  matchesTiles,
  ownAwardsOf,
  readScoped,
  type NaiveAmount,
  type NaiveCondition,
  type NaiveEach,
  type NaiveOwnAward,
} from './own-awards.js';
import { handOf } from './hand.js';
import { awardsOfEveryPlayer, type NaiveRules } from './rules.js';
import {
  countOf,
  isDragon,
  isGreen,
  isHonour,
  isSimple,
  isTerminal,
  isTerminalOrHonour,
  isWind,
  rankOf,
  SEAT_NUMBER,
  WIND_TILE,
} from './tiles.js';

export interface NaiveAward {
  rule: string;
  /** What flowers and seasons add to a limit hand. */
  plus?: number;
  /** As declared. */
  alone?: true;
  plusBonus?: true;
  points?: number;
  doubles?: number;
  /** A fraction of the limit. */
  limit?: number;
  score?: number;
}

export interface NaiveReading {
  reading: Group[];
  awards: NaiveAward[];
  base: number;
  doubles: number;
  total: number;
  value: number;
}

export interface NaiveScore extends NaiveReading {
  won: boolean;
  limit: number | null;
  limited: boolean;
  /** Every legal reading, the scored one among them, in no particular order. A loser's hand lists every choice. */
  readings: NaiveReading[];
}

export interface NaiveRefusal {
  refused: 'tile-count' | 'too-many-copies' | 'winning-tile' | 'not-complete' | 'impossible' | 'requirement';
}

// Tiles. For the search a kind is a number: bamboo 0–8, characters 9–17, circles 18–26, winds 27–30, dragons 31–33.

const KINDS: Tile[] = [
  ...['b', 'c', 'd'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`)),
  ...'ESWN',
  ...'RGB',
];
const NUMBER_OF = new Map(KINDS.map((tile, index) => [tile, index]));
const numberOf = (tile: Tile): number => NUMBER_OF.get(tile)!;

// Complete hands

/** Whether three kinds in rising order are a pung or a chow. */
function isSet(a: number, b: number, c: number): boolean {
  if (a === b && b === c) return true;
  return b === a + 1 && c === a + 2 && a < 27 && a % 9 <= 6;
}

/** Every way to cut the sorted tiles into threes that are sets. */
function* waysToSets(tiles: number[]): Generator<number[][]> {
  if (tiles.length === 0) {
    yield [];
    return;
  }
  // The lowest tile has to go somewhere: with any two others. Of tiles alike trying one is enough.
  for (let j = 1; j < tiles.length; j++) {
    if (j > 1 && tiles[j] === tiles[j - 1]) continue;
    for (let k = j + 1; k < tiles.length; k++) {
      if (k > j + 1 && tiles[k] === tiles[k - 1]) continue;
      if (!isSet(tiles[0]!, tiles[j]!, tiles[k]!)) continue;
      const rest = tiles.filter((_, index) => index !== 0 && index !== j && index !== k);
      for (const others of waysToSets(rest)) yield [[tiles[0]!, tiles[j]!, tiles[k]!], ...others];
    }
  }
}

/** Every way to cut the tiles into a pair and sets; each way once. */
function* arrangements(tiles: number[]): Generator<number[][]> {
  const sorted = [...tiles].sort((a, b) => a - b);
  const seen = new Set<string>();
  for (let i = 0; i + 1 < sorted.length; i++) {
    if (sorted[i] !== sorted[i + 1]) continue;
    const rest = sorted.filter((_, index) => index !== i && index !== i + 1);
    for (const sets of waysToSets(rest)) {
      const arrangement = [[sorted[i]!, sorted[i]!], ...sets];
      const key = arrangement
        .map((group) => group.join('-'))
        .sort()
        .join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      yield arrangement;
    }
  }
}

const ORPHANS = KINDS.filter(isTerminalOrHonour);

/** One of each terminal and honour and a second of any. */
function isThirteenOrphans(tiles: readonly Tile[]): boolean {
  return tiles.length === 14 && tiles.every(isTerminalOrHonour) && ORPHANS.every((tile) => tiles.includes(tile));
}

/** Whether concealed tiles (all that are not in declared sets) make a winning shape. */
function isComplete(tiles: readonly Tile[], rules: NaiveRules): boolean {
  if (rules['thirteen-orphans'] !== 'off' && isThirteenOrphans(tiles)) return true;
  return !arrangements(tiles.map(numberOf)).next().done;
}

/** Every kind that completes the thirteen tiles held, but for those of which all four are held. */
function waitingFor(hand: Hand, rules: NaiveRules, the?: Case): Tile[] {
  const held = [...hand.sets.flatMap((set) => set.tiles), ...hand.concealed];
  // Open: whether most-chows makes a wait narrower. Here, it does not: what completes the tiles is one thing, and which
  // hands may go out another. A pattern of the table's own completes them if its award's conditions are met.
  const completesOwn = (tile: Tile): boolean =>
    the?.win !== undefined &&
    the.own.length > 0 &&
    readingsToWin({
      ...the,
      hand: { ...hand, winningTile: tile },
      tiles: [...held, tile],
      win: { ...the.win, tile },
    }).length > 0;
  return KINDS.filter(
    (kind) => countOf(kind, held) < 4 && (isComplete([...hand.concealed, kind], rules) || completesOwn(kind)),
  );
}

// Readings

const groupKind = (tiles: readonly number[]): Group['kind'] =>
  tiles.length === 2 ? 'pair' : tiles[0] === tiles[1] ? 'pung' : 'chow';

const declaredGroups = (hand: Hand): Group[] =>
  hand.sets.map(({ kind, tiles, concealed }) => ({ kind, tiles: [...tiles], concealed }));

const keyOfReading = (groups: readonly Group[]): string =>
  groups
    .map(({ kind, tiles, concealed, completed }) => `${kind} ${tiles.join('')} ${concealed} ${completed ?? false}`)
    .sort()
    .join(', ');

/** Every arrangement of a winner's tiles, and in each every group that the winning tile can have completed. */
function winnerReadings(hand: Hand, winningTile: Tile, selfDraw: boolean, rules: NaiveRules): Group[][] {
  const declared = declaredGroups(hand);
  const tiles = [...hand.concealed, winningTile];
  const readings = new Map<string, Group[]>();
  const add = (reading: Group[]): void => void readings.set(keyOfReading(reading), reading);

  if (rules['thirteen-orphans'] !== 'off' && declared.length === 0 && isThirteenOrphans(tiles)) {
    const inOrder = tiles.map(numberOf).sort((a, b) => a - b);
    add([{ kind: 'orphans', tiles: inOrder.map((n) => KINDS[n]!), concealed: selfDraw, completed: true }]);
  }
  for (const arrangement of arrangements(tiles.map(numberOf))) {
    for (const completed of arrangement) {
      if (!completed.includes(numberOf(winningTile))) continue;
      const groups = arrangement.map((group): Group => {
        const plain: Group = { kind: groupKind(group), tiles: group.map((n) => KINDS[n]!), concealed: true };
        return group === completed ? { ...plain, concealed: selfDraw, completed: true } : plain;
      });
      add([...declared, ...groups]);
    }
  }
  return [...readings.values()];
}

/** Every choice of concealed pungs and pairs, one of a kind at most, with the choices richest in pungs first. */
function loserReadings(hand: Hand, held: readonly Tile[]): Group[][] {
  const kinds = KINDS.filter((kind) => held.includes(kind));
  const choose = (index: number): Group[][] => {
    const kind = kinds[index];
    if (kind === undefined) return [[]];
    const here: Group[][] = [];
    const copies = countOf(kind, held);
    if (copies >= 3) here.push([{ kind: 'pung', tiles: [kind, kind, kind], concealed: true }]);
    if (copies >= 2) here.push([{ kind: 'pair', tiles: [kind, kind], concealed: true }]);
    here.push([]);
    const later = choose(index + 1);
    return here.flatMap((first) => later.map((rest) => [...first, ...rest]));
  };
  const declared = declaredGroups(hand);
  const weight = (groups: readonly Group[]): number =>
    groups.reduce((sum, group) => sum + (group.kind === 'pung' ? 100 : 1), 0);
  return choose(0)
    .sort((a, b) => weight(b) - weight(a))
    .map((groups) => [...declared, ...groups]);
}

// Counting one reading

interface Case {
  hand: Hand;
  rules: NaiveRules;
  seat: Wind;
  round: Wind;
  /** Undefined for a loser. */
  win: { tile: Tile; by: 'self-draw' | 'discard' } | undefined;
  happened: (circumstance: Circumstance) => boolean;
  /** Every tile but the bonus tiles. */
  tiles: Tile[];
  limit: number | null;
  waits: () => Tile[];
  /** What lies open on the table outside the hand. */
  seen: Tile[];
  /** The table's own awards. */
  own: [name: string, award: NaiveOwnAward][];
  /** A condition is about the only tile. */
  asksForOnlyTile?: boolean;
  /** The numbers of groups that these ask for, by how they are written. */
  counts: Map<string, NonNullable<NaiveOwnAward['conditions'][number]['count']>>;
  /** What a loser's hand would be with one more tile, in every reading; filled when first needed. */
  completions: { found?: Found[] };
}

const isPungOrKong = (group: Group): boolean => group.kind === 'pung' || group.kind === 'kong';
const isSetGroup = (group: Group): boolean => isPungOrKong(group) || group.kind === 'chow';

const isLoose = ({ happened }: Case): boolean =>
  happened('kong-replacement') || happened('kong-on-kong') || happened('flower-replacement');

/** 1112345678999 of one suit and any tile of it. */
function isNineGates(the: Case): boolean {
  const { hand, tiles, win, rules } = the;
  if (!win || hand.sets.length > 0) return false;
  return ['b', 'c', 'd'].some((suit) => {
    const pattern = [...'1112345678999'].map((rank) => rank + suit);
    const heldAtLeast = (held: readonly Tile[]): boolean =>
      held.every((tile) => tile.endsWith(suit)) &&
      pattern.every((tile) => countOf(tile, held) >= countOf(tile, pattern));
    return rules['nine-gates-wait'] === 'pure' ? heldAtLeast(hand.concealed) && heldAtLeast(tiles) : heldAtLeast(tiles);
  });
}

/** What a reading earns, and what it would earn if every award were on. */
interface Found {
  awards: NaiveAward[];
  /** Whether a fact, an award's needs or an own award's conditions are met. */
  holds: (what: string) => boolean;
  /** Whether a condition is met. */
  meets: (condition: NaiveCondition) => boolean;
}

/** What a limit hand is worth; null where it is worth no more than its points. */
const limitHandIn = ({ rules, limit }: Case): number | null =>
  rules['limit-value'] === 'as-limit' ? limit : Number(rules['limit-value']);

/** What a reading earns, one entry per occurrence. */
const awardsOf = (reading: readonly Group[], the: Case): NaiveAward[] => findIn(reading, the).awards;

const unconditional = new WeakMap<Case, Case>();

/** The same hand at a table where built-in awards have no conditions; one for all readings, as it remembers what is waited for. */
function withoutConditions(the: Case, conditional: [id: string, text: string | number][]): Case {
  const known = unconditional.get(the);
  if (known) return known;
  const plain: Case = {
    ...the,
    rules: {
      ...the.rules,
      ...Object.fromEntries(conditional.map(([id, text]) => [id, String(text).replace(/ if .*$/, '')])),
    },
    asksForOnlyTile: conditional.some(([, text]) => String(text).includes('only-tile')),
    completions: {},
  };
  unconditional.set(the, plain);
  return plain;
}

const conditionalBy = new WeakMap<NaiveRules, [string, string | number][]>();

/** The built-in awards that have conditions. */
function conditionalIn(rules: NaiveRules): [string, string | number][] {
  const known = conditionalBy.get(rules);
  if (known) return known;
  const all = Object.entries(rules).filter(([id, text]) => !id.startsWith('--') && / if /.test(String(text)));
  conditionalBy.set(rules, all);
  return all;
}

function findIn(reading: readonly Group[], the: Case): Found {
  const { hand, rules, seat, round, win, happened, tiles } = the;
  // Conditions on built-in awards are about the patterns of others, so they are looked at in a table that has none.
  const conditional = conditionalIn(rules);
  const first = conditional.length > 0 ? findIn(reading, withoutConditions(the, conditional)) : undefined;
  const meetsConditions = (rule: string): boolean =>
    !first || conditionsOf(String(rules[rule])).every((one) => first.meets(one));
  const awards: NaiveAward[] = [];
  /** The built-in awards whose requirements are met, regardless of their worth. */
  const met = new Set<string>();

  const valueOf = (rule: string): ReturnType<typeof readScoped> => {
    const text = rules[rule];
    if (typeof text !== 'string') throw new Error(`no value for ${rule}`);
    return readScoped(text, awardsOfEveryPlayer.includes(rule) ? 'everyone' : 'winner');
  };
  /** Whether an amount with its scope can give something here. */
  const canGive = ({ amount, scope }: ReturnType<typeof readScoped>): boolean => {
    if (Object.keys(amount).length === 0) return false;
    if (scope === 'winner' && !win) return false;
    if (scope === 'losers' && win) return false;
    return amount.limit === undefined || limitHandIn(the) !== null;
  };
  const isEffective = (rule: string): boolean => canGive(valueOf(rule));
  const push = (rule: string, amount: NaiveAmount, concealed: boolean): void => {
    if (amount.points) awards.push({ rule, points: amount.points[concealed ? 1 : 0] });
    else if (amount.alone) awards.push({ rule, doubles: amount.doubles!, alone: true });
    else if (amount.doubles !== undefined) awards.push({ rule, doubles: amount.doubles });
    else if (amount.score !== undefined) awards.push({ rule, score: amount.score });
    else awards.push({ rule, limit: amount.limit!, ...(amount.plusBonus && { plusBonus: true }) });
  };
  /** Gives an award whose requirements are met if it is worth anything; returns whether it did. */
  const give = (rule: string, concealed = false): boolean => {
    met.add(rule);
    const value = valueOf(rule);
    if (!canGive(value) || !meetsConditions(rule)) return false;
    push(rule, value.amount, concealed);
    return true;
  };

  const seatTile = WIND_TILE[seat];
  const roundTile = WIND_TILE[round];
  const sets = reading.filter(isSetGroup);
  const pungs = reading.filter(isPungOrKong);
  const kongs = reading.filter((group) => group.kind === 'kong');
  const chows = reading.filter((group) => group.kind === 'chow');
  const pairs = reading.filter((group) => group.kind === 'pair');

  // Points for sets and pairs

  for (const group of pungs) {
    const tile = group.tiles[0]!;
    const what = isHonour(tile) ? 'honours' : isTerminal(tile) ? 'terminals' : 'simples';
    give(`${group.kind}-of-${what}`, group.concealed);
  }
  /** A wind that is both counts twice, or once as the seat wind's (the round wind's if that gives nothing). */
  const giveWind = (tile: Tile, what: 'pair' | 'set', option: string): void => {
    const once = rules[option] === 'once' && seatTile === roundTile;
    const given = tile === seatTile && give(`${what}-of-seat-wind`);
    if (tile === roundTile && !(once && given)) give(`${what}-of-round-wind`);
  };
  for (const group of pairs) {
    const tile = group.tiles[0]!;
    if (isDragon(tile)) give('pair-of-dragons');
    giveWind(tile, 'pair', 'double-wind-pair');
  }

  // Bonus tiles

  for (const [letter, single, own, all] of [
    ['f', 'flower', 'own-flower', 'all-flowers'],
    ['s', 'season', 'own-season', 'all-seasons'],
  ] as const) {
    const bonus = hand.bonus.filter((tile) => tile.endsWith(letter));
    bonus.forEach(() => give(single));
    const setGiven = bonus.length === 4 && give(all);
    const replaced = setGiven && rules['flower-sets'] === 'include-own';
    if (bonus.includes(`${SEAT_NUMBER[seat]}${letter}`)) {
      // Held all the same, if an own award asks for it.
      met.add(own);
      if (!replaced) give(own);
    }
  }

  // Doubles for sets

  for (const group of pungs) {
    const tile = group.tiles[0]!;
    if (isDragon(tile)) give('set-of-dragons');
    giveWind(tile, 'set', 'double-wind-set');
  }
  const dragonSets = pungs.filter((group) => isDragon(group.tiles[0]!)).length;
  const windSets = pungs.filter((group) => isWind(group.tiles[0]!)).length;
  const dragonPair = pairs.some((group) => isDragon(group.tiles[0]!));
  const windPair = pairs.some((group) => isWind(group.tiles[0]!));
  // The pair is of the third dragon, as no kind is there five times.
  if (dragonSets === 2 && dragonPair) give('little-three-dragons');

  // Going out

  if (win) give('mahjong');
  const selfDraw = win?.by === 'self-draw';
  const loose = isLoose(the);
  const lastTile = selfDraw && !loose && happened('last-tile');
  const lastDiscard = win?.by === 'discard' && happened('last-tile');

  const lastTileGiven = lastTile && give('last-tile');
  if (lastDiscard) give('last-discard');
  if (
    selfDraw &&
    !(loose && rules['self-draw-from'] === 'live-wall') &&
    !(lastTileGiven && rules['last-tile-self-draw'] === 'included')
  ) {
    give('self-draw');
  }
  // A flower drawn for a kong: its replacement still replaces “a tile after declaring your own kong”, and one tile earns
  // one award for a replacement.
  const forKong = (happened('kong-replacement') || happened('kong-on-kong')) && give('kong-replacement');
  if (happened('flower-replacement') && !forKong) give('flower-replacement');
  if (happened('robbed-kong')) give('robbed-kong');
  if (happened('original-call')) give('original-call');
  if (happened('standing')) give('standing');

  // The wait

  let waitGiven = false;
  const giveWait = (rule: string): void => {
    if (give(rule)) waitGiven = true;
  };
  const completed = win && reading.find((group) => group.completed);
  const isSingleWait = (): boolean => win !== undefined && the.waits().length === 1;
  const asksForOnlyTile =
    the.asksForOnlyTile ||
    [
      ...the.own.flatMap(([, { conditions }]) => conditions),
      ...conditional.flatMap(([, text]) => conditionsOf(String(text))),
    ].some(({ what }) => what === 'only-tile');
  if ((isEffective('only-tile') || asksForOnlyTile) && isSingleWait()) giveWait('only-tile');
  const isOneChance = ((): boolean => {
    if (!win || completed?.kind !== 'chow') return false;
    const ranks = completed.tiles.map(rankOf).join('');
    const rank = rankOf(win.tile);
    return win.tile === completed.tiles[1] || (ranks === '123' && rank === 3) || (ranks === '789' && rank === 7);
  })();
  if (isOneChance) giveWait('one-chance-chow');
  if (completed?.kind === 'pair') giveWait('pair-wait');

  // The whole hand

  // A claimed kong that is "concealed for doubles" is so for concealed pungs and for a concealed hand ("a claimed kong counts as
  // concealed for this hand", M 116k and 117c); its own points are those of an exposed kong.
  const claimedKongsCount = rules['claimed-kong'] === 'concealed-for-doubles';
  const isConcealed = (set: { kind: string; concealed: boolean; promoted?: boolean }): boolean =>
    set.concealed || (claimedKongsCount && set.kind === 'kong' && !set.promoted);
  const nothingExposed = hand.sets.every(isConcealed);
  if (win && nothingExposed) {
    if (rules['concealed-hand-on'] === 'any-win' || !selfDraw) give('concealed-hand');
    if (rules['fully-concealed-on'] === 'any-win' || selfDraw) give('fully-concealed');
  }
  const promoted = hand.sets.filter((set) => set.promoted).map((set) => set.tiles[0]!);
  const concealedPungs = pungs.filter((group) =>
    isConcealed({ ...group, promoted: promoted.includes(group.tiles[0]!) }),
  ).length;
  if (concealedPungs >= 3) give('three-concealed-pungs');
  if (concealedPungs === 4) give('four-concealed-pungs');
  if (pungs.length === 4) give('all-pungs');
  if (kongs.length === 4) give('four-kongs');

  if (chows.length === 4 && pairs[0]) {
    const pairTile = pairs[0].tiles[0]!;
    const valueless = !isDragon(pairTile) && pairTile !== seatTile && pairTile !== roundTile;
    const form = rules['chow-hand-form'];
    if (form === 'any-pair') give('chow-hand');
    if (form === 'valueless-pair' && valueless) give('chow-hand');
    if (form === 'no-points' && valueless && win && !selfDraw && !waitGiven) give('chow-hand');
  }
  for (const suit of ['b', 'c', 'd']) {
    const has = (ranks: string): boolean =>
      chows.some((chow) => chow.tiles.join('') === [...ranks].map((rank) => rank + suit).join(''));
    if (has('123') && has('456') && has('789')) give('pure-straight');
  }
  if (chows.length > 0 && [...sets, ...pairs].every((group) => group.tiles.some(isTerminalOrHonour))) {
    give('outside-hand');
  }

  const suits = new Set(tiles.filter((tile) => !isHonour(tile)).map((tile) => tile[1]));
  const honours = tiles.filter(isHonour).length;
  if (suits.size === 1 && honours > 0) give('half-flush');
  if (suits.size === 1 && honours === 0) give('full-flush');
  if (tiles.every(isSimple)) give('all-simples');
  if (tiles.every(isTerminalOrHonour) && tiles.some(isTerminal) && tiles.some(isHonour)) give('terminals-and-honours');
  if (tiles.every(isHonour)) give('all-honours');
  if (tiles.every(isTerminal)) give('all-terminals');
  if (tiles.every(isGreen)) {
    if (rules['all-green-dragon'] === 'optional' || tiles.includes('G')) give('all-green');
  }
  if (dragonSets === 3) give('big-three-dragons');
  if (windSets === 3 && windPair) give('little-four-winds');
  if (windSets === 4) give('big-four-winds');
  if (completed?.kind === 'orphans') give('thirteen-orphans');
  if (isNineGates(the)) give('nine-gates');

  // Circumstances that may be limit hands

  if (win && happened('first-turn') && hand.sets.length === 0) {
    if (seat === 'east') give('heavenly-hand');
    else {
      const on = rules['earthly-hand-on'];
      if (on === 'either' || on === (selfDraw ? 'first-draw' : 'first-discard')) give('earthly-hand');
    }
  }
  if (happened('kong-on-kong')) give('twofold-fortune');
  if (win?.tile === '1d' && (lastTile || (lastDiscard && rules['moon-on'] === 'either'))) give('moon-from-the-sea');
  if (win?.tile === '5d' && loose) give('plum-blossom');
  if (win?.tile === '2b' && happened('robbed-kong')) give('carrying-pole');
  if (happened('thirteenth-win')) give('thirteen-wins');

  // Facts, by the names that reasons have

  const isWhole = reading.every((group) => group.kind !== 'orphans' && (group.kind as string) !== 'special');
  const straight = ['b', 'c', 'd'].some((suit) =>
    ['123', '456', '789'].every((ranks) =>
      chows.some((chow) => chow.tiles.join('') === [...ranks].map((rank) => rank + suit).join('')),
    ),
  );
  const pairTile = pairs[0]?.tiles[0];
  const facts: Record<string, () => boolean> = {
    'self-draw': () => selfDraw,
    discard: () => win?.by === 'discard',
    'first-turn': () => happened('first-turn'),
    'last-tile': () => happened('last-tile'),
    // Kong on kong is a kong replacement too.
    'kong-replacement': () => happened('kong-replacement') || happened('kong-on-kong'),
    'flower-replacement': () => happened('flower-replacement'),
    'kong-on-kong': () => happened('kong-on-kong'),
    'robbed-kong': () => happened('robbed-kong'),
    'original-call': () => happened('original-call'),
    standing: () => happened('standing'),
    'thirteenth-win': () => happened('thirteenth-win'),
    'live-wall': () => selfDraw && !loose,
    'loose-tile': () => win !== undefined && loose,
    'not-loose': () => win !== undefined && !loose,
    'seat-east': () => seat === 'east',
    'seat-not-east': () => seat !== 'east',
    'seat-wind south': () => seat === 'south',
    'seat-wind west': () => seat === 'west',
    'seat-wind north': () => seat === 'north',
    'seat-wind east': () => seat === 'east',
    'round-wind east': () => round === 'east',
    'round-wind south': () => round === 'south',
    'round-wind west': () => round === 'west',
    'round-wind north': () => round === 'north',
    'winds-differ': () => seat !== round,
    'won-on-1d': () => win?.tile === '1d',
    'won-on-5d': () => win?.tile === '5d',
    'won-on-2b': () => win?.tile === '2b',
    'won-on-simple': () => win !== undefined && isSimple(win.tile),
    'nothing-declared': () => hand.sets.length === 0,
    'nothing-exposed': () => nothingExposed,
    'one-suit': () => suits.size === 1,
    'some-honour': () => tiles.some(isHonour),
    'no-honour': () => !tiles.some(isHonour),
    'some-terminal': () => tiles.some(isTerminal),
    'no-terminal': () => !tiles.some(isTerminal),
    'no-simple': () => !tiles.some(isSimple),
    'no guest-wind': () => !tiles.some((tile) => isWind(tile) && tile !== seatTile && tile !== roundTile),
    'green-dragon': () => tiles.includes('G'),
    'single-wait': isSingleWait,
    'only-tile-seen': () => {
      if (!win) return false;
      const open = [...hand.sets.flatMap((set) => set.tiles), ...the.seen];
      const left = the.waits().filter((kind) => countOf(kind, open) < 4);
      return left.join() === win.tile;
    },
    orphans: () => completed?.kind === 'orphans',
    // Open: of a loser. Here, a hand without a chow on the table has none.
    'no-chow': () => isWhole && chows.length === 0,
    'some-chow': () => chows.length > 0,
    'four-chows': () => chows.length === 4,
    'valueless-pair': () =>
      pairTile !== undefined && !isDragon(pairTile) && pairTile !== seatTile && pairTile !== roundTile,
    'no-wait-award': () => !waitGiven,
    straight: () => straight,
    'three-dragon-sets': () => dragonSets === 3,
    'little-dragons': () => dragonSets === 2 && dragonPair,
    'little-winds': () => windSets === 3 && windPair,
    'four-wind-sets': () => windSets === 4,
    'middle-wait': () => completed?.kind === 'chow' && win?.tile === completed.tiles[1],
    'edge-wait': () => isOneChance && win?.tile !== completed!.tiles[1],
    'one-chance': () => isOneChance,
    'pair-completed': () => completed?.kind === 'pair',
    'four-flowers': () => hand.bonus.filter((tile) => tile.endsWith('f')).length === 4,
    'four-seasons': () => hand.bonus.filter((tile) => tile.endsWith('s')).length === 4,
  };

  // The table's own awards

  /** The groups that an award counts, or the bonus tiles. */
  const counted = ({ exposure, kind, of }: NaiveEach): { concealed: boolean }[] => {
    if (kind === 'flower' || kind === 'season') {
      const letter = kind === 'flower' ? 'f' : 's';
      const wind = of === undefined ? undefined : of === 'seat' ? seat : round;
      return hand.bonus
        .filter((tile) => tile.endsWith(letter))
        .filter((tile) => wind === undefined || tile === `${SEAT_NUMBER[wind]}${letter}`)
        .map(() => ({ concealed: false }));
    }
    // A set is a chow, a pung or a kong.
    const kinds = kind === 'set' ? ['chow', 'pung', 'kong'] : [kind];
    return reading
      .filter((group) => kinds.includes(group.kind))
      .filter((group) => exposure === undefined || group.concealed === (exposure === 'concealed'))
      .filter(
        (group) =>
          of === undefined || group.tiles.every((tile) => isInClass(tile, of, { seat: seatTile, round: roundTile })),
      );
  };
  const asked: string[] = [];
  const isMet = ({ tiles: pattern, each, conditions }: NaiveOwnAward): boolean =>
    (!pattern || matchesTiles(pattern, patternTiles(the), seatTile, kongsIn(the))) &&
    (!each || counted(each).length > 0) &&
    conditions.every(meets);
  const meets = ({ how, what, count: number }: NaiveCondition): boolean => {
    const isHeld = (): boolean =>
      number ? counted(number[2]).length >= number[0] && counted(number[2]).length <= number[1] : holds(what);
    return how === 'is' ? isHeld() : how === 'not' ? !isHeld() : isCalling(what, the);
  };
  const holds = (what: string): boolean => {
    const number = the.counts.get(what);
    if (number) {
      const [least, most, each] = number;
      return counted(each).length >= least && counted(each).length <= most;
    }
    if (what.startsWith('--')) {
      if (asked.includes(what)) throw new Error(`goes in a circle: ${asked.join(' ')}`);
      const own = the.own.find(([name]) => name === what);
      if (!own) throw new Error(`no such award: ${what}`);
      asked.push(what);
      const found = isMet(own[1]);
      asked.pop();
      return found;
    }
    // Open: a word that is both a fact and an award, such as self-draw or last-tile. Here, the fact, as it is named first.
    const fact = Object.hasOwn(facts, what) ? facts[what] : undefined;
    if (fact) return fact();
    if (!(what in rules)) throw new Error(`neither a fact nor an award: ${what}`);
    return met.has(what);
  };
  for (const [name, own] of the.own) {
    if (!canGive(own) || !isMet(own)) continue;
    if (own.each) for (const { concealed } of counted(own.each)) push(name, own.amount, concealed);
    else push(name, own.amount, false);
  }
  return { awards, holds, meets };
}

const kongsIn = ({ hand }: Case): Tile[] =>
  hand.sets.filter(({ kind }) => kind === 'kong').map(({ tiles: [tile] }) => tile!);

/** All tiles but the bonus tiles, three for each kong. */
function patternTiles({ hand, win }: Case): Tile[] {
  const held = win
    ? [...hand.concealed, win.tile]
    : hand.winningTile
      ? [...hand.concealed, hand.winningTile]
      : hand.concealed;
  return [...hand.sets.flatMap((set) => set.tiles.slice(0, 3)), ...held];
}

/**
 * Whether a loser is waiting for something: one more tile, drawn or discarded, makes a hand that has it.
 * Open: how it would be won. Here, in either way, and in no special circumstance.
 */
function isCalling(what: string, the: Case): boolean {
  const { hand, rules, win, tiles, completions } = the;
  const kongs = hand.sets.filter((set) => set.kind === 'kong').length;
  // Part of a hand waits for nothing.
  if (win || tiles.length - kongs !== 13) return false;
  if (!completions.found) {
    completions.found = [];
    for (const tile of KINDS.filter((kind) => countOf(kind, tiles) < 4))
      for (const by of ['self-draw', 'discard'] as const) {
        const complete: Case = {
          ...the,
          hand: { ...hand, winningTile: tile },
          tiles: [...tiles, tile],
          win: { tile, by },
          happened: () => false,
          waits: () => waitingFor(hand, rules),
        };
        for (const reading of readingsToWin(complete)) completions.found.push(findIn(reading, complete));
      }
  }
  return completions.found.some(({ holds }) => holds(what));
}

/** A winner's readings, or the one of a pattern of the table's own where there is no ordinary one. */
function readingsToWin(the: Case): Group[][] {
  const { hand, rules, win, own } = the;
  const most = rules['most-chows'];
  const chowsIn = (reading: readonly Group[]): number => reading.filter(({ kind }) => kind === 'chow').length;
  const ordinary = winnerReadings(hand, win!.tile, win!.by === 'self-draw', rules).filter(
    (reading) => most === undefined || most === 'none' || chowsIn(reading) <= Number(most),
  );
  // Open: whether a reading with too many chows is an ordinary one. Here, it is none: the gates of heaven have three chows
  // in every reading and could never win otherwise where one is the most.
  if (ordinary.length > 0) return ordinary;
  const special = {
    kind: 'special' as Group['kind'],
    tiles: [...hand.sets.flatMap((set) => set.tiles), ...hand.concealed, win!.tile].sort(
      (a, b) => numberOf(a) - numberOf(b),
    ),
    concealed: win!.by === 'self-draw',
    completed: true as const,
  };
  // Open: whether the tiles alone complete a hand. Here, the award's conditions have to be met too: a wriggling snake with
  // an exposed chow does not win if its award requires a hand without exposed sets. As with thirteen orphans, an award that is
  // off completes nothing, and one that the lack of a limit makes worthless does.
  const { holds } = findIn([special], {
    ...the,
    own: own.map(([name, award]) => [name, { ...award, amount: {} }]),
    waits: () => [],
  });
  const completes = own.some(([name, { amount, tiles }]) => tiles && Object.keys(amount).length > 0 && holds(name));
  return completes ? [[special]] : [];
}

// From awards to figures

interface Counted extends NaiveReading {
  awards: NaiveAward[];
  /** With those that others leave no room for. */
  earned: NaiveAward[];
  limited: boolean;
  /** Before rounding and before the cap on doubles. */
  rawPoints: number;
  rawDoubles: number;
}

/**
 * Of what a reading earns, what counts beside the rest. First the families, one after the other: only the best award of each
 * counts, and a fixed value is better than a limit, a limit than doubles, doubles than points. Then, if an award with the word
 * “alone” is left, only the doubles of the best such award. And what flowers and seasons are worth, doubled by what they double.
 */
function awardsTogether(earned: readonly NaiveAward[], { rules, own }: Case): { awards: NaiveAward[]; bonus: number } {
  let awards = [...earned];
  const sum = (rule: string, of: 'points' | 'doubles'): number =>
    awards.filter((award) => award.rule === rule).reduce((total, award) => total + (award[of] ?? 0), 0);
  const highest = (rule: string, of: 'limit' | 'score'): number =>
    Math.max(0, ...awards.filter((award) => award.rule === rule).map((award) => award[of] ?? 0));
  const bestOf = (candidates: readonly string[]): string | undefined => {
    let best: string | undefined;
    for (const rule of candidates.filter((one) => awards.some((award) => award.rule === one))) {
      if (best === undefined) {
        best = rule;
        continue;
      }
      const difference =
        highest(rule, 'score') - highest(best, 'score') ||
        highest(rule, 'limit') - highest(best, 'limit') ||
        sum(rule, 'doubles') - sum(best, 'doubles') ||
        sum(rule, 'points') - sum(best, 'points');
      if (difference > 0) best = rule;
    }
    return best;
  };
  const families = rules['best-of'] ?? 'none';
  if (families !== 'none')
    for (const family of String(families).split('/')) {
      const members = family.split(',').map((one) => one.trim());
      const best = bestOf(members);
      awards = awards.filter(({ rule }) => rule === best || !members.includes(rule));
    }
  // The one that is named first wins a tie: built-in awards in the order in which they are counted, then the table's own.
  const only = bestOf(inScoringOrder(awards.filter(({ alone }) => alone).map(({ rule }) => rule)));
  if (only) awards = awards.filter(({ rule, doubles }) => !doubles || rule === only);
  const forBonus = awards.filter(({ rule }) => isBonusAward(rule, own));
  const cap = rules['limit-doubles'] === 'none' ? Infinity : Number(rules['limit-doubles']);
  const bonusDoubles = forBonus.reduce((total, { doubles = 0 }) => total + doubles, 0);
  const bonus = forBonus.reduce((total, { points = 0 }) => total + points, 0) * 2 ** Math.min(bonusDoubles, cap);
  return {
    awards: awards.map((award) => (award.plusBonus && bonus ? { ...award, plus: bonus } : award)),
    bonus,
  };
}

const inScoringOrder = (ids: readonly string[]): string[] =>
  [...ids].sort((one, other) => Number(one.startsWith('--')) - Number(other.startsWith('--')));

/** “68 points are 70, and 124 are 120.” */
function roundedAtTheEnd(points: number, rounding: unknown): number {
  const over = points % 10;
  if (over === 0 || !String(rounding).startsWith('total')) return points;
  const isUp = rounding === 'total-up-to-10' || over >= 5;
  return points - over + (isUp ? 10 : 0);
}

/** A part of the limit has no fractions of a point; half a point goes up. */
export function partOfLimit(part: number, limitHand: number, rounding: unknown): number {
  return part % 1 === 0 ? part * limitHand : roundedAtTheEnd(Math.floor(part * limitHand + 0.5), rounding);
}

function count(reading: Group[], the: Case): Counted {
  const { rules, limit } = the;
  const earned = awardsOf(reading, the);
  const { awards, bonus } = awardsTogether(earned, the);
  const rawPoints = awards.reduce((sum, award) => sum + (award.points ?? 0), 0);
  const rawDoubles = awards.reduce((sum, award) => sum + (award.doubles ?? 0), 0);
  const fraction = awards.reduce((best, award) => Math.max(best, award.limit ?? 0), 0);

  // A tie goes up.
  let base = rawPoints;
  if (rules['rounding'] === 'base-to-nearest-10') base = Math.floor((rawPoints + 5) / 10) * 10;
  if (rules['rounding'] === 'base-up-to-10') while (base % 10 !== 0) base++;
  const cap = rules['limit-doubles'];
  const doubles = cap === 'none' ? rawDoubles : Math.min(rawDoubles, Number(cap));
  const doubled = base * 2 ** doubles;
  const total = roundedAtTheEnd(doubled, rules['rounding']);

  let value = total;
  let limited = false;
  if (limit !== null) {
    value = Math.min(total, limit);
    limited = total > limit;
  }
  const limitHand = limitHandIn(the);
  if (limitHand !== null && fraction > 0) {
    const worth = Math.max(
      ...awards.map(({ limit: part, plusBonus }) =>
        part ? partOfLimit(part, limitHand, rules['rounding']) + (plusBonus ? bonus : 0) : 0,
      ),
    );
    if (worth >= total) limited = true;
    value = Math.max(value, worth);
  }
  const fixed = awards.flatMap((award) => award.score ?? []);
  if (fixed.length > 0) {
    value = Math.max(...fixed);
    limited = false;
  }
  return { reading, awards, earned, base, doubles, total, value, limited, rawPoints, rawDoubles };
}

const BONUS_AWARDS = ['flower', 'season', 'own-flower', 'own-season', 'all-flowers', 'all-seasons'];

/** Whether an award is for flowers and seasons alone. */
const isBonusAward = (rule: string, own: Case['own']): boolean =>
  BONUS_AWARDS.includes(rule) ||
  own.some(([name, { each }]) => name === rule && (each?.kind === 'flower' || each?.kind === 'season'));

function meetsRequirement(counted: Counted, { rules, tiles, own: ownAwards }: Case): boolean {
  const isLimitHand = counted.awards.some((award) => award.limit !== undefined || award.score !== undefined);
  if (!isLimitHand && counted.rawDoubles < Number(rules['minimum-doubles'])) return false;
  // Sontag: “eine Gewinnhand muss mindestens 100 Punkte wert sein”, after doubling.
  if (counted.value < Number(rules['minimum-points'])) return false;
  return String(rules['win-requirement'])
    .split(' or ')
    .some((one) => {
      const doubles = /^(\d+) doubles?$/.exec(one);
      if (doubles) return isLimitHand || counted.rawDoubles >= Number(doubles[1]);
      switch (one) {
        case 'mixed-hand':
          return true;
        case 'one-double':
          return isLimitHand || counted.earned.some(({ rule, doubles: own }) => own && !isBonusAward(rule, ownAwards));
        case 'cleared-hand':
          return (
            new Set(tiles.filter((tile) => !isHonour(tile)).map((tile) => tile[1])).size <= 1 ||
            tiles.every(isTerminalOrHonour)
          );
        default:
          return counted.earned.some(({ rule }) => rule === one);
      }
    });
}

/** Negative where `a` is the better one: the value decides, then the total, the base and the points before rounding. */
const byWorth = (a: Counted, b: Counted): number =>
  b.value - a.value || b.total - a.total || b.base - a.base || b.rawPoints - a.rawPoints;

// The whole

/** Whether the circumstances contradict the hand or each other. Robbing a kong is looked at once more later. */
function isImpossible(the: Case, situation: Situation): boolean {
  const { hand, win, seat, tiles, happened } = the;
  const calls = ['original-call', 'standing'];
  // Losers have declared at most one of two things.
  if (!win) {
    const others = (situation.circumstances ?? []).some((one) => !calls.includes(one));
    return situation.win !== undefined || others || (happened('original-call') && happened('standing'));
  }
  const selfDraw = win.by === 'self-draw';
  const kongs = hand.sets.filter((set) => set.kind === 'kong').length;
  return (
    situation.partial === true ||
    (isLoose(the) && !selfDraw) ||
    (happened('kong-replacement') && kongs < 1) ||
    (happened('kong-on-kong') && kongs < 2) ||
    (happened('flower-replacement') && hand.bonus.length === 0) ||
    (happened('robbed-kong') && selfDraw) ||
    (happened('robbed-kong') && countOf(win.tile, tiles) > 1) ||
    (happened('thirteenth-win') && seat !== 'east') ||
    (happened('first-turn') &&
      (hand.sets.some((set) => !set.concealed) ||
        (seat === 'east' && !selfDraw) ||
        happened('last-tile') ||
        happened('robbed-kong') ||
        happened('original-call') ||
        happened('standing'))) ||
    (happened('original-call') && happened('standing'))
  );
}

/** The limit of the player in a seat: the one after the name of the seat, or the first one. */
export function limitFor(seat: Wind, rules: NaiveRules): number | null {
  const parts = String(rules['limit'])
    .split(',')
    .map((part) => part.trim());
  const own = parts.find((part) => part.startsWith(seat));
  const text = own ? own.slice(seat.length).trim() : parts[0]!;
  return text === 'none' ? null : Number(text);
}

export function naiveScore(hand: Hand, situation: Situation, rules: NaiveRules): NaiveScore | NaiveRefusal {
  const winningTile = situation.dead ? undefined : hand.winningTile;
  // All that is not in a declared set. A dead hand is a loser's, a winning tile in it a tile like the others.
  const held = hand.winningTile === undefined ? hand.concealed : [...hand.concealed, hand.winningTile];
  const tiles = [...hand.sets.flatMap((set) => set.tiles), ...held];

  if (tiles.some((tile) => countOf(tile, tiles) > 4)) return { refused: 'too-many-copies' };
  if (hand.bonus.some((tile) => countOf(tile, hand.bonus) > 1)) return { refused: 'too-many-copies' };
  const onTable = handOf(situation.seen ?? '');
  const seen = [...onTable.sets.flatMap((set) => set.tiles), ...onTable.concealed];
  if (seen.some((tile) => countOf(tile, [...tiles, ...seen]) > 4)) return { refused: 'too-many-copies' };

  if (!situation.dead) {
    const kongs = hand.sets.filter((set) => set.kind === 'kong').length;
    const size = tiles.length - kongs;
    if (winningTile === undefined && size === 14) return { refused: 'winning-tile' };
    const whole = winningTile === undefined ? 13 : 14;
    if (situation.partial ? size > whole : size !== whole) return { refused: 'tile-count' };
  }

  let waits: Tile[] | undefined;
  const the: Case = {
    hand,
    rules,
    seat: situation.seat ?? 'east',
    round: situation.round ?? 'east',
    win: winningTile === undefined ? undefined : { tile: winningTile, by: situation.win ?? 'discard' },
    happened: (circumstance) => (situation.circumstances ?? []).includes(circumstance),
    tiles,
    limit: limitFor(situation.seat ?? 'east', rules),
    waits: () => (waits ??= waitingFor(hand, rules, the)),
    seen,
    own: ownAwardsOf(rules),
    counts: new Map(
      ownAwardsOf(rules).flatMap(([, { conditions }]) =>
        conditions.flatMap(({ what, count }) => (count ? [[what, count] as const] : [])),
      ),
    ),
    completions: {},
  };

  if (isImpossible(the, situation)) return { refused: 'impossible' };
  const readings = the.win ? readingsToWin(the) : loserReadings(hand, held);
  if (
    readings.length > 0 &&
    the.happened('robbed-kong') &&
    !isNineGates(the) &&
    !readings.some((reading) => reading.some(({ kind, completed }) => completed && /chow|orphans|special/.test(kind)))
  ) {
    return { refused: 'impossible' };
  }
  if (readings.length === 0) {
    // Sets and a pair, but too many chows.
    if (the.win && winnerReadings(hand, the.win.tile, false, rules).length > 0) return { refused: 'requirement' };
    return { refused: 'not-complete' };
  }

  let counted = readings.map((reading) => count(reading, the));
  if (the.win) counted = counted.filter((one) => meetsRequirement(one, the));
  if (counted.length === 0) return { refused: 'requirement' };

  // The sort is stable: of equals the first one.
  const [best] = [...counted].sort(byWorth);
  const { reading, awards, base, doubles, total, value, limited } = best!;
  return {
    won: the.win !== undefined,
    reading,
    awards,
    base,
    doubles,
    total,
    value,
    limit: the.limit,
    limited,
    readings: counted.map((one) => ({
      reading: one.reading,
      awards: one.awards,
      base: one.base,
      doubles: one.doubles,
      total: one.total,
      value: one.value,
    })),
  };
}
