import { unsafeCSS, type CSSResult } from 'lit';
import { css } from '../../render/css.js';
import { atWidth } from '../../render/print.styles.js';

/** The number of profiles side by side, at most eight: `.columns-2{--_columns:2}` and so on. */
const countStyles = unsafeCSS([2, 3, 4, 5, 6, 7, 8].map((count) => `.columns-${count}{--_columns:${count}}`).join(''));

const baseStyles = css`
  .comparison {
    margin-block-start: 1.75em;
  }
  .title {
    font-size: 0.8125em;
    color: var(--_accent);
    font-weight: 650;
    letter-spacing: 0.02em;
  }
  .comparison .sentence {
    margin-block: 0.25em 0.75em;
  }
  .comparison th[scope='col'] {
    border-block-end: 1px solid currentColor;
  }
  .comparison tbody > tr {
    border-block-end: 1px solid var(--_line);
  }
  .comparison tbody > * > *,
  .comparison th[scope='col'] {
    padding-block: 0.4em;
  }
  .comparison td,
  .comparison th[scope='col'] {
    min-inline-size: 3.5em;
    padding-inline: 0.6em;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .comparison tr.value {
    border-block-end: 1px solid currentColor;
    font-weight: 650;
  }
  .comparison .value td {
    font-size: 1.125em;
  }
  .comparison .base > * {
    font-weight: 650;
  }
  /* on the cells, not on the row: in a narrow comparison the label mixes this colour itself, and mixing it twice is too faint */
  .comparison .limit > * {
    color: var(--_muted);
  }
  .differs {
    background: var(--_marked);
    font-weight: 650;
    text-decoration: underline 0.1em;
    text-underline-offset: 0.2em;
  }

  @media (forced-colors: active) {
    .differs {
      border: 1px solid CanvasText;
    }
  }
`;

const narrowStyles = css`
  :is(table, thead, tbody, tr) {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  table {
    grid-template-columns: repeat(var(--_columns), minmax(max-content, 1fr));
  }
  tbody th {
    grid-column: 1 / -1;
    padding-block: 0.4em 0;
    color: var(--_muted);
    font-size: 0.875em;
    font-weight: 400;
  }
  tbody th > span {
    position: sticky;
    inset-inline-start: 0;
  }
  td,
  th[scope='col'] {
    min-inline-size: 0;
    padding-inline: 0.25em;
  }
  td {
    padding-block: 0 0.4em;
  }
  .value td {
    font-size: 1em;
  }
  .corner {
    display: none;
  }
`;

const inNarrow = (table: string): CSSResult => unsafeCSS(`${table}{${narrowStyles.cssText}}`);

/**
 * Profiles side by side; used together with `breakdownStyles`. Where they are narrow, the label has a line of its own
 * above its figures, in view while they scroll.
 */
export const comparisonStyles = [
  countStyles,
  baseStyles,
  atWidth('inline-size < 30em', inNarrow('.comparison')),
  atWidth('inline-size < 44em', inNarrow('.many')),
];
