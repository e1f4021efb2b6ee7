/** What data must look like: the first place where it does not, for a message. */
import { shown, type Details } from './errors.js';

/** An object's fields, optional where their names end with `?`; of an array, what each of its elements is. */
export type Shape = readonly Shape[] | { readonly [field: string]: Shape };

export const HAND: Shape = { sets: [{ tiles: [] }], concealed: [], bonus: [] };
export const SITUATION: Shape = { 'circumstances?': [] };

/** The first place where data has another shape, and what it should be; undefined where there is none. */
export function mismatch(value: unknown, shape: Shape, place: string): Details | undefined {
  const isArray = Array.isArray(shape);
  if (typeof value !== 'object' || !value || Array.isArray(value) !== isArray)
    return { place, expected: isArray ? 'array' : 'object', found: shown(value) };
  const fields = value as Record<string, unknown>;
  for (const name of isArray ? (shape[0] ? (value as unknown[]).keys() : []) : Object.keys(shape)) {
    const field = String(name).replace('?', '');
    const found = fields[field];
    const inner = isArray ? shape[0] : (shape as Readonly<Record<string, Shape>>)[name];
    if (field !== name && !isArray && found === undefined) continue;
    const details = mismatch(found, inner, isArray ? `${place}[${name}]` : `${place}.${field}`);
    if (details) return details;
  }
  return undefined;
}
