import { css } from 'lit';

/** The claims of each player side by side, the award, and the time line. */
export const claimsStyles = css`
  :host {
    --_felt: var(--mj-felt, light-dark(#e4f0e9, #1a2b23));
    --_gain: var(--mj-gain, light-dark(#0b6b3c, #7fcfa5));
  }
  p,
  ul,
  ol,
  h3 {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h3 {
    font-size: 1em;
  }

  .event {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-block: 0.75rem;
    --mj-tile-width: 2.25rem;
  }
  .seats {
    display: grid;
    gap: 0.5rem;
  }
  .seat {
    min-inline-size: 0;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--_line);
    border-radius: 0.6rem;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    margin-block-end: 0.3rem;
  }
  .wind {
    inline-size: 1.3em;
    block-size: 1.3em;
    fill: var(--_accent);
  }
  .seat ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    column-gap: 1.25rem;
    margin-block-start: 0.4rem;
  }
  .seat li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 0.5rem;
    min-inline-size: 0;
    padding-block: 0.25rem;
    border-block-start: 1px solid var(--_line);
    --mj-tile-width: 1.4rem;
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
  .impossible .sign {
    color: var(--_muted);
  }
  .impossible .sign::before {
    content: '–';
  }
  .possible .kind {
    font-weight: 600;
  }
  .impossible .kind,
  .reason {
    color: var(--_muted);
  }
  .reason {
    flex: 1 1 10rem;
    font-size: 0.9em;
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
    margin-block: 0.75rem;
    padding: 0.6rem 0.75rem;
    border-inline-start: 3px solid var(--_gain);
    background: var(--_felt);
    border-radius: 0 0.4rem 0.4rem 0;
  }
  .award:dir(rtl) {
    border-radius: 0.4rem 0 0 0.4rem;
  }
  .message {
    margin-block: 0.5rem;
    color: light-dark(#a3160f, #ff9d94);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    margin-block: 0.75rem;
    font-size: 0.93em;
  }
  caption {
    padding-block: 0.3rem;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 0.3rem 0.6rem 0.3rem 0;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    color: var(--_muted);
  }
  .own :is(th, td) {
    font-weight: 600;
  }

  .timeline {
    margin-block: 0.75rem;
  }
  .timeline > ol {
    margin-block-start: 0.5rem;
    border-inline-start: 2px solid var(--_accent);
    margin-inline-start: 0.45rem;
  }
  .timeline > ol > li {
    position: relative;
    padding: 0 0 0.9rem;
    padding-inline-start: 1.2rem;
  }
  .timeline > ol > li:last-child {
    padding-block-end: 0;
  }
  .timeline > ol > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: calc(-0.4rem - 1px);
    inline-size: 0.8rem;
    block-size: 0.8rem;
    box-sizing: border-box;
    border: 2px solid var(--_accent);
    border-radius: 50%;
    background: Canvas;
  }
  .timeline li li {
    padding-inline-start: 1rem;
    text-indent: -0.8rem;
  }
  .timeline li li::before {
    content: '– ';
    color: var(--_muted);
  }
  .ends,
  .law {
    color: var(--_muted);
    font-size: 0.9em;
  }

  @media (forced-colors: active) {
    .award {
      border-inline-start-color: Highlight;
    }
    .wind {
      fill: CanvasText;
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
