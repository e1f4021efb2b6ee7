/** Mistakes that the types catch: the build fails if one of these lines is not an error. */
import type { SvelteHTMLElements } from 'svelte/elements';

export const hands: SvelteHTMLElements['mj-hand'][] = [
  // @ts-expect-error misspelt
  { seats: 'east' },
  // @ts-expect-error not a seat
  { seat: 'centre' },
  // @ts-expect-error not a profile
  { profile: 'hong-kong' },
  // @ts-expect-error a hand does not fire mj-settlement
  { 'onmj-settlement': () => {} },
  // @ts-expect-error the score is read only
  { score: null },
];

export const breakdowns: SvelteHTMLElements['mj-score-breakdown'][] = [
  // @ts-expect-error a score is not a number
  { score: 128 },
];

export const settlements: SvelteHTMLElements['mj-settlement'][] = [
  // @ts-expect-error a settlement event has no error
  { 'onmj-settlement': (event) => event.error },
];
