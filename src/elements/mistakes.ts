/** Mistakes of an author that leave no other trace, reported in the console. Loaded with the first one. */
import { shown } from '../core/errors.js';
import '../core/sentences/hands.js';
import { ownValue } from '../core/input.js';
import { nearest as like } from '../core/words.js';

/** How many mistakes are reported on a page. */
const MOST = 100;

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

/** Attributes of a hand, which people also write on the element around it. */
const OF_HAND = new Set('hand seat win circumstances seen notation indices spread highlight partial'.split(' '));

/** Elements with hands inside. */
const AROUND_HANDS = new Set('mj-score-breakdown mj-waits mj-exercise mj-settlement mj-claims'.split(' '));

/** Other words for attributes. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  wind: 'seat',
  dealer: 'seat',
  ownwind: 'seat',
  seatwind: 'seat',
  roundwind: 'round',
  prevailing: 'round',
  selfdraw: 'win',
  selfdrawn: 'win',
  tsumo: 'win',
  ruleset: 'profile',
  flowers: 'rules',
};

/**
 * Reports an attribute of a hand on another element, and one that resembles one of the element’s own. Any other belongs to
 * the page or a framework.
 */
export function reportAttribute(tag: string, name: string, known: readonly string[]): void {
  if (OF_HAND.has(name)) {
    const where = AROUND_HANDS.has(tag) ? 'the <mj-hand> inside' : '<mj-hand>';
    return report(`<${tag} ${name}> has no effect: “${name}” is an attribute of ${where}.`);
  }
  const other = ownValue(OTHER_WORDS, name) ?? '';
  const near = known.includes(other) ? other : nearest(name, known);
  if (near) report(`<${tag}> has no attribute “${shown(name)}”.${suggestion(near)}`);
}

/** Reports a value that an attribute does not accept. */
export function reportValue(tag: string, name: string, value: string, known: readonly string[]): void {
  const near = suggestion(nearest(value, known));
  report(`<${tag} ${name}>: “${shown(value)}” is not a valid value.${near} Use ${known.join(', ')}.`);
}

/** Reports an attribute without a value that says “false”: it has an effect as long as it is there. */
export function reportFalse(tag: string, name: string, value: string): void {
  report(`<${tag} ${name}="${value}"> means the same as <${tag} ${name}>: leave the attribute out.`);
}

/** Reports text in a property that is true or false. */
export function reportTextOfFlag(tag: string, name: string, value: string): void {
  report(`<${tag}>: the property “${name}” is the text “${value}”, which means ${Boolean(value)}. Set true or false.`);
}

/** Reports a former name of an attribute. */
export function reportRenamed(tag: string, name: string, now: string): void {
  report(`<${tag} ${name}> is now <${tag} ${now}>. The former name still has the same effect.`);
}

/** Reports an element that contains what should follow it: HTML reads `<mj-tile tile="5b"/>` as a start tag. */
export function reportUnclosed(tag: string, inside: string): void {
  const hidden = /^<.*>$/.test(inside) ? inside : `“${shown(inside.replace(/\s+/g, ' ').trim(), 40)}”`;
  report(
    `<${tag}> hides ${hidden}, probably because its end tag is missing. HTML ignores the slash in <${tag} />: write <${tag}></${tag}>.`,
  );
}

/** Reports a mistake in the rules of the page. */
export function reportPageRules({ message }: Error): void {
  report(`<meta name="mahjong-elements">: ${message} Elements without rules of their own use the classical ones.`);
}

/** Reports that no element has an id. */
export function reportId(tag: string, attribute: string, id: string): void {
  report(`<${tag} ${attribute}="${shown(id, 80)}">: no element on the page has this id.`);
}

/** Reports a hand that cannot exist, which is drawn as written. */
export function reportHand(notation: string, { message }: Error): void {
  report(`<mj-hand> ${shown(notation, 60)}: ${message}`);
}
