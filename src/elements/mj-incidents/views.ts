/** Errors at the table: what happened, when it was noticed, what follows by which law, and what it costs. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Incident, IncidentCost, Outcome } from '../../core/claims.js';
import type { Fine } from '../../core/rules/fines.js';
import type { AllIncidentsTexts } from '../../lang/incidents.js';
import { signed } from '../../render/payments.js';

function renderOutcome(
  { id }: Incident,
  { when, follows, law }: Outcome,
  cost: IncidentCost,
  texts: AllIncidentsTexts,
): TemplateResult {
  const words = texts.incidents;
  const { change } = cost;
  return html`
    <tr part="outcome">
      <td>${words.when[when]}</td>
      <td>
        ${words.details[id]?.[follows] ?? words.follows[follows]}
        ${law ? html`<span class="law">${words.law(law)}</span>` : nothing}
      </td>
      <td class=${change < 0 ? 'cost loss' : 'cost'} part="cost">
        ${
          cost.isUnknown
            ? words.varies
            : change
              ? html` <abbr title=${words.cost(cost.without, cost.with)}>${signed(change, texts)}</abbr> `
              : texts.number(0)
        }
      </td>
    </tr>
  `;
}

/** What errors cost. */
export interface Costs {
  costOf(incident: Incident, outcome: Outcome): IncidentCost;
  /** The table’s fine for an error, if it has one. */
  fineOf(incident: Incident): Fine | undefined;
}

function renderFine(fine: Fine | undefined, { incidents }: AllIncidentsTexts): unknown {
  return fine ? html` <small class="fine" part="fine">${incidents.fine(fine, fine.toEach)}</small> ` : nothing;
}

/** One table for each part of the game. */
export function renderIncidents(
  incidents: readonly Incident[],
  { costOf, fineOf }: Costs,
  texts: AllIncidentsTexts,
): TemplateResult[] {
  const words = texts.incidents;
  return [...new Set(incidents.map(({ about }) => about))].map(
    (about) => html`
      <div class="kept">
        <table part="table">
          <caption>${words.about[about]}</caption>
          <thead>
            <tr>
              <th scope="col">${words.columns.noticed}</th>
              <th scope="col">${words.columns.follows}</th>
              <th scope="col" class="cost">${words.columns.cost}</th>
            </tr>
          </thead>
          ${incidents
            .filter((one) => one.about === about)
            .map(
              (one) => html`
                <tbody part="incident">
                  <tr>
                    <th class="what" scope="rowgroup" colspan="3">
                      ${words.incidents[one.id]} ${renderFine(fineOf(one), texts)}
                    </th>
                  </tr>
                  ${one.outcomes.map((outcome) => renderOutcome(one, outcome, costOf(one, outcome), texts))}
                </tbody>
              `,
            )}
        </table>
      </div>
    `,
  );
}
