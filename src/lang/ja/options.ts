/** Japanese: options, and differences between rules. */
import { doublings, list, number, points, seat } from './hand.js';
import { breakdown } from './breakdown.js';
import { profile, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

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

export const options: Texts['options'] = {
  limit: {
    none: '満貫なし',
    number: (most) => `満貫は${points(most)}`,
    list: ([usual, ...seats]) =>
      `満貫は${limitText(usual!)}、${seats.map((one) => `${seat(seatOf(one))}は${limitText(one)}`).join('、')}`,
  },
  'limit-value': { 'as-limit': '役満貫は満貫と同じ', number: (value) => `役満貫は${points(value)}` },
  'limit-doubles': { none: '翻数に上限なし', number: breakdown.doublesCap },
  rounding: {
    none: '端数はそのまま',
    'base-to-nearest-10': '符の一の位を四捨五入',
    'base-up-to-10': '符の一の位を切り上げ',
    'total-up-to-10': '得点の一の位を切り上げ',
    'total-to-nearest-10': '得点の一の位を四捨五入',
  },
  'double-wind-pair': { both: '連風牌の対子は2つ分', once: '連風牌の対子は1つ分' },
  'double-wind-set': { both: '連風牌の刻子は2つ分', once: '連風牌の刻子は1つ分' },
  'flower-sets': { 'add-own': '4枚揃いでも自分の花牌は別につく', 'include-own': '4枚揃いは自分の花牌を含む' },
  'self-draw-from': { 'live-wall': '嶺上牌での和了はツモに数えない', 'any-wall': '嶺上牌での和了もツモに数える' },
  'concealed-hand-on': { 'any-win': '門前加符はツモでもつく', discard: '門前加符はロンに限る' },
  'fully-concealed-on': { 'self-draw': '門前清はツモに限る', 'any-win': '門前清はロンでもつく' },
  'last-tile-self-draw': { added: '海底にはツモの符もつく', included: '海底はツモの符を含む' },
  'chow-hand-form': {
    'valueless-pair': '平和の対子は符のつかないものに限る',
    'any-pair': '平和の対子は何でもよい',
    'no-points': '平和は和了のほかに符があってはならない',
  },
  'earthly-hand-on': {
    'first-discard': '地和は親の第一打でのロン',
    'first-draw': '地和は最初のツモでの和了',
    either: '地和は親の第一打でのロンか最初のツモ',
  },
  'nine-gates-wait': { any: '九蓮宝燈の待ちは問わない', pure: '九蓮宝燈は九面待ちに限る' },
  'all-green-dragon': { optional: '緑一色に發は不要', required: '緑一色に發が必要' },
  'moon-on': { 'last-tile': '一筒摸月はツモに限る', either: '一筒摸月は最後の捨て牌でもよい' },
  'minimum-doubles': { number: (fewest) => (fewest ? `${doublings(fewest)}縛り` : '翻の縛りなし') },
  'minimum-points': { number: (fewest) => (fewest ? `${points(fewest)}以上で和了` : '点数の縛りなし') },
  'win-requirement': {
    'mixed-hand': 'どんな手でも和了できる',
    'one-double': '1翻縛り',
    'cleared-hand': '和了できるのは一色の手か、么九牌だけの手',
    list: (parts) => `和了には${parts.map(requirement).join('か')}が必要`,
  },
  'most-chows': { none: '順子の数に制限なし', number: (most) => `順子は${number(most)}組まで` },
  'claimed-kong': { exposed: '大明槓は明槓', 'concealed-for-doubles': '大明槓は翻を数えるときだけ暗槓の扱い' },
  'best-of': {
    none: '成立した役はすべて数える',
    list: (families) => families.map((ids) => `${names(ids)}は最高のものだけ数える`).join('、'),
  },
  payers: {
    all: '3人とも和了者に払う',
    discarder: 'ロンは放銃者だけが払う',
    'discarder-for-all': 'ロンは放銃者が3人分を払う',
  },
  'discarder-pays': { number: (one) => `放銃者は${times(one)}を払う` },
  'self-draw-pays': { number: (one) => `ツモは3人とも${times(one)}を払う` },
  'east-doubles': {
    all: '親は倍払い・倍取り',
    'losers-only': '親の倍払い・倍取りは和了していない者同士だけ',
    none: '親も子と同じ払い',
  },
  'losers-settle': {
    yes: '和了していない者同士も差を精算する',
    no: '和了していない者同士は精算しない',
    'unless-limit': '満貫の和了の後は、和了していない者同士は精算しない',
  },
  pao: { on: '満貫の大三元・大四喜に包（責任払い）がある', off: '包（責任払い）はない' },
  'pao-on': {
    'big-limit-hands': '満貫の大三元・大四喜は包',
    list: (awards) => `包の役：${awards.map((one) => `「${rule(one as AwardId)}」`).join('、')}`,
  },
  'pao-by': { 'winning-tile': '包は和了牌の放銃者だけ', claim: '決め手の牌を捨てた人が包。和了牌の出所は問わない' },
  'pao-others': { settle: '包があっても他家同士は精算する', lapse: '包があれば他家同士は精算しない' },
  'pao-debts': { own: '包の人は自分の差だけを払う', all: '包の人は他家同士の差も払う' },
  'pao-amount': {
    'all-shares': '包は3人分を払う',
    'every-share': '包は、放銃者だけが払う場合でも3人分を払う',
    'three-limits': '包は満貫の3倍を払う',
    'one-limit': '包は満貫を払う',
  },
  'dead-hand-pays': { full: '和了放棄の手は全額を払う', 'net-if-short': '少牌は自分の得点を差し引いて払う' },
  washout: { 'east-stays': '流局は連荘', 'east-passes': '流局は親流れ', goulash: '流局は連荘で、次局はグーラッシュ' },
  'east-win': { 'east-stays': '親の和了は連荘', 'east-passes': '親が和了しても親は流れる' },
  rounds: { number: (rounds) => `対局は全${number(rounds)}場` },
  reseat: { never: '場所決めは最初だけ', 'each-round': '場が終わるごとに場所を決め直す' },
  'dead-wall': {
    '14': '王牌は14枚',
    '16': '王牌は16枚',
    '12': '王牌は12枚',
    dice: '1回のサイコロで開門の場所と王牌の枚数を決める',
    'replenished-14': '王牌をつねに14枚に保つ',
    none: '王牌なし',
  },
  'loose-tiles': {
    apart: '嶺上牌は切れ目の右の2幢目と4幢目に置く',
    together: '嶺上牌は切れ目のすぐ右に並べて置く',
  },
  'bonus-replaced-from': { loose: '花牌の補充は嶺上牌から', 'live-wall': '花牌の補充は壁牌から' },
  'bonus-laid-out': {
    'east-first': '配牌の花牌は東家から順に補充',
    'as-dealt': '配牌の花牌は取った順に補充',
  },
  'claim-priority': {
    'nearest-after-discarder': '2人のロンは放銃者の下家から順に優先',
    'nearest-to-east': '2人のロンは東家に近いほうが優先',
    'special-hand-first': '2人のロンは特殊な和了形が優先',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `「${rule(one.rule)}」は${worth(one.worth)}` : optionClause(one, options);

/** 古典、英国式のルール. */
const games = (names: readonly string[]): string => `${list(names.map(profile))}のルール`;

export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}では${value === undefined ? '和了できません' : points(value)}` +
  (because.length ? `（理由：${list(because.map(difference))}）` : '');
