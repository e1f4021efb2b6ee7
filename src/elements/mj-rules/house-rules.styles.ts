import { css } from '../../render/css.js';

/** The fields of `<mj-rules editable>`: as quiet as the values that they replace, until they are pointed at. */
export const editorStyles = css`
  :is(select, .field input, .draft input):is(:hover, :focus) {
    border-color: currentColor;
  }
  [aria-invalid] {
    border-color: var(--_wrong) !important;
  }

  tbody td.entry {
    inline-size: 11.5em;
    padding-block: 0 0.3em;
    vertical-align: top;
  }
  .field {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 0.25em;
  }
  .field :is(input, select) {
    order: 1;
    inline-size: 8.5em;
    text-align: end;
  }
  .field select {
    text-align: var(--_begin);
  }
  .plain {
    display: block;
    padding-block: 0.65em 0.35em;
  }
  .differing .field :is(input, select) {
    border-color: var(--_accent);
    background: var(--_marked);
  }
  .reset {
    padding: 0;
    border-color: transparent;
    color: var(--_muted);
    font-size: 1.25em;
    line-height: 1;
  }
  .fault {
    display: block;
    margin-block: 0.25em;
    color: var(--_wrong);
    font-size: 0.875em;
    font-weight: 400;
    text-align: var(--_begin);
    overflow-wrap: anywhere;
  }
  .play {
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0.1em 0.7em;
    border-radius: 1em;
  }
  .play + .play {
    margin-inline-start: 0.25em;
  }
  @media (pointer: coarse) {
    .play {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }

  :is(.own, .text-panel) > .aside {
    margin-block-end: 0.5em;
  }
  .draft {
    align-items: end;
    gap: 0.5em 0.75em;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--_line);
  }
  .draft label {
    flex: 1 1 14.75em;
    min-inline-size: 0;
  }
  .draft .wide {
    flex: 3 1 22em;
  }
  .draft .code {
    font-family: ui-monospace, monospace;
    font-size: calc(0.9375em / 0.8125);
  }
  .draft .fault {
    flex: 1 0 100%;
  }
  .own > button {
    margin-block-start: 0.75em;
  }
  @container (inline-size < 38em) {
    tbody tr td.entry.value {
      display: block;
      inline-size: auto;
      padding-block: 0;
    }
    .field :is(input, select) {
      inline-size: min(11em, 100%);
    }
    .field {
      justify-content: start;
    }
    .plain {
      padding-block: 0;
    }
    .draft {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .draft :is(.wide, .fault) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .draft .fault {
      grid-row: 3;
    }
    .reset {
      order: 2;
    }
  }
  @media print, (scripting: none) {
    .field :is(input, select) {
      inline-size: auto;
      min-block-size: 0;
      padding: 0;
      border: 0;
      font: inherit;
      text-align: end;
      text-align-last: end;
      appearance: none;
    }
    tbody td.entry {
      padding-block: 0.65em 0.35em;
    }
    .plain {
      padding-block: 0;
    }
  }
`;
