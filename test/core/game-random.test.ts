/** Random games, played here and by a second implementation, and what holds for every game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineProfile, score, winds, type Profile, type Wind } from '../../src/core/index.js';
import {
  formatGame,
  GameError,
  parseGame,
  playGame,
  type Game,
  type GameRecord,
  type PlayedHand,
} from '../../src/core/game.js';
import { naiveGame, type NaiveHand } from '../naive/game.js';
import { mulberry32 } from '../naive/random.js';
import { naiveProfiles, type NaiveProfileName } from '../naive/rules.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

const PLAYERS = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
/** Hands of random tiles may all win, except where there may be one chow at most. */
const names = (Object.keys(naiveProfiles) as NaiveProfileName[]).filter((name) => name !== 'bmja');

/** The same hand as the product records it. */
const recorded = (hand: NaiveHand): PlayedHand =>
  hand.kind === 'washout'
    ? { washout: true }
    : hand.kind === 'seats'
      ? { reseat: hand.order as [number, number, number, number] }
      : {
          winner: hand.winner,
          ...(hand.discarder !== undefined && { discarder: hand.discarder }),
          hands: hand.values,
          ...(Object.keys(hand.dead).length && { dead: hand.dead }),
          ...(hand.pao && { pao: true }),
        };

describe('a second implementation of the game', () => {
  const GAMES = rounds(1500, 30);
  it(`agrees on ${GAMES.toLocaleString('en')} random games under any rules`, () => {
    const random = mulberry32(15);
    const below = (most: number): number => Math.floor(random() * most);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
    const seen = { over: 0, reseat: 0, thirteen: 0, washout: 0, refused: 0, pao: 0, dead: 0 };
    for (let game = 0; game < GAMES; game++) {
      const name = pick(names);
      const rules: Record<string, string | number> = {
        washout: pick(['east-stays', 'east-passes', 'goulash']),
        'east-win': random() < 0.2 ? 'east-passes' : 'east-stays',
        rounds: 1 + below(4),
        reseat: pick(['never', 'each-round']),
        'thirteen-wins': pick(['off', 'limit', 'half limit', '10 points']),
        limit: pick(['none', 100, 500, 1000]),
        pao: pick(['on', 'off']),
        'dead-hand-pays': pick(['full', 'net-if-short']),
      };
      const profile = defineProfile({ name: 'table', extends: name, rules });
      const naiveRules = { ...naiveProfiles[name], ...rules };
      const hands: NaiveHand[] = [];
      const length = below(60);
      // In some games East wins nearly always.
      const keeps = random() < 0.2 ? 0.97 : 0.3;
      while (hands.length < length) {
        const before = naiveGame(hands, naiveRules);
        if (before.over) break;
        if (before.mayReseat && random() < 0.7)
          hands.push({ kind: 'seats', order: [0, 1, 2, 3].sort(() => random() - 0.5) });
        else if (random() < 0.15) hands.push({ kind: 'washout' });
        else {
          const winner = random() < keeps ? before.chairs[0]! : below(4);
          const discarder = below(5);
          const others = [0, 1, 2, 3].filter((player) => player !== winner);
          const values = PLAYERS.map(() => below(random() < 0.1 ? 2000 : 60)) as [number, number, number, number];
          hands.push({
            kind: 'win',
            winner,
            ...(discarder < 4 && discarder !== winner && { discarder }),
            values,
            dead: random() < 0.2 ? { [pick(others)]: pick(['foul', 'long', 'short'] as const) } : {},
            ...(discarder < 4 && discarder !== winner && random() < 0.1 && { pao: true }),
          });
        }
      }
      // One in ten goes on after the end, or draws seats where none are drawn.
      if (random() < 0.1) hands.push(random() < 0.5 ? { kind: 'washout' } : { kind: 'seats', order: [3, 2, 1, 0] });
      const expected = naiveGame(hands, naiveRules);
      const record: GameRecord = { players: PLAYERS, profile, hands: hands.map(recorded) };
      if (expected.impossible !== undefined) {
        seen.refused++;
        expect(() => playGame(record), JSON.stringify({ hands, rules })).toThrow(GameError);
        continue;
      }
      const played = playGame(record);
      expect(
        played.rows.map(({ position, changes, totals }) => ({
          hand: position.number,
          roundName: position.round,
          dealOfRound: position.deal,
          chairs: winds.map((wind) => position.playerAt[wind]),
          eastWins: position.streak,
          changes: changes.map((one) => one + 0),
          totals: totals.map((one) => one + 0),
          isGoulash: position.isGoulash === true,
        })),
      ).toEqual(expected.rows);
      expect(played.over).toBe(expected.over);
      expect(played.reseatDue).toBe(expected.mayReseat);
      if (!expected.over)
        expect([played.next!.round, played.next!.deal, played.next!.dealer, played.next!.streak]).toEqual([
          expected.roundName,
          expected.dealOfRound,
          expected.chairs[0],
          expected.eastWins,
        ]);
      else expect(played.next).toBeNull();
      seen.over += Number(played.over);
      for (const hand of hands) {
        if (hand.kind === 'seats') seen.reseat++;
        else if (hand.kind === 'washout') seen.washout++;
        else {
          seen.pao += Number(hand.pao ?? false);
          seen.dead += Object.keys(hand.dead).length;
        }
      }
      seen.thirteen += played.rows.filter(({ moved }) => moved === 'thirteen-wins').length;
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(rounds(20));
  });

  it('agrees on hands by tiles, which are worth what their Scores say in the seat of that hand', () => {
    const random = mulberry32(3);
    const below = (most: number): number => Math.floor(random() * most);
    const TILES = ['(123b) 456b 789d EE SS +S', '(RRR) 123b 456b 99d 78d +9d', '(WWW) [2222c] 456d 33b 12d +3d'];
    for (let game = 0; game < rounds(100); game++) {
      const profile: Profile = defineProfile({ name: 'table', extends: names[game % names.length]! });
      const hands: PlayedHand[] = [];
      const numbers: NaiveHand[] = [];
      for (let hand = 0; hand < 12; hand++) {
        const { chairs, roundName } = naiveGame(numbers, naiveProfiles[names[game % names.length]!]);
        const winner = below(4);
        const drawn = random() < 0.5;
        const discarder = (winner + 1 + below(3)) % 4;
        const tiles = TILES[below(3)]!;
        const seat = winds[chairs.indexOf(winner)] as Wind;
        const win = drawn ? ('self-draw' as const) : ('discard' as const);
        const { value } = score(tiles, { seat, round: roundName as Wind, win }, profile);
        const loser = (winner + 1) % 4;
        const shown = 'GG 1f';
        const loserSeat = winds[chairs.indexOf(loser)] as Wind;
        const lost = score(shown, { seat: loserSeat, round: roundName as Wind, partial: true }, profile).value;
        const values = PLAYERS.map((_, player) => (player === winner ? value : player === loser ? lost : 0));
        hands.push({
          winner,
          ...(!drawn && { discarder }),
          hands: PLAYERS.map((_, player) =>
            player === winner ? { hand: tiles, win } : player === loser ? { hand: shown } : 0,
          ),
        });
        numbers.push({
          kind: 'win',
          winner,
          ...(!drawn && { discarder }),
          values: values as [number, number, number, number],
          dead: {},
        });
      }
      const played = playGame({ players: PLAYERS, profile, hands });
      const expected = naiveGame(numbers, naiveProfiles[names[game % names.length]!]);
      expect(played.rows.map(({ totals }) => totals.map((one) => one + 0))).toEqual(
        expected.rows.map(({ totals }) => totals.map((one) => one + 0)),
      );
    }
  });
});

const player = fc.nat(3);
const value = fc.oneof(fc.nat(60), fc.nat(5000));
const won: fc.Arbitrary<PlayedHand> = fc
  .record({
    winner: player,
    discarder: fc.option(player, { nil: undefined }),
    hands: fc.tuple(value, value, value, value),
    dead: fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.constantFrom('foul', 'long', 'short'), { maxKeys: 2 }),
    pao: fc.boolean(),
  })
  .map(({ winner, discarder, hands, dead, pao }) => {
    const alive = Object.fromEntries(Object.entries(dead).filter(([one]) => Number(one) !== winner));
    return {
      winner,
      ...(discarder !== undefined && discarder !== winner && { discarder }),
      hands,
      ...(Object.keys(alive).length && { dead: alive }),
      ...(pao && { pao: true }),
    } as PlayedHand;
  });
const byTiles: fc.Arbitrary<PlayedHand> = fc
  .record({
    winner: player,
    drawn: fc.boolean(),
    tiles: fc.constantFrom('(RRR) 123b 456b 99d 78d +9d 3f', '[2222c] 456d 33b 12d WWW +3d'),
    loser: fc.constantFrom('GG 1f', '(555c) NN', '12b 77d'),
    special: fc.constantFrom([], ['last-tile'], ['kong-replacement']),
    seen: fc.constantFrom(undefined, '2f 8c', '(888c) 9c'),
    isOfLine: fc.boolean(),
  })
  .filter(({ tiles, drawn, special }) => special[0] !== 'kong-replacement' || (drawn && tiles.startsWith('[')))
  .map(({ winner, drawn, tiles, loser, special, seen, isOfLine }) => ({
    winner,
    ...(!drawn && { discarder: (winner + 3) % 4 }),
    hands: PLAYERS.map((_, one) =>
      one === winner
        ? {
            hand: tiles,
            ...(drawn && { win: 'self-draw' as const }),
            ...(special.length && { circumstances: special as ['last-tile'] }),
            ...(seen && !isOfLine && { seen }),
          }
        : one === (winner + 1) % 4
          ? { hand: loser }
          : 0,
    ),
    ...(seen && isOfLine && { seen }),
  }));
const hands = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: won },
    { weight: 1, arbitrary: fc.constant({ washout: true } as const) },
    { weight: 2, arbitrary: byTiles },
  ),
  { maxLength: 40 },
);
const table = fc
  .record({
    parent: fc.constantFrom(...names),
    washout: fc.constantFrom('east-stays', 'east-passes'),
    thirteen: fc.constantFrom('off', 'limit'),
  })
  .map(({ parent, washout, thirteen }) =>
    defineProfile({ name: 'table', extends: parent, rules: { washout, 'thirteen-wins': thirteen, pao: 'on' } }),
  );

/** As many hands as the game takes. */
function record(played: readonly PlayedHand[], profile: Profile): GameRecord {
  const whole = { players: PLAYERS, profile, hands: played };
  for (let count = played.length; ; count--) {
    const one = { ...whole, hands: played.slice(0, count) };
    try {
      playGame(one);
      return one;
    } catch (error) {
      if ((error as GameError).code !== 'over') throw error;
    }
  }
}

describe('every game', () => {
  it('has changes and totals that add up to zero, seats that are a rotation, and a deal that moves by one', () => {
    forAllIn(rounds(300))(hands, table, (played, profile) => {
      const { rows, totals, asEast, next } = playGame(record(played, profile));
      const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
      const running = [0, 0, 0, 0];
      rows.forEach(({ position, changes, totals: after, moved }, index) => {
        expect(sum(changes)).toBe(0);
        expect(sum(after)).toBe(0);
        changes.forEach((change, one) => (running[one]! += change));
        expect(after).toEqual(running);
        expect(position.number).toBe(index + 1);
        // South sits next to East, and so on: always the same ring of players.
        const ring = winds.map((wind) => position.playerAt[wind]);
        expect(ring.map((one) => (one + 4 - ring[0]!) % 4)).toEqual([0, 1, 2, 3]);
        winds.forEach((wind) => expect(position.seatOf[position.playerAt[wind]]).toBe(wind));
        const following = rows[index + 1]?.position ?? next;
        if (!following) return;
        const isMoved = following.dealer !== position.dealer;
        expect(isMoved ? (position.dealer + 1) % 4 : position.dealer).toBe(following.dealer);
        expect(isMoved).toBe(
          moved === 'passed' ||
            moved === 'thirteen-wins' ||
            (moved === 'washout' && profile.rules.washout === 'east-passes'),
        );
        expect(following.streak).toBe(isMoved ? 0 : position.streak + (moved === 'east-won' ? 1 : 0));
      });
      expect(totals).toEqual(running);
      asEast.forEach((amount, one) =>
        expect(amount).toBe(sum(rows.map(({ position, changes }) => (position.dealer === one ? changes[one]! : 0)))),
      );
    });
  });

  it('has the same rows as a shorter game with the same first hands', () => {
    forAllIn(rounds(200))(hands, table, fc.nat(40), (played, profile, length) => {
      const whole = record(played, profile);
      const prefix = playGame({ ...whole, hands: whole.hands.slice(0, length) });
      expect(playGame(whole).rows.slice(0, prefix.rows.length)).toEqual(prefix.rows);
    });
  });

  it('stays as it is when it is played again, stored as JSON or not', () => {
    forAllIn(rounds(100))(hands, table, (played, profile) => {
      const one = record(played, profile);
      const stored = JSON.parse(JSON.stringify(one)) as GameRecord;
      expect(JSON.stringify(playGame(stored).rows)).toBe(JSON.stringify(playGame(one).rows));
    });
  });
});

const name = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom(
      'Ann',
      'Ann 2',
      'ann b',
      'from',
      'Cho foul',
      'self-draw',
      '48',
      '48 48',
      '12b',
      'x last-tile',
      '3. Ben',
      '- Dan',
      '陳',
      'Zoé',
      'İ',
      '(RRR)',
      'wash',
    ),
  )
  .map((one) => one.replace(/\s+/g, ' ').trim());
const fourNames = fc.tuple(name, name, name, name).filter((four) => {
  try {
    playGame({ players: four, hands: [] });
    // Names with characters that are taken out would be other names.
    return four.every((one) => parseGame('', { players: four }).players.includes(one));
  } catch {
    return false;
  }
});

describe('the text of a game', () => {
  it('comes back as the record it was made from, with any names', () => {
    forAllIn(rounds(1000))(fourNames, hands, (players, played) => {
      const one: GameRecord = { players, hands: played };
      const text = formatGame(one);
      expect(parseGame(text, one)).toEqual(one);
      expect(formatGame(parseGame(text, one))).toBe(text);
      expect(parseGame(formatGame(one, { header: true }))).toEqual(one);
    });
  });

  it('gives the same game with and without its earlier version', () => {
    const players = PLAYERS;
    const winner = fc.nat(3);
    const line = fc.oneof(
      { weight: 1, arbitrary: fc.constant('washout') },
      {
        weight: 5,
        arbitrary: fc
          .tuple(winner, fc.integer({ min: 1, max: 3 }), fc.nat(60), fc.boolean())
          .map(([won, away, value, isDrawn]) =>
            isDrawn
              ? `${players[won]} (RRR) 123b 456b 99d 78d +9d self-draw; ${players[(won + away) % 4]} ${value}`
              : `${players[won]} ${value} from ${players[(won + away) % 4]}`,
          ),
      },
    );
    const lines = fc.array(line, { maxLength: 30 });
    let kept = 0;
    const played = (record: GameRecord, before?: Game): Game | string => {
      try {
        return playGame(record, before);
      } catch (error) {
        return (error as GameError).message;
      }
    };
    forAllIn(300)(lines, fc.nat(30), fc.nat(2), fc.array(line, { maxLength: 2 }), (first, at, removed, added) => {
      const options = { players, rules: 'thirteen-wins: limit' };
      const before = parseGame(first.join('\n'), options);
      const text = [...first.slice(0, at), ...added, ...first.slice(at + removed)].join('\n');
      const record = parseGame(text, options, before);
      expect(record).toEqual(parseGame(text, options));
      const game = played(before);
      const again = played(record, typeof game === 'string' ? undefined : game);
      expect(again).toEqual(played(parseGame(text, options)));
      if (typeof game !== 'string' && typeof again !== 'string')
        kept += again.rows.filter(({ settlement }) => game.rows.some((row) => row.settlement === settlement)).length;
    });
    expect(kept).toBeGreaterThan(500);
  });

  it('throws nothing but its own errors for any text, and names a place in it', () => {
    const word = fc.constantFrom(
      ...'Ann;Ben;Cho;Dan;48;8;from;washout;reseat;self-draw;foul;short;pao;last-tile;(RRR) 12b;+9d;;,;:;players: A, B, C, D;rules: limit: 3;0.5;-3;1,000;9x;\n;\r\n'.split(
        ';',
      ),
      ';',
      '\u0000',
      '💥',
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    );
    forAllIn(rounds(3000))(texts, (text) => {
      try {
        playGame(parseGame(text, { players: PLAYERS }));
      } catch (error) {
        const { name, index, length, message } = error as GameError;
        expect(name).toMatch(/^(GameNotationError|GameError|RulesError)$/);
        expect(message).toMatch(/^[\p{Lu}“].*[.?]$/su);
        if (name === 'RulesError') return;
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index! + length!).toBeLessThanOrEqual(text.length);
      }
    });
  });
});
