/** Reads hands that are only displayed: with unknown tiles, and with concealed tiles in the groups of the text. */
import {
  LONGEST_HAND,
  NotationError,
  parseHand,
  tiles as allTiles,
  type DeclaredSet,
  type Hand,
  type NotationErrorCode,
  type Tile,
} from '../../core/index.js';
import { riichiSentences, shown } from '../../core/errors.js';
import { tilesDrawn } from '../../render/hand.js';

/** Stands for a tile that nobody has seen. */
const UNKNOWN: Tile = '?';

/** A set in brackets, a winning tile, or bare tiles up to the next blank. */
const PIECES = /\([^)]*\)?|\[[^\]]*\]?|\+[^\s,()[\]+]*|[^\s,()[\]+]+/g;

export interface Reading {
  hand: Hand;
  /** The concealed tiles as they are grouped in the text. */
  groups: Tile[][];
}

const unknownsIn = (piece: string): Tile[] => [...piece].filter((character) => character === UNKNOWN);

/** Suits in riichi letters; honours, `z`, are East, South, West, North, white, green, red. */
const RIICHI: Readonly<Record<string, string>> = { m: 'c', p: 'd', s: 'b', f: 'f' };
const RIICHI_HONOURS = 'ESWNBGR';

/**
 * A text in riichi letters in those of the package, each piece at its place. A text without m, p and z, but with b, c or
 * d, is in those of the package already: there s means seasons.
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
    throw new NotationError('unknown-suit', text, index + ranks.length, suit.length, details, riichiSentences);
  });
}

const moveUnknown = (tiles: string): string =>
  /\d/.test(tiles) ? tiles.replaceAll(UNKNOWN, '') + unknownsIn(tiles).join('') : tiles;

/** The set that unknown tiles can make up with the others in their brackets. */
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
      // Another tile may do.
    }
  return undefined;
}

/**
 * Reads a hand as `parseHand` does, or with `mpsz` in riichi letters. A `?` stands for an unknown tile, wherever a tile may stand.
 *
 * @throws {NotationError} where the text cannot be read, or there is no such notation
 */
export function readHand(text: string, notation?: string): Reading {
  if (!notation) return read(text);
  if (notation.toLowerCase() !== 'mpsz')
    throw new NotationError('unknown-suit', text.slice(0, LONGEST_HAND), 0, 0, {
      sentence: 'unknown-word',
      found: shown(notation),
      what: 'notation',
      expected: 'mpsz',
    });
  const own = fromRiichi(text);
  try {
    return read(own);
  } catch (caught) {
    const { code, index, length, details } = caught as NotationError;
    // What is wrong is told in the letters of the text.
    const found =
      details.found === own.slice(index, index + length) ? shown(text.slice(index, index + length)) : details.found!;
    throw new NotationError(code, text.slice(0, LONGEST_HAND), index, length, { ...details, found });
  }
}

function read(text: string): Reading {
  // An unknown rank, 12?b, is an unknown tile: 12b?
  const plain = text.length > LONGEST_HAND ? text : text.replace(/(?<![\d?])[\d?]+[a-z]/gi, moveUnknown);
  const unknownSets: DeclaredSet[] = [];
  const groups: Tile[][] = [];
  let win = -1;
  // What is unknown is blanked, so that everything else keeps its place in errors.
  const known =
    text.length > LONGEST_HAND
      ? text
      : plain.replace(PIECES, (piece, index: number) => {
          const isBare = !/^[([+]/.test(piece);
          const rest = piece.replaceAll(UNKNOWN, ' ');
          if (isBare) groups.push([...(rest.trim() ? tilesIn(rest) : []), ...unknownsIn(piece)]);
          if (isBare || rest === piece) return rest;
          if (piece === '+?' && win < 0) win = index;
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

/** Tiles in notation, however they are grouped, or why they cannot be read. */
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

/** The concealed tiles among those of a piece; none where it cannot be read, of which the whole text tells. */
function tilesIn(piece: string): Tile[] {
  try {
    return parseHand(piece).concealed;
  } catch {
    return [];
  }
}
