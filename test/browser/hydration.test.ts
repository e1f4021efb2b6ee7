/** Server-rendered pages before, without and with the scripts of the elements. */
import './renderings.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { all, inChromium, one, settled, until, words } from './helpers.js';
import type { TemplateResult } from 'lit';
import '../../src/index.js';
import '../../src/mj-wall.js';
import '../../src/mj-claims.js';
import '../../src/mj-incidents.js';
import '../../src/mj-waits.js';
import '../../src/mj-doubles.js';
import '../../src/mj-exercise.js';
import '../../src/lang/zh-Hant.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d 3f';
const OURS =
  'mj-tile, mj-hand, mj-score-breakdown, mj-settlement, mj-value, mj-rules, mj-wall, mj-claims, mj-incidents, mj-waits, mj-doubles, mj-exercise';

const said: string[] = [];
const { warn, error } = console;
let container: HTMLElement;

beforeEach(() => {
  said.length = 0;
  console.warn = console.error = (...words: unknown[]) => said.push(words.join(' '));
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  Object.assign(console, { warn, error });
  expect(said).to.deep.equal([]);
});

/** Puts markup with shadow roots on the page, optionally before the elements are defined. */
function put(markup: string, into: Element = container): Element {
  (into as Element & { setHTMLUnsafe(markup: string): void }).setHTMLUnsafe(markup);
  return into.firstElementChild!;
}
const fromServer = (markup: string): Promise<string> =>
  executeServerCommand<string, { html: string; lang: string }>('render-page', { html: markup, lang: '' });
/** Rendered by `@lit-labs/ssr`, which does not know the text and children of elements. */
const fromTemplate = ({ strings, values }: TemplateResult): Promise<string> =>
  executeServerCommand<string, object>('render-template', { ['_$litType$']: 1, strings, values });

const inside = ({ shadowRoot }: Element): Element[] => [...shadowRoot!.querySelectorAll('*')];
/** Compares nodes one by one: a deep comparison of different nodes would walk through the whole page. */
function expectSame(now: readonly Element[], before: readonly Element[] = []): void {
  const names = (nodes: readonly Element[]): string[] => nodes.map(({ localName }) => localName);
  expect(names(now)).to.deep.equal(names(before));
  const replaced = now.filter((node, place) => node !== before[place]);
  expect(names(replaced), 'nodes that were replaced').to.deep.equal([]);
}
const tiles = (element: Element): number => all(element, '[part~="tile"][role="img"]').length;
const marks = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.includes('hydrat')),
  );
const labels = (element: Element): string[] =>
  all(element, '[part~="tile"][aria-label]').map((one) => one.getAttribute('aria-label')!);

/** A server-rendered page in a frame. */
async function open(
  name: string,
  query = '',
): Promise<{ page: Document; recorded: () => string[]; served: Map<Element, Element[]>; moved: () => string[] }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; inline-size: 900px; block-size: 4000px';
  frame.src = `/served/${name}.html${query}`;
  container.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const window = frame.contentWindow as Window & {
    recorded: string[];
    served: Map<Element, Element[]>;
    moved: string[];
  };
  const recorded = () => window.recorded.filter((line) => !line.includes('Lit is in dev mode'));
  return { page: frame.contentDocument!, recorded, served: window.served, moved: () => window.moved };
}

/** The visible text of a page, including shadow roots. */
function read(root: ParentNode): string {
  return [...root.children]
    .map((element) => {
      if (/^(script|style|template)$/.test(element.localName)) return '';
      const own = element.childElementCount ? '' : element.textContent;
      return `${own} ${element.shadowRoot ? read(element.shadowRoot) : ''} ${read(element)}`;
    })
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** Where each element is, and its first tiles. */
const boxes = (page: Document): string[] =>
  [...page.querySelectorAll(OURS)].flatMap((element) => {
    const faces = all(element, 'svg[part="face"]').slice(0, 2);
    return [element, ...faces].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  });

/** The content of shadow roots, without rendering artifacts. */
const drawn = (root: ParentNode): string[][] =>
  [...root.querySelectorAll(OURS)].map((element) =>
    inside(element)
      .filter(({ localName }) => localName !== 'style')
      .map((node) => {
        const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
        const text = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const words = text.map(({ textContent }) => textContent).join('');
        return `${node.localName} ${attributes.join(' ')} ${words.replace(/\s+/g, ' ').trim()}`;
      }),
  );

describe('a server-rendered page', () => {
  it('shows tiles, hands, scores and payments without a script', async () => {
    const { page, recorded } = await open('without');
    const [breakdown, chinese] = page.querySelectorAll('mj-score-breakdown');
    expect(read(breakdown!.shadowRoot!)).to.contain('Pung of red dragons, exposed').and.to.contain('184 → 60');
    expect(one(chinese!, 'caption').textContent).to.match(/\p{Script=Han}/u);
    expect(tiles(page.querySelector('#hand')!)).to.equal(16);
    for (const element of page.querySelectorAll('mj-tile, #hand')) {
      const { width, height } = one(element, '[part~="tile"]').getBoundingClientRect();
      expect(Math.min(width, height)).to.be.greaterThan(20);
    }
    const [table, wrapped] = page.querySelectorAll('mj-settlement');
    expect(read(table!.shadowRoot!)).to.contain('East pays South 96');
    expect(read(wrapped!.shadowRoot!)).to.contain('South pays East');
    for (const child of [...table!.children, ...wrapped!.children]) {
      const hand = child.matches('mj-hand') ? child : child.querySelector('mj-hand')!;
      expect(words(child.assignedSlot!.closest('[part~="seat"]')!.querySelector('.head')).toLowerCase()).to.contain(
        hand.getAttribute('seat'),
      );
    }
    expect(page.querySelector('mj-tile')!.getAttribute('aria-label')).to.equal('red dragon');
    expect(recorded()).to.deep.equal([]);
  });

  for (const name of ['hydrated', 'piecemeal'])
    it(`keeps every node when it hydrates, ${name === 'hydrated' ? 'all at once' : 'one element after another'}`, async () => {
      const { page, recorded, served } = await open(name);
      const { page: still } = await open('without');
      await until(() => !page.querySelector(':not(:defined), [hydrate-digest]'));
      const editor = page.querySelector('#editable')!;
      await until(() => one(editor, '[part="editor"]'));
      await settled(page);
      expect(recorded()).to.deep.equal([]);
      expect(marks(page)).to.deep.equal([]);
      expect(served.size).to.equal(41);
      // An editable hand is replaced by its editor; a settlement adds its fields.
      served.delete(editor);
      const settlement = page.querySelector('mj-settlement[editable]')!;
      const kept = new Set(inside(settlement));
      expect(served.get(settlement)!.filter((node) => !kept.has(node)).length).to.equal(0);
      served.delete(settlement);
      for (const [element, nodes] of served) expectSame(inside(element), nodes);
      for (const one of [page, still]) for (const edited of one.querySelectorAll('[editable]')) edited.remove();
      expect(read(page)).to.equal(read(still));
      // Interactive: it can be opened, and follows its hand.
      const breakdown = page.querySelector('mj-score-breakdown')!;
      one(breakdown, '[part="toggle"]').click();
      page.querySelector('#hand')!.setAttribute('win', 'discard');
      await settled(page);
      expect(one(breakdown, '[part="detail"]')).not.to.equal(null);
      expect(read(breakdown.shadowRoot!)).not.to.contain('Self-draw 2');
    });

  for (const name of ['client', 'late'])
    it(`shows everything once if hydration support loads ${name === 'late' ? 'too late' : 'never'}`, async () => {
      const { page, recorded } = await open(name);
      await until(() => !page.querySelector(':not(:defined)'));
      await settled(page);
      expect(recorded()).to.deep.equal([]);
      expect(marks(page)).to.deep.equal([]);
      expect(page.querySelector('mj-tile')!.hasAttribute('role')).to.equal(false);
      expect(tiles(page.querySelector('#hand')!)).to.equal(16);
      for (const element of page.querySelectorAll('mj-score-breakdown'))
        expect(all(element, '[part="table"]')).to.have.length(1);
      for (const element of page.querySelectorAll('mj-settlement'))
        expect(all(element, '[part="table"]')).to.have.length(1);
      expect(page.querySelector('mj-settlement > mj-hand')!.assignedSlot!.closest('.north')).not.to.equal(null);
      const { width } = one(page.querySelector('#hand')!, '[part~="tile"]').getBoundingClientRect();
      expect(width, 'its style sheets are there').to.be.greaterThan(20);
    });

  for (const [name, query] of [
    ['hydrated', '?still'],
    ['client', '?still&shared'],
    ['late', '?still'],
  ] as const)
    inChromium(`moves nothing when the script of “${name}${query}” arrives`, async () => {
      const { page, recorded, moved } = await open(name, query);
      await until(() => !page.querySelector(':not(:defined)'));
      await settled(page);
      expect(recorded()).to.deep.equal([]);
      expect(marks(page)).to.deep.equal([]);
      const { page: before } = await open('without', '?still');
      expect(boxes(page)).to.deep.equal(boxes(before));
      // 0 at rest; the parser may move a hand by a pixel while it reads the page. One line of text moving counts more.
      const sum = moved().reduce((total, line) => total + parseFloat(line), 0);
      expect(sum, moved().join()).to.be.lessThan(0.005);
    });

  it('shares style sheets and faces if the site serves them, under a strict policy too', async () => {
    const { page, recorded } = await open('without', '?still&shared&strict');
    const { page: whole } = await open('without', '?still');
    expect(recorded()).to.deep.equal([]);
    expect(boxes(page)).to.deep.equal(boxes(whole));
    const tile = page.querySelector('mj-tile')!.shadowRoot!;
    expect(tile.querySelectorAll('path, style')).to.have.length(0);
    const use = tile.querySelector('use')!;
    // Drawn: the file was found, and the face in it.
    await until(() => use.getBBox().width);
    expect(use.getBBox().width).to.be.greaterThan(100);
    const length = (root: Document): number =>
      [...root.querySelectorAll(OURS)].reduce((sum, { shadowRoot }) => sum + shadowRoot!.innerHTML.length, 0);
    expect(length(page)).to.be.lessThan(length(whole) / 4);
  });

  it('hydrates elements that share their style sheets', async () => {
    const { page, recorded, served } = await open('hydrated', '?still&shared');
    await until(() => !page.querySelector(':not(:defined), [hydrate-digest]'));
    await settled(page);
    expect(recorded()).to.deep.equal([]);
    for (const [element, nodes] of served) expectSame(inside(element), nodes);
    const hand = page.querySelector<MjHand>('#other')!;
    expect(hand.shadowRoot!.adoptedStyleSheets.length, 'the shared sheet is enough').to.equal(0);
    hand.hand = HAND;
    await settled(page);
    expect(tiles(hand)).to.equal(15);
    // The rules of a linked sheet name the host, and would win over those of the editor.
    const link = one<HTMLLinkElement>(hand, 'link');
    expect(link.disabled).to.equal(false);
    hand.editable = true;
    await until(() => hand.shadowRoot!.adoptedStyleSheets.length > 0);
    await settled(page);
    expect(link.disabled).to.equal(true);
    const rules = hand.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    expect(
      rules.some(({ cssText }) => cssText.includes('.tile')),
      'its own rules stay',
    ).to.equal(true);
    expect(one(hand, '[part~="tile"]').getBoundingClientRect().width).to.be.greaterThan(20);
  });

  it('is styled even if a policy blocks its style elements', async () => {
    const { page, recorded, served } = await open('strict');
    await until(() => !page.querySelector(':not(:defined), [hydrate-digest]'));
    await settled(page);
    expect(recorded().filter((line) => !line.startsWith('violation of style-src'))).to.deep.equal([]);
    for (const id of ['hand', 'other']) {
      const hand = page.querySelector(`#${id}`)!;
      expectSame(inside(hand), served.get(hand));
      expect(one(hand, '[part~="tile"]').getBoundingClientRect().width).to.be.greaterThan(20);
    }
  });

  it('is the same as a page rendered in the browser', async () => {
    const pages = await Promise.all(['hydrated', 'client'].map((name) => open(name)));
    for (const { page } of pages) {
      page.querySelector('#editable')!.remove();
      await until(() => !page.querySelector(':not(:defined), [hydrate-digest]'));
      const settlement = page.querySelector('mj-settlement[editable]')!;
      await until(() => one(settlement, '[part="entry"]'));
      await settled(page);
    }
    const [hydrated, client] = pages.map(({ page }) => drawn(page));
    expect(hydrated!.length).to.equal(40);
    expect(hydrated).to.deep.equal(client);
  });

  it('shows everything once if its elements are defined before they are parsed', async () => {
    const { page } = await open('hydrated');
    const markup = await fromServer(
      `<!doctype html><body><mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>`,
    );
    page.open();
    // As over a slow connection.
    for (let place = 0; place < markup.length; place += 3001) {
      page.write(markup.slice(place, place + 3001));
      await nextFrame();
    }
    page.close();
    await settled(page);
    expect(tiles(page.querySelector('mj-hand')!)).to.equal(15);
    expect(all(page.querySelector('mj-score-breakdown')!, '[part="table"]')).to.have.length(1);
    expect(read(page)).to.contain('Pung of red dragons, exposed');
  });
});

describe('an element that changed after the server rendered it', () => {
  const hand = `<mj-hand seat="south" expect="1">${HAND}</mj-hand>`;

  it('shows its new text', async () => {
    const element = put((await fromServer(hand)).replace(`</template>${HAND}`, '</template>19b 19c 19d ESWNRGB +B'));
    await settled(container);
    expect(element.shadowRoot!.textContent).to.contain('worth 500');
    expect(tiles(element)).to.equal(14);
    expect(all(element, '[part~="hand"]')).to.have.length(1);
  });

  it('has the properties that were set before it was defined', async () => {
    const apart = document.createElement('div');
    const element = put(
      await fromServer('<mj-settlement scores="south 30; east 0; west 0; north 0" winner="south"></mj-settlement>'),
      apart,
    );
    Reflect.set(element, 'winner', 'east');
    container.append(apart);
    await settled(container);
    expect(words(one(element, '.winner .head'))).to.equal('East winner');
    expect(all(element, '.table')).to.have.length(1);
    const { width } = one(element, '.felt').getBoundingClientRect();
    expect(width, 'its style sheets are there').to.be.greaterThan(100);
  });

  it('is in the language of the page', async () => {
    container.lang = 'zh-Hant';
    const element = put(await fromServer('<mj-tile tile="R"></mj-tile>'));
    await settled(container);
    expect(element.hasAttribute('aria-label')).to.equal(false);
    const breakdown = put(await fromServer(`<mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>`));
    await settled(container);
    expect(read(breakdown.shadowRoot!)).not.to.contain('Pung');
  });

  it('is rendered again if its state on the server is unknown', async () => {
    const element = put(
      `<mj-hand hand="${HAND}"><template shadowrootmode="open"><p>from elsewhere</p></template></mj-hand>`,
    );
    await settled(container);
    expect(one(element, 'p')).to.equal(null);
    expect(tiles(element)).to.equal(15);
  });

  it('adopts its style sheets if the page blocked its style elements', async () => {
    const element = put((await fromServer(hand)).replace(/<style>[^]*?<\/style>/, ''));
    const served = inside(element);
    await settled(container);
    expectSame(inside(element), served);
    expect(one(element, '[part~="tile"]').getBoundingClientRect().width).to.be.greaterThan(20);
  });
});

describe('a server-rendered template', () => {
  it('keeps every node when it hydrates', async () => {
    const markup = await fromTemplate(html`
      <div>
        <mj-tile tile="R"></mj-tile>
        <mj-hand hand=${HAND} seat="south"></mj-hand>
        <mj-settlement scores="south 30; east 0; west 0; north 0" winner="south"></mj-settlement>
      </div>
    `);
    const outer = put(markup);
    const before = [...outer.children].map(inside);
    await settled(container);
    expect([...outer.children].map(inside)).to.deep.equal(before);
    expect(marks(outer)).to.deep.equal([]);
    expect(outer.querySelector('mj-hand')!.score!.value).to.equal(56);
  });

  // As a page, because Chromium 147 leaves custom elements undefined where `setHTMLUnsafe` puts them into a nested root.
  it('hydrates inside another application’s element', async () => {
    const { page, recorded, served } = await open('template');
    const root = page.querySelector('x-shell')!.shadowRoot!;
    const [tile, hand, breakdown, around] = root.querySelectorAll(OURS);
    await until(() => !marks(root).length);
    await settled(root);
    expect([tile!, hand!, breakdown!].map(inside)).to.deep.equal(
      [tile!, hand!, breakdown!].map((one) => served.get(one)),
    );
    expect(tiles(hand!)).to.equal(15);
    expect(all(hand!, '[part="index"]').length).to.equal(15);
    for (const one of [breakdown!, around!]) expect(read(one.shadowRoot!)).to.contain('Pung of red dragons');
    expect(one(around!, 'slot')).to.equal(served.get(around!)!.find((node) => node.matches('slot')));
    expect(marks(root)).to.deep.equal([]);
    one(breakdown!, '[part="toggle"]').click();
    await settled(root);
    expect(one(breakdown!, '[part="detail"]')).not.to.equal(null);
    expect(recorded()).to.deep.equal([]);
  });

  it('shows the text of a hand, then its tiles', async () => {
    const element = put(await fromTemplate(html`<mj-hand>${HAND}</mj-hand>`)) as MjHand;
    const slot = one<HTMLSlotElement>(element, 'slot');
    expect(
      slot
        .assignedNodes()
        .map((node) => node.textContent)
        .join('')
        .trim(),
    ).to.equal(HAND);
    await settled(container);
    expect(tiles(element)).to.equal(15);
    expect(all(element, 'slot:not([name])').length).to.equal(0);
  });

  it('scores and settles the hands inside once they are available', async () => {
    const outer = put(
      await fromTemplate(html`
        <div>
          <mj-score-breakdown profile="british"><mj-hand hand=${HAND}></mj-hand></mj-score-breakdown>
          <mj-settlement winner="south">
            <mj-hand seat="east" hand="123c 456c 789c EEE S"></mj-hand>
            <mj-hand seat="south" hand=${HAND}></mj-hand>
            <mj-hand seat="west" hand="258b 258c 258d WWW S"></mj-hand>
            <mj-hand seat="north" hand="369b 147c 369d NNN S"></mj-hand>
          </mj-settlement>
        </div>
      `),
    );
    const before = [...outer.querySelectorAll(OURS)].flatMap(inside);
    await settled(container);
    // Arrows and figures may be new; existing nodes stay.
    const gone = before.filter((node) => !node.isConnected);
    expect(gone.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    expect(read(outer.querySelector('mj-score-breakdown')!.shadowRoot!)).to.contain('Pung of red dragons');
    expect(read(outer.querySelector('mj-settlement')!.shadowRoot!)).to.contain('East pays South');
  });

  it('is in the language of the page, which the server did not know', async () => {
    container.lang = 'zh-Hant';
    const element = put(await fromTemplate(html`<mj-hand hand=${HAND} lang="en"></mj-hand>`));
    expect(labels(element)[0]).to.equal('red dragon');
    const chinese = put(await fromTemplate(html`<mj-hand hand=${HAND}></mj-hand>`));
    const before = inside(chinese);
    expect(labels(chinese)[0]).to.equal('red dragon');
    await settled(container);
    expect(labels(chinese)[0]).to.equal('紅中');
    // Tiles and sets have their names in their templates.
    const others = (nodes: readonly Element[]): Element[] => nodes.filter((node) => !node.closest('.tile, .set'));
    expectSame(others(inside(chinese)), others(before));
  });
});
