import { unsafeCSS } from 'lit';
import { css } from '../../render/css.js';

/** The tools of the active player in two lines or more. What was just entered gets the same room. */
const wrappedTools = css`
  :is(.tools, .outcome) {
    block-size: auto;
    min-block-size: var(--_tools);
  }
  .tools {
    flex-wrap: wrap;
    align-content: start;
    gap: 0.2em 0.35em;
  }
  .tools b {
    flex: 1 0 100%;
    max-inline-size: none;
  }
  .tools :is(button, select) {
    flex: 1 1 auto;
    padding-inline: 0.5em;
    max-inline-size: 100%;
  }
  .tools select {
    flex-basis: 10em;
    inline-size: 10em;
    padding-inline-end: 1.3em;
    /* Two of them share a row on the smallest phones. */
    font-size: min(0.875em, 4.3cqi);
  }
`;

const baseStyles = css`
  .entry {
    min-inline-size: 0;
    align-self: start;
    box-sizing: border-box;
    padding: 0.5em 0.6em 0.6em;
    border: 1px solid var(--_line);
    border-radius: 0.9em;
    background: color-mix(in srgb, var(--_felt) 45%, transparent);
  }
  :is(.title, .row, .tools, .pad, .ends) :is(button, select) {
    min-inline-size: 0;
    padding: 0.2em 0.4em;
  }
  .entry button:not([aria-pressed='true'], .main) {
    background: color-mix(in srgb, var(--_page) 50%, transparent);
  }
  .entry :is(button, select) {
    user-select: none;
    -webkit-user-select: none;
  }
  .entry input {
    inline-size: 100%;
  }
  .title {
    display: flex;
    align-items: center;
    gap: 0.35em;
    outline: none;
  }
  .title b {
    flex: auto;
    min-inline-size: 0;
    line-height: 1.15;
  }
  .title .round {
    display: inline-block;
    color: var(--_muted);
    font-weight: 400;
    font-size: 0.875em;
  }
  .title .icon {
    flex: none;
    inline-size: max(44px, 2.4em);
    padding: 0.4em;
    border-color: transparent;
  }
  .icon svg {
    display: block;
    inline-size: 1.4em;
    margin: auto;
  }
  .icon path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon:dir(rtl) svg {
    transform: scaleX(-1);
  }
  .icon:is(:disabled, [aria-disabled]) {
    opacity: 0.4;
  }
  .label {
    margin-block: 0.4em 0.13em;
    block-size: 1lh;
    color: var(--_muted);
    font-size: 0.75em;
    line-height: 1.17;
  }
  .label,
  .state,
  .row button,
  .tools b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .said-here {
    margin-inline-start: 0.6em;
    color: var(--_accent);
    font-weight: 650;
  }
  .due .said-here {
    font-weight: 400;
  }
  :is(.label.wrong, .wrong .said-here) {
    color: var(--_loss);
    font-weight: 650;
  }
  .label.wrong + .row {
    outline: 2px solid var(--_loss);
    outline-offset: -1px;
    border-radius: 0.4em;
  }
  .sum {
    display: block;
    font-size: 0.6875em;
    font-weight: 400;
    line-height: 1.1;
  }
  [aria-pressed='true'] .sum {
    color: inherit;
  }
  .sum .wind {
    inline-size: 1.15em;
    margin-inline-end: 0.3em;
    vertical-align: -0.2em;
  }
  [aria-pressed='true'] .wind {
    fill: currentColor;
  }
  .winner button {
    line-height: 1.15;
  }
  :is(.row, .pad, .ends) {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.3em;
  }
  :is(.tools, .pad, .ends) {
    margin-block-start: 0.35em;
  }
  .row button {
    padding-inline: 0.2em;
    /* With large text, a name gets smaller before it is cut: Werner fits. */
    font-size: clamp(0.75em, 5.1cqi, 1em);
  }
  .entry .drawn {
    white-space: normal;
    font-size: 0.8125em;
    line-height: 1.1;
  }
  .values button {
    display: grid;
    align-content: center;
    line-height: 1.1;
  }
  .pad [aria-disabled] {
    border-style: solid;
  }
  :is(.figure, .pad button) {
    font-size: 1.125em;
  }
  .values .won .figure {
    font-weight: 700;
  }
  .values .long {
    font-size: 0.9375em;
  }
  .state {
    font-size: 0.6875em;
    font-weight: 400;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 0.35em;
  }
  /* What was just entered has the place of the tools, so that the keys below never move. */
  :is(.tools, .outcome) {
    block-size: max(44px, 2.75em);
  }
  .outcome {
    margin-block: 0.35em 0;
    overflow: auto;
  }
  .outcome small {
    display: block;
    color: inherit;
    font-size: clamp(0.6875em, 3.4cqi, 0.75em);
    line-height: 1.2;
  }
  .tools b {
    flex: none;
    min-inline-size: 0;
    max-inline-size: 40%;
    margin-inline-end: auto;
  }
  .tools :is(button, select) {
    flex: none;
    max-inline-size: 55%;
    font-size: 0.875em;
  }
  /* These have what room is left. */
  .tools :is(.liable, select) {
    flex: 0 1 auto;
    min-inline-size: 5em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tools select {
    padding-inline-end: 1.5em;
  }
  :is(.title, .tools) {
    scroll-margin-block-start: 0.5em;
  }
  .pad {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    direction: ltr;
  }
  .entry .quick {
    border-color: color-mix(in srgb, var(--_accent) 45%, transparent);
    color: var(--_accent);
    padding-inline: 0.1em;
    white-space: nowrap;
    font-size: 0.875em;
  }
  .quick [aria-hidden] {
    margin-inline-start: 0.2em;
    opacity: 0.7;
  }
  :is(.entry .waiting, .entry .quick[aria-disabled], .place) {
    color: var(--_muted);
  }
  .ends {
    grid-template-columns: minmax(44px, 1fr) minmax(min-content, 1fr) [done-start] minmax(min-content, 1.6fr) [done-end];
    /* on a small screen, the last row is always in reach */
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-block-end: env(safe-area-inset-bottom, 0px);
    background: var(--_page);
  }
  .ends button {
    overflow-wrap: normal;
  }
  /* What the keyboard reaches scrolls into view above that row. */
  .entry :is(button, input, select) {
    scroll-margin-block-end: 5em;
  }
  /* Named lines, since Firefox 153 doesn’t update grid-column from a container query when text gets larger. */
  .ends .done {
    grid-column: done;
  }
  /* Tiles have an undo of their own; the other keys keep their place. */
  .ends [hidden] {
    display: block;
    visibility: hidden;
  }
  :is(.outcome.wrong, .problem) {
    color: var(--_loss);
  }
  /* The form says that a game is over; the game knows the seat, the round and how the hand was won. */
  :is(.problem:empty, .editing .over),
  .entry mj-hand::part(choice) {
    display: none;
  }
  .problem {
    margin-block-start: 0.37em;
    /* Browsers scroll by whole pixels. */
    scroll-margin-block-end: 1px;
    font-size: 0.9375em;
  }
  .entry mj-hand {
    margin-block-start: 0.4em;
  }
  :is(.names, .seating) label {
    display: grid;
    grid-template-columns: 4.5em minmax(0, 1fr);
    align-items: center;
    gap: 0.5em;
  }
  .seating {
    min-inline-size: 0;
    margin: 0.4em 0;
    padding: 0.5em;
    border: 1px solid var(--_line);
    border-radius: 0.6em;
  }
  .seating legend {
    font-weight: 650;
  }
  .champion {
    margin-block: 0.35em;
    font-weight: 650;
    font-size: 1.125em;
  }
  :is(.ranking, .payments) li {
    display: grid;
    grid-template-columns: 1.5em minmax(0, 1fr) auto;
    padding-block: 0.3em;
    border-block-end: 1px solid var(--_line);
  }
  .payments li {
    grid-template-columns: minmax(0, 1fr);
  }
  .ranking bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .end .label {
    margin-block-start: 0.75em;
  }
  :is(.stop, .actions) {
    margin-block-start: 0.6em;
  }

  @container (inline-size < 48em) {
    /* the form first; the table of a phone is below it */
    .entry {
      padding: 0.3em 0.5em 0.5em;
    }
    .label {
      margin-block: 0.27em 0.13em;
    }
    .washout {
      flex: none;
      white-space: nowrap;
    }
    .names {
      gap: 0.25em;
    }
    .names .actions {
      margin-block-start: 0.25em;
    }
  }
  /* With large text, or three choices under rules with fines, the name of the player has a line of its own. The keys below keep their place. */
  @container (inline-size < 20em) {
    .rows {
      --_tools: calc(1.7em + max(44px, 2.75em));
    }
  }
  .fining {
    --_tools: calc(1.9em + 2 * max(44px, 2.75em));
  }
  @container (inline-size < 17.5em) {
    .fining {
      --_tools: calc(2.1em + 3 * max(44px, 2.75em));
    }
  }
  /* With large text on a phone, two players have a row, and the last buttons one each. */
  @container (inline-size < 15em) {
    .title {
      flex-wrap: wrap;
    }
    .title b {
      flex-basis: 100%;
    }
    .title .icon {
      inline-size: auto;
    }
    .row {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .label {
      block-size: auto;
      white-space: normal;
    }
    :is(.row, .pad) button {
      padding-inline: 0.1em;
    }
    .row button,
    .state {
      white-space: normal;
      hyphens: auto;
    }
    .entry :is(.quick, .drawn) {
      font-size: min(0.6875em, 5.5cqi);
    }
    .quick .before {
      display: none;
    }
    .entry .tools :is(button, select) {
      font-size: min(0.75em, 6.5cqi);
    }
    .ranking :last-child {
      grid-column: 2;
    }
    .ends {
      grid-template-columns: [done-start] minmax(44px, 1fr) 3fr [done-end];
      position: static;
    }
    :is(.names, .names label, .seating label) {
      grid-template-columns: minmax(0, 1fr);
    }
    .names .main {
      padding-inline: 0;
      font-size: min(1em, 8.5cqi);
    }
  }
  @media (forced-colors: active) {
    .entry [aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** The form for a hand: four columns, one for each player, and a number pad. Every target is at least 44 px high. */
export const entryStyles = [
  baseStyles,
  unsafeCSS(`@container (inline-size < 20em){.rows{${wrappedTools}}}.fining{${wrappedTools}}`),
];
