import { describe, expect, it } from 'vitest';
import { panelTextsFor } from '../../src/lang/panels.js';
import '../../src/lang/zh-Hant.js';
import {
  RulesError,
  defineProfile,
  explain,
  profiles,
  ruleIds,
  score,
  type Explanation,
  type Reason,
  type RuleId,
  type Score,
  type Situation,
} from '../../src/core/index.js';
import {
  NOTHING,
  PLAIN,
  afterKong,
  afterKongAndFlower,
  at,
  bare,
  drawn,
  earning,
  lastDrawn,
  missed,
  type Missed,
  table,
} from './helpers.js';

const about = (explanations: Explanation[], rule: RuleId): Explanation =>
  explanations.find((one) => one.rule === rule)!;

describe('an award that was given', () => {
  it.each(ruleIds)('has its lines and no reasons against it: %s', (rule) => {
    const [hand, situation] = earning[rule];
    const found = about(explain(hand, situation, bare(`${rule}: 2 doubles`)), rule);
    expect(found).toMatchObject({ rule, award: '2 doubles', given: true, reasons: [], distance: 0 });
    expect(found.awards).toHaveLength(1);
    expect(found.awards[0]).toMatchObject({ rule, doubles: 2 });
    expect(found.awards[0].tiles.length).toBeGreaterThan(0);
  });
});

describe('an award that was missed', () => {
  const all = ruleIds.flatMap((rule) => missed[rule].map((one): [RuleId, ...Missed] => [rule, ...one]));

  it.each(all)('has the reasons why: %s, with %s', (rule, hand, situation, reasons, options = '') => {
    const found = about(explain(hand, situation, bare(`${rule}: 1 double; ${options}`)), rule);
    expect(found).toMatchObject({ rule, award: '1 double', given: false, awards: [] });
    expect(found.reasons).toHaveLength(reasons.length);
    expect(found.reasons).toMatchObject(reasons);
    expect(found.distance).toBeGreaterThan(0);
  });

  it('for several reasons lists them all', () => {
    const found = about(explain('(123b) 789c 55b 456b RR +R', {}, bare('full-flush: 3 doubles')), 'full-flush');
    expect(found.reasons.map(({ code, tiles }) => [code, tiles?.join(' ')])).toEqual([
      ['one-suit', '7c 8c 9c'],
      ['no-honour', 'R R R'],
    ]);
  });

  it('because another award includes it names that award', () => {
    const once = about(explain('(EEE) 789b 456c 99c 34d +5d', {}, 'family'), 'set-of-round-wind');
    expect(once.reasons).toEqual([{ code: 'included', by: 'set-of-seat-wind' }]);
    const pair = about(explain('(123b) 789b 456c EE 34d +5d', {}, 'family'), 'pair-of-round-wind');
    expect(pair.reasons).toEqual([{ code: 'included', by: 'pair-of-seat-wind' }]);
    const own = about(explain(`${PLAIN} 1234f`, {}, 'pung-based'), 'own-flower');
    expect(own.reasons).toEqual([{ code: 'included', by: 'all-flowers' }]);
    const season = about(explain(`${PLAIN} 1234s`, {}, 'pung-based'), 'own-season');
    expect(season.reasons).toEqual([{ code: 'included', by: 'all-seasons' }]);
    const self = about(explain(PLAIN, lastDrawn, 'european'), 'self-draw');
    expect(self.reasons).toEqual([{ code: 'included', by: 'last-tile' }]);
    const hand = '(5555b) 789b 456c 99c 34d +5d 3f';
    const flower = (situation: Situation) => about(explain(hand, situation, 'european'), 'flower-replacement').reasons;
    expect(flower(afterKongAndFlower)).toEqual([{ code: 'included', by: 'kong-replacement' }]);
    expect(flower(afterKong)).toEqual([{ code: 'flower-replacement' }]);
  });

  it('for lack of a limit says so', () => {
    const found = about(explain('1112345678999b +5b', {}, table('limit: none')), 'nine-gates');
    expect(found).toMatchObject({ given: false, award: 'limit', reasons: [{ code: 'no-limit' }] });
  });

  it('for its conditions at this table says so, and which award replaces it only if that one is given', () => {
    const reasons = (award: string, rules: string, hand = '(222b) 444b 666b RRR 9b +9b 1234f') =>
      about(explain(hand, {}, table(rules)), award as never).reasons;
    expect(reasons('half-flush', 'half-flush: 1 double if self-draw')).toEqual([{ code: 'self-draw', tiles: ['9b'] }]);
    expect(reasons('half-flush', 'half-flush: 1 double if not all-pungs')).toEqual([{ code: 'not', of: 'all-pungs' }]);
    expect(reasons('half-flush', 'half-flush: 1 double if no-chow', '123b 456c 789d RRR 9b +9b')).toHaveLength(2);
    const included = 'flower-sets: include-own; all-flowers: 1 double if';
    expect(reasons('own-flower', `${included} discard`)).toEqual([{ code: 'included', by: 'all-flowers' }]);
    expect(reasons('own-flower', `${included} self-draw`)).toEqual([]);
  });

  it('for too few or too many groups of a kind says how many there are', () => {
    const reasons = (award: string) =>
      about(explain('[1111b] (2222c) [3333d] 456b 9d +9d', {}, table(`--ours: ${award}`)), '--ours' as never).reasons;
    const of = 'at least 3 concealed kongs';
    expect(reasons(`1 double if ${of}`)).toEqual([{ code: 'count', of, count: 2, needed: 3 }]);
    expect(reasons('1 double if no kongs of [b]')).toEqual([
      { code: 'count', of: 'no kongs of [b]', count: 1, needed: 0 },
    ]);
    expect(reasons('1 double if 1 Exposed kong')).toEqual([]);
    expect(reasons('1 double if not at least 1 exposed kongs')).toEqual([
      { code: 'not', of: 'at least 1 exposed kong', tiles: ['2c', '2c', '2c', '2c'] },
    ]);
  });

  it('because losers never earn a limit says so', () => {
    const found = about(explain('(123b) 789b 456c 99c 34d 1234f', {}, table('all-flowers: limit')), 'all-flowers');
    expect(found).toMatchObject({ given: false, reasons: [{ code: 'limit-for-winner' }] });
  });

  it('because losers cannot score it says so, even if they hold the tiles', () => {
    const found = explain('(NNN) 123b 789b 55b 67b');
    expect(about(found, 'half-flush').reasons).toEqual([{ code: 'winner-only' }]);
    expect(about(found, 'pung-of-honours').given).toBe(true);
  });

  it('by little is nearer than one missed by a lot', () => {
    const found = explain('(NNN) 123b 789b 55c 67b +8b', at('south', 'east'));
    const distance = (rule: RuleId) => about(found, rule).distance;
    expect(distance('half-flush')).toBeLessThan(distance('full-flush'));
    expect(distance('full-flush')).toBeLessThan(distance('all-honours'));
    expect(distance('half-flush')).toBeLessThan(distance('last-discard'));
  });
});

describe('a reason', () => {
  const reasons = (id: string, hand: string, situation: Situation, rules: string): Reason[] =>
    about(explain(hand, situation, bare(rules)), id as RuleId).reasons;

  it('names the tiles outside the suit with the most', () => {
    expect(reasons('half-flush', '(EEE) 123c 789c 55b 67c +8c', {}, 'half-flush: 1 double')).toEqual([
      { code: 'one-suit', tiles: ['5b', '5b'] },
    ]);
  });

  it('names only sets that were exposed before the winning tile', () => {
    expect(reasons('concealed-hand', '(123c) 22b 99d 567b 789c +2b', {}, 'concealed-hand: 1 double')).toEqual([
      { code: 'nothing-exposed', tiles: ['1c', '2c', '3c'] },
    ]);
  });

  it('names a declared kong, even if it is concealed', () => {
    const found = reasons('nine-gates', '[2222b] 1113456789b +9b', {}, 'nine-gates: limit');
    expect(found[0]).toEqual({ code: 'nothing-declared', tiles: ['2b', '2b', '2b', '2b'] });
  });

  it('names the tiles that a straight lacks, even if there is a pung of one of them', () => {
    expect(reasons('pure-straight', '(123b) 456b 777b 99c 34d +5d', {}, 'pure-straight: 1 double')).toEqual([
      { code: 'straight', missing: ['7b', '8b', '9b'] },
    ]);
  });

  it('names a pung of simples in an outside hand', () => {
    expect(reasons('outside-hand', '(123b) 789b 555c 99c 78d +9d', {}, 'outside-hand: 1 double')).toEqual([
      { code: 'outside', tiles: ['5c', '5c', '5c'] },
    ]);
  });

  it('names all tiles of a special hand, or none', () => {
    const tiles = ['1b', '9b', '1c', '9c', '1d', '9d', 'E', 'E', 'S', 'W', 'N', 'R', 'G', 'B'];
    const rules = 'thirteen-orphans: 1 point; chow-hand: 1 double';
    expect(reasons('chow-hand', '19b 19c 19d ESWNRGB +E', {}, rules)).toEqual([
      { code: 'four-chows', tiles },
      { code: 'valueless-pair', tiles: [] },
    ]);
  });

  it.each<[id: string, hand: string, situation: Situation, rules: string, code: string]>([
    [
      'moon-from-the-sea',
      '[2222b] 789b 456c 99c 23d +1d',
      { win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] },
      'moon-from-the-sea: limit; moon-on: either',
      'not-loose',
    ],
    [
      'chow-hand',
      '123b 789b 456c 99c 35d +4d',
      {},
      'chow-hand: 1 double; chow-hand-form: no-points; only-tile: 2 points',
      'no-wait-award',
    ],
    ['--simple', '(123b) 789b 456c 99c 78d +9d', {}, '--simple: 1 double if won-on-simple', 'won-on-simple'],
  ])('about the winning tile names it: %s', (id, hand, situation, rules, code) => {
    const tile = hand.slice(-2);
    expect(reasons(id, hand, situation, rules)).toEqual([{ code, tiles: [tile] }]);
  });

  it.each([
    ['--a: 1 double each pung of winds', undefined],
    ['--a: 1 double each pung of simples', undefined],
    ['--a: 1 double each pung of dragons', ['R', 'G', 'B']],
    ['--a: 1 double each flower', undefined],
    ['--a: 1 double each season of seat', ['2s']],
  ])('why nothing is held names up to three honours or bonus tiles: %s', (rules, missing) => {
    expect(reasons('--a', PLAIN, at('south', 'east'), rules)).toEqual([
      { code: 'none-held', ...(missing && { missing }) },
    ]);
  });

  it.each(['4 points', '0/4 points each pung', '2 doubles', 'half limit'])(
    'says that the award is only for winners, or only for losers: %s',
    (worth) => {
      const [amount, each = ''] = worth.split(/ (?=each)/);
      const condition = each || 'if no-chow';
      expect(reasons('--a', NOTHING, {}, `--a: ${amount} ${condition}`)).toEqual([{ code: 'winner-only' }]);
      expect(reasons('--a', PLAIN, {}, `--a: ${amount} for losers ${condition}`)).toEqual([{ code: 'losers-only' }]);
    },
  );

  it('is given for each condition that does not hold, and only for those', () => {
    const rules = '--a: 1 double if self-draw, all-pungs, discard';
    expect(reasons('--a', PLAIN, {}, rules)).toEqual([
      { code: 'self-draw', tiles: ['5d'] },
      { code: 'no-chow', tiles: ['1b', '2b', '3b', '7b', '8b', '9b', '4c', '5c', '6c', '3d', '4d', '5d'] },
    ]);
  });

  it('for a condition ignores which award would replace it', () => {
    const rules = 'set-of-seat-wind: 1 double; double-wind-set: once; --a: 1 double if set-of-round-wind';
    expect(reasons('--a', PLAIN, at('east', 'east'), rules)).toEqual([{ code: 'none-held', missing: ['E'] }]);
  });

  it('names what a loser does not wait for', () => {
    expect(reasons('--a', NOTHING, {}, '--a: 1 double for losers if calling all-pungs')).toEqual([
      { code: 'calling', of: 'all-pungs' },
    ]);
  });

  it.each<[of: string, hand: string, tiles?: string[]]>([
    ['set-of-dragons', '(RRR) 789b 456c 99c 34d +5d', ['R', 'R', 'R']],
    ['--dragons', '(RRR) 789b GGG 99c 34d +5d', ['R', 'R', 'R', 'G', 'G', 'G']],
    ['chow-hand', PLAIN],
    ['discard', PLAIN],
  ])('names what must not hold, and the groups that it is given for: %s', (of, hand, tiles) => {
    const rules = `--a: 1 double if not ${of}; --dragons: 1 double each pung of dragons`;
    const found = reasons('--a', hand, {}, rules);
    expect(found).toEqual([{ code: 'not', of, ...(tiles && { tiles }) }]);
    expect(Object.keys(found[0])).toHaveLength(tiles ? 3 : 2);
  });
});

describe('the distance of an award', () => {
  it.each([
    ['(2222b) (5555c) (8888d) 777b 9c +9c', 3],
    ['(2222b) (555c) (888d) 777b 9c +9c', 9],
    ['(222b) (555c) (888d) 777b 9c +9c', 12],
  ])('is three for each group that is missing: four kongs with %s', (hand, distance) => {
    expect(about(explain(hand, {}, bare('four-kongs: limit')), 'four-kongs').distance).toBe(distance);
  });

  it('is one if only the pair is missing', () => {
    const found = explain('(EEE) (SSS) (WWW) RR 34d +5d', {}, bare('little-four-winds: limit'));
    expect(about(found, 'little-four-winds').distance).toBe(1);
  });

  it('is the number of tiles that are wrong or missing', () => {
    const rules = bare('full-flush: 1 double; thirteen-orphans: limit');
    const found = explain('(123b) 456b 789b EE 77b +7b', {}, rules);
    expect(about(found, 'full-flush').distance).toBe(2);
    expect(about(found, 'thirteen-orphans').distance).toBe(10);
  });
});

describe('an explanation', () => {
  it('covers every award of the profile that is on, in scoring order', () => {
    for (const profile of Object.values(profiles)) {
      const own = Object.keys(profile.rules).filter((id) => id.startsWith('--'));
      const expected = [...ruleIds.filter((id) => profile.rules[id] !== 'off'), ...own];
      expect(explain('(222b) (555c) (888d) 77b 99c +9c', {}, profile).map(({ rule }) => rule)).toEqual(expected);
    }
  });

  it('has exactly the lines of the score', () => {
    const hand = '(RRR) 555c 123b 99d 78d +9d 13f';
    const scored = score(hand, drawn, 'european');
    expect(explain(hand, drawn, 'european').flatMap(({ awards }) => awards)).toEqual(scored.awards);
  });

  it('of a score equals that of its hand', () => {
    const hand = '(RRR) 555c 123b 99d 78d +9d 13f';
    const scored = score(hand, at('west', 'south', drawn), 'european');
    expect(explain(scored)).toEqual(explain(hand, at('west', 'south', drawn), 'european'));
    expect(explain(JSON.parse(JSON.stringify(scored)) as typeof scored)).toEqual(explain(scored));
  });

  it('of a score under custom rules uses these rules', () => {
    const ours = table('all-pungs: 2 doubles');
    const scored = score('(222b) (555c) (888d) 77b 99c +9c', {}, ours);
    expect(about(explain(scored, undefined, ours), 'all-pungs')).toMatchObject({ given: true, award: '2 doubles' });
  });

  it('is about the scored reading', () => {
    // As pungs these tiles earn more, so this is not a chow hand; if chows are worth more, it is.
    const hand = '222333444b 99c 34d +5d';
    const chows = about(explain(hand, {}, table('chow-hand: 1 double')), 'chow-hand');
    expect(chows.given).toBe(true);
    const pungs = about(explain(hand, {}, table('chow-hand: 1 points')), 'chow-hand');
    expect(pungs.given).toBe(false);
    expect(pungs.reasons.map(({ code, tiles }) => [code, tiles?.join(' ')])).toEqual([
      ['four-chows', '2b 2b 2b 3b 3b 3b 4b 4b 4b'],
    ]);
  });

  it('of a hand that cannot be scored throws the same error', () => {
    expect(() => explain('(123b) 789b 456c 99c 34d +6d')).toThrow(expect.objectContaining({ code: 'not-complete' }));
    expect(() => explain('5x')).toThrow(expect.objectContaining({ code: 'unknown-suit' }));
    expect(() => explain(PLAIN, {}, 'nobody')).toThrow(expect.objectContaining({ code: 'unknown-profile' }));
  });

  it('is data', () => {
    const found = explain('(RRR) 555c 123b 99d 78d +9d 13f', drawn, 'pung-based');
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  it('of thirteen orphans is about their tiles', () => {
    const found = explain('19b 19c 19d ESWNRGB +E', {}, 'pung-based');
    expect(about(found, 'thirteen-orphans').given).toBe(true);
    expect(about(found, 'terminals-and-honours').given).toBe(true);
    expect(about(found, 'all-pungs').given).toBe(false);
    expect(about(found, 'set-of-seat-wind').given).toBe(false);
  });
});

describe('an award that gives nothing', () => {
  it.each(['0 points', '0 doubles'])('is worthless, not without a limit: %s', (award) => {
    const found = about(explain(PLAIN, {}, bare(`self-draw: ${award}; flower: ${award}`)), 'self-draw');
    expect(found.reasons).toEqual([{ code: 'worthless' }]);
  });

  it('for an exposed set is not reported as missing', () => {
    const rules = bare('pung-of-simples: 0/4 points');
    expect(about(explain('(222b) 789b 456c 99c 34d', {}, rules), 'pung-of-simples').reasons).toEqual([
      { code: 'worthless' },
    ]);
    expect(about(explain(NOTHING, {}, rules), 'pung-of-simples').reasons).toEqual([{ code: 'none-held' }]);
  });
});

describe('a Score', () => {
  const own = defineProfile({ name: 'classical', rules: 'mahjong: 50 points; chow-hand: off' });

  it('is explained by the rules it was scored with, even if other rules have the same name', () => {
    const explained = explain(score(PLAIN, {}, own));
    expect(about(explained, 'mahjong').award).toBe('50 points');
    expect(about(explained, 'chow-hand')).toBeUndefined();
  });

  it('that was stored is explained by the profile it names', () => {
    const stored = JSON.parse(JSON.stringify(score(PLAIN, {}, own))) as Score;
    expect(about(explain(stored), 'mahjong').award).toBe('20 points');
    expect(() => explain({ ...stored, profile: 'our table' })).toThrow(RulesError);
  });
});

/** Every way to declare some of the sets. */
const declarations = (sets: readonly string[]): boolean[][] =>
  sets.reduce<boolean[][]>(
    (all, _) =>
      all.flatMap((some) => [
        [...some, false],
        [...some, true],
      ]),
    [[]],
  );

describe('a hand whose tiles are exposed', () => {
  const hands: [sets: string[], rest: string][] = [
    [['123b', '456b', '789b'], '1199b +9b'],
    [['111b', '234b', '567b'], '8999b +8b'],
    [['123b', '456b', '678b'], '1199b +9b'],
    [['111d', '999d', '345d'], '2678d +2d'],
    [['234b', '666b', 'GGG'], '2388b +4b'],
    [['111b', '999c', '111d'], 'EE99d +9d'],
    [['RRR', 'GGG', '123d'], 'B456d +B'],
    [['EEE', 'SSS', 'WWW'], 'N456d +N'],
    [['SSS', 'WWW', '222c'], '3378b +9b'],
    [['222b', '555c', '888d'], 'R777c +R'],
    [['123c', '789c', '234c'], 'R456c +R'],
    [['EEE', 'RRR', '234c'], '3499c +5c'],
  ];
  const everything = defineProfile({
    name: 'everything',
    extends: 'pung-based',
    rules: ruleIds.map((id) => `${id}: 1 double`).join('; '),
  });
  /** The tiles that each of these facts requires, in any group. */
  const asked: Record<string, (tiles: string[], missing: string) => boolean> = {
    'nine-gates': (tiles, one) => count(tiles, one) < (/[19]/.test(one) ? 3 : 1),
    'green-dragon': (tiles, one) => count(tiles, one) < 1,
    orphans: (tiles, one) => count(tiles, one) < 1,
    'three-dragon-sets': (tiles, one) => count(tiles, one) < 3,
    'four-wind-sets': (tiles, one) => count(tiles, one) < 3,
    'little-dragons': (tiles, one) => count(tiles, one) < 2,
    'little-winds': (tiles, one) => count(tiles, one) < 2,
    'four-flowers': (tiles, one) => count(tiles, one) < 1,
    'four-seasons': (tiles, one) => count(tiles, one) < 1,
  };
  const count = (tiles: string[], tile: string) => tiles.filter((one) => one === tile).length;

  it.each(hands)('is not said to lack them: %s %s', (sets, rest) => {
    const lacking = declarations(sets).map((declared) => {
      const text = sets.map((set, index) => (declared[index] ? `(${set})` : set)).join(' ');
      const scored = score(`${text} ${rest}`, drawn, everything);
      const tiles = scored.reading.flatMap((group) => group.tiles);
      return explain(scored).flatMap(({ rule, reasons }) =>
        reasons
          .filter(({ code }) => code !== 'single-wait')
          .map(({ code, missing }) => {
            for (const one of missing ?? [])
              if (code in asked)
                expect(asked[code](tiles, one), `${rule}: ${code} ${one} in ${text} ${rest}`).toBe(true);
            return missing?.length && `${rule} ${code} ${missing.join(' ')}`;
          })
          .filter(Boolean),
      );
    });
    // What is missing does not depend on what was claimed.
    for (const found of lacking) expect(found).toEqual(lacking[0]);
  });

  it('misses nine gates because it was declared', () => {
    const found = (hand: string) => about(explain(hand, {}, bare('nine-gates: limit')), 'nine-gates').reasons;
    expect(found('(123b) (456b) 1178999b +1b')).toEqual([
      { code: 'nothing-declared', tiles: ['1b', '2b', '3b', '4b', '5b', '6b'] },
    ]);
    expect(found('(123b) (456b) 1178899b +7b')).toEqual([
      { code: 'nothing-declared', tiles: ['1b', '2b', '3b', '4b', '5b', '6b'] },
      { code: 'nine-gates', missing: ['9b'] },
    ]);
  });
});

describe('a number of groups in words', () => {
  it.each<[of: NonNullable<Reason['of']>, english: string, chinese: string]>([
    ['at least 3 concealed kongs', 'at least 3 concealed kongs', '至少 3 組暗的槓'],
    ['exactly 2 pungs of seat-wind', 'exactly 2 pungs of seat wind', '正好 2 組門風刻子'],
    ['no pairs of dragons', 'no pairs of dragons', '沒有三元牌對子'],
    ['exactly 1 set of [b]', 'exactly 1 set of [b]', '正好 1 組 [b] 的面子'],
    ['at least 2 flowers of seat', 'at least 2 flowers of seat', '至少 2 張本位花'],
  ])('%s', (of, english, chinese) => {
    const reason = { code: 'count', of, count: 1, groups: [] } as never;
    expect(panelTextsFor('en').reasons.count(reason)).toBe(`“${english}” does not apply: the hand has 1`);
    expect(panelTextsFor('zh-Hant').reasons.count(reason)).toBe(`要「${chinese}」，手上有 1`);
  });
});
