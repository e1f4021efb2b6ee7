// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 规则。 */
import { list, number } from './hand.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
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
const moreProfiles: Record<MoreProfileName, string> = {
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
export const games = (names: readonly string[]): string => `${list(names.map(profile))}规则`;

/** 名称和一句话的说明。 */
export const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['和牌', '和牌的人得底点。'],
  'pung-of-simples': ['中张刻子', '三张相同的二至八。'],
  'pung-of-terminals': ['老头刻子', '三张相同的一或九。'],
  'pung-of-honours': ['字牌刻子', '三张相同的风牌或三元牌。'],
  'kong-of-simples': ['中张杠', '四张相同的二至八。'],
  'kong-of-terminals': ['老头杠', '四张相同的一或九。'],
  'kong-of-honours': ['字牌杠', '四张相同的风牌或三元牌。'],
  'pair-of-dragons': ['三元牌对子', '一对中、发或白。'],
  'pair-of-seat-wind': ['门风对子', '一对自己的门风。'],
  'pair-of-round-wind': ['圈风对子', '一对圈风。'],
  flower: ['花牌', '每张花牌。'],
  season: ['季牌', '每张季牌。'],
  'self-draw': ['自摸', '和张是自己摸的。'],
  'only-tile': ['独听', '只有这一种牌能和。'],
  'one-chance-chow': ['嵌张／边张', '和张是顺子的中张，或一二三的三、七八九的七。'],
  'pair-wait': ['单吊', '和张成了将。'],
  'concealed-hand': ['门清加分', '和牌之前没有明牌。'],
  'set-of-dragons': ['三元牌刻子', '每副中、发或白的刻子或杠。'],
  'set-of-seat-wind': ['门风刻子', '自己门风的刻子或杠。'],
  'set-of-round-wind': ['圈风刻子', '圈风的刻子或杠。'],
  'own-flower': ['正花', '号数与座位相同的花：东为一，北为四。'],
  'own-season': ['正季', '号数与座位相同的季：东为一，北为四。'],
  'all-flowers': ['梅兰菊竹', '四张花牌齐全。'],
  'all-seasons': ['春夏秋冬', '四张季牌齐全。'],
  'little-three-dragons': ['小三元', '两副三元牌刻子，第三种作将；在两副的番之外另计。'],
  'all-pungs': ['对对和', '四副刻子或杠，没有顺子。'],
  'chow-hand': ['平和', '四副顺子。'],
  'half-flush': ['混一色', '一门花色加上字牌。'],
  'full-flush': ['清一色', '只有一门花色，没有字牌。'],
  'fully-concealed': ['门清加番', '和牌之前没有吃、碰、明杠。'],
  'three-concealed-pungs': ['三暗刻', '三副暗刻或暗杠。'],
  'pure-straight': ['一条龙', '同一门的一二三、四五六、七八九。'],
  'all-simples': ['断幺', '没有幺九和字牌。'],
  'outside-hand': ['全带幺', '每副面子和将都带幺九或字牌，且有顺子。'],
  'terminals-and-honours': ['混老头', '只有幺九和字牌，两者都有。'],
  'kong-replacement': ['杠上开花', '以开杠的补牌和。'],
  'flower-replacement': ['花上自摸', '以补花的牌和。'],
  'robbed-kong': ['抢杠', '别人加杠的那张牌正是和张。'],
  'last-tile': ['海底自摸', '以牌墙最后一张和。'],
  'last-discard': ['河底捞鱼', '牌墙摸完后，以最后打出的牌和。'],
  'original-call': ['天听', '打出第一张牌后就听牌，此后手牌不变。'],
  standing: ['报听', '打出第一张牌之后声明听牌，此后手牌不变。'],
  'heavenly-hand': ['天和', '庄家起手就和。'],
  'earthly-hand': ['地和', '闲家第一巡就和。'],
  'thirteen-orphans': ['十三幺', '幺九和字牌各一张，其中一种两张。'],
  'nine-gates': ['九莲宝灯', '同一门的一一一二三四五六七八九九九加任一张，全在手中。'],
  'four-kongs': ['四杠', '四副杠和一对将。'],
  'all-honours': ['字一色', '只有风牌和三元牌。'],
  'all-terminals': ['清老头', '只有一和九。'],
  'big-three-dragons': ['大三元', '中、发、白三副刻子或杠。'],
  'little-four-winds': ['小四喜', '三副风牌刻子，第四种作将。'],
  'big-four-winds': ['大四喜', '东、南、西、北四副刻子或杠。'],
  'twofold-fortune': ['连杠开花', '开杠的补牌又成一杠，再补的牌和。'],
  'all-green': ['绿一色', '只有二三四六八条和发财。'],
  'four-concealed-pungs': ['四暗刻', '四副暗刻或暗杠；别人打的牌只能作将。'],
  'moon-from-the-sea': ['海底捞月', '最后一张是一筒而和。'],
  'plum-blossom': ['杠上梅花', '补牌是五筒而和。'],
  'carrying-pole': ['二条抢杠', '抢二条的杠而和。'],
  'thirteen-wins': ['十三连庄', '庄家连和十三次。'],
};

export const rule = (id: AwardId): string => (isOwnAward(id) ? ownAwardName(id, 'zh-Hans', ownAwards) : rules[id][0]);
