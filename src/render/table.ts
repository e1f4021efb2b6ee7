/** The rows of plain tables. */
import { html, nothing, type TemplateResult } from 'lit';

/** The heads of the columns. */
export const renderHeads = (heads: readonly unknown[]): TemplateResult => html`
  <thead>
    <tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
  </thead>
`;

/** A row of which the first cell is the head. @param looks class names */
export const renderCells = ([head, ...cells]: readonly unknown[], looks?: string): TemplateResult => html`
  <tr class=${looks || nothing}>
    <th scope="row">${head}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>
`;
