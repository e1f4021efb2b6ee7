/** The exercises: each is taken over when it comes near. */
import { nextTask, takeOver } from './when-needed.js';

void takeOver(async () => {
  await import('../src/mj-hand.js');
  await nextTask();
  await import('../src/mj-settlement.js');
  await nextTask();
  await import('../src/mj-exercise.js');
  await nextTask();
  const { start } = await import('./exercise-choices.js');
  start();
});
