/** Numbers as people write them. */
import { plainText } from './input.js';

/** The value of a digit; the ten of a script follow one another. −1 for any other character. */
const digitOf = (code: number): number => (/\p{Nd}/u.test(String.fromCharCode(code)) ? digitOf(code - 1) + 1 : -1);

/** The plain form of a text and its digits, one for one; digits outside the first plane stay. */
export const plainNumbers = (text: string): string =>
  plainText(text).replace(/(?!\d)\p{Nd}/gu, (digit) => (digit[1] ? digit : `${digitOf(digit.charCodeAt(0))}`));

/** The number that a text has if it writes thousands as `1.000`, `1 000`, `1'000` or `1k`; undefined for any other text. */
export const asThousands = (text: string): string | undefined =>
  /^\d{1,3}(?:([.'’\s])\d{3}(?:\1\d{3})*|k)$/i.test(text) ? text.replace(/k/i, '000').replace(/\D/g, '') : undefined;

/** A text whose numbers have no commas between thousands. */
export const withoutCommas = (text: string): string =>
  text.replace(/\d[\d,]*/g, (number) =>
    /^\d{1,3}(?:,\d{3})+,?$/.test(number) ? number.replace(/,(?=\d)/g, '') : number,
  );

/** A figure without the word that may follow it: `48 points` is 48. */
export const withoutPoints = (figure: string): string => figure.replace(/\s?points?$/i, '');

/** Reads a number, whose thousands may be separated by commas and which may have decimals. NaN for any other text, such as `1.000`. */
export function numberIn(text: string): number {
  const written = plainNumbers(text).trim();
  // Three digits after a point may be thousands.
  const isNumber = /^(?:\d{1,13}|\d{1,3}(?:,\d{3})+)(?:\.(?!\d{3}$)\d{1,6})?$/.test(written);
  return isNumber ? Number(written.replaceAll(',', '')) : NaN;
}
