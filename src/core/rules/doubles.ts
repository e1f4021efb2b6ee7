/** The awards that are usually doubles. */
import * as fact from '../engine/facts.js';
import { BONUS, KONGS, PUNGS, isDragonKind, kindOfGroup, type GroupClass } from '../engine/groups.js';
import { EAST, FLOWERS, SEASONS } from '../engine/tiles.js';
import { each, everyone, off, winner, type Earner, type Rule } from './rule.js';

/** The groups of dragons, pairs included. */
export const dragonGroups: Earner = (group) => isDragonKind(kindOfGroup(group));

const setsOf = (kinds: GroupClass['kinds']): GroupClass => ({ forms: PUNGS | KONGS, kinds });
const isBonus = { isBonus: true } as const;

export const doubles = {
  'set-of-dragons': each('1 double', setsOf(isDragonKind)),
  'set-of-seat-wind': each(
    '1 double',
    setsOf((kind, seat) => kind === seat),
  ),
  /** With `double-wind-set: once`, a set of both the seat and the round wind earns only the seat wind's award. */
  'set-of-round-wind': each(
    '1 double',
    setsOf((kind, _seat, round) => kind === round),
  ),
  /** The flower with the seat's number. With `flower-sets: include-own`, the award for all four flowers replaces it. */
  'own-flower': each('1 double', { forms: BONUS, kinds: (kind, seat) => kind - FLOWERS === seat - EAST }),
  'own-season': each('1 double', { forms: BONUS, kinds: (kind, seat) => kind - SEASONS === seat - EAST }),
  'all-flowers': everyone('1 double', [fact.FOUR_FLOWERS], 'flowers', isBonus),
  'all-seasons': everyone('1 double', [fact.FOUR_SEASONS], 'seasons', isBonus),
  /** Two sets of dragons and a pair of the third; in addition to the awards for the two sets. */
  'little-three-dragons': everyone('1 double', [fact.LITTLE_DRAGONS], dragonGroups),
  'all-pungs': winner('1 double', [fact.NO_CHOW]),
  'chow-hand': off,
  'half-flush': winner('1 double', [fact.ONE_SUIT, fact.SOME_HONOUR]),
  'full-flush': winner('3 doubles', [fact.ONE_SUIT, fact.NO_HONOUR]),
  /** No set was exposed before the winning tile. */
  'fully-concealed': winner('1 double', [fact.NOTHING_EXPOSED, fact.SELF_DRAW]),
  /** Three or more concealed pungs or kongs. */
  'three-concealed-pungs': off,
  /** 1-2-3, 4-5-6 and 7-8-9 of one suit. */
  'pure-straight': off,
  'all-simples': off,
  /** Every set and the pair contain a terminal or an honour, and there is at least one chow. */
  'outside-hand': off,
  'terminals-and-honours': off,
  /** Won on the replacement tile drawn for a kong, or on the one drawn for a flower or season that replaced a kong. */
  'kong-replacement': winner('2 points', [fact.KONG_REPLACEMENT], 'winning-tile'),
  /** Won on the replacement tile drawn for a flower or season. One that was drawn for a kong earns only the kong's award. */
  'flower-replacement': off,
  /** Won on the tile that another player added to an exposed pung. */
  'robbed-kong': winner('2 points', [fact.ROBBED_KONG], 'winning-tile'),
  /** Self-drawn win on the last tile of the live wall. */
  'last-tile': winner('1 double', [fact.LAST_TILE, fact.LIVE_WALL], 'winning-tile'),
  /** Won on the discard after the last tile of the live wall, or by robbing a kong at that point. */
  'last-discard': winner('1 double', [fact.LAST_TILE, fact.DISCARD], 'winning-tile'),
  /** Ready after the first discard, with the hand unchanged since. */
  'original-call': off,
  /** Declared ready at any later time, with the hand unchanged since. */
  standing: off,
} satisfies Record<string, Rule>;
