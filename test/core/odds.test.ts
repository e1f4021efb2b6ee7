import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doublesModel, doublesShares, doublesToLimit, odds, OddsError } from '../../src/core/odds.js';
import { forAll } from '../for-all.js';

/** The chance by trying every choice of `draws` tiles out of `unknown`, of which the first `left` win. */
function counted(left: number, unknown: number, draws: number): number {
  let all = 0;
  let won = 0;
  for (let choice = 0; choice < 1 << unknown; choice++) {
    const drawn = [...Array(unknown).keys()].filter((tile) => (choice >> tile) & 1);
    if (drawn.length !== Math.min(draws, unknown)) continue;
    all++;
    if (drawn.some((tile) => tile < left)) won++;
  }
  return won / all;
}

const percent = (chance: number): number => Math.round(chance * 1000) / 10;

const refused = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(OddsError);
    expect((error as Error).name).toBe('OddsError');
    return (error as Error).message;
  }
  throw new Error('not refused');
};

describe('odds', () => {
  it('agrees with every choice of up to eight tiles', () => {
    for (let unknown = 0; unknown <= 8; unknown++)
      for (let left = 0; left <= unknown; left++)
        for (let draws = 0; draws <= unknown + 1; draws++)
          expect(odds({ left, unknown, draws }), `${left} of ${unknown}, ${draws} draws`).toBeCloseTo(
            counted(left, unknown, draws),
            12,
          );
  });

  it('is w / u for one draw, and grows without replacement: 8 of 100 in 1 to 5 and 10 draws [S0-MATH-01]', () => {
    const within = (draws: number): number => percent(odds({ left: 8, unknown: 100, draws }));
    expect([1, 2, 3, 4, 5].map(within)).toEqual([8, 15.4, 22.3, 28.7, 34.7]);
    expect(within(10)).toBe(58.3);
    // With replacement it would be 1 − 0.92⁵.
    expect(within(5)).toBeGreaterThan(percent(1 - 0.92 ** 5));
  });

  it('grows with every draw and every tile left, and with fewer unknown tiles', () => {
    forAll(fc.integer({ min: 1, max: 143 }), fc.nat(143), fc.nat(150), (unknown, some, draws) => {
      const left = some % (unknown + 1);
      const chance = odds({ left, unknown, draws });
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      const atLeast = chance - 1e-12;
      expect(odds({ left, unknown, draws: draws + 1 })).toBeGreaterThanOrEqual(atLeast);
      if (left < unknown) expect(odds({ left: left + 1, unknown, draws })).toBeGreaterThanOrEqual(atLeast);
      expect(odds({ left, unknown: unknown + 1, draws })).toBeLessThanOrEqual(chance + 1e-12);
      // Which tiles win and which are drawn can change places.
      if (draws <= unknown) expect(odds({ left: draws, unknown, draws: left })).toBeCloseTo(chance, 10);
    });
  });

  it('knows the ends: no draw, no tile, every tile turned over', () => {
    expect(odds({ left: 4, unknown: 100, draws: 0 })).toBe(0);
    expect(odds({ left: 0, unknown: 0, draws: 5 })).toBe(0);
    expect(odds({ left: 0, unknown: 100, draws: 1e9 })).toBe(0);
    expect(odds({ left: 1, unknown: 100, draws: 1e9 })).toBe(1);
    expect(odds({ left: 1, unknown: 100, draws: 100 })).toBe(1);
    expect(odds({ left: 100, unknown: 100, draws: 1 })).toBe(1);
  });

  it('refuses numbers that no game has, and names them', () => {
    const chance = { left: 8, unknown: 100, draws: 5 };
    expect(refused(() => odds({ ...chance, left: 101 }))).toBe(
      'left: expected a whole number from 0 to 100, not “101”.',
    );
    expect(refused(() => odds({ ...chance, unknown: 145 }))).toBe(
      'unknown: expected a whole number from 0 to 144, not “145”.',
    );
    expect(refused(() => odds({ ...chance, draws: -1 }))).toContain('draws: expected a whole number');
    expect(refused(() => odds({ ...chance, draws: 1.5 }))).toContain('“1.5”');
    expect(refused(() => odds({ ...chance, draws: NaN }))).toContain('“NaN”');
    expect(refused(() => odds({ ...chance, draws: '5' as never }))).toContain('“5”');
    expect(refused(() => odds(null as never))).toBe('chance should be an object, not “null”.');
  });
});

describe('the model of doubles', () => {
  /** The sums, term by term, up to so many doubles. */
  const summed = (q: number, power: number, most = 2000): number => {
    let sum = 0;
    for (let doubles = 0; doubles < most; doubles++) sum += (1 - q) * (q * 2 ** power) ** doubles;
    return sum;
  };

  it('has a mean for q below one half only [S0-MATH-12]', () => {
    for (const q of [0, 0.1, 0.25, 0.4, 0.49]) expect(doublesModel(q).mean, String(q)).toBeCloseTo(summed(q, 1), 8);
    expect(doublesModel(0.499999).mean).toBeGreaterThan(200_000);
    for (const q of [0.5, 0.6, 0.99]) expect(doublesModel(q).mean, String(q)).toBe(Infinity);
  });

  it('has a variance for q below one quarter only [S0-MATH-13]', () => {
    for (const q of [0, 0.1, 0.2, 0.24]) {
      const variance = summed(q, 2) - summed(q, 1) ** 2;
      expect(doublesModel(q).deviation, String(q)).toBeCloseTo(Math.sqrt(variance), 8);
    }
    for (const q of [0.25, 0.3, 0.4]) {
      expect(doublesModel(q).deviation, String(q)).toBe(Infinity);
      expect(doublesModel(q).mean, String(q)).toBeLessThan(Infinity);
    }
  });

  it('has for q = 0.4 the mean 3 and no variance [S0-MATH-14]', () => {
    expect(doublesModel(0.4).mean).toBeCloseTo(3, 12);
    expect(doublesModel(0.4).deviation).toBe(Infinity);
  });

  it('stopped at five doubles, has for q = 0.4 the mean 2.3 and the deviation 3.8 [S0-MATH-15]', () => {
    const { mean, deviation } = doublesModel(0.4, 5);
    expect(mean.toFixed(4)).toBe('2.3446');
    expect(deviation.toFixed(4)).toBe('3.8045');
  });

  it('loses 21.8 % of the mean by the cap, which is not “very little” [S0-MATH-16]', () => {
    expect(percent(1 - doublesModel(0.4, 5).mean / doublesModel(0.4).mean)).toBe(21.8);
  });

  it('has a median below the mean, and less so with the cap [S0-MATH-10] [S0-MATH-19]', () => {
    const shares = doublesShares(0.4, 50);
    // 60 of 100 hands have no double.
    expect(shares[0]).toEqual({ doubles: 0, factor: 1, share: 0.6 });
    const gap = (cap?: number): number => doublesModel(0.4, cap).mean - 1;
    expect(gap()).toBeCloseTo(2, 12);
    expect(gap(5).toFixed(3)).toBe('1.345');
    // From the smallest to the largest factor, 1 to 32, is a moderate range; without a cap the range is unbounded.
    const capped = doublesShares(0.4, 5);
    expect(capped.map(({ factor }) => factor)).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it('moves all hands beyond the cap to it', () => {
    forAll(fc.double({ min: 0, max: 0.99, noNaN: true }), fc.nat(50), (q, cap) => {
      const shares = doublesShares(q, cap);
      expect(shares).toHaveLength(cap + 1);
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      const { mean, deviation } = doublesModel(q, cap);
      expect(mean).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(mean).toBeLessThanOrEqual(2 ** cap);
      expect(deviation).toBeLessThan(Infinity);
      // A higher cap never lowers the mean.
      if (cap < 50) expect(doublesModel(q, cap + 1).mean).toBeGreaterThanOrEqual(mean - 1e-9 * mean);
      expect(doublesModel(q).mean).toBeGreaterThanOrEqual(mean * (1 - 1e-9));
    });
    expect(doublesModel(0.4, 0)).toEqual({ mean: 1, deviation: 0 });
    expect(doublesModel(0)).toEqual({ mean: 1, deviation: 0 });
  });

  it('refuses shares and caps out of range', () => {
    expect(refused(() => doublesModel(1))).toBe('q: expected a number from 0 to just below 1, not “1”.');
    for (const q of [-0.1, NaN, Infinity, '0.4']) expect(refused(() => doublesModel(q as number))).toContain('q:');
    for (const cap of [-1, 51, 2.5, NaN, null])
      expect(refused(() => doublesModel(0.4, cap as number))).toContain('cap:');
  });
});

describe('doublesToLimit', () => {
  it('is five doubles from 20 to 31 points for 500, four from 32 to 62, three from 63; one more for 1,000', () => {
    for (let points = 20; points <= 124; points++) {
      const expected = points <= 31 ? 5 : points <= 62 ? 4 : 3;
      expect(doublesToLimit(points, 500), String(points)).toBe(expected);
      expect(doublesToLimit(points, 1000), String(points)).toBe(expected + 1);
    }
  });

  it('is the smallest number of doubles that reaches the limit', () => {
    forAll(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 100_000 }), (points, limit) => {
      const doubles = doublesToLimit(points, limit);
      expect(points * 2 ** doubles).toBeGreaterThanOrEqual(limit);
      if (doubles) expect(points * 2 ** (doubles - 1)).toBeLessThan(limit);
    });
  });

  it('is infinite without points or without a limit', () => {
    expect(doublesToLimit(0, 500)).toBe(Infinity);
    expect(doublesToLimit(20, null)).toBe(Infinity);
    expect(doublesToLimit(20, Infinity)).toBe(Infinity);
    expect(doublesToLimit(500, 500)).toBe(0);
  });

  it('rejects what is not a number', () => {
    expect(refused(() => doublesToLimit(-1, 500))).toContain('points:');
    expect(refused(() => doublesToLimit(NaN, 500))).toContain('points:');
    expect(refused(() => doublesToLimit('20' as never, 500))).toContain('points:');
    expect(refused(() => doublesToLimit(2 ** 53, 500))).toBe(
      'points: expected a number from 0 to 9007199254740991, not “9007199254740992”.',
    );
    expect(doublesToLimit(2 ** 53 - 1, 500)).toBe(0);
    expect(refused(() => doublesToLimit(20, 0))).toContain('limit: expected a number above 0, or null for no limit');
    expect(refused(() => doublesToLimit(20, '500' as never))).toContain('limit:');
  });
});
