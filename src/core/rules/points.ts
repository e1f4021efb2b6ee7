/** The awards that are usually points. */
import * as fact from '../engine/facts.js';
import * as group from '../engine/groups.js';
import { SEASONS } from '../engine/tiles.js';
import { each, off, winner, type Rule } from './rule.js';

const byExposure = { byExposure: true } as const;

export const points = {
  mahjong: winner('20 points', []),
  'pung-of-simples': each('2/4 points', { forms: group.PUNGS, kinds: group.isSimpleKind }, byExposure),
  'pung-of-terminals': each('4/8 points', { forms: group.PUNGS, kinds: group.isTerminalKind }, byExposure),
  'pung-of-honours': each('4/8 points', { forms: group.PUNGS, kinds: group.isHonourKind }, byExposure),
  'kong-of-simples': each('8/16 points', { forms: group.KONGS, kinds: group.isSimpleKind }, byExposure),
  'kong-of-terminals': each('16/32 points', { forms: group.KONGS, kinds: group.isTerminalKind }, byExposure),
  'kong-of-honours': each('16/32 points', { forms: group.KONGS, kinds: group.isHonourKind }, byExposure),
  'pair-of-dragons': each('2 points', { forms: group.PAIRS, kinds: group.isDragonKind }),
  'pair-of-seat-wind': each('2 points', { forms: group.PAIRS, kinds: (kind, seat) => kind === seat }),
  /** With `double-wind-pair: once`, a pair of both the seat and the round wind earns only the seat wind's award. */
  'pair-of-round-wind': each('2 points', { forms: group.PAIRS, kinds: (kind, _seat, round) => kind === round }),
  flower: each('4 points', { forms: group.BONUS, kinds: (kind) => kind < SEASONS }),
  season: each('4 points', { forms: group.BONUS, kinds: (kind) => kind >= SEASONS }),
  'self-draw': winner('2 points', [fact.SELF_DRAW, fact.LIVE_WALL], 'winning-tile'),
  /** Only one kind of tile completes the thirteen held; kinds of which the player holds all four are not considered. */
  'only-tile': winner('2 points', [fact.SINGLE_WAIT], 'winning-tile', { isWait: true }),
  /** The winning tile is the middle of a chow, the 3 of 1-2-3 or the 7 of 7-8-9. */
  'one-chance-chow': off,
  'pair-wait': off,
  /** No set was exposed before the winning tile. */
  'concealed-hand': off,
} satisfies Record<string, Rule>;
