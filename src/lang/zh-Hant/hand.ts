/** 牌。 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';
import { suits, bonus, honours, winds, wins, circumstances } from '../texts/zh-Hant/hand.js';

export const { number, list } = formsOf('zh-Hant');
/** 不用「和」的列舉。 */
export const clauses = (items: readonly string[]): string => items.join('，');
export const joined = (items: readonly string[]): string => items.join('、');

const ranks = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

export const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

export function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]!
    : bonus[suit]
      ? `${bonusName(one)}（${suits[suit]}${ranks[+rank!]}）`
      : ranks[+rank!]! + suits[suit]!;
}

/** 同一門的牌合說，相同的字牌計數。 */
export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => run.map(([rank]) => ranks[+rank!]).join('') + suits[run[0]![1]!]!,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? `${number(copies)}張${tile(one)}` : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** 碰西風、暗刻西風、明槓、暗槓、吃、一對。 */
export function group({ kind, tiles: held, concealed }: SpokenGroup): string {
  const name = tile(held[0]!);
  switch (kind) {
    case 'orphans':
      return '十三幺';
    case 'special':
      return '特殊牌型';
    case 'chow':
      return (concealed ? '' : '吃') + tiles(held);
    case 'pung':
      return (concealed ? '暗刻' : '碰') + name;
    case 'kong':
      return (concealed ? '暗槓' : '明槓') + name;
    case 'pair':
      return '一對' + name;
  }
}

export const groups = (spoken: readonly SpokenGroup[]): string => list(spoken.map(group));
export { winds } from '../texts/zh-Hant/hand.js';
export const seat = (wind: Wind): string => `${winds[wind]}家`;
export const round = (wind: Wind): string => `${winds[wind]}風圈`;
export { wins } from '../texts/zh-Hant/hand.js';
export { circumstances } from '../texts/zh-Hant/hand.js';

export const hand = (spoken: SpokenHand): string =>
  handParts(spoken, {
    group,
    tile,
    tiles: tileItems,
    won: (one, win, chances = []) =>
      [`${win ? wins[win] : '和'}${tile(one)}`, ...chances.map((name) => circumstances[name])].join('，'),
    seat,
    round,
    value: (value) => `計 ${number(value)} 點`,
  }).join('；') + '。';
