/** Hostile input in bulk: `npm run fuzz` runs twenty times as many rounds as the long tests. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  HandError,
  NotationError,
  RulesError,
  TableError,
  circumstances,
  explain,
  formatHand,
  profiles,
  score,
  settle,
  tiles,
  waits,
  winds,
  type Hand,
  type Score,
  type Situation,
} from '../../src/core/index.js';
import { mulberry32, randomCase } from '../naive/random.js';
import { rounds } from '../rounds.js';

/** These tests are about results and memory; a busy machine may take as long as it needs. */
const NO_TIME_LIMIT = 0;

/** Lets the test runner work from time to time: it loses a worker that does not answer for a minute. */
const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const HANDS = rounds(10_000);
const SCORES = rounds(250_000);
const PROXIES = rounds(150);

const names = Object.keys(profiles);
const random = mulberry32(20_260);
const below = (most: number): number => Math.floor(random() * most);
const oneOf = <One>(list: readonly One[]): One => list[below(list.length)]!;

/** Values that are not a hand, situation or tile. */
const junk: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  NaN,
  1e308,
  true,
  '',
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  '\u202e\0\ud800',
  Symbol('mine'),
  10n,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 3 },
  new Set(['1b']),
  new Map(),
  new Date(NaN),
  () => 1,
  Object.create(null),
];

/** A random legal hand and situation with some fields replaced. */
function hostile(): { hand: Hand; situation: Situation } {
  const made = structuredClone(randomCase(random, { winner: random() < 0.6 }));
  const places: [object, string][] = [
    ...(['sets', 'concealed', 'bonus', 'winningTile'] as const).map((field): [object, string] => [made.hand, field]),
    ...made.hand.sets.flatMap((set): [object, string][] =>
      ['kind', 'tiles', 'concealed', 'promoted', '0'].map((field) => [field === '0' ? set.tiles : set, field]),
    ),
    ...made.hand.concealed.map((_, index): [object, string] => [made.hand.concealed, String(index)]),
    ...['seat', 'round', 'win', 'circumstances', 'dead', 'seen'].map((field): [object, string] => [
      made.situation,
      field,
    ]),
    [made, 'hand'],
    [made, 'situation'],
  ];
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const [object, field] = oneOf(places);
    const value = random() < 0.5 ? oneOf(junk) : oneOf<unknown>([...tiles, ...winds, ...circumstances, [...tiles]]);
    (object as Record<string, unknown>)[field] = value;
  }
  return made;
}

const own = [HandError, NotationError, RulesError, TableError];

/** The result, or an error of the package’s own with a message of bounded length. */
function answer(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    const isOwn = own.some((kind) => error instanceof kind);
    if (!isOwn) throw error;
    expect((error as Error).message.length).toBeLessThanOrEqual(600);
    return undefined;
  }
}

const isSound = ({ base, doubles, total, value, limit }: Score): boolean =>
  [base, doubles, total, value].every((figure) => Number.isFinite(figure) && figure >= 0) &&
  value <= (limit ?? Infinity);

describe('hostile input', () => {
  it(
    `of ${HANDS.toLocaleString('en')} hands gives a valid Score or one of the package’s errors`,
    async () => {
      let scored = 0;
      for (let index = 0; index < HANDS; index++) {
        if (index % 10_000 === 0) await pause();
        const { hand, situation } = hostile();
        const profile = oneOf(names);
        const result = answer(() => score(hand, situation, profile)) as Score | undefined;
        if (result) {
          scored++;
          if (!isSound(result)) expect(result).toBe('sound');
        }
        const lost = index % 4 === 0;
        if (lost) answer(() => waits(hand, situation, profile));
        else if (index % 4 === 1) answer(() => explain(hand, situation, profile));
        else if (index % 4 === 2) answer(() => formatHand(hand));
        else {
          const seat = oneOf(winds);
          const entry =
            random() < 0.5 && result ? { ...result, [oneOf(Object.keys(result))]: oneOf(junk) } : oneOf(junk);
          const scores = { east: 0, south: 0, west: 0, north: 0, [seat]: entry };
          answer(() =>
            settle({ scores, winner: oneOf(winds), dead: oneOf([undefined, junk[below(junk.length)]]) } as never),
          );
        }
      }
      // Both happen often.
      expect(scored).toBeGreaterThan(HANDS / 20);
      expect(scored).toBeLessThan(HANDS * 0.95);
    },
    NO_TIME_LIMIT,
  );

  it(
    `does not grow the heap in ${SCORES.toLocaleString('en')} scores`,
    async () => {
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as () => void;
      const hands = Array.from({ length: 500 }, (_, index) => randomCase(random, { winner: index % 3 > 0 }));
      const run = async (count: number): Promise<void> => {
        for (let index = 0; index < count; index++) {
          if (index % 10_000 === 0) await pause();
          const { hand, situation } = hands[index % hands.length]!;
          answer(() => score(hand, situation, names[index % names.length]));
        }
      };
      const used = (): number => {
        for (let turn = 0; turn < 3; turn++) collect();
        return process.memoryUsage().heapUsed;
      };
      // The first round compiles.
      await run(20_000);
      // Any object kept for each score would exceed the limit in every round; code that is compiled late or the garbage of
      // another file grows the heap in one of them.
      const limit = Math.max(200_000, SCORES / 10);
      const growths: number[] = [];
      do {
        const before = used();
        await run(SCORES);
        growths.push(used() - before);
      } while (growths.at(-1)! >= limit && growths.length < 3);
      expect(Math.min(...growths)).toBeLessThan(limit);
    },
    NO_TIME_LIMIT,
  );

  it(
    `that scores other hands while it is read, ${PROXIES.toLocaleString('en')} times, changes no Score`,
    async () => {
      const others = Array.from({ length: 50 }, (_, index) => randomCase(random, { winner: index % 2 > 0 }));
      let depth = 0;
      let inner = 0;
      const reentrant = <Target extends object>(target: Target): Target =>
        new Proxy(target, {
          get(from, key) {
            if (depth < 2 && random() < 0.1) {
              depth++;
              const { hand, situation } = oneOf(others);
              const nested = depth < 2 ? reentrant(hand) : hand;
              if (answer(() => score(nested, situation, oneOf(names)))) inner++;
              if (random() < 0.1) answer(() => explain(hand, situation, oneOf(names)));
              depth--;
            }
            const value: unknown = Reflect.get(from, key);
            return typeof value === 'object' && value !== null ? reentrant(value) : value;
          },
        });
      const plain = (made: Score | undefined) => made && { ...made, hand: undefined, situation: undefined };
      for (let index = 0; index < PROXIES; index++) {
        if (index % 200 === 0) await pause();
        const { hand, situation } = randomCase(random, { winner: random() < 0.7 });
        const profile = oneOf(names);
        const expected = answer(() => score(hand, situation, profile)) as Score | undefined;
        const shown = random() < 0.5 ? reentrant(situation) : situation;
        const found = answer(() => score(reentrant(hand), shown, profile)) as Score | undefined;
        expect(plain(found)).toEqual(plain(expected));
      }
      expect(inner).toBeGreaterThan(PROXIES);
    },
    NO_TIME_LIMIT,
  );
});
