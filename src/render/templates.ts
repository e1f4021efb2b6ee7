/** Templates made of markup that is only known at run time. */
import { html, type TemplateResult } from 'lit';

/**
 * The static parts of templates with engravings written into them. Cloning such a template takes half as long as filling
 * the paths into another one, and a page with a thousand hands has fourteen thousand tiles.
 */
const templates = new Map<string, TemplateStringsArray>();

/** Returns the strings of a template for a key, made on first use from markup in which every value is left out. */
export function templateOf(key: string, make: () => readonly string[]): TemplateStringsArray {
  let strings = templates.get(key);
  if (!strings) {
    const texts = make();
    templates.set(key, (strings = Object.assign([...texts], { raw: texts })));
  }
  return strings;
}

/** Markup, or a value in a list of its own. */
export type Piece = string | readonly [value: unknown];

/**
 * Pieces of markup and values side by side, as one template: each template in another one takes time and memory. All is
 * rendered again when the number of values changes.
 *
 * @param key - What decides about the markup, other than the number of values
 */
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

/** Things side by side, each in a place of its own, which takes half as many nodes as a list. `opening` and `closing` are the markup around them. */
export const renderPlaces = (opening: string, things: readonly unknown[], closing: string): TemplateResult =>
  renderPieces(opening, [opening, ...things.map((one) => [one] as const), closing]);
