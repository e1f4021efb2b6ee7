/** Finds the texts for a language among those registered on the page. */
import { registry } from './registry.js';

/** Maximum length of a language tag; no meaningful tag is longer. Anything beyond it is ignored. */
export const LONGEST_LANGUAGE = 100;

/** Calls back whenever a language is added. @returns a function that unsubscribes */
export function onTextsChange(changed: () => void): () => void {
  registry.listeners.add(changed);
  return () => registry.listeners.delete(changed);
}

/**
 * Returns a function that finds the texts for a language tag. It tries the tag itself, then shorter prefixes of the
 * tag, then the same with an explicit script (`zh-TW` is `zh-Hant-TW`), then another variant of the same language, and
 * finally English. The same texts are the same object until they change.
 *
 * @param english the subset of the English texts that is needed
 * @param complete adds what a language has loaded since it was registered
 * @param known what the function remembers
 * @param say makes the texts of messages
 */
export function chooser<Messages extends object, Wanted extends object = Messages>(
  english: Messages,
  complete?: (registered: object) => object,
  known = new Map<string, Wanted>(),
  say: (messages: Messages) => Wanted = (messages) => messages as unknown as Wanted,
): (language: string) => Wanted {
  onTextsChange(() => known.clear());
  return (written) => {
    const language = written.slice(0, LONGEST_LANGUAGE).toLowerCase();
    let texts = known.get(language);
    if (!texts) {
      const found = registry.find?.(language);
      texts = say(found ? over(english, complete?.(found) ?? found) : english);
      // A page may use any number of language tags, so clear the cache before it grows large.
      if (known.size > 50) known.clear();
      known.set(language, texts);
    }
    return texts;
  };
}

/** Layers texts over others: anything missing or undefined, at any depth, comes from the texts below. A list is one text. */
export function over<Below extends object>(below: Below, above: object): Below {
  const all: object = { ...below, ...above };
  for (const [key, value] of Object.entries(below)) {
    const own: unknown = Reflect.get(all, key);
    if (own === undefined) Reflect.set(all, key, value);
    else if (own !== value && typeof own === 'object' && own && !Array.isArray(own))
      Reflect.set(all, key, over(value, own));
  }
  return all as Below;
}
