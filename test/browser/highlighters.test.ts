import { expect, html } from '@open-wc/testing';
import { fixture, settled } from './helpers.js';
import { upgradeBlocks } from '../../src/blocks.js';

/**
 * What each program makes of a hand, a game and a hand in a sentence, written as code: the comment at the top of a page names its version
 * and settings.
 */
const WRITERS = [
  'antora',
  'asciidoctor',
  'asciidoctor-coderay',
  'asciidoctor-font-icons',
  'asciidoctor-pygments',
  'asciidoctor-rouge',
  'discourse',
  'djot',
  'easymde',
  'expressive-code',
  'gatsby',
  'hexo',
  'markdoc',
  'markdown-it-highlightjs',
  'markdown-it-prism',
  'marked-highlight',
  'marp',
  'milkdown',
  'mystmd',
  'org',
  'pandoc',
  'quarto',
  'rehype-highlight',
  'rehype-pretty-code',
  'rehype-pretty-code-numbers',
  'rehype-prism-plus',
  'rehype-prism-plus-numbers',
  'remark-slides',
  'shiki',
  'shiki-alias',
  'shiki-markdown-it',
  'showdown',
  'snarkdown',
  'streamdown',
  'streamdown-live',
  'toastui',
  'toastui-viewer',
  'typst',
  'vditor',
  'vitepress',
];

const textIn = (element: Element): string => element.textContent!.trim().replaceAll(/[^\S\n]*\n\s*/g, '\n');

describe('blocks as writers and highlighters leave them', () => {
  for (const writer of WRITERS)
    it(`are found and read in those of ${writer}`, async () => {
      const response = await fetch(new URL(`../fixtures/highlighters/${writer}.html`, import.meta.url));
      expect(response.ok, writer).to.equal(true);
      const page = await fixture<HTMLElement>(html`<main></main>`);
      page.innerHTML = await response.text();
      const { errors } = upgradeBlocks(page);
      await settled(page);
      expect(errors.map(({ message }) => message)).to.deep.equal([]);
      const found = [...page.querySelectorAll('mj-hand, mj-game')].map((one) => [
        one.outerHTML.split('>', 1)[0],
        textIn(one),
      ]);
      expect(found).to.deep.equal([
        ['<mj-hand seat="south"', '(RRR) 123b 456b 99d 78d +9d'],
        ['<mj-game players="Ann, Ben, Cho, Dan"', 'Ben 48 from Cho; Ann 8\nwashout'],
        ['<mj-hand partial=""', '(RRR) 123b'],
      ]);
      // Nothing of a block is left to see, and an element is not in what scales, colors or frames code.
      for (const element of page.querySelectorAll('mj-hand[seat], mj-game'))
        expect(element.matches(':is(pre, marp-pre, code, .highlight, [data-language]) *'), writer).to.equal(false);
      expect(page.innerText).not.to.contain('seat: south').and.not.to.contain('players:');
    });
});
