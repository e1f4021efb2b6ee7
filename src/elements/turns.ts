/**
 * Elements that appear together render in short tasks, so that a page with many of them shows the first ones early and responds while the
 * others follow. An element waits until those that it shows or explains have rendered.
 */

import type { ReactiveElement } from 'lit';

/** How long elements render in a task, in milliseconds: half of a frame. */
const LONGEST = 8;

/**
 * Of more elements than these, each task renders as many as all before it: the frame after it costs something for all that is on the
 * page, and tasks limited by time alone would be many, above all on a busy machine.
 */
const FEW = 100;

/** How long to wait for a frame, in milliseconds. */
const LONGEST_FRAME = 100;

interface Waiting {
  element: Element;
  related: () => Iterable<Element>;
  render: () => void;
  /** Whether an element that needs this one renders next. */
  isNeeded?: boolean;
}

const waiting = new Map<Element, Waiting>();
/** Those that wait, in the order in which they render; undefined while none does. */
let order: Generator<Waiting> | undefined;
/** Whether elements have started to wait since those in `order` were sorted. */
let hasNew = false;
/** Whether to sort the waiting elements again. This happens once per task at most: the more elements wait, the longer sorting takes. */
let isStale = false;
/** How many of those in `order` have rendered, and how many have at least at the end of this task. */
let rendered = 0;
let least = 0;
/** When elements began to use the current task; 0 if they do not use it. */
let since = 0;

const isOver = (): boolean => rendered >= least && performance.now() - since > LONGEST;

/** An element with those that it needs, which render first. */
function* group(element: Element, isNeeded: boolean): Generator<Waiting> {
  const own = waiting.get(element);
  if (!own) return;
  waiting.delete(element);
  for (const one of own.related()) yield* group(one, true);
  own.isNeeded = isNeeded;
  yield own;
}

function* groups(): Generator<Waiting> {
  while (waiting.size) {
    const inDocument = [...waiting.keys()].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    hasNew = isStale = false;
    for (const element of inDocument) {
      // A hand that has to load code first arrives after its breakdown.
      if (isStale) break;
      yield* group(element, false);
    }
  }
  rendered = least = 0;
  order = undefined;
}

/** Runs in the next task, and then resolves. Timers would add milliseconds, or a second on a page in the background. */
const post = (run: () => void): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      run();
      resolve();
    };
    port2.postMessage(0);
  });

let nextTask: Promise<void> | undefined;

/** Resolves when an element has rendered and fired its events, or in the next task if it waits for more. */
function afterUpdate(element: Element): Promise<unknown> {
  nextTask ??= post(() => {
    nextTask = undefined;
  });
  return Promise.race([(element as Partial<ReactiveElement>).updateComplete, nextTask]).catch(() => {});
}

let moved: Promise<void> | undefined;

/** Notes that an element was moved: rendering before the browser has laid out a `moveBefore` ends the process of Chromium 156. */
export function noteMove(): void {
  moved ??= post(() => {
    // In the background, no frame would lay it out.
    new Range().getBoundingClientRect();
    moved = undefined;
  });
}

/** Resolves once elements that were moved have been laid out; undefined if none has been. */
export const afterMove = (): Promise<void> | undefined => moved;

/** Runs after the browser has laid out and painted the page, which it does not do in the background or out of sight. */
function afterFrame(run: () => void): void {
  let isDue = true;
  const once = (): void => {
    if (isDue) run();
    isDue = false;
  };
  if (document.hidden) return void post(once);
  requestAnimationFrame(() => post(once));
  setTimeout(once, LONGEST_FRAME);
}

/** Marks the current task as one that elements use. */
function begin(): void {
  since = performance.now();
  post(() => {
    since = 0;
  });
}

async function renderNext(): Promise<void> {
  since = performance.now();
  if (rendered + waiting.size > FEW) least = 2 * rendered;
  isStale = hasNew;
  let next;
  do {
    next = order?.next().value;
    next?.render();
    rendered++;
    // The element that shows or explains it hears of its score first, so that it renders once.
    if (next?.isNeeded) await afterUpdate(next.element);
  } while (order && !isOver());
  since = 0;
  if (order) (next?.isNeeded ? post : afterFrame)(renderNext);
}

if (typeof document !== 'undefined') {
  // The scripts that define elements use up the task, too.
  begin();
  // What has not rendered by then is missing on paper.
  addEventListener('beforeprint', () => {
    for (const one of order ?? []) one.render();
  });
}

/** Renders an element after those `related` to it, now or in one of the next tasks. @returns undefined if it had its turn at once */
export function inTurn(
  element: Element,
  related: () => Iterable<Element>,
  render: () => unknown,
): Promise<unknown> | undefined {
  if (!order) {
    if (!since) begin();
    if (!isOver()) return render() as Promise<unknown> | undefined;
    order = groups();
    post(renderNext);
  }
  hasNew = true;
  return new Promise((resolve, reject) => {
    waiting.set(element, {
      element,
      related,
      render: () => {
        try {
          resolve(render());
        } catch (error) {
          reject(error);
        }
      },
    });
  });
}
