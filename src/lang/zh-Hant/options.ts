/** 各家規則。 */
import { list, number, seat } from './hand.js';
import { breakdown } from './breakdown.js';
import { profile, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

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

export const options: Texts['options'] = {
  limit: {
    none: '沒有滿貫',
    number: (most) => `滿貫是 ${number(most)} 點`,
    list: ([usual, ...seats]) =>
      `滿貫是 ${limitText(usual!)}，${seats.map((one) => `${seat(seatOf(one))}是 ${limitText(one)}`).join('，')}`,
  },
  'limit-value': { 'as-limit': '滿貫牌計滿貫', number: (points) => `滿貫牌計 ${number(points)} 點` },
  'limit-doubles': { none: '番數不限', number: breakdown.doublesCap },
  rounding: {
    none: '點數不取整',
    'base-to-nearest-10': '底點四捨五入到十',
    'total-up-to-10': '總點進位到十',
    'total-to-nearest-10': '總點四捨五入到十',
    'base-up-to-10': '底點進位到十',
  },
  'double-wind-pair': { both: '雙風對子計兩次', once: '雙風對子計一次' },
  'double-wind-set': { both: '雙風刻子計兩次', once: '雙風刻子計一次' },
  'flower-sets': { 'add-own': '四張齊全時正花另計', 'include-own': '四張齊全時已含正花' },
  'self-draw-from': { 'live-wall': '補牌不算自摸', 'any-wall': '補牌也算自摸' },
  'concealed-hand-on': { 'any-win': '門清加點，自摸也計', discard: '門清加點只計食和' },
  'fully-concealed-on': { 'self-draw': '門清加番須自摸', 'any-win': '門清加番不必自摸' },
  'last-tile-self-draw': { added: '海底另計自摸', included: '海底已含自摸' },
  'chow-hand-form': { 'valueless-pair': '平和的將須無點', 'any-pair': '平和的將不拘', 'no-points': '平和不得有點' },
  'earthly-hand-on': {
    'first-discard': '地和限莊家第一張打出的牌',
    'first-draw': '地和限自己第一張摸的牌',
    either: '地和在第一巡摸打皆可',
  },
  'nine-gates-wait': { any: '九蓮寶燈不拘聽法', pure: '九蓮寶燈須九面聽' },
  'all-green-dragon': { optional: '綠一色可無發財', required: '綠一色須有發財' },
  'moon-on': { 'last-tile': '海底撈月須自摸', either: '海底撈月可以是打出的牌' },
  'minimum-doubles': { number: (fewest) => `${number(fewest)} 番起和` },
  'minimum-points': { number: (fewest) => (fewest ? `${number(fewest)} 點起和` : '點數不限') },
  'win-requirement': {
    'mixed-hand': '雜牌可和',
    'one-double': '須有一番才能和',
    'cleared-hand': '須清混才能和',
    list: (parts) => `須有${parts.map(requirement).join('或')}才能和`,
  },
  'most-chows': { none: '順子副數不限', number: (most) => `和牌最多 ${most} 副順子` },
  'claimed-kong': { exposed: '大明槓算明槓', 'concealed-for-doubles': '大明槓計番時算暗槓' },
  'best-of': {
    none: '做成的都計',
    list: (families) => families.map((ids) => `${names(ids)}只計最高的`).join('；'),
  },
  payers: { all: '三家都付', discarder: '食和只由放銃者付', 'discarder-for-all': '食和由放銃者一人付三家的份' },
  'discarder-pays': { number: (times) => (times === 2 ? '放銃者付雙倍' : '放銃者付單倍') },
  'self-draw-pays': { number: (times) => (times === 2 ? '自摸各付雙倍' : '自摸各付單倍') },
  'east-doubles': { all: '莊家收付加倍', 'losers-only': '莊家只在輸家之間收付加倍', none: '莊家收付不加倍' },
  'losers-settle': { yes: '輸家互相結算', no: '輸家不互相結算', 'unless-limit': '和出滿貫時輸家不互相結算' },
  pao: { on: '滿貫的大三元、大四喜有包牌', off: '沒有包牌' },
  'pao-on': {
    'big-limit-hands': '大三元、大四喜算滿貫時有包牌',
    list: (awards) => `包牌限${awards.map((one) => `「${rule(one as AwardId)}」`).join('、')}`,
  },
  'pao-by': { 'winning-tile': '放銃者才包', claim: '打出定局之牌者包，不論誰放銃' },
  'pao-others': { settle: '有人包牌時輸家仍互相結算', lapse: '有人包牌時輸家不結算' },
  'pao-debts': { own: '包牌者不付別人之間的帳', all: '包牌者也付別人之間的帳' },
  'pao-amount': {
    'all-shares': '包牌付三家之和',
    'every-share': '包牌付三家之和，平時只由放銃者付也一樣',
    'three-limits': '包牌付三個滿貫',
    'one-limit': '包牌付一個滿貫',
  },
  'dead-hand-pays': { full: '犯規的全付', 'net-if-short': '小相公可扣除自己的點數' },
  'east-win': { 'east-stays': '莊家和牌連莊', 'east-passes': '誰和都過莊' },
  washout: {
    'east-stays': '流局莊家連莊',
    'east-passes': '流局莊家過莊',
    goulash: '流局莊家連莊，下一手打亂牌（goulash）',
  },
  rounds: { number: (rounds) => `一局打 ${number(rounds)} 圈` },
  reseat: { never: '整局不換位', 'each-round': '每圈重新抓位' },
  'dead-wall': {
    '14': '牌尾留 14 張',
    '16': '牌尾留 16 張',
    '12': '牌尾留 12 張',
    dice: '一次擲骰定開哪家、留幾墩牌尾',
    'replenished-14': '牌尾補足 14 張',
    none: '不留牌尾',
  },
  'loose-tiles': {
    apart: '補牌放在缺口右邊第二、第四墩上',
    together: '補牌並排放在缺口右邊',
  },
  'bonus-replaced-from': { loose: '花牌從牌尾補', 'live-wall': '花牌從牌頭補' },
  'bonus-laid-out': { 'east-first': '抓牌後從東家起依序補花', 'as-dealt': '抓牌時依拿牌先後補花' },
  'claim-priority': {
    'nearest-after-discarder': '兩家同和，放銃者的下家優先',
    'nearest-to-east': '兩家同和，靠近莊家的優先',
    'special-hand-first': '兩家同和，特殊牌型優先',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one
    ? `「${rule(one.rule)}」${(one.worth.points ?? one.worth.doubles ?? one.worth.limit) ? '計 ' : ''}${worth(one.worth)}`
    : optionClause(one, options);

const games = (names: readonly string[]): string => `${list(names.map(profile))}規則`;

export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}${value === undefined ? '不能和' : ` ${number(value)} 點`}` +
  (because.length ? `，因為${list(because.map(difference))}` : '');
