/** What is said about the rules of a table. */
import type { IncidentId, OptionId } from '../core/index.js';
import { semicolons } from './marks.js';
import { withBook, type bookMessages } from './panel-texts.js';
import type { LargestWins, Worth } from './spoken.js';
import { incidentNames, keywords, keywordsOf, optionNames, rules } from './texts/en/rules.js';
import { sizeOf } from './worth-forms.js';

const asWords = (id: string): string => id.replaceAll('-', ' ');

/** English messages about rules. */
export const enRules = { ...rules, optionNames, keywords, keywordsOf, incidentNames };

export type RulesMessages = typeof enRules & { incidentNames: { readonly [Id in IncidentId]?: string } };

function rulesTexts(say: RulesMessages, language: string, worth: (worth: Worth) => string) {
  /** 2 points; 2/4 points; 1 double; limit; half limit; 2/5 limit. Nothing is `–`. */
  const amount = ({ points, concealedPoints = points, doubles, limit, score }: Worth): string =>
    score
      ? worth({ score })
      : limit !== undefined
        ? say.amounts.limit(limit, sizeOf(limit))
        : doubles !== undefined
          ? say.amounts.doubles(doubles)
          : points === undefined
            ? '–'
            : concealedPoints === points
              ? worth({ points })
              : say.amounts.points(points, concealedPoints!);
  /** The name of an error for which there may be a fine: false win. */
  const error = (id: IncidentId): string => say.incidentNames[id] ?? asWords(id);
  return {
    ...say,
    /** The most that a hand is worth, and that East and the others can win with it, drawn and on a discard. */
    largest: ({ limit, east, other }: LargestWins): string => {
      const onDiscard =
        east.discard === east.drawn && other.discard === other.drawn ? [] : [east.discard, other.discard];
      const [ofEast, ofOther] = onDiscard;
      return say.largest(limit, east.drawn, other.drawn, ofEast, ofOther === ofEast ? undefined : ofOther);
    },
    option: (id: OptionId): string => say.optionNames[id] ?? asWords(id),
    /** A keyword of an option as a short value: any wall. */
    keyword: (id: OptionId, word: string): string => say.keywordsOf[id]?.[word] ?? say.keywords[word] ?? asWords(word),
    incident: (id: IncidentId): string => say.incident(error(id)),
    error,
    /** A fine as a short value: 300 points to each. */
    fine: (one: Worth, toEach: boolean): string => say.fine(amount(one), toEach),
    amount,
    alsoPlayed: (values: readonly { value: string; profiles: readonly string[] }[]): string =>
      say.alsoPlayed(
        semicolons(
          values.map(({ value, profiles }) => say.played(value, profiles)),
          language,
        ),
      ),
  };
}

/** The texts of a language with what is made of its messages about rules. */
export const withRules = <Messages extends typeof bookMessages & { rules: RulesMessages }>({
  rules,
  ...messages
}: Messages) => {
  const texts = withBook(messages as typeof bookMessages & Omit<Messages, 'rules'>);
  return { ...texts, rules: rulesTexts(rules, texts.language, texts.worth) };
};

export type RulesTexts = ReturnType<typeof rulesTexts>;
