/** Dutch: differences between rules. */
import { list, number, winds } from './hand.js';
import { doublings, profile, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { over } from '../choose.js';
import { optionClause } from '../clauses.js';
import { options as english } from '../en/options.js';
import type { ComparedValue, Difference, Texts } from '../types.js';
import { causes, options as optionsTexts } from '../texts/nl/options.js';
import type { Part } from '../types.js';

const AMOUNT = ['', 'het enkele bedrag', 'het dubbele bedrag'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'een verdubbeling die niet van bonusstenen komt'
    : part === 'cleared-hand'
      ? 'een schone hand'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `“${rule(part as AwardId)}”`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `“${rule(id as AwardId)}”`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `de limiet is ${limitText(usual!)}, voor ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `voor mahjong is nodig: ${parts.map(requirement).join(' of ')}`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `van ${names(ids)} telt alleen het beste`).join('; '),
  },
  'discarder-pays': { number: (times) => `wie de winnende steen weglegt, betaalt ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `bij een zelf gepakte winnende steen betaalt iedereen ${AMOUNT[times]}` },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) =>
      `één speler kan voor allen betalen bij ${list(awards.map((one) => causes[one] ?? `“${rule(one as AwardId)}”`))}`,
  },
} satisfies Part<Texts['options']>;

/** With those that are still missing, in English. */
const all = over(english, options);

export const difference = (one: Difference): string =>
  'rule' in one ? `“${rule(one.rule)}”: ${worth(one.worth)}` : optionClause(one, all);

/** Volgens de regels “klassiek” en “Brits”. */
const games = (names: readonly string[]): string =>
  `volgens de regels ${list(names.map((name) => (name ? `“${profile(name)}”` : 'van deze tafel')))}`;

/** 128 volgens de regels “klassiek” (de basispunten worden afgerond op tientallen). */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'geen mahjong' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
