/** Digests of scores, to notice whether one differs from the one before. */
import type { Score } from '../core/index.js';
import { hashOf } from './hydration.js';

const digests = new WeakMap<Score, string>();

/** A digest of a Score, made once for all elements that show it; empty if there is none. */
export function digestOfScore(score: Score | null | undefined): string {
  if (!score) return '';
  let digest = digests.get(score);
  if (digest === undefined) digests.set(score, (digest = hashOf(JSON.stringify(score))));
  return digest;
}
