/** Where the focus goes when the control that has it disappears; loaded with editors and exercises, or with the first focus in an element. */
import type { LitElement } from 'lit';

/** The controls of a root; a group of radio buttons is entered at the one that is chosen. */
const controlsOf = (root: ShadowRoot): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(
    'a, button, input:not([type="radio"]:not(:checked)), select, summary, textarea, [tabindex]',
  ),
];

/**
 * If nothing has the focus any more, gives it to the first of these controls that can have it, or else to the first one of all.
 *
 * @param byKeys - A finger that has touched a button would call up the keyboard of the phone in a field
 */
function pass(root: ShadowRoot, nearest: readonly HTMLElement[], byKeys: boolean): void {
  const { activeElement, body } = root.ownerDocument;
  if (root.activeElement ? !root.activeElement.matches(':disabled') : activeElement !== body) return;
  for (const control of [...nearest, ...controlsOf(root)]) {
    if (!byKeys && control.matches('input, textarea')) continue;
    control.focus({ preventScroll: !byKeys });
    if (root.activeElement === control && !control.matches(':disabled')) return;
  }
}

const kept = new WeakSet<ShadowRoot>();

/**
 * When the focused control disappears or is disabled in an update, and nothing else gets the focus, gives it to the nearest
 * control before it: it would fall to the body. What has just been focused may be gone already; it is the root if nothing has been.
 */
export function keepFocus(root: ShadowRoot, focused: HTMLElement | ShadowRoot): void {
  if (focused !== root && (!focused.isConnected || (focused as HTMLElement).matches(':disabled')))
    pass(root, [], false);
  if (kept.has(root)) return;
  kept.add(root);
  const host = root.host as LitElement;
  let passOn: (() => void) | undefined;
  host.addController({
    hostUpdate() {
      const now = root.activeElement;
      const controls = now ? controlsOf(root) : [];
      const before = controls.slice(0, controls.indexOf(now as HTMLElement) + 1).reverse();
      const byKeys = now?.matches(':focus-visible') ?? false;
      passOn = now ? () => pass(root, before, byKeys) : undefined;
    },
    hostUpdated() {
      if (passOn) void host.updateComplete.then(passOn);
    },
  });
}
