/** Looks for mistakes in the markup of an author that have no visible effect, and reports them in the console. */
import { isServer, type LitElement } from 'lit';
import { asText } from '../core/errors.js';
import { ownValue } from '../core/input.js';
import { Later } from './lazy.js';
import type * as Mistakes from './mistakes.js';

const mistakes = new Later(() => import('./mistakes.js'));

/** Reports a mistake of the author in the console. */
export function reportMistake(report: (module: typeof Mistakes) => void): void {
  if (!isServer)
    mistakes.load().then(
      () => report(mistakes.module!),
      () => {},
    );
}

/** Whether an element has its alternative `view`. Any other word is reported. */
export function hasView(element: { readonly localName: string; view?: string }, known: string): boolean {
  const view = asText(element.view ?? '')
    .trim()
    .toLowerCase();
  if (view && view !== known) reportMistake(({ reportValue }) => reportValue(element.localName, 'view', view, [known]));
  return view === known;
}

/** Checks the attributes of an element now, and its content once the page has been parsed. */
export function checkMarkup(element: Element): void {
  checkAttributes(element);
  if (MAY_BE_UNCLOSED.test(element.localName)) afterParsing(() => checkContent(element));
}

/** Reports a property that is text such as “false”, as some frameworks write it. */
export function checkFlag({ localName }: Element, name: string, value: unknown): void {
  if (value === '' || (typeof value === 'string' && NO.test(value)))
    reportMistake(({ reportTextOfFlag }) => reportTextOfFlag(localName, name, value));
}

// Attributes

/** What people write for “false”. */
const NO = /^(?:false|no|off|0)$/i;

let hasWarnedOfObject = false;

/** Warns once of an object that a framework wrote as an attribute, as React and Vue do on a server. */
function warnOfObject(element: Element, name: string): void {
  if (hasWarnedOfObject) return;
  hasWarnedOfObject = true;
  console.warn(
    `mahjong-elements: <${element.localName}> has the attribute ${name}="[object Object]". Set an object as a property; in React, use mahjong-elements/react.`,
  );
}

/** Attributes of any element that are not properties of the same name. */
const GLOBAL = new Set(['class', 'is', 'for', 'form', 'tabindex', 'contenteditable', 'accesskey', 'key', 'ref']);

/** Whether an attribute is boolean: on if it is present, even as `"false"`. */
const isFlag = (properties: (typeof LitElement)['elementProperties'], attribute: string): boolean =>
  [...properties].some(
    ([name, { type, attribute: own = true }]) =>
      type === Boolean && attribute === (own === true ? String(name).toLowerCase() : own),
  );

/** What the class of an element says of its attributes. */
type Attributes = Pick<typeof LitElement, 'observedAttributes' | 'elementProperties'> & {
  readonly renamed: Readonly<Record<string, string>>;
};

/** Reports attributes that may be misspelt. Names with other characters belong to frameworks. */
function checkAttributes(element: Element): void {
  const type = element.constructor as unknown as Attributes;
  const { elementProperties, renamed } = type;
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name)!;
    if (value === '[object Object]') warnOfObject(element, name);
    if (NO.test(value) && isFlag(elementProperties, name.replace(/^data-/, '')))
      reportMistake(({ reportFalse }) => reportFalse(element.localName, name, value));
    const now = ownValue(renamed, name);
    if (now) reportMistake(({ reportRenamed }) => reportRenamed(element.localName, name, now));
    // Most attributes are properties of the same name, and the list of those that are observed is made each time.
    if (name in element || GLOBAL.has(name) || !/^[a-z]{3,20}$/.test(name)) continue;
    const known = type.observedAttributes;
    if (known.includes(name)) continue;
    const own = known.filter((one) => !one.startsWith('data-') && !ownValue(renamed, one));
    reportMistake(({ reportAttribute }) => reportAttribute(element.localName, name, own));
  }
}

// Content

/** Elements that people write without an end tag, since they show what their attributes say. */
const MAY_BE_UNCLOSED = /^mj-(tile|hand|game|value|wall|doubles)$/;
/** Elements that are never inside one of those. */
const AFTER_IT =
  ':is(h1, h2, h3, h4, h5, h6, ul, ol, table, section, article, mj-hand, mj-tile, mj-value, mj-wall, mj-rules, mj-game, mj-settlement, mj-score-breakdown, mj-exercise, mj-doubles)';
/** Longer text is not the fallback text of a tile. */
const LONGEST_TILE_TEXT = 40;
/** The rest of a sentence: it starts with a space or punctuation on the same line, and contains words, which notation does not. */
const REST = /^(?! *\n)[\s,.;:!?)，。；：！？）、].*(?:\p{Ll}{2}|\p{Lo})/su;

/** Runs once the elements of the page have their content. */
const afterParsing = (run: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
};

/** Whether an element contains the rest of a sentence, and its parent ends with it. */
const swallowsRest = (element: Element): boolean =>
  REST.test(element.textContent) && !element.nextElementSibling && !element.nextSibling?.textContent?.trim();

/** Reports an element without an end tag that contains what should follow it. */
function checkContent(element: Element): void {
  const tag = element.localName;
  const isTile = tag === 'mj-tile';
  const content = { 'mj-hand': 'hand', 'mj-game': 'hands' }[tag];
  if (content && !element.hasAttribute(content)) return;
  const inside = element.querySelector(isTile ? '*' : AFTER_IT);
  if (inside || swallowsRest(element) || (isTile && element.textContent.trim().length > LONGEST_TILE_TEXT))
    reportMistake(({ reportUnclosed }) => reportUnclosed(tag, inside ? `<${inside.localName}>` : element.textContent));
}
