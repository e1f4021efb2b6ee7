/** Japanese. */

export const marks = ['、', '、', '、', '：', '。', ''];

/** 東・南. */
export const joined = (items: readonly string[]): string => items.join('・');
/** Parts of a sentence after one another. */
export const clauses = (items: readonly string[]): string => items.join('、');
