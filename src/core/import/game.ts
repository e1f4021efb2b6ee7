/** What a game of another program becomes. */
import { RulesError } from '../errors.js';
import type { GameRecord } from '../game/record.js';
import { parseRules } from '../profiles/parse.js';
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

/** An option of a program, in its words, and the rules that it stands for: empty if there are none. */
export interface ForeignOption {
  said: string;
  rules: string;
}

/** Whether rules are valid: an option of a program may have a value that no table here has. */
function isValid(rules: string): boolean {
  try {
    parseRules(rules);
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/** The rules that options stand for, and the options that stand for none. */
export function rulesOf(options: readonly ForeignOption[]): { rules: string; unread: string[] } {
  const [read, unread]: [ForeignOption[], ForeignOption[]] = [[], []];
  for (const option of options) (option.rules && isValid(option.rules) ? read : unread).push(option);
  return { rules: read.map(({ rules }) => rules).join('; '), unread: unread.map(({ said }) => said) };
}
