/** The awards that are usually worth the limit. */
import {
  ALL_GREEN,
  ALL_KONGS,
  CONCEALED_PUNGS,
  DISCARD,
  DRAGON_GROUPS,
  FIRST_TURN,
  FOUR_CONCEALED_PUNGS,
  FOUR_KONGS,
  FOUR_WIND_SETS,
  GREEN_DRAGON,
  IS_ORPHANS,
  KONG_ON_KONG,
  LITTLE_WINDS,
  LIVE_WALL,
  LOOSE_TILE,
  NINE_GATES,
  NOTHING_DECLARED,
  NOT_LOOSE,
  NO_HONOUR,
  NO_SIMPLE,
  NO_TERMINAL,
  PURE_NINE_GATES,
  ROBBED_KONG,
  SEAT_EAST,
  SEAT_NOT_EAST,
  SELF_DRAW,
  THIRTEENTH_WIN,
  THREE_DRAGON_SETS,
  WALL_EMPTY,
  WHOLE_HAND,
  WIND_GROUPS,
  WINNING_TILE,
  WON_ON_1D,
  WON_ON_2B,
  WON_ON_5D,
} from '../facts.js';
import { winner, type Rule } from './rule.js';

export const limitHands = {
  /** East goes out on the dealt tiles, after replacing any bonus tiles. */
  'heavenly-hand': winner('limit', [FIRST_TURN, SEAT_EAST, NOTHING_DECLARED]),
  /** Another player goes out on East's first discard or on their own first draw. */
  'earthly-hand': winner('limit', [FIRST_TURN, SEAT_NOT_EAST, NOTHING_DECLARED], WHOLE_HAND, [
    'earthly-hand-on',
    [DISCARD],
    [SELF_DRAW],
    [],
  ]),
  /** One of each terminal and honour, plus a duplicate of any of them. */
  'thirteen-orphans': winner('limit', [IS_ORPHANS]),
  /** 1112345678999 in one suit plus any tile of that suit, with nothing declared. */
  'nine-gates': winner('limit', [NOTHING_DECLARED, NINE_GATES], WHOLE_HAND, ['nine-gates-wait', [], [PURE_NINE_GATES]]),
  'four-kongs': winner('limit', [FOUR_KONGS], ALL_KONGS),
  'all-honours': winner('limit', [NO_SIMPLE, NO_TERMINAL]),
  'all-terminals': winner('limit', [NO_SIMPLE, NO_HONOUR]),
  'big-three-dragons': winner('limit', [THREE_DRAGON_SETS], DRAGON_GROUPS),
  /** Three sets of winds and a pair of the fourth. */
  'little-four-winds': winner('limit', [LITTLE_WINDS], WIND_GROUPS),
  'big-four-winds': winner('limit', [FOUR_WIND_SETS], WIND_GROUPS),
  /** A kong whose replacement tile makes a second kong, whose replacement tile wins. */
  'twofold-fortune': winner('limit', [KONG_ON_KONG]),
  /** Bamboo 2, 3, 4, 6, 8 and green dragons only. */
  'all-green': winner('limit', [ALL_GREEN], WHOLE_HAND, ['all-green-dragon', [], [GREEN_DRAGON]]),
  /** A discard may only complete the pair: a pung completed by a discard is exposed. */
  'four-concealed-pungs': winner('off', [FOUR_CONCEALED_PUNGS], CONCEALED_PUNGS),
  /** Won on 1 of circles as the last tile. */
  'moon-from-the-sea': winner('off', [WALL_EMPTY, WON_ON_1D, NOT_LOOSE], WINNING_TILE, ['moon-on', [LIVE_WALL], []]),
  /** Won on 5 of circles as a replacement tile. */
  'plum-blossom': winner('off', [WON_ON_5D, LOOSE_TILE], WINNING_TILE),
  /** Won by robbing a kong of 2 of bamboo. */
  'carrying-pole': winner('off', [WON_ON_2B, ROBBED_KONG], WINNING_TILE),
  /** East's thirteenth win in a row. */
  'thirteen-wins': winner('off', [THIRTEENTH_WIN]),
} satisfies Record<string, Rule>;
