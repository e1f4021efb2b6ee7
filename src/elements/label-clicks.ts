/**
 * Passes clicks on an element that only displays something to the control of the `<label>` around it. The browser takes the first
 * form-associated element in a label for its control, even one that is not editable, and Chromium then ignores clicks on it.
 */

type MaybeControl = HTMLElement & { readonly labels?: NodeList | null; readonly editable?: boolean };

/** Whether a form-associated element of this package is not editable. */
const isOnDisplay = (element: MaybeControl | null): boolean =>
  Boolean(element && 'labels' in element && 'editable' in element && !element.editable);

const isControl = (element: MaybeControl): boolean => Boolean(element.labels) && !isOnDisplay(element);

/** Elements with an action of their own. */
const ACTIVE = 'a, summary, [tabindex]';

export function passOn(event: Event): void {
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
