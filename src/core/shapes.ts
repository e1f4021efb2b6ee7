/** Expected shapes of data, and the first mismatch, for an error message. */
import { shown, type Details } from './errors.js';

/** The fields of an object, optional if their names end in `?`; for an array, the shape of its elements. */
export type Shape = readonly Shape[] | { readonly [field: string]: Shape };

export const HAND: Shape = { sets: [{ tiles: [] }], concealed: [], bonus: [] };
export const SITUATION: Shape = { 'circumstances?': [] };

/** The first place where data has a different shape, and what is expected there; undefined if it matches. */
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
