/** Who pays whom: four seats around a table with arrows for the payments, and the same as a table of sentences. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { winds, type Payment, type Settlement, type Wind } from '../core/index.js';
import type { TableTexts } from '../lang/types.js';

/** A payment as described to the reader. */
export interface LedgerPayment extends Payment {
  /** The amount that a short hand withholds from the payment. */
  setOff: number;
}

export interface SettlementView {
  texts: TableTexts;
  payments: readonly LedgerPayment[];
  /** Number of payments shown. If undefined, all are shown and none is emphasized. */
  step?: number;
}

export type Totals = Settlement['totals'];

/** A sum with its sign, as used in a settlement. */
export const signed = (amount: number, { number }: Pick<TableTexts, 'number'>): string =>
  (amount > 0 ? '+' : amount < 0 ? '−' : '') + number(Math.abs(amount));

/** What each seat has won or lost after the given payments. */
export function sumsOf(payments: readonly Payment[]): Totals {
  const sums = { east: 0, south: 0, west: 0, north: 0 };
  for (const { from, to, amount } of payments) {
    sums[from] -= amount;
    sums[to] += amount;
  }
  return sums;
}

/** A sentence describing a payment and the resulting sums. */
export function stepText({ texts, payments, step }: SettlementView): string {
  if (!step) return '';
  const { payment, soFar } = texts.settlement;
  const last = payments[step - 1]!;
  const sums = sumsOf(payments.slice(0, step));
  const totals = winds.map((seat) => `${texts.winds[seat]} ${signed(sums[seat], texts)}`);
  return `${payment(last, last.setOff)} ${soFar(totals)}`;
}

// Diagram

/**
 * For a player at the bottom of a 200 × 200 square, paying the player on the right, across or on the left: the arrow
 * from edge to edge, and its head.
 */
const ways = [
  ['M140 199V170Q140 140 170 140H196', 'M190 134l7 6l-7 6'],
  ['M100 199V4', 'M94 10l6-7l6 7'],
  ['M60 199V170Q60 140 30 140H4', 'M10 134l-7 6l7 6'],
] as const;

/** Position of the amount: outside the bend in a corner; beside a straight arrow, on the payer's side of the middle. */
const corners = [
  [172, 172],
  [172, 28],
  [28, 28],
  [28, 172],
] as const;
const besideLines = [
  [107, 128],
  [128, 86],
  [107, 72],
  [72, 86],
] as const;

/** Payments that are not for the winning hand. */
const BETWEEN: readonly Payment['reason'][] = ['difference', 'debt', 'fine'];

/** The distance of amounts that share a place. */
const LINE = 14;

type Placed = Pick<Payment, 'from' | 'to'>;

/** Which of the ways a payment goes: to the right, across or to the left. */
const wayOf = ({ from, to }: Placed): number => (winds.indexOf(to) - winds.indexOf(from) + 3) % 4;

/** The amount stays upright: its position is rotated, not the text. */
function spotOf(payment: Placed): readonly [number, number] {
  const turns = winds.indexOf(payment.from);
  const way = wayOf(payment);
  return way === 1 ? besideLines[turns]! : corners[(way === 0 ? turns : turns + 3) % 4]!;
}

function arrow(payments: readonly Payment[], place: number, current: boolean, texts: TableTexts) {
  const payment = payments[place]!;
  const { from, amount, reason } = payment;
  const turns = winds.indexOf(from);
  const [line, head] = ways[wayOf(payment)]!;
  const isAcross = wayOf(payment) === 1;
  const spot = spotOf(payment);
  const [x, y] = spot;
  // Amounts at one place are below one another: around it in a corner, else away from the middle.
  const together = payments.map((other, index) => (spotOf(other) === spot ? index : -1)).filter((index) => index >= 0);
  const rows = together.indexOf(place) - (isAcross ? 0 : (together.length - 1) / 2);
  const isUpright = isAcross && turns % 2 === 0;
  const words = `arrow ${BETWEEN.includes(reason) ? 'between' : 'due'}${current ? ' current' : ''}`;
  return svg`<g class=${words} part="arrow"><g transform="rotate(${-90 * turns} 100 100)"><path d=${line}></path><path class="tip" d=${head}></path></g><text class=${isUpright ? 'beside' : nothing} x=${x} y=${y + (y < 100 ? -LINE : LINE) * rows}>${texts.number(amount)}</text></g>`;
}

/** The payments as arrows. Visual only, since {@link renderLedger} gives the same information as text. */
export function renderArrows({ texts, payments, step }: SettlementView): TemplateResult {
  return html`
    <svg part="drawing" viewBox="0 0 200 200" aria-hidden="true">
      ${payments.slice(0, step).map((_, place) => arrow(payments, place, place + 1 === step, texts))}
    </svg>
  `;
}

// Tables

const sums = (totals: Totals, texts: TableTexts): TemplateResult[] =>
  winds.map(
    (seat) => html`
      <td>${signed(totals[seat], texts)}</td>
    `,
  );

/** One row per payment, with the sums below. */
export function renderLedger({ texts, payments, step }: SettlementView): TemplateResult {
  const { caption, columns, payment } = texts.settlement;
  const heading = (text: string): TemplateResult => html`
    <th scope="col">${text}</th>
  `;
  const row = (paid: LedgerPayment, place: number): TemplateResult => {
    const isLater = step !== undefined && place >= step;
    return html`
      <tr part="payment" class=${isLater ? 'later' : nothing} aria-current=${place + 1 === step ? 'step' : nothing}>
        <th scope="row">${payment(paid, paid.setOff)}</th>
        ${winds.map((seat: Wind) => {
          const sign = seat === paid.to ? 1 : seat === paid.from ? -1 : 0;
          return html`
            <td>${sign ? signed(sign * paid.amount, texts) : nothing}</td>
          `;
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
