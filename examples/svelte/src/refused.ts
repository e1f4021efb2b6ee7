/** What the types refuse: the build fails where one of these lines is no error. */
import type { SvelteHTMLElements } from 'svelte/elements';

export const hands: SvelteHTMLElements['mj-hand'][] = [
  // @ts-expect-error misspelt
  { seats: 'east' },
  // @ts-expect-error no seat
  { seat: 'centre' },
  // @ts-expect-error no profile
  { profile: 'hong-kong' },
  // @ts-expect-error a hand tells of no settlement
  { 'onmj-settlement': () => {} },
  // @ts-expect-error the score is read only
  { score: null },
];

export const breakdowns: SvelteHTMLElements['mj-score-breakdown'][] = [
  // @ts-expect-error a score is no number
  { score: 128 },
];

export const settlements: SvelteHTMLElements['mj-settlement'][] = [
  // @ts-expect-error a settlement comes without an error
  { 'onmj-settlement': (event) => event.error },
];
