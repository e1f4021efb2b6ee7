/** The rules of a table as SVG: a page of a booklet, names and values in columns, or each with its meaning. */
import type { AllPictureTexts, BookTexts } from '../../lang/types.js';
import type { BookRow, BookSection } from '../../rulebook/model.js';
import { Column, LINE, SMALL, type Page } from './column.js';
import { MUTED, type Drawing } from './hand.js';
import { widest } from './measure.js';
import { digits } from './paint.js';

export interface RulesSheet extends Page {
  texts: BookTexts & AllPictureTexts;
  title: string;
  sections: readonly BookSection[];
  hasMeanings: boolean;
}

/** The narrowest column, relative to the text. */
const NARROWEST = 17;

export function drawRules(sheet: RulesSheet): Drawing {
  const { width, fontSize, title, hasMeanings } = sheet;
  const head = new Column(sheet);
  head.paragraph(title, { size: fontSize * 1.5, bold: true, lineHeight: 1.3 });
  head.y += fontSize * 0.4;
  const gap = fontSize * 2;
  const count = hasMeanings ? 1 : Math.max(1, Math.min(4, Math.floor((width + gap) / (fontSize * NARROWEST + gap))));
  const page = { ...sheet, width: (width - gap * (count - 1)) / count };
  const blocks = sheet.sections.flatMap(({ section, rows }) =>
    rows.map((row, place) => drawRow(page, row, place ? undefined : sheet.texts.rules.sections[section])),
  );
  const columns = inColumns(blocks, count);
  const placed = columns.map(
    ({ marks }, place) =>
      `<g transform="translate(${digits((page.width + gap) * place)} ${digits(head.y)})">${marks}</g>`,
  );
  const height = head.y + Math.max(...columns.map((column) => column.height));
  return { width, height, marks: head.marks.join('') + placed.join('') };
}

/** A rule, below the heading of its section if it is the first one. */
function drawRow(page: RulesSheet, { name, cells, meaning }: BookRow, heading?: string): Drawing {
  const { width, fontSize, hasMeanings } = page;
  const column = new Column(page);
  if (heading !== undefined) {
    column.y += fontSize * 0.7;
    column.paragraph(heading, { bold: true, accent: true });
    column.rule(1);
  }
  const value = cells[0]?.text ?? '';
  const own = Math.min(width * 0.55, widest([value], fontSize, true));
  column.y += fontSize * 0.12;
  column.row([
    { text: name, x: 0, width: width - own - fontSize * 0.75 },
    { text: value, x: width, width: own, align: 'end', bold: true },
  ]);
  if (hasMeanings && meaning) column.paragraph(meaning, { size: fontSize * SMALL, opacity: MUTED });
  column.y += fontSize * 0.12;
  column.rule(LINE);
  return { width, height: column.y, marks: column.marks.join('') };
}

/** Blocks below one another in columns of about the same height, in reading order. */
function inColumns(blocks: readonly Drawing[], count: number): { height: number; marks: string }[] {
  const most = blocks.reduce((sum, { height }) => sum + height, 0) / count;
  const columns = [{ height: 0, marks: '' }];
  let before = 0;
  for (const { height, marks } of blocks) {
    // Up to half of a block may extend below the others.
    if (columns.length < count && before + height / 2 > most * columns.length) columns.push({ height: 0, marks: '' });
    const last = columns.at(-1)!;
    last.marks += `<g transform="translate(0 ${digits(last.height)})">${marks}</g>`;
    last.height += height;
    before += height;
  }
  return columns;
}
