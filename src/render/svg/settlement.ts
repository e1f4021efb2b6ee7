/** A settlement as SVG: the seats with what they win or lose, arrows around the table, and each payment in words. */
import { winds, type DeadHand, type Wind } from '../../core/index.js';
import type { AllPictureTexts, TableTexts } from '../../lang/types.js';
import { arrowsOf, signed, type LedgerPayment, type Totals } from '../payments.js';
import { windPath } from '../winds.js';
import { Column, LINE, SMALL, widthOfColumn, type Page } from './column.js';
import { MUTED, type Drawing } from './hand.js';
import { digits } from './paint.js';

export interface SettlementSheet extends Page {
  texts: TableTexts & AllPictureTexts;
  names: Readonly<Record<Wind, string>>;
  winner?: Wind;
  discarder?: Wind;
  dead: Readonly<Partial<Record<Wind, DeadHand>>>;
  values: Readonly<Record<Wind, number>>;
  totals: Totals;
  payments: readonly LedgerPayment[];
}

/** More arrows than these hide one another. */
const MOST_ARROWS = 12;

const rolesOf = (seat: Wind, { winner, discarder, dead, texts: { settlement } }: SettlementSheet): string[] => [
  ...(seat === winner ? [settlement.winner] : []),
  ...(seat === discarder ? [settlement.discarder] : []),
  ...(dead[seat] ? [settlement.dead[dead[seat]]] : []),
];

/** The payments in words; a sentence instead if there are none. */
export const paymentsInWords = ({ winner, payments, names, texts: { settlement } }: SettlementSheet): string[] =>
  payments.length
    ? payments.map((payment) => settlement.payment(payment, payment.setOff, names))
    : [winner ? settlement.nothing : settlement.washout];

export function drawSettlement(sheet: SettlementSheet): Drawing {
  const { width, fontSize, texts, payments } = sheet;
  const column = new Column(sheet);
  const side = Math.min(fontSize * 15, width);
  const isBeside = width - side >= fontSize * 17;
  const hasArrows = payments.length > 0 && payments.length <= MOST_ARROWS;
  column.paragraph(texts.settlement.caption, { bold: true, accent: true });
  const top = column.y;
  drawSeats(column, sheet, isBeside && hasArrows ? width - side - fontSize : width);
  if (hasArrows) {
    const [x, y] = isBeside ? [width - side, top] : [(width - side) / 2, column.y + fontSize * 0.5];
    drawArrows(column, sheet, x, y, side);
    column.y = Math.max(column.y, y + side);
  }
  column.y += fontSize * 0.6;
  column.rule(1);
  for (const words of paymentsInWords(sheet)) {
    column.y += fontSize * 0.25;
    column.paragraph(words);
    column.y += fontSize * 0.25;
    column.rule(LINE);
  }
  return column.drawing;
}

/** Four rows: the wind, the name with what the seat did, the value of its hand, and what it wins or loses. */
function drawSeats(column: Column, sheet: SettlementSheet, width: number): void {
  const { fontSize, texts, names, values, totals } = sheet;
  const { columns } = texts.settlement;
  const figures = winds.map((seat) => [texts.number(values[seat]), signed(totals[seat], texts)] as const);
  const widthAt = (place: 0 | 1, head: string): number => {
    const own = figures.map((figure) => figure[place]);
    return Math.min(width * 0.28, widthOfColumn(head, own, fontSize, place === 1));
  };
  const gap = fontSize * 0.9;
  const total = widthAt(1, columns.total);
  const value = widthAt(0, columns.hand);
  const indent = fontSize * 1.6;
  const head = { size: fontSize * SMALL, opacity: MUTED };
  const places = [
    { x: 0, width: width - total - value - 2 * gap },
    { x: width - total - gap, width: value, align: 'end' },
    { x: width, width: total, align: 'end' },
  ] as const;
  column.row(
    [columns.seat, columns.hand, columns.total].map((text, place) => ({ text, ...places[place]! })),
    head,
  );
  column.rule(1, 1, width);
  for (const [place, seat] of winds.entries()) {
    column.y += fontSize * 0.3;
    column.marks.push(drawWind(sheet, seat, 0, column.y + fontSize * 0.12, fontSize * 1.2));
    const name = { ...places[0], x: indent, width: places[0].width - indent };
    const [hand, sum] = figures[place]!;
    column.row([
      { text: names[seat], ...name, bold: true },
      { text: hand, ...places[1] },
      { text: sum, ...places[2], bold: true },
    ]);
    for (const role of rolesOf(seat, sheet)) column.row([{ text: role, ...name }], head);
    column.y += fontSize * 0.3;
    column.rule(LINE, 1, width);
  }
}

/** The character of a wind in a square. */
const drawWind = ({ paint }: Page, wind: Wind, x: number, y: number, size: number): string =>
  `<path${paint.fill('text')} transform="translate(${digits(x)} ${digits(y)}) scale(${Math.round((size / 270) * 1e4) / 1e4}) translate(-15 -65)" d="${windPath(wind)}"/>`;

/** The payments as arrows between the winds, East at the bottom. */
function drawArrows(column: Column, sheet: SettlementSheet, left: number, top: number, side: number): void {
  const { paint, fontSize, texts, payments } = sheet;
  const mark = fontSize * 1.3;
  const scale = (side - 2 * mark) / 200;
  const middle = (side - mark) / 2;
  const ends = [
    [middle, side - mark],
    [side - mark, middle],
    [middle, 0],
    [0, middle],
  ] as const;
  for (const [place, wind] of winds.entries()) {
    const [x, y] = ends[place]!;
    column.marks.push(drawWind(sheet, wind, left + x, top + y, mark));
  }
  const lines = arrowsOf(payments).map(({ turned, line, head, isBetween }) => {
    const stroke = paint.stroke(isBetween ? 'accent' : 'text');
    const dashes = isBetween ? ' stroke-dasharray="5 4"' : '';
    return (
      `<g fill="none"${stroke} stroke-width="${isBetween ? 1.75 : 2.25}" transform="rotate(${turned} 100 100)">` +
      `<path${dashes} d="${line}"/><path d="${head}"/></g>`
    );
  });
  column.marks.push(
    `<g transform="translate(${digits(left + mark)} ${digits(top + mark)}) scale(${Math.round(scale * 1e4) / 1e4})">${lines.join('')}</g>`,
  );
  const size = fontSize * SMALL;
  for (const { amount, x, y, isBeside } of arrowsOf(payments))
    column.text(texts.number(amount), left + mark + x * scale, top + mark + y * scale + size * 0.35, {
      size,
      bold: true,
      ...(!isBeside && { align: 'middle' }),
    });
}
