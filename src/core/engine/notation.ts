/** Parses and formats a hand as one line of text. */
import { asText, NotationError, type NotationErrorCode } from '../hand-errors.js';
import { plainText } from '../input.js';
import { has, part } from '../parts.js';
import { CLAIMED, compareSets, CONCEALED, insert, kindsOf, PROMOTED, setFrom, setOfNumber } from './hand.js';
import { kindOfSign } from './tile-signs.js';
import { KINDS, TILES, honourOf, kindInSuit, suitOf } from './tiles.js';
import type { DeclaredSet, Hand, Tile } from '../types.js';

/** Longer texts are rejected before parsing. In UTF-16 code units. */
export const LONGEST_HAND = 200;

/** Longer texts of tiles seen on the table are rejected. A whole set of tiles, written one by one, fits in it. */
export const LONGEST_SEEN = 500;

const isBlank = (code: number): boolean => code === 32 || code === 44 || code === 160 || (code > 8 && code < 14);
const isDigit = (code: number): boolean => code > 47 && code < 58;
const PLUS = 43;
/** The code of the character after the last one, which is not part of any tile. */
const END = 0;

/** What can be wrong with a text. */
export const TOO_LONG = 0;
export const EMPTY = 1;
export const UNEXPECTED = 2;
export const UNKNOWN_RANK = 3;
export const UNKNOWN_SUIT = 4;
export const NOT_A_SET = 5;
export const NO_WINNING_TILE = 6;
export const SECOND_WINNING_TILE = 7;

/** What is wrong with a text, and where; `other` is the code of the bracket that was expected, or where another fault is. */
export type Fault = [written: string, longest: number, fault: number, from: number, to: number, other: number];

/** Errors that have no code and details until the code that explains them is loaded. Scripts never have any. */
const MOST_UNEXPLAINED = 100;
export const unexplained: [NotationError, Fault][] = [];

/**
 * What has been read of a text: the kinds of the tiles outside of sets, followed by those of the set that is being read,
 * and the declared sets as numbers. Texts are read one at a time, so all readers share this memory.
 */
const kinds = new Int32Array(LONGEST_SEEN);
const declared = new Int32Array(LONGEST_SEEN);

/** A hand in notation, read when it is created. Its tiles and sets are valid until the next one is. @throws {NotationError} */
export class HandText {
  /** The kinds of its concealed and bonus tiles in ascending order: the first `count`. */
  readonly kinds: Int32Array = kinds;
  count = 0;
  /** Its declared sets as numbers in ascending order: the first `sets`. */
  readonly declared: Int32Array = declared;
  sets = 0;
  /** The winning tile's kind; -1 if there is none. */
  winning = -1;
  /** Where it is marked. */
  private plus = 0;
  private at = 0;
  /** The text as it is read: as it was written, or its plain form, of the same length. */
  private text: string;

  constructor(
    private readonly written: string,
    private readonly longest = LONGEST_HAND,
  ) {
    const { length } = written;
    this.text = written;
    if (length > longest) this.fail(TOO_LONG, longest, longest);
    try {
      this.read();
    } catch (error) {
      // Most hands are in plain characters, so the others are read twice.
      this.text = plainText(written);
      if (this.text === written) throw error;
      this.at = this.count = this.sets = 0;
      this.winning = -1;
      this.read();
    }
  }

  private read(): void {
    const { length } = this.text;
    for (this.skipBlanks(); this.at < length; this.skipBlanks()) {
      const code = this.code();
      if (code === 40 || code === 91) insert(this.readSet(code === 91), declared, this.sets++);
      else if (code === PLUS) this.readWinningTile();
      else if (!this.readTiles()) this.fail(UNEXPECTED, this.at);
    }
    if (!this.sets && !this.count && this.winning < 0) this.fail(EMPTY, 0, length);
    // Most hands are written in order.
    for (let index = 1; index < this.count; index++)
      if (kinds[index] < kinds[index - 1]) insert(kinds[index], kinds, index);
  }

  /** The hand as data, in canonical order. */
  hand(): Hand {
    const { winning } = this;
    const sets: DeclaredSet[] = [];
    for (let index = 0; index < this.sets; index++) sets.push(setOfNumber(declared[index]));
    const concealed: Tile[] = [];
    const bonus: Tile[] = [];
    for (let index = 0; index < this.count; index++) {
      const kind = kinds[index];
      if (kind < KINDS) concealed.push(TILES[kind]);
      else bonus.push(TILES[kind]);
    }
    return winning < 0 ? { sets, concealed, bonus } : { sets, concealed, winningTile: TILES[winning], bonus };
  }

  private fail(fault: number, from: number, to = from + 1, other = 0): never {
    const { written, longest } = this;
    const found: Fault = [written, longest, fault, from, to, other];
    if (has('notationError')) throw part('notationError')(...found);
    const error = new NotationError('' as NotationErrorCode, written.slice(0, longest), from, to - from);
    if (unexplained.length < MOST_UNEXPLAINED) unexplained.push([error, found]);
    throw error;
  }

  private code(): number {
    return this.at < this.text.length ? this.text.charCodeAt(this.at) : END;
  }

  private skipBlanks(): void {
    while (isBlank(this.code())) this.at++;
  }

  /** Reads tiles up to a space, bracket or plus sign, with digits as kinds until their suit follows. @returns whether there were any */
  private readTiles(): boolean {
    const { text, count: before } = this;
    const { length } = text;
    let { at, count } = this;
    for (let digits = count; ; at++) {
      const code = at < length ? text.charCodeAt(at) : END;
      if (isDigit(code)) {
        kinds[count++] = code;
        continue;
      }
      if (digits < count) {
        // Setting the case bit accepts letters in either case.
        const suit = suitOf(code | 32);
        if (suit < 0) this.fail(UNKNOWN_SUIT, at - count + digits, at);
        for (; digits < count; digits++) {
          const kind = kindInSuit(suit, kinds[digits]);
          if (kind < 0) this.fail(UNKNOWN_RANK, at - count + digits);
          kinds[digits] = kind;
        }
        continue;
      }
      let kind = honourOf(code);
      if (code === 0xd83c) {
        kind = kindOfSign(text.charCodeAt(at + 1));
        // A variation selector picks text or emoji presentation; the tile is the same.
        if (kind >= 0) at += (text.charCodeAt(at + 2) | 1) === 0xfe0f ? 2 : 1;
      }
      if (!(kind >= 0)) break;
      kinds[count++] = kind;
      digits = count;
    }
    this.at = at;
    this.count = count;
    return count > before;
  }

  /** Reads an exposed set `( )` or a concealed kong `[ ]`, from its opening bracket. @returns its number */
  private readSet(concealed: boolean): number {
    const start = this.at++;
    const first = this.count;
    const close = concealed ? 93 : 41;
    /** Where the tile that was added to a pung is among the tiles of the set. */
    let added = -1;
    for (this.skipBlanks(); this.code() !== close; this.skipBlanks()) {
      if (this.readTiles()) continue;
      if (this.code() !== PLUS || added >= 0) this.fail(UNEXPECTED, this.at, this.at + 1, close);
      added = this.count - first;
      this.at++;
    }
    this.at++;
    const how = concealed ? CONCEALED : added === 3 ? PROMOTED : CLAIMED;
    const set = setFrom(kinds, first, this.count, how);
    // A tile can only be added to an exposed pung, as the fourth one.
    if (set < 0 || (added >= 0 && (concealed || added !== 3))) this.fail(NOT_A_SET, start, this.at);
    this.count = first;
    return set;
  }

  private readWinningTile(): void {
    const start = this.at++;
    const first = this.count;
    this.skipBlanks();
    this.readTiles();
    if (this.winning >= 0) this.fail(SECOND_WINNING_TILE, start, this.at, this.plus);
    if (this.count !== first + 1 || kinds[first] >= KINDS) this.fail(NO_WINNING_TILE, start, this.at);
    this.plus = start;
    this.winning = kinds[first];
    this.count = first;
  }
}

/**
 * Parses a hand in notation, such as `(RRR) 123b 456b 99d 78d +9d 3f`. The result is in canonical order, so different
 * notations of the same hand return equal hands.
 *
 * @throws {NotationError} with the position of the fault and what was expected there
 */
export const parseHand = (text: string): Hand => new HandText(asText(text)).hand();

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
