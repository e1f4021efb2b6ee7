/** The script for pages: turns code blocks of the language `mahjong` into elements, now and later, and loads what they need. */
import { insist, Later } from '../elements/lazy.js';
import { readyStateOf } from './nodes.js';
import { upgradeBlocks } from './upgrade.js';

function start(): void {
  upgradeBlocks(document, { observe: true });
  insist(new Later(() => import('../autoload.js')));
}

if (typeof document !== 'undefined') {
  // A block must be complete before it is read.
  if (readyStateOf(document) === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

export { upgradeBlocks } from './upgrade.js';
