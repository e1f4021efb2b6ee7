/** English texts for the details of a score: its rules, other readings, other situations and other profiles. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { difference, options } from './options.js';
import { reasons } from './reasons.js';
import { worth } from './worth.js';
import { enCount, profile } from './count.js';
import type { AwardId, Profile, Score } from '../../core/index.js';
import type { ChangedLine, ComparedValue, ReadingDifference, SchoolNote, SpokenGroup } from '../spoken.js';
import { meanings, panels } from '../texts/en/panels.js';

/** 128 under Classical rules, 100 under European rules, because base points are rounded. */
const compared = ({ profiles, value, because }: ComparedValue): string =>
  `${value === undefined ? 'no win' : number(value)} under ${list(profiles.map(profile))} rules` +
  (because.length ? `, because ${list(because.map(difference))}` : '');

export const enPanels = {
  ...enCount,
  ...panels,
  /** What a rule means, in one plain sentence. */
  meaning: (id: AwardId): string => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  /** A clause for a difference: base points are rounded; “All pungs” is worth 1 double. */
  difference,
  /** Where the rules of a profile come from. */
  source: ({ source }: Pick<Profile, 'name' | 'source'>): string | undefined => source,
  breakdown: {
    ...enCount.breakdown,
    ...panels.breakdown,
    /** How the same line is scored in other profiles. */
    schoolsDiffer: (others: readonly SchoolNote[]): string =>
      `Elsewhere: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    /** Another reading of the hand, by its groups. */
    otherReading: (read: readonly SpokenGroup[]): string => `${capital(list(read.map(item)))}.`,
    /** How it differs from the scored reading. */
    insteadOf: ({ has, insteadOf, completed, completedInstead }: ReadingDifference): string =>
      has.length
        ? `It has ${list(has.map(item))} instead of ${list(insteadOf.map(item))}.`
        : completed && completedInstead
          ? `The winning tile completes ${item(completed)} instead of ${item(completedInstead)}.`
          : '',
    chosenBecause: (chosen: Score, other: { value: number; total: number; base: number }): string => {
      const more = chosen.value - other.value;
      if (more) return `The reading above is worth ${number(more)} more.`;
      const [what, by] =
        chosen.total > other.total ? ['a higher total', chosen.total] : ['more base points', chosen.base];
      return `Both are worth ${number(chosen.value)}; ${chosen.total > other.total || chosen.base > other.base ? `the reading above has ${what}, ${number(by)}` : 'they are equal'}.`;
    },
    /** The value of the hand in the changed situation. */
    whatIfValue: (before: number, after: number): string =>
      before === after ? `Still ${number(after)}.` : `${number(after)} instead of ${number(before)}.`,
    changed: ({ label, before, after }: ChangedLine): string =>
      `${label} – ` +
      (before && after
        ? `${worth(after)} instead of ${worth(before)}`
        : after
          ? `${worth(after)} more`
          : `${worth(before!)} less`),
    comparedSummary: (values: readonly ComparedValue[]): string =>
      capital(values.map(compared).join(values[2] ? '; ' : ', ')) + '.',
  },
};
