/** Errors in rules, tables and scores, and those of `hand-errors.ts`, which is all that reading a hand needs. */
import { AT, DataError, errorSentences, TextError, UNKNOWN_SUIT, USE, type Details } from './hand-errors.js';

export * from './hand-errors.js';

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

const NEAR = ': did you mean “{near}”?';

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

/** Messages for hands of other programs, which few pages name. */
export const foreignSentences = {
  'foreign-long': 'Too long: {found} characters, but the limit is {most}.',
  'foreign-tile': '“{found}” at character {place} is not a tile of {program}.',
  'foreign-set': '“{found}” at character {place} is not a set of {program}.',
  'foreign-last': 'The last tile “{found}” at character {place} is not in the hand.',
  'foreign-source': AT + 'does not say where the last tile came from' + USE,
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
  | keyof typeof foreignSentences
  | keyof typeof riichiSentences
  | keyof typeof seenSentences;

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
