/** The score of a hand as SVG: the table of `<mj-score-breakdown>`, with columns that are measured instead of laid out. */
import { MOST_TILES, sumLabel, type Breakdown, type Line, type Section, type Sum } from '../../breakdown/model.js';
import { fullLabel } from '../../breakdown/text.js';
import type { AllPictureTexts, CountTexts } from '../../lang/types.js';
import { Column, LINE, SMALL, widthOfColumn, type Page, type Style } from './column.js';
import { MUTED, type Drawing } from './hand.js';
import { widest, widthOf, wrap } from './measure.js';
import { drawStill, TILE_HEIGHT } from './tile.js';

/** A row of the table: a label with tiles, what it is worth, and the running total. */
interface Row {
  label: string;
  worth?: string;
  steps: readonly number[];
  line?: Line;
  sum?: Sum['name'];
}

interface Block {
  section?: Section;
  rows: Row[];
}

export interface Sheet extends Page {
  breakdown: Breakdown;
  texts: AllPictureTexts;
}

function blocksOf(breakdown: Breakdown, texts: CountTexts): Block[] {
  const sumRow = (sum: Sum): Row => ({ label: sumLabel(sum, breakdown, texts), steps: sum.steps, sum: sum.name });
  const lineRow = (line: Line): Row => ({
    label: fullLabel(line, texts),
    worth: texts.shortWorth(line.worth),
    steps: line.steps,
    line,
  });
  const parts = breakdown.score.awards.length
    ? breakdown.parts.map(({ section, lines, sums }) => ({
        ...(lines.length && { section }),
        rows: [...lines.map(lineRow), ...sums.map(sumRow)],
      }))
    : [];
  return [...parts, { rows: [sumRow(breakdown.value)] }];
}

/** The steps of a running total as words that stay together: 46, → 92. */
const stepsOf = (steps: readonly number[], { number }: CountTexts): string[] =>
  steps.map((step, place) => (place ? `→ ${number(step)}` : number(step)));

/** The value of the hand in large figures, and next to it, or below it, how it came about. */
function drawHead(column: Column, { breakdown, texts, width, fontSize }: Sheet): void {
  const { count, score } = breakdown;
  const size = fontSize * 2.5;
  const figure = texts.number(score.value);
  const sentence = texts.breakdown.summary(count);
  const beside = widthOf(figure, size, true) + fontSize * 0.75;
  if (width - beside < Math.min(fontSize * 14, widthOf(sentence, fontSize))) {
    column.paragraph(figure, { size, bold: true, lineHeight: 1.2 });
    column.paragraph(sentence);
    return;
  }
  const lines = wrap(sentence, width - beside, fontSize);
  const baseline = column.y + size * 0.95;
  column.text(figure, 0, baseline, { size, bold: true });
  for (const [place, line] of lines.entries()) column.text(line, beside, baseline + place * fontSize * 1.45);
  column.y = baseline + size * 0.25 + Math.max(0, lines.length - 1.4) * fontSize * 1.45;
}

/** The widths of the columns of figures: as wide as their contents, up to a part of the table. */
function columnsOf(blocks: readonly Block[], { texts, width, fontSize }: Sheet): { worth: number; running: number } {
  const { worth: worthHead, running: runningHead } = texts.breakdown.columns;
  const small = fontSize * SMALL;
  const rows = blocks.flatMap((block) => block.rows);
  const worths = rows.map((row) => row.worth ?? '');
  const worth = widthOfColumn(worthHead, worths, fontSize);
  const totals = rows.map(({ steps, sum }) => {
    const parts = stepsOf(steps, texts);
    // Two sums stay on one line if there is room.
    return widest(parts.length === 2 ? [parts.join(' ')] : parts, sum === 'value' ? fontSize * LARGE : fontSize, true);
  });
  const running = Math.max(widest([runningHead], small), ...totals);
  return { worth: Math.min(worth, width * 0.2), running: Math.min(running, width * 0.4) };
}

/** The value, relative to the text. */
const LARGE = 1.25;

/** The table below the hand: value, summary, caption, columns. It begins at 0, 0. */
export function drawBreakdown(sheet: Sheet): Drawing {
  const { breakdown, texts, width, fontSize } = sheet;
  const { caption, columns, nothing, sections } = texts.breakdown;
  const { score } = breakdown;
  const column = new Column(sheet);
  const blocks = blocksOf(breakdown, texts);
  const { worth, running } = columnsOf(blocks, sheet);
  const gap = fontSize * 0.9;
  const right = { worth: width - running - gap, running: width };
  const small = fontSize * SMALL;

  drawHead(column, sheet);
  column.y += fontSize * 0.5;
  column.paragraph(caption(score, breakdown.profile), { size: small, opacity: MUTED });

  column.row(
    [
      { text: columns.award, x: 0, width: right.worth - worth - gap },
      { text: columns.worth, x: right.worth, width: worth, align: 'end' },
      { text: columns.running, x: right.running, width: running, align: 'end' },
    ],
    { size: small, opacity: MUTED },
  );
  column.y += fontSize * 0.2;
  column.rule(1);

  if (!score.awards.length) {
    column.y += fontSize * 0.6;
    column.paragraph(nothing);
    column.y += fontSize * 0.6;
    column.rule(LINE);
  }
  for (const { section, rows } of blocks) {
    if (section) {
      column.y += small;
      column.paragraph(sections[section], { size: small, bold: true, accent: true });
    }
    for (const row of rows) drawRow(column, row, { ...sheet, right, worth, running, gap });
  }
  return column.drawing;
}

interface Places extends Sheet {
  right: { worth: number; running: number };
  worth: number;
  running: number;
  gap: number;
}

function drawRow(column: Column, row: Row, places: Places): void {
  const { fontSize, right, worth, gap } = places;
  const { label, line, sum } = row;
  const isBold = sum === 'base' || sum === 'value';
  const lineHeight = fontSize * 1.45;
  const pad = fontSize * (sum ? 0.5 : 0.4);
  if (isBold) column.rule(1);
  const top = column.y + pad;

  // The label, with its tiles at the end of its column, or below it.
  const room = (row.worth === undefined ? right.worth : right.worth - worth) - gap;
  const tiles = line && line.tiles.length <= MOST_TILES ? line.tiles : [];
  const em = Math.min(fontSize * 1.25, tiles.length ? room / tiles.length : Infinity);
  const tilesWidth = tiles.length * em;
  const isBeside = !tiles.length || room - tilesWidth - gap >= Math.min(fontSize * 9, widthOf(label, fontSize));
  const lines = wrap(label, isBeside && tiles.length ? room - tilesWidth - gap : room, fontSize, isBold);
  for (const [place, words] of lines.entries())
    column.text(words, 0, top + place * lineHeight + fontSize * 1.07, { bold: isBold });
  let bottom = top + lines.length * lineHeight;
  if (line && tiles.length) {
    const { group } = line;
    const look = {
      isKong: group?.kind === 'kong' && group.concealed,
      isExposed: group && !group.concealed && /chow|pung|kong/.test(group.kind),
    };
    const y = isBeside ? top - em * 0.1 : bottom + em * 0.15;
    column.marks.push(drawStill(tiles, look, isBeside ? room - tilesWidth : 0, y, em, places));
    bottom = Math.max(bottom, y + em * (TILE_HEIGHT + (look.isExposed ? 0.25 : 0.05)));
  }

  if (row.worth !== undefined)
    for (const [place, words] of wrap(row.worth, worth, fontSize).entries()) {
      column.text(words, right.worth, top + place * lineHeight + fontSize * 1.07, { align: 'end' });
      bottom = Math.max(bottom, top + (place + 1) * lineHeight);
    }
  bottom = Math.max(bottom, drawSteps(column, row, places, top));

  column.y = bottom + pad;
  if (sum !== 'value') return column.rule(LINE);
  column.rule(1);
  column.y += 3;
  column.rule(1);
}

/** The running total after a row, which breaks before its arrows. Returns where it ends. */
function drawSteps(
  column: Column,
  { steps, sum }: Row,
  { fontSize, texts, right, running }: Places,
  top: number,
): number {
  const size = sum === 'value' ? fontSize * LARGE : fontSize;
  const isBold = (place: number): boolean => sum !== undefined || place === steps.length - 1;
  const lines: { words: string; bold: boolean }[][] = [];
  let width = Infinity;
  for (const [place, words] of stepsOf(steps, texts).entries()) {
    const bold = isBold(place);
    for (const part of wrap(words, running, size, bold)) {
      const own = widthOf(part, size, bold);
      const space = widthOf(' ', size, bold);
      if (width + space + own > running) {
        lines.push([]);
        width = 0;
      }
      const line = lines.at(-1)!;
      width += own + (line.length ? space : 0);
      line.push({ words: part, bold });
    }
  }
  for (const [place, parts] of lines.entries()) {
    const y = top + place * size * 1.45 + fontSize * 1.07;
    let end = right.running;
    // Each word ends at its own place: programs disagree on where the parts of one text are.
    const placed = [...parts].reverse().flatMap(({ words, bold }) =>
      words
        .split(' ')
        .reverse()
        .map((word): [word: string, end: number, style: Style] => {
          const own = end;
          end -= widthOf(`${word} `, size, bold);
          return [word, own, { size, align: 'end', ...(word === '→' ? { opacity: MUTED } : { bold }) }];
        }),
    );
    for (const [word, x, style] of placed.reverse()) column.text(word, x, y, style);
  }
  return top + lines.length * size * 1.45;
}
