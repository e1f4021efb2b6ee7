/**
 * A second scorer that shares nothing with the package but the shape of its data. It tries everything and optimizes
 * nothing, so that each line can be held against a sentence of the rules.
 */
import type { Circumstance, Group, Hand, Situation, Tile, Wind } from '../../src/core/types.js';
import { awardsOfEveryPlayer, type NaiveRules } from './rules.js';

export interface NaiveAward {
  rule: string;
  points?: number;
  doubles?: number;
  /** A fraction of the limit. */
  limit?: number;
}

export interface NaiveReading {
  reading: Group[];
  base: number;
  doubles: number;
  total: number;
  value: number;
}

export interface NaiveScore extends NaiveReading {
  won: boolean;
  limit: number | null;
  limited: boolean;
  awards: NaiveAward[];
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
const WIND_TILE: Record<Wind, Tile> = { east: 'E', south: 'S', west: 'W', north: 'N' };
const SEAT_NUMBER: Record<Wind, number> = { east: 1, south: 2, west: 3, north: 4 };

const isHonour = (tile: Tile): boolean => tile.length === 1;
const isWind = (tile: Tile): boolean => 'ESWN'.includes(tile);
const isDragon = (tile: Tile): boolean => 'RGB'.includes(tile);
const isTerminal = (tile: Tile): boolean => tile.length === 2 && '19'.includes(tile[0]!);
const isTerminalOrHonour = (tile: Tile): boolean => isTerminal(tile) || isHonour(tile);
const isSimple = (tile: Tile): boolean => !isTerminalOrHonour(tile);
const rankOf = (tile: Tile): number => Number(tile[0]);
const numberOf = (tile: Tile): number => NUMBER_OF.get(tile)!;
const countOf = (tile: Tile, tiles: readonly Tile[]): number => tiles.filter((other) => other === tile).length;

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
function waitingFor(hand: Hand, rules: NaiveRules): Tile[] {
  const held = [...hand.sets.flatMap((set) => set.tiles), ...hand.concealed];
  return KINDS.filter((kind) => countOf(kind, held) < 4 && isComplete([...hand.concealed, kind], rules));
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

// Award texts

interface AwardText {
  /** For an exposed and for a concealed set; the same twice where the text makes no difference. */
  points?: [exposed: number, concealed: number];
  doubles?: number;
  limit?: number;
}

const readTexts = new Map<string, AwardText>();

function readAward(text: string): AwardText {
  const known = readTexts.get(text);
  if (known) return known;
  const award = ((): AwardText => {
    let match: RegExpExecArray | null;
    if (text === 'off') return {};
    if (text === 'limit') return { limit: 1 };
    if (text === 'half limit') return { limit: 1 / 2 };
    if ((match = /^(\d+)\/(\d+) limit$/.exec(text))) return { limit: Number(match[1]) / Number(match[2]) };
    if ((match = /^(\d+) doubles?$/.exec(text))) return { doubles: Number(match[1]) };
    if ((match = /^(\d+)\/(\d+) points?$/.exec(text))) return { points: [Number(match[1]), Number(match[2])] };
    if ((match = /^(\d+) points?$/.exec(text))) return { points: [Number(match[1]), Number(match[1])] };
    throw new Error(`not an award: ${text}`);
  })();
  readTexts.set(text, award);
  return award;
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

/** What a reading earns, one entry per occurrence. */
function awardsOf(reading: readonly Group[], the: Case): NaiveAward[] {
  const { hand, rules, seat, round, win, happened, tiles, limit } = the;
  const awards: NaiveAward[] = [];

  /** An award that can give something here. */
  const isEffective = (rule: string): boolean => {
    const text = rules[rule];
    if (typeof text !== 'string') throw new Error(`no value for ${rule}`);
    if (text === 'off') return false;
    if (!win && !awardsOfEveryPlayer.includes(rule)) return false;
    return readAward(text).limit === undefined || (limit !== null && win !== undefined);
  };
  /** Gives the award where it can give something; tells whether it did. */
  const give = (rule: string, concealed = false): boolean => {
    if (!isEffective(rule)) return false;
    const award = readAward(String(rules[rule]));
    if (award.points) awards.push({ rule, points: award.points[concealed ? 1 : 0] });
    else if (award.doubles !== undefined) awards.push({ rule, doubles: award.doubles });
    else awards.push({ rule, limit: award.limit! });
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
    if (bonus.includes(`${SEAT_NUMBER[seat]}${letter}`) && !replaced) give(own);
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

  if (!win) return awards;

  // Going out

  give('mahjong');
  const selfDraw = win.by === 'self-draw';
  const loose = isLoose(the);
  const lastTile = selfDraw && !loose && happened('last-tile');
  const lastDiscard = !selfDraw && happened('last-tile');

  const lastTileGiven = lastTile && give('last-tile');
  if (lastDiscard) give('last-discard');
  if (
    selfDraw &&
    !(loose && rules['self-draw-from'] === 'live-wall') &&
    !(lastTileGiven && rules['last-tile-self-draw'] === 'included')
  ) {
    give('self-draw');
  }
  if (happened('kong-replacement') || happened('kong-on-kong')) give('kong-replacement');
  if (happened('flower-replacement')) give('flower-replacement');
  if (happened('robbed-kong')) give('robbed-kong');
  if (happened('original-call')) give('original-call');

  // The wait

  let waitGiven = false;
  const giveWait = (rule: string): void => {
    if (give(rule)) waitGiven = true;
  };
  const completed = reading.find((group) => group.completed)!;
  if (isEffective('only-tile') && the.waits().length === 1) giveWait('only-tile');
  if (completed.kind === 'chow') {
    const ranks = completed.tiles.map(rankOf).join('');
    const rank = rankOf(win.tile);
    const isMiddle = win.tile === completed.tiles[1];
    if (isMiddle || (ranks === '123' && rank === 3) || (ranks === '789' && rank === 7)) giveWait('one-chance-chow');
  }
  if (completed.kind === 'pair') giveWait('pair-wait');

  // The whole hand

  const nothingExposed = hand.sets.every((set) => set.concealed);
  if (nothingExposed) {
    if (rules['concealed-hand-on'] === 'any-win' || !selfDraw) give('concealed-hand');
    if (rules['fully-concealed-on'] === 'any-win' || selfDraw) give('fully-concealed');
  }
  const concealedPungs = pungs.filter((group) => group.concealed).length;
  if (concealedPungs >= 3) give('three-concealed-pungs');
  if (concealedPungs === 4) give('four-concealed-pungs');
  if (pungs.length === 4) give('all-pungs');
  if (kongs.length === 4) give('four-kongs');

  if (chows.length === 4) {
    const pairTile = pairs[0]!.tiles[0]!;
    const valueless = !isDragon(pairTile) && pairTile !== seatTile && pairTile !== roundTile;
    const form = rules['chow-hand-form'];
    if (form === 'any-pair') give('chow-hand');
    if (form === 'valueless-pair' && valueless) give('chow-hand');
    if (form === 'no-points' && valueless && !selfDraw && !waitGiven) give('chow-hand');
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
  if (tiles.every((tile) => ['2b', '3b', '4b', '6b', '8b', 'G'].includes(tile))) {
    if (rules['all-green-dragon'] === 'optional' || tiles.includes('G')) give('all-green');
  }
  if (dragonSets === 3) give('big-three-dragons');
  if (windSets === 3 && windPair) give('little-four-winds');
  if (windSets === 4) give('big-four-winds');
  if (completed.kind === 'orphans') give('thirteen-orphans');
  if (isNineGates(the)) give('nine-gates');

  // Circumstances that may be limit hands

  if (happened('first-turn') && hand.sets.length === 0) {
    if (seat === 'east') give('heavenly-hand');
    else {
      const on = rules['earthly-hand-on'];
      if (on === 'either' || on === (selfDraw ? 'first-draw' : 'first-discard')) give('earthly-hand');
    }
  }
  if (happened('kong-on-kong')) give('twofold-fortune');
  if (win.tile === '1d' && (lastTile || (lastDiscard && rules['moon-on'] === 'either'))) give('moon-from-the-sea');
  if (win.tile === '5d' && loose) give('plum-blossom');
  if (win.tile === '2b' && happened('robbed-kong')) give('carrying-pole');
  if (happened('thirteenth-win')) give('thirteen-wins');

  return awards;
}

// From awards to figures

interface Counted extends NaiveReading {
  awards: NaiveAward[];
  limited: boolean;
  /** Before rounding and before the cap on doubles. */
  rawPoints: number;
  rawDoubles: number;
}

function count(reading: Group[], the: Case): Counted {
  const { rules, limit } = the;
  const awards = awardsOf(reading, the);
  const rawPoints = awards.reduce((sum, award) => sum + (award.points ?? 0), 0);
  const rawDoubles = awards.reduce((sum, award) => sum + (award.doubles ?? 0), 0);
  const fraction = awards.reduce((best, award) => Math.max(best, award.limit ?? 0), 0);

  // A tie goes up.
  const base = rules['rounding'] === 'base-to-nearest-10' ? Math.floor((rawPoints + 5) / 10) * 10 : rawPoints;
  const cap = rules['limit-doubles'];
  const doubles = cap === 'none' ? rawDoubles : Math.min(rawDoubles, Number(cap));
  const doubled = base * 2 ** doubles;
  const total = rules['rounding'] === 'total-up-to-10' ? Math.ceil(doubled / 10) * 10 : doubled;

  let value = total;
  let limited = false;
  if (limit !== null) {
    value = Math.min(total, limit);
    limited = total > limit;
    if (fraction > 0 && fraction * limit >= value) {
      value = fraction * limit;
      limited = true;
    }
  }
  return { reading, awards, base, doubles, total, value, limited, rawPoints, rawDoubles };
}

const BONUS_AWARDS = ['flower', 'season', 'own-flower', 'own-season', 'all-flowers', 'all-seasons'];

function meetsRequirement(counted: Counted, { rules, tiles }: Case): boolean {
  const isLimitHand = counted.awards.some((award) => award.limit !== undefined);
  if (!isLimitHand && counted.rawDoubles < Number(rules['minimum-doubles'])) return false;
  switch (rules['win-requirement']) {
    case 'mixed-hand':
      return true;
    case 'one-double':
      return isLimitHand || counted.awards.some(({ rule, doubles }) => doubles && !BONUS_AWARDS.includes(rule));
    case 'cleared-hand':
      return (
        new Set(tiles.filter((tile) => !isHonour(tile)).map((tile) => tile[1])).size <= 1 ||
        tiles.every(isTerminalOrHonour)
      );
    default:
      throw new Error('win-requirement');
  }
}

/** Negative where `a` is the better one: the value decides, then the total, the base and the points before rounding. */
const byWorth = (a: Counted, b: Counted): number =>
  b.value - a.value || b.total - a.total || b.base - a.base || b.rawPoints - a.rawPoints;

// The whole

/** Whether the circumstances contradict the hand or each other. Robbing a kong is looked at once more later. */
function isImpossible(the: Case, situation: Situation): boolean {
  const { hand, win, seat, tiles, happened } = the;
  if (!win) return situation.win !== undefined || (situation.circumstances ?? []).length > 0;
  const selfDraw = win.by === 'self-draw';
  const kongs = hand.sets.filter((set) => set.kind === 'kong').length;
  return (
    situation.partial === true ||
    (isLoose(the) && !selfDraw) ||
    (happened('kong-replacement') && kongs < 1) ||
    (happened('kong-on-kong') && kongs < 2) ||
    (happened('flower-replacement') && hand.bonus.length === 0) ||
    (happened('flower-replacement') && (happened('kong-replacement') || happened('kong-on-kong'))) ||
    (happened('robbed-kong') && selfDraw) ||
    (happened('robbed-kong') && countOf(win.tile, tiles) > 1) ||
    (happened('thirteenth-win') && seat !== 'east') ||
    (happened('first-turn') &&
      (hand.sets.some((set) => !set.concealed) ||
        (seat === 'east' && !selfDraw) ||
        happened('last-tile') ||
        happened('robbed-kong') ||
        happened('original-call')))
  );
}

export function naiveScore(hand: Hand, situation: Situation, rules: NaiveRules): NaiveScore | NaiveRefusal {
  const winningTile = situation.dead ? undefined : hand.winningTile;
  // All that is not in a declared set. A dead hand is a loser's, a winning tile in it a tile like the others.
  const held = hand.winningTile === undefined ? hand.concealed : [...hand.concealed, hand.winningTile];
  const tiles = [...hand.sets.flatMap((set) => set.tiles), ...held];

  if (tiles.some((tile) => countOf(tile, tiles) > 4)) return { refused: 'too-many-copies' };
  if (hand.bonus.some((tile) => countOf(tile, hand.bonus) > 1)) return { refused: 'too-many-copies' };

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
    limit: rules['limit'] === 'none' ? null : Number(rules['limit']),
    waits: () => (waits ??= waitingFor(hand, rules)),
  };

  if (isImpossible(the, situation)) return { refused: 'impossible' };
  const readings = the.win
    ? winnerReadings(hand, the.win.tile, the.win.by === 'self-draw', rules)
    : loserReadings(hand, held);
  if (
    the.happened('robbed-kong') &&
    !isNineGates(the) &&
    !readings.some((reading) => reading.some(({ kind, completed }) => completed && /chow|orphans/.test(kind)))
  ) {
    return { refused: 'impossible' };
  }
  if (readings.length === 0) return { refused: 'not-complete' };

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
      base: one.base,
      doubles: one.doubles,
      total: one.total,
      value: one.value,
    })),
  };
}
