/** 為什麼沒有。 */
import { countParts } from '../clauses.js';
import { groups, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';
import { facts, countWords, reasons as reasonsTexts } from '../texts/zh-Hant/reasons.js';
import type { Part } from '../types.js';

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
  Object.hasOwn(facts, of) ? facts[of as FactName]! : (countName(of) ?? rule(of as AwardId));
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

export const reasons = {
  ...reasonsTexts,
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('', '已有'),
  'nothing-exposed': groupsAre('', '已'),
  'one-suit': tilesAre('是另一門'),
  'no-honour': tilesAre('是字牌'),
  'no-terminal': tilesAre('是幺九'),
  'no-simple': tilesAre('是中張'),
  'no-guest-wind': tilesAre('是客風'),
  'all-green': tilesAre('不是綠的'),
  'green-dragon': missing,
  'nine-gates': missing,
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('是順子'),
  'four-chows': groupsAre('不是順子'),
  'valueless-pair': groupsAre('有點數'),
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
  tiles: missing,
  count: ({ of, count = 0 }) => `要「${conditionOf(of!)}」，手上有 ${number(count)}`,
  not: ({ of }) => `不可有「${conditionOf(of!)}」`,
  calling: ({ of }) => `沒有聽「${conditionOf(of!)}」`,
  included,
} satisfies Part<Texts['reasons']>;
