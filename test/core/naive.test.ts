/**
 * What the tests against the naive scorer and settlement rest on: random hands and tables that reach everything. Their figures are held
 * against published ones in questions.test.ts, rulesets.test.ts and recipes.test.ts, and against the package’s in the other tests.
 */
import { describe, expect, it } from 'vitest';
import type { Wind } from '../../src/core/types.js';
import { mulberry32, randomCase, randomRules, randomTable } from '../naive/random.js';
import { awardIds, awardsOfEveryPlayer, naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore } from '../naive/score.js';
import { naiveSettle } from '../naive/settle.js';
import { rounds } from '../rounds.js';

it('the naive settlement sums to zero unless nobody pays', () => {
  const random = mulberry32(7);
  for (let i = 0; i < rounds(2000); i++) {
    const { values, table, rules } = randomTable(random);
    const totals = Object.values(naiveSettle(values, table, { ...naiveProfiles.classical, ...rules }));
    if (rules['payers'] !== 'nobody') expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
  }
});

describe('the random hands', () => {
  const everything: NaiveRules = { ...naiveProfiles['pung-based'], 'moon-on': 'either' };
  for (const id of awardIds) if (everything[id] === 'off') everything[id] = '1 double';

  it.each([
    ['winners', true],
    ['losers', false],
  ])('are legal and reach every award of %s', (_, winner) => {
    const random = mulberry32(1);
    const times = new Map<string, number>();
    for (let i = 0; i < rounds(20_000); i++) {
      const { hand, situation } = randomCase(random, { winner });
      const result = naiveScore(hand, situation, everything);
      if ('refused' in result) throw new Error(`${result.refused}: ${JSON.stringify({ hand, situation })}`);
      if (result.won !== winner) throw new Error('won');
      for (const rule of new Set(result.awards.map((award) => award.rule))) times.set(rule, (times.get(rule) ?? 0) + 1);
    }
    const expected = winner ? awardIds : awardsOfEveryPlayer;
    expect(expected.filter((id) => (times.get(id) ?? 0) < rounds(20))).toEqual([]);
  });

  it('repeat with the same seed', () => {
    const cases = () => {
      const random = mulberry32(42);
      return Array.from({ length: 50 }, () => [randomCase(random, { winner: random() < 0.5 }), randomRules(random)]);
    };
    expect(cases()).toEqual(cases());
  });

  it('have winners and discarders at every seat', () => {
    const random = mulberry32(3);
    const seen = new Set<Wind | undefined>();
    for (let i = 0; i < 200; i++) seen.add(randomTable(random).table.winner);
    expect(seen.size).toBe(5);
  });
});
