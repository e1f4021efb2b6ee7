import { classical } from './classical.js';
import { complete } from './profile.js';

/** The school of Millington's handbook: the earthly hand is half a limit, the dead wall holds sixteen tiles. */
export const millington = complete(
  {
    name: 'millington',
    extends: 'classical',
    source: 'A. D. Millington',
    rules: 'earthly-hand: half limit; dead-wall: 16',
  },
  classical,
);

/** The British school. */
export const british = complete(
  {
    name: 'british',
    extends: 'classical',
    source: 'British school',
    rules:
      'all-flowers: 2 doubles; all-seasons: 2 doubles; limit: 1000; ' +
      'kong-replacement: 1 double; robbed-kong: 1 double',
  },
  classical,
);

/** The mixed-hand game of the 1920s; a table may declare `win-requirement: one-double` or `cleared-hand`. */
export const babcock = complete(
  {
    name: 'babcock',
    extends: 'classical',
    source: 'J. P. Babcock',
  },
  classical,
);
