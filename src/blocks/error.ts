/** Mistakes in a code block: a code and details, from which the sentence below the block is made. */
import { guarded } from '../core/guarded.js';
import { sentence as fill, type Details } from '../core/errors.js';

export type BlockErrorCode =
  | 'too-long'
  | 'unknown-setting'
  | 'late-setting'
  | 'wrong-place'
  | 'unknown-show'
  | 'yes-or-no'
  | 'repeated'
  | 'empty-hand'
  | 'not-a-hand'
  | 'no-winner';

/** Sentences by key; `{name}` is a placeholder for a detail. */
type Sentences = Readonly<Record<BlockErrorCode | 'unknown-setting-near' | 'unknown-show-near' | 'line', string>>;

const english: Sentences = {
  line: 'Line {line}: {sentence}',
  'too-long': 'The block has {found} characters, but the limit is {most}.',
  'unknown-setting': '“{found}” is not a setting.',
  'unknown-setting-near': '“{found}” is not a setting: did you mean “{near}”?',
  'late-setting': '“{found}” comes too late: settings go at the top, before any empty line.',
  'wrong-place': '“{found}” is not a setting of “show: {show}”: it belongs to {expected}.',
  'unknown-show': '“{found}” cannot be shown: use {expected}.',
  'unknown-show-near': '“{found}” cannot be shown: did you mean “{near}”?',
  'yes-or-no': '“{found}” is neither yes nor no.',
  repeated: '“{found}” was already set in line {first}, to another value.',
  'empty-hand': 'There is no hand: expected one such as (RRR) 123b 456b 99d 78d +9d.',
  'not-a-hand': '“{found}” is a number: expected a hand such as 55b 234c RRR.',
  'no-winner': '“{found}” is about the winning hand: set “winner”, too.',
};

const chinese: Sentences = {
  line: '第 {line} 行：{sentence}',
  'too-long': '區塊有 {found} 個字元，上限為 {most}。',
  'unknown-setting': '「{found}」不是設定。',
  'unknown-setting-near': '「{found}」不是設定：是不是「{near}」？',
  'late-setting': '「{found}」太晚：設定要寫在最上面，空行之前。',
  'wrong-place': '「{found}」不是「show: {show}」的設定：它屬於 {expected}。',
  'unknown-show': '「{found}」無法顯示：請用 {expected}。',
  'unknown-show-near': '「{found}」無法顯示：是不是「{near}」？',
  'yes-or-no': '「{found}」不是 yes，也不是 no。',
  repeated: '「{found}」在第 {first} 行已設為另一個值。',
  'empty-hand': '沒有牌：請寫牌，例如 (RRR) 123b 456b 99d 78d +9d。',
  'not-a-hand': '「{found}」是數字：請寫牌，例如 55b 234c RRR。',
  'no-winner': '「{found}」說的是和牌：請一併設定「winner」。',
};

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
