/**
 * Texts in both languages, for everything that they may be about: each mentions its figures and names, and what
 * differs is worded differently.
 */
import { describe, expect, it } from 'vitest';
import { score, settle, type Payment } from '../../src/core/index.js';
import { awardClaim, type Claim } from '../../src/core/claims.js';
import { parseGame } from '../../src/core/game.js';
import { breakWall, dealCards, wallAfter } from '../../src/core/wall.js';
import { claimsTextsFor } from '../../src/lang/claims.js';
import { doublesTextsFor } from '../../src/lang/doubles.js';
import { exerciseTextsFor } from '../../src/lang/exercise.js';
import { extrasTextsFor } from '../../src/lang/extras.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { incidentsTextsFor } from '../../src/lang/incidents.js';
import { picture as enPicture } from '../../src/lang/texts/en/picture.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { settlement } from '../../src/lang/en/settlement.js';
import { valueTextsFor } from '../../src/lang/value.js';
import { waitsTextsFor } from '../../src/lang/waits.js';
import { wallTextsFor } from '../../src/lang/wall.js';
import { textsFor } from '../../src/lang/index.js';
import '../../src/lang/zh-Hant.js';
import { picture as zhHantPicture } from '../../src/lang/texts/zh-Hant/picture.js';

const zhHant = textsFor('zh-Hant');

const names = ['Ann', 'Ben', 'Cho', 'Dan'];
const rulesOf = { English: rulesTextsFor('en').rules, Chinese: rulesTextsFor('zh-Hant').rules };

/** Numbers from 13 on, which no text spells out, and names of players, anywhere in the arguments. */
function mentions(value: unknown): string[] {
  if (typeof value === 'number') return value >= 13 && Number.isInteger(value) ? [value.toLocaleString('en')] : [];
  if (typeof value === 'string') return names.includes(value) ? [value] : [];
  return Array.isArray(value) ? value.flatMap(mentions) : [];
}

type Text<Args extends readonly unknown[]> = (...args: Args) => string;

/** Calls a text with each of several lists of arguments: they are worded differently, and mention what of them is said to belong to the text. */
function expectTextsWith<Args extends readonly unknown[]>(
  own: (args: unknown) => string[],
  text: Text<Args>,
  ...variants: (readonly [...Args])[]
): void {
  const found = variants.map((args) => {
    const words = text(...(args as unknown as Args));
    expect(words.trim(), JSON.stringify(args)).not.toBe('');
    expect(words).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    for (const part of own(args)) expect(words).toContain(part);
    return words;
  });
  expect(new Set(found).size, found.join(' | ')).toBe(variants.length);
}

/** Texts that mention all figures and names that they are given. */
const expectTexts = <Args extends readonly unknown[]>(text: Text<Args>, ...variants: (readonly [...Args])[]): void =>
  expectTextsWith(mentions, text, ...variants);

/** Texts that need not mention what they are given. */
const expectDifferent = <Args extends readonly unknown[]>(
  text: Text<Args>,
  ...variants: (readonly [...Args])[]
): void => expectTextsWith(() => [], text, ...variants);

describe.each([
  ['English', gameTextsFor('en').game],
  ['Chinese', gameTextsFor('zh-Hant').game],
])('a game in %s', (_language, game) => {
  it('says what happened to whom', () => {
    expectTexts(game.where, ['east', 2], ['south', 2], ['east', 3]);
    expectTexts(game.dealer, [14, 'Ann', 1], [14, 'Ann', 2], [15, 'Ben', 1]);
    expectTexts(game.toGo, [1, 1], [15, 20], [16, 21]);
    expectTexts(game.rules, ['Ann', 'none', 4], ['Ann', 500, 4], ['Ann', 500, 1]);
    expectTexts(game.doubling, [['east'], true], [['east', 'south'], false], [['south'], true]);
    expectTexts(
      game.result,
      [{}],
      [{ winner: 'Ann', value: 48 }],
      [{ winner: 'Ann', value: 48, isSelfDrawn: true }],
      [{ winner: 'Ann', value: 48, discarder: 'Ben' }],
      [{ winner: 'Ann', value: 48, discarder: 'Ben', dead: [{ name: 'Cho', kind: 'short' }] }],
    );
    expectTexts(game.row, [14, 'Ann', 'x'], [15, 'Ben', 'y']);
    expectTexts(game.cell, ['21', '34'], ['21', '35']);
    for (const moved of ['passed', 'washout', 'thirteen-wins'] as const)
      expectTexts((seated: readonly string[]) => game.moved[moved](seated, 13), [names]);
    expectTexts(
      (kind: keyof typeof game.moved) => game.moved[kind](names, 13),
      ['east-won'],
      ['passed'],
      ['washout'],
      ['thirteen-wins'],
      ['over'],
    );
    expectDifferent(
      game.thirteenth,
      [{ wins: 13, value: 500 }],
      [{ wins: 9, value: 500 }],
      [{ wins: 13, value: 500, entered: 21 }],
      [{ wins: 13, value: 500, entered: 34 }],
    );
    expectTexts(game.otherSeat, [['Ann']], [['Ann', 'Ben']]);
    expectTexts(game.expected, ['Ann', 21, 34], ['Ben', 21, 34]);
    expectTexts(game.unexpectedText, ['x'], ['y']);
    expectTexts(game.handOf, ['Ann', 21], ['Ben', 21]);
    expectTexts(game.chipsHeld, [2000], [1000]);
    expectTexts(game.correct, [14], [15]);
    expectTexts(game.playerIn, ['east'], ['north']);
    expectTexts(game.corrected, [14, 0], [14, 1], [14, 21]);
    expectTexts(game.valueFor, ['Ann', ''], ['Ann', '21']);
  });

  it('says where an error is', () => {
    const inner = (): string => 'the tiles';
    const problem = (error: object): string =>
      game.problem({ message: 'as it is', details: {}, ...error } as never, inner);
    let error: unknown;
    try {
      parseGame('Ann 5 form Ben', { players: names });
    } catch (caught) {
      error = caught;
    }
    expect(game.problem(error as never, inner)).toContain('form');
    expectTexts(
      problem,
      [{ code: 'hand', details: { hand: 14, player: 'Ann' }, cause: Object.assign(new Error('x'), { code: 'y' }) }],
      [{ code: 'settlement', details: { hand: 14 }, cause: Object.assign(new Error('x'), { code: 'y' }) }],
      [{ code: 'no-such-code' }],
    );
    const header = problem({ code: 'header', details: { line: 14, found: 'rules' }, message: 'Line 14: “rules”' });
    expect(header).toMatch(/14.*rules/);
    expect(problem({ code: 'players', details: { found: 3 }, message: 'not 3' })).toContain('3');
  });
});

describe.each([
  ['English', wallTextsFor('en').wall],
  ['Chinese', wallTextsFor('zh-Hant').wall],
])('a wall in %s', (_language, wall) => {
  const spoken = (
    dice: readonly [number, number] | readonly [number, number, number, number],
    rules: string | object = 'classical',
    { drawn = 0, replaced = 0, bonus = true } = {},
  ) => {
    const broken = breakWall({ dice, profile: rules as never, bonus });
    return { wall: broken, after: wallAfter(broken, { drawn: 53 + drawn, replaced }), drawn, replaced };
  };
  const dead = (option: string) => ({ name: 'ours', extends: 'classical', rules: `dead-wall: ${option}` });

  it('says what the dice decide', () => {
    const near = spoken([1, 2, 3, 4]);
    const far = spoken([6, 6, 6, 6]);
    const byDice = spoken([3, 4], dead('dice'));
    expectDifferent(wall.explain.throw, [near], [spoken([4, 5, 1, 1])], [byDice], [spoken([4, 5], dead('dice'))]);
    expectDifferent(wall.explain.count, [near], [far]);
    expectDifferent(wall.explain.break, [near], [far], [byDice]);
    expectDifferent(
      wall.explain.loose,
      ...['14', '16', '12', 'dice', 'replenished-14', 'none'].map(
        (option) => [spoken([1, 2, 3, 4], dead(option))] as const,
      ),
    );
    expectDifferent(wall.summary, [near], [far], [byDice]);
  });

  it('says where bonus tiles are replaced from', () => {
    const rules = (text: string) => ({ name: 'ours', extends: 'classical', rules: text });
    expectDifferent(
      wall.explain.flowers,
      [spoken([1, 2, 3, 4], 'classical', { bonus: false })],
      [spoken([1, 2, 3, 4])],
      [spoken([1, 2, 3, 4], rules('bonus-replaced-from: live-wall'))],
      [spoken([1, 2, 3, 4], rules('bonus-laid-out: as-dealt'))],
      [spoken([1, 2, 3, 4], rules('dead-wall: none'))],
      [{ ...spoken([1, 2, 3, 4]), isWashout: true }],
    );
  });

  it('says what is left of it', () => {
    const all = spoken([1, 2, 3, 4]).after.live.length;
    expectDifferent(
      wall.explain.play,
      [spoken([1, 2, 3, 4])],
      [spoken([1, 2, 3, 4], 'classical', { drawn: 20 })],
      [spoken([1, 2, 3, 4], 'classical', { drawn: 20, replaced: 2 })],
      [spoken([1, 2, 3, 4], 'classical', { drawn: all })],
      [spoken([1, 2, 3, 4], 'classical', { replaced: 14 })],
      [spoken([1, 2, 3, 4], dead('none'))],
      [{ ...spoken([1, 2, 3, 4]), isWashout: true }],
    );
    const { heap, heaps } = dealCards({ dice: [3, 4] });
    expect(wall.cards({ dice: [3, 4], heap, heaps, tiles: 144, left: 91 }).join(' ')).toMatch(/144.*91/s);
    expectTexts(
      wall.replacement,
      ...([[{ seat: 'east', bonus: '1f', tile: 'R' }], [{ seat: 'south', bonus: '1f', tile: '2f' }]] as never[]),
    );
  });
});

describe.each([
  ['English', claimsTextsFor('en').claims],
  ['Chinese', claimsTextsFor('zh-Hant').claims],
])('claims in %s', (_language, claims) => {
  const awarded = (made: readonly Claim[], priority?: string) =>
    awardClaim(
      { tile: '5b', discarder: 'east', claims: made },
      priority ? ({ name: 'ours', rules: `claim-priority: ${priority}` } as never) : undefined,
    );
  const win = (by: string, completes?: string) => ({ by, kind: 'win', completes }) as Claim;
  const cases = [
    awarded([]),
    awarded([{ by: 'west', kind: 'pung' }]),
    awarded([
      { by: 'west', kind: 'pung' },
      { by: 'south', kind: 'chow' },
    ]),
    awarded([
      { by: 'west', kind: 'pung' },
      { by: 'south', kind: 'chow', exposed: true },
    ]),
    awarded([win('south', 'pair'), win('west', 'pung')], 'special-hand-first'),
    awarded([win('south'), win('west')], 'nearest-to-east'),
    awarded([win('south'), win('west')]),
  ];

  it('say who gets the tile, and why', () => {
    expectDifferent(claims.award, ...cases.map((one) => [one, 'east'] as const));
    expectDifferent(claims.why, ...cases.map((one) => [one] as const));
    expectTexts(claims.discarded, ['east', '5b'], ['east', '5b', 'promoted'], ['east', '5b', 'concealed']);
    expectTexts(claims.points, [21], [34]);
    expectTexts(claims.otherLaws, ['18', null], ['18', 'next-discard'], ['19', 'draw']);
    expectTexts(
      (reason: keyof typeof claims.reasons) => claims.reasons[reason]('5b', 'west'),
      ...Object.keys(claims.reasons).map((reason) => [reason as keyof typeof claims.reasons] as const),
    );
    expect(claims.reasons['no-run']('R', 'west')).not.toBe(claims.reasons['no-run']('5b', 'west'));
  });
});

describe.each([
  ['English', incidentsTextsFor('en').incidents],
  ['Chinese', incidentsTextsFor('zh-Hant').incidents],
])('incidents in %s', (_language, incidents) => {
  it('say what an error costs', () => {
    expectTextsWith(() => ['34'], incidents.cost, [-21, -34], [21, -34], [0, 34]);
    const scores = { east: 21, south: 34, west: 55, north: 89 };
    expectTextsWith(
      () => ['21', '34'],
      incidents.example,
      [scores, 'east', 'south', 'west'],
      [scores, 'east', undefined, 'west'],
    );
  });
});

describe.each([
  ['English', doublesTextsFor('en').doubles, waitsTextsFor('en').waits],
  ['Chinese', doublesTextsFor('zh-Hant').doubles, waitsTextsFor('zh-Hant').waits],
])('odds in %s', (_language, doubles, waits) => {
  it('say what doubles and waits are worth', () => {
    expectTexts(doubles.factor, [Infinity], [2.25]);
    expectTextsWith((args) => mentions((args as number[])[0]), doubles.result, [500, 640], [500, 500]);
    expectTextsWith(
      (args) => mentions((args as number[])[2]),
      doubles.reach,
      [0, Infinity, 500],
      [21, 5, 500],
      [250, 1, 500],
      [640, 0, 500],
    );
    expectTexts(doubles.effect, [undefined], [0.25]);
    expectTexts(waits.count, [1, 100], [4, 100]);
    expectTexts(waits.closer, [1], [14]);
    expectTextsWith(
      (args) => mentions((args as number[])[1]),
      waits.model,
      [0, 100, 21, false],
      [34, 100, 21, false],
      [34, 100, 21, true],
    );
  });
});

describe.each([
  ['English', exerciseTextsFor('en').exercise],
  ['Chinese', exerciseTextsFor('zh-Hant').exercise],
])('exercises in %s', (_language, exercise) => {
  it('say what is right and wrong', () => {
    expectTexts(exercise.payment, ['east'], ['north']);
    expectTexts(exercise.holds, ['east', 21], ['north', 21]);
    expectTexts(exercise.wonFrom, ['east', undefined], ['east', 'south']);
    expectTexts(exercise.wrong, [1, 1], [14, 21]);
    expectTexts(exercise.isWrong, ['x', '21']);
    expectTexts(exercise.shouldBe, ['x', '21', '34']);
    expectTexts(
      (kind: string) => exercise.slip({ kind, awards: [] } as never, ['x']),
      ['omitted'],
      ['not-doubled'],
      ['multiplied'],
      ['not-rounded'],
      ['not-limited'],
      ['not-fined'],
    );
    for (const text of [exercise.right, exercise.missingNames, exercise.wrongNames]) expectTexts(text, ['x'], ['y']);
    expectTexts(exercise.hintsLeft, [0], [2]);
    expectTexts(exercise.turn, [14, 0], [14, 21]);
    expectTexts(exercise.score, [14, 21]);
    expectTexts(exercise.finished, [14, 21]);
    expectTexts(exercise.set, [14, 21, 13]);
  });

  it('ask for each part of the count', () => {
    const { guide } = exercise;
    const topics = ['winning', 'sets', 'pairs', 'bonus', 'wait', 'whole-hand', 'own'] as const;
    expectTexts(
      guide.question,
      ...topics.flatMap((topic) => [[topic, 'points'] as const, [topic, 'doubles'] as const]),
      ['limit-hands', 'limit'],
      ['value', 'value'],
    );
    expectTexts(guide.step, [14, 21]);
    expectTexts(guide.right, ['21']);
    expectTexts(guide.wrong, ['21', '34']);
    expectTexts(guide.amount, [0, 'doubles'], [1, 'doubles'], [21, 'points'], [0, 'points']);
    expectTexts(guide.sums, [21, 0], [21, 14]);
    expectTexts(guide.done, [21, 0, 0], [21, 1, 0], [21, 0, 1], [21, 14, 14]);
  });
});

describe.each(Object.entries(rulesOf))('rules in %s', (_language, rules) => {
  it('say what a hand can cost, and what was found', () => {
    const seats = (discard: number, drawn: number) => ({ discard, drawn });
    const largest = (east: object, other: object) => [{ limit: 500, east, other }] as never;
    expectTextsWith(
      () => ['3,000', '500'],
      rules.largest,
      largest(seats(3000, 3000), seats(2000, 2000)),
      largest(seats(2000, 3000), seats(2000, 2500)),
      largest(seats(2000, 3000), seats(1500, 2500)),
    );
    expectTexts(
      rules.amount,
      [{ limit: 1 }],
      [{ limit: 0.5 }],
      [{ limit: 0.4 }],
      [{ doubles: 2 }],
      [{ points: 2 }],
      [{ points: 2, concealedPoints: 4 }],
    );
    expectDifferent(rules.found, [0, 21], [14, 21]);
    expect(rules.option('future-option' as never)).toBe('future option');
  });
});

describe.each([
  ['English', textsFor('en')],
  ['Chinese', zhHant],
])('a count in %s', (_language, texts) => {
  const { breakdown } = texts;
  const pung = { kind: 'pung', tiles: ['R', 'R', 'R'], concealed: true } as const;
  const pair = { kind: 'pair', tiles: ['5b', '5b'], concealed: true } as const;

  it('says why a reading was chosen', () => {
    const figures = (value: number, total: number, base: number) => ({ value, total, base }) as never;
    expectDifferent(
      breakdown.chosenBecause,
      [figures(89, 89, 89), figures(34, 34, 34)],
      [figures(500, 640, 20), figures(500, 512, 20)],
      [figures(500, 640, 40), figures(500, 640, 20)],
      [figures(500, 640, 20), figures(500, 640, 20)],
    );
    const instead = (more: object) => [{ has: [], insteadOf: [], ...more }] as never;
    expectTexts(
      breakdown.insteadOf,
      instead({ has: [pung], insteadOf: [pair] }),
      instead({ completed: pung, completedInstead: pair }),
    );
    expect(breakdown.insteadOf(...(instead({}) as [never]))).toBe('');
  });

  it('says what another win would change', () => {
    expectTextsWith((args) => mentions((args as number[])[1]), breakdown.whatIfValue, [21, 21], [21, 34]);
    const worth = { doubles: 1 };
    expectTexts(
      breakdown.changed,
      ...([
        [{ label: 'x', before: worth, after: { doubles: 2 } }],
        [{ label: 'x', after: worth }],
        [{ label: 'x', before: worth }],
      ] as never[]),
    );
    expectTexts(
      breakdown.walkLine,
      ...([
        ['x', { points: 2 }, []],
        ['x', { points: 2 }, [34]],
        ['x', undefined, [34, 55]],
      ] as never[]),
    );
    expect(breakdown.walkStep(14, 21)).toMatch(/14.*21|21.*14/);
    expect(
      breakdown.schoolsDiffer([{ difference: { rule: 'all-pungs', worth }, profiles: ['british'] }] as never),
    ).not.toBe(
      breakdown.schoolsDiffer([{ difference: { option: 'rounding', value: 'none' }, profiles: ['british'] }] as never),
    );
    expect(breakdown.source('x')).toContain('x');
    expect(breakdown.unknownRules('x')).toContain('x');
    expect(breakdown.unknownWord('a', 'b', ['c', 'd'])).toContain('b');
  });

  it('has no meaning for an award of the table, which explains itself', () => {
    expect(texts.meaning('--red')).toBe('');
    expect(texts.meaning('all-pungs')).not.toBe('');
    expect(texts.chinese('--red')).toBeUndefined();
    expectTexts(texts.shortWorth, [{ limit: 0.5 }], [{ limit: 0.4 }], [{ points: 4 }], [{ doubles: 2 }]);
  });

  it('says what the page expected', () => {
    expectTexts(valueTextsFor(texts.language).notExpectedFigure, ['21', ''], ['21', '34']);
    expectTexts(extrasTextsFor(texts.language).notExpected, ['21', undefined], ['21', 34]);
  });
});

describe.each([
  ['English', settlement],
  ['Chinese', zhHant.settlement],
])('payments in %s', (_language, texts) => {
  it('say how each amount comes about', () => {
    const drawn = settle({ scores: { east: 21, south: 34, west: 55, north: 0 }, winner: 'east' });
    const pay = (more: Partial<Payment>): Payment =>
      ({ from: 'south', to: 'west', amount: 89, value: 89, reason: 'win', factors: [], ...more }) as Payment;
    const twice = { times: 2 };
    expectTexts(
      texts.payment,
      ...([
        [pay({}), 0],
        [pay({ factors: [{ kind: 'east', ...twice }], from: 'east' }), 0],
        [pay({ factors: [{ kind: 'east', ...twice }], to: 'east' }), 0],
        [pay({ factors: [{ kind: 'discarder', ...twice }] }), 0],
        [pay({ factors: [{ kind: 'self-draw', ...twice }] }), 0],
        [pay({ reason: 'difference' }), 0],
        [pay({ reason: 'dead-hand' }), 13],
        [pay({ reason: 'pao', value: 500 }), 0],
        [pay({ reason: 'pao', value: 500, factors: [{ kind: 'discarder', times: 3 }] as never }), 0],
        [pay({ reason: 'pao', shares: [{ from: 'north', amount: 55 }] as never }), 0],
      ] as never[]),
    );
    expect(drawn.payments.length).toBeGreaterThan(3);
  });
});

it('a picture has a name in both languages, won or not', () => {
  for (const { hand } of [enPicture, zhHantPicture]) expectTexts(hand, [true], [false]);
  expect(score('(RRR)', { partial: true }).won).toBe(false);
});
