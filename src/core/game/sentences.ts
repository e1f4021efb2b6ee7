/** What is wrong with a game, in English. Loads with the first error of an element, and with functions for scripts. */
import { game } from '../sentences/games.js';
import '../sentences/hands.js';
import { said } from './errors.js';

Object.assign(said, game.sentences);

export type GameSentence = keyof typeof game.sentences;

/** A function for scripts. A bundler that keeps it keeps these messages, too. */
export function spoken<Run>(run: Run): Run {
  Object.assign(said, game.sentences);
  return run;
}
