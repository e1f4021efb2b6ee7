/** Random own awards and the hands that are made for them, on which the tests against the naive scorer rest. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulberry32, randomCase } from '../naive/random.js';
import { ownAwards, patternCase, patterns, scopes } from '../naive/random-awards.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore } from '../naive/score.js';
import { forAllIn } from '../for-all.js';

const with_ = (own: NaiveRules): NaiveRules => ({ ...naiveProfiles.classical, ...own });

describe('random own awards', () => {
  it('are read, and given to hands that are made for them', () => {
    const names = new Set<string>();
    forAllIn(60, 14)(ownAwards, scopes, fc.integer(), (own, changed, seed) => {
      const rules = with_({ ...changed, ...own });
      const random = mulberry32(seed);
      for (let count = 0; count < 5; count++) {
        const { hand, situation } = randomCase(random, { winner: count % 2 === 0 });
        const result = naiveScore(hand, situation, rules);
        if ('refused' in result) continue;
        for (const { rule } of result.awards) if (rule.startsWith('--')) names.add(String(rules[rule]));
      }
    });
    expect(names.size).toBeGreaterThan(40);
  });

  it.each(patterns)('%s has hands, and is waited for', (pattern) => {
    const random = mulberry32(5);
    const rules = with_({ '--it': `half limit of ${pattern}`, '--calling-it': '1/5 limit for losers if calling --it' });
    let made = 0;
    for (let count = 0; count < 10; count++) {
      const winner = count % 2 === 0;
      const found = patternCase(pattern, random, winner);
      if (!found) continue;
      const result = naiveScore(found.hand, found.situation, rules);
      if ('refused' in result) throw new Error(`${result.refused}: ${JSON.stringify(found)}`);
      const given = result.awards.filter(({ rule }) => rule === (winner ? '--it' : '--calling-it'));
      expect(given, JSON.stringify(found)).toHaveLength(1);
      made++;
    }
    expect(made).toBeGreaterThan(5);
  });
});
