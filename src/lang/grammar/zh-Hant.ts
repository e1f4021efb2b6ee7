/** Chinese, in all scripts. */

export const marks = ['、', '，', '；', '：', '。', ''];

/** 不用「和」的列舉。 */
export const clauses = (items: readonly string[]): string => items.join('，');
export const joined = (items: readonly string[]): string => items.join('、');
