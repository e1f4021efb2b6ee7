/** The calculator: its elements one after the other, so that a slow phone can draw and answer in between. */
import { nextTask, takeOver } from './when-needed.js';

void takeOver(async () => {
  await import('mahjong-elements/mj-hand.js');
  await nextTask();
  await import('mahjong-elements/mj-score-breakdown.js');
  await nextTask();
  await import('mahjong-elements/mj-settlement.js');
  await nextTask();
  // Before the elements take over their pictures: the address may have another hand.
  const { start } = await import('./calculator-table.js');
  start();
});
