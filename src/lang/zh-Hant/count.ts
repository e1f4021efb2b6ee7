/** 規則。 */
import { number } from './hand.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

const part = (limit: number): string => (limit === 0.5 ? '半個' : limit === 1 ? '' : `${number(limit)} 個`);

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points, concealedPoints = points, doubles, limit, score }: Worth): string {
  if (score) return `固定 ${number(score)} 點`;
  if (limit) return `${part(limit)}滿貫`;
  if (doubles) return `${number(doubles)} 番`;
  if (points === undefined) return '不計';
  return concealedPoints === points
    ? `${number(points)} 點`
    : `明 ${number(points)} 點、暗 ${number(concealedPoints!)} 點`;
}

export const shortWorth = ({ points, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${limit === 0.5 ? '半' : part(limit)}滿貫`
      : doubles
        ? `×${2 ** doubles}`
        : points === undefined
          ? '–'
          : number(points);

const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['古典', '中國古典麻將，米林頓與英國兩派'],
  millington: ['米林頓', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['英國', '英國派'],
  'pung-based': ['刻子計點', '中國古典麻將，以刻子計點'],
  family: ['家庭', '一家人的家規'],
  european: ['歐洲', '歐洲古典麻將'],
  babcock: ['巴布科克', 'J. P. Babcock，混牌打法'],
  dmjl: ['德國聯盟', '德國麻將聯盟（DMJL），依 kajongg'],
  bmja: ['英國協會', '英國麻將協會（BMJA），依 kajongg'],
};

/** 出處為書名或網頁名。 */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': '本桌',
  'babcock-1923': '巴布科克紅皮書',
  'harr-1922': 'Harr 1922',
  'aru-shi-a-ru-1929': 'Aru-shi-a-ru 1929',
  'aru-shi-a-ru': 'Aru-shi-a-ru',
  'millington-1977': '米林頓 1977',
  xmj: 'xmj',
  'buzzard-2000': 'Buzzard 2000',
  'bmja-2019': '英國協會 2019',
  'outside-the-box': 'Outside the Box',
  sontag: 'Sontag',
  'nts-2002': '荷蘭賽制 2002',
  'kajongg-classical': 'kajongg 古典',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);

/** 名稱。 */
const names: Record<RuleId, string> = {
  mahjong: '和牌',
  'pung-of-simples': '中張刻子',
  'pung-of-terminals': '老頭刻子',
  'pung-of-honours': '字牌刻子',
  'kong-of-simples': '中張槓',
  'kong-of-terminals': '老頭槓',
  'kong-of-honours': '字牌槓',
  'pair-of-dragons': '三元牌對子',
  'pair-of-seat-wind': '門風對子',
  'pair-of-round-wind': '圈風對子',
  flower: '花牌',
  season: '季牌',
  'self-draw': '自摸',
  'only-tile': '獨聽',
  'one-chance-chow': '嵌張／邊張',
  'pair-wait': '單吊',
  'concealed-hand': '門清加點',
  'set-of-dragons': '三元牌刻子',
  'set-of-seat-wind': '門風刻子',
  'set-of-round-wind': '圈風刻子',
  'own-flower': '正花',
  'own-season': '正季',
  'all-flowers': '梅蘭菊竹',
  'all-seasons': '春夏秋冬',
  'little-three-dragons': '小三元',
  'all-pungs': '對對和',
  'chow-hand': '平和',
  'half-flush': '混一色',
  'full-flush': '清一色',
  'fully-concealed': '門清加番',
  'three-concealed-pungs': '三暗刻',
  'pure-straight': '一條龍',
  'all-simples': '斷幺',
  'outside-hand': '全帶幺',
  'terminals-and-honours': '混老頭',
  'kong-replacement': '槓上開花',
  'flower-replacement': '花上自摸',
  'robbed-kong': '搶槓',
  'last-tile': '海底自摸',
  'last-discard': '河底撈魚',
  'original-call': '天聽',
  standing: '報聽',
  'heavenly-hand': '天和',
  'earthly-hand': '地和',
  'thirteen-orphans': '十三幺',
  'nine-gates': '九蓮寶燈',
  'four-kongs': '四槓',
  'all-honours': '字一色',
  'all-terminals': '清老頭',
  'big-three-dragons': '大三元',
  'little-four-winds': '小四喜',
  'big-four-winds': '大四喜',
  'twofold-fortune': '連槓開花',
  'all-green': '綠一色',
  'four-concealed-pungs': '四暗刻',
  'moon-from-the-sea': '海底撈月',
  'plum-blossom': '槓上梅花',
  'carrying-pole': '二索搶槓',
  'thirteen-wins': '十三連莊',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'zh-Hant', ownAwards, moreNames) : names[id];
