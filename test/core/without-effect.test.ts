/** What a table says about a hand that changes no payment under its rules. */
import { describe, expect, it } from 'vitest';
import { defineProfile, settle, type Table } from '../../src/core/index.js';
import { parseGame, playGame } from '../../src/core/game.js';
import type { PlayedHand } from '../../src/core/game.js';
import { withoutEffect } from '../../src/core/settlement/without-effect.js';
import { withoutEffectIn } from '../../src/game/table.js';

const scores = { east: 20, south: 48, west: 0, north: 0 };

describe('a settlement', () => {
  it.each([
    ['pao: on', { pao: true }, [['pao']]],
    ['pao: on', { pao: true, discarder: 'west' }, []],
    ['pao: off', { pao: true, discarder: 'west' }, [['pao']]],
    ['pao: off', { liable: 'west', discarder: 'west' }, [['liable', 'west']]],
    ['pao: on; pao-by: claim', { liable: 'north', discarder: 'west' }, []],
    ['false-win: off', { incidents: { north: ['false-win'] } }, [['false-win', 'north']]],
    ['false-win: 300 to each', { incidents: { north: ['false-win'] } }, []],
    [
      'false-win: 300 to each',
      { incidents: { north: ['false-win', 'two-discards'], west: ['two-discards'] } },
      [
        ['two-discards', 'west'],
        ['two-discards', 'north'],
      ],
    ],
    ['false-win: 300', { incidents: { north: ['false-win'] } }, []],
    ['false-win: 300', { winner: undefined, incidents: { north: ['false-win'] } }, [['false-win', 'north']]],
    // Another error of the same player, which does cost something, does not stand for it.
    [
      'incomplete-win: 300 to each; two-discards: 50',
      { winner: undefined, incidents: { west: ['incomplete-win', 'two-discards'] } },
      [['two-discards', 'west']],
    ],
    // The winner does not pay a fine to the winner.
    ['false-win: 300', { incidents: { south: ['false-win'] } }, [['false-win', 'south']]],
  ] as const)('under %s, of %j: %j', (rules, more, expected) => {
    const profile = defineProfile({ name: 'ours', extends: 'classical', rules });
    const table = { scores, winner: 'south', ...more } as unknown as Table;
    expect(withoutEffect(table, settle(table, profile), profile)).toEqual(expected);
  });
});

describe('a game', () => {
  it.each([
    ['', 'Ben 48 pao', ['pao']],
    ['', 'Ben 48 from Cho; Dan false-win', ['Dan incomplete-win']],
    ['rules: false-win: 300 to each', 'Ben 48 from Cho; Dan false-win', []],
    ['rules: false-win: 300 to each', 'washout; Dan false-win', []],
    ['rules: false-win: 300 to each', 'washout; Dan two-discards', ['Dan two-discards']],
    ['rules: pao: off', 'Ben 48 liable Cho', ['liable Cho']],
    ['', 'Ben 48 from Cho; Ann 8', []],
    ['', 'washout', []],
    ['', 'washout; Ann 20; Ben (RRR)', ['Ann 20', 'Ben (RRR)']],
    ['rules: washout-settles: yes', 'washout; Ann 20; Dan false-win', []],
    ['rules: washout-settles: after-false-win', 'washout; Ann 20; Dan false-win', []],
    ['rules: washout-settles: after-false-win', 'washout; Ann 20', ['Ann 20']],
  ])('with %s: %s', (rules, hand, expected) => {
    const game = playGame(parseGame(`players: Ann, Ben, Cho, Dan\n${rules}\n${hand}`));
    expect(withoutEffectIn(game.rows[0]!, game)).toEqual(expected);
  });

  it('that a script has made may have the short name of an error', () => {
    const hand: unknown = { washout: true, hands: [20, 0, 0, 0], incidents: { 3: ['false-win'] } };
    const rules = 'washout-settles: after-false-win';
    const game = playGame({ players: ['Ann', 'Ben', 'Cho', 'Dan'], rules, hands: [hand as PlayedHand] });
    expect(withoutEffectIn(game.rows[0]!, game)).toEqual([]);
  });
});
