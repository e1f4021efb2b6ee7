/** The kinds of U+1F000 onward, encoded as character codes from “0”; Unicode has flower 4 before flower 3. */
const UNICODE = 'KLMNOPQ9:;<=>?@A012345678BCDEFGHIJRSUTVWXY';

/** The kind of a tile by the second half of its surrogate pair, which may be missing (NaN); NaN for any other character. */
export const kindOfSign = (code: number): number => UNICODE.charCodeAt((code || 0) - 0xdc00) - 48;
