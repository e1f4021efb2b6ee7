import { unsafeCSS, type CSSResult } from 'lit';

/** A style sheet as in Lit, without values in it. */
export const css = ([text]: TemplateStringsArray): CSSResult => unsafeCSS(text);

/**
 * Leaves text to screen readers alone. The margin keeps it inside of what it is in, so that no box around it scrolls.
 *
 * @param where an at-rule around it
 */
export const unseen = (selectors: string, where = '@media all'): CSSResult =>
  unsafeCSS(
    `${where}{${selectors}{overflow:hidden;white-space:nowrap;position:absolute;inline-size:1px;block-size:1px;margin:-1px;clip-path:inset(50%)}}`,
  );
