/**
 * The hands that `makeHand` makes for given seeds, one test for each: for what the rules and own awards of a table ask for,
 * and for other wishes. Where a change makes other hands on purpose, `npx vitest run test/core/make-hand.test.ts -u` writes
 * the files again. Hands for every award are in exercises.test.ts.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLimitHand } from '../../src/core/exercises/make-hand.js';
import { profiles, score, type ProfileName } from '../../src/core/index.js';
import { makeHand, type MadeHand } from '../../src/core/odds.js';
import { awardsIn, awardsOf, faultOf } from './exercise-helpers.js';
import { bare, table } from './helpers.js';

interface Case {
  name: string;
  seed: string | number;
  want: string;
  /** The name of a profile, or the rules of a table. */
  profile?: ProfileName;
  rules?: string;
}

const forOwnAwards = (profile: ProfileName): Case[] =>
  awardsIn(profiles[profile])
    .filter((id) => id.startsWith('--'))
    .map((want) => ({ name: want, seed: 'file', want, profile }));

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

const own = (rules: string, seeds: readonly number[], want = '--own'): Case[] =>
  seeds.map((seed) => ({ name: want === '--own' ? rules : `${rules}; ${want}`, seed, want, rules }));

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

const FILES: Readonly<Record<string, readonly Case[]>> = {
  dmjl: forOwnAwards('dmjl'),
  wishes: [
    ...WISHES.flatMap((want) => [1, 2, 3, 4].map((seed) => ({ name: want, seed, want }))),
    // Rules without limit hands.
    ...[1, 2, 3, 4, 5, 6].map((seed): Case => ({ name: 'hard', seed, want: 'hard', profile: 'family' })),
  ],
  facts: [
    ...FACTS.flatMap((fact) => own(`--own: 1 double if ${fact}`, [1, 2])),
    ...LOSING_FACTS.flatMap((fact) => own(`--own: 10 points for losers if ${fact}`, [1])),
  ],
  tables: [
    ...TABLES.flatMap(([rules, want]) => own(rules, [1, 2], want)),
    // Sets of ones and nines can use up every tile that the pair may have.
    ...own('double-wind-set: once', [1, 2, 3, 4], 'set-of-round-wind'),
    ...own('most-chows: 0', [3, 4, 5, 6], 'form: losing'),
    ...own('most-chows: 4', [1, 2, 3], ''),
    ...own('win-requirement: cleared-hand', [1, 2, 3], 'form: losing'),
    ...own('--own: 1 double if one-chance', [3, 4, 5, 6, 7, 8, 9, 10]),
    ...own('--own: limit of 1123456789x ESWN', [3, 4, 5, 6], '--own; win: discard'),
    ...own('--own: limit of 1123456789x ESWN', [3, 4, 5, 6], '--own; win: self-draw'),
    ...own('last-tile: 2 points', [1, 2, 3], 'medium last-tile'),
    ...own('limit: 500', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'limit-hand'),
    ...own('limit: 300', [3, 4, 5, 6], 'value: 300'),
    ...own('limit: 30', [1, 2, 3], 'form: losing; value: 30'),
    ...own('last-tile: 2 points', [1, 2, 3], 'medium last-tile; doubles: 0'),
    ...own('outside-hand: 1 double', [1, 2, 3, 4, 5, 6, 7, 8], 'outside-hand full-flush'),
  ],
};

/** A made hand in one line. */
const lineOf = ({ notation, situation, score: found }: MadeHand, name: string): string =>
  `${[name, notation, ...Object.values(situation).flat(), found?.value ?? '?'].join(' | ')}\n`;

describe.each(Object.entries(FILES))('makes the hand on file: %s', (file, cases) => {
  const path = new URL(`made-hands/${file}.txt`, import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  const made = new Map<Case, string>();
  const make = (one: Case): string => {
    const { seed, want, rules } = one;
    const profile = rules === undefined ? one.profile : table(rules);
    const hand = makeHand({ seed, want, profile });
    for (const id of want.match(/--[\w-]+/g) ?? []) expect(awardsOf(hand), hand.notation).toContain(id);
    if (hand.score) expect(score(hand.notation, hand.situation, profile).value).toBe(hand.score.value);
    return lineOf(hand, one.name);
  };
  const line = (one: Case): string => made.get(one) ?? made.set(one, make(one)).get(one)!;

  it.each(cases.map((one, index) => [`${one.name} ${one.seed} ${index}`, one, index] as const))(
    '%s',
    (_, one, index) => {
      expect(line(one)).toBe(`${lines[index]}\n`);
    },
  );

  it('are all on file', async () => {
    await expect(cases.map(line).join('')).toMatchFileSnapshot(`made-hands/${file}.txt`);
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
