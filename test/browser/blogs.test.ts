import { expect, html, nextFrame, waitUntil } from '@open-wc/testing';
import { fixture, settled } from './helpers.js';
import '../../src/index.js';
import '../../src/autoload.js';
import '../../src/mj-game.js';
import type { MjGame } from '../../src/mj-game.js';
import type { MjValue } from '../../src/mj-value.js';
import { MjHand, type MjScoreBreakdown, type MjSettlement } from '../../src/index.js';

const part = (element: Element, name: string): Element[] => [
  ...element.shadowRoot!.querySelectorAll(`[part~="${name}"]`),
];

async function textOf(path: string): Promise<string> {
  const response = await fetch(new URL(path, import.meta.url));
  expect(response.ok, path).to.equal(true);
  return response.text();
}

/** The output of a blog for test/fixtures/blogs/post.md or post.html; the comment at its top describes it. */
async function published(name: string): Promise<HTMLElement> {
  const page = await parsed(await textOf(`../fixtures/blogs/${name}.html`));
  if (name === 'mediawiki') await runCommonScript(page);
  return page;
}

/** Runs the script for MediaWiki:Common.js in docs/blogs.md on a page, with what it uses of MediaWiki and of jQuery. */
async function runCommonScript(page: HTMLElement): Promise<void> {
  const [, script] = /## MediaWiki[^]*?```js\n([^`]*mw\.hook[^`]*)```/.exec(await textOf('../../docs/blogs.md'))!;
  const find = (selector: string) => ({
    each: (change: (this: Element) => void) => page.querySelectorAll(selector).forEach((found) => change.call(found)),
  });
  const mw = { hook: () => ({ add: (changePage: (content: object) => void) => changePage({ find }) }) };
  // The elements are loaded already.
  const loading: string[] = [];
  const outer = {
    createElement: (name: string) => (name === 'script' ? {} : document.createElement(name)),
    head: { appendChild: ({ src }: { src: string }) => loading.push(src) },
  };
  new Function('mw', 'document', script!)(mw, outer);
  expect(loading).to.deep.equal([
    `https://cdn.jsdelivr.net/npm/mahjong-elements@${MjHand.version}/dist/cdn/mahjong-elements.js`,
  ]);
  await settled(page);
}

async function parsed(markup: string): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<main></main>`);
  page.innerHTML = markup;
  await settled(page);
  return page;
}

const HANDS = ['line', 'sentence', 'attribute', 'lines', 'blank-lines', 'touching', 'curly', 'item'];
const BREAKDOWNS = ['breakdown', 'breakdown-blank-lines'];
const TOTALS: Record<string, Record<string, number>> = {
  settlement: { east: -20, south: 96, west: -10, north: -66 },
  'settlement-blank-lines': { east: -20, south: 96, west: -10, north: -66 },
  scores: { east: -192, south: 512, west: -144, north: -176 },
};

/** Formats in which an empty line ends a paragraph, and every tag that is open in it. */
const BLANK_LINES = ['blank-lines', 'breakdown-blank-lines', 'settlement-blank-lines'];

/** What is lost according to docs/blogs.md; everything else is drawn, scored and settled. */
const LOST: Record<string, string[]> = {
  'wp-classic': BLANK_LINES,
  'wp-kses-allowed': BLANK_LINES,
  'wp-block': [],
  'ghost-html': [],
  'ghost-markdown': ['touching'],
  'markdown-it': ['touching'],
  marked: ['touching'],
  remark: ['touching'],
  hugo: ['touching'],
  'hugo-shortcode': [],
  jekyll: ['curly'],
  pelican: ['touching', ...BLANK_LINES],
  sphinx: ['touching'],
  mediawiki: [],
  mdx: ['touching'],
  mkdocs: ['touching', ...BLANK_LINES],
};

/** A hand of 14 tiles and a flower with its value, a breakdown's last figure, a table's totals. */
function shown(element: Element): unknown {
  if (element.localName === 'mj-settlement') return (element as MjSettlement).settlement?.totals;
  if (element.localName === 'mj-score-breakdown') return (element as MjScoreBreakdown).toText().match(/\b184\b/)?.[0];
  return [part(element, 'tile').length, (element as MjHand).score?.value];
}

describe('blog output', () => {
  for (const [name, lost] of Object.entries(LOST)) {
    describe(name, () => {
      let page: HTMLElement;
      beforeEach(async () => {
        page = await published(name);
      });
      const survivors = (ids: string[]) =>
        ids.filter((id) => !lost.includes(id)).map((id) => [id, page.querySelector(`#${id}`)!] as const);

      it('a hand is drawn and scored', () => {
        for (const [id, hand] of survivors(HANDS)) expect(shown(hand), id).to.deep.equal([16, 184]);
      });

      it('a breakdown counts the hand inside', () => {
        for (const [id, breakdown] of survivors(BREAKDOWNS)) {
          expect(shown(breakdown), id).to.equal('184');
          expect(part(breakdown, 'message'), id).to.deep.equal([]);
        }
      });

      it('a game is played, hand after hand', async () => {
        const game = page.querySelector<MjGame>('mj-game')!;
        await game.updateComplete;
        expect(game.error).to.equal(null);
        expect(game.game!.rows.map(({ totals }) => totals)).to.deep.equal([
          [-96, 192, -80, -16],
          [-96, 192, -80, -16],
          [112, 104, -140, -76],
        ]);
      });

      it('a table is settled, with each hand at its seat', () => {
        for (const [id, settlement] of survivors(Object.keys(TOTALS))) {
          expect(shown(settlement), id).to.deep.equal(TOTALS[id]);
          if (id === 'scores') continue;
          const beside = part(settlement, 'seat').map((seat) => {
            const [child] = seat.querySelector('slot')!.assignedElements();
            return child?.matches('mj-hand') ? child : child?.querySelector('mj-hand');
          });
          expect(beside.map((hand) => hand?.getAttribute('seat')).sort(), id).to.deep.equal([
            'east',
            'north',
            'south',
            'west',
          ]);
        }
      });

      if (lost.length)
        it('hands that cannot be recovered keep their text on the page', () => {
          for (const id of lost) {
            const element = page.querySelector(`#${id}`);
            // A tag may have become text, too.
            if (!element) {
              expect(page.textContent).to.match(new RegExp(`<mj-hand id=.${id}`));
              continue;
            }
            expect(shown(element), id).to.not.deep.equal([16, 184]);
            expect(
              element.parentElement!.textContent! + element.parentElement!.nextElementSibling?.textContent,
            ).to.match(/99|RRR/);
          }
        });
    });
  }

  it('in MediaWiki, data attributes run no script and change no styles', async () => {
    const page = await parsed(
      `<span class="mj-hand" data-onclick="page.ran = true" data-onfocus="page.ran = true" data-style="display: none"
        data-face-down="x" data-seat="west">(RRR)</span><span class="mj-hand/ x" data-seat="west">(RRR)</span>`,
    );
    await runCommonScript(page);
    const hand = page.firstElementChild!;
    expect([hand.localName, ...hand.getAttributeNames().sort()]).to.deep.equal(['mj-hand', 'face-down', 'seat']);
    expect(page.lastElementChild!.localName).to.equal('span');
  });

  it('with the WordPress plugin, an author’s post keeps every element and every attribute', async () => {
    const page = await published('wp-plugin');
    const elements = [...page.querySelectorAll<HTMLElement & { error?: Error }>('*')].filter(({ localName }) =>
      localName.startsWith('mj-'),
    );
    expect(new Set(elements.map(({ localName }) => localName)).size).to.equal(13);
    await Promise.all(elements.map(({ localName }) => customElements.whenDefined(localName)));
    await settled(page);
    for (const { localName, error } of elements) expect(error ?? null, localName).to.equal(null);
    const found = (id: string) => page.querySelector<HTMLElement>(`#${id}`)!;
    expect((found('pao') as MjSettlement).settlement!.totals).to.deep.equal({
      east: 64,
      south: 512,
      west: -528,
      north: -48,
    });
    expect((found('letters') as MjHand).tiles!.sets[0]!.tiles).to.deep.equal(['R', 'R', 'R']);
    expect((found('value') as MjValue).text).to.equal('8');
    // Its code is loaded where the attribute is set.
    await waitUntil(() => part(found('steps'), 'stepper').length === 1);
  });

  for (const name of ['wp-kses', 'github', 'hugo-safe', 'dokuwiki'])
    it(`${name} keeps the notation as text without tags`, async () => {
      const page = await published(name);
      expect(page.querySelectorAll('mj-hand, mj-score-breakdown, mj-settlement, mj-game')).to.have.length(0);
      expect(page.textContent).to.contain('(RRR) [2222c] 456b 99d 78d +9d 2f');
    });
});

describe('changes that editors make to tags', () => {
  const handIn = async (markup: string): Promise<MjHand> => (await parsed(markup)).querySelector('mj-hand')!;

  it('lines are separate even without white space between them', async () => {
    for (const text of [
      '(123b) (456c)<br>(789d) 55b<br>WW<br>+W<br>3f',
      '<p>(123b) (456c)</p><p>(789d) 55b WW</p><p>+W</p><p>3f</p>',
      '<div>(123b) (456c) (789d)<div>55b WW +W</div></div>3f',
      '<ul><li>(123b) (456c) (789d)</li><li>55b WW</li><li>+W</li><li>3f</li></ul>',
    ]) {
      const hand = await handIn(`<mj-hand>${text}</mj-hand>`);
      expect(hand.error, text).to.equal(null);
      expect([hand.tiles!.winningTile, hand.tiles!.bonus], text).to.deep.equal(['W', ['3f']]);
    }
  });

  it('a mark, link or emphasis within a word does not split it', async () => {
    const hand = await handIn('<mj-hand>(12<mark>3</mark>b) (456<a href="#">c</a>) (789d) 55b WW +<b>W</b></mj-hand>');
    expect(hand.score!.value).to.equal(24);
  });

  it('invisible characters, no-break spaces and entities are ignored', async () => {
    const hand = await handIn(
      '<mj-hand>\ufeff(123b)&nbsp;(456c)\u202f(789d) 5&shy;5b&#8203; W\u200dW &#43;W\u200e</mj-hand>',
    );
    expect(hand.score!.value).to.equal(24);
  });

  it('curly quotes around a whole value are not part of it', async () => {
    for (const [open, close] of ['””', '“”', '„“', '«»', '""']) {
      const hand = document.createElement('mj-hand');
      hand.setAttribute('hand', `${open}(123b) (456c) (789d) 55b WW +W${close}`);
      hand.setAttribute('win', `${open}self-draw${close}`);
      expect(hand.score!.value).to.equal(30);
      expect(hand.getAttribute('win')).to.equal(`${open}self-draw${close}`);
    }
  });

  it('a value broken up by quotes is reported, not guessed', async () => {
    const hand = await handIn(
      '<mj-hand circumstances=”last-tile kong-replacement” win="self-draw">(123b) (456c) (789d) 55b WW +W</mj-hand>',
    );
    expect(hand.score).to.equal(null);
    expect(hand.error!.message).to.contain('”last-tile');
  });

  it('hands that share a paragraph are scored and stay together', async () => {
    const page = await parsed(
      `<mj-settlement winner="south"><p><mj-hand seat="east">13b</mj-hand><br>
      <mj-hand seat="south">(123b) (456c) (789d) 55b WW +W</mj-hand></p>
      <mj-hand seat="west">(555d) 13b 46c 79d 9b EES 3s</mj-hand><br>
      <p><mj-hand seat="north">(234c) 88d GG 1357b 2c 3d</mj-hand></p></mj-settlement>`,
    );
    const settlement = page.querySelector('mj-settlement')!;
    // A loser’s hand may be partial; what it scores follows its text.
    const { east } = settlement.settlement!.totals;
    settlement.querySelector('mj-hand')!.textContent = '(RRR) 99c EE 1235b 34d';
    await nextFrame();
    await nextFrame();
    expect(settlement.settlement!.totals.south).to.be.greaterThan(0);
    expect(settlement.settlement!.totals.east).to.be.greaterThan(east);
    const last = settlement.shadowRoot!.querySelector<HTMLSlotElement>('slot:not([name])')!;
    expect(last.assignedElements()[0]).to.equal(settlement.firstElementChild);
  });
});
