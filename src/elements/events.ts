/** What elements tell a page. The events bubble and leave shadow roots; `detail` is there for frameworks that read it. */
import type { Score, Settlement } from '../core/index.js';

const everywhere: EventInit = { bubbles: true, composed: true };

/** A hand was scored: for the first time, or otherwise than before. */
export class MjScoreEvent extends Event {
  readonly detail: { readonly score: Score };
  constructor(readonly score: Score) {
    super('mj-score', everywhere);
    this.detail = { score };
  }
}

/** A table was settled: for the first time, or otherwise than before. */
export class MjSettlementEvent extends Event {
  readonly detail: { readonly settlement: Settlement };
  constructor(readonly settlement: Settlement) {
    super('mj-settlement', everywhere);
    this.detail = { settlement };
  }
}

/** Something cannot be drawn, scored or settled as it stands. */
export class MjErrorEvent extends Event {
  readonly detail: { readonly error: Error };
  constructor(readonly error: Error) {
    super('mj-error', everywhere);
    this.detail = { error };
  }
}

declare global {
  /** Of elements, documents and windows alike: the events bubble. */
  interface GlobalEventHandlersEventMap {
    'mj-score': MjScoreEvent;
    'mj-settlement': MjSettlementEvent;
    'mj-error': MjErrorEvent;
  }
}
