import { css } from 'lit';

/** The form for a hand: four columns, one for each player, and a number pad. Every target is at least 44 px high. */
export const entryStyles = css`
  .entry {
    min-inline-size: 0;
    align-self: start;
    box-sizing: border-box;
    padding: 0.5rem 0.6rem 0.6rem;
    border: 1px solid var(--_line);
    border-radius: 0.9rem;
    background: color-mix(in srgb, var(--_felt) 45%, transparent);
  }
  .entry :is(button, select, input) {
    min-inline-size: 0;
    padding: 0.2rem 0.4rem;
  }
  .entry button:not([aria-pressed='true'], .main) {
    background: light-dark(#fffc, #0004);
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
    gap: 0.35rem;
    outline: none;
  }
  .title b {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  .entry .icon {
    flex: none;
    inline-size: 44px;
    padding: 0.5rem;
    border-color: transparent;
    background: none;
  }
  .icon svg {
    display: block;
    inline-size: 1.4rem;
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
  .icon:disabled {
    opacity: 0.4;
  }
  .label {
    margin-block: 0.3rem 0.1rem;
    color: var(--_muted);
    font-size: 0.75rem;
    line-height: 1.15;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.3rem;
  }
  .row button {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .entry .waiting {
    color: var(--_muted);
  }
  .entry .drawn {
    white-space: normal;
    font-size: 0.8125rem;
    line-height: 1.1;
  }
  .values button {
    display: grid;
    align-content: center;
    line-height: 1.1;
  }
  .figure {
    font-size: 1.125rem;
  }
  .values .won .figure {
    font-weight: 700;
  }
  .state {
    font-size: 0.6875rem;
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    margin-block-start: 0.35rem;
  }
  .tools b {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tools :is(button, select) {
    flex: none;
    max-inline-size: 55%;
    font-size: 0.875rem;
  }
  .pad {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.3rem;
    margin-block-start: 0.35rem;
    direction: ltr;
  }
  .pad button {
    font-size: 1.125rem;
  }
  .entry .quick {
    border-color: color-mix(in srgb, var(--_accent) 45%, transparent);
    color: var(--_accent);
    white-space: nowrap;
    font-size: 1rem;
  }
  .quick span {
    margin-inline-start: 0.2em;
    opacity: 0.7;
  }
  .entry .quick:disabled {
    color: var(--_muted);
  }
  .ends {
    display: grid;
    grid-template-columns: 1fr 1fr 1.6fr;
    gap: 0.3rem;
    margin-block-start: 0.35rem;
  }
  .problem {
    margin-block-start: 0.35rem;
    color: var(--_loss);
    font-size: 0.9375em;
  }
  .problem:empty {
    display: none;
  }
  .entry mj-hand {
    display: block;
    margin-block-start: 0.4rem;
  }
  /* the game knows the seat, the round and how the hand was won */
  .entry mj-hand::part(choice) {
    display: none;
  }
  .names,
  .seating {
    display: grid;
    gap: 0.4rem;
  }
  .names label,
  .seating label {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
  }
  .seating {
    min-inline-size: 0;
    margin: 0.4rem 0;
    padding: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: 0.6rem;
  }
  .seating legend {
    font-weight: 650;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-block-start: 0.6rem;
  }

  @container (inline-size < 48rem) {
    /* the form first; the table of a phone is below it */
    .entry {
      padding-inline: 0.5rem;
    }
  }
  @media (forced-colors: active) {
    .entry [aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
  /* on paper, or rendered on a server and no script comes */
  @media print, (scripting: none) {
    .entry,
    .actions {
      display: none;
    }
  }
`;
