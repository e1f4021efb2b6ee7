/** What a breakdown accepts as a Score: everything that `score` returns, also when stored, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkScore } from '../../src/core/check-score.js';
import { HandError } from '../../src/core/errors.js';
import { ScoreError } from '../../src/core/score-error.js';
import { defineProfile, profiles, score, type ProfileName, type Score } from '../../src/core/index.js';
import { messageOf, resultOr } from './helpers.js';
import { mulberry32, randomCase, randomPart, randomRules } from '../naive/random.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';

const stored = (one: unknown): Score => JSON.parse(JSON.stringify(one)) as Score;

/** The Score of a random hand; undefined if the hand cannot win. */
function randomScore(seed: number, name: ProfileName): Score | undefined {
  const random = mulberry32(seed);
  const { hand, situation } = seed % 5 ? randomCase(random, { winner: seed % 2 > 0 }) : randomPart(random);
  const profile = seed % 3 ? profiles[name] : defineProfile({ name: 'own', extends: name, rules: randomRules(random) });
  return resultOr(
    () => score(hand, situation, profile),
    HandError,
    () => undefined,
  );
}

/** The message of the ScoreError for a value that is not a Score. */
function refusalOf(value: unknown): string {
  expect(() => checkScore(value)).toThrow(ScoreError);
  return messageOf(() => checkScore(value));
}

describe('a Score from somewhere else', () => {
  it('accepts every possible Score, original or stored', () => {
    let checked = 0;
    forAllIn(rounds(1000))(fc.nat(), fc.constantFrom(...(Object.keys(profiles) as ProfileName[])), (seed, name) => {
      const one = randomScore(seed, name);
      if (!one) return;
      checked++;
      expect(stored(checkScore(one))).toEqual(stored(one));
      expect(checkScore(stored(one))).toEqual(stored(one));
    });
    expect(checked).toBeGreaterThan(rounds(500));
  });

  it('accepts Scores of dead hands and of the highest awards', () => {
    const rules = [
      'set-of-dragons',
      'own-flower',
      'all-flowers',
      'all-pungs',
      'half-flush',
      'last-tile',
      'big-three-dragons',
    ]
      .map((id) => `${id}: 10 doubles`)
      .concat('pung-of-honours: 10000 points', 'limit: none')
      .join('; ');
    const profile = defineProfile({ name: 'x'.repeat(80), extends: 'classical', rules });
    for (const one of [
      score('123b', { dead: true }),
      score('(RRR) (GGG) (BBB) (EEE) S 1234f +S', { circumstances: ['last-tile'] }, profile),
      score('19b 19c 19d ESWNRGB +B'),
    ])
      expect(checkScore(stored(one))).toEqual(stored(one));
  });

  it('drops unknown fields', () => {
    const one = { ...score(HAND), extra: 1, hand: { ...score(HAND).hand, __proto__: { x: 1 }, more: [] } };
    expect(checkScore(one)).toEqual(stored(score(HAND)));
  });

  it.each([
    ['score', 5],
    ['score', null],
    ['score', []],
    ['doubles', { ...score(HAND), doubles: 1e7 }],
    ['doubles', { ...score(HAND), doubles: 1.5 }],
    ['value', { ...score(HAND), value: Infinity }],
    ['base', { ...score(HAND), base: -1 }],
    ['awards.length', { ...score(HAND), awards: Array<unknown>(101).fill(score(HAND).awards[0]) }],
    ['awards[1].rule', { ...score(HAND), awards: [score(HAND).awards[0], { rule: '__proto__', tiles: [] }] }],
    ['reading', { ...score(HAND), reading: { length: 3 } }],
    ['hand.concealed[0]', { ...score(HAND), hand: { ...score(HAND).hand, concealed: ['10b'] } }],
    ['situation.win', { ...score(HAND), situation: { win: 'theft' } }],
    ['limit', { ...score(HAND), limit: undefined }],
    ['won', { ...score(HAND), won: 1 }],
  ])('is rejected at %s', (place, value) => {
    expect(() => checkScore(value)).toThrow(ScoreError);
    try {
      checkScore(value);
    } catch (error) {
      const { message, details } = error as ScoreError;
      expect(message).toMatch(/^Not a score: .{3,200} instead of .{2,200}\.$/);
      expect(['profile', place]).toContain(details.place);
      if (typeof value === 'object' && value && !Array.isArray(value)) expect(details.place).toBe(place);
    }
  });

  it('may have fractions of points, and names of own awards up to 200 characters', () => {
    const one = stored(score(HAND));
    const id = `--${'x'.repeat(198)}`;
    const half = { ...one, value: 12.5, total: 0.5, awards: [{ rule: id, limit: 0.5, tiles: [] }] };
    expect(checkScore(half)).toEqual(half);
    expect(refusalOf({ ...half, awards: [{ rule: `${id}x`, tiles: [] }] })).toMatch(
      /^Not a score: awards\[0\]\.rule is “/,
    );
  });

  it('keeps 80 characters of the name of its rules', () => {
    const name = 'x'.repeat(80);
    expect(checkScore({ ...stored(score(HAND)), profile: `${name}y` }).profile).toBe(name);
  });

  it.each<[part: object, message: string]>([
    [{ base: '26' }, 'base is “26” instead of 0–1.7976931348623157e+308.'],
    [{ profile: 5 }, 'profile is “5” instead of “…”.'],
    [{ reading: [5] }, 'reading[0] is “5” instead of {…}.'],
    [{ reading: [null] }, 'reading[0] is “null” instead of {…}.'],
    [{ reading: 'x' }, 'reading is “x” instead of […].'],
    [{ awards: [{ rule: 5, tiles: [] }] }, 'awards[0].rule is “5” instead of mahjong … thirteen-wins.'],
    [{ situation: { seat: 'up' } }, 'situation.seat is “up” instead of east, south, west, north.'],
    [
      { situation: { circumstances: ['luck'] } },
      'situation.circumstances[0] is “luck” instead of first-turn, last-tile, kong-replacement, flower-replacement, ' +
        'kong-on-kong, robbed-kong, original-call, thirteenth-win, standing.',
    ],
    [{ hand: { sets: [], concealed: [], winningTile: 'x', bonus: [] } }, 'hand.winningTile is “x” instead of 1b … 4s.'],
  ])('is rejected with what was found and what was expected: %j', (part, message) => {
    expect(refusalOf({ ...stored(score(HAND)), ...part })).toBe(`Not a score: ${message}`);
  });

  it('is rejected as a whole if one of its getters throws', () => {
    const broken = {
      get profile(): never {
        throw new TypeError('from the page');
      },
    };
    expect(refusalOf(broken)).toBe('Not a score: score is “Object” instead of {…}.');
  });
});
