/** The texts of a game. They load with its element. */
import type { GameErrorCode, GameNotationErrorCode } from '../core/game.js';
import type { DeadHand, Wind } from '../core/index.js';
import type { SpokenError, TableTexts } from './types.js';

/** How a hand ended, by the names of the players. */
export interface SpokenResult {
  /** Undefined after a wash-out. */
  winner?: string;
  discarder?: string;
  /** What the winner's hand is worth. */
  value?: number;
  /** Only where it is recorded. */
  isSelfDrawn?: boolean;
  dead?: readonly { name: string; kind: DeadHand }[];
}

/** East's thirteenth win in a row. */
export interface SpokenThirteenth {
  value: number;
  /** The number that was entered, if it is not what the hand is worth. */
  entered?: number;
}

/** An error in a game or in its text. */
export interface SpokenGameError extends Omit<SpokenError, 'code'> {
  code: GameErrorCode | GameNotationErrorCode | (string & {});
  hand?: number;
  cause?: Error;
}

export interface OwnGameTexts {
  caption: string;
  /** East round, deal 2 of 4. */
  where: (round: Wind, deal: number) => string;
  /** Hand 6. */
  hand: (number: number) => string;
  /** Hand 6: Ann deals; the second hand of Ann’s deal. */
  dealer: (number: number, name: string, handOfDeal: number) => string;
  /** 3 deals to go, about 4 hands. */
  toGo: (deals: number, hands: number) => string;
  over: string;
  /** British rules, limit 1,000. */
  rules: (profile: string, limit: number | 'none', rounds: number) => string;
  empty: string;
  lastGood: string;

  // The table as it stands
  table: string;
  /** Marks East, who holds the dice. */
  dealerMark: string;
  own: (place: number) => string;
  /** The winds whose sets double: those of the seat and the round. */
  doubling: (winds: readonly Wind[], isTwice: boolean) => string;
  /** Who plays after whom, and which way the wall is used up. */
  ways: (names: readonly string[]) => string;

  // The sheet
  sheet: string;
  columns: { hand: string; total: string };
  /** Ben 48 from Cho. */
  result: (result: SpokenResult) => string;
  /** A row for screen readers: the hand, whose deal it is, and the result. */
  row: (number: number, dealer: string, result: string) => string;
  /** A cell for screen readers: the points of the hand, then the total. */
  cell: (change: string, total: string) => string;
  asEast: string;
  asOthers: string;
  /** Where everyone sits after a deal that moved. */
  moved: Record<'east-won' | 'passed' | 'washout' | 'thirteen-wins' | 'over', (names: readonly string[]) => string>;
  /** Noted below the row of East's thirteenth win in a row. */
  thirteenth: (spoken: SpokenThirteenth) => string;
  /** A row whose payments a correction has changed. */
  changed: string;
  /** A number that was entered for another seat than the player has now. */
  otherSeat: (names: readonly string[]) => string;
  expected: (name: string, expected: number, found: number) => string;
  unexpectedText: (found: string) => string;
  handOf: (name: string, value: number) => string;
  score: string;

  // Chart and chips
  chart: string;
  chips: string;
  chip: (worth: number) => string;
  /** What the table shows: what is to be paid, or what each player holds. */
  chipsHeld: (stake: number) => string;
  chipsOwed: string;
  rest: string;

  // Keeping score
  enter: (number: number) => string;
  correct: (number: number) => string;
  winner: string;
  from: string;
  selfDraw: string;
  washout: string;
  value: string;
  /** The value of a player’s hand so far. */
  valueOf: (name: string, value: string) => string;
  wonBy: (name: string) => string;
  discardedBy: (name: string) => string;
  tiles: string;
  number: string;
  inPlay: string;
  stateOf: (name: string) => string;
  pao: string;
  digits: string;
  /** A key that enters a whole value and moves on. */
  quick: (value: string) => string;
  erase: string;
  next: string;
  done: string;
  save: string;
  cancel: string;
  remove: string;
  correctThis: string;
  undo: string;
  redo: string;
  needWinner: string;
  needFrom: string;
  needValue: (name: string) => string;
  needTiles: (name: string) => string;
  /** Asks whether a winner has no points; `button` is the text of the button that confirms it. */
  zeroWin: (name: string, button: string) => string;
  players: string;
  rename: string;
  playerIn: (seat: Wind) => string;
  start: string;
  reseat: string;
  reseatHelp: string;
  reseatDone: string;
  frozen: string;
  notLoaded: string;
  entered: (hand: string, totals: readonly string[]) => string;
  corrected: (number: number, later: number) => string;
  removed: (number: number) => string;
  undone: string;
  redone: string;

  /** Where the error is, then what is wrong; `inner` describes an error of the tiles or the table. */
  problem: (error: SpokenGameError, inner: (error: SpokenError) => string) => string;
}

export type GameTexts = TableTexts & { game: OwnGameTexts };
