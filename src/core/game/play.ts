/** Plays a game from its record: seats, scores, payments and totals of every hand. */
import { guarded } from '../guarded.js';
import { score } from '../checked.js';
import { compiledProfile, type CompiledProfile } from '../engine/compile.js';
import { tilesSeen, withSeen } from '../engine/seen.js';
import { shown, type Details } from '../errors.js';
import { TableError } from '../table-errors.js';
import { defineProfile, profileOf } from '../profiles/lookup.js';
import type { Profile } from '../profiles/index.js';
import type { Score } from '../engine/score.js';
import { settle, type DeadHand, type Settlement, type Table } from '../settlement/settle.js';
import { WINDS } from '../engine/tiles.js';
import type { Situation, Wind } from '../types.js';
import { GameError, type GameErrorCode } from './errors.js';
import { takeTiles } from './parsed-tiles.js';
import { placeOf } from './places.js';
import { isEnd, isReseat, isWon, MOST_HANDS, readPlayers } from './record.js';
import type { GameRecord, HandEntry, Incidents, Moved, PlayedHand, WashedOut, Won } from './record.js';
import { FIRST_TURN, passed, positionAt, stayed, type Position, type Seating, type Turn } from './seats.js';

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

/** The highest value of a hand, as in a settlement. */
const MOST = 1e12;

/** East's thirteenth win in a row passes the deal where the award is played. */
const USUAL_WINS = 13;

/** How many wins of East in a row the award `thirteen-wins` is for: `limit after 9`. */
export const winsInARow = ({ 'thirteen-wins': award }: Pick<Profile['rules'], 'thirteen-wins'>): number =>
  +(/ after (\d+)/.exec(award)?.[1] ?? USUAL_WINS);

const NO_SCORES = { east: 0, south: 0, west: 0, north: 0 } as const;
const NO_DEAD = Object.freeze({});
const DEAD_HANDS: readonly DeadHand[] = ['foul', 'long', 'short'];

const sameRules = new WeakMap<Profile, Map<string, Profile>>();

/** The rules of the record. @throws {RulesError} if they are invalid */
function profileIn({ profile, rules }: GameRecord): Profile {
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

/** The error of one hand, with its place in the text if the record was parsed. */
function refusal(
  entry: PlayedHand,
  code: GameErrorCode,
  details: Details,
  of: { player?: number; cause?: Error } = {},
): GameError {
  const error = new GameError(code, details, of);
  return Object.assign(error, placeOf(entry, of.player));
}

/** The same as `playGame` of the module, for rules whose code is loaded. */
export function playGame(record: GameRecord, before?: Game): Game {
  if (!Array.isArray(record?.hands))
    throw new GameError('wrong-shape', {
      place: typeof record === 'object' && record ? 'record.hands' : 'record',
      expected: typeof record === 'object' && record ? 'an array' : 'an object',
      found: shown(typeof record === 'object' && record ? (record as GameRecord).hands : record),
    });
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
    const fail = (code: GameErrorCode, details: Details = {}, of?: { player?: number; cause?: Error }): never => {
      throw refusal(entry, code, { hand: number, ...details }, of);
    };
    requireShape(entry, index, fail);
    // The end may come after the last deal: a correction can leave it there.
    if (isEnded || (over && !isEnd(entry))) fail('over', { last: number - 1 });
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
    const { scores, settlement } = isWon(entry)
      ? ((isThirteenth ? undefined : known?.get(entry, position)) ??
        playHand(entry, { position, profile, players, isThirteenth, fail }))
      : playWashout(entry, { position, profile, players, isThirteenth, fail });
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
function requireShape(entry: PlayedHand, index: number, fail: Playing['fail']): void {
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

function movedBy(
  entry: PlayedHand,
  { dealer }: Position,
  { 'east-win': eastWin }: Profile['rules'],
  isThirteenth: boolean,
): Moved {
  if (!isWon(entry)) return 'washout';
  if (entry.winner !== dealer || eastWin === 'east-passes') return 'passed';
  return isThirteenth ? 'thirteen-wins' : 'east-won';
}

function turnAfter(turn: Turn, moved: Moved, washout: Profile['rules']['washout']): Turn {
  if (moved !== 'washout') return moved === 'east-won' ? stayed(turn, turn.streak + 1) : passed(turn);
  if (washout === 'east-passes') return passed(turn);
  const next = stayed(turn, turn.streak);
  return washout === 'goulash' ? { ...next, isGoulash: true } : next;
}

/** Finds the rows of an earlier game by their hands and seats. */
function settledIn({ rows }: Game): { get(hand: PlayedHand, position: Position): GameRow | undefined } {
  const byHand = new Map<PlayedHand, GameRow>(rows.map((row) => [row.hand, row]));
  return {
    get(hand, { round, seatOf }) {
      const row = byHand.get(hand);
      // The thirteenth win has a value of its own.
      if (!row || row.isThirteenth) return undefined;
      const { position } = row;
      return position.round === round && position.seatOf.every((seat, player) => seat === seatOf[player])
        ? row
        : undefined;
    },
  };
}

interface Playing {
  position: Position;
  profile: Profile;
  players: readonly string[];
  isThirteenth: boolean;
  fail: (code: GameErrorCode, details?: Details, of?: { player?: number; cause?: Error }) => never;
}

/**
 * What East's thirteenth win in a row is worth if it was recorded as a number. A number says nothing about points and
 * doubles, so an award of those is for the players to count.
 */
function worthOfThirteenth(compiled: CompiledProfile): number {
  const { limit } = compiled.declared('thirteen-wins');
  return limit && compiled.gives('thirteen-wins', true) ? compiled.partOfLimit(limit, 0) : 0;
}

const isPlayer = (player: unknown): player is number => [0, 1, 2, 3].includes(player as number);

/** Refuses a hand that names no such players, or does not have four of them. */
function requireWon(entry: Won, { players, fail }: Playing): void {
  const { winner, discarder, liable, dead = NO_DEAD, hands, seen } = entry;
  for (const player of [winner, discarder ?? winner, liable ?? winner, ...Object.keys(dead).map(Number)])
    if (!isPlayer(player)) fail('unknown-player', { sentence: 'player-number', found: shown(player) });
  if (typeof (seen ?? '') !== 'string') fail('wrong-shape', { place: 'seen', expected: 'text', found: shown(seen) });
  if (discarder === winner) fail('discarder', { player: players[winner] }, { player: winner });
  requireFour(hands, { fail });
}

function requireFour(hands: Won['hands'], { fail }: Pick<Playing, 'fail'>): void {
  if (!Array.isArray(hands) || hands.length !== 4)
    fail('hand-count', { found: Array.isArray(hands) ? hands.length : shown(hands) });
}

function numberFor(one: number, player: number, entry: Won, { players, profile, isThirteenth, fail }: Playing): number {
  if (!(one >= 0 && one <= MOST)) fail('value', { player: players[player], most: MOST, found: shown(one) }, { player });
  return isThirteenth && player === entry.winner ? Math.max(one, worthOfThirteenth(compiledProfile(profile))) : one;
}

/** Scores the tiles of a player. @param others the hands of the others that were scored before */
function scoreFor(
  one: HandEntry,
  player: number,
  entry: Won,
  others: readonly (Score | number)[],
  { position, profile, players, isThirteenth, fail }: Playing,
): Score {
  const { winner, discarder, pao } = entry;
  const of = { player };
  const name = { player: players[player] };
  if (typeof one !== 'object' || !one)
    fail(
      'wrong-shape',
      { ...name, place: 'The hand', expected: 'a number or an entry with tiles', found: shown(one) },
      of,
    );
  const { win, circumstances = [] } = one;
  const isWinner = player === winner;
  if (isWinner && pao !== undefined) fail('pao', name, of);
  if (isWinner && discarder !== undefined && win === 'self-draw')
    fail('discarder', { ...name, sentence: 'drawn-discard' }, of);
  if (circumstances.includes('thirteenth-win') && !isThirteenth) fail('thirteenth-win', name, of);
  const situation = situationOf(one, {
    position,
    player,
    isWinner,
    isThirteenth: isThirteenth && isWinner,
    isDiscard: discarder !== undefined,
    isDead: Boolean(entry.dead?.[player]),
  });
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

/** What a player's hand is worth, as recorded. @param others the hands that were scored before */
const scoreOf = (
  one: HandEntry | number,
  player: number,
  entry: Won,
  others: Readonly<Record<Wind, Score | number>>,
  playing: Playing,
): Score | number =>
  typeof one === 'number'
    ? numberFor(one, player, entry, playing)
    : scoreFor(one, player, entry, Object.values(others), playing);

function playHand(entry: Won, playing: Playing): Pick<GameRow, 'scores' | 'settlement'> {
  const { position, profile, players, fail } = playing;
  const { winner, discarder, liable, pao } = entry;
  requireWon(entry, playing);
  const scores: Record<Wind, Score | number> = { ...NO_SCORES };
  // The winner last, who sees the sets of the others.
  for (const player of [...[0, 1, 2, 3].filter((one) => one !== winner), winner]) {
    scores[position.seatOf[player]] = scoreOf(entry.hands[player], player, entry, scores, playing);
  }

  const table: Table = {
    scores,
    winner: position.seatOf[winner],
    ...(discarder !== undefined && { discarder: position.seatOf[discarder] }),
    ...(entry.dead && { dead: deadSeats(entry.dead, playing) }),
    ...(entry.incidents && { incidents: incidentSeats(entry.incidents, playing) }),
    ...(liable !== undefined && { liable: position.seatOf[liable] }),
    ...(pao !== undefined && { pao }),
  };
  try {
    const settlement = settle(table, profile);
    if (isUnnamed(entry) && dependsOnDiscarder(table, profile))
      fail('discarder', { sentence: 'discarder-needed', player: players[winner] }, { player: winner });
    return { scores, settlement };
  } catch (cause) {
    if (cause instanceof GameError) throw cause;
    if (cause instanceof TableError && cause.details.sentence === 'table-copies') {
      // Players are named rather than their seats.
      const { seats, tile, found, most } = cause.details;
      const names = String(seats)
        .split(', ')
        .map((seat) => players[position.playerAt[seat as Wind]]);
      fail('too-many-copies', { players: names.join(', '), tile, found, most });
    }
    return fail('settlement', {}, { cause: cause as Error });
  }
}

interface Held {
  position: Position;
  player: number;
  isWinner: boolean;
  isThirteenth: boolean;
  isDiscard: boolean;
  isDead: boolean;
}

function situationOf(
  { win, circumstances, seen }: HandEntry,
  { position, player, isWinner, isThirteenth, isDiscard, isDead }: Held,
): Situation {
  const known = isThirteenth ? [...new Set([...(circumstances ?? []), 'thirteenth-win' as const])] : circumstances;
  return {
    seat: position.seatOf[player],
    round: position.round,
    ...((win ?? (isWinner && isDiscard)) && { win: win ?? 'discard' }),
    ...(known && { circumstances: known }),
    ...(isWinner && seen !== undefined && { seen }),
    ...(isDead && { dead: true }),
    // At the table, losers show only the tiles that score.
    ...(!isWinner && !isDead && { partial: true }),
  };
}

/** A winner’s situation with the tiles on the table: those that the game names, and the declared sets of the others. */
function seeing(situation: Situation, { seen }: Won, scores: readonly (Score | number)[]): Situation {
  if (situation.seen !== undefined || seen === undefined) return situation;
  const declared = scores.flatMap((one) =>
    typeof one === 'object' ? one.hand.sets.flatMap(({ tiles }) => tiles) : [],
  );
  return withSeen(situation, [...tilesSeen(seen), ...declared]);
}

const incidentSeats = (
  incidents: Incidents,
  { position, fail }: Pick<Playing, 'position' | 'fail'>,
): Table['incidents'] =>
  Object.fromEntries(
    Object.entries(incidents).map(([player, ids]) => [
      isPlayer(Number(player))
        ? position.seatOf[Number(player)]
        : fail('unknown-player', { sentence: 'player-number', found: shown(player) }),
      ids,
    ]),
  );

/** Settles the fines of a hand that nobody won, and what the players owe one another where they settle. */
function playWashout({ incidents, hands }: WashedOut, playing: Playing): Pick<GameRow, 'scores' | 'settlement'> {
  const scores: Record<Wind, Score | number> = { ...NO_SCORES };
  if (!incidents && !hands) return { scores, settlement: { payments: [], totals: { ...NO_SCORES } } };
  if (hands) {
    const nobody: Won = { winner: -1, hands };
    requireFour(hands, playing);
    hands.forEach((one, player) => {
      scores[playing.position.seatOf[player]] = scoreOf(one, player, nobody, scores, playing);
    });
  }
  try {
    const table: Table = { scores, ...(incidents && { incidents: incidentSeats(incidents, playing) }) };
    return { scores, settlement: settle(table, playing.profile) };
  } catch (cause) {
    if (cause instanceof GameError) throw cause;
    return playing.fail('settlement', {}, { cause: cause as Error });
  }
}

const deadSeats = (
  dead: Readonly<Partial<Record<number, DeadHand>>>,
  { position, players, fail }: Playing,
): Partial<Record<Wind, DeadHand>> =>
  Object.fromEntries(
    Object.entries(dead).map(([player, kind]) => [
      position.seatOf[Number(player)],
      DEAD_HANDS.includes(kind!)
        ? kind!
        : fail('wrong-shape', {
            player: players[Number(player)],
            place: 'A dead hand',
            expected: DEAD_HANDS.join(', '),
            found: shown(kind),
          }),
    ]),
  );

/** The winner's tiles were not drawn, and nobody is named who discarded the last of them. */
function isUnnamed({ winner, discarder, hands }: Won): boolean {
  const own = hands[winner];
  return discarder === undefined && typeof own === 'object' && own.win !== 'self-draw';
}

function dependsOnDiscarder(table: Table, profile: Profile): boolean {
  const totals = (discarder?: Wind): string => JSON.stringify(settle({ ...table, discarder }, profile).totals);
  return WINDS.some((seat) => seat !== table.winner && totals(seat) !== totals());
}

/**
 * How many hands a number of deals takes on average: each deal is played again as long as East stays.
 *
 * @param deals deals still to come: 16 for a whole game
 * @param stays the chance that East stays after a hand, from 0 up to, but not including, 1: with four equal players
 *   and no wash-outs, one in four. Sixteen deals then take 21.3 hands.
 */
export const expectedHands = /* @__PURE__ */ guarded(
  'expectedHands',
  (deals: number, stays = 0.25): number => deals / (1 - stays),
);
