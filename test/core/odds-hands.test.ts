/** Waits, discards, progress and danger, against rules.md, exhaustive counts and another package. */
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandError, NotationError, profiles, score, settle, tiles, waits as coreWaits } from '../../src/core/index.js';
import { danger, discards, odds, OddsError, outlook, toReady, unknownTiles, waits } from '../../src/core/odds.js';
import { shuffledTiles } from '../../src/core/wall.js';
import { mulberry32 } from '../naive/random.js';
import { table } from './helpers.js';
import { forAllIn } from '../for-all.js';

const ALL = tiles.slice(0, 34);

const message = (run: () => unknown, type: new (...args: never[]) => Error = OddsError): string => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(type);
    return (error as Error).message;
  }
  throw new Error('not refused');
};

const handOf = (concealed: readonly string[]) => ({ sets: [], concealed: [...concealed], bonus: [] });

/** Thirteen or more random tiles without bonus tiles. */
const randomTiles = (seed: number, count: number): string[] => shuffledTiles(seed, false).slice(0, count);

/** A complete hand of random sets and a pair. */
function randomWinner(random: () => number): string[] {
  const below = (most: number): number => Math.floor(random() * most);
  for (;;) {
    const hand: string[] = [];
    for (let set = 0; set < 4; set++) {
      const suit = 'bcd'[below(3)]!;
      const rank = 1 + below(7);
      const pung = ALL[below(34)]!;
      hand.push(...(random() < 0.6 ? [0, 1, 2].map((step) => `${rank + step}${suit}`) : [pung, pung, pung]));
    }
    const pair = ALL[below(34)]!;
    hand.push(pair, pair);
    if (ALL.every((tile) => hand.filter((one) => one === tile).length <= 4)) return hand;
  }
}

describe('waits with seen tiles', () => {
  const READY = '123b 456b (789c) 55d 34d';

  it('are the waits of the core, less what was seen', () => {
    expect(waits(READY)).toEqual(coreWaits(READY));
    const seen = waits(READY, { seat: 'south' }, 'british', { seen: '(222d) 5d E 3f' });
    expect(seen.map(({ tile, left }) => [tile, left])).toEqual([
      ['2d', 1],
      ['5d', 1],
    ]);
    const plain = coreWaits(READY, { seat: 'south' }, 'british');
    expect(seen.map(({ discard, selfDraw }) => [discard?.value, selfDraw?.value])).toEqual(
      plain.map(({ discard, selfDraw }) => [discard?.value, selfDraw?.value]),
    );
  });

  it('keep a kind of which all four are seen, with none left', () => {
    expect(waits(READY, {}, undefined, { seen: '2222d' }).map(({ tile, left }) => [tile, left])).toEqual([
      ['2d', 0],
      ['5d', 2],
    ]);
  });

  it('take tiles as text or as a list', () => {
    for (const seen of ['', '  ', [], ['2d', '2d'], '22d', '+2d 2d', '\u{1F01A}\u{1F01A}'])
      expect(waits(READY, {}, undefined, { seen })[0]!.left, JSON.stringify(seen)).toBe(
        seen.length > 2 || seen[0] === '2d' ? 2 : 4,
      );
  });

  it('reject too many copies of a tile and invalid text', () => {
    const seeing = (seen: never) => () => waits(READY, {}, undefined, { seen });
    expect(message(seeing('55555d' as never))).toBe(
      'The hand and the seen tiles have 7 of 5d, but a set of tiles has only 4.',
    );
    expect(message(seeing('555d' as never))).toContain('have 5 of 5d');
    expect(message(() => waits(`${READY} 1f`, {}, undefined, { seen: '1f' }))).toContain('2 of 1f');
    expect(message(seeing('5x' as never), NotationError)).toContain('Unknown suit “x”');
    expect(message(seeing(['5x'] as never), HandError)).toContain('“5x” is not a valid tile');
    expect(message(seeing(Array(1e6).fill('1b') as never))).toContain('1000001 of 1b');
    expect(message(seeing(5 as never))).toBe('seen should be an array, not “5”.');
    expect(message(() => waits(READY, {}, undefined, null as never))).toBe('options should be an object, not “null”.');
    expect(message(() => waits('123b +4b'), HandError)).toContain('14');
  });

  it('count unknown tiles: 131 at the start, and one less for each tile seen', () => {
    expect(unknownTiles(READY)).toBe(131);
    expect(unknownTiles(`${READY} 2f`)).toBe(130);
    expect(unknownTiles('[5555d] 123b 456b 99c 34d', { seen: '(EEE) 9b 1s' })).toBe(144 - 14 - 5);
    expect(unknownTiles(READY, { bonus: false })).toBe(123);
  });

  it('an open wait has eight tiles: 6.1 % with 131 unknown, about 8 % from 95 to 106 [S0-MATH-02]', () => {
    const left = waits('(123b) 789b 456c 99c 34d').reduce((sum, wait) => sum + wait.left, 0);
    expect(left).toBe(8);
    const percent = (unknown: number): string => (100 * odds({ left, unknown, draws: 1 })).toFixed(1);
    expect([131, 123, 107, 100, 91].map(percent)).toEqual(['6.1', '6.5', '7.5', '8.0', '8.8']);
    for (let unknown = 80; unknown < 132; unknown++)
      expect(Math.round(800 / unknown) === 8, String(unknown)).toBe(unknown >= 95 && unknown <= 106);
  });

  it('nine gates wait for 23 tiles, thirteen orphans for 39 [S0-MATH-04]', () => {
    const count = (hand: string, seen = ''): number =>
      waits(hand, {}, undefined, { seen }).reduce((sum, { left }) => sum + left, 0);
    expect(count('1112345678999b')).toBe(23);
    expect(count('19b 19c 19d ESWNRGB')).toBe(39);
    expect(count('1112345678999b', '2345b')).toBe(19);
  });
});

describe('the outlook', () => {
  const ready = waits('(123b) 789b 456c 99c 34d');

  it('multiplies the chance and the average value, one in four drawn', () => {
    const [low, high] = ready;
    const worth =
      (4 * (0.25 * low!.selfDraw!.value + 0.75 * low!.discard!.value) +
        4 * (0.25 * high!.selfDraw!.value + 0.75 * high!.discard!.value)) /
      8;
    const found = outlook(ready, { unknown: 100, draws: 5 });
    expect(found.left).toBe(8);
    expect(found.chance).toBeCloseTo(0.3468, 4);
    expect(found.worth).toBeCloseTo(worth, 12);
    expect(found.expected).toBeCloseTo(found.chance * worth, 12);
  });

  it('is nothing without waits or draws', () => {
    expect(outlook([], { unknown: 0, draws: 5 })).toEqual({ left: 0, chance: 0, worth: 0, expected: 0 });
    expect(outlook(ready, { unknown: 100, draws: 0 })).toMatchObject({ left: 8, chance: 0, expected: 0 });
    expect(outlook(ready, { unknown: 100, draws: 1e9 }).chance).toBe(1);
  });

  it('counts a win that the rules refuse as worth nothing', () => {
    // In this profile the hand needs a double, which it has only when drawn.
    const rules = { ...profiles.classical, rules: { ...profiles.classical.rules, 'minimum-doubles': 1 } };
    const only = waits('123b 789b 456c 99c 34d', {}, rules);
    expect(only.map(({ discard }) => discard)).toEqual([null, null]);
    const drawnOnly = outlook(only, { unknown: 100, draws: 5 }).worth;
    expect(drawnOnly).toBeCloseTo((only[0]!.selfDraw!.value + only[1]!.selfDraw!.value) / 8, 12);
    expect(outlook(only, { unknown: 100, draws: 5, drawn: 0 }).worth).toBe(0);
  });

  it('counts a win that is refused either way', () => {
    const wait = { left: 4, discard: { value: 20 }, selfDraw: null } as never;
    expect(outlook([wait], { unknown: 144, draws: 1, drawn: 1 })).toMatchObject({ left: 4, worth: 0 });
    expect(outlook([wait], { unknown: 144, draws: 1, drawn: 0.5 })).toMatchObject({ left: 4, worth: 10 });
  });

  it('refuses data of another shape', () => {
    const turns = { unknown: 100, draws: 5 };
    expect(message(() => outlook(null as never, turns))).toBe('waits should be an array, not “null”.');
    expect(message(() => outlook([5] as never, turns))).toBe('waits[0] should be an object, not “5”.');
    expect(message(() => outlook(ready, null as never))).toBe('turns should be an object, not “null”.');
    for (const drawn of [-0.1, NaN, '0.5'])
      expect(message(() => outlook(ready, { ...turns, drawn: drawn as number }))).toBe(
        `drawn: expected a number from 0 to 1, not “${drawn}”.`,
      );
    expect(message(() => outlook(ready, { unknown: 145, draws: 5 }))).toContain('whole number from 8, the tiles left');
  });

  it('refuses fewer unknown tiles than are left, and other numbers', () => {
    expect(message(() => outlook(ready, { unknown: 7, draws: 5 }))).toBe(
      'unknown: expected a whole number from 8, the tiles left that complete the hand, to 144, not “7”.',
    );
    for (const unknown of [145, 8.5, NaN, '100'])
      expect(message(() => outlook(ready, { unknown: unknown as number, draws: 5 }))).toContain('unknown:');
    expect(message(() => outlook(ready, { unknown: 100, draws: -1 }))).toContain('draws:');
    expect(message(() => outlook(ready, { unknown: 100, draws: 1, drawn: 1.5 }))).toContain('drawn: expected a number');
  });
});

describe('discards', () => {
  it('list each kind once, with the waits it leaves, the best first', () => {
    const found = discards('123b 456b (789c) 55d 344d', {}, undefined, { unknown: 100, draws: 5 });
    expect(found.map(({ tile }) => tile)).toHaveLength(9);
    const [best, second] = found;
    // Keeping 3-4 waits for eight tiles less the two 5s held; keeping 4-4 and 5-5 for two of each.
    expect([best!.tile, best!.left, best!.waits.map(({ tile }) => tile)]).toEqual(['4d', 6, ['2d', '5d']]);
    expect([second!.tile, second!.left, second!.waits.map(({ tile }) => tile)]).toEqual(['3d', 4, ['4d', '5d']]);
    // Breaking the pair of 5s leaves 3-4-4-5, which only another 4 completes.
    expect(found[2]).toMatchObject({ tile: '5d', left: 2 });
    for (const { tile, waits: none, left, chance, expected, away } of found.slice(3))
      expect([none, left, chance, expected, away], tile).toEqual([[], 0, 0, 0, 1]);
  });

  it('agree with the waits of each hand of thirteen', () => {
    const random = mulberry32(5);
    for (let turn = 0; turn < 60; turn++) {
      const all = randomWinner(random);
      // One tile exchanged, so that some discards leave the hand waiting.
      all[Math.floor(random() * 14)] = ALL.find((tile) => all.filter((one) => one === tile).length < 4)!;
      const found = discards(handOf(all), { seat: 'south' }, 'european', { seen: [], draws: 4 });
      expect(found.map(({ tile }) => tile).sort()).toEqual([...new Set(all)].sort());
      for (const one of found) {
        const rest = [...all];
        rest.splice(rest.indexOf(one.tile), 1);
        // The discarded tile counts as seen.
        const expected = waits(handOf(rest), { seat: 'south' }, 'european', { seen: [one.tile] });
        expect(one.waits).toEqual(expected);
        expect(one.chance).toBeCloseTo(
          odds({ left: expected.reduce((sum, { left }) => sum + left, 0), unknown: 130, draws: 4 }),
          12,
        );
      }
      const ready = found.filter(({ left }) => left);
      expect(found.slice(0, ready.length)).toEqual(ready);
      for (const [index, one] of ready.entries())
        if (index) expect(one.expected).toBeLessThanOrEqual(ready[index - 1]!.expected);
    }
  });

  it('prefer the dearer wait, unless its tiles are gone', () => {
    // A pair of East makes a half flush and counts; one of circles does not.
    const [dear] = discards('(RRR) 222b 333b 999b 4d E');
    expect(dear!.tile).toBe('4d');
    expect(dear!.waits.map(({ tile }) => tile)).toEqual(['E']);
    const seen = discards('(RRR) 222b 333b 999b 4d E', {}, undefined, { seen: 'EEE' });
    expect(seen[0]!.tile).toBe('E');
  });

  it('take a winning tile as the fourteenth, keep declared sets, and know kongs and bonus tiles', () => {
    const found = discards('[5555d] (EEEE) 123b 456b 9c +9c 1f', { seat: 'east' });
    expect(found.map(({ tile }) => tile)).not.toContain('5d');
    // All unknown: 144 less 14 tiles, two for kongs, and a flower.
    expect(found.find(({ tile }) => tile === '9c')!.chance).toBeCloseTo(odds({ left: 2, unknown: 127, draws: 4 }), 12);
  });

  it('order hands that are not ready by how far they are from it', () => {
    const found = discards('1199b 2255c 3366d RG');
    expect(found[0]!.away).toBeGreaterThan(0);
    for (const [index, one] of found.entries())
      if (index) expect(one.away).toBeGreaterThanOrEqual(found[index - 1]!.away);
    expect(found[0]!.tiles.length).toBeGreaterThan(0);
    expect(found[0]!.expected).toBe(0);
  });

  it('are all compared: by readiness, worth, chance, the tiles that help, and the order of tiles', () => {
    const strict = { ...profiles.classical, rules: { ...profiles.classical.rules, 'minimum-doubles': 1 } };
    const hands = [
      ...Array.from({ length: 12 }, (_, seed) => handOf(randomTiles(seed, 14))),
      '123b 456b (789c) 55d 344d',
      '(123b) 789b 456c 99c 34d E',
      '123b 789b 456c 99c 344d',
    ];
    for (const hand of hands)
      for (const [rules, drawn] of [
        ['classical', 0.25],
        [strict, 0],
      ] as const) {
        const found = discards(hand, {}, rules, { drawn, seen: typeof hand === 'string' ? '222d' : [] });
        const keys = found.map(({ tile, left, away, expected, chance, tiles: useful }) => [
          left ? 0 : Math.max(1, away),
          -expected,
          -chance,
          -useful.reduce((sum, one) => sum + one.left, 0),
          ALL.indexOf(tile as never),
        ]);
        const ordered = [...keys].sort((one, other) => {
          const place = one.findIndex((key, index) => key !== other[index]);
          return place < 0 ? 0 : one[place]! - other[place]!;
        });
        expect(keys).toEqual(ordered);
      }
  });

  it('are as far away as what they leave, and list what helps', () => {
    const all = randomTiles(3, 14);
    for (const { tile, away, tiles: useful, waits: none } of discards(handOf(all))) {
      const rest = [...all];
      rest.splice(rest.indexOf(tile), 1);
      expect(none).toEqual([]);
      // The tile that was discarded has been seen.
      expect({ away, tiles: useful }).toEqual(toReady(handOf(rest), 'classical', { seen: [tile] }));
      expect(away).toBeGreaterThan(1);
    }
    const [best] = discards('123b 456b (789c) 55d 344d');
    expect(best!.tiles).toEqual([
      { tile: '2d', left: 4 },
      { tile: '5d', left: 2 },
    ]);
  });

  it('refuse other numbers of tiles and other input', () => {
    expect(message(() => discards('(555d) 123b 456b 789c 4d'), HandError)).toContain('The hand has 13 tiles, not 14');
    expect(message(() => discards('123b 456b 789c 55d 344d', null as never))).toBe(
      'situation should be an object, not “null”.',
    );
    expect(message(() => discards('123b 456b 789c 55d 344d', {}, undefined, null as never))).toBe(
      'options should be an object, not “null”.',
    );
    expect(message(() => discards('123b 456b 789c 55d 344d', {}, undefined, { unknown: 145 }))).toBe(
      'unknown: expected a whole number from 0 to 144, not “145”.',
    );
    expect(message(() => discards('123b 456b 789c 55d 34d'), HandError)).toContain('The hand has 13 tiles, not 14');
    expect(message(() => discards('[5555d] 123b 456b 789c 4d'), HandError)).toContain('has 14 tiles, not 15');
    expect(message(() => discards(handOf([...'EEEEE', ...Array(9).fill('1b')]) as never))).toContain('of E');
    expect(message(() => discards('123b 456b 789c 55d 344d', {}, undefined, { unknown: 3 }))).toContain('unknown:');
    expect(message(() => discards('123b 456b 789c 55d 344d', {}, undefined, { draws: 0.5 }))).toContain('draws:');
    expect(message(() => discards('123b 456b 789c 55d 344d', {}, undefined, { seen: '3333d' }))).toContain('5 of 3d');
    expect(message(() => discards(null as never), HandError)).toContain('hand should be an object');
    expect(message(() => discards({ ...handOf(Array(14).fill('1f')) }), HandError)).toContain('“1f” is not a valid');
  });
});

describe('progress towards a ready hand', () => {
  const Majiang = createRequire(import.meta.url)('@kobalab/majiang-core');

  /** The distance by another package, which writes characters m, circles p, bamboo s and honours z. */
  function theirs(hand: readonly string[]): number {
    const of = (suit: string): string =>
      hand
        .filter((tile) => tile.endsWith(suit) && tile.length === 2)
        .map((tile) => tile[0])
        .sort()
        .join('');
    const honours = hand.filter((tile) => tile.length === 1).map((tile) => 1 + 'ESWNBGR'.indexOf(tile));
    const text = `m${of('c')}p${of('d')}s${of('b')}z${honours.sort().join('')}`;
    const drawn = Majiang.Shoupai.fromString(text);
    return Math.min(Majiang.Util.xiangting_yiban(drawn), Majiang.Util.xiangting_guoshi(drawn));
  }

  it('agrees with another package on random hands, near and far', () => {
    const random = mulberry32(11);
    for (let turn = 0; turn < 1500; turn++) {
      const hand = turn % 3 ? randomWinner(random).slice(0, 13) : randomTiles(turn, 13);
      if (turn % 3 === 2)
        for (let change = 0; change < 4; change++) {
          const tile = ALL[Math.floor(random() * 34)]!;
          if (hand.filter((one) => one === tile).length < 4) hand[Math.floor(random() * 13)] = tile;
        }
      const { away, tiles: useful } = toReady(handOf(hand));
      // The other package counts a wait for a fifth copy.
      if (useful.length) expect(away, hand.join(' ')).toBe(theirs(hand));
    }
  });

  it('is ready exactly when the core finds waits', () => {
    forAllIn(200)(fc.nat(1e6), (seed) => {
      const hand = randomWinner(mulberry32(seed));
      hand.splice(seed % 14, 1);
      const found = toReady(handOf(hand));
      const expected = coreWaits(handOf(hand)).map(({ tile }) => tile);
      expect(found.tiles.map(({ tile }) => tile)).toEqual(expected);
      expect(found.away).toBe(expected.length ? 0 : 1);
    });
  });

  it('counts orphans only if they can win, and only without declared sets', () => {
    expect(toReady('19b 19c 19d ESWN 222b').away).toBe(3);
    expect(toReady('19b 19c 19d ESWNRG 5d')).toMatchObject({ away: 1 });
    expect(toReady('19b 19c 19d ESWNRG 5d', 'family').away).toBeGreaterThan(3);
    expect(toReady('(123b) (456b) (789b) (EEE) 5d')).toEqual({ away: 0, tiles: [{ tile: '5d', left: 3 }] });
    expect(toReady('(123b) (456b) (789b) (EEE) 5d', 'classical', { seen: '555d' }).tiles).toEqual([
      { tile: '5d', left: 0 },
    ]);
  });

  it('is the same after thousands of other hands', () => {
    const hands = Array.from({ length: 4000 }, (_, seed) => handOf(randomTiles(seed, 13)));
    const before = hands.slice(0, 50).map((hand) => toReady(hand));
    for (const hand of hands.slice(50)) toReady(hand);
    expect(hands.slice(0, 50).map((hand) => toReady(hand))).toEqual(before);
  });

  it('is asked of 13 tiles', () => {
    expect(message(() => toReady('123b 456b 789c 55d 34d +5d'), HandError)).toContain('The hand has 14 tiles, not 13');
  });

  it('is one away if only a fifth copy would complete it', () => {
    expect(coreWaits('(123b) (456b) (789b) 1111c')).toEqual([]);
    expect(toReady('(123b) (456b) (789b) 1111c').away).toBe(1);
  });
});

describe('danger', () => {
  const ENDS = ['1b', '9b', '1c', '9c', '1d', '9d'];
  const tilesOf = (exposed: string, ...rest: [profile?: string, options?: { seen?: string }]) =>
    danger(exposed, ...rest).map(({ tile }) => tile);

  it('is the third dragon to two sets of dragons, which may cost everything [S0-STR-17]', () => {
    expect(danger('(RRR) (GGGG)')).toEqual([
      { tile: 'B', awards: ['big-three-dragons', 'little-three-dragons'], pao: true },
    ]);
    // The settlement of such a hand: the discarder pays all of it.
    const hand = score('(RRR) (GGG) 123b BB 99c +B', { seat: 'south' });
    const { totals } = settle({
      scores: { east: 0, south: hand, west: 0, north: 0 },
      winner: 'south',
      discarder: 'west',
    });
    expect(totals).toEqual({ east: 0, south: 2000, west: -2000, north: 0 });
  });

  it('begins with two sets of winds, and costs everything with three [S0-STR-17]', () => {
    expect(danger('(EEE) (SSS)')).toEqual([
      { tile: 'W', awards: ['big-four-winds', 'little-four-winds'], pao: false },
      { tile: 'N', awards: ['big-four-winds', 'little-four-winds'], pao: false },
    ]);
    expect(danger('(EEE) (SSS) (WWW)')[0]).toEqual({
      tile: 'N',
      awards: ['big-four-winds', 'little-four-winds', 'all-honours'],
      pao: true,
    });
  });

  it('is the suit of three sets, and honours with it [S0-STR-12]', () => {
    expect(tilesOf('(123b) (456b)')).toEqual([]);
    expect(tilesOf('(123b) (456b) (789c)')).toEqual([]);
    expect(tilesOf('(123b) (456b) (789b)')).toEqual([...'123456789'].map((rank) => `${rank}b`).concat([...'ESWNRGB']));
    expect(danger('(123b) (456b) (789b)').find(({ tile }) => tile === '5b')!.awards).toEqual([
      'full-flush',
      'half-flush',
    ]);
    expect(danger('(123b) (456b) (EEE)').find(({ tile }) => tile === '5b')!.awards).toEqual(['half-flush']);
    // What to throw instead: other suits, all of them.
    expect(tilesOf('(123b) (456b) (EEE)').some((tile) => /[cd]$/.test(tile))).toBe(false);
  });

  it('is not a danger if the award is off or too few tiles are left', () => {
    expect(danger('(RRR) (GGG)', 'european')).toEqual([
      { tile: 'B', awards: ['big-three-dragons', 'little-three-dragons'], pao: false },
    ]);
    expect(danger('(RRR) (GGG)', 'family')).toEqual([]);
    expect(danger('(RRR) (GGG)', undefined, { seen: 'BB' })).toEqual([
      { tile: 'B', awards: ['little-three-dragons'], pao: false },
    ]);
    expect(danger('(RRR) (GGG)', undefined, { seen: 'BBB' })).toEqual([]);
  });

  it('is in order: what costs everything, then by tile', () => {
    const suit = [...'123456789'].map((rank) => `${rank}b`);
    expect(tilesOf('(RRR) (GGG) (123b)')).toEqual(['B', ...suit, ...'ESWN']);
    expect(tilesOf('(EEE) (SSS) (123b)')).toEqual([...suit, ...'WNRGB']);
    expect(tilesOf('(123d) (456d) (789d)')).toEqual([...suit.map((tile) => `${tile[0]}d`), ...'ESWNRGB']);
    expect(danger('(123b) (456b) (789b)').at(-1)).toEqual({ tile: 'B', awards: ['half-flush'], pao: false });
  });

  it('is as great as the tiles that are left allow', () => {
    // Two winds of which one can still be a pung, the other the pair.
    expect(tilesOf('(EEE) (SSS)', undefined, { seen: 'WW' })).toEqual(['W', 'N']);
    expect(tilesOf('(EEE) (SSS)', undefined, { seen: 'WW NN' })).toEqual([]);
    expect(danger('(EEE) (SSS) (WWW)', undefined, { seen: 'NN' })[0]).toEqual({
      tile: 'N',
      awards: ['little-four-winds', 'all-honours'],
      pao: false,
    });
    expect(tilesOf('(EEE) (SSS) (WWW)', undefined, { seen: 'NNN' })).not.toContain('N');
  });

  it('costs everything only for hands worth the limit, a table’s own included', () => {
    expect(danger('(RRR) (GGG)', 'dmjl')[0]).toEqual({
      tile: 'B',
      awards: ['big-three-dragons', 'little-three-dragons'],
      pao: false,
    });
    expect(danger('(RRR) (GGG)', 'bmja')[0]).toEqual({ tile: 'B', awards: ['--three-great-scholars'], pao: true });
    expect(danger('(RRR) (GGG)', table('--a: limit if big-three-dragons; big-three-dragons: 1 double'))[0]).toEqual({
      tile: 'B',
      awards: ['big-three-dragons', 'little-three-dragons', '--a'],
      pao: true,
    });
  });

  it('costs everything only for awards that the table has', () => {
    expect(danger('(RRR) (GGG)', table('big-three-dragons: off'))).toEqual([
      { tile: 'B', awards: ['little-three-dragons'], pao: false },
    ]);
    expect(danger('(EEE) (SSS) (WWW)', table('big-four-winds: off'))[0]).toEqual({
      tile: 'N',
      awards: ['little-four-winds', 'all-honours'],
      pao: false,
    });
  });

  it('is an honour to three sets of honours, and nothing to chows or simples', () => {
    expect(danger('(EEE) (SSS) (RRR)').map(({ tile, awards }) => `${tile} ${awards.join(' ')}`)).toEqual([
      'W big-four-winds little-four-winds all-honours',
      'N big-four-winds little-four-winds all-honours',
      'G all-honours',
      'B all-honours',
    ]);
    expect(tilesOf('(EEE) (SSS) (RRR)', 'pung-based')).toEqual([...ENDS, 'W', 'N', 'G', 'B']);
    expect(danger('(111b) (999b) (111c)').find(({ tile }) => tile === '9d')!.awards).toEqual(['all-terminals']);
    expect(tilesOf('(111b) (999b) (EEE)')).not.toContain('9d');
    // Sets that begin with terminals, and terminals with simples.
    for (const sets of ['(123b) (123c) (111d)', '(111b) (555c) (EEE)', '(111b) (555c) (999d)'])
      expect(danger(sets, 'pung-based'), sets).toEqual([]);
    expect(danger('  ')).toEqual([]);
  });

  it('is a terminal to three sets of terminals', () => {
    expect(tilesOf('(111b) (999b) (111c)')).toContain('9d');
    expect(tilesOf('(111b) (999b) (111c)')).not.toContain('5d');
    expect(danger('(111b) (999b) (EEE)', 'pung-based').find(({ tile }) => tile === '9d')!.awards).toEqual([
      'terminals-and-honours',
    ]);
  });

  it('does not exist without exposed sets, and ignores concealed tiles', () => {
    expect(danger('')).toEqual([]);
    expect(danger([])).toEqual([]);
    expect(danger('RRR GGG 123b')).toEqual([]);
    expect(danger({ sets: [], concealed: ['R', 'R', 'R'], bonus: [] })).toEqual([]);
  });

  it('rejects anything that is not a set', () => {
    expect(message(() => danger('(RRG)'), NotationError)).toContain('is not a set');
    expect(message(() => danger([{ tiles: 'RRR' }] as never))).toContain('exposed[0].tiles should be an array');
    expect(message(() => danger(null as never), HandError)).toContain('hand should be an object');
    expect(message(() => danger('(RRR)', undefined, { seen: 'RR' }))).toContain('5 of R');
  });
});
