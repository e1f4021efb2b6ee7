/** Hands that `makeHand` makes for what the rules and own awards of a table ask for, and for other wishes. Those for every award are in exercises.test.ts. */
import { describe, expect, it } from 'vitest';
import { isLimitHand } from '../../src/core/exercises/arithmetic.js';
import { profiles, score, waits, type Profile } from '../../src/core/index.js';
import { makeHand, readWant, type MadeHand, type Range } from '../../src/core/odds.js';
import { awardsIn, faultOf } from './exercise-helpers.js';
import { bare, table } from './helpers.js';

const WISHES = [
  ...['', 'easy', 'medium', 'hard', 'limit-hand', 'hard; doubles: 1', 'hard; value: 64-200', 'hard all-pungs'],
  ...['doubles: 0', 'doubles: 2-3', 'doubles: 4+', 'points: 41+', 'points: 26', 'value: 24', 'value: 60-61'],
  ...['value: 100-200', 'value: 300+', 'value: 500', 'win: self-draw', 'win: discard; all-pungs'],
  ...['form: losing', 'form: losing; value: 8-40', 'form: losing; doubles: 1', 'form: waiting', 'form: to-discard'],
  ...['full-flush all-pungs own-flower', 'form: waiting; half-flush', 'form: to-discard; hard'],
  ...[
    'limit-hand all-green',
    'own-flower flower',
    'all-flowers own-flower',
    'doubles: 2; win: discard',
    'hard; win: discard',
    'points: 40+',
  ],
];

/** Facts that an award can depend on; those that a loser’s hand can have come first. */
const LOSING_FACTS = [
  ...['seat-east', 'seat-not-east', 'winds-differ', 'nothing-declared', 'nothing-exposed', 'one-suit', 'some-honour'],
  ...['no-honour', 'some-terminal', 'no-terminal', 'four-flowers', 'four-seasons', 'flowers-incomplete'],
];
const FACTS = [
  ...LOSING_FACTS,
  ...['self-draw', 'discard', 'first-turn', 'last-tile', 'kong-replacement', 'flower-replacement', 'kong-on-kong'],
  ...[
    'robbed-kong',
    'original-call',
    'standing',
    'thirteenth-win',
    'live-wall',
    'loose-tile',
    'not-loose',
    'won-on-1d',
  ],
  ...[
    'won-on-5d',
    'won-on-2b',
    'won-on-simple',
    'not-last-tile',
    'not-after-kong',
    'no-simple',
    'all-green',
    'green-dragon',
  ],
  ...['nine-gates', 'pure-nine-gates', 'single-wait', 'seasons-incomplete', 'orphans', 'no-chow', 'some-chow'],
  ...['four-chows', 'valueless-pair', 'no-wait-award', 'three-concealed-pungs', 'four-concealed-pungs', 'four-kongs'],
  ...['straight', 'outside', 'three-dragon-sets', 'little-dragons', 'little-winds', 'four-wind-sets', 'one-chance'],
  ...['pair-completed', 'middle-wait', 'edge-wait', 'seat-wind south', 'round-wind north', 'no guest-wind'],
];

/** Rules of tables, with what is wanted. */
const TABLES: readonly (readonly [rules: string, want?: string])[] = [
  ['--own: 10 points each exposed pung'],
  ['--own: 10 points each concealed kong of honours'],
  ['--own: 1 double each concealed pung of simples', '--own; win: discard'],
  ['--own: 1 double each exposed set of [19b]'],
  ['--own: 1 double each chow of simples', '--own half-flush'],
  ['--own: 1 double each pair of dragons'],
  ['--own: 10 points for losers each exposed pung'],
  ['--own: 10 points for losers each concealed kong'],
  ['--own: 10 points for losers each chow'],
  ['--own: 10 points for losers each pair of winds'],
  ['--own: 10 points for losers each concealed pung of terminals', '--own; points: 20+'],
  ['--own: limit of 1123456789x ESWN if nothing-declared'],
  ['--own: limit of 1123456789x ESWN', '--own; win: discard'],
  ['--own: half limit for losers if calling thirteen-orphans'],
  ['--own: 1 double if set-of-dragons, not self-draw'],
  ['--own: 1 double if own-flower, all-pungs'],
  ['--own: 1 double if --other, self-draw; --other: limit of 1123456789x ESWN'],
  ['--own: 1 double if no-chow, outside'],
  ['--own: 1 double if outside, one-suit'],
  ['--own: 1 double if robbed-kong, one-chance'],
  ['--own: 1 double if three-concealed-pungs, discard'],
  ['--own: 1 double if four-concealed-pungs, discard'],
  ['--own: 1 double if nothing-exposed, four-kongs'],
  ['--own: 1 double if nothing-exposed, kong-replacement'],
  ['--own: 1 double if no-honour, no-terminal, no-chow'],
  ['--own: 1 double if seat-not-east, winds-differ'],
  ['--own: 1 double if four-flowers, four-seasons'],
  ['--own: 1 point each exposed pung of dragons; --other: 1 point each pair of dragons', '--own --other'],
  ['--own: 1 point each concealed pung; --other: 1 point each exposed pung', '--own --other'],
  ['--own: 1 double if three-concealed-pungs; --other: 1 point each exposed pung', '--own --other'],
  ['--own: 1 point each exposed pung; --other: 1 double if three-concealed-pungs', '--own --other'],
  ['--own: 1 double if four-flowers', '--own own-flower'],
  ['--own: 10 points for losers if three-dragon-sets'],
  ['--own: 10 points for losers if no-chow'],
  ['--own: 10 points for losers if no-chow, some-terminal'],
  ['--own: 1 double if --other, self-draw; --other: 1 double each pung of dragons'],
  ['minimum-doubles: 2; --own: limit of 1123456789x ESWN'],
  ['--own: 1 double if one-chance, outside'],
  ['--own: 1 point each concealed pair', '--own; win: discard'],
  ['--own: 1 point each exposed pung; --other: 1 point each exposed set', '--own --other'],
  ['--own: 1 point each concealed pung; --other: 1 point each set', '--own --other'],
  ['--own: 1 point each pung of dragons; --other: 1 point each exposed pung', '--own --other'],
  ['--own: 1 point each pair of dragons; --other: 1 point each pair', '--own --other'],
  ['most-chows: 0', ''],
  ['most-chows: 1', ''],
  ['most-chows: 1', 'hard'],
  ['most-chows: 0', 'form: losing'],
  ['win-requirement: cleared-hand', ''],
  ['win-requirement: one-double', ''],
  ['win-requirement: one-double', 'doubles: 1'],
  ['win-requirement: one-double', 'form: losing'],
  ['minimum-doubles: 2', ''],
  ['minimum-doubles: 2', 'easy; form: losing'],
  ['minimum-doubles: 2', 'hard'],
  ['limit: none', 'value: 600+'],
  ['limit: 300', 'value: 300'],
  ['limit: 300', 'value: 299-300'],
  ['limit: 300', 'hard'],
];

/** What is wanted of how many seeds, and the rules of the table. */
type Case = [want: string, seeds: number, rules?: string];

const CASES: readonly Case[] = [
  ...WISHES.map((want): Case => [want, 4]),
  ...FACTS.map((fact): Case => ['--own', 2, `--own: 1 double if ${fact}`]),
  ...LOSING_FACTS.map((fact): Case => ['--own', 1, `--own: 10 points for losers if ${fact}`]),
  ...TABLES.map(([rules, want = '--own']): Case => [want, 2, rules]),
  // Sets of ones and nines can use up every tile that the pair may have.
  ['set-of-round-wind', 4, 'double-wind-set: once'],
  ['form: losing', 6, 'most-chows: 0'],
  ['', 3, 'most-chows: 4'],
  ['form: losing', 3, 'win-requirement: cleared-hand'],
  ['--own', 10, '--own: 1 double if one-chance'],
  ['--own; win: discard', 6, '--own: limit of 1123456789x ESWN'],
  ['--own; win: self-draw', 6, '--own: limit of 1123456789x ESWN'],
  ['medium last-tile', 3, 'last-tile: 2 points'],
  ['medium last-tile; doubles: 0', 3, 'last-tile: 2 points'],
  ['limit-hand', 12, 'limit: 500'],
  ['value: 300', 6, 'limit: 300'],
  ['form: losing; value: 30', 3, 'limit: 30'],
  ['outside-hand full-flush', 8, 'outside-hand: 1 double'],
];

const isIn = (found: number, range: Range | undefined): boolean => {
  const [lowest, highest] = typeof range === 'number' ? [range, range] : (range ?? [0, Infinity]);
  return found >= lowest && found <= highest;
};

/** Checks that a hand has what is wanted, and that its Score is the one of its text. */
function expectWanted({ notation, hand, situation, score: counted }: MadeHand, wanted: string, profile: Profile): void {
  const { awards = [], points, doubles, value, limitHand, difficulty, form, win } = readWant(wanted);
  if (form === 'waiting') return expect(waits(hand, situation, profile), notation).not.toEqual([]);
  if (form === 'to-discard') return expect(hand.concealed.length % 3, notation).toBe(2);
  const found = score(notation, situation, profile);
  const ids = found.awards.map(({ rule }) => rule);
  const isHard = found.limited || found.doubles > 2 || ids.length > 8;
  expect(found, notation).toEqual(counted);
  expect(ids, notation).toEqual(expect.arrayContaining([awards].flat()));
  expect(
    {
      form: form && (found.won ? 'won' : 'losing'),
      win: win && situation.win,
      points: isIn(found.base, points),
      doubles: isIn(found.doubles, doubles),
      value: isIn(found.value, value),
      limitHand: !limitHand || isLimitHand(found),
      isHard: difficulty ? isHard : undefined,
      isEasy: difficulty === 'easy' ? !found.doubles && ids.length <= 5 : undefined,
    },
    notation,
  ).toEqual({
    form,
    win,
    points: true,
    doubles: true,
    value: true,
    limitHand: true,
    isHard: difficulty && difficulty === 'hard',
    isEasy: difficulty === 'easy' ? true : undefined,
  });
}

describe('a hand has what is wanted', () => {
  it.each<Case>(CASES)('“%s”, %i times (%s)', (want, seeds, rules) => {
    const profile = table(rules ?? '');
    for (let seed = 1; seed <= seeds; seed++) expectWanted(makeHand({ seed, want, profile }), want, profile);
  });

  it('under rules without limit hands', () => {
    for (let seed = 1; seed <= 6; seed++)
      expectWanted(makeHand({ seed, want: 'hard', profile: 'family' }), 'hard', profiles.family);
  });

  it('if it is an award of dmjl', () => {
    const ids = awardsIn(profiles.dmjl).filter((id) => id.startsWith('--'));
    expect(ids.length).toBeGreaterThan(3);
    for (const want of ids) expectWanted(makeHand({ seed: 1, want, profile: 'dmjl' }), want, profiles.dmjl);
  });
});

it.each([
  ['too few tiles for four sets', '--own: 1 double if one-suit, no-honour, no-simple'],
  ['tiles that cannot earn it', '--own: limit of 1123456789x ESWN if all-honours'],
])('makes no hand if the award is for %s', (_, rules) => {
  expect(faultOf(() => makeHand({ seed: 1, profile: table(rules), want: '--own' }))).toBe(
    'No hand was found with --own: these may exclude each other under these rules.',
  );
});

it('makes no hand if nothing gives the required doubles', () => {
  expect(faultOf(() => makeHand({ seed: 1, profile: bare('minimum-doubles: 1') }))).toBe(
    'No hand was found that goes out under these rules.',
  );
});

it('makes hands that are worth the limit without an award for it', () => {
  const profile = bare('self-draw: 6 points; limit: 16');
  for (let seed = 0; seed < 8; seed++)
    expect(makeHand({ seed, profile, want: 'value: 16' })).toMatchObject({
      score: { value: 16 },
      situation: { win: 'self-draw' },
    });
});

it('completes one-chance chows at both ends of each suit', () => {
  const won = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const { hand, score: found } = makeHand({ seed, profile: 'european', want: 'one-chance-chow' });
    const chow = found!.reading.find(({ completed }) => completed)!.tiles.join('');
    if (/^1|9.$/.test(chow)) won.add(`${chow}: ${hand.winningTile}`);
  }
  expect([...won].filter((one) => !/[28].$/.test(one)).sort()).toEqual([
    '1b2b3b: 3b',
    '1c2c3c: 3c',
    '1d2d3d: 3d',
    '7b8b9b: 7b',
    '7c8c9c: 7c',
    '7d8d9d: 7d',
  ]);
});

it('reads 1,000 characters of a seed', () => {
  const made = (count: number): string => makeHand({ seed: 'x'.repeat(count) }).notation;
  expect(made(1001)).toBe(made(1000));
  expect(made(999)).not.toBe(made(1000));
});

it.each([
  ['chow-hand', 'want: “chow-hand” scores nothing under these rules.'],
  ['all-pungs; form: losing', 'want: only a winner scores “all-pungs” under these rules.'],
  ['--shown; form: won', 'want: only a losing hand scores “--shown” under these rules.'],
])('makes no hand for awards that are off: %s', (want, message) => {
  const profile = table('--shown: 10 points for losers each exposed pung');
  expect(() => makeHand({ seed: 1, profile, want })).toThrow(
    expect.objectContaining({ name: 'ExerciseError', code: 'award-off', message }),
  );
});

it('knows a limit hand by an award worth the full limit', () => {
  const has = (...limits: (number | undefined)[]): boolean =>
    isLimitHand({ awards: limits.map((limit) => ({ rule: 'mahjong', tiles: [], limit })) });
  expect([has(), has(undefined), has(0.5, undefined), has(0.5, 1)]).toEqual([false, false, false, true]);
});
