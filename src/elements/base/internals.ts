/** `attachInternals()`, also where there is none or only a part of it: in programs that imitate browsers for unit tests. */

/** What a form control can do without a form. */
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

let hasWarned = false;

/** The internals of an element. Where they are no form control, the element works, but its form has no value of it. */
export function internalsOf(element: HTMLElement): ElementInternals {
  const internals = (element as Partial<HTMLElement>).attachInternals?.call(element) ?? ({} as ElementInternals);
  if ('setFormValue' in internals) return internals;
  if (!hasWarned) console.warn('mahjong-elements: no ElementInternals here, so elements add no value to their form.');
  hasWarned = true;
  for (const [name, value] of Object.entries(withoutForm))
    if (!(name in internals)) Object.defineProperty(internals, name, { value });
  return internals;
}
