// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 牌墙的简体中文。随 `<mj-wall>` 加载。 */
import type { BrokenWall, Stack } from '../../core/wall.js';
import { tile, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `第 ${stack} 墩` : `${winds[side]}家第 ${stack} 墩`;

const size: Record<BrokenWall['deadWall'], (tiles: number) => string> = {
  '14': () => '连同另外六墩是王牌，共 14 张。',
  '16': () => '连同另外七墩是王牌，共 16 张。',
  '12': () => '连同另外五墩是王牌，共 12 张。',
  dice: (tiles) => `骰出几点就留几墩作王牌，共 ${tiles} 张。`,
  'replenished-14': () => '连同另外六墩是王牌，共 14 张；每补两张，从牌墙尾端添一墩。',
  none: () => '不留王牌：补牌从这一端拿，全部摸完为止。',
};

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `还剩牌墙 ${after.live.length} 张、王牌 ${after.dead.length} 张。`
    : `还剩 ${after.live.length} 张。`;

function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return '花牌还没补完，王牌就用完了：流局。';
  if (!after.live.length) return '牌墙摸完了：最后一张弃牌若没有人和，就是流局。';
  if (!after.replacements.length && wall.deadWall !== 'none') return '王牌用完了：再要补牌，牌墙虽还有牌也算流局。';
  return '';
}

export const zhHansWall: WallTexts = {
  caption: '牌墙',
  steps: {
    seats: '座位',
    build: '砌牌',
    throw: '掷骰',
    count: '数墩',
    break: '开门',
    loose: '补牌',
    deal: '抓牌',
    flowers: '补花',
    play: '打牌',
  },
  step: (step, of) => `第 ${step} 步，共 ${of} 步`,
  seats: '南家在东家右手，西家在对面，北家在左手。轮次逆时针，数墩和拿牌顺时针。',
  build: (tiles, stacks, side) => `${tiles} 张牌覆面洗匀，两张一墩砌成 ${stacks} 墩，每边 ${side} 墩。牌墙是大家的。`,
  noDice: '还没有掷骰。',
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `东家掷出 ${a} 和 ${b}，共 ${a + b} 点，从自己起逆时针数，数到${winds[counted]}家：开${winds[counted]}家的牌。` +
        (c === undefined ? '数墩也用这一次的点数。' : `${winds[counted]}家再掷出 ${c} 和 ${d}，两次共 ${wall.sum} 点。`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `从${winds[counted]}家牌墙的右端起，顺时针数 ${sum} 墩。` +
        (side === counted
          ? `数到第 ${stack} 墩。`
          : `这一边只有 ${length} 墩，所以转过墙角，数到${winds[side]}家第 ${stack} 墩。`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `在${winds[wall.side]}家第 ${wall.stack} 墩（数到的最后一墩）之后开门。`
        : `在${winds[wall.side]}家第 ${wall.stack} 墩开门，取出这两张。`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `第 ${wall.stack} 墩的两张最先补，上面的一张在前。`
          : `上面的一张放在${stackOf(first.on, wall)}上，最先补；下面的一张放在${stackOf(second.on, wall)}上。`) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      `从东家起每人每次拿两墩，共三轮；然后东家拿第一墩和第三墩上面的一张，其他人各拿一张：东家 14 张，其他人 13 张，共发出 53 张。${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? '这副牌没有花牌。'
        : (spoken.wall.bonusLaidOut === 'as-dealt' ? '各家拿到花牌就亮出' : '从东家起，各家依序亮出花牌') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? '，从牌墙补。'
            : spoken.wall.deadWall === 'none'
              ? '，从牌墙尾端补。'
              : '，从王牌补。') +
          '补到的又是花牌，就再补。') + (spoken.isWashout ? end(spoken) : '东家打出第一张，开始打牌。'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `抓牌后摸了 ${drawn} 张${replaced ? `，补了 ${replaced} 张` : ''}。`
          : '东家打牌后，下家从牌墙的开口摸牌；杠牌从另一端补。';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `${winds[wall.side]}家第 ${wall.stack} 墩${
      wall.deadWall === 'dice' ? '之后开门' : `开门；补牌在${stackOf(first.on, wall)}和${stackOf(second.on, wall)}上`
    }；牌墙 ${after.live.length} 张。`;
  },
  letters: winds,
  playDirection: '轮次',
  wallDirection: '牌墙',
  tiles: '张',
  live: '牌墙',
  dead: '王牌',
  back: '上一步',
  next: '下一步',
  throwDice: '掷骰',
  draw: '摸牌',
  kong: '杠后补牌',
  flower: '补花',
  again: '重来',
  controls: '试一试',
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `${tiles} 张纸牌覆面在桌中洗匀，每人取一叠，厚薄不拘。`,
    `东家掷出 ${dice[0]} 和 ${dice[1]}，从自己起向右数：从${winds[heap]}家的一叠发起。`,
    `把它切过，依序叠上其余：${heaps.map((seat) => winds[seat]).join('、')}。每人发 13 张，东家多一张。`,
    `剩下的 ${rest} 张中，两张覆面放在一旁作补牌，用于杠和花；用完了从牌底再取两张。`,
  ],
  hands: '这一副的手牌',
  replacement: ({ seat, bonus, tile: drawn }) => `${winds[seat]}家亮${tile(bonus)}，补到${tile(drawn)}。`,
  cardsCaption: '用纸牌的发牌',
  cut: '切牌',
  errors: {
    'wrong-shape': '{place} 的数据不对：“{found}”。',
    dice: '“{found}”不是骰子：要四颗，各 1 到 6 点，东家的两颗在前，如 3 4, 5 2。',
    drawn: '摸牌数“{found}”不对：应为 0 到 {most} 的整数。',
    replaced: '补牌数“{found}”不对：应为 0 到 {most} 的整数。',
    tiles: '这不是一副牌。',
    winds: '“{found}”不是四张风牌。',
    throws: '“{found}”不是每人一次的掷骰。',
    step: '没有“{found}”这一步：请用 {expected}。',
    view: '没有“{found}”这种画法：请用 {expected}。',
  },
};
