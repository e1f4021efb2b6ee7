import { limitHands } from '../rules/limit-hands.js';
import { variant } from './complete.js';

/** Classical awards that the family does not use. */
const unknown = [
  ...Object.keys(limitHands),
  'flower',
  'season',
  'only-tile',
  'own-flower',
  'own-season',
  'all-flowers',
  'all-seasons',
  'little-three-dragons',
  'robbed-kong',
  'last-tile',
  'last-discard',
];

/** A family's house rules: 30 points for going out, totals rounded up to tens, no flowers and no limit hands. */
export const family = variant({
  name: 'family',
  source: 'House rules of a family',
  rules:
    unknown.map((id) => id + ': off; ').join('') +
    'mahjong: 30 points; one-chance-chow: 2 points; pair-wait: 2 points; chow-hand: 1 double; full-flush: 1 double; ' +
    'kong-replacement: 1 double; flower-replacement: 1 double; rounding: total-up-to-10; double-wind-pair: once; ' +
    'double-wind-set: once; self-draw-from: any-wall; fully-concealed-on: any-win; chow-hand-form: any-pair; ' +
    'discarder-pays: 2; self-draw-pays: 2; east-doubles: losers-only; pao: off',
});
