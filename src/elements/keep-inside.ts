/** What stays inside the shadow root of an element: events of its controls, and the focus. */
const TYPING = /^(?:.|Enter|Backspace|Delete|Arrow\w+|Home|End|Page\w+|Dead|Process|Unidentified)$/u;
const MOVING = /^(?: |Arrow\w+|Home|End|Page\w+)$/;

/** The keys that the browser uses in controls of each kind, by the names of `KeyboardEvent.key`. The first that matches counts. */
const USED: readonly [selector: string, keys: RegExp][] = [
  ['[type="checkbox"]', /^ $/],
  ['[type="radio"], [type="range"], [tabindex].scroll', MOVING],
  ['input, select, textarea', TYPING],
  ['button, summary', /^(?: |Enter)$/],
  ['a[href]', /^Enter$/],
];

/** The keys that an element has used and that are still down. */
const down = new Set<string>();

function isUsed(event: KeyboardEvent, control: Element): boolean {
  const { type, key, code } = event;
  const native = USED.find(([selector]) => control.matches(selector))?.[1].test(key);
  const name = code || key;
  if (type === 'keydown') down[event.defaultPrevented ? 'add' : 'delete'](name);
  return native || (type === 'keyup' ? down.delete(name) : down.has(name));
}

function keep(event: Event | KeyboardEvent): void {
  const root = event.currentTarget as ShadowRoot;
  const control = event.target as Element;
  // Controls of the page, in a slot of the element, are not its own.
  if (!root.contains(control)) return;
  if ('key' in event) {
    // With these, they are commands of the page or of the browser. Some keyboards type with AltGr, which counts as Ctrl and Alt.
    const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (isCommand || !isUsed(event, control)) return;
  }
  event.stopPropagation();
}

/** The focused control may be gone by the time the module has loaded. With `Later`, bundlers would split an app’s first file. */
const keepFocus = ({ currentTarget, target }: Event): unknown =>
  import('./keep-focus.js').then(
    (module) => module.keepFocus(currentTarget as ShadowRoot, target as HTMLElement | ShadowRoot),
    () => {},
  );

/**
 * Keeps inside a shadow root: `input` of its controls, since the page gets this event from the element, with the result; the keys that
 * its controls use, by themselves or as the element handles them (it prevents the default), which may be shortcuts of the page; the focus.
 */
export function keepInside(root: ShadowRoot): void {
  for (const type of ['input', 'keydown', 'keypress', 'keyup']) root.addEventListener(type, keep);
  root.addEventListener('focusin', keepFocus);
  // Controls that come and go need the module before one is used: by then, the connection may be gone.
  if (root.host.matches('[editable], mj-exercise')) root.dispatchEvent(new Event('focusin'));
}
