import { aTimeout, expect, html, nextFrame } from '@open-wc/testing';
import { fixture, settled, until } from './helpers.js';
import '../../src/autoload.js';
import { BlockError, blockToHtml, inlineToHtml, upgradeBlocks } from '../../src/blocks.js';
import { score, settle, type Wind } from '../../src/core/index.js';
import type { MjErrorEvent } from '../../src/elements/events.js';
import { HAND, HOSTILE, INLINE, MISTAKES, SAMPLES } from '../core/block-samples.js';

async function pageOf(markup = ''): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<main></main>`);
  page.innerHTML = markup;
  return page;
}

function codeBlock(source: string): HTMLElement {
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  code.className = 'language-mahjong';
  code.textContent = source;
  pre.append(code);
  return pre;
}

/** The nodes of some HTML, which are not upgraded to elements. */
function inert(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
}

/** What readers see of a page, as nodes, because browsers serialize them in different ways. Blocks stay, hidden. */
function contentOf(page: ParentNode): DocumentFragment {
  const content = document.createElement('template').content;
  for (const node of page.childNodes) content.append(content.ownerDocument.importNode(node, true));
  for (const hidden of content.querySelectorAll('[style*="display: none"]')) hidden.remove();
  return content;
}

/** The same as HTML. */
function htmlOf(page: ParentNode): string {
  const around = document.createElement('div');
  around.append(contentOf(page));
  return around.innerHTML;
}

/** Builds write a line break before the sentence about a mistake. */
const withoutBreak = (markup: string): string => markup.replace('</pre>\n<p', '</pre><p');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('upgradeBlocks', () => {
  describe('makes the nodes that blockToHtml writes', () => {
    for (const [name, [source, expected]] of Object.entries(SAMPLES))
      it(name, async () => {
        const page = await pageOf();
        page.append(codeBlock(source));
        const { elements, errors } = upgradeBlocks(page);
        expect([elements.length, errors.length]).to.deep.equal([1, 0]);
        const [element] = elements;
        expect(contentOf(page).isEqualNode(inert(expected)), element!.outerHTML).to.equal(true);
        expect(element).to.equal(page.lastElementChild);
      });

    for (const [name, [source]] of Object.entries(MISTAKES))
      it(`with a mistake: ${name}`, async () => {
        const page = await pageOf();
        const pre = codeBlock(source);
        page.append(pre);
        const { elements, errors } = upgradeBlocks(page);
        expect([elements.length, errors.length]).to.deep.equal([0, 1]);
        expect(pre.isConnected).to.equal(true);
        expect(contentOf(page).isEqualNode(inert(withoutBreak(blockToHtml(source)))), page.innerHTML).to.equal(true);
      });

    it('of hostile text', async () => {
      for (const source of HOSTILE) {
        const page = await pageOf();
        // A parser would drop or replace these.
        const text = source.replace(/[\0\ud800-\udfff]/g, '');
        page.append(codeBlock(text));
        upgradeBlocks(page);
        expect(contentOf(page).isEqualNode(inert(withoutBreak(blockToHtml(text)))), page.innerHTML).to.equal(true);
      }
    });

    it('of code in a sentence', async () => {
      for (const [code, expected] of Object.entries(INLINE)) {
        const page = await pageOf(`<p>A <code>${escaped(code)}</code> and <code>x</code>.</p>`);
        expect(upgradeBlocks(page).elements).to.have.length(1);
        const wanted = inert(`<p>A ${inlineToHtml(code)} and <code>x</code>.</p>`);
        expect(inlineToHtml(code)).to.equal(expected);
        expect(contentOf(page).isEqualNode(wanted), page.innerHTML).to.equal(true);
      }
    });
  });

  it('draws, scores and settles them', async () => {
    const page = await pageOf();
    for (const name of ['a breakdown', 'a settlement', 'a game']) page.append(codeBlock(SAMPLES[name]![0]));
    upgradeBlocks(page);
    for (const tag of ['mj-hand', 'mj-score-breakdown', 'mj-settlement', 'mj-game'])
      await customElements.whenDefined(tag);
    await settled(page);
    expect(page.querySelector('mj-hand')!.score!.value).to.equal(184);
    const valueOf = (hand: string, seat: Wind): number => score(hand, { seat }).value;
    const { totals } = settle({
      scores: {
        east: valueOf('(RRR) 99c EE 1235b 34d', 'east'),
        south: valueOf('(123b) (456c) (789d) 55b WW +W', 'south'),
        west: 8,
        north: valueOf('(234c) 88d GG 1357b 2c 3d', 'north'),
      },
      winner: 'south',
      discarder: 'west',
    });
    expect(page.querySelector('mj-settlement')!.settlement!.totals).to.deep.equal(totals);
    const game = page.querySelector('mj-game')!;
    await until(() => game.game);
    expect(game.game!.rows.at(-1)!.totals).to.deep.equal([112, 104, -140, -76]);
  });

  /** What highlighters and blogs make of a block, with `CODE` as its lines. */
  const WRAPPERS: Record<string, (lines: string[]) => string> = {
    'markdown-it, marked, remark, Hexo': (lines) =>
      `<pre><code class="language-mahjong">${lines.join('\n')}\n</code></pre>`,
    'a class on pre (WordPress)': (lines) =>
      `<pre class="wp-block-code language-mahjong"><code>${lines.join('<br>')}</code></pre>`,
    'a class on pre (MediaWiki)': (lines) => `<pre class="mahjong">${lines.join('\n')}\n</pre>`,
    DokuWiki: (lines) => `<pre class="code mahjong">${lines.join('\n')}</pre>`,
    Sphinx: (lines) =>
      `<div class="highlight-mahjong notranslate"><div class="highlight"><pre><span></span>${lines.join('\n')}\n</pre></div>\n</div>`,
    'Sphinx with line numbers': (lines) =>
      `<div class="highlight-mahjong notranslate"><div class="highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>${lines.map((_, at) => `<span class="normal">${at + 1}</span>`).join('\n')}</pre></div></td><td class="code"><div><pre><span></span>${lines.join('\n')}\n</pre></div></td></tr></table></div></div>`,
    'Jekyll, Rouge': (lines) =>
      `<div class="language-mahjong highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${lines.join('\n')}\n</code></pre></div></div>`,
    'Jekyll, the highlight tag': (lines) =>
      `<figure class="highlight"><pre><code class="language-mahjong" data-lang="mahjong">${lines.join('\n')}</code></pre></figure>`,
    'Rouge with line numbers': (lines) =>
      `<div class="language-mahjong highlighter-rouge"><div class="highlight"><pre class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl"><pre class="lineno">${lines.map((_, at) => at + 1).join('\n')}</pre></td><td class="rouge-code"><pre>${lines.join('\n')}\n</pre></td></tr></tbody></table></code></pre></div></div>`,
    'Hugo, Chroma': (lines) =>
      `<div class="highlight"><pre tabindex="0" class="chroma"><code class="language-mahjong" data-lang="mahjong">${lines.map((line) => `<span class="line"><span class="cl">${line}\n</span></span>`).join('')}</code></pre></div>`,
    'Hugo with line numbers': (lines) =>
      `<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre tabindex="0" class="chroma"><code>${lines.map((_, at) => `<span class="lnt">${at + 1}\n</span>`).join('')}</code></pre></td><td class="lntd"><pre tabindex="0" class="chroma"><code class="language-mahjong" data-lang="mahjong">${lines.join('\n')}\n</code></pre></td></tr></table></div></div>`,
    'MkDocs, Pygments': (lines) =>
      `<div class="language-mahjong highlight"><pre><span></span><code><span id="__span-0-1"><a id="__codelineno-0-1" name="__codelineno-0-1" href="#__codelineno-0-1"></a>${lines.join('\n</span><span>')}\n</span></code></pre></div>`,
    VitePress: (lines) =>
      `<div class="language-mahjong vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">mahjong</span><pre class="shiki shiki-themes vp-code"><code><span class="line"><span>${lines.join('</span></span>\n<span class="line"><span>')}</span></span></code></pre><div class="line-numbers-wrapper" aria-hidden="true"><span class="line-number">1</span><br></div></div>`,
    Docusaurus: (lines) =>
      `<div class="language-mahjong codeBlockContainer_Ckt0 theme-code-block"><div class="codeBlockContent_QJqH"><pre tabindex="0" class="prism-code language-mahjong codeBlock_bY9V"><code class="codeBlockLines_e6Vv">${lines.map((line) => `<span class="token-line" style="color:#393A34"><span class="token plain">${line}</span><br></span>`).join('')}</code></pre><div class="buttonGroup_M5ko"><button type="button">Copy</button></div></div></div>`,
    'Astro, Shiki': (lines) =>
      `<pre class="astro-code" data-language="mahjong"><code><span class="line"><span>${lines.join('</span></span>\n<span class="line"><span>')}</span></span></code></pre>`,
    'rehype-pretty-code': (lines) =>
      `<figure data-rehype-pretty-code-figure=""><pre data-language="mahjong" data-theme="x"><code data-language="mahjong" data-theme="x" style="display: grid;"><span data-line="">${lines.join('</span>\n<span data-line="">')}</span></code></pre></figure>`,
    GitHub: (lines) => `<div class="highlight highlight-source-mahjong"><pre>${lines.join('\n')}</pre></div>`,
    cmark: (lines) => `<pre lang="mahjong"><code>${lines.join('\n')}\n</code></pre>`,
    'lines as elements': (lines) =>
      `<pre><code class="language-mahjong">${lines.map((line) => `<div class="line">${line}</div>`).join('')}</code></pre>`,
    'line spans without line breaks': (lines) =>
      `<pre><code class="mahjong">${lines.map((line) => `<span class="code-line">${line}</span>`).join('')}</code></pre>`,
  };
  const SOURCE = 'show: breakdown\nprofile: british\nseat: south\nwin: self-draw\n(RRR) [2222c] 456b\n99d 78d +9d 2f';

  for (const [name, wrap] of Object.entries(WRAPPERS))
    it(`takes the place of the whole block of ${name}`, async () => {
      const page = await pageOf(`<p>Before</p>${wrap(SOURCE.split('\n'))}<p>After</p>`);
      const { elements, errors } = upgradeBlocks(page);
      expect(errors.map(String)).to.deep.equal([]);
      expect(elements).to.have.length(1);
      expect(contentOf(page).isEqualNode(inert(`<p>Before</p>${blockToHtml(SOURCE)}<p>After</p>`))).to.equal(true);
    });

  // What the programs made of test/fixtures/blogs/blocks.md, see scripts/test-platforms.mjs.
  for (const name of [
    'dokuwiki',
    'hugo',
    'jekyll',
    'mediawiki',
    'mediawiki-extension',
    'mkdocs',
    'mkdocs-material',
    'pelican',
    'sphinx',
    'wordpress',
  ])
    it(`finds everything in a page of ${name}`, async () => {
      const response = await fetch(new URL(`../fixtures/blogs/blocks-${name}.html`, import.meta.url));
      const page = await pageOf(await response.text());
      const { elements, errors } = upgradeBlocks(page);
      expect(elements.map(({ localName }) => localName).sort()).to.deep.equal(
        ['mj-hand', 'mj-hand', 'mj-score-breakdown', 'mj-settlement', 'mj-game'].sort(),
      );
      expect(errors.map(({ message }) => message)).to.deep.equal([
        'Line 2: “won” is not a setting: did you mean “win”?',
      ]);
      const breakdown = page.querySelector('mj-score-breakdown')!;
      expect(breakdown.getAttribute('rules')).to.equal('limit: 1000; full-flush: 4 doubles');
      expect(breakdown.textContent!.replace(/\s+/g, ' ')).to.equal('[2222c](RRR) 456b 99d 78d +9d 2f');
      expect(page.querySelector('mj-game')!.querySelectorAll('br')).to.have.length(2);
      // The text of the mistake is still text.
      const shown = contentOf(page);
      expect(shown.querySelectorAll('b, pre')).to.have.length(1);
      expect(shown.querySelector('pre')!.textContent).to.contain('<b>(RRR)</b> 123b & "456b"');
    });

  it('counts lines from the one after <pre>, also if a program wrote the line break as text', async () => {
    const page = await pageOf('<pre class="mahjong"></pre>');
    page.querySelector('pre')!.append('\nseat: south\nwon: self-draw\n(RRR)\n');
    expect(upgradeBlocks(page).errors.map(({ message }) => message)).to.deep.equal([
      'Line 2: “won” is not a setting: did you mean “win”?',
    ]);
  });

  it('leaves what else is in a wrapper', async () => {
    const two = '<pre class="mahjong">(RRR)</pre>';
    const page = await pageOf(
      `<div class="highlight"><p>Look:</p>${two}</div><div class="highlight">${two}${two}</div><div class="highlight">Text ${two}</div>`,
    );
    expect(upgradeBlocks(page).elements).to.have.length(4);
    expect(page.querySelectorAll('div.highlight')).to.have.length(3);
    expect(page.textContent).to.contain('Look:');
  });

  it('leaves other code, and what people edit', async () => {
    const markup =
      '<pre><code class="language-js">seat: south</code></pre><pre>(RRR)</pre><pre><code>mj (RRR)</code></pre><p><code>mj</code></p>' +
      '<div contenteditable="true"><pre class="mahjong">(RRR)</pre><p><code>mj (RRR)</code></p></div>';
    const page = await pageOf(markup);
    expect(upgradeBlocks(page).elements).to.have.length(0);
    expect(page.innerHTML).to.equal(markup);
  });

  it('leaves code in sentences if `inline` is false', async () => {
    const page = await pageOf('<p><code>mj (RRR)</code></p><pre class="mahjong">(RRR)</pre>');
    expect(upgradeBlocks(page, { inline: false }).elements).to.have.length(1);
    expect(page.querySelector('code')).to.not.equal(null);
  });

  it('keeps the id of a block', async () => {
    const page = await pageOf('<pre class="mahjong" id="example">(RRR)</pre>');
    upgradeBlocks(page);
    expect(page.querySelector('#example')!.localName).to.equal('mj-hand');
  });

  it('reads pictures of signs and invisible characters', async () => {
    const page = await pageOf(
      '<pre class="mahjong">\u200bseat:\u00a0south\n<img alt="🀄">🀄🀄 <button>Copy</button>99d</pre>',
    );
    const [hand] = upgradeBlocks(page).elements;
    expect(hand!.getAttribute('seat')).to.equal('south');
    expect(hand!.textContent).to.equal('🀄🀄🀄 99d');
  });

  it('fires an event for a mistake, and reports it once', async () => {
    const page = await pageOf();
    const heard: [EventTarget | null, Error][] = [];
    page.addEventListener('mj-error', ({ target, error }: MjErrorEvent) => heard.push([target, error]));
    const pre = codeBlock(`seet: south\n${HAND}`);
    page.append(pre);
    const { errors } = upgradeBlocks(page);
    expect(upgradeBlocks(page).errors).to.have.length(0);
    expect(heard).to.have.length(1);
    expect(heard[0]![0]).to.equal(pre);
    expect(heard[0]![1]).to.equal(errors[0]);
    expect(errors[0]).to.be.instanceOf(BlockError);
    expect(page.querySelectorAll('.mj-block-error')).to.have.length(1);
  });

  it('names a mistake once, if the sentence was written when the site was built', async () => {
    const page = await pageOf(blockToHtml('seet: south\n(RRR)'));
    expect(page.querySelectorAll('.mj-block-error')).to.have.length(1);
    expect(upgradeBlocks(page).errors).to.have.length(1);
    expect(page.querySelectorAll('.mj-block-error')).to.have.length(1);
    expect(page.querySelectorAll('pre + .mj-block-error')).to.have.length(1);
  });

  it('writes the sentence in the language of the page', async () => {
    const page = await pageOf('<article lang="zh-Hant"><pre class="mahjong"></pre></article>');
    upgradeBlocks(page);
    const sentence = page.querySelector('.mj-block-error')!;
    expect(sentence.textContent).to.match(/^第 1 行/);
    expect(sentence.getAttribute('lang')).to.equal('zh-Hant');
  });

  it('watches for what comes later, until it is stopped', async () => {
    const page = await pageOf();
    const upgrade = upgradeBlocks(page, { observe: true });
    const section = document.createElement('section');
    section.append(codeBlock('(RRR)'));
    page.append(section);
    await nextFrame();
    expect(htmlOf(section)).to.equal('<mj-hand>(RRR)</mj-hand>');
    // A preview that writes into the block.
    const pre = codeBlock('seet: south');
    page.append(pre);
    await until(() => page.querySelector('.mj-block-error')?.textContent!.includes('did you mean “seat”'));
    pre.firstElementChild!.firstChild!.nodeValue = 'seat: south';
    await until(() => page.querySelector('.mj-block-error')?.textContent!.includes('There is no hand'));
    expect(page.querySelectorAll('.mj-block-error')).to.have.length(1);
    pre.firstElementChild!.textContent = 'seat: south\n(RRR)';
    await nextFrame();
    expect(page.querySelectorAll('.mj-block-error')).to.have.length(0);
    expect(upgrade.elements).to.have.length(2);
    upgrade.stop();
    page.append(codeBlock('(RRR)'));
    await aTimeout(50);
    expect(contentOf(page).querySelectorAll('pre')).to.have.length(1);
  });

  it('shows a mistake even if timers are ahead of the clock', async () => {
    const page = await pageOf();
    const now = performance.now.bind(performance);
    performance.now = () => now() / 2;
    const upgrade = upgradeBlocks(page, { observe: true });
    try {
      page.append(codeBlock('seat: south'));
      await until(() => page.querySelector('.mj-block-error')?.textContent!.includes('There is no hand'));
    } finally {
      upgrade.stop();
      performance.now = now;
    }
  });

  it('finds blocks in a shadow root and in a fragment', () => {
    const host = document.createElement('div').attachShadow({ mode: 'open' });
    const fragment = document.createDocumentFragment();
    for (const root of [host, fragment]) {
      root.append(codeBlock('(RRR)'));
      expect(upgradeBlocks(root).elements).to.have.length(1);
    }
  });

  it('upgrades a block that is passed in', async () => {
    const page = await pageOf();
    const pre = codeBlock('(RRR)');
    page.append(pre);
    upgradeBlocks(pre);
    expect(htmlOf(page)).to.equal('<mj-hand>(RRR)</mj-hand>');
  });

  it('looks past elements that hide properties of the document or of a form', async () => {
    const names = ['querySelectorAll', 'closest', 'matches', 'parentNode', 'lastChild', 'getAttribute', 'localName'];
    const page = await pageOf(
      names
        .map((name) => `<form class="highlight"><input name="${name}"><pre class="mahjong">(RRR)</pre></form>`)
        .join('') + '<img name="querySelectorAll">',
    );
    expect(upgradeBlocks(page).elements).to.have.length(names.length);
    expect(() => upgradeBlocks()).not.to.throw();
  });

  it('takes steps in proportion to the page', async () => {
    /** How many elements are compared with a selector. */
    const stepsFor = async (markup: string): Promise<number> => {
      const page = await pageOf(markup);
      let steps = 0;
      const { matches, closest } = Element.prototype;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string): boolean {
          steps++;
          return matches.call(this, selector);
        },
        closest(this: Element, selector: string): Element | null {
          const compare = (at: Element | null): Element | null => {
            steps++;
            return !at || matches.call(at, selector) ? at : compare(at.parentElement);
          };
          return compare(this);
        },
      });
      try {
        upgradeBlocks(page);
      } finally {
        Object.assign(Element.prototype, { matches, closest });
        page.remove();
      }
      return steps;
    };
    const wide = (count: number): string =>
      `<div class="highlight">${'<pre class="mahjong">x: y</pre>'.repeat(count)}</div>`;
    const deep = (count: number): string => `<pre class="mahjong">${'<span>'.repeat(count)}(RRR)</pre>`;
    for (const make of [wide, deep]) {
      const few = await stepsFor(make(200));
      expect(few).to.be.greaterThan(200);
      expect(await stepsFor(make(2000))).to.be.lessThan(12 * few);
    }
  });
});
