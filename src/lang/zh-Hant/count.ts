/** 規則。 */
import { list, number } from './hand.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
const moreProfiles: Record<MoreProfileName, string> = {
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
export const games = (names: readonly string[]): string => `${list(names.map(profile))}規則`;

/** 名稱和一句話的說明。 */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['和牌', '和牌的人得底點。'],
  'pung-of-simples': ['中張刻子', '三張相同的二至八。'],
  'pung-of-terminals': ['老頭刻子', '三張相同的一或九。'],
  'pung-of-honours': ['字牌刻子', '三張相同的風牌或三元牌。'],
  'kong-of-simples': ['中張槓', '四張相同的二至八。'],
  'kong-of-terminals': ['老頭槓', '四張相同的一或九。'],
  'kong-of-honours': ['字牌槓', '四張相同的風牌或三元牌。'],
  'pair-of-dragons': ['三元牌對子', '一對中、發或白。'],
  'pair-of-seat-wind': ['門風對子', '一對自己的門風。'],
  'pair-of-round-wind': ['圈風對子', '一對圈風。'],
  flower: ['花牌', '每張花牌。'],
  season: ['季牌', '每張季牌。'],
  'self-draw': ['自摸', '和張是自己摸的。'],
  'only-tile': ['獨聽', '只有這一種牌能和。'],
  'one-chance-chow': ['嵌張／邊張', '和張是順子的中張，或一二三的三、七八九的七。'],
  'pair-wait': ['單吊', '和張成了將。'],
  'concealed-hand': ['門清加點', '和牌之前沒有明牌。'],
  'set-of-dragons': ['三元牌刻子', '每副中、發或白的刻子或槓。'],
  'set-of-seat-wind': ['門風刻子', '自己門風的刻子或槓。'],
  'set-of-round-wind': ['圈風刻子', '圈風的刻子或槓。'],
  'own-flower': ['正花', '號數與座位相同的花：東為一，北為四。'],
  'own-season': ['正季', '號數與座位相同的季：東為一，北為四。'],
  'all-flowers': ['梅蘭菊竹', '四張花牌齊全。'],
  'all-seasons': ['春夏秋冬', '四張季牌齊全。'],
  'little-three-dragons': ['小三元', '兩副三元牌刻子，第三種作將；在兩副的番之外另計。'],
  'all-pungs': ['對對和', '四副刻子或槓，沒有順子。'],
  'chow-hand': ['平和', '四副順子。'],
  'half-flush': ['混一色', '一門花色加上字牌。'],
  'full-flush': ['清一色', '只有一門花色，沒有字牌。'],
  'fully-concealed': ['門清加番', '和牌之前沒有吃、碰、明槓。'],
  'three-concealed-pungs': ['三暗刻', '三副暗刻或暗槓。'],
  'pure-straight': ['一條龍', '同一門的一二三、四五六、七八九。'],
  'all-simples': ['斷幺', '沒有幺九和字牌。'],
  'outside-hand': ['全帶幺', '每副面子和將都帶幺九或字牌，且有順子。'],
  'terminals-and-honours': ['混老頭', '只有幺九和字牌，兩者都有。'],
  'kong-replacement': ['槓上開花', '以開槓的補牌和。'],
  'flower-replacement': ['花上自摸', '以補花的牌和。'],
  'robbed-kong': ['搶槓', '別人加槓的那張牌正是和張。'],
  'last-tile': ['海底自摸', '以牌牆最後一張和。'],
  'last-discard': ['河底撈魚', '牌牆摸完後，以最後打出的牌和。'],
  'original-call': ['天聽', '打出第一張牌後就聽牌，此後手牌不變。'],
  standing: ['報聽', '打出第一張牌之後宣告聽牌，此後手牌不變。'],
  'heavenly-hand': ['天和', '莊家起手就和。'],
  'earthly-hand': ['地和', '閒家第一巡就和。'],
  'thirteen-orphans': ['十三幺', '幺九和字牌各一張，其中一種兩張。'],
  'nine-gates': ['九蓮寶燈', '同一門的一一一二三四五六七八九九九加任一張，全在手中。'],
  'four-kongs': ['四槓', '四副槓和一對將。'],
  'all-honours': ['字一色', '只有風牌和三元牌。'],
  'all-terminals': ['清老頭', '只有一和九。'],
  'big-three-dragons': ['大三元', '中、發、白三副刻子或槓。'],
  'little-four-winds': ['小四喜', '三副風牌刻子，第四種作將。'],
  'big-four-winds': ['大四喜', '東、南、西、北四副刻子或槓。'],
  'twofold-fortune': ['連槓開花', '開槓的補牌又成一槓，再補的牌和。'],
  'all-green': ['綠一色', '只有二三四六八索和發財。'],
  'four-concealed-pungs': ['四暗刻', '四副暗刻或暗槓；別人打的牌只能作將。'],
  'moon-from-the-sea': ['海底撈月', '最後一張是一筒而和。'],
  'plum-blossom': ['槓上梅花', '補牌是五筒而和。'],
  'carrying-pole': ['二索搶槓', '搶二索的槓而和。'],
  'thirteen-wins': ['十三連莊', '莊家連和十三次。'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'zh-Hant', ownAwards) : rules[id][0]);
