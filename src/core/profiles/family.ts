import { limitHands } from '../rules/limit-hands.js';
import { classical } from './classical.js';
import { parseRules } from './declarations.js';
import { complete } from './profile.js';

const noLimitHands = Object.fromEntries(Object.keys(limitHands).map((id) => [id, 'off']));

/** A family's house rules: 30 for going out, totals rounded up to tens, no flowers, no limit hands. */
export const family = complete(
  {
    name: 'family',
    extends: 'classical',
    source: 'House rules of a family',
    note: 'Sets count as in classical, a full flush as a half one.',
    rules: {
      ...noLimitHands,
      ...parseRules(
        'mahjong: 30 points; flower: off; season: off; only-tile: off; one-chance-chow: 2 points; pair-wait: 2 points; ' +
          'own-flower: off; own-season: off; all-flowers: off; all-seasons: off; little-three-dragons: off; chow-hand: 1 double; ' +
          'full-flush: 1 double; kong-replacement: 1 double; flower-replacement: 1 double; robbed-kong: off; ' +
          'last-tile: off; last-discard: off; ' +
          'rounding: total-up-to-10; double-wind-pair: once; double-wind-set: once; self-draw-from: any-wall; ' +
          'fully-concealed-on: any-win; chow-hand-form: any-pair; ' +
          'discarder-pays: 2; self-draw-pays: 2; east-doubles: losers-only; pao: off',
      ),
    },
  },
  classical,
);
