/**
 * Server-rendered elements are complete pictures: they need their script only once somebody uses them. Loading it then,
 * and letting each element take over its picture when it comes near, keeps slow phones responsive.
 */

const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Elements that do nothing without their script. */
const INTERACTIVE = ':is(mj-hand, mj-settlement, mj-rules, mj-wall, mj-game)[editable], mj-exercise, mj-doubles';
/** Keeps an element that a server has rendered from taking over its picture; Lit knows it. */
const WAITS = 'defer-hydration';

const isOwn = (element: Element): boolean => element.localName.startsWith('mj-');
const ownElements = (): Element[] => [...document.body.querySelectorAll('*')].filter(isOwn);

/** Lets the browser draw, and answer its user, before the next piece of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs `load` on the first sign of use, when an element that cannot be used without a script comes near, or at once if
 * the page has not been rendered on a server.
 *
 * @returns when it has been loaded
 */
export function whenNeeded(load: () => Promise<unknown>): Promise<void> {
  const own = ownElements();
  if (own.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: '200px' },
    );
    const start = (): void => {
      stop.abort();
      observer.disconnect();
      resolve(takeOver(load));
    };
    for (const event of EVENTS) addEventListener(event, start, { signal: stop.signal, passive: true });
    if (own.some((element) => !element.shadowRoot)) start();
    else for (const element of document.querySelectorAll(INTERACTIVE)) observer.observe(element);
  });
}

/**
 * Runs `load`, which registers the elements, at once. Those that a server has rendered take over their pictures one
 * after the other as they come near or are used; the browser can draw and answer in between.
 *
 * @returns when the elements in view have been taken over
 */
export async function takeOver(load: () => Promise<unknown>): Promise<void> {
  const waiting = new Set(ownElements().filter((element) => element.shadowRoot && !element.matches(':defined')));
  for (const element of waiting) element.setAttribute(WAITS, '');
  /** Those whose turn it is. */
  const due = new Set<Element>();
  const stop = new AbortController();
  let isLoaded = false;
  let isWorking = false;

  /** An element depends on those inside, which may have no place on the page; exercises in an exercise have their own. */
  const waitingInside = (element: Element): Element[] =>
    [...element.querySelectorAll('*')].filter(
      (inner) => waiting.has(inner) && inner.closest(element.localName) === element,
    );

  const settle = async (element: Element): Promise<void> => {
    if (waiting.delete(element)) {
      due.delete(element);
      element.removeAttribute(WAITS);
      for (const inner of waitingInside(element)) due.add(inner);
      if (!waiting.size) stop.abort();
    }
    await (element as Element & { updateComplete?: Promise<unknown> }).updateComplete;
  };
  const work = async (): Promise<void> => {
    if (isWorking || !isLoaded) return;
    isWorking = true;
    for (const element of due)
      for (const one of [...waitingInside(element), element]) {
        await nextTask();
        await settle(one);
      }
    isWorking = false;
  };

  const { signal } = stop;
  const waitingIn = (path: readonly EventTarget[]): Element[] =>
    path.filter((one): one is Element => one instanceof Element && waiting.has(one)).reverse();
  for (const event of EVENTS)
    addEventListener(
      event,
      (one) => {
        for (const element of waitingIn(one.composedPath())) {
          due.add(element);
          if (isLoaded) void settle(element);
        }
        void work();
      },
      { signal, capture: true, passive: true },
    );
  // Buttons pressed before their element could answer are pressed again for it.
  addEventListener(
    'click',
    (event) => {
      const path = event.composedPath();
      const button = path.find((one) => one instanceof HTMLButtonElement);
      const elements = waitingIn(path);
      if (button && elements.length)
        void loading.then(() => Promise.all(elements.map(settle))).then(() => button.click());
    },
    { signal, capture: true },
  );

  const loading = load();
  await loading;
  isLoaded = true;
  if (!waiting.size) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            observer.unobserve(target);
            if (waiting.has(target)) due.add(target);
          }
        void work().then(resolve);
      },
      { rootMargin: '25%' },
    );
    for (const element of waiting) observer.observe(element);
  });
}
