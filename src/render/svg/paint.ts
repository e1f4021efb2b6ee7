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
  'player-1': '#1d4fb8,#8fb4ff',
  'player-2': '#9a6b00,#e8bd4a',
  'player-3': '#a21caf,#f0a3f5',
  'player-4': '#5b6470,#c3cad3',
} as const;

export type PictureColor = keyof typeof COLORS;

/** `auto` follows the reader's setting, where style sheets in pictures are applied. */
export type PictureTheme = 'light' | 'dark' | 'auto';
const THEMES: readonly unknown[] = ['light', 'dark', 'auto'];

/** What a color may consist of: enough for every notation of CSS, but not for a reference or a second declaration. */
const IS_COLOR = /^(?!.*\b(?:url|image|src|attr)\b)[#\w(),.%/+\-\s]{1,64}$/i;

/** The ways to paint with a color. `text` below full opacity is mixed with a hexadecimal background: programs may ignore opacity. */
export interface Paint {
  fill: (color: PictureColor, opacity?: number) => string;
  stroke: (color: PictureColor | 'edge', opacity?: number) => string;
  /** The color of a place in a gradient. */
  stop: (color: PictureColor) => string;
  /** A style sheet if the picture has two themes, otherwise empty. */
  styles: () => string;
}

/** Attributes for the colors of a theme. @throws {TypeError} for an unknown theme or color, or a value that is not a color */
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
    name === 'edge'
      ? (mixed(colorOf('face-shade', scheme), '#000000', 0.7) ?? '#7a7463')
      : (own[name] ?? COLORS[name].split(',')[scheme]!);
  const isDark = theme === 'dark' ? 1 : 0;
  const used = new Set<string>();
  // Classes with other colors have other names: rules of one picture on a page never apply to another.
  const prefix = theme === 'auto' ? `mj${hash(JSON.stringify(own))}` : '';
  const attributes = (
    how: 'fill' | 'stroke' | 'stop-color',
    name: PictureColor | 'edge',
    opacity: number = 1,
  ): string => {
    const mixedIn = (scheme: number): string | undefined =>
      opacity < 1 ? mixed(colorOf(name, scheme), colorOf('background', scheme), opacity) : undefined;
    const color = mixedIn(isDark) ?? colorOf(name, isDark);
    const isClear = opacity < 1 && !mixedIn(isDark);
    const dark = mixedIn(1) ?? colorOf(name, 1);
    const text = ` ${how}="${color}"${isClear ? ` ${how}-opacity="${opacity}"` : ''}`;
    if (!prefix || dark === color) return text;
    const word = `${prefix}-${how}-${name}${opacity < 1 ? opacity * 100 : ''}`;
    used.add(`.${word}{${how}:${dark}}`);
    return `${text} class="${word}"`;
  };
  return {
    fill: (name, opacity) => attributes('fill', name, opacity),
    stroke: (name, opacity) => attributes('stroke', name, opacity),
    stop: (name) => attributes('stop-color', name),
    styles: () => (used.size ? `<style>@media (prefers-color-scheme:dark){${[...used].join('')}}</style>` : ''),
  };
}

/** A part of one color with another in its place; undefined unless both are hexadecimal. */
function mixed(color: string, other: string, part: number): string | undefined {
  const [ours, theirs] = [color, other].map((one) =>
    /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i.exec(one)?.slice(1),
  );
  if (!ours || !theirs) return undefined;
  const channel = (channels: string[], at: number): number => parseInt(channels[at] ?? channels[at + 3]!.repeat(2), 16);
  const parts = [0, 1, 2].map((at) =>
    Math.round(channel(ours, at) * part + channel(theirs, at) * (1 - part))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
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

/** A copy of a definition. Only newer programs, and all browsers, know `href` alone. */
export const use = (id: string, attributes = ''): string => `<use href="#${id}" xlink:href="#${id}"${attributes}/>`;

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
