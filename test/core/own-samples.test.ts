/** A hand for every own award: found without scoring, checked here by the naive scorer. */
import { describe, expect, it } from 'vitest';
import { defineProfile, parseHand } from '../../src/core/index.js';
import { describeProfile, type OwnAwardId, type Sample } from '../../src/core/describe.js';
import { ownSamples } from '../../src/core/describe/own-samples.js';
import { parseAward } from '../../src/core/profiles/parse.js';
import { patterns } from '../naive/random-awards.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore } from '../naive/score.js';

const { bmja, dmjl } = naiveProfiles;

/** The candidates for a sample of an own award. */
const samplesOf = (id: string, rules: Record<string, string | number>): Iterable<Sample> =>
  ownSamples(id as OwnAwardId, (of) => parseAward(of, String(rules[of])));

/** The first candidate that earns the award, and how many were tried. */
function found(id: string, rules: NaiveRules): { hand: string; tried: number } | undefined {
  let tried = 0;
  for (const { hand, situation } of samplesOf(id, rules)) {
    tried++;
    const result = naiveScore(parseHand(hand), situation, rules);
    if (!('refused' in result) && result.awards.some(({ rule }) => rule === id)) return { hand, tried };
    if (tried > 600) return undefined;
  }
  return undefined;
}
const own = (rules: NaiveRules): [string, NaiveRules][] =>
  Object.keys(rules).flatMap((id) => (id.startsWith('--') ? [[id, rules]] : []));

describe('an own award', () => {
  it.each([...own(dmjl), ...own(bmja)])('%s has a sample', (id, rules) => {
    expect(found(id, rules)).toBeDefined();
  });

  it.each(patterns)('for %s has a sample at once', (pattern) => {
    const result = found('--own', { ...naiveProfiles.classical, '--own': `half limit of ${pattern}` });
    expect(result?.tried).toBeLessThan(5);
  });

  it.each([
    ['20 points for everyone each concealed pung of seat-wind', 'SSS'],
    ['20 points for everyone each pung of dragons', 'RRR'],
    ['20 points for losers each exposed pung of [2468b]', '(2b2b2b)'],
    ['1 double for everyone each kong', '[5c5c5c5c]'],
    ['1 point for everyone each pair of round-wind', 'EE'],
    ['1 point for everyone each chow of [1-3b]', '(123b)'],
    ['1 point for everyone each pung of [G]', 'GGG'],
  ])('for %s is shown by %s', (worth, hand) => {
    expect(found('--own', { ...naiveProfiles.classical, '--own': worth })?.hand).toBe(hand);
  });

  it.each([
    '20 points for everyone each concealed pung of seat-wind',
    '1 double for everyone each kong of dragons',
    '1 double each chow of [123b]',
    '2 points for losers each pair of other-winds',
    '10 points for everyone each season of round',
    '3 doubles if full-flush, all-pungs',
    'limit if four-concealed-pungs, self-draw',
    '2/5 limit for losers if calling all-green',
    '1 double if not seat-east, no-chow',
    '2 points if middle-wait',
    '2 points if edge-wait',
    '1 double if round-wind east, seat-wind south',
    '1 double if no guest-wind, at least 1 pung of winds',
  ])('for %s has a sample', (worth) => {
    expect(found('--own', { ...naiveProfiles.classical, '--own': worth })).toBeDefined();
  });

  it.each<[worth: string, hands: string[]]>([
    ['5 points each exposed pung of [24b]', ['(2b2b2b)', '2b2b2b', '(4b4b4b)', '4b4b4b']],
    ['5 points each concealed pung of [2b]', ['2b2b2b', '(2b2b2b)']],
    ['5 points each set of dragons', ['RRR', '(RRR)']],
    ['5 points each kong of seat-wind', ['[SSSS]', '(SSSS)']],
    ['5 points each kong of simples', ['[5c5c5c5c]', '(5c5c5c5c)']],
    ['5 points each pair of terminals', ['1d1d']],
    ['5 points each pair of other-winds', ['WW']],
    ['5 points each chow', ['(456c)']],
    ['5 points each chow of [7-9b]', ['(789b)']],
    ['5 points each chow of [E]', []],
    [
      'limit of 1112345678999b E',
      ['1b 1b 1b 2b 3b 4b 5b 6b 7b 8b 9b 9b 9b +E', '1b 1b 1b 2b 3b 4b 5b 6b 7b 8b 9b 9b 9b +E'],
    ],
    ['5 points each pung of dragons of 1122334455667b E', ['RRR', '(RRR)']],
  ])('for %s is first looked for among %j', (worth, hands) => {
    const first = [...samplesOf('--own', { '--own': worth })].map(({ hand }) => hand);
    expect(first.slice(0, hands.length)).toEqual(hands);
    // Then among hands that no built-in award is about.
    if (worth.includes('each')) expect(first.indexOf('2f 2s')).toBeGreaterThanOrEqual(hands.length);
  });

  it.each([
    '1 point each pung of honours',
    '1 point each exposed pung of simples',
    '1 point each concealed set of terminals',
    '1 point each exposed kong of other-winds',
    '1 point each chow of simples',
    '1 point each pair of [~xown1y789z]',
    '1 point for everyone each pung of winds',
    '1 double for losers if one-suit',
    'limit of klmx lmny 1x ~x own*2 [ESWN]{2}*2',
    'limit of (1x 9y)*4 own*4 RR or 123456789x own*5',
    'limit of 123456789x RR GGG',
    'limit of [Ex]*10 RRRR',
    'limit of RR own*3 klmx lmny mnox',
    '1 point each pung of [xyz]',
    'limit of klx*6 RR',
    '1 double for losers if calling half-flush',
  ])('for %s has a sample under bmja', (worth) => {
    expect(found('--own', { ...bmja, '--own': worth, '--other': '1 double if self-draw' })).toBeDefined();
  });

  it('for a group is part of the hand of South in the round of East', () => {
    const [first] = samplesOf('--own', { '--own': '5 points each pair of round-wind' });
    expect(first).toEqual({ hand: 'EE', situation: { seat: 'south', partial: true } });
  });

  it('for losers is tried in every seat, without a winning tile', () => {
    const all = [...samplesOf('--own', { '--own': '1 double for losers if last-tile' })];
    expect(all.some(({ hand }) => hand.includes('+'))).toBe(false);
    expect(new Set(all.map(({ situation }) => situation.seat))).toEqual(new Set(['east', 'south', 'west', 'north']));
    expect(all.every(({ situation }) => situation.win === undefined)).toBe(true);
    const winners = [...samplesOf('--own', { '--own': '1 double if last-tile' })];
    expect(winners.filter(({ situation }) => !situation.partial).every(({ hand }) => hand.includes('+'))).toBe(true);
    const everyone = [...samplesOf('--own', { '--own': '1 double for everyone if last-tile' })];
    expect(everyone.length).toBe(all.length + winners.length - all.filter(({ situation }) => situation.partial).length);
  });

  it('that depends on another award has the tiles of that award', () => {
    const rules = {
      ...naiveProfiles.classical,
      '--snake': 'limit of 1123456789x ESWN',
      '--drawn': 'limit if --snake, self-draw',
      '--hidden': 'limit if not --snake, --drawn-or-hidden',
      '--drawn-or-hidden': '1 double if --snake',
      '--nearly': '1 double for losers if calling --drawn',
    };
    expect(found('--drawn', rules)).toMatchObject({ hand: expect.stringContaining('2b 3b 4b'), tried: 2 });
    expect(found('--nearly', rules)?.tried).toBeLessThan(5);
    // Not even this search finds what excludes itself.
    expect(found('--hidden', rules)).toBeUndefined();
  });

  it.each(['calling four-chows', 'calling all-pungs'])('for losers if %s has a sample', (terms) => {
    const profile = defineProfile({ name: 'ours', rules: `--own: 1 double for losers if ${terms}` });
    const { sample } = describeProfile(profile).find(({ id }) => id === '--own')!;
    expect(sample).toBeDefined();
  });

  it('counts ranks from wherever its letters fit', () => {
    const result = found('--own', { ...naiveProfiles.classical, '--own': 'limit of klmx klmnopqrsy RR' });
    expect(result?.tried).toBeLessThan(5);
  });

  it('without a hand has none', () => {
    expect(
      found('--own', { ...naiveProfiles.classical, '--own': 'limit if all-honours, all-simples' }),
    ).toBeUndefined();
    expect(found('--own', { ...naiveProfiles.classical, '--own': 'limit of [E]{3}*2 [x]{2}*4' })).toBeUndefined();
  });
});
