/** Reports exercises to a learning platform that speaks SCORM 1.2 or SCORM 2004, and brings their progress back. */
import { joinProgress, LONGEST_PROGRESS } from './exercise/progress.js';
import type { MjAnswerEvent, MjProgressEvent } from './elements/mj-exercise/event.js';
import type { MjExercise } from './elements/mj-exercise/mj-exercise.js';

export interface ScormOptions {
  /** Where the exercises are: by default, the whole page. */
  within?: ParentNode & EventTarget;
  /** The percentage from which on the course is passed. Without it, the course is completed, and neither passed nor failed. */
  passing?: number;
}

export interface ScormConnection {
  readonly version: '1.2' | '2004';
  /** Stores everything and ends the session. It happens by itself when the page is left. */
  finish(): void;
}

type Api = Readonly<Record<string, (...args: string[]) => string>>;

/** The names that differ between the versions. */
const VERSIONS = {
  '2004': {
    name: 'API_1484_11',
    initialize: 'Initialize',
    terminate: 'Terminate',
    core: 'cmi',
    mode: 'cmi.mode',
    status: 'cmi.completion_status',
    prefix: '',
    response: 'learner_response',
    wrong: 'incorrect',
    longest: LONGEST_PROGRESS,
    duration: (seconds: number): string => `PT${seconds}S`,
    time: (): [string, string] => ['timestamp', `${new Date().toISOString().slice(0, 22)}Z`],
  },
  '1.2': {
    name: 'API',
    initialize: 'LMSInitialize',
    terminate: 'LMSFinish',
    core: 'cmi.core',
    mode: 'cmi.core.lesson_mode',
    status: 'cmi.core.lesson_status',
    prefix: 'LMS',
    response: 'student_response',
    wrong: 'wrong',
    longest: 4096,
    duration: (seconds: number): string =>
      [seconds / 3600, (seconds / 60) % 60, seconds % 60]
        .map((part) => String(Math.floor(part)).padStart(2, '0'))
        .join(':'),
    time: (): [string, string] => ['time', new Date().toTimeString().slice(0, 8)],
  },
} as const;

type Version = keyof typeof VERSIONS;

/** How far up the platform may be. */
const MOST_FRAMES = 20;
/** The longest text of an answer that both versions take. */
const LONGEST_ANSWER = 250;

/** The object of the platform in a window that may belong to another site. */
function apiIn(view: Window | null, name: string): Api | undefined {
  try {
    return (view as unknown as Record<string, Api | undefined> | null)?.[name];
  } catch {
    return undefined;
  }
}

/** The platform in this window, those around it, or the one that opened it. SCORM 2004 comes first. */
function findApi(): { version: Version; api: Api } | undefined {
  for (const version of ['2004', '1.2'] as const)
    for (const start of [window, window.opener as Window | null, window.top?.opener as Window | null]) {
      let view = start;
      for (let frames = 0; view && frames < MOST_FRAMES; frames++) {
        const api = apiIn(view, VERSIONS[version].name);
        if (api) return { version, api };
        if (view.parent === view) break;
        view = view.parent;
      }
    }
  return undefined;
}

/** The platform by the names that both versions share. */
class Platform {
  readonly words;
  readonly #api: Api;

  constructor(
    readonly version: Version,
    api: Api,
  ) {
    this.words = VERSIONS[version];
    this.#api = api;
  }

  start(): boolean {
    return String(this.#api[this.words.initialize]!('')) === 'true';
  }

  get(name: string): string {
    return String(this.#api[`${this.words.prefix}GetValue`]!(name) ?? '');
  }

  set(name: string, value: string | number): void {
    const { prefix } = this.words;
    if (String(this.#api[`${prefix}SetValue`]!(name, String(value))) === 'true') return;
    const code = String(this.#api[`${prefix}GetLastError`]!());
    console.warn(`mahjong-elements: the learning platform refuses ${name} “${value}”: error ${code}.`);
  }

  commit(): void {
    this.#api[`${this.words.prefix}Commit`]!('');
  }

  end(): void {
    this.#api[this.words.terminate]!('');
  }
}

/** Stores how far the exercises got. */
function reportResults(platform: Platform, outer: readonly MjExercise[], passing: number | undefined): void {
  const results = outer.flatMap(({ results: one }) => one ?? []);
  const sum = (part: 'total' | 'done' | 'solved'): number => results.reduce((before, one) => before + one[part], 0);
  const [total, done] = [sum('total'), sum('done')];
  if (!total) return;
  const { core, status, longest } = platform.words;
  const is2004 = platform.version === '2004';
  const shareOf = (part: number): number => Math.round((part / total) * 10_000) / 10_000;
  const percentage = Math.round(shareOf(sum('solved')) * 10_000) / 100;
  platform.set(`${core}.score.min`, 0);
  platform.set(`${core}.score.max`, 100);
  platform.set(`${core}.score.raw`, percentage);
  const isDone = done === total;
  const verdict = passing === undefined ? undefined : percentage >= passing ? 'passed' : 'failed';
  if (is2004) {
    platform.set('cmi.score.scaled', shareOf(sum('solved')));
    platform.set('cmi.progress_measure', shareOf(done));
    if (isDone && verdict) platform.set('cmi.success_status', verdict);
  }
  platform.set(status, !isDone ? 'incomplete' : is2004 ? 'completed' : (verdict ?? 'completed'));
  platform.set(`${core}.exit`, isDone ? (is2004 ? 'normal' : '') : 'suspend');
  platform.set(
    'cmi.suspend_data',
    joinProgress(
      outer.map(({ progress }) => progress ?? ''),
      longest,
    ),
  );
}

/** A name for a question, the same each time the page is opened. */
function idOf(exercise: MjExercise, all: readonly MjExercise[]): string {
  const { id, name, results, outcome, solution } = exercise;
  const questions = all.filter((one) => !one.querySelector('mj-exercise'));
  const own = id || name || `exercise-${questions.indexOf(exercise) + 1}`;
  const isDue = solution !== undefined || outcome !== undefined;
  const hand = results.total > 1 ? `-${results.done + (isDue ? 0 : 1)}` : '';
  return own.replace(/[^\w.-]/g, '_').slice(0, 200) + hand;
}

/** Stores an answer that was checked or shown. */
function reportAnswer(platform: Platform, id: string, value: string, { solved, solution }: MjAnswerEvent): void {
  const place = `cmi.interactions.${Number(platform.get('cmi.interactions._count')) || 0}`;
  const { response, wrong, time } = platform.words;
  platform.set(`${place}.id`, id);
  platform.set(`${place}.type`, 'fill-in');
  const [field, now] = time();
  platform.set(`${place}.${field}`, now);
  if (solution) platform.set(`${place}.correct_responses.0.pattern`, solution.slice(0, LONGEST_ANSWER));
  platform.set(`${place}.${response}`, value.slice(0, LONGEST_ANSWER));
  platform.set(`${place}.result`, solved ? 'correct' : wrong);
}

/**
 * Starts a session: brings back the progress of the exercises, and from then on reports their score as a percentage, each
 * checked answer as an interaction, progress, status and time. What is brought back is not reported again.
 *
 * @returns undefined if the page is not in a learning platform, or the platform refuses
 */
export function connectScorm({ within = document, passing }: ScormOptions = {}): ScormConnection | undefined {
  const found = findApi();
  const platform = found && new Platform(found.version, found.api);
  if (!platform?.start()) return undefined;
  const { core, mode, status, duration } = platform.words;
  const started = performance.now();
  const all = (): MjExercise[] => [...within.querySelectorAll<MjExercise>('mj-exercise')];
  /** Those that are not in another one. */
  const outer = (): MjExercise[] => all().filter((one) => !one.parentElement?.closest('mj-exercise'));
  const kept = platform.get('cmi.suspend_data');
  if (kept) for (const exercise of outer()) exercise.progress = kept;
  const isReported = !/review|browse/.test(platform.get(mode));
  let isOver = false;

  const answered = (event: Event): void => {
    const exercise = event.target as MjExercise;
    reportAnswer(platform, idOf(exercise, all()), exercise.value, event as MjAnswerEvent);
  };

  const progressed = (event: Event): void => {
    if ((event as MjProgressEvent).restored) return;
    reportResults(platform, outer(), passing);
    platform.commit();
  };

  function finish(): void {
    if (isOver) return;
    isOver = true;
    within.removeEventListener('mj-answer', answered);
    within.removeEventListener('mj-progress', progressed);
    removeEventListener('pagehide', finish);
    if (isReported) {
      platform!.set(`${core}.session_time`, duration(Math.round((performance.now() - started) / 1000)));
      platform!.commit();
    }
    platform!.end();
  }

  if (isReported) {
    const before = platform.get(status);
    if (/^(not attempted|unknown|)$/.test(before)) platform.set(status, 'incomplete');
    // A session without an answer does not end the attempt either.
    if (!/^(completed|passed|failed)$/.test(before)) platform.set(`${core}.exit`, 'suspend');
    within.addEventListener('mj-answer', answered);
    within.addEventListener('mj-progress', progressed);
  }
  addEventListener('pagehide', finish);
  return { version: platform.version, finish };
}
