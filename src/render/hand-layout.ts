/** Lays out a hand as on a table: which tiles lie next to each other, in which order, and how. */
import { inOrder } from '../core/engine/hand.js';
import type { DeclaredSet, Hand, Tile } from '../core/index.js';
import { GAP, SIDEWAYS, UPRIGHT, type Piece } from './rows.js';

export interface LaidTile {
  tile: Tile;
  state: 'exposed' | 'concealed' | 'winning' | 'bonus';
  faceDown?: boolean;
  sideways?: boolean;
  lit?: boolean;
}

/** Tiles side by side, with a gap after them. */
export interface LaidGroup {
  name: 'set' | 'in-hand' | 'won' | 'bonus-tiles';
  set?: DeclaredSet;
  tiles: LaidTile[];
}

export interface HandToLay {
  hand: Hand;
  /** The concealed tiles in groups; a single group by default. */
  groups?: readonly (readonly Tile[])[];
  /** Tiles to highlight, one entry per copy. */
  lit?: readonly Tile[];
}

/** The declared sets, the tiles in the hand, the winning tile turned sideways, and finally bonus tiles. */
export function layHand({ hand, groups, lit: wanted }: HandToLay): LaidGroup[] {
  const { sets, concealed, winningTile, bonus } = hand;
  // A page may pass any value.
  const lit = Array.isArray(wanted) ? [...(wanted as Tile[])] : [];
  // A single highlighted tile that is the winning tile: no other copy of it is meant.
  const onlyWinning = lit.length === 1 && lit[0] === winningTile;
  const lay = (tile: Tile, state: LaidTile['state'], faceDown = false, sideways = false): LaidTile => {
    const place = onlyWinning && state !== 'winning' ? -1 : lit.indexOf(tile);
    if (place >= 0) lit.splice(place, 1);
    return { tile, state, faceDown, sideways, lit: place >= 0 };
  };
  const loose = (name: LaidGroup['name'], state: LaidTile['state'], tiles: readonly Tile[]): LaidGroup => ({
    name,
    tiles: inOrder(tiles).map((tile) => lay(tile, state)),
  });
  const laid: LaidGroup[] = [
    ...sets.map((set): LaidGroup => ({
      name: 'set',
      set,
      tiles: set.tiles.map((tile, place) =>
        set.concealed
          ? lay(tile, 'concealed', place === 0 || place === 3)
          : lay(tile, 'exposed', false, set.promoted === true && place === 3),
      ),
    })),
    ...(groups ?? [concealed]).map((tiles) => loose('in-hand', 'concealed', tiles)),
    { name: 'won', tiles: winningTile === undefined ? [] : [lay(winningTile, 'winning', false, true)] },
    loose('bonus-tiles', 'bonus', bonus),
  ];
  return laid.filter(({ tiles }) => tiles.length);
}

export function wordsOfGroup({ name, set, tiles }: LaidGroup): [classes: string, parts: string] {
  const { state } = tiles[0]!;
  return set ? [`group set ${state}`, `set ${set.kind} ${state}`] : [`group ${name}`, name];
}

const widthOf = ({ sideways }: LaidTile): number => (sideways ? SIDEWAYS : UPRIGHT);

/** The pieces that may be broken into rows: a set stays together. The gap after a group belongs to its last piece. */
export function piecesOf(laid: readonly LaidGroup[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { set, tiles } of laid) {
    if (set) pieces.push({ tiles: tiles.length, width: tiles.reduce((sum, tile) => sum + widthOf(tile), GAP) });
    else
      for (const [place, tile] of tiles.entries())
        pieces.push({ tiles: 1, width: widthOf(tile) + (place < tiles.length - 1 ? 0 : GAP) });
  }
  const last = pieces.at(-1);
  if (last) last.width -= GAP;
  return pieces;
}
