// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 各家规则。 */
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
        : `“${rule(part as AwardId)}”`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string =>
  ids
    .split(', ')
    .map((id) => `“${rule(id as AwardId)}”`)
    .join('、');

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => `${number(+/\d+/.exec(one)![0])} 点`;

export const options: Texts['options'] = {
  limit: {
    none: '没有满贯',
    number: (most) => `满贯是 ${number(most)} 点`,
    list: ([usual, ...seats]) =>
      `满贯是 ${limitText(usual!)}，${seats.map((one) => `${seat(seatOf(one))}是 ${limitText(one)}`).join('，')}`,
  },
  'limit-value': { 'as-limit': '满贯牌计满贯', number: (points) => `满贯牌计 ${number(points)} 点` },
  'limit-doubles': { none: '番数不限', number: breakdown.doublesCap },
  rounding: {
    none: '点数不取整',
    'base-to-nearest-10': '底点四舍五入到十',
    'total-up-to-10': '总点进位到十',
    'base-up-to-10': '底点进位到十',
  },
  'double-wind-pair': { both: '双风对子计两次', once: '双风对子计一次' },
  'double-wind-set': { both: '双风刻子计两次', once: '双风刻子计一次' },
  'flower-sets': { 'add-own': '四张齐全时正花另计', 'include-own': '四张齐全时已含正花' },
  'self-draw-from': { 'live-wall': '补牌不算自摸', 'any-wall': '补牌也算自摸' },
  'concealed-hand-on': { 'any-win': '门清加分，自摸也计', discard: '门清加分只计点和' },
  'fully-concealed-on': { 'self-draw': '门清加番须自摸', 'any-win': '门清加番不必自摸' },
  'last-tile-self-draw': { added: '海底另计自摸', included: '海底已含自摸' },
  'chow-hand-form': { 'valueless-pair': '平和的将须无点', 'any-pair': '平和的将不拘', 'no-points': '平和不得有点' },
  'earthly-hand-on': {
    'first-discard': '地和限庄家第一张打出的牌',
    'first-draw': '地和限自己第一张摸的牌',
    either: '地和在第一巡摸打皆可',
  },
  'nine-gates-wait': { any: '九莲宝灯不拘听法', pure: '九莲宝灯须九面听' },
  'all-green-dragon': { optional: '绿一色可无发财', required: '绿一色须有发财' },
  'moon-on': { 'last-tile': '海底捞月须自摸', either: '海底捞月可以是打出的牌' },
  'minimum-doubles': { number: (fewest) => `${number(fewest)} 番起和` },
  'minimum-points': { number: (fewest) => (fewest ? `${number(fewest)} 点起和` : '点数不限') },
  'win-requirement': {
    'mixed-hand': '杂牌可和',
    'one-double': '须有一番才能和',
    'cleared-hand': '须清混才能和',
    list: (parts) => `须有${parts.map(requirement).join('或')}才能和`,
  },
  'most-chows': { none: '顺子副数不限', number: (most) => `和牌最多 ${most} 副顺子` },
  'claimed-kong': { exposed: '大明杠算明杠', 'concealed-for-doubles': '大明杠计番时算暗杠' },
  'best-of': {
    none: '做成的都计',
    list: (families) => families.map((ids) => `${names(ids)}只计最高的`).join('；'),
  },
  payers: { all: '三家都付', discarder: '点和只由点炮者付', 'discarder-for-all': '点和由点炮者一人付三家的份' },
  'discarder-pays': { number: (times) => (times === 2 ? '点炮者付双倍' : '点炮者付单倍') },
  'self-draw-pays': { number: (times) => (times === 2 ? '自摸各付双倍' : '自摸各付单倍') },
  'east-doubles': { all: '庄家收付加倍', 'losers-only': '庄家只在输家之间收付加倍', none: '庄家收付不加倍' },
  'losers-settle': { yes: '输家互相结算', no: '输家不互相结算' },
  pao: { on: '满贯的大三元、大四喜有包牌', off: '没有包牌' },
  'pao-on': {
    'big-limit-hands': '大三元、大四喜算满贯时有包牌',
    list: (awards) => `包牌限${awards.map((one) => `“${rule(one as AwardId)}”`).join('、')}`,
  },
  'pao-by': { 'winning-tile': '点炮者才包', claim: '打出定局之牌者包，不论谁点炮' },
  'pao-others': { settle: '有人包牌时输家仍互相结算', lapse: '有人包牌时输家不结算' },
  'pao-debts': { own: '包牌者不付别人之间的账', all: '包牌者也付别人之间的账' },
  'pao-amount': { 'all-shares': '包牌付三家之和', 'three-limits': '包牌付三个满贯', 'one-limit': '包牌付一个满贯' },
  'dead-hand-pays': { full: '犯规的全付', 'net-if-short': '小相公可扣除自己的点数' },
  'east-win': { 'east-stays': '庄家和牌连庄', 'east-passes': '谁和都过庄' },
  washout: {
    'east-stays': '流局庄家连庄',
    'east-passes': '流局庄家过庄',
    goulash: '流局庄家连庄，下一手打乱牌（goulash）',
  },
  rounds: { number: (rounds) => `一局打 ${number(rounds)} 圈` },
  reseat: { never: '整局不换位', 'each-round': '每圈重新抓位' },
  'dead-wall': {
    '14': '王牌留 14 张',
    '16': '王牌留 16 张',
    '12': '王牌留 12 张',
    dice: '一次掷骰定开哪家、留几墩王牌',
    'replenished-14': '王牌补足 14 张',
    none: '不留王牌',
  },
  'loose-tiles': {
    apart: '补牌放在缺口右边第二、第四墩上',
    together: '补牌并排放在缺口右边',
  },
  'bonus-replaced-from': { loose: '花牌从王牌补', 'live-wall': '花牌从牌头补' },
  'bonus-laid-out': { 'east-first': '抓牌后从东家起依序补花', 'as-dealt': '抓牌时依拿牌先后补花' },
  'claim-priority': {
    'nearest-after-discarder': '两家同和，点炮者的下家优先',
    'nearest-to-east': '两家同和，靠近庄家的优先',
    'special-hand-first': '两家同和，特殊牌型优先',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one
    ? `“${rule(one.rule)}”${(one.worth.points ?? one.worth.doubles ?? one.worth.limit) ? '计 ' : ''}${worth(one.worth)}`
    : optionClause(one, options);

const games = (names: readonly string[]): string => `${list(names.map(profile))}规则`;

export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}${value === undefined ? '不能和' : ` ${number(value)} 点`}` +
  (because.length ? `，因为${list(because.map(difference))}` : '');
