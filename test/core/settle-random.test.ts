import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  type Profile,
  parseHand,
  profiles,
  score,
  settle,
  tiles,
  winds,
  type DeadHand,
  type Hand,
  type Score,
  type Table,
  type Tile,
  type Wind,
} from '../../src/core/index.js';
import { settlementOptions } from '../naive/options.js';
import { mulberry32, randomCase, randomTable, type RandomCase } from '../naive/random.js';
import { naiveProfiles, type NaiveProfileName, type NaiveRules } from '../naive/rules.js';
import { isLiable, naiveSettle } from '../naive/settle.js';
import { rounds } from '../rounds.js';
import { forAll, forAllIn } from '../for-all.js';

const names = Object.keys(profiles) as NaiveProfileName[];

describe('a second settlement', () => {
  const TABLES = rounds(10_000);
  it(`agrees on ${TABLES.toLocaleString('en')} random tables of every profile with any settlement options`, () => {
    const random = mulberry32(5);
    const reasons = new Map<string, number>();
    for (let i = 0; i < TABLES; i++) {
      const name = names[i % names.length]!;
      const { values, table, rules } = randomTable(random);
      // A quarter of the tables play without a limit or with a low one: pao is paid otherwise then.
      if (random() < 0.25) rules.limit = random() < 0.5 ? 'none' : 1000;
      const profile = defineProfile({ name: 'table', extends: name, rules });
      const settlement = settle({ scores: values, ...(table as Omit<Table, 'scores'>) }, profile);
      const expected = naiveSettle(values, table, { ...naiveProfiles[name], ...rules });
      if (JSON.stringify(settlement.totals) !== JSON.stringify(expected))
        expect({ values, table, name, rules, ...settlement }).toEqual({ values, table, name, rules, totals: expected });
      for (const { reason } of settlement.payments) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    for (const reason of ['win', 'difference', 'pao', 'dead-hand', 'fine', 'tally'])
      expect(reasons.get(reason)).toBeGreaterThan(TABLES / 20);
    expect(reasons.get('debt')).toBeGreaterThan(TABLES / 200);
  });
});

const seat = fc.constantFrom<Wind>(...winds);
const profile = fc
  .record({
    parent: fc.constantFrom(...names),
    rules: fc.record(
      Object.fromEntries(
        Object.entries({ limit: ['none', 50, 500], ...settlementOptions }).map(([id, each]) => [
          id,
          fc.constantFrom(...each),
        ]),
      ),
      { requiredKeys: [] },
    ),
  })
  .map(({ parent, rules }) => defineProfile({ name: 'table', extends: parent, rules: rules as NaiveRules }));

const value = fc.oneof(fc.nat(60), fc.nat(100_000));
const values = fc.record({ east: value, south: value, west: value, north: value });
const table: fc.Arbitrary<Table> = fc
  .record({
    scores: values,
    winner: fc.option(seat, { nil: undefined }),
    discarder: fc.option(seat, { nil: undefined }),
    dead: fc.dictionary(seat, fc.constantFrom<DeadHand>('foul', 'long', 'short')),
    pao: fc.boolean(),
  })
  .map(({ winner, discarder, dead, pao, ...rest }) => {
    const alive = Object.fromEntries(Object.entries(dead).filter(([wind]) => wind !== winner));
    const liable = winner && discarder !== winner ? discarder : undefined;
    return { ...rest, winner, discarder: liable, dead: alive, pao: liable ? pao : undefined };
  });

/** The table with every player in another seat. */
function reseat({ scores, winner, discarder, dead = {}, pao }: Table, to: Record<Wind, Wind>): Table {
  const move = <Value>(by: Partial<Record<Wind, Value>>) =>
    Object.fromEntries(Object.entries(by).map(([wind, one]) => [to[wind as Wind], one]));
  return {
    scores: move(scores) as Record<Wind, number | Score>,
    winner: winner && to[winner],
    discarder: discarder && to[discarder],
    dead: move(dead),
    pao,
  };
}

const seating = (order: readonly Wind[]) =>
  Object.fromEntries(winds.map((wind, i) => [wind, order[i]])) as Record<Wind, Wind>;

describe('every settlement', () => {
  it('sums to zero unless nobody pays, and its payments make its totals', () => {
    forAllIn(rounds(1000))(table, profile, (one, rules) => {
      const { payments, totals } = settle(one, rules);
      // Where nobody pays, points are only added.
      if (rules.rules.payers !== 'nobody') expect(winds.reduce((sum, wind) => sum + totals[wind], 0)).toBe(0);
      const sums = { east: 0, south: 0, west: 0, north: 0 };
      for (const { from, to, amount, value: worth, factors } of payments) {
        expect(amount).toBe(factors.reduce((product, { times }) => product * times, worth));
        expect(amount).toBeGreaterThan(0);
        if (from !== to) sums[from] -= amount;
        sums[to] += amount;
      }
      expect(totals).toEqual(sums);
    });
  });

  it('does not depend on the order of the players', () => {
    const orders = fc.shuffledSubarray([...winds], { minLength: 4 });
    forAll(table, profile, orders, (one, rules, order) => {
      const sorted = <Value>(by: Partial<Record<Wind, Value>>) =>
        Object.fromEntries(order.filter((wind) => wind in by).map((wind) => [wind, by[wind]]));
      const other = { ...one, scores: sorted(one.scores) as Table['scores'], dead: sorted(one.dead ?? {}) };
      expect(settle(other, rules)).toEqual(settle(one, rules));
    });
  });

  it('follows players who change seats, except for East', () => {
    const orders = fc.shuffledSubarray(['south', 'west', 'north'] as Wind[], { minLength: 3 });
    forAll(table, profile, orders, (one, rules, others) => {
      const to = seating(['east', ...others]);
      const moved = settle(reseat(one, to), rules).totals;
      const { totals } = settle(one, rules);
      for (const wind of winds) expect(moved[to[wind]]).toBe(totals[wind]);
    });
  });

  it('follows all four players if East does not double', () => {
    forAll(table, profile, fc.nat(3), (one, { rules }, places) => {
      const equal = defineProfile({ name: 'table', rules: { ...rules, 'east-doubles': 'none' } });
      const to = seating(winds.map((_, i) => winds[(i + places) % 4]!));
      const moved = settle(reseat(one, to), equal).totals;
      const { totals } = settle(one, equal);
      for (const wind of winds) expect(moved[to[wind]]).toBe(totals[wind]);
    });
  });

  it('is never worse for a loser with a more valuable hand', () => {
    forAllIn(rounds(1000))(table, profile, seat, fc.nat(500), (one, rules, loser, more) => {
      fc.pre(loser !== one.winner);
      const better = { ...one, scores: { ...one.scores, [loser]: (one.scores[loser] as number) + more } };
      expect(settle(better, rules).totals[loser]).toBeGreaterThanOrEqual(settle(one, rules).totals[loser]);
    });
  });
});

/** A random loser's hand with some pairs and pungs. */
function dealt(random: () => number, wall: Tile[]): Hand {
  const hand: Hand = { sets: [], concealed: [], bonus: [] };
  const take = (tile: Tile): void => {
    wall.splice(wall.indexOf(tile), 1);
    hand.concealed.push(tile);
  };
  while (hand.concealed.length < 13) {
    const tile = wall[Math.floor(random() * wall.length)]!;
    const copies = random() < 0.3 ? wall.filter((one) => one === tile).length : 1;
    for (let copy = 0; copy < copies && hand.concealed.length < 13; copy++) take(tile);
  }
  return hand;
}

/** A hand of all dragons or all winds: exposed or not, and won on one of them or on the pair. */
function bigHand(random: () => number): RandomCase {
  const below = (most: number): number => Math.floor(random() * most);
  const honours = random() < 0.5 ? 'RGB' : 'ESWN';
  const won = below(honours.length + 1);
  const other = honours.length < 4 ? (['123b', '(111b)', '(123b)'][below(3)] ?? '') : '';
  const sets = [...honours].map((honour, place) =>
    place === won
      ? honour.repeat(2)
      : [`(${honour.repeat(3)})`, `(${honour.repeat(4)})`, honour.repeat(3)][below(4) % 3],
  );
  const last = honours[won] ?? '9d';
  const text = `${sets.join(' ')} ${other} ${honours[won] ? '99d' : '9d'} +${last}`;
  return { hand: parseHand(text), situation: { win: random() < 0.8 ? 'discard' : 'self-draw' } };
}

describe('settlements of random hands', () => {
  it.each(names)('are those of their bare values (%s)', (name) => {
    const random = mulberry32(11);
    // Every other table is liable for other awards than the usual ones.
    const listed = { 'pao-on': 'half-flush, full-flush, all-pungs, terminals-and-honours, big-three-dragons' };
    // Tiles do not show which discards were dangerous.
    const both = { 'pao-on': 'last-live-tiles, big-limit-hands, all-pungs' };
    const tables = [{}, listed, both].map((rules) => ({
      profile: defineProfile({ name: 'table', extends: name, rules }),
      rules: { ...naiveProfiles[name], ...rules },
    }));
    const winnerOf = (seat: Wind, round: Wind, played: Profile): Score => {
      for (;;) {
        const { hand, situation } = random() < 0.3 ? bigHand(random) : randomCase(random, { winner: true });
        // Not every random win is possible under this profile or at this seat.
        try {
          return score(hand, { ...situation, seat, round, circumstances: [] }, played);
        } catch {
          continue;
        }
      }
    };
    let pao = 0;
    let listedPao = 0;
    for (let i = 0; i < 200; i++) {
      const winner = winds[i % 4]!;
      const round = winds[(i >> 2) % 4]!;
      const { profile: played, rules } = tables[i % 3 ? 0 : 1 + (i & 1)]!;
      const won = winnerOf(winner, round, played);
      const { sets, concealed, winningTile } = won.hand;
      const wall = tiles.filter((tile) => !/[fs]/.test(tile)).flatMap((tile) => [tile, tile, tile, tile]);
      for (const tile of [...sets.flatMap((set) => set.tiles), ...concealed, winningTile!])
        wall.splice(wall.indexOf(tile), 1);
      const scores = Object.fromEntries(
        winds.map((seat) => [seat, seat === winner ? won : score(dealt(random, wall), { seat, round }, played)]),
      ) as Record<Wind, Score>;
      const bare = Object.fromEntries(winds.map((wind) => [wind, scores[wind].value])) as Record<Wind, number>;
      const discarder = scores[winner].situation.win === 'self-draw' ? undefined : winds[(i + 1 + (i % 3)) % 4]!;
      const settlement = settle({ scores, winner, discarder }, played);
      const isPaid = settlement.payments.some(({ reason }) => reason === 'pao');
      if (isPaid && played === tables[0]!.profile) pao++;
      else if (isPaid) listedPao++;
      const earned = won.awards.map(({ rule }) => rule);
      const table = { winner, discarder, pao: isLiable(won.hand, earned, rules) };
      expect(settlement.totals).toEqual(naiveSettle(bare, table, rules));
    }
    // Three profiles have no pao, and `dmjl` has no such limit hand.
    if (!/^(european|family|pung-based)$/.test(name)) expect(listedPao).toBeGreaterThan(2);
    if (/^(european|family|pung-based|dmjl)$/.test(name)) expect(pao).toBe(0);
    else expect(pao).toBeGreaterThan(name === 'bmja' ? 2 : 5);
  });
});
