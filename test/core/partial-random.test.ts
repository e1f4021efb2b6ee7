/** Random parts of hands, scored by the naive scorer as well. */
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles, score, type ProfileName } from '../../src/core/index.js';
import { mulberry32, randomPart, randomRules } from '../naive/random.js';
import { naiveScore } from '../naive/score.js';
import type { NaiveRules } from '../naive/rules.js';
import { rounds } from '../rounds.js';

describe.each(Object.keys(profiles) as ProfileName[])('part of a hand under %s', (name) => {
  it('matches the naive scorer', () => {
    const random = mulberry32(name.length);
    for (let index = 0; index < rounds(400); index++) {
      const { hand, situation } = randomPart(random);
      const profile =
        index % 2 ? defineProfile({ name: 'random', extends: name, rules: randomRules(random) }) : profiles[name];
      const context = JSON.stringify({ hand, situation, rules: profile.rules });
      const expected = naiveScore(hand, situation, profile.rules as unknown as NaiveRules);
      if ('refused' in expected) throw new Error(`${expected.refused}: ${context}`);
      const { won, base, total, value, limited } = score(hand, situation, profile);
      expect({ won, base, total, value, limited }, context).toEqual({
        won: false,
        base: expected.base,
        total: expected.total,
        value: expected.value,
        limited: expected.limited,
      });
    }
  });
});
