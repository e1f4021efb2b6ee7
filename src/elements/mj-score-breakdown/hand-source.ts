/** Finds the hand that a breakdown is about: one inside it, or one elsewhere by its id, whichever comes and goes. */
import { isServer } from 'lit';
import { type Hand, type Profile, type Score, type Situation, type Tile } from '../../core/index.js';
import { tilesDrawn } from '../../render/hand.js';

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

const isHand = (element: Element): element is HandElement => 'highlighted' in element && 'score' in element;

type Listeners = Readonly<Record<string, (event: Event) => void>>;

export class HandSource {
  /** The hand, once it is there and defined. */
  hand?: HandElement;
  /** It is there, or something that becomes a hand when its definition arrives. */
  expected = false;

  #host: HTMLElement;
  #changed: () => void;
  #listeners: Listeners;
  #observers: MutationObserver[] = [];
  #around?: Node;
  #id?: string;
  /** What stands under the id, a hand or not. */
  #named: Element | null = null;
  #awaited = '';

  /** @param listeners to the events of the hand */
  constructor(host: HTMLElement, changed: () => void, listeners: Listeners) {
    this.#host = host;
    this.#changed = changed;
    this.#listeners = listeners;
  }

  /** Looks for the hand again; `id` of one elsewhere, nothing for one inside. */
  find(id: string | undefined): void {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    this.#id = id;
    const inside = id ? [] : [...this.#host.querySelectorAll('*')];
    const named = (this.#named = id ? root.getElementById(id) : null);
    const found = named && isHand(named) ? named : inside.find(isHand);
    const coming = found ? undefined : (named ?? inside.find(({ localName }) => localName.includes('-')));
    this.expected = Boolean(found ?? coming);
    if (isServer) {
      // Nothing changes there.
      this.hand = found;
      return;
    }
    if (coming) this.#await(coming.localName);
    const around = id ? root : this.#host;
    if (found === this.hand && around === this.#around) return;
    this.forget();
    this.hand = found;
    this.#around = around;
    for (const [name, listener] of Object.entries(this.#listeners)) found?.addEventListener(name, listener);
    // On a busy page most changes are none of the hand’s.
    const isOther = (): boolean => !this.#id || root.getElementById(this.#id) !== this.#named;
    this.#observe(around, { subtree: true, childList: true, attributeFilter: ['id'] }, isOther);
    // A hand that changes without another score, or has none any more, tells of no event.
    if (found) this.#observe(found, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  #observe(node: Node, what: MutationObserverInit, matters: () => boolean = () => true): void {
    const observer = new MutationObserver(() => matters() && this.#changed());
    observer.observe(node, what);
    this.#observers.push(observer);
  }

  /** An element tells nobody that its definition arrived. */
  #await(tag: string): void {
    if (this.#awaited === tag || !tag.includes('-') || customElements.get(tag)) return;
    this.#awaited = tag;
    // A name that can never be defined is waited for no more.
    customElements.whenDefined(tag).then(this.#changed, () => {});
  }

  /** Leaves the hand as it was. */
  forget(): void {
    for (const [name, listener] of Object.entries(this.#listeners)) this.hand?.removeEventListener(name, listener);
    if (this.hand) this.hand.highlighted = [];
    for (const observer of this.#observers.splice(0)) observer.disconnect();
    this.hand = this.#around = undefined;
  }

  /** Lights up tiles in the hand. */
  light(tiles: readonly Tile[]): void {
    if (this.hand && this.hand.highlighted.join() !== tiles.join()) this.hand.highlighted = tiles;
  }

  /** The tile in the hand that an event came from: they stand in the order in which the hand tells them. */
  tileOf(event: Event): Tile | undefined {
    const { tiles } = this.hand ?? {};
    const drawn = event.composedPath().find((node) => node instanceof Element && node.part.contains('tile'));
    if (!tiles || !drawn) return undefined;
    const all = [...(this.hand?.shadowRoot?.querySelectorAll('[part~="tile"]') ?? [])];
    return tilesDrawn(tiles, this.hand!.groups)[all.indexOf(drawn as Element)];
  }
}
