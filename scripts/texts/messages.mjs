/** The messages of `texts`: what is in the files, and what is made of them. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { simplifiedMessage } from './simplified.mjs';

/** @typedef {Record<string, any>} Messages what is in a file */

/** Results by a name, kept while what they are made of stays the same. */
export function keeper() {
  const kept = /** @type {Map<string, { of: readonly unknown[], result: Messages }>} */ (new Map());
  return (/** @type {string} */ name, /** @type {readonly unknown[]} */ of, /** @type {() => Messages} */ make) => {
    const before = kept.get(name);
    if (before && of.every((part, i) => part === before.of[i])) return before.result;
    const result = Object.freeze(make());
    kept.set(name, { of, result });
    return result;
  };
}

const file = keeper();

/** What is in a file, also after a change to it. @returns {Messages} */
export const read = (/** @type {string} */ language, /** @type {string} */ section) => {
  const name = `texts/${language}/${section}.arb`;
  const path = join(root, name);
  const stats = statSync(path, { throwIfNoEntry: false });
  return file(name, [stats?.mtimeMs, stats?.size], () => {
    try {
      return stats ? JSON.parse(readFileSync(path, 'utf8')) : {};
    } catch (error) {
      throw new Error(`${name}: ${/** @type {Error} */ (error).message}`);
    }
  });
};

/** The names of the files in a folder of `texts`. */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(join(root, 'texts', folder))
    .filter((name) => name.endsWith('.arb'))
    .map((name) => name.slice(0, -4))
    .sort();

/** The names of the files of a language. */
export const sectionsOf = (/** @type {string} */ language) => filesIn(originOf(language));

/** The English messages of errors, which scripts have without any texts: files by what is wrong. Other languages have them in their sections. */
export const coreSections = () => filesIn('en/core').map((name) => `core/${name}`);

/** Languages that are made of another one. Files of their own have the messages that differ. */
const MADE_OF = /** @type {Record<string, { from: string, convert: (message: string) => string }>} */ ({
  'zh-Hans': { from: 'zh-Hant', convert: simplifiedMessage },
  'zh-HK': { from: 'zh-Hant', convert: String },
});

export const languages = [...new Set([...readdirSync(join(root, 'texts')), ...Object.keys(MADE_OF)])].sort();

/** The language whose messages a language is made of, or the language itself. */
export const originOf = (/** @type {string} */ language) => MADE_OF[language]?.from ?? language;

/** The names of messages, without what is said about them. */
export const keysOf = (/** @type {Messages} */ messages) => Object.keys(messages).filter((key) => !key.startsWith('@'));

/** The English messages that a language lacks. */
export function missingIn(/** @type {Messages} */ own, /** @type {Messages} */ english) {
  const lists = new Set(keysOf(own).flatMap((key) => [key.replace(/\.\d+$/, '.'), `${key}.`]));
  return keysOf(english).filter((key) => {
    // A list is one text, and so is one that is written as a text.
    const list = key.replace(/\.\d+$/, '.');
    return !(key in own || english[`@${key.split('.')[0]}`]?.['x-own'] || (list !== key && lists.has(list)));
  });
}

const madeMessages = keeper();

/** The messages of a language. @type {(language: string, section: string) => Messages} */
export function messagesOf(language, section) {
  const own = read(language, section);
  const made = MADE_OF[language];
  if (!made) return own;
  const origin = messagesOf(made.from, section);
  return madeMessages(`${language}/${section}`, [own, origin], () => {
    const converted = Object.entries(origin).map(([path, message]) => [
      path,
      path.startsWith('@') ? message : made.convert(message),
    ]);
    const messages = Object.fromEntries(converted);
    const unknown = Object.keys(own).find((path) => !(path in messages));
    if (unknown) throw new Error(`texts/${language}/${section}.arb, ${unknown}: ${made.from} has no such message`);
    return { ...messages, ...own };
  });
}
