/** Scores as text, to notice whether one differs from the one before. */
import type { Score } from '../core/index.js';

const texts = new WeakMap<Score, string>();

/** A Score as text, written once for all elements that show it; empty if there is none. */
export function textOfScore(score: Score | null | undefined): string {
  if (!score) return '';
  let text = texts.get(score);
  if (text === undefined) texts.set(score, (text = JSON.stringify(score)));
  return text;
}
