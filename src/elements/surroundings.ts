/**
 * What an element takes from around it: the rules of the elements that enclose it and the language of the page. Kept on
 * the page and not in a module, so that two copies of the package see each other.
 */

import { isServer } from 'lit';
import { LONGEST_LANGUAGE } from '../lang/choose.js';
import { around, attributeOf, rootOf } from './nodes.js';

/** The rules of a table as attributes give them. */
export interface TableRules {
  profile?: string;
  limit?: string;
  rules?: string;
  /** The prevailing wind. */
  round?: string;
  /** Something shows how the hand was won. */
  showsSituation?: boolean;
  /** The seat that a settlement gives to a hand without one. */
  seatOf?: (hand: Element) => string | undefined;
}

const tableKey = Symbol.for('mahjong-elements.table');
const connectedKey = Symbol.for('mahjong-elements.connected');
const shelteredKey = Symbol.for('mahjong-elements.sheltered');

/** An element that wants to know when what is around it changes: the language, and its rules if it has some. */
export interface Surrounded extends Element {
  /** The rules that hold in the element. */
  readonly [tableKey]?: TableRules;
  surroundingsChanged(): void;
}

export { tableKey };

const page = globalThis as { [connectedKey]?: Set<Surrounded>; [shelteredKey]?: Set<Surrounded> };
const connected: Set<Surrounded> = (page[connectedKey] ??= new Set());
/** Those of them that are in shadow roots. */
const sheltered: Set<Surrounded> = (page[shelteredKey] ??= new Set());

/** The nodes around an element, from within. A server that renders templates knows them by the way that events take. */
function* nodesAround(element: Element): Iterable<Node> {
  if (isServer && !element.parentNode) {
    const event = new Event('mj-around', { bubbles: true, composed: true });
    element.dispatchEvent(event);
    yield* event.composedPath().slice(1) as Node[];
  }
  for (let node = around(element); node; node = around(node)) yield node;
}

const hasRules = (node: Node): node is Node & { [tableKey]: TableRules } => tableKey in node;

/** The rules of the nearest element around that has some. */
export function rulesAround(element: Element): TableRules {
  for (const node of nodesAround(element)) if (hasRules(node)) return node[tableKey];
  return {};
}

/** The language that is written on the element or the nearest one around it, as much of it as is looked at. */
export function languageOf(element: Element): string {
  for (const node of [element, ...nodesAround(element)]) {
    const language = attributeOf(node, 'lang');
    if (language !== null) return language.slice(0, LONGEST_LANGUAGE);
  }
  return '';
}

/**
 * Tells the elements inside another that its rules changed. On a page with thousands of elements, each with others inside,
 * looking at all of them each time would take quadratic time: only shadow roots are searched from within.
 */
export function tellInside(outer: Element): void {
  const inside = [...outer.querySelectorAll('*')] as Surrounded[];
  for (const element of inside) if (connected.has(element)) element.surroundingsChanged();
  for (const element of sheltered)
    for (let host = around(rootOf(element)); host; host = around(rootOf(host)))
      if (outer.contains(host)) {
        element.surroundingsChanged();
        break;
      }
}

/** One observer for every document or shadow root in which elements are, and how many there are. */
const watched = new Map<Node, { observer: MutationObserver; elements: number }>();

/** Begins to tell an element of changes around it. @returns a function that ends it */
export function joinSurroundings(element: Surrounded): () => void {
  connected.add(element);
  const roots: Node[] = [];
  for (let node: Node | null = element; node; node = around(rootOf(node))) roots.push(rootOf(node));
  if (roots.length > 1) sheltered.add(element);
  for (const root of roots) {
    const watch = watched.get(root);
    if (watch) watch.elements++;
    else {
      const observer = new MutationObserver(() => {
        for (const one of connected) one.surroundingsChanged();
      });
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
