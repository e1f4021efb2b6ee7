/** The progress of exercises in the browser’s storage: one entry per page, which anybody on the same site may have written. */
import { numbersOf } from '../core/random.js';
import type { KeptProgress } from './session.js';

/** The most exercises of a page; the oldest give way. */
export const MOST_KEPT = 200;
/** A longer entry is neither written nor read. */
const LONGEST_ENTRY = 200_000;
const LONGEST_ANSWER = 2000;
const MOST_TURNS = 1000;
const MOST_STEPS = 100;

/** The entry of a page: its exercises, the last changed one at the end. */
type Entry = readonly (readonly [id: string, progress: KeptProgress])[];

const storedAt = (): string => `mj-exercise ${location.pathname}`;

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** The valid parts of an untrusted value; undefined if there are none. */
export function readProgress(value: unknown): KeptProgress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { turn, past, outcome, answer, hints, steps, shown } = value as Record<string, unknown>;
  const progress: KeptProgress = {};
  if (isCount(turn, MOST_TURNS * 2)) progress.turn = turn;
  if (typeof past === 'string' && past.length <= MOST_TURNS && /^[fsw-]*$/.test(past)) progress.past = past;
  if (outcome === 'first-try' || outcome === 'solved' || outcome === 'shown') progress.outcome = outcome;
  if (typeof answer === 'string' && answer.length <= LONGEST_ANSWER) progress.answer = answer;
  if (isCount(hints, MOST_STEPS)) progress.hints = hints;
  if (Array.isArray(steps) && steps.length <= MOST_STEPS && steps.every(Number.isSafeInteger)) progress.steps = steps;
  if (Array.isArray(shown) && shown.length <= MOST_STEPS && shown.every((place) => isCount(place, MOST_STEPS)))
    progress.shown = shown as number[];
  return Object.keys(progress).length ? progress : undefined;
}

function readEntry(): Entry {
  try {
    const text = localStorage.getItem(storedAt()) ?? '';
    const list: unknown = text.length <= LONGEST_ENTRY && text ? JSON.parse(text) : [];
    if (!Array.isArray(list)) return [];
    return list.slice(-MOST_KEPT).flatMap((item: unknown) => {
      const [id, value] = Array.isArray(item) ? (item as unknown[]) : [];
      const progress = readProgress(value);
      return typeof id === 'string' && /^[\da-z]{1,32}$/.test(id) && progress ? [[id, progress] as const] : [];
    });
  } catch {
    // No storage, or no entry of ours.
    return [];
  }
}

/** A short name for what an exercise is about. */
export const idOf = (about: string): string =>
  numbersOf(about)
    .map((number) => number.toString(36))
    .join('');

/** What is kept of an exercise on this page. */
export const keptProgress = (about: string): KeptProgress | undefined =>
  readEntry().find(([id]) => id === idOf(about))?.[1];

/** Keeps how far an exercise got, or forgets it. */
export function keepProgress(about: string, progress: KeptProgress | undefined): void {
  const id = idOf(about);
  // What another tab has kept meanwhile stays.
  const others = readEntry().filter(([known]) => known !== id);
  // The oldest give way.
  const all = progress ? [...others.slice(1 - MOST_KEPT), [id, progress]] : others;
  let text = JSON.stringify(all);
  while (text.length > LONGEST_ENTRY) {
    all.shift();
    text = JSON.stringify(all);
  }
  try {
    if (all.length) localStorage.setItem(storedAt(), text);
    else localStorage.removeItem(storedAt());
  } catch {
    // Full, or not available: progress then lasts until the page is left.
  }
}
