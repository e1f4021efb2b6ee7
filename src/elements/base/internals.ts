/** `attachInternals()` with a fallback for simulated browsers in unit tests, which lack it or parts of it. */
import { reportMistake } from '../check-markup.js';

/** The members of a form control that is in no form. */
const withoutForm = {
  form: null,
  labels: [] as unknown as NodeList,
  validity: { valid: true } as ValidityState,
  validationMessage: '',
  willValidate: false,
  setFormValue: () => {},
  setValidity: () => {},
  checkValidity: () => true,
  reportValidity: () => true,
} satisfies Partial<ElementInternals>;

/** Returns the internals of an element. If they don’t support forms, the element works but adds no value to its form. */
export function internalsOf(element: HTMLElement): ElementInternals {
  const internals = (element as Partial<HTMLElement>).attachInternals?.call(element) ?? ({} as ElementInternals);
  if ('setFormValue' in internals) return internals;
  reportMistake(({ reportInternals }) => reportInternals());
  for (const [name, value] of Object.entries(withoutForm))
    if (!(name in internals)) Object.defineProperty(internals, name, { value });
  return internals;
}
