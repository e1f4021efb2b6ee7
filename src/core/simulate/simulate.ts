/** Scores random hands and sums up the result. */
import { spelled, type Fields } from '../fields.js';
import { guarded } from '../guarded.js';
import { scoreAll, type BulkOptions } from '../bulk.js';
import { usualLimit } from '../rules/limit.js';
import { requireWhole } from '../odds/errors.js';
import { profileOf, type ProfileOrName } from '../profiles/index.js';
import { HandMaker, MOST_HANDS, completeModel, type HandModel } from './random-hands.js';

export interface SimulationOptions extends HandModel, Pick<BulkOptions, 'onProgress' | 'signal'> {
  /** The table's rules, as a profile or a profile name; defaults to classical. */
  profile?: ProfileOrName;
  /** How many hands, up to a million; 40,000 by default. */
  hands?: number;
}

export const MODEL: Fields<HandModel> = { seed: 1, exposed: 1, drawn: 1, bonus: 1 };
const OPTIONS: Fields<SimulationOptions> = { ...MODEL, profile: 1, hands: 1, onProgress: 1, signal: 1 };

/** How values are distributed. */
export interface Spread {
  mean: number;
  median: number;
  deviation: number;
  most: number;
  /** How many hands are worth less than each of `edges`, but not less than the one before; the last number is the rest. */
  counts: number[];
}

/** What random hands are worth. It is plain data. */
export interface Simulation {
  profile: string;
  limit: number | null;
  hands: number;
  model: Required<HandModel>;
  /** The number of hands that cannot go out under these rules. The figures below leave them out. */
  refused: number;
  /** The share of hands that have each award, by rule, the most frequent first. */
  awards: Record<string, number>;
  /** The share of hands with 0, 1, 2 … doubles. */
  doubles: number[];
  /** The share of hands that the limit caps, or that are limit hands. */
  limited: number;
  /** The classes of `counts`. */
  edges: readonly number[];
  /** With the limit. */
  value: Spread;
  /** Points × 2^doubles without the limit; limit hands count what they would otherwise earn. */
  total: Spread;
}

/** Hands that are made and scored at once: too few for workers, which would wait for most of the time. */
const BATCH = 4096;

/** Steps of about √2, as values grow by doubling. */
const EDGES: readonly number[] = [20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560];

function spreadOf(values: Float64Array): Spread {
  const sorted = values.sort();
  const { length } = sorted;
  const counts = new Array<number>(EDGES.length + 1).fill(0);
  let sum = 0;
  for (const value of sorted) {
    sum += value;
    const place = EDGES.findIndex((edge) => value < edge);
    counts[place < 0 ? EDGES.length : place]++;
  }
  const mean = length ? sum / length : 0;
  let squares = 0;
  for (const value of sorted) squares += (value - mean) ** 2;
  const middle = Math.floor(length / 2);
  const median = !length ? 0 : length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { mean, median, deviation: length ? Math.sqrt(squares / length) : 0, most: sorted[length - 1] ?? 0, counts };
}

/**
 * Makes random complete hands, scores them with `scoreAll`, and sums up what they are worth.
 *
 * @param options the model and the seed, the profile, the number of hands, and `onProgress` and `signal` as for `scoreAll`
 * @returns the same result for the same options
 * @throws {OddsError} `whole` or `share-of`
 * @throws {RulesError} if the profile is unknown or invalid
 * @throws the reason of the signal, if it is aborted
 */
export const simulate = /* @__PURE__ */ guarded(
  'simulate',
  'an object with a seed and a number of hands',
  async (options: SimulationOptions): Promise<Simulation> => {
    const { hands = 40_000, onProgress, signal } = spelled(options, OPTIONS, 'options');
    requireWhole(hands, 'hands', MOST_HANDS, 1);
    const model = completeModel(options);
    const profile = profileOf(options.profile);
    const maker = new HandMaker(model);
    const values = new Float64Array(hands);
    const totals = new Float64Array(hands);
    const awards = new Map<string, number>();
    const doubles: number[] = [];
    let limited = 0;
    let refused = 0;
    let scored = 0;
    for (let done = 0; done < hands;) {
      const count = Math.min(BATCH, hands - done);
      const scores = await scoreAll(maker.pack(count), profile, { signal, workers: 0 });
      for (let index = 0; index < count; index++) {
        if (Number.isNaN(scores.value[index])) {
          refused++;
          continue;
        }
        values[scored] = scores.value[index];
        totals[scored] = scores.total[index];
        limited += scores.limited[index];
        const many = scores.doubles[index];
        while (doubles.length <= many) doubles.push(0);
        doubles[many]++;
        scored++;
      }
      for (const [rule, found] of Object.entries(scores.awards))
        awards.set(rule, (awards.get(rule) ?? 0) + found.hands);
      done += count;
      onProgress?.(done, hands);
    }
    const share = (count: number): number => (scored ? count / scored : 0);
    const limit = usualLimit(profile.rules.limit);
    return {
      profile: profile.name,
      limit: limit === 'none' ? null : limit,
      hands,
      model,
      refused,
      awards: Object.fromEntries(
        [...awards].sort(([, one], [, other]) => other - one).map(([rule, count]) => [rule, share(count)]),
      ),
      doubles: doubles.map(share),
      limited: share(limited),
      edges: EDGES,
      value: spreadOf(values.subarray(0, scored)),
      total: spreadOf(totals.subarray(0, scored)),
    };
  },
);
