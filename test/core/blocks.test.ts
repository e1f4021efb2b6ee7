/** Code blocks as elements: from the function, from markdown-it and from rehype; test/browser/blocks.test.ts opens pages. */
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import {
  BlockError,
  blockErrorText,
  blockToHtml,
  inlineToHtml,
  LONGEST_BLOCK,
  readBlock,
  readInline,
} from '../../src/blocks.js';
import markdownItMahjong, { type BuildOptions } from '../../src/markdown-it.js';
import rehypeMahjong from '../../src/rehype.js';
import { rounds } from '../rounds.js';
import { HAND, HOSTILE, INLINE, MISTAKES, SAMPLES } from './block-samples.js';
import { thrown } from './helpers.js';
import { anyCharacter, forAllIn } from '../for-all.js';

const silent: BuildOptions = { warn: () => {} };

/** A fence that is longer than any in the text. */
const fenced = (source: string): string => `~~~~~~mahjong\n${source}\n~~~~~~\n`;

const withMarkdownIt = (markdown: string, options = silent, env = {}): string =>
  new MarkdownIt().use(markdownItMahjong, options).render(markdown, env).trimEnd();

const withRehype = (markdown: string | VFile, options = silent): string =>
  String(
    unified().use(remarkParse).use(remarkRehype).use(rehypeMahjong, options).use(rehypeStringify).processSync(markdown),
  );

function errorOf(source: string): BlockError {
  return thrown(() => readBlock(source), BlockError);
}

describe('a code block', () => {
  it.each(Object.entries(SAMPLES))('%s', (_, [source, html]) => {
    expect(blockToHtml(source)).toBe(html);
  });

  it.each(Object.entries(MISTAKES))('with a mistake stays as it is: %s', (_, [source, sentence]) => {
    const html = blockToHtml(source);
    const [before, after] = html.split('</code></pre>\n');
    expect(before).toBe(`<pre><code class="language-mahjong">${source}`);
    expect(after).toBe(`<p class="mj-block-error" lang="en">${sentence}</p>`);
    expect(errorOf(source).message).toBe(sentence);
  });

  it('is the same with other line ends, an indent, and spaces around', () => {
    for (const [source, html] of Object.values(SAMPLES)) {
      expect(blockToHtml(source.replaceAll('\n', '\r\n'))).toBe(html);
      expect(blockToHtml(`\n\n${source}  \n\n`)).toBe(html);
      expect(blockToHtml(source.replace(/^(?=.)/gm, '    '))).toBe(html);
      expect(blockToHtml(source.replaceAll('\n', '\u00a0\n').replaceAll(': ', ':\u00a0'))).toBe(html);
    }
  });

  it('may have a setting without a value, as templates write it', () => {
    expect(blockToHtml(`seat:\nwin: self-draw\npartial:\n${HAND}`)).toBe(`<mj-hand win="self-draw">${HAND}</mj-hand>`);
  });

  it('may set the same value twice', () => {
    expect(blockToHtml(`seat: south\nSeat: south\n${HAND}`)).toBe(`<mj-hand seat="south">${HAND}</mj-hand>`);
  });

  it('is data, too', () => {
    expect(readBlock(SAMPLES['a breakdown']![0])).toEqual({
      show: 'breakdown',
      text: HAND,
      element: {
        tag: 'mj-score-breakdown',
        attributes: { profile: 'british' },
        content: [{ tag: 'mj-hand', attributes: { seat: 'south', win: 'self-draw' }, content: [HAND] }],
      },
    });
  });

  it('has a line, a code and details for a mistake', () => {
    const error = errorOf(MISTAKES['a misspelt setting']![0]);
    expect([error.name, error.code, error.line, error.details]).toEqual([
      'BlockError',
      'unknown-setting',
      1,
      { found: 'seet', near: 'seat' },
    ]);
    expect(errorOf('x'.repeat(LONGEST_BLOCK + 1)).line).toBeUndefined();
  });

  it('has sentences in Chinese for every mistake', () => {
    for (const [source] of Object.values(MISTAKES)) {
      const error = errorOf(source);
      const text = blockErrorText(error, 'zh-Hant-TW');
      expect(text).toMatch(/[\u4e00-\u9fff]/);
      expect(text).not.toMatch(/\{|undefined/);
      if (error.line) expect(text).toContain(`第 ${error.line} 行`);
    }
    expect(blockToHtml('', { lang: 'zh' })).toContain('<p class="mj-block-error" lang="zh-Hant">第 1 行');
  });

  it('of the longest length is read', () => {
    expect(blockToHtml(`show: wall\n${'x'.repeat(LONGEST_BLOCK - 11)}`)).toMatch(/^<mj-wall>x+<\/mj-wall>$/);
  });
});

describe('code in a sentence', () => {
  it.each(Object.entries(INLINE))('%s', (code, html) => {
    expect(inlineToHtml(code)).toBe(html);
  });

  it.each(['mj', 'mj ', 'mjx (RRR)', '(RRR) mj', 'MJ (RRR)', 'mj=(RRR)', `mj ${'R'.repeat(LONGEST_BLOCK)}`])(
    'that is something else stays: %.20s',
    (code) => {
      expect(readInline(code)).toBeUndefined();
      expect(inlineToHtml(code)).toBeUndefined();
    },
  );
});

/** All elements of a fragment. */
function elementsIn(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const waiting: DefaultTreeAdapterTypes.ParentNode[] = [parseFragment(html)];
  while (waiting.length) {
    for (const node of waiting.pop()!.childNodes) {
      if (!('tagName' in node)) {
        expect(node.nodeName).toBe('#text');
        continue;
      }
      found.push(node);
      waiting.push(node);
    }
  }
  return found;
}

/** Fails if a text became markup, or if a template would evaluate it. */
function expectHarmless(html: string): void {
  expect(html).not.toMatch(/[{}]/);
  for (const { tagName, attrs } of elementsIn(html)) {
    expect(tagName).toMatch(/^(mj-[a-z-]+|pre|code|p|br)$/);
    for (const { name } of attrs) expect(name).toMatch(/^(?!on|style|href|src)[a-z]+$/);
  }
}

const line = fc.oneof(
  fc.constantFrom(...Object.values(SAMPLES).flatMap(([source]) => source.split('\n'))),
  fc.constantFrom(...HOSTILE.flatMap((source) => source.split('\n'))),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom('', ' ', '  more', 'show: game', 'show: settlement', 'show: rules', 'show: claims'),
);
const block = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));

describe('a hostile block', () => {
  it.each(HOSTILE)('makes no markup: %s', (source) => {
    for (const html of [blockToHtml(source), inlineToHtml(`mj ${source}`)!, inlineToHtml(`mj= ${source}`)!])
      expectHarmless(html);
    expectHarmless(withMarkdownIt(fenced(source)));
  });

  it('of any text makes no markup, and keeps it', () => {
    forAllIn(rounds(5000))(block, (source) => {
      const html = blockToHtml(source);
      expectHarmless(html);
      let text;
      try {
        ({ text } = readBlock(source));
      } catch (error) {
        expect(error).toBeInstanceOf(BlockError);
        expect((error as BlockError).message.length).toBeLessThan(600);
        expect(html).toContain('<p class="mj-block-error"');
      }
      if (text) expect(html.length).toBeGreaterThan(text.length);
    });
  });
});

/** The HTML as any parser reads it: serializers write some characters in different ways. */
const canonical = (html: string): string =>
  String(unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).processSync(html));

describe('markdown-it and rehype', () => {
  it.each([...Object.entries(SAMPLES), ...Object.entries(MISTAKES)])('write the same bytes: %s', (_, [source]) => {
    const html = blockToHtml(source);
    expect(withMarkdownIt(fenced(source))).toBe(html);
    // The serializer of rehype closes `pre` with the line break that Markdown adds.
    expect(withRehype(fenced(source))).toBe(html);
  });

  it('write the same for any text', () => {
    forAllIn(rounds(2000))(block, (source) => {
      // Markdown itself replaces these.
      const text = source.replace(/[\0\r\t]|~~~+/g, ' ').replace(/[\ud800-\udfff]/g, '');
      const html = canonical(blockToHtml(text));
      expect(canonical(withMarkdownIt(fenced(text)))).toBe(html);
      expect(canonical(withRehype(fenced(text)))).toBe(html);
    });
  });

  it('turn code in sentences into hands, unless `inline` is false', () => {
    for (const [code, html] of Object.entries(INLINE)) {
      const markdown = `South shows \`${code}\` and \`const x\`.`;
      expect(withMarkdownIt(markdown)).toBe(`<p>South shows ${html} and <code>const x</code>.</p>`);
      expect(withRehype(markdown)).toBe(`<p>South shows ${html} and <code>const x</code>.</p>`);
      for (const render of [withMarkdownIt, withRehype])
        expect(render(markdown, { inline: false })).toBe(
          `<p>South shows <code>${code}</code> and <code>const x</code>.</p>`,
        );
    }
  });

  it('leave other code to the highlighter', () => {
    const highlighted: string[] = [];
    const md = new MarkdownIt({ highlight: (code, language) => (highlighted.push(language), code) });
    md.use(markdownItMahjong, silent);
    expect(md.render('```js\nx\n```\n\n```mahjong title\n(RRR)\n```\n')).toBe(
      '<pre><code class="language-js">x\n</code></pre>\n<mj-hand>(RRR)</mj-hand>\n',
    );
    expect(highlighted).toEqual(['js']);
    expect(withRehype('```mahjongs\n(RRR)\n```')).toBe('<pre><code class="language-mahjongs">(RRR)\n</code></pre>');
  });

  it('find blocks in lists and quotes', () => {
    const markdown = '1. A hand:\n\n   ```mahjong\n   seat: south\n   (RRR)\n   ```\n\n> ```mahjong\n> (GGG)\n> ```\n';
    for (const html of [withMarkdownIt(markdown), withRehype(markdown)]) {
      expect(html).toContain('<mj-hand seat="south">(RRR)</mj-hand>');
      expect(html).toContain('<mj-hand>(GGG)</mj-hand>');
    }
  });

  it('warn with the file and the line', () => {
    const markdown = `# Title\n\n\`\`\`mahjong\nseat: south\nwon: self-draw\n${HAND}\n\`\`\`\n`;
    const expected = 'posts/hands.md:5: “won” is not a setting: did you mean “win”?';
    for (const env of [
      { path: 'posts/hands.md' },
      { relativePath: 'posts/hands.md' },
      { page: { inputPath: 'posts/hands.md' } },
    ]) {
      const warnings: string[] = [];
      const html = withMarkdownIt(markdown, { warn: (text) => warnings.push(text) }, env);
      expect(warnings).toEqual([expected]);
      expect(html).toContain('Line 2: “won” is not a setting');
    }
    const warnings: string[] = [];
    const file = new VFile({ path: 'posts/hands.md', value: markdown });
    withRehype(file, { warn: (text) => warnings.push(text) });
    expect(warnings).toEqual([expected]);
    expect(file.messages.map(({ reason, line: at, source }) => [reason, at, source])).toEqual([
      [expected, 3, 'mahjong-elements'],
    ]);
  });

  it('fail on a mistake if they are strict', () => {
    const markdown = fenced(`seet: south\n${HAND}`);
    for (const render of [withMarkdownIt, withRehype]) {
      expect(() => render(markdown, { strict: true })).toThrow(/2: “seet” is not a setting/);
      expect(() => render(fenced(HAND), { strict: true })).not.toThrow();
    }
  });

  it('draw hands and breakdowns as pictures for feeds, and leave the rest as elements', () => {
    const markdown = `${fenced(`seat: south\n${HAND}`)}\n${fenced(SAMPLES['a breakdown']![0])}\n${fenced(SAMPLES['a game']![0])}\nIn a sentence, \`mj (RRR)\`.`;
    for (const render of [withMarkdownIt, withRehype]) {
      const stored: string[] = [];
      const html = render(markdown, {
        output: 'svg',
        store: (svg, { show }) => `/pictures/${stored.push(svg)}-${show}.svg?<&"`,
      });
      const images = elementsIn(html).filter(({ tagName }) => tagName === 'img');
      expect(images.map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])))).toEqual([
        { class: 'mj-block', src: '/pictures/1-hand.svg?<&"', alt: HAND },
        { class: 'mj-block', src: '/pictures/2-breakdown.svg?<&"', alt: HAND },
        { class: 'mj-block', src: '/pictures/3-hand.svg?<&"', alt: '(RRR)' },
      ]);
      expect(stored.every((svg) => svg.startsWith('<svg '))).toBe(true);
      expect(stored[1]).toContain('184');
      expect(html).toContain('<mj-game players="Ann, Ben, Cho, Dan"');
    }
    const inPage = withMarkdownIt(fenced(HAND), { output: 'svg' });
    const [, address] = /^<img class="mj-block" src="(data:image\/svg\+xml,[^"\s]*)" alt="[^"]*">$/.exec(inPage)!;
    expect(decodeURIComponent(address!)).toContain(`<svg xmlns="http://www.w3.org/2000/svg"`);
    expect(withRehype(fenced(HAND), { output: 'svg' })).toBe(inPage);
  });

  it('are the same for words with capitals', () => {
    const drawn = (source: string): string => withMarkdownIt(fenced(source), { output: 'svg' });
    expect(drawn(`show: Breakdown\nprofile: British\nseat: South\n${HAND}`)).toBe(
      drawn(`show: breakdown\nprofile: british\nseat: south\n${HAND}`),
    );
  });

  it('write elements where nothing can be drawn', () => {
    for (const source of [
      'not a hand',
      'show: breakdown\n(RRR)',
      'show: breakdown\nprofile: nobody\n(RRR) 123b 456b 99d 78d +9d',
      'show: breakdown\ncompare: british\n(RRR) 123b 456b 99d 78d +9d',
    ])
      expect(withMarkdownIt(fenced(source), { output: 'svg' })).toBe(blockToHtml(source));
  });
});
