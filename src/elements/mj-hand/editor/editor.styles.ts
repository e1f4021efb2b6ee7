import { css, unseen } from '../../../render/css.js';

/** A tray for the hand and a rack of tiles to choose from. All touch targets are at least 44 px high. */
const ownStyles = css`
  :host {
    --_ground: color-mix(in srgb, currentColor 5%, transparent);
  }
  .editing {
    --_least: 13em;
    --_most: 44em;
  }
  .editor {
    --_gap: 0.9em;
    display: grid;
    gap: var(--_gap);
    line-height: 1.4;
    outline: none;
  }
  .editor :is(p, fieldset) {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  :disabled .control {
    color: var(--_muted);
    cursor: default;
  }

  :where(.buttons, .actions > div, .kinds, .kinds div, .circumstances, .status p, .picker, .choices),
  .situation {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  .status {
    display: grid;
    /* Text that comes and goes next to the value moves nothing. */
    min-block-size: max(2em, 44px);
    overflow-wrap: anywhere;
  }
  .status p {
    align-items: baseline;
    gap: 0 0.75em;
  }
  /* A sentence follows the direction of its own language. */
  :is(.status p > *, .message) {
    unicode-bidi: plaintext;
  }
  .worth {
    font-size: 1.75em;
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.01em;
    font-variant-numeric: lining-nums;
  }
  /* A button that leads to the lines of the value */
  button.worth {
    display: inline-flex;
    align-items: center;
    padding: 0;
    border: 0;
  }
  .worth::after {
    margin-inline-start: 0.5em;
  }
  .note {
    /* Read out before the value that it changed, and shown after it. */
    order: 1;
    color: var(--_muted);
  }
  /* Screen readers run the parts of a line together unless there is a space. */
  .note::after {
    content: ' ';
    white-space: pre;
  }

  /* The hand and its value stay in view while the reader picks tiles. */
  .held-in-view {
    display: grid;
    gap: 0.5em;
    min-inline-size: 0;
  }
  :is(.tray, .empty) {
    /* Two rows of tiles and the space between them, so that nothing below moves while tiles come. */
    --_held: calc(max(1.345 * var(--_tile), 44px) + 0.3em + 2px);
    --_rows: calc(2 * var(--_held) + var(--_space));
    --_space: 1.25em;
    --_tile: var(--mj-tile-width, clamp(2.4em, 5.6cqi, 2.75em));
    min-block-size: var(--_rows);
    padding: 0.4em;
    border-radius: 0.75em;
    background: var(--_ground);
  }
  .editor .empty {
    display: grid;
    align-items: center;
    padding: 0.4em;
    color: var(--_muted);
    text-align: center;
    text-wrap: pretty;
  }
  .empty > span {
    font-size: 0.9375em;
    line-height: 1.35;
  }
  /* As wide as the editor and part of the same container. */
  .tray .frame::before {
    display: none;
  }
  .tray .room {
    container-type: normal;
  }
  .tray :is(.hand, .group) {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    margin: 0;
  }
  .tray .hand {
    gap: 0.5em 0.55em;
    max-inline-size: none;
    font-size: inherit;
    -webkit-user-select: none;
    user-select: none;
  }
  .tray .group {
    row-gap: 0.35em;
    padding-block-end: calc(0.12 * var(--_tile));
  }
  :is(.tray .bonus-tiles, .circumstances, .impossible) {
    flex-basis: 100%;
  }
  .tray .tile {
    margin-block: 0 var(--_depth);
  }
  /* Wide enough to tap, regardless of the number of rows. */
  .tray .tile,
  .tray .exposed::after {
    font-size: var(--_tile);
  }
  .tray .in-hand .tile {
    margin-block: var(--_depth) 0;
  }
  .held,
  .picker button {
    display: grid;
    place-items: center;
    min-inline-size: 0;
    padding: 0.15em;
    border: 1px solid transparent;
  }
  .held {
    box-sizing: content-box;
    min-inline-size: calc(44px - 0.3em);
    margin-inline: -0.1em;
    box-shadow: none;
  }
  .bonus-tiles .held .tile {
    font-size: calc(0.9 * var(--_tile));
  }
  .held[aria-pressed='true'] {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 22%, transparent);
  }

  /* What becomes of the next tile, and in its place what to do with a chosen one */
  .modes {
    display: grid;
  }
  .modes > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  .acting .kinds {
    visibility: hidden;
  }
  .kinds {
    gap: 0.5em 1.25em;
  }
  :is(.kinds legend, .actions .name) {
    display: block;
    padding: 0 0 0.15em;
    color: var(--_muted);
    font-size: 0.8125em;
    line-height: 1.3;
  }
  .actions .name {
    overflow: hidden;
    color: inherit;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  .kinds .control {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .word {
    text-align: var(--_begin);
  }
  .word::first-letter {
    text-transform: uppercase;
  }
  .control input {
    margin: 0;
    outline: none;
  }
  .picker {
    gap: 0.35em 1.2em;
    direction: ltr;
  }
  .picker > div {
    display: grid;
    grid-template-columns: repeat(9, minmax(44px, 3.7em));
    gap: 0.15em;
  }
  .picker .tile {
    font-size: clamp(2.1em, 6cqi, 2.9em);
  }
  .picker [aria-disabled] .tile {
    opacity: 0.28;
    filter: grayscale(0.6);
  }
  /* As high as the choice of sets that they replace. */
  .outs button {
    padding-block: 0;
  }
  .outs .tile {
    font-size: 1.75em;
  }
  /* On a phone, the whole rack fits below the hand: nine columns, as in a box of tiles. */
  @container (max-width: 27em) {
    .editor {
      --_gap: 0.5em;
    }
    .held-in-view {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      gap: 0.25em;
      padding: 0.4em;
      border-radius: 0.75em;
      background: color-mix(in srgb, var(--_page) 94%, currentColor);
    }
    /* What the keyboard reaches scrolls into view below it. */
    .editor :is(button, input, select, summary):focus-visible {
      scroll-margin-block-start: min(24em, 100vh - 5em);
    }
    .held-in-view > :is(.tray, .empty) {
      padding: 0;
      background: none;
    }
    .status {
      min-block-size: 3em;
    }
    .status p {
      place-content: center start;
      align-items: center;
      column-gap: 0.6em;
    }
    .status p > * {
      min-inline-size: 0;
    }
    :is(.note, .problem) {
      font-size: 0.8em;
      line-height: 1.25;
    }
    /* Beside the value, but below a sentence. */
    .note {
      flex: 1 1 8.8em;
    }
    .worth {
      flex: none;
      font-size: min(1.375em, 11cqi);
    }
    /* Nine places in a row, or eleven. */
    :is(.tray, .empty) {
      --_row: 9;
      --_slot: max(24px, (100cqi - 2.4em) / var(--_row));
      --_space: 0.7em;
      --_held: max(1.345 * (100cqi - 2.4em) / 9 - 0.1em + 2px, 44px);
      --_tile: var(--mj-tile-width, clamp(1em, var(--_slot) - 0.3em, 2.4em));
    }
    .crowded {
      --_row: 11;
    }
    .tray .hand {
      gap: 0.2em 0.3em;
    }
    .tray .held {
      box-sizing: border-box;
      min-inline-size: var(--_slot);
      padding-inline: 0;
      margin-inline: 0;
    }
    .tray .bonus-tiles {
      flex-basis: auto;
    }
    .empty > span {
      font-size: 0.875em;
      line-height: 1.3;
    }
    /* Side by side, unless long words need two rows. */
    .kinds {
      gap: 0.5em;
    }
    .kinds > fieldset {
      flex: 3 1 0;
      min-inline-size: min-content;
    }
    .kinds > fieldset + fieldset {
      flex-grow: 2;
    }
    .kinds div,
    .actions > div {
      flex-wrap: nowrap;
      gap: 0.25em;
    }
    .kinds .control {
      flex: 1 1 auto;
      flex-direction: column;
      justify-content: center;
      gap: 0;
      min-inline-size: min-content;
      padding-inline: 0.2em;
      font-size: 0.875em;
      line-height: 1.15;
      overflow-wrap: break-word;
      text-align: center;
    }
    /* As wide as the longest word, and wide enough to tap. */
    .kinds .control::after {
      content: '';
      inline-size: calc(44px - 0.4em - 2px);
    }
    .actions > div {
      overflow-x: auto;
    }
    .actions button {
      flex: none;
      padding-inline: 0.55em;
      font-size: 0.9375em;
    }
    .picker > div {
      grid-template-columns: repeat(9, minmax(0, 1fr));
      inline-size: 100%;
      gap: 0.1em;
    }
    .picker button {
      padding: 0;
    }
    .picker .tile {
      font-size: clamp(1.25em, 8.6cqi, 2.4em);
    }
  }

  /* Too narrow for nine columns: as many as can be tapped. Only what has just happened stays in view. */
  @container (max-width: 17em) {
    .picker > div {
      grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    }
    :is(.picker button, .tray .held) {
      min-inline-size: 44px;
    }
    .held-in-view {
      display: contents;
    }
    /* Tiles as large as their places. */
    .picker .tile {
      font-size: min(2.4em, 12cqi);
    }
    :is(.tray, .empty) {
      --_row: 7;
      --_slot: max(44px, (100cqi - 2.4em) / var(--_row));
      --_tile: var(--mj-tile-width, clamp(1em, var(--_slot) - 4px, 2.4em));
      --_held: max(1.345 * var(--_tile) + 2px, 44px);
    }
    .editor .status {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      padding: 0.25em 0.5em;
      border: 1px solid var(--_line);
      border-radius: 0.75em;
      background: color-mix(in srgb, var(--_page) 94%, currentColor);
    }
    .kinds div,
    .actions > div {
      flex-wrap: wrap;
    }
    .kinds > fieldset {
      flex-basis: 100%;
    }
  }

  :where(.choices > label, .notated) {
    display: grid;
    gap: 0.15em;
    color: var(--_muted);
    font-size: 0.875em;
  }
  /* Where the page hides the choices, their place goes as well. */
  .choices {
    align-items: end;
    gap: 0 0.5em;
    max-inline-size: 36em;
    margin-block-end: calc(-1 * var(--_gap));
  }
  .choices > label {
    flex: 1 1 auto;
    max-inline-size: 100%;
    margin-block-end: calc(var(--_gap) / 0.875);
  }
  /* How the hand was won has the longest words: where they do not fit beside the others, they have a row. */
  .choices > label:last-child {
    flex-grow: 2;
  }
  select,
  input[type='text'] {
    inline-size: 100%;
    color: light-dark(#111, #eee);
    background: light-dark(#fff, #1b1f21);
    font-size: max(1em / 0.875, 16px);
  }
  /* As wide as its longest choice; with large text, that gets smaller before it is cut. */
  .choices select {
    inline-size: auto;
    font-size: max(min(1em / 0.875, 5.4cqi), 16px);
  }
  input[type='text'] {
    font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
    cursor: text;
  }
  input[aria-invalid='true'] {
    border-color: var(--_wrong);
  }
  .circumstances button {
    font-size: 0.9375em;
  }
  .impossible summary {
    min-block-size: 44px;
    inline-size: fit-content;
    border-radius: 0.5em;
    color: var(--_muted);
  }

  @media (forced-colors: active) {
    :is(.held, .picker button) {
      border-color: Canvas;
    }
    .picker [aria-disabled] .tile {
      border-color: GrayText;
    }
  }
  /* In a low window, it would leave little room for the rest. */
  @media print, (height < 36em) {
    .held-in-view {
      position: static;
    }
  }
  @media print {
    :is(.buttons, .modes, .picker, .notated, .impossible, .word[aria-pressed='false']) {
      display: none;
    }
    .choices select {
      padding: 0;
      border: 0;
      background: none;
      appearance: none;
    }
  }
`;

export const editorStyles = [
  ownStyles,
  // What was done is seen in the tray, so that it gives way to a longer sentence.
  unseen(':is(.done, .kinds input)', '@container (max-width: 27em)'),
];
