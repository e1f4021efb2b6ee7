/** What a game of another program becomes. */
import type { GameRecord } from '../game/record.js';
import type { Program } from './hands.js';

/** What the program counted in a hand, by player as in the record. */
export interface HandFigures {
  /** What each hand was worth; all 0 after a wash-out. */
  scores: number[];
  /** What each player won or lost. */
  changes: number[];
}

/** A game of another program. */
export interface ImportedGame {
  program: Program;
  /** The game as `playGame` plays it. */
  record: GameRecord;
  /** The program’s own figures, one for each hand of the record. */
  figures: HandFigures[];
  /** What has no counterpart in the record, such as options and penalties, in the words of the program. */
  unread: string[];
}
