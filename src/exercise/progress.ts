/** How far exercises got, as text: `mj1|1x2y f n1 h0 =value 64|…`, an entry for each. Anybody may have written it, so it is bounded. */
import { asText, DataError, shown } from '../core/errors.js';
import { ownValue } from '../core/input.js';
import { numbersOf } from '../core/random.js';

/** How an exercise ended: undefined until it is solved or its answer is shown. */
export type Outcome = 'first-try' | 'solved' | 'shown' | undefined;

/** How often an answer was checked, the hints that were asked for, and the time that was spent. */
export interface Effort {
  tries: number;
  hints: number;
  seconds: number;
}

/** How far an exercise got. */
export interface Progress extends Partial<Effort> {
  outcome?: Exclude<Outcome, undefined>;
  answer?: string;
  /** The generated hand, from 0. */
  turn?: number;
  /** The outcomes of the hands before it. */
  past?: readonly Outcome[];
  /** The effort for these hands together. */
  earlier?: Effort;
  /** The answers of a guided count, and the places of those that were shown. */
  steps?: readonly number[];
  shown?: readonly number[];
}

/** The progress of exercises by their short names, the last changed one at the end. */
export type AllProgress = ReadonlyMap<string, Progress>;

/** The most exercises in a text; the oldest give way. */
export const MOST_EXERCISES = 200;
/** The most characters of a text, as many as SCORM 2004 stores. */
export const LONGEST_PROGRESS = 64_000;
export const LONGEST_ANSWER = 2000;
/** The highest number of hands in a row. */
export const MOST_HANDS = 1000;
const MOST_STEPS = 100;
const MOST = 1_000_000;
const VERSION = 'mj1';

const sentences = {
  'not-progress':
    'progress: “{found}” is not the progress of an exercise: expected text that begins with “{expected}”.',
  'too-long': 'progress: {found} characters, but the limit is {most}.',
};

/** Thrown for a text that is not the progress of exercises. */
export class ProgressError extends DataError<keyof typeof sentences> {
  override get name(): string {
    return 'ProgressError';
  }
}

/** A short name for what an exercise is about. */
export const idOf = (about: string): string =>
  numbersOf(about)
    .slice(0, 2)
    .map((number) => number.toString(36))
    .join('');

const LETTERS = { f: 'first-try', s: 'solved', w: 'shown', '-': undefined } as const;
type Letter = keyof typeof LETTERS;
const letterOf = (outcome: Outcome): string => Object.entries(LETTERS).find(([, known]) => known === outcome)![0];

const escape = (text: string): string => text.replace(/[\p{Cc}%|]/gu, (one) => encodeURIComponent(one));
const unescape = (text: string): string =>
  text.replace(/%(25|7C|7F|[01][\dA-F]|C2%[89][\dA-F])/g, (code) => decodeURIComponent(code));

/** Returns a function that reads a list of at most `count` whole numbers up to `most`, and returns undefined for any other text. */
const numbers =
  (make: (...numbers: number[]) => Progress, most = MOST, count = 1) =>
  (text: string): Progress | undefined => {
    const all = text.split(',');
    const isValid = all.length <= count && all.every((one) => /^\d{1,15}$/.test(one) && Number(one) <= most);
    return isValid ? make(...all.map(Number)) : undefined;
  };

/** What each field of an entry says, by its first letter; undefined if it is not valid. */
const FIELDS: Record<string, (text: string) => Progress | undefined> = {
  n: numbers((tries) => ({ tries })),
  h: numbers((hints) => ({ hints })),
  c: numbers((seconds) => ({ seconds })),
  t: numbers((turn) => ({ turn }), MOST_HANDS * 2),
  p: (text) =>
    text.length <= MOST_HANDS && /^[fsw-]*$/.test(text)
      ? { past: [...text].map((letter) => LETTERS[letter as Letter]) }
      : undefined,
  e: numbers((tries = 0, hints = 0, seconds = 0) => ({ earlier: { tries, hints, seconds } }), MOST, 3),
  d: numbers((...steps) => ({ steps }), Number.MAX_SAFE_INTEGER, MOST_STEPS),
  v: numbers((...shown) => ({ shown }), MOST_STEPS, MOST_STEPS),
};

/** The valid parts of an entry; undefined if there are none. */
function readEntry(text: string): Progress | undefined {
  const [, written = '', answer] = /^([^=]*)(?:=([^]*))?$/.exec(text) ?? [];
  const progress: Progress = {};
  for (const field of written.trim().split(' ')) {
    const read = ownValue(FIELDS, field.charAt(0));
    Object.assign(progress, /^[fsw]$/.test(field) ? { outcome: LETTERS[field as Letter] } : read?.(field.slice(1)));
  }
  const plain = answer === undefined ? '' : unescape(answer);
  if (plain && plain.length <= LONGEST_ANSWER) progress.answer = plain;
  return Object.keys(progress).length ? progress : undefined;
}

function writeEntry({ outcome, answer, turn, past, tries, hints, seconds, earlier, steps, shown }: Progress): string {
  const fields = [
    outcome && letterOf(outcome),
    turn && `t${turn}`,
    past?.length && `p${past.slice(-MOST_HANDS).map(letterOf).join('')}`,
    tries && `n${tries}`,
    hints && `h${hints}`,
    seconds && `c${seconds}`,
    earlier && `e${earlier.tries},${earlier.hints},${earlier.seconds}`,
    steps?.length && `d${steps.join(',')}`,
    shown?.length && `v${shown.join(',')}`,
    answer && `=${escape(answer)}`,
  ];
  return fields.filter(Boolean).join(' ');
}

/** Reads a text; an empty one has no entries. Parts of entries that are not valid are left out. @throws {ProgressError} */
export function readProgress(given: string): AllProgress {
  const text = asText(given ?? '');
  if (text.length > LONGEST_PROGRESS)
    throw new ProgressError('too-long', { found: text.length, most: LONGEST_PROGRESS }, sentences);
  if (!text.trim()) return new Map();
  const [version, ...entries] = text.split('|');
  if (version !== VERSION)
    throw new ProgressError('not-progress', { found: shown(text), expected: `${VERSION}|` }, sentences);
  return new Map(
    entries.slice(-MOST_EXERCISES).flatMap((entry) => {
      const [, id = '', fields = ''] = /^([\da-z]{1,32}) ([^]*)$/.exec(entry) ?? [];
      const progress = id && readEntry(fields);
      return progress ? [[id, progress] as const] : [];
    }),
  );
}

/** Writes a text; the oldest entries give way if it would become too long. It is empty if there are none. */
export function writeProgress(all: AllProgress, longest = LONGEST_PROGRESS): string {
  const entries = [...all].slice(-MOST_EXERCISES).flatMap(([id, progress]) => {
    const fields = writeEntry(progress);
    return fields ? [`|${id} ${fields}`] : [];
  });
  while (entries.reduce((sum, { length }) => sum + length, VERSION.length) > longest) entries.shift();
  return entries.length ? VERSION + entries.join('') : '';
}

/** Several texts as one. A text with more entries is older: an exercise has not read it yet. */
export function joinProgress(texts: readonly string[], longest?: number): string {
  const all = texts.map((text) => [...readProgress(text)]);
  return writeProgress(new Map(all.sort((one, other) => other.length - one.length).flat()), longest);
}

/** How many questions have an outcome. */
const reached = ({ past = [], outcome }: Progress): number => past.length + Number(outcome !== undefined);

/** Replaces or removes an entry of what is stored, where another tab or device may have got further: a final answer there stays. */
export function updateProgress(all: Map<string, Progress>, id: string, progress?: Progress): void {
  const known = all.get(id);
  all.delete(id);
  if (progress) all.set(id, known && reached(known) > reached(progress) ? known : progress);
}

/** What is stored, with what has changed here from one text to another. */
export function mergeProgress(stored: string, before: string, now: string): string {
  const [all, old, own] = [stored, before, now].map((text) => {
    try {
      return new Map(readProgress(text));
    } catch {
      // Nothing of ours.
      return new Map<string, Progress>();
    }
  }) as [Map<string, Progress>, AllProgress, AllProgress];
  const written = (progress?: Progress): string => writeEntry(progress ?? {});
  for (const id of new Set([...old.keys(), ...own.keys()]))
    if (written(old.get(id)) !== written(own.get(id))) updateProgress(all, id, own.get(id));
  return writeProgress(all);
}
