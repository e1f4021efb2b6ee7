/** Exercises in detail: how figures and lists are written, what explains a wrong one, and what a wish may be. */
import { countParts } from '../../src/exercise/verdict.js';
import { describe, expect, it } from 'vitest';
import { defineProfile, score, settle, type Score } from '../../src/core/index.js';
import { difficultyOf } from '../../src/core/exercises/want.js';
import {
  checkAnswer,
  countQuestions,
  makeHand,
  readWant,
  type Answer,
  type Solution,
  type Want,
} from '../../src/core/odds.js';
import { faultOf } from './exercise-helpers.js';
import { table } from './helpers.js';

// 20 for going out, 4 + 4 for the pungs of dragons, 2 for the wait; two doubles.
const found = score('(RRR) (GGG) 123b 456b 9d +9d');

describe('a figure', () => {
  const given = (points: string | number): number => checkAnswer(found, { points }).figures[0]!.given;
  const paid = (east: string | number): number =>
    checkAnswer({ settlement: { totals: { east: 0, south: 0, west: 0, north: 0 } } }, { payments: { east } })
      .figures[0]!.given;

  it.each([
    ['1,000', 1000],
    ['１，０００', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ["1'000", 1000],
    ['1’000', 1000],
    ['12\u00a0345', 12_345],
    ['123\u202f456\u202f789', 123_456_789],
    ['  26\n', 26],
    ['+26', 26],
    ['+ 5', 5],
    ['0', 0],
    ['-0', 0],
    [`${'0'.repeat(10)}26`, 26],
    [`${' '.repeat(38)}26`, 26],
    ['1000000000000', 1e12],
    [1e12, 1e12],
    [-0, 0],
  ])('may be written as %j', (text, number) => {
    expect(given(text)).toBe(number);
  });

  it.each([
    '1,000.000',
    '1,0000',
    '1234,567',
    ',000',
    '1,',
    '--5',
    '1000000000001',
    `${' '.repeat(40)}5`,
    '5 points',
    'x5',
  ])('is not valid as %j', (text) => {
    expect(faultOf(() => given(text))).toContain('is not an answer: use a whole number such as 26.');
  });

  it('may be negative in payments only', () => {
    expect([paid('−1,040'), paid('-40'), paid(-1e12), paid('-1000000000000')]).toEqual([-1040, -40, -1e12, -1e12]);
    expect(faultOf(() => paid(-1e12 - 1))).toContain('a whole number such as 120 or −40.');
    expect(faultOf(() => given(1e12 + 1))).toContain('such as 26.');
    expect(faultOf(() => given('−5'))).toContain('points: “−5” is not an answer');
    expect(faultOf(() => paid('x'))).toBe(
      'payments.east: “x” is not an answer: use a whole number such as 120 or −40.',
    );
  });

  it('that is not given is not checked', () => {
    const nothing = { correct: false, figures: [] };
    expect(checkAnswer(found, { points: undefined, doubles: null as never })).toEqual(nothing);
    expect(checkAnswer(found, { points: undefined, doubles: found.doubles }).correct).toBe(true);
    expect(checkAnswer({}, {})).toEqual(nothing);
    const settlement = settle({
      scores: { east: 20, south: 64, west: 8, north: 0 },
      winner: 'south',
      discarder: 'west',
    });
    expect(checkAnswer({ settlement }, { payments: { south: undefined, west: settlement.totals.west } })).toEqual({
      correct: true,
      figures: [
        {
          part: 'payments',
          seat: 'west',
          given: settlement.totals.west,
          expected: settlement.totals.west,
          correct: true,
        },
      ],
    });
  });
});

describe('payments with fines', () => {
  const fined = {
    scores: { east: 20, south: 64, west: 8, north: 0 },
    winner: 'south',
    discarder: 'west',
    incidents: { north: ['incomplete-win'] },
  } as const;
  const rules = defineProfile({ name: 'fining', rules: 'false-win: 300 to each' });
  const settlement = settle(fined, rules);
  const before = settle(fined).totals;
  const slips = (payments: NonNullable<Answer['payments']>, solution: Solution['settlement'] = settlement) =>
    checkAnswer({ settlement: solution }, { payments }).figures.map(({ correct, slip }) => slip?.kind ?? correct);

  it('say if only the fines are missing, for those who pay and those who receive', () => {
    expect(settlement.totals).toEqual({
      east: before.east + 300,
      south: before.south + 300,
      west: before.west + 300,
      north: before.north - 900,
    });
    expect(slips(before)).toEqual(['not-fined', 'not-fined', 'not-fined', 'not-fined']);
    expect(slips(settlement.totals)).toEqual([true, true, true, true]);
    expect(slips({ east: before.east + 1, north: before.north - 300 })).toEqual([false, false]);
  });

  it('are checked without payments too, as a page may have stored them', () => {
    const { totals } = settlement;
    expect(slips({ north: before.north }, { totals })).toEqual([false]);
    expect(slips({ north: before.north }, { totals, payments: [null] as never })).toEqual([false]);
    expect(slips({ north: before.north }, settle(fined))).toEqual([true]);
  });
});

describe('a list', () => {
  const waits = (answer: Answer['waits'], expected: readonly string[] = ['1b', 'E']) =>
    checkAnswer({ waits: expected as never }, { waits: answer });

  it('of tiles is in any order and notation, once each', () => {
    expect(waits('E 1B, 1b; 9d4b').waits).toEqual({ right: ['1b', 'E'], missing: [], wrong: ['4b', '9d'] });
    expect(waits('E 1B').correct).toBe(true);
    expect(waits(['1b', 'E'])).toMatchObject({ correct: true, figures: [], waits: { wrong: [] } });
    expect(waits('1b').correct).toBe(false);
    expect(waits('1b 2b E').correct).toBe(false);
    expect(waits('', []).correct).toBe(true);
    for (const wrong of ['0b', '1', 'b', '1b?', 'e', '1b x', '1x2b', '1'.repeat(15) + 'b'])
      expect(
        faultOf(() => waits(wrong)),
        wrong,
      ).toMatch(/^waits: “.*” is not an answer: use tiles such as 147b or E\.$/);
  });

  it('may have 200 items or 500 characters', () => {
    expect(waits(Array<'1b'>(200).fill('1b')).waits!.right).toEqual(['1b']);
    expect(faultOf(() => waits(Array<'1b'>(201).fill('1b')))).toContain('waits:');
    expect(waits(' '.repeat(498) + '1b').waits!.right).toEqual(['1b']);
    expect(faultOf(() => waits(' '.repeat(499) + '1b'))).toContain('waits:');
    expect(faultOf(() => waits(7 as never))).toBe('waits: “7” is not an answer: use tiles such as 147b or E.');
  });

  it('of awards is compared by id, in lower or upper case', () => {
    const check = (awards: Answer['awards']) => checkAnswer(found, { awards });
    expect(check('Mahjong, SET-OF-DRAGONS; pung-of-honours only-tile').correct).toBe(true);
    expect(check(['mahjong', 'mahjong']).awards).toEqual({
      right: ['mahjong'],
      missing: ['pung-of-honours', 'only-tile', 'set-of-dragons'],
      wrong: [],
    });
    expect(check('mahjong').correct).toBe(false);
    expect(check('mahjong set-of-dragons pung-of-honours only-tile all-pungs').correct).toBe(false);
    expect(check(`--${'x'.repeat(497)}`).awards!.wrong).toHaveLength(1);
    expect(faultOf(() => check(`--${'x'.repeat(498)}`))).toContain('awards:');
    expect(check(' mahjong , ; ').awards!.right).toEqual(['mahjong']);
  });

  it('of one tile is a discard', () => {
    const solution = { discards: ['9d', 'E'] } as const;
    expect(checkAnswer(solution, { discard: '9d' })).toEqual({
      correct: true,
      figures: [],
      discard: { given: '9d', best: ['9d', 'E'], correct: true },
    });
    expect(checkAnswer(solution, { discard: '1b' }).correct).toBe(false);
    expect(faultOf(() => checkAnswer(solution, { discard: '' as never }))).toBe(
      'discard: “” is not an answer: use one tile such as 5b.',
    );
    expect(faultOf(() => checkAnswer(solution, { discard: 'x' as never }))).toBe(
      'discard: “x” is not an answer: use tiles such as 147b or E.',
    );
  });

  it('cannot be compared with anything else', () => {
    for (const part of ['doubles', 'value', 'awards', 'waits', 'discard', 'payments'] as const)
      expect(faultOf(() => checkAnswer({}, { [part]: part === 'awards' ? 'mahjong' : '1b' }))).toBe(
        `${part} was answered, but there is nothing to check it against.`,
      );
    expect(faultOf(() => checkAnswer('score' as never, {}))).toBe('solution: “score” is not an answer: use a Score.');
    for (const part of ['point', 'Points', 'constructor', 'slip'])
      expect(faultOf(() => checkAnswer(found, { value: found.value, [part]: 26 }))).toBe(
        `answer: “${part}” is not an answer: use points, doubles, value, awards, waits, discard, payments.`,
      );
    for (const answer of [[], 'E', undefined])
      expect(faultOf(() => checkAnswer(found, answer as never))).toMatch(
        /^answer: “.*” is not an answer: use an object\.$/,
      );
  });
});

describe('what explains a wrong figure', () => {
  const slip = (answer: Answer, of: Score = found) => checkAnswer(of, answer).figures[0]!.slip;

  it('may be another wrong figure, from which the value follows', () => {
    const flush = score('(222b) (555b) 888b 77b 99b +9b');
    const kinds = (answer: Answer) => checkAnswer(flush, answer).figures.map((one) => one.slip?.kind ?? one.correct);
    // 32 points and 4 doubles are right: 512, at most 500.
    expect(kinds({ points: 33, doubles: 2, value: 132 }).at(-1)).toBe('follows');
    expect(kinds({ doubles: 3, value: 256 }).at(-1)).toBe('follows');
    expect(kinds({ points: 32, doubles: 5, value: 500 }).at(-1)).toBe(true);
    expect(kinds({ points: 33, doubles: 4, value: 528 }).at(-1), 'the limit was forgotten').not.toBe('follows');
    expect(kinds({ points: 32, doubles: 4, value: 256 }).at(-1)).not.toBe('follows');
    expect(countParts(checkAnswer(flush, { points: 33, doubles: 2, value: 132 }))).toEqual({ all: 3, wrong: 2 });
    // As these rules round: 33 × 4 is 132, and counts as 140.
    const rounding = defineProfile({ name: 'rounding', extends: 'classical', rules: 'rounding: total-up-to-10' });
    const tens = score('(222b) (555b) 888b 77b 99b +9b', {}, rounding);
    const rounded = (answer: Answer) => checkAnswer(tens, answer).figures.at(-1)!.slip?.kind;
    expect(rounded({ points: 33, doubles: 2, value: 140 })).toBe('follows');
    expect(rounded({ points: 33, doubles: 2, value: 132 })).not.toBe('follows');
  });

  it('may be multiplying instead of doubling', () => {
    // Three doubles for the suit and one for the pungs: 32 × 16 = 512, at most 500.
    const flush = score('(222b) (555b) 888b 77b 99b +9b');
    expect([flush.base, flush.doubles, flush.value]).toEqual([32, 4, 500]);
    expect(slip({ value: 128 }, flush)).toEqual({ kind: 'multiplied' });
    expect(slip({ value: 32 }, flush)).toEqual({ kind: 'not-doubled' });
    expect(slip({ value: 512 }, flush)).toEqual({ kind: 'not-limited' });
    expect(slip({ value: 64 }, flush)).toEqual({ kind: 'omitted', awards: ['full-flush'] });
    expect(slip({ points: 128 }, flush)).toBe(undefined);
    expect(slip({ doubles: 128 }, flush)).toBe(undefined);
    expect(slip({ value: 7 }, flush)).toBe(undefined);
    // Both doubles belong to one award.
    const half = score('(234b) (567b) 789b EE 44b +4b', { seat: 'south' }, table('half-flush: 2 doubles'));
    expect([half.base, half.doubles]).toEqual([24, 2]);
    expect(slip({ value: 48 }, half)).toEqual({ kind: 'multiplied' });
    // Nothing to multiply by.
    const lost = score('(222b) 777c EE 3f', { seat: 'south', partial: true });
    expect([lost.base, lost.doubles]).toEqual([12, 0]);
    expect(slip({ value: 0 }, lost)).toBe(undefined);
    const plain = score('(234b) (567c) (345d) 22c 78d +9d', { seat: 'south' });
    expect([plain.base, plain.doubles]).toEqual([20, 0]);
    expect(slip({ value: 0 }, plain)).toEqual({ kind: 'omitted', awards: ['mahjong'] });
    expect(slip({ doubles: 1 }, plain)).toBe(undefined);
  });

  it('may be points that were not rounded before they were doubled', () => {
    const rounded = score('(RRR) 123b 456b 99d 78d +9d', {}, table('rounding: base-to-nearest-10'));
    expect([rounded.base, rounded.doubles, rounded.value]).toEqual([20, 1, 40]);
    expect(slip({ value: 48 }, rounded)).toEqual({ kind: 'not-rounded' });
    expect(slip({ doubles: 24 }, rounded)).toBe(undefined);
    expect(slip({ value: 24 }, rounded)).toBe(undefined);
  });

  it('may be an award without which the points are rounded to less', () => {
    // Without both pungs, 22 points are 20.
    const rounded = score('(RRR) (GGG) 123b 456b 9d +9d', {}, table('rounding: base-to-nearest-10'));
    expect(slip({ points: 20 }, rounded)).toEqual({ kind: 'omitted', awards: ['pung-of-honours'] });
  });

  it('of points or doubles has nothing to do with the value', () => {
    for (const part of ['points', 'doubles'] as const) expect(slip({ [part]: 120 })).toBe(undefined);
    expect(slip({ doubles: 30 })).toBe(undefined);
  });

  it('is not looked for if the figure is right', () => {
    expect(checkAnswer(found, { points: 30, doubles: 2, value: 120 })).toEqual({
      correct: true,
      figures: [
        { part: 'points', given: 30, expected: 30, correct: true },
        { part: 'doubles', given: 2, expected: 2, correct: true },
        { part: 'value', given: 120, expected: 120, correct: true },
      ],
    });
  });

  it('takes part of the limit into account', () => {
    const half = table('half-flush: half limit');
    const flush = score('(234b) (567b) 789b EE 44b +4b', { seat: 'south' }, half);
    expect(flush.value).toBe(Number(half.rules.limit) / 2);
    expect(slip({ value: flush.total }, flush)).toEqual({ kind: 'not-limited' });
    expect(checkAnswer(flush, { value: flush.value }).correct).toBe(true);
    expect(countQuestions(flush).at(-1)!.answer).toBe(flush.value);
    expect(countQuestions(flush).at(-2)).toMatchObject({ topic: 'limit-hands', unit: 'limit', answer: flush.value });
  });
});

describe('the questions of a count', () => {
  const asked = (of: Score): string[] =>
    countQuestions(of).map(({ topic, unit, answer, points, doubles }) =>
      [topic, unit, answer, points, doubles].join(' '),
    );

  it('are about everything that the classical rules have, in this order', () => {
    const drawn = score('[EEEE] (RRR) 123b 99d 79d +8d 1f 2s', {
      seat: 'east',
      round: 'east',
      win: 'self-draw',
      circumstances: ['last-tile'],
    });
    expect(asked(drawn)).toEqual([
      'winning points 20 20 0',
      'sets points 36 56 0',
      'pairs points 0 56 0',
      'bonus points 8 64 0',
      'wait points 2 66 0',
      'sets doubles 3 66 3',
      'bonus doubles 1 66 4',
      'whole-hand doubles 0 66 4',
      'wait doubles 1 66 5',
      'limit-hands limit 0 66 5',
      'value value 500 66 5',
    ]);
    expect(
      Object.fromEntries(countQuestions(drawn).map(({ topic, unit, about }) => [`${topic} ${unit}`, about])),
    ).toEqual({
      'bonus doubles': ['own-flower', 'own-season', 'all-flowers', 'all-seasons'],
      'bonus points': ['flower', 'season'],
      'limit-hands limit': [
        'heavenly-hand',
        'earthly-hand',
        'thirteen-orphans',
        'nine-gates',
        'four-kongs',
        'all-honours',
        'all-terminals',
        'big-three-dragons',
        'little-four-winds',
        'big-four-winds',
        'twofold-fortune',
        'all-green',
      ],
      'pairs points': ['pair-of-dragons', 'pair-of-seat-wind', 'pair-of-round-wind'],
      'sets doubles': ['set-of-dragons', 'set-of-seat-wind', 'set-of-round-wind', 'little-three-dragons'],
      'sets points': [
        'pung-of-simples',
        'pung-of-terminals',
        'pung-of-honours',
        'kong-of-simples',
        'kong-of-terminals',
        'kong-of-honours',
      ],
      'value value': [],
      'wait doubles': ['last-tile', 'last-discard'],
      'wait points': ['self-draw', 'only-tile', 'kong-replacement', 'robbed-kong'],
      'whole-hand doubles': ['all-pungs', 'half-flush', 'full-flush', 'fully-concealed'],
      'winning points': ['mahjong'],
    });
  });

  it('end with what only this table has', () => {
    const own = score('(RRR) 123b 456b 99d 78d +9d', {}, table('--red: 1 double each pung of [R]'));
    expect(countQuestions(own).find(({ topic }) => topic === 'own')).toMatchObject({
      unit: 'doubles',
      about: ['--red'],
      answer: 1,
    });
  });

  it('of a loser leave out what only winners score', () => {
    const lost = score('(EEE) (RRR) 123b 4567c', { seat: 'east' });
    expect(asked(lost)).toEqual([
      'sets points 8 8 0',
      'pairs points 0 8 0',
      'bonus points 0 8 0',
      'sets doubles 3 8 3',
      'bonus doubles 0 8 3',
      'value value 64 8 3',
    ]);
  });
});

describe('a wish', () => {
  const fault = (want: Want | string, profile?: Parameters<typeof makeHand>[0]['profile']): string =>
    faultOf(() => makeHand({ seed: 1, want, profile }));

  it.each<[figures: Parameters<typeof difficultyOf>[0], difficulty: string]>([
    [{ awards: 5, doubles: 0, limited: false, special: false }, 'easy'],
    [{ awards: 6, doubles: 0, limited: false, special: false }, 'medium'],
    [{ awards: 5, doubles: 1, limited: false, special: false }, 'medium'],
    [{ awards: 5, doubles: 0, limited: false, special: true }, 'medium'],
    [{ awards: 8, doubles: 2, limited: false, special: true }, 'medium'],
    [{ awards: 9, doubles: 0, limited: false, special: false }, 'hard'],
    [{ awards: 1, doubles: 3, limited: false, special: false }, 'hard'],
    [{ awards: 1, doubles: 0, limited: true, special: false }, 'hard'],
  ])('for a difficulty: %j is %s', (figures, difficulty) => {
    expect(difficultyOf(figures)).toBe(difficulty);
  });

  it('is quoted in full if nothing meets it', () => {
    expect(
      fault({
        awards: 'all-pungs',
        points: 7,
        doubles: [3, 60],
        value: [2, Infinity],
        limitHand: true,
        difficulty: 'easy',
        form: 'waiting',
        win: 'discard',
      }),
    ).toBe(
      'No hand was found with all-pungs; points: 7; doubles: 3-50; value: 2-1000000000; limit-hand; difficulty: easy; ' +
        'form: waiting; win: discard: these may exclude each other under these rules.',
    );
  });

  it('may have ranges up to the most that is possible', () => {
    const most = { points: 10_000, doubles: 50, value: 1e9 };
    for (const part of ['points', 'doubles', 'value'] as const) {
      const refused = `is not a range: use a whole number up to ${most[part]}, such as 3, 2-4 or 3+.`;
      for (const range of [most[part] + 1, [3, 2], [1], [1, 2, 3], -1, 0.5, '3', [0, 1.5], [NaN, 2], Infinity])
        expect(fault({ [part]: range }), JSON.stringify(range)).toContain(refused);
    }
    expect(fault({ doubles: 50 })).toContain('No hand was found with doubles: 50:');
    expect(fault({ doubles: [4, 2] })).toContain('doubles: “4-2” is not a range');
    expect(makeHand({ seed: 1, want: { doubles: [0, 0], points: [0, 10_001] } }).score!.doubles).toBe(0);
  });

  it('may be written in several ways', () => {
    expect(readWant('points:3;doubles: 2 - 4;value : 5 +')).toEqual({
      points: 3,
      doubles: [2, 4],
      value: [5, Infinity],
    });
    expect(readWant('doubles: 2–4; form: LOSING')).toEqual({ doubles: [2, 4], form: 'losing' });
    expect(readWant(' ;; , ')).toEqual({});
    expect(readWant(`all-pungs${' '.repeat(491)}`)).toEqual({ awards: ['all-pungs'] });
    for (const text of ['3-', '-3', '3-4-5', 'a3', '3a', '3+4', '3 4', '12345678901', ''])
      expect(
        faultOf(() => readWant(`points: ${text}`)),
        text,
      ).toContain(`points: “${text}” is not a range`);
    expect(faultOf(() => readWant('colour: red'))).toBe(
      'want: “colour” is not known: use awards, points, doubles, value, difficulty, form, win, error, limit-hand.',
    );
    for (const text of [
      'form: won; form: losing',
      'doubles: 2; doubles: 3+',
      'easy hard',
      'win: discard; win: self-draw',
    ])
      expect(
        faultOf(() => readWant(text)),
        text,
      ).toMatch(/^want: “(form|doubles|difficulty|win)” is set twice, to different values\.$/);
    expect(readWant('form: won; doubles: 2; doubles:  2; form: WON')).toEqual({ form: 'won', doubles: 2 });
    expect(faultOf(() => readWant(': 3'))).toContain('want: “” is not known: use awards');
    expect(faultOf(() => readWant('form: open'))).toBe(
      'form: “open” is not known: use won, losing, waiting, to-discard.',
    );
  });

  it('as data has words like the text', () => {
    const won = makeHand({
      seed: 1,
      want: { form: ' WON ' as never, win: 'Discard' as never, awards: ' Mahjong' as never },
    });
    expect(won.score).toMatchObject({ won: true, situation: { win: 'discard' } });
    expect(makeHand({ seed: 1, want: { awards: null as never } }).notation).toBe(makeHand({ seed: 1 }).notation);
    expect(makeHand({ seed: 1, want: { limitHand: 1 as never } }).notation).toBe(makeHand({ seed: 1 }).notation);
    expect(fault({ form: 'open' as never })).toContain('form: “open” is not known: use won, losing');
    expect(fault({ win: 'theft' as never })).toBe('win: “theft” is not known: use self-draw, discard.');
    expect(fault({ difficulty: 5 as never })).toContain('difficulty: “5” is not known: use easy, medium, hard.');
    expect(fault([] as never)).toContain('use an object or text.');
    expect(fault(null as never)).toBe('want: “null” is not known: use an object or text.');
    expect(fault('zzzzzz')).toBe('want: “zzzzzz” is not an award of these rules.');
    expect(fault({ awards: Array<'all-pungs'>(12).fill('all-pungs'), doubles: 0 })).toContain('No hand was found');
    expect(fault({ awards: Array<'all-pungs'>(13).fill('all-pungs') })).toBe(
      'want: at most 12 awards can be asked for, not 13.',
    );
  });

  it('for the table’s own awards is checked against its rules', () => {
    const profile = defineProfile({ name: 'ours', rules: '--red: 1 double each pung of [R]; all-pungs: off' });
    expect(makeHand({ seed: 1, profile, want: '--red' }).score!.awards.map(({ rule }) => rule)).toContain('--red');
    expect(fault('--red')).toBe('want: “--red” is not an award of these rules.');
    expect(fault('all-pungs', profile)).toBe('want: “all-pungs” scores nothing under these rules.');
  });
});
