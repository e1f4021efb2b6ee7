import { css } from 'lit';

/** The line of the situation. Its marks are drawn in the colour of the text, on paper and in forced colours too. */
export const situationStyles = css`
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 1em;
    margin: 0.3rem 0;
    color: var(--_muted, var(--mj-muted, color-mix(in srgb, currentColor 68%, transparent)));
    font-size: 0.875em;
    line-height: 1.5;
  }
  .facts > span {
    display: flex;
    gap: 0.4em;
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
  .facts .seat,
  .facts .round {
    border: 1px solid;
    border-radius: 0.2em;
    stroke: none;
    fill: currentColor;
  }
  .facts .round {
    border-radius: 50%;
  }
  /* between the clauses for whoever hears or copies them */
  .facts > .comma {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: pre;
  }
`;
