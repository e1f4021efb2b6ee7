/** Who pays whom: four seats around a table with arrows for the payments, and the same as a table of sentences. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { winds, type Wind } from '../core/index.js';
import { sumsOf } from '../core/settlement/settle.js';
import type { TableTexts } from '../lang/types.js';
import { arrowsOf, signed, type Arrow, type LedgerPayment } from './payments.js';
import { renderPlaces, templateOf } from './templates.js';

export interface SettlementView {
  texts: TableTexts;
  payments: readonly LedgerPayment[];
  /** Number of payments shown. If undefined, all are shown and none is emphasized. */
  step?: number;
}

/** A sentence describing a payment and the resulting sums. */
export function stepText({ texts, payments, step }: SettlementView): string {
  if (!step) return '';
  const { payment, soFar } = texts.settlement;
  const last = payments[step - 1]!;
  return `${payment(last, last.setOff)} ${soFar(totalsInWords(payments.slice(0, step), texts))}`;
}

const totalsInWords = (payments: readonly LedgerPayment[], texts: TableTexts): string[] => {
  const sums = sumsOf(payments);
  return winds.map((seat) => `${texts.winds[seat]} ${signed(sums[seat], texts)}`);
};

/** A settlement in one sentence for screen readers, before its seats and payments. In the step-by-step view, the steps state the sums. */
export const renderResult = (
  { texts, payments, step }: SettlementView,
  winner: Wind | undefined,
  value: number,
): TemplateResult | typeof nothing =>
  step === undefined
    ? html`<p class="heard">${texts.settlement.result(winner, value, totalsInWords(payments, texts))}</p>`
    : nothing;

/** An arrow, whose position is part of its template: a table has only a few possible arrows. */
function renderArrow(arrow: Arrow, current: boolean, { number }: TableTexts): SVGTemplateResult {
  const { amount, isBetween, turned, line, head, isBeside, x, y } = arrow;
  const classes = `arrow ${isBetween ? 'between' : 'due'}${current ? ' current' : ''}`;
  const strings = templateOf(`${classes} ${turned} ${line} ${x} ${y}`, () => [
    `<g class="${classes}" part="arrow"><g transform="rotate(${turned} 100 100)"><path d="${line}"></path><path class="tip" d="${head}"></path></g><text${isBeside ? ' class="beside"' : ''} x="${x}" y="${y}">`,
    '</text></g>',
  ]);
  return svg(strings, number(amount));
}

/** The payments as arrows. Visual only, since {@link renderLedger} gives the same information as text. */
export function renderArrows({ texts, payments, step }: SettlementView): TemplateResult {
  return html`
    <svg part="drawing" viewBox="0 0 200 200" aria-hidden="true">
      ${arrowsOf(payments)
        .slice(0, step)
        .map((one, place) => renderArrow(one, place + 1 === step, texts))}
    </svg>
  `;
}

/** One row per payment, with the sums below. */
export function renderLedger({ texts, payments, step }: SettlementView): TemplateResult {
  const { caption, columns, payment } = texts.settlement;
  const row = (part: string, sentence: string, figures: readonly unknown[], place = -1): TemplateResult => {
    const [east, south, west, north] = figures;
    const isLater = step !== undefined && place >= step;
    return html`<tr part=${part} class=${isLater ? 'later' : nothing} aria-current=${place + 1 === step ? 'step' : nothing}><th scope="row">${sentence}</th> <td>${east}</td><td>${south}</td><td>${west}</td><td>${north}</td></tr>`;
  };
  const rows = payments.map((paid, place) => {
    const signs = winds.map((seat) => (seat === paid.to ? 1 : seat === paid.from ? -1 : 0));
    const figures = signs.map((sign) => (sign ? signed(sign * paid.amount, texts) : nothing));
    return row('payment', payment(paid, paid.setOff), figures, place);
  });
  const totals = sumsOf(payments.slice(0, step));
  const figures = winds.map((seat) => signed(totals[seat], texts));
  const { east, south, west, north } = texts.winds;
  return html`
    <table part="ledger">
      <caption>${caption}</caption>
      <thead>
        <tr><th scope="col">${columns.payment}</th> <th scope="col">${east}</th><th scope="col">${south}</th><th scope="col">${west}</th><th scope="col">${north}</th></tr>
      </thead>
      ${renderPlaces('<tbody>', rows, '</tbody>')}
      <tfoot>${row('totals', columns.total, figures)}</tfoot>
    </table>
  `;
}
