// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 为什么没有。 */
import { countParts } from '../clauses.js';
import { groups, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** 自订项目的条件。 */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': '自摸',
  discard: '点和',
  'first-turn': '第一巡',
  'last-tile': '牌墙已空',
  'kong-replacement': '杠上补牌',
  'flower-replacement': '花上补牌',
  'kong-on-kong': '杠上杠',
  'robbed-kong': '抢杠',
  'original-call': '天听',
  standing: '报听',
  'thirteenth-win': '第十三次连和',
  'live-wall': '摸牌墙的牌',
  'loose-tile': '补牌',
  'not-loose': '不是补牌',
  'seat-east': '庄家',
  'seat-not-east': '闲家',
  'seat-wind south': '南家',
  'seat-wind west': '西家',
  'seat-wind north': '北家',
  'round-wind east': '东风圈',
  'round-wind south': '南风圈',
  'round-wind west': '西风圈',
  'round-wind north': '北风圈',
  'won-on-1d': '和一筒',
  'won-on-5d': '和五筒',
  'won-on-2b': '和二条',
  'won-on-simple': '和中张',
  'not-last-tile': '不是最后一张',
  'not-after-kong': '不是开杠后补花',
  'winds-differ': '门风不是圈风',
  'nothing-declared': '没有亮出的牌组',
  'nothing-exposed': '门清',
  'one-suit': '一门花色',
  'some-honour': '有字牌',
  'no-honour': '无字牌',
  'some-terminal': '有幺九',
  'no-terminal': '无幺九',
  'no-simple': '无中张',
  'no-guest-wind': '无客风',
  'all-green': '全绿',
  'green-dragon': '有发财',
  'nine-gates': '九莲',
  'pure-nine-gates': '纯正九莲',
  'single-wait': '独听',
  'only-tile-seen': '只剩一种可和',
  'four-flowers': '四花',
  'four-seasons': '四季',
  'flowers-incomplete': '四花未齐',
  'seasons-incomplete': '四季未齐',
  orphans: '十三幺',
  'no-chow': '无顺子',
  'some-chow': '有顺子',
  'four-chows': '四副顺子',
  'valueless-pair': '将牌无点',
  'no-wait-award': '听牌无点',
  'three-concealed-pungs': '三暗刻',
  'four-concealed-pungs': '四暗刻',
  'four-kongs': '四杠',
  straight: '一条龙',
  outside: '全带幺九或字牌',
  'three-dragon-sets': '三副三元牌',
  'little-dragons': '小三元',
  'little-winds': '小四喜',
  'four-wind-sets': '四副风牌',
  'one-chance': '嵌张或边张',
  'middle-wait': '嵌张',
  'edge-wait': '边张',
  'pair-completed': '单吊',
};
/** The words of a condition that counts groups. */
const countWords: Readonly<Record<string, string>> = {
  'at least': '至少 ',
  'at most': '最多 ',
  exactly: '正好 ',
  no: '没有',
  concealed: '暗的',
  exposed: '明的',
  pung: '刻子',
  kong: '杠',
  set: '面子',
  pair: '对子',
  chow: '顺子',
  flower: '花',
  season: '季',
  dragons: '三元牌',
  winds: '风牌',
  'seat-wind': '门风',
  'round-wind': '圈风',
  'other-winds': '客风',
  honours: '字牌',
  terminals: '老头牌',
  simples: '中张',
  seat: '本位',
  round: '本圈',
};
/** 至少 3 组暗的风牌刻子 */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? ` ${word} 的`;
  const unit = form === 'flower' || form === 'season' ? ' 张' : ' 组';
  return `${countWords[how]!}${times ? times + unit : ''}${exposure && inWords(exposure)}${tilesOf ? inWords(tilesOf) : ''}${inWords(form)}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const tilesAre =
  (what: string) =>
  ({ tiles: held }: SpokenReason): string =>
    held?.[0] ? unique(held) + what : '没有数牌';
const missing = ({ missing: held }: SpokenReason): string => `缺${unique(held)}`;
const groupsAre =
  (what: string, before = '') =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0] ? before + groups(spoken) + what : '不是四副面子和一对将';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `没有${what}`
      : found < needed
        ? `${what}只有 ${number(found)} 副，要 ${number(needed)} 副`
        : `没有${pair}作将`;
const wonOn = ({ missing: held }: SpokenReason): string => `和的不是${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string => `和张成了${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `已计“${rule(by!)}”`;

const otherWaits = ({ missing: others }: SpokenReason): string => `${unique(others)}也能和`;

export const reasons: Texts['reasons'] = {
  'self-draw': always('不是自摸'),
  discard: always('是自摸'),
  'first-turn': always('不是第一巡'),
  'last-tile': always('牌墙还有牌'),
  'kong-replacement': always('不是开杠的补牌'),
  'flower-replacement': always('不是补花的牌'),
  'kong-on-kong': always('不是连杠的补牌'),
  'robbed-kong': always('没有抢杠'),
  'original-call': always('没有天听'),
  standing: always('没有报听'),
  'thirteenth-win': ({ count: wins }) => (wins ? `不是连和第 ${number(wins)} 次` : '不是连和第十三次'),
  'live-wall': always('和张不是从牌墙摸的'),
  'loose-tile': always('和张不是补牌'),
  'not-loose': always('和张是补牌'),
  'seat-east': always('不是庄家'),
  'seat-not-east': always('是庄家'),
  'seat-wind south': always('不是南家'),
  'seat-wind west': always('不是西家'),
  'seat-wind north': always('不是北家'),
  'round-wind east': always('不是东风圈'),
  'round-wind south': always('不是南风圈'),
  'round-wind west': always('不是西风圈'),
  'round-wind north': always('不是北风圈'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('和牌的牌不是中张'),
  'nothing-declared': groupsAre('', '已有'),
  'nothing-exposed': groupsAre('', '已'),
  'one-suit': tilesAre('是另一门'),
  'some-honour': always('没有字牌'),
  'no-honour': tilesAre('是字牌'),
  'some-terminal': always('没有幺九'),
  'no-terminal': tilesAre('是幺九'),
  'no-simple': tilesAre('是中张'),
  'no-guest-wind': tilesAre('是客风'),
  'all-green': tilesAre('不是绿的'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('不是九面听'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('是顺子'),
  'some-chow': always('没有顺子'),
  'four-chows': groupsAre('不是顺子'),
  'valueless-pair': groupsAre('有点数'),
  'no-wait-award': always('听法有点数'),
  'three-concealed-pungs': only('暗刻'),
  'four-concealed-pungs': only('暗刻'),
  'four-kongs': only('杠'),
  straight: ({ missing: held = [] }) =>
    `缺顺子${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('不带幺九或字牌'),
  'three-dragon-sets': only('三元牌刻子'),
  'little-dragons': only('三元牌刻子', '第三种三元牌'),
  'little-winds': only('风牌刻子', '第四种风牌'),
  'four-wind-sets': only('风牌刻子'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${groups(reason.groups)}是两面听` : completed(reason),
  'middle-wait': completed,
  'edge-wait': completed,
  'pair-completed': completed,
  'four-flowers': missing,
  'four-seasons': missing,
  'not-last-tile': included,
  'not-after-kong': included,
  'flowers-incomplete': included,
  'seasons-incomplete': included,
  'winds-differ': included,
  'winner-only': always('只有和牌的人才有'),
  'losers-only': always('只有输家才有'),
  tiles: missing,
  count: ({ of, count = 0 }) => `要“${conditionOf(of!)}”，手上有 ${number(count)}`,
  not: ({ of }) => `不可有“${conditionOf(of!)}”`,
  calling: ({ of }) => `没有听“${conditionOf(of!)}”`,
  worthless: always('照本桌规则，这样不计点'),
  'no-limit': always('本桌不设满贯'),
  'limit-for-winner': always('只有和牌的人才有满贯'),
  'none-held': always('没有'),
  included,
  alone: ({ by }) => `有“${rule(by!)}”就不计其他番`,
};
