import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circumstances, formatHand, HandError, parseHand, score, tiles, type Hand } from '../../src/core/index.js';
import type { Circumstance, Situation, Tile } from '../../src/core/index.js';
import * as model from '../../src/elements/mj-hand/editor/model.js';
import { editorTexts } from '../../src/lang/editor.js';
import { handTextsFor } from '../../src/lang/hand.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

const hand = (text: string): Hand => (text ? parseHand(text) : model.emptyHand());
const texts = handTextsFor('en');
const reason = (refused: model.Refusal | undefined): string => refused?.(editorTexts(texts), texts) ?? '';
const text = ({ hand: after, refused }: model.Result): string => (after ? formatHand(after) : reason(refused));
const counted = (some: readonly Tile[]): Map<Tile, number> => {
  const counts = new Map<Tile, number>();
  for (const tile of some) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

describe('the tiles of an edited hand', () => {
  it('are added one by one, and the fourteenth is the winning tile', () => {
    expect(text(model.addTile(hand('123b'), '2b'))).toBe('1223b');
    expect(text(model.addTile(hand('123b 456b 789b EESS'), 'S'))).toBe('123456789b EESS +S');
    expect(text(model.addTile(hand('123b 456b 789b EES +S'), 'S'))).toBe('123456789b EESS +S');
  });

  it('are at most four of a kind, and one of each flower', () => {
    expect(text(model.addTile(hand('(222b) +2b'), '2b'))).toBe('No 2 of bamboo left.');
    expect(text(model.addTile(hand('3f'), '3f'))).toMatch(/^No .* left\.$/);
    expect(text(model.addTile(hand('3f'), '3s'))).toBe('3f 3s');
    expect(text(model.addSet(hand('22b'), 'pung', '2b'))).toBe('Only 2 left of 2 of bamboo.');
    expect(text(model.addSet(hand('2222b'), 'chow', '1b'))).toBe('No 2 of bamboo left.');
  });

  it('are at most fourteen, not counting flowers', () => {
    const full = hand('(EEE) [SSSS] 456b 789b 1d +1d');
    expect(text(model.addTile(full, '1c'))).toBe('The hand is full: remove a tile first.');
    expect(text(model.addTile(full, '1f'))).toBe('(EEE) [SSSS] 456789b 1d 1f +1d');
    expect(text(model.addSet(hand('123456789b 123d'), 'pung', 'R'))).toMatch(/^Only 2 more tiles fit/);
    expect(text(model.addSet(full, 'pung', 'R'))).toBe('The hand is full: remove a tile first.');
  });

  it('make chows that start with 1 to 7 of a suit, and no sets of flowers', () => {
    expect(text(model.addSet(hand(''), 'chow', '7c'))).toBe('(789c)');
    for (const tile of ['8c', 'E', 'R'])
      expect(text(model.addSet(hand(''), 'chow', tile))).toMatch(/^A chow can’t start/);
    expect(text(model.addSet(hand(''), 'pung', '1f'))).toMatch(/can’t form a set\.$/);
    expect(text(model.addSet(hand(''), 'concealed-kong', 'R'))).toBe('[RRRR]');
  });

  it('are exposed from the hand, never with the winning tile', () => {
    const claims = (of: string, tile: Tile): string[] =>
      model.claimsOf(hand(of), tile).map(({ kind, tiles: some }) => `${kind} ${some.join('')}`);
    expect(claims('234456b', '4b')).toEqual(['chow 2b3b4b', 'chow 3b4b5b', 'chow 4b5b6b']);
    expect(claims('4444b', '4b')).toEqual(['pung 4b4b4b', 'kong 4b4b4b4b', 'concealed-kong 4b4b4b4b']);
    expect(claims('RR +R', 'R')).toEqual([]);
    expect(claims('19b 1f', '1f')).toEqual([]);
    expect(text(model.claim(hand('4444b'), 'concealed-kong', ['4b', '4b', '4b', '4b']))).toBe('[4444b]');
  });

  it('promote a pung with the tile in the hand, or else with a new one', () => {
    expect(text(model.promote(hand('(999d) 9d 1b'), 0))).toBe('(999d+9d) 1b');
    expect(text(model.promote(hand('(999d) 1b'), 0))).toBe('(999d+9d) 1b');
    expect(text(model.promote(hand('(999d) (789d) 1b'), 1))).toBe('The fourth 9 of circles is used elsewhere.');
    expect(text(model.promote(hand('(999d) +9d'), 0))).toBe('The fourth 9 of circles is used elsewhere.');
  });

  it('are taken back if there is room', () => {
    expect(text(model.takeUp(hand('(123b) 4b'), 0))).toBe('1234b');
    expect(text(model.takeUp(hand('[RRRR] 123456789b 1d +1d'), 0))).toBe('The hand is full: remove a tile first.');
    expect(text(model.takeUp(hand('[RRRR] 123456789b'), 0))).toBe('123456789b RRRR');
  });

  it('change the winning tile for another', () => {
    expect(text(model.mark(hand('123b +9d'), '2b'))).toBe('13b 9d +2b');
    expect(text(model.mark(hand('123b'), '2b'))).toBe('13b +2b');
    expect(text(model.unmark(hand('13b +2b')))).toBe('123b');
  });
});

describe('the situation of an edited hand', () => {
  const kongs = hand('[RRRR] (123b) (456b) 99d 78d +9d');

  it('allows only possible circumstances', () => {
    const possible = (of: Hand, situation: Situation): string[] =>
      circumstances.filter((one) => !model.forbidden(of, situation, one));
    expect(possible(hand('123b +9d'), {})).toEqual([]);
    expect(possible(kongs, { win: 'self-draw' })).toEqual([
      'last-tile',
      'kong-replacement',
      'original-call',
      'thirteenth-win',
      'standing',
    ]);
    expect(possible(kongs, { win: 'discard', seat: 'south' })).toEqual(['last-tile', 'original-call', 'standing']);
    expect(reason(model.forbidden(kongs, {}, 'flower-replacement'))).toMatch(/flower/i);
    // The tile drawn for the kong was a flower, and the one drawn for that wins.
    const flower = hand('[RRRR] (123b) (456b) 99d 78d +9d 3f');
    const afterKong: Situation = { win: 'self-draw', circumstances: ['kong-replacement'] };
    expect(model.forbidden(flower, afterKong, 'flower-replacement')).toBeUndefined();
  });

  it('drops what the hand no longer allows, and keeps it while the hand is unfinished', () => {
    const situation: Situation = { win: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] };
    expect(model.allowed(kongs, situation)).toEqual(['last-tile', 'kong-replacement']);
    expect(model.allowed(kongs, { ...situation, win: 'discard' })).toEqual(['last-tile']);
    expect(model.allowed(model.remove(kongs, { in: 'set', index: 2 }).hand!, situation)).toEqual([
      'last-tile',
      'kong-replacement',
    ]);
  });
});

describe('a thousand random actions', () => {
  const anyTile = fc.constantFrom(...tiles);
  const anyPlace = fc.nat(20);
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), tile: anyTile }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('addSet' as const),
        tile: anyTile,
        kind: fc.constantFrom('chow' as const, 'pung' as const, 'kong' as const, 'concealed-kong' as const),
      }),
    },
    ...(['claim', 'promote', 'takeUp', 'remove', 'mark', 'unmark'] as const).map((name) => ({
      weight: 1,
      arbitrary: fc.record({ do: fc.constant(name), place: anyPlace, which: anyPlace }),
    })),
    { weight: 1, arbitrary: fc.record({ do: fc.constant('tell' as const), which: fc.nat(7) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('win' as const), drawn: fc.boolean() }) },
  );
  type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

  /** The hand after an action, and the tiles that the action should add or remove. */
  function run(of: Hand, one: Action): { result: model.Result; come: Tile[]; go: Tile[] } | undefined {
    const kept = { come: [], go: [] };
    switch (one.do) {
      case 'add':
        return { result: model.addTile(of, one.tile), come: [one.tile], go: [] };
      case 'addSet':
        return { result: model.addSet(of, one.kind, one.tile), come: model.tilesOfSet(one.kind, one.tile), go: [] };
      case 'unmark':
        return { result: model.unmark(of), ...kept };
      case 'tell':
      case 'win':
        return undefined;
      default: {
        const places = model.placesOf(of);
        const at = one.place % Math.max(1, places.length);
        const place = places[at];
        if (!place) return undefined;
        if (one.do === 'remove') {
          const go = place.in === 'set' ? of.sets[place.index]!.tiles : [model.tilesOf(of)[at]!];
          return { result: model.remove(of, place), come: [], go };
        }
        if (place.in === 'set') {
          if (one.do === 'takeUp') return { result: model.takeUp(of, place.index), ...kept };
          const set = of.sets[place.index]!;
          if (one.do !== 'promote' || !model.canGrow(set)) return undefined;
          const isHeld = of.concealed.includes(set.tiles[0]!);
          return { result: model.promote(of, place.index), come: isHeld ? [] : [set.tiles[0]!], go: [] };
        }
        if (place.in !== 'hand') return undefined;
        if (one.do === 'mark') return { result: model.mark(of, place.tile), ...kept };
        if (one.do !== 'claim') return undefined;
        const claims = model.claimsOf(of, place.tile);
        const claim = claims[one.which % Math.max(1, claims.length)];
        return claim && { result: model.claim(of, claim.kind, claim.tiles), ...kept };
      }
    }
  }

  it('never throw or lose a tile, and keep a hand that can be written, scored or explained', () => {
    let refusals = 0;
    let scored = 0;
    forAllIn(rounds(20))(fc.array(action, { minLength: 200, maxLength: 1000, size: 'max' }), (actions) => {
      let of = model.emptyHand();
      let situation: Situation = { seat: 'east', win: 'discard', circumstances: [] };
      for (const one of actions) {
        const before = JSON.stringify(of);
        const done = run(of, one);
        if (done) {
          const { result, come, go } = done;
          expect(JSON.stringify(of), 'the hand before is left as it was').toBe(before);
          if (result.refused) refusals++;
          else {
            const wanted = counted([...model.tilesOf(of), ...come]);
            for (const tile of go) wanted.set(tile, wanted.get(tile)! - 1);
            for (const [tile, count] of wanted) if (!count) wanted.delete(tile);
            expect([...counted(model.tilesOf(result.hand))].sort()).toEqual([...wanted].sort());
            of = result.hand;
            situation = { ...situation, circumstances: model.allowed(of, situation) };
          }
        } else if (one.do === 'tell') {
          const wanted = circumstances[one.which] as Circumstance;
          if (model.forbidden(of, situation, wanted)) refusals++;
          else situation = { ...situation, circumstances: [...new Set([...situation.circumstances!, wanted])] };
        } else if (one.do === 'win') {
          situation = { ...situation, win: one.drawn ? 'self-draw' : 'discard' };
          situation = { ...situation, circumstances: model.allowed(of, situation) };
        }
        expect(model.sizeOf(of)).toBeLessThanOrEqual(model.FULL);
        for (const [tile, count] of counted(model.tilesOf(of)))
          expect(count, tile).toBeLessThanOrEqual(model.isBonus(tile) ? 1 : 4);
        expect(model.tilesOf(hand(formatHand(of))).sort(), 'what is written').toEqual(model.tilesOf(of).sort());
        if (!model.isWon(of)) continue;
        try {
          score(of, situation);
          scored++;
        } catch (error) {
          expect(error).toBeInstanceOf(HandError);
          expect((error as HandError).code).toBe('not-complete');
        }
      }
    });
    expect(refusals, 'actions that could not be').toBeGreaterThan(rounds(100));
    expect(scored + refusals).toBeGreaterThan(rounds(100));
  });
});
