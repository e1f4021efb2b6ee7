/** Who pays whom: four seats around a table with the payments as arrows, and the same as a table of sentences. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { winds, type Payment, type Settlement, type Wind } from '../core/index.js';
import type { TableTexts } from '../lang/types.js';

/** A payment as it is told. */
export interface ToldPayment extends Payment {
  /** What a short hand keeps back of it. */
  setOff: number;
}

export interface SettlementView {
  texts: TableTexts;
  payments: readonly ToldPayment[];
  /** So many of the payments are shown. Undefined shows all of them, and none of them stands out. */
  step?: number;
}

type Totals = Settlement['totals'];

/** A sum with its sign, as sums stand in a settlement. */
export const signed = (amount: number, { number }: TableTexts): string =>
  (amount > 0 ? '+' : amount < 0 ? '−' : '') + number(Math.abs(amount));

/** What each seat has won or lost after so many payments. */
export function sumsOf(payments: readonly Payment[]): Totals {
  const sums = { east: 0, south: 0, west: 0, north: 0 };
  for (const { from, to, amount } of payments) {
    sums[from] -= amount;
    sums[to] += amount;
  }
  return sums;
}

/** A sentence for a payment and how the sums stand after it. */
export function stepText({ texts, payments, step }: SettlementView): string {
  if (!step) return '';
  const { payment, soFar } = texts.settlement;
  const last = payments[step - 1]!;
  const sums = sumsOf(payments.slice(0, step));
  const told = winds.map((seat) => `${texts.winds[seat]} ${signed(sums[seat], texts)}`);
  return `${payment(last, last.setOff)} ${soFar(told)}`;
}

// The drawing

/**
 * From a player at the lower side of a square of 200 to the one on the right, across and on the left: the arrow, its
 * head, and the place of the amount, where it meets no other's.
 */
const ways = [
  ['M149 188V176Q149 149 176 149H184', 'M179 143l8 6l-8 6', 158, 158],
  ['M100 188V20', 'M94 26l6-8l6 8', 100, 146],
  ['M51 188V176Q51 149 24 149H16', 'M21 143l-8 6l8 6', 42, 158],
] as const;

function arrow({ from, to, amount, reason }: Payment, current: boolean, texts: TableTexts) {
  const turns = winds.indexOf(from);
  const [line, head, x, y] = ways[(winds.indexOf(to) - turns + 3) % 4]!;
  // The amount stays upright: its place is turned, not the text.
  const [left, top] = [
    [x, y],
    [y, 200 - x],
    [200 - x, 200 - y],
    [200 - y, x],
  ][turns]!;
  const words = `arrow ${reason === 'difference' ? 'between' : 'due'}${current ? ' current' : ''}`;
  return svg`<g class=${words} part="arrow"><g transform="rotate(${-90 * turns} 100 100)"><path d=${line}></path><path class="tip" d=${head}></path></g><text x=${left} y=${top}>${texts.number(amount)}</text></g>`;
}

/** The payments as arrows; for the eye alone, since {@link renderLedger} tells the same. */
export function renderArrows({ texts, payments, step }: SettlementView): TemplateResult {
  return html`
    <svg part="drawing" viewBox="0 0 200 200" aria-hidden="true">
      ${payments.slice(0, step).map((payment, place) => arrow(payment, place + 1 === step, texts))}
    </svg>
  `;
}

// The tables

const sums = (totals: Totals, texts: TableTexts): TemplateResult[] =>
  winds.map(
    (seat) => html`
      <td>${signed(totals[seat], texts)}</td>
    `,
  );

/** One row for each payment, and the sums below. */
export function renderLedger({ texts, payments, step }: SettlementView): TemplateResult {
  const { caption, columns, payment } = texts.settlement;
  const heading = (text: string): TemplateResult => html`
    <th scope="col">${text}</th>
  `;
  const row = (told: ToldPayment, place: number): TemplateResult => {
    const isLater = step !== undefined && place >= step;
    return html`
      <tr part="payment" class=${isLater ? 'later' : nothing} aria-current=${place + 1 === step ? 'step' : nothing}>
        <th scope="row">${payment(told, told.setOff)}</th>
        ${winds.map((seat: Wind) => {
          const sign = seat === told.to ? 1 : seat === told.from ? -1 : 0;
          return html`
            <td>${sign ? signed(sign * told.amount, texts) : nothing}</td>
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

/** The totals of one table under several rules, the table's own first. What differs from those is marked. */
export function renderComparison(
  columns: readonly { label: string; totals: Totals }[],
  texts: TableTexts,
): TemplateResult {
  const { compared, columns: headings } = texts.settlement;
  const own = columns[0]!.totals;
  return html`
    <table part="comparison">
      <caption>${compared}</caption>
      <thead>
        <tr>
          <th scope="col">${headings.seat}</th>
          ${columns.map(
            ({ label }) => html`
              <th scope="col">${label}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${winds.map(
          (seat) => html`
            <tr>
              <th scope="row">${texts.winds[seat]}</th>
              ${columns.map(({ totals }) => {
                const text = signed(totals[seat], texts);
                return html`
                  <td>
                    ${
                      totals[seat] === own[seat]
                        ? text
                        : html`
                            <mark>${text}</mark>
                          `
                    }
                  </td>
                `;
              })}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
