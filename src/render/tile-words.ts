/** The data a tile is drawn from: its face, and its classes and part names. */
import { facePaths } from './faces.js';

export interface TileLook {
  /** The tile in notation: `5b`, `E`, `3f`. */
  tile: string;
  /** Shows the back of the tile instead. */
  faceDown?: boolean;
  /** Turns the tile sideways, like a claimed or winning tile. */
  sideways?: boolean;
  /** Shows rank and suit letter in the corner, for learners. Never on a back, which would reveal the tile. */
  indices?: boolean;
  /** The tile's roles in the hand (`winning`, `concealed`, `exposed` …), used as part names and classes. */
  states?: readonly string[];
}

export interface TileWords {
  /** The engraving: a tile or `back`; empty if there is none yet. */
  face: string;
  isIndexed: boolean;
  /** Whether the index replaces the number printed on a flower or a season. */
  isNumbered: boolean;
  parts: string;
  classes: string;
}

export function wordsOfTile({ tile, faceDown, sideways, indices, states }: TileLook): TileWords {
  const isKnown = facePaths(tile).length > 0;
  const isIndexed = Boolean(indices && !faceDown && isKnown && tile !== '?');
  const isNumbered = isIndexed && /\d[fs]/.test(tile);
  let parts = 'tile';
  if (faceDown) parts += ' face-down';
  if (sideways) parts += ' sideways';
  if (isIndexed) parts += ' indexed';
  if (states) for (const state of states) parts += ' ' + state;
  const classes = isNumbered ? parts + ' numbered' : parts;
  return { face: faceDown ? 'back' : isKnown ? tile : '', isIndexed, isNumbered, parts, classes };
}
