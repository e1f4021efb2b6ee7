/** The awards that are usually worth the limit. */
import * as fact from '../engine/facts.js';
import { isKong, isWindKind, kindOfGroup } from '../engine/groups.js';
import { dragonGroups } from './doubles.js';
import { concealedPungs, winner, type Earner, type Rule } from './rule.js';

/** The groups of winds, pairs included. */
const windGroups: Earner = (group) => isWindKind(kindOfGroup(group));

export const limitHands = {
  /** East goes out on the dealt tiles, after replacing any bonus tiles. */
  'heavenly-hand': winner('limit', [fact.FIRST_TURN, fact.SEAT_EAST, fact.NOTHING_DECLARED]),
  /** Another player goes out on East's first discard or on their own first draw. */
  'earthly-hand': winner('limit', [fact.FIRST_TURN, fact.SEAT_NOT_EAST, fact.NOTHING_DECLARED], 'hand', {
    when: ['earthly-hand-on', [fact.DISCARD], { 'first-draw': [fact.SELF_DRAW], either: [] }],
  }),
  /** One of each terminal and honour, plus a duplicate of any of them. */
  'thirteen-orphans': winner('limit', [fact.ORPHANS]),
  /** 1112345678999 in one suit plus any tile of that suit, with nothing declared. */
  'nine-gates': winner('limit', [fact.NOTHING_DECLARED, fact.NINE_GATES], 'hand', {
    when: ['nine-gates-wait', [], { pure: [fact.PURE_NINE_GATES] }],
  }),
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
  'all-green': winner('limit', [fact.ALL_GREEN], 'hand', {
    when: ['all-green-dragon', [], { required: [fact.GREEN_DRAGON] }],
  }),
  /** A discard may only complete the pair: a pung completed by a discard is exposed. */
  'four-concealed-pungs': winner('off', [fact.FOUR_CONCEALED_PUNGS], concealedPungs),
  'moon-from-the-sea': winner('off', [fact.LAST_TILE, fact.WON_ON_1D, fact.NOT_LOOSE], 'winning-tile', {
    when: ['moon-on', [fact.LIVE_WALL], { either: [] }],
  }),
  'plum-blossom': winner('off', [fact.WON_ON_5D, fact.LOOSE_TILE], 'winning-tile'),
  'carrying-pole': winner('off', [fact.WON_ON_2B, fact.ROBBED_KONG], 'winning-tile'),
  /** East's thirteenth win in a row. */
  'thirteen-wins': winner('off', [fact.THIRTEENTH_WIN]),
} satisfies Record<string, Rule>;
