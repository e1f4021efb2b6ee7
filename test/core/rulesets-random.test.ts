/** Profiles with awards of their own against the second scorer, on random hands of winners and losers. */
import { describe, expect, it } from 'vitest';
import { profiles } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { mulberry32, randomCase, withSeen } from '../naive/random.js';
import { naiveProfiles } from '../naive/rules.js';
import { naiveRulesets } from '../naive/rulesets.js';
import { naiveScore } from '../naive/score.js';
import { parts, rounds } from '../rounds.js';
import { linesOf, outcomeOf } from './helpers.js';

/** Patterns of whole hands make the second scorer slow: 100,000 hands of each (`MJ_ROUNDS=100`) take two hours. */
const HANDS = parts(rounds(1_000), 1_000);

const { bmja, dmjl } = profiles;
const tables: typeof naiveRulesets = { ...naiveRulesets, bmja: naiveProfiles.bmja, dmjl: naiveProfiles.dmjl };

describe.each(Object.entries({ ...moreProfiles, bmja, dmjl }))('%s agrees with its table', (name, profile) => {
  it.each(HANDS)('on random hands (part %i: %i hands)', (part, hands) => {
    const random = mulberry32([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 3) + part);
    let refused = 0;
    for (let count = 0; count < hands; count++) {
      const made = randomCase(random, { winner: count % 4 > 0 });
      const { hand, situation } = count % 2 ? withSeen(random, made) : made;
      const expected = naiveScore(hand, situation, tables[name]!);
      const actual = outcomeOf(hand, situation, profile);
      const context = JSON.stringify({ hand, situation });
      // A hand may be refused for two reasons at once, and which one is named is not defined.
      if ('refused' in expected) {
        refused++;
        expect(actual, context).toHaveProperty('refused');
        continue;
      }
      const { won, base, total, value, limited } = expected;
      expect(actual, context).toMatchObject({ won, base, total, value, limited });
      const best = expected.readings.filter((one) => one.value === value && one.total === total && one.base === base);
      if (best.length === 1) expect(actual, context).toMatchObject({ awards: linesOf(expected.awards) });
    }
    // Where only one chow is allowed, or a hand must be worth something, many random hands may not go out.
    const isFree = profile.rules['most-chows'] === 'none' && !profile.rules['minimum-points'];
    expect(refused).toBeLessThan(hands * (isFree ? 0.1 : 0.7));
  });
});
