/** Parses and formats a hand as one line of text. */
import { asText } from './as-text.js';
import { NotationError, shown, type Details, type NotationErrorCode } from './errors.js';
import { compareSets, declaredSet, kindsOf, promotedKong } from './hand.js';
import { KINDS, TILES, honourOf, kindInSuit, suitOf } from './tiles.js';
import type { DeclaredSet, Hand, Tile } from './types.js';

/** Longer texts are rejected before parsing. In UTF-16 code units. */
export const LONGEST_HAND = 200;

/** The kinds of U+1F000 onward, encoded as character codes from “0”; Unicode has flower 4 before flower 3. */
const UNICODE = [...'KLMNOPQ9:;<=>?@A012345678BCDEFGHIJRSUTVWXY'].map((character) => character.charCodeAt(0) - 48);

const isBlank = (code: number): boolean => code === 32 || code === 44 || code === 160 || (code > 8 && code < 14);
const isDigit = (code: number): boolean => code > 47 && code < 58;
const PLUS = 43;
/** The character after the last one, which is not part of any tile. */
const END = -1;

/** Reads a text from the first character to the last. */
class Reader {
  at = 0;
  /** The winning tile's kind; -1 if there is none. */
  winning = -1;

  constructor(readonly text: string) {}

  fail(code: NotationErrorCode, from: number, to: number, details: Details = {}): never {
    throw new NotationError(code, this.text.slice(0, LONGEST_HAND), from, to - from, {
      found: shown(this.text.slice(from, to)),
      ...details,
    });
  }

  /** The code of the current character. */
  code(): number {
    return this.at < this.text.length ? this.text.charCodeAt(this.at) : END;
  }

  skipBlanks(): void {
    while (isBlank(this.code())) this.at++;
  }

  /** The current character, including both halves of a surrogate pair; a space at the end of the text. */
  character(): string {
    return String.fromCodePoint(this.text.codePointAt(this.at) ?? 32);
  }

  /** Throws the error for a character that is not valid here. */
  unexpected(expected: string): never {
    const { at, text } = this;
    const found = this.character();
    const code = at >= text.length ? 'unclosed' : 'eswnrg'.includes(found) ? 'lower-case-honour' : 'unknown-character';
    return this.fail(code, at, Math.min(text.length, at + found.length), { expected });
  }

  /** Reads the tiles up to the next space, bracket or plus sign. */
  readTiles(into: number[]): void {
    for (;;) {
      const code = this.code();
      if (isDigit(code)) this.readRanks(into);
      else if (code === 0xd83c) {
        const kind = UNICODE[this.text.charCodeAt(this.at + 1) - 0xdc00];
        if (kind === undefined) return;
        into.push(kind);
        this.at += 2;
        // A variation selector picks text or emoji presentation; the tile is the same.
        if ((this.code() | 1) === 0xfe0f) this.at++;
      } else {
        const kind = code < 0 ? -1 : honourOf(code);
        if (kind < 0) return;
        into.push(kind);
        this.at++;
      }
    }
  }

  /** Reads ranks and the suit that follows them, as in `123b`. */
  private readRanks(into: number[]): void {
    const { text } = this;
    const start = this.at;
    while (isDigit(this.code())) this.at++;
    const letter = this.code();
    // Setting the case bit accepts letters in either case.
    const suit = letter > 64 ? suitOf(letter | 32) : -1;
    if (suit < 0) this.unknownSuit(start);
    for (let index = start; index < this.at; index++) {
      const kind = kindInSuit(suit, text.charCodeAt(index));
      if (kind < 0)
        this.fail('unknown-rank', index, index + 1, {
          found: text.charAt(index) + text.charAt(this.at),
          most: suit < KINDS ? 9 : 4,
        });
      into.push(kind);
    }
    this.at++;
  }

  private unknownSuit(start: number): never {
    const letter = this.character();
    if (isBlank(letter.charCodeAt(0)) || '()[]+'.includes(letter)) this.fail('missing-suit', start, this.at);
    const end = this.at + letter.length;
    return this.fail('unknown-suit', this.at, end, {
      in: shown(this.text.slice(start, end)),
      ...('mpz'.includes(letter) && { sentence: 'riichi-suit' }),
    });
  }

  /** Reads an exposed set `( )` or a concealed kong `[ ]`, from its opening bracket. */
  readSet(concealed: boolean): DeclaredSet {
    const start = this.at++;
    const close = concealed ? ']' : ')';
    const kinds: number[] = [];
    let added = -1;
    for (this.skipBlanks(); this.code() !== close.charCodeAt(0); this.skipBlanks()) {
      const before = kinds.length;
      this.readTiles(kinds);
      if (kinds.length > before) continue;
      if (this.code() !== PLUS || added >= 0) this.unexpected(`“${close}”`);
      added = before;
      this.at++;
    }
    this.at++;
    const set = added < 0 ? declaredSet(kinds, concealed) : concealed ? undefined : promotedKong(kinds, added);
    return set ?? this.fail('not-a-set', start, this.at, concealed ? { sentence: 'not-a-concealed-kong' } : {});
  }

  /** Reads the winning tile from its plus sign. */
  readWinningTile(): void {
    const start = this.at++;
    const kinds = this.winning < 0 ? [] : [this.winning];
    const before = kinds.length;
    this.readTiles(kinds);
    if (kinds.length === before || kinds.length > 1 || kinds[0] >= KINDS)
      this.fail('winning-tile', start, this.at, { sentence: 'winning-tile-text' });
    this.winning = kinds[0];
  }
}

/**
 * Parses a hand in notation, such as `(RRR) 123b 456b 99d 78d +9d 3f`. The result is in canonical order, so different
 * notations of the same hand return equal hands.
 *
 * @throws {NotationError} with the position of the fault and what was expected there
 */
export function parseHand(text: string): Hand {
  const reader = new Reader(typeof text === 'string' ? text : asText(text));
  const { length } = reader.text;
  if (length > LONGEST_HAND) reader.fail('too-long', LONGEST_HAND, LONGEST_HAND, { found: length, most: LONGEST_HAND });
  const sets: DeclaredSet[] = [];
  const kinds: number[] = [];
  for (reader.skipBlanks(); reader.at < length; reader.skipBlanks()) {
    const code = reader.code();
    if (code === 40 || code === 91) sets.push(reader.readSet(code === 91));
    else if (code === PLUS) reader.readWinningTile();
    else {
      const before = kinds.length;
      reader.readTiles(kinds);
      if (kinds.length === before) reader.unexpected('“(”, “[”, “+”');
    }
  }
  const { winning } = reader;
  if (!sets.length && !kinds.length && winning < 0) reader.fail('empty', 0, length);
  if (sets.length > 1) sets.sort(compareSets);
  sort(kinds);
  const concealed: Tile[] = [];
  const bonus: Tile[] = [];
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index];
    if (kind < KINDS) concealed.push(TILES[kind]);
    else bonus.push(TILES[kind]);
  }
  return winning < 0 ? { sets, concealed, bonus } : { sets, concealed, winningTile: TILES[winning], bonus };
}

/** Sorts a short, nearly sorted list of kinds, much faster than a general sort. */
function sort(kinds: number[]): void {
  for (let index = 1; index < kinds.length; index++) {
    const kind = kinds[index];
    let place = index;
    for (; place && kinds[place - 1] > kind; place--) kinds[place] = kinds[place - 1];
    kinds[place] = kind;
  }
}

/** Formats tiles in canonical order, as in `1123b 45d EESRR`. */
const formatTiles = (tiles: readonly Tile[]): string =>
  kindsOf(tiles)
    .map((kind) => TILES[kind])
    .join('')
    .replace(/(\d)([a-z])(?=\d\2)/g, '$1')
    .replace(/([a-z])(?=.)/g, '$1 ');

/**
 * Formats a hand in canonical notation: declared sets, bamboo, characters, circles, winds, dragons, flowers, seasons,
 * and the winning tile last. Parsing the result returns the same hand; an empty hand returns an empty string.
 *
 * @throws {HandError} `not-a-tile` if the hand contains an invalid tile or set
 */
export function formatHand({ sets, concealed, bonus, winningTile }: Hand): string {
  return [
    ...[...sets].sort(compareSets).map(({ tiles, concealed: isConcealed, promoted }) => {
      const text = promoted ? `${formatTiles(tiles.slice(1))}+${formatTiles(tiles.slice(0, 1))}` : formatTiles(tiles);
      return isConcealed ? `[${text}]` : `(${text})`;
    }),
    formatTiles(concealed),
    formatTiles(bonus),
    winningTile === undefined ? '' : '+' + formatTiles([winningTile]),
  ]
    .filter(Boolean)
    .join(' ');
}
