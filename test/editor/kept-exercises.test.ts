/** The progress of exercises in a storage that anybody may have written. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profiles } from '../../src/core/index.js';
import { parseHand } from '../../src/core/index.js';
import { keepProgress, keptProgress } from '../../src/exercise/kept.js';
import {
  idOf,
  joinProgress,
  mergeProgress,
  LONGEST_PROGRESS,
  MOST_EXERCISES,
  readProgress,
  writeProgress,
  type Outcome,
  type Progress,
} from '../../src/exercise/progress.js';
import { ExerciseSession } from '../../src/exercise/session.js';
import { generatedTask } from '../../src/exercise/generated.js';
import { handTask } from '../../src/exercise/task.js';

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
    keepProgress('two', { turn: 1, past: ['first-try'] });
    expect(keptProgress('one')).toEqual({ outcome: 'solved', answer: 'value 8' });
    expect(keptProgress('two')).toEqual({ turn: 1, past: ['first-try'] });
    vi.stubGlobal('location', { pathname: '/other' });
    expect(keptProgress('one')).toBeUndefined();
    vi.stubGlobal('location', { pathname: '/lesson' });
    keepProgress('one', undefined);
    expect(keptProgress('one')).toBeUndefined();
    keepProgress('two', undefined);
    expect([...stored.keys()]).toEqual([]);
  });

  it('of a tab that does not know of a final answer in another one does not replace it', () => {
    const solved: Progress = { outcome: 'solved', answer: 'value 8' };
    keepProgress('one', solved);
    keepProgress('one', { answer: 'value 9', tries: 1 });
    expect(keptProgress('one')).toEqual(solved);
    keepProgress('row', { turn: 2, past: ['first-try', 'solved'] });
    keepProgress('row', { turn: 1, past: ['first-try'], answer: 'value 9' });
    expect(keptProgress('row')).toEqual({ turn: 2, past: ['first-try', 'solved'] });
    keepProgress('row', { turn: 2, past: ['first-try', 'solved'], outcome: 'shown' });
    expect(keptProgress('row')?.outcome).toBe('shown');
    keepProgress('one', undefined);
    keepProgress('one', { answer: 'value 9' });
    expect(keptProgress('one')).toEqual({ answer: 'value 9' });
  });

  it('loses nothing when two tabs store in the same moment', async () => {
    const turns: (() => void)[] = [];
    vi.stubGlobal('navigator', { locks: { request: async (_: string, run: () => void) => void turns.push(run) } });
    keepProgress('one', { tries: 1 });
    keepProgress('one', { tries: 2 });
    // Another tab has read the storage before this one has written, and writes after it.
    const other = writeProgress(new Map([[idOf('two'), { tries: 3 }]]));
    stored.set(PAGE, other);
    expect(turns).toHaveLength(1);
    for (const turn of turns.splice(0)) turn();
    expect(keptProgress('one')).toEqual({ tries: 2 });
    expect(keptProgress('two')).toEqual({ tries: 3 });
    keepProgress('one', undefined);
    stored.set(PAGE, writeProgress(new Map([[idOf('one'), { tries: 2 }]])));
    for (const turn of turns) turn();
    expect(keptProgress('one')).toBeUndefined();
    // Without a turn, as in a sandboxed frame, and without locks.
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no')) } });
    keepProgress('one', { tries: 4 });
    await Promise.resolve();
    vi.stubGlobal('navigator', {});
    keepProgress('one', { tries: 5 });
    expect(keptProgress('one')).toEqual({ tries: 5 });
  });

  it('is bounded: the oldest exercises give way', () => {
    for (let number = 0; number < MOST_EXERCISES + 5; number++) keepProgress(`${number}`, { turn: number + 1 });
    expect(keptProgress('4')).toBeUndefined();
    expect(keptProgress('5')).toEqual({ turn: 6 });
    expect(stored.get(PAGE)!.split('|')).toHaveLength(MOST_EXERCISES + 1);
  });

  it('is bounded in characters: the oldest long answers give way, and no others', () => {
    for (let number = 0; number < 120; number++)
      keepProgress(`${number}`, { outcome: 'solved', answer: 'x'.repeat(1990) });
    expect(stored.get(PAGE)!.length).toBeLessThanOrEqual(LONGEST_PROGRESS);
    expect(keptProgress('0')).toBeUndefined();
    expect(keptProgress('119')).toBeDefined();
    expect(stored.get(PAGE)!.split('|').length).toBeGreaterThan(30);
  });

  it('is another one for each key', () => {
    keepProgress('one', { tries: 1 }, 'Ann');
    keepProgress('one', { tries: 2 });
    expect([keptProgress('one', 'Ann'), keptProgress('one', ' Ann '), keptProgress('one')]).toEqual([
      { tries: 1 },
      { tries: 1 },
      { tries: 2 },
    ]);
    expect(keptProgress('one', 'Bob')).toBeUndefined();
  });

  it.each([
    ['of another kind', '[["1",{"turn":1}]]'],
    ['of a later version', 'mj2|abc f'],
    ['too long', `mj1${'|x f'.repeat(20_000)}`],
    ['without entries', 'mj1|<b> f|X f|'],
  ])('that is %s counts as none, and is replaced', (_, text) => {
    stored.set(PAGE, text);
    expect(keptProgress('one')).toBeUndefined();
    keepProgress('one', { turn: 1 });
    expect(keptProgress('one')).toEqual({ turn: 1 });
  });

  it('does without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keptProgress('one')).toBeUndefined();
    expect(() => keepProgress('one', { turn: 1 })).not.toThrow();
  });
});

describe('progress as text', () => {
  const all: Progress = {
    outcome: 'solved',
    answer: 'points 34; doubles 2|%7C\n=1; value 136',
    tries: 2,
    hints: 1,
    seconds: 90,
    turn: 2,
    past: ['first-try', 'shown', undefined],
    earlier: { tries: 3, hints: 0, seconds: 7 },
    steps: [20, 0],
    shown: [1],
  };

  it('is read as it was written, on one line', () => {
    const text = writeProgress(new Map([[idOf('a'), all]]));
    expect(text).toMatch(/^mj1\|[\da-z]+ s t2 pfw- n2 h1 c90 e3,0,7 d20,0 v1 =points 34[^\n]*$/);
    expect(readProgress(text)).toEqual(new Map([[idOf('a'), all]]));
    expect(writeProgress(new Map())).toBe('');
    expect(readProgress(' ').size).toBe(0);
  });

  it('takes only what is valid of an entry', () => {
    expect(
      readProgress('mj1|a x won t-1 pfsx n1e9 h2.5 c9999999 e1,b d1,, v101|b t3 pfs- d1,x v1|c f').get('b'),
    ).toEqual({
      turn: 3,
      past: ['first-try', 'solved', undefined] as Outcome[],
      shown: [1],
    });
    expect([...readProgress(`mj1|a pf${'f'.repeat(1000)} =${'a'.repeat(2001)}|c f`).keys()]).toEqual(['c']);
    expect([...readProgress('mj1|a toString __proto__|constructor f').keys()]).toEqual(['constructor']);
  });

  it('says what is wrong with a text that is not progress', () => {
    expect(() => readProgress('points 34')).toThrow(
      'progress: “points 34” is not the progress of an exercise: expected text that begins with “mj1|”.',
    );
    expect(() => readProgress('mj1|'.repeat(20_000))).toThrow('80000 characters, but the limit is 64000');
  });

  it('merges what has changed into what another device has stored', () => {
    expect(mergeProgress('mj1|a f|b f', 'mj1|a n1', 'mj1|a n1|b n1|c s')).toBe('mj1|a f|b f|c s');
    expect(mergeProgress('mj1|a f|b pfs', 'mj1|a f|b pf', 'mj1|b pf n1')).toBe('mj1|b pfs');
    expect(mergeProgress('other', '', 'mj1|a s')).toBe('mj1|a s');
  });

  it('of several exercises becomes one, in which what an exercise has done counts more than what it was given', () => {
    expect(joinProgress(['mj1|a f n2', '', 'mj1|a w|b s', 'mj1|c s'])).toBe('mj1|a f n2|b s|c s');
  });
});

describe('an exercise that goes on', () => {
  it('is as solved as before', () => {
    const before = answered(RIGHT);
    expect(before.outcome).toBe('first-try');
    const after = session();
    expect(after.resumeAnswer(before.progress!)).toBe(true);
    expect([after.outcome, after.value]).toEqual(['first-try', RIGHT]);
  });

  it('does not make a later answer one at the first try', () => {
    const after = session();
    after.resumeAnswer({ outcome: 'solved', answer: RIGHT });
    expect(after.outcome).toBe('solved');
  });

  it('with a wrong answer has its tries and hints, and is not at the first try any more', () => {
    const before = answered(WRONG);
    before.hint();
    const after = session();
    expect(after.resumeAnswer(before.progress!)).toBe(true);
    expect([after.value, after.tries, after.hints, after.outcome]).toEqual([WRONG, 1, 1, undefined]);
    after.value = RIGHT;
    after.check();
    expect([after.tries, after.outcome]).toEqual([2, 'solved']);
  });

  it('shows an answer that was shown', () => {
    const before = session();
    before.show();
    const after = session();
    expect(after.resumeAnswer(before.progress!)).toBe(true);
    expect(after.outcome).toBe('shown');
  });

  it.each<[string, Progress]>([
    ['is wrong', { outcome: 'first-try', answer: WRONG }],
    ['is missing', { outcome: 'solved' }],
    ['is not an answer', { outcome: 'solved', answer: 'points <img>; value 1e9' }],
  ])('is not solved by a kept answer that %s', (_, kept) => {
    const after = session();
    expect(after.resumeAnswer(kept)).toBe(false);
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
      expect(begun.resumeAnswer({ outcome: 'first-try', answer: RIGHT })).toBe(false);
      expect([begun.value, begun.outcome]).toEqual([value, undefined]);
    }
  });

  it('continues a guided count at its question', () => {
    const before = session(true);
    before.answerStep(0);
    before.revealStep();
    const after = session(true);
    expect(after.resumeAnswer(before.progress!)).toBe(true);
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
    expect(before.progress).toEqual({
      turn: 1,
      past: ['shown'],
      earlier: { tries: 0, hints: 0, seconds: 0 },
    });
    const past = (many: number): Outcome[] => Array(many).fill('shown') as Outcome[];
    const after = new ExerciseSession();
    after.setTask(row(0), false);
    expect(after.resumeRow({ turn: 3, past: past(4) }, 3)).toBe(false);
    expect(after.resumeRow({ turn: 2, past: past(3) }, 3)).toBe(false);
    expect(after.resumeRow(before.progress!, 3)).toBe(true);
    expect([after.turn, after.past]).toEqual([1, ['shown']]);
    expect(after.resumeRow({ turn: 2, past: past(2) }, 3)).toBe(false);
  });
});
