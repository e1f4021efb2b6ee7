/** The rows of plain tables. */
import { html, nothing, type TemplateResult } from 'lit';

export const renderHeads = (heads: readonly unknown[]): TemplateResult => html`
  <thead>
    <tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
  </thead>
`;

/** A row that begins with its header. @param looks class names */
export const renderCells = ([head, ...cells]: readonly unknown[], looks?: string): TemplateResult => html`
  <tr class=${looks || nothing}>
    <th scope="row">${head}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>
`;
