/** The texts of a language beside the English ones, for the tests of languages. */
import { profiles, ruleIds, type OwnAwardId } from '../src/core/index.js';
import { errors as foreign } from '../src/core/sentences/foreign.js';
import { game as gameErrors } from '../src/core/sentences/games.js';
import { errors as hands } from '../src/core/sentences/hands.js';
import { errors as ownAwards } from '../src/core/sentences/own-awards.js';
import { errors as named } from '../src/core/sentences/profiles.js';
import { errors as riichi } from '../src/core/sentences/riichi.js';
import { errors as declared } from '../src/core/sentences/rules.js';
import { errors as scores } from '../src/core/sentences/scores.js';
import { errors as seen } from '../src/core/sentences/seen.js';
import { errors as tables } from '../src/core/sentences/tables.js';
import '../src/lang/more-notes.js';
import { interpretationsOf, type Interpretation } from '../src/core/notes.js';
import { moreProfiles } from '../src/core/profiles.js';
import { ownAwardsIn } from '../src/core/profiles/declarations.js';
import { choicesOf, optionIds } from '../src/core/index.js';
import { englishOddsErrors } from '../src/lang/odds-forms.js';
import { over } from '../src/lang/choose.js';
import { registry } from '../src/lang/registry.js';
import type { SectionTexts, Texts } from '../src/lang/types.js';
import { exerciseSentences } from '../src/core/exercises/errors.js';
import { claimSentences } from '../src/core/claims/errors.js';
import { claims as enClaims } from '../src/lang/texts/en/claims.js';
import { doubles as enDoubles } from '../src/lang/texts/en/doubles.js';
import { editor as enEditor } from '../src/lang/texts/en/editor.js';
import { exercise as enExercise } from '../src/lang/texts/en/exercise.js';
import { extras as enExtras } from '../src/lang/texts/en/extras.js';
import { game as enGame } from '../src/lang/texts/en/game.js';
import { incidents as enIncidents } from '../src/lang/texts/en/incidents.js';
import { enNotes } from '../src/lang/en/notes.js';
import { panelMessages } from '../src/lang/panel-texts.js';
import { picture as enPicture } from '../src/lang/texts/en/picture.js';
import { enRules } from '../src/lang/rules-texts.js';
import { settlement } from '../src/lang/en/settlement.js';
import { validity as enValidity } from '../src/lang/texts/en/validity.js';
import { value as enValue } from '../src/lang/texts/en/value.js';
import { waits as enWaits } from '../src/lang/texts/en/waits.js';
import { wall as enWall } from '../src/lang/texts/en/wall.js';

export type AllTexts = Omit<Texts, keyof SectionTexts> & SectionTexts;

/** The sections that load with an element. */
export const later = {
  rules: enRules,
  notes: enNotes,
  wall: enWall,
  game: enGame,
  claims: { ...enClaims, errors: { ...claimSentences, ...enClaims.errors } },
  incidents: { ...enIncidents, errors: { ...claimSentences, ...enIncidents.errors } },
  waits: enWaits,
  doubles: enDoubles,
  oddsErrors: englishOddsErrors,
  exercise: { ...enExercise, errors: exerciseSentences },
};

/** Every English text. */
export const english: AllTexts = {
  ...panelMessages,
  ...enExtras,
  ...enValidity,
  ...enValue,
  settlement,
  editor: enEditor,
  picture: enPicture,
  ...later,
};

export const profileNames = Object.keys(profiles);

/** The awards that rulesets of the package define themselves, each once. */
export const ownAwardIds: readonly OwnAwardId[] = [
  ...new Set([...Object.values(profiles), ...Object.values(moreProfiles)].flatMap(({ rules }) => ownAwardsIn(rules))),
];

/** How the sources of all profiles are read, each note once. */
export const notes: readonly Interpretation[] = [
  ...new Map(
    [...profileNames, ...Object.keys(moreProfiles)].flatMap(interpretationsOf).map((one) => [one.id, one]),
  ).values(),
];

const gameSentences = gameErrors.sentences;

export { ruleIds, optionIds, gameSentences };

/** The sentences of errors by their keys, with details in braces. */
export const sentences: Readonly<Record<string, string>> = {
  ...hands,
  ...declared,
  ...named,
  ...ownAwards,
  ...riichi,
  ...seen,
  ...foreign,
  ...tables,
  ...scores,
};

/** The words that are values of options. */
export const keywords: readonly string[] = [
  ...new Set(optionIds.flatMap((id) => choicesOf(id).values.filter((value) => typeof value === 'string'))),
];

/** Everything that a registered language has, with all its sections; undefined if it is not registered. */
export async function textsOf(tag: string): Promise<object | undefined> {
  const registered = registry.texts.get(tag.toLowerCase());
  return registered && withSections(registered);
}

/** The texts of a language with all sections that load later. */
export async function withSections(registered: object): Promise<object> {
  const { later: loaders = {}, ...texts } = registered as { later?: Record<string, () => Promise<object>> };
  const { errors, awards, ...sections } = loaders;
  await Promise.all([errors?.(), awards?.()]);
  const loaded = Object.entries(sections).map(async ([name, load]) => [name, await load()]);
  return { ...texts, ...Object.fromEntries(await Promise.all(loaded)) };
}

/** All texts that are not functions, by their place. */
export const stringsIn = (texts: object, before = ''): [place: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[before + key, value]]
      : value && typeof value === 'object'
        ? stringsIn(value, `${before}${key}.`)
        : [],
  );

/** The places of all texts. What is undefined has none. */
export const placesIn = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    value === undefined
      ? []
      : value && typeof value === 'object'
        ? placesIn(value, `${before}${key}.`)
        : [before + key],
  );

/** Texts that are the same in every language: figures, codes, single letters, names of authors and associations. */
const INTERNATIONAL = /^(w|n|s|zh-hant|millington|babcock|dmjl|bmja|–|\[\]|\.| |\P{L}*)$/iu;

/** The texts that a function finds in a table, by their place. */
function looked({
  rule,
  panels: { meanings },
  profile,
  error,
  rules,
  notes: read,
  game,
}: AllTexts): [place: string, text: string][] {
  const marked = (key: string, message: string) => ({ code: key, message, details: { sentence: key } });
  return [
    ...[...ruleIds, ...ownAwardIds].map((id): [string, string] => [`rule(${id})`, rule(id)]),
    ...ruleIds.map((id): [string, string] => [`meaning(${id})`, meanings[id]]),
    ...profileNames.map((name): [string, string] => [`profile(${name})`, profile(name)]),
    ...Object.entries(sentences).map(([key, text]): [string, string] => [`error(${key})`, error(marked(key, text))]),
    ...optionIds.map((id): [string, string] => [`rules.option(${id})`, rules.optionNames[id]]),
    ...keywords.map((word): [string, string] => [`rules.keyword(${word})`, rules.keywords[word] ?? word]),
    ...notes.map((one): [string, string] => [`notes.${one.id}`, read[one.id]!]),
    ...Object.entries(gameSentences).map(([key, text]): [string, string] => [
      `game.problem(${key})`,
      game.sentences?.[key as keyof typeof gameSentences] ?? text,
    ]),
  ];
}

/** What a language lacks, and what it has in the same words as English. */
export function gapsOf(own: object): { missing: string[]; same: [place: string, text: string][] } {
  const has = new Set(placesIn(own));
  const words = new Map(stringsIn(own));
  const ownLooked = new Map(looked(over(english, own)));
  const same = [
    ...stringsIn(english).filter(([place, text]) => words.get(place) === text),
    ...looked(english).filter(([place, text]) => ownLooked.get(place) === text),
  ];
  return {
    missing: placesIn(english).filter((place) => !has.has(place)),
    same: same.filter(([, text]) => !INTERNATIONAL.test(text)),
  };
}
