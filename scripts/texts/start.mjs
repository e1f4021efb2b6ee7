/** The files of a new language: every message is in English until it is written, and so is its grammar. */
import { formatted } from '../format.mjs';
import { sectionsOf } from './compile.mjs';

/** Tables that are in the core in English, or made of ids. */
const TABLES = /** @type {Record<string, Record<string, string>>} */ ({
  count: {
    names: 'Record<RuleId, string>',
    profiles: 'Record<ProfileName, [title: string, source: string]>',
    moreProfiles: "Record<MoreProfileName | '', string>",
  },
  'more-awards': { moreAwards: 'Readonly<Record<string, string>>' },
  errors: { errors: 'Record<ErrorSentence, string>' },
});

/** Sections that are nothing but messages, and load with their element. */
const ELEMENTS = ['wall', 'game', 'claims', 'incidents', 'waits', 'doubles', 'exercise'];

/** Whether this is the tag of a language as `lang` has it: it, pt-BR, zh-Hant. */
export function isTag(/** @type {string} */ tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && /^(?!en\b)[a-z]{2,3}(-[A-Za-z]+)?$/.test(tag);
  } catch {
    return false;
  }
}

/** The files by their paths. @returns {Promise<Record<string, string>>} */
export async function newLanguage(/** @type {string} */ tag) {
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  const texts = `../texts/${tag}`;
  /** @type {Record<string, string>} */
  const files = {};
  for (const section of new Set([...sectionsOf('en'), ...Object.keys(TABLES)])) {
    const tables = Object.entries(TABLES[section] ?? {}).map(([name, type]) => [`@${name}`, { 'x-type': type }]);
    files[`texts/${tag}/${section}.arb`] = `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`;
  }
  const code = {
    [tag]:
      `/** ${language}: \`import 'mahjong-elements/lang/${tag}.js'\` makes the elements of a page in this language speak it. */
      import { chinese } from './chinese.js';
      import { laterError } from './later-error.js';
      import { registerTexts } from './register.js';
      import { breakdown } from './texts/${tag}/breakdown.js';
      import { editor } from './texts/${tag}/editor.js';
      import { texts } from './texts/${tag}/index.js';
      import { picture } from './texts/${tag}/picture.js';
      import { settlement } from './texts/${tag}/settlement.js';
      import { moreNames, profile, rule } from './${tag}/count.js';
      import { circumstances, list, number, winds, wins, won } from './${tag}/hand.js';
      import type { PartialTexts } from './types.js';

      const error = laterError(async () => (await import('./${tag}/errors.js')).error);

      export const NAME = {
        ...texts, language: '${tag}', number, list, winds, wins, won, circumstances, rule, profile, chinese, error, breakdown,
        settlement, editor, picture,
        later: {
          errors: error.load,
          awards: moreNames.load,
          ${['panels', 'rules', 'notes'].map((name) => `${name}: async () => (await import('./${tag}/${name}.js')).${name},`).join('\n')}
          oddsErrors: async () => (await import('./texts/${tag}/odds-errors.js')).oddsErrors,
          ${ELEMENTS.map((name) => `${name}: async () => (await import('./texts/${tag}/${name}.js')).${name},`).join('\n')}
        },
      } satisfies PartialTexts;

      registerTexts('${tag}', NAME);`.replaceAll(
        'NAME',
        tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      ),
    [`${tag}/hand`]: `/** ${language}: tiles and hands. The names of tiles and of groups of them are English until they are written here. */
      import { over } from '../choose.js';
      import { winds as english } from '../en/hand.js';
      import { formsOf } from '../forms.js';
      import { winds as own } from '${texts}/hand.js';

      export { bare, capital, group, item, tiles } from '../en/hand.js';
      export { tile } from '../en/tiles.js';
      export { circumstances, wins, won } from '${texts}/hand.js';

      export const { number, list, count } = formsOf('${tag}');
      export const plural = (value: number): string => new Intl.PluralRules('${tag}').select(value);
      export const winds = over(english, own);`,
    [`${tag}/count`]: `/** ${language}: names and values. What an award is worth is English until it is written here. */
      import type { AwardId, ProfileName } from '../../core/index.js';
      import type { MoreProfileName } from '../../core/profiles.js';
      import { profile as englishProfile, rule as englishRule } from '../en/count.js';
      import { laterNames } from '../later-names.js';
      import { isOwnAward, ownAwardName } from '../own-awards.js';
      import { moreProfiles, names, profiles } from '${texts}/count.js';
      import { count } from './hand.js';

      export { worth } from '../en/worth.js';

      export const points = (value: number): string => count(value, 'point');
      export const doublings = (value: number): string => count(value, 'double');

      export const profile = (name: string): string =>
        profiles[name as ProfileName]?.[0] ?? moreProfiles[name as MoreProfileName] ?? englishProfile(name);

      export const moreNames = laterNames(async () => (await import('${texts}/more-awards.js')).moreAwards);

      export const rule = (id: AwardId): string =>
        isOwnAward(id) ? ownAwardName(id, '${tag}', {}, moreNames) : (names[id] ?? englishRule(id));`,
    [`${tag}/errors`]: `/** ${language}: errors. */
      import { errorsFrom } from '../error-sentences.js';
      import { errors } from '${texts}/errors.js';
      import { list, tile } from './hand.js';

      /** English words in errors, as in de/errors.ts. */
      const words: Record<string, string> = {};

      export const error = errorsFrom({ errors, words, list, tile });`,
    [`${tag}/panels`]: `/** ${language}: details of a score. */
      import { causes, clauses, options } from '${texts}/options.js';
      import { meanings, panels as texts } from '${texts}/panels.js';
      import { reasons, short } from '${texts}/reasons.js';
      import type { PartialTexts } from '../types.js';

      export const panels: NonNullable<PartialTexts['panels']> = {
        ...texts, meanings, reasons, short, options, clauses, causes,
      };`,
    [`${tag}/rules`]: `/** ${language}: the rules of a table. It loads with \`<mj-rules>\`. */
      import { enRules } from '../en/rules.js';
      import { keywords, optionNames, rules as texts } from '${texts}/rules.js';
      import type { PartialTexts } from '../types.js';

      export const rules: NonNullable<PartialTexts['rules']> = {
        ...texts,
        option: (id) => optionNames[id] ?? enRules.option(id),
        keyword: (id, word) => keywords[word] ?? enRules.keyword(id, word),
      };`,
    [`${tag}/notes`]: `/** ${language}: how sources are read. It loads with \`<mj-rules>\`. */
      import { enNotes } from '../en/notes.js';
      import { moreNotes } from '${texts}/more-notes.js';
      import { notes as sentences } from '${texts}/notes.js';
      import type { NotesTexts } from '../types.js';

      export const notes: NotesTexts = {
        interpretation: (one) => sentences[one.id] ?? moreNotes[one.id] ?? enNotes.interpretation(one),
      };`,
  };
  for (const [name, source] of Object.entries(code))
    files[`src/lang/${name}.ts`] = await formatted(`${name}.ts`, `${source}\n`);
  return files;
}
