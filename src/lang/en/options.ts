/** English texts for options and for differences between rules. */
import { count, list, number, winds } from './hand.js';
import { worth } from './worth.js';
import { rule } from './count.js';
import { optionClause } from '../clauses.js';
import type { AwardId, Wind } from '../../core/index.js';
import type { Difference, OptionTexts } from '../spoken.js';
import { causes, options as optionsTexts } from '../texts/en/options.js';

const TIMES_OVER = ['', 'the normal amount', 'double'];

/** One of several requirements for going out. */
const requirement = (part: string): string =>
  part === 'one-double'
    ? 'a double other than for bonus tiles'
    : part === 'cleared-hand'
      ? 'a cleared hand'
      : /^\d/.test(part)
        ? count(parseInt(part, 10), 'double')
        : `“${rule(part as AwardId)}”`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `“${rule(id as AwardId)}”`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options: OptionTexts = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `the limit is ${limitText(usual!)}, and ${seats.map((one) => `${limitText(one)} for ${winds[seatOf(one)]}`).join(', ')}`,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `a win needs ${parts.map(requirement).join(' or ')}`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `only the best of ${names(ids)} counts`).join('; '),
  },
  'discarder-pays': { number: (times) => `the discarder pays ${TIMES_OVER[times]}` },
  'self-draw-pays': { number: (times) => `all pay ${TIMES_OVER[times]} for a self-draw` },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) =>
      `a player can be liable for ${list(awards.map((one) => causes[one] ?? `“${rule(one as AwardId)}”`))}`,
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `“${rule(one.rule)}” is worth ${worth(one.worth)}` : optionClause(one, options);
