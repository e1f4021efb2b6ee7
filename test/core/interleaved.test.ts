/** Nested and interleaved calls of the core, which must not affect one another. */
import { describe, expect, it } from 'vitest';
import {
  HandError,
  explain,
  parseHand,
  profiles,
  score,
  scorer,
  waits,
  type Hand,
  type ProfileName,
  type Situation,
} from '../../src/core/index.js';
import { mulberry32, randomCase } from '../naive/random.js';
import { rounds } from '../rounds.js';

const outer = '(RRR) 123b 456b 99d 78d +9d 3f';
const inner = '[9999c] 111222333b 4d +4d';

/** A hand whose getters call a function. */
function watched(text: string, call: () => void): Hand {
  const hand = parseHand(text);
  const watch = <Data extends object>(data: Data): Data =>
    new Proxy(data, {
      get(target, key, receiver) {
        call();
        const value: unknown = Reflect.get(target, key, receiver);
        return typeof value === 'object' && value ? watch(value) : value;
      },
    });
  return watch(hand);
}

const calls: [name: string, call: () => unknown][] = [
  ['scores a hand', () => score(inner, { win: 'self-draw' })],
  ['explains a hand', () => explain(inner, { win: 'self-draw' })],
  ['looks for waits', () => waits('1112345678999d')],
  ['counts a value', () => scorer('european').value(inner)],
  ['is refused', () => expect(() => score('1b')).toThrow(HandError)],
  ['scores a losing hand', () => score('(RRR) EEE SS 12345b', {}, 'family')],
];

describe.each(calls)('a hand whose getter %s', (_, call) => {
  const expected = { score: score(outer), explain: explain(outer), value: scorer().value(outer) };
  const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

  it('is scored and explained as if it did not', () => {
    const hand = (): Hand => watched(outer, () => void call());
    expect(json(score(hand()))).toEqual(json(expected.score));
    expect(json(explain(hand()))).toEqual(json(expected.explain));
    expect(scorer().value(hand())).toBe(expected.value);
  });

  it('leaves a hand in notation as it is if a getter of the situation calls it', () => {
    const situation: Situation = {
      get seat() {
        call();
        return 'east' as const;
      },
    };
    expect(json(score(outer, situation))).toMatchObject({ ...expected.score, situation: { seat: 'east' } });
    expect(scorer().value(outer, situation)).toBe(expected.value);
  });

  it('waits for the same tiles', () => {
    const thirteen = '1112345678999d';
    const calm = waits(thirteen);
    let busy = 0;
    const found = waits(
      watched(thirteen, () => {
        // The search reads a hand hundreds of times; a few calls inside it are enough.
        if (busy++ % 50 === 0) call();
      }),
    );
    expect(json(found)).toEqual(json(calm));
  });
});

describe('interleaved calls', () => {
  it('give the same results as separate calls', () => {
    const random = mulberry32(13);
    const cases = Array.from({ length: rounds(200) }, (_, index) => ({
      ...randomCase(random, { winner: index % 3 > 0 }),
      profile: Object.keys(profiles)[index % 7] as ProfileName,
    }));
    type Case = (typeof cases)[number];
    const attempt = (run: () => unknown): unknown => {
      try {
        return run();
      } catch (error) {
        return error instanceof HandError ? error.message : Promise.reject(error as Error);
      }
    };
    function* steps({ hand, situation, profile }: Case): Generator<unknown> {
      const { winningTile: _, ...thirteen } = hand;
      const { win: __, ...before } = situation;
      const scored = attempt(() => score(hand, situation, profile));
      yield scored;
      yield attempt(() => waits(thirteen, before, profile));
      yield typeof scored === 'object' ? explain(scored as ReturnType<typeof score>) : undefined;
      yield attempt(() => scorer(profile).value(hand, situation));
    }
    const alone = cases.map((one) => [...steps(one)]);
    const running = cases.map(steps);
    const woven = cases.map((): unknown[] => []);
    for (let step = 0; step < 4; step++) running.forEach((one, index) => woven[index].push(one.next().value));
    expect(woven).toEqual(alone);
  });
});

describe('a scorer', () => {
  it.each(Object.keys(profiles) as ProfileName[])('gives Scores and their values under %s', (profile) => {
    const random = mulberry32(7);
    const by = scorer(profile);
    for (let index = 0; index < rounds(300); index++) {
      const { hand, situation } = randomCase(random, { winner: random() < 0.8 });
      let expected;
      try {
        expected = score(hand, situation, profile);
      } catch (error) {
        expect(() => by.value(hand, situation)).toThrow((error as Error).message);
        expect(() => by.score(hand, situation)).toThrow((error as Error).message);
        continue;
      }
      expect(by.value(hand, situation)).toBe(expected.value);
      expect(by.score(hand, situation)).toEqual(expected);
    }
  });

  it('reads notation, and throws what score throws', () => {
    expect(scorer().value(outer)).toBe(score(outer).value);
    expect(() => scorer('nobody')).toThrow(expect.objectContaining({ code: 'unknown-profile' }));
    expect(() => scorer().value('5x')).toThrow(expect.objectContaining({ code: 'unknown-suit' }));
    for (const wrong of [null, {}, { sets: [] }] as unknown as Hand[])
      expect(() => scorer().value(wrong)).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
    expect(() => scorer().value(outer, 'south' as unknown as Situation)).toThrow(
      expect.objectContaining({ code: 'wrong-shape' }),
    );
  });
});
