/** Exercises by the rules of a table: what its options and own awards require of a hand, a count and an answer. */
import { describe, expect, it } from 'vitest';
import { defineProfile, score, settle, type Score, type Tile } from '../../src/core/index.js';
import { checkAnswer, countQuestions, makeHand, readWant, type Answer, type MadeHand } from '../../src/core/odds.js';
import { awardsOf, faultOf, hands } from './exercise-helpers.js';
import { bare, table } from './helpers.js';

const tilesOf = ({ hand }: MadeHand): Tile[] => [...hand.sets.flatMap(({ tiles }) => tiles), ...hand.concealed];
const suitsOf = (made: MadeHand): Set<string> => new Set(tilesOf(made).flatMap((tile) => tile[1] ?? []));

describe('a hand for an own award', () => {
  const profile = table(
    '--shown: 10 points each exposed pung; --shown-kong: 1 double for losers each exposed kong; ' +
      '--hidden: 10 points for losers each concealed pung; --pure: 1 double for losers if one-suit; ' +
      '--sets: 1 double for losers if no-chow, some-terminal; ' +
      '--green: 1 double if green-dragon, won-on-simple; --no-wait: 1 double if no-wait-award, four-chows; ' +
      '--snake: limit of 1123456789x ESWN; --drawn-snake: limit if --snake, self-draw; ' +
      '--nearly: 1 double for losers if calling --snake',
  );

  it.each<[id: string, has: (made: MadeHand) => boolean]>([
    ['--shown', ({ score: found }) => found!.reading.some(({ kind, concealed }) => kind === 'pung' && !concealed)],
    ['--shown-kong', ({ hand }) => hand.sets.some(({ kind, concealed }) => kind === 'kong' && !concealed)],
    ['--hidden', ({ hand }) => hand.concealed.some((one) => hand.concealed.filter((tile) => tile === one).length > 2)],
    ['--pure', (made) => suitsOf(made).size <= 1],
    ['--sets', ({ hand }) => hand.sets.every(({ kind }) => kind !== 'chow')],
    ['--green', (made) => tilesOf(made).includes('G') && /^[2-8]/.test(made.hand.winningTile!)],
    ['--no-wait', (made) => !awardsOf(made).includes('only-tile')],
    ['--drawn-snake', ({ situation }) => situation.win === 'self-draw'],
    ['--nearly', (made) => !made.score!.won],
  ])('has what %s is for', (id, has) => {
    for (const made of hands({ awards: id as never }, profile)) {
      expect(awardsOf(made), made.notation).toContain(id);
      expect(has(made), made.notation).toBe(true);
    }
  });

  it('may be one of several for the same group', () => {
    const shown = table(
      '--pung: 1 point each exposed pung; --set: 1 point each exposed set; --pair: 1 point each pair',
    );
    for (const made of hands('--pung --set --pair', shown)) {
      expect(awardsOf(made)).toEqual(expect.arrayContaining(['--pung', '--set', '--pair']));
      expect(made.score!.reading.some(({ kind, concealed }) => kind === 'pung' && !concealed)).toBe(true);
    }
    expect(faultOf(() => makeHand({ seed: 1, want: 'big-three-dragons big-four-winds' }))).toContain(
      'No hand was found',
    );
  });

  it('of given tiles is won as wanted', () => {
    for (const win of ['self-draw', 'discard'] as const)
      for (const made of hands({ awards: '--snake', win }, profile, 4)) expect(made.situation.win).toBe(win);
  });

  it.each([
    ['--never', '--never: limit of 1123456789x ESWN if all-honours'],
    ['--east --other', '--east: 1 double for losers if seat-east; --other: 1 double for losers if seat-not-east'],
    ['--few', '--few: 1 double for losers if one-suit, no-honour, no-simple'],
    ['--many', '--many: 1 double for losers if three-dragon-sets, four-wind-sets'],
    ['heavenly-hand earthly-hand', ''],
    ['set-of-dragons all-simples', 'all-simples: 1 double'],
  ])('is not found if nothing can earn it: %s', (awards, rules) => {
    expect(faultOf(() => makeHand({ seed: 1, profile: table(rules), want: awards }))).toBe(
      `No hand was found with ${awards}: these may exclude each other under these rules.`,
    );
  });
});

describe('a hand that goes out by the rules of the table', () => {
  it.each<[rules: string, has: (made: MadeHand) => boolean]>([
    ['most-chows: 0', ({ hand }) => hand.sets.every(({ kind }) => kind !== 'chow')],
    ['win-requirement: cleared-hand', (made) => suitsOf(made).size < 2 || awardsOf(made).length > 0],
    ['win-requirement: one-double', (made) => made.score!.doubles > 0],
    ['minimum-doubles: 2', (made) => made.score!.doubles > 1],
  ])('%s', (rules, has) => {
    const profile = table(rules);
    for (const made of hands({}, profile)) expect(has(made), made.notation).toBe(true);
    for (const { hand, situation } of hands('form: waiting', profile, 4))
      expect(hand.concealed.length + hand.sets.length * 3, JSON.stringify(situation)).toBe(13);
  });

  it('is worth the limit if only a limit hand can win', () => {
    const profile = bare('all-green: limit; full-flush: 1 double');
    for (const made of hands('value: 1000', profile, 4)) expect(awardsOf(made)).toContain('all-green');
    expect(faultOf(() => makeHand({ seed: 1, profile: bare('limit: 900'), want: 'value: 900' }))).toContain(
      'with value: 900',
    );
  });

  it('does not exist if no award gives the required doubles', () => {
    expect(faultOf(() => makeHand({ seed: 1, profile: bare('minimum-doubles: 1') }))).toBe(
      'No hand was found that goes out under these rules.',
    );
  });

  it('has the pair that its sets leave room for', () => {
    // Sets of ones and nines can use up every tile that the pair may have.
    for (const made of hands({ awards: ['outside-hand', 'full-flush'] }, 'pung-based'))
      expect(awardsOf(made), made.notation).toEqual(expect.arrayContaining(['outside-hand', 'full-flush']));
  });

  it('cannot be a limit hand under rules without a limit', () => {
    const profile = table('limit: none');
    expect(faultOf(() => makeHand({ seed: 1, profile, want: 'limit-hand' }))).toBe(
      'want: these rules have no limit, so no hand is a limit hand.',
    );
  });

  it('cannot earn an award for losers only', () => {
    const profile = table('--shown: 10 points for losers each exposed pung');
    expect(makeHand({ seed: 1, profile, want: '--shown' }).score!.won).toBe(false);
    expect(faultOf(() => makeHand({ seed: 1, profile, want: '--shown; form: won' }))).toBe(
      'want: only a losing hand scores “--shown” under these rules.',
    );
  });
});

describe('a wish as text', () => {
  it('can contain awards and the way of winning as keywords', () => {
    expect(readWant('awards: all-pungs hard; award: full-flush; win: Discard')).toEqual({
      awards: ['all-pungs', 'full-flush'],
      difficulty: 'hard',
      win: 'discard',
    });
    expect(faultOf(() => makeHand({ seed: 1, want: { points: 'many' as never } }))).toContain(
      'points: “many” is not a range',
    );
    expect(faultOf(() => readWant('win: theft'))).toBe('win: “theft” is not known: use self-draw, discard.');
  });
});

describe('the count of a stored score', () => {
  /** The score of a table, stored and read back: only the name of the profile is left. */
  const stored = (rules: string, name: string, hand: string): Score =>
    JSON.parse(JSON.stringify(score(hand, {}, defineProfile({ name, rules }))));

  it('follows the built-in rules of its name, which may value awards differently', () => {
    // All pungs gives 1 double in the classical rules; this table gave 10 points.
    const found = stored('all-pungs: 10 points; limit: none', 'classical', '(222b) (555c) 888d 77b 99c +9c');
    const questions = countQuestions(found);
    const about = (id: string) => questions.find((one) => (one.about as readonly string[]).includes(id))!;
    expect(about('all-pungs')).toMatchObject({
      unit: 'doubles',
      answer: 0,
      awards: [{ rule: 'all-pungs', points: 10 }],
    });
    expect(about('all-green')).toMatchObject({ topic: 'limit-hands', answer: 0 });
    // The sums in the end are those of the Score.
    expect(questions.at(-1)).toMatchObject({ points: found.base, doubles: found.doubles, answer: found.value });
  });

  it('is checked by the classical rules if its own are not known', () => {
    const found = stored('limit: 300', 'ours', '(RRR) (GGG) 123b 456b 9d +9d');
    expect(checkAnswer(found, { doubles: 1 }).figures).toEqual([
      {
        part: 'doubles',
        given: 1,
        expected: 2,
        correct: false,
        slip: { kind: 'omitted', awards: ['set-of-dragons'] },
      },
    ]);
  });
});

describe('an answer', () => {
  const fault = (solution: unknown, answer: unknown): string =>
    faultOf(() => checkAnswer(solution as Score, answer as Answer));

  it('is measured by the limits of the table', () => {
    const capped = score('(RRR) (GGG) 123b 456b 9d +9d', {}, table('limit-doubles: 1; limit: none'));
    expect(checkAnswer(capped, { doubles: 1, value: 60 }).correct).toBe(true);
    // Without the second pung, the base is 26 and the one double that counts is left.
    expect(checkAnswer(capped, { value: 52 }).figures[0]!.slip).toEqual({
      kind: 'omitted',
      awards: ['pung-of-honours'],
    });
  });

  it('reports an amount that was not rounded', () => {
    const rounded = score('(RRR) 123b 456b 99d 78d +9d', {}, table('rounding: base-to-nearest-10'));
    expect(rounded.base).toBe(20);
    expect(checkAnswer(rounded, { points: 24 }).figures[0]!.slip).toEqual({ kind: 'not-rounded' });
  });

  it('reports two missing awards', () => {
    const found = score('(RRR) 123b 456b 99d 7d 9d 2f +8d', { seat: 'south', win: 'self-draw' });
    expect(found.awards.map(({ rule, points }) => points && [rule, points]).filter(Boolean)).toEqual([
      ['mahjong', 20],
      ['pung-of-honours', 4],
      ['flower', 4],
      ['self-draw', 2],
    ]);
    // Of the 30 points, 4 and 2 are missing.
    expect(checkAnswer(found, { points: 24 }).figures[0]!.slip).toEqual({
      kind: 'omitted',
      awards: ['pung-of-honours', 'self-draw'],
    });
  });

  it('may name own awards, which are compared like the others', () => {
    const found = score('(RRR) 123b 456b 99d 78d +9d', {}, table('--red: 1 double each pung of [R]'));
    expect(checkAnswer(found, { awards: ['--red', '--blue'] as never }).awards).toMatchObject({
      right: ['--red'],
      wrong: ['--blue'],
    });
    const tooLong = 'awards: “';
    expect(fault(found, { awards: 'x'.repeat(501) })).toContain(tooLong);
    expect(fault(found, { awards: [`--${'x'.repeat(600)}`] })).toContain(tooLong);
  });

  it('is rejected if there is nothing to check it against, or if it has another shape', () => {
    const settlement = settle({ scores: { east: 20, south: 64, west: 8, north: 0 }, winner: 'south' });
    expect(fault(settlement, { points: 20 })).toBe('points was answered, but there is nothing to check it against.');
    expect(fault(settlement, { awards: 'mahjong' })).toContain('awards was answered, but there is nothing');
    expect(fault(settlement, { discard: '1b' })).toContain('discard was answered, but there is nothing');
    expect(fault(settlement, { payments: 20 })).toBe(
      'payments: “20” is not an answer: use what each seat wins or loses.',
    );
    expect(fault(settlement, { payments: { up: 20 } })).toBe(
      'payments: “up” is not an answer: use east, south, west, north.',
    );
    expect(() => checkAnswer({ awards: 5 } as never, { points: 20 })).toThrow(
      expect.objectContaining({ name: 'ScoreError' }),
    );
  });
});
