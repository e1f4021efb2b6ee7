/**
 * Own awards against the second implementation: random declarations over random hands, and over hands made for a pattern. The profiles
 * that are made of own awards are in rulesets-random.test.ts.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineProfile, waits, type Profile } from '../../src/core/index.js';
import { mulberry32, randomCase, withSeen, type RandomCase } from '../naive/random.js';
import { conditionals, families, limits, ownAwards, patternCase, patterns, scopes } from '../naive/random-awards.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore } from '../naive/score.js';
import { rounds } from '../rounds.js';
import { linesOf, outcomeOf } from './helpers.js';
import { forAllIn } from '../for-all.js';

/** Compares the two; where several readings are worth the same, the awards are those of one of them. */
function compare({ hand, situation }: RandomCase, profile: Profile, rules: NaiveRules): void {
  const expected = naiveScore(hand, situation, rules);
  const actual = outcomeOf(hand, situation, profile);
  const own = Object.entries(rules).filter(([id, value]) => value !== naiveProfiles.classical[id]);
  const context = JSON.stringify({ hand, situation, own });
  if ('refused' in expected || 'refused' in actual) {
    expect(actual, context).toEqual('refused' in expected ? expected : { refused: undefined });
    return;
  }
  const { won, base, total, value, limited } = expected;
  const best = expected.readings.filter((one) => one.value === value && one.total === total && one.base === base);
  const readings = best.map((one) => linesOf(one.awards).join());
  const isSingle = new Set(readings).size === 1;
  const awards = isSingle ? { awards: linesOf(expected.awards) } : {};
  expect(actual, context).toMatchObject({ won, base, total, value, limited, ...awards });
  if (!isSingle && 'awards' in actual) expect(readings, context).toContain(actual.awards.join());
}

const textOf = (rules: NaiveRules): string =>
  Object.entries(rules)
    .map(([id, value]) => `${id}: ${value}`)
    .join('; ');

/** Compares the two on ten random hands under declarations that are laid over a profile. */
function compareTen(name: 'classical' | 'european' | 'pung-based', declared: NaiveRules, seed: number): void {
  const profile = defineProfile({ name: 'random', extends: name, rules: textOf(declared) });
  const rules = { ...naiveProfiles[name], ...declared };
  const random = mulberry32(seed);
  for (let count = 0; count < 10; count++) compare(randomCase(random, { winner: count % 3 > 0 }), profile, rules);
}

describe('own awards agree with the naive scorer', () => {
  it.each(['classical', 'european', 'pung-based'] as const)('as conditions of built-in awards, over %s', (name) => {
    forAllIn(rounds(150), 21)(conditionals, fc.option(ownAwards), fc.integer(), (changed, own, seed) => {
      compareTen(name, { ...changed, ...own }, seed);
    });
  });

  it.each(['classical', 'european'] as const)('where tiles are seen on the table, over %s', (name) => {
    const declared = {
      'only-tile': '1 point',
      '--only-place': '2 points if only-tile-seen',
      '--other-places': '10 points if not only-tile-seen',
      '--snake': 'half limit of 1123456789x ESWN',
      '--waiting': '3 points for losers if calling --only-place',
    };
    const profile = defineProfile({ name: 'random', extends: name, rules: textOf(declared) });
    const rules = { ...naiveProfiles[name], ...declared };
    const random = mulberry32(name.length);
    const given: Record<string, number> = {};
    // Fewer would have hardly a hand that waits for an only tile.
    for (let count = 0; count < rounds(1_800, 60); count++) {
      const one = withSeen(random, randomCase(random, { winner: count % 3 > 0 }));
      compare(one, profile, rules);
      for (const line of outcomeOf(one.hand, one.situation, profile).awards ?? []) {
        const [id] = line.split(' ');
        given[id!] = (given[id!] ?? 0) + 1;
      }
    }
    expect(given['--only-place']).toBeGreaterThan(given['only-tile']!);
    expect(given['--other-places']).toBeGreaterThan(1);
    expect(given['--waiting']).toBeGreaterThan(1);
  });

  it.each(['classical', 'european'] as const)('on random hands, over %s', (name) => {
    forAllIn(rounds(150), 14)(ownAwards, scopes, fc.integer(), (own, changed, seed) => {
      compareTen(name, { ...changed, ...own }, seed);
    });
  });

  it.each(['classical', 'european', 'pung-based'] as const)('in families and with limits by seat, over %s', (name) => {
    forAllIn(rounds(300), 33)(
      ownAwards,
      fc.option(families),
      fc.option(limits),
      fc.constantFrom<NaiveRules>({}, { 'limit-doubles': 3 }),
      fc.integer(),
      (own, family, limit, cap, seed) => {
        const all = { '--award-b': '3 points if no-honour', '--award-c': '1 double if one-suit', ...own };
        compareTen(name, { ...all, ...family, ...limit, ...cap }, seed);
      },
    );
  });

  it.each(patterns)('on hands of %s', (pattern) => {
    const declared = {
      '--it': `half limit of ${pattern}`,
      '--also': '2 doubles if --it, not self-draw',
      '--calling': '1/5 limit for losers if calling --it',
    };
    const profile = defineProfile({ name: 'random', rules: textOf(declared) });
    const rules = { ...naiveProfiles.classical, ...declared };
    const random = mulberry32(11);
    for (let count = 0; count < rounds(20); count++) {
      const found = patternCase(pattern, random, count % 3 > 0);
      if (found) compare(found, profile, rules);
    }
  });

  it.each(patterns)('on what %s waits for', (pattern) => {
    const profile = defineProfile({ name: 'random', rules: `--it: half limit of ${pattern}` });
    const rules = { ...naiveProfiles.classical, '--it': `half limit of ${pattern}` };
    const random = mulberry32(12);
    for (let count = 0; count < rounds(4); count++) {
      const found = patternCase(pattern, random, false);
      if (!found) continue;
      const { hand, situation } = found;
      const expected = 'bcd'
        .split('')
        .flatMap((suit) => [...'123456789'].map((rank) => rank + suit))
        .concat([...'ESWNRGB'])
        .filter(
          (tile) => !('refused' in naiveScore({ ...hand, winningTile: tile }, { ...situation, win: 'discard' }, rules)),
        );
      const actual = waits(hand, situation, profile).map(({ tile }) => tile);
      expect([...actual].sort(), JSON.stringify(hand)).toEqual(expected.sort());
    }
  });
});
