/** The running totals as lines in a box of 100 by 100; y grows downward. */
import type { Game } from '../core/game.js';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Each player’s line, as in the attribute `points` of an SVG polyline, and the height of the zero line. */
export function chartOf({ rows }: Game): { lines: string[]; zero: number; highest: number; lowest: number } {
  const totals = [[0, 0, 0, 0], ...rows.map((row) => row.totals)];
  const all = totals.flat();
  const highest = Math.max(...all);
  const lowest = Math.min(...all);
  const span = highest - lowest || 1;
  const x = (place: number): number => round((place / Math.max(1, totals.length - 1)) * 100);
  const y = (total: number): number => round(((highest - total) / span) * 100);
  return {
    lines: [0, 1, 2, 3].map((player) => totals.map((row, place) => `${x(place)},${y(row[player]!)}`).join(' ')),
    zero: y(0),
    highest,
    lowest,
  };
}
