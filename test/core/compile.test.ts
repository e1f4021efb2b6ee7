/** What scoring knows about a profile before the first hand. */
import { describe, expect, it } from 'vitest';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { GroupWorths, type CompiledProfile } from '../../src/core/engine/compile.js';
import type { CountedRule } from '../../src/core/engine/reading.js';
import { groupOf } from '../../src/core/engine/groups.js';
import { defineProfile } from '../../src/core/index.js';
import type { Layout } from '../../src/core/engine/layout.js';
import { bonusFor } from '../../src/core/engine/tally.js';
import { EAST } from '../../src/core/engine/tiles.js';
import { bare } from './helpers.js';

const compiled = (rules: string): CompiledProfile => compiledProfile(bare(rules));

/** Numbers from 0 up to 2³² in an order that repeats itself from the seed. */
function* randomWords(count: number, seed: number): Generator<number> {
  let state = seed;
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lowest bits of this generator hardly vary.
    yield (state ^ (state >>> 13)) >>> 0;
  }
}

describe('a profile', () => {
  it.each([
    ['minimum-doubles: 0', false],
    ['minimum-doubles: 1', true],
    ['win-requirement: mixed-hand', false],
    ['win-requirement: one-double', true],
    ['win-requirement: cleared-hand', true],
    ['most-chows: none', false],
    ['most-chows: 4', false],
    ['most-chows: 3', true],
  ])('may refuse complete hands: %s', (rules, expected) => {
    expect(compiled(rules).requires).toBe(expected);
  });

  it.each([
    ['only-tile: off', false],
    ['only-tile: 2 points', true],
    ['--a: 3 points if self-draw', false],
    ['--a: 3 points if no-chow, not no-honour', false],
    ['--a: 3 points if single-wait', true],
    ['--a: 3 points if not single-wait', true],
    ['--a: 3 points if only-tile', true],
    ['--a: 3 points for losers if calling only-tile', true],
    ['--a: 3 points if not only-tile-seen', true],
  ])('may ask whether a hand waits for one kind only: %s', (rules, expected) => {
    expect(compiled(rules).onlyTile).toBe(expected);
  });

  it.each([
    ['only-tile: 2 points', false],
    ['--a: 3 points if single-wait', false],
    ['--a: 3 points if only-tile-seen', true],
    ['--a: off if only-tile-seen; --b: 3 points if --a', true],
    ['half-flush: 1 double if not only-tile-seen', true],
  ])('may ask for the only kind that is left: %s', (rules, expected) => {
    expect(compiled(rules).onlyTileSeen).toBe(expected);
  });

  it.each([
    ['set-of-dragons: 1 double', false],
    ['half-flush: half limit', false],
    ['set-of-dragons: half limit', true],
    ['--a: 1/4 limit each pung of dragons', true],
  ])('may make groups worth a part of the limit: %s', (rules, expected) => {
    expect(compiled(rules).winner.limitsGroups).toBe(expected);
  });

  it.each([
    ['half-flush: 1 double', []],
    ['--a: 3 points', []],
    ['--a: 3 points each pung', []],
    ['--a: 3 points if self-draw, not no-chow', []],
    ['--a: 3 points each pung if self-draw', ['--a']],
    ['--a: 3 points of 1123456789x ESWN', ['--a']],
    ['--a: 3 points each pung; --b: 1 double if --a', ['--b']],
  ])('may have awards that each reading is tested for: %s', (rules, expected) => {
    expect(compiled(rules).winner.tested.map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['half-flush: 3 points', 'points'],
    ['half-flush: 1 double', 'doubles'],
    ['half-flush: limit', 'limit'],
    ['half-flush: 1/10 limit', 'limit'],
  ])('has one unit for each award: %s', (rules, expected) => {
    expect(compiled(rules).winner.rules.find(({ id }) => id === 'half-flush')!.unit).toBe(expected);
  });

  it('is compiled once', () => {
    const profile = defineProfile({ name: 'ours', rules: 'limit: 700' });
    const first = compiledProfile(profile);
    expect(compiledProfile('british')).not.toBe(first);
    expect(compiledProfile(profile)).toBe(first);
    expect(compiledProfile('classical')).toBe(compiledProfile());
    expect(compiledProfile().profile.name).toBe('classical');
  });
});

describe('awards for facts', () => {
  const { winner } = compiledProfile('european');
  const awards = winner.patterns;

  /** The awards whose facts all hold, one by one. */
  const expected = (win: number, tiles: number, reading: number): readonly CountedRule[] =>
    awards.filter(
      (rule) =>
        (win & rule.win) === rule.win &&
        (tiles & rule.tiles) === rule.tiles &&
        (reading & rule.reading) === rule.reading,
    );

  it.each([
    ['how a hand was won', (word: number) => [word, 0, 0]],
    ['its tiles', (word: number) => [0, word, 0]],
    ['its reading', (word: number) => [0, 0, word]],
    ['all of them', (word: number) => [word, Math.imul(word, 31), Math.imul(word, 1009)]],
  ] as const)('are found for all facts about %s, however many there have been', (_title, factsFrom) => {
    // More than are kept.
    for (const word of randomWords(10_000, 7)) {
      const [win, tiles, reading] = factsFrom(word);
      const found = winner.combinationFor(win, tiles, reading);
      const all = expected(win, tiles, reading);
      if (found.rules.length !== all.length || found.rules.some((rule, index) => rule !== all[index]))
        expect(found.rules.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    }
    expect(awards.length).toBeGreaterThan(30);
  });

  it('are kept for the next hand with the same facts', () => {
    const found = winner.combinationFor(1, 2, 4);
    expect(winner.combinationFor(1, 2, 4)).toBe(found);
  });
});

describe('an award for bonus tiles', () => {
  const [flower] = compiled('flower: 4 points').winner.bonus;
  const layout = (win: number, tiles: number): Layout =>
    ({ win, tiles, bonus: 0b1010_1010, seat: EAST, round: EAST }) as Layout;

  it('is given for those that fit', () => {
    expect(bonusFor(flower, layout(0, 0))).toBe(0b1010);
  });

  it('is given only if its facts hold', () => {
    const needing = { ...flower, win: 6, tiles: 5 };
    expect(bonusFor(needing, layout(6, 4))).toBe(0);
    expect(bonusFor(needing, layout(2, 5))).toBe(0);
    expect(bonusFor(needing, layout(7, 7))).toBe(0b1010);
  });
});

describe('what groups are worth', () => {
  it('is counted when a group first occurs', () => {
    let calls = 0;
    const kinds = (): boolean => ++calls > 0;
    const [rule] = compiled('--a: 3 points each pung').winner.rules.slice(-1);
    const worths = new GroupWorths([{ ...rule, each: { forms: 2, kinds } }], 27, 27);
    expect(worths.rules).toEqual([]);
    expect(worths.pointsOf(groupOf(4, 1))).toBe(3);
    expect(worths.pointsOf(groupOf(4, 1))).toBe(3);
    expect(calls).toBe(1);
  });

  it('depends on the seat and the round', () => {
    const { winner } = compiled('set-of-seat-wind: 1 point; set-of-round-wind: 10 points');
    const winds = [27, 28, 29, 30];
    for (const seat of winds)
      for (const round of winds) {
        const worths = winner.worthsFor(seat, round);
        expect(winner.worthsFor(seat, round)).toBe(worths);
        expect(winds.map((wind) => worths.pointsOf(groupOf(wind, 1)))).toEqual(
          winds.map((wind) => +(wind === seat) + 10 * +(wind === round)),
        );
      }
  });
});
