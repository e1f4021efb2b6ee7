/** Japanese: names and values. 門前加符 are the points for a concealed hand, 門前清 is the double. */
import { base, doublings, list, number } from './hand.js';
import { quotient } from '../quotient.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
const moreProfiles: Record<MoreProfileName, string> = {
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
/** 古典、英国式のルール. */
export const games = (names: readonly string[]): string => `${list(names.map(profile))}のルール`;

/** The name, and what it means in one sentence. */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['和了', '和了した人につく符。'],
  'pung-of-simples': ['中張牌の刻子', '2〜8の同じ牌3枚。'],
  'pung-of-terminals': ['老頭牌の刻子', '1または9の同じ牌3枚。'],
  'pung-of-honours': ['字牌の刻子', '同じ字牌3枚。'],
  'kong-of-simples': ['中張牌の槓子', '2〜8の同じ牌4枚。'],
  'kong-of-terminals': ['老頭牌の槓子', '1または9の同じ牌4枚。'],
  'kong-of-honours': ['字牌の槓子', '同じ字牌4枚。'],
  'pair-of-dragons': ['三元牌の対子', '白・發・中の対子。'],
  'pair-of-seat-wind': ['自風の対子', '自分の席の風牌の対子。'],
  'pair-of-round-wind': ['場風の対子', '場の風牌の対子。'],
  flower: ['花牌', '花牌（梅蘭菊竹）1枚につき。'],
  season: ['季節牌', '季節牌（春夏秋冬）1枚につき。'],
  'self-draw': ['ツモ', '和了牌を自分でツモった。'],
  'only-tile': ['一種待ち', '和了できる牌が1種類しかなかった。'],
  'one-chance-chow': ['嵌張・辺張待ち', '順子の真ん中、または123の3か789の7で和了。'],
  'pair-wait': ['単騎待ち', '和了牌で対子ができた。'],
  'concealed-hand': ['門前加符', '和了牌のほかに副露した面子がない。'],
  'set-of-dragons': ['三元牌の刻子', '白・發・中の刻子または槓子1組につき。'],
  'set-of-seat-wind': ['自風の刻子', '自風の刻子または槓子。'],
  'set-of-round-wind': ['場風の刻子', '場風の刻子または槓子。'],
  'own-flower': ['自分の花牌', '席と同じ番号の花牌。東家が1、南家が2、西家が3、北家が4。'],
  'own-season': ['自分の季節牌', '席と同じ番号の季節牌。東家が1、南家が2、西家が3、北家が4。'],
  'all-flowers': ['花牌4枚揃い', '花牌を4枚とも持っている。'],
  'all-seasons': ['季節牌4枚揃い', '季節牌を4枚とも持っている。'],
  'little-three-dragons': ['小三元', '三元牌の刻子2組と、残る1種の対子。刻子2組の翻は別につく。'],
  'all-pungs': ['対々和', '刻子または槓子4組と対子。'],
  'chow-hand': ['平和', '順子4組。'],
  'half-flush': ['混一色', '1種類の数牌と字牌だけ。'],
  'full-flush': ['清一色', '1種類の数牌だけ。'],
  'fully-concealed': ['門前清', '和了牌のほかに鳴いた牌がない。'],
  'three-concealed-pungs': ['三暗刻', '暗刻または暗槓が3組以上。'],
  'pure-straight': ['一気通貫', '同じ種類の123・456・789。'],
  'all-simples': ['断么九', '么九牌が1枚もない。'],
  'outside-hand': ['全帯么', 'すべての面子と対子に么九牌があり、順子が1組以上ある。'],
  'terminals-and-honours': ['混老頭', '老頭牌と字牌だけで、両方がある。'],
  'kong-replacement': ['嶺上開花', '槓の嶺上牌で和了。'],
  'flower-replacement': ['花牌の補充で和了', '花牌や季節牌の代わりに引いた牌で和了。'],
  'robbed-kong': ['搶槓', '他家が加槓した牌で和了。'],
  'last-tile': ['海底摸月', '壁牌の最後の牌をツモって和了。'],
  'last-discard': ['河底撈魚', '壁牌が尽きた後の捨て牌で和了。'],
  'original-call': ['第一打で聴牌', '第一打で聴牌し、そのまま手を変えずに和了。'],
  standing: ['聴牌宣言', '第一打より後に聴牌を宣言し、そのまま手を変えない。'],
  'heavenly-hand': ['天和', '親が配牌で和了。'],
  'earthly-hand': ['地和', '子が第一巡で和了。'],
  'thirteen-orphans': ['国士無双', '么九牌13種を1枚ずつと、そのうちのどれかをもう1枚。'],
  'nine-gates': ['九蓮宝燈', '門前で、同じ種類の1112345678999と、その種類のどれか1枚。'],
  'four-kongs': ['四槓子', '槓子4組と対子。'],
  'all-honours': ['字一色', '字牌だけ。'],
  'all-terminals': ['清老頭', '1と9の数牌だけ。'],
  'big-three-dragons': ['大三元', '白・發・中すべての刻子または槓子。'],
  'little-four-winds': ['小四喜', '風牌の刻子または槓子3組と、残る1種の対子。'],
  'big-four-winds': ['大四喜', '東・南・西・北すべての刻子または槓子。'],
  'twofold-fortune': ['連槓開花', '槓の嶺上牌でもう一度槓をし、次の嶺上牌で和了。'],
  'all-green': ['緑一色', '索子の2・3・4・6・8と發だけ。'],
  'four-concealed-pungs': ['四暗刻', '暗刻または暗槓4組。ロンは単騎待ちに限る。'],
  'moon-from-the-sea': ['一筒摸月', '最後の牌の一筒で和了。'],
  'plum-blossom': ['五筒開花', '嶺上牌や補充牌の五筒で和了。'],
  'carrying-pole': ['二索搶槓', '二索の槓を搶槓して和了。'],
  'thirteen-wins': ['十三連荘', '親が13回続けて和了。'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'ja', ownAwards) : rules[id][0]);
