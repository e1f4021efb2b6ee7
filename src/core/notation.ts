/** Parses and formats a hand as one line of text. */
import { asText } from './as-text.js';
import { NotationError, shown, type Details, type NotationErrorCode } from './errors.js';
import { compareSets, declaredSet, kindsOf, promotedKong, rising } from './hand.js';
import { KINDS, TILES, honourOf, kindInSuit, suitOf } from './tiles.js';
import type { DeclaredSet, Hand, Tile } from './types.js';

/** Longer texts are rejected before parsing. In UTF-16 code units. */
export const LONGEST_HAND = 200;

/** The kinds of U+1F000 onward, encoded as character codes from “0”; Unicode has flower 4 before flower 3. */
const UNICODE = [...'KLMNOPQ9:;<=>?@A012345678BCDEFGHIJRSUTVWXY'].map((character) => character.charCodeAt(0) - 48);

const isBlank = (code: number): boolean => code === 32 || code === 44 || code === 160 || (code > 8 && code < 14);
const isDigit = (code: number): boolean => code > 47 && code < 58;

/**
 * Parses a hand in notation, such as `(RRR) 123b 456b 99d 78d +9d 3f`. The result is in canonical order, so different
 * notations of the same hand return equal hands.
 *
 * @throws {NotationError} with the position of the fault and what was expected there
 */
export function parseHand(text: string): Hand {
  text = asText(text);
  const { length } = text;
  const fail = (code: NotationErrorCode, from: number, to: number, details: Details = {}): never => {
    throw new NotationError(code, text.slice(0, LONGEST_HAND), from, to - from, {
      found: shown(text.slice(from, to)),
      ...details,
    });
  };
  if (length > LONGEST_HAND) fail('too-long', LONGEST_HAND, LONGEST_HAND, { found: length, most: LONGEST_HAND });
  let at = 0;
  const codeAt = (index: number): number => text.charCodeAt(index);
  /** The current character, including both halves of a surrogate pair; a space at the end of the text. */
  const character = (): string => String.fromCodePoint(text.codePointAt(at) ?? 32);
  const skipBlanks = (): void => {
    while (isBlank(codeAt(at))) at++;
  };

  /** Reads ranks and the suit that follows them, as in `123b`. */
  const readRanks = (into: number[]): void => {
    const start = at;
    while (isDigit(codeAt(at))) at++;
    // Setting the case bit accepts letters in either case.
    const suit = codeAt(at) > 64 ? suitOf(codeAt(at) | 32) : -1;
    if (suit < 0) {
      const letter = character();
      if (isBlank(letter.charCodeAt(0)) || '()[]+'.includes(letter)) fail('missing-suit', start, at);
      const end = at + letter.length;
      fail('unknown-suit', at, end, {
        in: shown(text.slice(start, end)),
        ...('mpz'.includes(letter) && { sentence: 'riichi-suit' }),
      });
    }
    for (let index = start; index < at; index++) {
      const kind = kindInSuit(suit, codeAt(index));
      if (kind < 0)
        fail('unknown-rank', index, index + 1, {
          found: text.charAt(index) + text.charAt(at),
          most: suit < KINDS ? 9 : 4,
        });
      into.push(kind);
    }
    at++;
  };

  /** Reads the tiles up to the next space, bracket or plus sign. @returns how many */
  const readTiles = (into: number[]): number => {
    const before = into.length;
    for (;;) {
      const code = codeAt(at);
      if (isDigit(code)) {
        readRanks(into);
        continue;
      }
      const unicode = code === 0xd83c ? UNICODE[codeAt(at + 1) - 0xdc00] : undefined;
      const kind = unicode ?? honourOf(code);
      if (!(kind >= 0)) return into.length - before;
      into.push(kind);
      at++;
      // A variation selector picks text or emoji presentation; the tile is the same.
      if (unicode !== undefined && (codeAt(++at) | 1) === 0xfe0f) at++;
    }
  };

  /** Throws the error for a character that is not valid here. */
  const unexpected = (expected: string): never => {
    const found = character();
    const code = at >= length ? 'unclosed' : 'eswnrg'.includes(found) ? 'lower-case-honour' : 'unknown-character';
    return fail(code, at, Math.min(length, at + found.length), { expected });
  };

  /** Reads an exposed set `( )` or a concealed kong `[ ]`, from its opening bracket. */
  const readSet = (concealed: boolean): DeclaredSet => {
    const start = at++;
    const close = concealed ? ']' : ')';
    const kinds: number[] = [];
    let added = -1;
    for (skipBlanks(); text.charAt(at) !== close; skipBlanks())
      if (!readTiles(kinds)) {
        if (text.charAt(at) !== '+' || added >= 0) unexpected(`“${close}”`);
        added = kinds.length;
        at++;
      }
    at++;
    const set = added < 0 ? declaredSet(kinds, concealed) : concealed ? undefined : promotedKong(kinds, added);
    if (set) return set;
    return fail('not-a-set', start, at, concealed ? { sentence: 'not-a-concealed-kong' } : {});
  };

  const sets: DeclaredSet[] = [];
  const kinds: number[] = [];
  const winning: number[] = [];
  for (skipBlanks(); at < length; skipBlanks()) {
    const opening = text.charAt(at);
    if (opening === '(' || opening === '[') sets.push(readSet(opening === '['));
    else if (opening === '+') {
      const start = at++;
      if (!readTiles(winning) || winning.length > 1 || winning[0] >= KINDS)
        fail('winning-tile', start, at, { sentence: 'winning-tile-text' });
    } else if (!readTiles(kinds)) unexpected('“(”, “[”, “+”');
  }
  if (!sets.length && !kinds.length && !winning.length) fail('empty', 0, length);
  if (sets.length > 1) sets.sort(compareSets);
  kinds.sort(rising);
  const concealed: Tile[] = [];
  const bonus: Tile[] = [];
  for (const kind of kinds) (kind < KINDS ? concealed : bonus).push(TILES[kind]);
  return winning.length ? { sets, concealed, winningTile: TILES[winning[0]], bonus } : { sets, concealed, bonus };
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
