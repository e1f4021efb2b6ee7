/** Names in sentences. */

/** A name or an entry that is written from right to left, isolated so that what is beside it stays in its place; any other text as it is. */
export const isolated = (text: string): string =>
  /^[^\u2068]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
