/** What the elements for games, exercises, pictures and rules compute before anything is drawn. */
import { describe, expect, it } from 'vitest';
import { breakdownOf, partsOf, rowsOf, worthIn } from '../../src/breakdown/model.js';
import { compare } from '../../src/breakdown/compare.js';
import { parseHand, profiles, score, type Profile } from '../../src/core/index.js';
import { playGame } from '../../src/core/game.js';
import { generatedTask } from '../../src/exercise/generated.js';
import { handTask, readAsk, solutionOf } from '../../src/exercise/task.js';
import { bestDiscards, discardable, findTiles } from '../../src/exercise/tiles.js';
import { chipsAt, readExpected } from '../../src/game/table.js';
import { valueAt } from '../../src/core/settlement/settle.js';
import { wantedBy, Query } from '../../src/embed/query.js';
import { textsFor } from '../../src/lang/index.js';
import { widthOf, wrap } from '../../src/render/svg/measure.js';
import { parentOf } from '../../src/rulebook/model.js';
import { table } from './helpers.js';

const WON = '(RRR) 123b 456b 99d 78d +9d';

describe('own awards in a comparison', () => {
  const own = table('--set: 10 points each pung; --mine: 1 double if seat-east; --all: limit if self-draw');
  const { lines, columns } = compare(parseHand(WON), { win: 'self-draw' }, [profiles.classical, own]);

  it('come after all others, in the section of their worth', () => {
    const mine = lines.slice(-3).map(({ rule, section, cells }) => [rule, section, cells[0]]);
    expect(mine).toEqual([
      ['--set', 'points', undefined],
      ['--mine', 'doubles', undefined],
      ['--all', 'limit-hands', undefined],
    ]);
    expect(columns.map(({ score: scored }) => scored?.limited)).toEqual([false, true]);
  });

  it('are not counted under rules without them', () => {
    expect(worthIn(profiles.classical, '--mine')).toEqual({});
  });

  it('pass on an error that is not about the hand', () => {
    const broken = {
      get rules(): never {
        throw new TypeError('from the page');
      },
    };
    expect(() => compare(parseHand(WON), {}, [broken as unknown as Profile])).toThrow('from the page');
  });
});

describe('a breakdown', () => {
  it('has no limit lines without a limit, and no rows for a section that the hand does not have', () => {
    const breakdown = breakdownOf(score(WON));
    expect(partsOf(breakdown, 'limit-hands')).toEqual([{ section: 'limit-hands', lines: [], sums: [] }]);
    expect(rowsOf(breakdown, 'limit-hands')).toEqual([]);
    expect(rowsOf(breakdownOf(score('12b', { partial: true })))).toEqual([{ name: 'value', steps: [0] }]);
  });

  it('numbers lines that would otherwise be the same', () => {
    const twice = table('--set: 10 points each chow');
    const keys = breakdownOf(score('123b 123b 456b 99d 78d +9d', {}, twice)).parts[0]!.lines.map(({ key }) => key);
    expect(keys).toContain('--set 1b2b3b');
    expect(keys).toContain('--set 1b2b3b 1');
  });
});

describe('the width of text in a picture', () => {
  it('is that of the widest usual font, also for letters with accents, marks and emoji', () => {
    expect([widthOf('é', 100), widthOf('\u0301', 100), widthOf('🀄', 100)]).toEqual([100, 0, 160]);
    expect(widthOf('a', 100, true)).toBeGreaterThan(widthOf('a', 100));
    expect(widthOf('中', 100, true)).toBe(widthOf('中', 100));
  });

  it('breaks lines between words, and words that are too long', () => {
    expect(wrap('', 100, 10)).toEqual(['']);
    expect(wrap('one two', 1000, 10)).toEqual(['one two']);
    expect(wrap('one two three', 50, 10)).toEqual(['one two', 'three']);
    for (const line of wrap('mmmmmmmmmm mm', 50, 10)) expect(widthOf(line, 10)).toBeLessThanOrEqual(50);
    // A blank that would begin a line is left out.
    expect(wrap(`${'m'.repeat(5)} x`, 50, 10)).toEqual(['mmmmm', 'x']);
    // French punctuation stays with its word.
    expect(wrap('one two\u00a0: three', 45, 10)).toEqual(['one', 'two\u00a0:', 'three']);
    expect(wrap('one \u00ab\u202ftwo\u202f\u00bb', 55, 10)).toEqual(['one', '\u00ab\u202ftwo\u202f\u00bb']);
  });
});

describe('a task', () => {
  it('has values in tens if totals are rounded to tens, and no payments for a losing hand', () => {
    const family = generatedTask('3', '', readAsk('payments'), profiles.family).table!;
    for (const value of Object.values(family.values)) expect(value % 10).toBe(0);
    const lost = generatedTask('3', 'form: losing', readAsk('payments'), profiles.classical).table!;
    expect(lost).toMatchObject({ settlement: { payments: [], totals: { east: 0, south: 0, west: 0, north: 0 } } });
    expect(lost.winner).toBeUndefined();
  });

  it('can have any tile of a hand discarded, with a winning tile or without', () => {
    const discardsFrom = (text: string) =>
      discardable(handTask(parseHand(text), {}, readAsk('discard'), profiles.classical)).join(' ');
    expect(discardsFrom('(RRR) 123b 456b 99d 78d +9d')).toBe('1b 2b 3b 4b 5b 6b 7d 8d 9d');
    expect(discardsFrom('(RRR) 123b 456b 99d 78d E')).toContain('E');
    expect(discardable({ asks: [], profile: profiles.classical, situation: {}, score: null })).toEqual([]);
    const task = handTask(parseHand('(RRR) 123b 456b 99d 78d E'), {}, readAsk('discard'), profiles.classical);
    expect(solutionOf({ ...task, findTiles })).toEqual({ discards: ['E'] });
    expect(bestDiscards([])).toEqual([]);
  });
});

describe('a sheet', () => {
  const players = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
  const game = (profile: string) => playGame({ players, profile: profile as never, hands: [] });

  it('cuts values at the limit, if the table has one', () => {
    expect(valueAt(1200, game('classical').profile, 'south')).toBe(500);
    expect(valueAt(1200, playGame({ players, rules: 'limit: none', hands: [] }).profile, 'south')).toBe(1200);
  });

  it('counts in the chips that are listed, or in those that fit the rules', () => {
    expect(chipsAt('5, 20 -1 x 20', game('classical'))).toEqual([20, 5]);
    expect(chipsAt('', game('classical'))).toEqual([500, 100, 10, 2]);
    expect(chipsAt('', game('family'))).toEqual([500, 100, 10]);
  });

  it('reads the totals that its author expects', () => {
    expect(readExpected('Ann 312; Ben: −100;; Eve 3; Cho x', players)).toEqual([
      [
        { player: 0, total: 312 },
        { player: 1, total: -100 },
      ],
      ['Eve 3', 'Cho x'],
    ]);
  });
});

describe('the address of an embedded page', () => {
  const wanted = (search: string) => wantedBy(new Query(search));

  it('asks for a table, a breakdown or a hand', () => {
    expect(wanted('?scores=east+8&winner=east&profile=british&=x')).toEqual({
      tag: 'mj-settlement',
      attributes: { profile: 'british', scores: 'east 8', winner: 'east' },
      hands: [],
    });
    expect(wanted('?east=123b&indices')).toMatchObject({
      tag: 'mj-settlement',
      hands: [{ indices: '', seat: 'east', hand: '123b' }],
    });
    expect(wanted('?hand=123b&breakdown=1&compare=british')).toEqual({
      tag: 'mj-score-breakdown',
      attributes: { compare: 'british' },
      hands: [{ hand: '123b' }],
    });
    expect(wanted('?hand=123b&breakdown=0&spread=no')?.tag).toBe('mj-hand');
    expect(wanted('?seat=east')).toBeUndefined();
  });
});

describe('the words for an award that was missed', () => {
  it.each(['en', 'zh-Hant'])('are complete without tiles and figures, in %s', async (language) => {
    await import('../../src/lang/zh-Hant.js');
    await import('../../src/lang/panels.js');
    const { reasons } = textsFor(language);
    expect(Object.keys(reasons).length).toBeGreaterThan(50);
    for (const [code, words] of Object.entries(reasons)) {
      const said = (words as (reason: object) => string)({ code, groups: [], of: 'full-flush', by: 'full-flush' });
      expect(said, code).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('the profile that a table changes', () => {
  it('is the one it is named after, the one it extends, or the classical one', () => {
    expect(parentOf(profiles.british).name).toBe('british');
    expect(parentOf({ ...profiles.british, name: 'ours', extends: 'family' }).name).toBe('family');
    expect(parentOf({ name: 'ours', rules: profiles.british.rules }).name).toBe('classical');
  });
});
