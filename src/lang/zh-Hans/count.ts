// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 规则。 */
import { number } from './hand.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import { laterNames } from '../later-names.js';
import { ownAwards } from './own-awards.js';
import type { AwardId, ProfileName, RuleId } from '../../core/index.js';
import type { MoreProfileName } from '../../core/profiles.js';
import type { Worth } from '../types.js';

const part = (limit: number): string => (limit === 0.5 ? '半个' : limit === 1 ? '' : `${number(limit)} 个`);

export const worth = ({ plus, ...one }: Worth): string => worthOf(one) + (plus ? ` + ${number(plus)}` : '');

function worthOf({ points, concealedPoints = points, doubles, limit, score }: Worth): string {
  if (score) return `固定 ${number(score)} 点`;
  if (limit) return `${part(limit)}满贯`;
  if (doubles) return `${number(doubles)} 番`;
  if (points === undefined) return '不计';
  return concealedPoints === points
    ? `${number(points)} 点`
    : `明 ${number(points)} 点、暗 ${number(concealedPoints!)} 点`;
}

export const shortWorth = ({ points, doubles, limit, score }: Worth): string =>
  score
    ? `=${number(score)}`
    : limit
      ? `${limit === 0.5 ? '半' : part(limit)}满贯`
      : doubles
        ? `×${2 ** doubles}`
        : points === undefined
          ? '–'
          : number(points);

const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['古典', '中国古典麻将，米灵顿与英国两派'],
  millington: ['米灵顿', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['英国', '英国派'],
  'pung-based': ['刻子计点', '中国古典麻将，以刻子计点'],
  family: ['家庭', '一家人的家规'],
  european: ['欧洲', '欧洲古典麻将'],
  babcock: ['巴布科克', 'J. P. Babcock，混牌打法'],
  dmjl: ['德国联盟', '德国麻将联盟（DMJL），依 kajongg'],
  bmja: ['英国协会', '英国麻将协会（BMJA），依 kajongg'],
};

/** 出处为书名或网页名。 */
const moreProfiles: Record<MoreProfileName | '', string> = {
  // A table that changes a built-in profile.
  '': '本桌',
  'babcock-1923': '巴布科克红皮书',
  'harr-1922': 'Harr 1922',
  'aru-shi-a-ru-1929': 'Aru-shi-a-ru 1929',
  'aru-shi-a-ru': 'Aru-shi-a-ru',
  'millington-1977': '米灵顿 1977',
  xmj: 'xmj',
  'buzzard-2000': 'Buzzard 2000',
  'bmja-2019': '英国协会 2019',
  'outside-the-box': 'Outside the Box',
  sontag: 'Sontag',
  'nts-2002': '荷兰赛制 2002',
  'kajongg-classical': 'kajongg 古典',
  pomax: 'Pomax',
};

export const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
export const profile = (name: string): string =>
  profileTexts(name)?.[0] ?? (Object.hasOwn(moreProfiles, name) ? moreProfiles[name as MoreProfileName] : name);

/** 名称。 */
const names: Record<RuleId, string> = {
  mahjong: '和牌',
  'pung-of-simples': '中张刻子',
  'pung-of-terminals': '老头刻子',
  'pung-of-honours': '字牌刻子',
  'kong-of-simples': '中张杠',
  'kong-of-terminals': '老头杠',
  'kong-of-honours': '字牌杠',
  'pair-of-dragons': '三元牌对子',
  'pair-of-seat-wind': '门风对子',
  'pair-of-round-wind': '圈风对子',
  flower: '花牌',
  season: '季牌',
  'self-draw': '自摸',
  'only-tile': '独听',
  'one-chance-chow': '嵌张／边张',
  'pair-wait': '单吊',
  'concealed-hand': '门清加分',
  'set-of-dragons': '三元牌刻子',
  'set-of-seat-wind': '门风刻子',
  'set-of-round-wind': '圈风刻子',
  'own-flower': '正花',
  'own-season': '正季',
  'all-flowers': '梅兰菊竹',
  'all-seasons': '春夏秋冬',
  'little-three-dragons': '小三元',
  'all-pungs': '对对和',
  'chow-hand': '平和',
  'half-flush': '混一色',
  'full-flush': '清一色',
  'fully-concealed': '门清加番',
  'three-concealed-pungs': '三暗刻',
  'pure-straight': '一条龙',
  'all-simples': '断幺',
  'outside-hand': '全带幺',
  'terminals-and-honours': '混老头',
  'kong-replacement': '杠上开花',
  'flower-replacement': '花上自摸',
  'robbed-kong': '抢杠',
  'last-tile': '海底自摸',
  'last-discard': '河底捞鱼',
  'original-call': '天听',
  standing: '报听',
  'heavenly-hand': '天和',
  'earthly-hand': '地和',
  'thirteen-orphans': '十三幺',
  'nine-gates': '九莲宝灯',
  'four-kongs': '四杠',
  'all-honours': '字一色',
  'all-terminals': '清老头',
  'big-three-dragons': '大三元',
  'little-four-winds': '小四喜',
  'big-four-winds': '大四喜',
  'twofold-fortune': '连杠开花',
  'all-green': '绿一色',
  'four-concealed-pungs': '四暗刻',
  'moon-from-the-sea': '海底捞月',
  'plum-blossom': '杠上梅花',
  'carrying-pole': '二条抢杠',
  'thirteen-wins': '十三连庄',
};

export const moreNames = laterNames(async () => (await import('./more-awards.js')).moreAwards);

export const rule = (id: AwardId): string =>
  isOwnAward(id) ? ownAwardName(id, 'zh-Hans', ownAwards, moreNames) : names[id];
