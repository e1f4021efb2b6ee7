import { css } from 'lit';

/** The question as a card below the hand; fields, buttons and tiles are at least 44 px high. */
export const exerciseStyles = css`
  :host {
    display: block;
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* A generated hand has the layout of a hand, but the exercise is never inline like one. */
  :host(:nth-child(n):not([hidden])) {
    display: block;
    margin-block: 0;
  }
  :host([hidden]) {
    display: none;
  }
  p,
  ul,
  ol,
  h4 {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h4 {
    margin-block-start: 0.75em;
    font-size: 1em;
  }
  .exercise,
  .collection {
    display: grid;
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
  .note,
  small {
    color: var(--_muted);
    font-size: 0.875em;
  }

  /* Progress */
  .progress {
    display: grid;
    gap: 0.3em;
    font-weight: 600;
  }
  .progress small {
    margin-inline-start: 0.75em;
    font-weight: 400;
  }
  .bar {
    display: block;
    inline-size: 100%;
    block-size: 0.4em;
    border-radius: 0.2em;
  }
  .bar:dir(rtl) {
    transform: scaleX(-1);
  }
  .track {
    fill: var(--_line);
  }
  .filled {
    fill: var(--_accent);
  }

  /* Fields */
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 0.75em;
  }
  .field {
    display: grid;
    gap: 0.15em;
    flex: 1 1 6.5em;
    max-inline-size: 12em;
  }
  .field > span {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .field input {
    inline-size: 100%;
    font-size: max(1.125em, 16px);
  }
  .field.right input {
    border-color: var(--_gain);
    box-shadow: inset 0 0 0 1px var(--_gain);
  }
  .field.wrong input {
    border-color: var(--_loss);
    box-shadow: inset 0 0 0 1px var(--_loss);
  }
  .field.right > span::after {
    content: ' ✓' / '';
    color: var(--_gain);
    font-weight: 700;
  }
  .field.wrong > span::after {
    content: ' ✗' / '';
    color: var(--_loss);
    font-weight: 700;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    color: var(--_muted);
    font-size: 0.875em;
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
    margin: 0;
  }
  .choice.right {
    color: var(--_gain);
    font-weight: 650;
  }
  .choice.wrong {
    color: var(--_loss);
    text-decoration: line-through;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
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
    margin: 0;
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
  .pick:has(:focus-visible),
  .choice:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .pick:has(:disabled),
  .choice:has(:disabled) {
    cursor: default;
  }

  /* Buttons */
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }

  /* What follows */
  .hints,
  .steps {
    display: grid;
    gap: 0.35em;
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
  .bad,
  .message {
    color: var(--_loss);
  }
  .steps > li {
    padding-inline-start: 0.7em;
    border-inline-start: 3px solid var(--_gain);
  }
  .steps > li.wrong {
    border-inline-start-color: var(--_loss);
  }
  .steps > li.shown {
    border-inline-start-color: var(--_line);
  }
  .steps > li > b {
    display: block;
  }
  .steps > .right > b {
    color: var(--_gain);
  }
  .steps > .wrong > b {
    color: var(--_loss);
  }
  .earned b {
    margin-inline-start: 0.4em;
  }
  .ask {
    display: grid;
    gap: 0.6em;
    padding: 0.75em;
    border: 1px solid var(--_line);
    border-radius: 0.8em;
  }
  .place {
    color: var(--_muted);
    font-size: 0.875em;
  }
  summary {
    min-block-size: 44px;
    inline-size: fit-content;
  }
  .rules {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .counts li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    padding-block: 0.25em;
    border-block-start: 1px solid var(--_line);
  }
  .counts small {
    flex-basis: 100%;
  }
  table {
    inline-size: 100%;
    max-inline-size: 40em;
    border-collapse: collapse;
  }
  table .tile {
    font-size: 1.5em;
  }
  caption {
    padding-block: 0.25em;
    font-weight: 650;
    text-align: start;
  }
  th,
  td {
    padding: 0.3em 0.5em;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  th {
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--_muted);
    font-size: 0.875em;
  }
  .number {
    text-align: end;
    white-space: nowrap;
  }
  .sum :is(th, td),
  .best :is(th, td) {
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
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 1.25em;
  }
  @media (forced-colors: active) {
    .pick:has(:checked) {
      border-color: Highlight;
    }
    .filled {
      fill: Highlight;
    }
  }
`;
