/** Errors in a game or in its text. The English messages are here; the texts of the element have the same keys. */
import { DataError, TextError, sentence, type Details } from '../errors.js';
import '../sentences/hands.js';

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

/** Messages by key; `{name}` is a placeholder for a detail. */
export const gameSentences = {
  'wrong-shape': '{place} should be {expected}, not “{found}”.',
  players: 'A game has four players, not {found}.',
  'no-players': 'Name the four players first, in the seats East, South, West and North.',
  'players-shape': 'The players should be an array of four names, not “{found}”.',
  'player-empty': 'Player {place} needs a name.',
  'player-name':
    '“{found}” can’t be a player’s name: use at most {most} characters, no comma, colon or semicolon, and none of the words that start a line (washout, reseat, seen, players, profile, rules).',
  'player-twice': 'Two players are called “{found}”: give each a different name.',
  'too-many-hands': 'A game can have at most {most} hands.',
  'unknown-player': '“{found}” is not one of the players: {expected}.',
  'player-number': '“{found}” is not a player: players are numbered 0 to 3.',
  'hand-count': 'There should be four hands, one for each player, not {found}.',
  discarder: 'The winner can’t also be the discarder.',
  'discarder-needed':
    'Under these rules it matters who discarded the winning tile: name the discarder, or mark the hand as self-drawn.',
  'drawn-discard': 'A self-drawn hand has no discarder.',
  'winning-tile': 'The winner’s tiles need a winning tile: mark it with a plus, as in +5b.',
  'loser-won': 'Only the winner’s hand has a winning tile, and the winner is named first.',
  'too-many-copies': 'The hands of {players} have {found} of {tile}, but a set of tiles has {most}.',
  pao: 'Leave out “pao” if the winner shows tiles: the tiles decide it.',
  value: 'The value must be a number from 0 to {most}, not “{found}”.',
  thousands: '“{found}” is ambiguous: for thousands, write {expected}.',
  frozen: 'The rules are agreed before the first hand and hold for the whole game, so “{found}” can’t change here.',
  'thirteenth-win': 'This is not East’s thirteenth win in a row: leave the circumstance out, the game adds it itself.',
  over: 'The game ended with hand {last}.',
  reseat: 'New seats name each player once, in the seats East, South, West and North.',
  'reseat-never': 'Under these rules players keep their seats: declare “reseat: each-round” to draw seats again.',
  'not-xmj': '{place} is not a hand that xmj has written.',
  'xmj-gap':
    '{place} does not go on where the hand before it ended: a file is missing, or this one is from another game.',
  'kajongg-player': 'In game {game}, a hand lacks one of the four players.',
  'reseat-early': 'Seats are drawn again only after a round has ended and before the next hand.',

  'too-long': 'Too long: {found} characters, but the limit is {most}.',
  header: '“{found}” has no value.',
  repeated: '“{found}” was already set in line {first}, to another value.',
  'player-expected': 'Expected a player’s name, not “{found}”: {expected}.',
  'said-twice': '{found} is named twice in this hand: start each hand on a new line.',
  semicolon: '“{found}” is a player: separate players with semicolons, and start each hand on a new line.',
  'missing-value': 'What is {found}’s hand worth? Expected a number or tiles.',
  'unknown-word': '“{found}” is not expected here: use {expected}.',
  'winner-word': '“{found}” is only for the winner, who is named first.',
  'loser-word': '“{found}” is only for losers’ hands.',
  'number-word': '“{found}” needs tiles, not a number: use {expected}.',
  'word-twice': '“{found}” and “{other}” can’t both apply to one hand.',
  'word-again': '“{found}” appears twice.',
  from: 'Expected the discarder after “from”: {expected}.',
  seen: 'Expected tiles after “seen”, as in “seen (555c) 9d”.',
};

export type GameSentence = keyof typeof gameSentences;

/** Where an error is: the number of the hand, and the player's name. */
const whereOf = ({ hand, player }: Details): string =>
  hand === undefined ? '' : `Hand ${hand}${player === undefined ? '' : `, ${player}`}: `;

const messageOf = (code: string, details: Details, cause?: Error): string =>
  whereOf(details) +
  (cause ? cause.message : sentence(gameSentences[(details.sentence ?? code) as GameSentence], details));

/** Thrown for a game that cannot be played as recorded. */
export class GameError extends DataError<GameErrorCode> {
  override get name(): string {
    return 'GameError';
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
    super(code, details, messageOf(code, details, of.cause));
    if (typeof details.hand === 'number') this.hand = details.hand;
    if (of.player !== undefined) this.player = of.player;
    if (of.cause) Object.defineProperty(this, 'cause', { value: of.cause, configurable: true });
  }
}

/**
 * Thrown for a text that is not a game. `text` is the whole text, and the part at fault is
 * `text.slice(index, index + length)`.
 */
export class GameNotationError extends TextError<GameNotationErrorCode> {
  override get name(): string {
    return 'GameNotationError';
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
    const place = hand === undefined ? `Line ${line}: ` : '';
    super(code, text, index, length, details, place + messageOf(code, details, cause));
    if (typeof hand === 'number') this.hand = hand;
    this.line = line;
    if (cause) Object.defineProperty(this, 'cause', { value: cause, configurable: true });
  }
}
