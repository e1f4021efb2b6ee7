/** The texts of `<mj-exercise>`. They load with this element. */
import type { AskError } from '../exercise/task.js';
import type { Asked, CountQuestion, ExerciseErrorCode, QuestionTopic, Slip } from '../core/odds.js';
import type { Wind } from '../core/index.js';
import type { PanelTexts, Texts } from './types.js';

export interface ExerciseTexts {
  caption: string;
  /** What is asked, in a sentence. */
  question: (asks: readonly Asked[], won: boolean) => string;
  /** Labels of the fields, and names of the parts of an answer. */
  fields: Record<Asked, string>;
  /** What a seat wins or loses. */
  payment: (seat: Wind) => string;
  paymentHelp: string;
  /** What a player at the table holds. */
  holds: (seat: Wind, value: number) => string;
  wonFrom: (winner: Wind, discarder: Wind | undefined) => string;

  check: string;
  hint: string;
  show: string;
  next: string;
  again: string;

  correct: string;
  /** How many parts of the answer are wrong, out of all. */
  wrong: (wrong: number, of: number) => string;
  isRight: (part: string, given: string) => string;
  isWrong: (part: string, given: string) => string;
  /** The same once the answer is due, with the right figure. */
  shouldBe: (part: string, given: string, expected: string) => string;
  slip: (slip: Slip, names: readonly string[]) => string;
  right: (names: string) => string;
  missing: (count: number) => string;
  missingNames: (names: string) => string;
  wrongNames: (names: string) => string;
  noAnswer: string;
  limitHand: string;

  answer: string;
  columns: { line: string; worth: string; sum: string };
  /** Marks of lines. */
  had: string;
  missed: string;
  notGiven: string;
  waits: { tile: string; left: string; value: string };
  discards: { tile: string; waits: string; left: string; average: string; none: string; best: string; note: string };
  payments: { seat: string; given: string; total: string };

  hintsLeft: (left: number) => string;
  /** A hint: a question, and how many awards it has. */
  found: (count: number) => string;
  hints: Record<'waits' | 'discard' | 'payments', readonly string[]>;

  guide: {
    title: string;
    step: (step: number, of: number) => string;
    question: (topic: QuestionTopic, unit: CountQuestion['unit']) => string;
    /** The label of the field. */
    field: Record<CountQuestion['unit'], string>;
    none: string;
    next: string;
    fromHand: string;
    counts: string;
    /** After an answer: what is right, and the sums so far. */
    right: (answer: string) => string;
    wrong: (given: string, answer: string) => string;
    amount: (amount: number, unit: CountQuestion['unit']) => string;
    sums: (points: number, doubles: number) => string;
    done: (value: number, wrong: number) => string;
  };

  /** Progress of generated hands, and of a set. */
  turn: (turn: number, of: number) => string;
  score: (right: number, done: number) => string;
  finished: (right: number, of: number) => string;
  set: (solved: number, of: number, first: number) => string;
  noHand: string;
  required: string;
  errors: Record<ExerciseErrorCode | AskError['code'] | ErrorKey, string>;
}

type ErrorKey = 'unknown-award-near' | 'nothing-found' | 'award-off-loser' | 'award-off-winner';

export type AllExerciseTexts = PanelTexts & Pick<Texts, 'settlement'> & { exercise: ExerciseTexts };
