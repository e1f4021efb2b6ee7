/** The progress of exercises in a storage that anybody may have written. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profiles } from '../../src/core/index.js';
import { parseHand } from '../../src/core/index.js';
import { keepProgress, keptProgress, MOST_KEPT, readProgress } from '../../src/exercise/kept.js';
import { ExerciseSession, type KeptProgress } from '../../src/exercise/session.js';
import { generatedTask, handTask } from '../../src/exercise/task.js';

const PAGE = 'mj-exercise /lesson';
// 20 for going out and 4 for the pung of dragons, doubled once.
const task = () =>
  handTask(
    parseHand('(RRR) 123b 456b 99d 78d +9d'),
    { seat: 'south' },
    ['points', 'doubles', 'value'],
    profiles.classical,
  );
const RIGHT = 'points 24; doubles 1; value 48';
const WRONG = 'points 26; doubles 1; value 52';

function session(isGuided = false): ExerciseSession {
  const made = new ExerciseSession();
  made.setTask(task(), isGuided);
  return made;
}

/** A session in which the answer was checked. */
function answered(answer: string): ExerciseSession {
  const made = session();
  made.value = answer;
  made.check();
  return made;
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('location', { pathname: '/lesson' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('kept progress', () => {
  it('is that of an exercise on its page, until it is forgotten', () => {
    keepProgress('one', { outcome: 'solved', answer: 'value 8' });
    keepProgress('two', { turn: 1, past: 'f' });
    expect(keptProgress('one')).toEqual({ outcome: 'solved', answer: 'value 8' });
    expect(keptProgress('two')).toEqual({ turn: 1, past: 'f' });
    vi.stubGlobal('location', { pathname: '/other' });
    expect(keptProgress('one')).toBeUndefined();
    vi.stubGlobal('location', { pathname: '/lesson' });
    keepProgress('one', undefined);
    expect(keptProgress('one')).toBeUndefined();
    keepProgress('two', undefined);
    expect([...stored.keys()]).toEqual([]);
  });

  it('is bounded: the oldest exercises give way', () => {
    for (let number = 0; number < MOST_KEPT + 5; number++) keepProgress(`${number}`, { turn: number });
    expect(keptProgress('4')).toBeUndefined();
    expect(keptProgress('5')).toEqual({ turn: 5 });
    expect(JSON.parse(stored.get(PAGE)!)).toHaveLength(MOST_KEPT);
  });

  it('is bounded in characters: the oldest long answers give way, and no others', () => {
    for (let number = 0; number < 120; number++)
      keepProgress(`${number}`, { outcome: 'solved', answer: 'x'.repeat(1990) });
    expect(stored.get(PAGE)!.length).toBeLessThanOrEqual(200_000);
    expect(keptProgress('0')).toBeUndefined();
    expect(keptProgress('119')).toBeDefined();
    expect(JSON.parse(stored.get(PAGE)!).length).toBeGreaterThan(90);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['too long', `[${'"",'.repeat(100_000)}""]`],
    ['another list', '[1,null,["x"],["<b>",{"turn":1}]]'],
  ])('that is %s counts as none, and is replaced', (_, text) => {
    stored.set(PAGE, text);
    expect(keptProgress('one')).toBeUndefined();
    keepProgress('one', { turn: 1 });
    expect(keptProgress('one')).toEqual({ turn: 1 });
  });

  it('takes only what is valid of an entry', () => {
    expect(
      readProgress({
        turn: -1,
        past: 'fsx',
        outcome: 'won',
        answer: 7,
        hints: 1e9,
        steps: ['1'],
        shown: [-1],
      }),
    ).toBe(undefined);
    expect(readProgress({ turn: 3, past: 'fs-', answer: 'a'.repeat(2001), steps: [1, 2.5] })).toEqual({
      turn: 3,
      past: 'fs-',
    });
    expect(readProgress({ past: 'f'.repeat(1001), steps: Array(101).fill(0) })).toBeUndefined();
    for (const value of [null, 'text', 7, []]) expect(readProgress(value)).toBeUndefined();
  });

  it('does without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keptProgress('one')).toBeUndefined();
    expect(() => keepProgress('one', { turn: 1 })).not.toThrow();
  });
});

describe('an exercise that goes on', () => {
  it('is as solved as before', () => {
    const before = answered(RIGHT);
    expect(before.outcome).toBe('first-try');
    const after = session();
    expect(after.resumeAnswer(before.progress!, false)).toBe(true);
    expect([after.outcome, after.value]).toEqual(['first-try', RIGHT]);
  });

  it('does not make a later answer one at the first try', () => {
    const after = session();
    after.resumeAnswer({ outcome: 'solved', answer: RIGHT }, false);
    expect(after.outcome).toBe('solved');
  });

  it('shows an answer that was shown', () => {
    const before = session();
    before.show();
    const after = session();
    expect(after.resumeAnswer(before.progress!, false)).toBe(true);
    expect(after.outcome).toBe('shown');
  });

  it.each<[string, KeptProgress]>([
    ['is wrong', { outcome: 'first-try', answer: WRONG }],
    ['is missing', { outcome: 'solved' }],
    ['is not an answer', { outcome: 'solved', answer: 'points <img>; value 1e9' }],
  ])('is not solved by a kept answer that %s', (_, kept) => {
    const after = session();
    expect(after.resumeAnswer(kept, false)).toBe(false);
    expect([after.outcome, after.value, after.tries]).toEqual([undefined, '', 0]);
  });

  it('leaves a question alone that has been begun', () => {
    const typed = session();
    typed.enter('value', '4');
    const tried = answered(WRONG);
    const hinted = session();
    hinted.hint();
    for (const begun of [typed, tried, hinted]) {
      const { value } = begun;
      expect(begun.resumeAnswer({ outcome: 'first-try', answer: RIGHT }, false)).toBe(false);
      expect([begun.value, begun.outcome]).toEqual([value, undefined]);
    }
  });

  it('continues a guided count at its question', () => {
    const before = session(true);
    before.answerStep(0);
    before.revealStep();
    const after = session(true);
    expect(after.resumeAnswer(before.progress!, true)).toBe(true);
    expect(after.steps).toEqual(before.steps);
    expect(after.hints).toBe(1);
  });

  it('continues a row of hands at its hand, unless it has been begun', () => {
    const asks = ['value'] as const;
    const row = (turn: number) => generatedTask(`seed ${turn}`, '', asks, profiles.classical);
    const before = new ExerciseSession();
    before.setTask(row(0), false);
    before.show();
    before.next();
    before.setTask(row(1), false);
    expect(before.progress).toEqual({ turn: 1, past: 'w' });
    const after = new ExerciseSession();
    after.setTask(row(0), false);
    expect(after.resumeRow({ turn: 3, past: 'wwww' }, 3)).toBe(false);
    expect(after.resumeRow({ turn: 2, past: 'www' }, 3)).toBe(false);
    expect(after.resumeRow(before.progress!, 3)).toBe(true);
    expect([after.turn, after.past]).toEqual([1, ['shown']]);
    expect(after.resumeRow({ turn: 2, past: 'ff' }, 3)).toBe(false);
  });
});
