/**
 * Pages with elements that hide properties of the document and of forms (“DOM clobbering”): comments of readers may have
 * such elements, which do not need a script. SECURITY.md names these tests.
 */
import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { until } from './helpers.js';
import type { MjHand, MjScoreBreakdown, MjSettlement, MjTile } from '../../src/index.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d';
/** Together they hold no more copies of a tile than a set of tiles has. */
const TABLE = {
  east: '111c 222c 333c 444c E',
  south: HAND,
  west: '555c 666c 777c 888c S',
  north: 'SSS WWW NNN EEE 9c',
};
const OURS = 'mj-tile, mj-hand, mj-score-breakdown, mj-settlement';

/** Properties that elements read, or might read, on nodes around and inside them. */
const NAMES = [
  ...['host', 'parentNode', 'parentElement', 'ownerDocument', 'isConnected', 'getRootNode', 'nodeType', 'nodeName'],
  ...['localName', 'tagName', 'namespaceURI', 'closest', 'matches', 'contains', 'getAttribute', 'setAttribute'],
  ...['hasAttribute', 'getAttributeNames', 'attributes', 'children', 'childNodes', 'childElementCount', 'firstChild'],
  ...['nextSibling', 'textContent', 'nodeValue', 'data', 'innerHTML', 'shadowRoot', 'assignedSlot', 'slot', 'part'],
  ...['id', 'lang', 'name', 'addEventListener', 'removeEventListener', 'dispatchEvent', 'querySelector'],
  ...['querySelectorAll', 'getElementById', 'documentElement', 'body', 'head', 'defaultView', 'contentType', 'baseURI'],
  ...[
    'tiles',
    'situation',
    'currentSituation',
    'ready',
    'seat',
    'score',
    'highlighted',
    'error',
    'resolved',
    'value',
    'hand',
    'form',
    'labels',
  ],
  ...['updateComplete', 'requestUpdate', 'surroundingsChanged', 'adoptedStyleSheets', 'toString', 'constructor'],
];
/** Elements whose name becomes a property of the document. */
const NAMED = ['img', 'form', 'embed', 'object', 'iframe'];

const named = (tag: string, name: string): string => {
  const attributes = `${tag === 'object' ? 'id' : 'name'}="${name}"`;
  return tag === 'img' || tag === 'embed' ? `<${tag} ${attributes}>` : `<${tag} ${attributes}></${tag}>`;
};
/** Two with the same name become a list on a form. */
const inputs = (name: string): string => `<input name="${name}"><input name="${name}">`;

const hands = (around: (hand: string) => string): string =>
  Object.entries(TABLE)
    .map(([seat, hand]) => around(`<mj-hand seat="${seat}">${hand}</mj-hand>`))
    .join('');

type Recording = Window & { recorded?: string[] };
const errorsIn = ({ recorded = [] }: Recording): string[] =>
  recorded.filter((line) => !line.includes('Lit is in dev mode'));

let frame: HTMLIFrameElement;
let page: Document;
let view: Recording;

before(async () => {
  frame = document.createElement('iframe');
  frame.src = '/test/pages/clobbered.html';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  page = frame.contentDocument!;
  view = frame.contentWindow as Recording;
  view.recorded!.length = 0;
});
after(() => frame.remove());

let body: HTMLElement;
beforeEach(() => {
  body = page.body;
});
afterEach(() => {
  body.replaceChildren();
  expect(errorsIn(view)).to.deep.equal([]);
});

async function show(markup: string): Promise<Element[]> {
  body.innerHTML = markup;
  const elements = [...body.querySelectorAll(OURS)];
  for (let turn = 0; turn < 2; turn++) for (const element of elements) await (element as LitElement).updateComplete;
  return elements;
}

const namesOf = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll('[part~="tile"]')].map((tile) => tile.getAttribute('aria-label')!);
const read = (element: Element): string => element.shadowRoot!.textContent!.replace(/\s+/g, ' ');

function expectTile(tile: MjTile): void {
  expect(tile.error).to.equal(null);
  expect(tile.shadowRoot!.querySelectorAll('[part~="tile"]')).to.have.length(1);
}
function expectHand(hand: MjHand, value = 48): void {
  expect(hand.error).to.equal(null);
  expect(hand.score!.value).to.equal(value);
  expect(namesOf(hand)).to.have.length(14);
}
function expectCount(breakdown: MjScoreBreakdown): void {
  expect(breakdown.error).to.equal(null);
  expect(read(breakdown)).to.contain('Pung of red dragons, exposed');
}
function expectSettled(table: MjSettlement): void {
  expect(table.error).to.equal(null);
  expect(table.settlement!.totals.south).to.be.greaterThan(0);
  for (const hand of table.querySelectorAll('mj-hand'))
    expect(hand.assignedSlot ?? hand.parentElement!.assignedSlot, 'beside its seat').not.to.equal(null);
}

/** One of each element, with markup around the tags and around the text of hands. */
const all = (around: (inner: string) => string, text = (hand: string) => hand): string =>
  around('<mj-tile tile="R"></mj-tile>') +
  around(`<mj-hand>${text(HAND)}</mj-hand>`) +
  around(`<mj-score-breakdown><mj-hand>${text(HAND)}</mj-hand></mj-score-breakdown>`) +
  around(`<mj-settlement winner="south" discarder="north">${hands((hand) => hand)}</mj-settlement>`);

async function expectAll(markup: string, value?: number): Promise<void> {
  const [tile, hand, breakdown, inside, table] = (await show(markup)) as [
    MjTile,
    MjHand,
    MjScoreBreakdown,
    MjHand,
    MjSettlement,
  ];
  expectTile(tile);
  expectHand(hand, value);
  expectCount(breakdown);
  expectHand(inside, value);
  expectSettled(table);
}

describe('a page element that hides a property', () => {
  it('of the document hides nothing from the elements', async () => {
    for (const name of NAMES) await expectAll(named('img', name) + all((inner) => inner));
    for (const tag of NAMED) await expectAll(NAMES.map((name) => named(tag, name)).join('') + all((inner) => inner));
  });

  it('of a form around or in an element hides nothing from it', async () => {
    for (const name of NAMES) {
      await expectAll(all((inner) => `<form>${inputs(name)}<div>${inner}</div></form>`));
      await expectAll(
        all(
          (inner) => inner,
          (hand) => `<form>${inputs(name)}<p>${hand}</p></form>`,
        ),
      );
    }
  });

  it('of a form around a hand at a table hides nothing from the table', async () => {
    for (const name of NAMES) {
      const [table] = await show(
        `<mj-settlement winner="south">${hands((hand) => `<form>${inputs(name)}${hand}</form>`)}</mj-settlement>`,
      );
      expectSettled(table as MjSettlement);
    }
  });

  it('of all kinds at once hides nothing', async () => {
    const everything = NAMES.flatMap((name) => NAMED.slice(0, 4).map((tag) => named(tag, name))).join('');
    const form = NAMES.map(inputs).join('');
    await expectAll(
      everything +
        all(
          (inner) => `<form>${form}${inner}</form>`,
          (hand) => `${hand}<form>${form}</form>`,
        ),
    );
  });

  it('does not change the language or the rules around an element', async () => {
    for (const name of NAMES) {
      const [tile, , hand] = await show(
        `<div lang="zh-Hant"><form>${inputs(name)}<mj-tile tile="R"></mj-tile></form></div>
         <mj-score-breakdown limit="40"><form>${inputs(name)}<mj-hand>${HAND}</mj-hand></form></mj-score-breakdown>`,
      );
      expect(namesOf(tile!)[0] ?? tile!.shadowRoot!.querySelector('[aria-label]')?.ariaLabel, name).to.not.equal(
        'red dragon',
      );
      expect((hand as MjHand).score!.value, name).to.equal(40);
    }
  });

  it('does not keep changes from an element', async () => {
    for (const name of NAMES) {
      const [hand] = (await show(
        `<div><form>${inputs(name)}<mj-hand><form></form><i>${HAND}</i></mj-hand></form></div>`,
      )) as [MjHand];
      expectHand(hand);
      hand.querySelector('i')!.firstChild!.nodeValue = '123b 456b 789b 99d 78d +9d';
      page.querySelector('div')!.lang = 'zh-Hant';
      for (let turn = 0; turn < 2; turn++) await nextFrame();
      await (hand as unknown as LitElement).updateComplete;
      expect(hand.tiles!.sets, name).to.have.length(0);
      expect(namesOf(hand)[0], name).to.match(/\p{Script=Han}/u);
    }
  });

  it('is not a hand, even with the same properties', async () => {
    const fake = ['score', 'highlighted', 'tiles', 'situation', 'currentSituation', 'ready', 'seat', 'error']
      .map(inputs)
      .join('');
    const [inside, hand, elsewhere, table] = (await show(
      `<mj-score-breakdown><form>${fake}</form><mj-hand>${HAND}</mj-hand></mj-score-breakdown>
       <form id="fake">${fake}</form><mj-score-breakdown for="fake"></mj-score-breakdown>
       <mj-settlement scores="east 1; south 2; west 3; north 4" winner="south"><form>${fake}</form></mj-settlement>`,
    )) as [MjScoreBreakdown, MjHand, MjScoreBreakdown, MjSettlement];
    expectCount(inside);
    expectHand(hand);
    expect(elsewhere.error!.message).to.equal('The element with the id “fake” is <form>, not <mj-hand>.');
    expect(table.error).to.equal(null);
  });

  it('still lets tiles and lines highlight each other', async () => {
    for (const name of NAMES) {
      const [breakdown, hand] = (await show(
        `<mj-score-breakdown><form part="tile">${inputs(name)}<mj-hand>${HAND}</mj-hand></form></mj-score-breakdown>`,
      )) as [MjScoreBreakdown, MjHand];
      const tile = hand.shadowRoot!.querySelector('[part~="tile"]')!;
      tile.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
      await breakdown.updateComplete;
      expect(breakdown.shadowRoot!.querySelector('[part~="lit"]'), name).not.to.equal(null);
      hand.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    }
  });

  it('does not keep an element that is moved from being drawn', async () => {
    const [hand] = (await show(
      `<mj-hand>123b</mj-hand><div></div>${['img', 'form'].map((tag) => named(tag, 'documentElement')).join('')}`,
    )) as [MjHand];
    page.querySelector('div')!.append(hand);
    await nextFrame();
    hand.textContent = HAND;
    await until(() => namesOf(hand).length === 14);
  });

  for (const [what, script, start, rest] of [
    ['an element', 'index', '<mj-score-breakdown>A hand', `: <mj-hand>${HAND}</mj-hand>`],
    ['a drawing', 'elements/painter', '<mj-hand>(RRR)', '123b</mj-hand>'],
    ['a code block', 'blocks/script', '<pre><code class="language-mahjong">(RRR)', '123b</code></pre>'],
  ] as const)
    for (const name of ['addEventListener', 'readyState'])
      it(`does not keep ${what} from waiting for the rest of a page that is loading (${name})`, async () => {
        const other = document.createElement('iframe');
        document.body.append(other);
        const loading = other.contentDocument!;
        const own = other.contentWindow as Recording & { paint?: (elements: Element[]) => void };
        const seen = (): number => loading.querySelectorAll('mj-hand:defined, [hydrate-painted]').length;
        loading.open();
        loading.write(`<!doctype html><script src="/test/pages/record.js"></script>${named('img', name)}
          <script>import('/src/${script}.ts').then((module) => Object.assign(window, module, { isReady: true }))</script>
          ${start}`);
        await until(() => 'isReady' in own || errorsIn(own).length > 0);
        own.paint?.([...loading.getElementsByTagName('mj-hand')]);
        await aTimeout(50);
        expect(seen(), 'before its text is complete').to.equal(0);
        loading.write(rest);
        loading.close();
        await until(() => seen() > 0 || errorsIn(own).length > 0);
        await aTimeout(50);
        expect(errorsIn(own)).to.deep.equal([]);
        other.remove();
      });

  it('that hides a method Lit needs does not hang the page', async () => {
    const script = new URL('../../dist/cdn/mahjong-elements.js', import.meta.url).href;
    for (const name of ['createElement', 'createComment', 'importNode', 'createTreeWalker']) {
      const other = document.createElement('iframe');
      other.srcdoc = `<!doctype html><img name="${name}">${all((inner) => inner)}<p>after</p><script type="module" src="${script}"></script>`;
      document.body.append(other);
      await new Promise((resolve) => other.addEventListener('load', resolve, { once: true }));
      for (let turn = 0; turn < 3; turn++) await nextFrame();
      expect(other.contentDocument!.querySelector('p')!.innerText).to.equal('after');
      other.remove();
    }
  });
});
