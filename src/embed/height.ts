/**
 * Tells the page around how high this one is, and nobody else. The page around may ask; the browser tells then who it
 * is. A message goes to one origin only: were that another by now, the browser would not deliver it.
 */
const HEIGHT = 'mj-embed-height';
const REQUEST = 'mj-embed-height-request';

/** The origin of an address of a web page; undefined of anything else. */
function originOf(address: string): string | undefined {
  try {
    const { protocol, origin } = new URL(address);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Begins to report the height of an element to the page around.
 *
 * @param told the origin that the address names, for browsers and pages that tell of none
 * @param id repeated in each message, for pages with many frames
 */
export function reportHeight(content: Element, told: string, id: string): void {
  const { parent } = window;
  if (parent === window) return;
  let target = originOf(location.ancestorOrigins?.[0] ?? '') ?? originOf(told) ?? originOf(document.referrer);
  let reported = 0;

  const report = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // Nothing has a height where the frame is not shown.
    if (!target || !height || height === reported) return;
    reported = height;
    parent.postMessage({ type: HEIGHT, height, ...(id && { id: id.slice(0, 100) }) }, target);
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || data?.type !== REQUEST || !originOf(origin)) return;
    target = origin;
    reported = 0;
    report();
  });
  new ResizeObserver(report).observe(content);
}
