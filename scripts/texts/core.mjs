/** What the core has of the English files: the sentences of errors, and what these files say about messages for code, not for translators. */
import { compile } from './compile.mjs';
import { coreSections, read } from './messages.mjs';

const exported = (/** @type {string} */ name, /** @type {unknown} */ value, type = 'string') =>
  `export const ${name}: ${type} = ${JSON.stringify(value)};\n`;

/** What the English file of a section says about its messages under a key, by the ids of the messages. @returns {Record<string, string>} */
const about = (/** @type {string} */ section, /** @type {string} */ key) =>
  Object.fromEntries(
    Object.entries(read('en', section)).flatMap(([path, { [key]: found }]) =>
      found === undefined ? [] : [[path.replace(/^.*\./, ''), found]],
    ),
  );

/** The sentences that code blocks have in Chinese, too: their errors are said without the texts of elements. */
function chineseOf(/** @type {string} */ section) {
  const sentences = Object.entries(read('zh-Hant', section)).map(([path, said]) => [path.replace(/^.*\./, ''), said]);
  return sentences.length ? exported('chinese', Object.fromEntries(sentences), `typeof ${section.slice(5)}`) : '';
}

/** The sentences of errors. Those that are found by their keys add themselves; the others belong to a class of errors. */
function sentences() {
  const parts = coreSections().map((section) => {
    const code = compile('en', section).replace(/export const errors = (.*);\n/s, 'export const errors = say($1);\n');
    return { name: section.replace('core/', ''), code: code + chineseOf(section), isSaid: code.includes('say(') };
  });
  const said = parts.filter(({ isSaid }) => isSaid).map(({ name }) => `typeof import('./${name}.js').errors`);
  return Object.fromEntries([
    ...parts.map(({ name, code, isSaid }) => [
      name,
      (isSaid ? "import { say } from '../hand-errors.js';\n" : '') + code,
    ]),
    ['keys', `export type ErrorSentence = keyof (${said.join(' & ')});`],
  ]);
}

/** Notes, one per line: the profiles, the id, and the rules that follow. */
function notesIn(/** @type {string} */ section) {
  const rules = about(section, 'x-rules');
  const lines = Object.entries(about(section, 'x-profiles')).map(([id, profiles]) =>
    [profiles, id, rules[id]].filter(Boolean).join('; '),
  );
  return exported('notes', lines.join('\n'));
}

/** What else awards and options are called, the hands that show awards, and values that the sources mention. */
function cards() {
  const hands = about('panels', 'x-hands');
  const written = Object.entries(about('panels', 'x-family')).map(([id, family]) => {
    if (!hands[id]) throw new Error(`texts/en/panels.arb: “${id}” has x-family, but no x-hands`);
    return [id, `${family}; ${hands[id]}`];
  });
  const both = (/** @type {string} */ key) => ({ ...about('panels', key), ...about('rules', key) });
  const some = '{ readonly [Id in RuleId | OptionId]?: string }';
  return [
    "import type { OptionId } from '../rules/options.js';",
    "import type { RuleId } from '../rules/index.js';\n",
    exported('cards', Object.fromEntries(written), 'Readonly<Record<RuleId, string>>'),
    exported('otherNames', both('x-names'), some),
    exported('mentioned', both('x-mentioned'), some),
  ].join('\n');
}

/** The modules by their paths. @returns {Record<string, string>} */
export function coreModules() {
  const modules = {
    ...sentences(),
    notes: notesIn('notes') + exported('origins', Object.keys(about('notes', 'x-origin')), 'readonly string[]'),
    'more-notes': notesIn('more-notes'),
    'note-rows': exported(
      'rows',
      Object.fromEntries(Object.entries(about('notes', 'x-rows')).map(([id, rows]) => [id, rows.split(' ')])),
      'Readonly<Record<string, readonly string[]>>',
    ),
    cards: cards(),
  };
  const chinese = exported('chinese', about('panels', 'x-chinese'), 'Readonly<Record<string, string>>');
  return {
    ...Object.fromEntries(Object.entries(modules).map(([name, code]) => [`src/core/sentences/${name}.ts`, code])),
    'src/lang/texts/en/chinese.ts': chinese,
  };
}
