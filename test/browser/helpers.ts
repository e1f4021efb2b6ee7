/** What the browser tests share: finding things in a shadow root, reading them, waiting for them, operating an editor. */
import { aTimeout, expect, fixture as putOnPage, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { LitElement, TemplateResult } from 'lit';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

/** Only Chromium's driver can emulate media and read the accessibility tree. */
export const inChromium = /Chrome/.test(navigator.userAgent) ? it : it.skip;

/** Skips the tests of a file in other engines: their results do not depend on the engine, and they take a while. */
export function onlyInChromium(): void {
  before(function () {
    if (!/Chrome/.test(navigator.userAgent)) this.skip();
  });
}

// In a shadow root

export const root = (element: Element): ShadowRoot => element.shadowRoot!;

/** The elements in a shadow root that match a selector. */
export const all = <Found extends Element = HTMLElement>(element: Element, selector: string): Found[] => [
  ...root(element).querySelectorAll<Found>(selector),
];

/** The first of them, or null, which the caller may compare with `null`. */
export const one = <Found extends Element = HTMLElement>(element: Element, selector: string): Found =>
  root(element).querySelector<Found>(selector)!;

/** The elements with a part name, and the first of them. */
export const parts = (element: Element, name: string): HTMLElement[] => all(element, `[part~="${name}"]`);
export const part = (element: Element, name: string): HTMLElement | null => one(element, `[part~="${name}"]`);

/** The text of a node, also of one in a frame, without styles, in which cells, items and paragraphs are apart. */
const apart = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? node.nodeValue!
    : [...node.childNodes]
        .filter(({ nodeName }) => nodeName !== 'STYLE')
        .map(apart)
        .join('') + ((node as Partial<Element>).matches?.('td, th, li, p') ? ' ' : '');

/** The text of a node as it is read, with each run of white space as one space. */
export const words = (node: Node | null | undefined): string => (node ? apart(node).replace(/\s+/g, ' ').trim() : '');

// Waiting

/** Waits until an element and those inside it have rendered, which includes the code that they load for it. */
export async function rendered(around: ParentNode): Promise<void> {
  for (const element of [around, ...around.querySelectorAll('*')])
    await (element as Partial<LitElement>).updateComplete;
  // What fires after an update has fired.
  await aTimeout(0);
}

/** Puts a template on the page, and waits until all elements in it have rendered, however deep. */
export async function fixture<Found extends Element = Element>(template: TemplateResult | string): Promise<Found> {
  const found = await putOnPage<Found>(template);
  await rendered(found);
  return found;
}

/** Waits until something is found or holds, and returns it; fails if it doesn’t within 20 seconds. */
export async function until<Found>(
  find: () => Found,
  what = String(find),
): Promise<Exclude<Found, null | undefined | false>> {
  for (let turn = 0; turn < 2000; turn++) {
    const found = find();
    if (found) return found as Exclude<Found, null | undefined | false>;
    await aTimeout(10);
  }
  throw new Error(`Did not happen: ${what}`);
}

/** Waits until an element, and all elements of this package inside it, have rendered what depends on one another. */
export async function settled(around: ParentNode): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await nextFrame();
    for (const element of [around, ...around.querySelectorAll('*')])
      if (/^(mj|my)-/.test((element as Partial<Element>).localName ?? ''))
        await (element as Partial<LitElement>).updateComplete;
  }
}

/** Sets properties of an element, and waits until what is in it has rendered. */
export async function set<Changed extends Element>(element: Changed, properties: Partial<Changed>): Promise<void> {
  Object.assign(element, properties);
  await settled(element);
}

// Pressing

/** The button or the label with the given text or accessible name. */
export function control(element: Element, label: string): HTMLElement {
  const controls = all(element, 'button, label');
  const found = controls.find((each) => words(each) === label || each.getAttribute('aria-label') === label);
  if (!found) throw new Error(`There is no “${label}” among ${controls.map(words).join(', ')}`);
  return found;
}

/** Presses controls in an element, one after the other, and waits until it has rendered. */
export async function press(element: Element, ...controls: (string | HTMLElement)[]): Promise<void> {
  for (const each of controls) {
    (typeof each === 'string' ? control(element, each) : each).click();
    await settled(element);
  }
}

/** Clicks the middle of an element with the mouse. */
export async function tap(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

// Errors

/** Fails a test during which the page has an uncaught error. Call it in a `describe` or at the top of a file. */
export function failOnUncaughtErrors(): void {
  let errors: string[] = [];
  const record = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
    errors.push(String('message' in event ? event.message : event.reason));
  beforeEach(() => {
    errors = [];
    window.addEventListener('error', record);
    window.addEventListener('unhandledrejection', record);
  });
  afterEach(async () => {
    await nextFrame();
    window.removeEventListener('error', record);
    window.removeEventListener('unhandledrejection', record);
    expect(errors).to.deep.equal([]);
  });
}

// Random numbers

/** Whole numbers below a bound, the same ones in every run. */
export function seededRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

// An editable hand

/** Waits until a hand has rendered an edit. */
export async function drawn(hand: MjHand): Promise<void> {
  await hand.updateComplete;
  await nextFrame();
  await hand.updateComplete;
}

/** Waits for the editor, which loads with the first editable hand. */
export async function loaded(hand: MjHand): Promise<MjHand> {
  await until(() => one(hand, '.editor'));
  await drawn(hand);
  return hand;
}

/** Picks tiles from the rack. */
export async function pick(hand: MjHand, ...tiles: string[]): Promise<void> {
  for (const tile of tiles) {
    one(hand, `[data-tile="${tile}"]`).click();
    await drawn(hand);
  }
}

/** The text field for notation. */
export const field = (hand: MjHand): HTMLInputElement => one(hand, 'input[type="text"]');

export async function type(hand: MjHand, text: string): Promise<void> {
  field(hand).value = text;
  field(hand).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await drawn(hand);
}

export const status = (hand: MjHand): string => words(one(hand, '[aria-live]'));
