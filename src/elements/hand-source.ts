/** Finds the hand of a breakdown, either inside it or elsewhere by id, even if the hand is added or removed later. */
import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { shown } from '../core/errors.js';
import { ScoreError } from '../core/score-error.js';
import type { Tile } from '../core/index.js';
import { tilesDrawn } from '../render/tiles-drawn.js';
import { reportMistake } from './check-markup.js';
import { followHand } from './follow-hand.js';
import type { MjHand } from './mj-hand/mj-hand.js';
import { addListener, findById, insideOf, isCustom, registryOf, tagOf } from './safe-dom.js';
import { awaitId, PATIENCE, watchIds } from './watch-ids.js';

/** The part of `<mj-hand>` that a breakdown uses, even from another copy of the package, whose version may lack some. */
export type HandElement = HTMLElement &
  Pick<MjHand, 'score' | 'tiles' | 'currentSituation' | 'error' | 'highlighted'> &
  Partial<Pick<MjHand, 'situation' | 'editable' | 'resolved' | 'groups'>>;

const isHand = (element: Element): element is HandElement =>
  isCustom(element) && 'highlighted' in element && 'score' in element;

/** Whether the element may become a hand once it is defined. */
const isComing = (element: Element): boolean =>
  isServer ? Boolean(tagOf(element)?.includes('-')) : isCustom(element) && !registryOf(element).get(tagOf(element));

let hasWarned = false;

function warnOfUndefined(tag: string, registry: CustomElementRegistry): void {
  if (tag !== 'mj-hand' || registry.get(tag) || hasWarned) return;
  hasWarned = true;
  console.warn(
    `mahjong-elements: <${tag}> is used but not defined, so nothing can be scored. Import mahjong-elements/${tag}.js in code that runs in the browser.`,
  );
}

type Listeners = Readonly<Record<string, (event: Event) => void>>;

export class HandSource implements ReactiveController {
  /** The hand, once it exists and is defined. */
  hand?: HandElement;
  /** The hand exists, or an element that may become one once it is defined. */
  expected = false;
  /** The error if the element with the id is not a hand. */
  error: ScoreError | null = null;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #listeners: Listeners;
  #forget: (() => void)[] = [];
  #around?: Node;
  /** The element with the id, whether or not it is a hand. */
  #named: Element | null = null;
  #id?: string;
  #awaited = '';
  #missed = '';

  /** @param listeners for events of the hand, other than those after which the host updates */
  constructor(host: ReactiveControllerHost & HTMLElement, listeners: Listeners = {}) {
    this.#host = host;
    const changed = this.#changed;
    // An edited hand may lose its score, or become another one with the same score.
    this.#listeners = { 'mj-score': changed, 'mj-error': changed, input: changed, ...listeners };
    host.addController(this);
  }

  readonly #changed = (): void => this.#host.requestUpdate();

  hostConnected(): void {
    this.#changed();
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Looks for the hand again: elsewhere by `id`, or inside if there is none. */
  find(id: string | undefined): void {
    const root = this.#host.getRootNode();
    this.#id = id;
    const inside = id ? [] : insideOf(this.#host);
    const named = (this.#named = id ? findById(root, id) : null);
    const [first, second] = inside.filter(isHand);
    if (second) reportMistake(({ checkHands }) => checkHands(this.#host));
    const found = named && isHand(named) ? named : first;
    const coming = found ? undefined : (named ? [named] : inside).find(isComing);
    this.expected = Boolean(found ?? coming);
    const tag = named && !this.expected && tagOf(named);
    this.error = tag ? new ScoreError('not-a-hand', { id: shown(id, 80), found: shown(tag) }) : null;
    if (isServer) {
      // Nothing changes on the server.
      this.hand = found;
      return;
    }
    if (coming) this.#await(tagOf(coming), registryOf(coming));
    if (id && !named && id !== this.#missed) awaitId(this.#host, (this.#missed = id), () => this.#id === id);
    const around = id ? root : this.#host;
    if (found === this.hand && around === this.#around) return;
    this.forget();
    this.hand = found;
    this.#around = around;
    for (const [name, listener] of found ? Object.entries(this.#listeners) : []) addListener(found!, name, listener);
    if (found) this.#forget.push(followHand(found, this.#changed));
    if (id)
      this.#forget.push(
        watchIds(root, () => {
          // On a busy page most mutations have nothing to do with the hand.
          if (this.#id && findById(root, this.#id) !== this.#named) this.#changed();
        }),
      );
    else this.#observe(around, { subtree: true, childList: true });
    // A hand that changes but keeps its score, or loses it, fires no event.
    if (found) this.#observe(found, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  #observe(node: Node, what: MutationObserverInit): void {
    const observer = new MutationObserver(() => this.#changed());
    observer.observe(node, what);
    this.#forget.push(() => observer.disconnect());
  }

  /** Elements fire no event when they are defined. */
  #await(tag: string, registry: CustomElementRegistry): void {
    if (this.#awaited === tag) return;
    this.#awaited = tag;
    // Ignore names that can never be defined.
    registry.whenDefined(tag).then(this.#changed, () => {});
    setTimeout(() => warnOfUndefined(tag, registry), PATIENCE);
  }

  forget(): void {
    for (const [name, listener] of Object.entries(this.#listeners)) this.hand?.removeEventListener(name, listener);
    if (this.hand) this.hand.highlighted = [];
    for (const forget of this.#forget.splice(0)) forget();
    this.hand = this.#around = undefined;
  }

  light(tiles: readonly Tile[]): void {
    const { hand } = this;
    // The page may have set any value.
    if (hand && !(Array.isArray(hand.highlighted) && hand.highlighted.join() === tiles.join()))
      hand.highlighted = tiles;
  }

  /** The tile of the hand that an event came from: tiles are rendered in the order of `tilesDrawn`. */
  tileOf(event: Event): Tile | undefined {
    const { tiles } = this.hand ?? {};
    if (!tiles) return undefined;
    const drawn: EventTarget[] = [...(this.hand!.shadowRoot?.querySelectorAll('[part~="tile"]') ?? [])];
    const from = event.composedPath().find((node) => drawn.includes(node));
    return tilesDrawn(tiles, this.hand!.groups)[drawn.indexOf(from!)];
  }
}
