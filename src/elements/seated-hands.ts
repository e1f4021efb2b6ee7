import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { shown } from '../core/errors.js';
import { TableError } from '../core/table-errors.js';
import { WINDS } from '../core/engine/tiles.js';
import { knownWord } from '../core/input.js';
import type { Wind } from '../core/index.js';
import type { MjHand } from './mj-hand/mj-hand.js';
import { followHand } from './follow-hand.js';
import { addListener, attributeOf, insideOf, isCustom, parentOf, setAttribute, shownIn } from './safe-dom.js';

/** A hand at a table, from any copy of the package. */
export type SeatedHand = Pick<MjHand, 'seat' | 'win' | 'tiles' | 'currentSituation' | 'error'> & HTMLElement;

const isHand = (element: Element): element is SeatedHand =>
  isCustom(element) && 'tiles' in element && 'currentSituation' in element;

/** Elements and text; comments cannot be slotted. */
const isSlottable = (node: Node): node is Element | Text => node instanceof Element || node instanceof Text;

interface SeatedHandsOptions {
  placed: () => Iterable<readonly [string, Element]>;
  /** Whether text inside is shown in the default slot, as elements are. */
  showsText: boolean;
}

export interface FoundHands {
  /** The first hand for each seat, valid or not. */
  hands: Map<string, SeatedHand>;
  /** A seat with a second hand; empty if there are only more hands than seats. */
  surplus?: string;
}

/** @throws {TableError} `repeated` for a hand that has no place at the table */
export function requirePlaces({ surplus }: FoundHands): void {
  if (surplus !== undefined)
    throw new TableError('repeated', { sentence: surplus ? 'two-hands' : 'many-hands', seat: shown(surplus) });
}

/** The hands inside an element about a table: finds them by seat, follows their changes, and puts each in its slot. */
export class SeatedHands implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: SeatedHandsOptions;
  #children?: MutationObserver;
  /** The hands inside, with functions that stop following them. */
  readonly #followed = new Map<SeatedHand, () => void>();
  /** The children whose slots are named while the page is printed. */
  #named: Element[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement, options: SeatedHandsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (isServer) return;
    const host = this.#host;
    // In an exercise, the events of hands do not bubble.
    addListener(host, 'mj-score', this.#changed, true);
    addListener(host, 'mj-error', this.#changed);
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, this.#print);
    this.#children = new MutationObserver((records) => {
      this.#receive(records.flatMap(({ addedNodes }) => [...addedNodes]));
      host.requestUpdate();
    });
    this.#children.observe(host, { attributes: true, characterData: true, childList: true, subtree: true });
  }

  hostDisconnected(): void {
    const host = this.#host;
    host.removeEventListener('mj-score', this.#changed, true);
    host.removeEventListener('mj-error', this.#changed);
    for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, this.#print);
    this.#children?.disconnect();
    this.#follow([]);
  }

  #follow(hands: readonly SeatedHand[]): void {
    for (const [hand, stop] of this.#followed) if (!hands.includes(hand) && this.#followed.delete(hand)) stop();
    for (const hand of hands) if (!this.#followed.has(hand)) this.#followed.set(hand, followHand(hand, this.#update));
  }

  hostUpdated(): void {
    const root = this.#host.shadowRoot!;
    if (root.slotAssignment === 'manual') this.#assignSlots(root);
    else this.nameSlots();
  }

  /** Shows what has been added until it has a seat: Chromium 156 crashes if an element that was moved has no slot when it is laid out. */
  #receive(added: readonly Node[]): void {
    const root = this.#host.shadowRoot;
    if (!added.length || root?.slotAssignment !== 'manual') return;
    const rest = root.querySelector<HTMLSlotElement>('slot:not([name])');
    const own = added.filter((node) => node instanceof Element && parentOf(node) === this.#host);
    rest?.assign(...[...rest.assignedNodes(), ...own].filter(isSlottable));
  }

  readonly #update = (): void => this.#host.requestUpdate();

  readonly #changed = ({ target }: Event): void => {
    if (target !== this.#host) this.#host.requestUpdate();
  };

  /** Firefox prints a copy of the page in which a slot has the children that name it, instead of those assigned to it. */
  readonly #print = ({ type }: Event): void => {
    for (const child of this.#named.splice(0)) child.removeAttribute('slot');
    if (type !== 'beforeprint' || this.#host.shadowRoot?.slotAssignment !== 'manual') return;
    this.#named = [...this.seated.values()].filter((child) => attributeOf(child, 'slot') === null);
    this.nameSlots();
  };

  /** @param free - The seats for hands without one, in order */
  find(free: readonly Wind[]): FoundHands {
    const hands = new Map<string, SeatedHand>();
    const others: SeatedHand[] = [];
    let surplus: string | undefined;
    const all = [...insideOf(this.#host)].filter(isHand);
    if (!isServer) this.#follow(all);
    for (const element of all) {
      const seat: string = knownWord(element.seat, WINDS);
      if (!seat) others.push(element);
      else if (!hands.has(seat)) hands.set(seat, element);
      else surplus = seat;
    }
    const rest = free.filter((one) => !hands.has(one));
    for (const [place, seat] of rest.entries()) if (others[place]) hands.set(seat, others[place]);
    if (others.length > rest.length) surplus ??= '';
    return { hands, surplus };
  }

  /** The child to place at each seat: a hand, or a paragraph that contains a single hand. */
  get seated(): ReadonlyMap<string, Element> {
    const children = [...this.#options.placed()].flatMap(([seat, hand]) => {
      const child = this.#childWith(hand);
      return child ? [[seat, child] as const] : [];
    });
    return new Map(children.filter(([, one]) => children.filter(([, other]) => other === one).length === 1));
  }

  /** The child of the host that is the hand or contains it; undefined if the hand has been moved elsewhere. */
  #childWith(hand: Element): Element | undefined {
    let around: Node | null = hand;
    // The host shows its own children in slots as well.
    while (around && parentOf(around) !== this.#host) around = shownIn(around);
    return (around as Element | null) ?? undefined;
  }

  /** Puts each hand in the slot of its seat, and everything else in the default slot. */
  #assignSlots(root: ShadowRoot): void {
    const seated = this.seated;
    const placed = new Set<Node>(seated.values());
    const { children, childNodes } = this.#host;
    const rest = this.#options.showsText ? [...childNodes].filter(isSlottable) : [...children];
    for (const slot of root.querySelectorAll('slot')) {
      const child = seated.get(slot.name);
      const nodes = slot.name ? (child ? [child] : []) : rest.filter((node) => !placed.has(node));
      const assigned = slot.assignedNodes();
      // WebKit lays out the host once without its shadow tree after each assignment, even of the same nodes.
      if (nodes.length !== assigned.length || nodes.some((node, place) => node !== assigned[place]))
        slot.assign(...nodes);
    }
  }

  /** In a server-rendered root, hands are slotted by name. */
  nameSlots(): void {
    for (const [seat, child] of this.seated)
      // A server sets the slot only on elements of this package and leaves the rest as written.
      if (attributeOf(child, 'slot') !== seat && (!isServer || 'setAttribute' in child))
        setAttribute(child, 'slot', seat);
  }
}
