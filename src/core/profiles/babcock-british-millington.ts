import { variant } from './classical.js';

/** The school of Millington's handbook: the earthly hand is half a limit, the dead wall holds sixteen tiles. */
export const millington = variant({
  name: 'millington',
  source: 'A. D. Millington',
  rules: 'earthly-hand: half limit; dead-wall: 16',
});

/** The British school. */
export const british = variant({
  name: 'british',
  source: 'British school',
  rules:
    'all-flowers: 2 doubles; all-seasons: 2 doubles; limit: 1000; ' +
    'kong-replacement: 1 double; robbed-kong: 1 double',
});

/** The mixed-hand game of the 1920s; a table may declare `win-requirement: one-double` or `cleared-hand`. */
export const babcock = variant({
  name: 'babcock',
  source: 'J. P. Babcock',
});
