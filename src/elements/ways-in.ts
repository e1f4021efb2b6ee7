/** What leads to the first control of an element: its label, and `autofocus`. Loaded with the first element that has either. */
import type { LitElement } from 'lit';

type MaybeControl = HTMLElement & { readonly labels?: NodeList | null; readonly editable?: boolean };

/** Whether a form-associated element of this package is not editable. */
const isOnDisplay = (element: MaybeControl | null): boolean =>
  Boolean(element && 'labels' in element && 'editable' in element && !element.editable);

const isControl = (element: MaybeControl): boolean => Boolean(element.labels) && !isOnDisplay(element);

/** Elements with an action of their own. */
const ACTIVE = 'a, summary, [tabindex]';

/** Passes clicks on what only displays something to the control of its `<label>`: the browser takes the former for the control. */
function passOn(event: Event): void {
  const path = event.composedPath() as MaybeControl[];
  const place = path.findIndex(({ localName }) => localName === 'label');
  if (event.defaultPrevented || place < 0) return;
  const label = path[place] as HTMLLabelElement;
  const inside = path.slice(0, place);
  const { control } = label;
  if (![control, ...inside].some(isOnDisplay)) {
    // The browser focuses only what can have the focus itself.
    if (control?.localName.includes('-') && !inside.includes(control)) control.focus();
    return;
  }
  if (inside.some((one) => isControl(one) || one.matches?.(ACTIVE))) return;
  const target = isOnDisplay(control) ? [...label.querySelectorAll<HTMLElement>('*')].find(isControl) : control;
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

// Added to the window, so it is called last, and any other listener can cancel the click. There is none on a server.
globalThis.addEventListener?.('click', passOn);

/** Where a dialog or popover looks for what has `autofocus`; a page does so when it loads. */
const scopeOf = (host: Element): Element | ShadowRoot =>
  host.closest('dialog, [popover], html') ?? (host.getRootNode() as ShadowRoot);

const isOpened = (scope: Element | ShadowRoot): scope is HTMLElement =>
  (scope as Partial<Element>).matches?.('dialog, [popover]') === true;

/** Whether an element is the first one with `autofocus` that its scope shows, and the focus is where the browser has left it. */
function isDue(host: LitElement, scope: Element | ShadowRoot): boolean {
  const shown = [...scope.querySelectorAll('[autofocus]')].find((one) => one.getClientRects().length);
  if (shown !== host || scopeOf(host) !== scope) return false;
  const { activeElement: focused, body } = host.ownerDocument;
  if (!focused || focused === body || focused === scope || focused === host) return !scope.querySelector(':target');
  // Without a control of the element, the browser has chosen another one in the dialog.
  return isOpened(scope) && scope.contains(focused) && !focused.matches('input, textarea, select, [contenteditable]');
}

/** Gives the focus to the first control as soon as there is one, unless somebody does something before. */
function focusFirst(host: LitElement, scope: Element | ShadowRoot): void {
  const end = (): void => {
    host.removeController(controller);
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, end, true);
  };
  const attempt = (): void => {
    if (!isDue(host, scope)) return;
    host.focus();
    let focused = host.ownerDocument.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (host.matches(':focus-within') && focused?.matches('button, input, select, textarea')) end();
  };
  const controller = { hostUpdated: () => void host.updateComplete.then(attempt) };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, true);
  host.addController(controller);
  attempt();
}

const led = new WeakMap<LitElement, Element | ShadowRoot>();

/** Gives an element with `autofocus` the focus where a field would get it, also if its controls arrive later. */
export function lead(host: LitElement): void {
  const scope = scopeOf(host);
  if (!host.autofocus || led.get(host) === scope) return;
  led.set(host, scope);
  focusFirst(host, scope);
  if (!isOpened(scope)) return;
  const open = (): void => focusFirst(host, scope);
  new MutationObserver(() => scope.matches('[open]') && open()).observe(scope, { attributeFilter: ['open'] });
  scope.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && open());
}
