/** The wall from the first throw to the last tile. Figures come from the rules, not from the package. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles, RulesError } from '../../src/core/index.js';
import {
  breakWall,
  deal,
  dealCards,
  dealTiles,
  diceNeeded,
  replacement,
  seatsByDice,
  seatsByTwoThrows,
  seatsByWinds,
  shuffledTiles,
  tileAt,
  tilesOfSet,
  wallAfter,
  WallError,
  type BrokenWall,
  type Place,
} from '../../src/core/wall.js';
import { breakNaively, dealNaively, playerCounted } from '../naive/wall.js';
import { isComplete } from '../rounds.js';
import { thrown } from './helpers.js';
import { forAll, forAllIn } from '../for-all.js';

type Dice = [number, number, number, number];
type Wind = Place['side'];

const die = fc.integer({ min: 1, max: 6 });
const dice = fc.tuple(die, die, die, die);
const table = (rules: string) => defineProfile({ name: 'table', rules });
const named = ({ side, stack, level }: Place): string => `${side} ${stack} ${level}`;
const names = (places: readonly Place[]): string[] => places.map(named);
/** All 1,296 throws of four dice. */
const allDice: Dice[] = [1, 2, 3, 4, 5, 6].flatMap((a, _, all) =>
  all.flatMap((b) => all.flatMap((c) => all.map((d): Dice => [a, b, c, d]))),
);
const WEST_14: Dice = [3, 4, 5, 2];
const DEAD_WALLS = ['14', '16', '12', 'dice', 'replenished-14', 'none'] as const;

const failing = (run: () => unknown) => thrown(run, WallError);
/** Throws of two dice, as in `11 66`. */
const throwsIn = (text: string) =>
  text.split(' ').map(([one, other]) => [Number(one), Number(other)] as [number, number]);

describe('the set and the wall that is built of it', () => {
  it('has 144 tiles: 27 suit tiles and 7 honours four times, and 8 bonus tiles [S0-OVR-02] [S0-OVR-13]', () => {
    const counts = new Map<string, number>();
    for (const tile of tilesOfSet()) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count === 4)).toHaveLength(27 + 7);
    expect([...counts].filter(([, count]) => count === 1).map(([tile]) => tile)).toEqual(
      '1f 2f 3f 4f 1s 2s 3s 4s'.split(' '),
    );
    expect(tilesOfSet()).toHaveLength(144);
    expect(tilesOfSet(false)).toHaveLength(136);
  });

  it('is shuffled without losing a tile, always the same for the same seed [S4-WALL-01]', () => {
    forAllIn(50)(fc.oneof(fc.string(), fc.integer()), fc.boolean(), (seed, bonus) => {
      const tiles = shuffledTiles(seed, bonus);
      expect([...tiles].sort()).toEqual(tilesOfSet(bonus).sort());
      expect(shuffledTiles(seed, bonus)).toEqual(tiles);
    });
    // These must never change: pages name a seed to show the same deal for good.
    expect(shuffledTiles('mahjong').slice(0, 12).join(' ')).toBe('4c 5c S G N W 1d 1b 2c 2d W 6d');
    expect(shuffledTiles(1, false).slice(0, 12).join(' ')).toBe('1d 7b W 7c 9c 1d 2c 3d 4c 2b G 6c');
  });

  it('puts every tile in every place about equally often', () => {
    const seen = new Array<number>(144).fill(0);
    for (let seed = 0; seed < 2880; seed++) seen[shuffledTiles(seed).indexOf('1f')]!++;
    // Twenty are expected in each place; six standard deviations are 27.
    expect(Math.min(...seen)).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeLessThan(47);
  });

  it('is built of 72 stacks of two, 18 on each side; 68 and 17 without bonus tiles [S0-SETUP-01] [S4-WALL-02] [S4-WALL-03]', () => {
    for (const [bonus, length, tiles] of [
      [true, 18, 144],
      [false, 17, 136],
    ] as const) {
      const wall = breakWall({ dice: WEST_14, bonus });
      const places = names([...wall.dead, ...wall.live]);
      const expected = (['east', 'south', 'west', 'north'] as const).flatMap((side) =>
        Array.from({ length }, (_, stack) => [`${side} ${stack + 1} upper`, `${side} ${stack + 1} lower`]).flat(),
      );
      expect(expected).toHaveLength(tiles);
      expect(places.sort()).toEqual(expected.sort());
    }
  });
});

describe('the throws', () => {
  it('name a side, counting players counter-clockwise from East: S 9, W 10, N 9, E 8 of 36 [S4-BRK-01]', () => {
    const sides: Record<Wind, number> = { east: 0, south: 0, west: 0, north: 0 };
    for (const [a, b, c, d] of allDice) if (c === 1 && d === 1) sides[breakWall({ dice: [a, b, c, d] }).counted]++;
    expect(sides).toEqual({ east: 8, south: 9, west: 10, north: 9 });
    const bySum = 'south west north east south west north east south west north'.split(' ');
    for (const [at, side] of bySum.entries()) {
      const [sum, first] = [at + 2, Math.min(6, at + 1)];
      expect(breakWall({ dice: [first, sum - first, 1, 1] }).counted, `${sum}`).toBe(side);
    }
  });

  it('add up to the stack, counted from the right end; 126 of 1,296 turn the corner [S4-BRK-03]', () => {
    expect(breakWall({ dice: WEST_14 })).toMatchObject({ counted: 'west', sum: 14, side: 'west', stack: 14 });
    const around = allDice.map((thrown) => breakWall({ dice: thrown })).filter(({ side, counted }) => side !== counted);
    expect(around).toHaveLength(126);
    for (const { sum, stack } of around) expect([sum > 18, stack]).toEqual([true, sum - 18]);
  });

  it('go on behind the corner with the side to the left of the one counted', () => {
    const next = { east: 'north', north: 'west', west: 'south', south: 'east' };
    for (const thrown of allDice) {
      const { sum, counted, side } = breakWall({ dice: thrown });
      expect(side).toBe(sum > 18 ? next[counted] : counted);
    }
    expect(breakWall({ dice: [6, 6, 6, 6] })).toMatchObject({ counted: 'north', side: 'west', stack: 6 });
    expect(breakWall({ dice: [6, 6, 6, 6], bonus: false })).toMatchObject({ side: 'west', stack: 7 });
  });

  it.each([
    [[3, 4, 5], '3, 4, 5'],
    [[3, 4, 5, 7], '3, 4, 5, 7'],
    [[3, 4, 5, 1.5], '1.5'],
    [[3, 4, 5, '2'], '3, 4, 5, 2'],
    [undefined, 'undefined'],
    ['3452', '3452'],
  ])('are refused unless they are four dice: %j', (thrown, found) => {
    const { code, message } = failing(() => breakWall({ dice: thrown as unknown as Dice }));
    expect(code).toBe('dice');
    expect(message).toContain(found);
    expect(message).toContain('expected 4 dice, each a whole number from 1 to 6');
  });

  it('need a known profile', () => {
    expect(() => breakWall({ dice: WEST_14, profile: 'nobody' })).toThrow(RulesError);
  });
});

describe('the loose tiles', () => {
  it('both lie next to the breach by Babcock’s law, the lower tile nearer to it [S4-KB-01]', () => {
    for (const profile of ['babcock', table('loose-tiles: together')]) {
      const wall = breakWall({ dice: WEST_14, profile });
      expect(wall).toMatchObject({ looseTiles: 'together', side: 'west', stack: 14 });
      const lying = (replaced: number): string[] =>
        wallAfter(wall, { replaced }).loose.map(({ from, on }) => `${named(from)} on ${on.side} ${on.stack}`);
      expect(lying(0)).toEqual(['west 14 upper on west 12', 'west 14 lower on west 13']);
      expect(lying(1)).toEqual(['west 14 lower on west 13']);
      expect(lying(2)).toEqual(['west 13 upper on west 11', 'west 13 lower on west 12']);
      // Three stacks are left: the next two tiles still have stacks to lie on. Of two stacks, they don’t.
      expect(lying(8)).toEqual(['west 10 upper on west 8', 'west 10 lower on west 9']);
      expect(lying(10)).toEqual(['west 9 upper on west 9', 'west 9 lower on west 9']);
      // The tiles are drawn in the same order.
      expect([0, 1, 2].map((taken) => named(replacement(wall, taken) as Place))).toEqual([
        'west 14 upper',
        'west 14 lower',
        'west 13 upper',
      ]);
    }
    const over = breakWall({ dice: [1, 1, 1, 1], profile: 'babcock' });
    expect(over.loose.map(({ on }) => `${on.side} ${on.stack}`)).toEqual(['south 2', 'south 3']);
    expect(breakWall({ dice: [1, 1, 1, 1] }).looseTiles).toBe('apart');
  });

  it('lie on the fourth and second stack right of the breach, the upper tile farther away [S4-KB-02]', () => {
    // Sum 12: the stacks counted twelfth are lifted, the lower tile laid on 10 and the upper on 8; 7 to 11 are the box.
    const wall = breakWall({ dice: [1, 2, 4, 5], profile: table('dead-wall: 12') });
    expect(wall).toMatchObject({ side: 'west', stack: 12 });
    expect(wall.loose).toEqual([
      { from: { side: 'west', stack: 12, level: 'upper' }, on: { side: 'west', stack: 8 } },
      { from: { side: 'west', stack: 12, level: 'lower' }, on: { side: 'west', stack: 10 } },
    ]);
    const box = wall.dead.filter(({ stack }) => stack !== 12);
    expect([...new Set(box.map(({ stack }) => stack))]).toEqual([11, 10, 9, 8, 7]);
    expect(wall.dead).toHaveLength(12);
  });

  it('are the ones of a throw of 3 and 4, 5 and 2: West’s stack 14, on 10 and 12', () => {
    expect(breakWall({ dice: WEST_14 }).loose.map(({ on }) => on.stack)).toEqual([10, 12]);
  });

  it('go first, the one farther from the breach before the other; then the two next to the breach are lifted [S0-DW-04] [S4-LT-02]', () => {
    const wall = breakWall({ dice: WEST_14 });
    expect([0, 1, 2, 3, 4].map((taken) => named(replacement(wall, taken) as Place))).toEqual([
      'west 14 upper',
      'west 14 lower',
      'west 13 upper',
      'west 13 lower',
      'west 12 upper',
    ]);
    const lying = (replaced: number): string[] =>
      wallAfter(wall, { replaced }).loose.map(({ from, on }) => `${named(from)} on ${on.stack}`);
    expect(lying(0)).toEqual(['west 14 upper on 10', 'west 14 lower on 12']);
    expect(lying(1)).toEqual(['west 14 lower on 12']);
    expect(lying(2)).toEqual(['west 13 upper on 9', 'west 13 lower on 11']);
    // No stack of the box is left four places away.
    expect(lying(6)).toEqual(['west 11 upper on 11', 'west 11 lower on 11']);
  });

  it('turn the corner too', () => {
    const wall = breakWall({ dice: [1, 1, 1, 1] });
    expect(wall).toMatchObject({ side: 'south', stack: 4 });
    expect(wall.loose.map(({ on }) => `${on.side} ${on.stack}`)).toEqual(['west 18', 'south 2']);
  });
});

describe('the dead wall', () => {
  /** Tiles left to draw after the deal, with and without bonus tiles. */
  const left = (rules: string, bonus = true): number =>
    wallAfter(breakWall({ dice: WEST_14, profile: table(rules), bonus })).live.length;

  it.each([
    ['14: seven stacks, the loose ones included [S0-DW-02A] [S4-KB-05]', 'dead-wall: 14', 14, 77],
    ['16: seven stacks and the two loose tiles [S0-DW-02B] [S4-KB-03] [S4-KB-06]', 'dead-wall: 16', 16, 75],
    ['12: five stacks and the two loose tiles', 'dead-wall: 12', 12, 79],
    ['fourteen, replenished', 'dead-wall: replenished-14', 14, 77],
    ['none', 'dead-wall: none', 0, 91],
    ['as many stacks as East’s one throw shows, here seven [S4-KB-04]', 'dead-wall: dice', 14, 77],
  ])('is %s', (_, rules, size, live) => {
    const wall = breakWall({ dice: WEST_14, profile: table(rules) });
    expect(wall.dead).toHaveLength(size);
    expect(left(rules)).toBe(live);
    expect(left(rules, false)).toBe(live - 8);
  });

  it('has as many stacks as the throw shows that counted the players, up to the break, which stay in place [S4-KB-04]', () => {
    const profile = table('dead-wall: dice');
    // 4 and 5 count to East, and the wall breaks behind the ninth stack of that side.
    const wall = breakWall({ dice: [4, 5], profile });
    expect(wall).toMatchObject({ dice: [4, 5], counted: 'east', sum: 9, side: 'east', stack: 9 });
    expect([...new Set(wall.dead.map(({ side, stack }) => `${side} ${stack}`))]).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1].map((stack) => `east ${stack}`),
    );
    expect(wall.dead).toHaveLength(18);
    expect(named(wall.live[0]!)).toBe('east 10 upper');
    expect(wall.loose.map(({ on }) => on.stack)).toEqual([9, 9]);
    // A second throw changes nothing.
    expect(breakWall({ dice: [4, 5, 6, 6], profile })).toEqual(wall);
  });

  it('by the dice has 2 to 12 stacks and never turns the corner [S4-KB-04]', () => {
    for (const [a, b] of allDice) {
      const wall = breakWall({ dice: [a, b], profile: table('dead-wall: dice') });
      expect(wall).toMatchObject({ side: wall.counted, stack: a + b });
      expect(wall.dead).toHaveLength(2 * (a + b));
    }
    // Of both throws of 12, 144 − 48 − 53 = 43 tiles would be left; of one, 67.
    expect(wallAfter(breakWall({ dice: [6, 6, 6, 6], profile: table('dead-wall: dice') })).live).toHaveLength(67);
  });

  it('by the dice takes two dice, all others four', () => {
    expect(DEAD_WALLS.map((deadWall) => diceNeeded(table(`dead-wall: ${deadWall}`)))).toEqual([4, 4, 4, 2, 4, 4]);
    expect(diceNeeded()).toBe(4);
    // Without a dead wall, the dice do not set its size.
    const none = table('dead-wall: dice; win-requirement: one-double');
    expect(diceNeeded(none)).toBe(4);
    expect(failing(() => breakWall({ dice: [3, 4], profile: none })).code).toBe('dice');
    expect(failing(() => breakWall({ dice: [3, 4] })).message).toContain('expected 4 dice');
    expect(failing(() => breakWall({ dice: [3, 4, 5] as never, profile: table('dead-wall: dice') })).message).toBe(
      'dice: expected 2 dice, each a whole number from 1 to 6, not “3, 4, 5”.',
    );
  });

  it('follows the profile: British 14, Millington 16', () => {
    expect(breakWall({ dice: WEST_14, profile: 'british' }).dead).toHaveLength(14);
    expect(breakWall({ dice: WEST_14, profile: profiles.millington }).dead).toHaveLength(16);
  });

  it.each(['one-double', 'cleared-hand'])(
    'is missing if a win needs more than four sets and a pair (%s), so that the last tile is drawn [S4-KB-08]',
    (requirement) => {
      const wall = breakWall({
        dice: WEST_14,
        profile: defineProfile({ name: 'table', extends: 'babcock', rules: `win-requirement: ${requirement}` }),
      });
      expect([wall.dead.length, wall.live.length]).toEqual([0, 144]);
      expect(named(wall.lastAvailable)).toBe('west 14 lower');
    },
  );

  it('otherwise keeps back fourteen tiles, and the fifteenth from the end is the last available one [S4-KB-08] [S4-DRAW-02]', () => {
    const wall = breakWall({ dice: WEST_14, profile: 'babcock' });
    // The loose tiles are 1 and 2 from the end, stacks 13 to 8 are 3 to 14, and the lower tile of stack 7 is the fifteenth.
    expect(named(wall.lastAvailable)).toBe('west 7 lower');
    expect(wall.live.at(-1)).toEqual(wall.lastAvailable);
  });

  it('lies beside the break, and ordinary draws never enter it [S0-DW-01A] [S0-DW-01B]', () => {
    forAll(dice, fc.constantFrom('14', '16', '12', 'dice'), fc.boolean(), (thrown, deadWall, bonus) => {
      const wall = breakWall({ dice: thrown, profile: table(`dead-wall: ${deadWall}`), bonus });
      const dead = new Set(names(wall.dead));
      expect(names(wall.live).some((place) => dead.has(place))).toBe(false);
      expect(dead.has(`${wall.side} ${wall.stack} upper`)).toBe(true);
      const end = wallAfter(wall, { drawn: wall.live.length });
      expect(end.live).toEqual([]);
      expect(end.dead).toEqual(wall.dead);
      expect(() => wallAfter(wall, { drawn: wall.live.length + 1 })).toThrow(WallError);
    });
  });

  it('is not refilled: once it is used up, a replacement due is a wash-out though tiles are left [S0-DW-05]', () => {
    const wall = breakWall({ dice: WEST_14 });
    expect(replacement(wall, 13)).not.toBe('washout');
    expect(replacement(wall, 14)).toBe('washout');
    const used = wallAfter(wall, { replaced: 14 });
    expect([used.live.length, used.dead.length, used.replacements.length, used.loose.length]).toEqual([77, 0, 0, 0]);
  });

  it('that is replenished has 14, 13, 14, 13 … tiles and takes its stacks from the rear of the live wall [S4-KB-07] [S4-KB-09]', () => {
    const wall = breakWall({ dice: WEST_14, profile: table('dead-wall: replenished-14') });
    const sizes = [0, 1, 2, 3, 4, 5].map((replaced) => {
      const { dead, live } = wallAfter(wall, { replaced });
      return `${dead.length} + ${live.length}`;
    });
    expect(sizes).toEqual(['14 + 77', '13 + 77', '14 + 75', '13 + 75', '14 + 73', '13 + 73']);
    expect(named(wall.lastAvailable)).toBe('west 7 lower');
    expect(named(wallAfter(wall, { replaced: 2 }).live.at(-1)!)).toBe('west 6 lower');
    expect(names(wallAfter(wall, { replaced: 2 }).dead)).toContain('west 7 upper');
  });

  it('that is replenished ends with fourteen tiles, which are not drawn', () => {
    const wall = breakWall({ dice: WEST_14, profile: table('dead-wall: replenished-14') });
    expect(wallAfter(wall, { drawn: 130 })).toMatchObject({ live: [], replacements: [] });
    expect(wallAfter(wall, { drawn: 130 }).dead).toHaveLength(14);
    expect(replacement(wall, 0, 130)).toBe('washout');
    // One live tile and the second loose tile: only that one can still be brought in.
    const short = wallAfter(wall, { drawn: 129, replaced: 1 });
    expect([short.live.length, short.dead.length]).toEqual([1, 13]);
    expect(replacement(wall, 1, 129)).not.toBe('washout');
    const last = wallAfter(wall, { drawn: 129, replaced: 2 });
    expect([last.live.length, last.dead.length]).toEqual([0, 13]);
    expect(failing(() => wallAfter(wall, { drawn: 130, replaced: 2 })).code).toBe('drawn');
  });

  it('that is missing gives replacements from the end of the wall until the last tile', () => {
    const wall = breakWall({ dice: WEST_14, profile: table('dead-wall: none') });
    expect(named(replacement(wall, 0) as Place)).toBe('west 14 upper');
    expect(named(replacement(wall, 2) as Place)).toBe('west 13 upper');
    expect(named(replacement(wall, 1, 142) as Place)).toBe('west 14 lower');
    expect(replacement(wall, 1, 143)).toBe('washout');
    expect(wallAfter(wall, { replaced: 3 }).live).toHaveLength(88);
  });

  it('of 14 is not enough for all 16 kongs, but of 16 it is [S4-GEN-10]', () => {
    const enough = (rules: string): boolean =>
      replacement(breakWall({ dice: WEST_14, profile: table(rules) }), 15) !== 'washout';
    expect(enough('dead-wall: 14')).toBe(false);
    expect(enough('dead-wall: 12')).toBe(false);
    expect(enough('dead-wall: 16')).toBe(true);
    expect(enough('dead-wall: replenished-14')).toBe(true);
  });

  it('gives one tile for every kong or bonus tile [S0-DW-03] [S4-LT-01]', () => {
    forAll(dice, fc.constantFrom(...DEAD_WALLS), fc.nat(11), (thrown, deadWall, taken) => {
      const wall = breakWall({ dice: thrown, profile: table(`dead-wall: ${deadWall}`) });
      if (deadWall === 'dice' && taken >= wall.dead.length) return;
      const before = wallAfter(wall, { replaced: taken });
      const after = wallAfter(wall, { replaced: taken + 1 });
      expect(after.replaced).toEqual([...before.replaced, before.replacements[0]]);
      expect(replacement(wall, taken)).toEqual(before.replacements[0]);
      expect(before.live.length + before.dead.length - after.live.length - after.dead.length).toBe(1);
    });
  });
});

describe('every wall', () => {
  const taken = fc.record({ drawn: fc.nat(140), replaced: fc.nat(40) });

  it('has each tile in exactly one place, at every moment', () => {
    forAllIn(500)(dice, fc.constantFrom(...DEAD_WALLS), fc.boolean(), taken, (thrown, deadWall, bonus, counts) => {
      const wall = breakWall({ dice: thrown, profile: table(`dead-wall: ${deadWall}`), bonus });
      let state;
      try {
        state = wallAfter(wall, counts);
      } catch (error) {
        expect(error).toBeInstanceOf(WallError);
        return;
      }
      const places = names([...state.live, ...state.dead, ...state.drawn, ...state.replaced]);
      expect(new Set(places).size).toBe(places.length);
      expect(places).toHaveLength(bonus ? 144 : 136);
      expect(state.drawn).toHaveLength(counts.drawn);
      expect(state.replaced).toHaveLength(counts.replaced);
    });
  });

  it('can be played to its end, tile by tile, in any order of draws and replacements', () => {
    forAllIn(60)(
      dice,
      fc.constantFrom(...DEAD_WALLS),
      fc.boolean(),
      fc.infiniteStream(fc.boolean()),
      (thrown, deadWall, bonus, kongs) => {
        const wall = breakWall({ dice: thrown, profile: table(`dead-wall: ${deadWall}`), bonus });
        const seen = names(
          deal(wall).hands.east.concat(...(['south', 'west', 'north'] as const).map((seat) => deal(wall).hands[seat])),
        );
        let [drawn, replaced] = [53, 0];
        for (const isKong of kongs) {
          const { live } = wallAfter(wall, { drawn, replaced });
          const next = isKong ? replacement(wall, replaced, drawn) : (live[0] ?? 'washout');
          if (next === 'washout') break;
          seen.push(named(next));
          if (isKong) replaced++;
          else drawn++;
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(drawn + replaced);
        if (deadWall === 'none') expect(seen).toHaveLength(bonus ? 144 : 136);
      },
    );
  });

  it('agrees with a wall of tiles on a table, for every throw', () => {
    const sizes = { '14': 14, '16': 16, '12': 12, dice: 'dice', 'replenished-14': 14, none: 0 } as const;
    for (const deadWall of DEAD_WALLS)
      for (const bonus of [true, false]) {
        // Both places of the loose tiles, each with one number of tiles.
        const profile = table(`dead-wall: ${deadWall}; loose-tiles: ${bonus ? 'apart' : 'together'}`);
        for (const thrown of allDice) {
          // In complete runs, all 1,296 for the usual wall, and every seventh for the others.
          const isUsual = deadWall === '14' && bonus;
          if (
            !(isUsual && isComplete) &&
            (thrown[0] + thrown[1] * 2 + thrown[2] * 4 + thrown[3] * 5) % (isComplete ? 7 : 19)
          )
            continue;
          const wall = breakWall({ dice: thrown, profile, bonus });
          const naive = breakNaively(thrown, sizes[deadWall], bonus ? 18 : 17, !bonus);
          expect(wall.counted).toBe(playerCounted(thrown[0] + thrown[1]));
          expect(`${wall.side} ${wall.stack}`).toBe(naive.breach);
          expect(names(wall.live)).toEqual(naive.live);
          expect(names(wall.dead)).toEqual(naive.box);
          expect(wall.loose.map(({ from, on }) => ({ brick: named(from), on: `${on.side} ${on.stack}` }))).toEqual(
            naive.loose,
          );
          const { hands } = deal(wall);
          const dealt = dealNaively(naive.live);
          for (const seat of ['east', 'south', 'west', 'north'] as const)
            expect(names(hands[seat])).toEqual(dealt[seat]);
        }
      }
  });

  it('is refused in any other shape, with the place that is wrong', () => {
    const wall = breakWall({ dice: WEST_14 });
    for (const run of [
      () => breakWall(undefined as never),
      () => deal({} as never),
      () => dealTiles({ ...wall, live: undefined } as never, []),
      () => wallAfter(null as never),
      () => replacement({ dead: 'x' } as never, 0),
      () => dealCards(undefined as never),
    ])
      expect(failing(run).code).toBe('wrong-shape');
    expect(failing(() => deal({ ...wall, dead: 3 } as never)).message).toBe('wall.dead should be an array, not “3”.');
    expect(failing(() => replacement(wall, -1)).code).toBe('replaced');
    expect(replacement(wall, 1e9)).toBe('washout');
  });

  it('is plain data', () => {
    const wall = breakWall({ dice: WEST_14 });
    expect(JSON.parse(JSON.stringify(wall))).toEqual(wall);
    expect(wallAfter(JSON.parse(JSON.stringify(wall)) as BrokenWall, { drawn: 60, replaced: 3 })).toEqual(
      wallAfter(wall, { drawn: 60, replaced: 3 }),
    );
  });

  it.each([
    [{ drawn: -1 }, 'drawn'],
    [{ drawn: 1.5 }, 'drawn'],
    [{ drawn: 131 }, 'drawn'],
    [{ replaced: 15 }, 'replaced'],
    [{ replaced: NaN }, 'replaced'],
    [{ replaced: '3' as unknown as number }, 'replaced'],
  ])('refuses to have lost %j', (counts, code) => {
    expect(failing(() => wallAfter(breakWall({ dice: WEST_14 }), counts)).code).toBe(code);
  });
});

describe('the deal', () => {
  const wall = breakWall({ dice: WEST_14 });

  it('is four tiles at a time, two stacks each from East on [S4-DEAL-01]', () => {
    const { hands } = deal(wall);
    expect(names(hands.east.slice(0, 4))).toEqual(['west 15 upper', 'west 15 lower', 'west 16 upper', 'west 16 lower']);
    expect(names(hands.south.slice(0, 4))).toEqual([
      'west 17 upper',
      'west 17 lower',
      'west 18 upper',
      'west 18 lower',
    ]);
    expect(names(hands.west.slice(0, 2))).toEqual(['south 1 upper', 'south 1 lower']);
    expect(names(hands.east.slice(4, 5))).toEqual(['south 5 upper']);
  });

  it('goes round three times, which makes twelve tiles each [S4-DEAL-02]', () => {
    const { hands } = deal(wall);
    const first48 = new Set(names(wall.live.slice(0, 48)));
    for (const seat of ['east', 'south', 'west', 'north'] as const)
      expect(names(hands[seat]).filter((place) => first48.has(place))).toHaveLength(12);
  });

  it('ends with the first and third top tile for East and one each for the others: 53 dealt, 91 left [S4-DEAL-03]', () => {
    const { hands, drawn } = deal(wall);
    expect(Object.values(hands).map(({ length }) => length)).toEqual([14, 13, 13, 13]);
    expect([drawn, 144 - drawn]).toEqual([53, 91]);
    // The 24 stacks of three rounds end with stack 2 of East; the last round begins with stack 3.
    expect(names(hands.east.slice(12))).toEqual(['east 3 upper', 'east 5 upper']);
    expect(named(hands.south[12]!)).toBe('east 3 lower');
    expect(named(hands.west[12]!)).toBe('east 4 upper');
    expect(named(hands.north[12]!)).toBe('east 4 lower');
    expect(named(wallAfter(wall).live[0]!)).toBe('east 5 lower');
  });
});

describe('bonus tiles', () => {
  const profilesOf = { loose: table('bonus-replaced-from: loose'), live: table('bonus-replaced-from: live-wall') };
  /** A wall in which the tiles at these positions of the draw, or of the dead wall, are bonus tiles. */
  const withBonusAt = (wall: BrokenWall, live: readonly number[], dead: readonly number[] = []): string[] => {
    const others = tilesOfSet().filter((tile) => !/[fs]/.test(tile));
    const bonus = '1f 2f 3f 4f 1s 2s 3s 4s'.split(' ');
    const wanted = names([...live.map((place) => wall.live[place]!), ...dead.map((place) => wall.dead[place]!)]);
    const rest = bonus.slice(wanted.length);
    const order: string[] = [];
    for (const side of ['east', 'north', 'west', 'south'])
      for (let stack = 1; stack <= 18; stack++)
        for (const level of ['upper', 'lower']) order.push(`${side} ${stack} ${level}`);
    // The bonus tiles that are not wanted go to the end of the live wall.
    const spare = names(wall.live.slice(-rest.length || wall.live.length));
    return order.map((place) =>
      wanted.includes(place)
        ? bonus[wanted.indexOf(place)]!
        : spare.includes(place) && rest.length
          ? rest.shift()!
          : others.shift()!,
    );
  };

  it('are laid out at once and replaced, again and again, so that every hand has its 14 or 13 tiles [S0-FLW-02] [S4-GEN-11] [S4-FLW-01]', () => {
    forAllIn(150)(
      fc.integer(),
      dice,
      fc.constantFrom(...DEAD_WALLS),
      fc.constantFrom('loose', 'live-wall'),
      fc.constantFrom('east-first', 'as-dealt'),
      (seed, thrown, deadWall, from, order) => {
        const wall = breakWall({
          dice: thrown,
          profile: table(`dead-wall: ${deadWall}; bonus-replaced-from: ${from}; bonus-laid-out: ${order}`),
        });
        const tiles = shuffledTiles(seed);
        const dealt = dealTiles(wall, tiles);
        expect(Object.values(dealt.hands).flat().join('')).not.toMatch(/[fs]/);
        if (dealt.washout) {
          expect([deadWall, wall.dead.length < 16, dealt.replaced]).toEqual(['dice', true, wall.dead.length]);
          return;
        }
        expect(Object.values(dealt.hands).map(({ length }) => length)).toEqual([14, 13, 13, 13]);
        const count = dealt.replacements.length;
        expect(Object.values(dealt.bonus).flat()).toHaveLength(count);
        expect([dealt.drawn, dealt.replaced]).toEqual(from === 'loose' ? [53, count] : [53 + count, 0]);
        // Each tile is in one hand, laid out, or still in the wall.
        const { live, dead } = wallAfter(wall, dealt);
        const all = [
          ...Object.values(dealt.hands).flat(),
          ...Object.values(dealt.bonus).flat(),
          ...[...live, ...dead].map((place) => tileAt(tiles, place, wall)),
        ];
        expect(all.sort()).toEqual(tilesOfSet().sort());
      },
    );
  });

  it('come from the loose tiles, or from the live wall, and a replacement that is one again is replaced again', () => {
    const wall = breakWall({ dice: WEST_14, profile: profilesOf.loose });
    const dealt = dealTiles(wall, withBonusAt(wall, [0], [0, 1]));
    expect(
      dealt.replacements.map(({ seat, bonus, place, tile }) => [seat, bonus, named(place), /[fs]/.test(tile)]),
    ).toEqual([
      ['east', '1f', 'west 14 upper', true],
      ['east', '2f', 'west 14 lower', true],
      ['east', '3f', 'west 13 upper', false],
    ]);
    expect(dealt.bonus.east).toEqual(['1f', '2f', '3f']);
    const fromLive = breakWall({ dice: WEST_14, profile: profilesOf.live });
    expect(dealTiles(fromLive, withBonusAt(fromLive, [0])).replacements.map(({ place }) => named(place))).toEqual([
      'east 5 lower',
    ]);
  });

  it('of the deal may use up a dead wall of two stacks: nobody wins the hand', () => {
    const wall = breakWall({ dice: [1, 1], profile: table('dead-wall: dice') });
    const enough = dealTiles(wall, withBonusAt(wall, [0, 4, 8, 12]));
    expect([enough.replaced, enough.washout]).toEqual([4, undefined]);
    // East’s four are replaced, South’s is not.
    const dealt = dealTiles(wall, withBonusAt(wall, [0, 1, 2, 3, 4]));
    expect([dealt.replaced, dealt.washout]).toEqual([4, true]);
    expect(Object.values(dealt.bonus).map(({ length }) => length)).toEqual([4, 1, 0, 0]);
    expect(Object.values(dealt.hands).map(({ length }) => length)).toEqual([14, 12, 13, 13]);
  });

  it('of the deal are replaced in turn from East, or in the order of the deal [S4-FLW-02]', () => {
    // In order of the wall: South’s fifth tile, East’s thirteenth and North’s first round.
    const order = (laidOut: string): string[] => {
      const wall = breakWall({ dice: WEST_14, profile: table(`bonus-laid-out: ${laidOut}`) });
      return dealTiles(wall, withBonusAt(wall, [12, 4, 48])).replacements.map(({ seat, bonus }) => `${seat} ${bonus}`);
    };
    expect(order('east-first')).toEqual(['east 3f', 'south 2f', 'north 1f']);
    expect(order('as-dealt')).toEqual(['south 2f', 'north 1f', 'east 3f']);
  });

  it('are not found in a wall of 136, and a wall of other tiles is refused', () => {
    const wall = breakWall({ dice: WEST_14, bonus: false });
    expect(dealTiles(wall, shuffledTiles(7, false)).replacements).toEqual([]);
    for (const tiles of [shuffledTiles(7), [], undefined, [...shuffledTiles(7, false).slice(1), '5b']])
      expect(failing(() => dealTiles(wall, tiles as string[])).code).toBe('tiles');
  });
});

describe('the seats', () => {
  it('go counter-clockwise from East: South to the right, West opposite, North to the left [S0-DEAL-01] [S4-SEAT-04]', () => {
    // The naive table has East below and South on the right, so counting on from East visits S, W and N.
    expect([1, 2, 3, 4, 5].map(playerCounted)).toEqual(['east', 'south', 'west', 'north', 'east']);
    expect(seatsByDice(throwsIn('11 66 12 22'))).toMatchObject({ seatOf: ['north', 'east', 'south', 'west'] });
  });

  it('are those of the winds drawn, for the whole game [S4-SEAT-01]', () => {
    expect(seatsByWinds(['west', 'east', 'north', 'south'])).toEqual({
      seatOf: ['west', 'east', 'north', 'south'],
      playerAt: { east: 1, south: 3, west: 0, north: 2 },
    });
    for (const drawn of [['west', 'east', 'north'], ['west', 'west', 'north', 'south'], ['a', 'b', 'c', 'd'], null])
      expect(failing(() => seatsByWinds(drawn as never)).code).toBe('winds');
  });

  it('start with the highest throw; those who tie throw again [S4-SEAT-02]', () => {
    const seated = (text: string) => seatsByDice(throwsIn(text));
    expect(seated('34 65 56 11')).toEqual({ tied: [1, 2] });
    expect(seated('34 65 56 11 22 44')).toMatchObject({ playerAt: { east: 2, south: 3, west: 0, north: 1 } });
    expect(seated('34 65 56 11 22 31')).toEqual({ tied: [1, 2] });
    expect(seated('34 65 56 11 22 31 11 12')).toMatchObject({ playerAt: { east: 2 } });
    for (const throws of ['65 56 11', '34 65 56 11 11', '34 65 56 11 22 44 11'])
      expect(failing(() => seated(throws)).code).toBe('throws');
    for (const throws of [[], 'dice']) expect(failing(() => seatsByDice(throws as never)).code).toBe('throws');
    expect(failing(() => seated('71 11 11 11')).code).toBe('dice');
  });

  it('or are taken from a row of winds: one throw finds who takes first, the next from which end [S4-SEAT-03]', () => {
    const row = ['east', 'south', 'west', 'north'] as const;
    // 7 counts to player 2, who takes from the near end for 5 and from the far end for 6.
    expect(seatsByTwoThrows([3, 4, 2, 3], row).seatOf).toEqual(['west', 'north', 'east', 'south']);
    expect(seatsByTwoThrows([3, 4, 3, 3], row).seatOf).toEqual(['south', 'east', 'north', 'west']);
    expect(failing(() => seatsByTwoThrows([3, 4, 3, 3], ['east'] as never)).code).toBe('winds');
    expect(failing(() => seatsByTwoThrows([3, 4] as never, row)).code).toBe('dice');
  });

  it('differ for different draws, and everyone has one', () => {
    forAll(dice, fc.shuffledSubarray(['east', 'south', 'west', 'north'] as Wind[], { minLength: 4 }), (thrown, row) => {
      const { seatOf, playerAt } = seatsByTwoThrows(thrown, row as never);
      expect([...seatOf].sort()).toEqual(['east', 'north', 'south', 'west']);
      for (const seat of seatOf) expect(seatOf[playerAt[seat]]).toBe(seat);
    });
  });
});

describe('the same deal with cards', () => {
  it('mixes all of them and makes four heaps, whose sizes do not matter [S4-CARD-01] [S4-CARD-02]', () => {
    const { hands, loose, pack, heaps } = dealCards({ dice: [3, 4] });
    expect([...Object.values(hands).flat(), ...loose, ...pack].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 144 }, (_, card) => card),
    );
    expect([...heaps].sort()).toEqual(['east', 'north', 'south', 'west']);
    const small = dealCards({ dice: [3, 4], bonus: false });
    expect([...Object.values(small.hands).flat(), ...small.loose, ...small.pack]).toHaveLength(136);
  });

  it('starts with the heap that East’s throw names, and adds the next ones in turn [S4-CARD-03]', () => {
    expect(dealCards({ dice: [3, 4] })).toMatchObject({ heap: 'west', heaps: ['west', 'north', 'east', 'south'] });
    expect(dealCards({ dice: [4, 1] }).heap).toBe('east');
  });

  it('gives 13 to each and a fourteenth to East; two loose cards, refilled from the bottom [S4-CARD-04]', () => {
    const { hands, loose, pack } = dealCards({ dice: [3, 4] });
    expect(Object.values(hands).map(({ length }) => length)).toEqual([14, 13, 13, 13]);
    expect(hands.south.slice(0, 3)).toEqual([1, 5, 9]);
    expect(hands.east.at(-1)).toBe(52);
    expect([loose, pack[0], pack.at(-1), pack.length]).toEqual([[53, 54], 55, 143, 89]);
    expect(dealCards({ dice: [3, 4], replaced: 1 }).loose).toEqual([54]);
    const refilled = dealCards({ dice: [3, 4], replaced: 2 });
    expect([refilled.loose, refilled.pack.at(-1)]).toEqual([[143, 142], 141]);
    expect(dealCards({ dice: [3, 4], replaced: 91 })).toMatchObject({ loose: [], pack: [] });
    expect(failing(() => dealCards({ dice: [3, 4], replaced: 92 })).code).toBe('replaced');
    expect(failing(() => dealCards({ dice: [3] as never })).code).toBe('dice');
  });
});

describe('an error', () => {
  const wall = breakWall({ dice: WEST_14 });
  const dice = 'dice, each a whole number from 1 to 6, not';
  const winds = 'expected east, south, west and north, each once, not';
  const throws =
    'throws: expected one throw of two dice for each of four players, then one for each player in a tie, not';
  const row = ['east', 'south', 'west', 'north'] as [Wind, Wind, Wind, Wind];

  it.each<[string, () => unknown]>([
    [`dice: expected 4 ${dice} “3, 4, 5”.`, () => breakWall({ dice: [3, 4, 5] as never })],
    [`dice: expected 4 ${dice} “0, 1, 1, 1”.`, () => breakWall({ dice: [0, 1, 1, 1] })],
    [`dice: expected 2 ${dice} “3”.`, () => dealCards({ dice: [3] as never })],
    [`throws[1]: expected 2 ${dice} “7, 1”.`, () => seatsByDice(throwsIn('11 71 12 13'))],
    [`${throws} “3 throws”.`, () => seatsByDice(throwsIn('11 12 13'))],
    [`${throws} “dice”.`, () => seatsByDice('dice' as never)],
    [`drawn: ${winds} “west, east”.`, () => seatsByWinds(['west', 'east'] as never)],
    [`drawn: ${winds} “null”.`, () => seatsByWinds(null as never)],
    [`drawn: ${winds} “east, south, west, north…”.`, () => seatsByWinds([...row, 'east'] as never)],
    [`row: ${winds} “east”.`, () => seatsByTwoThrows([1, 1, 1, 1], ['east'] as never)],
    [
      'drawn: expected a whole number from 0 to 130, the tiles that can be drawn, not “131”.',
      () => wallAfter(wall, { drawn: 131 }),
    ],
    [
      'replaced: expected a whole number from 0 to 14, the replacement tiles that there are, not “15”.',
      () => wallAfter(wall, { replaced: 15 }),
    ],
    ...[92, -1, 1.5, '1'].map((replaced): [string, () => unknown] => [
      `replaced: expected a whole number from 0 to 91, the replacement tiles that there are, not “${replaced}”.`,
      () => dealCards({ dice: [3, 4], replaced: replaced as number }),
    ]),
    [
      'The wall needs 144 tiles, each kind as often as a set has it; found “12: 1b 2b 3b 4b 5b 6b 7b…”.',
      () => dealTiles(wall, '1b 2b 3b 4b 5b 6b 7b 8b 9b 1c 2c 3c'.split(' ')),
    ],
    [
      'The wall needs 144 tiles, each kind as often as a set has it; found “tiles”.',
      () => dealTiles(wall, 'tiles' as never),
    ],
    ['throws should be an object, not “undefined”.', () => breakWall(undefined as never)],
    ['options should be an object, not “undefined”.', () => dealCards(undefined as never)],
  ])('says %s', (message, run) => {
    const error = failing(run);
    expect(error.message).toBe(message);
    expect(error.name).toBe('WallError');
  });
});

describe('at the end of the wall', () => {
  it('a dead wall stays after the last live tile, and one that is replenished never gives more', () => {
    const fixed = breakWall({ dice: WEST_14 });
    expect(wallAfter(fixed, { drawn: 130 }).replacements).toHaveLength(14);
    const replenished = breakWall({ dice: WEST_14, profile: table('dead-wall: replenished-14') });
    expect(failing(() => wallAfter(replenished, { drawn: 131 })).code).toBe('drawn');
    expect(failing(() => wallAfter(replenished, { drawn: 129, replaced: 3 })).code).toBe('drawn');
    expect(failing(() => wallAfter(replenished, { drawn: 200, replaced: 2 })).details).toMatchObject({ most: 129 });
  });

  it('every tile can be a replacement if the wall has no dead wall', () => {
    const wall = breakWall({ dice: WEST_14, profile: table('dead-wall: none') });
    expect(wallAfter(wall, { drawn: 0, replaced: 144 })).toMatchObject({ live: [], dead: [], replacements: [] });
  });

  it('the dice are still known', () => {
    expect(breakWall({ dice: WEST_14 }).dice).toEqual(WEST_14);
  });
});

it('the host’s throw counts players from the host [S4-SEAT-03]', () => {
  const row = ['east', 'south', 'west', 'north'] as const;
  expect(seatsByTwoThrows([2, 3, 1, 2], row).seatOf).toEqual(row);
  expect(seatsByTwoThrows([3, 3, 1, 2], row).seatOf).toEqual(['north', 'east', 'south', 'west']);
  expect(seatsByTwoThrows([6, 2, 1, 2], row).seatOf).toEqual(['south', 'west', 'north', 'east']);
});
