/** What is wrong with input: the place where data has another shape than expected, and the word that was probably meant. */
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

/**
 * What a table has for a word that comes from a page or a text; undefined for a word that it does not list, such as
 * `constructor`, which every object inherits.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/**
 * A text of the same length with what phones and Chinese and Japanese keyboards write in place of plain characters: full-width
 * forms (`（１ｂ）`), the ideographic space and comma, and hyphens that do not break.
 */
export const plainText = (text: string): string =>
  text.replace(/[\u2010\u2011\u3000\u3001\uff01-\uff5e]/g, (found) => {
    const code = found.charCodeAt(0);
    return code > 0xff00 ? String.fromCharCode(code - 0xfee0) : code < 0x3000 ? '-' : code > 0x3000 ? ',' : ' ';
  });

/** An id, whose hyphens a phone or a word processor may have turned into dashes: `—pure–pungs` for `--pure-pungs`. */
export const plainId = (id: string): string =>
  id
    .toLowerCase()
    .replace(/^[–—]{1,2}(?!-)/, '--')
    .replace(/[–—]/g, '-');

/** Everything in quotation marks, closed or not. */
const QUOTATIONS = /["＂][^"＂]*["＂]?|“[^”]*”?|„[^“”]*[“”]?|「[^」]*」?|«[^»]*»?/g;

/** A text in which everything in quotation marks, closed or not, has become straight ones, of the same length. */
export const maskQuotes = (text: string): string => text.replace(QUOTATIONS, ({ length }) => '"'.repeat(length));

/** The plain form of a text whose quotations stay as they are. */
export function plainBesideQuotes(text: string): string {
  let plain = '';
  let from = 0;
  for (const { 0: quotation, index } of text.matchAll(QUOTATIONS)) {
    plain += plainText(text.slice(from, index)) + quotation;
    from = index + quotation.length;
  }
  return plain + plainText(text.slice(from));
}

/**
 * The number that a text has if its points separate thousands, as in `1.000`, which elsewhere is a fraction; undefined for
 * any other text.
 */
export const asThousands = (text: string): string | undefined =>
  /^\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : undefined;

/** Whether two texts of at least three letters differ in one: another letter, or one more. */
function isOneOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = (text: string, isShorter: boolean): string => text.slice(isShorter ? same : same + 1);
  return one.length > 2 && rest(one, one.length < other.length) === rest(other, other.length < one.length);
}

/**
 * The candidate that differs in one letter from a text, or else shares the most pairs of adjacent letters with it;
 * undefined if none is close.
 */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const pairs = [...shown(text)].map((_, index) => text.slice(index, index + 2));
  const likeness = (candidate: string): number =>
    +isOneOff(text, candidate) +
    pairs.filter((pair) => candidate.includes(pair)).length / (pairs.length + candidate.length);
  const [best] = [...candidates].sort((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0.3 ? best : undefined;
}
