import { describeRendered, fixture, place } from './renderings.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import { until } from './helpers.js';
import '../../src/index.js';
import '../../src/lang/zh-Hant.js';
import { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

const settled = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

const FLOWERS = '(EEE) (SSS) (WWW) 99d RR 1234f +R';

describeRendered('every element', () => {
  it('inherits the rules of the element around it, attribute by attribute', async () => {
    const outer = await fixture<HTMLElement & { profile?: string; limit?: string }>(html`
      <mj-score-breakdown profile="british"><mj-hand limit="400">${FLOWERS}</mj-hand></mj-score-breakdown>
    `);
    const hand = outer.querySelector('mj-hand')!;
    expect(hand.score!.profile).to.equal('british');
    expect(hand.score!.limit).to.equal(400);
    outer.setAttribute('profile', 'european');
    await settled();
    expect(hand.score!.profile).to.equal('european');
    hand.removeAttribute('limit');
    outer.limit = '300';
    await settled();
    expect(hand.score!.limit).to.equal(300);
  });

  it('has a role once the page names it, also later', async () => {
    const page = await fixture(html`<div></div>`);
    const tags = ['score-breakdown', 'settlement', 'rules', 'wall', 'claims', 'incidents', 'waits', 'doubles'];
    await place(page, tags.map((tag) => `<mj-${tag} aria-label="Mine"></mj-${tag}>`).join(''));
    await Promise.all(tags.map((tag) => customElements.whenDefined(`mj-${tag}`)));
    const roleOf = (element: Element): string | null =>
      (element as unknown as { internals: ElementInternals }).internals.role;
    expect([...page.children].map(roleOf)).to.deep.equal(tags.map(() => 'group'));
    await place(page, '<mj-waits></mj-waits><mj-hand aria-label="Mine">RR</mj-hand>');
    const [waits, hand] = page.children;
    expect([waits, hand].map((one) => roleOf(one!))).to.deep.equal([null, 'img']);
    waits!.setAttribute('aria-labelledby', 'title');
    expect(roleOf(waits!)).to.equal('group');
  });

  it('accepts removed attributes and properties that are not strings', async () => {
    const page = await fixture(html`
      <div>
        <mj-tile tile="R"></mj-tile>
        <mj-hand seat="south" expect="9" circumstances="last-tile">${FLOWERS}</mj-hand>
        <mj-settlement
          scores="east 8; south 30; west 0; north 16"
          winner="south"
          discarder="west"
          dead="east"
        ></mj-settlement>
      </div>
    `);
    const faults: unknown[] = [];
    const fault = (event: Event): unknown => faults.push(event);
    addEventListener('error', fault);
    addEventListener('unhandledrejection', fault);
    for (const element of page.children) {
      for (const name of element.getAttributeNames()) {
        element.removeAttribute(name);
        await settled();
        for (const value of [null, undefined, 7, true, [], {}]) {
          Reflect.set(element, name, value);
          await settled();
        }
        element.removeAttribute(name);
      }
    }
    await settled();
    removeEventListener('error', fault);
    removeEventListener('unhandledrejection', fault);
    expect(faults).to.deep.equal([]);
    expect(page.querySelector('mj-tile')!.shadowRoot!.querySelectorAll('path')).to.have.length(0);
  });

  it('inherits the round of the table around it', async () => {
    const table = await fixture<HTMLElement>(html`
      <mj-settlement winner="south" round="south">
        <mj-hand seat="south">(SSS) (123b) (456c) (789d) 5b +5b</mj-hand>
      </mj-settlement>
    `);
    const hand = table.querySelector('mj-hand')!;
    expect(hand.score!.doubles).to.equal(2);
    table.setAttribute('round', 'west');
    await settled();
    expect(hand.score!.doubles).to.equal(1);
  });

  it('inherits other rules when it is moved', async () => {
    const page = await fixture(html`
      <div>
        <mj-score-breakdown id="one" profile="british"><mj-hand>${FLOWERS}</mj-hand></mj-score-breakdown>
        <mj-score-breakdown id="two" profile="family"></mj-score-breakdown>
      </div>
    `);
    const hand = page.querySelector('mj-hand')!;
    page.querySelector('#two')!.append(hand);
    await settled();
    expect(hand.score!.profile).to.equal('family');
    page.append(hand);
    await settled();
    expect(hand.score!.profile).to.equal('classical');
  });

  it('follows the rules of an element around it, across nested shadow roots', async () => {
    const table = await fixture<HTMLElement>(html`
      <mj-score-breakdown profile="british"><div></div></mj-score-breakdown>
    `);
    const outer = table.querySelector('div')!.attachShadow({ mode: 'open' });
    outer.innerHTML = '<p></p>';
    const root = outer.querySelector('p')!.attachShadow({ mode: 'open' });
    await place(root, `<mj-hand>${FLOWERS}</mj-hand>`);
    await settled();
    const hand = root.querySelector('mj-hand')!;
    expect(hand.score!.profile).to.equal('british');
    table.setAttribute('profile', 'family');
    await settled();
    expect(hand.score!.profile).to.equal('family');
  });

  it('uses the language of the nearest element, across shadow roots', async () => {
    const host = await fixture(html`<div lang="zh-Hant"></div>`);
    const root = host.attachShadow({ mode: 'open' });
    await place(root, `<mj-hand>${FLOWERS}</mj-hand><p lang="en"><mj-hand>${FLOWERS}</mj-hand></p>`);
    await settled();
    const [chinese, english] = [...root.querySelectorAll('mj-hand')].map((hand) =>
      hand.shadowRoot!.querySelector('[role="img"]')!.getAttribute('aria-label'),
    );
    expect(english).to.equal('east wind');
    expect(chinese).to.contain('東');
    host.setAttribute('lang', 'en');
    await settled();
    expect(
      root.querySelector('mj-hand')!.shadowRoot!.querySelector('[role="img"]')!.getAttribute('aria-label'),
    ).to.equal('east wind');
  });

  it('sets its role and name only when they change: with Firefox, readers would start again', async () => {
    const around = await fixture(html`<div></div>`);
    await place(around, `<mj-hand editable>${FLOWERS}</mj-hand>`);
    await settled();
    const hand = around.querySelector('mj-hand')!;
    const { internals } = hand as unknown as { internals: ElementInternals };
    const given: unknown[] = [];
    for (const name of ['role', 'ariaLabel'] as const) {
      let value = internals[name];
      Object.defineProperty(internals, name, { get: () => value, set: (next) => given.push((value = next)) });
    }
    hand.requestUpdate();
    await settled();
    expect(given).to.eql([]);
    hand.hand = '123b';
    await settled();
    expect(given).to.eql([internals.ariaLabel]);
  });
});

// Not about what is rendered, or where.
describe('defining an element', () => {
  it('is safe to repeat, and warns once if another version has the tag', async () => {
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => said.push(words.join(' '));
    try {
      MjHand.define();
      expect(said).to.deep.equal([]);
      class Other extends HTMLElement {
        static version = '0.0.1';
      }
      customElements.define('mj-other', Other);
      MjHand.define('mj-other');
      MjHand.define('mj-other');
      await until(() => said.length);
    } finally {
      console.warn = warn;
    }
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('mj-other').and.to.contain('0.0.1');
  });

  it('takes over a server-rendered root without duplicating it', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const template = '<template shadowrootmode="open"><p>from the server</p></template>';
    if (!('setHTMLUnsafe' in host)) return;
    (host as HTMLElement & { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(
      `<mj-hand-served>${template}${FLOWERS}</mj-hand-served>`,
    );
    MjHand.define('mj-hand-served');
    await settled();
    const hand = host.firstElementChild!;
    expect(hand.shadowRoot!.textContent).not.to.contain('from the server');
    expect(hand.shadowRoot!.querySelectorAll('[part~="hand"]')).to.have.length(1);
    host.remove();
  });
});
