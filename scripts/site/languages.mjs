/** The languages of the tool pages, and the texts of a page in one of them. */
import { keeper, keysOf, messagesOf } from '../texts/messages.mjs';
import { fromDist } from './dist.mjs';
import { escape, titleOf } from './html.mjs';

/** Every language with its own name, also in short, English first. @type {readonly { tag: string, name: string, short: string }[]} */
export const languages = [
  { tag: 'en', name: 'English', short: 'EN' },
  { tag: 'de', name: 'Deutsch', short: 'DE' },
  { tag: 'nl', name: 'Nederlands', short: 'NL' },
  { tag: 'fr', name: 'Français', short: 'FR' },
  { tag: 'it', name: 'Italiano', short: 'IT' },
  { tag: 'ja', name: '日本語', short: 'JA' },
  { tag: 'zh-Hant', name: '正體中文', short: '繁' },
  { tag: 'zh-HK', name: '繁體中文（香港）', short: '港' },
  { tag: 'zh-Hans', name: '简体中文', short: '简' },
];
/** The languages other than English: those with a folder of pages. */
export const translations = languages.slice(1).map(({ tag }) => tag);

/** Translates an English text of a page; without a translation, it stays English. @typedef {(english: string) => string} Translate */

const texts = keeper();

/** The translations of a language in `texts/<language>/site.arb`, by the English text. @returns {Record<string, string>} */
export function textsOf(/** @type {string} */ tag) {
  const [english = {}, own = {}] = ['en', tag].map((language) => messagesOf(language, 'site'));
  return texts(tag, [english, own], () => Object.fromEntries(keysOf(own).map((key) => [english[key], own[key]])));
}

/** @returns {Translate} */
export function translator(/** @type {string} */ tag) {
  if (tag === 'en') return (english) => english;
  const own = textsOf(tag);
  return (english) => (Object.hasOwn(own, english) ? /** @type {string} */ (own[english]) : english);
}

const modules = ['lang/sections.js', 'lang/rules.js', 'lang/notes.js'];
const built = await fromDist(...translations.map((tag) => `lang/${tag}.js`), ...modules);
await built?.loadSections();
/** The package’s own texts as loaded: a server of tests registers a language again, without the texts of its rule books. */
const loaded = new Map(
  languages.map(({ tag }) => [tag, built && { ...built.rulesTextsFor(tag), notes: built.noteTextsFor(tag) }]),
);

/** A sentence of a script that writes pages, with details in place of `{names}`, as text for HTML. @returns {string} */
export function sentenceIn(
  /** @type {string} */ tag,
  /** @type {string} */ english,
  /** @type {Record<string, string>} */ details = {},
) {
  return escape(translator(tag)(english).replace(/\{(\w+)\}/g, (_, name) => details[name] ?? ''));
}

/** The same for a number and the English sentence of one, and of more. */
export function countedIn(
  /** @type {string} */ tag,
  /** @type {number} */ count,
  /** @type {{ one: string, other: string }} */ { one, other },
  /** @type {Record<string, string>} */ details = {},
) {
  const english = new Intl.PluralRules(tag).select(count) === 'one' ? one : other;
  return sentenceIn(tag, english, { count: count.toLocaleString(tag), ...details });
}

/** The package’s texts for a language, with those of rule books; undefined before it is built. */
export const packageTexts = (/** @type {string} */ tag) => loaded.get(tag);

/** The name of a profile as an entry of a list: with a capital, unless it is the name of a program. */
export function profileName(/** @type {string} */ profile, /** @type {string} */ tag) {
  const texts = packageTexts(tag);
  if (tag === 'en' || !texts) return titleOf(profile);
  const name = texts.profile(profile);
  return name.startsWith('xmj') || name.startsWith('kajongg')
    ? name
    : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
