/**
 * Japanese: tiles and hands, in the words of アルシーアル麻雀, the living relative of the classical game. What scores directly is
 * 符, what doubles is 翻, and what a hand is worth in the end is 点. East who deals is 親, the others are 子. Words of the modern
 * riichi game that the classical one does not have are not used. Where players have no word, the texts describe: the sacred
 * discard, the original call, the only possible tile, your own flower, and most hands of the British and German associations.
 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';

export const { number, list } = formsOf('ja');

/** What a hand is worth, and what is paid: 120点. */
export const points = (value: number): string => `${number(value)}点`;
/** Points before doubling: 30符. */
export const base = (value: number): string => `${number(value)}符`;
export const doublings = (value: number): string => `${number(value)}翻`;

const ranks = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const suits: Record<string, string> = { b: '索', c: '萬', d: '筒', f: '花', s: '季節' };
const bonus: Record<string, string> = { f: '梅蘭菊竹', s: '春夏秋冬' };
const honours: Record<string, string> = {
  E: '東',
  S: '南',
  W: '西',
  N: '北',
  R: '中',
  G: '發',
  B: '白',
  '?': '不明な牌',
};

export const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

export function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]!
    : bonus[suit]
      ? `${bonusName(one)}（${suits[suit]}${rank}）`
      : ranks[+rank!]! + suits[suit]!;
}

export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => run.map(([rank]) => ranks[+rank!]).join('') + suits[run[0]![1]!]!,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? `${tile(one)}${number(copies)}枚` : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** 中の明刻、二萬の暗槓、四五六索の順子、九筒の対子. */
export function group({ kind, tiles: held, concealed }: SpokenGroup): string {
  const name = tile(held[0]!);
  switch (kind) {
    case 'orphans':
      return '国士無双';
    case 'special':
      return '特殊な和了形';
    case 'chow':
      return `${tiles(held)}の${concealed ? '順子' : '明順'}`;
    case 'pung':
      return `${name}の${concealed ? '暗刻' : '明刻'}`;
    case 'kong':
      return `${name}の${concealed ? '暗槓' : '明槓'}`;
    case 'pair':
      return `${name}の対子`;
  }
}

export const groups = (spoken: readonly SpokenGroup[]): string => list(spoken.map(group));

export const winds = { east: '東', south: '南', west: '西', north: '北' };
export const seat = (wind: Wind): string => `${winds[wind]}家`;
export const round = (wind: Wind): string => `${winds[wind]}場`;
export const wins = { 'self-draw': 'ツモ', discard: 'ロン' };
export const circumstances = {
  'first-turn': '第一巡',
  'last-tile': '最後の牌（海底・河底）',
  'kong-replacement': '槓の嶺上牌',
  'flower-replacement': '花牌の補充牌',
  'kong-on-kong': '連槓の嶺上牌',
  'robbed-kong': '他家の加槓牌（搶槓）',
  'original-call': '第一打で聴牌',
  standing: '聴牌を宣言',
  'thirteenth-win': '親の13連勝目',
};

export const hand = (spoken: SpokenHand): string =>
  handParts(spoken, {
    group,
    tile,
    tiles: tileItems,
    won: (one, win, chances = []) =>
      [`${tile(one)}${win ? `で${wins[win]}` : 'で和了'}`, ...chances.map((name) => circumstances[name])].join('、'),
    seat,
    round,
    value: points,
  }).join('、') + '。';
