/** The event of `<mj-rules>`, in a module that loads with it. */
import type { Profile } from '../../core/index.js';

/** Fires when a user changes the rules of a table. */
export class MjRulesEvent extends Event {
  readonly detail: { readonly rules: string; readonly profile: Profile };
  /**
   * @param rules the differences from the built-in profile, as text for a `rules` attribute
   * @param profile the complete rules
   */
  constructor(
    readonly rules: string,
    readonly profile: Profile,
  ) {
    super('mj-rules', { bubbles: true, composed: true });
    this.detail = { rules, profile };
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'mj-rules': MjRulesEvent;
  }
}
