import { css, unseen } from './css.js';

/** The situation line. Its icons use the text color, in print and in forced colors too. */
const ownStyles = css`
  .facts {
    margin-block: 0.3em;
    color: var(--_muted);
    font-size: 0.875em;
    line-height: 1.5;
    unicode-bidi: normal;
  }
  /* Follows text-align, like its hand. */
  .facts > span {
    display: inline-flex;
    gap: 0.4em;
    margin-inline-end: 1em;
  }
  .facts > :last-child {
    margin-inline-end: 0;
  }
  .facts svg {
    box-sizing: border-box;
    flex: none;
    block-size: 1.15em;
    margin-block-start: 0.175em;
    stroke: currentColor;
    stroke-width: 1.3;
    fill: none;
  }
  .facts :is(.seat, .round) {
    border: 1px solid;
    border-radius: 0.2em;
    stroke: none;
    fill: currentColor;
  }
  .facts .round {
    border-radius: 50%;
  }
  /* Separates the clauses in copied text; screen readers pause between them. */
  .facts > .comma {
    white-space: pre;
  }
`;

export const situationStyles = [unseen('.facts > .comma'), ownStyles];
