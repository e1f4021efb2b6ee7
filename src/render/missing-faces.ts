/** The faces of flowers and seasons: they are in a module of their own, and a page may draw such a tile before it is loaded. */
import type { Drawing } from './engraving.js';

export const isBonusTile = (tile: string): boolean => /^[1-4][fs]$/.test(tile);

export const addedFaces = new Map<string, Drawing>();

/** Adds faces that are not part of `faces.ts`. */
export function addFaces(faces: Iterable<readonly [tile: string, draw: Drawing]>): void {
  for (const [tile, draw] of faces) addedFaces.set(tile, draw);
}

let load = (): void => {};

/** Sets what loads the missing faces; until then such tiles are blank. */
export const onMissingFace = (callback: () => void): void => {
  load = callback;
};

export const requestFaces = (): void => load();
