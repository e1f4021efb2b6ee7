/**
 * Server-rendered elements are complete pictures: they need their script only once somebody uses them. Loading it then
 * keeps reading fast on slow phones.
 */

const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Elements that do nothing without their script. */
const INTERACTIVE = ':is(mj-hand, mj-settlement, mj-rules, mj-wall, mj-game)[editable], mj-exercise, mj-doubles';

const isOwn = (element: Element): boolean => element.localName.startsWith('mj-');

/**
 * Runs `load` on the first sign of use, when an element that cannot be used without a script comes near, or at once if
 * the page has not been rendered on a server.
 *
 * @returns when it has been loaded
 */
export function whenNeeded(load: () => Promise<unknown>): Promise<void> {
  const own = [...document.body.querySelectorAll('*')].filter(isOwn);
  if (own.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    /** Buttons pressed before their element could answer. */
    const pressed: HTMLElement[] = [];
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: '200px' },
    );
    let started = false;
    const start = (): void => {
      if (started) return;
      started = true;
      observer.disconnect();
      void load().then(async () => {
        await Promise.all(
          own.map((element) => (element as Element & { updateComplete?: Promise<unknown> }).updateComplete),
        );
        stop.abort();
        for (const button of pressed) button.click();
        resolve();
      });
    };
    const { signal } = stop;
    for (const event of EVENTS) addEventListener(event, start, { signal, passive: true });
    addEventListener(
      'click',
      (event) => {
        const path = event.composedPath();
        const button = path.find((one) => one instanceof HTMLButtonElement);
        if (button && path.some((one) => one instanceof Element && isOwn(one))) pressed.push(button);
      },
      { signal, capture: true },
    );
    if (own.some((element) => !element.shadowRoot)) start();
    else for (const element of document.querySelectorAll(INTERACTIVE)) observer.observe(element);
  });
}
