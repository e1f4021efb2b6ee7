/** Where the focus goes when the control that has it disappears; loaded with the first focus in an element. */
import type { LitElement } from 'lit';

/** The controls of a root; a group of radio buttons is entered at the one that is chosen. */
const controlsOf = (root: ShadowRoot): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(
    'a, button, input:not([type="radio"]:not(:checked)), select, summary, textarea, [tabindex]',
  ),
];

/**
 * When the focused control disappears or is disabled in an update, and nothing else gets the focus, gives it to the nearest
 * control before it that can have it, or else to the first one: it would fall to the body, far from where the user was.
 */
export function keepFocus(host: LitElement, root: ShadowRoot): void {
  let pass: (() => void) | undefined;
  host.addController({
    hostUpdate() {
      const focused = root.activeElement;
      if (!focused) return;
      // A finger that has touched a button would call up the keyboard of the phone in a field.
      const byKeys = focused.matches(':focus-visible');
      const controls = controlsOf(root);
      const before = controls.slice(0, controls.indexOf(focused as HTMLElement) + 1).reverse();
      pass = () => {
        const { activeElement, body } = root.ownerDocument;
        if (root.activeElement ? !root.activeElement.matches(':disabled') : activeElement !== body) return;
        for (const control of [...before, ...controlsOf(root)]) {
          if (!byKeys && control.matches('input, textarea')) continue;
          control.focus({ preventScroll: !byKeys });
          if (root.activeElement === control && !control.matches(':disabled')) return;
        }
      };
    },
    hostUpdated() {
      if (pass) void host.updateComplete.then(pass);
      pass = undefined;
    },
  });
}
