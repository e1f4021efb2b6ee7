/** Japanese: why an award was not given. */
import { countParts } from '../clauses.js';
import { groups, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** Conditions of own awards. */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': 'ツモ',
  discard: 'ロン',
  'first-turn': '第一巡',
  'last-tile': '壁牌の残りなし',
  'kong-replacement': '槓の嶺上牌',
  'flower-replacement': '花牌の補充牌',
  'kong-on-kong': '連槓',
  'robbed-kong': '搶槓',
  'original-call': '第一打で聴牌',
  standing: '聴牌宣言',
  'thirteenth-win': '13連勝目',
  'live-wall': '壁牌からのツモ',
  'loose-tile': '嶺上牌',
  'not-loose': '嶺上牌以外',
  'seat-east': '親',
  'seat-not-east': '子',
  'seat-wind south': '南家',
  'seat-wind west': '西家',
  'seat-wind north': '北家',
  'round-wind east': '東場',
  'round-wind south': '南場',
  'round-wind west': '西場',
  'round-wind north': '北場',
  'won-on-1d': '一筒で和了',
  'won-on-5d': '五筒で和了',
  'won-on-2b': '二索で和了',
  'won-on-simple': '中張牌で和了',
  'not-last-tile': '最後の牌以外',
  'not-after-kong': '槓の後以外',
  'winds-differ': '自風と場風が別',
  'nothing-declared': '晒した面子なし',
  'nothing-exposed': '副露なし',
  'one-suit': '一色',
  'some-honour': '字牌あり',
  'no-honour': '字牌なし',
  'some-terminal': '老頭牌あり',
  'no-terminal': '老頭牌なし',
  'no-simple': '中張牌なし',
  'no-guest-wind': '客風なし',
  'all-green': '緑の牌だけ',
  'green-dragon': '發あり',
  'nine-gates': '九蓮宝燈',
  'pure-nine-gates': '九蓮宝燈の九面待ち',
  'single-wait': '一種待ち',
  'only-tile-seen': '残りが一種の待ち',
  'four-flowers': '花牌4枚',
  'four-seasons': '季節牌4枚',
  'flowers-incomplete': '花牌が揃っていない',
  'seasons-incomplete': '季節牌が揃っていない',
  orphans: '国士無双',
  'no-chow': '順子なし',
  'some-chow': '順子あり',
  'four-chows': '順子4組',
  'valueless-pair': '対子に符がつかない',
  'no-wait-award': '待ちに符がつかない',
  'three-concealed-pungs': '暗刻3組',
  'four-concealed-pungs': '暗刻4組',
  'four-kongs': '槓子4組',
  straight: '一気通貫',
  outside: 'すべてに么九牌',
  'three-dragon-sets': '三元牌の刻子3組',
  'little-dragons': '小三元',
  'little-winds': '小四喜',
  'four-wind-sets': '風牌の刻子4組',
  'one-chance': '嵌張・辺張待ち',
  'middle-wait': '嵌張',
  'edge-wait': '辺張',
  'pair-completed': '単騎待ち',
};
/** The words of a condition that counts groups. */
const countWords: Readonly<Record<string, string>> = {
  concealed: '門前の',
  exposed: '副露した',
  pung: '刻子',
  kong: '槓子',
  set: '面子',
  pair: '対子',
  chow: '順子',
  flower: '花牌',
  season: '季節牌',
  dragons: '三元牌',
  winds: '風牌',
  'seat-wind': '自風',
  'round-wind': '場風',
  'other-winds': '客風',
  honours: '字牌',
  terminals: '老頭牌',
  simples: '中張牌',
  seat: '自分の席',
  round: '場',
};
/** 門前の風牌の刻子が3組以上. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? word;
  const what = `${exposure && inWords(exposure)}${tilesOf ? `${inWords(tilesOf)}の` : ''}${inWords(form)}`;
  const unit = form === 'flower' || form === 'season' ? '枚' : '組';
  return how === 'no'
    ? `${what}なし`
    : `${what}が${how === 'exactly' ? 'ちょうど' : ''}${times || 1}${unit}${how === 'at least' ? '以上' : how === 'at most' ? '以下' : ''}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const tilesAre =
  (what: string) =>
  ({ tiles: held }: SpokenReason): string =>
    held?.[0] ? unique(held) + what : '数牌がない';
const missing = ({ missing: held }: SpokenReason): string => `${unique(held)}がない`;
const groupsAre =
  (what: string) =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0] ? groups(spoken) + what : '4組の面子と対子ではない';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `${what}がない`
      : found < needed
        ? `${what}が${number(needed)}組必要なところ、${number(found)}組しかない`
        : `${pair}の対子がない`;
const wonOn = ({ missing: held }: SpokenReason): string => `和了牌が${unique(held)}ではない`;
const completed = ({ groups: spoken }: SpokenReason): string => `和了牌で完成したのは${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `「${rule(by!)}」に含まれる`;

const otherWaits = ({ missing: others }: SpokenReason): string => `${unique(others)}でも和了できた`;

export const reasons: Texts['reasons'] = {
  'self-draw': always('ツモ和了ではない'),
  discard: always('ツモ和了である'),
  'first-turn': always('第一巡ではない'),
  'last-tile': always('壁牌が残っている'),
  'kong-replacement': always('和了牌が槓の嶺上牌ではない'),
  'flower-replacement': always('和了牌が花牌の補充牌ではない'),
  'kong-on-kong': always('和了牌が連槓の嶺上牌ではない'),
  'robbed-kong': always('搶槓ではない'),
  'original-call': always('第一打で聴牌していない'),
  standing: always('聴牌を宣言していない'),
  'thirteenth-win': ({ count: wins }) => (wins ? `${number(wins)}連勝目ではない` : '13連勝目ではない'),
  'live-wall': always('和了牌が壁牌からのツモではない'),
  'loose-tile': always('和了牌が嶺上牌ではない'),
  'not-loose': always('和了牌が嶺上牌である'),
  'seat-east': always('親ではない'),
  'seat-not-east': always('親である'),
  'seat-wind south': always('南家ではない'),
  'seat-wind west': always('西家ではない'),
  'seat-wind north': always('北家ではない'),
  'round-wind east': always('東場ではない'),
  'round-wind south': always('南場ではない'),
  'round-wind west': always('西場ではない'),
  'round-wind north': always('北場ではない'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('和了牌が么九牌である'),
  'nothing-declared': groupsAre('を晒している'),
  'nothing-exposed': groupsAre('を鳴いている'),
  'one-suit': tilesAre('が別の種類'),
  'some-honour': always('字牌がない'),
  'no-honour': tilesAre('が字牌'),
  'some-terminal': always('老頭牌がない'),
  'no-terminal': tilesAre('が老頭牌'),
  'no-simple': tilesAre('が中張牌'),
  'no-guest-wind': tilesAre('が客風'),
  'all-green': tilesAre('が緑の牌ではない'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('九面待ちではない'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('がある'),
  'some-chow': always('順子がない'),
  'four-chows': groupsAre('が順子ではない'),
  'valueless-pair': groupsAre('に符がつく'),
  'no-wait-award': always('待ちに符がつく'),
  'three-concealed-pungs': only('暗刻'),
  'four-concealed-pungs': only('暗刻'),
  'four-kongs': only('槓子'),
  straight: ({ missing: held = [] }) =>
    `${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}の順子がない`,
  outside: groupsAre('に么九牌がない'),
  'three-dragon-sets': only('三元牌の刻子'),
  'little-dragons': only('三元牌の刻子', '残る三元牌'),
  'little-winds': only('風牌の刻子', '残る風牌'),
  'four-wind-sets': only('風牌の刻子'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${groups(reason.groups)}が両面待ちだった` : completed(reason),
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
  'winner-only': always('和了者だけにつく'),
  'losers-only': always('和了していない人だけにつく'),
  tiles: missing,
  count: ({ of, count = 0 }) => `「${conditionOf(of!)}」に当たらない（手牌では${number(count)}）`,
  not: ({ of, groups: spoken }) => `「${conditionOf(of!)}」に当たる${spoken[0] ? `（${groups(spoken)}）` : ''}`,
  calling: ({ of }) => `「${conditionOf(of!)}」の聴牌ではない`,
  worthless: always('このルールでは数えない'),
  'no-limit': always('このルールに満貫はない'),
  'limit-for-winner': always('満貫は和了者だけにつく'),
  'none-held': always('持っていない'),
  included,
  alone: ({ by }) => `「${rule(by!)}」があると他の翻は数えない`,
};
