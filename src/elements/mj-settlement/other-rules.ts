/** The same table under other rules. Loaded when a settlement compares rules. */
import { html, type TemplateResult } from 'lit';
import { defineProfile, parseRules, score, settle, winds } from '../../core/index.js';
import type { Profile, Settlement, Table } from '../../core/index.js';
import { wordsIn } from '../../core/input.js';
import { profileOf } from '../../core/profiles/lookup.js';
import { finesIn } from '../../core/rules/fines.js';
import { differencesOf } from '../../breakdown/schools.js';
import { panelTextsFor } from '../../lang/panels.js';
import type { Difference, TableTexts } from '../../lang/types.js';
import { scrollStyles } from '../../render/parts.styles.js';
import { signed } from '../../render/payments.js';
import { renderCells, renderHeads } from '../../render/table.js';

export { showOverflow } from '../overflow.js';
export const loadTexts = panelTextsFor.load;

export const comparisonStyles = [scrollStyles];

/** The totals of a table under other rules: those of a profile, or declarations on top of the table's own rules. */
export interface Compared {
  rules: string | readonly Difference[];
  /** Fines among the declarations, as declared. */
  fines?: readonly string[];
  totals: Settlement['totals'];
}

/** The rules to compare with: declarations, or profile names. */
function othersOf(text: string, profile: Profile): (Omit<Compared, 'totals'> & { profile: Profile })[] {
  if (text.includes(':')) {
    const rules = parseRules(text);
    const fines = finesIn(rules).map((id) => `${id}: ${rules[id]}`);
    return [
      { rules: differencesOf(rules), fines, profile: defineProfile({ name: profile.name, extends: profile, rules }) },
    ];
  }
  const profiles = new Set(wordsIn(text).map((name) => profileOf(name)));
  return [...profiles].map((one) => ({ rules: one.name, profile: one }));
}

/** Settles the same table under other rules; its hands are scored again. */
export function settleUnder(compare: string, table: Table, own: Profile): Compared[] {
  return othersOf(compare, own).map(({ rules, fines, profile }) => {
    const scores = Object.fromEntries(
      Object.entries(table.scores).map(([seat, one]) => [
        seat,
        typeof one === 'number' ? one : score(one.hand, one.situation, profile),
      ]),
    ) as Table['scores'];
    return { rules, fines, totals: settle({ ...table, scores }, profile).totals };
  });
}

/** The totals of one table under several rules, the table's own first. Totals that differ from those are marked. */
export function render(
  own: Settlement['totals'],
  others: readonly Compared[],
  texts: TableTexts,
  language: string,
): TemplateResult {
  const { difference, profile } = panelTextsFor(language);
  const { compared, columns: headings, otherRules, thisTable } = texts.settlement;
  const columns = others.map(({ rules, fines = [], totals }) => ({
    label: typeof rules === 'string' ? profile(rules) : otherRules([...rules.map(difference), ...fines]),
    totals,
  }));
  columns.unshift({ label: thisTable, totals: own });
  return html`
    <div class="scroll" role="region" aria-label=${compared} tabindex="0">
      <table part="comparison">
        <caption>${compared}</caption>
        ${renderHeads([headings.seat, ...columns.map(({ label }) => label)])}
        <tbody>
          ${winds.map((seat) => {
            const figures = columns.map(({ totals }) => {
              const text = signed(totals[seat], texts);
              return totals[seat] === own[seat] ? text : html`<mark>${text}</mark>`;
            });
            return renderCells([texts.winds[seat], ...figures]);
          })}
        </tbody>
      </table>
    </div>
  `;
}
