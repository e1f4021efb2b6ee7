/** Reports exercises to a learning platform that speaks SCORM 1.2 or SCORM 2004, and brings their progress back. */
import { Course, percentageOf, type CourseOptions, type Standing } from './course.js';
import { LONGEST_PROGRESS } from './exercise/progress.js';
import type { MjAnswerEvent } from './elements/mj-exercise/event.js';

export type { CourseOptions as ScormOptions };

export interface ScormConnection {
  readonly version: '1.2' | '2004';
  /** Stores everything and ends the session. Called automatically when the reader leaves the page. */
  finish(): void;
}

type Api = Readonly<Record<string, (...args: string[]) => string>>;

const VERSIONS = {
  '2004': {
    name: 'API_1484_11',
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
    terminate: 'Finish',
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
const LONGEST_REASON = 200;
/** The status of a course that is done. */
const DONE = /^(completed|passed|failed)$/;

/** The object of the platform in a window, which may belong to another site, or have something else under this name, such as an element. */
function apiIn(view: Window | null, { name, prefix }: (typeof VERSIONS)[Version]): Api | undefined {
  try {
    const api = (view as unknown as Record<string, Api | undefined> | null)?.[name];
    return typeof api?.[`${prefix}Initialize`] === 'function' ? api : undefined;
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
        const api = apiIn(view, VERSIONS[version]);
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

  constructor(
    readonly version: Version,
    readonly api: Api,
  ) {
    this.words = VERSIONS[version];
  }

  /** What the platform answers, as text; empty if it fails. */
  call(name: string, ...values: string[]): string {
    try {
      return String(this.api[this.words.prefix + name]!(...values) ?? '');
    } catch {
      console.warn(`mahjong-elements: the learning platform fails at ${name}.`);
      return '';
    }
  }

  get(name: string): string {
    return this.call('GetValue', name);
  }

  /** @returns whether the platform agrees; if it doesn't, the console says so */
  request(name: string, ...values: string[]): boolean {
    if (this.call(name, ...values) === 'true') return true;
    const [field = name, ...value] = values.filter(Boolean).map((text) => text.slice(0, LONGEST_REASON));
    const what = [field, ...value.map((text) => `“${text}”`)].join(' ');
    const code = this.call('GetLastError').slice(0, LONGEST_REASON);
    console.warn(`mahjong-elements: the learning platform refuses ${what}: error ${code}.`);
    return false;
  }

  set(name: string, value: string | number): void {
    this.request('SetValue', name, String(value));
  }
}

/** Reports where the course stands, but never less than the platform has of a course that was done. */
function reportResults(platform: Platform, course: Course): void {
  const standing = course.standing();
  if (!standing) return;
  const { core, status, longest } = platform.words;
  const { solved, isDone } = standing;
  const isLess = !isDone || percentageOf(solved) < Number(platform.get(`${core}.score.raw`));
  if (!(isLess && DONE.test(platform.get(status)))) reportStanding(platform, standing);
  platform.set(`${core}.exit`, isDone ? (platform.version === '2004' ? 'normal' : '') : 'suspend');
  platform.set('cmi.suspend_data', course.progress(longest));
}

function reportStanding(platform: Platform, { solved, done, isDone, isPassed }: Standing): void {
  const { core, status } = platform.words;
  const is2004 = platform.version === '2004';
  platform.set(`${core}.score.min`, 0);
  platform.set(`${core}.score.max`, 100);
  platform.set(`${core}.score.raw`, percentageOf(solved));
  const verdict = isPassed === undefined ? undefined : isPassed ? 'passed' : 'failed';
  if (is2004) {
    platform.set('cmi.score.scaled', solved);
    platform.set('cmi.progress_measure', done);
    if (verdict) platform.set('cmi.success_status', verdict);
  }
  platform.set(status, !isDone ? 'incomplete' : is2004 ? 'completed' : (verdict ?? 'completed'));
}

function reportAnswer(platform: Platform, id: string, value: string, { solved, solution }: MjAnswerEvent): void {
  const count = platform.get('cmi.interactions._count');
  const place = `cmi.interactions.${/^\d{1,9}$/.test(count) ? Number(count) : 0}`;
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
export function connectScorm(options: CourseOptions = {}): ScormConnection | undefined {
  const course = new Course(options);
  const found = findApi();
  const platform = found && new Platform(found.version, found.api);
  if (!platform?.request('Initialize', '')) {
    if (platform) course.tell(false);
    return undefined;
  }
  const { core, mode, status, duration, terminate } = platform.words;
  let started: number;
  course.restore(platform.get('cmi.suspend_data'));
  const isReported = !/review|browse/.test(platform.get(mode));
  let stop: (() => void) | undefined;
  let isOver = false;

  const finish = (event?: PageTransitionEvent): void => {
    if (isOver) return;
    isOver = true;
    stop?.();
    removeEventListener('pagehide', finish);
    if (event?.persisted) addEventListener('pageshow', comeBack, { once: true });
    if (isReported) {
      platform.set(`${core}.session_time`, duration(Math.round((performance.now() - started) / 1000)));
      platform.request('Commit', '');
    }
    platform.request(terminate, '');
  };

  /** Starts another session after Back, if the platform agrees. */
  const comeBack = (): void => {
    if (platform.request('Initialize', '')) return begin();
    console.warn('mahjong-elements: the session has ended. To report answers, start the course from the platform.');
    course.tell(false);
  };

  const begin = (): void => {
    started = performance.now();
    isOver = false;
    addEventListener('pagehide', finish);
    if (!isReported) return;
    const before = platform.get(status);
    if (/^(not attempted|unknown|)$/.test(before)) platform.set(status, 'incomplete');
    // A session without an answer does not end the attempt either.
    if (!DONE.test(before)) platform.set(`${core}.exit`, 'suspend');
    stop = course.listen({
      answered: (id, value, event) => reportAnswer(platform, id, value, event),
      progressed: (isRestored) => {
        if (isRestored) return;
        reportResults(platform, course);
        course.tell(platform.request('Commit', ''));
      },
    });
  };
  begin();
  return {
    version: platform.version,
    finish: () => {
      finish();
      course.tellLater();
    },
  };
}
