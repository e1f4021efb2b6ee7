/** The course of an exercise: the answer so far, checks, hints, and one hand after the other. It does not know how it is drawn. */
import { asText } from '../core/errors.js';
import { winds, type AwardId } from '../core/index.js';
import {
  checkAnswer,
  countQuestions,
  ExerciseError,
  type Answer,
  type CheckedAnswer,
  type CountQuestion,
} from '../core/odds.js';
import { solutionOf, type CountedStep, type Task } from './task.js';

/** How an exercise ended: undefined until it is solved or its answer is shown. */
export type Outcome = 'first-try' | 'solved' | 'shown' | undefined;

/** The highest number of hands in a row. */
export const MOST_HANDS = 1000;

const LISTS = ['awards', 'waits', 'discard'] as const;
const LONGEST_ANSWER = 2000;
const LONGEST_FIELD = 16;

/** What an answer was, and what was found about it. */
export interface GivenAnswer {
  /** The figures, tiles and awards that were answered, each with what is right. */
  answer: CheckedAnswer;
  /** Everything that was asked was answered, and all of it is right. */
  solved: boolean;
  /** How often the answer has been checked. */
  tries: number;
  /** The answer was shown without being found. */
  shown: boolean;
}

/** How far an exercise got, in a form that can be stored. */
export interface KeptProgress {
  /** The generated hand, from 0. */
  turn?: number;
  /** The outcomes of the hands before it, a letter each. */
  past?: string;
  outcome?: Exclude<Outcome, undefined>;
  /** The answer that was checked last. */
  answer?: string;
  hints?: number;
  /** The answers of a guided count, and the places of those that were shown. */
  steps?: readonly number[];
  shown?: readonly number[];
}

const LETTERS = { f: 'first-try', s: 'solved', w: 'shown', '-': undefined } as const;
const letterOf = (outcome: Outcome): string => Object.entries(LETTERS).find(([, known]) => known === outcome)![0];

export class ExerciseSession {
  /** The text of the fields by name: `points`, `payments.east` … */
  #fields = new Map<string, string>();
  /** The chosen awards or tiles. */
  #chosen = new Set<string>();
  #task?: Task;
  #taskKey = '';
  /** The settlement that the task is about had no result yet. */
  #wasUnsettled = false;
  /** The generated hand, from 0. */
  #turn = 0;
  /** The outcomes of generated hands before this one. */
  #past: Outcome[] = [];
  #checked?: CheckedAnswer;
  #missing = 0;
  #error?: Error;
  #tries = 0;
  #outcome: Outcome;
  #hints = 0;
  #steps: readonly CountedStep[] = [];

  /** What is asked; undefined while there is nothing to ask about. */
  get task(): Task | undefined {
    return this.#task;
  }

  get turn(): number {
    return this.#turn;
  }

  /** The outcomes of generated hands before this one. */
  get past(): readonly Outcome[] {
    return this.#past;
  }

  /** The last check; undefined before it. */
  get checked(): CheckedAnswer | undefined {
    return this.#checked;
  }

  /** How many parts were not answered when the answer was last checked. */
  get missing(): number {
    return this.#missing;
  }

  /** Why the answer could not be checked. */
  get error(): Error | undefined {
    return this.#error;
  }

  get tries(): number {
    return this.#tries;
  }

  get outcome(): Outcome {
    return this.#outcome;
  }

  /** Whether the answer may be shown. */
  get isDue(): boolean {
    return this.#outcome !== undefined;
  }

  get isSolved(): boolean {
    return this.#outcome === 'first-try' || this.#outcome === 'solved';
  }

  /** How many hints were asked for. */
  get hints(): number {
    return this.#hints;
  }

  /** The chosen awards or tiles. */
  get chosen(): ReadonlySet<string> {
    return this.#chosen;
  }

  /** The questions of a guided count that were answered. */
  get steps(): readonly CountedStep[] {
    return this.#steps;
  }

  /** The questions of a guided count. */
  get questions(): readonly CountQuestion[] {
    const { score } = this.#task ?? {};
    return score ? countQuestions(score) : [];
  }

  /** The question of a guided count that is asked now; undefined once all are answered. */
  get question(): CountQuestion | undefined {
    return this.questions[this.#steps.length];
  }

  /** The outcomes up to now. */
  get outcomes(): readonly Outcome[] {
    return [...this.#past, this.#outcome];
  }

  /**
   * How a row of hands ended; undefined before its last hand did.
   *
   * @param count how many hands there are; 0 for no end, where the last answered hand counts
   */
  rowOutcome(count: number): Outcome {
    const { outcomes } = this;
    if (!count) return this.#outcome ?? this.#past.at(-1);
    if (!this.isOver(count)) return undefined;
    return outcomes.every((one) => one === 'first-try')
      ? 'first-try'
      : outcomes.every((one) => one === 'first-try' || one === 'solved')
        ? 'solved'
        : 'shown';
  }

  /** Whether the last hand of a row was answered. @param count how many hands there are; 0 for no end */
  isOver(count: number): boolean {
    return count > 0 && this.isDue && this.#past.length + 1 >= count;
  }

  /** The text of a field; empty if nothing was entered. */
  field(name: string): string {
    return this.#fields.get(name) ?? '';
  }

  /** The answer so far as text: `points 26; doubles 2; value 104`. */
  get value(): string {
    const parts = [...this.#fields].filter(([, text]) => text.trim()).map(([name, text]) => `${name} ${text.trim()}`);
    const list = this.#task?.asks.find((part) => (LISTS as readonly string[]).includes(part));
    if (list && this.#chosen.size) parts.push(`${list} ${[...this.#chosen].join(' ')}`);
    return parts.join('; ');
  }

  set value(text: string) {
    this.#forgetAnswer();
    for (const piece of asText(text ?? '')
      .slice(0, LONGEST_ANSWER)
      .split(';')) {
      const [name = '', ...rest] = piece.trim().split(/\s+/);
      if ((LISTS as readonly string[]).includes(name)) for (const item of rest) this.#chosen.add(item);
      else if (/^(points|doubles|value|payments\.(east|south|west|north))$/.test(name))
        this.#fields.set(name, rest.join(' ').slice(0, LONGEST_FIELD));
    }
  }

  /** The answer with the hand that it belongs to, for {@link restore}. */
  get state(): string {
    return JSON.stringify({ turn: this.#turn, value: this.value });
  }

  /** Takes back a state, or a plain answer. */
  restore(saved: string): void {
    // The task of this turn is not another one, for which the answer would start over.
    this.#taskKey = '';
    try {
      const { turn, value } = JSON.parse(saved) as { turn: unknown; value: unknown };
      this.#turn = Number.isInteger(turn) ? Math.min(Math.max(turn as number, 0), MOST_HANDS) : 0;
      this.value = asText(value ?? '');
    } catch {
      this.value = saved;
    }
  }

  // Progress that is kept

  /** What the exercise is about, which is not another one after a reload. */
  get about(): string {
    return this.#taskKey;
  }

  /** How far the exercise got; undefined before anything was answered. */
  get progress(): KeptProgress | undefined {
    const isBegun = this.#turn > 0 || this.#past.length > 0;
    const isAnswered = this.isDue || this.#steps.length > 0;
    if (!isBegun && !isAnswered) return undefined;
    return {
      ...(isBegun && { turn: this.#turn, past: this.#past.slice(-MOST_HANDS).map(letterOf).join('') }),
      ...(this.isDue && { outcome: this.#outcome, answer: this.value }),
      ...(this.#steps.length > 0 && {
        steps: this.#steps.map(({ given }) => given),
        shown: this.#steps.flatMap(({ isShown }, place) => (isShown ? [place] : [])),
        hints: this.#hints,
      }),
    };
  }

  /** Whether nothing would be lost if kept progress took the place of what there is. */
  #isUntouched({ turn = 0, answer = '' }: KeptProgress): boolean {
    const isFresh = !this.isDue && !this.#tries && !this.#hints && !this.#steps.length && !this.#past.length;
    // A browser may already have restored the same answer.
    return isFresh && [0, turn].includes(this.#turn) && ['', answer].includes(this.value);
  }

  /** Goes on with the hand of a kept row. @returns whether the row goes on */
  resumeRow(kept: KeptProgress, count: number): boolean {
    const { turn = 0, past = '' } = kept;
    if (!turn && !past) return false;
    if (past.length >= (count || MOST_HANDS) || !this.#isUntouched(kept)) return false;
    this.#turn = turn;
    this.#past = [...past].map((letter) => LETTERS[letter as keyof typeof LETTERS]);
    return true;
  }

  /** Goes on with a kept answer, which is checked again. @returns whether it was taken */
  resumeAnswer(kept: KeptProgress, isGuided: boolean): boolean {
    const task = this.#task;
    if (!task || this.isDue || this.#tries || this.#hints || this.#steps.length) return false;
    if (!['', kept.answer ?? ''].includes(this.value)) return false;
    if (isGuided) {
      for (const [place, given] of (kept.steps ?? []).entries()) this.answerStep(given, kept.shown?.includes(place));
      this.#hints = kept.hints ?? 0;
      if (this.#outcome === 'first-try' && this.#hints) this.#outcome = 'solved';
      return this.#steps.length > 0;
    }
    const { outcome, answer = '' } = kept;
    if (!outcome) return false;
    this.value = answer;
    if (outcome === 'shown') this.show();
    else this.check();
    if (outcome === 'solved' && this.#outcome !== undefined) this.#outcome = 'solved';
    if (this.isDue) return true;
    // Not the right answer: nobody found it.
    this.startOver();
    return false;
  }

  // The task

  /** Sets what is asked. @returns whether it is another task than before, so that the exercise starts over */
  setTask(task: Task | undefined, isGuided: boolean): boolean {
    this.#task = task;
    const key = task ? keyOf(task, isGuided) : '';
    // A value set by the page or restored by the browser comes before the first task.
    const isAnother = key !== this.#taskKey && this.#taskKey !== '' && !this.#wasUnsettled;
    this.#taskKey = key;
    this.#wasUnsettled = task?.asks[0] === 'payments' && !task.settlement;
    if (isAnother) this.startOver();
    return isAnother;
  }

  /** Goes back to the first hand, and keeps the answer. */
  rewind(): void {
    this.#turn = 0;
    this.#past = [];
  }

  /** Forgets the answer and everything about it. */
  startOver(): void {
    this.#forgetAnswer();
    this.#checked = undefined;
    this.#error = undefined;
    this.#missing = 0;
    this.#tries = 0;
    this.#outcome = undefined;
    this.#hints = 0;
    this.#steps = [];
  }

  #forgetAnswer(): void {
    this.#fields = new Map();
    this.#chosen = new Set();
  }

  // Answering

  enter(name: string, text: string): void {
    this.#fields.set(name, text);
    this.#error = undefined;
  }

  /** Chooses an award or a tile, or takes it back. @param isOnly whether it replaces what was chosen */
  choose(value: string, isChosen: boolean, isOnly: boolean): void {
    if (isOnly) this.#chosen.clear();
    if (isChosen) this.#chosen.add(value);
    else this.#chosen.delete(value);
    this.#error = undefined;
  }

  /** What was answered, as far as it was. */
  #answerTo({ asks }: Task): Answer {
    const answer: Answer = {};
    const written = (name: string): string => this.field(name).trim();
    for (const part of ['points', 'doubles', 'value'] as const)
      if (asks.includes(part) && written(part)) answer[part] = written(part);
    if (asks.includes('awards')) answer.awards = [...this.#chosen] as AwardId[];
    if (asks.includes('waits') && this.#chosen.size) answer.waits = [...this.#chosen];
    const [tile] = this.#chosen;
    if (asks.includes('discard') && tile) answer.discard = tile;
    if (asks.includes('payments')) {
      const payments = winds.filter((seat) => written(`payments.${seat}`));
      if (payments.length)
        answer.payments = Object.fromEntries(payments.map((seat) => [seat, written(`payments.${seat}`)]));
    }
    return answer;
  }

  /** Checks the answer. @returns what was found; undefined if there was nothing to check */
  check(): GivenAnswer | undefined {
    const task = this.#task;
    if (!task || this.isDue) return undefined;
    this.#error = undefined;
    try {
      const answer = this.#answerTo(task);
      const missing = countMissing(task, answer);
      const isEmpty = !Object.values(answer).some((part) => (Array.isArray(part) ? part.length : part !== undefined));
      this.#missing = missing;
      this.#checked = isEmpty && missing ? undefined : checkAnswer(solutionOf(task), answer);
      if (!this.#checked) return undefined;
      this.#tries++;
      const isSolved = this.#checked.correct && !missing;
      if (isSolved) this.#outcome = this.#tries === 1 && !this.#hints ? 'first-try' : 'solved';
      return this.#verdict(isSolved);
    } catch (error) {
      this.#checked = undefined;
      this.#error = error as Error;
      return undefined;
    }
  }

  /** Ends the exercise with the answer. @returns what was found about the answer so far */
  show(): GivenAnswer | undefined {
    const task = this.#task;
    if (!task || this.isDue) return undefined;
    this.#error = undefined;
    let given: Answer = {};
    try {
      given = this.#answerTo(task);
      this.#checked = checkAnswer(solutionOf(task), given);
    } catch (error) {
      // Invalid input was not answered.
      if (error instanceof ExerciseError) this.#checked = checkAnswer(solutionOf(task), {});
      else this.#error = error as Error;
    }
    if (this.#error) return undefined;
    this.#missing = countMissing(task, given);
    this.#outcome = 'shown';
    return this.#verdict(false, true);
  }

  #verdict(solved: boolean, shown = false): GivenAnswer {
    return { answer: this.#checked!, solved, tries: this.#tries, shown };
  }

  hint(): void {
    this.#hints++;
  }

  /** Goes on to the next hand. */
  next(): void {
    this.#past.push(this.#outcome);
    this.#turn++;
    this.startOver();
  }

  /** Another round of as many hands, which are new ones. */
  again(): void {
    this.#past = [];
    this.#turn++;
    this.startOver();
  }

  // The guided count

  /** Answers the question that is asked now. @param given a number instead of the text of the field `step` */
  answerStep(given?: number, isShown = false): GivenAnswer | undefined {
    const { question, questions } = this;
    if (!question) return undefined;
    this.#error = undefined;
    try {
      // The number is checked as any other; what it is compared with does not matter.
      const answer = given ?? checkAnswer(this.#task!.score!, { value: this.field('step').trim() }).figures[0]!.given;
      this.#steps = [...this.#steps, { question, given: answer, isRight: answer === question.answer, isShown }];
      this.#fields.clear();
      return this.#steps.length === questions.length ? this.#endSteps() : undefined;
    } catch (error) {
      this.#error = error as Error;
      return undefined;
    }
  }

  /** Answers the question that is asked now as the hand does. */
  revealStep(): GivenAnswer | undefined {
    this.#hints++;
    return this.answerStep(this.question?.answer, true);
  }

  #endSteps(): GivenAnswer {
    const wrong = this.#steps.filter(({ isRight }) => !isRight);
    const idsOf = (steps: readonly CountedStep[]): AwardId[] => [
      ...new Set(steps.flatMap(({ question }) => question.awards.map(({ rule }) => rule))),
    ];
    const { given } = this.#steps.at(-1)!;
    const { figures } = checkAnswer(this.#task!.score!, { value: given });
    this.#checked = {
      correct: !wrong.length,
      figures,
      awards: { right: idsOf(this.#steps.filter(({ isRight }) => isRight)), missing: idsOf(wrong), wrong: [] },
    };
    this.#tries = 1;
    this.#outcome = wrong.length ? 'shown' : this.#hints ? 'solved' : 'first-try';
    return this.#verdict(!wrong.length);
  }
}

/** How many of the parts that are asked were not answered. */
function countMissing({ asks, score }: Task, answer: Answer): number {
  // The points and doubles of a limit hand do not matter.
  const isLimit = score?.awards.some(({ limit = 0, score: fixed }) => limit >= 1 || fixed !== undefined);
  let missing = 0;
  for (const part of asks) {
    if (part === 'payments') missing += 4 - Object.keys(answer.payments ?? {}).length;
    else if (answer[part] === undefined && !(isLimit && asks.includes('value') && part !== 'value')) missing++;
  }
  return missing;
}

/** What a task is about: another one starts over. */
const keyOf = ({ asks, hand, situation, profile, settlement }: Task, isGuided: boolean): string =>
  JSON.stringify([asks, hand, situation, profile.name, profile.rules, settlement?.totals, isGuided]);
