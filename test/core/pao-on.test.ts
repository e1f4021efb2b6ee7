/** Liability for any award: for which hands, for which tile, and what then lapses. */
import { describe, expect, it } from 'vitest';
import { parseGame, playGame, formatGame } from '../../src/core/game.js';
import {
  defineProfile,
  parseRules,
  RulesError,
  score,
  settle,
  TableError,
  type Table,
  type Wind,
} from '../../src/core/index.js';
import { danger } from '../../src/core/odds.js';

const rulesOf = (rules: string) => defineProfile({ name: 'table', rules });
const FLUSH = '(222b)(444b)(666b) 88b 77b +7b';

/** South wins these tiles; East 8, West 16 and North 4. */
function settled(rules: string, tiles = FLUSH, table: Partial<Table> = { discarder: 'west' }, win?: 'self-draw') {
  const profile = rulesOf(rules);
  const won = score(tiles, { seat: 'south', ...(win && { win }) }, profile);
  const { payments, totals } = settle(
    { scores: { east: 8, south: won, west: 16, north: 4 }, winner: 'south', ...table },
    profile,
  );
  return { value: won.value, payments, totals, paysForAll: payments.some(({ reason }) => reason === 'pao') };
}

describe('the awards of pao-on', () => {
  it.each([
    ['full-flush, big-three-dragons', 'full-flush, big-three-dragons'],
    ['Full-Flush,all-terminals , full-flush', 'full-flush, all-terminals'],
    ['--purity', '--purity'],
    ['big-limit-hands', 'big-limit-hands'],
    ['last-live-tiles', 'last-live-tiles'],
    ['Big-limit-hands, last-live-tiles,full-flush', 'big-limit-hands, last-live-tiles, full-flush'],
  ])('are a list: %s', (text, expected) => {
    expect(parseRules(`pao-on: ${text}`)).toEqual({ 'pao-on': expected });
  });

  it.each([
    '',
    'full',
    'full-flush big-three-dragons',
    'full-flush,',
    'limit',
    `--${'a-'.repeat(5000)}`,
    'full-flush,'.repeat(1000),
  ])('cannot be “%.30s”', (text) => {
    expect(() => parseRules(`pao-on: ${text}`)).toThrow(RulesError);
  });

  it('make the discarder liable if three sets were exposed', () => {
    expect(settled('').paysForAll).toBe(false);
    const { value, totals, payments } = settled('pao-on: full-flush; losers-settle: no');
    expect(payments).toHaveLength(1);
    // East’s share is double.
    expect(totals).toEqual({ east: 0, south: 4 * value, west: -4 * value, north: 0 });
    expect(settled('pao-on: half-flush').paysForAll).toBe(false);
    expect(settled('pao-on: full-flush; pao: off').paysForAll).toBe(false);
    expect(settled('pao-on: full-flush', '(222b)(444b) 666b 88b 77b +7b').paysForAll).toBe(false);
    expect(settled('pao-on: full-flush', '(222b)(444b)[6666b] 88b 77b +7b').paysForAll).toBe(false);
    expect(settled('pao-on: full-flush', FLUSH, {}, 'self-draw').paysForAll).toBe(false);
  });

  it('may be the table’s own', () => {
    const own = '--purity: 1 double if full-flush, all-pungs; pao-on: --purity';
    expect(settled(own).paysForAll).toBe(true);
    expect(settled(own, '(222b)(444b)(666b) 88b 56b +7b').paysForAll).toBe(false);
  });

  it('include big hands of any value, once their other sets are exposed', () => {
    const big = '(RRR)(GGG) 345b 99c BB +B';
    const doubles = 'big-three-dragons: 2 doubles';
    expect(settled(doubles, big).paysForAll).toBe(false);
    expect(settled(`${doubles}; pao-on: big-three-dragons`, big).paysForAll).toBe(true);
    expect(settled(`${doubles}; pao-on: big-three-dragons`, '(RRR) GGG 345b 99c BB +B').paysForAll).toBe(false);
    // Fed with the pair, not with the last set.
    expect(settled(`${doubles}; pao-on: big-three-dragons`, '(RRR)(GGG)(BBB) 345b 9c +9c').paysForAll).toBe(false);
    expect(settled('pao-on: full-flush', big).paysForAll).toBe(false);
  });

  it('include little hands, if the last dragon or wind completes their pair', () => {
    const rules = 'pao-on: little-three-dragons, little-four-winds';
    expect(settled(rules, '(RRR)(GGG) 345b 999c B +B').paysForAll).toBe(true);
    expect(settled('', '(RRR)(GGG) 345b 999c B +B').paysForAll).toBe(false);
    expect(settled(rules, '(RRR)(GGG) 345b 999c B +B', {}, 'self-draw').paysForAll).toBe(false);
    expect(settled(rules, '(RRR) GGG 345b 999c B +B').paysForAll).toBe(false);
    expect(settled(rules, '(RRR)(GGG)(345b) BB 99c +9c').paysForAll).toBe(false);
    expect(settled(rules, '(RRR) GG 345b 999c BB +G').paysForAll).toBe(false);
    expect(settled(rules, '(EEE)(SSS)(WWW) 345b N +N').paysForAll).toBe(true);
    expect(settled(rules, '(EEE)(SSS)(WWW) NN 34b +5b').paysForAll).toBe(false);
    expect(settled(rules, '(EEE)(SSS)(WWW) NN 9c 9c +N').paysForAll).toBe(false);
  });

  it('are dangerous tiles', () => {
    const isPao = (sets: string, rules: string): boolean => danger(sets, rulesOf(rules)).some(({ pao }) => pao);
    expect(isPao('(222b) (444b) (666b)', 'pao-on: full-flush')).toBe(true);
    expect(isPao('(222b) (444b) (666b)', 'pao-on: half-flush, all-terminals')).toBe(true);
    expect(isPao('(222b) (444b) (666b)', 'pao-on: all-terminals')).toBe(false);
    expect(isPao('(222b) (444b)', 'pao-on: full-flush')).toBe(false);
    expect(isPao('(222b) (444b) (666b)', '')).toBe(false);
    expect(isPao('(RRR) (GGG)', 'pao-on: full-flush')).toBe(false);
    expect(isPao('(RRR) (GGG)', 'pao-on: big-three-dragons; big-three-dragons: 2 doubles')).toBe(true);
    expect(isPao('(RRR) (GGG)', 'pao-on: little-three-dragons')).toBe(true);
    expect(isPao('(EEE) (SSS) (WWW)', 'pao-on: little-four-winds')).toBe(true);
    expect(isPao('(EEE) (SSS)', 'pao-on: little-four-winds')).toBe(false);
    // An award of the table’s own for pungs.
    const own = '--one-suit-pungs: 3 doubles if full-flush, at least 3 exposed pungs; pao-on: --one-suit-pungs';
    expect(isPao('(222b) (444b) (666b)', own)).toBe(true);
    expect(isPao('(123b) (456b) (789b)', own)).toBe(false);
  });
});

describe('what a liable player pays', () => {
  it('is limits where limit hands have a value, even without a limit', () => {
    const sum = (rules: string) => settled(`pao-on: full-flush; losers-settle: no; ${rules}`).totals;
    expect(sum('pao-amount: three-limits; limit: none; limit-value: 500').south).toBe(1500);
    expect(sum('pao-amount: one-limit; limit: 1000; limit-value: 300').south).toBe(300);
    expect(sum('pao-amount: three-limits').south).toBe(1500);
    // Without either, the three shares.
    const { value, totals } = settled('pao-on: full-flush; losers-settle: no; pao-amount: one-limit; limit: none');
    expect(totals.south).toBe(4 * value);
  });

  it('leaves the differences between losers, or lets them lapse', () => {
    // East owes West (16 − 8) × 2; North owes East (8 − 4) × 2 and West 16 − 4.
    const { value: v, totals } = settled('pao-on: full-flush');
    expect(totals).toEqual({ east: -16 + 8, south: 4 * v, west: -4 * v + 16 + 12, north: -8 - 12 });
    expect(settled('pao-on: full-flush; pao-others: lapse').totals).toEqual({
      east: 0,
      south: 4 * v,
      west: -4 * v,
      north: 0,
    });
    // Where nobody is liable, nothing lapses.
    const usual = settled('');
    expect(settled('pao-on: all-terminals; pao-others: lapse; pao-debts: all').totals).toEqual(usual.totals);
  });

  it('may include the debts of the others, but not those to the player', () => {
    const { value: v, totals, payments } = settled('pao-on: full-flush; pao-debts: all');
    // North’s debt to East is all that is left: East’s and North’s debts to West are paid to nobody.
    expect(totals).toEqual({ east: 8, south: 4 * v, west: -4 * v - 8, north: 0 });
    expect(payments.map(({ from, to, amount, reason }) => [from, to, amount, reason])).toEqual([
      ['west', 'south', 4 * v, 'pao'],
      ['west', 'east', 8, 'debt'],
    ]);
    expect(payments[1]!.shares).toMatchObject([{ from: 'north', to: 'east', amount: 8 }]);
  });
});

describe('the last live tiles', () => {
  it('make the player liable whom the table names, since a hand does not show them', () => {
    const rules = 'pao-on: last-live-tiles; losers-settle: no';
    const plain = '(123b) 456c 789c 55b 78d +9d';
    expect(settled(rules, plain).paysForAll).toBe(false);
    const { value, totals } = settled(rules, plain, { discarder: 'west', liable: 'west' });
    expect(totals).toEqual({ east: 0, south: 4 * value, west: -4 * value, north: 0 });
    const profile = rulesOf(rules);
    expect(score(plain, { seat: 'south' }, profile).value).toBe(value);
  });

  it('are beside big hands, or other awards', () => {
    const big = '(RRR)(GGG) 345b 99c BB +B';
    expect(settled('pao-on: last-live-tiles', big).paysForAll).toBe(false);
    expect(settled('pao-on: last-live-tiles, big-limit-hands', big).paysForAll).toBe(true);
    expect(settled('pao-on: last-live-tiles, full-flush').paysForAll).toBe(true);
    expect(settled('pao-on: big-limit-hands, full-flush').paysForAll).toBe(true);
  });
});

describe('a claim before the last tile', () => {
  const big = '(RRR)(GGG)(BBB) 345b 9c +9c';
  const liable = (rules: string, table: Partial<Table>, tiles = big, win?: 'self-draw') =>
    settled(rules, tiles, table, win);

  it('makes its discarder liable, whoever discards the last tile', () => {
    const { value: v, totals } = liable('pao-by: claim; losers-settle: no', { discarder: 'west', liable: 'north' });
    expect(v).toBe(500);
    expect(totals).toEqual({ east: 0, south: 2000, west: 0, north: -2000 });
    const drawn = liable('pao-by: claim; losers-settle: no', { liable: 'north' }, big, 'self-draw');
    expect(drawn.totals).toEqual({ east: 0, south: 2000, west: 0, north: -2000 });
    // The winning tile is a claim, too.
    expect(settled('pao-by: claim', '(RRR)(GGG) 345b 99c BB +B').paysForAll).toBe(true);
  });

  it('holds if the table says so, whatever the hand, as it does for a number', () => {
    // A dangerous discard when the wall is nearly used up.
    const { value: v, totals } = liable(
      'pao-by: claim; losers-settle: no',
      { discarder: 'west', liable: 'west' },
      FLUSH,
    );
    expect(totals).toEqual({ east: 0, south: 4 * v, west: -4 * v, north: 0 });
    const number = settle(
      { scores: { east: 0, south: v, west: 0, north: 0 }, winner: 'south', discarder: 'west', liable: 'west' },
      defineProfile({ name: 'claims', rules: 'pao-by: claim; losers-settle: no' }),
    );
    expect(totals).toEqual(number.totals);
  });

  it.each<[rules: string, tiles: string, table: Partial<Table>]>([
    ['', big, { discarder: 'west', liable: 'north' }],
    ['pao-by: claim', big, { discarder: 'west', liable: 'south' }],
    ['pao-by: claim', big, { discarder: 'west', liable: 'up' as Wind }],
  ])('is refused under “%s” with %s and %o', (rules, tiles, table) => {
    expect(() => liable(rules, table, tiles)).toThrow(TableError);
  });

  it('is part of a game and its text', () => {
    const text = 'players: Ann, Ben, Cho, Dan\nrules: pao-by: claim; losers-settle: no\nBen 500 liable Dan from Cho';
    const record = parseGame(text);
    expect(record.hands).toEqual([{ winner: 1, discarder: 2, liable: 3, hands: [0, 500, 0, 0] }]);
    expect(formatGame(record, { header: true })).toBe(text);
    expect(playGame(record).totals).toEqual([0, 2000, 0, -2000]);
    expect(playGame(parseGame(text.replace(' from Cho', ''))).totals).toEqual([0, 2000, 0, -2000]);
    expect(() => parseGame(text.replace('liable Dan', 'liable Ben'))).toThrow(SyntaxError);
    expect(() => parseGame(text.replace('liable Dan', 'liable'))).toThrow(SyntaxError);
    expect(() => playGame(parseGame(text.replace('pao-by: claim', 'pao-by: winning-tile')))).toThrow();
  });
});
