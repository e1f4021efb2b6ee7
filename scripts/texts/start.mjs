/** The files of a new language: every message is in English until it is written. */
import { sectionsOf } from './messages.mjs';

/** Whether this is the tag of a language as `lang` has it: it, pt-BR, zh-Hant. */
export function isTag(/** @type {string} */ tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && /^(?!en\b)[a-z]{2,3}(-[A-Za-z]+)?$/.test(tag);
  } catch {
    return false;
  }
}

/** The files by their paths. @returns {Record<string, string>} */
export const newLanguage = (/** @type {string} */ tag) =>
  Object.fromEntries(sectionsOf('en').map((section) => [`texts/${tag}/${section}.arb`, '{}\n']));
