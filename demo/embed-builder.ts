/** The embed builder: the preview and the editable hand first, then the form around them. */
import { nextTask, takeOver } from './when-needed.js';

void takeOver(async () => {
  await import('mahjong-elements/mj-hand.js');
  await nextTask();
  await import('mahjong-elements/mj-score-breakdown.js');
  await nextTask();
  const { start } = await import('./embed-form.js');
  start();
});
