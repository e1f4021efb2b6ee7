/** The naive implementation of own awards, measured against hands worked out by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Situation } from '../../src/core/types.js';
import { handOf } from '../naive/hand.js';
import { matchesTiles, readOwnAward, readPattern, sizeOfPattern } from '../naive/own-awards.js';
import { mulberry32, randomCase } from '../naive/random.js';
import { ownAwards, patternCase, patterns, scopes } from '../naive/random-awards.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore, type NaiveScore } from '../naive/score.js';

const { bmja, dmjl } = naiveProfiles;

const matches = (pattern: string, text: string, own = 'E'): boolean => {
  const { sets, concealed, winningTile } = handOf(text);
  const tiles = [...sets.flatMap((set) => set.tiles.slice(0, 3)), ...concealed, ...(winningTile ? [winningTile] : [])];
  return matchesTiles(pattern.split(' or ').map(readPattern), tiles, own);
};
const tryScore = (text: string, situation: Situation, rules: NaiveRules) => naiveScore(handOf(text), situation, rules);
function score(text: string, situation: Situation, rules: NaiveRules): NaiveScore {
  const result = tryScore(text, situation, rules);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}
const with_ = (own: NaiveRules): NaiveRules => ({ ...naiveProfiles.classical, ...own });
const given = (result: NaiveScore, name: string) => result.awards.filter(({ rule }) => rule === name);

describe('a declaration', () => {
  it('is read word by word', () => {
    expect(readOwnAward('20 points for everyone each concealed pung of seat-wind')).toEqual({
      amount: { points: [20, 20] },
      scope: 'everyone',
      each: { exposure: 'concealed', kind: 'pung', of: 'seat-wind' },
      conditions: [],
    });
    expect(readOwnAward('2/5 limit for losers if calling all-green')).toEqual({
      amount: { limit: 0.4 },
      scope: 'losers',
      conditions: [{ how: 'calling', what: 'all-green' }],
    });
    expect(readOwnAward('limit if four-concealed-pungs, not kong-of-simples').conditions).toEqual([
      { how: 'is', what: 'four-concealed-pungs' },
      { how: 'not', what: 'kong-of-simples' },
    ]);
    expect(readOwnAward('limit of 1123456789x ESWN if nothing-declared').tiles).toHaveLength(1);
    expect(readOwnAward('limit of [x]{2}*7 or [y]{2}*7').tiles).toHaveLength(2);
  });
});

describe('a pattern', () => {
  it.each<[pattern: string, hand: string, matches: boolean]>([
    ['1123456789x ESWN', '1123456789b ESW +N', true],
    ['1123456789x ESWN', '1123456789c ESW +N', true],
    ['1123456789x ESWN', '123456789b 1c ESW +N', false],
    ['1123456789x ESWN', '1223456789b ESW +N', false],
    ['(kx ky)*7', '1234567b 123456c +7c', true],
    ['(kx ky)*7', '1122334b 112233c +4c', true],
    ['(kx ky)*7', '1234567b 123456c +8c', false],
    ['(kx ky kz)*4 (kx ky)', '1234b 12345c 1234d +5d', true],
    ['(kx ky kz)*4 (kx ky)', '1234b 12345c 1234d +6d', false],
    ['[x]{2}*7', '11223344556677b', true],
    ['[x]{2}*7', '11112222333344b', true],
    ['[x]{2}*7!', '11112222333344b', false],
    ['[x]{2}*7', '112233445566b 77c', false],
    ['[xESWNRGB]{2}*7', '1122b 33b 55b EE SS RR', true],
    ['[xESWNRGB]{2}*7', '1122b 33c 55b EE SS RR', false],
    ['[19bcdESWNRGB]{2}*7', '11b 99b 11c 99d EE RR BB', true],
    ['[19bcdESWNRGB]{2}*7', '11b 99b 22c 99d EE RR BB', false],
    ['123456789x RGB [ESWN]{2}', '123456789d RGB WW', true],
    ['123456789x ESWN [xESWN]', '123456789d ESWN W', true],
    ['123456789x ESWN [xESWN]', '123456789d ESWN 4d', true],
    ['123456789x ESWN [xESWN]', '123456789d ESWN 4b', false],
    ['1234567x ESWNRGB', '1234567c ESWNRGB', true],
    ['22446688x [19x]{3} [~x]{3}', '22446688b 999b GGG', true],
    ['22446688x [19x]{3} [~x]{3}', '22446688c 111c RRR', true],
    ['22446688x [19x]{3} [~x]{3}', '22446688d 111d BBB', true],
    ['22446688x [19x]{3} [~x]{3}', '22446688b 999b RRR', false],
    ['[13579xy2468z]{3}*4 [13579xy2468z]{2}', '111b 999c 333b 222d 44d', true],
    ['[13579xy2468z]{3}*4 [13579xy2468z]{2}', '111b 999c 333d 222d 44d', false],
    ['123456789x [ESWNRGB]*5!', '123456789b ESRGB', true],
    ['123456789x [ESWNRGB]*5!', '123456789b EERGB', false],
    ['1234567x [1-7x] RRR [own]{3}', '1234567b 4b RRR EEE', true],
    ['1234567x [1-7x] RRR [own]{3}', '1234567b 4b RRR SSS', false],
    ['123456789x [x]{3} [x]{2}', '123456789b 222b 55b', true],
    ['ESWN [ESWN] klmx klmy klmz', 'ESWN S 123b 456c 789d', true],
    ['ESWN [ESWN] klmx klmy klmz', 'ESWN S 123b 456b 789d', false],
    ['11122345678999x or 11123455678999x', '11123455678999c', true],
    ['1112345678999x [2-8x]', '1112345678999d 5d', true],
    ['1112345678999x [2-8x]', '1112345678999d 9d', false],
  ])('%s, held against %s: %s', (pattern, hand, expected) => {
    expect(sizeOfPattern(readPattern(pattern.split(' or ')[0]!))).toBe(14);
    expect(matches(pattern, hand)).toBe(expected);
  });

  it('counts a kong as three tiles', () => {
    expect(matches('1234567x [1-7x] RRR [own]{3}', '1234567b 4b (RRRR) EEE')).toBe(true);
  });
});

describe('an own award', () => {
  const snake = with_({ '--wriggling-snake': 'limit of 1123456789x ESWN if nothing-declared' });

  it('completes a hand', () => {
    const result = score('1123456789b ESW +N', {}, snake);
    expect(result).toMatchObject({ won: true, value: 500, limited: true, base: 22 });
    expect(result.reading).toMatchObject([{ kind: 'special', completed: true }]);
    expect(tryScore('1123456789b ESW +N', {}, naiveProfiles.classical)).toEqual({ refused: 'not-complete' });
    expect(tryScore('(123b) 1456789b ESW +N', {}, snake)).toEqual({ refused: 'not-complete' });
    expect(tryScore('1123456789b ESW +S', {}, snake)).toEqual({ refused: 'not-complete' });
  });

  it('is scored as well as an ordinary reading', () => {
    const rules = with_({ '--seven-pairs-of-one-suit': 'half limit of [1-9x]{2}*7' });
    expect(score('1122b 3344b 6677b 9b +9b', {}, rules)).toMatchObject({ value: 250, reading: [{ kind: 'special' }] });
    const both = score('112233b 112233b 9b +9b', {}, rules);
    expect(given(both, '--seven-pairs-of-one-suit')).toHaveLength(1);
    // (20 + 8 + 4 + 4 + 2) × 8 is more than half a limit.
    expect(both).toMatchObject({ base: 38, doubles: 3, value: 304 });
  });

  it('counts once for each group', () => {
    const rules = with_({ '--own-wind-in-hand': '20 points for everyone each concealed pung of seat-wind' });
    expect(given(score('EEE (123b) 456c 789d 1d +1d', {}, rules), '--own-wind-in-hand')).toHaveLength(1);
    expect(given(score('(EEE) (123b) 456c 789d 1d +1d', {}, rules), '--own-wind-in-hand')).toHaveLength(0);
    expect(score('EEE 258b 369c 147d S', {}, rules).base).toBe(28);
    const kongs = with_({ '--dragon-kong': '1 double for everyone each kong of dragons' });
    expect(given(score('(RRRR) [GGGG] 258b 369c 1d', {}, kongs), '--dragon-kong')).toHaveLength(2);
    const flowers = with_({ '--own-flower-again': '10 points for everyone each flower of seat' });
    expect(given(score('258b 369c 147d ESWN 2f 3f', { seat: 'south' }, flowers), '--own-flower-again')).toEqual([
      { rule: '--own-flower-again', points: 10 },
    ]);
  });

  it('is for losers who are waiting', () => {
    const rules = with_({ '--fishing-jade': '2/5 limit for losers if calling all-green' });
    expect(score('(222b) (333b) 444b 666b G', {}, rules)).toMatchObject({ value: 200, limited: true });
    expect(score('(222b) (333b) 444b 68b 1c R', {}, rules).value).toBeLessThan(100);
    expect(given(score('(222b) (333b) 444b 666b G +G', {}, rules), '--fishing-jade')).toEqual([]);
  });

  it('can need another own award', () => {
    const rules = with_({
      '--purity': '3 doubles if full-flush, all-pungs',
      '--fishing-purity': '3 doubles for losers if calling --purity',
    });
    expect(given(score('(222b) 444b 666b 777b 9b +9b', {}, rules), '--purity')).toHaveLength(1);
    expect(given(score('(222b) 444b 666b 777b 9b', {}, rules), '--fishing-purity')).toHaveLength(1);
    expect(given(score('(222b) 444b 666b 789b 9b', {}, rules), '--fishing-purity')).toHaveLength(0);
  });

  it('changes the scope of built-in awards', () => {
    const rules = with_({ 'three-concealed-pungs': '1 double for everyone' });
    expect(score('222b 444b 666c 19c 1d E', {}, rules).doubles).toBe(1);
    expect(score('(222b) 444b 666c 19c 1d E', {}, rules).doubles).toBe(0);
  });

  it('cannot win with more chows than the rules allow', () => {
    const rules = with_({ 'most-chows': 1 });
    expect(tryScore('(123b) (456c) 789d RRR 1d +1d', {}, rules)).toEqual({ refused: 'requirement' });
    expect(score('(123b) 444c 789d RRR 1d +1d', {}, { ...rules, 'most-chows': 2 }).won).toBe(true);
    // Three pungs or three chows: only the pungs may go out.
    expect(score('111222333b 55c RR +R', { win: 'self-draw' }, rules).readings).toHaveLength(1);
  });

  it('counts a claimed kong as concealed for doubles', () => {
    const rules = with_({ 'claimed-kong': 'concealed-for-doubles', 'four-concealed-pungs': 'limit' });
    const claimed = score('(2222b) 444c 666d SSS 9b +9b', { win: 'self-draw' }, rules);
    expect(given(claimed, 'four-concealed-pungs')).toHaveLength(1);
    // M 117c: “a claimed kong counts as concealed for this hand”.
    expect(given(claimed, 'fully-concealed')).toHaveLength(1);
    expect(given(claimed, 'kong-of-simples')).toEqual([{ rule: 'kong-of-simples', points: 8 }]);
    const promoted = score('(222b+2b) 444c 666d SSS 9b +9b', { win: 'self-draw' }, rules);
    expect(given(promoted, 'four-concealed-pungs')).toHaveLength(0);
    expect(given(promoted, 'fully-concealed')).toHaveLength(0);
  });
});

describe('the rules of dmjl', () => {
  it('gives a double for own flower and season together', () => {
    expect(score('(123b) 444c 789d RRR 1d +1d 1f 1s', {}, dmjl).doubles).toBe(2);
    expect(score('(123b) 444c 789d RRR 1d +1d 1f 2s', {}, dmjl).doubles).toBe(1);
  });
  it('gives 2 points for completing the pair, 4 with a terminal or honour', () => {
    const points = (text: string) => score(text, {}, dmjl).base;
    expect(points('(123b) (456c) (789d) 222b 8b +8b') + 2).toBe(points('(123b) (456c) (789d) 222b 9d +9d'));
  });
  it('has a squirming snake, and only pure nine gates', () => {
    const snake = score('1112345678999b +2b', {}, dmjl);
    expect(given(snake, '--squirming-snake')).toHaveLength(1);
    expect(given(score('1112345678999b +3b', {}, dmjl), '--squirming-snake')).toHaveLength(0);
    expect(given(score('1112345678999b +3b', {}, dmjl), 'nine-gates')).toHaveLength(1);
    expect(given(score('1112234567899b +9b', {}, dmjl), 'nine-gates')).toHaveLength(0);
  });
});

describe('the rules of bmja', () => {
  it('has knitting for half a limit, and a fifth for waiting', () => {
    expect(score('1234567b 123456c +7c', {}, bmja)).toMatchObject({ value: 500, won: true });
    expect(score('1234567b 123456c', {}, bmja)).toMatchObject({ value: 200, won: false });
  });
  it('has the gates of heaven, won on 2 to 8', () => {
    expect(score('1112345678999b +5b', {}, bmja).value).toBe(1000);
    expect(score('1112345678999b', {}, bmja).value).toBe(400);
  });
});

describe('random own awards', () => {
  it('are read, and given to hands that are made for them', () => {
    const names = new Set<string>();
    fc.assert(
      fc.property(ownAwards, scopes, fc.integer(), (own, changed, seed) => {
        const rules = with_({ ...changed, ...own });
        const random = mulberry32(seed);
        for (let count = 0; count < 5; count++) {
          const { hand, situation } = randomCase(random, { winner: count % 2 === 0 });
          const result = naiveScore(hand, situation, rules);
          if ('refused' in result) continue;
          for (const { rule } of result.awards) if (rule.startsWith('--')) names.add(String(rules[rule]));
        }
      }),
      { numRuns: 60, seed: 14 },
    );
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
      expect(given(result, winner ? '--it' : '--calling-it'), JSON.stringify(found)).toHaveLength(1);
      made++;
    }
    expect(made).toBeGreaterThan(5);
  });
});
