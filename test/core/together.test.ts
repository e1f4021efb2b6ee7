/** Awards that depend on which others are given: `alone`, `plus bonus` and `best-of`; and limits by seat, wins of East, kongs in patterns. */
import { describe, expect, it } from 'vitest';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { playGame } from '../../src/core/game.js';
import { defineProfile, explain, score, settle, waits, type Profile, type Situation } from '../../src/core/index.js';

const table = (rules: string, parent?: string): Profile => defineProfile({ name: 'table', extends: parent, rules });
const south: Situation = { seat: 'south' };
const figures = (hand: string, rules: string, situation = south) => {
  const { base, doubles, total, value, limited } = score(hand, situation, table(rules));
  return { base, doubles, total, value, limited };
};
const reasonOf = (rule: string, hand: string, rules: string, situation = south) =>
  explain(hand, situation, table(rules)).find((one) => one.rule === rule)!.reasons;

describe('an award that counts alone', () => {
  const purity = 'full-flush: off; --purity: 3 doubles alone if one-suit, no-honour, no-chow';
  const hand = '(111c) (555c) (777c) 888c 6c +6c';

  it('leaves no room for other doubles, of groups and flowers too', () => {
    expect(figures(hand, purity)).toEqual({ base: 32, doubles: 3, total: 256, value: 256, limited: false });
    expect(figures(`${hand} 2f`, purity)).toMatchObject({ base: 36, doubles: 3 });
    expect(figures(hand, purity.replace(' alone', ''))).toMatchObject({ doubles: 4 });
  });

  it('names itself as the reason', () => {
    expect(reasonOf('all-pungs', hand, purity)).toEqual([{ code: 'alone', by: '--purity' }]);
    expect(reasonOf('own-flower', `${hand} 2f`, purity)).toEqual([{ code: 'alone', by: '--purity' }]);
  });

  it('leaves points and limits as they are', () => {
    expect(figures(hand, `${purity}; --jade: half limit if no-chow`)).toMatchObject({ base: 32, value: 256 });
    expect(figures(hand, `${purity}; --jade: limit if no-chow`)).toMatchObject({ base: 32, value: 500, limited: true });
  });

  it('gives way to a better one', () => {
    expect(figures(hand, `${purity}; --pungs: 4 doubles alone if no-chow`)).toMatchObject({ doubles: 4 });
  });
});

describe('the tiles of a loser are grouped so that the hand is worth most', () => {
  const read = (hand: string, rules: string) => {
    const { value, reading, otherReadings } = score(hand, south, table(rules));
    return [value, reading.map(({ tiles }) => tiles.join('')), otherReadings.map((other) => other.value)];
  };

  it('although an award that counts alone is lost, with tiles apart', () => {
    const hand = '(SSS)(999c) RR 1357b 2c 2f';
    const rules = '--x: 1 double alone for everyone if pair-of-dragons';
    // 12 × 4 for the own wind and the own flower; with the pair, 14 × 2.
    expect(read(hand, rules)).toEqual([48, ['9c9c9c', 'SSS'], [28]]);
    expect(read(hand, rules.replace('1 double', '3 doubles'))).toEqual([112, ['9c9c9c', 'SSS', 'RR'], []]);
  });

  it('although a built-in one is, with a pung as a pair', () => {
    const hand = '(SSS) 222b 444c 777d 1b 2f';
    expect(read(hand, 'three-concealed-pungs: 1 double alone for everyone')).toEqual([
      64,
      ['SSS', '4c4c4c', '7d7d7d', '2b2b'],
      [40],
    ]);
  });

  it('although the best award of a family is lost', () => {
    const rules =
      '--pair: 1 double for everyone if pair-of-dragons; --set: 100 points for everyone if set-of-dragons; best-of: --pair, --set';
    // 4 + 100 points and the double of the set; with the pair, 6 points and two doubles.
    expect(read('(GGG) RR 1357b 2469c', rules)).toEqual([208, ['GGG'], [24]]);
    // Of doubles, the best is worth most, so that tiles are never better left apart.
    const doubles = rules.replace('100 points', '2 doubles');
    expect(read('(GGG) RR 1357b 2469c', doubles)).toEqual([48, ['GGG', 'RR'], []]);
  });

  it.each<[rules: string, hand: string, value: number, groups: string[], whole: number[]]>([
    // The pung of the own wind is 4 points and a double. With the pair of dragons, 2 points more.
    ['--x: 3 doubles for everyone if no pairs', '(SSS) RR 1357b 2469c', 64, ['SSS'], [12]],
    ['--x: 3 doubles for everyone if not pair-of-dragons', '(SSS) RR 1357b 2469c', 64, ['SSS'], [12]],
    // Fifteen doubles would not make up for nothing.
    ['--x: 1 point for everyone if no pairs', '(SSS) RR 1357b 2469c', 12, ['SSS', 'RR'], []],
    // A pung as a pair: two pungs and 16 points instead of three and 12.
    ['--x: 10 points for everyone if at most 2 pungs', '222b 444c 777d 135d W', 18, ['4c4c4c', '7d7d7d', '2b2b'], [12]],
    // A pung apart, as the pair would not do either.
    ['--x: 20 points for losers if 1 pung, no pairs', '222b 444c 135d 89b WN', 24, ['4c4c4c'], [8]],
    [
      '--x: 2 doubles for everyone if not --y; --y: 1 point if pung-of-simples',
      '(SSS) 222b 1357d RGB',
      32,
      ['SSS', '2b2b'],
      [16],
    ],
    // A condition on a built-in award.
    ['set-of-seat-wind: 2 doubles if no pairs', '(SSS) 99c 1357b 246d R', 16, ['SSS'], [4]],
    // Every group has a terminal or an honour, as long as the pair of fives is none.
    ['outside-hand: 2 doubles for everyone', '(123b) (SSS) 55c 2468d R', 32, ['1b2b3b', 'SSS'], [8]],
    // A fixed value below what the hand is worth without it.
    ['--x: score 10 for everyone if pair-of-dragons', '(SSS)(999c) RR 1357b 2c', 16, ['9c9c9c', 'SSS'], [10]],
  ])('although it has fewer of them: %s', (rules, hand, value, groups, whole) => {
    expect(read(hand, rules)).toEqual([value, groups, whole]);
  });

  it('where what a table adds cannot matter to their groups, as before', () => {
    const rules =
      '--x: 3 doubles for everyone if no exposed pungs, no kongs, no chows, no flowers; ' +
      '--y: 2 doubles if no pairs; --z: 2 doubles for losers if calling --y';
    expect(compiledProfile(table(rules)).loser.isLessBetter).toBe(false);
  });

  it('in any hand, within bounds', () => {
    const rules = 'three-concealed-pungs: 1 double alone for everyone';
    expect(read('1122b 3344c 5566d R', rules)[0]).toBe(0);
    const dead = score('222333444555666777b 22c', { dead: true }, table(rules));
    // Six pungs are 24 points and a double; two of them are 8 points. A dead hand is not searched to the end.
    expect(dead.value).toBeGreaterThanOrEqual(48);
  });
});

describe('a limit hand plus bonus', () => {
  const orphans = 'thirteen-orphans: limit plus bonus';
  const hand = '19b 19c 19d ESWN RGB +B';

  it('adds flowers and seasons, with doubles of their own', () => {
    expect(figures(hand, orphans)).toMatchObject({ value: 500, limited: true });
    expect(figures(`${hand} 1f 3s`, orphans)).toMatchObject({ value: 508, limited: true });
    expect(figures(`${hand} 2f 3s`, orphans)).toMatchObject({ value: 516 });
    expect(figures(`${hand} 1234f`, orphans)).toMatchObject({ value: 500 + 16 * 4 });
    expect(figures(`${hand} 1234f`, `${orphans}; limit-doubles: 1`)).toMatchObject({ value: 500 + 16 * 2 });
    expect(figures(`${hand} 2f 3s`, 'thirteen-orphans: limit')).toMatchObject({ value: 500 });
  });

  it('has what was added in its line', () => {
    const { awards } = score(`${hand} 2f 3s`, south, table(orphans));
    expect(awards.find(({ rule }) => rule === 'thirteen-orphans')).toMatchObject({ limit: 1, plus: 16 });
    expect(score(hand, south, table(orphans)).awards.some((award) => 'plus' in award)).toBe(false);
  });

  it('may decide which of several limit hands counts', () => {
    const rules =
      '--small: half limit plus bonus if self-draw; --other: 13/25 limit if self-draw; all-flowers: 3 doubles';
    const drawn: Situation = { ...south, win: 'self-draw' };
    expect(figures('(123b) 456c 789d 22d 78b +9b', rules, drawn)).toMatchObject({ value: 260 });
    expect(figures('(123b) 456c 789d 22d 78b +9b 1234f', rules, drawn)).toMatchObject({ value: 250 + 16 * 16 });
  });

  it('can be paid above the limit', () => {
    const scores = { east: 0, west: 0, north: 0, south: score(`${hand} 2f 3s`, south, table(orphans)) };
    expect(settle({ scores, winner: 'south' }, table(orphans)).totals).toMatchObject({ south: 516 * 4, east: -1032 });
  });
});

describe('a family of awards', () => {
  const rules =
    'three-concealed-pungs: 1 double; four-concealed-pungs: 2 doubles; best-of: three-concealed-pungs, four-concealed-pungs';
  const four = '222b 777c 444d SSS 9b +9b';

  it('gives only the best', () => {
    // All pungs and the set of the own wind are two more.
    expect(figures(four, rules)).toMatchObject({ doubles: 4 });
    expect(figures('(222b) 777c 444d SSS 9b +9b', rules)).toMatchObject({ doubles: 3 });
    expect(reasonOf('three-concealed-pungs', four, rules)).toEqual([{ code: 'included', by: 'four-concealed-pungs' }]);
  });

  it('has limits before doubles, and doubles before points', () => {
    const mixed = (best: string) => figures(four, `--a: 1000 points if no-chow; --b: 1 double if no-chow; ${best}`);
    expect(mixed('best-of: --a, --b')).toMatchObject({ base: 20 + 4 + 4 + 4 + 8 + 2, doubles: 3 });
    expect(mixed('best-of: --a, all-honours')).toMatchObject({ doubles: 3 });
    expect(figures(four, '--a: half limit if no-chow; best-of: --a, all-pungs')).toMatchObject({
      doubles: 1,
      value: 250,
    });
  });

  it('counts awards for groups together', () => {
    const sets = 'best-of: set-of-dragons, --one; --one: 1 double if no-chow';
    expect(figures('(RRR) (GGG) 777c 444d 9b +9b', sets)).toMatchObject({ doubles: 3 });
    expect(reasonOf('--one', '(RRR) (GGG) 777c 444d 9b +9b', sets)).toEqual([
      { code: 'included', by: 'set-of-dragons' },
    ]);
  });
});

it('an award of the table’s own that an option lists must be declared', () => {
  for (const rules of ['pao-on: full-flush, --purity', 'win-requirement: --purity', 'best-of: full-flush, --purity']) {
    expect(() => table(rules)).toThrow('“--purity”');
    expect(() => table(`${rules}; --purity: 1 double if one-suit`)).not.toThrow();
    expect(() => table(`${rules}; --puritan: 1 double if one-suit`)).toThrow('did you mean “--puritan”?');
  }
});

describe('a limit by seat', () => {
  const rules = 'limit: 1000, east 2000, south 64';
  const hand = '19b 19c 19d ESWN RGB +B';

  it('caps hands, and is what limit hands are worth', () => {
    expect(['east', 'south', 'west'].map((seat) => figures(hand, rules, { seat } as Situation).value)).toEqual([
      2000, 64, 1000,
    ]);
    expect(score('(RRR) (GGG) 123b 99b 78b +9b', south, table(rules))).toMatchObject({ limit: 64, limited: true });
    const fixed = `${rules}; limit-value: 300`;
    expect(figures(hand, fixed)).toMatchObject({ value: 300 });
  });

  it('caps numbers in a settlement', () => {
    const scores = { east: 5000, south: 5000, west: 0, north: 0 };
    expect(settle({ scores, winner: 'east' }, table(rules)).totals).toMatchObject({
      east: 12_000,
      south: -4000 + 64 * 2,
    });
  });

  it('is sorted by seat, and left out if it is that of all', () => {
    expect(table('limit: 1000, north 5, east 2000').rules.limit).toBe('1000, east 2000, north 5');
    expect(table('limit: 1000, north 1000').rules.limit).toBe(1000);
    for (const wrong of ['none, east 5', '1000, east none', '1000, east 5, east 6', '1000, 5', '1000, up 5', '1000,'])
      expect(() => table(`limit: ${wrong}`), wrong).toThrow('is not a value');
  });
});

describe('wins of East in a row', () => {
  const won = (rules: string) =>
    playGame({
      players: ['Ann', 'Ben', 'Cho', 'Dan'],
      rules,
      hands: Array.from({ length: 14 }, () => ({ winner: 0, hands: [20, 0, 0, 0] })),
    } as never).rows.findIndex(({ isThirteenth }) => isThirteenth);

  it('can be another number than thirteen', () => {
    expect(won('thirteen-wins: limit after 9')).toBe(8);
    expect(won('thirteen-wins: limit')).toBe(12);
    expect(won('thirteen-wins: off')).toBe(-1);
  });

  it('say which win was meant', () => {
    expect(reasonOf('thirteen-wins', '(123b) 444c 777d 222d 5b +5b', 'thirteen-wins: limit after 9')).toEqual([
      { code: 'thirteenth-win', count: 9 },
    ]);
  });
});

describe('a kong in a pattern', () => {
  const rules = '--kong: limit of [G]{4}! 123456789b [b]{2}';

  it('must be declared', () => {
    expect(figures('(GGGG) 123456789b 5b +5b', rules)).toMatchObject({ value: 500 });
    expect(figures('[GGGG] 123456789b 5b +5b', rules)).toMatchObject({ value: 500 });
    const given = (hand: string) => score(hand, south, table(rules)).awards.some(({ rule }) => rule === '--kong');
    expect(given('(GGG) 123456789b 5b +5b')).toBe(false);
    expect(given('GGG 123456789b 5b +5b')).toBe(false);
  });

  it('is what a hand without it lacks', () => {
    expect(reasonOf('--kong', '(GGG) 123456789b 5b +5b', rules)).toEqual([{ code: 'tiles', missing: ['G'] }]);
  });

  it('can be waited with', () => {
    const kongs = table('--kongs: limit of [RGB]{4}!*2 [ESWN]*4! [19b]*4');
    expect(waits('(RRRR) [GGGG] ESWN 199b', {}, kongs).map(({ tile }) => tile)).toEqual(['1b', '9b']);
    expect(waits('(RRRR) GGG ESWN 199b', {}, kongs)).toEqual([]);
  });
});

describe('a hand declared ready', () => {
  const rules = 'original-call: 1 double for everyone; standing: 100 points for everyone';
  const loser = '(RRR) 123b 456c 789d 5b';

  it('can score for losers', () => {
    expect(figures(loser, rules, { ...south, circumstances: ['original-call'] })).toMatchObject({
      base: 4,
      doubles: 2,
    });
    expect(figures(loser, rules, { ...south, circumstances: ['standing'] })).toMatchObject({ base: 104, doubles: 1 });
    expect(figures(`${loser} +5b`, rules, { ...south, circumstances: ['standing'] })).toMatchObject({ base: 126 });
  });

  it('is declared once, and a loser has no other circumstances', () => {
    const refused =
      (...circumstances: string[]) =>
      () =>
        score(loser, { circumstances } as Situation);
    expect(refused('original-call', 'standing')).toThrow('cannot both apply');
    expect(refused('last-tile')).toThrow('no winning tile');
    expect(refused('standing', 'last-tile')).toThrow('no winning tile');
    expect(() => score(`${loser} +5b`, { circumstances: ['standing', 'first-turn'] })).toThrow();
  });
});
