import { expect, nextFrame } from '@open-wc/testing';
import { isComplete } from '../rounds.js';
import { all, one, until } from './helpers.js';
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
const LOST = ['(555d) 13b 46c 68d 1b EES 3s', '19b 19c 19d ESWN RGB', '(NNN) 234b 456c 77d 88d 1f'];

const breakdown = (hand: string, attributes = 'compare="british millington"'): string =>
  `<mj-score-breakdown ${attributes}><mj-hand>${hand}</mj-hand></mj-score-breakdown>`;

/** An element, and how narrow it may become in the smallest context. */
const elements: Record<string, { markup: string; least: number }> = {
  'mj-tile': { markup: '<mj-tile tile="5b"></mj-tile>', least: 30 },
  'mj-hand': { markup: `<mj-hand>${WON}</mj-hand>`, least: 100 },
  'mj-score-breakdown': { markup: breakdown(WON), least: 120 },
  'mj-settlement': {
    markup: `<mj-settlement winner="south" discarder="west" compare="british">${['east', 'west', 'north']
      .map((seat, place) => `<mj-hand seat="${seat}">${LOST[place]}</mj-hand>`)
      .join('')}<mj-hand seat="south">${WON}</mj-hand></mj-settlement>`,
    least: 120,
  },
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
  const script = isServed ? '' : '<script type="module" src="/bundled/src/index.js"></script>';
  frame.srcdoc = `<!doctype html><html lang="en"><title>Layout</title>${script}<body style="margin: 1rem; font: 16px/1.5 sans-serif">${html}`;
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument!;
  if (!isServed) {
    await Promise.all(Object.keys(elements).map((tag) => frame.contentWindow!.customElements.whenDefined(tag)));
    for (const element of ours(page)) await (element as LitElement).updateComplete;
    for (let frame = 0; frame < 2; frame++) await nextFrame();
  }
  return page;
}

const ours = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('mj-tile, mj-hand, mj-score-breakdown, mj-settlement'),
];

const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** The number of tiles in each row of a hand. */
function rowsOf(hand: Element): number[] {
  const tiles = all(hand, '[part~="tile"]').map(box);
  const rows: number[] = [];
  let last = -Infinity;
  for (const { bottom, height } of tiles) {
    if (bottom > last + height / 3) rows.push(0);
    rows[rows.length - 1]!++;
    last = bottom;
  }
  return rows;
}

/** The width of its tiles in pixels. */
const sizeOf = (hand: Element): number => parseFloat(getComputedStyle(one(hand, '[part~="hand"]')).fontSize);

const isSeen = (element: Element): boolean => {
  const { width, height } = box(element);
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** Content outside its element that is not in a scrolling box. */
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

/** The rectangle of a piece of text. */
function boxOfText(element: Element, text: string): DOMRect {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent!.indexOf(text);
    if (start < 0) continue;
    const range = element.ownerDocument.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`no text “${text}”`);
}

/** Words that are broken across lines. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const range = element.ownerDocument.createRange();
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement!.closest('style') || !isSeen(node.parentElement!)) continue;
    for (const { 0: word, index } of node.textContent!.matchAll(/[^\s-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (
        new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size > 1
      )
        broken.push(word);
    }
  }
  return broken;
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

for (const isServed of isComplete ? [false, true] : [false])
  describe(`in any layout${isServed ? ' (server-rendered, before any script)' : ''}`, () => {
    afterEach(() => document.querySelector('iframe')!.remove());

    for (const [tag, { markup, least }] of Object.entries(elements))
      for (const width of WIDTHS)
        it(`<${tag}> is as wide as needed and never overflows, at ${width} px`, async () => {
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

    it('a hand takes one row if there is room', async () => {
      const names = Object.keys(contexts).filter((name) => !/two|min-content/.test(name));
      const content = names
        .map((name) => `<section>${contexts[name]!(elements['mj-hand']!.markup)}</section>`)
        .join('');
      const page = await openPage(content, 1200, isServed);
      for (const [place, hand] of [...page.querySelectorAll('mj-hand')].entries())
        expect(rowsOf(hand), names[place]).to.eql([15]);
    });

    it('a hand is centered like text, and inline if it is alone in a line or summary', async () => {
      const centred = contexts['centred text']!(elements['mj-hand']!.markup);
      const inText = contexts['a sentence']!(elements['mj-hand']!.markup);
      const page = await openPage(centred + inText, 1200, isServed);
      const [first, second] = page.querySelectorAll<HTMLElement>('mj-hand');
      const tiles = all(first!, '[part~="tile"]').map(box);
      const [left, right] = [Math.min(...tiles.map((one) => one.left)), Math.max(...tiles.map((one) => one.right))];
      expect((left + right) / 2).to.be.closeTo(600, 3);
      const range = page.createRange();
      range.selectNode(second!.nextSibling!);
      const { top, bottom } = range.getBoundingClientRect();
      expect((top + bottom) / 2, 'the text goes on beside it').to.be.within(box(second!).top, box(second!).bottom);
    });

    it('a lone hand is in a centered column like any block, unless it is in a line of text', async () => {
      const { markup } = elements['mj-hand']!;
      const column = '<style>main > * { max-width: 640px; margin-inline: auto }</style>';
      for (const [around, isText] of [
        ['<main><p>Text</p>$</main>', false],
        ['<main>\n<!-- wp:html -->\n$\n<!-- /wp:html -->\n</main>', false],
        ['<main><div>$</div></main>', false],
        ['<main><p>$</p></main>', true],
        ['<main><ul><li>$</li></ul></main>', true],
        ['<main><p><a href="#"><em>$</em></a></p></main>', true],
        ['<main><div>Whoever holds <!-- a hand -->$ goes out.</div></main>', true],
        ['<main><div>$ goes out.</div></main>', true],
        ['<main><div><b>East:</b> $</div></main>', true],
        ['<main><div><p>Text</p>$</div></main>', false],
      ] as const) {
        const page = await openPage(column + around.replace('$', markup), 1200, isServed);
        const hand = page.querySelector<HTMLElement>('mj-hand')!;
        expect(getComputedStyle(hand).display, around).to.equal(isText ? 'inline-block' : 'block');
        const tiles = all(hand, '[part~="tile"]').map(box);
        if (!isText) expect(tiles[0]!.left, around).to.be.closeTo(280, 4);
        if (!around.startsWith('<main><div><p>')) document.querySelector('iframe')!.remove();
      }
    });

    it('two hands flow with a sentence that has text beside them, and are blocks if they have a cell to themselves', async () => {
      const hand = '<mj-hand partial>(RRR) 99d</mj-hand>';
      for (const [around, areInText] of [
        [`<p>One has ${hand}, the other ${hand}.</p>`, true],
        [`<p>Compare ${hand} ${hand}</p>`, true],
        [`<ul><li>${hand} or ${hand}</li></ul>`, true],
        [`<table><tr><td>${hand} ${hand}</td></tr></table>`, false],
        [`<main><p>Text</p>${hand}${hand}</main>`, false],
      ] as const) {
        const page = await openPage(around, 1200, isServed);
        const hands = [...page.querySelectorAll<HTMLElement>('mj-hand')];
        const [one, other] = hands.map(box);
        expect(one!.top === other!.top, around).to.equal(areInText);
        for (const each of hands)
          expect(getComputedStyle(each).display, around).to.equal(areInText ? 'inline-block' : 'block');
        if (!around.startsWith('<main>')) document.querySelector('iframe')!.remove();
      }
    });

    it('hands on a page share one tile size, up to 15 % smaller if that saves a row', async () => {
      const hands = [
        WON,
        ...LOST,
        '[2222c] (999d+9d) (RRR) 45b EE +6b',
        '(1111b) [2222c] [3333d] (EEE+E) W +W 1234f 12s',
      ];
      for (const width of [1200, 700, 640, 390]) {
        const page = await openPage(
          hands.map((hand) => `<div><mj-hand>${hand}</mj-hand></div>`).join(''),
          width,
          isServed,
        );
        const sizes = [...page.querySelectorAll('mj-hand')].map(sizeOf);
        if (width === 1200) expect(new Set(sizes)).to.eql(new Set([36]));
        expect(Math.min(...sizes), `at ${width}`).to.be.at.least(36 * 0.85);
        for (const hand of page.querySelectorAll('mj-hand')) expect(rowsOf(hand), `at ${width}`).not.to.include(1);
        if (width !== 390) document.querySelector('iframe')!.remove();
      }
    });

    it('two hands are stacked, and a narrow column has smaller tiles', async () => {
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

    it('breakdowns of the same width have aligned columns', async () => {
      const hands = [WON, '(RRR) (GGG) (WWW) [EEEE] 9d +9d', '(123b) (456b) (789b) (123c) E +E'];
      for (const width of [1200, 700, 390]) {
        const page = await openPage(hands.map((hand) => breakdown(hand, 'limit="none"')).join(''), width, isServed);
        const columns = [...page.querySelectorAll('mj-score-breakdown')].map((element) =>
          all(element, '[part="table"] thead th').map((heading) => Math.round(box(heading).left)),
        );
        expect(columns[1], `at ${width}`).to.eql(columns[0]);
        expect(columns[2], `at ${width}`).to.eql(columns[0]);
        if (width !== 390) document.querySelector('iframe')!.remove();
      }
    });

    it('a label shares the baseline of its figures', async () => {
      const page = await openPage(breakdown(WON), 1200, isServed);
      const lines = all(page.querySelector('mj-score-breakdown')!, '[part~="line"]');
      expect(lines.length).to.be.greaterThan(3);
      for (const line of lines) {
        const label = line.querySelector('button span')!;
        const figure = line.querySelector('td [aria-hidden]')!;
        const { bottom } = boxOfText(label, label.textContent!.trim().slice(0, 4));
        expect(bottom).to.be.closeTo(boxOfText(figure, figure.textContent!.trim().slice(0, 1)).bottom, 1);
      }
    });

    it('long figures and profile names fit a phone without breaking words', async () => {
      const hand = '[EEEE] [SSSS] [WWWW] [RRRR] G +G 1234f 1234s';
      const compare = 'compare="british millington pung-based family european babcock"';
      for (const width of [390, 320]) {
        const page = await openPage(breakdown(hand, `limit="none" ${compare}`), width, isServed);
        const element = page.querySelector('mj-score-breakdown')!;
        expect(element.shadowRoot!.textContent).to.match(/\d,\d{3}.*→.*\d,\d{3}/s);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
        expect(overhanging(element)).to.eql([]);
        expect(brokenWords(one(element, '.room'))).to.eql([]);
        if (width !== 320) document.querySelector('iframe')!.remove();
      }
    });

    it('the tiles of a line are beside its text where both fit, otherwise close below it', async () => {
      const page = await openPage(breakdown('(RRR) (EEEE) [5555b] 12c 22c +3c', ''), 1200, isServed);
      const lines = all(page.querySelector('mj-score-breakdown')!, '[part~="line"]:has([part="tiles"])');
      expect(lines.length).to.equal(6);
      for (const [width, isBeside] of [[360], [430], [553, true], [900, true]] as const) {
        page.body.style.inlineSize = `${width}px`;
        for (const line of lines) {
          const label = line.querySelector('button span')!;
          const text = boxOfText(label, label.textContent!.trim());
          const tiles = box(line.querySelector('[part="tiles"]')!);
          const { top } = box(line.querySelector('[part~="tile"]')!);
          const said = `${label.textContent} at ${width} px`;
          if (isBeside) expect(top, said).to.be.closeTo(text.top, 8);
          else expect(top - text.bottom, said).to.be.within(0, 12);
          expect(box(line).bottom - tiles.bottom, said).to.be.within(3, isBeside ? 27 : 8);
        }
      }
    });

    it('at 320 px, the tiles, worth and running figure of a line stay together', async () => {
      const page = await openPage(
        breakdown('(RRR) [2222c] 456b 99d 78d +9d 123f', 'profile="british"') +
          breakdown('[RRRR] [GGGG] EEE [9999b] 1b +1b 3f', 'profile="pung-based" limit="none"'),
        320,
        isServed,
      );
      const lines = [...page.querySelectorAll('mj-score-breakdown')].flatMap((element) =>
        all(element, '[part~="line"]'),
      );
      expect(lines.length).to.be.greaterThan(20);
      for (const line of lines) {
        const label = line.querySelector('button')!.textContent!.trim();
        const [worth, running] = [...line.querySelectorAll('td [aria-hidden]')].map(box);
        expect(running!.bottom, label).to.be.closeTo(worth!.bottom, 2);
        expect(running!.left, label).to.be.greaterThan(worth!.right);
        const tiles = line.querySelector('[part="tiles"]');
        if (tiles) expect(box(tiles).right, label).to.be.lessThan(worth!.left);
        if (tiles) expect(box(tiles).bottom, label).to.be.greaterThan(worth!.top);
      }
    });

    it('five profiles fit a phone side by side', async () => {
      const compare = 'compare="british european family xmj"';
      const page = await openPage(breakdown(WON, compare), 360, isServed);
      const [scroll] = all(page.querySelector('mj-score-breakdown')!, '.scroll');
      expect(scroll!.scrollWidth).to.equal(scroll!.clientWidth);
    });

    it('a wide comparison scrolls in a focusable box', async () => {
      const compare = 'compare="british millington pung-based family european babcock"';
      const page = await openPage(breakdown(WON, compare), 320, isServed);
      const element = page.querySelector('mj-score-breakdown')!;
      const [scroll] = all(element, '.scroll');
      expect(scroll!.scrollWidth).to.be.greaterThan(scroll!.clientWidth);
      expect(box(scroll!).right).to.be.at.most(box(element).right + 1);
      expect(scroll!.tabIndex).to.equal(0);
      if (isServed) return;
      await until(() => scroll!.hasAttribute('data-after'), 'it shows that there is more at the end');
      expect(scroll!.hasAttribute('data-before')).to.equal(false);
      scroll!.scrollLeft = scroll!.scrollWidth;
      await until(() => !scroll!.hasAttribute('data-after'), 'the shade is gone at the end');
      expect(scroll!.hasAttribute('data-before')).to.equal(true);
    });

    it('the four hands of a settlement have tiles of one size', async () => {
      const { markup } = elements['mj-settlement']!;
      for (const width of [1200, 740, 390, 320]) {
        const page = await openPage(markup, width, isServed);
        const sizes = [...page.querySelectorAll('mj-hand')].map((hand) => sizeOf(hand).toFixed(1));
        expect(new Set(sizes).size, `${sizes.join(', ')} at ${width}`).to.equal(1);
        if (width !== 320) document.querySelector('iframe')!.remove();
      }
    });

    it('the arrows of a settlement start and end at seats, with amounts next to them', async () => {
      const scores =
        '<mj-settlement scores="east 20; south 1280; west 8; north 0" winner="south" limit="none"></mj-settlement>';
      for (const content of [scores, elements['mj-settlement']!.markup]) {
        const page = await openPage(content, 1200, isServed);
        const element = page.querySelector('mj-settlement')!;
        const seats = all(element, '[part~="seat"]').map(box);
        expect(all(element, '.arrow')).to.have.length(6);
        for (const arrow of all(element, '.arrow')) {
          const line = arrow.querySelector('path')!;
          const matrix = line.getScreenCTM()!;
          const length = line.getTotalLength();
          const points = Array.from({ length: 101 }, (_, step) =>
            line.getPointAtLength((length * step) / 100).matrixTransform(matrix),
          );
          // Allows for the gap of the grid and the tip of the arrow.
          for (const { x, y } of [points[0]!, points.at(-1)!])
            expect(
              seats.some(
                ({ left, right, top, bottom }) => x > left - 16 && x < right + 16 && y > top - 16 && y < bottom + 16,
              ),
              `${Math.round(x)}, ${Math.round(y)} is at a seat`,
            ).to.equal(true);
          const amount = box(arrow.querySelector('text')!);
          for (const { x, y } of points)
            expect(x > amount.left && x < amount.right && y > amount.top && y < amount.bottom).to.equal(false);
        }
        if (content === scores) document.querySelector('iframe')!.remove();
      }
    });

    it('a settlement fits the page in large type', async () => {
      const { markup } = elements['mj-settlement']!;
      const scores =
        '<mj-settlement scores="east 20; south 1280; west 8; north 0" winner="south" editable></mj-settlement>';
      for (const size of [24, 32])
        for (const width of [1200, 520, 390, 320]) {
          const style = `<style>:root { font-size: ${size}px }</style>`;
          const page = await openPage(`${style}<div style="font-size: 1rem">${scores}${markup}</div>`, width, isServed);
          expect(page.documentElement.scrollWidth, `${size} px at ${width}`).to.be.at.most(width);
          for (const element of page.querySelectorAll<HTMLElement>('mj-settlement'))
            expect(
              overhanging(element).map((part) => part.outerHTML.slice(0, 80)),
              `${size} px at ${width}`,
            ).to.eql([]);
          if (size !== 32 || width !== 320) document.querySelector('iframe')!.remove();
        }
    });
  });

describe('an editable hand', () => {
  afterEach(() => document.querySelector('iframe')!.remove());

  it('is as wide as its column, although only the property was set', async () => {
    for (const parent of ['div', 'p', 'form', 'label']) {
      const page = await openPage(`<${parent}></${parent}>`, 1000, false);
      const hand = page.createElement('mj-hand');
      Object.assign(hand, { hand: WON, editable: true });
      page.querySelector(parent)!.append(hand);
      await until(() => hand.shadowRoot?.querySelector('[part="editor"]'));
      const { width, height } = box(hand);
      if (parent !== 'label') expect(width, parent).to.be.greaterThan(900);
      expect(width, parent).to.be.greaterThan(300);
      expect(height, parent).to.be.lessThan(1500);
      Object.assign(hand, { editable: false });
      await until(() => !hand.shadowRoot?.querySelector('[part="editor"]'));
      expect(hand.hasAttribute('editable')).to.equal(false);
      if (parent !== 'label') document.querySelector('iframe')!.remove();
    }
  });
});

describe('a page of many hands', () => {
  afterEach(() => document.querySelector('iframe')!.remove());

  it('lays out all of them eventually, including those out of view', async () => {
    const page = await openPage(`<div>${`<p><mj-hand>${WON}</mj-hand></p>`.repeat(120)}</div>`, 390, false);
    const heights = [...page.querySelectorAll('mj-hand')].map((hand) => box(one(hand, '[part~="hand"]')).height);
    expect(Math.min(...heights)).to.be.closeTo(heights[0]!, 1);
    for (const hand of page.querySelectorAll('mj-hand'))
      expect(getComputedStyle(hand).contentVisibility ?? 'visible').to.equal('visible');
  });
});
