/** Who pays whom: four seats around a table with arrows for the payments, and the same as a table of sentences. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { winds, type Wind } from '../core/index.js';
import { sumsOf } from '../core/settlement/settle.js';
import type { TableTexts } from '../lang/types.js';
import { arrowsOf, signed, type Arrow, type LedgerPayment, type Totals } from './payments.js';

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

// Diagram

const renderArrow = (one: Arrow, current: boolean, texts: TableTexts) =>
  svg`<g class="arrow ${one.isBetween ? 'between' : 'due'}${current ? ' current' : ''}" part="arrow"><g transform="rotate(${one.turned} 100 100)"><path d=${one.line}></path><path class="tip" d=${one.head}></path></g><text class=${one.isBeside ? 'beside' : nothing} x=${one.x} y=${one.y}>${texts.number(one.amount)}</text></g>`;

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

// Tables

const sums = (totals: Totals, texts: TableTexts): TemplateResult[] =>
  winds.map((seat) => html`<td>${signed(totals[seat], texts)}</td>`);

/** One row per payment, with the sums below. */
export function renderLedger({ texts, payments, step }: SettlementView): TemplateResult {
  const { caption, columns, payment } = texts.settlement;
  const heading = (text: string): TemplateResult => html`<th scope="col">${text}</th>`;
  const row = (paid: LedgerPayment, place: number): TemplateResult => {
    const isLater = step !== undefined && place >= step;
    return html`
      <tr part="payment" class=${isLater ? 'later' : nothing} aria-current=${place + 1 === step ? 'step' : nothing}>
        <th scope="row">${payment(paid, paid.setOff)}</th>
        ${winds.map((seat: Wind) => {
          const sign = seat === paid.to ? 1 : seat === paid.from ? -1 : 0;
          return html`<td>${sign ? signed(sign * paid.amount, texts) : nothing}</td>`;
        })}
      </tr>
    `;
  };
  return html`
    <table part="ledger">
      <caption>${caption}</caption>
      <thead>
        <tr>${heading(columns.payment)} ${winds.map((seat) => heading(texts.winds[seat]))}</tr>
      </thead>
      <tbody>${payments.map(row)}</tbody>
      <tfoot>
        <tr part="totals">
          <th scope="row">${columns.total}</th>
          ${sums(sumsOf(payments.slice(0, step)), texts)}
        </tr>
      </tfoot>
    </table>
  `;
}
