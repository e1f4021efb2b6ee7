/** What an exercise asks: a hand or a table, what is to be found out about it, and what is right. */
import { asked, type Asked, type Solution } from '../core/exercises/check-answer.js';
import type { CountQuestion } from '../core/exercises/questions.js';
import type { WantedError } from '../core/exercises/want.js';
import { score as scoreOf } from '../core/scoring.js';
import type { Hand, IncidentId, Profile, Score, Situation, Wind } from '../core/scoring.js';
import type { DeadHand, Settlement } from '../core/settlement/settle.js';
import { DataError, shown } from '../core/errors.js';
import { exerciseSentences } from '../core/exercises/errors.js';
import { knownWord, wordsIn } from '../core/input.js';

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

/** Chooses an error for the table around a hand; undefined if nobody has made one. `written` is the name of the wanted error in the page. */
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
  /** Finds the tiles that are right. It loads where an exercise asks for tiles. */
  findTiles?: (task: Task) => Pick<Solution, 'waits' | 'discards'>;
}

/** An attribute of an exercise that is invalid, or that does not go together with the others or with the table. */
export class TaskError extends DataError<'ask' | 'ask-together' | 'count' | 'no-fine' | 'no-fines' | 'not-payments'> {
  constructor(code: TaskError['code'], found: string, expected: readonly string[] = []) {
    super(code, { found: shown(found), expected: expected.join(', ') }, exerciseSentences);
  }
}

const about = ['points', 'doubles', 'value', 'awards'] as const satisfies readonly Asked[];

/** Reads the words of `ask`. @throws {TaskError} */
export function readAsk(text: string): Asked[] {
  const words = wordsIn(text).map((word) => knownWord(word, asked));
  for (const word of words) if (!asked.includes(word)) throw new TaskError('ask', word, asked);
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

export function handTask(hand: Hand, situation: Situation, asks: readonly Asked[], profile: Profile): Task {
  // A hand with a tile to discard has no score.
  const score = asks.some((one) => (about as readonly string[]).includes(one))
    ? scoreOf(hand, situation, profile)
    : null;
  return { asks, profile, hand, situation, score };
}

export function solutionOf(task: Task): Solution {
  const { score, settlement } = task;
  return {
    ...(score && { score }),
    ...(settlement && { settlement }),
    ...task.findTiles?.(task),
  };
}

/** The answer to a question of a guided count, checked. */
export interface CountedStep {
  question: CountQuestion;
  given: number;
  isRight: boolean;
  /** The answer was shown without being found. */
  isShown: boolean;
}
