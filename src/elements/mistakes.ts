/** Mistakes of an author that leave no other trace, reported in the console. Loaded with the first one. */
import { shown } from '../core/errors.js';
import { nearest as like } from '../core/input.js';

/** How many mistakes are reported on a page. */
const MOST = 50;

const reported = new Set<string>();

/** Reports a mistake once. */
function report(text: string): void {
  if (reported.has(text) || reported.size >= MOST) return;
  reported.add(text);
  console.warn(`mahjong-elements: ${text}`);
}

/** Whether two neighbouring letters of one text are swapped in the other. */
const isSwapped = (one: string, other: string): boolean =>
  [...one.slice(1)].some((letter, at) => one.slice(0, at) + letter + one[at] + one.slice(at + 2) === other);

/** The word that was probably meant; undefined if none is close. */
const nearest = (text: string, known: readonly string[]): string | undefined =>
  known.find((word) => isSwapped(text, word)) ?? like(text, known);

const suggestion = (near?: string): string => (near ? ` Did you mean “${near}”?` : '');

/** Reports an attribute that resembles one of the element’s own. Any other belongs to the page or a framework. */
export function reportAttribute(tag: string, name: string, known: readonly string[]): void {
  const near = nearest(name, known);
  if (near) report(`<${tag}> has no attribute “${shown(name)}”.${suggestion(near)}`);
}

/** Reports a value that an attribute does not accept. */
export function reportValue(tag: string, name: string, value: string, known: readonly string[]): void {
  const near = suggestion(nearest(value, known));
  report(`<${tag} ${name}>: “${shown(value)}” is not a valid value.${near} Use ${known.join(', ')}.`);
}

/** Reports that no element has an id. */
export function reportId(tag: string, id: string): void {
  report(`<${tag} for="${shown(id, 80)}">: no element on the page has this id.`);
}

/** Reports a hand that cannot exist, which is drawn as written. */
export function reportHand(notation: string, { message }: Error): void {
  report(`<mj-hand> ${shown(notation, 60)}: ${message}`);
}
