/** What a hand waits for as SVG: the tables of `<mj-waits>`. */
import type { Score, Wait } from '../../core/index.js';
import { odds } from '../../core/odds/chance.js';
import type { Discard } from '../../core/odds/discards.js';
import type { Outlook } from '../../core/odds/outlook.js';
import type { Overview } from '../../core/odds/overview.js';
import type { Progress } from '../../core/odds/progress.js';
import type { TileLeft } from '../../core/odds/seen.js';
import type { AllPictureTexts } from '../../lang/types.js';
import type { AllWaitsTexts } from '../../lang/waits.js';
import { Column, LINE, SMALL, type Cell, type Page } from './column.js';
import { MUTED, type Drawing } from './hand.js';
import { widest } from './measure.js';
import { digits } from './paint.js';
import { drawStill, TILE_HEIGHT } from './tile.js';

export interface WaitsSheet extends Page, Overview {
  texts: AllWaitsTexts & AllPictureTexts;
}

export const MOST_DISCARDS = 4;

export function drawWaits(sheet: WaitsSheet): Drawing {
  const { texts, waits, outlook, progress, discards, seen, unknown, draws, fontSize } = sheet;
  const column = new Column(sheet);
  if (discards) drawDiscards(column, sheet, discards);
  else if (progress) drawProgress(column, sheet, progress);
  else if (waits && outlook) {
    drawHead(column, sheet, outlook);
    drawTable(column, sheet, waits, outlook);
  }
  if (!progress) {
    column.y += fontSize * 0.5;
    const model = texts.waits.model(seen, unknown, draws, Boolean(discards));
    column.paragraph(model, { size: fontSize * SMALL, opacity: MUTED });
  }
  return column.drawing;
}

const valueOf = (score: Score | null, texts: AllWaitsTexts): string =>
  score ? texts.number(score.value) : texts.waits.refused;

/** The chance in large figures, within how many draws, and as a bar. */
function drawHead(
  column: Column,
  { texts, width, fontSize, paint, unknown, draws }: WaitsSheet,
  { left, chance }: Outlook,
): void {
  const { waits: words } = texts;
  column.paragraph(words.percent(chance), { size: fontSize * 2.5, bold: true, lineHeight: 1.2 });
  column.paragraph(words.within(draws));
  column.paragraph(words.count(left, unknown), { opacity: MUTED });
  column.y += fontSize * 0.4;
  const bar = (color: string, share: number): string =>
    `<rect${color} y="${digits(column.y)}" width="${digits(Math.max(width * share, 6))}" height="6" rx="3"/>`;
  column.marks.push(bar(paint.fill('text', LINE), 1), ...(chance > 0 ? [bar(paint.fill('accent'), chance)] : []));
  column.y += 6 + fontSize * 0.6;
  if (left) return;
  column.paragraph(words.dead);
  column.y += fontSize * 0.4;
}

/** Columns of figures after one for tiles, as wide as their contents, within a part of the width. */
function columnsOf(rows: readonly (readonly string[])[], { width, fontSize }: Page): Omit<Cell, 'text'>[] {
  const count = rows[0]!.length;
  const gap = fontSize * 0.75;
  const most = (width - fontSize * 2) / (count - 1) - gap;
  const columns = rows[0]!.map((_, place) => rows.map((row) => row[place] ?? ''));
  const widths = columns.map((texts) => Math.min(most, widest(texts, fontSize, true)));
  const room = width - widths.slice(1).reduce((sum, own) => sum + own + gap, 0);
  let end = room;
  return widths.map((own, place) => {
    if (!place) return { x: 0, width: room };
    end += gap + own;
    return { x: end, width: own, align: 'end' };
  });
}

function drawTable(column: Column, sheet: WaitsSheet, waits: readonly Wait[], { left, chance, worth }: Outlook): void {
  const { texts, fontSize, unknown, draws } = sheet;
  const { waits: words } = texts;
  const { columns } = words;
  const heads = [columns.tile, columns.left, columns.chance, columns.discard, columns.selfDraw];
  const rows = waits.map((wait) => [
    '',
    texts.number(wait.left),
    words.percent(odds({ left: wait.left, unknown, draws })),
    valueOf(wait.discard, texts),
    valueOf(wait.selfDraw, texts),
  ]);
  const places = columnsOf([heads, ...rows], sheet);
  const cells = (row: readonly string[]): Cell[] => row.map((text, place) => ({ text, ...places[place]! }));
  column.row(cells(heads), { size: fontSize * SMALL, opacity: MUTED });
  column.rule(1);
  for (const [place, row] of rows.entries()) {
    const { tile, left: copies } = waits[place]!;
    drawTiles(column, sheet, [{ tile, left: copies }], () => {
      column.y += fontSize * 0.35;
      column.row(cells(row).slice(1), { opacity: copies ? undefined : MUTED });
    });
    column.rule(LINE);
  }
  if (waits.length < 2) return;
  column.y += fontSize * 0.3;
  column.row(cells([words.any, texts.number(left), words.percent(chance)]), { bold: true });
  if (left) column.row([{ text: words.worth(worth), x: 0, width: sheet.width }], { opacity: MUTED });
  column.y += fontSize * 0.3;
  column.rule(1);
}

/** Small tiles from the left, next to what `beside` draws; a tile of which none is left is crossed out. */
function drawTiles(column: Column, sheet: Page, tiles: readonly TileLeft[], beside?: () => void): void {
  const { fontSize, width, paint } = sheet;
  const em = fontSize * 1.4;
  const step = beside ? em : em * 1.9;
  const across = Math.max(1, Math.floor(width / step));
  const height = em * (TILE_HEIGHT + 0.15);
  const from = column.y + em * 0.12;
  for (const [place, { tile, left }] of tiles.entries()) {
    const x = (place % across) * step;
    const y = from + Math.floor(place / across) * height;
    column.marks.push(drawStill([tile], {}, x, y, em, sheet));
    if (!left)
      column.marks.push(
        `<path fill="none"${paint.stroke('text')} stroke-width="1.5" d="M${digits(x)} ${digits(y + em * 1.2)}l${digits(em * 0.95)} ${digits(-em * 1.1)}"/>`,
      );
    if (!beside) column.text(column.sheet.texts.number(left), x + em * 1.1, y + em * 0.85, { size: fontSize * SMALL });
  }
  beside?.();
  column.y = Math.max(column.y, from + Math.ceil(tiles.length / across) * height);
}

/** How far the hand is from being ready, and the tiles that bring it closer. */
function drawProgress(column: Column, sheet: WaitsSheet, { away, tiles }: Progress): void {
  const { waits: words } = sheet.texts;
  column.paragraph(words.away(away));
  if (!tiles.length) return;
  column.paragraph(words.closer(tiles.reduce((sum, { left }) => sum + left, 0)));
  drawTiles(column, sheet, tiles);
}

function drawDiscards(column: Column, sheet: WaitsSheet, discards: readonly Discard[]): void {
  const { texts, fontSize, value } = sheet;
  const { waits: words } = texts;
  column.paragraph(value === undefined ? words.compared : words.complete(value), { bold: true });
  column.y += fontSize * 0.3;
  column.rule(1);
  for (const [place, discard] of discards.entries()) {
    const { tile, waits, chance, left, worth } = discard;
    const isBest = place === 0 && left > 0;
    column.y += fontSize * 0.3;
    drawTiles(column, sheet, [{ tile, left: 1 }], () => {
      const x = fontSize * 2;
      const name = words.discardTile(tile);
      column.row([{ text: isBest ? `${name} · ${words.best}` : name, x, width: sheet.width - x, bold: true }]);
      const outcome = left
        ? `${words.percent(chance)} · ${words.worth(worth)}`
        : waits.length
          ? words.dead
          : words.away(discard.away);
      column.row([{ text: outcome, x, width: sheet.width - x }]);
    });
    drawTiles(column, sheet, waits.length ? waits : discard.tiles);
    column.y += fontSize * 0.3;
    column.rule(LINE);
  }
}
