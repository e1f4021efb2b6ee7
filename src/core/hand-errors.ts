/**
 * Errors in a text or a hand. An error has a code and details, from which its message is made. The English messages are
 * here; other languages have a table with the same keys.
 */

export type NotationErrorCode =
  | 'empty'
  | 'too-long'
  | 'unknown-character'
  | 'unknown-suit'
  | 'missing-suit'
  | 'unknown-rank'
  | 'lower-case-honour'
  | 'unclosed'
  | 'not-a-set'
  | 'winning-tile';

export type HandErrorCode =
  | 'tile-count'
  | 'too-many-copies'
  | 'winning-tile'
  | 'not-complete'
  | 'impossible'
  | 'requirement'
  | 'not-a-tile'
  | 'wrong-shape';

/** Figures and names that fill in a message; `sentence` selects the message if a code has several. */
export type Details = Readonly<Record<string, string | number>>;

/** How sentences begin and end, also those in `errors.ts`. */
export const AT = '“{found}” at character {place} ';
const EXPECTED = ': expected a tile or {expected}.';
const SUITS =
  ': use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.';
export const UNKNOWN_SUIT = 'Unknown suit “{found}” in “{in}” at character {place}';
export const USE = ': use {expected}.';
export const NEAR = ': did you mean “{near}”?';
const MAY_NOT = 'The hand is complete but cannot go out: these rules require ';

/** Messages by key; `{name}` is a placeholder for a detail. */
export const errorSentences = {
  empty: 'There are no tiles: expected a hand such as 123b 456b 99d.',
  'too-long': 'Too long: {found} characters, but the limit is {most}.',
  'unknown-character': AT + 'is not a tile' + EXPECTED,
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'other-program':
    '“{found}” at character {place} can’t be read. If the hand is written as in {what}, set notation="{what}".',
  'riichi-suit': UNKNOWN_SUIT + SUITS + ' For riichi letters, set notation="mpsz".',
  'missing-suit': AT + 'has no suit' + SUITS,
  'unknown-rank': AT + 'is not a tile: ranks run from 1 to {most}.',
  'lower-case-honour': AT + 'is not a tile: write winds and dragons in upper case, E S W N R G B.',
  unclosed: 'The text ends at character {place}' + EXPECTED,
  'not-a-set': AT + 'is not a set such as (123b), (RRR), (RRRR) or (999d+9d).',
  'not-a-concealed-kong': AT + 'is not a concealed kong: it needs four identical tiles.',
  'winning-tile-text': AT + 'can’t be the winning tile: expected one tile, not a flower or season.',
  'second-winning-tile': AT + 'is a second winning tile: the first is at character {first}.',

  'not-a-tile': '“{found}” is not a valid tile or set here.',
  'unknown-tile': 'A hand with an unknown tile can’t be scored.',
  'too-many-copies': 'The hand has {found} of {tile}, but a set of tiles has only {most}.',
  'tile-count':
    'The hand has {found} tiles, not {expected}: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.',
  'winning-tile': 'The hand has {found} tiles but no winning tile: mark it with a plus, as in +5b.',
  'not-complete': 'The hand has a winning tile, but its tiles do not make four sets and a pair.',
  'minimum-doubles': MAY_NOT + 'at least {most} doubles.',
  'minimum-points': MAY_NOT + 'a hand worth at least {most} points.',
  'one-of': MAY_NOT + '“{expected}”.',
  'one-double': MAY_NOT + 'a double other than for bonus tiles.',
  'most-chows': MAY_NOT + 'at most {most} chows.',
  'cleared-hand': MAY_NOT + 'one suit (honours allowed), or only terminals and honours.',

  'unknown-word': '“{found}” is not a valid {what}' + USE,
  'no-winning-tile': 'A way of winning is set, but no winning tile is marked.',
  clash: '“{found}” and “{other}” cannot both apply.',
  'no-kong': '“{found}” needs more kongs than the hand has.',
  'no-bonus': '“{found}” needs a flower or season.',
  'robbed-kong': 'This hand cannot win by robbing a kong of {tile}.',
  'not-east': '“{found}” applies only to East.',
  'first-turn-exposed': 'No set can be exposed on the first turn.',
  'first-turn-east': 'On the first turn, East can only win by self-draw.',
};

/** Fills in the details of a message. */
export function sentence(template: string, details: Details): string {
  return template
    .replace(/\{([a-z]+)\}/gi, (_, name: string) => String(details[name]))
    .replace(/\b1 (tile|double|chow)s\b/, '1 $1');
}

/** Converts any value to text; a value that has no text form is represented by its type. */
export function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** A value as text for a message: shortened, and free of characters that a terminal or a page would act on. */
export function shown(value: unknown, most = 24): string {
  const text = asText(value);
  // Control, format, private-use and unassigned characters, and unpaired surrogates.
  return (text.length > most ? text.slice(0, most) + '…' : text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}

const sentenceOf = (
  code: string,
  details: Details,
  sentences: Readonly<Record<string, string>> = errorSentences,
): string => sentence(sentences[details.sentence ?? code], details);

/** An error at a position in a text: the part at fault is `text.slice(index, index + length)`. */
export class TextError<Code extends string> extends SyntaxError {
  readonly details: Details;
  constructor(
    readonly code: Code,
    /** The whole text, or as much of it as was examined. */
    readonly text: string,
    /** Where the fault starts, in UTF-16 code units from 0. */
    readonly index: number,
    readonly length: number,
    details: Details = {},
    sentences?: Readonly<Record<string, string>>,
  ) {
    const placed = { ...details, place: index + 1 };
    super(sentenceOf(code, placed, sentences));
    this.details = placed;
  }
}

/** Thrown for a text that is not a valid hand. */
export class NotationError extends TextError<NotationErrorCode> {
  override get name(): string {
    return 'NotationError';
  }
}

/** An error in data; `sentences` are the messages by code. */
export class DataError<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    readonly details: Details = {},
    sentences?: Readonly<Record<string, string>>,
  ) {
    super(sentenceOf(code, details, sentences));
  }
}

/** Thrown for a hand that cannot be scored. */
export class HandError extends DataError<HandErrorCode> {
  override get name(): string {
    return 'HandError';
  }
}

/** Throws an error again, unless it is about a hand and has one of these codes or, if none are given, any code. */
export function expectHandError(error: unknown, ...codes: readonly HandErrorCode[]): asserts error is HandError {
  if (!(error instanceof HandError) || (codes.length > 0 && !codes.includes(error.code))) throw error;
}
