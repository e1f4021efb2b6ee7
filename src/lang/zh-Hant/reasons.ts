/** 為什麼沒有。 */
import { countParts } from '../clauses.js';
import { groups, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** 自訂項目的條件。 */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': '自摸',
  discard: '食和',
  'first-turn': '第一巡',
  'last-tile': '牌牆已空',
  'kong-replacement': '槓上補牌',
  'flower-replacement': '花上補牌',
  'kong-on-kong': '槓上槓',
  'robbed-kong': '搶槓',
  'original-call': '天聽',
  standing: '報聽',
  'thirteenth-win': '第十三次連和',
  'live-wall': '摸牌牆的牌',
  'loose-tile': '補牌',
  'not-loose': '不是補牌',
  'seat-east': '莊家',
  'seat-not-east': '閒家',
  'seat-wind south': '南家',
  'seat-wind west': '西家',
  'seat-wind north': '北家',
  'round-wind east': '東風圈',
  'round-wind south': '南風圈',
  'round-wind west': '西風圈',
  'round-wind north': '北風圈',
  'won-on-1d': '和一筒',
  'won-on-5d': '和五筒',
  'won-on-2b': '和二索',
  'won-on-simple': '和中張',
  'not-last-tile': '不是最後一張',
  'not-after-kong': '不是開槓後補花',
  'winds-differ': '門風不是圈風',
  'nothing-declared': '沒有亮出的牌組',
  'nothing-exposed': '門清',
  'one-suit': '一門花色',
  'some-honour': '有字牌',
  'no-honour': '無字牌',
  'some-terminal': '有幺九',
  'no-terminal': '無幺九',
  'no-simple': '無中張',
  'no-guest-wind': '無客風',
  'all-green': '全綠',
  'green-dragon': '有發財',
  'nine-gates': '九蓮',
  'pure-nine-gates': '純正九蓮',
  'single-wait': '獨聽',
  'only-tile-seen': '只剩一種可和',
  'four-flowers': '四花',
  'four-seasons': '四季',
  'flowers-incomplete': '四花未齊',
  'seasons-incomplete': '四季未齊',
  orphans: '十三幺',
  'no-chow': '無順子',
  'some-chow': '有順子',
  'four-chows': '四副順子',
  'valueless-pair': '將牌無點',
  'no-wait-award': '聽牌無點',
  'three-concealed-pungs': '三暗刻',
  'four-concealed-pungs': '四暗刻',
  'four-kongs': '四槓',
  straight: '一條龍',
  outside: '全帶幺九或字牌',
  'three-dragon-sets': '三副三元牌',
  'little-dragons': '小三元',
  'little-winds': '小四喜',
  'four-wind-sets': '四副風牌',
  'one-chance': '嵌張或邊張',
  'middle-wait': '嵌張',
  'edge-wait': '邊張',
  'pair-completed': '單吊',
};
/** The words of a condition that counts groups. */
const countWords: Readonly<Record<string, string>> = {
  'at least': '至少 ',
  'at most': '最多 ',
  exactly: '正好 ',
  no: '沒有',
  concealed: '暗的',
  exposed: '明的',
  pung: '刻子',
  kong: '槓',
  set: '面子',
  pair: '對子',
  chow: '順子',
  flower: '花',
  season: '季',
  dragons: '三元牌',
  winds: '風牌',
  'seat-wind': '門風',
  'round-wind': '圈風',
  'other-winds': '客風',
  honours: '字牌',
  terminals: '老頭牌',
  simples: '中張',
  seat: '本位',
  round: '本圈',
};
/** 至少 3 組暗的風牌刻子 */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? ` ${word} 的`;
  const unit = form === 'flower' || form === 'season' ? ' 張' : ' 組';
  return `${countWords[how]!}${times ? times + unit : ''}${exposure && inWords(exposure)}${tilesOf ? inWords(tilesOf) : ''}${inWords(form)}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const tilesAre =
  (what: string) =>
  ({ tiles: held }: SpokenReason): string =>
    held?.[0] ? unique(held) + what : '沒有數牌';
const missing = ({ missing: held }: SpokenReason): string => `缺${unique(held)}`;
const groupsAre =
  (what: string, before = '') =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0] ? before + groups(spoken) + what : '不是四副面子和一對將';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `沒有${what}`
      : found < needed
        ? `${what}只有 ${number(found)} 副，要 ${number(needed)} 副`
        : `沒有${pair}作將`;
const wonOn = ({ missing: held }: SpokenReason): string => `和的不是${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string => `和張成了${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `已計「${rule(by!)}」`;

const otherWaits = ({ missing: others }: SpokenReason): string => `${unique(others)}也能和`;

export const reasons: Texts['reasons'] = {
  'self-draw': always('不是自摸'),
  discard: always('是自摸'),
  'first-turn': always('不是第一巡'),
  'last-tile': always('牌牆還有牌'),
  'kong-replacement': always('不是開槓的補牌'),
  'flower-replacement': always('不是補花的牌'),
  'kong-on-kong': always('不是連槓的補牌'),
  'robbed-kong': always('沒有搶槓'),
  'original-call': always('沒有天聽'),
  standing: always('沒有報聽'),
  'thirteenth-win': ({ count: wins }) => (wins ? `不是連和第 ${number(wins)} 次` : '不是連和第十三次'),
  'live-wall': always('和張不是從牌牆摸的'),
  'loose-tile': always('和張不是補牌'),
  'not-loose': always('和張是補牌'),
  'seat-east': always('不是莊家'),
  'seat-not-east': always('是莊家'),
  'seat-wind south': always('不是南家'),
  'seat-wind west': always('不是西家'),
  'seat-wind north': always('不是北家'),
  'round-wind east': always('不是東風圈'),
  'round-wind south': always('不是南風圈'),
  'round-wind west': always('不是西風圈'),
  'round-wind north': always('不是北風圈'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('和牌的牌不是中張'),
  'nothing-declared': groupsAre('', '已有'),
  'nothing-exposed': groupsAre('', '已'),
  'one-suit': tilesAre('是另一門'),
  'some-honour': always('沒有字牌'),
  'no-honour': tilesAre('是字牌'),
  'some-terminal': always('沒有幺九'),
  'no-terminal': tilesAre('是幺九'),
  'no-simple': tilesAre('是中張'),
  'no-guest-wind': tilesAre('是客風'),
  'all-green': tilesAre('不是綠的'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('不是九面聽'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('是順子'),
  'some-chow': always('沒有順子'),
  'four-chows': groupsAre('不是順子'),
  'valueless-pair': groupsAre('有點數'),
  'no-wait-award': always('聽法有點數'),
  'three-concealed-pungs': only('暗刻'),
  'four-concealed-pungs': only('暗刻'),
  'four-kongs': only('槓'),
  straight: ({ missing: held = [] }) =>
    `缺順子${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('不帶幺九或字牌'),
  'three-dragon-sets': only('三元牌刻子'),
  'little-dragons': only('三元牌刻子', '第三種三元牌'),
  'little-winds': only('風牌刻子', '第四種風牌'),
  'four-wind-sets': only('風牌刻子'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${groups(reason.groups)}是兩面聽` : completed(reason),
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
  'losers-only': always('只有輸家才有'),
  tiles: missing,
  count: ({ of, count = 0 }) => `要「${conditionOf(of!)}」，手上有 ${number(count)}`,
  not: ({ of }) => `不可有「${conditionOf(of!)}」`,
  calling: ({ of }) => `沒有聽「${conditionOf(of!)}」`,
  worthless: always('照本桌規則，這樣不計點'),
  'no-limit': always('本桌不設滿貫'),
  'limit-for-winner': always('只有和牌的人才有滿貫'),
  'none-held': always('沒有'),
  included,
  alone: ({ by }) => `有「${rule(by!)}」就不計其他番`,
};
