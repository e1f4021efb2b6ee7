/** The awards that are usually doubles. */
import {
  CONCEALED_PUNGS,
  DISCARD,
  DRAGON_GROUPS,
  FLOWER_REPLACEMENT,
  FLOWER_TILES,
  FOUR_CHOWS,
  FOUR_FLOWERS,
  FOUR_SEASONS,
  KONG_REPLACEMENT,
  LITTLE_DRAGONS,
  LIVE_WALL,
  NOTHING_EXPOSED,
  NO_CHOW,
  NO_HONOUR,
  NO_SIMPLE,
  NO_TERMINAL,
  NO_WAIT_AWARD,
  ONE_SUIT,
  ORIGINAL_CALL,
  OUTSIDE,
  OWN_FLOWER,
  OWN_SEASON,
  ROBBED_KONG,
  SEASON_TILES,
  SELF_DRAW,
  SETS_OF_DRAGONS,
  SETS_OF_ROUND_WIND,
  SETS_OF_SEAT_WIND,
  SOME_CHOW,
  SOME_HONOUR,
  SOME_TERMINAL,
  STRAIGHT,
  STRAIGHT_CHOWS,
  THREE_CONCEALED_PUNGS,
  VALUELESS_PAIR,
  WALL_EMPTY,
  WHOLE_HAND,
  WINNING_TILE,
} from '../facts.js';
import { each, everyone, winner, type Rule } from './rule.js';

export const doubles = {
  /** Each pung or kong of dragons. */
  'set-of-dragons': each('1 double', SETS_OF_DRAGONS),
  'set-of-seat-wind': each('1 double', SETS_OF_SEAT_WIND),
  /** With `double-wind-set: once`, a set of both the seat and the round wind earns only the seat wind's award. */
  'set-of-round-wind': each('1 double', SETS_OF_ROUND_WIND),
  /** The flower with the seat's number. With `flower-sets: include-own`, the award for all four flowers replaces it. */
  'own-flower': each('1 double', OWN_FLOWER),
  'own-season': each('1 double', OWN_SEASON),
  'all-flowers': everyone('1 double', [FOUR_FLOWERS], FLOWER_TILES),
  'all-seasons': everyone('1 double', [FOUR_SEASONS], SEASON_TILES),
  /** Two sets of dragons and a pair of the third; in addition to the awards for the two sets. */
  'little-three-dragons': everyone('1 double', [LITTLE_DRAGONS], DRAGON_GROUPS),
  /** No chow. */
  'all-pungs': winner('1 double', [NO_CHOW]),
  'chow-hand': winner('off', [FOUR_CHOWS], WHOLE_HAND, [
    'chow-hand-form',
    [VALUELESS_PAIR],
    [],
    [VALUELESS_PAIR, DISCARD, NO_WAIT_AWARD],
  ]),
  /** One suit and at least one honour. */
  'half-flush': winner('1 double', [ONE_SUIT, SOME_HONOUR]),
  /** One suit and no honour. */
  'full-flush': winner('3 doubles', [ONE_SUIT, NO_HONOUR]),
  /** No set was exposed before the winning tile. */
  'fully-concealed': winner('1 double', [NOTHING_EXPOSED], WHOLE_HAND, ['fully-concealed-on', [SELF_DRAW], []]),
  /** Three or more concealed pungs or kongs. */
  'three-concealed-pungs': winner('off', [THREE_CONCEALED_PUNGS], CONCEALED_PUNGS),
  /** 1-2-3, 4-5-6 and 7-8-9 of one suit. */
  'pure-straight': winner('off', [STRAIGHT], STRAIGHT_CHOWS),
  'all-simples': winner('off', [NO_TERMINAL, NO_HONOUR]),
  /** Every set and the pair contain a terminal or an honour, and there is at least one chow. */
  'outside-hand': winner('off', [OUTSIDE, SOME_CHOW]),
  /** Terminals and honours only, at least one of each. */
  'terminals-and-honours': winner('off', [NO_SIMPLE, SOME_TERMINAL, SOME_HONOUR]),
  /** Won on the replacement tile drawn for a kong. */
  'kong-replacement': winner('2 points', [KONG_REPLACEMENT], WINNING_TILE),
  /** Won on the replacement tile drawn for a flower or season. */
  'flower-replacement': winner('off', [FLOWER_REPLACEMENT], WINNING_TILE),
  /** Won on the tile that another player added to an exposed pung. */
  'robbed-kong': winner('2 points', [ROBBED_KONG], WINNING_TILE),
  /** Self-drawn win on the last tile of the live wall. */
  'last-tile': winner('1 double', [WALL_EMPTY, LIVE_WALL], WINNING_TILE),
  /** Won on the discard after the last tile of the live wall, or by robbing a kong at that point. */
  'last-discard': winner('1 double', [WALL_EMPTY, DISCARD], WINNING_TILE),
  /** Ready after the first discard, with the hand unchanged since. */
  'original-call': winner('off', [ORIGINAL_CALL]),
} satisfies Record<string, Rule>;
