/** Recognizes what a framework is about to hydrate: it drops nodes that it cannot place. React and Vue leave marks on their nodes. */
import { closest, lastChildOf, matches, parentOf, previousOf, readyStateOf } from './nodes.js';

/** The roots of frameworks that leave marks. */
const ROOTS = '#__next, #__docusaurus, #___gatsby, #__nuxt';

/** The same for those that take over the whole page. */
const OF_PAGE = 'script[src*="/_next/"]';

/** Parts that have this as long as no framework has taken them over. */
const WAITING = 'astro-island[ssr], div[hidden][id^="S:"]';

/** Comments that servers write at the start of a fragment, for React, Vue or Svelte. */
const FRAGMENT = /^(\[|\$)[!?~]?$/;

/** How long to wait for a framework that leaves marks since the first look, and for any other since the page was complete, in milliseconds. */
const LONGEST_WAIT = 10_000;
const LONGEST_WAIT_FOR_UNKNOWN = 2000;

/**
 * - `taken`: a framework has these nodes
 * - `coming`: it has begun, but has not come here
 * - `named`, `unknown`: a server wrote this for a framework that leaves marks, or for any other
 * - `free`: no framework
 */
type State = 'taken' | 'coming' | 'named' | 'unknown' | 'free';

/** When the page was first seen to be complete, on the clock of `performance`. */
let completeAt: number | undefined;

/** Returns a function that tells, for one look at the page, whether to leave an element alone. @param since when the first look was */
export function awaitedIn(page: Document, since: number): (element: Element) => boolean {
  const now = performance.now();
  if (readyStateOf(page) === 'complete') completeAt ??= now;
  const untilNamed = Math.max(completeAt ?? now, since) + LONGEST_WAIT;
  const untilUnknown = (completeAt ?? now) + LONGEST_WAIT_FOR_UNKNOWN;
  const known = new Map<Node, State>();
  const first = Document.prototype.querySelector.call(page, OF_PAGE) ? 'named' : 'free';
  return (element) => {
    if (closest(element, WAITING)) return true;
    const state = stateOf(element, known, first);
    return state !== 'taken' && state !== 'free' && now < (state === 'unknown' ? untilUnknown : untilNamed);
  };
}

/** The state of an element, from the states of those around it, which are kept in `known`. */
function stateOf(element: Element, known: Map<Node, State>, first: State): State {
  const path: Node[] = [];
  for (let at: Node | null = element; at && !known.has(at); at = parentOf(at)) path.push(at);
  const outermost = path.at(-1);
  let around = outermost ? parentOf(outermost) : element;
  let state = (around && known.get(around)) ?? first;
  for (const node of path.reverse()) {
    state = marksOn(node) ?? (state === 'taken' && around && isDehydrated(node, around) ? 'coming' : state);
    if (state === 'free' || state === 'unknown')
      state = matches(node, ROOTS) ? 'named' : hasFragments(node) ? 'unknown' : state;
    known.set(node, state);
    around = node;
  }
  return state;
}

type Marked = Record<string, unknown>;

/** What React keeps for an element, or at a key that starts like this. */
const ofReact = (node: Node, what: RegExp): Marked | undefined => {
  const key = Object.keys(node).find((one) => what.test(one));
  return key === undefined ? undefined : ((node as unknown as Marked)[key] as Marked);
};

const FIBER = /^__react(Fiber|InternalInstance)\$/;

function marksOn(node: Node): 'taken' | 'coming' | undefined {
  const names = Object.keys(node);
  if (!names.length) return undefined;
  const app = (node as unknown as Marked)['__vue_app__'] as { $nuxt?: { isHydrating?: boolean } } | undefined;
  if (app) return app.$nuxt?.isHydrating ? 'coming' : 'taken';
  // The roots of Vue without an app, of Vue 2 and of Preact.
  if (['_vnode', '__vue__', '__k'].some((name) => names.includes(name))) return 'taken';
  let fiber = ofReact(node, FIBER);
  if (!fiber) return undefined;
  while (fiber['return']) fiber = fiber['return'] as Marked;
  const root = fiber['stateNode'] as { current?: { memoizedState?: { isDehydrated?: boolean } } } | undefined;
  return root?.current?.memoizedState?.isDehydrated ? 'coming' : 'taken';
}

/** Whether a child of an element that React has belongs to a part that React has not come to. */
function isDehydrated(child: Node, parent: Node): boolean {
  if (!ofReact(parent, FIBER) || ofReact(parent, /^__reactProps\$/)?.['dangerouslySetInnerHTML']) return false;
  let depth = 0;
  for (let at = previousOf(child); at; at = previousOf(at)) {
    if (!(at instanceof Comment)) continue;
    if (at.data === '/$') depth--;
    else if (FRAGMENT.test(at.data) && ++depth > 0) return true;
  }
  return false;
}

function hasFragments(node: Node): boolean {
  for (let child = lastChildOf(node); child; child = previousOf(child))
    if (child instanceof Comment && FRAGMENT.test(child.data)) return true;
  return false;
}
