/** Widths of text without a font: upper bounds, those of DejaVu Sans, the widest of the usual sans-serif fonts, rounded up. */

/** Characters by width, in hundredths of the font size. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [30, "ijl'I"],
  [34, ' \u00a0\u202f.,‘’J|'],
  [36, 'f:;·'],
  [42, 'rt()[]-!/\\'],
  [56, 'csz?"“”_–*'],
  [62, 'kvxyFLae'],
  [65, 'bdghnopqu0123456789ET$«»SYP'],
  [74, 'ABCXRKVUZ'],
  [85, 'DGHNOQ<>=+~^&#w×→−'],
  [100, 'mM%W@—½¼¾…'],
];

const widths = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)));

/** Scripts whose characters are squares, and symbols as wide as those. */
const SQUARE = /[\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffe6]/;

/** Latin letters with accents, except ligatures; others may be wider than an emoji. */
const LETTER = /[\u00c0-\u0151\u0154-\u01c3]/;

const MARK = /\p{Mn}/u;

/** The width of a character, in hundredths of the font size. Bold letters gain more than they are wider. */
function widthOfOne(character: string, isBold: boolean): number {
  const width =
    widths.get(character) ??
    (SQUARE.test(character) ? 100 : LETTER.test(character) ? 100 : MARK.test(character) ? 0 : 160);
  return isBold && width <= 100 && !SQUARE.test(character) ? width * 1.08 + 6 : width;
}

/** The most that a text can be wide, in pixels. */
export function widthOf(text: string, size: number, isBold = false): number {
  let sum = 0;
  for (const character of text) sum += widthOfOne(character, isBold);
  return (sum * size) / 100;
}

/** The most that the widest of some texts can take, in whole pixels, so that rounding never breaks a line that fits exactly. */
export const widest = (texts: readonly string[], size: number, isBold = false): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => widthOf(text, size, isBold))));

/** Parts of a text between which a line may break: words, with their no-break spaces, and single Chinese characters with the punctuation around them. */
const PARTS =
  /[（「『“‘(]*[\u2e80-\u9fff\uf900-\ufaff\uff10-\uffef][，。、；：！？）」』”’)ー]*|[^ \u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+[，。、；：！？）」』]*| |./gu;

/** Breaks a text into lines no wider than `most` pixels; a word that is wider is broken too. At least one line. */
export function wrap(text: string, most: number, size: number, isBold = false): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const room = (most * 100) / size;
  const end = (): void => {
    if (line.trim()) lines.push(line.trim());
    line = '';
    width = 0;
  };
  for (const part of text
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim()
    .match(PARTS) ?? []) {
    const isBlank = part === ' ';
    if (!isBlank && width + widthOf(part, 100, isBold) > room) end();
    if (isBlank && !line) continue;
    for (const character of part) {
      const more = widthOfOne(character, isBold);
      if (!isBlank && line && width + more > room) end();
      line += character;
      width += more;
    }
  }
  end();
  return lines.length ? lines : [''];
}
