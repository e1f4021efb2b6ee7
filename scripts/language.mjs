/**
 * `npm run language -- it`: for a language that the package does not have, writes `src/lang/it.ts` and a folder `src/lang/it` with every
 * English text above an empty one. For one that it has, reports what is missing, what is the same as in English, and the sentences of a
 * sample page beside the English ones. docs/languages.md explains how to go on.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './bundle.mjs';
import { formatted } from './format.mjs';

const TEXTS = './scripts/language-texts.ts';
const ENTRY = 'virtual:language';

/** @typedef {typeof import('./language-texts.ts')} LanguageTexts */
/** @typedef {Record<string, string>} Files sources by their path in the project */

/**
 * The English texts, and the language of a tag registered beside them.
 *
 * @param {string} [tag]
 * @param {Files} [files] files of the language that are not on the disk
 * @returns {Promise<LanguageTexts>}
 */
export async function loadLanguage(tag, files = {}) {
  const own = tag ? `src/lang/${tag}.ts` : '';
  const built = await rolldown({
    input: ENTRY,
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    platform: 'node',
    plugins: [
      {
        name: 'files',
        resolveId(source, importer = '') {
          if (source === ENTRY) return ENTRY;
          if (importer === ENTRY && source in files) return `\0${source}`;
          if (!source.startsWith('.') || !importer.startsWith('\0')) return undefined;
          const path = posix.join(posix.dirname(importer.slice(1)), source).replace(/\.js$/, '.ts');
          return path in files ? `\0${path}` : join(root, path);
        },
        load(id) {
          if (id === ENTRY)
            return `export * from '${TEXTS}';\n${own && `import '${own in files ? own : `./${own}`}';\n`}`;
          const path = id.slice(1);
          return id.startsWith('\0') && path in files ? { code: files[path] ?? '', moduleType: 'ts' } : undefined;
        },
      },
    ],
  });
  const { output } = await built.generate({ format: 'es', codeSplitting: false });
  await built.close();
  const code = Buffer.from(output[0].code).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

const EMPTY = 'undefined';

/** The English text as a comment, without what the bundler adds to names. */
const commented = (/** @type {unknown} */ text) =>
  (typeof text === 'string' ? text.trim() && text : typeof text === 'function' ? String(text) : JSON.stringify(text))
    .replace(/\b(\w+)\$\d+\b/g, '$1')
    .replaceAll('\t', '  ')
    .split('\n')
    .map((line) => `// ${line}\n`)
    .join('');

const key = (/** @type {string} */ name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

/** Every English text in a comment above an empty one. @returns {string} */
const emptyTexts = (/** @type {object} */ texts) =>
  Object.entries(texts)
    .map(([name, text]) =>
      text && typeof text === 'object' && !Array.isArray(text)
        ? `${key(name)}: {\n${emptyTexts(text)}},\n`
        : `${commented(text)}${key(name)}: ${EMPTY},\n`,
    )
    .join('');

/** The empty entries of a table, each below its English texts. */
const emptyTable = (/** @type {[id: string, ...texts: string[]][]} */ rows) =>
  rows
    .map(
      ([id, ...texts]) =>
        `${texts.map(commented).join('')}${key(id)}: ${texts.length > 1 ? `[${texts.map(() => EMPTY).join(', ')}]` : EMPTY},\n`,
    )
    .join('');

const without = (/** @type {object} */ texts, /** @type {string[]} */ ...names) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));

/**
 * The files of a new language, in which every text is empty. They compile, and pages in the language are in English.
 *
 * @param {string} tag
 * @returns {Promise<Files>}
 */
export async function newLanguage(tag) {
  const texts = await loadLanguage();
  const {
    english,
    later,
    handTexts,
    countTexts,
    notes,
    ruleIds,
    ownAwardIds,
    profileNames,
    optionIds,
    keywords,
    sentences,
    gameSentences,
  } = texts;
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  const name = tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const note = (/** @type {string} */ about) =>
    `/** ${language}: ${about}. \`undefined\` is a text still to be written: pages show the English one, which is above it. */\n`;
  const section = (/** @type {string} */ id, /** @type {string} */ about, /** @type {object} */ own, as = id) =>
    note(about) +
    `import type { PartialTexts } from '../types.js';\n\n` +
    `export const ${as}: NonNullable<PartialTexts['${id}']> = {\n${emptyTexts(own)}};\n`;
  const capital = (/** @type {string} */ id) => id.charAt(0).toUpperCase() + id.slice(1);
  /** What is found in a table, and the types of the table. */
  const inTables = 'rule meaning profile chinese error reasons options difference breakdown settlement'.split(' ');
  const handNames = Object.keys(handTexts);
  const otherTexts = without(english, ...inTables, ...handNames, 'editor', 'picture', ...Object.keys(later));

  /** @type {Files} */
  const files = {
    hand:
      note('tiles and hands') +
      `import { formsOf } from '../forms.js';\n` +
      `import type { PartialTexts } from '../types.js';\n\n` +
      `/** Numbers with their separators, lists, and a number with its noun: \`count(3, 'punto', 'punti')\`. */\n` +
      `export const { number, list, count } = formsOf('${tag}');\n\n` +
      `export const hand = {\n${emptyTexts(without(handTexts, 'language', 'number', 'list', 'error'))}} satisfies PartialTexts;\n`,
    count:
      note('the names of awards and rules, and what they are worth') +
      `import { isOwnAward, ownAwardName } from '../own-awards.js';\n` +
      `import { laterNames } from '../later-names.js';\n` +
      `import { enCount } from '../en/count.js';\n` +
      `import type { ProfileName, RuleId } from '../../core/index.js';\n` +
      `import type { PartialTexts } from '../types.js';\n\n` +
      `/** The names of awards. */\n` +
      `const awards: Record<RuleId, string | undefined> = {\n` +
      `${emptyTable(ruleIds.map((id) => [id, english.rule(id)]))}};\n\n` +
      `/** The rulesets of the package. */\n` +
      `const profiles: Record<ProfileName, string | undefined> = {\n` +
      `${emptyTable(profileNames.map((id) => [id, english.profile(id)]))}};\n\n` +
      `export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);\n\n` +
      `export const names = {\n` +
      `rule: (id) => (isOwnAward(id) ? ownAwardName(id, '${tag}', {}, moreNames) : (awards[id] ?? enCount.rule(id))),\n` +
      `profile: (name) => (Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined) ?? enCount.profile(name),\n` +
      `${emptyTexts(otherTexts)}} satisfies PartialTexts;\n`,
    'more-awards':
      note('the names of awards that rulesets define themselves; they load with the first of them') +
      `export const moreAwards: Readonly<Record<string, string | undefined>> = {\n` +
      `${emptyTable(ownAwardIds.map((id) => [id, english.rule(id)]))}};\n`,
    errors:
      note('errors') +
      `import type { ErrorSentence } from '../../core/errors.js';\n` +
      `import { errorsFrom } from '../error-sentences.js';\nimport { hand, list } from './hand.js';\n\n` +
      `/** Sentences with details in braces: keep their names. */\n` +
      `const errors: Record<ErrorSentence, string | undefined> = {\n${emptyTable(Object.entries(sentences))}};\n\n` +
      `/** English words in errors, as in de/errors.ts. */\n` +
      `const words: Record<string, string> = {};\n\n` +
      `export const error = errorsFrom({ errors, words, list, tile: hand.tile ?? String });\n`,
    breakdown: section('breakdown', 'the breakdown of a score', countTexts.breakdown),
    panels:
      note('the details of a score, with which it loads') +
      `import { isOwnAward } from '../own-awards.js';\n` +
      `import { enPanels } from '../en/panels.js';\n` +
      `import { options } from './options.js';\nimport { reasons } from './reasons.js';\n` +
      `import type { RuleId } from '../../core/index.js';\n` +
      `import type { PartialTexts } from '../types.js';\n\n` +
      `/** What each award means, in a sentence. */\n` +
      `const meanings: Record<RuleId, string | undefined> = {\n` +
      `${emptyTable(ruleIds.map((id) => [id, english.meaning(id)]))}};\n\n` +
      `export const ${name}Panels = {\n` +
      `meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? enPanels.meaning(id))),\nreasons,\noptions,\n` +
      `${emptyTexts({ difference: english.difference })}` +
      `breakdown: {\n${emptyTexts(without(english.breakdown, ...Object.keys(countTexts.breakdown)))}},\n} satisfies PartialTexts;\n`,
    reasons: section('reasons', 'why an award is missing', english.reasons),
    options: section('options', 'differences between rules, as clauses', english.options),
    settlement: section('settlement', 'settling a hand', english.settlement),
    editor: section('editor', 'entering a hand', english.editor),
    picture: section('picture', 'pictures', english.picture),
    ...Object.fromEntries(
      Object.entries(without(later, 'rules', 'notes', 'game')).map(([id, own]) => [
        id,
        section(id, `\`<mj-${id}>\`, with which it loads`, own, name + capital(id)),
      ]),
    ),
    rules:
      note('`<mj-rules>`, with which it loads') +
      `import { enRules } from '../en/rules.js';\n` +
      `import type { OptionId } from '../../core/scoring.js';\n` +
      `import type { PartialTexts } from '../types.js';\n\n` +
      `/** The names of the options. */\nconst optionNames: Record<OptionId, string | undefined> = {\n` +
      `${emptyTable(optionIds.map((id) => [id, english.rules.option(id)]))}};\n\n` +
      `/** The values of options, briefly. */\nconst keywords: Record<string, string | undefined> = {\n` +
      `${emptyTable(keywords.map((word) => [word, english.rules.keyword('limit', word)]))}};\n\n` +
      `export const ${name}Rules: NonNullable<PartialTexts['rules']> = {\n` +
      `option: (id) => optionNames[id] ?? enRules.option(id),\n` +
      `keyword: (id, word) => keywords[word] ?? enRules.keyword(id, word),\n` +
      `${emptyTexts(without(english.rules, 'option', 'keyword'))}};\n`,
    notes:
      note('how sources are read; it loads with `<mj-rules>`') +
      `import { enNotes } from '../en/notes.js';\nimport type { PartialTexts } from '../types.js';\n\n` +
      `/** By the ids of the notes. */\n` +
      `export const notes: Readonly<Record<string, string | undefined>> = {\n` +
      `${emptyTable(notes.map((one) => [one.id, english.notes.interpretation(one)]))}};\n\n` +
      `export const ${name}Notes: NonNullable<PartialTexts['notes']> = { interpretation: (one) => notes[one.id] ?? enNotes.interpretation(one) };\n`,
    game:
      note('`<mj-game>`, with which it loads') +
      `import { enGame } from '../en/game.js';\n` +
      `import { fillIn } from '../speech.js';\n` +
      `import type { GameSentence } from '../../core/game/errors.js';\n` +
      `import type { PartialTexts } from '../types.js';\n\n` +
      `/** Errors, as sentences with details in braces: keep their names. */\n` +
      `const sentences: Record<GameSentence, string | undefined> = {\n${emptyTable(Object.entries(gameSentences))}};\n\n` +
      `export const ${name}Game: NonNullable<PartialTexts['game']> = {\n` +
      `problem: (error, inner) => {\n` +
      `const { code, cause, details } = error;\n` +
      `const template = sentences[(details.sentence ?? code) as GameSentence];\n` +
      `// de/game.ts shows how to say where it is: in which hand, or in which line of a text.\n` +
      `return template && !cause ? fillIn(template, (name) => details[name]) : enGame.problem(error, inner);\n},\n` +
      `${emptyTexts(without(english.game, 'problem'))}};\n`,
  };
  const plain = ['breakdown', 'settlement', 'editor', 'picture'];
  files.index =
    `/** ${language}: what every page needs. The rest loads with the elements that show it. */\n` +
    `import { chinese } from '../chinese.js';\n` +
    `import { laterError } from '../later-error.js';\nimport { names } from './count.js';\nimport { hand, list, number } from './hand.js';\n` +
    plain.map((id) => `import { ${id} } from './${id}.js';\n`).join('') +
    `import type { PartialTexts } from '../types.js';\n\n` +
    `export const ${name}Texts = { language: '${tag}', number, list, ...hand, ...names, chinese, error: laterError(async () => (await import('./errors.js')).error), ${plain.join(', ')} } satisfies PartialTexts;\n`;

  /** @type {Files} */
  const all = {
    [`src/lang/${tag}.ts`]:
      `/** ${language}: \`import 'mahjong-elements/lang/${tag}.js'\` makes the elements of a page in this language speak it. */\n` +
      `import { registerTexts } from './register.js';\nimport { moreNames } from './${tag}/count.js';\nimport { ${name}Texts } from './${tag}/index.js';\n` +
      `import type { PartialTexts } from './types.js';\n\n` +
      `export const ${name}: PartialTexts = {\n...${name}Texts,\nlater: {\nerrors: ${name}Texts.error.load,\nawards: moreNames.load,\n` +
      ['panels', ...Object.keys(later)]
        .map((id) => `${id}: async () => (await import('./${tag}/${id}.js')).${name}${capital(id)},\n`)
        .join('') +
      `},\n};\n\nregisterTexts('${tag}', ${name});\n`,
  };
  for (const [id, code] of Object.entries(files)) all[`src/lang/${tag}/${id}.ts`] = code;
  for (const [path, code] of Object.entries(all)) all[path] = await formatted(path, code);
  return all;
}

/**
 * What a language has and lacks, in lines.
 *
 * @param {string} tag
 * @param {Files} [files]
 */
export async function report(tag, files) {
  const { english, gapsOf, placesIn, sample, textsOf } = await loadLanguage(tag, files);
  const own = await textsOf(tag);
  if (!own) throw new Error(`src/lang/${tag}.ts does not register “${tag}”.`);
  const { missing, same } = gapsOf(own);
  const ours = sample(own);
  const all = placesIn(english).length;
  return [
    `Missing: ${missing.length} of ${all} texts`,
    ...missing.map((place) => `  ${place}`),
    '',
    `The same as in English: ${same.length}`,
    ...same.map(([place, text]) => `  ${place}: ${text}`),
    '',
    'A sample page, first in English:',
    ...sample(english).flatMap((text, at) => ['', `  ${text}`, `  ${text === ours[at] ? '=' : ours[at]}`]),
  ];
}

/** Whether this is the tag of a language as `lang` has it: it, pt-BR, zh-Hant. */
export function isTag(/** @type {string} */ tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && /^(?!en\b)[a-z]{2,3}(-[A-Za-z]+)?$/.test(tag);
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tag = process.argv[2] ?? '';
  if (!isTag(tag)) {
    console.error('Name a language other than English by its tag, such as npm run language -- it');
    process.exitCode = 1;
  } else if (existsSync(join(root, 'src/lang', `${tag}.ts`))) console.log((await report(tag)).join('\n'));
  else {
    const files = await newLanguage(tag);
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), code);
    }
    console.log(
      `Written: src/lang/${tag}.ts and ${Object.keys(files).length - 1} files in src/lang/${tag}.\n` +
        `Write a text in place of each “undefined”, and run this again to see what is missing.\n` +
        `docs/languages.md has the steps.`,
    );
  }
}
