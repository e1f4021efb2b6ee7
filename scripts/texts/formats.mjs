/** The formats of messages: functions that the code of a message calls by their names, which are the same in all languages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { messagesOf, originOf } from './messages.mjs';
import { root } from './root.mjs';

/** Functions of the grammar of a language, by the English module that has them. */
const GRAMMAR = /** @type {Record<string, string>} */ ({
  tile: 'tiles',
  ...Object.fromEntries(['tiles', 'bare', 'group', 'item'].map((name) => [name, 'hand'])),
  worth: 'worth',
  ...Object.fromEntries(['profile', 'rule', 'quoted'].map((name) => [name, 'names'])),
});
export const grammarNames = Object.keys(GRAMMAR);

/** Sections whose messages the grammar is made of, in the order in which they may use one another. */
const BELOW = ['tiles', 'index', 'own-awards', 'count', 'hand'];

/** The names that a module of `src/lang` exports. @returns {string[]} */
export function exportsOf(/** @type {string} */ module) {
  const path = join(root, `src/lang/${module}.ts`);
  if (!existsSync(path)) return [];
  const { staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
  return staticExports.flatMap(({ entries }) => entries).flatMap(({ exportName }) => exportName.name ?? []);
}

/** Whether nouns have one form after 1 and another after all other numbers, or the same. */
export function isPlain(/** @type {string} */ language) {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  return (
    pluralCategories.every((one) => ['one', 'other', 'many'].includes(one)) &&
    Array.from({ length: 100 }, (_, place) => (place < 1 ? 0 : place + 1)).every(
      (value) => rules.select(value) !== 'one',
    )
  );
}

/** Messages that are formats: functions, and the names of winds. */
function formatsIn(/** @type {string} */ language, /** @type {string} */ section) {
  const english = messagesOf('en', section);
  const names = [...Object.keys(english), ...Object.keys(messagesOf(language, section))];
  return new Set(
    names
      .flatMap((path) =>
        path.startsWith('winds.') ? 'winds' : english[`@${path}`]?.['x-arguments'] !== undefined ? path : [],
      )
      .filter((path) => !path.includes('.')),
  );
}

/**
 * The modules whose functions the messages of a section may call, by the names of these functions; an empty one is its own.
 *
 * @returns {Map<string, string>}
 */
export function formatsOf(/** @type {string} */ language, /** @type {string} */ section) {
  const place = BELOW.indexOf(section);
  // Functions that only one language has.
  const own = `grammar/${originOf(language)}`;
  /** @type {[string, string][]} */
  const found = [
    ...exportsOf(own).map((name) => [name, `../../${own}.js`]),
    ...exportsOf('formats').map((name) => [name, '../../formats.js']),
    ['ratio', '../../quotient.js'],
    ['ordinal', '../../en/ordinal.js'],
    ...['number', 'list', 'count', 'plural'].map((name) => [name, './forms.js']),
  ].map(([name = '', module = '']) => [name, module]);
  for (const below of place < 0 ? BELOW.slice(3) : BELOW.slice(3, place + 1))
    for (const name of formatsIn(language, below)) found.push([name, below === section ? '' : `./${below}.js`]);
  if (place < 0)
    for (const name of grammarNames)
      found.push([name, language === 'en' ? `../../en/${GRAMMAR[name]}.js` : './grammar.js']);
  return new Map(found.reverse());
}
