/** Finds the hand that a breakdown is about: one inside it, or one elsewhere by its id, even if it comes and goes. */
import { isServer } from 'lit';
import { ScoreError, shown } from '../../core/errors.js';
import { type Hand, type Profile, type Score, type Situation, type Tile } from '../../core/index.js';
import { tilesDrawn } from '../../render/hand.js';
import { findById, isCustom, tagOf } from '../nodes.js';
import { watchIds } from './watch-ids.js';

/** What a breakdown needs of an `<mj-hand>`, of whatever copy of the package. */
export interface HandElement extends HTMLElement {
  readonly score: Score | null;
  readonly tiles: Hand | null;
  readonly currentSituation: Situation;
  readonly error: Error | null;
  /** It shows its situation itself. */
  readonly situation?: boolean;
  /** The rules the hand is scored by. */
  readonly resolved?: { profile?: Profile };
  /** Its concealed tiles in groups, where they are spread. */
  readonly groups?: readonly (readonly Tile[])[];
  /** Tiles that something else points at. */
  highlighted: readonly Tile[];
}

const isHand = (element: Element): element is HandElement =>
  isCustom(element) && 'highlighted' in element && 'score' in element;

/** It may become a hand when its definition arrives. */
const isComing = (element: Element): boolean =>
  isServer ? Boolean(tagOf(element)?.includes('-')) : isCustom(element) && !customElements.get(tagOf(element));

type Listeners = Readonly<Record<string, (event: Event) => void>>;

export class HandSource {
  /** The hand, once it is there and defined. */
  hand?: HandElement;
  /** It is there, or something that becomes a hand when its definition arrives. */
  expected = false;
  /** What has the id is not a hand. */
  error: ScoreError | null = null;

  #host: HTMLElement;
  #changed: () => void;
  #listeners: Listeners;
  #forget: (() => void)[] = [];
  #around?: Node;
  /** What stands under the id, a hand or not. */
  #named: Element | null = null;
  #id?: string;
  #awaited = '';

  /** @param listeners to the events of the hand */
  constructor(host: HTMLElement, changed: () => void, listeners: Listeners) {
    this.#host = host;
    this.#changed = changed;
    this.#listeners = listeners;
  }

  /** Looks for the hand again; `id` of one elsewhere, nothing for one inside. */
  find(id: string | undefined): void {
    const root = this.#host.getRootNode();
    this.#id = id;
    const inside = id ? [] : [...this.#host.querySelectorAll('*')];
    const named = (this.#named = id ? findById(root, id) : null);
    const found = named && isHand(named) ? named : inside.find(isHand);
    const coming = found ? undefined : (named ? [named] : inside).find(isComing);
    this.expected = Boolean(found ?? coming);
    const tag = named && !this.expected && tagOf(named);
    this.error = tag ? new ScoreError('not-a-hand', { id: shown(id, 80), found: shown(tag) }) : null;
    if (isServer) {
      // Nothing changes there.
      this.hand = found;
      return;
    }
    if (coming) this.#await(tagOf(coming));
    const around = id ? root : this.#host;
    if (found === this.hand && around === this.#around) return;
    this.forget();
    this.hand = found;
    this.#around = around;
    for (const [name, listener] of Object.entries(this.#listeners)) found?.addEventListener(name, listener);
    if (id)
      this.#forget.push(
        watchIds(root, () => {
          // On a busy page most changes are none of the hand’s.
          if (this.#id && findById(root, this.#id) !== this.#named) this.#changed();
        }),
      );
    else this.#observe(around, { subtree: true, childList: true });
    // A hand that changes without another score, or has none any more, tells of no event.
    if (found) this.#observe(found, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  #observe(node: Node, what: MutationObserverInit): void {
    const observer = new MutationObserver(() => this.#changed());
    observer.observe(node, what);
    this.#forget.push(() => observer.disconnect());
  }

  /** An element tells nobody that its definition arrived. */
  #await(tag: string): void {
    if (this.#awaited === tag) return;
    this.#awaited = tag;
    // A name that can never be defined is waited for no more.
    customElements.whenDefined(tag).then(this.#changed, () => {});
  }

  /** Leaves the hand as it was. */
  forget(): void {
    for (const [name, listener] of Object.entries(this.#listeners)) this.hand?.removeEventListener(name, listener);
    if (this.hand) this.hand.highlighted = [];
    for (const forget of this.#forget.splice(0)) forget();
    this.hand = this.#around = undefined;
  }

  /** Lights up tiles in the hand. */
  light(tiles: readonly Tile[]): void {
    const { hand } = this;
    // A page may have set anything.
    if (hand && !(Array.isArray(hand.highlighted) && hand.highlighted.join() === tiles.join()))
      hand.highlighted = tiles;
  }

  /** The tile in the hand that an event came from: they stand in the order in which the hand tells them. */
  tileOf(event: Event): Tile | undefined {
    const { tiles } = this.hand ?? {};
    if (!tiles) return undefined;
    const drawn: EventTarget[] = [...(this.hand!.shadowRoot?.querySelectorAll('[part~="tile"]') ?? [])];
    const from = event.composedPath().find((node) => drawn.includes(node));
    return tilesDrawn(tiles, this.hand!.groups)[drawn.indexOf(from!)];
  }
}
