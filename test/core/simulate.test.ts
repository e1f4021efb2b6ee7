import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackHand, HAND_BYTES, scoreAll } from '../../src/core/bulk.js';
import { defineProfile, formatHand, profiles, score } from '../../src/core/index.js';
import { pick, randomFrom, shuffle } from '../../src/core/random.js';
import { randomHands, simulate, type Simulation, type Spread } from '../../src/core/simulate.js';
import { bare } from './helpers.js';

const stored: Simulation[] = JSON.parse(readFileSync('demo/simulation.json', 'utf8'));

describe('random numbers', () => {
  /** The hash FNV-1a and the generator sfc32 as published, in exact arithmetic: the first numbers after the 16 turns that mix the seed. */
  function published(seed: string, count: number): number[] {
    const bits = (number: bigint): bigint => BigInt.asUintN(32, number);
    const starts = [0x811c9dc5n, 0x9e3779b9n, 0x85ebca6bn, 0xc2b2ae35n];
    let [a, b, c, counter] = starts.map((start) =>
      [...seed].reduce((hash, char) => bits((hash ^ BigInt(char.charCodeAt(0))) * 0x01000193n), start),
    ) as [bigint, bigint, bigint, bigint];
    const numbers: number[] = [];
    for (let turn = 0; turn < 16 + count; turn++) {
      const sum = bits(a + b + counter++);
      a = b ^ (b >> 9n);
      b = bits(c + (c << 3n));
      c = bits((bits(c << 21n) | (c >> 11n)) + sum);
      if (turn >= 16) numbers.push(Number(sum));
    }
    return numbers;
  }

  it('are the published generator’s for every seed', () => {
    for (const seed of ['', 'a', 'hands 7', 'the quick brown fox', '中發白']) {
      const random = randomFrom(seed);
      expect(Array.from({ length: 50 }, () => random(2 ** 32))).toEqual(published(seed, 50));
    }
  });

  it('leave out what would make some more likely than others', () => {
    const end = 3 * 2 ** 29;
    const random = randomFrom('fair');
    // Two thirds of the numbers below 2³² are left: twice as many as there are results.
    const fair = published('fair', 200).filter((number) => number < 2 * end);
    expect(fair.length).toBeLessThan(180);
    expect(fair.map(() => random(end))).toEqual(fair.map((number) => number % end));
  });

  it('pick and shuffle: each place, from the last, changes with itself or an earlier one', () => {
    const asked: number[] = [];
    const always = (answer: (end: number) => number) => (end: number) => (asked.push(end), answer(end));
    expect(
      shuffle(
        [1, 2, 3, 4],
        always(() => 0),
      ),
    ).toEqual([2, 3, 4, 1]);
    expect(asked).toEqual([4, 3, 2]);
    expect(
      shuffle(
        [1, 2, 3, 4],
        always((end) => end - 1),
      ),
    ).toEqual([1, 2, 3, 4]);
    expect(pick(['a', 'b', 'c'], (end) => end - 1)).toBe('c');
  });
});

/** A hand and its situation in notation. */
const shown = ({ hand, situation }: ReturnType<typeof unpackHand>): string =>
  [formatHand(hand), situation.seat, situation.round, situation.win].join(' ');

describe('random hands', () => {
  const COUNT = 6000;
  const bytes = randomHands(COUNT, { seed: 7 });
  const hands = Array.from({ length: COUNT }, (_, index) => unpackHand(bytes, index));

  it('are complete hands of tiles that one set has', () => {
    for (const { hand, situation } of hands.slice(0, 1500)) {
      // A hand that is not complete, or has a fifth copy, would throw.
      const { won } = score(hand, situation);
      expect(won).toBe(true);
    }
  });

  it('choose every set of physical tiles equally often: 64 ways to a chow, four to a pung, one to a kong', () => {
    // Declared sets are a fair sample of all sets except the completed one, which is never a kong.
    const declared = hands.flatMap(({ hand }) => hand.sets);
    const chows = declared.filter(({ kind }) => kind === 'chow').length;
    const pungs = declared.filter(({ kind }) => kind === 'pung').length;
    expect(chows / pungs).toBeGreaterThan(0.8 * ((21 * 64) / (34 * 4)));
    expect(chows / pungs).toBeLessThan(1.25 * ((21 * 64) / (34 * 4)));
    const pairs = scoreCounts(hands.map(({ hand }) => hand.winningTile!));
    // No tile is preferred: each suit wins as often as the others.
    for (const suit of 'bcd') expect(pairs[suit]! / COUNT).toBeCloseTo((1 - pairs['']! / COUNT) / 3, 1);
  });

  it('follow the model and the seed', () => {
    expect(randomHands(50, { seed: 7 })).toEqual(bytes.slice(0, 50 * HAND_BYTES));
    expect(randomHands(50, { seed: 8 })).not.toEqual(bytes.slice(0, 50 * HAND_BYTES));
    const share = (test: (one: (typeof hands)[number]) => boolean): number => hands.filter(test).length / COUNT;
    expect(share(({ situation }) => situation.win === 'self-draw')).toBeCloseTo(0.25, 1);
    expect(share(({ situation }) => situation.seat === 'north')).toBeCloseTo(0.25, 1);
    expect(share(({ hand }) => hand.bonus.includes('3f'))).toBeCloseTo(0.25, 1);
    const open = randomHands(300, { seed: 7, exposed: 1, drawn: 1, bonus: 0 });
    for (let index = 0; index < 300; index++) {
      const { hand, situation } = unpackHand(open, index);
      expect(hand.bonus).toEqual([]);
      expect(situation.win).toBe('self-draw');
      expect(hand.sets.length === 0 || hand.sets.length >= 3).toBe(true);
    }
  });

  it('are the same in every engine and version', () => {
    const first = randomHands(8, { seed: 7 });
    expect(Array.from({ length: 8 }, (_, index) => shown(unpackHand(first, index)))).toEqual([
      '(234c) (345d) 78899b BB 1f 23s +7b north south discard',
      '(666b) [8888b] (123d) 5556c 14s +7c east west self-draw',
      '[4444c] (678d) 789b 79c 11d 23f 13s +8c east north discard',
      '(345c) (678d) 11b 68c 456d +7c west north discard',
      '(789b) (345d) 34b 678c 77d 2s +5b east east discard',
      '(234c) (WWW) 56b 78999c 4f 24s +7b east west discard',
      '(234b) (9999b) (222c) 78c GG 13f 2s +6c east east self-draw',
      '(567b) (777c) 23b 123c 66d 3f 23s +1b west north discard',
    ]);
    // The first of the ways to a kong, which follow those to a pung.
    expect(shown(unpackHand(randomHands(1, { seed: 540 })))).toBe(
      '(123c) (6666d) 33b 44567c 3f 2s +3b south east self-draw',
    );
    // About one hand in 8,500 is thirteen orphans.
    expect(shown(unpackHand(randomHands(1, { seed: 30_070 })))).toBe('19b 19c 119d EWNRGB +S north west self-draw');
  });

  it('are never exposed, drawn or without bonus tiles if the model says so', () => {
    const packed = randomHands(200, { seed: 7, exposed: 0, drawn: 0, bonus: 1 });
    for (let index = 0; index < 200; index++) {
      const { hand, situation } = unpackHand(packed, index);
      expect(hand.sets.every(({ kind, concealed }) => kind === 'kong' && concealed)).toBe(true);
      expect(situation.win).toBe('discard');
      expect(hand.bonus).toHaveLength(8);
    }
  });

  it('refuse counts and shares out of range', () => {
    expect(() => randomHands(0.5, { seed: 1 })).toThrow('count: expected a whole number from 0 to 1000000, not “0.5”.');
    expect(() => randomHands(1_000_001, { seed: 1 })).toThrow('count:');
    expect(randomHands(0, { seed: 1 })).toHaveLength(0);
    expect(() => randomHands(1, { seed: 1, drawn: -0.1 })).toThrow('drawn:');
    expect(() => randomHands(1, { seed: 1, exposed: '1' as never })).toThrow('exposed:');
    expect(() => randomHands(-1, { seed: 1 })).toThrow('count: expected a whole number from 0 to 1000000');
    expect(() => randomHands(1, { seed: 1, exposed: 2 })).toThrow('exposed: expected a number from 0 to 1, not “2”.');
    expect(() => randomHands(1, { seed: 1, bonus: NaN })).toThrow('bonus:');
  });
});

const scoreCounts = (tiles: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = { b: 0, c: 0, d: 0, '': 0 };
  for (const tile of tiles) counts[tile[1] ?? '']!++;
  return counts;
};

describe('a simulation', () => {
  /** How the values of hands are distributed. */
  function spread(found: Iterable<number>, edges: readonly number[]): Spread {
    const values = [...found].sort((one, other) => one - other);
    const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
    const half = values.length / 2;
    const mean = sum(values) / values.length;
    const ends = [-Infinity, ...edges, Infinity];
    return {
      mean,
      median: (values[Math.ceil(half - 1)]! + values[Math.floor(half)]!) / 2,
      deviation: Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length),
      most: values.at(-1)!,
      counts: ends.slice(1).map((end, place) => values.filter((value) => value >= ends[place]! && value < end).length),
    };
  }

  it.each([500, 501])('of %s hands sums up what scoreAll finds', async (hands) => {
    const found = await simulate({ seed: 'x', hands, profile: 'british' });
    const scores = await scoreAll(randomHands(hands, { seed: 'x' }), 'british', { workers: 0 });
    const share = (test: (index: number) => boolean): number =>
      Array.from({ length: hands }, (_, index) => index).filter(test).length / hands;
    const awards = Object.entries(scores.awards).map(([rule, { hands: having }]) => [rule, having / hands] as const);
    const { value, total, ...rest } = found;
    expect(rest).toEqual({
      profile: 'british',
      limit: 1000,
      hands,
      model: { seed: 'x', exposed: 1 / 2, drawn: 1 / 4, bonus: 1 / 4 },
      refused: 0,
      awards: Object.fromEntries(awards),
      doubles: Array.from({ length: Math.max(...scores.doubles) + 1 }, (_, many) =>
        share((index) => scores.doubles[index] === many),
      ),
      limited: share((index) => scores.limited[index] === 1),
      edges: [20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560],
    });
    const shares = Object.values(found.awards);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    for (const [one, other] of [
      [value, spread(scores.value, found.edges)],
      [total, spread(scores.total, found.edges)],
    ] as const) {
      expect(one).toMatchObject({ median: other.median, most: other.most, counts: other.counts });
      expect(one.mean).toBeCloseTo(other.mean, 9);
      expect(one.deviation).toBeCloseTo(other.deviation, 9);
    }
  });

  it('has a class below the first edge and one above the last, and a median of any number of hands', async () => {
    const profile = defineProfile({ name: 'wide', rules: 'mahjong: 1 point; set-of-dragons: 7 doubles; limit: none' });
    for (const hands of [1, 2, 3, 4, 5, 6, 300]) {
      const { value, edges } = await simulate({ seed: 2, hands, profile });
      const other = spread((await scoreAll(randomHands(hands, { seed: 2 }), profile)).value, edges);
      expect(value.counts).toEqual(other.counts);
      expect(value.median).toBe(other.median);
      if (hands === 300) expect(Math.min(value.counts[0]!, value.counts.at(-1)!)).toBeGreaterThan(0);
    }
  });

  it('counts what the limit cuts, and has no limit where the table has none', async () => {
    const options = { seed: 1, hands: 300 };
    const capped = defineProfile({ name: 'capped', rules: 'limit: 30' });
    const { limited, limit, value } = await simulate({ ...options, profile: capped });
    const scores = await scoreAll(randomHands(300, { seed: 1 }), capped);
    expect(limit).toBe(30);
    expect(limited).toBeGreaterThan(0.1);
    expect(limited).toBe(scores.limited.filter(Boolean).length / 300);
    expect(value.most).toBe(30);
    const open = defineProfile({ name: 'open', rules: 'limit: none' });
    expect(await simulate({ ...options, profile: open })).toMatchObject({ limit: null, limited: 0 });
  });

  it('reports progress and can be cancelled', async () => {
    const seen: string[] = [];
    const onProgress = (done: number, all: number): void => void seen.push(`${done} of ${all}`);
    await simulate({ seed: 1, hands: 5000, onProgress });
    expect(seen).toEqual(['4096 of 5000', '5000 of 5000']);
    const controller = new AbortController();
    const stopped = simulate({
      seed: 1,
      hands: 1_000_000,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
    await expect(simulate({ seed: 1, signal: AbortSignal.abort('early'), onProgress })).rejects.toBe('early');
    expect(seen).toHaveLength(2);
  });

  it('counts hands that may not go out, and leaves them out', async () => {
    const rules = { name: 'strict', extends: 'classical', rules: { 'minimum-doubles': 1 } } as never;
    const { refused, doubles, value } = await simulate({ seed: 1, hands: 400, profile: rules });
    expect(refused).toBeGreaterThan(100);
    expect(doubles[0]).toBe(0);
    expect(value.counts.reduce((sum, count) => sum + count)).toBe(400 - refused);
  });

  it('returns its seed as it was given, or as text', async () => {
    const seedOf = async (seed: unknown) => (await simulate({ seed: seed as string, hands: 1 })).model.seed;
    expect([await seedOf(7), await seedOf('7'), await seedOf(['a'])]).toEqual([7, '7', 'a']);
  });

  it('has nothing to count if every hand is refused', async () => {
    const profile = defineProfile({ name: 'strict', rules: 'minimum-doubles: 20' });
    const none = { mean: 0, median: 0, deviation: 0, most: 0, counts: Array<number>(16).fill(0) };
    const { awards, doubles, limited, refused, value, total } = await simulate({ seed: 1, hands: 5, profile });
    expect({ awards, doubles, limited, refused }).toEqual({ awards: {}, doubles: [], limited: 0, refused: 5 });
    expect([value, total]).toEqual([none, none]);
  });

  it('refuses other numbers of hands', async () => {
    for (const hands of [0, -1, 1.5, NaN, 1_000_001])
      await expect(simulate({ seed: 1, hands })).rejects.toThrow('hands: expected a whole number from 1 to 1000000');
  });
});

describe('the stored simulation (npm run simulate)', () => {
  it('has every profile, and the classical one without flowers', () => {
    expect(stored.map(({ profile, model }) => `${profile} ${model.bonus}`)).toEqual([
      ...Object.keys(profiles).map((name) => `${name} 0.25`),
      'classical 0',
    ]);
  });

  it('is what the rules give today', async () => {
    for (const one of [stored[0]!, stored.at(-1)!]) {
      const again = await simulate({ ...one.model, profile: one.profile, hands: 4096 });
      // The first tenth of the same hands: four standard errors at most.
      for (const [rule, share] of Object.entries(one.awards))
        expect(Math.abs((again.awards[rule] ?? 0) - share), rule).toBeLessThanOrEqual(
          4 * Math.sqrt((share * (1 - share)) / 4096) + 1e-9,
        );
      expect(Math.abs(again.value.mean / one.value.mean - 1)).toBeLessThan(0.05);
    }
  });

  it('leans to the right: the median is below the mean, and the limit cuts the tail [S0-MATH-10]', () => {
    for (const { profile, value, total, limit } of stored) {
      // The family has no awards for flowers and rounds up to tens, so that its values hardly lean.
      if (profile === 'family') expect(value.median / value.mean).toBeCloseTo(1, 1);
      else expect(value.median, profile).toBeLessThan(value.mean);
      expect(value.mean, profile).toBeLessThanOrEqual(total.mean + (limit === null ? 1e-9 : 10));
      if (limit !== null) expect(value.most, profile).toBeLessThanOrEqual(limit);
    }
    const plain = stored.at(-1)!;
    expect(plain.value.median).toBe(22);
    expect(Math.round(plain.value.mean)).toBe(29);
    // Nine in ten hands have no double at all.
    expect(plain.doubles[0]).toBeCloseTo(0.89, 2);
  });

  it('has a moderate range under the limit, and a wide one without [S0-MATH-19]', () => {
    const [classical] = stored;
    expect(classical!.value.most).toBe(500);
    expect(classical!.total.most).toBeGreaterThan(1000);
    expect(classical!.value.deviation).toBeLessThan(classical!.total.deviation);
    // In these hands the limit hardly touches the mean, as the source says; it does in the model with q = 0.4.
    expect(1 - classical!.value.mean / classical!.total.mean).toBeLessThan(0.03);
  });

  it('shows that doubles decide: they explain more of the differences than points do [S0-MATH-18]', async () => {
    const { base, doubles, total } = await scoreAll(randomHands(4000, { seed: 3 }), 'classical', { workers: 0 });
    /** How closely two lists rise together, from −1 to 1. */
    const correlation = (one: readonly number[], other: readonly number[]): number => {
      const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value) / list.length;
      const [a, b] = [mean(one), mean(other)];
      const product = (p: readonly number[], q: readonly number[], x: number, y: number): number =>
        p.reduce((sum, value, place) => sum + (value - x) * (q[place]! - y), 0);
      return product(one, other, a, b) / Math.sqrt(product(one, one, a, a) * product(other, other, b, b));
    };
    const logs = [...total].map(Math.log2);
    const byDoubles = correlation([...doubles], logs) ** 2;
    const byPoints = correlation([...base].map(Math.log2), logs) ** 2;
    expect(byDoubles).toBeGreaterThan(0.8);
    expect(byDoubles).toBeGreaterThan(1.5 * byPoints);
  });
});

describe('a simulation', () => {
  it('in which nobody may go out has no figures', async () => {
    const profile = bare('minimum-doubles: 100; limit: none');
    const found = await simulate({ seed: 1, hands: 50, profile });
    expect(found).toMatchObject({ refused: 50, limit: null, awards: {}, limited: 0, doubles: [] });
    expect(found.value).toMatchObject({ mean: 0, median: 0, deviation: 0, most: 0 });
  });

  it('of an odd number of hands has the middle one as its median', async () => {
    const { value } = await simulate({ seed: 1, hands: 1 });
    expect(value.median).toBe(value.mean);
    const two = await simulate({ seed: 1, hands: 2 });
    expect(two.value.median).toBe(two.value.mean);
  });

  it('makes 40,000 hands by default', async () => {
    const stop = new AbortController();
    const counts: number[] = [];
    const onProgress = (_done: number, all: number): void => {
      counts.push(all);
      stop.abort(new Error('enough'));
    };
    await expect(simulate({ seed: 1, onProgress, signal: stop.signal })).rejects.toThrow('enough');
    expect(counts).toEqual([40_000]);
  });
});
