/** Mistakes in a code block: a code and details, from which the sentence below the block is made. */
import { guarded } from '../core/guarded.js';
import { sentence as fill, type Details } from '../core/errors.js';
import { blocks as english, chinese } from '../core/sentences/blocks.js';

export type BlockErrorCode = Exclude<keyof typeof english, 'line' | `${string}-near`>;

/** A mistake in a code block. */
export class BlockError extends Error {
  override get name(): string {
    return 'BlockError';
  }

  constructor(
    readonly code: BlockErrorCode,
    /** The line of the block, from 1; undefined if the mistake concerns the whole block. */
    readonly line: number | undefined,
    /** What fills in the sentence: `found`, `near`, `expected` … */
    readonly details: Details,
  ) {
    super(blockErrorText({ code, line, details }));
  }
}

/**
 * Returns the sentence for a mistake, with its line.
 *
 * @param lang a BCP 47 tag; English for languages other than Chinese
 */
export const blockErrorText = /* @__PURE__ */ guarded(
  'blockErrorText',
  'a BlockError',
  ({ code, line, details }: Pick<BlockError, 'code' | 'line' | 'details'>, lang = 'en'): string => {
    const texts = isChinese(lang) ? chinese : english;
    const key =
      details['near'] !== undefined && `${code}-near` in texts ? (`${code}-near` as 'unknown-show-near') : code;
    const sentence = fill(texts[key], details);
    return line === undefined ? sentence : fill(texts.line, { line, sentence });
  },
);

const isChinese = (lang: string): boolean => /^zh\b/i.test(lang);

/** The language of the sentence that a page in some language gets. */
export const languageOfErrors = (lang: string): string => (isChinese(lang) ? 'zh-Hant' : 'en');
