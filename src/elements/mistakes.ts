/** Mistakes of an author that leave no other trace, reported in the console. Loaded with the first element that may have one. */
import type { LitElement } from 'lit';
import type { Hand } from '../core/scoring.js';
import { asText, RulesError, shown, type HandError } from '../core/errors.js';
import '../core/sentences/hands.js';
import { tilesOf } from '../core/engine/tiles-of.js';
import { tileIn } from '../core/engine/tile-in.js';
import { NO, ownValue } from '../core/input.js';
import { nearest as like } from '../core/words.js';

/** How long, in milliseconds, a script may take to remove one of two hands. */
const PATIENCE = 5000;

let hasWarnedOfObject = false;

/** Warns once of an object that a framework wrote as an attribute, as React and Vue do on a server. */
function reportObject(tag: string, name: string): void {
  if (!hasWarnedOfObject)
    report(
      `<${tag}> has the attribute ${name}="[object Object]". Set the property “${name}” instead; in React, use mahjong-elements/react.`,
    );
  hasWarnedOfObject = true;
}

const MOST = 100;

const reported = new Set<string>();

function report(text: string): void {
  if (reported.has(text) || reported.size >= MOST) return;
  reported.add(text);
  console.warn(`mahjong-elements: ${text}`);
}

let hasWarnedOfVersion = false;

/** Warns once of a second copy of the package. */
export function reportVersion(tag: string, own: string, other = ''): void {
  if (!hasWarnedOfVersion)
    report(`<${tag}> of version ${own} is already registered${other && ` by version ${other}`}.`);
  hasWarnedOfVersion = true;
}

export const reportXml = (): void =>
  report('elements need a page in HTML; on a page in XHTML the text of its elements is shown.');

export const reportInternals = (): void => report('no ElementInternals here, so elements add no value to their form.');

/** Whether two neighbouring letters of one text are swapped in the other. */
const isSwapped = (one: string, other: string): boolean =>
  [...one.slice(1)].some((letter, at) => one.slice(0, at) + letter + one[at] + one.slice(at + 2) === other);

const nearest = (text: string, known: readonly string[]): string | undefined =>
  known.find((word) => isSwapped(text, word)) ?? like(text, known);

const suggestion = (near?: string): string => (near ? ` Did you mean “${near}”?` : '');

/** Attributes of a hand, which people also write on the element around it. */
const OF_HAND = new Set('hand seat win circumstances seen notation indices spread highlight partial'.split(' '));

const AROUND_HANDS = new Set('mj-score-breakdown mj-waits mj-exercise mj-settlement mj-claims'.split(' '));

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
  value: 'hand',
};

/** Reports an attribute of a hand on another element, and one that resembles one of the element’s own. Any other is the page’s. */
function reportAttribute(tag: string, name: string, known: readonly string[], isProperty: boolean): void {
  if (OF_HAND.has(name)) {
    const where = AROUND_HANDS.has(tag) ? 'the <mj-hand> inside' : '<mj-hand>';
    return report(`<${tag} ${name}> has no effect: “${name}” is an attribute of ${where}.`);
  }
  const other = ownValue(OTHER_WORDS, name.replaceAll('-', ''));
  const near = other && known.includes(other) ? other : isProperty ? undefined : nearest(other ?? name, known);
  if (near) report(`<${tag}> has no attribute “${shown(name)}”.${suggestion(near)}`);
  else if (isProperty)
    report(
      `<${tag} ${name}> has no effect: “${name}” is a property. Set it from a script, or import mahjong-elements/${tag}.js before a framework sets it.`,
    );
}

export function reportValue(tag: string, name: string, value: string, known: readonly string[]): void {
  const near = suggestion(nearest(value, known));
  report(`<${tag} ${name}>: “${shown(value)}” is not a valid value.${near} Use ${known.join(', ')}.`);
}

export function reportTextOfFlag(tag: string, name: string, value: string): void {
  report(`<${tag}>: the property “${name}” is the text “${value}”, which means ${Boolean(value)}. Set true or false.`);
}

/** Reports an element that contains what should follow it: HTML reads `<mj-tile tile="5b"/>` as a start tag. */
function reportUnclosed(tag: string, inside: string): void {
  const hidden = /^<.*>$/.test(inside) ? inside : `“${shown(inside.replace(/\s+/g, ' ').trim(), 40)}”`;
  report(
    `<${tag}> hides ${hidden}, probably because its end tag is missing. HTML ignores the slash in <${tag} />: write <${tag}></${tag}>.`,
  );
}

export function reportSet(tag: string, property: 'session' | 'value'): void {
  const expected = property === 'value' ? 'a settlement as JSON' : 'a session. Set an object, and parse JSON first';
  report(`<${tag}>: the property “${property}” was set to something other than ${expected}.`);
}

export function reportPageRules({ message }: Error): void {
  report(`<meta name="mahjong-elements">: ${message} Elements without rules of their own use the classical ones.`);
}

export function reportSecondRules(used: string, ignored: string): void {
  report(
    `<meta name="mahjong-elements" content="${shown(ignored, 60)}"> is ignored, because there is another one before it: “${shown(used, 60)}”. Put all rules of the page into one.`,
  );
}

export function reportId(tag: string, attribute: string, id: string): void {
  report(`<${tag} ${attribute}="${shown(id, 80)}">: no element on the page has this id.`);
}

export function reportUnkept(): void {
  report(
    '<mj-exercise keep> can’t keep progress over a reload: the browser’s storage for this page is full or blocked.',
  );
}

/** Reports a hand that cannot be scored under any rules, which is drawn as written, and rules that are invalid. */
export function reportHand(notation: string, error: Error): void {
  if (error instanceof RulesError || /^(?:tile-count|too-many-copies|impossible)$/.test((error as HandError).code))
    report(`<mj-hand> ${shown(notation, 60)}: ${error.message}`);
}

// Attributes

/** Whether an attribute is boolean: on if it is present, even as `"false"`. */
const isFlag = (properties: (typeof LitElement)['elementProperties'], attribute: string): boolean =>
  [...properties].some(
    ([name, { type, attribute: own = true }]) =>
      type === Boolean && attribute === (own === true ? String(name).toLowerCase() : own),
  );

type Attributes = Pick<typeof LitElement, 'observedAttributes' | 'elementProperties'> & {
  readonly renamed: Readonly<Record<string, string>>;
};

/** Reports attributes that may be misspelt, or say “false”, or have a former name. */
export function checkAttributes(
  element: Element,
  attributes: readonly (readonly [name: string, value: string])[],
  isUnknown: (element: Element, name: string) => boolean,
): void {
  const { localName: tag } = element;
  const { elementProperties, observedAttributes, renamed } = element.constructor as unknown as Attributes;
  for (const [name, value] of attributes) {
    if (value === '[object Object]') reportObject(tag, name);
    if (NO.test(value) && isFlag(elementProperties, name.replace(/^data-/, '')))
      report(`<${tag} ${name}="${value}"> means the same as <${tag} ${name}>: leave the attribute out.`);
    const now = ownValue(renamed, name);
    if (now) report(`<${tag} ${name}> is now <${tag} ${now}>. The former name still has the same effect.`);
    if (value === '[object Object]' || !isUnknown(element, name) || observedAttributes.includes(name)) continue;
    const own = observedAttributes.filter((one) => !one.startsWith('data-') && !ownValue(renamed, one));
    reportAttribute(tag, name, own, name in element);
  }
}

// Content

type WrittenHand = HTMLElement & { readonly currentNotation: string; readonly tiles: Hand | null };

/** Elements that may follow one whose end tag is missing, but never belong inside it. */
const AFTER_IT =
  ':is(h1, h2, h3, h4, h5, h6, ul, ol, table, section, article, mj-hand, mj-tile, mj-value, mj-wall, mj-rules, mj-game, mj-settlement, mj-score-breakdown, mj-exercise, mj-doubles)';
/** Longer text is not the fallback text of a tile. */
const LONGEST_TILE_TEXT = 40;
/** The rest of a sentence: it starts with a space or punctuation on the same line, and contains words, which notation does not. */
const REST = /^(?! *\n)[\s,.;:!?)，。；：！？）、].*(?:\p{Ll}{2}|\p{Lo})/su;

/** Whether an element contains the rest of a sentence, and its parent ends with it. */
const swallowsRest = (element: Element): boolean =>
  REST.test(element.textContent) && !element.nextElementSibling && !element.nextSibling?.textContent?.trim();

/** The tiles of a hand in a fixed order, regardless of grouping; empty for an invalid hand. */
const sortedTiles = ({ tiles }: WrittenHand): string => (tiles ? tilesOf(tiles).sort().join() : '');

function checkText(hand: WrittenHand): void {
  const used = hand.cloneNode() as WrittenHand;
  const ignored = hand.cloneNode(true) as WrittenHand;
  ignored.removeAttribute('hand');
  const [tiles, other] = [sortedTiles(used), sortedTiles(ignored)];
  if (tiles && other && tiles !== other)
    report(
      `<mj-hand hand="${shown(used.currentNotation, 40)}"> ignores the hand in its text, “${shown(ignored.currentNotation, 40)}”.`,
    );
}

/** A name of one or two words with a value or tiles, or a list of players, as in a game and in few other texts. */
const LIKE_A_GAME = /^(?:players\b|\S+(?: \S+)? [\d(])/i;

/** Reports text in a game that has other hands in its attribute or property. */
export function checkGame(game: Element & { hands?: string }): void {
  const bare = (text: unknown): string =>
    asText(text ?? '')
      .replace(/[\s;]+/g, ' ')
      .trim();
  const [used, ignored] = [bare(game.hands), bare(game.textContent)];
  if (used && LIKE_A_GAME.test(ignored) && used !== ignored)
    report(`<mj-game hands="${shown(used, 40)}"> ignores the game in its text, “${shown(ignored, 40)}”.`);
}

/** Elements that own the hands inside them, and places where an author may put other hands. */
const OWNERS = `${[...AROUND_HANDS]}, mj-hand, figcaption, [slot]`;

const checked = new WeakSet<Element>();

/** Reports a second hand in an element that is about one, unless a script that updates the page soon removes one of them. */
export function checkHands(element: Element): void {
  if (checked.has(element)) return;
  checked.add(element);
  setTimeout(() => {
    const own = [...element.querySelectorAll('mj-hand')].filter(
      ({ parentElement: parent, textContent }) =>
        parent!.closest(OWNERS) === element &&
        (parent === element || parent!.textContent.trim() === textContent.trim()),
    );
    if (element.isConnected && own.length > 1 && !element.hasAttribute('for') && !element.querySelector('mj-exercise'))
      report(
        `<${element.localName}> is about one hand, the first, but contains ${own.length}: write one element for each.`,
      );
  }, PATIENCE);
}

/** Reports an element without an end tag that contains what should follow it, or text that has no effect. */
export function checkContent(element: Element): void {
  const tag = element.localName;
  const isTile = tag === 'mj-tile';
  const text = element.textContent.trim();
  if (AROUND_HANDS.has(tag))
    return report(`<${tag}> has text but no hand: write <mj-hand>${shown(text, 40)}</mj-hand> inside.`);
  if (isTile && tileIn(text) && !(element as { tile?: unknown }).tile)
    return report(`<mj-tile>${text}</mj-tile> shows nothing: write <mj-tile tile="${text}"></mj-tile>.`);
  const inside = element.querySelector(isTile ? '*' : AFTER_IT);
  if (inside || swallowsRest(element) || (isTile && text.length > LONGEST_TILE_TEXT))
    reportUnclosed(tag, inside ? `<${inside.localName}>` : element.textContent);
  else if (tag === 'mj-hand') checkText(element as WrittenHand);
  else if (tag === 'mj-game') checkGame(element);
}
