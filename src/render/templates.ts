/** Templates whose markup is only known at run time. */
import { html, type TemplateResult } from 'lit';

interface Strings extends TemplateStringsArray {
  readonly key: string;
}

/** The strings of templates with paths as markup: cloning one takes half as long as filling it, and pages have thousands of tiles. */
const templates = new Map<string, Strings>();

/** Returns the strings of the template for a key, made on first use: the markup before, between and after the values. */
export function templateOf(key: string, make: () => readonly string[]): Strings {
  let strings = templates.get(key);
  if (!strings) {
    const texts = make();
    templates.set(key, (strings = Object.assign([...texts], { raw: texts, key })));
  }
  return strings;
}

/** Markup, or a value, wrapped in a list. */
export type Piece = string | readonly [value: unknown];

/** Renders markup and values as one template, since nested ones take time and memory; `key` and the number of values determine it. */
export function renderPieces(key: string, pieces: readonly Piece[]): TemplateResult {
  const values = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece));
  const strings = templateOf(`${key} ${values.length}`, () => {
    const texts = [''];
    for (const piece of pieces) {
      if (typeof piece === 'string') texts.push(texts.pop()! + piece);
      else texts.push('');
    }
    return texts;
  });
  return html(strings, ...values);
}

/** Renders things side by side, each in a place of its own, which takes half as many nodes as a list. `opening` and `closing` are the markup around them. */
export const renderPlaces = (opening: string, things: readonly unknown[], closing: string): TemplateResult =>
  renderPieces(opening, [opening, ...things.map((one) => [one] as const), closing]);

/** Renders templates without places as one that includes them, for the few combinations that are frequent. */
export function renderTogether(opening: string, things: readonly TemplateResult[], closing: string): TemplateResult {
  const all = things.map(({ strings }) => strings as Strings);
  return html(
    templateOf(`${opening} ${all.map(({ key }) => key).join()}`, () => [
      opening + all.map(([markup]) => markup).join('') + closing,
    ]),
  );
}
