/** Looks for mistakes in the markup of an author that have no visible effect, and reports them in the console. */
import { isServer, type LitElement } from 'lit';
import { knownWord, NO } from '../core/input.js';
import { Later } from './lazy.js';
import { afterParsing } from './safe-dom.js';
import type * as Mistakes from './mistakes.js';

const mistakes = new Later(() => import('./mistakes.js'));

export function reportMistake(report: (module: typeof Mistakes) => void): void {
  if (!isServer)
    mistakes.load().then(
      () => report(mistakes.module!),
      () => {},
    );
}

/** Checks the attributes of an element now, and its content once the page has been parsed. The code that reports them loads only if something looks wrong. */
export function checkMarkup(element: Element): void {
  const names = element.getAttributeNames().filter((name) => isOdd(element, name));
  // A property that reflects soon replaces the value.
  const odd = names.map((name) => [name, element.getAttribute(name)!] as const);
  if (odd.length) reportMistake(({ checkAttributes }) => checkAttributes(element, odd, isUnknown));
  const content = { 'mj-hand': 'hand', 'mj-game': 'hands' }[element.localName];
  const isAround = AROUND_A_HAND.test(element.localName);
  if (content ? element.hasAttribute(content) : isAround || MAY_BE_UNCLOSED.test(element.localName))
    afterParsing(() => {
      if (element.firstElementChild ? !isAround : element.textContent.trim())
        reportMistake(({ checkContent }) => checkContent(element));
    });
}

/** Reports a property that is text such as “false”, as some frameworks write it. */
export function checkFlag({ localName }: Element, name: string, value: unknown): void {
  if (value === '' || (typeof value === 'string' && NO.test(value)))
    reportMistake(({ reportTextOfFlag }) => reportTextOfFlag(localName, name, value));
}

/** Attributes of any element that are not properties of the same name. */
const GLOBAL = /^(?:class|is|for|form|tabindex|contenteditable|accesskey|key|ref)$/;

/** Whether an attribute may be misspelled, or stand for a property that has none. Names with other characters belong to frameworks. */
const isUnknown = (element: Element, name: string): boolean =>
  !(name in HTMLElement.prototype) &&
  ((element.constructor as typeof LitElement).elementProperties.get(name) ?? { attribute: false }).attribute ===
    false &&
  /^(?:[a-z]{3,20}|\w+-(?:drawn?|wind))$/.test(name) &&
  !GLOBAL.test(name);

const isOdd = (element: Element, name: string): boolean => {
  const value = element.getAttribute(name)!;
  return (
    NO.test(value) ||
    value === '[object Object]' ||
    isUnknown(element, name) ||
    name in (element.constructor as { renamed?: object }).renamed!
  );
};

/** Elements without content that people write without an end tag, since they show what their attributes say. */
const MAY_BE_UNCLOSED = /^mj-(tile|value|wall|doubles)$/;

/** Elements about a hand inside them; notation without an `<mj-hand>` is not a hand. */
const AROUND_A_HAND = /^mj-(waits|exercise|score-breakdown)$/;

/** The word that is written in an attribute, if it is one of these. Any other is reported. */
export function wordOf<Word extends string>(
  element: Element,
  name: string,
  written: unknown,
  words: readonly Word[],
): Word | undefined {
  const word = knownWord(written, words);
  if (words.includes(word)) return word;
  if (word) reportMistake(({ reportValue }) => reportValue(element.localName, name, word, words));
  return undefined;
}

/** Whether an element has its alternative `view`. */
export const hasView = (element: Element & { view?: string }, view: string): boolean =>
  wordOf(element, 'view', element.view, [view]) !== undefined;
