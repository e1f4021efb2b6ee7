/** The awards that are usually worth the limit. */
import * as fact from '../engine/facts.js';
import { isKong, isWindKind, kindOfGroup } from '../engine/groups.js';
import { dragonGroups } from './doubles.js';
import { off, winner, type Earner, type Rule } from './rule.js';

/** The groups of winds, pairs included. */
const windGroups: Earner = (group) => isWindKind(kindOfGroup(group));

export const limitHands = {
  /** East goes out on the dealt tiles, after replacing any bonus tiles. */
  'heavenly-hand': winner('limit', [fact.FIRST_TURN, fact.SEAT_EAST, fact.NOTHING_DECLARED]),
  /** Another player goes out on East's first discard or on their own first draw. */
  'earthly-hand': winner('limit', [fact.FIRST_TURN, fact.SEAT_NOT_EAST, fact.NOTHING_DECLARED, fact.DISCARD]),
  /** One of each terminal and honour, plus a duplicate of any of them. */
  'thirteen-orphans': winner('limit', [fact.ORPHANS]),
  /** 1112345678999 in one suit plus any tile of that suit, with nothing declared. */
  'nine-gates': winner('limit', [fact.NOTHING_DECLARED, fact.NINE_GATES]),
  'four-kongs': winner('limit', [fact.FOUR_KONGS], isKong),
  'all-honours': winner('limit', [fact.NO_SIMPLE, fact.NO_TERMINAL]),
  'all-terminals': winner('limit', [fact.NO_SIMPLE, fact.NO_HONOUR]),
  'big-three-dragons': winner('limit', [fact.THREE_DRAGON_SETS], dragonGroups),
  /** Three sets of winds and a pair of the fourth. */
  'little-four-winds': winner('limit', [fact.LITTLE_WINDS], windGroups),
  'big-four-winds': winner('limit', [fact.FOUR_WIND_SETS], windGroups),
  /** A kong whose replacement tile makes a second kong, whose replacement tile wins. */
  'twofold-fortune': winner('limit', [fact.KONG_ON_KONG]),
  /** Bamboo 2, 3, 4, 6, 8 and green dragons only. */
  'all-green': winner('limit', [fact.ALL_GREEN]),
  /** A discard may only complete the pair: a pung completed by a discard is exposed. */
  'four-concealed-pungs': off,
  'moon-from-the-sea': off,
  'plum-blossom': off,
  'carrying-pole': off,
  /** East's thirteenth win in a row. */
  'thirteen-wins': off,
} satisfies Record<string, Rule>;
