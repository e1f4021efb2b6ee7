/** What the bench compares, in one module, to be bundled as for a page. */
export { defineProfile, parseHand, score, scorer, waits } from '../src/core/index.js';
export { peers } from './peers.mjs';
