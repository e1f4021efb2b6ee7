/**
 * Hands as bytes of a fixed size, so that a million of them can be stored, sent to a worker and generated without a
 * million objects.
 *
 *     byte  0–33   how many of each kind are concealed, without the winning tile: 1–9 bamboo, characters and circles,
 *                  E S W N, R G B
 *             34   the winning tile: 0 for none, else its kind + 1
 *             35   flowers in bits 0–3, seasons in bits 4–7
 *          36–40   declared sets: 0 for none, else 1 + form × 34 + its lowest kind; the forms are chow, pung, exposed kong,
 *                  kong made from an exposed pung, concealed kong
 *             41   seat in bits 0–1, round in bits 2–3 (east, south, west, north), how the hand was won in bits 4–5 (0 not
 *                  given, 1 by discard, 2 by self-draw), bit 6 for a dead hand, bit 7 for part of a hand
 *          42–43   circumstances, in the order of the list `circumstances`, from bit 0 of byte 42
 */
import { requireArrays, score } from '../checked.js';
import { HandError, shown } from '../errors.js';
import { spelledSituation } from '../fields.js';
import '../sentences/tables.js';
import { requireKind } from '../engine/hand.js';
import { circumstances } from '../engine/layout.js';
import { parseHand } from '../engine/notation.js';
import { EAST, FLOWERS, KINDS, TILES, WINDS } from '../engine/tiles.js';
import type { DeclaredSet, Hand, Situation, Tile } from '../types.js';

export const HAND_BYTES = 44;

const WINNING = 34;
const BONUS = 35;
const SETS = 36;
const MOST_SETS = 5;
const TABLE = 41;
const CIRCUMSTANCES = 42;

const wins = [undefined, 'discard', 'self-draw'] as const;

/** The forms of a declared set, in the order of their codes. */
const forms = [
  { kind: 'chow', concealed: false },
  { kind: 'pung', concealed: false },
  { kind: 'kong', concealed: false },
  { kind: 'kong', concealed: false, promoted: true },
  { kind: 'kong', concealed: true },
] as const;

/** Every declared set by its code; undefined for a code that is unused. */
const declared: readonly (DeclaredSet | undefined)[] = [
  undefined,
  ...forms.flatMap((form) =>
    TILES.slice(0, KINDS).map((tile, kind): DeclaredSet | undefined => {
      if (form.kind !== 'chow')
        return Object.freeze({ ...form, tiles: new Array<Tile>(form.kind === 'pung' ? 3 : 4).fill(tile) });
      return kind < EAST && kind % 9 < 7 ? Object.freeze({ ...form, tiles: TILES.slice(kind, kind + 3) }) : undefined;
    }),
  ),
];

/** @returns undefined for a set that cannot be packed */
function codeOf({ kind, tiles, concealed, promoted }: DeclaredSet): number | undefined {
  const kinds = tiles.map((tile) => requireKind(tile, 0, KINDS));
  const form = kind === 'chow' ? 0 : kind === 'pung' ? 1 : concealed ? 4 : promoted ? 3 : 2;
  const code = 1 + form * KINDS + Math.min(...kinds);
  const set = declared[code];
  if (set?.kind !== kind || set.concealed !== Boolean(concealed) || set.tiles.length !== tiles.length) return undefined;
  const isSame = set.tiles.every((tile) => tiles.includes(tile)) && tiles.every((tile) => set.tiles.includes(tile));
  return isSame ? code : undefined;
}

/** Writes a hand; returns false if it cannot be packed, which leaves the bytes incomplete. */
function write(hand: Hand, situation: Situation, bytes: Uint8Array, at: number): boolean {
  bytes.fill(0, at, at + HAND_BYTES);
  const { sets, concealed, winningTile, bonus } = hand;
  for (const tile of concealed) if (++bytes[at + requireKind(tile, 0, KINDS)] > 4) return false;
  if (winningTile !== undefined) bytes[at + WINNING] = 1 + requireKind(winningTile, 0, KINDS);
  for (const tile of bonus) {
    const bit = 1 << (requireKind(tile, KINDS) - FLOWERS);
    if (bytes[at + BONUS] & bit) return false;
    bytes[at + BONUS] |= bit;
  }
  if (sets.length > MOST_SETS) return false;
  for (let place = 0; place < sets.length; place++) {
    const code = codeOf(sets[place]);
    if (code === undefined) return false;
    bytes[at + SETS + place] = code;
  }
  const seat = WINDS.indexOf(situation.seat ?? 'east');
  const round = WINDS.indexOf(situation.round ?? 'east');
  const win = wins.indexOf(situation.win);
  if (Math.min(seat, round, win) < 0) return false;
  if (Object.hasOwn(situation, 'seen') && situation.seen) return false;
  bytes[at + TABLE] =
    seat | (round << 2) | (win << 4) | (situation.dead ? 1 << 6 : 0) | (situation.partial ? 1 << 7 : 0);
  for (const word of situation.circumstances ?? []) {
    const place = circumstances.indexOf(word);
    if (place < 0) return false;
    bytes[at + CIRCUMSTANCES + (place >> 3)] |= 1 << (place & 7);
  }
  return true;
}

/** Where a packed hand starts. @throws if the bytes have no such hand */
function startOf(index: number, bytes: Uint8Array): number {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('bytes: expected a Uint8Array');
  const at = index * HAND_BYTES;
  if (!(Number.isInteger(index) && index >= 0 && at + HAND_BYTES <= bytes.length))
    throw new RangeError(
      `The bytes hold ${Math.floor(bytes.length / HAND_BYTES)} hands, so index ${shown(index)} is out of range.`,
    );
  return at;
}

/**
 * Packs a hand and its situation into {@link HAND_BYTES} bytes.
 *
 * @param into the bytes to write to; a new array by default
 * @param index the number of the packed hand in `into`, from 0
 * @returns the bytes written to
 * @throws {NotationError} if the text is not a valid hand
 * @throws {HandError} as `score` does, if no bytes could stand for the hand
 * @throws {TypeError} if `into` is not a `Uint8Array`
 * @throws {RangeError} if `into` has no such hand, for a dead hand with more than five declared sets, or for seen tiles
 */
export function packHand(
  hand: Hand | string,
  situation: Situation = {},
  into: Uint8Array = new Uint8Array(HAND_BYTES),
  index = 0,
): Uint8Array {
  const at = startOf(index, into);
  let isWritten = false;
  try {
    requireArrays(hand, situation);
    isWritten = write(typeof hand === 'string' ? parseHand(hand) : hand, spelledSituation(situation), into, at);
  } finally {
    if (!isWritten) {
      into.fill(0, at, at + HAND_BYTES);
      // Throws what is wrong with the hand.
      score(hand, situation);
    }
  }
  if (!isWritten) throw new RangeError(`A packed hand has no seen tiles, and at most ${MOST_SETS} declared sets.`);
  return into;
}

const corrupt = (place: number, found: number, most: number): never => {
  throw new HandError('wrong-shape', { place: `byte ${place}`, found, expected: `integer, 0–${most}` });
};

/** Situations by their bytes: there are few, and none is changed. */
const situations = new Map<number, Situation>();

/** @throws {HandError} `wrong-shape` */
function readSituation(bytes: Uint8Array, at: number): Situation {
  const table = bytes[at + TABLE];
  const given = bytes[at + CIRCUMSTANCES] | (bytes[at + CIRCUMSTANCES + 1] << 8);
  const key = table | (given << 8);
  let situation = situations.get(key);
  if (!situation) {
    if (((table >> 4) & 3) >= wins.length) corrupt(TABLE, table, 255 - 16);
    if (given >> circumstances.length) corrupt(CIRCUMSTANCES + 1, given >> 8, ((1 << circumstances.length) - 1) >> 8);
    const win = wins[(table >> 4) & 3];
    situation = Object.freeze<Situation>({
      seat: WINDS[table & 3],
      round: WINDS[(table >> 2) & 3],
      ...(win && { win }),
      ...(given && { circumstances: Object.freeze(circumstances.filter((_, place) => (given >> place) & 1)) }),
      ...((table >> 6) & 1 && { dead: true as const }),
      ...((table >> 7) & 1 && { partial: true as const }),
    });
    situations.set(key, situation);
  }
  return situation;
}

/** Reads packed hands, one after the other, into the same objects. */
export class PackedReader {
  readonly hand: Hand = { sets: [], concealed: [], winningTile: undefined, bonus: [] };
  situation: Situation = {};

  /** Reads the hand at a byte. @throws {HandError} `wrong-shape` for bytes that stand for no hand */
  read(bytes: Uint8Array, at: number): void {
    const { sets, concealed, bonus } = this.hand;
    sets.length = concealed.length = bonus.length = 0;
    for (let kind = 0; kind < KINDS; kind++)
      for (let left = bytes[at + kind]; left > 0; left--) concealed.push(TILES[kind]);
    const winning = bytes[at + WINNING];
    if (winning > KINDS) corrupt(WINNING, winning, KINDS);
    this.hand.winningTile = winning ? TILES[winning - 1] : undefined;
    const mask = bytes[at + BONUS];
    for (let place = 0; mask >> place; place++) if ((mask >> place) & 1) bonus.push(TILES[FLOWERS + place]);
    for (let place = SETS; place < SETS + MOST_SETS; place++) {
      const code = bytes[at + place];
      if (code) sets.push(declared[code] ?? corrupt(place, code, declared.length - 1));
    }
    this.situation = readSituation(bytes, at);
  }
}

/**
 * Unpacks a hand and its situation.
 *
 * @param index the number of the hand, from 0
 * @throws {HandError} `wrong-shape` for bytes that stand for no hand
 * @throws {RangeError} if the index is out of range
 */
export function unpackHand(bytes: Uint8Array, index = 0): { hand: Hand; situation: Situation } {
  const at = startOf(index, bytes);
  const reader = new PackedReader();
  reader.read(bytes, at);
  const { sets, concealed, winningTile, bonus } = reader.hand;
  const copies = sets.map((set) => ({ ...set, tiles: [...set.tiles] }));
  return {
    hand:
      winningTile === undefined ? { sets: copies, concealed, bonus } : { sets: copies, concealed, winningTile, bonus },
    situation: { ...reader.situation },
  };
}
