/** The progress of exercises in the browser’s storage: one entry per page and key, which anybody on the same site may have written. */
import { idOf, readProgress, updateProgress, writeProgress, type AllProgress, type Progress } from './progress.js';

const LONGEST_KEY = 100;

/** The storage key for the progress of this page. @param key separates learners who share a browser */
const storedAt = (key: string): string =>
  ['mj-exercise', location.pathname, key.trim().slice(0, LONGEST_KEY)].filter(Boolean).join(' ');

function readStored(key: string): AllProgress {
  try {
    return readProgress(localStorage.getItem(storedAt(key)) ?? '');
  } catch {
    // No storage, or no entry of ours.
    return new Map();
  }
}

export const keptProgress = (about: string, key = ''): Progress | undefined => readStored(key).get(idOf(about));

/** The latest progress that this tab has yet to store, by place and exercise. */
const waiting = new Map<string, Progress | undefined>();

/**
 * Keeps how far an exercise got, or forgets it.
 *
 * It is stored at once, since the page may close. A tab that stores in the same moment may not have seen it yet and would write over
 * it; so it is stored again once this tab has a turn, in browsers that have locks.
 *
 * @returns whether it is stored; if not, the storage is full or not available, and progress lasts until the page is left
 */
export function keepProgress(about: string, progress: Progress | undefined, key = ''): boolean {
  const id = idOf(about);
  const isStored = store(id, progress, key);
  const { locks } = (globalThis as { navigator?: Partial<Navigator> }).navigator ?? {};
  const place = `${storedAt(key)} ${id}`;
  const isWaiting = waiting.has(place);
  if (locks) waiting.set(place, progress);
  if (isWaiting) return isStored;
  locks
    ?.request(storedAt(key), () => {
      const latest = waiting.get(place);
      waiting.delete(place);
      store(id, latest, key);
    })
    // Pages that may not store anything have no locks either.
    .catch(() => waiting.delete(place));
  return isStored;
}

function store(id: string, progress: Progress | undefined, key: string): boolean {
  const all = new Map(readStored(key));
  updateProgress(all, id, progress);
  const text = writeProgress(all);
  try {
    if (text) localStorage.setItem(storedAt(key), text);
    else localStorage.removeItem(storedAt(key));
    return true;
  } catch {
    return false;
  }
}
