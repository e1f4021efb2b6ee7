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
import { suits, bonus, honours, winds, wins, circumstances } from '../texts/ja/hand.js';

export const { number, list } = formsOf('ja');
/** 東・南. */
export const joined = (items: readonly string[]): string => items.join('・');

/** What a hand is worth, and what is paid: 120点. */
export const points = (value: number): string => `${number(value)}点`;
/** Points before doubling: 30符. */
export const base = (value: number): string => `${number(value)}符`;
export const doublings = (value: number): string => `${number(value)}翻`;

const ranks = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

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
export { winds } from '../texts/ja/hand.js';
export const seat = (wind: Wind): string => `${winds[wind]}家`;
export const round = (wind: Wind): string => `${winds[wind]}場`;
export { wins } from '../texts/ja/hand.js';
export { circumstances } from '../texts/ja/hand.js';

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
