/** Profiles side by side. Loaded when a breakdown compares profiles. */
import { html, nothing, type TemplateResult } from 'lit';
import { profileOf } from '../../core/profiles/lookup.js';
import type { Profile } from '../../core/index.js';
import { differs, type ComparedLine, type Comparison } from '../../breakdown/compare.js';
import { labelOf, namedRules } from '../../breakdown/model.js';
import { panelTextsFor } from '../../lang/panels.js';
import { figure } from './views.js';
import { scrollStyles } from '../../render/parts.styles.js';
import { comparisonStyles as ownStyles } from './comparison.styles.js';

export { showOverflow } from '../overflow.js';
export { compare } from '../../breakdown/compare.js';
export const loadTexts = panelTextsFor.load;

export const comparisonStyles = [scrollStyles, ...ownStyles];

/** The profiles of these names, and the error for the first unknown name. */
export function profilesNamed(names: readonly string[]): { known: Profile[]; error?: Error } {
  const known = new Set<Profile>();
  let error: Error | undefined;
  for (const name of names)
    try {
      known.add(profileOf(name));
    } catch (caught) {
      error ??= caught as Error;
    }
  return { known: [...known], error };
}

/** With more columns than this, figures are placed below their label unless there is plenty of room. */
const MANY = 4;

/** The same hand under several rules: a table with a row per line, a column per profile and the values at the top. */
export function render({ columns, figures, lines, values }: Comparison, language: string): TemplateResult {
  const texts = panelTextsFor(language);
  const { compared, comparedSummary, comparedCaption, columns: heads, value, base, limit, sections } = texts.breakdown;
  const cell = (cells: readonly unknown[], column: number, content: unknown): TemplateResult => {
    const other = differs(cells, column);
    return html`
      <td role="cell" part=${other ? 'cell differs' : 'cell'} class=${other ? 'differs' : ''}>
        ${content}${other ? html` <span class="heard">${texts.breakdown.differs}</span>` : nothing}
      </td>
    `;
  };
  const row = (name: string, label: unknown, cells: readonly unknown[], content: (column: number) => unknown) => html`
    <tr role="row" class=${name}>
      <th role="rowheader" scope="row"><span>${label}</span></th>
      ${columns.map((_, column) => cell(cells, column, content(column)))}
    </tr>
  `;
  const figureRow = (name: 'value' | 'base' | 'limit', label: string): TemplateResult =>
    row(name, label, figures[name], (column) => {
      const shown = figures[name][column];
      if (typeof shown === 'number') return texts.number(shown);
      return columns[column]!.score || name === 'limit'
        ? '–'
        : name === 'value'
          ? texts.breakdown.mayNotGoOut
          : nothing;
    });
  const lineRow = (line: ComparedLine): TemplateResult =>
    row(
      'line',
      labelOf(line, texts),
      columns.map((_, column) => line.cells[column]),
      (column) => {
        const worth = line.cells[column];
        return worth ? figure(texts.shortWorth(worth), texts.worth(worth)) : figure('–', texts.breakdown.notGiven);
      },
    );
  const inSection = (section: string): unknown => lines.filter((line) => line.section === section).map(lineRow);
  return html`
    <section part="comparison" class=${`comparison columns-${columns.length}${columns.length > MANY ? ' many' : ''}`}>
      <p id="compared" class="title">${compared}</p>
      <p class="sentence">${comparedSummary(values)}</p>
      <div class="scroll" role="group" aria-labelledby="compared" tabindex="0">
        <table role="table">
          <caption class="heard">${comparedCaption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" class="corner"><span class="heard">${heads.award}</span></th>
              ${columns.map(
                ({ profile }) => html`
                  <th role="columnheader" scope="col">
                    ${namedRules(profile) ? texts.profile(profile.name) : texts.breakdown.thisTable}
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">${figureRow('value', value)}</tbody>
          <tbody role="rowgroup" aria-label=${sections.points}>${inSection('points')} ${figureRow('base', base)}</tbody>
          <tbody role="rowgroup" aria-label=${sections.doubles}>${inSection('doubles')}</tbody>
          <tbody role="rowgroup" aria-label=${sections['limit-hands']}>
            ${inSection('limit-hands')} ${figureRow('limit', limit)}
          </tbody>
        </table>
      </div>
    </section>
  `;
}
