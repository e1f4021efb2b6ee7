import { css } from '../../render/css.js';

/** The question as a card below the hand; fields, buttons and tiles are at least 44 px high. */
export const exerciseStyles = css`
  /* A generated hand has the layout of a hand, but the exercise is never inline like one. */
  :host(:nth-child(n):not([hidden])) {
    display: block;
    margin-block: 0;
  }
  h4 {
    margin-block-start: 0.75em;
    font-size: 1em;
  }
  :is(.exercise, .collection) {
    gap: 0.6em;
    /* As narrow as the column, but not empty where the content determines the width. */
    grid-template-columns: minmax(min(13em, 100%), 1fr);
  }
  .given {
    min-inline-size: 0;
  }
  /* The hand stays in view while it is counted, unless it would leave no room for the questions. */
  @media (height >= 32em) {
    .given:has(~ .ask) {
      position: sticky;
      inset-block-start: 0;
      background: var(--_page);
    }
    .ask * {
      scroll-margin-block-start: 192px;
    }
  }
  .question {
    font-size: 1.0625em;
    font-weight: 650;
  }
  :is(.rules, legend, .field > span, thead th) {
    color: var(--_muted);
    font-size: 0.875em;
  }

  .progress {
    gap: 0.3em;
    font-weight: 600;
  }
  .progress small {
    margin-inline-start: 0.75em;
    font-weight: 400;
  }
  .bar {
    inline-size: 100%;
    block-size: 0.4em;
    border-radius: 0.2em;
  }
  .fill {
    fill: var(--_accent);
  }

  .fields {
    column-gap: 0.75em;
  }
  .field {
    display: grid;
    gap: 0.15em;
    flex: 1 1 6.5em;
    max-inline-size: 12em;
  }
  .field input {
    inline-size: 100%;
    font-size: max(1.125em, 16px);
  }
  .right {
    --_verdict: var(--_gain);
    --_sign: ' ✓';
  }
  .wrong {
    --_verdict: var(--_loss);
    --_sign: ' ✗';
  }
  .field:is(.right, .wrong) input {
    border-color: var(--_verdict);
    box-shadow: inset 0 0 0 1px var(--_verdict);
  }
  .field:is(.right, .wrong) > span::after {
    content: var(--_sign) / '';
    color: var(--_verdict);
    font-weight: 700;
  }
  fieldset {
    min-inline-size: 0;
    border: 0;
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    column-gap: 0.75em;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 44px;
    min-inline-size: 0;
    border-radius: 0.4em;
    cursor: pointer;
  }
  .choice input {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  .choice:is(.right, .wrong) {
    color: var(--_verdict);
  }
  .choice.wrong {
    text-decoration: line-through;
  }
  .row {
    gap: 0.3em;
    margin-block-start: 0.3em;
  }
  .pick .tile {
    font-size: 1.9em;
  }
  .pick {
    position: relative;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: 44px;
    min-block-size: 52px;
    border: 2px solid transparent;
    border-radius: 0.5em;
    cursor: pointer;
  }
  .pick input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
  .pick:has(:checked) {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 22%, transparent);
  }
  .pick:has(:checked)::after {
    content: '✓' / '';
    position: absolute;
    inset-block-start: -0.45em;
    inset-inline-end: -0.25em;
    inline-size: 1.55em;
    block-size: 1.55em;
    border-radius: 50%;
    color: var(--_on);
    background: var(--_filled);
    font-size: 0.75em;
    line-height: 1.55em;
    text-align: center;
  }
  :is(.pick, .choice):has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  :is(.pick, .choice):has(:disabled) {
    cursor: default;
  }

  .hints {
    padding-inline-start: 1.4em;
    list-style: decimal;
  }
  .verdict {
    outline: none;
  }
  /* an empty one only holds the focus when the answer appears */
  .verdict:has(*):focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 4px;
    border-radius: 0.2em;
  }
  .head {
    font-weight: 700;
  }
  .good {
    color: var(--_gain);
  }
  :is(.bad, .message) {
    color: var(--_loss);
  }
  /* Screen readers read only what appears in an element that is there; it must not leave a gap. */
  .note:empty {
    position: absolute;
  }
  .steps > li {
    padding-inline-start: 0.7em;
    border-inline-start: 3px solid var(--_verdict, var(--_line));
  }
  .steps > li > b {
    display: block;
    color: var(--_verdict, inherit);
  }
  .earned b {
    margin-inline-start: 0.4em;
  }
  .ask {
    padding: 0.75em;
    border: 1px solid var(--_line);
    border-radius: 0.8em;
  }
  summary {
    min-block-size: 44px;
    inline-size: fit-content;
  }
  .counts li {
    gap: 0 0.75em;
    padding-block: 0.25em;
    border-block-start: 1px solid var(--_line);
  }
  .counts small {
    flex-basis: 100%;
  }
  table {
    max-inline-size: 40em;
  }
  table .tile {
    font-size: 1.5em;
  }
  caption {
    padding-block: 0.25em;
    font-weight: 650;
  }
  :is(th, td) {
    padding: 0.3em 0.5em;
    border-block-end: 1px solid var(--_line);
  }
  th {
    overflow-wrap: anywhere;
  }
  .number {
    text-align: end;
    white-space: nowrap;
  }
  :is(.choice.right, .sum, .best) {
    font-weight: 650;
  }
  .missed th {
    box-shadow: inset 3px 0 var(--_loss);
  }
  .missed:dir(rtl) th {
    box-shadow: inset -3px 0 var(--_loss);
  }
  th small {
    display: block;
  }
  .table ul {
    gap: 0.1em 1.25em;
  }
  @media (forced-colors: active) {
    .pick:has(:checked) {
      border-color: Highlight;
    }
    .fill {
      fill: Highlight;
    }
  }
`;
