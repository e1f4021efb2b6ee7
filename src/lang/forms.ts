/** Formats numbers, plurals and lists. Formatters are created on first use, because not every page shows a number. */
export function formsOf(language: string) {
  let numbers: Intl.NumberFormat;
  const small: string[] = [];
  let plurals: Intl.PluralRules;
  let lists: Intl.ListFormat;
  const format = (value: number): string => (numbers ??= new Intl.NumberFormat(language)).format(value);
  // A score sheet shows the same few thousand numbers again and again.
  const number = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 5000 ? (small[value] ??= format(value)) : format(value);
  return {
    number,
    // Most lists in the name of a hand have a single item, which is the same in every language.
    list: (items: readonly string[]): string =>
      items.length > 1 ? (lists ??= new Intl.ListFormat(language)).format(items) : items.join(''),
    /** A number and its noun: 1 point, 4 points. */
    count: (value: number, one: string, other = `${one}s`): string =>
      `${number(value)} ${(plurals ??= new Intl.PluralRules(language)).select(value) === 'one' ? one : other}`,
  };
}

/** A fraction of the limit as a figure: ½; empty for the full limit. */
export const fraction = (limit: number): string =>
  limit === 1 ? '' : limit === 0.5 ? '½ ' : `${Math.round(limit * 1000) / 1000} `;
