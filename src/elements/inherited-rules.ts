/** What an element inherits: rules and language. Stored on the page, not in a module, so that two copies of the package see each other. */

import { isServer } from 'lit';
import { LONGEST_LANGUAGE } from '../lang/choose.js';
import { pageRulesWatcher, type PageRules } from './page-rules.js';
import { tableKey } from './table-key.js';
import { around, attributeOf, insideOf, isElement, rootOf, shownIn, tagOf } from './safe-dom.js';

/** The rules of a table as set by attributes. */
export interface TableRules {
  profile?: string;
  limit?: string;
  rules?: string;
  round?: string;
  /** Whether an element shows how the hand was won. */
  showsSituation?: boolean;
  /** The seat that a settlement assigns to a hand without one. */
  seatOf?: (hand: Element) => string | undefined;
  /** An exercise asks for the result, so elements inside do not show it. */
  conceals?: boolean;
  /** These are the rules of the page, in its `<meta>`. */
  isOfPage?: true;
  /** The rules of the page, some of which are among these. */
  page?: PageRules;
}

const connectedKey = Symbol.for('mahjong-elements.connected');
const shelteredKey = Symbol.for('mahjong-elements.sheltered');

/** An element that is notified when its surroundings change: the language, and the rules if it has any. */
export interface Surrounded extends Element {
  readonly [tableKey]?: TableRules;
  surroundingsChanged(): void;
}

export { tableKey };

const page = globalThis as { [connectedKey]?: Set<Surrounded>; [shelteredKey]?: Set<Surrounded> };
const connected: Set<Surrounded> = (page[connectedKey] ??= new Set());
/** The connected elements that are in shadow roots. */
const sheltered: Set<Surrounded> = (page[shelteredKey] ??= new Set());

/** The ancestors of an element, innermost first. A server that renders templates finds them from an event path. */
function* nodesAround(element: Element, next = around): Iterable<Node> {
  if (isServer && !element.parentNode) {
    const event = new Event('mj-around', { bubbles: true, composed: true });
    element.dispatchEvent(event);
    yield* event.composedPath().slice(1) as Node[];
  }
  for (let node = next(element); node; node = next(node)) yield node;
}

/** Returns the rules of the nearest enclosing element that has any; those around the slot of a component that shows the element are nearer. */
export function rulesAround(element: Element): TableRules {
  // An exercise conceals what is inside even while its code is loading.
  let conceals: boolean | undefined;
  for (const node of nodesAround(element, shownIn)) {
    const rules = (node as { [tableKey]?: TableRules })[tableKey];
    if (rules) return conceals ? { ...rules, conceals } : rules;
    conceals ||= !isServer && isElement(node) && tagOf(node) === 'mj-exercise';
  }
  return { conceals };
}

/** Returns the `lang` of the element or its nearest ancestor that has one, truncated to the length that is used. */
export function languageOf(element: Element): string {
  for (const node of [element, ...nodesAround(element)]) {
    const language = attributeOf(node, 'lang');
    if (language !== null) return language.slice(0, LONGEST_LANGUAGE);
  }
  return '';
}

/**
 * Notifies the elements inside another element that its rules changed. On a page with thousands of nested elements,
 * checking all of them each time would take quadratic time, so only elements in shadow roots are searched upwards.
 *
 * @param before - Elements that were inside and may have left
 */
export function notifyInside(outer: Element, before: readonly Element[] = []): void {
  const inside = new Set<Node>([...before, ...insideOf(outer)]);
  for (const element of inside as Set<Surrounded>) if (connected.has(element)) element.surroundingsChanged();
  for (const element of sheltered)
    for (let host = around(rootOf(element)); host; host = around(rootOf(host)))
      if (inside.has(host)) {
        element.surroundingsChanged();
        break;
      }
}

export function notifyAll(): void {
  for (const element of connected) element.surroundingsChanged();
}

const watchPageRules = pageRulesWatcher(tableKey, notifyAll);

/** One observer per document or shadow root that contains elements, and the number of those elements. */
const watched = new Map<Node, { observer: MutationObserver; elements: number }>();

/** Starts notifying an element of changes in its surroundings. @returns a function that stops it */
export function joinSurroundings(element: Surrounded): () => void {
  connected.add(element);
  watchPageRules(element.ownerDocument);
  const roots: Node[] = [];
  for (let node: Node | null = element; node; node = around(rootOf(node))) roots.push(rootOf(node));
  if (roots.length > 1) sheltered.add(element);
  for (const root of roots) {
    const watch = watched.get(root);
    if (watch) watch.elements++;
    else {
      const observer = new MutationObserver(notifyAll);
      observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
      watched.set(root, { observer, elements: 1 });
    }
  }
  return () => {
    connected.delete(element);
    sheltered.delete(element);
    for (const root of roots) {
      const watch = watched.get(root)!;
      if (--watch.elements) continue;
      watch.observer.disconnect();
      watched.delete(root);
    }
  };
}
