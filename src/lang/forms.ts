/**
 * Formats numbers, nouns and lists in a language that writes numbers with the digits 0 to 9 and has at most two forms of a
 * noun. A phone takes longer to create a formatter than to draw a hand, so they are created when something needs them.
 */
export function formsOf(language: string) {
  let numbers: Intl.NumberFormat;
  const known: string[] = [];
  let lists: Intl.ListFormat;
  const format = (value: number): string => (numbers ??= new Intl.NumberFormat(language)).format(value);
  const number = (value: number): string => {
    if (!Number.isInteger(value) || value < 0 || value >= 5000) return format(value);
    // A score sheet shows the same few thousand numbers again and again. Most have nothing to separate.
    return value < 1000 ? String(value) : (known[value] ??= format(value));
  };
  return {
    number,
    // Most lists in the name of a hand have a single item, which is the same in every language.
    list: (items: readonly string[]): string =>
      items.length > 1 ? (lists ??= new Intl.ListFormat(language)).format(items) : items.join(''),
    /** A number and its noun: 1 point, 4 points. */
    count: (value: number, one: string, other = `${one}s`): string => `${number(value)} ${value === 1 ? one : other}`,
  };
}

/** A fraction of the limit as a figure: ½; empty for the full limit. */
export const fraction = (limit: number): string =>
  limit === 1 ? '' : limit === 0.5 ? '½ ' : `${Math.round(limit * 1000) / 1000} `;
