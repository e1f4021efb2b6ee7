/** The rules of a table as a booklet: a table for each section. */
import { html, nothing, type TemplateResult } from 'lit';
import type { repeat } from 'lit/directives/repeat.js';
import type { Profile } from '../../core/index.js';
import type { BookTexts, NotesTexts } from '../../lang/types.js';
import { otherNames, valueText, type Book, type BookRow, type BookSection, type Cell } from '../../rulebook/model.js';
import { ended } from '../../lang/marks.js';
import { renderSample } from './sample.js';

export interface BookView {
  texts: BookTexts;
  notes: NotesTexts | undefined;
  book: Book;
  headings: readonly string[];
  /** A field in place of the first value; the row is otherwise only shown. */
  field?: (row: BookRow) => unknown;
  /** Buttons in place of the values that other tables use. */
  played?: (row: BookRow) => unknown;
  /** Renders items so that each keeps its elements, and with them the focus, when another item moves. */
  keep?: typeof repeat;
}

/** More columns than these scroll, with the meaning below the name and without hands. */
const MOST_IN_VIEW = 5;

/** Sentences in which ids such as `win-requirement` are code. */
export const withCode = (sentences: string): unknown =>
  sentences.split('`').map((part, place) => (place % 2 ? html`<code translate="no">${part}</code>` : part));

/** The headings of the columns: names of profiles; the table’s own if it declares rules. */
export const headingsOf = ({ columns }: Book, isOwn: boolean, { breakdown, rules, profile }: BookTexts): string[] =>
  columns.length === 1
    ? [rules.columns.worth]
    : columns.map((one: Profile, place) => (place === 0 && isOwn ? breakdown.thisTable : profile(one.name)));

function renderCell({ text, isOff, differs }: Cell, heading: string, { rules }: BookTexts): TemplateResult {
  const value = isOff ? html`<span aria-hidden="true">–</span><span class="heard">${rules.off}</span>` : text;
  return html`<td role="cell" part=${differs ? 'value differs' : 'value'} class=${differs ? 'value differs' : 'value'}><small class="of" aria-hidden="true">${heading}</small>${
    differs
      ? html`<mark class=${text.length > 14 ? '' : 'short'}>${value}</mark><span class="heard"> (${rules.differs})</span>`
      : value
  }</td>`;
}

function withCodes(row: BookRow, { texts, notes, played }: BookView): unknown {
  const { rules } = texts;
  const { interpretations, alsoPlayed, name } = row;
  const values = alsoPlayed.map(({ value, profiles }) => ({
    value: row.kind === 'award' && value === 'off' ? rules.off : valueText(row, value, texts),
    profiles,
  }));
  return html`
    ${
      values.length
        ? html`
            <p class="played" part="also-played">
              ${played ? [rules.edit.alsoPlayed, ' ', played(row)] : rules.alsoPlayed(values)}
            </p>
          `
        : nothing
    }
    ${
      interpretations.length
        ? html`
            <details part="note">
              <summary aria-label=${rules.noteOn(name)}>${rules.note}</summary>
              ${interpretations.map((one) => html`<p>${notes ? withCode(notes.interpretation(one)) : nothing}</p>`)}
            </details>
          `
        : nothing
    }
  `;
}

const list = <Item>(
  items: readonly Item[],
  view: BookView,
  key: keyof Item,
  render: (item: Item, view: BookView) => TemplateResult,
): unknown => {
  const one = (item: Item): TemplateResult => render(item, view);
  return view.keep ? view.keep(items, (item) => item[key], one) : items.map(one);
};

function renderNames(row: BookRow, texts: BookTexts): unknown {
  const names = otherNames(row, texts);
  return names.length
    ? html`<small class="names" part="names">${names.map(({ text, lang }, place) => html`${place ? ', ' : ''}<span lang=${lang}>${text}</span>`)}</small>`
    : nothing;
}

function renderMeaning({ isDeclared, scope, meaning }: BookRow, { rules, language }: BookTexts): TemplateResult {
  const hasScope = scope === 'everyone' || scope === 'losers';
  return html`
    <p>
      ${
        isDeclared
          ? html`<code translate="no">${meaning}</code>`
          : hasScope && !/[.!?。！？]$/.test(meaning)
            ? ended(meaning, language)
            : meaning
      }
      ${hasScope ? html`<span class="scope">${rules.scopes[scope]}</span>` : nothing}
    </p>
  `;
}

function renderRow(row: BookRow, view: BookView): TemplateResult {
  const { texts, headings, field } = view;
  const { kind, sample, name, cells } = row;
  const isMany = headings.length > MOST_IN_VIEW;
  const differs = cells.some((cell) => cell.differs);
  const isOff = cells.every((cell) => cell.isOff);
  const words = [kind, ...(differs ? ['differing'] : []), ...(isOff ? ['unused'] : [])].join(' ');
  const [first, ...others] = cells;
  return html`
    <tr role="row" class=${words} part="rule ${words}" data-id=${row.id}>
      <th role="rowheader" scope="row">
        <span class="name">${name}</span>
        ${renderNames(row, texts)} ${isMany ? renderMeaning(row, texts) : nothing}
      </th>
      ${
        isMany
          ? nothing
          : html`
              <td role="cell" class="about">
                <div class="text">${renderMeaning(row, texts)} ${withCodes(row, view)}</div>
                ${sample ? renderSample(sample, texts) : nothing}
              </td>
            `
      }
      ${field ? html`<td role="cell" class="value entry">${field(row)}</td>` : renderCell(first!, headings[0]!, texts)}
      ${others.map((cell, place) => renderCell(cell, headings[place + 1]!, texts))}
    </tr>
  `;
}

function renderSection({ section, rows }: BookSection, view: BookView): TemplateResult {
  const { texts, headings } = view;
  const { sections, about, columns } = texts.rules;
  const isMany = headings.length > MOST_IN_VIEW;
  return html`
    <section class="kept" part="section ${section}">
      <div
        class=${isMany ? 'scroll many' : 'scroll'}
        role=${isMany ? 'region' : nothing}
        aria-label=${isMany ? sections[section] : nothing}
        tabindex=${isMany ? '0' : nothing}
      >
        <table role="table" class="columns-${headings.length}">
          <caption part="caption">
            <span class="title">${sections[section]}</span>
            <span class="aside">${about[section]}</span>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">${columns.rule}</th>
              ${isMany ? nothing : html`<th role="columnheader" scope="col">${columns.meaning}</th>`}
              ${headings.map((heading) => html`<th role="columnheader" scope="col" class="value">${heading}</th>`)}
            </tr>
          </thead>
          <tbody role="rowgroup">${list(rows, view, 'id', renderRow)}</tbody>
        </table>
      </div>
    </section>
  `;
}

export const renderBook = (sections: readonly BookSection[], view: BookView): unknown =>
  list(sections, view, 'section', renderSection);
