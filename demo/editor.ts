/** An editable hand and its breakdown. */
import { nextTask, takeOver } from './when-needed.js';

void takeOver(async () => {
  await import('../src/mj-hand.js');
  await nextTask();
  await import('../src/mj-score-breakdown.js');
});
