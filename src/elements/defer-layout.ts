/**
 * A page may show thousands of hands. Elements that appear together with many others are laid out when the page is
 * idle; until then only those in view are laid out (`content-visibility: auto`, see `frameStyles`). No element stays
 * deferred, so screenshots, printing and find-in-page see all of them.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isRendering } from './turns.js';

/** How many elements are laid out at once, initially and in each idle period. */
const AT_ONCE = 40;

/**
 * However many elements there are, they are laid out in this many idle periods: each layout costs something for every
 * element on the page, so with batches of a fixed size the cost of an element would grow with their number.
 */
const MOST_PERIODS = 10;

const waiting = new Set<() => void>();
let recent = 0;
let batch = AT_ONCE;
let isScheduled = false;

const whenIdle = (run: () => void): unknown => requestIdleCallback(run, { timeout: 500 });

function layOutNext(): void {
  if (isRendering()) {
    whenIdle(layOutNext);
    return;
  }
  batch = Math.max(batch, Math.ceil(waiting.size / MOST_PERIODS));
  let left = batch;
  for (const layOut of waiting) {
    if (!left--) break;
    waiting.delete(layOut);
    layOut();
  }
  recent = waiting.size;
  isScheduled = recent > 0;
  if (isScheduled) whenIdle(layOutNext);
  else batch = AT_ONCE;
}

/** Returns whether the layout of a new element can wait; if so, `layOut` is called as soon as it is due. */
function defer(layOut: () => void): boolean {
  // WebKit has no idle callbacks and misplaces tiles whose layout was skipped.
  if (typeof requestIdleCallback !== 'function') return false;
  if (!isScheduled) {
    isScheduled = true;
    whenIdle(layOutNext);
  }
  if (++recent <= AT_ONCE) return false;
  waiting.add(layOut);
  return true;
}

/** Keeps an element in the state `deferred` while its layout can wait. */
export class Deferral implements ReactiveController {
  readonly #toggle: (isDeferred: boolean) => void;
  readonly #layOut = (): void => this.#toggle(false);
  #isDue: boolean;

  constructor(host: ReactiveControllerHost & Element, toggle: (isDeferred: boolean) => void) {
    this.#toggle = toggle;
    // Server-rendered content is already laid out.
    this.#isDue = !host.shadowRoot;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#isDue) this.#toggle(defer(this.#layOut));
    this.#isDue = false;
  }

  hostDisconnected(): void {
    // An element that leaves the page before it was laid out may come back.
    this.#isDue = waiting.delete(this.#layOut);
  }
}
