/** How the tiles of a hand break into rows. Widths are in thirds of a tile: upright 3, on its side 4, the gap after a group 1. */

export const UPRIGHT = 3;
export const SIDEWAYS = 4;
export const GAP = 1;

/** The widest rows that the style sheet has a class for; no real hand comes close. */
export const WIDEST = { one: 99, two: 54, three: 39 } as const;

/** Tiles that stay together in a row. */
export interface Piece {
  tiles: number;
  width: number;
}

/** How many rows of a given width a browser fills; infinite if one of them would hold a single tile. */
function countRows(pieces: readonly Piece[], width: number): number {
  let rows = 1;
  let tiles = 0;
  let filled = 0;
  for (const piece of pieces) {
    if (filled + piece.width > width) {
      if (tiles === 1) return Infinity;
      rows++;
      tiles = filled = 0;
    }
    tiles += piece.tiles;
    filled += piece.width;
  }
  return tiles === 1 && rows > 1 ? Infinity : rows;
}

/** The smallest widths that fit the pieces in one, two and three rows, without a single tile in any row. */
export function rowWidths(pieces: readonly Piece[]): [one: number, two: number, three: number] {
  let one = 0;
  let widest = 0;
  for (const { width } of pieces) {
    one += width;
    if (width > widest) widest = width;
  }
  const least = (rows: number): number => {
    let width = Math.max(widest, Math.ceil(one / rows));
    while (width < one && countRows(pieces, width) > rows) width++;
    return width;
  };
  return [one, least(2), least(3)];
}

/** The widths as classes, `one-47 two-24 three-17`: a policy may forbid inline styles, the only other way, including on a server. */
export function rowClasses(pieces: readonly Piece[]): string {
  const [one, two, three] = rowWidths(pieces);
  return `one-${Math.min(one, WIDEST.one)} two-${Math.min(two, WIDEST.two)} three-${Math.min(three, WIDEST.three)}`;
}
