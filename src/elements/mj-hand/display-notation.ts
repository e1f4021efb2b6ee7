/** Reads display-only hands: with unknown tiles, and with the concealed tiles grouped as in the text. */
import { LONGEST_HAND, NotationError, parseHand, tiles as allTiles } from '../../core/scoring.js';
import type { DeclaredSet, Hand, NotationErrorCode, Tile } from '../../core/scoring.js';
import { shown } from '../../core/errors.js';
import '../../core/sentences/riichi.js';
import { programs, readForeignHand, type ForeignHand, type Program } from '../../core/import/hands.js';
import { plainText, plainWord } from '../../core/input.js';
import { tilesDrawn } from '../../render/tiles-drawn.js';

const UNKNOWN: Tile = '?';

/** A set in brackets, a winning tile, or bare tiles up to the next space. */
const PIECES = /\([^)]*\)?|\[[^\]]*\]?|\+\s*[^\s,()[\]+]*|[^\s,()[\]+]+/g;

export interface Reading {
  hand: Hand;
  /** The concealed tiles, grouped as in the text. */
  groups: Tile[][];
}

const unknownsIn = (piece: string): Tile[] => [...piece].filter((character) => character === UNKNOWN);

/** Suits in riichi letters; the honours, `z`, are East, South, West, North, white, green, red. */
const RIICHI: Readonly<Record<string, string>> = { m: 'c', p: 'd', s: 'b', f: 'f' };
const RIICHI_HONOURS = 'ESWNBGR';

/**
 * Converts riichi letters to the letters of this package, keeping every part at its position. A text with b, c or d but
 * no m, p or z already uses the letters of this package, in which s means seasons.
 *
 * @throws {NotationError}
 */
function fromRiichi(text: string): string {
  if (text.length > LONGEST_HAND || (/\d[bcd]/i.test(text) && !/\d[mpz]/i.test(text))) return text;
  return text.replace(/(?<![\d?])([\d?]+)(\p{L})/gu, (tiles, ranks: string, suit: string, index: number) => {
    const letter = suit.toLowerCase();
    if (letter === 'z')
      return (
        ranks.replace(/\d/g, (rank, at: number) => {
          const honour = RIICHI_HONOURS[Number(rank) - 1];
          if (honour) return honour;
          const details = { found: rank + suit, most: RIICHI_HONOURS.length };
          throw new NotationError('unknown-rank', text, index + at, 1, details);
        }) + ' '
      );
    if (RIICHI[letter])
      // A red five, written as 0, is a five.
      return (letter === 'f' ? ranks : ranks.replaceAll('0', '5')) + RIICHI[letter];
    const details = { found: shown(suit), in: shown(tiles), sentence: 'not-riichi' };
    throw new NotationError('unknown-suit', text, index + ranks.length, suit.length, details);
  });
}

const moveUnknown = (tiles: string): string =>
  /\d/.test(tiles) ? tiles.replaceAll(UNKNOWN, '') + unknownsIn(tiles).join('') : tiles;

/** The set that the unknown tiles can form with the other tiles in their brackets. */
function readSet(piece: string): DeclaredSet | undefined {
  for (const tile of allTiles)
    try {
      const [set] = parseHand(piece.replaceAll(UNKNOWN, tile)).sets;
      let left = unknownsIn(piece).length;
      const tiles = set!.tiles.reduceRight<Tile[]>(
        (read, one) => [one === tile && left-- > 0 ? UNKNOWN : one, ...read],
        [],
      );
      return { ...set!, tiles };
    } catch {
      // Try the next tile.
    }
  return undefined;
}

const programOf = (notation: unknown): Program | undefined => programs.find((one) => one === plainWord(notation));

/** How the hand was won, in notations that include it. */
export function saidOf(text: string, notation?: string): Omit<ForeignHand, 'hand'> {
  const program = programOf(notation);
  try {
    return program ? readForeignHand(program, plainText(text)) : {};
  } catch {
    // Errors are reported where the tiles are read.
    return {};
  }
}

/**
 * Reads a hand like `parseHand`, or as another program writes it, or with `mpsz` in riichi letters. A `?` in place of a tile is an unknown tile.
 *
 * @throws {NotationError} if the text is invalid or the notation unknown
 */
export function readHand(text: string, notation?: string): Reading {
  const program = programOf(notation);
  if (program) return read(readForeignHand(program, plainText(text)).hand);
  if (notation && plainWord(notation) !== 'mpsz')
    throw new NotationError('unknown-suit', text.slice(0, LONGEST_HAND), 0, 0, {
      sentence: 'unknown-word',
      found: shown(notation),
      what: 'notation',
      expected: ['mpsz', ...programs].join(', '),
    });
  let own = plainText(text);
  try {
    if (notation) own = fromRiichi(own);
    return read(own);
  } catch (caught) {
    const { code, index, length, details } = caught as NotationError;
    if (own === text) throw caught;
    // Errors quote the original text, of which each part ends where it ends in the other.
    const end = index + length;
    const quoted = Object.entries(details)
      .filter(([, part]) => typeof part === 'string' && part && own.slice(0, end).endsWith(part))
      .map(([name, part]) => [name, shown(text.slice(end - String(part).length, end))]);
    const written = { ...details, ...Object.fromEntries(quoted) };
    throw new NotationError(code, text.slice(0, LONGEST_HAND), index, length, written);
  }
}

function read(text: string): Reading {
  // An unknown rank, as in 12?b, is an unknown tile: 12b?
  const plain = text.length > LONGEST_HAND ? text : text.replace(/(?<![\d?])[\d?]+[a-z]/gi, moveUnknown);
  const unknownSets: DeclaredSet[] = [];
  const groups: Tile[][] = [];
  let win = -1;
  // Unknown tiles are replaced with spaces so that error positions stay correct.
  const known =
    text.length > LONGEST_HAND
      ? text
      : plain.replace(PIECES, (piece, index: number) => {
          const isBare = !/^[([+]/.test(piece);
          const rest = piece.replaceAll(UNKNOWN, ' ');
          if (isBare) groups.push([...(rest.trim() ? tilesIn(rest) : []), ...unknownsIn(piece)]);
          if (isBare || rest === piece) return rest;
          if (/^\+\s*\?$/.test(piece) && win < 0) win = index;
          else if (piece.startsWith('+')) failToWin(text, index, piece);
          else unknownSets.push(readSet(piece) ?? fail('not-a-set', text, index, piece));
          return ' '.repeat(piece.length);
        });
  const hand: Hand = known.trim() || known === text ? parseHand(known) : { sets: [], concealed: [], bonus: [] };
  if (win >= 0 && hand.winningTile) failToWin(text, win, '+?');
  return {
    hand: {
      ...hand,
      sets: [...hand.sets, ...unknownSets],
      concealed: [...hand.concealed, ...groups.flat().filter((tile) => tile === UNKNOWN)],
      ...(win >= 0 && { winningTile: UNKNOWN }),
    },
    groups: groups.filter((group) => group.length),
  };
}

/** Tiles in notation, in any grouping, or why they are invalid. */
export function readTiles(text: string, notation?: string): { tiles: Tile[]; error?: NotationError } {
  try {
    return { tiles: tilesDrawn(readHand(text, notation).hand) };
  } catch (error) {
    return { tiles: [], error: error as NotationError };
  }
}

function fail(code: NotationErrorCode, text: string, index: number, piece: string, sentence = code as string): never {
  throw new NotationError(code, text, index, piece.length, { found: shown(piece), sentence });
}

const failToWin = (text: string, index: number, piece: string): never =>
  fail('winning-tile', text, index, piece, 'winning-tile-text');

/** The concealed tiles of one part of the text; empty if it is invalid, since the whole text reports the error. */
function tilesIn(piece: string): Tile[] {
  try {
    return parseHand(piece).concealed;
  } catch {
    return [];
  }
}
