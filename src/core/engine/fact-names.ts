/** The names of the facts: reasons have them, and the conditions of awards. Hands are scored without them. */
import { limitHands } from '../rules/limit-hands.js';

/** The names in the order of `facts.ts`: those of a word in the order of their bits. */
const words = [
  [
    'self-draw, discard, first-turn, last-tile, kong-replacement, flower-replacement, kong-on-kong, robbed-kong',
    'original-call, thirteenth-win, standing, live-wall, loose-tile, not-loose, seat-east, seat-not-east',
    'seat-wind south, seat-wind west, seat-wind north',
    'round-wind east, round-wind south, round-wind west, round-wind north',
    'won-on-1d, won-on-5d, won-on-2b, won-on-simple, not-last-tile, not-after-kong, winds-differ',
  ],
  [
    'nothing-declared, nothing-exposed, one-suit, some-honour, no-honour, some-terminal, no-terminal, no-simple',
    'no-guest-wind, all-green, green-dragon, nine-gates, pure-nine-gates, single-wait, only-tile-seen',
    'four-flowers, four-seasons, flowers-incomplete, seasons-incomplete',
  ],
  [
    'orphans, no-chow, some-chow, four-chows, valueless-pair, no-wait-award, three-concealed-pungs',
    'four-concealed-pungs, four-kongs, straight, outside, three-dragon-sets, little-dragons, little-winds',
    'four-wind-sets, one-chance, middle-wait, edge-wait, pair-completed',
  ],
] as const;

type Listed<List extends string> = List extends `${infer First}, ${infer Rest}` ? First | Listed<Rest> : List;

export type FactName = Listed<(typeof words)[number][number]>;

const names = words.map((lists) => lists.flatMap((list) => list.split(', ') as FactName[]));

const facts = new Map(names.flatMap((word, place) => word.map((name, bit) => [name, place * 32 + bit] as const)));

export const factNames: readonly FactName[] = Object.freeze([...facts.keys()]);

export const isFact = (name: string): name is FactName => facts.has(name as FactName);

export const factOf = (name: FactName): number => facts.get(name)!;

export const nameOfFact = (fact: number): FactName => names[fact >> 5][fact & 31];

/** Whether a condition is the fact of this name, not the limit hand, which may need more than tiles: nine gates are concealed. */
export const isFactAlone = (of: string): of is FactName => isFact(of) && !Object.hasOwn(limitHands, of);
