/** What the plugins for Markdown share: options, pictures and warnings. */
import { BlockError, blockErrorText } from './error.js';
import { elementFor, elementsOf, type BlockOptions } from './html.js';
import { blockToSvg, type BlockPictureOptions } from './picture.js';
import { readInline, type Block, type BlockElement } from './read.js';

/** Options of the plugins for markdown-it and rehype. */
export interface BuildOptions extends BlockPictureOptions {
  /**
   * `tags` (default) writes elements. `svg` draws hands and breakdowns as pictures, with the notation as the alternative
   * text, for places where no script runs; everything else becomes elements.
   */
  output?: 'tags' | 'svg';
  /** Stores a picture and returns its address. By default, pictures are part of the page, as `data:` addresses. */
  store?: (svg: string, block: Block) => string;
  /** Whether code in sentences, such as `mj (RRR) 123b`, becomes a hand. True unless set. */
  inline?: boolean;
  /** Throws on the first block with a mistake, instead of warning. */
  strict?: boolean;
  /** Prints a warning; `console.warn` unless set. */
  warn?: (message: string) => void;
}

export interface Place {
  file?: string;
  /** The line before the first one of the block, from 1. */
  line?: number;
}

/** The elements of a block at a place. @throws if it has a mistake and the options are strict */
export function buildBlock(source: string, place: Place, options: BuildOptions): BlockElement[] {
  const { strict, warn = console.warn } = options;
  return elementsOf(source, {
    ...drawnWith(options),
    onError: (error) => {
      const message = warningFor(error, place);
      if (strict) throw new Error(message, { cause: error });
      warn(message);
    },
  });
}

/** The element of code in a sentence; undefined if it is other code. */
export function buildInline(code: string, options: BuildOptions): BlockElement | undefined {
  const block = options.inline === false ? undefined : readInline(code);
  return block && elementFor(block, drawnWith(options));
}

function drawnWith({ output, store = dataAddress, lang, theme }: BuildOptions): BlockOptions {
  if (output !== 'svg') return { lang };
  return {
    lang,
    picture: (block) => {
      const svg = blockToSvg(block, { lang, theme });
      return svg === undefined ? undefined : store(svg, block);
    },
  };
}

/** A picture as an address, without encoding what may stay readable. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)
    .replace(/%(?:2C|2F|3A|3B|3D)/g, (code) => decodeURIComponent(code))
    .replaceAll("'", '%27')}`;

/** What a warning says: `posts/hands.md:14: “seet” is not a setting: did you mean “seat”?` */
export function warningFor(error: BlockError, { file, line }: Place): string {
  const { code, details } = error;
  const at = line === undefined ? undefined : line + (error.line ?? 0);
  const sentence = at === undefined ? error.message : blockErrorText(new BlockError(code, undefined, details));
  return `${[file, at].filter((part) => part !== undefined).join(':') || 'mahjong'}: ${sentence}`;
}
