/** The score sheet: the game that is played first, and the others on the page when they come near. */
import { nextTask, takeOver } from './when-needed.js';

void takeOver(async () => {
  await import('mahjong-elements/mj-game.js');
  await nextTask();
  // Before the element takes over its picture: the address or the browser may have a game.
  const { start } = await import('./game-sheet.js');
  start();
});
