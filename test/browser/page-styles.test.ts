/** What the styles of a page may do to the elements in it: see “What a page’s styles change” in docs/elements.md. */
import { aTimeout, expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { states } from '../visual/states.mjs';
import { onlyInChromium, until } from './helpers.js';

onlyInChromium();

let frame: HTMLIFrameElement;
/** The styles of the page that a test tries. */
let tried: HTMLStyleElement;

const page = (): Document => frame.contentDocument!;

/** All elements, in shadow roots as well. */
function within(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ]);
}

const ours = (): HTMLElement[] => within(page()).filter(({ localName }) => localName.startsWith('mj-'));

/** Waits until all elements on the page, and those inside them, have rendered and nothing moves. */
async function atRest(): Promise<void> {
  const { customElements } = frame.contentWindow!;
  await until(() => ours().every(({ localName }) => customElements.get(localName)));
  let before = -1;
  for (let same = 0; same < 3;) {
    for (const element of ours()) await (element as unknown as LitElement).updateComplete;
    await aTimeout(30);
    const now = within(page()).length * 1e6 + page().documentElement.scrollHeight;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Opens a page with elements, each in a section. */
async function open(markup: Record<string, string>, width: number): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = `inline-size: ${width}px; block-size: 900px; border: 0`;
  const content = Object.entries(markup).map(([name, one]) => `<section data-state="${name}">${one}</section>`);
  frame.srcdoc = `<!doctype html><html lang="en"><title>Styles</title>
    <style>body { margin: 0; font-family: sans-serif } mj-hand { content-visibility: visible }</style><style></style>
    <script type="module" src="/bundled/src/index.js"></script>${content.join('')}`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  tried = page().querySelectorAll('style')[1]!;
  await atRest();
  // The forms are loaded.
  for (const form of ['.editor', '.entry'])
    if (content.some((one) => one.includes(' editable')))
      await until(() => within(page()).some((element) => element.matches(form)));
  await atRest();
}

/** Applies styles of a page. */
async function style(css: string): Promise<void> {
  tried.textContent = css;
  await atRest();
}

const sections = (): HTMLElement[] => [...page().querySelectorAll<HTMLElement>('section')];

/** Whether an element is laid out. */
const isSeen = (element: Element): boolean => element.checkVisibility();

describe('the font size of a page', () => {
  before(() => open(states, 640));
  after(() => frame.remove());

  /** The size of everything in an element, and of its text. */
  const sizes = (): Map<Element, number[]> =>
    new Map(
      sections().flatMap((section) =>
        within(section)
          .filter((element) => isSeen(element) && !(element as Partial<SVGElement>).ownerSVGElement)
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return [element, [width, height, parseFloat(getComputedStyle(element).fontSize)]];
          }),
      ),
    );

  it('counts where the element is, not at the root of the page', async () => {
    const before = sizes();
    expect(before.size).to.be.greaterThan(3000);
    for (const css of [
      'html { font-size: 62.5% } body { font-size: 1.6rem }',
      'html { font-size: 125% } body { font-size: 0.8rem }',
      'html { font-size: 40px } body { font-size: 0.4rem }',
    ]) {
      await style(css);
      const wrong = [...sizes()]
        .filter(([element, now]) => now.some((size, at) => Math.abs(size - (before.get(element)?.[at] ?? 0)) > 0.1))
        .map(([element, now]) => `${element.localName}.${element.className}: ${before.get(element)} → ${now}`);
      expect(wrong.slice(0, 9), css).to.eql([]);
    }
  });

  it('makes everything larger on a slide, tiles as well', async () => {
    await style('');
    const before = sizes();
    frame.style.inlineSize = '1680px';
    await style('body { font-size: 42px }');
    const tile = sections()[0]!.querySelector('mj-tile')!;
    expect(tile.getBoundingClientRect().width).to.be.closeTo(94.5, 0.1);
    const small = [...sizes()].flatMap(([element, [, , size]]) => {
      const [, , once] = before.get(element) ?? [];
      return once && Math.abs(size! / once - 42 / 16) > 0.01
        ? [`${element.localName}.${element.className}: ${once} → ${size}`]
        : [];
    });
    frame.style.inlineSize = '640px';
    expect(small.slice(0, 9)).to.eql([]);
  });
});
