/** 各家規則。 */
import { list, number } from './hand.js';
import { games, rule, worth } from './count.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

export const options: Texts['options'] = {
  limit: { none: '沒有滿貫', number: (most) => `滿貫是 ${number(most)} 點` },
  'limit-doubles': { none: '番數不限', number: (most) => `最多計 ${number(most)} 番` },
  rounding: { none: '點數不取整', 'base-to-nearest-10': '底點四捨五入到十', 'total-up-to-10': '總點進位到十' },
  'double-wind-pair': { both: '雙風對子計兩次', once: '雙風對子計一次' },
  'double-wind-set': { both: '雙風刻子計兩次', once: '雙風刻子計一次' },
  'flower-sets': { 'add-own': '四張齊全時正花另計', 'include-own': '四張齊全時已含正花' },
  'self-draw-from': { 'live-wall': '補牌不算自摸', 'any-wall': '補牌也算自摸' },
  'concealed-hand-on': { 'any-win': '門清自摸也計', discard: '門清只計食和' },
  'fully-concealed-on': { 'self-draw': '門前清須自摸', 'any-win': '門前清不必自摸' },
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
  'win-requirement': { 'mixed-hand': '雜牌可和', 'one-double': '須有一番才能和', 'cleared-hand': '須清混才能和' },
  'most-chows': { none: '吃不限', number: (most) => `和牌最多 ${most} 組順子` },
  'claimed-kong': { exposed: '大明槓算明槓', 'concealed-for-doubles': '大明槓計番時算暗槓' },
  payers: { all: '三家都付', discarder: '食和只由放銃者付' },
  'discarder-pays': { number: (times) => (times === 2 ? '放銃者付雙倍' : '放銃者付單倍') },
  'self-draw-pays': { number: (times) => (times === 2 ? '自摸各付雙倍' : '自摸各付單倍') },
  'east-doubles': { all: '莊家收付加倍', 'losers-only': '莊家只在未和者之間收付加倍', none: '莊家收付不加倍' },
  'losers-settle': { yes: '未和者互相結算', no: '未和者不互相結算' },
  pao: { on: '滿貫的大三元、大四喜有包牌', off: '沒有包牌' },
  'pao-amount': { 'all-shares': '包牌付三家之和', 'three-limits': '包牌付三個滿貫', 'one-limit': '包牌付一個滿貫' },
  'dead-hand-pays': { full: '死牌全付', 'net-if-short': '小相公可扣除自己的點數' },
  washout: { 'east-stays': '流局莊家連莊', 'east-passes': '流局莊家過莊' },
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
  'bonus-replaced-from': { loose: '花牌從牌尾補', 'live-wall': '花牌從牌頭補' },
  'bonus-laid-out': { 'east-first': '配牌後從東家起依序補花', 'as-dealt': '配牌時依拿牌先後補花' },
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

export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}${value === undefined ? '不能和' : ` ${number(value)} 點`}` +
  (because.length ? `，因為${list(because.map(difference))}` : '');
