/** The totals of a table under several rules, side by side. */
import { html, type TemplateResult } from 'lit';
import { winds } from '../../core/index.js';
import type { TableTexts } from '../../lang/types.js';
import { signed, type Totals } from '../../render/payments.js';

/** The totals of one table under several rules, the table's own first. Totals that differ from those are marked. */
export function renderComparison(
  columns: readonly { label: string; totals: Totals }[],
  texts: TableTexts,
): TemplateResult {
  const { compared, columns: headings } = texts.settlement;
  const own = columns[0]!.totals;
  return html`
    <div class="scroll" role="region" aria-label=${compared} tabindex="0">
      <table part="comparison">
        <caption>${compared}</caption>
        <thead>
          <tr>
            <th scope="col">${headings.seat}</th>
            ${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${winds.map(
            (seat) => html`
              <tr>
                <th scope="row">${texts.winds[seat]}</th>
                ${columns.map(({ totals }) => {
                  const text = signed(totals[seat], texts);
                  return html`<td>${totals[seat] === own[seat] ? text : html`<mark>${text}</mark>`}</td>`;
                })}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
