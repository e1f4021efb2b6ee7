/**
 * Errors in a text, a hand or a table. An error has a code and details, from which its message is made. The English
 * messages are here; other languages have a table with the same keys.
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

export type RulesErrorCode =
  | 'too-long'
  | 'missing-colon'
  | 'repeated'
  | 'unknown-rule'
  | 'unknown-value'
  | 'unknown-profile'
  | 'bad-name'
  | 'too-complex';

export type TableErrorCode =
  | 'unknown-seat'
  | 'missing-seat'
  | 'no-winner'
  | 'discarder'
  | 'dead'
  | 'pao'
  | 'incident'
  | 'score'
  | 'other-score'
  | 'repeated'
  | 'too-many-copies'
  | 'wrong-shape';

/** Figures and names that fill in a message; `sentence` selects the message if a code has several. */
export type Details = Readonly<Record<string, string | number>>;

const AT = '“{found}” at character {place} ';
const EXPECTED = ': expected a tile or {expected}.';
const SUITS =
  ': use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.';
const UNKNOWN_SUIT = 'Unknown suit “{found}” in “{in}” at character {place}';
const NEAR = ': did you mean “{near}”?';
const USE = ': use {expected}.';
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

/** Messages for the rules of a table, which need not be loaded to score a hand under classical rules. */
export const declarationSentences = {
  'missing-colon': AT + 'has no value: expected “id: value”.',
  repeated: AT + 'was already set at character {first}, to another value.',
  'unknown-rule': AT + 'is not a rule.',
  'unknown-rule-near': AT + 'is not a rule' + NEAR,
  'unknown-value': AT + 'is not a value of “{id}”' + USE,
  'unknown-value-near': AT + 'is not a value of “{id}”' + NEAR + ' Use {expected}.',
  'unknown-profile': '“{found}” is not a profile' + USE,
  'unknown-profile-near': '“{found}” is not a profile' + NEAR + ' Use {expected}.',
  'bad-name': 'A profile needs a name of 1 to 80 characters.',
};

/** Messages for profiles that are in a module of their own. */
export const profileSentences = {
  'profile-elsewhere': 'The profile “{found}” is not loaded: import mahjong-elements/core/profiles.js first.',
};

/** Messages for awards of a table's own. */
export const ownAwardSentences = {
  'own-name': AT + 'is not a name for an award: use two hyphens, then words of letters and digits, as in --own-wind.',
  'too-many-awards': 'A profile can have at most {most} awards of its own.',
  'unknown-term': AT + 'is not expected here' + USE,
  'unknown-term-near': AT + 'is not expected here' + NEAR,
  'award-sentence':
    AT +
    'is not a sentence for readers: write up to {longest} characters in quotation marks, with @ and a language after them if you like, as in "All in one suit"@en. An award can have up to {most}.',
  'off-if':
    AT +
    'is not expected here: an award that is off has no conditions. For an award in some hands only, write what it is worth before “if”.',
  'missing-term': 'Something is missing at character {place}' + USE,
  'bad-tiles': AT + 'is not a pattern of tiles, such as 123x, ESWN, [19x]{3}, (kx ky)*7 or own.',
  'pattern-size': AT + 'describes {tiles} tiles, but a hand has 14 (kongs count as three).',
  'unknown-own-award': AT + 'is not declared: declare it, or check the name.',
  'unknown-own-award-near': AT + 'is not declared' + NEAR,
  'depends-on-itself': AT + 'makes “{id}” depend on itself.',
  'too-complex': 'The tiles “{found}” take too long to compare with this hand: use fewer or simpler alternatives.',
};

/** Messages for tiles seen on the table, which few pages name. */
export const seenSentences = {
  'seen-text': 'In the seen tiles, “{found}” at character {place} can’t be read.',
  'seen-long': 'The seen tiles have {found} characters, but the limit is {most}.',
  'seen-copies': 'The hand and the seen tiles have {found} of {tile}, but a set of tiles has only {most}.',
};

/** Messages for hands in riichi letters, which few pages use. */
export const riichiSentences = {
  'not-riichi':
    UNKNOWN_SUIT +
    ': with notation="mpsz", use m (characters), p (circles), s (bamboo), z (1–7: winds E S W N, white, green and red dragon) or f (flowers).',
};

/** Messages that need not be loaded to score a hand. */
export const tableSentences = {
  'wrong-shape': '{place} should be an {expected}, not “{found}”.',
  'not-text': '{place} should be text, not “{found}”.',
  'missing-seat': 'The score for {seat} is missing.',
  'table-word': '{place}: “{found}” is not a valid {what}: use {expected}.',
  'no-winner': 'A discarder is set, but no winner.',
  'winner-discards': 'The winner, {seat}, can’t also be the discarder.',
  'several-winners': 'The hands of {seats} have a winning tile: choose one winner.',
  'discarder-needed':
    'Under these rules it matters who discarded {seat}’s winning tile: choose the discarder, or mark the hand as self-drawn.',
  'seat-twice': '{place}: {seat} is named twice, with different values.',
  thousands: '“{found}” is ambiguous: for thousands, write {expected}.',
  score: 'The score of {seat} must be a number from 0 to {most}.',
  'winning-score': 'Only the winner’s hand has a winning tile: check {seat}.',
  'other-score': 'The score of {seat} was computed for {what} “{found}”, but this table has “{expected}”.',
  'many-incidents': 'At most {most} errors of one player are counted, but {seat} has {found}.',
  'table-copies': 'The hands of {seats} have {found} of {tile}; a set of tiles has {most}.',
  'table-robbed':
    'The robbed kong of {tile} is written as a kong: its fourth tile is the winning tile of {seat}, so write {expected}.',
  'liable-by-tile': 'Under these rules, only the discarder of the winning tile can be liable (`pao-by: winning-tile`).',
  pao: 'Set `pao` only when the winner’s score is a number.',
};

/** Messages for invalid input to a breakdown, which need not be loaded to score a hand. */
export const scoreSentences = {
  'not-a-hand': 'The element with the id “{id}” is <{found}>, not <mj-hand>.',
  'unfit-score': 'Not a score: its awards do not fit its tiles.',
  'not-a-score': 'Not a score: {place} is “{found}” instead of {expected}.',
};

export type ErrorSentence =
  | keyof typeof errorSentences
  | keyof typeof declarationSentences
  | keyof typeof profileSentences
  | keyof typeof ownAwardSentences
  | keyof typeof tableSentences
  | keyof typeof scoreSentences
  | keyof typeof riichiSentences
  | keyof typeof seenSentences;

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

/** Thrown for declarations that are not valid rules. */
export class RulesError extends TextError<RulesErrorCode> {
  override get name(): string {
    return 'RulesError';
  }
  constructor(
    code: RulesErrorCode,
    text: string,
    index: number,
    length: number,
    details?: Details,
    sentences: Readonly<Record<string, string>> = { ...errorSentences, ...declarationSentences },
  ) {
    super(code, text, index, length, details, sentences);
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

/** Thrown for a table that cannot be settled. */
export class TableError extends DataError<TableErrorCode> {
  override get name(): string {
    return 'TableError';
  }
  constructor(code: TableErrorCode, details?: Details) {
    super(code, details, { ...errorSentences, ...tableSentences });
  }
}

/** Thrown for input that a breakdown cannot show: data that is not a Score, or an element that is not a hand. */
export class ScoreError extends DataError<'not-a-score' | 'not-a-hand'> {
  override get name(): string {
    return 'ScoreError';
  }
  constructor(code: 'not-a-score' | 'not-a-hand', details: Details) {
    super(code, details, scoreSentences);
  }
}
