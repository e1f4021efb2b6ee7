/** 各家規則。 */
import { list, number, seat } from './hand.js';
import { breakdown } from './breakdown.js';
import { profile, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { over } from '../choose.js';
import { optionClause } from '../clauses.js';
import { options as english } from '../en/options.js';
import type { ComparedValue, Difference, Texts } from '../types.js';
import { causes, options as optionsTexts } from '../texts/zh-Hant/options.js';
import type { Part } from '../types.js';

const requirement = (part: string): string =>
  part === 'one-double'
    ? '花牌以外的一番'
    : part === 'cleared-hand'
      ? '清混'
      : /^\d/.test(part)
        ? `${number(parseInt(part, 10))} 番`
        : `「${rule(part as AwardId)}」`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string =>
  ids
    .split(', ')
    .map((id) => `「${rule(id as AwardId)}」`)
    .join('、');

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => `${number(+/\d+/.exec(one)![0])} 點`;

export const options = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `滿貫是 ${limitText(usual!)}，${seats.map((one) => `${seat(seatOf(one))}是 ${limitText(one)}`).join('，')}`,
  },
  'limit-doubles': {
    ...optionsTexts['limit-doubles'],
    number: breakdown.doublesCap,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `須有${parts.map(requirement).join('或')}才能和`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `${names(ids)}只計最高的`).join('；'),
  },
  'discarder-pays': { number: (times) => (times === 2 ? '放銃者付雙倍' : '放銃者付單倍') },
  'self-draw-pays': { number: (times) => (times === 2 ? '自摸各付雙倍' : '自摸各付單倍') },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) => `包牌限${awards.map((one) => causes[one] ?? `「${rule(one as AwardId)}」`).join('、')}`,
  },
} satisfies Part<Texts['options']>;

/** With those that are still missing, in English. */
const all = over(english, options);

export const difference = (one: Difference): string =>
  'rule' in one
    ? `「${rule(one.rule)}」${(one.worth.points ?? one.worth.doubles ?? one.worth.limit) ? '計 ' : ''}${worth(one.worth)}`
    : optionClause(one, all);

const games = (names: readonly string[]): string => `${list(names.map(profile))}規則`;

export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}${value === undefined ? '不能和' : ` ${number(value)} 點`}` +
  (because.length ? `，因為${list(because.map(difference))}` : '');
