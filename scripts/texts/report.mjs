/**
 * `npm run texts -- de`: the messages that a language lacks, and those whose English has changed since they were written. Both are on pages:
 * the first in English, the second as they are.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coreSections, keysOf, languages, messagesOf, missingIn, originOf, read, sectionsOf } from './messages.mjs';
import { root } from './root.mjs';
import { isTag, newLanguage } from './start.mjs';

/** @typedef {import('./messages.mjs').Messages} Messages */

/** The sentences of errors in English, which are in the sections of other languages. `file` reads a file of English messages. */
const sentencesOf = (/** @type {(section: string) => Messages} */ file) =>
  Object.assign({}, ...coreSections().map(file));

/**
 * The English messages of a section, with those that are elsewhere in English: names of awards are their ids, and the sentences of errors are
 * in `core`. All other languages have them.
 */
function englishOf(/** @type {string} */ section, /** @type {string} */ language) {
  const english = read('en', section);
  const ids =
    section === 'count' ? keysOf(read('en', 'panels')).flatMap((key) => /^meanings\.(.*)/.exec(key)?.[1] ?? []) : [];
  const [first, ...others] = languages
    .filter((tag) => tag !== 'en' && tag !== language && originOf(tag) === tag)
    .map((tag) => keysOf(read(tag, section)));
  const common = (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
  const sentences = sentencesOf((file) => read('en', file));
  const elsewhere = [...ids.map((id) => `names.${id}`), ...common].map((key) => [
    key,
    sentences[key] ?? key.replace(/^.*\./, '').replaceAll('-', ' '),
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
  const from = originOf(language) === language ? 'en' : originOf(language);
  /** @type {Map<string, string>} */
  const commits = new Map();
  let commit = '';
  for (const line of git('blame', '--porcelain', `texts/${language}/${section}.arb`).split('\n')) {
    commit = /^([0-9a-f]{40}) \d/.exec(line)?.[1] ?? commit;
    const [, key] = /^\t\s*"((?:[^"\\@]|\\.)+)":/.exec(line) ?? [];
    if (key) commits.set(JSON.parse(`"${key}"`), commit);
  }
  /** @type {Map<string, Messages>} */
  const known = new Map();
  return (/** @type {string} */ key) => {
    const at = commits.get(key);
    // Not committed yet, so it is current.
    if (!at || /^0+$/.test(at)) return undefined;
    if (!known.has(at)) {
      const file = (/** @type {string} */ name) => JSON.parse(git('show', `${at}:texts/${from}/${name}.arb`) || '{}');
      known.set(at, { ...(from === 'en' && sentencesOf(file)), ...file(section) });
    }
    return known.get(at);
  };
}

/**
 * Each section with its messages in English and in a language, and the keys of those that the language lacks. In place of English, a
 * language that is made of another one has that, and lacks nothing.
 */
export const gaps = (/** @type {string} */ language) =>
  sectionsOf('en').map((section) => {
    const origin = originOf(language);
    const english = origin === language ? englishOf(section, language) : messagesOf(origin, section);
    const own = read(language, section);
    return { section, english, own, missing: origin === language ? missingIn(own, english) : [] };
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
    `Changed in ${originOf(language) === language ? 'English' : originOf(language)}: ${stale.length}`,
    ...stale,
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , language = ''] = process.argv;
  if (!isTag(language)) {
    console.error('Name a language other than English by its tag, such as npm run texts -- de');
    process.exitCode = 1;
  } else if (languages.includes(language)) console.log(report(language).join('\n'));
  else {
    for (const [path, text] of Object.entries(newLanguage(language))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    console.log(
      `Written: texts/${language}. Write messages by their English keys, and run this again to see what is missing. ` +
        'docs/languages.md has the steps.',
    );
  }
}
