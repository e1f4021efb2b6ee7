import { variant } from './complete.js';

/** Classical rules as played in Europe: waits and concealed hands score, and base points are rounded to tens. */
export const european = variant({
  name: 'european',
  source: 'European classical rules',
  rules:
    'only-tile: off; one-chance-chow: 2 points; pair-wait: 2 points; concealed-hand: 10 points; ' +
    'all-flowers: 2 doubles; all-seasons: 2 doubles; chow-hand: 1 double; terminals-and-honours: 1 double; ' +
    'kong-replacement: 1 double; flower-replacement: 1 double; robbed-kong: 1 double; ' +
    'twofold-fortune: off; four-concealed-pungs: limit; moon-from-the-sea: limit; plum-blossom: limit; ' +
    'carrying-pole: limit; ' +
    'rounding: base-to-nearest-10; self-draw-from: any-wall; last-tile-self-draw: included; moon-on: either; ' +
    'pao: off',
});
