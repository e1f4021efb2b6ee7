// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 错误。 */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = '第 {place} 个字符“{found}”';
const UNKNOWN_SUIT = '第 {place} 个字符：“{in}”的花色“{found}”不明';
const SUITS = '：请用 b（条）、c（万）、d（筒）、f（花）或 s（季）；风牌是 E S W N，三元牌是 R G B。';
const NEAR = '：是不是“{near}”？';
const MAY_NOT = '牌型已成，但不能和：本桌要求';

export const errors: Record<ErrorSentence, string> = {
  empty: '这里没有牌：请写一手牌，例如 123b 456b 99d。',
  'too-long': '最多能读 {most} 个字符，这里有 {found} 个。',
  'unknown-character': AT + '不是牌：这里应是牌或{expected}。',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + '要用日本麻将的 m、p、s、z，请加 notation="mpsz"。',
  'not-riichi': UNKNOWN_SUIT + '：notation="mpsz" 请用 m（万）、p（筒）、s（条）、z（1–7：东南西北白发中）或 f（花）。',
  'missing-suit': AT + '没有花色' + SUITS,
  'unknown-rank': AT + '不是牌：数字从 1 到 {most}。',
  'lower-case-honour': AT + '不是牌：字牌须大写，E S W N R G B。',
  unclosed: '文字到第 {place} 个字符就结束了：这里应是牌或{expected}。',
  'not-a-set': AT + '不是数牌或字牌的顺子、刻子或杠，也不是加杠，如 (999d+9d)。',
  'not-a-concealed-kong': AT + '不是暗杠：应是四张相同的牌。',
  'winning-tile-text': AT + '不是和张：应是一张牌，不能是花牌。',
  'second-winning-tile': AT + '是第二张和张：第一张在第 {first} 个字符。',

  'wrong-shape': '{place} 应是{expected}，不是“{found}”。',
  'not-a-tile': '“{found}”不是可以放在这里的牌或面子。',
  'unknown-tile': '有未知的牌，不能计点。',
  'too-many-copies': '手中有 {found} 张{tile}，一副牌只有 {most} 张。',
  'tile-count': '手中有 {found} 张牌，应有 {expected} 张：13 张，有和张时 14 张，每副杠加一张；花牌不计。',
  'winning-tile': '手中有 {found} 张牌而没有标明和张：请在那张牌前加上加号，例如 +5b。',
  'not-complete': '标明已和，但这些牌不是四副面子和一对将。',
  'minimum-doubles': MAY_NOT + '至少 {most} 番。',
  'minimum-points': MAY_NOT + '至少 {most} 点。',
  'one-of': MAY_NOT + '“{expected}”之一。',
  'one-double': MAY_NOT + '有花牌以外的番。',
  'most-chows': MAY_NOT + '最多 {most} 组顺子。',
  'own-name': AT + '不是自订项目的名称：请用两个连字号加字母或数字，例如 --own-wind。',
  'too-many-awards': '一套规则最多可自订 {most} 个项目。',
  'unknown-term': AT + '不该出现在这里：请用 {expected}。',
  'unknown-term-near': AT + '不该出现在这里' + NEAR,
  'award-sentence':
    AT +
    '不能当作给读者看的说明：请在引号内写最多 {longest} 个字，后面可以加 @ 和语言，例如 "全部同一门花色"@zh-Hans。一个项目最多 {most} 句。',
  'off-if': AT + '不该出现在这里：不计的项目不能加条件。只在某些牌才计的项目，请在“if”前写上分值。',
  'missing-term': '第 {place} 个字符处缺了内容：请用 {expected}。',
  'bad-tiles': AT + '不是牌型：例如 123x、ESWN、[19x]{3}、(kx ky)*7 或 own。',
  'pattern-size': AT + '是 {tiles} 张牌，但一手牌有 14 张（杠算三张）。',
  'unknown-own-award': AT + '没有定义：请定义它，或检查名称。',
  'unknown-own-award-near': AT + '没有定义' + NEAR,
  'depends-on-itself': AT + '使“{id}”取决于自己。',
  'too-complex': '牌型“{found}”与这手牌比对太费时：请减少或简化可选的牌。',
  'cleared-hand': MAY_NOT + '一门花色可带字牌，或只有幺九和字牌。',

  'unknown-word': '“{found}”不明：请用 {expected}。',
  'no-winning-tile': '写了和牌方式，却没有和张：请标出一张，例如 +5b。',
  clash: '“{found}”与“{other}”不能并存。',
  'no-kong': '“{found}”需要更多的杠。',
  'no-bonus': '“{found}”需要花牌。',
  'robbed-kong': '这手牌不能抢{tile}的杠：手中另有一张，或没有用到它的顺子。',
  'seen-text': '见过的牌中，第 {place} 个字符“{found}”读不懂。',
  'seen-long': '见过的牌有 {found} 个字符，最多 {most} 个。',
  'seen-copies': '手牌和见过的牌共有 {found} 张 {tile}，一副牌只有 {most} 张。',
  'not-east': '“{found}”限庄家。',
  'first-turn-exposed': '第一巡不会有明牌。',
  'first-turn-east': '庄家的第一巡在任何人打牌之前。',

  'missing-colon': AT + '没有值：应写作“id: value”。',
  'unknown-rule': AT + '不是规则。',
  'unknown-rule-near': AT + '不是规则' + NEAR,
  'unknown-value': AT + '不是“{id}”的值：请用 {expected}。',
  'unknown-value-near': AT + '不是“{id}”的值' + NEAR + '请用 {expected}。',
  'unknown-profile': '没有“{found}”这种规则：请用 {expected}。',
  'profile-elsewhere': '规则“{found}”尚未加载：请先导入 mahjong-elements/core/profiles.js。',
  'unknown-profile-near': '没有“{found}”这种规则' + NEAR + '可用 {expected}。',
  'bad-name': '规则的名称须有 1 到 80 个字符。',

  'not-text': '{place} 应是文字，不是“{found}”。',
  'missing-seat': '没有{seat}的点数。',
  'table-word': '{place}：“{found}”不明：请用 {expected}。',
  'winner-discards': '{seat}不能既和牌又点炮。',
  'no-winner': '有人点炮，却没有人和。',
  'several-winners': '{seats}的牌都有和张：请指明谁和。',
  'discarder-needed': '按这桌的规则，须知道谁点炮给{seat}：请指明点炮者，或注明自摸。',
  score: '{seat}的点数不是 0 到 {most} 的数。',
  'winning-score': '和牌的人有和张，别人没有：请看{seat}。',
  'other-score': '{seat}的点数是按{what}“{found}”算的，这桌是“{expected}”。',
  'many-incidents': '每家最多记 {most} 次犯规，{seat}有 {found} 次。',
  'table-copies': '{seats}手中共有 {found} 张{tile}，一副牌只有 {most} 张。',
  'liable-by-tile': '按这桌的规则，只有点炮者才包牌（`pao-by: winning-tile`）。',
  'not-liable': '这手牌不包：没有 `pao-on` 所列的项目。',
  pao: '只有和牌者的点数是数字时才写包牌。',

  'not-a-hand': 'id 为“{id}”的元素是 <{found}>，不是 <mj-hand>。',
  'unfit-score': '这不是计分：项目与牌不符。',
  'not-a-score': '这不是计分：{place} 是“{found}”，应是 {expected}。',
};

/** 错误里的英文词。 */
const errorWords: Record<string, string> = {
  ...winds,
  seat: '座位',
  round: '圈风',
  profile: '规则',
  limit: '满贯',
  array: '数组',
  object: '对象',
};

export const error = errorsFrom({ errors, words: errorWords, seat: (wind) => `${wind}家`, list, tile });
