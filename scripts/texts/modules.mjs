/** The modules of a language that are made of its files: one for each file of messages, its grammar, and the module that pages import. */
import { compile } from './compile.mjs';
import { coreModules } from './core.mjs';
import { exportsOf, grammarNames, isPlain } from './formats.mjs';
import { languages, messagesOf, read, sectionsOf, originOf } from './messages.mjs';

/**
 * Sections that load with an element, or with a part of one. Most are the constant with the same name in one file. The others are put
 * together of several constants, of which `…` stands for what it contains.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
const LATER = {
  editor: { editor: ['...editor'] },
  panels: {
    panels: ['...panels', 'meanings'],
    reasons: ['reasons', 'short'],
    options: ['options', 'clauses', 'causes'],
  },
  rules: { rules: ['...rules', 'optionNames', 'keywords', 'keywordsOf', 'incidentNames'] },
  notes: { notes: ['...notes'], 'more-notes': ['...moreNotes'] },
  wall: { wall: ['...wall'] },
  game: { game: ['...game'] },
  claims: { claims: ['...claims'] },
  incidents: { incidents: ['...incidents'] },
  waits: { waits: ['...waits'] },
  doubles: { doubles: ['...doubles'] },
  oddsErrors: { 'odds-errors': ['...oddsErrors'] },
  exercise: { exercise: ['...exercise'] },
};

/** What pages are given of the grammar of a language as it is, by file. */
const GIVEN = {
  forms: ['list', 'number'],
  hand: ['winds', 'wins', 'won', 'circumstances', 'seat', 'round'],
};

/** What the rest of its grammar is made of. */
const WORDS = {
  tiles: ['tiles as tileWords'],
  hand: ['phrases', 'several', 'inSet'],
  count: ['base', 'doublings', 'worths', 'titles', 'names', 'profiles', 'moreProfiles'],
  'own-awards': ['hands', 'others', 'ownAwards', 'calling'],
};

/** Languages that are registered under other tags, too. */
export const ALSO = /** @type {Record<string, string[]>} */ ({ 'zh-HK': ['zh-MO', 'zh-Hant-HK', 'zh-Hant-MO'] });

const imports = (/** @type {Record<string, string[]>} */ files, folder = '.') =>
  Object.entries(files)
    .map(
      ([file, names]) =>
        `import { ${names.map((name) => name.replace('...', '')).join(', ')} } from '${folder}/${file}.js';`,
    )
    .join('\n');

/** A module that puts a section together, where this takes more than one constant. */
function together(/** @type {string} */ name, /** @type {boolean} */ hasConditions) {
  const files = LATER[name] ?? {};
  const parts = Object.values(files).flat();
  return [
    imports(files),
    ...(hasConditions
      ? ["import { conditionOf } from '../../clauses.js';", "import { counted, facts, ofTiles } from './reasons.js';"]
      : []),
    `export const all = { ${[...parts, ...(hasConditions ? ['condition: conditionOf({ counted, facts, ofTiles })'] : [])].join(', ')} };`,
  ].join('\n');
}

const isAlone = (/** @type {string} */ name) => {
  const parts = Object.values(LATER[name] ?? {}).flat();
  return parts.length === 1 && parts[0]?.startsWith('...');
};

/** The expression that loads a section. */
function loader(/** @type {string} */ language, /** @type {string} */ name) {
  const [file] = Object.keys(LATER[name] ?? {});
  return isAlone(name)
    ? `async () => (await import('./texts/${language}/${file}.js')).${name}`
    : `async () => (await import('./texts/${language}/all-${name}.js')).all`;
}

function forms(/** @type {string} */ language) {
  const tag = language === 'en' ? 'en-GB' : language;
  const own = `grammar/${originOf(language)}`;
  const changes = exportsOf(own).includes('changedList');
  // The Chinese word before the last item, 和, also means to win; Japanese lists have none.
  const listed = /^zh(?!-HK)/.test(language) ? 'ja' : tag;
  const more = changes ? `, '${tag}', changedList` : listed === tag ? '' : `, '${listed}'`;
  return isPlain(language)
    ? `import { formsOf } from '../../forms.js';\n${changes ? `import { changedList } from '../../${own}.js';\n` : ''}export const { number, list, count } = formsOf('${tag}'${more});`
    : `import { pluralFormsOf } from '../../forms.js';\nexport const { number, list, count, plural } = pluralFormsOf('${tag}');`;
}

/** The profiles that messages have a title for; `''` stands for a table of one's own. */
const titledIn = (/** @type {import('./messages.mjs').Messages} */ messages) =>
  Object.keys(messages).flatMap((key) => {
    const [, name, other = name] = /^(?:profiles\.(.+)\.0|moreProfiles\.(.*))$/.exec(key) ?? [];
    return other ?? [];
  });

/** Profiles that other languages have a title for. English makes one of the name, and so does a language without it. */
function untitledIn(/** @type {import('./messages.mjs').Messages} */ messages) {
  const own = titledIn(messages);
  const all = new Set(languages.flatMap((tag) => titledIn(read(tag, 'count'))));
  return [...all].filter((name) => !own.includes(name));
}

function grammar(/** @type {string} */ language, /** @type {readonly string[]} */ untitled) {
  const names = (/** @type {Record<string, string[]>} */ files) =>
    Object.values(files)
      .flat()
      .map((name) => name.replace(/.* as /, ''))
      .join(', ');
  return [
    "import { grammarOf } from '../../language.js';",
    imports(GIVEN),
    untitled.length ? imports(WORDS).replace(', moreProfiles', '') : imports(WORDS),
    "const more = async () => (await import('./more-awards.js')).moreAwards;",
    ...(untitled.length
      ? [
          "import { moreProfiles as titled } from './count.js';",
          "import { profile as title } from '../../en/names.js';",
          `const untitled = Object.fromEntries(${JSON.stringify(untitled)}.map((name) => [name, title(name)]));`,
          'const moreProfiles = { ...untitled, ...titled };',
        ]
      : []),
    `export const grammar = grammarOf('${language}', { ${names(GIVEN)} }, { ${names(WORDS)}, more });`,
    `export const { ${grammarNames.join(', ')} } = grammar;`,
  ].join('\n');
}

const errors = () =>
  [
    "import { errorsFrom } from '../../error-sentences.js';",
    "import { errors, errorSeats, errorWords } from './errors.js';",
    "import { list } from './forms.js';",
    "import { tile } from './grammar.js';",
    'export const error = errorsFrom({ errors, errorSeats, errorWords, list, tile });',
  ].join('\n');

/** What every page in a language needs. */
function base(/** @type {string} */ language) {
  const names = ['breakdown', 'extras', 'picture', 'settlement', 'validity', 'value'];
  const own = `grammar/${originOf(language)}`;
  const marks = exportsOf(own).includes('marks') ? ['marks'] : [];
  return [
    "import { languageOf } from '../../language.js';",
    ...marks.map(() => `import { marks } from '../../${own}.js';`),
    ...names.map((one) => `import { ${one} } from './${one}.js';`),
    "import { grammar } from './grammar.js';",
    "import { texts } from './index.js';",
    `export const base = languageOf('${language}', grammar, { texts, ${[...names, ...marks].join(', ')} });`,
  ].join('\n');
}

/** The module that pages import. */
function entry(/** @type {string} */ language) {
  const name = language.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const title = new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  return [
    `/** ${title}: \`import 'mahjong-elements/lang/${language}.js'\` makes the elements of a page in this language speak it. */`,
    "import { laterError } from './later.js';",
    "import { registerTexts } from './register.js';",
    `import { base } from './texts/${language}/base.js';`,
    `import { grammar } from './texts/${language}/grammar.js';`,
    "import type { PartialTexts } from './types.js';",
    '',
    `const error = laterError(async () => (await import('./texts/${language}/all-errors.js')).error);`,
    `export const ${name} = {`,
    '  ...base,',
    '  error,',
    '  later: {',
    '    errors: error.load,',
    '    awards: grammar.moreNames.load,',
    ...Object.keys(LATER).map((section) => `    ${section}: ${loader(language, section)},`),
    '  },',
    '} satisfies PartialTexts;',
    '',
    ...[language, ...(ALSO[language] ?? [])].map((tag) => `registerTexts('${tag}', ${name});`),
  ].join('\n');
}

/**
 * The modules of a language by their paths.
 *
 * @param {string} language
 * @param {(section: string) => import('./messages.mjs').Messages} [messages]
 * @returns {Record<string, string>}
 */
export function modulesOf(language, messages = (section) => messagesOf(language, section)) {
  const folder = `src/lang/texts/${language}`;
  const made = sectionsOf('en')
    .filter((section) => section !== 'site')
    .map((section) => [`${folder}/${section}.ts`, compile(language, section, messages(section))]);
  const added = { [`${folder}/forms.ts`]: forms(language) };
  if (language === 'en') Object.assign(added, coreModules());
  else {
    added[`${folder}/grammar.ts`] = grammar(language, untitledIn(messages('count')));
    added[`${folder}/base.ts`] = base(language);
    added[`${folder}/all-errors.ts`] = errors();
    // Conditions of own awards are in English without this message.
    const hasConditions = 'counted' in messages('reasons');
    for (const name of Object.keys(LATER))
      if (!isAlone(name)) added[`${folder}/all-${name}.ts`] = together(name, hasConditions && name === 'panels');
    added[`src/lang/${language}.ts`] = entry(language);
  }
  const note = `// Made from texts/${language}.\n`;
  return {
    ...Object.fromEntries(made),
    ...Object.fromEntries(Object.entries(added).map(([path, code]) => [path, `${note}${code}\n`])),
  };
}
