/** The names of the facts: reasons have them, and the conditions of awards. Hands are scored without them. */
import * as fact from './facts.js';
import { isLimitHand } from '../rules/index.js';

const facts = {
  'self-draw': fact.SELF_DRAW,
  discard: fact.DISCARD,
  'first-turn': fact.FIRST_TURN,
  'last-tile': fact.LAST_TILE,
  'kong-replacement': fact.KONG_REPLACEMENT,
  'flower-replacement': fact.FLOWER_REPLACEMENT,
  'kong-on-kong': fact.KONG_ON_KONG,
  'robbed-kong': fact.ROBBED_KONG,
  'original-call': fact.ORIGINAL_CALL,
  standing: fact.STANDING,
  'thirteenth-win': fact.THIRTEENTH_WIN,
  'live-wall': fact.LIVE_WALL,
  'loose-tile': fact.LOOSE_TILE,
  'not-loose': fact.NOT_LOOSE,
  'seat-east': fact.SEAT_EAST,
  'seat-not-east': fact.SEAT_NOT_EAST,
  'seat-wind south': fact.SEAT_WIND_SOUTH,
  'seat-wind west': fact.SEAT_WIND_WEST,
  'seat-wind north': fact.SEAT_WIND_NORTH,
  'round-wind east': fact.ROUND_WIND_EAST,
  'round-wind south': fact.ROUND_WIND_SOUTH,
  'round-wind west': fact.ROUND_WIND_WEST,
  'round-wind north': fact.ROUND_WIND_NORTH,
  'won-on-1d': fact.WON_ON_1D,
  'won-on-5d': fact.WON_ON_5D,
  'won-on-2b': fact.WON_ON_2B,
  'won-on-simple': fact.WON_ON_SIMPLE,
  'not-last-tile': fact.NOT_LAST_TILE,
  'not-after-kong': fact.NOT_AFTER_KONG,
  'winds-differ': fact.WINDS_DIFFER,
  'nothing-declared': fact.NOTHING_DECLARED,
  'nothing-exposed': fact.NOTHING_EXPOSED,
  'one-suit': fact.ONE_SUIT,
  'some-honour': fact.SOME_HONOUR,
  'no-honour': fact.NO_HONOUR,
  'some-terminal': fact.SOME_TERMINAL,
  'no-terminal': fact.NO_TERMINAL,
  'no-simple': fact.NO_SIMPLE,
  'no-guest-wind': fact.NO_GUEST_WIND,
  'all-green': fact.ALL_GREEN,
  'green-dragon': fact.GREEN_DRAGON,
  'nine-gates': fact.NINE_GATES,
  'pure-nine-gates': fact.PURE_NINE_GATES,
  'single-wait': fact.SINGLE_WAIT,
  'only-tile-seen': fact.ONLY_TILE_SEEN,
  'four-flowers': fact.FOUR_FLOWERS,
  'four-seasons': fact.FOUR_SEASONS,
  'flowers-incomplete': fact.FLOWERS_INCOMPLETE,
  'seasons-incomplete': fact.SEASONS_INCOMPLETE,
  orphans: fact.ORPHANS,
  'no-chow': fact.NO_CHOW,
  'some-chow': fact.SOME_CHOW,
  'four-chows': fact.FOUR_CHOWS,
  'valueless-pair': fact.VALUELESS_PAIR,
  'no-wait-award': fact.NO_WAIT_AWARD,
  'three-concealed-pungs': fact.THREE_CONCEALED_PUNGS,
  'four-concealed-pungs': fact.FOUR_CONCEALED_PUNGS,
  'four-kongs': fact.FOUR_KONGS,
  straight: fact.STRAIGHT,
  outside: fact.OUTSIDE,
  'three-dragon-sets': fact.THREE_DRAGON_SETS,
  'little-dragons': fact.LITTLE_DRAGONS,
  'little-winds': fact.LITTLE_WINDS,
  'four-wind-sets': fact.FOUR_WIND_SETS,
  'one-chance': fact.ONE_CHANCE,
  'middle-wait': fact.MIDDLE_WAIT,
  'edge-wait': fact.EDGE_WAIT,
  'pair-completed': fact.PAIR_COMPLETED,
};

export type FactName = keyof typeof facts;

export const factNames: readonly FactName[] = Object.freeze(Object.keys(facts) as FactName[]);

export const isFact = (name: string): name is FactName => Object.hasOwn(facts, name);

export const factOf = (name: FactName): number => facts[name];

const names = new Map(factNames.map((name) => [facts[name], name]));

export const nameOfFact = (fact: number): FactName => names.get(fact)!;

/**
 * Whether a condition is the fact of this name. Where a limit hand has the same name, it is the hand, which may need more than
 * its tiles: nine gates are concealed.
 */
export const isFactAlone = (of: string): of is FactName => isFact(of) && !isLimitHand(of);
