/** The exercises: each is taken over when it comes near. */
import { takeOver } from './when-needed.js';

void takeOver(
  () => import('../src/mj-hand.js'),
  () => import('../src/mj-settlement.js'),
  () => import('../src/mj-exercise.js'),
  async () => (await import('./exercise-choices.js')).start(),
);
