/** Japanese: the wall. They load with `<mj-wall>`. The wall is 牌山; its live part is 壁牌, its dead part 王牌; a stack is 幢. */
import type { BrokenWall, Stack } from '../../core/wall.js';
import { list, number, seat, tile, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `${number(stack)}幢目` : `${seat(side)}の山の${number(stack)}幢目`;

const size: Record<BrokenWall['deadWall'], (tiles: number) => string> = {
  '14': () => 'ほかの6幢と合わせた14枚が王牌です。',
  '16': () => 'ほかの7幢と合わせた16枚が王牌です。',
  '12': () => 'ほかの5幢と合わせた12枚が王牌です。',
  dice: (tiles) => `王牌は出た目と同じ数の幢、${number(tiles)}枚です。`,
  'replenished-14': () => 'ほかの6幢と合わせた14枚が王牌です。2枚補充するごとに壁牌から1幢を足します。',
  none: () => '王牌はありません。補充はこの端から取り、最後の1枚まで打ちます。',
};

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

export const jaWall: WallTexts = {
  caption: '牌山',
  steps: {
    seats: '席',
    build: '積む',
    throw: 'サイコロ',
    count: '数える',
    break: '開門',
    loose: '嶺上牌',
    deal: '配牌',
    flowers: '花牌',
    play: '打牌',
  },
  step: (step, of) => `${number(of)}段階中${number(step)}段階目`,
  seats: '東家の右が南家、向かいが西家、左が北家です。番は反時計回りに進み、牌山は時計回りに数えて取ります。',
  build: (tiles, stacks, side) =>
    `${number(tiles)}枚を伏せて混ぜ、2枚重ねの${number(stacks)}幢に、1辺${number(side)}幢ずつ積みます。牌山は全員のものです。`,
  noDice: 'まだサイコロを振っていません。',
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
  playDirection: '番',
  wallDirection: '牌山',
  tiles: '枚',
  live: '壁牌',
  dead: '王牌',
  back: '前へ',
  next: '次へ',
  throwDice: 'サイコロを振る',
  draw: 'ツモる',
  kong: '槓の補充',
  flower: '花牌の補充',
  again: '最初から',
  controls: '試してみる',
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `${number(tiles)}枚の札を伏せて中央で混ぜ、各自が一山ずつ取ります。枚数はそろえなくてかまいません。`,
    `東家が振って${dice[0]}と${dice[1]}です。東家の山を1として右へ数え、${seat(heap)}の山から配ります。`,
    `その山をカットし、残りを順に重ねます：${list(heaps.map(seat))}。各自に13枚、東家にはもう1枚を配ります。`,
    `残りの${number(rest)}枚のうち2枚を、補充用に伏せて別に置きます。槓と花牌の補充に使い、なくなったら山の底から2枚ずつ足します。`,
  ],
  hands: '今回の配牌',
  replacement: ({ seat: by, bonus, tile: drawn }) => `${seat(by)}が${tile(bonus)}を晒し、${tile(drawn)}を引きます。`,
  cardsCaption: '札を使った同じ配牌',
  cut: 'カット',
  errors: {
    'wrong-shape': '{place}は{expected}のはずですが、「{found}」になっています。',
    dice: '「{found}」はサイコロの目になりません。3 4, 5 2 のように、1から6までの目を4つ、東家の2つを先に書いてください。',
    drawn: 'ツモの枚数は0から{most}までの整数にしてください（「{found}」は使えません）。',
    replaced: '補充の枚数は0から{most}までの整数にしてください（「{found}」は使えません）。',
    tiles: '1組の麻雀牌になっていません。',
    winds: '「{found}」は4枚の風牌になっていません。',
    throws: '「{found}」は1人1回分のサイコロの目になっていません。',
    step: '「{found}」という段階はありません。使えるのは{expected}です。',
    view: '「{found}」という表示はありません。使えるのは{expected}です。',
  },
};
