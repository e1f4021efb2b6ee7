/** The lines of a score: the tiles of each, the section that it usually appears in, and what it is given for. */
import { describe, expect, it } from 'vitest';
import { ruleIds, score, scorer, type RuleId, type Situation } from '../../src/core/index.js';
import { sectionOf } from '../../src/core/rules/index.js';
import { isForBonusTiles, isForWinningTile } from '../../src/core/rules/bonus.js';
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
    expect(sections.lastIndexOf('doubles')).toBe(ruleIds.indexOf('standing'));
    expect(sections.indexOf('limit-hands')).toBe(ruleIds.indexOf('heavenly-hand'));
  });
});

describe('the lines of a score', () => {
  it('are in scoring order, and group by group, with awards of the table’s own last', () => {
    const rules = bare(
      'flower: 4 points; season: 3 points; pung-of-simples: 2/4 points; pung-of-honours: 4/8 points; own-flower: 1 double; ' +
        'set-of-dragons: 1 double; all-pungs: 1 double; four-kongs: limit; pair-of-dragons: 2 points; ' +
        '--bonus: 5 points each flower if discard; --group: 0/6 points each pung of simples if discard; ' +
        '--part: 1/10 limit if no-chow; --last: 2 doubles of RRR 222b 555c 888d 99d',
    );
    const { awards } = score('(RRR) 555c 222b 99d 88d +8d 134f 2s', { seat: 'west', win: 'discard' }, rules);
    const shown = awards.map(({ rule, points, doubles, limit, tiles }) =>
      [rule, points ?? '', doubles ?? '', limit ?? '', tiles.join(' ')].join(' | '),
    );
    const whole = 'R R R 2b 2b 2b 5c 5c 5c 8d 8d 8d 9d 9d';
    expect(shown).toEqual([
      `mahjong | 10 |  |  | ${whole}`,
      'pung-of-simples | 4 |  |  | 2b 2b 2b',
      'pung-of-simples | 4 |  |  | 5c 5c 5c',
      'pung-of-simples | 2 |  |  | 8d 8d 8d',
      'pung-of-honours | 4 |  |  | R R R',
      'flower | 4 |  |  | 1f',
      'flower | 4 |  |  | 3f',
      'flower | 4 |  |  | 4f',
      'season | 3 |  |  | 2s',
      'set-of-dragons |  | 1 |  | R R R',
      'own-flower |  | 1 |  | 3f',
      `all-pungs |  | 1 |  | ${whole}`,
      '--bonus | 5 |  |  | 1f',
      '--bonus | 5 |  |  | 3f',
      '--bonus | 5 |  |  | 4f',
      '--group | 6 |  |  | 2b 2b 2b',
      '--group | 6 |  |  | 5c 5c 5c',
      `--part |  |  | 0.1 | ${whole}`,
      `--last |  | 2 |  | ${whole}`,
    ]);
  });

  it.each([
    ['[2222b] 555b 789b 99b 34b +5b', '2b 2b 2b 2b 5b 5b 5b 7b 8b 9b 3b 4b 5b 9b 9b'],
    ['1122334455667b +7b', '1b 1b 2b 2b 3b 3b 4b 4b 5b 5b 6b 6b 7b 7b'],
  ])('for the whole hand have all its tiles: %s', (hand, tiles) => {
    const rules = bare('full-flush: 1 double; --pairs: 1 point of [1-9b]{2}*7');
    const [line] = score(hand, {}, rules).awards.filter(({ rule }) => rule === 'full-flush');
    expect([...line!.tiles].sort()).toEqual(tiles.split(' ').sort());
  });

  it('for all flowers and all seasons have those four', () => {
    const rules = bare('all-flowers: 1 double; all-seasons: 1 double');
    const { awards } = score('(123b) 789b 456c 99c 34d +5d 1234f 1234s', {}, rules);
    expect(awards.slice(1).map(({ tiles }) => tiles.join(' '))).toEqual(['1f 2f 3f 4f', '1s 2s 3s 4s']);
  });

  it('for losers have all their tiles that are read', () => {
    const tilesFor = (hand: string): string[] =>
      score(hand, {}, bare('--a: 3 points for losers if no-honour')).awards.map(({ tiles }) => tiles.join(' '));
    expect(tilesFor('(222b) 55b 13579c 246d')).toEqual(['2b 2b 2b 5b 5b']);
    expect(tilesFor('222b 333c 444d 55b 66c')).toEqual(['2b 2b 2b 3c 3c 3c 4d 4d 4d 5b 5b 6c 6c']);
  });

  it('are for no group of an earlier hand', () => {
    const rules = bare('--d: 5 points for everyone each pung of dragons if some-honour');
    expect(score('(RRR) (GGG) (BBB) 11b 99c +9c', {}, rules).base).toBe(25);
    expect(score('(RRR) 13579b 2468c 9d', {}, rules).awards).toHaveLength(1);
  });

  it('come from the best reading; the others are listed, best first', () => {
    const rules = bare('pung-of-simples: 4 points; chow-hand: 1 double');
    const scored = score('222333444b 99c 34d +5d', {}, rules);
    expect(scored.base).toBe(22);
    expect(scored.otherReadings.map(({ base, doubles, value }) => [base, doubles, value])).toEqual([[10, 1, 20]]);
    expect(
      scored.reading.map(({ kind, tiles, concealed, completed }) => [kind, tiles[0], concealed, completed]),
    ).toEqual([
      ['pung', '2b', true, undefined],
      ['pung', '3b', true, undefined],
      ['pung', '4b', true, undefined],
      ['chow', '3d', false, true],
      ['pair', '9c', true, undefined],
    ]);
  });

  it('say whether the limit set the value', () => {
    const limited = (rules: string): boolean => score('(RRR) 222b 555c 99d 88d +8d', {}, bare(rules)).limited;
    expect(limited('mahjong: 1000 points')).toBe(false);
    expect(limited('mahjong: 1001 points')).toBe(true);
    expect(limited('all-pungs: limit')).toBe(true);
    expect(limited('all-pungs: half limit; mahjong: 500 points')).toBe(true);
    expect(limited('all-pungs: half limit; mahjong: 501 points')).toBe(false);
    expect(score('(RRR) 222b 555c 99d 88d +8d', {}, bare('limit: none')).limit).toBeNull();
  });
});

describe('a hand that may not go out', () => {
  const hand = '(123b) 456b 789c 99c 34d +5d 1f';
  it.each([
    ['minimum-doubles: 2; own-flower: 1 double', 'at least 2 doubles.'],
    ['minimum-doubles: 1', 'at least 1 double.'],
    ['win-requirement: one-double; own-flower: 1 double', 'a double other than for bonus tiles.'],
    ['win-requirement: cleared-hand', 'one suit (honours allowed), or only terminals and honours.'],
    ['most-chows: 3', 'at most 3 chows.'],
    ['most-chows: 1', 'at most 1 chow.'],
  ])('%s: the message says that these rules require %s', (rules, requirement) => {
    const message = `The hand is complete but cannot go out: these rules require ${requirement}`;
    const profile = bare(rules);
    expect(() => score(hand, {}, profile)).toThrow(expect.objectContaining({ code: 'requirement', message }));
    expect(() => scorer(profile).value(hand)).toThrow(expect.objectContaining({ code: 'requirement', message }));
  });

  it.each([
    ['minimum-doubles: 2; own-flower: 1 double; chow-hand: 1 double', hand],
    ['minimum-doubles: 2; chow-hand: limit', hand],
    ['win-requirement: one-double; chow-hand: 1 double', hand],
    ['win-requirement: one-double; chow-hand: half limit', hand],
    ['win-requirement: one-double; --a: 1 double if no-honour', hand],
    ['win-requirement: one-double; set-of-dragons: 1 double', '(RRR) 456b 789c 99c 34d +5d'],
    ['win-requirement: cleared-hand', '(123b) 456b 789b 99b RR +R'],
    ['win-requirement: cleared-hand', '(111b) 999c 111d 99d RR +R'],
    ['most-chows: 4', hand],
    ['most-chows: 3', '(111b) 456b 789c 99c 34d +5d'],
    // One of its readings is enough.
    ['most-chows: 1', '222333444b 99c 34d +5d'],
    ['minimum-doubles: 1; chow-hand: 1 double; pung-of-simples: 9 points', '222333444b 99c 34d +5d'],
  ])('may if it meets the requirement: %s, with %s', (rules, text) => {
    expect(score(text, {}, bare(rules)).won).toBe(true);
  });

  it.each([
    ['chow-hand: 3 doubles', 10 * 2 ** 4],
    ['pung-of-simples: 50 points', (10 + 3 * 50) * 2],
  ])('counts in its best reading that meets the requirement: %s', (rules, value) => {
    const profile = bare(`minimum-doubles: 1; --any: 1 double; ${rules}`);
    expect(score('222333444b 99c 34d +5d', {}, profile).value).toBe(value);
  });

  it('loses nothing if it is not won', () => {
    expect(score('(123b) 456b 789c 99c 34d', {}, bare('minimum-doubles: 2')).won).toBe(false);
  });
});

describe('a scorer', () => {
  const rules = bare(
    'pung-of-simples: 4 points; chow-hand: 1 double; pair-of-dragons: 5 points; --a: 1 double if discard',
  );
  const strict = bare('minimum-doubles: 1; chow-hand: 1 double; pung-of-simples: 9 points');
  it.each<[hand: string, situation?: Situation]>([
    ['222333444b 99c 34d +5d'],
    ['222333444b 99c 34d +5d', drawn],
    ['123b 456b 789b 11c 34d +5d'],
    ['RRR GGG 123b 4567c'],
    ['123456789b 1234c'],
    ['(RRR) 222b 555c 99d 88d +8d 13f', at('south', 'west')],
  ])('gives the value of the best reading: %s', (hand, situation) => {
    for (const profile of [rules, strict, 'classical', 'european', 'dmjl']) {
      let expected: number | string;
      try {
        expected = score(hand, situation, profile).value;
      } catch (error) {
        expected = (error as Error).message;
      }
      const value = (): number => scorer(profile).value(hand, situation);
      if (typeof expected === 'string') expect(value).toThrow(expected);
      else expect(value()).toBe(expected);
    }
  });

  it('gives the same Score', () => {
    expect(scorer(rules).score('222333444b 99c 34d +5d', drawn)).toEqual(score('222333444b 99c 34d +5d', drawn, rules));
  });

  it('knows the value of a pair that is worth more than a pung', () => {
    expect(scorer(rules).value('RRR GGG 123b 4567c')).toBe(10);
    expect(scorer(rules).value('222333444b 99c 34d +5d')).toBe(44);
  });

  it('reports a robbed kong that is not possible, and an incomplete hand', () => {
    const robbed = { circumstances: ['robbed-kong'] } as const satisfies Situation;
    for (const run of [score, scorer().value]) {
      expect(() => run('(123b) 789b 456c 99c 66d +6d', robbed)).toThrow('robbing a kong of 6d');
      for (const situation of [robbed, {}])
        expect(() => run('(123b) 789b 456c 99c 34d +6d', situation)).toThrow(
          expect.objectContaining({ code: 'not-complete' }),
        );
    }
  });
});
