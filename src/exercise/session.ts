/** The course of an exercise: the answer so far, checks, hints, and one hand after the other. It does not know how it is drawn. */
import { asText } from '../core/errors.js';
import { winds, type AwardId } from '../core/index.js';
import { checkAnswer, type Answer, type Asked, type CheckedAnswer } from '../core/exercises/check-answer.js';
import { isLimitHand } from '../core/exercises/arithmetic.js';
import { ExerciseError } from '../core/exercises/errors.js';
import { plainText } from '../core/input.js';
import { countQuestions, type CountQuestion } from '../core/exercises/questions.js';
import { LONGEST_ANSWER, MOST_HANDS, type Effort, type Outcome, type Progress } from './progress.js';
import { solutionOf, type CountedStep, type Task } from './task.js';

const LISTS: readonly string[] = ['awards', 'waits', 'discard'];
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
  /** How many hints were asked for. */
  hints: number;
  /** What is right, in the form of `value`; undefined until it is due. */
  solution?: string;
}

/** How far one or several exercises got. */
export interface ExerciseResults {
  /** How many questions there are, each hand of a row being one. In a row without an end, those up to now. */
  total: number;
  /** How many of them were solved, or had their answers shown. */
  done: number;
  solved: number;
  /** How many were solved at the first try and without hints. */
  firstTry: number;
  tries: number;
  hints: number;
  /** The time between the first entry or click and the answers, in whole seconds; undefined before there was one. */
  seconds?: number;
}

const NO_EFFORT: Effort = { tries: 0, hints: 0, seconds: 0 };

const isFirstTry = (outcome: Outcome): boolean => outcome === 'first-try';
const isSolved = (outcome: Outcome): boolean => outcome === 'first-try' || outcome === 'solved';

export const countOutcomes = (outcomes: readonly Outcome[]): Pick<ExerciseResults, 'done' | 'solved' | 'firstTry'> => ({
  done: outcomes.filter(Boolean).length,
  solved: outcomes.filter(isSolved).length,
  firstTry: outcomes.filter(isFirstTry).length,
});

export function sumResults(all: readonly ExerciseResults[]): ExerciseResults {
  const sum = { total: 0, done: 0, solved: 0, firstTry: 0, tries: 0, hints: 0 };
  let seconds: number | undefined;
  for (const one of all) {
    for (const part of Object.keys(sum) as (keyof typeof sum)[]) sum[part] += one[part];
    if (one.seconds !== undefined) seconds = (seconds ?? 0) + one.seconds;
  }
  return { ...sum, ...(seconds !== undefined && { seconds }) };
}

export class ExerciseSession {
  /** What is asked; undefined while there is nothing to ask about. */
  task?: Task;
  isGuided = false;
  /** A key of what is asked, which is the same after a reload. */
  about = '';
  /** The generated hand, from 0. */
  turn = 0;
  /** The outcomes of generated hands before this one. */
  past: Outcome[] = [];
  outcome: Outcome;
  /** The last check; undefined before it. */
  checked?: CheckedAnswer;
  /** How many parts were not answered when the answer was last checked. */
  missing = 0;
  /** Why the answer could not be checked. */
  error?: Error;
  tries = 0;
  hints = 0;
  chosen = new Set<string>();
  /** The questions of a guided count that were answered. */
  steps: readonly CountedStep[] = [];
  /** The text of the fields by name: `points`, `payments.east` … */
  #fields = new Map<string, string>();
  /** The settlement that the task is about had no result yet. */
  #wasUnsettled = false;
  /** The effort for the hands before this one. */
  #earlier = NO_EFFORT;
  /** The milliseconds for this hand up to `#since`, from which they run on; undefined while they do not. */
  #spent = 0;
  #since?: number;

  get isDue(): boolean {
    return this.outcome !== undefined;
  }

  get isSolved(): boolean {
    return isSolved(this.outcome);
  }

  get questions(): readonly CountQuestion[] {
    const { score } = this.task ?? {};
    return score ? countQuestions(score) : [];
  }

  /** The question of a guided count that is asked now; undefined once all are answered. */
  get question(): CountQuestion | undefined {
    return this.questions[this.steps.length];
  }

  get outcomes(): readonly Outcome[] {
    return [...this.past, this.outcome];
  }

  /** How a row of hands ended; undefined before its last hand did. @param count 0 for no end, where the last answered hand counts */
  rowOutcome(count: number): Outcome {
    const { outcomes } = this;
    if (!count) return this.outcome ?? this.past.at(-1);
    if (!this.isOver(count)) return undefined;
    if (outcomes.every(isFirstTry)) return 'first-try';
    return outcomes.every(isSolved) ? 'solved' : 'shown';
  }

  /** Whether the last hand of a row was answered. @param count how many hands there are; 0 for no end */
  isOver(count: number): boolean {
    return count > 0 && this.isDue && this.past.length + 1 >= count;
  }

  /** How far the exercise got. @param count how many hands a row has; 0 for no end */
  results(count: number): ExerciseResults {
    const { outcomes } = this;
    const { seconds, ...effort } = this.#effort;
    return {
      total: Math.max(count, outcomes.length),
      ...countOutcomes(outcomes),
      ...effort,
      ...((seconds || this.isDue || this.#since !== undefined) && { seconds }),
    };
  }

  get #effort(): Effort {
    const { tries, hints, seconds } = this.#earlier;
    return { tries: tries + this.tries, hints: hints + this.hints, seconds: seconds + this.#seconds };
  }

  /** The time for this hand in whole seconds. */
  get #seconds(): number {
    const running = this.#since === undefined ? 0 : performance.now() - this.#since;
    return Math.round((this.#spent + running) / 1000);
  }

  /** Starts the clock at the reader’s first action; it runs until the answer is due. */
  #act(): void {
    this.#since ??= performance.now();
  }

  #end(outcome: Outcome): void {
    this.outcome = outcome;
    if (this.#since !== undefined) this.#spent += performance.now() - this.#since;
    this.#since = undefined;
  }

  /** What is right, in the form of `value`; undefined until it is due. */
  get solution(): string | undefined {
    const task = this.task;
    if (!task || !this.isDue) return undefined;
    const { asks, score, settlement } = task;
    const { waits = [], discards = [] } = solutionOf(task);
    const right = {
      points: score?.base,
      doubles: score?.doubles,
      value: score?.value,
      awards: [...new Set(score?.awards.map(({ rule }) => rule))].join(' '),
      waits: waits.join(' '),
      discard: discards.join(' '),
    };
    const asked: readonly Asked[] = this.steps.length ? ['value'] : asks;
    const parts = asked.flatMap((part) => {
      if (part !== 'payments') return `${part} ${right[part]}`;
      return settlement ? winds.map((seat) => `payments.${seat} ${settlement.totals[seat]}`) : [];
    });
    return parts.join('; ');
  }

  /** The text of a field; empty if nothing was entered. */
  field(name: string): string {
    return this.#fields.get(name) ?? '';
  }

  /** The answer so far as text: `points 26; doubles 2; value 104`. */
  get value(): string {
    if (this.steps.length && !this.question) return `value ${this.steps.at(-1)!.given}`;
    const parts = [...this.#fields]
      .filter(([name, text]) => text.trim() && name !== 'step')
      .map(([name, text]) => `${name} ${text.trim()}`);
    const list = this.task?.asks.find((part) => LISTS.includes(part));
    if (list && this.chosen.size) parts.push(`${list} ${[...this.chosen].join(' ')}`);
    return parts.join('; ');
  }

  set value(text: string) {
    this.#forgetAnswer();
    for (const piece of plainText(asText(text ?? '').slice(0, LONGEST_ANSWER)).split(';')) {
      const [name = '', ...rest] = piece.trim().split(/\s+/);
      if (LISTS.includes(name)) for (const item of rest) this.chosen.add(item);
      else if (/^(points|doubles|value|payments\.(east|south|west|north))$/.test(name))
        this.#fields.set(name, rest.join(' ').slice(0, LONGEST_FIELD));
    }
  }

  /** Takes back an answer with the hand that it belongs to, or a plain answer. @param saved JSON of `turn` and `value`, or the text of an answer */
  restore(saved: string): void {
    let state: Partial<Record<'turn' | 'value', unknown>>;
    try {
      state = Object(JSON.parse(saved)) as typeof state;
    } catch {
      state = { value: saved };
    }
    const { turn, value } = state;
    // It was saved by another element.
    if (value === undefined) return;
    // The task of this turn is not another one, for which the answer would start over.
    this.about = '';
    this.turn = Number.isInteger(turn) ? Math.min(Math.max(turn as number, 0), MOST_HANDS) : 0;
    this.value = asText(value);
  }

  /** How far the exercise got; undefined before anything was answered. */
  get progress(): Progress | undefined {
    const seconds = this.#seconds;
    const progress: Progress = {
      ...(this.outcome && { outcome: this.outcome }),
      ...(this.turn && { turn: this.turn }),
      ...(this.past.length && { past: this.past, earlier: this.#earlier }),
      ...(this.tries && { tries: this.tries }),
      ...(this.hints && { hints: this.hints }),
      ...(this.steps.length && {
        steps: this.steps.map(({ given }) => given),
        shown: this.steps.flatMap(({ isShown }, place) => (isShown ? [place] : [])),
      }),
      ...(this.#fields.size + this.chosen.size && { answer: this.value }),
    };
    return Object.keys(progress).length ? { ...progress, ...(seconds && { seconds }) } : undefined;
  }

  /** Whether nothing would be lost if kept progress took the place of what there is. */
  #isUntouched({ turn = 0, answer = '' }: Progress): boolean {
    const isFresh = !this.isDue && !this.tries && !this.hints && !this.steps.length && !this.past.length;
    // A browser may already have restored the same answer.
    return isFresh && [0, turn].includes(this.turn) && ['', answer].includes(this.value);
  }

  /** Goes on with the hand of a kept row. @returns whether the row goes on */
  resumeRow(kept: Progress, count: number): boolean {
    const { turn = 0, past = [], earlier = NO_EFFORT } = kept;
    if (!turn && !past.length) return false;
    if (past.length >= (count || MOST_HANDS) || !this.#isUntouched(kept)) return false;
    this.turn = turn;
    this.past = [...past];
    this.#earlier = earlier;
    return true;
  }

  /** Restores a stored answer. A final answer is checked again. @returns whether it was restored */
  resumeAnswer(kept: Progress): boolean {
    const task = this.task;
    if (!task || this.isDue || this.tries || this.hints || this.steps.length) return false;
    const { outcome, answer = '', tries = 0, hints = 0, seconds = 0 } = kept;
    if (!['', answer].includes(this.value)) return false;
    if (this.isGuided)
      for (const [place, given] of (kept.steps ?? []).entries()) this.answerStep(given, kept.shown?.includes(place));
    else if (!this.#resumeWritten(answer, outcome)) return false;
    this.tries = Math.max(tries, this.tries);
    this.hints = hints;
    this.#spent = seconds * 1000;
    this.#since = undefined;
    if (this.outcome === 'first-try' && (outcome === 'solved' || hints || this.tries > 1)) this.outcome = 'solved';
    return Boolean(outcome || answer || tries || hints || this.steps.length);
  }

  /** Restores an answer that is not a guided count. @returns whether its outcome is the stored one */
  #resumeWritten(answer: string, outcome: Outcome): boolean {
    this.value = answer;
    if (outcome === 'shown') this.show();
    else if (outcome) this.check();
    const isSo = !outcome === !this.isDue;
    // Not the right answer: nobody found it.
    if (!isSo) this.startOver();
    return isSo;
  }

  /** Sets what is asked. @returns whether it is another task than before, so that the exercise starts over */
  setTask(task: Task | undefined, isGuided: boolean): boolean {
    this.task = task;
    this.isGuided = isGuided;
    const key = task ? keyOf(task, isGuided) : '';
    // A value set by the page or restored by the browser comes before the first task.
    const isAnother = key !== this.about && this.about !== '' && !this.#wasUnsettled;
    this.about = key;
    this.#wasUnsettled = task?.asks[0] === 'payments' && !task.settlement;
    if (isAnother) {
      // The next hand of a row continues the clock.
      const isRunning = this.#since !== undefined;
      this.startOver();
      if (isRunning) this.#act();
    }
    return isAnother;
  }

  /** Goes back to the first hand, and keeps the answer. */
  rewind(): void {
    this.turn = 0;
    this.past = [];
    this.#earlier = NO_EFFORT;
  }

  startOver(): void {
    this.#forgetAnswer();
    this.checked = undefined;
    this.error = undefined;
    this.missing = 0;
    this.tries = 0;
    this.outcome = undefined;
    this.hints = 0;
    this.steps = [];
    this.#spent = 0;
    this.#since = undefined;
  }

  #forgetAnswer(): void {
    this.#fields = new Map();
    this.chosen = new Set();
  }

  enter(name: string, text: string): void {
    this.#act();
    this.#fields.set(name, text);
    this.error = undefined;
  }

  /** Chooses an award or a tile, or takes it back. @param isOnly whether it replaces what was chosen */
  choose(value: string, isChosen: boolean, isOnly: boolean): void {
    this.#act();
    if (isOnly) this.chosen.clear();
    if (isChosen) this.chosen.add(value);
    else this.chosen.delete(value);
    this.error = undefined;
  }

  /** What was answered, as far as it was. */
  #answerTo({ asks }: Task): Answer {
    const answer: Answer = {};
    const written = (name: string): string => this.field(name).trim();
    for (const part of ['points', 'doubles', 'value'] as const)
      if (asks.includes(part) && written(part)) answer[part] = written(part);
    if (asks.includes('awards')) answer.awards = [...this.chosen] as AwardId[];
    if (asks.includes('waits') && this.chosen.size) answer.waits = [...this.chosen];
    const [tile] = this.chosen;
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
    const task = this.task;
    if (!task || this.isDue) return undefined;
    this.error = undefined;
    try {
      const answer = this.#answerTo(task);
      const isEmpty = Object.values(answer).every((part) => Array.isArray(part) && !part.length);
      this.missing = countMissing(task, answer);
      this.checked = isEmpty && this.missing ? undefined : checkAnswer(solutionOf(task), answer);
      if (!this.checked) return undefined;
      this.#act();
      this.tries++;
      const isRight = this.checked.correct && !this.missing;
      if (isRight) this.#end(this.tries === 1 && !this.hints ? 'first-try' : 'solved');
      return this.#verdict(isRight);
    } catch (error) {
      this.checked = undefined;
      this.error = error as Error;
      return undefined;
    }
  }

  /** Ends the exercise with the answer. @returns what was found about the answer so far */
  show(): GivenAnswer | undefined {
    const task = this.task;
    if (!task || this.isDue) return undefined;
    this.error = undefined;
    let given: Answer = {};
    try {
      given = this.#answerTo(task);
      this.checked = checkAnswer(solutionOf(task), given);
    } catch (error) {
      // Invalid input was not answered.
      if (error instanceof ExerciseError) this.checked = checkAnswer(solutionOf(task), {});
      else this.error = error as Error;
    }
    if (this.error) return undefined;
    this.missing = countMissing(task, given);
    this.#end('shown');
    return this.#verdict(false, true);
  }

  #verdict(solved: boolean, shown = false): GivenAnswer {
    return { answer: this.checked!, solved, tries: this.tries, shown, hints: this.hints, solution: this.solution };
  }

  hint(): void {
    this.#act();
    this.hints++;
  }

  next(): void {
    this.#earlier = this.#effort;
    this.past.push(this.outcome);
    this.turn++;
    this.startOver();
    this.#act();
  }

  /** Another round of as many hands, which are new ones. */
  again(): void {
    const turn = this.turn + 1;
    this.rewind();
    this.turn = turn;
    this.startOver();
    this.#act();
  }

  /** Answers the question that is asked now. @param given a number instead of the text of the field `step` */
  answerStep(given?: number, isShown = false): GivenAnswer | undefined {
    const { question, questions } = this;
    if (!question) return undefined;
    this.error = undefined;
    this.#act();
    try {
      // The number is checked as any other; what it is compared with does not matter.
      const answer = given ?? checkAnswer(this.task!.score!, { value: this.field('step').trim() }).figures[0]!.given;
      this.steps = [...this.steps, { question, given: answer, isRight: answer === question.answer, isShown }];
      this.#fields.clear();
      return this.steps.length === questions.length ? this.#endSteps() : undefined;
    } catch (error) {
      this.error = error as Error;
      return undefined;
    }
  }

  /** Answers the question that is asked now as the hand does. */
  revealStep(): GivenAnswer | undefined {
    this.hints++;
    return this.answerStep(this.question?.answer, true);
  }

  #endSteps(): GivenAnswer {
    const wrong = this.steps.filter(({ isRight }) => !isRight);
    const idsOf = (steps: readonly CountedStep[]): AwardId[] => [
      ...new Set(steps.flatMap(({ question }) => question.awards.map(({ rule }) => rule))),
    ];
    const { figures } = checkAnswer(this.task!.score!, { value: this.steps.at(-1)!.given });
    this.checked = {
      correct: !wrong.length,
      figures,
      awards: { right: idsOf(this.steps.filter(({ isRight }) => isRight)), missing: idsOf(wrong), wrong: [] },
    };
    this.tries = 1;
    this.#end(wrong.length ? 'shown' : this.hints ? 'solved' : 'first-try');
    return this.#verdict(!wrong.length);
  }
}

function countMissing({ asks, score }: Task, answer: Answer): number {
  // The points and doubles of a limit hand do not matter.
  const isLimit = score && isLimitHand(score);
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
