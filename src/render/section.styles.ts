import { css } from './css.js';
import { controlStyles } from './controls.styles.js';
import { frameStyles } from './frame.styles.js';
import { blockStyles } from './parts.styles.js';

/** A message beside what can be shown: the last valid score, a line of a game. */
const messageStyles = css`
  .message {
    margin-block: 0.75em;
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid var(--_wrong);
    overflow-wrap: anywhere;
  }
`;

/** A section of a page as wide as it wants to be, with controls: the score of a hand, a table, a game, a booklet of rules. */
export const sectionStyles = [blockStyles, frameStyles, messageStyles, controlStyles];
