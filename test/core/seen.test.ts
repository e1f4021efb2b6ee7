/** Tiles seen on the table, and the only tile that is left to complete a hand. */
import { describe, expect, it } from 'vitest';
import { checkScore } from '../../src/core/check-score.js';
import { packHand } from '../../src/core/bulk.js';
import {
  defineProfile,
  explain,
  HandError,
  parseHand,
  profiles,
  score,
  scorer,
  waits,
  type Score,
  type Situation,
  type Tile,
} from '../../src/core/index.js';
import { tilesOf } from '../../src/core/engine/tiles-of.js';
import { KINDS, TILES } from '../../src/core/engine/tiles.js';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { discards, waits as oddsOf } from '../../src/core/odds.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { thrown } from './helpers.js';

const awardsOf = ({ awards }: Score): string[] => awards.map(({ rule }) => rule);

const table = defineProfile({ name: 'table', rules: 'only-tile: off; --only-place: 2 points if only-tile-seen' });
const snakes = defineProfile({
  name: 'snakes',
  extends: table,
  rules: '--wriggling-snake: half limit of 1123456789x ESWN',
});

const isGiven = (hand: string, seen?: string, profile = table): boolean =>
  awardsOf(score(hand, seen === undefined ? {} : { seen }, profile)).includes('--only-place');

/** Waits for the 2 and the 5 of circles. */
const TWO_SIDES = '(123b) 456b 789c 11c 34d +5d';

describe('the only tile that is left', () => {
  it.each<[what: string, hand: string, seen: string | undefined, expected: boolean]>([
    ['is one of two if nothing is seen', TWO_SIDES, undefined, false],
    ['is one of two if a blank text is seen', TWO_SIDES, ' ', false],
    ['counts a tile of which three are seen', TWO_SIDES, '222d', false],
    ['does not count a tile of which all four are seen', TWO_SIDES, '2222d', true],
    ['does not count a tile in an exposed set and among the discards', TWO_SIDES, '(222d) 9d 2d RR', true],
    ['does not count a tile that the hand and the table hold together', '(222d) 456b 789c 11c 34d +5d', '2d', true],
    ['counts a tile that the hand holds three of', '(222d) 456b 789c 11c 34d +5d', '', false],
    ['can be the other one', TWO_SIDES.replace('+5d', '+2d'), '5555d', true],
    ['does not depend on the tiles that win nothing', TWO_SIDES, '1111d 6666d', false],
    ['is an only tile of the hand', '(123b) 456b 789c 11c 46d +5d', undefined, true],
    ['is an only tile of the hand, no matter what is seen', '(123b) 456b 789c 11c 46d +5d', '9999d', true],
    ['can be one of three', '(123b) 789c 11c 34567d +5d', '2222d 888d 8d', true],
    ['is one of two left of three', '(123b) 789c 11c 34567d +5d', '2222d 888d', false],
    ['counts a tile of which the player alone knows two', '(123b) 456b 789c 11c 99d +9d', '11c', false],
    ['counts it as a game of xmj did', '444b 111d (555c) 8b 8b 9c 9c +8b', '99c', false],
  ])('%s: %s, %s', (_, hand, seen, expected) => {
    expect(isGiven(hand, seen)).toBe(expected);
  });

  it('leaves a hand of a game of xmj without the points for it', () => {
    const hand = '444b 111d (555c) 8b 8b 9c 9c +8b';
    const worth = (seen: string, profile: 'xmj' | 'millington-1977') =>
      score(hand, { seat: 'south', seen }, moreProfiles[profile]).value;
    expect([worth('99c', 'xmj'), worth('99c', 'millington-1977')]).toEqual([72, 52]);
  });

  it('is never one of the thirteen orphans, of which the player holds twelve', () => {
    const others = '999b 111c 999c 111d 999d EEE SSS WWW NNN RRR GGG BBB';
    expect(isGiven('19b 19c 19d ESWNRGB +1b', others)).toBe(false);
  });

  it('takes hands of a table’s own into account', () => {
    // With the third wind, the tiles wait for the fourth as a snake, and for nothing else.
    expect(isGiven('1123456789b ESW +N', undefined, snakes)).toBe(true);
    expect(isGiven('1123456789b ESW +N', '1111c EEE', snakes)).toBe(true);
  });

  it('is what a loser waits for, too', () => {
    const waiting = defineProfile({
      name: 'waiting',
      rules: '--only-place: 2 points if only-tile-seen; --waiting: 7 points for losers if calling --only-place',
    });
    const hand = TWO_SIDES.replace(' +5d', '');
    expect(awardsOf(score(hand, {}, waiting))).not.toContain('--waiting');
    expect(awardsOf(score(hand, { seen: '2222d' }, waiting))).toContain('--waiting');
    expect(awardsOf(score(hand, { seen: '2222d 5555d' }, waiting))).not.toContain('--waiting');
  });

  it('is the reason if it is not the only one', () => {
    const reasonsFor = (seen?: string) =>
      explain(score('(123b) 789c 11c 34567d +5d', { seen: seen ?? '' }, table)).find(
        ({ rule }) => rule === '--only-place',
      )!.reasons;
    expect(reasonsFor()).toEqual([{ code: 'only-tile-seen', missing: ['2d', '8d'] }]);
    expect(reasonsFor('2222d')).toEqual([{ code: 'only-tile-seen', missing: ['8d'] }]);
  });

  it('changes nothing at other tables, which do not look for it', () => {
    // Waits for the 6 and the 8 of bamboo.
    const PUNGS = '(RRR)(222b) 444b 66b 88b +8b';
    for (const [name, profile] of Object.entries({ ...profiles, ...moreProfiles })) {
      const isUsed = ['millington-1977', 'xmj'].includes(name);
      expect(compiledProfile(profile).onlyTileSeen, name).toBe(isUsed);
      if (isUsed) continue;
      const { situation: _one, ...seen } = score(PUNGS, { seat: 'south', seen: '66b' }, profile);
      const { situation: _other, ...plain } = score(PUNGS, { seat: 'south' }, profile);
      expect(seen, name).toEqual(plain);
    }
  });
});

describe('seen tiles', () => {
  it('may be those of any hand', () => {
    for (const [hand, situation] of [
      ['(123b) 456b 789c 11c 34d', {}],
      ['(123b)', { partial: true }],
      ['(123b)', { dead: true }],
      [TWO_SIDES, { win: 'self-draw' }],
    ] as const)
      expect(score(hand, { ...situation, seen: '9d' }).value).toBe(score(hand, situation).value);
  });

  it('count with the tiles of the hand, flowers included', () => {
    expect(score(`${TWO_SIDES} 1f`, { seen: '111d 1s' }).situation.seen).toBe('111d 1s');
    const most = (seen: string, hand = TWO_SIDES) => thrown<HandError>(() => score(hand, { seen }));
    expect(most('11111d')).toMatchObject({
      name: 'HandError',
      code: 'too-many-copies',
      details: { tile: '1d', found: 5, most: 4 },
      message: 'The hand and the seen tiles have 5 of 1d, but a set of tiles has only 4.',
    });
    // The winning tile is one of the hand’s.
    expect(most('5555d').details).toMatchObject({ tile: '5d', found: 5 });
    expect(most('11111111c').details).toMatchObject({ tile: '1c', found: 10 });
    expect(most('1f', `${TWO_SIDES} 1f`).details).toMatchObject({ tile: '1f', found: 2, most: 1 });
    expect(most('1f 1f').details).toMatchObject({ tile: '1f', found: 2, most: 1 });
  });

  it('can be all others of a set of tiles, written one by one', () => {
    const held = tilesOf(parseHand(TWO_SIDES));
    const all = TILES.flatMap((tile, kind) => Array<Tile>(kind < KINDS ? 4 : 1).fill(tile));
    const others = all.filter(
      (tile, at) =>
        all.slice(0, at + 1).filter((one) => one === tile).length > held.filter((one) => one === tile).length,
    );
    expect(others).toHaveLength(144 - 14);
    const seen = others.join(' ');
    expect(seen.length).toBeGreaterThan(300);
    expect(isGiven(TWO_SIDES, seen)).toBe(true);
    // Without one of the other tiles that win, the hand waits for two.
    expect(isGiven(TWO_SIDES, seen.replace('2d ', ''))).toBe(false);
    expect(checkScore(structuredClone(score(TWO_SIDES, { seen }, table))).situation.seen).toBe(seen);
  });

  it.each<[seen: string, message: string]>([
    ['2222d x', 'In the seen tiles, “x” at character 7 can’t be read.'],
    ['0d', 'In the seen tiles, “0d” at character 1 can’t be read.'],
    ['(12b)', 'In the seen tiles, “(12b)” at character 1 can’t be read.'],
    ['(123b', 'In the seen tiles, “(123b” at character 6 can’t be read.'],
    ['1m', 'In the seen tiles, “m” at character 2 can’t be read.'],
    ['1b'.repeat(50_000), 'The seen tiles have 100000 characters, but the limit is 500.'],
  ])('that cannot be read are refused: %.20s', (seen, message) => {
    for (const use of [score, waits, explain]) {
      const hand = use === waits ? TWO_SIDES.replace(' +5d', '') : TWO_SIDES;
      expect(thrown<HandError>(() => use(hand, { seen }))).toMatchObject({
        name: 'HandError',
        code: 'impossible',
        message,
      });
    }
    expect(() => scorer().value(TWO_SIDES, { seen })).toThrow(message);
  });

  const named = (value: unknown): string => String(value).replace('[object Object]', 'Object');
  it.each([5, null, true, ['2d'], {}, Symbol('2d'), 1n])('must be text: %o', (seen) => {
    const situation = { seen } as unknown as Situation;
    for (const use of [
      () => score(TWO_SIDES, situation),
      () => scorer().value(TWO_SIDES, situation),
      () => waits(TWO_SIDES.replace(' +5d', ''), situation),
      () => explain(TWO_SIDES, situation),
    ]) {
      const error = thrown<HandError>(use);
      expect(error).toBeInstanceOf(HandError);
      expect(error).toMatchObject({ code: 'wrong-shape', details: { place: 'situation.seen' } });
      expect(error.message).toBe(`situation.seen should be text, not “${named(seen)}”.`);
    }
  });

  it('stay in a stored Score, within bounds', () => {
    const stored = score(TWO_SIDES, { seen: '2222d' }, table);
    expect(checkScore(JSON.parse(JSON.stringify(stored))).situation).toEqual({ seen: '2222d' });
    expect(() => checkScore({ ...stored, situation: { seen: '2'.repeat(501) } })).toThrow('situation.seen');
    expect(() => checkScore({ ...stored, situation: { seen: 2 } })).toThrow('situation.seen');
  });

  it('cannot be packed', () => {
    expect(() => packHand(TWO_SIDES, { seen: '2222d' })).toThrow(RangeError);
    expect(packHand(TWO_SIDES, { seen: '' })).toEqual(packHand(TWO_SIDES));
  });
});

describe('the waits of a hand', () => {
  const waiting = TWO_SIDES.replace(' +5d', '');

  it('are counted, and scored, with what is seen', () => {
    const found = waits(waiting, { seen: '2222d 5d' }, table);
    expect(found.map(({ tile, left }) => [tile, left])).toEqual([
      ['2d', 0],
      ['5d', 3],
    ]);
    const [two, five] = found;
    expect(five!.discard!.situation).toMatchObject({ win: 'discard', seen: '2222d 5d' });
    expect(awardsOf(five!.discard!)).toContain('--only-place');
    expect(awardsOf(five!.selfDraw!)).toContain('--only-place');
    // A tile of which none is left is scored as if nothing were seen, so that the Score is one of a possible hand.
    expect(awardsOf(two!.discard!)).not.toContain('--only-place');
    for (const one of found)
      expect(score(one.discard!.hand, one.discard!.situation, table).value).toBe(one.discard!.value);
  });

  it('with their odds mean the same tiles, named by the situation or apart from it', () => {
    const found = waits(waiting, { seen: '(222d) 2d 1f' }, table);
    expect(oddsOf(waiting, { seen: '(222d) 2d 1f' }, table)).toMatchObject(
      found.map(({ tile, left, discard }) => ({ tile, left, discard: { value: discard!.value } })),
    );
    const values = (options: Parameters<typeof oddsOf>[3], situation: Situation = {}) =>
      oddsOf(waiting, situation, table, options).map(({ left, discard }) => [left, discard!.value]);
    expect(values({ seen: '2222d' })).toEqual(values({}, { seen: '2222d' }));
    expect(values({ seen: ['2d', '2d', '2d', '2d', '1f'] })).toEqual(values({ seen: '2222d' }));
    expect(values({ seen: '2222d' }, { seen: '5555d' })).toEqual(values({ seen: '2222d' }));
    expect(values({ seen: '222d' })).not.toEqual(values({ seen: '2222d' }));
  });

  it('after a discard have seen the discarded tile', () => {
    // Without the 2 of circles, the hand waits for 2 and 5; all twos are then in the discards.
    const [best] = discards('(123b) 456b 789c 11c 234d', {}, table, { seen: '222d' }).filter(
      ({ tile }) => tile === '2d',
    );
    expect(
      best!.waits.map(({ tile, left, discard }) => [tile, left, awardsOf(discard!).includes('--only-place')]),
    ).toEqual([
      ['2d', 0, false],
      ['5d', 4, true],
    ]);
  });
});
