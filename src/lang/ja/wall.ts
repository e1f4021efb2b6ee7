/** Japanese: the wall. They load with `<mj-wall>`. The wall is 牌山; its live part is 壁牌, its dead part 王牌; a stack is 幢. */
import type { Stack } from '../../core/wall.js';
import { list, number, seat, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';
import { size, wall } from '../texts/ja/wall.js';
import type { Part } from '../types.js';

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `${number(stack)}幢目` : `${seat(side)}の山の${number(stack)}幢目`;

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `残りは壁牌${number(after.live.length)}枚、王牌${number(after.dead.length)}枚です。`
    : `残りは${number(after.live.length)}枚です。`;

/** Why the hand ends, or nothing. */
function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return '花牌の補充が終わる前に王牌が尽きたので、流局です。';
  if (!after.live.length) return '壁牌が尽きました。最後の捨て牌で和了がなければ流局です。';
  if (!after.replacements.length && wall.deadWall !== 'none')
    return '王牌が尽きました。次に補充が必要になれば、壁牌が残っていても流局です。';
  return '';
}

export const jaWall = {
  ...wall,
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `東家が振って${a}と${b}、合計${a + b}です。東家を1として反時計回りに数え、${seat(counted)}の山を開けます。` +
        (c === undefined
          ? '幢も同じ目で数えます。'
          : `${counted === 'east' ? '東家がもう一度' : `${seat(counted)}が`}振って${c}と${d}、2回の合計は${number(wall.sum)}です。`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `${seat(counted)}の山の右端から時計回りに${number(sum)}幢を数えます。` +
        (side === counted
          ? `${number(stack)}幢目で止まります。`
          : `この山は${number(length)}幢しかないので角を曲がり、${seat(side)}の山の${number(stack)}幢目で止まります。`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `数え終えた${seat(wall.side)}の山の${number(wall.stack)}幢目の後で開門します。`
        : `${seat(wall.side)}の山の${number(wall.stack)}幢目で開門し、その2枚を取り出します。`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `${number(wall.stack)}幢目の2枚が最初の補充に使う嶺上牌で、上の牌から取ります。`
          : `上の牌は${stackOf(first.on, wall)}の上に置き、最初の補充に使います。下の牌は${stackOf(second.on, wall)}の上に置きます。`) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      `東家から順に2幢ずつ3回取ります。次に東家は1幢目と3幢目の上の牌を、ほかの人は1枚ずつを取ります。東家が14枚、ほかの人が13枚、合計53枚です。${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? 'この牌に花牌はありません。'
        : (spoken.wall.bonusLaidOut === 'as-dealt'
            ? '配牌で花牌が来たらすぐに晒し、'
            : '東家から順に、配牌の花牌を晒し、') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? '壁牌から補充します。'
            : spoken.wall.deadWall === 'none'
              ? '牌山の端から補充します。'
              : '王牌から補充します。') +
          'また花牌を引いたら、さらに補充します。') + (spoken.isWashout ? end(spoken) : '東家の第一打で始まります。'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `配牌の後、${list([`ツモが${number(drawn)}枚`, ...(replaced ? [`補充が${number(replaced)}枚`] : [])])}ありました。`
          : '東家が捨てた後、下家が壁牌の端からツモります。槓の補充は反対の端から取ります。';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `${seat(wall.side)}の山の${number(wall.stack)}幢目${
      wall.deadWall === 'dice'
        ? 'の後で開門'
        : `で開門、嶺上牌は${stackOf(first.on, wall)}と${stackOf(second.on, wall)}の上`
    }、壁牌${number(after.live.length)}枚。`;
  },
  letters: winds,
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `${number(tiles)}枚の札を伏せて中央で混ぜ、各自が一山ずつ取ります。枚数はそろえなくてかまいません。`,
    `東家が振って${dice[0]}と${dice[1]}です。東家の山を1として右へ数え、${seat(heap)}の山から配ります。`,
    `その山をカットし、残りを順に重ねます：${list(heaps.map(seat))}。各自に13枚、東家にはもう1枚を配ります。`,
    `残りの${number(rest)}枚のうち2枚を、補充用に伏せて別に置きます。槓と花牌の補充に使い、なくなったら山の底から2枚ずつ足します。`,
  ],
} satisfies Part<WallTexts>;
