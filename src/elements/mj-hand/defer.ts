/**
 * A page may show a thousand hands. Hands that appear together with many others are laid out when the page is idle;
 * until then only those in view are laid out (`content-visibility: auto`). No hand stays deferred, so screenshots,
 * printing and find-in-page see all of them.
 */

/** How many hands are laid out at once, initially and in each idle period. */
const AT_ONCE = 40;

const waiting = new Set<() => void>();
let recent = 0;
let isScheduled = false;

const whenIdle = (run: () => void): unknown => requestIdleCallback(run, { timeout: 500 });

function layOutNext(): void {
  for (const layOut of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(layOut);
    layOut();
  }
  recent = waiting.size;
  isScheduled = recent > 0;
  if (isScheduled) whenIdle(layOutNext);
}

/**
 * Returns whether the layout of a new hand can wait. If so, `layOut` is called as soon as it no longer has to wait,
 * unless the hand leaves the page first ({@link forget}).
 */
export function defer(layOut: () => void): boolean {
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

/** Releases a hand that has left the page. */
export const forget = (layOut: () => void): boolean => waiting.delete(layOut);
