/** What people write in place of plain characters, and words that a table may list. */
import { asText } from './hand-errors.js';

/** What a table lists for a word from a page or a text; undefined for words such as `constructor`, which every object inherits. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** What people write for “false”. */
export const NO = /^(?:false|no|off|0)$/i;

/** A text without characters that nobody sees, and that come along with copied text. Joiners, which decide how letters look, stay. */
export const unmarked = (text: string): string => text.replace(/[^\P{Cf}\u200c\u200d]/gu, '');

/** The same without joiners, as notation and names are compared. */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** The same, with accents composed with their letters, as most keyboards write names. */
export const composed = (text: string): string => visible(text).normalize();

/** Replaces full-width forms, ideographic spaces and commas, and hyphens that do not break with plain characters, one for one. */
export const plainText = (text: string): string =>
  text.replace(/[\u2010\u2011\u3000\u3001\uff01-\uff5e]/g, (found) => {
    const code = found.charCodeAt(0);
    return code > 0xff00 ? String.fromCharCode(code - 0xfee0) : code < 0x3000 ? '-' : code > 0x3000 ? ',' : ' ';
  });

/** A word as it is compared: capitals, full-width characters and spaces around it make no difference. */
export const plainWord = (word: unknown): string =>
  plainText(asText(word ?? ''))
    .trim()
    .toLowerCase();

/** A word without what makes no difference: `self draw`, `self-draw` and, from a word processor, `self–draw` are all `selfdraw`. */
export const letters = (word: unknown): string => plainWord(word).replace(/[-–—\s]/g, '');

/** The one of some words that is meant, in any spelling; any other as written, for the message of the code that rejects it. */
export function knownWord<Word extends string>(written: unknown, words: readonly Word[]): Word {
  const text = asText(written ?? '').trim() as Word;
  // Most attributes are not set, and others are written as they are listed.
  if (!text || words.includes(text)) return text;
  const plain = letters(text);
  return words.find((word) => letters(word) === plain) ?? text;
}

/** The words that a text lists, as written; a page may set any value. No list needs more than 500 characters. */
export const wordsIn = (text: unknown): string[] =>
  asText(text ?? '')
    .slice(0, 500)
    .split(/[\s,;，、；]+/)
    .filter(Boolean);

/** Everything in quotation marks, closed or not. */
export const QUOTATIONS = /["＂][^"＂]*["＂]?|“[^”]*”?|„[^“”]*[“”]?|「[^」]*」?|«[^»]*»?/g;

/** A text in which everything in quotation marks, closed or not, has become straight ones, of the same length. */
export const maskQuotes = (text: string): string => text.replace(QUOTATIONS, ({ length }) => '"'.repeat(length));
