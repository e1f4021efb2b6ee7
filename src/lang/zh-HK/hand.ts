// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 牌。 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';

export const { number, list } = formsOf('zh-HK');

const ranks = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const suits: Record<string, string> = { b: '索', c: '萬', d: '筒', f: '花', s: '季' };
const bonus: Record<string, string> = { f: '梅蘭菊竹', s: '春夏秋冬' };
const honours: Record<string, string> = {
  E: '東風',
  S: '南風',
  W: '西風',
  N: '北風',
  R: '紅中',
  G: '發財',
  B: '白板',
  '?': '未知的牌',
};

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

/** 碰西風、暗刻西風、明槓、暗槓、上、一對。 */
export function group({ kind, tiles: held, concealed }: SpokenGroup): string {
  const name = tile(held[0]!);
  switch (kind) {
    case 'orphans':
      return '十三么';
    case 'special':
      return '特殊牌型';
    case 'chow':
      return (concealed ? '' : '上') + tiles(held);
    case 'pung':
      return (concealed ? '暗刻' : '碰') + name;
    case 'kong':
      return (concealed ? '暗槓' : '明槓') + name;
    case 'pair':
      return '一對' + name;
  }
}

export const groups = (spoken: readonly SpokenGroup[]): string => list(spoken.map(group));

export const winds = { east: '東', south: '南', west: '西', north: '北' };
export const seat = (wind: Wind): string => `${winds[wind]}家`;
export const round = (wind: Wind): string => `${winds[wind]}風圈`;
export const wins = { 'self-draw': '自摸', discard: '食糊' };
export const circumstances = {
  'first-turn': '第一巡',
  'last-tile': '牌牆已盡',
  'kong-replacement': '槓上補牌',
  'flower-replacement': '補花',
  'kong-on-kong': '連槓補牌',
  'robbed-kong': '搶槓',
  'original-call': '打第一張後即叫糊（天聽）',
  standing: '報叫',
  'thirteenth-win': '連莊十三次',
};

export const hand = (spoken: SpokenHand): string =>
  handParts(spoken, {
    group,
    tile,
    tiles: tileItems,
    won: (one, win, chances = []) =>
      [`${win ? wins[win] : '食'}${tile(one)}`, ...chances.map((name) => circumstances[name])].join('，'),
    seat,
    round,
    value: (value) => `計 ${number(value)} 點`,
  }).join('；') + '。';
