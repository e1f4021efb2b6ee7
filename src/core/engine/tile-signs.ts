/** The kinds of U+1F000 onward, encoded as character codes from “0”; Unicode has flower 4 before flower 3. */
export const UNICODE: readonly number[] = [...'KLMNOPQ9:;<=>?@A012345678BCDEFGHIJRSUTVWXY'].map(
  (character) => character.charCodeAt(0) - 48,
);
