import { DataError, isUnsaid, keyOf, sentence, TextError, type Details } from '../errors.js';

export type GameErrorCode =
  | 'wrong-shape'
  | 'players'
  | 'too-many-hands'
  | 'unknown-player'
  | 'hand-count'
  | 'discarder'
  | 'value'
  | 'frozen'
  | 'thirteenth-win'
  | 'over'
  | 'reseat'
  | 'winning-tile'
  | 'too-many-copies'
  | 'pao'
  | 'hand'
  | 'settlement';

export type GameNotationErrorCode =
  | 'too-long'
  | 'too-many-hands'
  | 'players'
  | 'header'
  | 'repeated'
  | 'frozen'
  | 'unknown-player'
  | 'player-twice'
  | 'missing-value'
  | 'value'
  | 'unknown-word'
  | 'misplaced-word'
  | 'word-twice'
  | 'reseat'
  | 'hand';

/** Messages by key. Scripts have them from the start; the element loads them with the first error. */
export const said: Record<string, string> = {};

/** Where an error is: the number of the hand and the player’s name, or the line. */
const whereOf = ({ hand, player, line }: Details): string =>
  hand !== undefined
    ? `Hand ${hand}${player === undefined ? '' : `, ${player}`}: `
    : line === undefined
      ? ''
      : `Line ${line}: `;

/** The message of an error, or of what caused it; undefined while it is not loaded. */
function messageOf(error: { code: string; details: Details; cause?: Error }): string | undefined {
  const { cause, details } = error;
  const template = said[keyOf(error)];
  const message = cause ? !isUnsaid(cause) && cause.message : template && sentence(template, details);
  return typeof message === 'string' ? whereOf(details) + message : undefined;
}

/** Thrown for a game that cannot be played as recorded. */
export class GameError extends DataError<GameErrorCode> {
  override get name(): string {
    return 'GameError';
  }
  override get message(): string {
    return messageOf(this) ?? keyOf(this);
  }
  /** The number of the hand at fault, counted from 1; undefined if no single hand is. */
  readonly hand?: number;
  /** The player whose hand is at fault, numbered 0 to 3. */
  readonly player?: number;
  /** Where the hand, or the player's part of it, starts in the text that the record was parsed from. */
  index?: number;
  /** How long that part of the text is. */
  length?: number;
  /** What the core found wrong with the tiles, the values or the table. */
  override readonly cause?: Error;

  constructor(code: GameErrorCode, details: Details, of: { player?: number; cause?: Error } = {}) {
    super(code, details, () => messageOf({ code, details, cause: of.cause }));
    if (typeof details.hand === 'number') this.hand = details.hand;
    if (of.player !== undefined) this.player = of.player;
    if (of.cause) Object.defineProperty(this, 'cause', { value: of.cause, configurable: true });
  }
}

/** Thrown for a text that is not a game. `text` is all of it, and the part at fault is `text.slice(index, index + length)`. */
export class GameNotationError extends TextError<GameNotationErrorCode> {
  override get name(): string {
    return 'GameNotationError';
  }
  override get message(): string {
    return messageOf(this) ?? keyOf(this);
  }
  /** The number of the hand at fault, counted from 1; undefined before the first hand. */
  readonly hand?: number;
  /** The line at fault, counted from 1. */
  readonly line: number;
  /** What is wrong with the tiles; its position counts from the start of the line. */
  override readonly cause?: Error;

  constructor(
    code: GameNotationErrorCode,
    text: string,
    index: number,
    length: number,
    details: Details & { line: number },
    cause?: Error,
  ) {
    const { hand, line } = details;
    super(code, text, index, length, details, () => messageOf({ code, details, cause }));
    if (typeof hand === 'number') this.hand = hand;
    this.line = line;
    if (cause) Object.defineProperty(this, 'cause', { value: cause, configurable: true });
  }
}
