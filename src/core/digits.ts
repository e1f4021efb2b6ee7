/** The digits of all scripts. */
import { plainText } from './input.js';

/** The value of a digit; the ten of a script follow one another. −1 for any other character. */
const digitOf = (code: number): number => (/\p{Nd}/u.test(String.fromCharCode(code)) ? digitOf(code - 1) + 1 : -1);

/** The plain form of a text and its digits, one for one; digits outside the first plane stay. */
export const plainNumbers = (text: string): string =>
  plainText(text).replace(/(?!\d)\p{Nd}/gu, (digit) => (digit[1] ? digit : `${digitOf(digit.charCodeAt(0))}`));
