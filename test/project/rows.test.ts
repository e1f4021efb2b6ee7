import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, rowClasses, rowWidths, SIDEWAYS, UPRIGHT, type Piece } from '../../src/render/rows.js';
import { forAll } from '../for-all.js';

const set = (tiles: number): Piece => ({ tiles, width: tiles * UPRIGHT + GAP });
const loose = (count: number): Piece[] =>
  Array.from({ length: count }, (_, place) => ({ tiles: 1, width: UPRIGHT + (place === count - 1 ? GAP : 0) }));
const winning: Piece = { tiles: 1, width: SIDEWAYS + GAP };

/** The tiles in each row of a given width, as words fill lines. */
function rowsIn(pieces: readonly Piece[], width: number): number[] {
  const rows: number[] = [];
  let left = 0;
  for (const piece of pieces) {
    if (piece.width > left) {
      rows.push(0);
      left = width;
    }
    rows[rows.length - 1]! += piece.tiles;
    left -= piece.width;
  }
  return rows;
}

const hands = fc
  .record({
    sets: fc.array(fc.constantFrom(3, 4), { maxLength: 5 }),
    inHand: fc.nat(14),
    hasWon: fc.boolean(),
    bonus: fc.nat(8),
  })
  .map(({ sets, inHand, hasWon, bonus }) => [
    ...sets.map(set),
    ...loose(inHand),
    ...(hasWon ? [winning] : []),
    ...loose(bonus),
  ])
  .filter((pieces) => pieces.length > 1);

describe('the rows of a hand', () => {
  it('are as wide as the tiles and the gaps between groups', () => {
    const hand = [set(3), ...loose(10), winning];
    expect(rowWidths(hand)[0]).toBe(3 * 3 + 1 + (10 * 3 + 1) + 4 + 1);
  });

  it('have about the same length', () => {
    const [, two, three] = rowWidths([set(3), ...loose(10), winning]);
    expect(rowsIn([set(3), ...loose(10), winning], two)).toEqual([7, 7]);
    expect(rowsIn([set(3), ...loose(10), winning], three)).toEqual([5, 5, 4]);
  });

  it('hold at least two tiles, are not more than requested, and keep sets together', () => {
    forAll(hands, (pieces) => {
      const widths = rowWidths(pieces);
      for (const [place, width] of widths.entries()) {
        const rows = rowsIn(pieces, width);
        expect(rows.length).toBeLessThanOrEqual(place + 1);
        expect(Math.min(...rows)).toBeGreaterThan(1);
        expect(width).toBeGreaterThanOrEqual(Math.max(...pieces.map((piece) => piece.width)));
      }
      expect([...widths].sort((one, other) => other - one)).toEqual(widths);
    });
  });

  it('have classes within the style sheet, even for a text of two hundred tiles', () => {
    expect(rowClasses([set(3), set(3)])).toBe('one-20 two-10 three-10');
    expect(rowClasses(loose(190))).toBe('one-99 two-54 three-39');
  });
});
