/** The score sheet: the game that is played first, and the others on the page when they come near. */
import { takeOver } from './when-needed.js';

void takeOver(
  () => import('mahjong-elements/mj-game.js'),
  // Before the element takes over its picture: the address or the browser may have a game.
  async () => (await import('./game-sheet.js')).start(),
);
