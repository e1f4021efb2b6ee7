/** Reports the height of this page to the embedding page only: messages target the origin that the browser supplied when it asked. */
const HEIGHT = 'mj-embed-height';
const REQUEST = 'mj-embed-height-request';

/** The origin of an HTTP(S) URL; undefined for anything else. */
function originOf(address: string): string | undefined {
  try {
    const { protocol, origin } = new URL(address);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Starts reporting the height of an element, once it is drawn. @param written the origin in the URL, for browsers and pages that do not reveal theirs */
export function reportHeight(content: Element, written: string, id: string, drawn?: Promise<unknown>): void {
  const { parent } = window;
  if (parent === window) return;
  let target = originOf(location.ancestorOrigins?.[0] ?? '') ?? originOf(written) ?? originOf(document.referrer);
  let reported = 0;

  const ready = Promise.resolve(drawn).catch(() => {});
  const report = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // In a hidden frame, the height is 0.
    if (!target || !height || height === reported) return;
    reported = height;
    parent.postMessage({ type: HEIGHT, height, ...(id && { id: id.slice(0, 100) }) }, target);
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || data?.type !== REQUEST || !originOf(origin)) return;
    target = origin;
    reported = 0;
    void ready.then(report);
  });
  void ready.then(() => new ResizeObserver(report).observe(content));
}
