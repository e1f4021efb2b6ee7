import { isServer } from 'lit';
import { attributeOf, setAttribute } from './safe-dom.js';

/** The form controls, in the order in which they are defined. */
export const CONTROLS = ['mj-hand', 'mj-settlement', 'mj-rules', 'mj-game', 'mj-exercise'];

/**
 * Registers a form control while those that are not defined yet have a place in their forms. When a page is opened again, Firefox
 * restores a control as soon as it is defined, and finds what was entered by the place among the controls of its form.
 */
export function holdPlaces(tag: string, define: () => void): void {
  const isNeeded = !isServer && CSS.supports('-moz-appearance', 'none');
  const selector = `:is(${CONTROLS.join()}):is(form *, [form]):not(:defined, ${tag})`;
  const coming = isNeeded ? Document.prototype.querySelectorAll.call(document, selector) : [];
  const places = Array.from(coming, (one) => {
    const place = Document.prototype.createElement.call(document, 'output');
    const form = attributeOf(one, 'form');
    if (form !== null) setAttribute(place, 'form', form);
    one.before(place);
    return place;
  });
  try {
    define();
  } finally {
    for (const place of places) place.remove();
  }
}
