/** An editable hand and its breakdown. */
import { takeOver } from './when-needed.js';

void takeOver(
  () => import('../src/mj-hand.js'),
  () => import('../src/mj-score-breakdown.js'),
);
