/** Random hands that are worth scoring: legal ones, with the rare patterns made common. All from one seed. */
import type { Circumstance, DeclaredSet, Hand, Situation, Tile, Wind } from '../../src/core/types.js';
import { scoringOptions, settlementOptions } from './options.js';
import { awardIds, type NaiveRules } from './rules.js';
import type { NaiveTable } from './settle.js';

/** From 0 up to, but not including, 1. */
export type Random = () => number;

export interface RandomCase {
  hand: Hand;
  situation: Situation;
}

/** The mulberry32 generator. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const integer = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
const chance = (random: Random, probability: number): boolean => random() < probability;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = integer(random, 0, i);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

const SUITS = ['b', 'c', 'd'];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WINDS: Wind[] = ['east', 'south', 'west', 'north'];
const WIND_TILES = ['E', 'S', 'W', 'N'];
const DRAGONS = ['R', 'G', 'B'];
const HONOURS = [...WIND_TILES, ...DRAGONS];
const KINDS: Tile[] = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), ...HONOURS];
const TERMINALS = SUITS.flatMap((suit) => [`1${suit}`, `9${suit}`]);
const GREEN = ['2b', '3b', '4b', '6b', '8b', 'G'];
const countOf = (tile: Tile, tiles: readonly Tile[]): number => tiles.filter((other) => other === tile).length;

// Four sets and a pair

interface PlannedGroup {
  kind: 'chow' | 'pung' | 'kong' | 'pair';
  tiles: Tile[];
}

interface Theme {
  /** The kinds the hand may hold. */
  kinds?: readonly Tile[];
  /** How likely a set is a chow, and a set of equals a kong. */
  chows: number;
  kongs?: number;
  /** Groups that have to be there. */
  fixed?: PlannedGroup[];
  /** Only groups that hold a terminal or honour. */
  outside?: boolean;
  concealed?: boolean;
}

const pungOf = (tile: Tile): PlannedGroup => ({ kind: 'pung', tiles: [tile, tile, tile] });
const pairOf = (tile: Tile): PlannedGroup => ({ kind: 'pair', tiles: [tile, tile] });
const chowFrom = (rank: number, suit: string): PlannedGroup => ({
  kind: 'chow',
  tiles: [`${rank}${suit}`, `${rank + 1}${suit}`, `${rank + 2}${suit}`],
});

/** Groups on their way to a hand, with no kind more than four times. */
function plan(random: Random, theme: Theme): PlannedGroup[] {
  const allowed = theme.kinds ?? KINDS;
  for (;;) {
    const groups = [...(theme.fixed ?? [])];
    const used = groups.flatMap((group) => group.tiles);
    const add = (group: PlannedGroup): void => {
      if (group.tiles.some((tile) => !allowed.includes(tile))) return;
      if (group.tiles.some((tile) => countOf(tile, [...used, ...group.tiles]) > 4)) return;
      if (theme.outside && !group.tiles.some((tile) => HONOURS.includes(tile) || TERMINALS.includes(tile))) return;
      groups.push(group);
      used.push(...group.tiles);
    };
    for (let attempts = 0; attempts < 200; attempts++) {
      const sets = groups.filter((group) => group.kind !== 'pair').length;
      if (sets === 4 && groups.length === 5) return maybeKongs(random, groups, used, theme);
      const tile = pick(random, allowed);
      if (sets < 4 && (groups.length > sets || chance(random, 0.8))) {
        const suit = tile[1];
        const rank = Number(tile[0]) - integer(random, 0, 2);
        if (!chance(random, theme.chows)) add(pungOf(tile));
        else if (suit !== undefined && rank >= 1 && rank <= 7) add(chowFrom(rank, suit));
      } else if (groups.length === sets) add(pairOf(tile));
    }
  }
}

function maybeKongs(random: Random, groups: PlannedGroup[], used: Tile[], theme: Theme): PlannedGroup[] {
  const kongs = theme.kongs ?? pick(random, [0, 0, 0.25, 0.7]);
  return groups.map((group) => {
    const tile = group.tiles[0]!;
    if (group.kind !== 'pung' || countOf(tile, used) > 3 || !chance(random, kongs)) return group;
    return { kind: 'kong', tiles: [tile, tile, tile, tile] };
  });
}

function randomTheme(random: Random): Theme {
  const suit = pick(random, SUITS);
  const oneSuit = RANKS.map((rank) => `${rank}${suit}`);
  const winds = shuffle(random, WIND_TILES);
  const dragons = shuffle(random, DRAGONS);
  const low = integer(random, 1, 7);
  const mixed = pick(random, [0, 0.3, 0.6, 0.9]);
  const narrow = [...oneSuit.slice(Math.max(0, low - 3), low + 4), ...HONOURS];
  const themes: Theme[] = [
    { chows: 0.5 },
    { chows: 0.8 },
    { chows: 1 },
    { chows: 1, kinds: SUITS.flatMap((one) => RANKS.map((rank) => `${rank}${one}`)) },
    { chows: 0 },
    { chows: 0, concealed: true },
    { chows: 0.2, concealed: true },
    { chows: mixed, kinds: oneSuit },
    { chows: mixed, kinds: oneSuit, concealed: true },
    { chows: mixed, kinds: [...oneSuit, ...HONOURS] },
    { chows: mixed, kinds: [...oneSuit.slice(low - 1, low + 2), ...HONOURS] },
    { chows: 0, kinds: HONOURS },
    { chows: 0, kinds: TERMINALS },
    { chows: 0, kinds: [...TERMINALS, ...HONOURS] },
    { chows: 0.4, kinds: GREEN },
    { chows: mixed, kinds: KINDS.filter((tile) => !HONOURS.includes(tile) && !TERMINALS.includes(tile)) },
    { chows: 0.6, outside: true },
    { chows: 0.5, fixed: [...dragons.map(pungOf)] },
    { chows: 0.5, fixed: [pungOf(dragons[0]!), pungOf(dragons[1]!), pairOf(dragons[2]!)] },
    { chows: 0.5, fixed: [pungOf(winds[0]!), pungOf(winds[1]!), pungOf(winds[2]!), pairOf(winds[3]!)] },
    { chows: 0, fixed: winds.map(pungOf) },
    { chows: 0.5, fixed: [pungOf(winds[0]!), pairOf(winds[1]!)] },
    { chows: 0.7, fixed: [pairOf(pick(random, HONOURS))] },
    { chows: 1, fixed: [pairOf(pick(random, HONOURS))], concealed: true },
    { chows: mixed, fixed: [1, 4, 7].map((rank) => chowFrom(rank, suit)) },
    { chows: mixed, kinds: oneSuit, fixed: [1, 4, 7].map((rank) => chowFrom(rank, suit)) },
    // 111222333: three pungs or three chows.
    { chows: mixed, fixed: [low, low + 1, low + 2].map((rank) => pungOf(`${rank}${suit}`)), kongs: 0, concealed: true },
    { chows: 1, kinds: oneSuit, fixed: [0, 1, 2].map(() => chowFrom(low, suit)), concealed: true },
    { chows: mixed, kinds: oneSuit.slice(Math.min(low, 5) - 1, Math.min(low, 5) + 4), kongs: 0 },
    { chows: mixed, kinds: oneSuit.slice(Math.min(low, 4) - 1, Math.min(low, 4) + 5), kongs: 0, concealed: true },
    { chows: 1, fixed: [chowFrom(low, suit), chowFrom(low, suit)], kinds: narrow, kongs: 0, concealed: true },
    { chows: 0, kongs: 1 },
    { chows: 0.3, kongs: 0.9 },
    { chows: 0, kongs: 0.8, concealed: true },
  ];
  return pick(random, themes);
}

// What lies open

interface Dealt {
  sets: DeclaredSet[];
  /** Every other tile, the winning one too. */
  held: Tile[];
}

function lay(random: Random, groups: readonly PlannedGroup[], concealed: boolean): Dealt {
  const sets: DeclaredSet[] = [];
  const held: Tile[] = [];
  const open = concealed ? 0 : pick(random, [0, 0, 0.25, 0.5, 0.5, 0.8, 1]);
  const concealedKongs = concealed ? 1 : pick(random, [0, 0.3, 0.7]);
  for (const { kind, tiles } of shuffle(random, groups)) {
    if (kind === 'kong') {
      if (chance(random, concealedKongs)) sets.push({ kind, tiles: [...tiles], concealed: true });
      else if (chance(random, 0.5)) sets.push({ kind, tiles: [...tiles], concealed: false });
      else sets.push({ kind, tiles: [...tiles], concealed: false, promoted: true });
    } else if (kind !== 'pair' && chance(random, open)) sets.push({ kind, tiles: [...tiles], concealed: false });
    else held.push(...tiles);
  }
  return { sets, held };
}

function specialShape(random: Random): Dealt | undefined {
  const kind = random();
  if (kind < 0.04) {
    const orphans = [...TERMINALS, ...HONOURS];
    return { sets: [], held: [...orphans, pick(random, orphans)] };
  }
  if (kind < 0.09) {
    const suit = pick(random, SUITS);
    return { sets: [], held: [...'1112345678999', `${integer(random, 1, 9)}`].map((rank) => rank + suit) };
  }
  return undefined;
}

function randomWinner(random: Random): Dealt {
  const special = specialShape(random);
  if (special) return special;
  const theme = randomTheme(random);
  return lay(random, plan(random, theme), theme.concealed ?? false);
}

// The situation

function randomBonus(random: Random): Tile[] {
  const flowers = [1, 2, 3, 4].map((number) => `${number}f`);
  const seasons = [1, 2, 3, 4].map((number) => `${number}s`);
  const kind = random();
  const some = (tiles: Tile[], share: number): Tile[] => tiles.filter(() => chance(random, share));
  let bonus: Tile[];
  if (kind < 0.35) bonus = [];
  else if (kind < 0.75) bonus = some([...flowers, ...seasons], pick(random, [0.15, 0.3, 0.6]));
  else if (kind < 0.85) bonus = [...flowers, ...some(seasons, 0.3)];
  else if (kind < 0.95) bonus = [...seasons, ...some(flowers, 0.3)];
  else bonus = [...flowers, ...seasons];
  return shuffle(random, bonus);
}

/** Seat and round: often the same wind, often one that the hand has a set or pair of, sometimes left out. */
function randomSeats(random: Random, tiles: readonly Tile[]): Situation {
  const situation: Situation = {};
  const held = WINDS.filter((_, index) => countOf(WIND_TILES[index]!, tiles) >= 2);
  const wind = (): Wind => (held.length > 0 && chance(random, 0.5) ? pick(random, held) : pick(random, WINDS));
  const seat = wind();
  if (!chance(random, 0.05)) situation.seat = seat;
  if (!chance(random, 0.05)) situation.round = chance(random, 0.3) ? seat : wind();
  return situation;
}

function wonCase(random: Random): RandomCase {
  const { sets, held } = randomWinner(random);
  const bonus = randomBonus(random);
  const all = [...sets.flatMap((set) => set.tiles), ...held];
  const situation = randomSeats(random, all);
  const east = (situation.seat ?? 'east') === 'east';
  const kongs = sets.filter((set) => set.kind === 'kong').length;
  const nothingExposed = sets.every((set) => set.concealed);
  const selfDraw = chance(random, 0.5);

  const circumstances: Circumstance[] = [];
  const maybe = (probability: number, possible: boolean, ...what: Circumstance[]): boolean => {
    if (!possible || !chance(random, probability)) return false;
    circumstances.push(...what);
    return true;
  };

  // Only a tile that is there once can be robbed: the other three are in the robbed player's pung.
  const once = held.filter((tile) => countOf(tile, all) === 1);
  let winningTile = pick(random, held);
  const preferred = (tile: Tile, among: readonly Tile[]): void => {
    if (among.includes(tile) && chance(random, 0.7)) winningTile = tile;
  };

  if (chance(random, 0.6)) {
    let loose = false;
    let robbed = false;
    const firstTurn = maybe(0.25, nothingExposed && (selfDraw || !east), 'first-turn');
    if (selfDraw) {
      const afterKong =
        maybe(0.4, kongs >= 2, ...pick(random, [['kong-on-kong'], ['kong-on-kong', 'kong-replacement']] as const)) ||
        maybe(0.4, kongs >= 1, 'kong-replacement');
      loose = maybe(0.25, bonus.length > 0, 'flower-replacement') || afterKong;
    } else if (!firstTurn && once.length > 0 && chance(random, 0.35)) {
      robbed = true;
      circumstances.push('robbed-kong');
      winningTile = pick(random, once);
      preferred('2b', once);
    }
    const lastTile = maybe(loose ? 0.1 : 0.35, !firstTurn, 'last-tile');
    if (!maybe(0.15, !firstTurn, 'original-call')) maybe(0.1, !firstTurn, 'standing');
    maybe(0.15, east, 'thirteenth-win');
    if (loose) preferred('5d', held);
    if (lastTile && !robbed) preferred('1d', held);
    if (lastTile && robbed) preferred('1d', once);
  }

  if (selfDraw) situation.win = 'self-draw';
  else if (chance(random, 0.8)) situation.win = 'discard';
  if (circumstances.length > 0 || chance(random, 0.1)) situation.circumstances = shuffle(random, circumstances);

  const concealed = shuffle(random, held);
  concealed.splice(concealed.indexOf(winningTile), 1);
  return { hand: { sets, concealed, winningTile, bonus }, situation };
}

/** As many tiles as there may still be, taken from those that the player does not hold. */
function drawn(random: Random, count: number, all: readonly Tile[]): Tile[] {
  const tiles: Tile[] = [];
  while (tiles.length < count) {
    const tile = pick(random, KINDS);
    if (countOf(tile, [...all, ...tiles]) < 4) tiles.push(tile);
  }
  return tiles;
}

function lostCase(random: Random): RandomCase {
  let sets: DeclaredSet[];
  let held: Tile[];
  if (chance(random, 0.6)) {
    // A winner's hand less a tile, and then perhaps spoilt.
    const dealt = randomWinner(random);
    sets = dealt.sets;
    held = shuffle(random, dealt.held).slice(1);
    const kept = held.slice(Math.min(held.length, pick(random, [0, 0, 1, 2, 4])));
    held = [...kept, ...drawn(random, held.length - kept.length, [...sets.flatMap((set) => set.tiles), ...kept])];
  } else {
    // A few sets, then pairs, pungs and fours of a kind, then single tiles.
    const theme = randomTheme(random);
    const groups = plan(random, theme).filter((group) => group.kind !== 'pair');
    sets = lay(random, groups.slice(0, integer(random, 0, 4)), false).sets;
    const declared = sets.flatMap((set) => set.tiles);
    const size = 13 - 3 * sets.length;
    const kinds = chance(random, 0.5) ? HONOURS : KINDS;
    held = [];
    for (let attempts = 0; attempts < 12 && held.length < size; attempts++) {
      const tile = pick(random, kinds);
      const copies = Math.min(pick(random, [2, 2, 3, 3, 4]), size - held.length);
      if (countOf(tile, [...declared, ...held]) + copies > 4) continue;
      held.push(...Array.from({ length: copies }, () => tile));
      if (chance(random, 0.2)) break;
    }
    held.push(...drawn(random, size - held.length, [...declared, ...held]));
  }
  const declared = sets.flatMap((set) => set.tiles);
  const situation = randomSeats(random, [...declared, ...held]);
  if (chance(random, 0.03)) {
    situation.dead = true;
    const change = pick(random, [-1, 0, 1, 2]);
    if (change < 0) held = held.slice(1);
    else held = [...held, ...drawn(random, change, [...declared, ...held])];
  }
  // Losers may have declared a ready hand.
  if (chance(random, 0.15)) situation.circumstances = pick(random, [[], [], ['original-call'], ['standing']]);
  return { hand: { sets, concealed: shuffle(random, held), bonus: randomBonus(random) }, situation };
}

/** Part of a loser's hand: some of the sets, some of the tiles. */
export function randomPart(random: Random): RandomCase {
  const { hand, situation } = lostCase(random);
  delete situation.dead;
  const share = pick(random, [0, 0.2, 0.5, 0.8]);
  const kept = { ...hand, sets: hand.sets.filter(() => chance(random, share)) };
  const most = 13 - 3 * hand.sets.length;
  kept.concealed = hand.concealed.slice(0, integer(random, 0, Math.min(most, hand.concealed.length)));
  return { hand: kept, situation: { ...situation, partial: true } };
}

export function randomCase(random: Random, { winner }: { winner: boolean }): RandomCase {
  return winner ? wonCase(random) : lostCase(random);
}

// Rules

function randomAward(random: Random, id: string): string {
  const kind = random();
  if (kind < 0.1) return 'off';
  if (kind < 0.5) {
    // An odd number now and then, so that rounding has ties to break.
    const points = chance(random, 0.5) ? 2 * integer(random, 1, 20) : integer(random, 2, 40);
    const split = /^(pung|kong)-of-/.test(id) && chance(random, 0.6);
    return split ? `${points}/${integer(random, 1, 40)} points` : `${points} points`;
  }
  if (kind < 0.8) {
    const doubles = integer(random, 1, 6);
    return doubles === 1 ? '1 double' : `${doubles} doubles`;
  }
  return pick(random, ['limit', 'limit', 'half limit', 'half limit', '1/4 limit', '3/4 limit']);
}

/** A handful of declarations to lay over a profile. */
export function randomRules(random: Random): NaiveRules {
  const rules: NaiveRules = {};
  for (let count = integer(random, 0, 12); count > 0; count--) {
    const id = pick(random, awardIds);
    rules[id] = randomAward(random, id);
  }
  const options = Object.keys(scoringOptions);
  for (let count = integer(random, 0, 6); count > 0; count--) {
    const id = pick(random, options);
    rules[id] = pick(random, scoringOptions[id]!);
  }
  return rules;
}

/** Four values, who won and from whom, who is dead, and the rules of settling to lay over a profile. */
const FINED = ['incomplete-win', 'grounded-wrong-tiles', 'marked-kong-wrongly', 'too-many-tiles', 'two-discards'];
const FINES = [
  'off',
  '50',
  '300 to each',
  'limit',
  'limit to each',
  'half limit to each',
  '1/4 limit',
  '2 limits to each',
];

export function randomTable(random: Random): { values: Record<Wind, number>; table: NaiveTable; rules: NaiveRules } {
  const value = (): number => (chance(random, 0.25) ? 10 * integer(random, 0, 3) : 2 * integer(random, 0, 250));
  const values = { east: value(), south: value(), west: value(), north: value() };
  const table: NaiveTable = { pao: false };
  if (!chance(random, 0.05)) {
    const winner = pick(random, WINDS);
    table.winner = winner;
    const others = WINDS.filter((wind) => wind !== winner);
    if (chance(random, 0.6)) {
      table.discarder = pick(random, others);
      table.pao = chance(random, 0.3);
    }
    if (chance(random, 0.1)) table.liable = pick(random, others);
    if (chance(random, 0.5)) {
      const share = pick(random, [0.3, 0.6, 1]);
      table.dead = {};
      for (const wind of others) {
        if (chance(random, share)) table.dead[wind] = pick(random, ['foul', 'long', 'short'] as const);
      }
    }
  }
  const rules: NaiveRules = {};
  if (chance(random, 0.4)) {
    table.incidents = {};
    for (const wind of WINDS) {
      if (chance(random, 0.4)) table.incidents[wind] = shuffle(random, FINED).slice(0, integer(random, 1, 3));
    }
    for (const error of FINED) if (chance(random, 0.7)) rules[error] = pick(random, FINES);
    if (chance(random, 0.3)) rules['limit-value'] = pick(random, [200, 'as-limit']);
  }
  if (table.liable) rules['pao-by'] = 'claim';
  for (const [id, choices] of Object.entries(settlementOptions)) {
    if (chance(random, 0.5)) rules[id] = pick(random, choices);
  }
  return { values, table, rules };
}

/** The same hand, with some kinds of which the rest lies open on the table. */
export function withSeen(random: Random, { hand, situation }: RandomCase): RandomCase {
  const own = [
    ...hand.sets.flatMap((set) => set.tiles),
    ...hand.concealed,
    ...(hand.winningTile === undefined ? [] : [hand.winningTile]),
  ];
  const share = pick(random, [0.1, 0.3, 0.6]);
  const seen = shuffle(random, KINDS)
    .filter(() => chance(random, share))
    .slice(0, 20)
    .map((tile) => {
      const left = 4 - countOf(tile, own) - (chance(random, 0.2) ? 1 : 0);
      return left > 0 ? tile.charAt(0).repeat(left) + (tile.length > 1 ? tile.charAt(1) : '') : '';
    });
  return { hand, situation: { ...situation, seen: seen.filter(Boolean).join(' ') } };
}
