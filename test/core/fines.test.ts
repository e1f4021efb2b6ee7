/** Fines for errors: what rules declare, and what they cost at the end of a hand. */
import { describe, expect, it } from 'vitest';
import { ClaimError, incidentCost, incidents } from '../../src/core/claims.js';
import { describeProfile } from '../../src/core/describe.js';
import { formatGame, GameError, parseGame, playGame } from '../../src/core/game.js';
import {
  defineProfile,
  formatRules,
  parseRules,
  RulesError,
  settle,
  TableError,
  type IncidentId,
  type Table,
} from '../../src/core/index.js';

const rulesOf = (rules: string, parent = 'classical') => defineProfile({ name: 'table', extends: parent, rules });
const scores = { east: 8, south: 64, west: 16, north: 4 };
const table: Table = { scores, winner: 'south', discarder: 'east' };

describe('a fine is declared', () => {
  it.each([
    ['300 to each', '300 to each'],
    ['300 points to each player', '300 to each'],
    ['50', '50'],
    ['50 points', '50'],
    ['50 to the winner', '50'],
    ['Limit To Each', 'limit to each'],
    ['half limit', 'half limit'],
    ['1/2 limit', 'half limit'],
    ['1/4  limit to each', '1/4 limit to each'],
    ['2 limits to each', '2 limits to each'],
    ['3/2 limit', '3/2 limit'],
    ['off', 'off'],
    ['0', 'off'],
  ])('as “%s”: %s', (text, expected) => {
    expect(parseRules(`incomplete-win: ${text}`)).toEqual({ 'incomplete-win': expected });
  });

  it('for each error, by its id or a shorter name', () => {
    for (const { id } of incidents) expect(parseRules(`${id}: 20`)).toEqual({ [id]: '20' });
    expect(parseRules('false-win: 1; wrong-claim: 2; wrong-kong: 3')).toEqual({
      'incomplete-win': '1',
      'grounded-wrong-tiles': '2',
      'marked-kong-wrongly': '3',
    });
  });

  it.each([
    '',
    'limits to',
    '-50',
    '300 to all',
    '1 double',
    '0 limits',
    '1/0 limit',
    '11 limits',
    '1000000000',
    'off to each',
    'half',
    '9'.repeat(10_000),
    `50${' '.repeat(10_000)}to each x`,
  ])('not as “%.30s”', (text) => {
    expect(() => parseRules(`false-win: ${text}`)).toThrow(RulesError);
  });

  it('with an error that names the values, and the nearest name', () => {
    expect(() => parseRules('false-win: 300 each')).toThrow(
      '“300 each” at character 12 is not a value of “false-win”: did you mean “300 to each”?',
    );
    expect(() => parseRules('false-wins: 300 to each')).toThrow('did you mean “false-win”?');
  });

  it('and comes back from its text, from JSON, and as a difference', () => {
    const profile = rulesOf('limit: 1000; false-win: limit to each; two-discards: 10');
    expect(formatRules(profile)).toBe('limit: 1000; two-discards: 10; incomplete-win: limit to each');
    expect(formatRules('classical', profile)).toBe('limit: 500; two-discards: off; incomplete-win: off');
    const stored = JSON.parse(JSON.stringify(profile)) as typeof profile;
    expect(settle({ ...table, incidents: { west: ['incomplete-win'] } }, stored)).toEqual(
      settle({ ...table, incidents: { west: ['incomplete-win'] } }, profile),
    );
    expect(formatRules(defineProfile({ name: 'none', extends: profile, rules: 'false-win: off' }), profile)).toBe(
      'incomplete-win: off',
    );
  });

  it('and is a row of the rules, next to payments, only where it is declared', () => {
    const rows = describeProfile(rulesOf('false-win: 300 to each'), 'classical');
    expect(rows.filter(({ kind }) => kind === 'fine')).toMatchObject([
      { id: 'incomplete-win', section: 'payment', worth: '300 to each', baseWorth: 'off', differs: true },
    ]);
    expect(describeProfile('classical').filter(({ kind }) => kind === 'fine')).toEqual([]);
  });
});

describe('a fine is paid', () => {
  // Without fines: East, South and West settle as in the table of `<mj-incidents>`.
  const before = settle(table).totals;
  const change = (rules: string, incidentsOf: Table['incidents'], of: Table = table) => {
    const { totals } = settle({ ...of, incidents: incidentsOf }, rulesOf(rules));
    const usual = settle(of, rulesOf(rules)).totals;
    return [totals.east - usual.east, totals.south - usual.south, totals.west - usual.west, totals.north - usual.north];
  };

  it.each([
    ['false-win: 300 to each', [300, 300, -900, 300]],
    ['false-win: 50', [0, 50, -50, 0]],
    ['false-win: limit to each', [500, 500, -1500, 500]],
    ['false-win: half limit', [0, 250, -250, 0]],
    ['false-win: 2 limits to each; limit: 600', [1200, 1200, -3600, 1200]],
    // Limit hands are worth 500 although there is no limit.
    ['false-win: limit to each; limit: none; limit-value: 500', [500, 500, -1500, 500]],
    ['false-win: limit to each; limit: none', [0, 0, 0, 0]],
    ['false-win: off', [0, 0, 0, 0]],
    ['two-discards: 300 to each', [0, 0, 0, 0]],
  ])('%s', (rules, expected) => {
    expect(change(rules, { west: ['incomplete-win'] })).toEqual(expected);
  });

  it('by East as by anyone, not doubled', () => {
    expect(change('false-win: 100 to each', { east: ['incomplete-win'] })).toEqual([-300, 100, 100, 100]);
  });

  it('doubled where East pays or receives it, if the rules say so', () => {
    const rules = 'east-fines: double; false-win: limit to each; two-discards: 20';
    const washout = { scores: { east: 0, south: 0, west: 0, north: 0 } };
    expect(change(rules, { north: ['incomplete-win'] }, washout)).toEqual([1000, 500, 500, -2000]);
    expect(change(rules, { east: ['incomplete-win'] }, washout)).toEqual([-3000, 1000, 1000, 1000]);
    expect(change(rules, { east: ['two-discards'], west: ['two-discards'] })).toEqual([-40, 60, -20, 0]);
  });

  it('by the winner to each of the others, but not once, because nobody else has won', () => {
    expect(
      change('two-discards: 10 to each; wrong-kong: 20', { south: ['two-discards', 'marked-kong-wrongly'] }),
    ).toEqual([10, -30, 10, 10]);
  });

  it('in a hand that nobody wins, after which the others settle, if the rules say so', () => {
    const after = 'washout-settles: after-false-win; false-win: limit to each; east-fines: double';
    const hands = { scores: { east: 20, south: 12, west: 0, north: 40 } };
    // South pays East 16, West pays East 40 and South 12; North takes no part.
    expect(change(after, { north: ['incomplete-win'] }, hands)).toEqual([1056, 496, 448, -2000]);
    expect(change(after, { north: ['two-discards'] }, hands)).toEqual([0, 0, 0, 0]);
    const all = (rules: string): number[] => Object.values(settle(hands, rulesOf(rules)).totals);
    expect(all(after)).toEqual([0, 0, 0, 0]);
    expect(all('washout-settles: yes')).toEqual([16, -32, -92, 108]);
    expect(all('washout-settles: yes; payers: nobody')).toEqual([40, 12, 0, 40]);
    expect(all('washout-settles: no')).toEqual([0, 0, 0, 0]);
    // With a winner, losers settle as ever.
    expect(change(after, { north: ['incomplete-win'] })).toEqual(
      change('false-win: limit to each; east-fines: double', { north: ['incomplete-win'] }),
    );
  });

  it('in a hand that nobody wins to each of the others, but not once', () => {
    const washout = { scores: { east: 0, south: 0, west: 0, north: 0 } };
    expect(
      change('false-win: 100 to each; wrong-claim: 20', { north: ['incomplete-win', 'grounded-wrong-tiles'] }, washout),
    ).toEqual([100, 100, 100, -300]);
  });

  it('for each error of each player, after all other payments', () => {
    const { payments, totals } = settle(
      { ...table, incidents: { west: ['incomplete-win'], north: ['two-discards', 'too-few-tiles'] } },
      rulesOf('false-win: 300 to each; two-discards: 10; too-few-tiles: 5 to each'),
    );
    const fines = payments.filter(({ reason }) => reason === 'fine');
    expect(payments.slice(-fines.length)).toEqual(fines);
    expect(fines.map(({ from, to, amount, incident }) => [from, to, amount, incident])).toEqual([
      ['west', 'east', 300, 'incomplete-win'],
      ['west', 'south', 300, 'incomplete-win'],
      ['west', 'north', 300, 'incomplete-win'],
      ['north', 'south', 10, 'two-discards'],
      ['north', 'east', 5, 'too-few-tiles'],
      ['north', 'south', 5, 'too-few-tiles'],
      ['north', 'west', 5, 'too-few-tiles'],
    ]);
    expect(totals.north - before.north).toBe(300 - 10 - 15);
  });

  it('only for errors that there are', () => {
    const settleWith = (west: unknown) => () =>
      settle({ ...table, incidents: { west } as Table['incidents'] }, rulesOf('false-win: 50'));
    expect(settleWith(['lost-tile'])).toThrow(TableError);
    expect(settleWith(['__proto__'])).toThrow(TableError);
    expect(settleWith('incomplete-win')).toThrow('table.incidents.west should be an array');
    expect(settleWith(new Array(1_000_000).fill('incomplete-win'))).toThrow(
      'At most 20 errors of one player are counted, but west has 1000000.',
    );
    expect(() => settle({ ...table, incidents: { up: [] } as Table['incidents'] })).toThrow('“up” is not a valid seat');
    expect(
      settle({ ...table, incidents: { west: ['false-win' as IncidentId] } }, rulesOf('false-win: 50')).totals.west,
    ).toBe(before.west - 50);
  });
});

describe('what an error costs', () => {
  it('includes its fine', () => {
    const rules = rulesOf('false-win: 100 to each; wrong-kong: 20');
    const dead = incidentCost('foul', 'west', table, rules);
    const fined = incidentCost('foul', 'west', table, rules, 'incomplete-win');
    expect(fined.without).toBe(dead.without);
    expect(fined.change).toBe(dead.change - 300);
    expect(incidentCost('stands', 'west', table, rules, 'marked-kong-wrongly').change).toBe(-20);
    expect(incidentCost('exposed', 'west', table, rules, 'marked-kong-wrongly')).toMatchObject({
      change: -20,
      isUnknown: true,
    });
    expect(incidentCost('stands', 'west', table, rules).change).toBe(0);
  });

  it('is an error for one that there is not', () => {
    expect(() => incidentCost('stands', 'west', table, 'classical', 'cheating' as IncidentId)).toThrow(ClaimError);
  });
});

describe('a game with fines', () => {
  const text = `players: Ann, Ben, Cho, Dan
rules: false-win: 100 to each; two-discards: 10
washout; Dan false-win
Ben 48 from Cho; Ann 8; Dan 16 foul false-win
Cho 20 two-discards self-draw`;

  it('is read, written and played', () => {
    const record = parseGame(text);
    expect(record.hands).toEqual([
      { washout: true, incidents: { 3: ['incomplete-win'] } },
      { winner: 1, discarder: 2, hands: [8, 48, 0, 16], dead: { 3: 'foul' }, incidents: { 3: ['incomplete-win'] } },
      { winner: 2, hands: [0, 0, 20, 0], incidents: { 2: ['two-discards'] } },
    ]);
    const written = formatGame(record, { header: true });
    expect(written).toContain('\nwashout; Dan incomplete-win\n');
    expect(parseGame(written)).toEqual(record);
    const { rows } = playGame(record);
    expect(rows[0]!.changes).toEqual([100, 100, 100, -300]);
    expect(rows[0]!.moved).toBe('washout');
    const without = playGame(parseGame(text.replace(/ (?:false-win|two-discards)$/gm, '').replace('; Dan\n', '\n')));
    expect(rows[1]!.changes.map((one, player) => one - without.rows[1]!.changes[player]!)).toEqual([
      100, 100, 100, -300,
    ]);
  });

  it.each([
    ['washout; Dan 20 false-win self-draw', 'self-draw'],
    ['washout; Dan', 'Dan'],
    ['washout; Dan foul', 'foul'],
    ['washout; Dan', 'Dan'],
    ['washout; Eve false-win', 'Eve'],
    ['washout; Dan false-win; Dan false-win', 'already'],
    ['washout; Dan false-win false-win', 'false-win'],
  ])('is not read from “%s”', (line) => {
    expect(() => parseGame(`players: Ann, Ben, Cho, Dan\n${line}`)).toThrow(SyntaxError);
  });

  it('names the hand with an error that there is not', () => {
    const players = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
    const play = (incidentsOf: unknown) => () =>
      playGame({ players, hands: [{ washout: true, incidents: incidentsOf as { 0: IncidentId[] } }] });
    expect(play({ 0: ['cheating'] })).toThrow(GameError);
    expect(play({ 7: ['two-discards'] })).toThrow(GameError);
  });
});
