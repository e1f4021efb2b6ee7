/** What an exercise asks: a hand or a table, what is to be found out about it, and what is right. */
import { asked, type Asked, type CheckedFigure, type Solution } from '../core/exercises/check-answer.js';
import { makeHand } from '../core/exercises/make-hand.js';
import type { CountQuestion } from '../core/exercises/questions.js';
import { readWant, type WantedError } from '../core/exercises/want.js';
import { discards, type Discard } from '../core/odds/discards.js';
import { waits } from '../core/odds/waits.js';
import {
  score as scoreOf,
  winds,
  type Hand,
  type IncidentId,
  type Profile,
  type Score,
  type Situation,
  type Tile,
  type Wind,
} from '../core/scoring.js';
import { settle, type DeadHand, type Settlement } from '../core/settlement/settle.js';
import { DataError, shown } from '../core/errors.js';
import { exerciseSentences } from '../core/exercises/errors.js';
import { randomFrom } from '../core/random.js';

/** A table of which only the result is missing. */
export interface TaskTable {
  values: Readonly<Record<Wind, number>>;
  winner?: Wind;
  discarder?: Wind;
  erred?: Erred;
  settlement: Settlement;
}

/** A player who has made an error, for which the table has a fine. */
export interface Erred {
  seat: Wind;
  id: IncidentId;
  /** Their hand is dead because of it. */
  dead?: DeadHand;
}

/**
 * Chooses an error for the table around a hand, from a seed; undefined if nobody has made one. `written` is the name of the
 * wanted error in the page.
 */
export type ChooseError = (
  seed: string,
  hand: { seat?: Wind; isWon: boolean },
  wanted: WantedError | undefined,
  profile: Profile,
  written: string,
) => Erred | undefined;

export interface Task {
  asks: readonly Asked[];
  profile: Profile;
  hand?: Hand;
  situation: Situation;
  /** Null for a hand that cannot be scored as it is. */
  score: Score | null;
  /** For payments: a generated table, or the settlement of an element. */
  table?: TaskTable;
  settlement?: Pick<Settlement, 'totals' | 'payments'>;
}

/** An attribute of an exercise that is invalid, or that does not go together with the others or with the table. */
export class TaskError extends DataError<'ask' | 'ask-together' | 'count' | 'no-fine' | 'no-fines' | 'not-payments'> {
  constructor(code: TaskError['code'], found: string, expected: readonly string[] = []) {
    super(code, { found: shown(found), expected: expected.join(', ') }, exerciseSentences);
  }
}

/** What is asked about a finished hand. */
const about = ['points', 'doubles', 'value', 'awards'] as const satisfies readonly Asked[];

/** Reads the words of `ask`. @throws {TaskError} */
export function readAsk(text: string): Asked[] {
  const words = text
    .slice(0, 200)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  for (const word of words) if (!(asked as readonly string[]).includes(word)) throw new TaskError('ask', word, asked);
  // Always in the same order, each once.
  const found = asked.filter((one) => words.includes(one));
  for (const lonely of ['waits', 'discard'] as const)
    if (found.includes(lonely) && found.length > 1)
      throw new TaskError(
        'ask-together',
        lonely,
        found.filter((one) => one !== lonely),
      );
  return found;
}

/**
 * A hand and, for payments, a table around it, from a seed.
 *
 * @param chooseError for a table that has fines: the code that chooses the errors of players
 * @throws {ExerciseError} if no hand meets the conditions
 * @throws {TaskError} for an error that does not fit what is asked or the table
 */
export function generatedTask(
  seed: string,
  want: string,
  asks: readonly Asked[],
  profile: Profile,
  chooseError?: ChooseError,
): Task {
  const form = asks.includes('waits') ? 'waiting' : asks.includes('discard') ? 'to-discard' : undefined;
  const isFormWanted = /(^|;)\s*form\s*:/.test(want.toLowerCase());
  const made = makeHand({
    seed,
    profile,
    want: form && !isFormWanted ? [want, `form: ${form}`].filter((one) => one.trim()).join('; ') : want,
  });
  const { hand, situation, score } = made;
  const { won: isWon } = score ?? {};
  const isAboutTable = asks.includes('payments') && isWon !== undefined;
  const { error } = readWant(want);
  if (error && !asks.includes('payments')) throw new TaskError('not-payments', error);
  const [, written = ''] = /(?:^|;)\s*error\s*:\s*([a-z-]+)/i.exec(want) ?? [];
  const erred = isAboutTable
    ? chooseError?.(seed, { seat: situation.seat, isWon }, error, profile, written)
    : undefined;
  const table = isAboutTable ? tableAround(seed, score!, profile, erred) : undefined;
  return { asks, profile, hand, situation, score, table, settlement: table?.settlement };
}

/** Three more players with values, one of whom may have made an error, and a discarder if the hand was not drawn. */
function tableAround(seed: string, score: Score, profile: Profile, erred: Erred | undefined): TaskTable {
  const random = randomFrom(`${seed} table`);
  const { seat = 'east', win } = score.situation;
  const values = { east: 0, south: 0, west: 0, north: 0 };
  const isRounded = profile.rules.rounding !== 'none';
  for (const other of winds)
    if (other !== seat) values[other] = [0, 0, 2, 4, 4, 8, 16, 32][random(8)]! * (isRounded ? 5 : 1);
  values[seat] = score.value;
  const errors = erred && {
    incidents: { [erred.seat]: [erred.id] },
    ...(erred.dead && { dead: { [erred.seat]: erred.dead } }),
  };
  if (!score.won) return { values, erred, settlement: settle({ scores: values, ...errors }, profile) };
  const others = winds.filter((one) => one !== seat);
  const discarder = win === 'self-draw' ? undefined : others[random(3)]!;
  const settlement = settle({ scores: { ...values, [seat]: score }, winner: seat, discarder, ...errors }, profile);
  return { values, winner: seat, discarder, erred, settlement };
}

/** The task that a hand sets. */
export function handTask(hand: Hand, situation: Situation, asks: readonly Asked[], profile: Profile): Task {
  // A hand with a tile to discard has no score.
  const score = asks.some((one) => (about as readonly string[]).includes(one))
    ? scoreOf(hand, situation, profile)
    : null;
  return { asks, profile, hand, situation, score };
}

/** The waits of a hand, whether or not it is won. */
export function waitsOf({ hand, situation, profile }: Task): ReturnType<typeof waits> {
  const { winningTile: _won, ...rest } = hand!;
  const { seat, round } = situation;
  return waits(rest, { seat, round }, profile);
}

export const discardsOf = ({ hand, situation: { seat, round }, profile }: Task): Discard[] =>
  discards(hand!, { seat, round }, profile);

/** The discards that none is better than. */
export function bestDiscards(all: readonly Discard[]): Discard[] {
  const [best] = all;
  const count = ({ tiles }: Discard): number => tiles.reduce((sum, { left }) => sum + left, 0);
  const isAsGood = (one: Discard): boolean =>
    one.away === best!.away &&
    Math.abs(one.expected - best!.expected) < 1e-9 &&
    Math.abs(one.chance - best!.chance) < 1e-9 &&
    count(one) === count(best!);
  return all.filter(isAsGood);
}

/** What is right. */
export function solutionOf(task: Task): Solution {
  const { asks, score, settlement } = task;
  return {
    ...(score && { score }),
    ...(settlement && { settlement }),
    ...(asks.includes('waits') && { waits: waitsOf(task).map(({ tile }) => tile) }),
    ...(asks.includes('discard') && { discards: bestDiscards(discardsOf(task)).map(({ tile }) => tile) }),
  };
}

/** The tiles that can be discarded, each kind once. */
export function discardable({ hand }: Task): Tile[] {
  const { concealed = [], winningTile } = hand ?? {};
  return [...new Set(winningTile === undefined ? concealed : [...concealed, winningTile])];
}

/** The answer to a question of a guided count, checked. */
export interface CountedStep {
  question: CountQuestion;
  given: number;
  isRight: boolean;
  /** The answer was shown without being found. */
  isShown: boolean;
}

export const wrongFigures = (figures: readonly CheckedFigure[]): CheckedFigure[] =>
  figures.filter(({ correct }) => !correct);
