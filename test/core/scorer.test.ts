/** `scorer` gives the values of `score`, hand by hand, and refuses the same hands. */
import { describe, expect, it } from 'vitest';
import { HandError, profiles, ruleIds, score, scorer, type Profile, type Situation } from '../../src/core/index.js';
import { earning, missed, resultOr, table } from './helpers.js';

const outcome = (run: () => number): number | string => {
  return resultOr(run, HandError, (error) => error.message);
};

/** Hands that earn each award, hands that just do not, and hands that cannot be scored. */
const hands: (readonly [hand: string, situation?: Situation, ...unknown[]])[] = [
  ...ruleIds.flatMap((id) => [earning[id], missed[id][0]]),
  ['(123b) 789b 456c 99c 34d'],
  ['(123b) 789b 456c 99c 34d', { dead: true }],
  ['(123b) 789b 456c 99c 34d', { partial: true }],
  ['(123b) 789b 456c 99c 3d'],
  ['1122b 3344b 6677b 9b +9b'],
  ['[2222b] (3333c) 456c 99c 34d +5d 2f 1s', { seat: 'south', win: 'self-draw' }],
];

const tables: Record<string, Profile | string> = {
  ...Object.fromEntries(Object.keys(profiles).map((name) => [name, name])),
  'a table that requires a double': table('win-requirement: one-double'),
  'a table that requires a cleared hand': table('win-requirement: cleared-hand'),
  'a table that requires two doubles': table('minimum-doubles: 2'),
  'a table that allows one chow': table('most-chows: 1'),
  'a table with its own awards': table(
    '--flush: 2 doubles if full-flush, not chow-hand; --pairs: half limit of [1-9x]{2}*7; --kongs: 0/4 points each kong; --own: 3 points each flower of seat',
  ),
};

describe.each(Object.entries(tables))('under %s', (_name, rules) => {
  it('the value is that of the Score', () => {
    const { score: full, value } = scorer(rules);
    let refused = 0;
    for (const [hand, situation] of hands) {
      const expected = outcome(() => score(hand, situation, rules).value);
      expect(
        outcome(() => value(hand, situation)),
        hand,
      ).toBe(expected);
      expect(
        outcome(() => full(hand, situation).value),
        hand,
      ).toBe(expected);
      if (typeof expected === 'string') refused++;
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(hands.length);
  });
});
