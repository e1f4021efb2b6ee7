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

/** Markup with a place for each of a number of things; `before` and `after` surround the places. */
export const templateWithPlaces = (
  key: string,
  count: number,
  before: readonly string[],
  after: string,
): TemplateStringsArray =>
  templateOf(`${key} ${count}`, () => {
    const strings = [...before, ...new Array<string>(count).fill('')];
    strings.push(strings.pop()! + after);
    return strings;
  });

/**
 * Things side by side in a template with a place for each: half as many nodes as a list, but all are rendered again when
 * their number changes. `opening` and `closing` are the markup around them.
 */
export const renderPlaces = (opening: string, things: readonly unknown[], closing: string): TemplateResult =>
  html(templateWithPlaces(opening, things.length, [opening], closing), ...things);
