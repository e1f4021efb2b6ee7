/** The languages of a page. Stored globally rather than in a module, so that two copies of the package share them. */
import type { PartialTexts } from './types.js';

interface Registry {
  texts: Map<string, PartialTexts>;
  listeners: Set<() => void>;
}

const key = Symbol.for('mahjong-elements.texts');
const page = globalThis as { [key]?: Registry };

export const registry: Registry = (page[key] ??= { texts: new Map(), listeners: new Set() });

/**
 * Adds or replaces a language. Elements on the page that use this language update immediately.
 *
 * @param language a BCP 47 tag: `de`, `zh-Hant`
 * @param texts the texts; missing ones, at any depth, fall back to English
 */
export function registerTexts(language: string, texts: PartialTexts): void {
  registry.texts.set(language.toLowerCase(), texts);
  for (const changed of registry.listeners) changed();
}
