/** A picture around what is drawn: its options, its size, and its title. */
import type { AllPictureTexts } from '../../lang/types.js';
import type { Drawing } from './hand.js';
import { Definitions, digits, escapeXml, fail, hash, paintIn, PREFIX } from './paint.js';
import type { PictureColor, PictureTheme, Studio } from './paint.js';

export type FrameTexts = Pick<AllPictureTexts, 'language' | 'number' | 'picture'>;

/** Options of all pictures. Lengths are in pixels. */
export interface PictureOptions {
  /** A BCP 47 tag; English unless that language’s module was imported. */
  lang?: string;
  /** `light` unless set; `auto` follows the setting of the reader. */
  theme?: PictureTheme;
  /** Colors to use instead of those of the theme, in CSS notation: `{ red: '#900', text: 'currentColor' }`. */
  colors?: Partial<Record<PictureColor, string>>;
  /** Width of an upright tile where there is room, 8 to 400. 36 unless set. */
  tileWidth?: number;
  /** Size of the text, 6 to 100. */
  fontSize?: number;
  /**
   * The families of fonts for all text, as in CSS, instead of those of the language: `'Noto Sans CJK TC'`. For programs that
   * ask for the first family only, or come with fonts of their own.
   */
  fontFamily?: string;
  /** Space around the content, 0 to 400. */
  padding?: number;
  /** Fills the picture with the color `background`. By default, not behind hands. */
  background?: boolean;
  /**
   * A prefix for all ids in the picture. By default it is derived from the content, so that different pictures on a page
   * never share an id. Needed only if the same picture is on a page twice.
   */
  id?: string;
  /** The title; by default it describes the picture. */
  title?: string;
  /** The description for screen readers; by default the hand in words. */
  description?: string;
}

/** Options of pictures with a width of their own. */
export interface SheetPictureOptions extends PictureOptions {
  /** Width of the picture, 120 to 10,000. 640 unless set. */
  width?: number;
}

export function requireOptions(options: unknown): void {
  if (typeof options !== 'object' || !options) fail('options', options, 'an object');
}

/** The options of a picture, checked. */
export interface Setting extends Studio {
  texts: FrameTexts;
  id?: string;
  families: string;
  padding: number;
  tileWidth: number;
  fontSize: number;
}

/** Reads the options that all pictures have, with texts that `textsFor` finds. @throws {TypeError} that names an invalid option */
export function settingOf<Texts extends FrameTexts>(
  options: PictureOptions,
  textsFor: (language: string) => Texts,
  usual: { padding: number; fontSize?: number },
): Setting & { texts: Texts } {
  const { lang = 'en', theme = 'light', colors, id } = options;
  if (typeof lang !== 'string') fail('lang', lang, 'a language tag such as "en"');
  if (id !== undefined && !/^[a-z][\w-]{0,63}$/i.test(id))
    fail('id', id, 'a letter, then up to 63 letters, digits or hyphens');
  const texts = textsFor(lang);
  return {
    texts,
    id,
    families: familiesOf(options, texts),
    paint: paintIn(theme, colors),
    definitions: new Definitions(),
    padding: lengthOf('padding', options.padding, [0, 400], usual.padding),
    tileWidth: lengthOf('tileWidth', options.tileWidth, [8, 400], 36),
    fontSize: lengthOf('fontSize', options.fontSize, [6, 100], usual.fontSize ?? 15),
  };
}

/** A name of a font as in CSS: words in any script, or anything in quotes that can be in a name. */
const IS_FAMILY = /^(?:(["'])[\p{L}\p{N}][\p{L}\p{M}\p{N} .+_-]*\1|[\p{L}_-][\p{L}\p{M}\p{N} _-]*)$/u;
const LONGEST_FAMILIES = 300;

/** The fonts of all text, which hold in every language after those that it asks for. */
const FAMILIES = "system-ui,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,'DejaVu Sans',sans-serif";

/** Names of fonts without spaces between them: resvg takes no quoted name after one. */
function familiesOf({ fontFamily }: PictureOptions, { picture }: FrameTexts): string {
  if (fontFamily === undefined) return picture.fonts ? `${picture.fonts},${FAMILIES}` : FAMILIES;
  const names =
    typeof fontFamily === 'string' && fontFamily.length <= LONGEST_FAMILIES
      ? fontFamily.split(',').map((name) => name.trim())
      : [];
  if (!names.length || !names.every((name) => IS_FAMILY.test(name)))
    fail('fontFamily', fontFamily, 'names of fonts such as "Noto Sans TC, sans-serif"');
  return names.map((name) => name.replaceAll('"', "'")).join(',');
}

export function lengthOf(
  option: string,
  found: unknown,
  [least, most]: readonly [number, number],
  usual: number,
): number {
  if (found === undefined) return usual;
  if (typeof found === 'number' && found >= least && found <= most) return found;
  return fail(option, found, `a number from ${least} to ${most}`);
}

/** The setting of a picture of a given width, and the width inside its padding. */
export function sheetOf<Texts extends FrameTexts>(
  options: SheetPictureOptions,
  textsFor: (language: string) => Texts,
): Setting & { texts: Texts; full: number; width: number } {
  requireOptions(options);
  const full = lengthOf('width', options.width, [120, 10_000], 640);
  const setting = settingOf(options, textsFor, { padding: 16, fontSize: Math.min(16, Math.max(8, full / 30)) });
  const width = full - 2 * setting.padding;
  if (width < 64) fail('padding', setting.padding, `at most ${(full - 64) / 2}, for a width of ${full}`);
  return { ...setting, full, width };
}

/** Longer titles and descriptions are cut. */
const LONGEST_TEXT = 2000;

export function documentOf(
  drawn: readonly Drawing[],
  { texts, paint, definitions, padding, fontSize, id, families }: Setting,
  own: { title: string; description: string; background: boolean; width?: number },
): string {
  let y = padding;
  let widest = 0;
  const groups = drawn
    .filter(({ height }) => height)
    .map(({ width, height, marks }, place) => {
      if (place) y += fontSize * 0.6;
      const group = `<g transform="translate(${digits(padding)} ${digits(y)})">${marks}</g>`;
      y += height;
      widest = Math.max(widest, width);
      return group;
    });
  const width = digits(own.width ?? Math.ceil(widest + 2 * padding));
  const height = digits(Math.ceil(y + padding));
  const written = (text: unknown): string => escapeXml(String(text).slice(0, LONGEST_TEXT));
  const behind = own.background ? `<rect${paint.fill('background')} width="${width}" height="${height}"/>` : '';
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width} ${height}" role="img" xml:lang="${escapeXml(texts.language)}" font-family="${families}">` +
    `<title>${written(own.title)}</title><desc>${written(own.description)}</desc>` +
    `${paint.styles()}${String(definitions)}${behind}${groups.join('')}</svg>`;
  return picture.replaceAll(PREFIX, id ?? `mj-${hash(picture)}`);
}
