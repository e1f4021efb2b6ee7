/** Hands as other programs write them, as text in the notation of this package. */
import { NotationError, shown, type Details } from '../errors.js';
import type { errors } from '../sentences/foreign.js';
import '../sentences/foreign.js';
import { LONGEST_HAND } from '../engine/notation.js';
import { guarded } from '../guarded.js';
import type { Circumstance } from '../types.js';

/** The programs whose hands are read. */
export const programs = Object.freeze(['kajongg', 'xmj'] as const);
export type Program = (typeof programs)[number];

/** A hand of another program. */
export interface ForeignHand {
  /** In the notation of this package. */
  hand: string;
  /** How it was won, as far as the text says: kajongg’s texts do. */
  win?: 'self-draw' | 'discard';
  circumstances?: Circumstance[];
}

/** Longer texts are refused. Kajongg takes two characters for a tile, and xmj three. */
const LONGEST = LONGEST_HAND;

interface Piece {
  text: string;
  index: number;
}

function fail(text: string, piece: Piece, sentence: keyof typeof errors, details: Details): never {
  const code =
    sentence === 'foreign-tile' ? 'unknown-character' : sentence === 'foreign-long' ? 'too-long' : 'not-a-set';
  const all = { found: shown(piece.text), sentence, ...details };
  throw new NotationError(code, text.slice(0, LONGEST), piece.index, piece.text.length, all);
}

/** The words of a text, each with its place. @throws {NotationError} */
function wordsIn(text: string): Piece[] {
  if (text.length > LONGEST)
    fail(text, { text: '', index: LONGEST }, 'foreign-long', { found: text.length, most: LONGEST });
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, index }));
}

interface Read extends Piece {
  /** In our notation. */
  tile: string;
  isExposed: boolean;
}

const KAJONGG_TILE = /^(?:w([eswn])|d([bgr])|([bcs])([1-9])|([fy])([eswn]))$/;

/** A tile of kajongg: `b1` exposed, `B1` concealed; `s` are circles, `f` and `y` flowers and seasons, named by their winds. */
function kajonggTile(text: string, piece: Piece): Read {
  const [group] = piece.text;
  const [, wind, dragon, suit, rank, bonus, seat = ''] = KAJONGG_TILE.exec(piece.text.toLowerCase()) ?? [];
  const tile = suit
    ? rank + (suit === 's' ? 'd' : suit)
    : bonus
      ? 'eswn'.indexOf(seat) + 1 + (bonus === 'y' ? 's' : bonus)
      : (wind ?? dragon)?.toUpperCase();
  if (!tile) fail(text, piece, 'foreign-tile', { program: 'kajongg' });
  return { ...piece, tile, isExposed: group === group!.toLowerCase() };
}

/** The tiles in a word of kajongg, two characters each. */
const kajonggTiles = (text: string, { text: word, index }: Piece): Read[] =>
  Array.from({ length: Math.ceil(word.length / 2) }, (_, at) =>
    kajonggTile(text, { text: word.slice(2 * at, 2 * at + 2), index: index + 2 * at }),
  );

/** What kajongg says of where the last tile came from. */
const SOURCES: Readonly<Record<string, Omit<ForeignHand, 'hand'>>> = {
  w: { win: 'self-draw' },
  d: { win: 'discard' },
  z: { win: 'self-draw', circumstances: ['last-tile'] },
  Z: { win: 'discard', circumstances: ['last-tile'] },
  e: { win: 'self-draw', circumstances: ['kong-replacement'] },
  k: { win: 'discard', circumstances: ['robbed-kong'] },
  '1': { win: 'self-draw', circumstances: ['first-turn'] },
  '.': {},
};

/** A set with brackets, `(555c)`, `[2222b]` or `(555+5c)`, or undefined if its tiles are concealed. */
function declaredText(set: readonly Read[]): string | undefined {
  const tiles = set.map(({ tile }) => tile);
  const exposed = set.filter(({ isExposed }) => isExposed).length;
  // A pair is not declared, even if its last tile was claimed.
  if (set.length < 3 || !exposed || isBonusSet(set)) return undefined;
  if (set.length === 4 && exposed === 2) return `[${tiles.join('')}]`;
  // In kajongg, three exposed tiles and a concealed one are a kong that was claimed whole.
  return exposed === 4 ? `(${tiles.slice(1).join('')}+${tiles[0]})` : `(${tiles.join('')})`;
}

/** Reads the words of kajongg: sets, loose tiles after `R`, `m` with the source of the last tile, and `L` with that tile, in upper case if it was drawn. */
function readKajongg(text: string): ForeignHand {
  const sets: Read[][] = [];
  const loose: Read[] = [];
  let last: { tile: Read; set: Read[] } | undefined;
  let said: Omit<ForeignHand, 'hand'> = {};
  for (const word of wordsIn(text)) {
    const { text: written, index } = word;
    if (written.startsWith('m')) {
      const source = written.charAt(1) || '.';
      if (!Object.hasOwn(SOURCES, source) || !/^.{0,2}a?$/.test(written))
        fail(text, word, 'foreign-source', { expected: Object.keys(SOURCES).join(', ') });
      const { win, circumstances = [] } = SOURCES[source]!;
      const all: Circumstance[] = [...circumstances, ...(written.endsWith('a') ? (['original-call'] as const) : [])];
      said = { ...(win && { win }), ...(all.length && { circumstances: all }) };
    } else if (written.startsWith('L')) {
      const [tile, ...set] = kajonggTiles(text, { text: written.slice(1), index: index + 1 });
      last = tile && { tile, set };
    } else if (written.startsWith('R')) loose.push(...kajonggTiles(text, { text: written.slice(1), index: index + 1 }));
    else {
      const tiles = kajonggTiles(text, word);
      if (tiles.length > 4 && tiles.some(({ isExposed }) => isExposed))
        fail(text, word, 'foreign-set', { program: 'kajongg' });
      sets.push(tiles);
    }
  }
  // A hand that was won as dealt has no last tile; any of them will do.
  if (!last && said.circumstances?.includes('first-turn') && loose.length) last = { tile: loose.at(-1)!, set: [] };
  const win = last && !said.win ? { win: last.tile.isExposed ? ('discard' as const) : ('self-draw' as const) } : {};
  // The dead wall replaces flowers and seasons, too.
  if (said.circumstances && !sets.some((set) => set.length === 4 && !isBonusSet(set)))
    said.circumstances = said.circumstances.map((one) => (one === 'kong-replacement' ? 'flower-replacement' : one));
  return { hand: ownText(sets, loose, last && takeLast(text, sets, loose, last)), ...win, ...said };
}

/** Takes the last tile out of its set, whose other tiles were concealed before it came. @returns the tile */
function takeLast(text: string, sets: Read[][], loose: Read[], { tile, set }: { tile: Read; set: Read[] }): string {
  const keyOf = (one: Read): string => one.tile + one.isExposed;
  const keys = sets.map((one) => one.map(keyOf));
  const whole = keys.findIndex((one) => one.join() === set.map(keyOf).join());
  const place = whole < 0 ? keys.findIndex((one) => one.length < 4 && one.includes(keyOf(tile))) : whole;
  const from = sets[place] ?? loose;
  const at = from.findIndex((one) => one.tile === tile.tile);
  if (at < 0) fail(text, tile, 'foreign-last', {});
  const rest = from.filter((_, other) => other !== at);
  if (place >= 0) sets.splice(place, 1);
  else loose.length = 0;
  loose.push(...rest);
  return tile.tile;
}

const isBonusSet = (tiles: readonly Read[]): boolean => tiles.every(({ tile }) => /^\d[fs]$/.test(tile));

function ownText(sets: readonly (readonly Read[])[], loose: readonly Read[], last?: string): string {
  const declared = sets.map(declaredText);
  const concealed = sets.filter((_, at) => declared[at] === undefined);
  const texts = [...concealed, loose].map((tiles) => tiles.map(({ tile }) => tile).join(''));
  return [...declared, ...texts, last && `+${last}`].filter(Boolean).join(' ');
}

const XMJ_TILE = /^(?:([1-9])([BCD])|([1-4])([FS])|([ESWN])W|([RGW])D)$/;

/** A tile of xmj: `1B`, `EW`, `RD`, `WD` for white, `1F`, `1S`. @returns undefined for anything else */
export function xmjTile(written: string): string | undefined {
  const [, rank, suit, number, bonus, wind, dragon] = XMJ_TILE.exec(written) ?? [];
  if (rank || number) return `${rank ?? number}${suit ?? bonus}`.toLowerCase();
  return wind ?? (dragon === 'W' ? 'B' : dragon);
}

/** Reads the words of xmj: tiles joined by `-` in exposed sets and by `+` in concealed ones, `8B-8B-8B+8B` for a claimed kong. */
function readXmj(text: string): ForeignHand {
  const sets: Read[][] = [];
  for (const word of wordsIn(text)) {
    const signs = word.text.match(/[-+]/g) ?? [];
    const tiles = [...word.text.matchAll(/[^-+]+/g)].map(({ 0: written, index }): Read => {
      const piece = { text: written, index: word.index + index };
      const tile = xmjTile(written) ?? fail(text, piece, 'foreign-tile', { program: 'xmj' });
      return { ...piece, tile, isExposed: signs[0] === '-' };
    });
    const isKong = tiles.length === 4;
    if (signs.length !== tiles.length - 1 || tiles.length > 4 || (!isKong && new Set(signs).size > 1))
      fail(text, word, 'foreign-set', { program: 'xmj' });
    // A concealed kong lies on the table, too.
    if (isKong && signs[0] === '+') for (const at of [0, 3]) tiles[at]!.isExposed = true;
    // One that was claimed has a tile apart; one that grew from a pung has not.
    if (isKong && signs[2] === '+' && signs[0] === '-') tiles[3]!.isExposed = false;
    sets.push(tiles);
  }
  return { hand: ownText(sets, []) };
}

const READERS: ReadonlyMap<Program, (text: string) => ForeignHand> = new Map([
  ['kajongg', readKajongg],
  ['xmj', readXmj],
]);

/**
 * Reads a hand as another program writes it.
 *
 * - `kajongg`: `b1b1b1 S5S6S7 RDbDbB4 mw LS5S5S6S7`, two characters for a tile, exposed in lower case
 * - `xmj`: `1B-1B-1B 3D+3D+3D RD`
 *
 * @throws {NotationError} with the position of the fault in the text
 * @throws {InputError} for another program
 */
export const readForeignHand = /* @__PURE__ */ guarded(
  'readForeignHand',
  'xmj or kajongg, and a hand as text',
  (program: Program, text: string): ForeignHand => READERS.get(program)!(text),
);
