/** Japanese: names and values. 門前加符 are the points for a concealed hand, 門前清 is the double. */
import { base, doublings, number } from './hand.js';
import { quotient } from '../quotient.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

/** 満貫、半満貫、満貫の2/5、満貫の2倍. */
export const limits = (limit: number): string =>
  limit === 1
    ? '満貫'
    : limit === 0.5
      ? '半満貫'
      : `満貫の${Number.isInteger(limit) ? `${number(limit)}倍` : (quotient(limit) ?? `${number(limit)}倍`)}`;

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string {
  if (score) return `${number(score)}点ちょうど`;
  if (limit) return limits(limit);
  if (doubles) return doublings(doubles);
  if (open === undefined) return '数えない';
  return concealedPoints === open ? base(open) : `明${base(open)}、暗${base(concealedPoints!)}`;
}

export const shortWorth = ({ points: open, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? limits(limit)
      : doubles
        ? `×${2 ** doubles}`
        : open === undefined
          ? '–'
          : number(open);

const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['古典', '中国古典麻雀、ミリントンと英国式'],
  millington: ['ミリントン', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['英国式', '英国式'],
  'pung-based': ['刻子中心', '刻子を中心に数える中国古典麻雀'],
  family: ['家庭', 'ある家族の取り決め'],
  european: ['欧州式', '欧州の古典ルール'],
  babcock: ['バブコック', 'J. P. Babcock、雑色の手も和了できる打ち方'],
  dmjl: ['DMJL', 'ドイツ麻雀連盟（DMJL）、kajonggによる'],
  bmja: ['BMJA', '英国麻雀協会（BMJA）、kajonggによる'],
};

/** 出典は本やページの題名のまま。 */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': 'この卓',
  'babcock-1923': 'バブコック 1923',
  'harr-1922': 'ハー 1922',
  'aru-shi-a-ru-1929': 'アルシーアル 1929',
  'aru-shi-a-ru': 'アルシーアル',
  'millington-1977': 'ミリントン 1977',
  xmj: 'xmj',
  'buzzard-2000': 'バザード 2000',
  'bmja-2019': 'BMJA 2019',
  'outside-the-box': 'アウトサイド・ザ・ボックス',
  sontag: 'ゾンターク',
  'nts-2002': 'NTS 2002',
  'kajongg-classical': 'kajongg 古典',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);

/** The names of awards. */
const names: Record<RuleId, string> = {
  mahjong: '和了',
  'pung-of-simples': '中張牌の刻子',
  'pung-of-terminals': '老頭牌の刻子',
  'pung-of-honours': '字牌の刻子',
  'kong-of-simples': '中張牌の槓子',
  'kong-of-terminals': '老頭牌の槓子',
  'kong-of-honours': '字牌の槓子',
  'pair-of-dragons': '三元牌の対子',
  'pair-of-seat-wind': '自風の対子',
  'pair-of-round-wind': '場風の対子',
  flower: '花牌',
  season: '季節牌',
  'self-draw': 'ツモ',
  'only-tile': '一種待ち',
  'one-chance-chow': '嵌張・辺張待ち',
  'pair-wait': '単騎待ち',
  'concealed-hand': '門前加符',
  'set-of-dragons': '三元牌の刻子',
  'set-of-seat-wind': '自風の刻子',
  'set-of-round-wind': '場風の刻子',
  'own-flower': '自分の花牌',
  'own-season': '自分の季節牌',
  'all-flowers': '花牌4枚揃い',
  'all-seasons': '季節牌4枚揃い',
  'little-three-dragons': '小三元',
  'all-pungs': '対々和',
  'chow-hand': '平和',
  'half-flush': '混一色',
  'full-flush': '清一色',
  'fully-concealed': '門前清',
  'three-concealed-pungs': '三暗刻',
  'pure-straight': '一気通貫',
  'all-simples': '断么九',
  'outside-hand': '全帯么',
  'terminals-and-honours': '混老頭',
  'kong-replacement': '嶺上開花',
  'flower-replacement': '花牌の補充で和了',
  'robbed-kong': '搶槓',
  'last-tile': '海底摸月',
  'last-discard': '河底撈魚',
  'original-call': '第一打で聴牌',
  standing: '聴牌宣言',
  'heavenly-hand': '天和',
  'earthly-hand': '地和',
  'thirteen-orphans': '国士無双',
  'nine-gates': '九蓮宝燈',
  'four-kongs': '四槓子',
  'all-honours': '字一色',
  'all-terminals': '清老頭',
  'big-three-dragons': '大三元',
  'little-four-winds': '小四喜',
  'big-four-winds': '大四喜',
  'twofold-fortune': '連槓開花',
  'all-green': '緑一色',
  'four-concealed-pungs': '四暗刻',
  'moon-from-the-sea': '一筒摸月',
  'plum-blossom': '五筒開花',
  'carrying-pole': '二索搶槓',
  'thirteen-wins': '十三連荘',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'ja', ownAwards, moreNames) : names[id];
