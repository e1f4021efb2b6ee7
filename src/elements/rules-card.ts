/** The rules of a table on a card to print: names and values only, without what is off. */
import { html, type TemplateResult } from 'lit';
import { css } from '../render/css.js';
import type { BookTexts } from '../lang/types.js';
import type { Profile } from '../core/index.js';
import { isPlayed, type BookSection } from '../rulebook/model.js';

export const renderCard = (
  sections: readonly BookSection[],
  profile: Profile,
  { rules }: BookTexts,
): TemplateResult => html`
  <div class="card" part="card">
    ${sections.map(({ section, rows }) => {
      const played = rows.filter((row) => isPlayed(row, profile));
      return html`
        <section part="section ${section}">
          <h3 part="caption">${rules.sections[section]}</h3>
          <dl>
            ${played.map(
              ({ id, name, cells: [cell] }) => html`
                <div part="rule" data-id=${id}>
                  <dt>${name}</dt>
                  <dd part="value">${cell?.text}</dd>
                </div>
              `,
            )}
          </dl>
        </section>
      `;
    })}
  </div>
`;

export const cardStyles = css`
  .card {
    columns: 17em;
    column-gap: 2.3em;
    font-size: 0.875em;
    line-height: 1.35;
  }
  .card section {
    margin-block: 0 1em;
  }
  .card h3 {
    margin-block-end: 0.2em;
    border-block-end: 1px solid currentColor;
    color: var(--_accent);
    font-size: 1em;
    font-weight: 650;
    break-after: avoid;
  }
  .card dl div {
    display: flex;
    gap: 0 0.75em;
    justify-content: space-between;
    align-items: baseline;
    padding-block: 0.1em;
    border-block-end: 1px dotted var(--_line);
    break-inside: avoid;
  }
  .card dd {
    max-inline-size: 60%;
    font-weight: 650;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
`;
