/**
 * Makes frames of `embed.html` as high as what they show. For the page around them:
 * `<script type="module" src="embed-parent.js"></script>`. A frame is one of them where its address ends in
 * `embed.html` or it has the class `mj-embed`.
 */
const HEIGHT = 'mj-embed-height';
const REQUEST = 'mj-embed-height-request';
const FRAMES = 'iframe.mj-embed, iframe[src*="embed.html"]';

/** Nothing that is shown is higher; a frame cannot push the page out of sight. */
const HIGHEST = 20_000;

function originOf({ src }: HTMLIFrameElement): string {
  try {
    return new URL(src || location.href).origin;
  } catch {
    return '';
  }
}

/** A sandbox without `allow-same-origin` takes its origin away from a frame. */
const isOpaque = ({ sandbox }: HTMLIFrameElement): boolean =>
  sandbox.length > 0 && !sandbox.contains('allow-same-origin');

/** By the prototype: an image or a form of that name hides the method of the document. */
const framesOf = (page: Document): NodeListOf<HTMLIFrameElement> =>
  Document.prototype.querySelectorAll.call(page, FRAMES) as NodeListOf<HTMLIFrameElement>;

function hear({ source, origin, data }: MessageEvent): void {
  if (data?.type !== HEIGHT) return;
  const height = Number(data.height);
  if (!(height > 0)) return;
  for (const frame of framesOf(document))
    if (frame.contentWindow === source && origin === (isOpaque(frame) ? 'null' : originOf(frame)))
      frame.style.height = `${Math.min(Math.ceil(height), HIGHEST)}px`;
}

/** A frame may have told before anybody listened, or not know whom to tell. */
function ask(frame: HTMLIFrameElement): void {
  const origin = originOf(frame);
  if (origin.startsWith('http') && !isOpaque(frame)) frame.contentWindow?.postMessage({ type: REQUEST }, origin);
}

if (typeof document !== 'undefined') {
  window.addEventListener('message', hear);
  // The event does not bubble.
  EventTarget.prototype.addEventListener.call(
    document,
    'load',
    ({ target }) => target instanceof HTMLIFrameElement && target.matches(FRAMES) && ask(target),
    true,
  );
  for (const frame of framesOf(document)) ask(frame);
}

export {};
