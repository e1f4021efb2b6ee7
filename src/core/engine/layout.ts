/** A hand laid out for scoring: tiles by suit, sets, and the facts that hold however it is read. Rejects impossible hands. */
import { HandError, shown, type Details, type ErrorSentence } from '../errors.js';
import { has, part } from '../parts.js';
import * as fact from './facts.js';
import * as group from './groups.js';
import { CLAIMED, CONCEALED, PROMOTED, declaredAs, formOfDeclared, lowestOf, requireKind, setFrom } from './hand.js';
import { HandText } from './notation.js';
import { EACH_RANK, HONOURS, SUITS } from './suits.js';
import { EAST, FLOWERS, KINDS, TILES, WINDS, copiesIn, copyOfKind, suitOfKind } from './tiles.js';
import type { Circumstance, Hand, Situation, Tile } from '../types.js';

/** Every copy that a suit can hold of some of its ranks. */
const ranks = (...numbers: number[]): number => numbers.reduce((sum, rank) => sum | (0o7 << ((rank - 1) * 3)), 0);
const TERMINALS = ranks(1, 9);
const SIMPLES = ranks(2, 3, 4, 5, 6, 7, 8);
const GREEN_BAMBOO = ranks(2, 3, 4, 6, 8);
/** Winds are the first four honours. */
const GUEST_WINDS = ranks(1, 2, 3, 4);
/** Red is the fifth honour, after the winds; green the sixth. */
const GREEN_DRAGON = ranks(6);

/** Kinds that certain limit hands must be won on. */
export const kindsWonOn = { 'won-on-1d': 18, 'won-on-5d': 22, 'won-on-2b': 1 } as const;

export const wins = ['self-draw', 'discard'] as const;

/** The circumstances of a win, in the order in which a page lists them. */
export const circumstances: readonly Circumstance[] = Object.freeze<Circumstance[]>([
  'first-turn',
  'last-tile',
  'kong-replacement',
  'flower-replacement',
  'kong-on-kong',
  'robbed-kong',
  'original-call',
  'thirteenth-win',
  // Last, so that packed hands keep their meaning.
  'standing',
]);

const LAST_TILE = 1 << fact.LAST_TILE;
const KONG_REPLACEMENT = 1 << fact.KONG_REPLACEMENT;
const FLOWER_REPLACEMENT = 1 << fact.FLOWER_REPLACEMENT;
const REPLACEMENTS = KONG_REPLACEMENT | FLOWER_REPLACEMENT;
const LIVE_WALL = 1 << fact.LIVE_WALL;
/** By wind, from east on: the fact about the seat. */
const SEAT_WINDS = [0, 1 << fact.SEAT_WIND_SOUTH, 1 << fact.SEAT_WIND_WEST, 1 << fact.SEAT_WIND_NORTH];
/** What losers can have declared as well. */
const CALLS = (1 << fact.ORIGINAL_CALL) | (1 << fact.STANDING);

const ONE_SUIT = 1 << fact.ONE_SUIT;
const NO_HONOUR = 1 << fact.NO_HONOUR;

export class Layout {
  /** By suit, the tiles of the whole hand, and of these the ones in no declared set; both include the winning tile. */
  readonly held: Int32Array = new Int32Array(SUITS);
  readonly free: Int32Array = new Int32Array(SUITS);
  /** By suit, the entry of its free tiles, and the arrangement of them that is being read. */
  readonly suits: Int32Array = new Int32Array(SUITS);
  readonly arranged: Int32Array = new Int32Array(SUITS);
  /** The kinds of a declared set while it is read. */
  readonly kinds: Int32Array = new Int32Array(4);
  /** The declared sets in tile order: the first `declared` entries. */
  readonly sets: Int32Array = new Int32Array(group.MOST_GROUPS);
  declared = 0;
  /** The sum of their counts, and what is present in them: see `countsOf` and `presenceOf`. */
  counts = 0;
  presence = 0;
  /** How many of them are concealed kongs, and how many are kongs claimed with three tiles in hand. */
  hidden = 0;
  claimedKongs = 0;
  /** How many of the claimed kongs are concealed for doubles under the rules that the hand is counted by. */
  concealedKongs = 0;
  kongs = 0;
  /** Bits 0–3 are flowers, bits 4–7 seasons. */
  bonus = 0;
  /** The winning tile's kind, -1 for a losing hand, and whether it was self-drawn. */
  winning = -1;
  drawn = false;
  /** Kinds of the seat wind and the round wind. */
  seat = EAST;
  round = EAST;
  /** Facts about how the hand was won, and facts about its tiles, as bits. */
  win = 0;
  tiles = 0;
  /** By suit, the tiles that everybody sees apart from the hand's own; only if there are any. */
  readonly seen: Int32Array = new Int32Array(SUITS);
  seesTiles = false;
  /** What a losing hand was found to be waiting for, once an award depends on it. */
  calling: ReadonlySet<unknown> | undefined = undefined;
}

export const refuse = (sentence: ErrorSentence, details: Details = {}): never => {
  throw new HandError('impossible', { sentence, ...details });
};

/** How many hands have been laid out, each for a call of its own or a part of one. */
export let layouts = 0;

/** Lays out a hand and its situation. @returns the hand as data @throws {NotationError} @throws {HandError} for an impossible hand or situation */
export function layOut(layout: Layout, hand: Hand | string, situation: Situation): Hand {
  layouts++;
  if (typeof hand === 'string') {
    const text = new HandText(hand);
    const concealed = readText(layout, text);
    // A page's situation may have a getter that reads another text.
    const data = text.hand();
    readSituation(layout, concealed, situation);
    return data;
  }
  readSituation(layout, readTiles(layout, hand), situation);
  return hand;
}

function clear(layout: Layout): void {
  const { held, free } = layout;
  held[0] = held[1] = held[2] = held[3] = 0;
  free[0] = free[1] = free[2] = free[3] = 0;
  layout.declared = layout.kongs = layout.hidden = layout.claimedKongs = layout.counts = layout.presence = 0;
  layout.bonus = 0;
  layout.winning = -1;
  layout.seesTiles = false;
  layout.calling = undefined;
}

/** Reads the tiles of a hand, which may be too few or too many. @returns the number of concealed ones */
function readTiles(layout: Layout, { sets, concealed, winningTile, bonus }: Hand): number {
  clear(layout);
  for (let index = 0; index < sets.length; index++) declare(layout, sets[index]);
  const { held } = layout;
  for (let index = 0; index < concealed.length; index++) addCopy(held, requireKind(concealed[index], 0, KINDS));
  if (winningTile !== undefined) addCopy(held, (layout.winning = requireKind(winningTile, 0, KINDS)));
  findFree(layout);
  for (let index = 0; index < bonus.length; index++) addBonus(layout, requireKind(bonus[index], KINDS));
  return concealed.length;
}

/** Reads the tiles of a hand in notation. @returns the number of concealed ones */
function readText(layout: Layout, { kinds, count, declared, sets, winning }: HandText): number {
  clear(layout);
  for (let index = 0; index < sets; index++) addSet(layout, declared[index]);
  let concealed = 0;
  // Bonus tiles come last.
  for (; concealed < count && kinds[concealed] < KINDS; concealed++) addCopy(layout.held, kinds[concealed]);
  if (winning >= 0) addCopy(layout.held, (layout.winning = winning));
  findFree(layout);
  for (let index = concealed; index < count; index++) addBonus(layout, kinds[index]);
  return concealed;
}

/** Whether a situation itself marks its hand as dead: a page may add properties to all objects. */
export const isDead = (situation: Situation): boolean => situation.dead === true && Object.hasOwn(situation, 'dead');

// The two share no code: reading a property by a variable name takes longer.
const isPartial = (situation: Situation): boolean => situation.partial === true && Object.hasOwn(situation, 'partial');

declare module '../parts.js' {
  interface Parts {
    /** Reads seen tiles. */
    readonly seeTiles: (layout: Layout, text: string) => void;
  }
}

/** Reads how a hand was won, and checks that it can have been won like that. */
function readSituation(layout: Layout, concealed: number, situation: Situation): void {
  const dead = isDead(situation);
  const partial = isPartial(situation);
  layout.seat = windOf(situation.seat, 'seat');
  layout.round = windOf(situation.round, 'round');
  // First, so that an unknown word is reported even if the number of tiles is wrong.
  const circumstantial = readCircumstances(situation.circumstances);
  checkSize(layout, concealed, layout.winning >= 0, dead, partial);
  if (dead) layout.winning = -1;
  layout.tiles = factsOfTiles(layout);
  if (layout.winning >= 0) {
    if (partial) refuse('clash', { found: 'partial', other: 'winningTile' });
    readWin(layout, circumstantial, situation.win);
    addNineGates(layout);
  } else {
    if (situation.win !== undefined) refuse('no-winning-tile');
    checkCall(circumstantial);
    layout.win = factsOfSeat(layout) | circumstantial;
  }
  // A page may have added a property to all objects.
  if (situation.seen !== undefined && has('seeTiles') && Object.hasOwn(situation, 'seen'))
    part('seeTiles')(layout, situation.seen);
}

function addBonus(layout: Layout, kind: number): void {
  const bit = 1 << (kind - FLOWERS);
  if (layout.bonus & bit) tooMany(kind, 2, 1);
  layout.bonus |= bit;
}

const factsOfSeat = ({ seat, round }: Layout): number =>
  (seat === EAST ? 1 << fact.SEAT_EAST : 1 << fact.SEAT_NOT_EAST) |
  (seat === round ? 0 : 1 << fact.WINDS_DIFFER) |
  SEAT_WINDS[seat - EAST] |
  (1 << (fact.ROUND_WIND_EAST + round - EAST));

/** Adds how a hand is won, given the facts about the circumstances; again for another way of winning. @throws {HandError} `impossible` */
export function winBy(layout: Layout, drawn: boolean, circumstantial = 0): void {
  layout.drawn = drawn;
  layout.win = factsOfWin(layout, circumstantial) | factsOfSeat(layout);
  if (circumstantial) checkCircumstances(layout, layout.win);
}

/** Adds a declared set. @throws {HandError} if its tiles are not a set, or the hand has too many copies of one */
function declare(layout: Layout, { kind, tiles, concealed, promoted }: Hand['sets'][number]): void {
  const { length } = tiles;
  if (length !== 3 && length !== 4) notASet(tiles);
  const { kinds } = layout;
  for (let index = 0; index < length; index++) kinds[index] = requireKind(tiles[index]);
  // A promoted set that is not a kong is read as it is.
  const set = setFrom(kinds, 0, length, concealed ? CONCEALED : promoted && kind === 'kong' ? PROMOTED : CLAIMED);
  if (set < 0 || kind !== group.GROUP_KINDS[formOfDeclared(set)]) notASet(tiles);
  addSet(layout, set);
}

/** Adds a declared set, given as a number, in tile order regardless of the order of declaration. */
function addSet(layout: Layout, set: number): void {
  const { held, free, sets } = layout;
  const lowest = lowestOf(set);
  const form = formOfDeclared(set);
  const how = declaredAs(set);
  const added = group.groupOf(lowest, form) + (how === CONCEALED ? 0 : group.EXPOSED);
  const suit = suitOfKind[lowest];
  const copy = copyOfKind[lowest];
  const before = held[suit];
  const tiles = form === group.CHOW ? copy * 0o111 : form === group.PUNG ? copy * 3 : copy * 4;
  held[suit] += tiles;
  free[suit] -= tiles;
  // More than four: the highest of three bits and another one. Four more than four would overflow them.
  if (before & (copy * 4) || held[suit] & ((held[suit] << 1) | (held[suit] << 2)) & (EACH_RANK * 4)) {
    held[suit] = before;
    for (const tile of group.tilesOfGroup(added)) addCopy(held, requireKind(tile));
  }
  if (form === group.KONG) {
    layout.kongs++;
    if (how === CONCEALED) layout.hidden++;
    else if (how === CLAIMED) layout.claimedKongs++;
  }
  layout.counts += group.countsOf[added];
  layout.presence |= group.presenceOf[added];
  let place = layout.declared++;
  for (; place && (sets[place - 1] & ~group.EXPOSED) > (added & ~group.EXPOSED); place--) sets[place] = sets[place - 1];
  sets[place] = added;
}

function notASet(tiles: readonly Tile[]): never {
  const first = tiles.slice(0, 4);
  for (const tile of first) requireKind(tile);
  throw new HandError('not-a-tile', { found: first.join(' ') });
}

function tooMany(kind: number, found: number, most: number): never {
  throw new HandError('too-many-copies', { tile: TILES[kind], found, most });
}

/** Finds the tiles that are in no declared set, from which those in one have been subtracted. */
function findFree({ held, free }: Layout): void {
  for (let suit = 0; suit < SUITS; suit++) free[suit] += held[suit];
}

/** Adds a tile that is in no declared set. */
export function addFree({ held, free }: Layout, kind: number): void {
  addCopy(held, kind);
  free[suitOfKind[kind]] += copyOfKind[kind];
}

function addCopy(tiles: Int32Array, kind: number): void {
  const suit = suitOfKind[kind];
  const copy = copyOfKind[kind];
  // Four already: the highest of the three bits of this kind is set.
  if (tiles[suit] & (copy << 2)) tooMany(kind, 5, 4);
  tiles[suit] += copy;
}

/** The kind of a wind; east if none is given. @throws {HandError} `impossible` */
function windOf(wind: string | undefined, what: string): number {
  if (wind === undefined || wind === 'east') return EAST;
  if (wind === 'south') return EAST + 1;
  if (wind === 'west') return EAST + 2;
  return wind === 'north' ? EAST + 3 : unknownWord(wind, WINDS, what);
}

const unknownWord = (word: string, list: readonly string[], what: string): never =>
  refuse('unknown-word', { found: shown(word), what, expected: list.join(', ') });

/** The index of a word in a list. @throws {HandError} `impossible` */
function placeOf(word: string, list: readonly string[], what: string): number {
  const place = list.indexOf(word);
  return place < 0 ? unknownWord(word, list, what) : place;
}

/** Checks the number of tiles: 13, or 14 with a winning tile, and one for each kong; fewer if partial, up to {@link MOST_TILES} if dead. */
function checkSize(
  { declared, kongs }: Layout,
  concealed: number,
  won: boolean,
  dead: boolean,
  partial: boolean,
): void {
  const found = concealed + +won + declared * 3 + kongs;
  const expected = 13 + kongs + +won;
  if (dead ? found > group.MOST_TILES : partial ? found > expected : found !== expected)
    throw new HandError(!won && found === expected + 1 ? 'winning-tile' : 'tile-count', { found, expected, kongs });
}

/** The facts about the tiles, except those that depend on the winning tile or on the rules. */
export function factsOfTiles({ held, declared, bonus, seat, round }: Layout): number {
  const bamboo = held[0];
  const characters = held[1];
  const circles = held[2];
  const honours = held[HONOURS];
  const suits = bamboo | characters | circles;
  const isOneSuit = +(bamboo !== 0) + +(characters !== 0) + +(circles !== 0) === 1;
  let facts = honours ? 1 << fact.SOME_HONOUR : NO_HONOUR;
  facts |= suits & TERMINALS ? 1 << fact.SOME_TERMINAL : 1 << fact.NO_TERMINAL;
  if (isOneSuit) facts |= ONE_SUIT;
  if (!(suits & SIMPLES)) facts |= 1 << fact.NO_SIMPLE;
  if (!(honours & GUEST_WINDS & ~(copyOfKind[seat] * 7) & ~(copyOfKind[round] * 7))) facts |= 1 << fact.NO_GUEST_WIND;
  if (honours & GREEN_DRAGON) facts |= 1 << fact.GREEN_DRAGON;
  if (!((bamboo & ~GREEN_BAMBOO) | characters | circles | (honours & ~GREEN_DRAGON))) facts |= 1 << fact.ALL_GREEN;
  if (!declared) facts |= 1 << fact.NOTHING_DECLARED;
  facts |= (bonus & 15) === 15 ? 1 << fact.FOUR_FLOWERS : 1 << fact.FLOWERS_INCOMPLETE;
  facts |= (bonus & 240) === 240 ? 1 << fact.FOUR_SEASONS : 1 << fact.SEASONS_INCOMPLETE;
  return facts;
}

/** Adds the facts about nine gates: one suit that contains 1112345678999. */
export function addNineGates(layout: Layout): void {
  const { tiles, winning, held } = layout;
  if ((tiles & (ONE_SUIT | NO_HONOUR)) !== (ONE_SUIT | NO_HONOUR)) return;
  const suit = held[suitOfKind[winning]];
  let over = 0;
  for (let rank = 0; rank < 9; rank++) {
    const extra = ((suit >> (rank * 3)) & 7) - (rank % 8 ? 1 : 3);
    if (extra < 0) return;
    if (extra) over = rank;
  }
  layout.tiles |= (1 << fact.NINE_GATES) | (over === winning % 9 ? 1 << fact.PURE_NINE_GATES : 0);
}

/** The facts for the given circumstances of a win. @throws {HandError} `impossible` for an unknown one */
export function readCircumstances(given: Situation['circumstances']): number {
  let facts = 0;
  if (given)
    for (let index = 0; index < given.length; index++)
      facts |= 1 << (fact.FIRST_TURN + placeOf(given[index], circumstances, 'circumstance'));
  // A kong on a kong is also a kong replacement.
  return facts & (1 << fact.KONG_ON_KONG) ? facts | KONG_REPLACEMENT : facts;
}

/** Checks the facts about what a loser declared, who has no other circumstances. @throws {HandError} `impossible` */
function checkCall(facts: number): void {
  if (facts & ~CALLS) refuse('no-winning-tile');
  if (facts === CALLS) refuse('clash', { found: 'original-call', other: 'standing' });
}

/** Reads how the hand was won, given the facts about its circumstances. @throws {HandError} `impossible` */
function readWin(layout: Layout, circumstantial: number, win: Situation['win'] = 'discard'): void {
  const drawn = win === 'self-draw';
  if (!drawn && win !== 'discard') unknownWord(win, wins, 'way of winning');
  winBy(layout, drawn, circumstantial);
}

function factsOfWin({ winning, drawn }: Layout, circumstantial: number): number {
  let facts = circumstantial | (drawn ? 1 << fact.SELF_DRAW : 1 << fact.DISCARD);
  if (winning === kindsWonOn['won-on-1d']) facts |= 1 << fact.WON_ON_1D;
  else if (winning === kindsWonOn['won-on-5d']) facts |= 1 << fact.WON_ON_5D;
  else if (winning === kindsWonOn['won-on-2b']) facts |= 1 << fact.WON_ON_2B;
  if (group.isSimpleKind(winning)) facts |= 1 << fact.WON_ON_SIMPLE;
  const loose = (facts & REPLACEMENTS) !== 0;
  facts |= loose ? 1 << fact.LOOSE_TILE : 1 << fact.NOT_LOOSE;
  if (drawn && !loose) facts |= LIVE_WALL;
  if (!(facts & LIVE_WALL && facts & LAST_TILE)) facts |= 1 << fact.NOT_LAST_TILE;
  if (!(facts & KONG_REPLACEMENT && facts & FLOWER_REPLACEMENT)) facts |= 1 << fact.NOT_AFTER_KONG;
  return facts;
}

/** The words of a situation for how a hand was won: the first facts, in their order. */
const waysOfWinning: readonly string[] = [...wins, ...circumstances];

/** Pairs of facts that cannot occur together. */
const clashes: readonly (readonly [number, number])[] = [
  // This one comes first: a kong on a kong also counts as a kong replacement, but the error should name what was given.
  [fact.KONG_ON_KONG, fact.DISCARD],
  [fact.KONG_REPLACEMENT, fact.DISCARD],
  [fact.FLOWER_REPLACEMENT, fact.DISCARD],
  [fact.ROBBED_KONG, fact.SELF_DRAW],
  [fact.FIRST_TURN, fact.LAST_TILE],
  [fact.FIRST_TURN, fact.ROBBED_KONG],
  [fact.FIRST_TURN, fact.ORIGINAL_CALL],
  [fact.FIRST_TURN, fact.STANDING],
  [fact.ORIGINAL_CALL, fact.STANDING],
];

function checkCircumstances({ kongs, bonus, held, winning, tiles, hidden, declared }: Layout, win: number): void {
  const words = [win, tiles];
  const has = (one: number): boolean => fact.holds(one, words);
  for (const [one, other] of clashes)
    if (has(one) && has(other)) refuse('clash', { found: waysOfWinning[one], other: waysOfWinning[other] });
  if (has(fact.KONG_ON_KONG) && kongs < 2) refuse('no-kong', { found: 'kong-on-kong' });
  if (has(fact.KONG_REPLACEMENT) && !kongs) refuse('no-kong', { found: 'kong-replacement' });
  if (has(fact.FLOWER_REPLACEMENT) && !bonus) refuse('no-bonus', { found: 'flower-replacement' });
  if (has(fact.ROBBED_KONG) && copiesIn(held, winning) > 1) refuse('robbed-kong', { tile: TILES[winning] });
  if (has(fact.THIRTEENTH_WIN) && has(fact.SEAT_NOT_EAST)) refuse('not-east', { found: 'thirteenth-win' });
  if (has(fact.FIRST_TURN)) {
    if (hidden < declared) refuse('first-turn-exposed');
    if (has(fact.SEAT_EAST) && has(fact.DISCARD)) refuse('first-turn-east');
  }
}
