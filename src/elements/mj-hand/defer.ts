/**
 * A page may show a thousand hands. Those that appear together with many others are laid out when the page has time: until
 * then only those in sight are (`content-visibility: auto`). Nothing stays deferred, so that screenshots, prints and
 * searches have all of them.
 */

/** Hands that are laid out at once, and then again each time the page has nothing else to do. */
const AT_ONCE = 40;

const waiting: (() => void)[] = [];
let recent = 0;
let isScheduled = false;

const whenIdle = (run: () => void): unknown => requestIdleCallback(run, { timeout: 500 });

function layOutNext(): void {
  for (const layOut of waiting.splice(0, AT_ONCE)) layOut();
  recent = waiting.length;
  isScheduled = recent > 0;
  if (isScheduled) whenIdle(layOutNext);
}

/** Returns whether the layout of a new hand can wait; `layOut` is called when it need not any longer. */
export function defer(layOut: () => void): boolean {
  // WebKit has no idle callbacks; and it leaves tiles in wrong places where their layout had been skipped.
  if (typeof requestIdleCallback !== 'function') return false;
  if (!isScheduled) {
    isScheduled = true;
    whenIdle(layOutNext);
  }
  if (++recent <= AT_ONCE) return false;
  waiting.push(layOut);
  return true;
}
