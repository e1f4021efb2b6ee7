/** English texts of `<mj-rules>`. They load with the element. */
import { quotient } from '../quotient.js';
import { count, list, number } from './hand.js';
import { profile } from './count.js';
import type { IncidentId, OptionId } from '../../core/index.js';
import type { LargestWins, Worth } from '../spoken.js';
import { optionNames, keywords, keywordsOf, rules } from '../texts/en/rules.js';

function amount({ points, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `exactly ${count(score, 'point')}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return count(limit, 'limit');
  if (limit !== undefined)
    return limit === 1 ? 'limit' : limit === 0.5 ? 'half limit' : `${quotient(limit) ?? number(limit)} limit`;
  if (doubles !== undefined) return count(doubles, 'double');
  if (points === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === points
    ? count(points, 'point')
    : `${number(points)}/${number(concealedPoints)} points`;
}

const error = (id: IncidentId): string => (id === 'incomplete-win' ? 'false win' : id.replaceAll('-', ' '));

export const enRules = {
  ...rules,
  /** The most that a hand is worth, and that East and the others can win with it, drawn and on a discard. */
  largest: ({ limit, east, other }: LargestWins): string =>
    `A hand is worth ${number(limit)} at most. For such a hand, East receives ${number(east.drawn)} and any other player ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : ` if it is self-drawn, and at most ${
          other.discard === east.discard ? number(east.discard) : `${number(east.discard)} and ${number(other.discard)}`
        } if it is won on a discard.`),
  /** Names of the options. */
  option: (id: OptionId): string => optionNames[id] ?? id.replaceAll('-', ' '),
  /** A keyword of an option as a short value: any wall. */
  keyword: (id: OptionId, word: string): string =>
    keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  /** The name of an error for which there is a fine. */
  incident: (id: IncidentId): string => `Fine: ${error(id)}`,
  /** The name of an error: false win. */
  error,
  /** A fine as a short value: 300 points to each. */
  fine: (worth: Worth, toEach: boolean): string => amount(worth) + (toEach ? ' to each' : ''),
  /** 2 points; 2/4 points; 1 double; limit; half limit; 2/5 of the limit. Nothing is `–`. */
  amount,
  alsoPlayed: (values: readonly { value: string; profiles: readonly string[] }[]): string =>
    `Also played: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  unknownWord: (attribute: string, found: string, expected: readonly string[]): string =>
    `${attribute}: “${found}” is unknown. Use ${expected.join(', ')}.`,
};
