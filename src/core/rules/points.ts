/** The awards that are usually points. */
import {
  DISCARD,
  FLOWER_TILES,
  KONGS_OF_HONOURS,
  KONGS_OF_SIMPLES,
  KONGS_OF_TERMINALS,
  LIVE_WALL,
  NOTHING_EXPOSED,
  ONE_CHANCE,
  PAIR_COMPLETED,
  PAIR_OF_DRAGONS,
  PAIR_OF_ROUND_WIND,
  PAIR_OF_SEAT_WIND,
  PUNGS_OF_HONOURS,
  PUNGS_OF_SIMPLES,
  PUNGS_OF_TERMINALS,
  SEASON_TILES,
  SELF_DRAW,
  SINGLE_WAIT,
  WHOLE_HAND,
  WINNING_GROUP,
  WINNING_TILE,
} from '../facts.js';
import { each, winner, type Rule } from './rule.js';

export const points = {
  /** Going out. */
  mahjong: winner('20 points', []),
  'pung-of-simples': each('2/4 points', PUNGS_OF_SIMPLES),
  'pung-of-terminals': each('4/8 points', PUNGS_OF_TERMINALS),
  'pung-of-honours': each('4/8 points', PUNGS_OF_HONOURS),
  'kong-of-simples': each('8/16 points', KONGS_OF_SIMPLES),
  'kong-of-terminals': each('16/32 points', KONGS_OF_TERMINALS),
  'kong-of-honours': each('16/32 points', KONGS_OF_HONOURS),
  'pair-of-dragons': each('2 points', PAIR_OF_DRAGONS),
  'pair-of-seat-wind': each('2 points', PAIR_OF_SEAT_WIND),
  /** With `double-wind-pair: once`, a pair of both the seat and the round wind earns only the seat wind's award. */
  'pair-of-round-wind': each('2 points', PAIR_OF_ROUND_WIND),
  flower: each('4 points', FLOWER_TILES),
  season: each('4 points', SEASON_TILES),
  /** The winning tile is self-drawn. */
  'self-draw': winner('2 points', [SELF_DRAW], WINNING_TILE, ['self-draw-from', [LIVE_WALL], []]),
  /** Only one kind of tile completes the thirteen held; kinds of which the player holds all four are not considered. */
  'only-tile': winner('2 points', [SINGLE_WAIT], WINNING_TILE),
  /** The winning tile is the middle of a chow, the 3 of 1-2-3 or the 7 of 7-8-9. */
  'one-chance-chow': winner('off', [ONE_CHANCE], WINNING_GROUP),
  /** The winning tile completes the pair. */
  'pair-wait': winner('off', [PAIR_COMPLETED], WINNING_GROUP),
  /** No set was exposed before the winning tile. */
  'concealed-hand': winner('off', [NOTHING_EXPOSED], WHOLE_HAND, ['concealed-hand-on', [], [DISCARD]]),
} satisfies Record<string, Rule>;
