/** Who pays whom at the end of a hand, and why. */
import type { CompiledProfile } from '../engine/compile.js';
import { compiledProfile } from '../compiled.js';
import { TableError, shown, type Details, type TableErrorCode } from '../errors.js';
import { tilesOf } from '../engine/hand.js';
import { isSet } from '../engine/layout.js';
import { findPao } from './pao.js';
import { allIds } from '../profiles/declarations.js';
import type { Profile, ProfileName } from '../profiles/index.js';
import { profileOfScore } from '../engine/profile-of-score.js';
import type { Score } from '../engine/score.js';
import { HAND, SITUATION, shapeCheck, type Shape } from '../input.js';
import { FLOWERS, WINDS, kindOf } from '../engine/tiles.js';
import type { Tile, Wind } from '../types.js';

/** Why a hand is dead: a foul, too many tiles (`long`) or too few (`short`). */
export type DeadHand = 'foul' | 'long' | 'short';

/** The four players at the end of a hand. */
export interface Table {
  /** What each seat's hand is worth: a Score or a plain number of points. Not needed for a wash-out. */
  scores: Readonly<Record<Wind, Score | number>>;
  /** The winner's seat; omit for a wash-out. */
  winner?: Wind;
  /** The player who discarded the winning tile or whose kong was robbed; omit for a self-drawn win. */
  discarder?: Wind;
  dead?: Readonly<Partial<Record<Wind, DeadHand>>>;
  /** Whether the discarder pays for all. Set it only if the winner's score is a number; a Score's hand decides it. */
  pao?: boolean;
}

/** A multiplier of a payment; `limits` is the number of limits that pao costs. */
export interface Factor {
  kind: 'discarder' | 'self-draw' | 'east' | 'limits';
  times: number;
}

export interface Payment {
  from: Wind;
  to: Wind;
  /** Points paid: `value` times every factor. */
  amount: number;
  /**
   * `win`: to the winner; `difference`: between losers; `pao`: by the discarder for all three; `dead-hand`: by a dead
   * hand to a loser.
   */
  reason: 'win' | 'difference' | 'pao' | 'dead-hand';
  value: number;
  /** Multipliers other than 1. */
  factors: Factor[];
  /** If one player pays for all, what each would have paid. The amounts add up to `value`. */
  shares?: Payment[];
}

export interface Settlement {
  /** Payments, those to the winner first. Zero payments are left out. */
  payments: Payment[];
  /** What each seat wins (positive) or loses (negative), in points. The totals add up to zero. */
  totals: Record<Wind, number>;
}

/** The highest accepted value; sums of higher ones would lose precision. */
const MOST = 1e12;

const DEAD_HANDS: readonly DeadHand[] = ['foul', 'long', 'short'];

function refuse(code: TableErrorCode, details: Details): never {
  throw new TableError(code, details);
}

const clash = (code: 'discarder' | 'dead', other: string): never =>
  refuse(code, { sentence: 'clash', found: code, other });

function requireWord(word: string, words: readonly string[], code: TableErrorCode, what: string): void {
  if (!words.includes(word))
    refuse(code, { sentence: 'unknown-word', found: shown(word), what, expected: words.join(', ') });
}

const requireShape = shapeCheck(TableError);

const TABLE: Shape = { 'scores?': {}, 'dead?': {} };
/** The parts of a Score that are read here. */
const SCORE: Shape = { reading: [{ tiles: [] }], 'awards?': [{}], hand: HAND, situation: SITUATION };

const isScore = (score: Score | number): score is Score => typeof score !== 'number';

/**
 * Rejects a Score that was computed for a different seat, round, profile or limit than the one it is settled with. A
 * stored Score carries only the profile's name and the limit; for one computed here, every rule is compared.
 */
function checkOrigin(score: Score, seat: Wind, round: Wind, { profile, limit }: CompiledProfile): void {
  const same = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected)
      refuse('other-score', { seat, what, found: shown(found, 80), expected: shown(expected, 80) });
  };
  same('seat', seatOf(score), seat);
  same('round', roundOf(score), round);
  same('profile', score.profile, profile.name);
  same('limit', score.limit ?? 'none', limit === Infinity ? 'none' : limit);
  const origin = profileOfScore(score);
  if (origin && origin !== profile) for (const id of allIds) same(id, origin.rules[id], profile.rules[id]);
}

const seatOf = ({ situation }: Score): Wind => situation.seat ?? 'east';
const roundOf = ({ situation }: Score): Wind => situation.round ?? 'east';

/** Rejects hands that together hold more copies of a tile than a mahjong set has. */
function checkCopies(scores: readonly (readonly [Wind, Score])[]): void {
  const counts = new Map<Tile, number>();
  for (const [, { hand }] of scores) for (const tile of tilesOf(hand)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const [tile, found] of counts) {
    const most = kindOf(tile) < FLOWERS ? 4 : 1;
    if (found <= most) continue;
    const seats = scores.filter(([, { hand }]) => tilesOf(hand).includes(tile)).map(([seat]) => seat);
    refuse('too-many-copies', { sentence: 'table-copies', tile, found, most, seats: seats.join(', ') });
  }
}

/** Why a hand that was scored as dead is dead: it is short or, which costs the same as too many tiles, foul. */
function deadHandOf({ hand, situation }: Score): DeadHand | undefined {
  if (!isSet(situation, 'dead')) return undefined;
  const kongs = hand.sets.filter(({ kind }) => kind === 'kong').length;
  const over = tilesOf(hand).length - hand.bonus.length - kongs - (hand.winningTile === undefined ? 13 : 14);
  return over < 0 ? 'short' : 'foul';
}

/** Checks that a table names only seats, and a discarder only for a winner. */
function requireSeats({ scores, winner, discarder, dead }: Table): void {
  const named = [...(winner === undefined ? [] : [winner]), ...(discarder === undefined ? [] : [discarder])];
  for (const seat of [...named, ...Object.keys(scores ?? {}), ...Object.keys(dead ?? {})])
    requireWord(seat, WINDS, 'unknown-seat', 'seat');
  if (discarder && !winner) refuse('no-winner', {});
  if (winner && discarder === winner) clash('discarder', 'winner');
}

/** The values of the hands, after the limit, and which hands are dead. */
function readTable(
  table: Table,
  compiled: CompiledProfile,
): { values: Record<Wind, number>; dead: Partial<Record<Wind, DeadHand>> } {
  requireShape(table, TABLE, 'table');
  const { scores, winner, discarder, pao } = table;
  const dead = { ...table.dead };
  requireSeats(table);
  const values = {} as Record<Wind, number>;
  const known: [Wind, Score][] = [];
  for (const seat of WINDS) {
    if (dead[seat] !== undefined) requireWord(dead[seat], DEAD_HANDS, 'dead', 'dead hand');
    const isWinner = seat === winner;
    const score = scores?.[seat] ?? (winner ? refuse('missing-seat', { seat }) : 0);
    const value = isScore(score) ? score.value : score;
    if (typeof value !== 'number' || !(value >= 0 && value <= MOST)) refuse('score', { seat, most: MOST });
    values[seat] = Math.min(value, compiled.limit);
    if (isScore(score)) {
      requireShape(score, SCORE, `table.scores.${seat}`);
      dead[seat] ??= deadHandOf(score);
      known.push([seat, score]);
    }
    if (isWinner && dead[seat]) clash('dead', 'winner');
    if (!isScore(score)) continue;
    if (score.won !== isWinner) refuse('score', { sentence: 'winning-score', seat });
    if (isWinner && discarder && score.situation.win === 'self-draw') clash('discarder', 'self-draw');
    if (isWinner && pao !== undefined) refuse('pao', {});
    checkOrigin(score, seat, roundOf(known[0][1]), compiled);
  }
  checkCopies(known);
  return { values, dead };
}

/**
 * Settles a hand: the losers pay the winner, then settle the differences between their own hands, as the profile's
 * settlement options prescribe.
 *
 * @param table each seat's score, the winner, the discarder and any dead hands
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @throws {TableError} if the table is inconsistent or incomplete; the error describes the problem
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function settle(table: Table, profile?: Profile | ProfileName | (string & {})): Settlement {
  const compiled = compiledProfile(profile);
  const { limit, profile: found } = compiled;
  const { rules } = found;
  const eastDoubles = rules['east-doubles'];
  const { values, dead } = readTable(table, compiled);
  const { scores, winner, discarder, pao } = table;

  const pay = (from: Wind, to: Wind, reason: Payment['reason'], value: number, factors: Factor[]): Payment => {
    let amount = value;
    for (const { times } of factors) amount *= times;
    return { from, to, amount, reason, value, factors };
  };

  /** What a loser owes the winner or another loser. */
  const owed = (from: Wind, to: Wind): Payment => {
    const toWinner = to === winner;
    const setsOff = dead[from] ? dead[from] === 'short' && rules['dead-hand-pays'] === 'net-if-short' : !toWinner;
    const value = Math.max(0, (dead[to] ? 0 : values[to]) - (setsOff ? values[from] : 0));
    const factors: Factor[] = [];
    if (toWinner) {
      const [kind, times] = discarder
        ? (['discarder', from === discarder ? rules['discarder-pays'] : 1] as const)
        : (['self-draw', rules['self-draw-pays']] as const);
      if (times > 1) factors.push({ kind, times });
    }
    const isEast = from === 'east' || to === 'east';
    if (isEast && eastDoubles !== 'none' && !(toWinner && eastDoubles === 'losers-only'))
      factors.push({ kind: 'east', times: 2 });
    return pay(from, to, toWinner ? 'win' : dead[from] ? 'dead-hand' : 'difference', value, factors);
  };

  const payments: Payment[] = [];
  if (winner) {
    const losers = WINDS.filter((seat) => seat !== winner);
    const shares = (rules.payers === 'discarder' && discarder ? [discarder] : losers).map((seat) => owed(seat, winner));
    const score = scores[winner];
    if (discarder && rules.pao === 'on' && (typeof score === 'number' ? pao : findPao(score, compiled))) {
      const limits = { 'all-shares': Infinity, 'three-limits': 3, 'one-limit': 1 }[rules['pao-amount']];
      const sum = shares.reduce((total, { amount }) => total + amount, 0);
      payments.push(
        // Without a limit, the discarder can only pay the sum of the shares.
        limits * limit < Infinity
          ? pay(discarder, winner, 'pao', limit, limits > 1 ? [{ kind: 'limits', times: limits }] : [])
          : { ...pay(discarder, winner, 'pao', sum, []), shares },
      );
    } else payments.push(...shares);
    if (rules['losers-settle'] === 'yes')
      for (const from of losers) for (const to of losers) if (from !== to) payments.push(owed(from, to));
  }

  const paid = payments.filter(({ amount }) => amount > 0);
  const totals = { east: 0, south: 0, west: 0, north: 0 };
  for (const { from, to, amount } of paid) {
    totals[from] -= amount;
    totals[to] += amount;
  }
  return { payments: paid, totals };
}
