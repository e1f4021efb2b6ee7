import { variant } from './complete.js';

/** The rules of Millington's handbook: the earthly hand is worth half a limit, and the dead wall has sixteen tiles. */
export const millington = variant({
  name: 'millington',
  source: 'A. D. Millington',
  rules: 'earthly-hand: half limit; dead-wall: 16',
});

/** The British rules. */
export const british = variant({
  name: 'british',
  source: 'British school',
  rules:
    'all-flowers: 2 doubles; all-seasons: 2 doubles; limit: 1000; ' +
    'kong-replacement: 1 double; robbed-kong: 1 double',
});

/**
 * The mixed-hand game of the 1920s, with new seats after each round and both loose tiles next to the breach; a table may set `win-requirement: one-double` or
 * `cleared-hand`.
 */
export const babcock = variant({
  name: 'babcock',
  source: 'J. P. Babcock',
  rules: 'reseat: each-round; loose-tiles: together',
});
