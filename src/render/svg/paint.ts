/** What all pictures share: their colors, definitions, numbers and text as XML. */
import { shown } from '../../core/errors.js';
import { palette } from '../palette.js';

/** Colors on a light and on a dark page. */
const COLORS = {
  ...palette,
  text: '#1c2420,#e6eae6',
  accent: '#0b6b3c,#7fcfa5',
  highlight: '#d98a00,#ffc14d',
  background: '#fffefa,#161b18',
} as const;

export type PictureColor = keyof typeof COLORS;

/** `auto` follows the reader's setting, where style sheets in pictures are applied. */
export type PictureTheme = 'light' | 'dark' | 'auto';
const THEMES: readonly unknown[] = ['light', 'dark', 'auto'];

/** What a color may consist of: enough for every notation of CSS, but not for a reference or a second declaration. */
const IS_COLOR = /^(?!.*\b(?:url|image|src|attr)\b)[#\w(),.%/+\-\s]{1,64}$/i;

/** The ways to paint with a color. `text` at less than full opacity serves for secondary text and for lines. */
export interface Paint {
  fill: (color: PictureColor, opacity?: number) => string;
  stroke: (color: PictureColor | 'edge', opacity?: number) => string;
  both: (color: PictureColor) => string;
  /** The color of a place in a gradient. */
  stop: (color: PictureColor) => string;
  /** A style sheet if the picture has two themes, otherwise empty. */
  styles: () => string;
}

/**
 * Attributes for the colors of a theme.
 *
 * @throws {TypeError} for an unknown theme or color, or a value that is not a color
 */
export function paintIn(theme: PictureTheme, own: Partial<Record<PictureColor, string>> = {}): Paint {
  if (!THEMES.includes(theme)) fail('theme', theme, '"light", "dark" or "auto"');
  if (typeof own !== 'object' || !own) fail('colors', own, 'an object such as { red: "#b3201f" }');
  for (const [name, color] of Object.entries(own)) {
    if (!Object.hasOwn(COLORS, name)) fail('colors', name, `one of ${Object.keys(COLORS).join(', ')}`);
    if (color !== undefined && !(typeof color === 'string' && IS_COLOR.test(color)))
      fail(`colors.${name}`, color, 'a CSS color such as "#b3201f"');
  }
  /** The color on a light page (0) or a dark one (1). */
  const colorOf = (name: PictureColor | 'edge', scheme: number): string =>
    name === 'edge' ? darker(colorOf('face-shade', scheme)) : (own[name] ?? COLORS[name].split(',')[scheme]!);
  const isDark = theme === 'dark' ? 1 : 0;
  const used = new Set<string>();
  // Classes with other colors have other names: rules of one picture on a page never apply to another.
  const prefix = theme === 'auto' ? `mj${hash(JSON.stringify(own))}` : '';
  const attributes = (
    how: readonly ('fill' | 'stroke' | 'stop-color')[],
    name: PictureColor | 'edge',
    opacity?: number,
  ): string => {
    const color = colorOf(name, isDark);
    const text = how.map((one) => ` ${one}="${color}"${opacity === undefined ? '' : ` ${one}-opacity="${opacity}"`}`);
    const dark = colorOf(name, 1);
    if (prefix && dark !== color) {
      const word = `${prefix}-${how.join('-')}-${name}`;
      used.add(`.${word}{${how.map((one) => `${one}:${dark}`).join(';')}}`);
      text.push(` class="${word}"`);
    }
    return text.join('');
  };
  return {
    fill: (name, opacity) => attributes(['fill'], name, opacity),
    stroke: (name, opacity) => attributes(['stroke'], name, opacity),
    both: (name) => attributes(['fill', 'stroke'], name),
    stop: (name) => attributes(['stop-color'], name),
    styles: () => (used.size ? `<style>@media (prefers-color-scheme:dark){${[...used].join('')}}</style>` : ''),
  };
}

/** The contour of a tile: its shade with three tenths of black. Only hexadecimal colors can be mixed beforehand. */
function darker(color: string): string {
  const digits = /^#([\da-f]{6})$/i.exec(color)?.[1];
  if (!digits) return '#7a7463';
  const part = (at: number): string =>
    Math.round(parseInt(digits.slice(at, at + 2), 16) * 0.7)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(2)}${part(4)}`;
}

/** A short name that depends only on the text (FNV-1a). */
export function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Stands for the prefix of all ids until the picture is complete; no text contains it. */
export const PREFIX = '\u0001';

/** What a picture draws more than once is defined once and referred to. */
export class Definitions {
  readonly #made = new Map<string, string>();

  /** The reference to a definition, which is made on first use. */
  id(name: string, make: (id: string) => string): string {
    const id = `${PREFIX}-${name}`;
    if (!this.#made.has(name)) {
      this.#made.set(name, '');
      this.#made.set(name, make(id));
    }
    return id;
  }

  toString(): string {
    return this.#made.size ? `<defs>${[...this.#made.values()].join('')}</defs>` : '';
  }
}

/** How a drawing is made. */
export interface Studio {
  paint: Paint;
  definitions: Definitions;
}

/** @throws {TypeError} that names the option, the value found and what was expected */
export function fail(option: string, found: unknown, expected: string): never {
  throw new TypeError(`${option}: expected ${expected}, not “${shown(found)}”.`);
}

/** A number with at most two decimals. */
export const digits = (value: number): string => String(Math.round(value * 100) / 100);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a quoted attribute; characters that XML does not allow are replaced. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => entities[character]!)
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');
