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
        ${law ? html`<small>${words.law(law)}</small>` : nothing}
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

export interface PricedIncident {
  incident: Incident;
  fine?: Fine;
  costs: readonly IncidentCost[];
}

function renderIncident({ incident, fine, costs }: PricedIncident, texts: AllIncidentsTexts): TemplateResult {
  const { fine: fineOf, incidents: names } = texts.incidents;
  return html`
    <tbody part="incident">
      <tr>
        <th class="what" scope="rowgroup" colspan="3">
          ${names[incident.id]}
          ${fine ? html`<small class="fine" part="fine">${fineOf(fine, fine.toEach)}</small>` : nothing}
        </th>
      </tr>
      ${incident.outcomes.map((outcome, place) => renderOutcome(incident, outcome, costs[place]!, texts))}
    </tbody>
  `;
}

export function renderIncidents(priced: readonly PricedIncident[], texts: AllIncidentsTexts): TemplateResult[] {
  const words = texts.incidents;
  return [...new Set(priced.map(({ incident }) => incident.about))].map(
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
          ${priced.filter(({ incident }) => incident.about === about).map((one) => renderIncident(one, texts))}
        </table>
      </div>
    `,
  );
}
