/**
 * `npm run texts -- de`: the messages that a language lacks, and those whose English has changed since they were written. Both are on pages:
 * the first in English, the second as they are.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { read, sectionsOf } from './compile.mjs';
import { root } from './root.mjs';
import { isTag, newLanguage } from './start.mjs';

/** @typedef {import('./compile.mjs').Messages} Messages */

const keysOf = (/** @type {Messages} */ messages) => Object.keys(messages).filter((key) => !key.startsWith('@'));

/**
 * The English messages that a language lacks.
 *
 * @param {Messages} own
 * @param {Messages} english
 * @param {string} [code] the module of the language for this section, which has functions in place of some messages
 */
export const missingIn = (own, english, code = '') =>
  keysOf(english).filter((key) => {
    const [table, ...names] = key.split('.');
    // A whole table of the code replaces its messages; with a spread, it adds to them.
    const isCode = (/** @type {string} */ name, /** @type {boolean} */ isLast) =>
      new RegExp(`^ +'?${name}'?[:,(]`, 'm').test(code) && (isLast || !code.includes(`.${name},`));
    return (
      !(key in own) &&
      !(names.length > 0 && !(table in own) && names.some((name, place) => isCode(name, place === names.length - 1)))
    );
  });

/**
 * The English messages of a section, with those that are elsewhere in English: names of awards are their ids, and the core has the sentences
 * of errors. All other languages have them.
 */
function englishOf(/** @type {string} */ section, /** @type {string} */ language) {
  const english = read('en', section);
  const ids =
    section === 'count' ? keysOf(read('en', 'panels')).flatMap((key) => /^meanings\.(.*)/.exec(key)?.[1] ?? []) : [];
  const [first, ...others] = readdirSync(join(root, 'texts'))
    .filter((tag) => tag !== 'en' && tag !== language)
    .map((tag) => keysOf(read(tag, section)));
  const common = (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
  const elsewhere = [...ids.map((id) => `names.${id}`), ...common].map((key) => [
    key,
    key.replace(/^.*\./, '').replaceAll('-', ' '),
  ]);
  return { ...Object.fromEntries(elsewhere), ...english };
}

/**
 * The messages whose English has changed.
 *
 * @param {Messages} own
 * @param {Messages} english
 * @param {(key: string) => Messages | undefined} before the English messages when a message was written
 */
export const staleIn = (own, english, before) =>
  keysOf(own).filter((key) => {
    const then = key in english ? before(key)?.[key] : undefined;
    return then !== undefined && then !== english[key];
  });

const git = (/** @type {string[]} */ ...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
};

/** Finds the English messages of a file as they were when a message of a language was last changed, from the history of the project. */
export function historyOf(/** @type {string} */ language, /** @type {string} */ section) {
  /** @type {Map<string, string>} */
  const commits = new Map();
  let commit = '';
  for (const line of git('blame', '--porcelain', `texts/${language}/${section}.arb`).split('\n')) {
    commit = /^([0-9a-f]{40}) \d/.exec(line)?.[1] ?? commit;
    const [, key] = /^\t\s*"((?:[^"\\@]|\\.)+)":/.exec(line) ?? [];
    if (key) commits.set(JSON.parse(`"${key}"`), commit);
  }
  /** @type {Map<string, Messages | undefined>} */
  const known = new Map();
  return (/** @type {string} */ key) => {
    const at = commits.get(key);
    // Not committed yet, so it is current.
    if (!at || /^0+$/.test(at)) return undefined;
    if (!known.has(at)) {
      const text = git('show', `${at}:texts/en/${section}.arb`);
      known.set(at, text ? JSON.parse(text) : undefined);
    }
    return known.get(at);
  };
}

/** The code of a language for a section. */
const codeOf = (/** @type {string} */ language, /** @type {string} */ section) =>
  (section === 'hand' ? ['hand', 'index'] : [section])
    .map((name) => join(root, `src/lang/${language}/${name}.ts`))
    .map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''))
    .join('');

/** Each section with its messages in English and in a language, and the keys of those that the language lacks. */
export const gaps = (/** @type {string} */ language) =>
  [...new Set([...sectionsOf('en'), ...sectionsOf('de')])]
    // Made by code from a few names.
    .filter((section) => section !== 'own-awards')
    .map((section) => {
      const english = englishOf(section, language);
      const own = read(language, section);
      return { section, english, own, missing: missingIn(own, english, codeOf(language, section)) };
    });

/** What a language lacks, in lines. */
export function report(/** @type {string} */ language) {
  const all = gaps(language);
  const missing = all.flatMap(({ section, english, missing: keys }) =>
    keys.map((key) => {
      const { description } = english[`@${key}`] ?? {};
      return `  ${section}.arb, ${key}: ${english[key]}${description ? `\n    ${description}` : ''}`;
    }),
  );
  const stale = all.flatMap(({ section, english, own }) => {
    const before = historyOf(language, section);
    return staleIn(own, english, before).map(
      (key) => `  ${section}.arb, ${key}: ${own[key]}\n    was: ${before(key)?.[key]}\n    is: ${english[key]}`,
    );
  });
  const messages = all.reduce((sum, { english }) => sum + keysOf(english).length, 0);
  return [
    `Missing: ${missing.length} of ${messages} messages`,
    ...missing,
    '',
    `Changed in English: ${stale.length}`,
    ...stale,
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , language = ''] = process.argv;
  if (!isTag(language)) {
    console.error('Name a language other than English by its tag, such as npm run texts -- de');
    process.exitCode = 1;
  } else if (existsSync(join(root, 'texts', language))) console.log(report(language).join('\n'));
  else {
    for (const [path, text] of Object.entries(await newLanguage(language))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    console.log(
      `Written: texts/${language}, src/lang/${language}.ts and src/lang/${language}.\n` +
        'Write messages by their English keys, and run this again to see what is missing. docs/languages.md has the steps.',
    );
  }
}
