import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackHand, HAND_BYTES, scoreAll } from '../../src/core/bulk.js';
import { profiles, score } from '../../src/core/index.js';
import { randomHands, simulate, type Simulation } from '../../src/core/simulate.js';

const stored: Simulation[] = JSON.parse(readFileSync('demo/simulation.json', 'utf8'));

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

  it('refuse counts and shares out of range', () => {
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
  it('sums up what scoreAll finds', async () => {
    const found = await simulate({ seed: 'x', hands: 500, profile: 'british', workers: 0 });
    const scores = await scoreAll(randomHands(500, { seed: 'x' }), 'british', { workers: 0 });
    const values = [...scores.value].sort((one, other) => one - other);
    expect(found.value.median).toBe((values[249]! + values[250]!) / 2);
    expect(found.value.mean).toBeCloseTo(values.reduce((sum, value) => sum + value) / 500, 9);
    expect(found.value.most).toBe(values.at(-1));
    expect(found.awards['only-tile']).toBe(scores.awards['only-tile']!.hands / 500);
    expect(found.doubles.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    expect(found.value.counts.reduce((sum, count) => sum + count)).toBe(500);
    expect(found).toMatchObject({ profile: 'british', limit: 1000, hands: 500, refused: 0 });
  });

  it('reports progress and can be cancelled', async () => {
    const seen: string[] = [];
    const onProgress = (done: number, all: number): void => void seen.push(`${done} of ${all}`);
    await simulate({ seed: 1, hands: 5000, workers: 0, onProgress });
    expect(seen).toEqual(['4096 of 5000', '5000 of 5000']);
    const controller = new AbortController();
    const stopped = simulate({
      seed: 1,
      hands: 1_000_000,
      workers: 0,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(stopped).rejects.toThrow('enough');
  });

  it('counts hands that may not go out, and leaves them out', async () => {
    const rules = { name: 'strict', extends: 'classical', rules: { 'minimum-doubles': 1 } } as never;
    const { refused, doubles, value } = await simulate({ seed: 1, hands: 400, profile: rules, workers: 0 });
    expect(refused).toBeGreaterThan(100);
    expect(doubles[0]).toBe(0);
    expect(value.counts.reduce((sum, count) => sum + count)).toBe(400 - refused);
  });

  it('refuses other numbers of hands', async () => {
    for (const hands of [0, -1, 1.5, NaN, 1_000_001])
      await expect(simulate({ seed: 1, hands })).rejects.toThrow('hands: expected a whole number from 0 to 1000000');
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
      const again = await simulate({ ...one.model, profile: one.profile, hands: 4096, workers: 0 });
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
