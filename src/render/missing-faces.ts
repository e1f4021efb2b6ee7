/** What to do when a tile is drawn whose face is not there yet: those of flowers and seasons are in a module of their own. */

/** Whether a tile is a flower or a season. */
export const isBonusTile = (tile: string): boolean => /^[1-4][fs]$/.test(tile);

let load = (): void => {};

/** Sets what loads the missing faces; until then such tiles are blank. */
export const onMissingFace = (callback: () => void): void => {
  load = callback;
};

/** Asks for the missing faces. */
export const requestFaces = (): void => load();
