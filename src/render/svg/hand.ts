/** The tiles of a hand as SVG, in as many rows as the elements need for the same width. */
import { layHand, piecesOf, type HandToLay, type LaidGroup, type LaidTile } from '../hand-layout.js';
import { rowWidths } from '../rows.js';
import type { Clause } from '../situation-clauses.js';
import { widthOf, wrap } from './measure.js';
import { digits, escapeXml, type Paint, type Studio } from './paint.js';
import { bracket, drawTile } from './tile.js';

/** A part of a picture that begins at 0, 0. */
export interface Drawing {
  width: number;
  height: number;
  /** SVG elements. */
  marks: string;
}

/** The heights of a row, as in `hand.styles.ts`, in widths of a tile. */
const ABOVE = 0.2;
const STANDING_ABOVE = 0.275;
const WIDE = 0.925;
const TALL = (WIDE * 4) / 3;
const DEPTH = 0.075;
const ROW = ABOVE + TALL + DEPTH + 0.16;
/** How far tiles shrink before they break into another row. */
const SMALLEST = 0.85;

/** A tile or set that stays together in a row. */
interface Piece {
  group: LaidGroup;
  tiles: readonly LaidTile[];
  /** With the gap after it, in thirds of a tile. */
  width: number;
  /** The last one of its group, before a gap. */
  isLast: boolean;
}

/** How wide a tile is, and how many thirds of it fit into a row. */
function plan(laid: readonly LaidGroup[], most: number, tileWidth: number): [em: number, thirds: number] {
  const pieces = piecesOf(laid);
  const [one, two, three] = rowWidths(pieces);
  for (const thirds of [one, two])
    if ((thirds * tileWidth * SMALLEST) / 3 <= most) return [Math.min(tileWidth, (most * 3) / thirds), thirds];
  return [Math.min(tileWidth, (most * 3) / three), three];
}

/** The tiles of a hand no wider than `most` pixels. */
export function drawHand(
  view: HandToLay & { indices?: boolean },
  { most, tileWidth, ...studio }: Studio & { most: number; tileWidth: number },
): Drawing {
  const laid = layHand(view);
  const [em, thirds] = plan(laid, most, tileWidth);
  const widths = piecesOf(laid);
  let next = 0;
  const pieces = laid.flatMap((group): Piece[] =>
    (group.set ? [group.tiles] : group.tiles.map((tile) => [tile])).map((tiles, place) => ({
      group,
      tiles,
      width: widths[next++]!.width,
      isLast: group.set !== undefined || place === group.tiles.length - 1,
    })),
  );
  let [filled, left, row, width] = [0, 0, 0, 0];
  const marks = pieces.map(({ group, tiles, width: own, isLast }) => {
    if (filled > 0 && filled + own > thirds) [filled, left, row] = [0, 0, row + 1];
    filled += own;
    const top = row * ROW * em;
    const from = left;
    const drawn = tiles.map((laidTile) => {
      const { sideways, lit } = laidTile;
      const stands = group.name === 'in-hand';
      const above = stands ? STANDING_ABOVE : sideways ? ABOVE + TALL - WIDE : ABOVE;
      const one = { ...laidTile, stands, indexed: view.indices };
      const mark = drawTile(one, left, top + (above - (lit ? 0.12 : 0)) * em, em, studio);
      left += ((sideways ? TALL : WIDE) + DEPTH) * em;
      return mark;
    });
    width = Math.max(width, left);
    if (group.set && !group.set.concealed) drawn.push(bracket(from, top + ROW * em, left - from, em, studio.paint));
    if (isLast) left += em / 3;
    return drawn.join('');
  });
  return { width, height: pieces.length ? (row + 1) * ROW * em : 0, marks: marks.join('') };
}

/** The situation line, which wraps between its clauses, and within one that is too wide. */
export function drawSituation(clauses: readonly Clause[], most: number, size: number, paint: Paint): Drawing {
  const icon = size * 1.15;
  const indent = icon + size * 0.4;
  const lineHeight = size * 1.5;
  let [x, y, width] = [0, 0, 0];
  let marks = '';
  for (const { icon: d, shape, words } of clauses) {
    const own = indent + widthOf(words, size);
    if (x > 0 && x + own > most) [x, y] = [0, y + lineHeight];
    marks += drawIcon(d, shape, x, y + (lineHeight - icon) / 2, icon, paint);
    const lines = wrap(words, most - indent, size);
    for (const [place, line] of lines.entries()) {
      if (place) y += lineHeight;
      marks += `<text${paint.fill('text', MUTED)} font-size="${digits(size)}" x="${digits(x + indent)}" y="${digits(y + size * 1.1)}">${escapeXml(line)}</text>`;
      width = Math.max(width, x + indent + widthOf(line, size));
    }
    x += own + size;
  }
  return { width, height: clauses.length ? y + lineHeight : 0, marks };
}

/** The opacity of secondary text, as in `tokens.styles.ts`. */
export const MUTED = 0.68;

function drawIcon(d: string, shape: Clause['shape'], x: number, y: number, size: number, paint: Paint): string {
  const at = `translate(${digits(x)} ${digits(y)})`;
  if (!shape)
    return `<path fill="none"${paint.stroke('text', MUTED)} stroke-width="1.3" transform="${at} scale(${digits(size / 16)})" d="${d}"/>`;
  const radius = shape === 'round' ? size / 2 - 0.5 : size * 0.17;
  const frame = `<rect fill="none"${paint.stroke('text', MUTED)} x="${digits(x + 0.5)}" y="${digits(y + 0.5)}" width="${digits(size - 1)}" height="${digits(size - 1)}" rx="${digits(radius)}"/>`;
  return `${frame}<path${paint.fill('text', MUTED)} transform="${at} scale(${Math.round((size / 350) * 1e4) / 1e4}) translate(25 -25)" d="${d}"/>`;
}
