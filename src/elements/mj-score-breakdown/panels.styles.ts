import { css } from '../../render/css.js';

/** What a breakdown shows once a line or a panel is opened; used together with `breakdownStyles`. */
export const panelStyles = css`
  .detail td {
    padding: 0.25em 0 0.9em 1.15em;
    border-block-end: 1px solid var(--_line);
    font-size: 0.9375em;
    text-wrap: pretty;
  }
  .detail p + p {
    color: var(--_muted);
    margin-block-start: 0.2em;
  }

  :is(.misses, .outcome) li {
    padding-block: 0.25em;
    text-wrap: pretty;
  }
  .readings li + li {
    margin-block-start: 0.75em;
  }
  .reading {
    display: flex;
    gap: 1em;
    align-items: center;
    justify-content: space-between;
    font-weight: 650;
  }
  .groups {
    gap: 0.35em 0.75em;
  }

  :is(.misses, .outcome) + .minor {
    margin-block-start: 0.5em;
  }
  .switches {
    display: grid;
    gap: 0.75em 2em;
    grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), max-content));
  }
  fieldset {
    border: 0;
  }
  legend {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  .choices {
    gap: 0.35em;
    margin-block-start: 0.25em;
  }
  .choices label {
    position: relative;
    display: inline-grid;
    padding: 0;
  }
  .choices input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  .choices label > span {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    padding: 0.2em 0.65em;
  }
  .outcome:not(:empty) {
    margin-block-start: 1em;
  }
  .outcome-value {
    font-size: 1.25em;
    font-weight: 650;
  }
`;
