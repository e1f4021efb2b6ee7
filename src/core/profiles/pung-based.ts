import { variant } from './complete.js';

/** Rules that score concealed hands, waits and additional patterns, and in which only the discarder pays. */
export const pungBased = variant({
  name: 'pung-based',
  source: 'Chinese classical, pung-based scoring',
  rules:
    'only-tile: off; one-chance-chow: 2 points; pair-wait: 2 points; concealed-hand: 10 points; ' +
    'all-flowers: 4 doubles; all-seasons: 4 doubles; full-flush: 4 doubles; ' +
    'three-concealed-pungs: 1 double; pure-straight: 1 double; all-simples: 1 double; outside-hand: 1 double; ' +
    'terminals-and-honours: 1 double; kong-replacement: 1 double; flower-replacement: 1 double; ' +
    'robbed-kong: 1 double; all-green: off; four-concealed-pungs: limit; moon-from-the-sea: limit; ' +
    'plum-blossom: limit; carrying-pole: limit; thirteen-wins: limit; ' +
    'flower-sets: include-own; self-draw-from: any-wall; earthly-hand-on: either; ' +
    'payers: discarder; losers-settle: no; pao: off; claim-priority: nearest-to-east',
});
