/** Scores packed hands into typed arrays. */
import { compiledProfile } from '../any-profile.js';
import type { HandError } from '../errors.js';
import { borrowWorkspace, giveBack } from '../engine/workspace.js';
import type { ProfileOrName } from '../profiles/index.js';
import { scoreIn } from '../engine/score.js';
import { HAND_BYTES, PackedReader } from './pack.js';

/** Why a hand has no score. */
export interface BulkError {
  /** The number of the hand, from 0. */
  index: number;
  /** The `code` of the error that `score` throws for the hand. */
  code: string;
  message: string;
}

export interface AwardCount {
  /** In how many hands. */
  hands: number;
  /** How many times: once for each line of a Score. */
  times: number;
}

/** The scores of many hands: the figures of hand `n` are at `n` in each array. */
export interface BulkScores {
  /** The number of hands. */
  count: number;
  /** What each hand is worth, in points; NaN for a hand that cannot be scored. */
  value: Float64Array;
  base: Float64Array;
  doubles: Uint16Array;
  total: Float64Array;
  /** 1 where the limit capped the total or a limit hand set the value, else 0. */
  limited: Uint8Array;
  /** By rule id, how often each award was given; awards that were never given are missing. */
  awards: Record<string, AwardCount>;
  /** The number of hands that cannot be scored. */
  failed: number;
  /** Why they cannot, by index: the first {@link MOST_ERRORS}. */
  errors: BulkError[];
}

/** Errors beyond this number are only counted. */
export const MOST_ERRORS = 1000;

export const emptyScores = (count: number): BulkScores => ({
  count,
  value: new Float64Array(count),
  base: new Float64Array(count),
  doubles: new Uint16Array(count),
  total: new Float64Array(count),
  limited: new Uint8Array(count),
  awards: {},
  failed: 0,
  errors: [],
});

/** Reports an error by index. Errors that are none of the core’s own are thrown. */
export function describeError(index: number, error: unknown): BulkError {
  const { code, message } = error as Partial<HandError>;
  if (!(error instanceof Error) || code === undefined) throw error;
  return { index, code, message: message! };
}

export function merge(into: BulkScores, part: BulkScores, from: number): void {
  for (const name of ['value', 'base', 'doubles', 'total', 'limited'] as const) into[name].set(part[name], from);
  for (const [rule, { hands, times }] of Object.entries(part.awards)) {
    const counted = (into.awards[rule] ??= { hands: 0, times: 0 });
    counted.hands += hands;
    counted.times += times;
  }
  into.failed += part.failed;
  into.errors.push(...part.errors.map((error) => ({ ...error, index: error.index + from })));
  // Parts do not arrive in order.
  into.errors.sort((one, other) => one.index - other.index).splice(MOST_ERRORS);
}

/** Scores packed hands by one profile. */
export class Counter {
  readonly #compiled: ReturnType<typeof compiledProfile>;
  readonly #reader = new PackedReader();

  /** @throws {RulesError} if the profile is unknown or invalid */
  constructor(profile?: ProfileOrName) {
    this.#compiled = compiledProfile(profile);
  }

  /** Scores the hands from number `from` up to but excluding `to`. */
  count(bytes: Uint8Array, into: BulkScores, from: number, to: number): void {
    const reader = this.#reader;
    const last = new Map<string, number>();
    for (let index = from; index < to; index++) {
      try {
        reader.read(bytes, index * HAND_BYTES);
        const work = borrowWorkspace();
        const { score } = scoreIn(work, reader.hand, reader.situation, this.#compiled);
        giveBack(work);
        into.value[index] = score.value;
        into.base[index] = score.base;
        into.doubles[index] = score.doubles;
        into.total[index] = score.total;
        into.limited[index] = +score.limited;
        for (const { rule } of score.awards) {
          const counted = (into.awards[rule] ??= { hands: 0, times: 0 });
          counted.times++;
          if (last.get(rule) === index) continue;
          last.set(rule, index);
          counted.hands++;
        }
      } catch (error) {
        const described = describeError(index, error);
        into.value[index] = NaN;
        if (into.failed++ < MOST_ERRORS) into.errors.push(described);
      }
    }
  }
}
