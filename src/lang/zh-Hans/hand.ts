// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 牌。 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';

export const { number, list } = formsOf('zh-Hans');

const ranks = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const suits: Record<string, string> = { b: '条', c: '万', d: '筒', f: '花', s: '季' };
const bonus: Record<string, string> = { f: '梅兰菊竹', s: '春夏秋冬' };
const honours: Record<string, string> = {
  E: '东风',
  S: '南风',
  W: '西风',
  N: '北风',
  R: '红中',
  G: '发财',
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

/** 同一门的牌合说，相同的字牌计数。 */
export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => run.map(([rank]) => ranks[+rank!]).join('') + suits[run[0]![1]!]!,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? `${number(copies)}张${tile(one)}` : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** 碰西风、暗刻西风、明杠、暗杠、吃、一对。 */
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
      return (concealed ? '暗杠' : '明杠') + name;
    case 'pair':
      return '一对' + name;
  }
}

export const groups = (spoken: readonly SpokenGroup[]): string => list(spoken.map(group));

export const winds = { east: '东', south: '南', west: '西', north: '北' };
export const seat = (wind: Wind): string => `${winds[wind]}家`;
export const round = (wind: Wind): string => `${winds[wind]}风圈`;
export const wins = { 'self-draw': '自摸', discard: '点和' };
export const circumstances = {
  'first-turn': '第一巡',
  'last-tile': '牌墙已尽',
  'kong-replacement': '杠上补牌',
  'flower-replacement': '补花',
  'kong-on-kong': '连杠补牌',
  'robbed-kong': '抢杠',
  'original-call': '打第一张后即听牌（天听）',
  standing: '报听',
  'thirteenth-win': '连庄十三次',
};

export const hand = (spoken: SpokenHand): string =>
  handParts(spoken, {
    group,
    tile,
    tiles: tileItems,
    won: (one, win, chances = []) =>
      [`${win ? wins[win] : '和'}${tile(one)}`, ...chances.map((name) => circumstances[name])].join('，'),
    seat,
    round,
    value: (value) => `计 ${number(value)} 点`,
  }).join('；') + '。';
