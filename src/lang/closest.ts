/** Finds what a page has for a language tag, or for the closest one. Languages bring this code with them. */
import { registry } from './registry.js';

/** The texts registered for a tag in lower case, or for the closest one; undefined for English. */
export function lookUp(language: string): object | undefined {
  const { texts } = registry;
  const found = closest(language, (tag) => texts.get(tag) ?? (tag === 'en' ? ENGLISH : undefined));
  if (found) return found === ENGLISH ? undefined : found;
  const [primary] = language.split('-');
  for (const [tag, other] of texts) if (tag.split('-')[0] === primary) return other;
  return undefined;
}

const ENGLISH = {};

/** What is found for a tag in lower case, for a shorter prefix of it, or for the same with an explicit script. */
export function closest<Found>(language: string, find: (tag: string) => Found | undefined): Found | undefined {
  // Browsers take long to find a script, and most pages need none.
  for (const complete of [String, withScript]) {
    const parts = complete(language).split('-');
    for (let count = parts.length; count; count--) {
      const found = find(parts.slice(0, count).join('-'));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function withScript(language: string): string {
  try {
    return new Intl.Locale(language).maximize().toString().toLowerCase();
  } catch {
    return language;
  }
}
