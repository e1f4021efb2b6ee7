/** Japanese: why an award was not given. */
import { countParts } from '../clauses.js';
import { groups, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';
import { facts, countWords, reasons as reasonsTexts } from '../texts/ja/reasons.js';
import type { Part } from '../types.js';

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
  Object.hasOwn(facts, of) ? facts[of as FactName]! : (countName(of) ?? rule(of as AwardId));
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

export const reasons = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('を晒している'),
  'nothing-exposed': groupsAre('を鳴いている'),
  'one-suit': tilesAre('が別の種類'),
  'no-honour': tilesAre('が字牌'),
  'no-terminal': tilesAre('が老頭牌'),
  'no-simple': tilesAre('が中張牌'),
  'no-guest-wind': tilesAre('が客風'),
  'all-green': tilesAre('が緑の牌ではない'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('がある'),
  'four-chows': groupsAre('が順子ではない'),
  'valueless-pair': groupsAre('に符がつく'),
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
  tiles: missing,
  count: ({ of, count = 0 }) => `「${conditionOf(of!)}」に当たらない（手牌では${number(count)}）`,
  not: ({ of, groups: spoken }) => `「${conditionOf(of!)}」に当たる${spoken[0] ? `（${groups(spoken)}）` : ''}`,
  calling: ({ of }) => `「${conditionOf(of!)}」の聴牌ではない`,
  included,
} satisfies Part<Texts['reasons']>;
