import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HAND_BYTES,
  MOST_ERRORS,
  packHand,
  scoreAll,
  unpackHand,
  type BulkHand,
  type BulkScores,
} from '../../src/core/bulk.js';
import {
  defineProfile,
  formatHand,
  parseHand,
  profiles,
  score,
  scorer,
  type DeclaredSet,
  type Hand,
  type Profile,
  type Score,
  type Situation,
} from '../../src/core/index.js';
import { mulberry32, randomCase } from '../naive/random.js';
import { thrown } from './helpers.js';
import { forAll, forAllIn } from '../for-all.js';

const WON = '(RRR) 123b 456b 99d 78d +9d 3f';

const errorOf = thrown<Error & { code?: string }>;

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const casesOf = (seed: number, count: number): { hand: Hand; situation: Situation }[] => {
  const random = mulberry32(seed);
  return Array.from({ length: count }, (_, index) => randomCase(random, { winner: index % 4 > 0 }));
};

/** What `scoreAll` should return, from one Score at a time. */
function expected(hands: readonly { hand: Hand | string; situation?: Situation }[], profile: Profile): BulkScores {
  const none = { value: NaN, base: 0, doubles: 0, total: 0, limited: false, awards: [] };
  const errors: BulkScores['errors'] = [];
  const found = hands.map(({ hand, situation }, index): Pick<Score, keyof typeof none> => {
    try {
      return score(hand, situation, profile);
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      errors.push({ index, code, message });
      return none;
    }
  });
  const awards: BulkScores['awards'] = {};
  for (const one of found) {
    for (const { rule } of one.awards) (awards[rule] ??= { hands: 0, times: 0 }).times++;
    for (const rule of new Set(one.awards.map((award) => award.rule))) awards[rule]!.hands++;
  }
  return {
    count: hands.length,
    value: Float64Array.from(found, ({ value }) => value),
    base: Float64Array.from(found, ({ base }) => base),
    doubles: Uint16Array.from(found, ({ doubles }) => doubles),
    total: Float64Array.from(found, ({ total }) => total),
    limited: Uint8Array.from(found, ({ limited }) => +limited),
    awards,
    failed: errors.length,
    errors,
  };
}

describe('a packed hand', () => {
  it('holds everything that a hand and its situation can say', () => {
    forAllIn(30)(seeds, (seed) => {
      for (const { hand, situation } of casesOf(seed, 20)) {
        const packed = packHand(hand, situation);
        const unpacked = unpackHand(packed);
        expect(packed).toHaveLength(HAND_BYTES);
        expect(formatHand(unpacked.hand)).toBe(formatHand(hand));
        const own = scorer('british');
        const scored = (found: Hand, around: Situation): unknown => {
          try {
            const { hand: _hand, situation: _situation, ...figures } = own.score(found, around);
            return figures;
          } catch (error) {
            return (error as Error).message;
          }
        };
        expect(scored(unpacked.hand, unpacked.situation)).toEqual(scored(hand, situation));
      }
    });
  });

  it('is laid out as documented', () => {
    const bytes = packHand('(RRR) [9999d] 123b 55c +5c 3f', {
      seat: 'north',
      round: 'south',
      win: 'self-draw',
      circumstances: ['last-tile', 'thirteenth-win'],
    });
    const set: Record<number, number> = {};
    bytes.forEach((byte, place) => byte && (set[place] = byte));
    expect(set).toEqual({
      0: 1,
      1: 1,
      2: 1,
      13: 2,
      34: 14,
      35: 0b100,
      // A pung of red dragons, kind 31, and a concealed kong of circles 9, kind 26.
      36: 1 + 4 * 34 + 26,
      37: 1 + 34 + 31,
      41: 3 | (1 << 2) | (2 << 4),
      42: 0b1000_0010,
    });
  });

  it('has a bit for each circumstance', () => {
    const order = [
      ...(['first-turn', 'last-tile', 'kong-replacement', 'flower-replacement', 'kong-on-kong'] as const),
      ...(['robbed-kong', 'original-call', 'thirteenth-win', 'standing'] as const),
    ];
    for (const [place, one] of order.entries()) {
      const packed = packHand(WON, { circumstances: [one] });
      expect([...packed.subarray(42)]).toEqual([(1 << place) & 255, (1 << place) >> 8]);
      expect(unpackHand(packed).situation.circumstances).toEqual([one]);
    }
    expect(unpackHand(packHand(WON, { circumstances: order })).situation.circumstances).toEqual(order);
    expect('circumstances' in unpackHand(packHand(WON)).situation).toBe(false);
  });

  it('has a code for each declared set', () => {
    const codes = { '(123b)': 1, '(789d)': 25, '(EEE)': 62, '(5555b)': 73, '(555b+5b)': 107, '[BBBB]': 170 };
    for (const [set, code] of Object.entries(codes)) {
      const packed = packHand(set, { partial: true });
      expect(packed[36], set).toBe(code);
      expect(formatHand(unpackHand(packed).hand)).toBe(set);
    }
    const chow: DeclaredSet = { kind: 'chow', tiles: ['3c', '1c', '2c'], concealed: false };
    expect(packHand({ sets: [chow], concealed: [], bonus: [] }, { partial: true })[36]).toBe(10);
    // No chow starts with an 8, a 9 or an honour.
    for (const code of [8, 9, 28, 34]) {
      const packed = packHand(WON);
      packed[36] = code;
      expect(() => unpackHand(packed)).toThrow(`byte 36 should be an integer, 0–170, not “${code}”.`);
    }
    const sets = '(111b) (222b) (333b) (444b) (555b)';
    expect(formatHand(unpackHand(packHand(sets, { dead: true })).hand)).toBe(sets);
  });

  it('is empty after it has been refused', () => {
    const bytes = new Uint8Array(3 * HAND_BYTES + 5).fill(255);
    expect(() => packHand(`${WON} 3f`, {}, bytes, 1)).toThrow();
    expect([...bytes].map((byte, place) => byte === (Math.floor(place / HAND_BYTES) === 1 ? 0 : 255))).not.toContain(
      false,
    );
    for (const use of [() => packHand(WON, {}, bytes, 3), () => unpackHand(bytes, 3)])
      expect(use).toThrow('The bytes hold 3 hands, so index 3 is out of range.');
  });

  it('becomes data that can be changed', () => {
    const packed = packHand('(RRR) 123b', { partial: true, seat: 'south' });
    const { hand, situation } = unpackHand(packed);
    expect(Object.keys(hand)).toEqual(['sets', 'concealed', 'bonus']);
    (hand.sets as unknown[]).push(hand.sets[0]);
    (hand.sets[0]!.tiles as string[]).pop();
    (situation as { seat: string }).seat = 'west';
    expect(unpackHand(packed)).toMatchObject({
      hand: { sets: [{ kind: 'pung', tiles: ['R', 'R', 'R'], concealed: false }] },
      situation: { seat: 'south', round: 'east', partial: true },
    });
    expect(Object.keys(unpackHand(packed).situation)).toEqual(['seat', 'round', 'partial']);
  });

  it('keeps a kong made from an exposed pung, a dead hand and part of a hand', () => {
    const kong = parseHand('(999d+9d) 123b 456b 99c 78d +9d');
    expect(unpackHand(packHand(kong)).hand).toEqual(kong);
    const east = { seat: 'east', round: 'east' };
    expect(unpackHand(packHand('123b', { dead: true })).situation).toEqual({ ...east, dead: true });
    expect(unpackHand(packHand('(RRR)', { partial: true })).situation).toEqual({ ...east, partial: true });
  });

  it('is written among others', () => {
    const bytes = new Uint8Array(3 * HAND_BYTES).fill(255);
    packHand(WON, {}, bytes, 1);
    expect(formatHand(unpackHand(bytes, 1).hand)).toBe(formatHand(parseHand(WON)));
    expect([...bytes.subarray(0, HAND_BYTES), ...bytes.subarray(2 * HAND_BYTES)].every((byte) => byte === 255)).toBe(
      true,
    );
    for (const index of [-1, 3, 0.5]) {
      expect(() => packHand(WON, {}, bytes, index)).toThrow(RangeError);
      expect(() => unpackHand(bytes, index)).toThrow(`index ${index} is out of range`);
    }
  });

  it('refuses what score refuses, with the same code and message', () => {
    const refused: [hand: unknown, situation?: unknown][] = [
      ['5x'],
      ['(123b 5b'],
      [{ sets: [], concealed: ['5x'], bonus: [] }],
      [{ sets: [], concealed: new Set(['5b']), bonus: [] }],
      [{ sets: [{ kind: 'pung', tiles: ['5b', '6b', '7b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [{ kind: 'pung', tiles: ['5b', '5b', '5b'], concealed: true }], concealed: [], bonus: [] }],
      [{ sets: [], concealed: [], bonus: ['1f', '1f'] }],
      [{ sets: [{ kind: 'chow', tiles: ['1b', '2b', '2b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [{ kind: 'chow', tiles: ['8b', '9b', '9b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [{ kind: 'pung', tiles: ['5b', '5b', '6b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [{ kind: 'kong', tiles: ['5b', '5b', '5b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [{ kind: 'knot', tiles: ['5b', '5b', '5b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [{ kind: 'knot', tiles: ['5b', '5b', '5b', '5b'], concealed: false }], concealed: [], bonus: [] }],
      [{ sets: [], concealed: ['1f'], bonus: [] }],
      [{ sets: [], concealed: [], bonus: ['1b'] }],
      [{ sets: [], concealed: [], winningTile: '1f', bonus: [] }],
      [WON, { round: 'up' }],
      ['5555b 5b 123c 456d 11d', {}],
      [WON, { seat: 'up' }],
      [WON, { win: 'theft' }],
      [WON, { circumstances: ['luck'] }],
      [null],
      [WON, 'east'],
    ];
    for (const [hand, situation] of refused) {
      const own = errorOf(() => score(hand as Hand, situation as Situation));
      const packed = errorOf(() => packHand(hand as Hand, situation as Situation));
      expect([packed.code, packed.message]).toEqual([own.code, own.message]);
    }
  });

  it('refuses a dead hand with more sets than it has room for', () => {
    expect(() => packHand('(111b) (222b) (333b) (444b) (555b) (666b)', { dead: true })).toThrow(
      'at most 5 declared sets',
    );
  });
});

describe('scoring all', () => {
  it('gives each hand the figures of its Score, and counts the awards', async () => {
    const own = defineProfile({ name: 'own', extends: 'british', rules: 'limit: none; chow-hand: 2 doubles' });
    await fc.assert(
      fc.asyncProperty(seeds, fc.constantFrom(...Object.values<Profile>(profiles), own), async (seed, profile) => {
        const hands = casesOf(seed, 100);
        const bytes = new Uint8Array(hands.length * HAND_BYTES);
        hands.forEach(({ hand, situation }, index) => packHand(hand, situation, bytes, index));
        const found = await scoreAll(bytes, profile);
        expect(found).toEqual(expected(hands, profile));
        const { value } = scorer(profile);
        hands.forEach(({ hand, situation }, index) => {
          if (!Number.isNaN(found.value[index])) expect(found.value[index]).toBe(value(hand, situation));
        });
      }),
      { numRuns: 20 },
    );
  });

  it('takes text and data, and reports by index what is invalid or cannot be scored', async () => {
    const hands: BulkHand[] = [
      WON,
      'nonsense',
      { hand: WON, situation: { seat: 'south', win: 'self-draw' } },
      '123b',
      parseHand('19b 19c 19d ESWN RGB +R'),
      { hand: WON, situation: { seat: 'up' as never } },
      null as never,
    ];
    const found = await scoreAll(hands, 'european');
    const pairs = hands.map((one) => (one && typeof one === 'object' && 'hand' in one ? one : { hand: one! }));
    expect(found).toEqual(expected(pairs as never, profiles.european));
    expect(found.errors.map(({ index, code }) => [index, code])).toEqual([
      [1, 'lower-case-honour'],
      [3, 'tile-count'],
      [5, 'impossible'],
      [6, 'wrong-shape'],
    ]);
  });

  it('names the bytes that do not represent a hand', async () => {
    const bytes = new Uint8Array(4 * HAND_BYTES);
    for (let index = 0; index < 4; index++) packHand(WON, {}, bytes, index);
    bytes[34] = 35;
    bytes[HAND_BYTES + 36] = 171;
    bytes[2 * HAND_BYTES + 41] = 3 << 4;
    const { value, errors } = await scoreAll(bytes);
    expect(errors.map(({ index, code, message }) => [index, code, message])).toEqual([
      [0, 'wrong-shape', 'byte 34 should be an integer, 0–34, not “35”.'],
      [1, 'wrong-shape', 'byte 36 should be an integer, 0–170, not “171”.'],
      [2, 'wrong-shape', 'byte 41 should be an integer, 0–239, not “48”.'],
    ]);
    expect([...value]).toEqual([NaN, NaN, NaN, score(WON).value]);
    const circumstance = packHand(WON);
    circumstance[43] = 255;
    expect(() => unpackHand(circumstance)).toThrow('byte 43 should be an integer, 0–1, not “255”.');
    forAll(fc.uint8Array({ minLength: HAND_BYTES, maxLength: HAND_BYTES }), (random) => {
      try {
        unpackHand(random);
      } catch (error) {
        expect((error as { code: string }).code).toBe('wrong-shape');
      }
    });
  });

  it('throws what is not an error of a hand', async () => {
    const strange = { code: 'strange', message: 'thrown by the page' };
    const hand = {
      get hand(): never {
        throw strange;
      },
    };
    await expect(scoreAll([hand as never])).rejects.toBe(strange);
  });

  it('keeps the first errors and counts the others', async () => {
    const { failed, errors, value } = await scoreAll(Array.from({ length: MOST_ERRORS + 50 }, () => 'x'));
    expect(failed).toBe(MOST_ERRORS + 50);
    expect(errors.map(({ index }) => index)).toEqual(Array.from({ length: MOST_ERRORS }, (_, index) => index));
    expect(errors.at(-1)!.code).toBe('unknown-character');
    expect(value.every(Number.isNaN)).toBe(true);
  });

  it('lets other tasks run, and reports progress up to the last hand', async () => {
    const one = packHand(WON);
    const bytes = new Uint8Array(60_000 * HAND_BYTES);
    for (let at = 0; at < bytes.length; at += HAND_BYTES) bytes.set(one, at);
    let tasks = 0;
    let isDone = false;
    const count = (): void => {
      tasks++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const progress: [number, number][] = [];
    const { value, awards } = await scoreAll(bytes, undefined, { onProgress: (...step) => progress.push(step) });
    isDone = true;
    expect(tasks).toBeGreaterThan(0);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress.map(([done]) => done)).toEqual([...progress.map(([done]) => done)].sort((a, b) => a - b));
    expect(progress.at(-1)).toEqual([60_000, 60_000]);
    expect(new Set(value)).toEqual(new Set([score(WON).value]));
    expect(awards.mahjong).toEqual({ hands: 60_000, times: 60_000 });
  });

  it('stops when its signal is aborted, before or while it scores or packs', async () => {
    await expect(scoreAll([WON], undefined, { signal: AbortSignal.abort('early') })).rejects.toBe('early');
    const bytes = new Uint8Array(100_000 * HAND_BYTES);
    for (const hands of [bytes, Array.from({ length: 100_000 }, () => WON)]) {
      const controller = new AbortController();
      const progress: number[] = [];
      const scoring = scoreAll(hands, undefined, {
        signal: controller.signal,
        onProgress: (done) => progress.push(done),
      });
      setImmediate(() => controller.abort(new Error('enough')));
      await expect(scoring).rejects.toThrow('enough');
      const steps = progress.length;
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      expect(progress.length).toBe(steps);
      expect(progress.at(-1) ?? 0).toBeLessThan(100_000);
    }
  });

  it('refuses unknown rules and incomplete bytes', async () => {
    await expect(scoreAll([], 'clasical')).rejects.toMatchObject({ name: 'RulesError' });
    await expect(scoreAll(new Uint8Array(HAND_BYTES + 1))).rejects.toThrow(
      'scoreAll: expected 44 bytes for each hand, not 45 bytes',
    );
    await expect(
      scoreAll([WON], undefined, {
        onProgress: () => {
          throw new Error('from the page');
        },
      }),
    ).rejects.toThrow('from the page');
    expect(await scoreAll([])).toMatchObject({ count: 0, failed: 0, errors: [], awards: {} });
  });
});
