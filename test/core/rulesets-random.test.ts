/** The profiles of books, federations, clubs and programs against the second scorer, on random hands of winners and losers. */
import { expect, it } from 'vitest';
import { HandError, score, type Profile } from '../../src/core/index.js';
import type { Hand, Situation } from '../../src/core/types.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { mulberry32, randomCase, withSeen } from '../naive/random.js';
import { naiveRulesets } from '../naive/rulesets.js';
import { naiveScore } from '../naive/score.js';
import { rounds } from '../rounds.js';

/** Patterns of whole hands make the second scorer slow: 100,000 hands of each (`MJ_ROUNDS=100`) take most of two hours. */
const HANDS = rounds(1_000);

const lines = (awards: readonly { rule: string; points?: number; doubles?: number; limit?: number }[]) =>
  awards.map(({ rule, points, doubles, limit }) => [rule, points, doubles, limit].join(' ')).sort();

function ours(hand: Hand, situation: Situation, profile: Profile) {
  try {
    const { won, base, total, value, limited, awards } = score(hand, situation, profile);
    return { won, base, total, value, limited, awards: lines(awards) };
  } catch (error) {
    if (error instanceof HandError) return { refused: error.code };
    throw error;
  }
}

it.each(Object.entries(moreProfiles))(
  '%s agrees with its table',
  (name, profile) => {
    const random = mulberry32([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 3));
    let refused = 0;
    for (let count = 0; count < HANDS; count++) {
      const made = randomCase(random, { winner: count % 4 > 0 });
      const { hand, situation } = count % 2 ? withSeen(random, made) : made;
      const expected = naiveScore(hand, situation, naiveRulesets[name]!);
      const actual = ours(hand, situation, profile);
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
      if (best.length === 1) expect(actual, context).toMatchObject({ awards: lines(expected.awards) });
    }
    // Where only one chow is allowed, or a hand must be worth something, many random hands may not go out.
    const isFree = profile.rules['most-chows'] === 'none' && !profile.rules['minimum-points'];
    expect(refused).toBeLessThan(HANDS * (isFree ? 0.1 : 0.7));
  },
  7_200_000,
);
