/** 牌牆的正體中文。隨 `<mj-wall>` 載入。 */
import type { Stack } from '../../core/wall.js';
import { winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';
import { size, wall } from '../texts/zh-Hant/wall.js';
import type { Part } from '../types.js';

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `第 ${stack} 墩` : `${winds[side]}家第 ${stack} 墩`;

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `還剩牌牆 ${after.live.length} 張、牌尾 ${after.dead.length} 張。`
    : `還剩 ${after.live.length} 張。`;

function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return '花牌還沒補完，牌尾就用完了：流局。';
  if (!after.live.length) return '牌牆摸完了：最後一張棄牌若沒有人和，就是流局。';
  if (!after.replacements.length && wall.deadWall !== 'none') return '牌尾用完了：再要補牌，牌牆雖還有牌也算流局。';
  return '';
}

export const zhHantWall = {
  ...wall,
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `東家擲出 ${a} 和 ${b}，共 ${a + b} 點，從自己起逆時針數，數到${winds[counted]}家：開${winds[counted]}家的牌。` +
        (c === undefined ? '數墩也用這一次的點數。' : `${winds[counted]}家再擲出 ${c} 和 ${d}，兩次共 ${wall.sum} 點。`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `從${winds[counted]}家牌牆的右端起，順時針數 ${sum} 墩。` +
        (side === counted
          ? `數到第 ${stack} 墩。`
          : `這一邊只有 ${length} 墩，所以轉過牆角，數到${winds[side]}家第 ${stack} 墩。`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `在${winds[wall.side]}家第 ${wall.stack} 墩（數到的最後一墩）之後開門。`
        : `在${winds[wall.side]}家第 ${wall.stack} 墩開門，取出這兩張。`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `第 ${wall.stack} 墩的兩張最先補，上面的一張在前。`
          : `上面的一張放在${stackOf(first.on, wall)}上，最先補；下面的一張放在${stackOf(second.on, wall)}上。`) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      `從東家起每人每次拿兩墩，共三輪；然後東家拿第一墩和第三墩上面的一張，其他人各拿一張：東家 14 張，其他人 13 張，共發出 53 張。${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? '這副牌沒有花牌。'
        : (spoken.wall.bonusLaidOut === 'as-dealt' ? '各家拿到花牌就亮出' : '從東家起，各家依序亮出花牌') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? '，從牌牆補。'
            : spoken.wall.deadWall === 'none'
              ? '，從牌牆尾端補。'
              : '，從牌尾補。') +
          '補到的又是花牌，就再補。') + (spoken.isWashout ? end(spoken) : '東家打出第一張，開始打牌。'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `抓牌後摸了 ${drawn} 張${replaced ? `，補了 ${replaced} 張` : ''}。`
          : '東家打牌後，下家從牌牆的開口摸牌；槓牌從另一端補。';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `${winds[wall.side]}家第 ${wall.stack} 墩${
      wall.deadWall === 'dice' ? '之後開門' : `開門；補牌在${stackOf(first.on, wall)}和${stackOf(second.on, wall)}上`
    }；牌牆 ${after.live.length} 張。`;
  },
  letters: winds,
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `${tiles} 張紙牌覆面在桌中洗勻，每人取一疊，厚薄不拘。`,
    `東家擲出 ${dice[0]} 和 ${dice[1]}，從自己起向右數：從${winds[heap]}家的一疊發起。`,
    `把它切過，依序疊上其餘：${heaps.map((seat) => winds[seat]).join('、')}。每人發 13 張，東家多一張。`,
    `剩下的 ${rest} 張中，兩張覆面放在一旁作補牌，用於槓和花；用完了從牌底再取兩張。`,
  ],
} satisfies Part<WallTexts>;
