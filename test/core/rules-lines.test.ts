/** The lines of a score: the tiles of each, the section that it usually appears in, and what it is given for. */
import { describe, expect, it } from 'vitest';
import { ruleIds, score, type RuleId, type Situation } from '../../src/core/index.js';
import { isForBonusTiles, isForWinningTile, sectionOf } from '../../src/core/rules/index.js';
import { afterKong, at, bare, drawn, lastDrawn, lines } from './helpers.js';

describe('the tiles of an award', () => {
  it.each<[rule: RuleId, tiles: string, hand: string, situation?: Situation]>([
    ['pung-of-simples', '2b 2b 2b', '(222b) 789b 456c 99c 34d +5d'],
    ['flower', '2f', '(123b) 789b 456c 99c 34d +5d 2f 3s'],
    ['season', '3s', '(123b) 789b 456c 99c 34d +5d 2f 3s'],
    ['own-flower', '2f', '(123b) 789b 456c 99c 34d +5d 12f 3s', at('south', 'east')],
    ['all-flowers', '1f 2f 3f 4f', '(123b) 789b 456c 99c 34d +5d 1234f 3s'],
    ['self-draw', '5d', '(123b) 789b 456c 99c 34d +5d', drawn],
    ['only-tile', '4d', '(123b) 789b 456c 99c 35d +4d'],
    ['one-chance-chow', '3d 4d 5d', '(123b) 789b 456c 99c 35d +4d'],
    ['pair-wait', '9c 9c', '(123b) 789b 456c 9c 345d +9c'],
    ['kong-replacement', '5d', '[2222b] 789b 456c 99c 34d +5d', afterKong],
    ['last-tile', '5d', '(123b) 789b 456c 99c 34d +5d', lastDrawn],
    ['little-three-dragons', 'R R R G G G B B', '(RRR) GGG 456c BB 34d +5d'],
    ['big-three-dragons', 'R R R G G G B B B', '(RRR) GGG BBB 55c 34d +5d'],
    ['little-four-winds', 'E E E S S S W W W N N', '(EEE) SSS WWW NN 34d +5d'],
    ['four-kongs', '2b 2b 2b 2b 5c 5c 5c 5c 8d 8d 8d 8d N N N N', '(2222b) (5555c) (8888d) [NNNN] 9c +9c'],
    ['three-concealed-pungs', '5b 5b 5b 7c 7c 7c 9d 9d 9d', '(123c) 555b 777c 22d 99d +9d', drawn],
    ['three-concealed-pungs', '9d 9d 9d 9d 5b 5b 5b 7c 7c 7c', '(222c) 555b 777c [9999d] 2d +2d'],
    ['pure-straight', '1b 2b 3b 4b 5b 6b 7b 8b 9b', '(123b) 456b 789b 99c 34d +5d'],
    // Other chows of the same suit, a chow twice, chows of another suit, and a pair.
    ['pure-straight', '1b 2b 3b 4b 5b 6b 7b 8b 9b', '(123b) 456b 789b 99c 34b +5b'],
    ['pure-straight', '1b 2b 3b 4b 5b 6b 7b 8b 9b', '(123b) (456b) (789b) (123b) 9b +9b'],
    ['pure-straight', '1c 2c 3c 4c 5c 6c 7c 8c 9c', '(123c) 456c 789c 11b 12b +3b'],
    ['pure-straight', '1c 2c 3c 4c 5c 6c 7c 8c 9c', '(123c) 456c 789c 999b 1c +1c'],
  ])('%s: %s', (rule, tiles, hand, situation) => {
    const { awards } = score(hand, situation, bare(`${rule}: 2 points`));
    const earned = awards.filter((line) => line.rule === rule).map((line) => line.tiles.join(' '));
    expect(earned).toEqual([tiles]);
  });

  it.each<[kind: string, hand: string, situation?: Situation]>([
    ['orphans', '19b 19c 19d ESWNRGB +E'],
    ['orphans', '19b 19c 19d ESWNRGB +E', drawn],
    ['special', '1123456789b ESW +N'],
    ['special', '1123456789b ESW +N', drawn],
  ])('are in one group for a special hand, which is not a chow: %s, %s', (kind, hand, situation) => {
    const rules = bare(
      'thirteen-orphans: 9 points; --snake: 9 points of 1123456789x ESWN; --chow: 3 points each chow; ' +
        '--set: 3 points each set; all-pungs: 5 points; --chows: 4 points if some-chow',
    );
    const scored = score(hand, situation, rules);
    expect(scored.reading.map((group) => group.kind)).toEqual([kind]);
    expect(scored.base).toBe(19);
  });

  it.each([
    ['[1-4b]', '3 points'],
    ['[2-4b]', '3 points'],
    ['[1-5b]', '3 points + 3 points'],
    ['[3-9b]', '3 points'],
    ['[2-5b]', '3 points + 3 points'],
    ['[2b4-9b]', ''],
  ])('of a class of chows are all in the class: %s', (tiles, expected) => {
    const rules = bare(`--chow: 3 points each chow of ${tiles}`);
    expect(lines(score('(234b) 345b 678c 99c 34d +5d', {}, rules), '--chow' as RuleId)).toBe(expected);
  });
});

describe('the kinds of award', () => {
  const idsOf = (test: (id: RuleId) => boolean): string[] => ruleIds.filter(test);

  it('for bonus tiles are six', () => {
    expect(idsOf(isForBonusTiles)).toEqual([
      'flower',
      'season',
      'own-flower',
      'own-season',
      'all-flowers',
      'all-seasons',
    ]);
  });

  it('for the winning tile, or the group that it completed', () => {
    expect(idsOf(isForWinningTile)).toEqual([
      'self-draw',
      'only-tile',
      'one-chance-chow',
      'pair-wait',
      'kong-replacement',
      'flower-replacement',
      'robbed-kong',
      'last-tile',
      'last-discard',
      'moon-from-the-sea',
      'plum-blossom',
      'carrying-pole',
    ]);
  });

  it('are usually points, doubles or the limit, in this order', () => {
    const sections = ruleIds.map(sectionOf);
    expect([...new Set(sections)]).toEqual(['points', 'doubles', 'limit-hands']);
    expect(sections.lastIndexOf('points')).toBe(ruleIds.indexOf('concealed-hand'));
    expect(sections.indexOf('doubles')).toBe(ruleIds.indexOf('set-of-dragons'));
    expect(sections.lastIndexOf('doubles')).toBe(ruleIds.indexOf('original-call'));
    expect(sections.indexOf('limit-hands')).toBe(ruleIds.indexOf('heavenly-hand'));
  });
});
