/** The marks between texts that elements put together: each language writes its own. */

const isWide = (language: string): boolean => /^(?:ja|zh)/.test(language);

/** East, winner; 東、和牌. */
export const commas = (parts: readonly string[], language: string): string =>
  parts.filter(Boolean).join(isWide(language) ? '、' : ', ');

/** Points, then doubles: 先數點，再算番. */
export const clauses = (parts: readonly string[], language: string): string =>
  parts.join(language.startsWith('zh') ? '，' : language.startsWith('ja') ? '、' : ', ');

/** What has commas within. French has a space before a semicolon. */
export const semicolons = (parts: readonly string[], language: string): string =>
  parts.join(
    language.startsWith('zh') ? '；' : language.startsWith('ja') ? '、' : language.startsWith('fr') ? '\u202f; ' : '; ',
  );

/** Wall: seats; 牌牆：入座. French has a space before a colon. */
export const labelled = (label: string, text: string, language: string): string =>
  label + (isWide(language) ? '：' : language.startsWith('fr') ? '\u00a0: ' : ': ') + text;

/** A sentence from words without a full stop. */
export const ended = (words: string, language: string): string => words + (isWide(language) ? '。' : '.');

/** A sentence of words without a capital and a full stop. */
export const sentence = (words: string, language: string): string =>
  ended(isWide(language) ? words : words.charAt(0).toUpperCase() + words.slice(1), language);

/** Sentences after one another. */
export const sentences = (all: readonly string[], language: string): string =>
  all.filter(Boolean).join(isWide(language) ? '' : ' ');
