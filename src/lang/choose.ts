/** Finds the texts of a language among those that a page knows. */
import { registry } from './registry.js';
import type { Texts } from './types.js';

/** No tag that means something is longer; of what is, only the beginning is looked at. */
export const LONGEST_LANGUAGE = 100;

/** Calls back after languages were added. @returns a function that ends this */
export function onTextsChange(changed: () => void): () => void {
  registry.listeners.add(changed);
  return () => registry.listeners.delete(changed);
}

/**
 * Gives the texts for a language tag: those of the tag, else of the tag without its last parts, with its script made
 * explicit (`zh-TW` is `zh-Hant-TW`), else of the same language in another form, else English.
 *
 * @param english as many of the English texts as are wanted
 */
export function chooser<Wanted extends object>(english: Wanted): (language: string) => Wanted {
  const known = new Map<string, Wanted>();
  onTextsChange(() => known.clear());
  return (written) => {
    const language = written.slice(0, LONGEST_LANGUAGE).toLowerCase();
    let texts = known.get(language);
    if (!texts) {
      const found = lookUp(language);
      texts = found ? over(english, found) : english;
      // A page may name any language: forget them all before they become many.
      if (known.size > 50) known.clear();
      known.set(language, texts);
    }
    return texts;
  };
}

/** Texts on top of others: what is missing, at whatever depth, is taken from below. */
function over<Below extends object>(below: Below, above: object): Below {
  const all: object = { ...below, ...above };
  for (const [key, value] of Object.entries(below)) {
    const own: unknown = Reflect.get(all, key);
    if (own && own !== value && typeof own === 'object') Reflect.set(all, key, over(value, own));
  }
  return all as Below;
}

function lookUp(language: string): Partial<Texts> | undefined {
  const { texts } = registry;
  for (const tag of [language, withScript(language)]) {
    const parts = tag.split('-');
    for (let count = parts.length; count; count--) {
      const prefix = parts.slice(0, count).join('-');
      const found = texts.get(prefix);
      if (found || prefix === 'en') return found;
    }
  }
  const [primary] = language.split('-');
  for (const [tag, found] of texts) if (tag.split('-')[0] === primary) return found;
  return undefined;
}

function withScript(language: string): string {
  try {
    return new Intl.Locale(language).maximize().toString().toLowerCase();
  } catch {
    return language;
  }
}
