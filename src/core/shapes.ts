/** Where data has another shape than expected. */
import { shown, type Details } from './hand-errors.js';

/** The fields of an object, optional if their names end in `?`; for an array, the shape of its elements; or text. */
export type Shape = 'text' | readonly Shape[] | { readonly [field: string]: Shape };

export const HAND: Shape = { sets: [{ tiles: [] }], concealed: [], bonus: [] };
export const SITUATION: Shape = { 'circumstances?': [], 'seen?': 'text' };

/** The first place where data has a different shape, and what is expected there; undefined if it matches. */
export function mismatch(value: unknown, shape: Shape, place: string): Details | undefined {
  const found = findMismatch(value, shape);
  return found && { ...found, place: place + found.place };
}

/** The place is relative to the value. It is put together only if there is a mismatch, because most data has none. */
function findMismatch(value: unknown, shape: Shape): (Details & { place: string }) | undefined {
  if (shape === 'text')
    return typeof value === 'string' ? undefined : { sentence: 'not-text', place: '', found: shown(value) };
  if (isList(shape)) {
    if (!Array.isArray(value)) return { place: '', expected: 'array', found: shown(value) };
    const [inner] = shape;
    for (let index = 0; inner && index < value.length; index++) {
      const found = findMismatch(value[index], inner);
      if (found) return { ...found, place: `[${index}]${found.place}` };
    }
    return undefined;
  }
  if (typeof value !== 'object' || !value || Array.isArray(value))
    return { place: '', expected: 'object', found: shown(value) };
  for (const name of Object.keys(shape)) {
    const isOptional = name.endsWith('?');
    const field = isOptional ? name.slice(0, -1) : name;
    const inner = (value as Record<string, unknown>)[field];
    // A field that is missing may be inherited on a page that adds properties to all objects.
    if (isOptional && inner === (Object.prototype as Record<string, unknown>)[field]) continue;
    const found = findMismatch(inner, shape[name]);
    if (found) return { ...found, place: `.${field}${found.place}` };
  }
  return undefined;
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** A check that data has the expected fields, which throws an error of one class, with the code `wrong-shape`. */
export const shapeCheck =
  (Fault: new (code: 'wrong-shape', details: Details) => Error) =>
  (value: unknown, shape: Shape, place: string): void => {
    const details = mismatch(value, shape, place);
    if (details) throw new Fault('wrong-shape', details);
  };
