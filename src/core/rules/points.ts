/** The awards that are usually points. */
import {
  BONUS,
  KONGS,
  PAIRS,
  PUNGS,
  isDragonKind,
  isHonourKind,
  isSimpleKind,
  isTerminalKind,
} from '../engine/groups.js';
import { SEASONS } from '../engine/tiles.js';
import { each, winner, winningGroup, type Rule } from './rule.js';

const byExposure = { byExposure: true } as const;
const isWait = { isWait: true } as const;

export const points = {
  /** Going out. */
  mahjong: winner('20 points', []),
  'pung-of-simples': each('2/4 points', { forms: PUNGS, kinds: isSimpleKind }, byExposure),
  'pung-of-terminals': each('4/8 points', { forms: PUNGS, kinds: isTerminalKind }, byExposure),
  'pung-of-honours': each('4/8 points', { forms: PUNGS, kinds: isHonourKind }, byExposure),
  'kong-of-simples': each('8/16 points', { forms: KONGS, kinds: isSimpleKind }, byExposure),
  'kong-of-terminals': each('16/32 points', { forms: KONGS, kinds: isTerminalKind }, byExposure),
  'kong-of-honours': each('16/32 points', { forms: KONGS, kinds: isHonourKind }, byExposure),
  'pair-of-dragons': each('2 points', { forms: PAIRS, kinds: isDragonKind }),
  'pair-of-seat-wind': each('2 points', { forms: PAIRS, kinds: (kind, seat) => kind === seat }),
  /** With `double-wind-pair: once`, a pair of both the seat and the round wind earns only the seat wind's award. */
  'pair-of-round-wind': each(
    '2 points',
    { forms: PAIRS, kinds: (kind, _seat, round) => kind === round },
    { replaced: { by: 'pair-of-seat-wind', unless: 'winds-differ', option: 'double-wind-pair' } },
  ),
  flower: each('4 points', { forms: BONUS, kinds: (kind) => kind < SEASONS }),
  season: each('4 points', { forms: BONUS, kinds: (kind) => kind >= SEASONS }),
  /** The winning tile is self-drawn. */
  'self-draw': winner('2 points', ['self-draw'], 'winning-tile', {
    when: ['self-draw-from', ['live-wall'], []],
    replaced: { by: 'last-tile', unless: 'not-last-tile', option: 'last-tile-self-draw' },
  }),
  /** Only one kind of tile completes the thirteen held; kinds of which the player holds all four are not considered. */
  'only-tile': winner('2 points', ['single-wait'], 'winning-tile', isWait),
  /** The winning tile is the middle of a chow, the 3 of 1-2-3 or the 7 of 7-8-9. */
  'one-chance-chow': winner('off', ['one-chance'], winningGroup, isWait),
  /** The winning tile completes the pair. */
  'pair-wait': winner('off', ['pair-completed'], winningGroup, isWait),
  /** No set was exposed before the winning tile. */
  'concealed-hand': winner('off', ['nothing-exposed'], 'hand', { when: ['concealed-hand-on', [], ['discard']] }),
} satisfies Record<string, Rule>;
