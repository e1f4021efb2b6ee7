/** Writes blocks as HTML. Every text of a block is escaped, for HTML and for templates of Vue and Svelte. */
import { guarded } from '../core/guarded.js';
import { asText } from '../core/errors.js';
import { BlockError, blockErrorText, languageOfErrors } from './error.js';
import { readBlock, readInline, type Block, type BlockElement } from './read.js';

/** Options of everything that turns code into elements. */
export interface BlockOptions {
  /** The language of the sentence below a block with a mistake, as a BCP 47 tag: English or Chinese. */
  lang?: string;
  /** Returns the address of a picture to show instead of the elements; undefined for blocks without one. */
  picture?: (block: Block) => string | undefined;
  /** Called if a block has a mistake. */
  onError?: (error: BlockError) => void;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Templates of Vue and Svelte would evaluate what is between braces.
  '{': '&#123;',
  '}': '&#125;',
};

const escape = (text: string): string => text.replace(/[&<>"{}]/g, (sign) => ENTITIES[sign]!);

/** Elements that HTML writes without a closing tag. */
const VOID = ['br', 'img'];

export function elementToHtml({ tag, attributes, content }: BlockElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  const inside = content.map((one) => (typeof one === 'string' ? escape(one) : elementToHtml(one))).join('');
  return `<${tag}${written.join('')}>${VOID.includes(tag) ? '' : `${inside}</${tag}>`}`;
}

export function elementFor(block: Block, { picture }: BlockOptions): BlockElement {
  const address = picture?.(block);
  if (address === undefined) return block.element;
  return { tag: 'img', attributes: { class: 'mj-block', src: address, alt: block.text }, content: [] };
}

export const sentenceFor = (error: BlockError, lang = 'en'): BlockElement => ({
  tag: 'p',
  attributes: { class: 'mj-block-error', lang: languageOfErrors(lang) },
  content: [blockErrorText(error, lang)],
});

/** The elements of a code block; with a mistake, the block as written and a sentence. */
export function elementsOf(source: string, options: BlockOptions): BlockElement[] {
  try {
    return [elementFor(readBlock(source), options)];
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    options.onError?.(error);
    const code: BlockElement = { tag: 'code', attributes: { class: 'language-mahjong' }, content: [asText(source)] };
    return [{ tag: 'pre', attributes: {}, content: [code] }, sentenceFor(error, options.lang)];
  }
}

/**
 * Returns the HTML for a code block. A block with a mistake stays as it was written, followed by a sentence that names
 * the line.
 *
 * @param source the text of the block
 */
export const blockToHtml = /* @__PURE__ */ guarded(
  'blockToHtml',
  'the text of a block',
  (source: string, options: BlockOptions = {}): string => elementsOf(source, options).map(elementToHtml).join('\n'),
);

/**
 * Returns the HTML for code in a sentence, such as `mj (RRR) 123b`.
 *
 * @returns undefined if the code is not a hand
 */
export const inlineToHtml = /* @__PURE__ */ guarded(
  'inlineToHtml',
  'the text of a code span',
  (code: string, options: BlockOptions = {}): string | undefined => {
    const block = readInline(code);
    return block && elementToHtml(elementFor(block, options));
  },
);
