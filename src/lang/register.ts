import { lookUp } from './closest.js';
import { registry, textsChanged } from './registry.js';
import type { PartialTexts } from './types.js';

/**
 * Adds or replaces a language. Elements on the page that use this language update immediately.
 *
 * @param language a BCP 47 tag: `de`, `zh-Hant`
 * @param texts the texts; missing ones, at any depth, fall back to English
 * @throws {TypeError} if these are anything else
 */
export function registerTexts(language: string, texts: PartialTexts): void {
  if (typeof language !== 'string' || !texts || typeof texts !== 'object')
    throw new TypeError('registerTexts: expected a language tag and texts');
  registry.find = lookUp;
  registry.texts.set(language.toLowerCase(), texts);
  textsChanged();
}
