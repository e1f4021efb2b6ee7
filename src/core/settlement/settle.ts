/** Who pays whom at the end of a hand, and why. */
import { compiledProfile, type CompiledProfile } from '../engine/compile.js';
import { shown, type Details } from '../errors.js';
import { TableError, type TableErrorCode } from '../table-errors.js';
import { requireKind } from '../engine/hand.js';
import { tilesOf } from '../engine/tiles-of.js';
import { isDead } from '../engine/layout.js';
import { mostOf } from './most.js';
import { findPao } from './pao.js';
import { allIds } from '../profiles/declared.js';
import type { Profile, ProfileOrName } from '../profiles/index.js';
import { profileOfScore } from '../engine/profile-of-score.js';
import { costOf, incidentNamed, incidentNames, readFine, type IncidentId } from '../rules/fines.js';
import type { Score } from '../engine/score.js';
import { HAND, SITUATION, shapeCheck, type Shape } from '../shapes.js';
import { FLOWERS, WINDS } from '../engine/tiles.js';
import type { Tile, Wind } from '../types.js';

/** Why a hand is dead: a foul, too many tiles (`long`) or too few (`short`). */
export type DeadHand = 'foul' | 'long' | 'short';

/** The four players at the end of a hand. */
export interface Table {
  /**
   * What each seat's hand is worth: a Score or a plain number of points. Not needed for a wash-out, unless `washout-settles`. The limit caps a number, but
   * requirements for going out, such as `minimum-points`, are not checked.
   */
  scores: Readonly<Record<Wind, Score | number>>;
  /** The winner's seat; omit for a wash-out. */
  winner?: Wind;
  /** The player who discarded the winning tile or whose kong was robbed; omit for a self-drawn win. */
  discarder?: Wind;
  dead?: Readonly<Partial<Record<Wind, DeadHand>>>;
  /** Errors of each player, for which the rules may have a fine: `{ west: ['incomplete-win'] }`. */
  incidents?: Readonly<Partial<Record<Wind, readonly IncidentId[]>>>;
  /**
   * The player who pays for all under `pao-by: claim`, because of a dangerous discard or one that was claimed earlier. The players
   * decide this; the hand is not checked. Not needed for the awards of `pao-on`, where it is the discarder of the winning tile.
   */
  liable?: Wind;
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
   * `win`: to the winner; `difference`: between losers; `pao`: by the liable player for all three; `debt`: by the liable
   * player for another loser to a third; `dead-hand`: by a dead hand to a loser; `fine`: for an error, whose id is `incident`;
   * `tally`: by nobody, where scores are only added, so `from` is `to`.
   */
  reason: 'win' | 'difference' | 'pao' | 'debt' | 'dead-hand' | 'fine' | 'tally';
  value: number;
  /** Multipliers other than 1. */
  factors: Factor[];
  /** If one player pays for others, what each would have paid. The amounts add up to `value`. */
  shares?: Payment[];
  /** The error that a fine is for. */
  incident?: IncidentId;
}

export interface Settlement {
  /** Payments, those for the winning hand first and fines last. Zero payments are left out. */
  payments: Payment[];
  /** What each seat wins (positive) or loses (negative), in points. The totals add up to zero, except under `payers: nobody`. */
  totals: Record<Wind, number>;
}

/** The highest accepted value; sums of higher ones would lose precision. */
export const MOST = 1e12;

const MOST_INCIDENTS = 20;

export const DEAD_HANDS: readonly DeadHand[] = ['foul', 'long', 'short'];

function refuse(code: TableErrorCode, details: Details): never {
  throw new TableError(code, details);
}

const clash = (code: 'discarder' | 'dead' | 'pao', other: string): never =>
  refuse(code, { sentence: 'clash', found: code, other });

/** @param place the part of the table that the word is in */
function requireWord(word: string, words: readonly string[], code: TableErrorCode, place: string, what: string): void {
  if (!words.includes(word))
    refuse(code, { sentence: 'table-word', place, found: shown(word), what, expected: words.join(', ') });
}

const requireShape = shapeCheck(TableError);

const TABLE: Shape = { 'scores?': {}, 'dead?': {}, 'incidents?': {} };
/** The parts of a Score that are read here. */
const SCORE: Shape = { reading: [{ tiles: [] }], 'awards?': [{}], hand: HAND, situation: SITUATION };

const isScore = (score: Score | number): score is Score => typeof score === 'object';

/** Rejects a Score computed for another seat, round, profile or limit or, if its rules are still known, for other rules. */
function checkOrigin(score: Score, seat: Wind, round: Wind, { profile, limit }: CompiledProfile): void {
  const same = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected)
      refuse('other-score', { seat, what, found: shown(found, 80), expected: shown(expected, 80) });
  };
  same('seat', score.situation.seat ?? 'east', seat);
  same('round', roundOf(score), round);
  same('profile', score.profile, profile.name);
  same('limit', score.limit ?? 'none', limit === Infinity ? 'none' : limit);
  const origin = profileOfScore(score);
  if (origin && origin !== profile) for (const id of allIds) same(id, origin.rules[id], profile.rules[id]);
}

const roundOf = ({ situation }: Score): Wind => situation.round ?? 'east';

/** Rejects hands that together hold more copies of a tile than a mahjong set has. */
function checkCopies(scores: readonly (readonly [Wind, Score])[]): void {
  const counts = new Map<Tile, number>();
  for (const [, { hand }] of scores) for (const tile of tilesOf(hand)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const [tile, found] of counts) {
    const most = requireKind(tile) < FLOWERS ? 4 : 1;
    if (found <= most) continue;
    const robber = scores.find(
      ([, { hand, situation }]) => hand.winningTile === tile && situation.circumstances?.includes('robbed-kong'),
    );
    const kong = scores.some(([, { hand }]) => hand.sets.some(({ tiles }) => tiles.length === 4 && tiles[0] === tile));
    const pung = `(${tile.charAt(0).repeat(3)}${tile.slice(1)})`;
    if (robber && kong) refuse('too-many-copies', { sentence: 'table-robbed', tile, seat: robber[0], expected: pung });
    const seats = scores.filter(([, { hand }]) => tilesOf(hand).includes(tile)).map(([seat]) => seat);
    refuse('too-many-copies', { sentence: 'table-copies', tile, found, most, seats: seats.join(', ') });
  }
}

/** Why a hand that was scored as dead is dead: it is short or, which costs the same as too many tiles, foul. */
function deadHandOf({ hand, situation }: Score): DeadHand | undefined {
  if (!isDead(situation)) return undefined;
  const kongs = hand.sets.filter(({ kind }) => kind === 'kong').length;
  const over = tilesOf(hand).length - hand.bonus.length - kongs - (hand.winningTile === undefined ? 13 : 14);
  return over < 0 ? 'short' : 'foul';
}

/** Checks that a table names only seats, and a discarder only for a winner. */
function requireSeats({ scores, winner, discarder, liable, dead, incidents }: Table): void {
  const named = { winner: [winner], discarder: [discarder], liable: [liable] };
  const listed = Object.entries({ scores, dead, incidents }).map(
    ([place, by]) => [place, Object.keys(by ?? {})] as const,
  );
  for (const [place, seats] of [...Object.entries(named), ...listed])
    for (const seat of seats) if (seat !== undefined) requireWord(seat, WINDS, 'unknown-seat', place, 'seat');
  if ((discarder ?? liable) && !winner) refuse('no-winner', {});
  if (winner && liable === winner) clash('pao', 'winner');
  if (winner && discarder === winner) refuse('discarder', { sentence: 'winner-discards', seat: winner });
}

/** The player who pays for all; undefined if nobody does. */
function liableIn({ scores, winner, discarder, liable, pao }: Table, compiled: CompiledProfile): Wind | undefined {
  const { rules } = compiled.profile;
  if (!winner || rules.pao !== 'on') return undefined;
  const score = scores[winner];
  if (liable !== undefined) {
    if (liable !== discarder && rules['pao-by'] !== 'claim') refuse('pao', { sentence: 'liable-by-tile' });
    return liable;
  }
  return (isScore(score) ? findPao(score, compiled) : pao) ? discarder : undefined;
}

function incidentsOf({ incidents }: Table, seat: Wind): IncidentId[] {
  const found = incidents?.[seat] ?? [];
  requireShape(found, [], `table.incidents.${seat}`);
  if (found.length > MOST_INCIDENTS)
    refuse('incident', { sentence: 'many-incidents', seat, found: found.length, most: MOST_INCIDENTS });
  return found.map((id) => {
    requireWord(id, incidentNames, 'incident', 'incidents', 'error');
    return incidentNamed(id)!;
  });
}

/** What a hand is worth at a table: its value, or a number, which cannot be above what any hand in its seat is worth there. */
export const valueAt = (score: Score | number, profile: Profile, seat: Wind): number =>
  Math.min(typeof score === 'number' ? score : score.value, mostOf(compiledProfile(profile), WINDS.indexOf(seat)));

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
    if (dead[seat] !== undefined) requireWord(dead[seat], DEAD_HANDS, 'dead', 'dead', 'dead hand');
    const isWinner = seat === winner;
    const score = scores?.[seat] ?? (winner ? refuse('missing-seat', { seat }) : 0);
    const value = isScore(score) ? score.value : score;
    if (typeof value !== 'number' || !(value >= 0 && value <= MOST))
      refuse('score', { seat, most: MOST, found: shown(value) });
    values[seat] = Math.min(value, mostOf(compiled, WINDS.indexOf(seat)));
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

function pay(from: Wind, to: Wind, reason: Payment['reason'], value: number, factors: Factor[]): Payment {
  let amount = value;
  for (const { times } of factors) amount *= times;
  return { from, to, amount, reason, value, factors };
}

export function sumsOf(payments: readonly Payment[]): Settlement['totals'] {
  const sums = { east: 0, south: 0, west: 0, north: 0 };
  for (const { from, to, amount } of payments) {
    if (from !== to) sums[from] -= amount;
    sums[to] += amount;
  }
  return sums;
}

/** Whether players settle after a hand that nobody won; `isFalse` if somebody falsely claimed to have won it. */
export const settlesWashout = ({ 'washout-settles': when }: Profile['rules'], isFalse: boolean): boolean =>
  when === 'yes' || (when === 'after-false-win' && isFalse);

/** The players who settle with one another: the losers, or without a winner those who did not falsely claim to have won. */
function settlersOf(table: Table, values: Record<Wind, number>, compiled: CompiledProfile): Wind[] {
  const { winner } = table;
  const { rules } = compiled.profile;
  if (winner) {
    const settle = rules['losers-settle'];
    const isOver = values[winner] >= compiled.limits[WINDS.indexOf(winner)];
    return settle === 'no' || (settle === 'unless-limit' && isOver) ? [] : WINDS.filter((seat) => seat !== winner);
  }
  const others = WINDS.filter((seat) => !incidentsOf(table, seat).includes('incomplete-win'));
  return settlesWashout(rules, others.length < WINDS.length) ? others : [];
}

/** What players add to their scores where nobody pays: the winner, and the others where they settle. */
function talliesOf(
  values: Record<Wind, number>,
  dead: Partial<Record<Wind, DeadHand>>,
  winner: Wind | undefined,
  settlers: readonly Wind[],
  compiled: CompiledProfile,
): Payment[] {
  const eastDoubles = compiled.profile.rules['east-doubles'];
  return [...(winner ? [winner] : []), ...settlers.filter((seat) => !dead[seat])].map((seat) => {
    const isDoubled = seat === 'east' && eastDoubles !== 'none' && !(seat === winner && eastDoubles === 'losers-only');
    return pay(seat, seat, 'tally', values[seat], isDoubled ? [{ kind: 'east', times: 2 }] : []);
  });
}

function finesIn(table: Table, compiled: CompiledProfile): Payment[] {
  const { winner } = table;
  return WINDS.flatMap((from) =>
    incidentsOf(table, from).flatMap((incident) => {
      const fine = readFine(compiled.profile.rules[incident] ?? 'off')!;
      const others = fine.toEach ? WINDS.filter((seat) => seat !== from) : winner && winner !== from ? [winner] : [];
      const value = costOf(fine, compiled, WINDS.indexOf(from));
      return others.map((to) => {
        const isDoubled = compiled.profile.rules['east-fines'] === 'double' && (from === 'east' || to === 'east');
        return { ...pay(from, to, 'fine', value, isDoubled ? [{ kind: 'east', times: 2 }] : []), incident };
      });
    }),
  );
}

/**
 * Settles a hand: the losers pay the winner, then settle the differences between their own hands, as the profile's
 * settlement options prescribe. Fines for errors are paid apart from these.
 *
 * @param table each seat's score, the winner, the discarder, any dead hands and errors
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @throws {TableError} if the table is inconsistent or incomplete; the error describes the problem
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function settle(table: Table, profile?: ProfileOrName): Settlement {
  const compiled = compiledProfile(profile);
  const { limitValues, profile: found } = compiled;
  const { rules } = found;
  const eastDoubles = rules['east-doubles'];
  const { values, dead } = readTable(table, compiled);
  const { winner, discarder } = table;

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
  const settlers = settlersOf(table, values, compiled);
  const liable = liableIn(table, compiled);
  if (rules.payers === 'nobody') payments.push(...talliesOf(values, dead, winner, settlers, compiled));
  else if (winner) {
    const losers = WINDS.filter((seat) => seat !== winner);
    const isForEvery = liable && rules['pao-amount'] === 'every-share';
    const payers = rules.payers === 'discarder' && discarder && !isForEvery ? [discarder] : losers;
    const shares = payers.map((seat) => owed(seat, winner));
    const sum = shares.reduce((total, { amount }) => total + amount, 0);
    if (liable) {
      const limitValue = limitValues[WINDS.indexOf(winner)];
      const limits = { 'all-shares': Infinity, 'every-share': Infinity, 'three-limits': 3, 'one-limit': 1 }[
        rules['pao-amount']
      ];
      payments.push(
        // Where limit hands have no value, the player can only pay the sum of the shares.
        limits * limitValue < Infinity
          ? pay(liable, winner, 'pao', limitValue, limits > 1 ? [{ kind: 'limits', times: limits }] : [])
          : { ...pay(liable, winner, 'pao', sum, []), shares },
      );
    } else if (discarder && rules.payers === 'discarder-for-all')
      payments.push({ ...pay(discarder, winner, 'win', sum, []), shares });
    else payments.push(...shares);
  }
  if (rules.payers !== 'nobody' && !(liable && rules['pao-others'] === 'lapse'))
    for (const from of settlers)
      for (const to of settlers) {
        if (from === to) continue;
        const share = owed(from, to);
        if (!liable || from === liable || rules['pao-debts'] === 'own') payments.push(share);
        // What others owe to the player who pays for them is paid to nobody.
        else if (to !== liable) payments.push({ ...pay(liable, to, 'debt', share.amount, []), shares: [share] });
      }

  payments.push(...finesIn(table, compiled));

  const paid = payments.filter(({ amount }) => amount > 0);
  return { payments: paid, totals: sumsOf(paid) };
}
