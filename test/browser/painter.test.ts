/** What a page shows before the code of hands and tiles has arrived, and while the elements take it over. */
import { aTimeout, expect } from '@open-wc/testing';
import { rendered, until } from './helpers.js';
import { discoverer } from '../../src/elements/discover.js';
import { paint } from '../../src/elements/painter.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d';

/** Hands and tiles that are painted, in every state. */
const PAINTED = [
  `<mj-hand>${HAND}</mj-hand>`,
  `<mj-hand hand="(RRR) (EEEE) [9999d] (999c+9c) 55b" indices seat="south" partial></mj-hand>`,
  `<mj-hand data-hand="“123b 99d”" lang="de"></mj-hand>`,
  '<mj-hand>123b 1f 3s</mj-hand>',
  '<mj-hand indices partial>123b 1f 3s +9d</mj-hand>',
  '<p>A pung of <mj-hand hand="(RRR)"></mj-hand> beside <mj-hand hand="(123b)"></mj-hand> text.</p>',
  '<p><mj-hand>(RRR)</mj-hand></p>',
  '<table><tr><td><mj-hand>(123b)</mj-hand></td><td>Three</td></tr></table>',
  `<div style="inline-size: 200px"><mj-hand>${HAND}</mj-hand></div>`,
  `<div style="inline-size: 320px; direction: rtl; text-align: center"><mj-hand>${HAND}</mj-hand></div>`,
  `<div style="display: flex; text-indent: 2em"><mj-hand>${HAND}</mj-hand></div>`,
  `<mj-hand style="--mj-tile-width: 20px">${HAND}<figcaption>A <b>caption</b></figcaption></mj-hand>`,
  '<mj-hand><p>123b</p><p>99d</p></mj-hand>',
  '<mj-tile tile="5b"></mj-tile>',
  '<mj-tile tile=" R " sideways></mj-tile>',
  '<mj-tile tile="5b" face-down></mj-tile>',
  '<mj-tile data-tile="3s" indices></mj-tile>',
  '<mj-tile tile="?"></mj-tile>',
  ...['5B', '５Ｂ', '🀔', ' 🀄️ ', '？', '“R”'].map((tile) => `<mj-tile tile="${tile}"></mj-tile>`),
  ...['123B 99D', '（RRR）１２３ｂ、+ 9d', '🀐🀑🀒 🀄️🀄', '1\u00ad23b　99d'].map((hand) => `<mj-hand>${hand}</mj-hand>`),
];

/** Hands and tiles that only the elements can draw. */
const LEFT = [
  '<mj-hand>no hand at all</mj-hand>',
  '<mj-hand></mj-hand>',
  '<mj-hand>123b ??</mj-hand>',
  '<mj-hand>12？b</mj-hand>',
  '<mj-hand editable>123b</mj-hand>',
  '<mj-hand notation="mpsz">123s</mj-hand>',
  '<mj-hand spread>123b 55d</mj-hand>',
  '<mj-hand highlight="5d">123b 55d</mj-hand>',
  '<mj-hand data-highlight="5d">123b 55d</mj-hand>',
  '<mj-hand situation seat="east">123b 55d</mj-hand>',
  '<mj-hand expect="8">123b 55d</mj-hand>',
  '<mj-tile tile="10b">ten</mj-tile>',
  '<mj-tile>none</mj-tile>',
  '<mj-settlement><mj-hand seat="east">123b 55d</mj-hand></mj-settlement>',
  '<mj-exercise><mj-hand>123b 55d</mj-hand></mj-exercise>',
];

const elementsIn = (around: ParentNode): HTMLElement[] => [...around.querySelectorAll<HTMLElement>('mj-hand, mj-tile')];

/** Puts markup into an element that is not on the page, so that nothing discovers it, and paints it on the page. */
function put(markup: string): HTMLElement {
  const around = document.createElement('section');
  around.innerHTML = markup;
  document.body.append(around);
  paint(elementsIn(around));
  return around;
}

/** The markup of a shadow root, without comments, white space, and what only the element adds: names and their language. */
function markupOf({ shadowRoot }: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...shadowRoot!.childNodes].map((node) => node.cloneNode(true)));
  for (const one of copy.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-hidden', 'role', 'lang']) one.removeAttribute(name);
  return copy.innerHTML
    .replace(/<!--.*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (found) => found.trim())
    .replace(/ class=""/g, '');
}

/** Where an element and everything that it draws is, in hundredths of a pixel. */
const boxesOf = (element: Element): string[] =>
  [element, ...element.shadowRoot!.querySelectorAll('.frame, .tile, svg, small, slot')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${one.localName}.${one.className.toString()} ${[x, y + scrollY, width, height].map((part) => part.toFixed(2)).join(' ')}`;
  });

const drawn = (element: Element): number => element.shadowRoot?.querySelectorAll('[part~="tile"]').length ?? 0;
let pages: HTMLElement[] = [];

describe('before their code has arrived', () => {
  before(() => {
    // The autoloader of this page must not load them.
    expect(customElements.get('mj-hand')).to.equal(undefined);
  });

  it('hands and tiles are drawn with a name', async () => {
    pages = PAINTED.map(put);
    await until(() => pages.flatMap(elementsIn).every((one) => drawn(one) > 0));
    const [first] = elementsIn(pages[0]!);
    expect(drawn(first!)).to.equal(14);
    expect(first!.shadowRoot!.querySelector('[role=img]')!.getAttribute('aria-label')).to.equal(
      '(RRR) 123456b 7899d +9d',
    );
    expect(first!.offsetHeight).to.be.greaterThan(40);
    const [tile, , back] = pages.flatMap(elementsIn).filter(({ localName }) => localName === 'mj-tile');
    expect(tile!.shadowRoot!.querySelector('svg[role=img]')!.getAttribute('aria-label')).to.equal('5b');
    expect(back!.shadowRoot!.querySelector('[role=img]')).to.equal(null);
  });

  it('what only the element can draw keeps its text', () => {
    for (const markup of LEFT) {
      const around = put(markup);
      for (const element of elementsIn(around)) {
        expect(element.shadowRoot, markup).to.equal(null);
        expect(element.outerHTML, markup).not.to.contain('hydrate');
      }
      around.remove();
    }
  });

  it('what a script has set on an element is left to it', () => {
    const around = document.createElement('div');
    const [hand, lit] = [document.createElement('mj-hand'), document.createElement('mj-hand')];
    Object.assign(hand, { hand: HAND, textContent: '123b' });
    Object.assign(lit, { highlighted: ['5b'], textContent: '555b' });
    around.append(hand, lit);
    document.body.append(around);
    paint([hand, lit]);
    expect([hand, lit].map((one) => one.shadowRoot)).to.deep.equal([null, null]);
    around.remove();
  });

  it('changes of the page are drawn, and text that cannot be is shown again', async () => {
    const around = put('<p>One: <mj-hand>123b</mj-hand></p>');
    const [hand] = elementsIn(around);
    expect(drawn(hand!)).to.equal(3);
    hand!.firstChild!.nodeValue = '123b 99d';
    await aTimeout(0);
    expect(drawn(hand!)).to.equal(5);
    hand!.setAttribute('hand', 'EE');
    await aTimeout(0);
    expect(drawn(hand!)).to.equal(2);
    hand!.removeAttribute('hand');
    hand!.textContent = 'something else';
    await aTimeout(0);
    expect(hand!.shadowRoot!.innerHTML).to.equal('<slot></slot>');
    expect(hand!.innerText.trim()).to.equal('something else');
    expect(hand!.getAttributeNames()).to.deep.equal([]);
    hand!.textContent = '55d';
    await aTimeout(0);
    expect(drawn(hand!)).to.equal(2);
    hand!.setAttribute('editable', '');
    await aTimeout(0);
    expect(hand!.shadowRoot!.innerHTML).to.equal('<slot></slot>');
    around.remove();
  });

  it('a page that is hostile to scripts throws nothing', async () => {
    const around = document.createElement('div');
    const closed = document.createElement('mj-hand');
    closed.textContent = '123b';
    closed.attachShadow({ mode: 'closed' }).append('mine');
    around.innerHTML =
      '<form><input name="attachShadow"><input name="parentNode"><input name="nextSibling"><mj-hand>123b</mj-hand></form>' +
      '<mj-hand hydrate-digest="x">123b</mj-hand><img name="createElement"><img name="readyState"><mj-hand>456b</mj-hand>';
    around.prepend(closed);
    const [, inForm, rendered, last] = elementsIn(around);
    document.body.append(around);
    try {
      expect(() => paint(elementsIn(around))).not.to.throw();
      expect([inForm, rendered, last].map((one) => drawn(one!))).to.deep.equal([3, 0, 3]);
      expect(closed.getAttributeNames()).to.deep.equal([]);
    } finally {
      around.remove();
    }
  });

  it('a page with many hands paints those at its start, in short tasks', async () => {
    const { performance } = globalThis;
    let now = 0;
    Object.defineProperty(globalThis, 'performance', { value: { now: () => (now += 2) }, configurable: true });
    try {
      const around = put(`<mj-hand>${HAND}</mj-hand>`.repeat(100));
      const hands = elementsIn(around);
      const painted = (): number => hands.filter(drawn).length;
      expect(painted()).to.equal(4);
      await until(() => painted() > 12);
      expect([hands[0]!, hands.at(-1)!].map(drawn)).to.deep.equal([14, 0]);
      around.remove();
    } finally {
      Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true });
    }
  });

  it('the elements are asked for before anything is painted', async () => {
    const order: string[] = [];
    const load = (): Promise<void> => {
      order.push('asked');
      return Promise.resolve();
    };
    const root = document.createElement('div');
    const discover = discoverer({ 'mj-nothing': load }, (elements) => order.push(`${elements.length} to paint`));
    root.innerHTML = '<mj-nothing></mj-nothing>';
    order.length = 0;
    discover(root);
    expect(order).to.deep.equal(['asked', '1 to paint']);
  });
});

describe('when their code arrives', () => {
  it('nothing moves, and the picture is the same', async () => {
    const elements = pages.flatMap(elementsIn);
    const before = elements.map((one) => [markupOf(one), boxesOf(one), getComputedStyle(one).display]);
    await import('../../src/index.js');
    for (const page of pages) await rendered(page);
    await aTimeout(50);
    for (const [place, element] of elements.entries()) {
      expect(element.matches(':defined')).to.equal(true);
      expect([markupOf(element), boxesOf(element), getComputedStyle(element).display], element.outerHTML).to.deep.equal(
        before[place],
      );
      expect(element.getAttributeNames().filter((name) => name.startsWith('hydrate'))).to.deep.equal([]);
    }
    expect(elements[0]!.shadowRoot!.querySelector('[role=img]')!.getAttribute('aria-label')).to.match(/dragon/);
  });

  it('nothing is painted any more', () => {
    const hand = document.createElement('mj-hand');
    hand.textContent = '123b';
    paint([hand]);
    expect(hand.getAttributeNames()).to.deep.equal([]);
  });
});
