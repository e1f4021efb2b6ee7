/** The calculator: its elements one after the other, so that a slow phone can draw and answer in between. */
import { takeOver } from './when-needed.js';

void takeOver(
  () => import('mahjong-elements/mj-hand.js'),
  () => import('mahjong-elements/mj-score-breakdown.js'),
  () => import('mahjong-elements/mj-settlement.js'),
  () => import('mahjong-elements/labels.js'),
  // Before the elements take over their pictures: the address may have another hand.
  async () => (await import('./calculator-table.js')).connect(),
);
