/** The awards that are usually worth the limit. */
import { isKong, isWindKind, kindOfGroup } from '../engine/groups.js';
import { dragonGroups } from './doubles.js';
import { concealedPungs, winner, type Earner, type Rule } from './rule.js';

/** The groups of winds, pairs included. */
const windGroups: Earner = (group) => isWindKind(kindOfGroup(group));

export const limitHands = {
  /** East goes out on the dealt tiles, after replacing any bonus tiles. */
  'heavenly-hand': winner('limit', ['first-turn', 'seat-east', 'nothing-declared']),
  /** Another player goes out on East's first discard or on their own first draw. */
  'earthly-hand': winner('limit', ['first-turn', 'seat-not-east', 'nothing-declared'], 'hand', {
    when: ['earthly-hand-on', ['discard'], ['self-draw'], []],
  }),
  /** One of each terminal and honour, plus a duplicate of any of them. */
  'thirteen-orphans': winner('limit', ['orphans']),
  /** 1112345678999 in one suit plus any tile of that suit, with nothing declared. */
  'nine-gates': winner('limit', ['nothing-declared', 'nine-gates'], 'hand', {
    when: ['nine-gates-wait', [], ['pure-nine-gates']],
  }),
  'four-kongs': winner('limit', ['four-kongs'], isKong),
  'all-honours': winner('limit', ['no-simple', 'no-terminal']),
  'all-terminals': winner('limit', ['no-simple', 'no-honour']),
  'big-three-dragons': winner('limit', ['three-dragon-sets'], dragonGroups),
  /** Three sets of winds and a pair of the fourth. */
  'little-four-winds': winner('limit', ['little-winds'], windGroups),
  'big-four-winds': winner('limit', ['four-wind-sets'], windGroups),
  /** A kong whose replacement tile makes a second kong, whose replacement tile wins. */
  'twofold-fortune': winner('limit', ['kong-on-kong']),
  /** Bamboo 2, 3, 4, 6, 8 and green dragons only. */
  'all-green': winner('limit', ['all-green'], 'hand', { when: ['all-green-dragon', [], ['green-dragon']] }),
  /** A discard may only complete the pair: a pung completed by a discard is exposed. */
  'four-concealed-pungs': winner('off', ['four-concealed-pungs'], concealedPungs),
  /** Won on 1 of circles as the last tile. */
  'moon-from-the-sea': winner('off', ['last-tile', 'won-on-1d', 'not-loose'], 'winning-tile', {
    when: ['moon-on', ['live-wall'], []],
  }),
  /** Won on 5 of circles as a replacement tile. */
  'plum-blossom': winner('off', ['won-on-5d', 'loose-tile'], 'winning-tile'),
  /** Won by robbing a kong of 2 of bamboo. */
  'carrying-pole': winner('off', ['won-on-2b', 'robbed-kong'], 'winning-tile'),
  /** East's thirteenth win in a row. */
  'thirteen-wins': winner('off', ['thirteenth-win']),
} satisfies Record<string, Rule>;
