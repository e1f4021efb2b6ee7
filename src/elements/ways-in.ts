/** What leads to the first control of an element: its label, and `autofocus`. Loaded with the first element that has either. */
import type { LitElement } from 'lit';

type MaybeControl = HTMLElement & { readonly labels?: NodeList | null; readonly editable?: boolean };

/** Named fields can hide members of their form, and named elements those of the document. Importing `safe-dom` would split the first file of apps. */
const matches = (one: Element, selector: string): boolean => Element.prototype.matches.call(one, selector);
const read = <Value>(page: Document, name: 'activeElement' | 'defaultView'): Value | null =>
  Reflect.get(name in Document.prototype ? Document.prototype : page, name, page) as Value | null;

/** Whether a form-associated element of this package is not editable. */
const isOnDisplay = (element: MaybeControl | null): boolean =>
  Boolean(element && !matches(element, 'form') && 'labels' in element && 'editable' in element && !element.editable);

const isControl = (element: MaybeControl): boolean =>
  !matches(element, 'form') && Boolean(element.labels) && !isOnDisplay(element);

/** Elements with an action of their own. */
const ACTIVE = 'a, summary, [tabindex]';

/** Passes clicks on what only displays something to the control of its `<label>`: the browser takes the former for the control. */
function passOn(event: Event): void {
  // The document and the window come last; a shadow root has no tag.
  const path = (event.composedPath().slice(0, -2) as MaybeControl[]).filter((one) => 'tagName' in one);
  const place = path.findIndex((one) => matches(one, 'label'));
  if (event.defaultPrevented || place < 0) return;
  const label = path[place] as HTMLLabelElement;
  const inside = path.slice(0, place);
  const { control } = label;
  if (![control, ...inside].some(isOnDisplay)) {
    // The browser focuses only what can have the focus itself.
    if (control?.localName.includes('-') && !inside.includes(control)) control.focus();
    return;
  }
  if (inside.some((one) => isControl(one) || matches(one, ACTIVE))) return;
  const target = isOnDisplay(control) ? [...label.querySelectorAll<HTMLElement>('*')].find(isControl) : control;
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

/** Where a dialog or popover looks for what has `autofocus`; a page does so when it loads. */
const scopeOf = (host: Element): Element | ShadowRoot =>
  host.closest('dialog, [popover], html') ?? (host.getRootNode() as ShadowRoot);

const foundIn = (scope: Element | ShadowRoot, selector: string): Element[] => [
  ...('tagName' in scope ? Element : DocumentFragment).prototype.querySelectorAll.call(scope, selector),
];

const isOpened = (scope: Element | ShadowRoot): scope is Element =>
  'tagName' in scope && matches(scope, 'dialog, [popover]');

/** Whether an element is the first one with `autofocus` that its scope shows, and the focus is where the browser has left it. */
function isDue(host: LitElement, scope: Element | ShadowRoot): boolean {
  const shown = foundIn(scope, '[autofocus]').find((one) => Element.prototype.getClientRects.call(one).length);
  if (shown !== host || scopeOf(host) !== scope) return false;
  const focused = read<Element>(host.ownerDocument, 'activeElement');
  if (!focused || matches(focused, 'body') || focused === scope || focused === host)
    return !foundIn(scope, ':target').length;
  // Without a control of the element, the browser has chosen another one in the dialog.
  const isInside = isOpened(scope) && foundIn(scope, '*').includes(focused);
  return isInside && !matches(focused, 'input, textarea, select, [contenteditable]');
}

/** The scope in which each element has received the focus, or is waiting for it. */
const led = new WeakMap<LitElement, Element | ShadowRoot>();

/**
 * Makes labels work on an element, and focuses one with `autofocus` where the browser would focus a field: as soon as it has a control, unless
 * the reader presses a key or a pointer first.
 */
export function lead(host: LitElement): void {
  const view = read<Window>(host.ownerDocument, 'defaultView');
  // On the window, it is called last, and any other listener can cancel the click.
  view?.addEventListener('click', passOn);
  const scope = scopeOf(host);
  if (!view || !host.autofocus || !host.isConnected || (led.get(host) === scope && !isOpened(scope))) return;
  let isWaiting = led.get(host) !== scope;
  led.set(host, scope);
  const away = new AbortController();
  const leave = (): void => {
    host.removeController(controller);
    observer.disconnect();
    away.abort();
  };
  const rest = (): void => {
    isWaiting = false;
    if (!isOpened(scope)) leave();
  };
  const attempt = (): void => {
    if (!isWaiting || !isDue(host, scope)) return;
    host.focus();
    let focused = read<Element>(host.ownerDocument, 'activeElement');
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (focused && host.matches(':focus-within') && matches(focused, 'button, input, select, textarea')) rest();
  };
  const open = (): void => {
    isWaiting = true;
    attempt();
  };
  const observer = new MutationObserver(() => matches(scope as Element, '[open]') && open());
  const toggled = (event: Event): unknown => (event as ToggleEvent).newState === 'open' && open();
  const controller = {
    hostUpdated: () => void host.updateComplete.then(attempt),
    hostDisconnected(): void {
      if (isWaiting) led.delete(host);
      leave();
    },
  };
  host.addController(controller);
  for (const type of ['pointerdown', 'keydown'])
    view.addEventListener(type, rest, { capture: true, signal: away.signal });
  if (isOpened(scope)) {
    observer.observe(scope, { attributeFilter: ['open'] });
    EventTarget.prototype.addEventListener.call(scope, 'toggle', toggled, away);
  }
  attempt();
}
