/** The events of the elements. They bubble and cross shadow roots; `detail` is for frameworks that read it. */
import type { Score, Settlement } from '../core/index.js';

const everywhere: EventInit = { bubbles: true, composed: true };
/** An event that holds the answer of an exercise reaches only elements that look for it, until the answer is due. */
const reach = (isWithheld: boolean): EventInit => (isWithheld ? {} : everywhere);

/** Fires events without data, in this order. */
export function fire(element: Element, ...names: string[]): void {
  for (const name of names) element.dispatchEvent(new Event(name, everywhere));
}

/** Fires after the first score of a hand and whenever the score changes. */
export class MjScoreEvent extends Event {
  readonly detail: { readonly score: Score };
  constructor(
    readonly score: Score,
    isWithheld = false,
  ) {
    super('mj-score', reach(isWithheld));
    this.detail = { score };
  }
}

/** Fires after the first settlement of a table and whenever the settlement changes. */
export class MjSettlementEvent extends Event {
  readonly detail: { readonly settlement: Settlement };
  constructor(
    readonly settlement: Settlement,
    isWithheld = false,
  ) {
    super('mj-settlement', reach(isWithheld));
    this.detail = { settlement };
  }
}

/** Fires when something cannot be drawn, scored or settled. */
export class MjErrorEvent extends Event {
  readonly detail: { readonly error: Error };
  constructor(readonly error: Error) {
    super('mj-error', everywhere);
    this.detail = { error };
  }
}

declare global {
  /** Applies to elements, documents and windows, because the events bubble. */
  interface GlobalEventHandlersEventMap {
    'mj-score': MjScoreEvent;
    'mj-clear': Event;
    'mj-settlement': MjSettlementEvent;
    'mj-error': MjErrorEvent;
  }
}
