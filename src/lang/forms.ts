/**
 * Formats numbers, nouns and lists in a language that writes numbers with the digits 0 to 9, and nouns in one form after 1 and in another
 * after all other numbers. A phone takes longer to create a formatter than to draw a hand, so they are created when something needs them.
 *
 * @param listed the language that lists are written as in
 * @param changed what the language changes in a list
 */
export function formsOf(language: string, listed = language, changed: (list: string) => string = String) {
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
      items.length < 2 ? items.join('') : changed((lists ??= new Intl.ListFormat(listed)).format(items)),
    /** A number and its noun: 1 point, 4 points. */
    count: (value: number, one: string, other = `${one}s`): string => `${number(value)} ${value === 1 ? one : other}`,
  };
}

/** The same in a language with other plurals: 0 point, 1,5 point. */
export function pluralFormsOf(language: string) {
  const { number, list } = formsOf(language);
  let rules: Intl.PluralRules;
  const plural = (value: number): string => (rules ??= new Intl.PluralRules(language)).select(value);
  return {
    number,
    list,
    plural,
    count: (value: number, one: string, other = `${one}s`): string =>
      `${number(value)} ${plural(value) === 'one' ? one : other}`,
  };
}
