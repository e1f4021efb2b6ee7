/** Japanese: options, and differences between rules. */
import { doublings, list, number, points, seat } from './hand.js';
import { breakdown } from './breakdown.js';
import { profile, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { over } from '../choose.js';
import { optionClause } from '../clauses.js';
import { options as english } from '../en/options.js';
import type { ComparedValue, Difference, Texts } from '../types.js';
import { causes, options as optionsTexts } from '../texts/ja/options.js';
import type { Part } from '../types.js';

/** What a single payment is, or a double one. */
const times = (one: number): string => (one === 1 ? '通常の額' : `${number(one)}倍`);

const requirement = (part: string): string =>
  part === 'one-double'
    ? '花牌以外の翻'
    : part === 'cleared-hand'
      ? '一色の手か、么九牌だけの手'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `「${rule(part as AwardId)}」`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string =>
  ids
    .split(', ')
    .map((id) => `「${rule(id as AwardId)}」`)
    .join('、');

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => points(+/\d+/.exec(one)![0]);

export const options = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `満貫は${limitText(usual!)}、${seats.map((one) => `${seat(seatOf(one))}は${limitText(one)}`).join('、')}`,
  },
  'limit-doubles': {
    ...optionsTexts['limit-doubles'],
    number: breakdown.doublesCap,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `和了には${parts.map(requirement).join('か')}が必要`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `${names(ids)}は最高のものだけ数える`).join('、'),
  },
  'discarder-pays': { number: (one) => `放銃者は${times(one)}を払う` },
  'self-draw-pays': { number: (one) => `ツモは3人とも${times(one)}を払う` },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) => `包の役：${awards.map((one) => causes[one] ?? `「${rule(one as AwardId)}」`).join('、')}`,
  },
} satisfies Part<Texts['options']>;

/** With those that are still missing, in English. */
const all = over(english, options);

export const difference = (one: Difference): string =>
  'rule' in one ? `「${rule(one.rule)}」は${worth(one.worth)}` : optionClause(one, all);

/** 古典、英国式のルール. */
const games = (names: readonly string[]): string => `${list(names.map(profile))}のルール`;

export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}では${value === undefined ? '和了できません' : points(value)}` +
  (because.length ? `（理由：${list(because.map(difference))}）` : '');
