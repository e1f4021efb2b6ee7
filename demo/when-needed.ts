/**
 * Server-rendered elements are complete pictures: they need their script only once somebody uses them. Loading it then,
 * and letting each element take over its picture when it comes near, keeps slow phones responsive.
 */
import { loadWords } from './languages.js';

const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Elements that do nothing without their script. */
const INTERACTIVE = ':is(mj-hand, mj-settlement, mj-rules, mj-wall, mj-game)[editable], mj-exercise, mj-doubles';
/** Keeps an element that a server has rendered from taking over its picture; Lit knows it. */
const WAITS = 'defer-hydration';

const isOwn = (element: Element): boolean => element.localName.startsWith('mj-');
const ownElements = (): Element[] => [...document.body.querySelectorAll('*')].filter(isOwn);

/** A step of loading a page, such as the import of a module. */
type Step = () => unknown;

/** Lets the browser draw, and answer its user, before the next piece of work. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs the steps one after the other, each in a task of its own. */
async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const [place, step] of steps.entries()) {
    if (place) await nextTask();
    await step();
  }
}

/**
 * Runs the steps of {@link takeOver} on the first sign of use, when an element that cannot be used without a script
 * comes near, or at once if the page has not been rendered on a server.
 *
 * @returns when the elements in view have been taken over
 */
export function whenNeeded(...steps: readonly Step[]): Promise<void> {
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
      resolve(takeOver(...steps));
    };
    for (const event of EVENTS) addEventListener(event, start, { signal: stop.signal, passive: true });
    if (own.some((element) => !element.shadowRoot)) start();
    else for (const element of document.querySelectorAll(INTERACTIVE)) observer.observe(element);
  });
}

/**
 * Runs the steps, which register the elements, at once. Those that a server has rendered then take over their pictures
 * one after the other as they come near or are used. The browser can draw and answer in between.
 *
 * @returns when the elements in view have been taken over
 */
export async function takeOver(...steps: readonly Step[]): Promise<void> {
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

  /** What an element draws below those inside, if it surrounds any: these have turns of their own. */
  const drawnBy = (element: Element): Element => element.shadowRoot!.querySelector('slot:not([name]) + *') ?? element;

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
        // What is used may change what surrounds it.
        for (const element of waiting)
          if (drawnBy(element) !== element && !waitingInside(element).length) due.add(element);
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

  // The address may have changed what is far down.
  addEventListener(
    'beforeprint',
    () => {
      if (isLoaded) for (const element of waiting) void settle(element);
    },
    { signal },
  );

  // Elements take over what a server has rendered in the language of the page.
  const loading = inTurn([() => loadWords(document.documentElement.lang), ...steps]);
  await loading;
  isLoaded = true;
  if (!waiting.size) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            observer.unobserve(target);
            const element = waiting.has(target) ? target : (target.getRootNode() as ShadowRoot).host;
            if (element && waiting.has(element)) due.add(element);
          }
        void work().then(resolve);
      },
      { rootMargin: '25%' },
    );
    for (const element of waiting) observer.observe(drawnBy(element));
  });
}
