/** Who pays whom at the end of a hand, and why. */
import { compiledProfile, type CompiledProfile } from './compile.js';
import { TableError, shown, type Details, type TableErrorCode } from './errors.js';
import { allIds } from './profiles/declarations.js';
import type { CompleteRules, Profile, ProfileName } from './profiles/index.js';
import type { RuleId } from './rules/index.js';
import { profileOfScore } from './score-profile.js';
import type { Score } from './score.js';
import { HAND, SITUATION, mismatch, type Shape } from './shapes.js';
import { FLOWERS, TILES, WINDS } from './tiles.js';
import type { Hand, Tile, Wind } from './types.js';

/** Why a hand is dead: for a foul, or because it holds too many tiles or too few. */
export type DeadHand = 'foul' | 'long' | 'short';

/** Four players at the end of a hand. */
export interface Table {
  /** What each seat's hand is worth: a Score or a bare number. A wash-out needs none. */
  scores: Readonly<Record<Wind, Score | number>>;
  /** Nobody in a wash-out. */
  winner?: Wind;
  /** Who threw the winning tile or was robbed of it; nobody where the winner drew it. */
  discarder?: Wind;
  dead?: Readonly<Partial<Record<Wind, DeadHand>>>;
  /** The discarder pays for all. Told only where the winner's score is a bare number; else it is found in the hand. */
  pao?: boolean;
}

/** What a value is multiplied by; `limits` is how many limits pao costs. */
export interface Factor {
  kind: 'discarder' | 'self-draw' | 'east' | 'limits';
  times: number;
}

export interface Payment {
  from: Wind;
  to: Wind;
  /** The value times every factor. */
  amount: number;
  /** To the winner; between losers, the difference; by the discarder for all three; by a dead hand to a loser. */
  reason: 'win' | 'difference' | 'pao' | 'dead-hand';
  value: number;
  /** Without those that are one. */
  factors: Factor[];
  /** Where one pays for all, what each would have paid. Their amounts make the value. */
  shares?: Payment[];
}

export interface Settlement {
  /** Those to the winner first. Payments of nothing are left out. */
  payments: Payment[];
  /** What each seat wins or loses. Together they are zero. */
  totals: Record<Wind, number>;
}

/** Higher values would lose units when they are added up. */
const MOST = 1e12;

const DEAD_HANDS: readonly DeadHand[] = ['foul', 'long', 'short'];

/** The hands for whose last set a discarder is liable, and the tiles of their sets. */
const bigHands: readonly [RuleId, string][] = [
  ['big-three-dragons', 'RGB'],
  ['big-four-winds', 'ESWN'],
];

function refuse(code: TableErrorCode, details: Details): never {
  throw new TableError(code, details);
}

const clash = (code: 'discarder' | 'dead', other: string): never =>
  refuse(code, { sentence: 'clash', found: code, other });

function requireWord(word: string, words: readonly string[], code: TableErrorCode, what: string): void {
  if (!words.includes(word))
    refuse(code, { sentence: 'unknown-word', found: shown(word), what, expected: words.join(', ') });
}

function requireShape(value: unknown, shape: Shape, place: string): void {
  const details = mismatch(value, shape, place);
  if (details) refuse('wrong-shape', details);
}

const TABLE: Shape = { 'scores?': {}, 'dead?': {} };
/** What is read of a Score. */
const SCORE: Shape = { reading: [{ tiles: [] }], hand: HAND, situation: SITUATION };

const isScore = (score: Score | number): score is Score => typeof score !== 'number';

/**
 * Refuses a Score that was computed for another seat, round, profile or limit than it is settled by. Of a Score that was
 * stored the profile's name and the limit are known; of one made here, every rule.
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

const tilesOf = ({ sets, concealed, winningTile, bonus }: Hand): Tile[] => [
  ...sets.flatMap(({ tiles }) => tiles),
  ...concealed,
  ...bonus,
  ...(winningTile === undefined ? [] : [winningTile]),
];

/** Refuses more copies of a tile in the hands of a table than a set of tiles has. */
function checkCopies(scores: readonly (readonly [Wind, Score])[]): void {
  const hands = scores.map(([seat, { hand }]) => [seat, tilesOf(hand)] as const);
  TILES.forEach((tile, kind) => {
    const held = hands.flatMap(([seat, tiles]) => tiles.filter((one) => one === tile).map(() => seat));
    const most = kind < FLOWERS ? 4 : 1;
    if (held.length > most)
      refuse('too-many-copies', {
        sentence: 'table-copies',
        tile,
        found: held.length,
        most,
        seats: [...new Set(held)].join(', '),
      });
  });
}

/** How a hand that was scored as dead is dead: by its size, or else by a foul. */
function deadHandOf({ hand, situation }: Score): DeadHand | undefined {
  if (situation.dead !== true) return undefined;
  const kongs = hand.sets.filter(({ kind }) => kind === 'kong').length;
  const over = tilesOf(hand).length - hand.bonus.length - kongs - (hand.winningTile === undefined ? 13 : 14);
  return over > 0 ? 'long' : over < 0 ? 'short' : 'foul';
}

/** What the hands count, after the limit, and which of them are dead. */
function readTable(
  table: Table,
  compiled: CompiledProfile,
): { values: Record<Wind, number>; dead: Partial<Record<Wind, DeadHand>> } {
  requireShape(table, TABLE, 'table');
  const { scores, winner, discarder, pao } = table;
  const dead = { ...table.dead };
  for (const seat of [winner, discarder, ...Object.keys({ ...scores, ...dead })])
    if (seat !== undefined) requireWord(seat, WINDS, 'unknown-seat', 'seat');
  if (discarder && !winner) refuse('no-winner', {});
  if (winner && discarder === winner) clash('discarder', 'winner');
  const values = { east: 0, south: 0, west: 0, north: 0 };
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

/** Whether a discard completed one of the big hands, of which all other sets were exposed when it was thrown. */
function findPao({ reading }: Score, rules: CompleteRules): boolean {
  return bigHands.some(([rule, tiles]) => {
    const sets = reading.filter((group) => group.kind !== 'pair' && tiles.includes(group.tiles[0]));
    return (
      rules[rule] !== 'off' &&
      sets.length === tiles.length &&
      sets.some(({ completed }) => completed) &&
      // A set that a drawn tile completed is concealed, so this holds for no self-draw.
      !sets.some(({ concealed }) => concealed)
    );
  });
}

/**
 * Settles a hand: the losers pay the winner, and one another the differences of their hands.
 *
 * @param profile the table's rules; the classical ones unless told
 * @throws {TableError} that says what is wrong with the table
 * @throws {RulesError} where the profile is none
 */
export function settle(table: Table, profile?: Profile | ProfileName | (string & {})): Settlement {
  const compiled = compiledProfile(profile);
  const { limit, profile: found } = compiled;
  const { rules } = found;
  const eastDoubles = rules['east-doubles'];
  const { values, dead } = readTable(table, compiled);
  const { scores, winner, discarder, pao } = table;

  const pay = (from: Wind, to: Wind, reason: Payment['reason'], value: number, ...factors: Factor[]): Payment => {
    factors = factors.filter(({ times }) => times > 1);
    return { from, to, amount: factors.reduce((amount, { times }) => amount * times, value), reason, value, factors };
  };

  /** What a loser owes the winner or another loser. */
  const owed = (from: Wind, to: Wind): Payment => {
    const toWinner = to === winner;
    const setsOff = dead[from] ? dead[from] === 'short' && rules['dead-hand-pays'] === 'net-if-short' : !toWinner;
    return pay(
      from,
      to,
      toWinner ? 'win' : dead[from] ? 'dead-hand' : 'difference',
      Math.max(0, (dead[to] ? 0 : values[to]) - (setsOff ? values[from] : 0)),
      { kind: 'discarder', times: toWinner && from === discarder ? rules['discarder-pays'] : 1 },
      { kind: 'self-draw', times: toWinner && !discarder ? rules['self-draw-pays'] : 1 },
      {
        kind: 'east',
        times:
          [from, to].includes('east') && eastDoubles !== 'none' && !(toWinner && eastDoubles === 'losers-only') ? 2 : 1,
      },
    );
  };

  const payments: Payment[] = [];
  if (winner) {
    const losers = WINDS.filter((seat) => seat !== winner);
    const shares = (rules.payers === 'discarder' && discarder ? [discarder] : losers).map((seat) => owed(seat, winner));
    const score = scores[winner];
    if (discarder && rules.pao === 'on' && (typeof score === 'number' ? pao : findPao(score, rules))) {
      const limits = { 'all-shares': Infinity, 'three-limits': 3, 'one-limit': 1 }[rules['pao-amount']];
      const sum = shares.reduce((total, { amount }) => total + amount, 0);
      payments.push(
        // Without a limit there is nothing but the shares to pay.
        limits * limit < Infinity
          ? pay(discarder, winner, 'pao', limit, { kind: 'limits', times: limits })
          : { ...pay(discarder, winner, 'pao', sum), shares },
      );
    } else payments.push(...shares);
    if (rules['losers-settle'] === 'yes')
      for (const from of losers) for (const to of losers) payments.push(owed(from, to));
  }

  const paid = payments.filter(({ amount }) => amount > 0);
  const totals = { east: 0, south: 0, west: 0, north: 0 };
  for (const { from, to, amount } of paid) {
    totals[from] -= amount;
    totals[to] += amount;
  }
  return { payments: paid, totals };
}
