/** Numbers with their thousands separated, as people write them. */

/** The number that a text has if it writes thousands as `1.000`, `1 000`, `1'000` or `1k`; undefined for any other text. */
export const asThousands = (text: string): string | undefined =>
  /^\d{1,3}(?:([.'’\s])\d{3}(?:\1\d{3})*|k)$/i.test(text) ? text.replace(/k/i, '000').replace(/\D/g, '') : undefined;

/** A text whose numbers have no commas between thousands. */
export const withoutCommas = (text: string): string =>
  text.replace(/\d[\d,]*/g, (number) =>
    /^\d{1,3}(?:,\d{3})+,?$/.test(number) ? number.replace(/,(?=\d)/g, '') : number,
  );
