/** Untrusted text, wherever it can enter, is harmless and limited. SECURITY.md names these tests. */
import { expect, html } from '@open-wc/testing';
import { failOnUncaughtErrors, fixture, settled, until } from './helpers.js';
import { MjHand, MjScoreBreakdown, MjSettlement, MjTile, registerTexts, score, type Score } from '../../src/index.js';
import type { LitElement } from 'lit';

const MARKUP = [
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  '${window.hacked=1}{{window.hacked=1}}',
  'javascript:window.hacked=1',
  '__proto__',
  'constructor',
  'toString: 1 double',
  '\u202e\u0000\ud800',
];
const LONG = ['british ', 'last-tile ', '(', '5b', 'east 1;', 'limit: 1;', '“', '" ', '\n', '🀄', 'x'].map((text) =>
  text.repeat(100_000 / text.length),
);
const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const elements = [MjTile, MjHand, MjScoreBreakdown, MjSettlement];

/** What text must never become. */
const FOREIGN = 'script, img, iframe, object, embed, base, meta, link, a, [onerror], [onload], [style]:not(svg *)';

failOnUncaughtErrors();
afterEach(() => {
  expect((window as { hacked?: number }).hacked).to.equal(undefined);
});

/** The element’s own root contains no foreign elements and only a limited amount of text. */
function expectHarmless(element: Element, what: string): void {
  const root = element.shadowRoot!;
  expect(root.querySelectorAll(FOREIGN), what).to.have.length(0);
  const text = [...root.querySelectorAll(':not(style)')].filter(({ childElementCount }) => !childElementCount);
  expect(text.map(({ textContent }) => textContent).join('').length, what).to.be.lessThan(20_000);
}

describe('untrusted text', () => {
  for (const element of elements)
    for (const [kind, texts] of [
      ['markup', MARKUP],
      ['a hundred thousand characters', LONG],
    ] as const)
      it(`${kind} in an attribute or a property of <${element.tag}> does nothing`, async () => {
        for (const text of texts)
          for (const name of element.observedAttributes) {
            const shown = document.createElement(element.tag) as LitElement;
            if (element === MjHand) shown.textContent = HAND;
            if (element === MjScoreBreakdown) shown.append(document.createElement('mj-hand'));
            if (element === MjScoreBreakdown) (shown.firstChild as MjHand).hand = HAND;
            if (element === MjSettlement && name !== 'scores')
              shown.setAttribute('scores', 'east 20; south 8; west 2; north 0');
            if (name !== 'editable') shown.setAttribute(name, text);
            document.body.append(shown);
            await shown.updateComplete;
            expectHarmless(shown, `${name}=${text.slice(0, 40)}`);
            const property = name.replace(/-./g, (letter) => letter.charAt(1).toUpperCase());
            if (typeof Reflect.get(shown, property) !== 'boolean') {
              Reflect.set(shown, property, text + ' ');
              await shown.updateComplete;
              expectHarmless(shown, `.${property}=${text.slice(0, 40)}`);
            }
            shown.remove();
          }
      });

  for (const element of elements)
    it(`a value that is not text in a property of <${element.tag}> is reported like any other error`, async () => {
      const hostile: unknown[] = [
        Object.create(null),
        {
          toString: () => {
            throw new Error('mine');
          },
        },
        new Proxy(
          {},
          {
            get: () => {
              throw new Error('mine');
            },
          },
        ),
        Symbol('mine'),
        Number.NaN,
        10n,
        Array(100_000).fill('x'),
        () => 'x',
        null,
      ];
      const live = await fixture<LitElement>(`<${element.tag}>${element === MjHand ? HAND : ''}</${element.tag}>`);
      for (const [name, { attribute, state }] of element.elementProperties)
        if (attribute !== false && !state && name !== 'lang')
          for (const value of hostile) {
            const before: unknown = live[name as never];
            (live as unknown as Record<PropertyKey, unknown>)[name] = value;
            await live.updateComplete;
            expectHarmless(live, `${String(name)}`);
            (live as unknown as Record<PropertyKey, unknown>)[name] = before;
            await live.updateComplete;
          }
      if (live instanceof MjHand) expect(live.score!.value, 'it comes back to what it was').to.equal(score(HAND).value);
    });

  it('in a tag stays in place', async () => {
    for (const text of [...MARKUP, ...LONG]) {
      const hand = await fixture<MjHand>(html`<mj-hand></mj-hand>`);
      hand.textContent = text;
      await settled(hand);
      expectHarmless(hand, text.slice(0, 40));
      expect(hand.childNodes).to.have.length(1);
      expect(hand.textContent).to.equal(text);
    }
  });

  it('as HTML in a tag is read as text, and is not copied or moved', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand></mj-hand>`);
    hand.innerHTML =
      '<span onclick="window.hacked=1" style="color: red">12</span><b>3b</b><template>456b</template><i title="7b"></i>';
    const before = hand.innerHTML;
    await settled(hand);
    expect(hand.tiles!.concealed).to.deep.equal(['1b', '2b', '3b']);
    expect(hand.innerHTML).to.equal(before);
    expectHarmless(hand, 'slotted');
  });

  it('nested deeply, or in many pieces, is read up to the length limit', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand></mj-hand>`);
    let inner: Element = hand;
    for (let depth = 0; depth < 400; depth++) inner = inner.appendChild(document.createElement('b'));
    inner.textContent = '123b';
    await settled(hand);
    expect(hand.tiles!.concealed).to.deep.equal(['1b', '2b', '3b']);
    hand.replaceChildren(...Array.from({ length: 50_000 }, () => new Text('1b ')));
    await settled(hand);
    expect(hand.error!.name).to.equal('NotationError');
    expectHarmless(hand, 'pieces');
  });

  it('in thousands of nested elements does not make each search all others', async () => {
    const holder = await fixture<HTMLElement>('<div></div>');
    // With quadratic time this takes minutes.
    holder.innerHTML = '<div>'.repeat(300) + '<mj-tile><b></b></mj-tile>'.repeat(8000);
    await settled(holder.querySelector('mj-tile')!);
    expect(holder.querySelectorAll('mj-tile')).to.have.length(8000);
  });

  it('in a Score does nothing', async () => {
    const good = score(HAND);
    const [award, ...awards] = good.awards;
    const markup = MARKUP[0]!;
    const scores: Score[] = [
      { ...good, profile: markup },
      { ...good, profile: '__proto__' },
      { ...good, awards: [{ ...award!, tiles: [markup as '1b'] }, ...awards] },
      { ...good, value: markup as unknown as number, total: NaN, base: -Infinity },
    ];
    for (const one of scores) {
      const breakdown = await fixture<MjScoreBreakdown>(html`<mj-score-breakdown .score=${one}></mj-score-breakdown>`);
      await settled(breakdown);
      expectHarmless(breakdown, JSON.stringify(one).slice(0, 80));
    }
  });

  it('in the texts of a language stays text', async () => {
    registerTexts('x-hostile', { tile: () => MARKUP[0]!, hand: () => MARKUP[1]! });
    const hand = await fixture<MjHand>(html`<mj-hand lang="x-hostile">${HAND}</mj-hand>`);
    await settled(hand);
    expect(hand.shadowRoot!.querySelector('[part~="tile"]')!.getAttribute('aria-label')).to.equal(MARKUP[0]);
    expectHarmless(hand, 'texts');
  });

  it('as the language of a page falls back to English', async () => {
    for (const lang of [...MARKUP, ...LONG]) {
      const hand = await fixture<MjHand>(html`<mj-hand lang=${lang}>123b</mj-hand>`);
      await settled(hand);
      expect(hand.shadowRoot!.querySelector('[part~="tile"]')!.getAttribute('aria-label')).to.equal('1 of bamboo');
    }
  });
});

describe('a page that lists its Trusted Types policies', () => {
  /** Loads the built file from several URLs under a policy. @returns the errors */
  async function load(policy: string, copies: number, name = 'mahjong-elements.all.js'): Promise<string[]> {
    const file = new URL(`../../dist/cdn/${name}`, import.meta.url).href;
    const frame = document.createElement('iframe');
    const wrong: string[] = [];
    const received = new Promise<void>((resolve) =>
      window.addEventListener('message', function hearFrame({ source, data }) {
        if (source !== frame.contentWindow) return;
        if (data !== 'loaded') return void wrong.push(String(data));
        window.removeEventListener('message', hearFrame);
        resolve();
      }),
    );
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
      <script>
        addEventListener('error', ({ message }) => parent.postMessage(message, '*'));
        addEventListener('load', () => parent.postMessage('loaded', '*'));
      </script>
      ${Array.from({ length: copies }, (_, copy) => `<script type="module" src="${file}?copy=${copy}"></script>`).join('')}
      <mj-hand>123b</mj-hand>`;
    document.body.append(frame);
    await received;
    const hand = frame.contentDocument!.querySelector<MjHand>('mj-hand')!;
    // On a busy machine, the first drawing may come after the page’s own load event.
    if (name === 'mahjong-elements.js') await until(() => hand.matches(':defined'), 'the code of the hand has arrived');
    await hand.updateComplete;
    const { shadowRoot } = hand;
    if (!shadowRoot?.querySelector('[part~="tile"]')) wrong.push('no tile is drawn');
    frame.remove();
    return wrong;
  }
  const TYPES = "require-trusted-types-for 'script'; trusted-types";

  it('needs lit-html, and allow-duplicates for a second copy', async function () {
    expect(await load(`${TYPES} lit-html`, 1)).to.deep.equal([]);
    expect(await load(`${TYPES} lit-html 'allow-duplicates'`, 2)).to.deep.equal([]);
    expect(await load("require-trusted-types-for 'script'", 2)).to.deep.equal([]);
    // The parts of this file have one address.
    expect(await load(`${TYPES} lit-html`, 2, 'mahjong-elements.js')).to.deep.equal([]);
    if (!('trustedTypes' in window)) this.skip();
    expect((await load(`${TYPES} lit-html`, 2)).join()).to.contain('lit-html');
    expect(await load(`${TYPES} other`, 1)).to.contain('no tile is drawn');
  });
});
