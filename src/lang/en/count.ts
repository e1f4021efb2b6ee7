import { capital, count, enHand, group, list, number } from './hand.js';
import { bonusName } from './tiles.js';
import { chinese } from '../chinese.js';
import { worth } from './worth.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { AwardId, Score } from '../../core/index.js';
import type { LineSubject, SpokenCount, Worth } from '../spoken.js';
import { breakdown as breakdownTexts } from '../texts/en/breakdown.js';

const { tile } = enHand;

// Rules

const shortWorth = ({ points, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${fraction(limit)}limit`
      : doubles
        ? `×${2 ** doubles}`
        : points === undefined
          ? '–'
          : number(points);

/** Profiles named after an association. */
const abbreviations: readonly string[] = ['dmjl', 'bmja', 'bmja-2019', 'nts-2002'];

/**
 * Built-in profile names are lowercase words, some with a year, and get a capital; a name of a table’s own stays as is. An
 * empty name stands for the rules of a table that changes a built-in profile.
 */
export const profile = (name: string): string =>
  abbreviations.includes(name)
    ? name.toUpperCase()
    : /^[a-z-]+\d*$/.test(name)
      ? capital(name)
      : name || 'this table’s';

/** The ids are the established mahjong terms. */
export const rule = (id: AwardId): string =>
  isOwnAward(id)
    ? ownAwardName(id, 'en')
    : id === 'mahjong'
      ? 'Going out'
      : capital(id.replaceAll('-', ' ')).replace(/^(Self|One) (d|ch)/, '$1-$2');

// The score

const TIMES = ['', 'doubled', 'doubled twice'];

/** 52 points, rounded to 50, doubled twice to 200. */
const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}: ${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}, ${number(figures.value)}`}.`
    : `${summarySteps(figures, countWords).join(', ')}.`;

const countWords: CountWords = {
  points: (points) => count(points, 'point'),
  rounded: (base) => `rounded to ${number(base)}`,
  doubled: (doubles, doubled) => `${TIMES[doubles] ?? `doubled ${number(doubles)} times`} to ${number(doubled)}`,
  roundedUp: (total) => `rounded up to ${number(total)}`,
  cut: (value) => `cut to the limit of ${number(value)}`,
};

const breakdown = {
  ...breakdownTexts,
  /** Caption of the table: what is scored, and under which profile. */
  caption: ({ won }: Pick<Score, 'won' | 'value'>, name: string): string =>
    `${won ? 'Winning hand' : 'Hand'}, ${profile(name)} rules`,
  /** The score in a sentence: 52 points, rounded to 50, doubled twice: 200. */
  summary,
  /** Unit next to the value if the score consists only of points: points. */
  unit: (value: number): string => count(value, 'point').replace(/^\S+ /, ''),
  /** The label of a line of the score. */
  line: (id: AwardId, subject: LineSubject): string =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  /** A running total for screen readers: 32 becomes 64, then 128. */
  steps: (steps: readonly number[]): string => steps.map(number).join(' becomes '),
  /** A line with its worth and the running total; without a worth, a sum and its steps. */
  walkLine: (label: string, given: Worth | undefined, steps: readonly number[]): string =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, ${number(steps.at(-1)!)} so far` : ''}.`
      : `${label}: ${steps.map(number).join(' becomes ')}.`,
  /** An attribute contains an unknown word. */
  unknownWord: (attribute: string, found: string, expected: readonly string[]): string =>
    `${attribute}: “${found}” is unknown. Use ${expected.join(', ')}.`,
};

// ---------------------------------------------------------------------------------------------------------------------

/** English texts for scores: everything a plain breakdown needs. */
export const enCount = {
  ...enHand,
  rule,
  /** The Chinese name of a limit hand or pattern, as written in the sources; undefined if the language is Chinese. */
  chinese,
  /** 4 points; 4 points exposed, 8 concealed; 1 double; half the limit; not counted. */
  worth,
  /** The same as a short figure next to a line: 4, ×2, ½ limit. */
  shortWorth,
  /** The title of a profile; for a table's own profile, its name. */
  profile,
  breakdown,
};
