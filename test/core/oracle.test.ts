/**
 * The scorer against a second, naive one that was written from the rules by brute force: on many random hands of
 * winners and losers, under every profile and under random declarations laid over it.
 */
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles, score } from '../../src/core/index.js';
import { mulberry32, randomCase, randomRules } from '../naive/random.js';
import { naiveScore } from '../naive/score.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { parts, rounds } from '../rounds.js';
import { linesOf, outcomeOf } from './helpers.js';

/** `MJ_ROUNDS=10` makes it 100,000 under each profile. */
const HANDS = parts(rounds(10_000), 5_000);

/** A reading in an order that does not depend on how it was found. */
const ordered = (
  reading: readonly { kind: string; tiles: readonly string[]; concealed: boolean; completed?: true }[],
) =>
  reading
    .map(({ kind, tiles, concealed, completed }) =>
      [kind, [...tiles].sort().join(' '), concealed, completed === true].join(' '),
    )
    .sort();

// The profiles with awards of their own are compared in rulesets-random.test.ts.
const others = (Object.keys(naiveProfiles) as (keyof typeof naiveProfiles)[]).filter(
  (name) => name !== 'dmjl' && name !== 'bmja',
);

describe.each(others)('agrees with a naive scorer under %s', (name) => {
  it.each(HANDS)('on random hands, half of them with random rules (part %i: %i hands)', (part, hands) => {
    const random = mulberry32([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) + part);
    let refused = 0;
    for (let index = 0; index < hands; index++) {
      const winner = random() < 0.7;
      const { hand, situation } = randomCase(random, { winner });
      const declared: NaiveRules = index % 2 ? randomRules(random) : {};
      const profile = index % 2 ? defineProfile({ name: 'random', extends: name, rules: declared }) : profiles[name];
      // The second scorer reads the table that was written by hand, never the package's profile.
      const rules = { ...naiveProfiles[name], ...declared };
      const expected = naiveScore(hand, situation, rules);
      const context = JSON.stringify({ hand, situation, rules });
      const found = outcomeOf(hand, situation, profile);
      if ('refused' in expected) {
        expect(found, context).toEqual({ refused: expected.refused });
        refused++;
        continue;
      }
      const { won, base, total, value, limit, limited } = expected;
      expect(found, context).toMatchObject({ won, base, total, value, limit, limited });
      const actual = score(hand, situation, profile);
      // Readings can rank equally (with a base of nothing even where their doubles differ); then the
      // one that is named must be among the naive scorer's.
      const matching = expected.readings.filter(
        ({ base, doubles, total, value }) =>
          base === actual.base && doubles === actual.doubles && total === actual.total && value === actual.value,
      );
      expect(matching.length, context).toBeGreaterThan(0);
      if (winner) {
        expect(
          matching.map(({ reading }) => ordered(reading)),
          context,
        ).toContainEqual(ordered(actual.reading));
        expect(actual.otherReadings.length, context).toBe(expected.readings.length - 1);
      }
      expect(
        matching.map(({ awards }) => linesOf(awards)),
        context,
      ).toContainEqual(linesOf(actual.awards));
    }
    // Nearly all random hands are legal wins or losses, so that the agreement is about figures.
    expect(refused).toBeLessThan(hands / 10);
  });
});
