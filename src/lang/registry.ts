/** The languages of a page. Kept on the page, not in a module: two copies of the package share them. */
import type { Texts } from './types.js';

interface Registry {
  texts: Map<string, Partial<Texts>>;
  listeners: Set<() => void>;
}

const key = Symbol.for('mahjong-elements.texts');
const page = globalThis as { [key]?: Registry };

export const registry: Registry = (page[key] ??= { texts: new Map(), listeners: new Set() });

/**
 * Adds a language, or replaces one. Elements on the page that are in this language change at once.
 *
 * @param language a BCP 47 tag: `de`, `zh-Hant`
 * @param texts what is missing in it is said in English
 */
export function registerTexts(language: string, texts: Partial<Texts>): void {
  registry.texts.set(language.toLowerCase(), texts);
  for (const changed of registry.listeners) changed();
}
