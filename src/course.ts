/** The exercises of a page as one course, as learning platforms ask for them. */
import { joinProgress } from './exercise/progress.js';
import type { MjAnswerEvent, MjProgressEvent } from './elements/mj-exercise/event.js';
import type { MjExercise } from './elements/mj-exercise/mj-exercise.js';

export interface CourseOptions {
  /** Where the exercises are: by default, the whole page. */
  within?: ParentNode & EventTarget;
  /** The percentage from which on the course is passed. Without it, the course is completed, and neither passed nor failed. */
  passing?: number;
}

/** How far a course got. */
export interface Standing {
  /** The shares of questions that are solved, and that are solved or shown, from 0 to 1 with four decimals. */
  readonly solved: number;
  readonly done: number;
  readonly isDone: boolean;
  /** Whether a course that is done is passed; undefined until then, and without a percentage to reach. */
  readonly isPassed?: boolean;
}

interface Listener {
  /** Called for each answer that was checked or shown, with a name for the question. */
  answered: (id: string, value: string, event: MjAnswerEvent) => void;
  /** Called when the reader has done anything, and when progress was restored. */
  progressed: (isRestored: boolean) => void;
}

/**
 * A name for a question, the same each time the page is opened, and different for each id. Platforms take printable ASCII, so other
 * characters are given by their code: `题1` is `~9898~1`.
 */
function idOf(exercise: MjExercise, all: readonly MjExercise[]): string {
  const { id, name, results, outcome, solution } = exercise;
  const questions = all.filter((one) => !one.querySelector('mj-exercise'));
  const own = id || name || `exercise-${questions.indexOf(exercise) + 1}`;
  const isDue = solution !== undefined || outcome !== undefined;
  const hand = results.total > 1 ? `-${results.done + (isDue ? 0 : 1)}` : '';
  return own.replace(/[^\w.-]/gu, (one) => `~${one.codePointAt(0)!.toString(16)}~`).slice(0, 200) + hand;
}

export class Course {
  readonly #within;
  readonly #passing;
  /** The exercise that was answered last. */
  #last?: MjExercise;
  /** The exercises that say that answers are not reported. */
  readonly #told = new Set<MjExercise>();

  /** @throws {TypeError} for an option that cannot be used */
  constructor(options: CourseOptions) {
    const { within = document, passing } = options ?? {};
    // `instanceof Node` would be false for a node from another frame.
    if (typeof (within as Partial<ParentNode> | null)?.querySelectorAll !== 'function')
      throw new TypeError('course.within: expected a document, a shadow root or an element');
    if (passing !== undefined && !(typeof passing === 'number' && passing >= 0 && passing <= 100))
      throw new TypeError('course.passing: expected a percentage');
    this.#within = within;
    this.#passing = passing;
  }

  get #all(): MjExercise[] {
    return [...this.#within.querySelectorAll<MjExercise>('mj-exercise')];
  }

  /** Those that are not in another one. */
  get #outer(): MjExercise[] {
    const all = this.#all;
    return all.filter((one) => !all.includes(one.parentElement?.closest('mj-exercise') as MjExercise));
  }

  /** Tells the reader whether answers are reported; if not, where the last one was given, or in the first exercise and with the next answer. */
  tell(areReported: boolean): void {
    if (areReported) return this.#told.forEach((one) => (one.isUnreported = false));
    const where = this.#last ?? this.#outer[0];
    if (where) this.#tellIn(where);
    if (!this.#last) this.tellLater();
  }

  /** Tells the reader with the next answer that it is not reported. */
  tellLater(): void {
    const tell = ({ target }: Event): void => this.#tellIn(target as MjExercise);
    this.#within.addEventListener('mj-answer', tell, { once: true });
  }

  #tellIn(exercise: MjExercise): void {
    exercise.isUnreported = true;
    this.#told.add(exercise);
  }

  /** Results so far, or undefined without questions. `passing` replaces the pass mark of the course, since some platforms set their own. */
  standing(passing = this.#passing): Standing | undefined {
    const results = this.#outer.flatMap(({ results: one }) => one ?? []);
    const sum = (part: 'total' | 'done' | 'solved'): number => results.reduce((before, one) => before + one[part], 0);
    const total = sum('total');
    if (!total) return undefined;
    const shareOf = (part: number): number => Math.round((part / total) * 10_000) / 10_000;
    const [solved, isDone] = [shareOf(sum('solved')), sum('done') === total];
    return {
      solved,
      done: shareOf(sum('done')),
      isDone,
      isPassed: isDone && passing !== undefined ? percentageOf(solved) >= passing : undefined,
    };
  }

  /** The progress of all exercises as a text of at most so many characters; the oldest give way. */
  progress(longest: number): string {
    const texts = this.#outer.map(({ progress }) => progress ?? '');
    return joinProgress(texts, longest);
  }

  restore(progress: string): void {
    if (progress) for (const exercise of this.#outer) exercise.progress = progress;
  }

  /** Listens until the function that is returned is called. */
  listen({ answered, progressed }: Listener): () => void {
    const hearAnswer = (event: Event): void => {
      const exercise = (this.#last = event.target as MjExercise);
      answered(idOf(exercise, this.#all), exercise.value, event as MjAnswerEvent);
    };
    const hearProgress = (event: Event): void => progressed((event as MjProgressEvent).restored);
    const until = new AbortController();
    this.#within.addEventListener('mj-answer', hearAnswer, until);
    this.#within.addEventListener('mj-progress', hearProgress, until);
    return () => until.abort();
  }
}

/** A share as a percentage with two decimals. */
export const percentageOf = (share: number): number => Math.round(share * 10_000) / 100;
