/** Plays a game from its record: seats, scores, payments and totals of every hand. */
import { guarded } from '../guarded.js';
import { score } from '../checked.js';
import { compiledProfile } from '../engine/compile.js';
import { tilesSeen, withSeen } from '../engine/seen.js';
import { shown, type Details } from '../errors.js';
import { TableError } from '../table-errors.js';
import { defineProfile, profileOf } from '../profiles/lookup.js';
import type { Profile } from '../profiles/index.js';
import type { Score } from '../engine/score.js';
import { DEAD_HANDS, MOST, settle, type Settlement, type Table } from '../settlement/settle.js';
import { WINDS } from '../engine/tiles.js';
import type { Situation, Wind } from '../types.js';
import { GameError, type GameErrorCode } from './errors.js';
import { placeOf, takeTiles } from './parsed.js';
import { isEnd, isReseat, isWon, MOST_HANDS, readPlayers } from './record.js';
import type { GameRecord, HandEntry, Incidents, Moved, PlayedHand, WashedOut, Won } from './record.js';
import { FIRST_TURN, passed, positionAt, stayed, type Position, type Seating, type Turn } from './seats.js';
import '../profiles/declared.js';

/** A hand of a game. Lists are by player, records by seat. */
export interface GameRow {
  /** Where the game stood before the hand. */
  position: Position;
  /** The hand as recorded. */
  hand: Exclude<PlayedHand, { reseat: Seating } | { end: true }>;
  /** Its place in `record.hands`. */
  index: number;
  /**
   * What each seat's hand is worth: a Score for tiles, or the recorded number; all 0 after most wash-outs. If East's thirteenth
   * win in a row was recorded as a number, at least what the award `thirteen-wins` is worth.
   */
  scores: Record<Wind, Score | number>;
  settlement: Settlement;
  /** What each player wins or loses with this hand, in points. Adds up to zero, except under `payers: nobody`. */
  changes: number[];
  /** Each player's points after this hand. */
  totals: number[];
  moved: Moved;
  /** This is East's thirteenth win in a row, and the award `thirteen-wins` is in use. */
  isThirteenth?: true;
}

export interface Game {
  players: [string, string, string, string];
  /** The rules of the table, complete. */
  profile: Profile;
  rows: GameRow[];
  /** Each player's points. They add up to zero, except under `payers: nobody`. */
  totals: number[];
  /** What each player has won or lost while East. The rest of the total was won or lost in the other seats. */
  asEast: number[];
  /** Where the next hand stands; null once the game is over. */
  next: Position | null;
  /** How many deals are still to come, the present one included: 16 before the first hand of a whole game. */
  dealsLeft: number;
  /** The rules ask for new seats before the next hand, and none have been recorded yet. */
  reseatDue: boolean;
  /** All deals have been played, or the game was ended earlier. */
  over: boolean;
}

/** East's thirteenth win in a row passes the deal where the award is played. */
const USUAL_WINS = 13;

/** How many wins of East in a row the award `thirteen-wins` is for: `limit after 9`. */
export const winsInARow = ({ 'thirteen-wins': award }: Pick<Profile['rules'], 'thirteen-wins'>): number =>
  +(/ after (\d+)/.exec(award)?.[1] ?? USUAL_WINS);

const NO_SCORES = { east: 0, south: 0, west: 0, north: 0 } as const;

const sameRules = new WeakMap<Profile, Map<string, Profile>>();

/** The rules of the record. @throws {RulesError} if they are invalid */
export function profileIn({ profile, rules }: Pick<GameRecord, 'profile' | 'rules'>): Profile {
  const base = profileOf(profile);
  if (rules === undefined || rules === '') return base;
  const known = sameRules.get(base) ?? new Map<string, Profile>();
  sameRules.set(base, known);
  // Scores remember their profile, so a game that is played again should find the same one.
  let found = typeof rules === 'string' ? known.get(rules) : undefined;
  found ??= defineProfile({ name: base.name, extends: base, rules });
  if (known.size > 20) known.clear();
  known.set(rules, found);
  return found;
}

/** Refuses a hand: the error has its place in the text if the record was parsed. */
type Fail = (code: GameErrorCode, details?: Details, of?: { player?: number; cause?: Error }) => never;

/** The same as `playGame` of the module, for rules whose code is loaded. */
export function playGame(record: GameRecord, before?: Game): Game {
  if (!Array.isArray(record?.hands))
    throw new GameError(
      'wrong-shape',
      typeof record === 'object' && record
        ? { place: 'record.hands', expected: 'an array', found: shown((record as GameRecord).hands) }
        : { place: 'record', expected: 'an object', found: shown(record) },
    );
  const players = readPlayers(record.players);
  const profile = profileIn(record);
  const { rules } = profile;
  const known = before?.profile === profile ? settledIn(before) : undefined;
  const rows: GameRow[] = [];
  const asEast = [0, 0, 0, 0];
  let totals = [0, 0, 0, 0];
  let turn: Turn = FIRST_TURN;
  let isReseated = true;
  let over = false;
  let isEnded = false;

  record.hands.forEach((entry: PlayedHand, index) => {
    const { number } = turn;
    const fail: Fail = (code, details, of) => {
      throw Object.assign(new GameError(code, { hand: number, ...details }, of), placeOf(entry, of?.player));
    };
    requireShape(entry, index, fail);
    // The end may come after the last deal: a correction can leave it there.
    if (isEnded || (over && !isEnd(entry))) fail('over', number > 1 ? { last: number - 1 } : { sentence: 'end-first' });
    if (isEnd(entry)) {
      over = isEnded = true;
      const last = rows.at(-1);
      if (last) last.moved = 'over';
      return;
    }
    if (isReseat(entry)) {
      if (rules.reseat !== 'each-round') fail('reseat', { sentence: 'reseat-never' });
      const seating = seatingIn(entry.reseat) ?? fail('reseat');
      if (!turn.isFresh || isReseated) fail('reseat', { sentence: 'reseat-early' });
      turn = { ...turn, seating };
      isReseated = true;
      return;
    }
    if (number > MOST_HANDS) fail('too-many-hands', { most: MOST_HANDS });
    const position = positionAt(turn);
    const isThirteenth =
      isWon(entry) &&
      entry.winner === position.dealer &&
      rules['thirteen-wins'] !== 'off' &&
      turn.streak + 1 === winsInARow(rules);
    const playing = { position, profile, players, isThirteenth, fail };
    const { scores, settlement } = isWon(entry)
      ? ((isThirteenth ? undefined : known?.(entry, position)) ?? playHand(entry, playing))
      : playWashout(entry, playing);
    const changes = position.seatOf.map((seat) => settlement.totals[seat]);
    totals = totals.map((total, player) => total + changes[player]);
    asEast[position.dealer] += changes[position.dealer];

    const moved = movedBy(entry, position, rules, isThirteenth);
    turn = turnAfter(turn, moved, rules.washout);
    isReseated = false;
    over = turn.round >= rules.rounds;
    rows.push({
      position,
      hand: entry,
      index,
      scores,
      settlement,
      changes,
      totals,
      moved: over ? 'over' : moved,
      ...(isThirteenth && { isThirteenth }),
    });
  });

  return {
    players,
    profile,
    rows,
    totals,
    asEast,
    next: over ? null : positionAt(turn),
    dealsLeft: over ? 0 : (rules.rounds - turn.round) * 4 - turn.deal,
    reseatDue: !over && rules.reseat === 'each-round' && turn.isFresh && !isReseated,
    over,
  };
}

/** Refuses what is not a hand, and rules in a hand. */
function requireShape(entry: PlayedHand, index: number, fail: Fail): void {
  const isHand = typeof entry === 'object' && entry;
  if (!isHand || !(isWon(entry) || isReseat(entry) || isEnd(entry) || 'washout' in entry))
    fail('wrong-shape', {
      place: `record.hands[${index}]`,
      expected: 'a hand with a winner, a washout, a reseat or an end',
      found: shown(entry),
    });
  for (const name of ['profile', 'rules', 'limit'] as const)
    if (Object.hasOwn(entry, name)) fail('frozen', { found: name });
}

/** A new seating: all four players, each once; undefined if it is not one. */
const seatingIn = (found: unknown): Seating | undefined =>
  Array.isArray(found) && found.length === 4 && [0, 1, 2, 3].every((player) => found.includes(player))
    ? [...(found as unknown as Seating)]
    : undefined;

function movedBy(entry: PlayedHand, { dealer }: Position, rules: Profile['rules'], isThirteenth: boolean): Moved {
  if (!isWon(entry)) return 'washout';
  if (entry.winner !== dealer || rules['east-win'] === 'east-passes') return 'passed';
  return isThirteenth ? 'thirteen-wins' : 'east-won';
}

function turnAfter(turn: Turn, moved: Moved, washout: Profile['rules']['washout']): Turn {
  if (moved !== 'washout') return moved === 'east-won' ? stayed(turn, turn.streak + 1) : passed(turn);
  if (washout === 'east-passes') return passed(turn);
  const next = stayed(turn, turn.streak);
  return washout === 'goulash' ? { ...next, isGoulash: true } : next;
}

/** Finds the rows of an earlier game by their hands and seats. */
function settledIn({ rows }: Game): (hand: PlayedHand, position: Position) => GameRow | undefined {
  const byHand = new Map<PlayedHand, GameRow>(rows.map((row) => [row.hand, row]));
  return (hand, { round, seatOf }) => {
    const row = byHand.get(hand);
    // The thirteenth win has a value of its own.
    if (!row || row.isThirteenth || row.position.round !== round) return undefined;
    return row.position.seatOf.every((seat, player) => seat === seatOf[player]) ? row : undefined;
  };
}

interface Playing {
  position: Position;
  profile: Profile;
  players: readonly string[];
  isThirteenth: boolean;
  fail: Fail;
}

type Scores = Record<Wind, Score | number>;

function requirePlayer(player: number, { fail }: Playing): number {
  return [0, 1, 2, 3].includes(player)
    ? player
    : fail('unknown-player', { sentence: 'player-number', found: shown(player) });
}

/** Refuses a hand that names players who do not exist, or a winner who discarded the winning tile. */
function requireWon({ winner, discarder, liable, dead = {}, seen }: Won, playing: Playing): void {
  const { players, fail } = playing;
  for (const player of [winner, discarder ?? winner, liable ?? winner, ...Object.keys(dead).map(Number)])
    requirePlayer(player, playing);
  if (typeof (seen ?? '') !== 'string') fail('wrong-shape', { place: 'seen', expected: 'text', found: shown(seen) });
  if (discarder === winner) fail('discarder', { player: players[winner] }, { player: winner });
}

function numberFor(one: number, player: number, entry: Won, { players, profile, isThirteenth, fail }: Playing): number {
  if (!(one >= 0 && one <= MOST)) fail('value', { player: players[player], most: MOST, found: shown(one) }, { player });
  if (!isThirteenth || player !== entry.winner) return one;
  // A number says nothing about points and doubles: an award of those is for the players to count.
  const compiled = compiledProfile(profile);
  const { limit } = compiled.declared('thirteen-wins');
  return limit && compiled.gives('thirteen-wins', true) ? Math.max(one, compiled.partOfLimit(limit, 0)) : one;
}

/** Scores the tiles of a player. @param others the hands of the others that were scored before */
function scoreFor(one: HandEntry, player: number, entry: Won, others: Scores, playing: Playing): Score {
  const { profile, players, isThirteenth, fail } = playing;
  const { winner, discarder, pao } = entry;
  const of = { player };
  const name = { player: players[player] };
  if (typeof one !== 'object' || !one)
    fail(
      'wrong-shape',
      { ...name, place: 'The hand', expected: 'a number or an entry with tiles', found: shown(one) },
      of,
    );
  const isWinner = player === winner;
  if (isWinner && pao !== undefined) fail('pao', name, of);
  if (isWinner && discarder !== undefined && one.win === 'self-draw')
    fail('discarder', { ...name, sentence: 'drawn-discard' }, of);
  if (one.circumstances?.includes('thirteenth-win') && !isThirteenth) fail('thirteenth-win', name, of);
  const situation = situationOf(one, player, entry, playing);
  let scored: Score;
  try {
    scored = score(takeTiles(one), isWinner ? seeing(situation, entry, others) : situation, profile);
  } catch (cause) {
    const { details } = cause as { details?: Details };
    if (!isWinner && details?.found === 'partial') fail('winning-tile', { ...name, sentence: 'loser-won' }, of);
    return fail('hand', name, { player, cause: cause as Error });
  }
  if (isWinner && !scored.won) fail('winning-tile', name, of);
  return scored;
}

function situationOf(
  { win, circumstances, seen }: HandEntry,
  player: number,
  { winner, discarder, dead }: Won,
  { position, isThirteenth }: Playing,
): Situation {
  const isWinner = player === winner;
  const known =
    isWinner && isThirteenth ? [...new Set([...(circumstances ?? []), 'thirteenth-win' as const])] : circumstances;
  const won = win ?? (isWinner && discarder !== undefined && 'discard');
  return {
    seat: position.seatOf[player],
    round: position.round,
    ...(won && { win: won }),
    ...(known && { circumstances: known }),
    ...(isWinner && seen !== undefined && { seen }),
    // At the table, losers show only the tiles that score.
    ...(dead?.[player] ? { dead: true } : !isWinner && { partial: true }),
  };
}

/** A winner’s situation with the tiles on the table: those that the game names, and the declared sets of the others. */
function seeing(situation: Situation, { seen }: Won, scores: Scores): Situation {
  if (situation.seen !== undefined || seen === undefined) return situation;
  const declared = Object.values(scores).flatMap((one) =>
    typeof one === 'object' ? one.hand.sets.flatMap(({ tiles }) => tiles) : [],
  );
  return withSeen(situation, [...tilesSeen(seen), ...declared]);
}

function scoresOf(entry: Won, playing: Playing): Scores {
  const { hands, winner } = entry;
  if (!Array.isArray(hands) || hands.length !== 4)
    playing.fail('hand-count', { found: Array.isArray(hands) ? hands.length : shown(hands) });
  const scores: Scores = { ...NO_SCORES };
  // The winner last, who sees the sets of the others.
  for (const player of [0, 1, 2, 3].sort((one, other) => +(one === winner) - +(other === winner))) {
    const one = hands[player];
    scores[playing.position.seatOf[player]] =
      typeof one === 'number' ? numberFor(one, player, entry, playing) : scoreFor(one, player, entry, scores, playing);
  }
  return scores;
}

function playHand(entry: Won, playing: Playing): Pick<GameRow, 'scores' | 'settlement'> {
  const { position, profile, players, fail } = playing;
  const { seatOf } = position;
  const { winner, discarder, liable, pao, dead, incidents } = entry;
  requireWon(entry, playing);
  const scores = scoresOf(entry, playing);
  const table: Table = {
    scores,
    winner: seatOf[winner],
    ...(discarder !== undefined && { discarder: seatOf[discarder] }),
    ...(dead && { dead: deadSeats(dead, playing) }),
    ...(incidents && { incidents: incidentSeats(incidents, playing) }),
    ...(liable !== undefined && { liable: seatOf[liable] }),
    ...(pao !== undefined && { pao }),
  };
  const settlement = settled(table, playing);
  // The winner’s tiles were not drawn, and nobody is named who discarded the last of them.
  const own = entry.hands[winner];
  const isUnnamed = discarder === undefined && typeof own === 'object' && own.win !== 'self-draw';
  const totalsFrom = (seat: Wind): string => JSON.stringify(settle({ ...table, discarder: seat }, profile).totals);
  const totals = JSON.stringify(settlement.totals);
  if (isUnnamed && WINDS.some((seat) => seat !== table.winner && totalsFrom(seat) !== totals))
    fail('discarder', { sentence: 'discarder-needed', player: players[winner] }, { player: winner });
  return { scores, settlement };
}

/** Settles the fines of a hand that nobody won, and what the players owe one another where they settle. */
function playWashout({ incidents, hands }: WashedOut, playing: Playing): Pick<GameRow, 'scores' | 'settlement'> {
  const scores = hands ? scoresOf({ winner: -1, hands }, playing) : { ...NO_SCORES };
  if (!incidents && !hands) return { scores, settlement: { payments: [], totals: { ...NO_SCORES } } };
  const table = { scores, ...(incidents && { incidents: incidentSeats(incidents, playing) }) };
  return { scores, settlement: settled(table, playing) };
}

function settled(table: Table, { profile, players, position, fail }: Playing): Settlement {
  try {
    return settle(table, profile);
  } catch (cause) {
    if (!(cause instanceof TableError) || cause.details.sentence !== 'table-copies')
      return fail('settlement', {}, { cause: cause as Error });
    // Players are named rather than their seats.
    const { seats, tile, found, most } = cause.details;
    const names = `${seats}`.split(', ').map((seat) => players[position.playerAt[seat as Wind]]);
    return fail('too-many-copies', { players: names.join(', '), tile, found, most });
  }
}

const incidentSeats = (incidents: Incidents, playing: Playing): Table['incidents'] =>
  Object.fromEntries(
    Object.entries(incidents).map(([player, ids]) => [
      playing.position.seatOf[requirePlayer(Number(player), playing)],
      ids,
    ]),
  );

const deadSeats = (dead: NonNullable<Won['dead']>, { position, players, fail }: Playing): Table['dead'] =>
  Object.fromEntries(
    Object.entries(dead).map(([player, kind]) => {
      const details = { place: 'A dead hand', expected: DEAD_HANDS.join(', '), found: shown(kind) };
      if (!DEAD_HANDS.includes(kind!)) fail('wrong-shape', { player: players[Number(player)], ...details });
      return [position.seatOf[Number(player)], kind];
    }),
  );

/**
 * How many hands a number of deals takes on average: each deal is played again as long as East stays.
 *
 * @param deals deals still to come: 16 for a whole game
 * @param stays the chance that East stays after a hand, from 0 up to, but not including, 1: with four equal players
 *   and no wash-outs, one in four. Sixteen deals then take 21.3 hands.
 * @throws {InputError} for other numbers
 */
export const expectedHands = /* @__PURE__ */ guarded(
  'expectedHands',
  'a number of deals, and a chance from 0 to below 1',
  (deals: number, stays = 0.25): number => {
    if (!(deals >= 0 && deals < Infinity && stays >= 0 && stays < 1)) throw new RangeError();
    return deals / (1 - stays);
  },
);
