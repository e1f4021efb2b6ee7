import { css } from '../../render/css.js';

export const claimsStyles = css`
  h3 {
    font-size: 1em;
  }
  .event {
    display: flex;
    align-items: center;
    gap: 0.75em;
    margin-block: 0.75em;
    --mj-tile-width: 2.25em;
  }
  .seat {
    min-inline-size: 0;
    padding: 0.6em 0.75em;
    border: 1px solid var(--_line);
    border-radius: 0.6em;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.4em;
    margin-block-end: 0.3em;
  }
  .seat ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
    column-gap: 1.25em;
    margin-block-start: 0.4em;
  }
  .seat li {
    align-items: center;
    gap: 0.15em 0.5em;
    min-inline-size: 0;
    padding-block: 0.25em;
    border-block-start: 1px solid var(--_line);
    --mj-tile-width: 1.4em;
  }
  .sign {
    flex: none;
    inline-size: 1.1em;
    color: var(--_gain);
    font-weight: 700;
    text-align: center;
  }
  .sign::before {
    content: '✓';
  }
  .impossible :is(.sign, .kind) {
    color: var(--_muted);
  }
  .impossible .sign::before {
    content: '–';
  }
  .possible .kind {
    font-weight: 600;
  }
  .reason {
    flex: 1 1 10em;
  }
  .tiles {
    display: inline-flex;
    align-items: flex-end;
    direction: ltr;
  }
  .impossible .tiles {
    opacity: 0.55;
  }
  .award {
    margin-block: 0.75em;
    padding: 0.6em 0.75em;
    border-inline-start: 3px solid var(--_gain);
    border-start-end-radius: 0.4em;
    border-end-end-radius: 0.4em;
    background: var(--_felt);
  }

  .wide {
    overflow-x: auto;
    margin-block: 0.75em;
    font-size: 0.93em;
  }
  caption {
    padding-block: 0.3em;
    font-weight: 600;
  }
  :is(th, td) {
    padding: 0.3em 0.6em 0.3em 0;
    border-block-end: 1px solid var(--_line);
    vertical-align: top;
  }
  .own {
    font-weight: 600;
  }

  .timeline {
    margin-block: 0.75em;
  }
  .timeline > ol {
    margin-block-start: 0.5em;
    border-inline-start: 2px solid var(--_accent);
    margin-inline-start: 0.45em;
  }
  .timeline > ol > li {
    position: relative;
    padding-inline-start: 1.2em;
  }
  .timeline > ol > li:not(:last-child) {
    padding-block-end: 0.9em;
  }
  .timeline > ol > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: calc(-0.4em - 1px);
    inline-size: 0.8em;
    block-size: 0.8em;
    box-sizing: border-box;
    border: 2px solid var(--_accent);
    border-radius: 50%;
    background: var(--_page);
  }
  .timeline li li {
    padding-inline-start: 1em;
    text-indent: -0.8em;
  }
  .timeline li li::before {
    content: '– ';
    color: var(--_muted);
  }

  .message {
    margin-block: 0.5em;
    color: var(--_wrong);
  }

  @media (forced-colors: active) {
    .award {
      border-inline-start-color: Highlight;
    }
  }
  @media print {
    .seat,
    .timeline li {
      break-inside: avoid;
    }
    .award {
      background: none;
    }
  }
`;
