/**
 * Delivers what an element last announced (its score, settlement, game or error) to listeners that were added after
 * the event fired, as frameworks do when they hydrate a page. Only the new listener is called, asynchronously and
 * once, unless the element has announced something newer by then.
 *
 * Covered are listeners of the element itself and of the elements of this package around it. Other ancestors, such as
 * the document, only receive events that fire from then on.
 */
import { LitElement } from 'lit';

/** Something that an element announced with an event. */
interface Announcement {
  make: () => Event;
  isCurrent: () => boolean;
  /** When its event fired, counted in events; infinite until then. */
  at: number;
}

type Callback = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions;

interface Registration {
  isOn: boolean;
  isWaiting: boolean;
  /** The events up to here need not be delivered. */
  heard: number;
}

/** The listeners of an element for one type of event and one phase. */
class Listeners {
  readonly known = new WeakMap<Callback, Registration>();
  /** Stand for listeners that were removed after they received an event, for those that take their place. */
  removed: { heard: number }[] = [];

  /** What a listener that takes the place of a removed one has received: frameworks replace listeners when they render. */
  replace(): number {
    return this.removed.pop()?.heard ?? 0;
  }

  remove(registration: Registration): void {
    registration.isOn = false;
    if (registration.isWaiting) return;
    registration.heard = count;
    const removed = { heard: count };
    this.removed.push(removed);
    // Outside of an event, a removed listener may be replaced by the next one that is added in the same task.
    if (!firing)
      setTimeout(() => {
        this.removed = this.removed.filter((one) => one !== removed);
      });
  }
}

/** The methods that elements inherit, looked up late because Zone.js replaces them. */
const { prototype: base } = LitElement;
function addListener(element: Element, type: string, callback: Callback, options?: Options): void {
  base.addEventListener.call(element, type, callback, options);
}
function removeListener(element: Element, type: string, callback: Callback, options?: Options): void {
  base.removeEventListener.call(element, type, callback, options);
}

let count = 0;
let firing = 0;
const announcements = new WeakMap<Node, Map<string, Announcement>>();
const announcementOf = new WeakMap<Event, Announcement>();
const listeners = new WeakMap<Node, Map<string, Listeners>>();
/** Deliveries of the next task; by then, elements have rendered what the current task changes. */
const deliveries: (() => void)[] = [];

function fire(target: Node, event: Event): void {
  firing++;
  target.dispatchEvent(event);
  firing--;
}

/** Returns a function that fires an event, a new one of `make` each time, for as long as `isCurrent` says that it still holds. */
export function announcementBy(element: Node, make: () => Event, isCurrent: () => boolean): () => void {
  const event = make();
  const own = announcements.get(element) ?? new Map<string, Announcement>();
  const announcement = { make, isCurrent, at: Infinity };
  announcements.set(element, own);
  own.set(event.type, announcement);
  announcementOf.set(event, announcement);
  return () => {
    announcement.at = ++count;
    fire(element, event);
  };
}

function listenersOf(element: Node, type: string, capture: boolean): Listeners {
  const own = listeners.get(element) ?? new Map<string, Listeners>();
  listeners.set(element, own);
  const key = `${type} ${capture}`;
  const found = own.get(key) ?? new Listeners();
  own.set(key, found);
  return found;
}

const isCapture = (options?: Options): boolean => (typeof options === 'object' ? options?.capture : options) === true;

function add(element: Element, type: string, callback: Callback, options?: Options): void {
  const { once = false, signal, passive } = typeof options === 'object' ? (options ?? {}) : {};
  const capture = isCapture(options);
  const all = listenersOf(element, type, capture);
  const before = all.known.get(callback);
  if (signal?.aborted || before?.isOn) return addListener(element, type, callback, options);

  const heard = before?.heard ?? all.replace();
  const found = [element, ...element.querySelectorAll('*')].flatMap((owner) => {
    const announcement = announcements.get(owner)?.get(type);
    return announcement && announcement.at <= count && announcement.at > heard ? [{ owner, announcement }] : [];
  });
  const own: Registration = { isOn: true, isWaiting: found.length > 0, heard };
  all.known.set(callback, own);
  signal?.addEventListener('abort', () => own.isOn && all.remove(own), { once: true });
  // An event that is firing now may still reach the listener.
  const received = new Set<Announcement>();
  const probe = (event: Event): void => {
    const announcement = announcementOf.get(event);
    if (announcement) received.add(announcement);
    if (!once || !own.isOn) return;
    own.isWaiting = false;
    all.remove(own);
  };
  if (once || own.isWaiting) addListener(element, type, probe, { once, signal, capture });
  addListener(element, type, callback, options);
  if (!own.isWaiting) return;

  if (!deliveries.length)
    setTimeout(() => {
      for (const deliver of deliveries.splice(0)) deliver();
    });
  deliveries.push(() => {
    if (!once) removeListener(element, type, probe, capture);
    if (!own.isOn) return;
    own.isWaiting = false;
    for (const { owner, announcement } of found) {
      const isLast = announcements.get(owner)?.get(type) === announcement && announcement.isCurrent();
      if (!isLast || !own.isOn || received.has(announcement) || !element.contains(owner)) continue;
      const event = announcement.make();
      if (owner !== element && !capture && !event.bubbles) continue;
      if (once) {
        removeListener(element, type, probe, capture);
        removeListener(element, type, callback, capture);
        firing++;
        all.remove(own);
        firing--;
      }
      // The event has a name of its own that no other listener knows.
      const name = `${type} late`;
      event.initEvent(name, event.bubbles, false);
      Object.defineProperty(event, 'type', { value: type });
      addListener(element, name, callback, { once: true, capture, passive });
      fire(owner, event);
    }
  });
}

function remove(element: Element, type: string, callback: Callback, options?: Options): void {
  const all = listenersOf(element, type, isCapture(options));
  const own = all.known.get(callback);
  if (own?.isOn) all.remove(own);
  removeListener(element, type, callback, options);
}

/** Makes the elements with this prototype deliver what they announced to late listeners. */
export function hearLate(prototype: Element): void {
  const patch = (change: typeof add, inherited: typeof add) =>
    function (this: Element, type: string, callback: Callback | null, options?: Options): void {
      (callback && String(type).startsWith('mj-') ? change : inherited)(this, type, callback!, options);
    };
  Object.assign(prototype, {
    addEventListener: patch(add, addListener),
    removeEventListener: patch(remove, removeListener),
  });
}
