/**
 * Fits the height of `embed.html` frames to their content. Include it in the embedding page:
 * `<script type="module" src="embed-parent.js"></script>`. It applies to frames whose `src` contains `embed.html` or
 * that have the class `mj-embed`.
 */
const HEIGHT = 'mj-embed-height';
const REQUEST = 'mj-embed-height-request';
const FRAMES = 'iframe.mj-embed, iframe[src*="embed.html"]';

/** Upper limit on the height, so that a frame cannot push the page out of view. No content is taller. */
const HIGHEST = 20_000;

function originOf({ src }: HTMLIFrameElement): string {
  try {
    return new URL(src || location.href).origin;
  } catch {
    return '';
  }
}

/** A frame sandboxed without `allow-same-origin` has an opaque origin. */
const isOpaque = ({ sandbox }: HTMLIFrameElement): boolean =>
  sandbox.length > 0 && !sandbox.contains('allow-same-origin');

/** Called on the prototype, because an image or form named `querySelectorAll` shadows the document's method. */
const framesOf = (page: Document): NodeListOf<HTMLIFrameElement> =>
  Document.prototype.querySelectorAll.call(page, FRAMES) as NodeListOf<HTMLIFrameElement>;

function hear({ source, origin, data }: MessageEvent): void {
  if (data?.type !== HEIGHT) return;
  const { height } = data;
  if (typeof height !== 'number' || !(height > 0)) return;
  for (const frame of framesOf(document))
    if (frame.contentWindow === source && origin === (isOpaque(frame) ? 'null' : originOf(frame)))
      frame.style.height = `${Math.min(Math.ceil(height), HIGHEST)}px`;
}

/** Until a frame has loaded, it contains an empty page of this page's own origin; browsers report messages to another one. */
const isLoading = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.URL === 'about:blank';

/** A frame may have reported its height before this script was listening, or may not know the page's origin. */
function ask(frame: HTMLIFrameElement): void {
  const origin = originOf(frame);
  if (origin.startsWith('http') && !isOpaque(frame) && !isLoading(frame))
    frame.contentWindow?.postMessage({ type: REQUEST }, origin);
}

if (typeof document !== 'undefined') {
  window.addEventListener('message', hear);
  // `load` does not bubble, so listen in the capture phase.
  EventTarget.prototype.addEventListener.call(
    document,
    'load',
    ({ target }) => target instanceof HTMLIFrameElement && target.matches(FRAMES) && ask(target),
    true,
  );
  for (const frame of framesOf(document)) ask(frame);
}

export {};
