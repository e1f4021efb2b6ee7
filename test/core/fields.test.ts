/** Names of fields that are probably misspelled. */
import { describe, expect, it } from 'vitest';
import { packHand, scoreAll } from '../../src/core/bulk.js';
import { claimsOn } from '../../src/core/claims.js';
import { makeHand } from '../../src/core/exercises.js';
import { formatGame, parseGame, playGame } from '../../src/core/game.js';
import { InputError } from '../../src/core/guarded.js';
import { defineProfile, explain, score, scorer, settle, waits } from '../../src/core/index.js';
import * as odds from '../../src/core/odds.js';
import { compareProfiles, simulate } from '../../src/core/simulate.js';
import { breakWall } from '../../src/core/wall.js';
import { handToSvg, rulesToSvg } from '../../src/svg.js';

const WON = '(RRR) 123b 456b 99d 78d +9d 2f';
const READY = '(RRR) 123b 456b 99d 78d 2f';
const TABLE = { scores: { east: 8, south: 30, west: 0, north: 16 }, winner: 'south' } as const;
const RECORD = parseGame('Ben 48 from Cho; Ann 8; Dan 16\nwashout', { players: ['Ann', 'Ben', 'Cho', 'Dan'] });
const situation = (data: object): object => data;
/** A record with another hand after its own. */
const withHand = (hand: object) => ({ ...RECORD, hands: [...RECORD.hands, hand] }) as never;

const seat = 'situation cannot use “seats”: expected “seat”.';

describe('a misspelled field', () => {
  const seats = situation({ seats: 'south' });
  it.each<[string, () => unknown, string]>([
    ['score', () => score(WON, seats), seat],
    ['scorer().score', () => scorer().score(WON, seats), seat],
    ['scorer().value', () => scorer().value(WON, seats), seat],
    ['waits', () => waits(READY, seats), seat],
    ['explain', () => explain(WON, seats), seat],
    ['packHand', () => packHand(WON, seats, new Uint8Array(44), 0), seat],
    ['odds.waits', () => odds.waits(READY, seats), seat],
    ['odds.discards', () => odds.discards(READY + ' N', seats), seat],
    ['handToSvg', () => handToSvg(WON, { situation: seats }), seat],
    ['score', () => score(WON, situation({ cirucmstances: [] })), 'expected “circumstances”.'],
    ['score', () => score(WON, situation({ SEAT: 'south' })), 'situation cannot use “SEAT”: expected “seat”.'],
    [
      'odds.discards',
      () => odds.discards(READY + ' N', {}, 'british', { darws: 3 } as never),
      'options cannot use “darws”',
    ],
    ['makeHand', () => makeHand({ seed: 1, profil: 'british' } as never), 'options cannot use “profil”'],
    ['breakWall', () => breakWall({ dice: [3, 4, 5, 2], bonsu: false } as never), 'throws cannot use “bonsu”'],
    ['parseGame', () => parseGame('', { player: [] } as never), 'options cannot use “player”: expected “players”.'],
    ['formatGame', () => formatGame(RECORD, { heder: true } as never), 'options cannot use “heder”'],
    [
      'handToSvg',
      () => handToSvg(WON, { tilewidth: 20 } as never),
      'options cannot use “tilewidth”: expected “tileWidth”.',
    ],
    [
      'rulesToSvg',
      () => rulesToSvg('british', { widht: 300 } as never),
      'options cannot use “widht”: expected “width”.',
    ],
    [
      'claimsOn',
      () => claimsOn(READY, '9d', { seat: 'east', discarder: 'west', bared: ['9d'] } as never),
      'situation cannot use “bared”: expected “barred”.',
    ],
    [
      'settle',
      () => settle({ ...TABLE, discader: 'west' } as never),
      'table cannot use “discader”: expected “discarder”.',
    ],
    [
      'playGame',
      () => playGame(withHand({ winner: 0, discader: 1, hands: [8, 0, 0, 0] })),
      'record.hands[2] cannot use “discader”: expected “discarder”.',
    ],
    [
      'playGame',
      () => playGame(withHand({ winner: 0, hands: [{ hand: WON, wins: 'self-draw' }, 0, 0, 0] })),
      'record.hands[2].hands[0] cannot use “wins”: expected “win”.',
    ],
    [
      'formatGame',
      () => formatGame({ ...RECORD, rule: 'limit: 500' } as never),
      'record cannot use “rule”: expected “rules”.',
    ],
    [
      'defineProfile',
      () => defineProfile({ name: 'ours', extend: 'british' } as never),
      'definition cannot use “extend”: expected “extends”.',
    ],
  ])('is named by %s', (_name, run, message) => {
    expect(run).toThrow(InputError);
    expect(run).toThrow(message);
  });

  it('is named by simulations', async () => {
    for (const run of [
      simulate({ seed: 1, hand: 9 } as never),
      compareProfiles('british', 'bmja', { hand: 9 } as never),
    ])
      await expect(run).rejects.toThrow('options cannot use “hand”: expected “hands”.');
  });

  it('is the error of its hand among many hands', async () => {
    const { errors, value } = await scoreAll([WON, { hand: WON, situation: { seats: 'south' } as object }]);
    expect(errors).toEqual([{ index: 1, code: 'wrong-shape', message: seat }]);
    expect([...value]).toEqual([56, NaN]);
  });
});

describe('other fields', () => {
  it('are the script’s own', () => {
    const own = { id: 7, player: 'Ann', date: '2026-11-29', table: 3, remarks: [], constructor: 1 };
    expect(score(WON, { seat: 'south', ...own } as object).value).toBe(score(WON, { seat: 'south' }).value);
    expect(settle({ ...TABLE, ...own } as never)).toEqual(settle(TABLE));
    expect(handToSvg(WON, { ...own, name: 'Ann', id: 'a' } as object)).toBe(handToSvg(WON, { id: 'a' }));
    expect(playGame({ ...RECORD, ...own, hands: RECORD.hands.map((hand) => ({ ...hand, ...own })) }).totals).toEqual(
      playGame(RECORD).totals,
    );
    expect(defineProfile({ name: 'ours', rules: 'limit: 500', ...own } as never).rules.limit).toBe(500);
  });

  it.each(['deal', 'east', 'winnerId', 'rows', 'handNumber', 'seal', 'in', 's'])('may be called %s', (name) => {
    const washout = { washout: true, [name]: 1 };
    expect(playGame({ ...RECORD, [name]: 1, hands: [washout as never] }).rows).toHaveLength(1);
    expect(score(WON, { [name]: 1 } as object)).toMatchObject({ value: 56 });
    expect(settle({ ...TABLE, [name]: 1 } as never).totals.south).toBe(120);
  });

  it('may be close to one that is set', () => {
    expect(score(WON, { round: 'south', rounds: 4 } as object).value).toBe(score(WON, { round: 'south' }).value);
    expect(playGame(withHand({ winner: 0, hand: 3, hands: [8, 0, 0, 0] })).rows).toHaveLength(3);
  });

  it('may be inherited or many', () => {
    const inherited = Object.create({ seats: 'south' }) as object;
    expect(score(WON, inherited).value).toBe(score(WON).value);
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, place) => [`s_${place}`, place]));
    // A time would depend on the machine.
    let lookups = 0;
    const count = <Looked>(looked: Looked): Looked => (lookups++, looked);
    const many = new Proxy(fields, {
      has: (of, name) => count(Reflect.has(of, name)),
      get: (of, name) => count(Reflect.get(of, name)),
      getOwnPropertyDescriptor: (of, name) => count(Reflect.getOwnPropertyDescriptor(of, name)),
    });
    expect(score(WON, many).value).toBe(score(WON).value);
    expect(lookups).toBeGreaterThan(20_000);
    expect(lookups).toBeLessThan(10 * 20_000);
  });
});
