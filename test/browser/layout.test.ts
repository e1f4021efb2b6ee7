import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { LitElement } from 'lit';

/** Where authors put an element. None of them gives it a width. */
const contexts: Record<string, (element: string) => string> = {
  'a block': (element) => `<div>${element}</div>`,
  'a flex row': (element) => `<div style="display: flex; gap: 1rem">${element}<span>beside</span></div>`,
  'a flex row of two': (element) => `<div style="display: flex; gap: 1rem">${element}${element}</div>`,
  'a centred flex column': (element) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${element}</div>`,
  'a float': (element) => `<div style="display: flow-root"><div style="float: left">${element}</div></div>`,
  'a floating element': (element) =>
    `<div style="display: flow-root">${styled(element, 'float: right')}<span>beside</span></div>`,
  'an inline-block': (element) => `<div><div style="display: inline-block">${element}</div></div>`,
  'an inline-block element': (element) => `<div>${styled(element, 'display: inline-block')}</div>`,
  'an inline-flex': (element) => `<div><div style="display: inline-flex">${element}</div></div>`,
  'an inline-flex element': (element) => `<div>${styled(element, 'display: inline-flex')}</div>`,
  'fit-content': (element) => `<div style="inline-size: fit-content">${element}</div>`,
  'a dialog': (element) => `<dialog open style="position: static">${element}</dialog>`,
  'an absolutely positioned box': (element) =>
    `<div style="position: relative; block-size: 300px"><div style="position: absolute">${element}</div></div>`,
  'a grid of auto columns': (element) =>
    `<div style="display: grid; grid-template-columns: auto auto; gap: 1rem">${element}<span>beside</span></div>`,
  'a grid of min-content columns': (element) =>
    `<div style="display: grid; grid-template-columns: min-content auto; gap: 1rem">${element}<span>beside</span></div>`,
  'a table cell': (element) => `<table><tbody><tr><th>1</th><td>${element}</td></tr></tbody></table>`,
  'a sentence': (element) => `<p>Whoever holds ${element} goes out.</p>`,
  'a figure': (element) => `<figure>${element}<figcaption>A caption</figcaption></figure>`,
  'a list': (element) => `<ul><li>${element}</li><li>more</li></ul>`,
  'a summary': (element) => `<details open><summary>${element}</summary>more</details>`,
  details: (element) => `<details open><summary>Open</summary>${element}</details>`,
  'a blockquote': (element) => `<blockquote>${element}</blockquote>`,
  'centred text': (element) => `<div style="text-align: center">${element}</div>`,
};

const styled = (element: string, style: string): string => element.replace(/^<[\w-]+/, `$& style="${style}"`);

const WON = '(RRR) 123b 456b 99d 78d +9d 3f';
const LOST = ['(555d) 13b 46c 79d 1b EES 3s', '19b 19c 19d ESWN RGBG', '(EEE) 234b 456c 77d 8d 1f'];

/** An element and how narrow it may get where its context asks for as little as possible. */
const elements: Record<string, { markup: string; least: number }> = {
  'mj-tile': { markup: '<mj-tile tile="5b"></mj-tile>', least: 30 },
  'mj-hand': { markup: `<mj-hand>${WON}</mj-hand>`, least: 100 },
};

const WIDTHS = [1200, 390, 320];

/** A page of its own, as wide as a screen, with an element in each of the contexts. */
async function openPage(content: string, width: number, isServed: boolean): Promise<Document> {
  const html = isServed
    ? await executeServerCommand<string, { html: string; lang: string }>('render-page', { html: content, lang: 'en' })
    : content;
  const frame = document.createElement('iframe');
  frame.style.cssText = `display: block; inline-size: ${width}px; block-size: 700px; border: 0`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const script = isServed ? '' : '<script type="module" src="/src/index.ts"></script>';
  frame.srcdoc = `<!doctype html><html lang="en"><title>Layout</title>${script}<body style="margin: 1rem; font: 16px/1.5 sans-serif">${html}`;
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument!;
  if (!isServed) {
    await Promise.all(Object.keys(elements).map((tag) => frame.contentWindow!.customElements.whenDefined(tag)));
    for (const element of ours(page)) await (element as LitElement).updateComplete;
    // Those out of sight have been laid out.
    await waitUntil(() => !page.querySelector('mj-hand:state(deferred)'), 'all hands are laid out');
  }
  return page;
}

const ours = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('mj-tile, mj-hand, mj-score-breakdown, mj-settlement'),
];

const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** How many tiles lie in each row of a hand. */
function rowsOf(hand: Element): number[] {
  const rows = new Map<number, number>();
  for (const tile of hand.shadowRoot!.querySelectorAll('.tile')) {
    // Standing and lying tiles end at different heights; what is around them, at the same.
    const bottom = Math.round((box(tile).bottom + parseFloat(getComputedStyle(tile).marginBottom)) / 4);
    rows.set(bottom, (rows.get(bottom) ?? 0) + 1);
  }
  return [...rows.values()];
}

const isSeen = (element: Element): boolean => {
  const { width, height } = box(element);
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** What lies outside of its element, and is not scrolled in a box of its own. */
function overhanging(element: HTMLElement): Element[] {
  const { left, right } = box(element);
  const found: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!isSeen(child) || child.localName === 'style') continue;
      if (box(child).right > right + 1 || box(child).left < left - 1) found.push(child);
      else if (getComputedStyle(child).overflowX === 'visible' && child.localName !== 'svg') visit(child);
    }
  };
  for (const child of element.shadowRoot!.children) {
    if (isSeen(child) && child.localName !== 'style' && getComputedStyle(child).position !== 'absolute') visit(child);
  }
  return found;
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

function problemsOf(section: Element, tag: string, least: number): string[] {
  const problems: string[] = [];
  const found = [...section.querySelectorAll<HTMLElement>(tag)];
  for (const element of found) {
    const { width, height, left, right } = box(element);
    if (width < least || height < 20) problems.push(`${Math.round(width)} by ${Math.round(height)} px`);
    const outer = box(element.parentElement!);
    if (right > outer.right + 1 || left < outer.left - 1) problems.push(`${right - outer.right} px too wide`);
    for (const part of overhanging(element)) problems.push(`overhanging: ${part.outerHTML.slice(0, 60)}`);
    for (const other of element.parentElement!.children)
      if (other !== element && overlap(box(element), box(other))) problems.push(`overlaps ${other.localName}`);
    for (const hand of [element, ...ours(element)]) {
      if (hand.localName !== 'mj-hand') continue;
      const rows = rowsOf(hand);
      if (rows.includes(1)) problems.push(`a lone tile: ${rows.join(', ')}`);
    }
  }
  return problems;
}

for (const isServed of [false, true])
  describe(`in any layout${isServed ? ' (from a server, before any script)' : ''}`, () => {
    afterEach(() => document.querySelector('iframe')!.remove());

    for (const [tag, { markup, least }] of Object.entries(elements))
      for (const width of WIDTHS)
        it(`<${tag}> has the width it needs and no more than there is, at ${width} px`, async () => {
          const content = Object.values(contexts)
            .map((context) => `<section>${context(markup)}</section>`)
            .join('');
          const page = await openPage(content, width, isServed);
          const problems = Object.keys(contexts).flatMap((name, place) =>
            problemsOf(page.querySelectorAll('section')[place]!, tag, least).map((problem) => `${name}: ${problem}`),
          );
          expect(problems).to.eql([]);
          expect(page.documentElement.scrollWidth, 'the page does not scroll sideways').to.be.at.most(width);
        });

    it('a hand lies in one row wherever there is room', async () => {
      const names = Object.keys(contexts).filter((name) => !/two|min-content/.test(name));
      const content = names
        .map((name) => `<section>${contexts[name]!(elements['mj-hand']!.markup)}</section>`)
        .join('');
      const page = await openPage(content, 1200, isServed);
      for (const [place, hand] of [...page.querySelectorAll('mj-hand')].entries())
        expect(rowsOf(hand), names[place]).to.eql([15]);
    });

    it('a hand is centred like text, and alone in a line or a summary stands in it', async () => {
      const centred = contexts['centred text']!(elements['mj-hand']!.markup);
      const inText = contexts['a sentence']!(elements['mj-hand']!.markup);
      const page = await openPage(centred + inText, 1200, isServed);
      const [first, second] = page.querySelectorAll<HTMLElement>('mj-hand');
      const tiles = [...first!.shadowRoot!.querySelectorAll('.tile')].map(box);
      const [left, right] = [Math.min(...tiles.map((one) => one.left)), Math.max(...tiles.map((one) => one.right))];
      expect((left + right) / 2).to.be.closeTo(600, 3);
      const range = page.createRange();
      range.selectNode(second!.nextSibling!);
      const { top, bottom } = range.getBoundingClientRect();
      expect((top + bottom) / 2, 'the text goes on beside it').to.be.within(box(second!).top, box(second!).bottom);
    });

    it('hands of a page have tiles of one size, and a smaller one by 15 % where it saves a row', async () => {
      const hands = [
        WON,
        ...LOST,
        '[2222c] (999d+9d) (RRR) 45b EE +6b',
        '(1111b) [2222c] [3333d] (EEE+E) W +W 1234f 12s',
      ];
      const size = (hand: Element): number =>
        parseFloat(getComputedStyle(hand.shadowRoot!.querySelector('.hand')!).fontSize);
      for (const width of [1200, 700, 640, 390]) {
        const page = await openPage(
          hands.map((hand) => `<div><mj-hand>${hand}</mj-hand></div>`).join(''),
          width,
          isServed,
        );
        const sizes = [...page.querySelectorAll('mj-hand')].map(size);
        if (width === 1200) expect(new Set(sizes)).to.eql(new Set([36]));
        expect(Math.min(...sizes), `at ${width}`).to.be.at.least(36 * 0.85);
        for (const hand of page.querySelectorAll('mj-hand')) expect(rowsOf(hand), `at ${width}`).not.to.include(1);
        if (width !== 390) document.querySelector('iframe')!.remove();
      }
    });

    it('two hands stand one below the other, and a narrow column has smaller tiles', async () => {
      const { markup } = elements['mj-hand']!;
      const page = await openPage(
        `<div>${markup} ${markup}</div><div style="inline-size: 60px">${markup}</div>`,
        1200,
        isServed,
      );
      const [one, two, narrow] = page.querySelectorAll<HTMLElement>('mj-hand');
      expect(box(two!).top).to.be.at.least(box(one!).bottom);
      expect(rowsOf(narrow!)).to.have.length(3);
      expect(overhanging(narrow!)).to.eql([]);
    });
  });

describe('a page of many hands', () => {
  afterEach(() => document.querySelector('iframe')!.remove());

  it('has all of them laid out once it has had time, those out of sight as well', async () => {
    const page = await openPage(`<div>${`<p><mj-hand>${WON}</mj-hand></p>`.repeat(120)}</div>`, 390, false);
    const heights = [...page.querySelectorAll('mj-hand')].map(
      (hand) => box(hand.shadowRoot!.querySelector('.hand')!).height,
    );
    expect(Math.min(...heights)).to.be.closeTo(heights[0]!, 1);
    for (const hand of page.querySelectorAll('mj-hand'))
      expect(getComputedStyle(hand).contentVisibility ?? 'visible').to.equal('visible');
  });
});
