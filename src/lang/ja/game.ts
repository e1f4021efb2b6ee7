/** Japanese: a game and its score sheet. They load with the element. */
import type { GameSentence } from '../../core/game/errors.js';
import type { Wind } from '../../core/index.js';
import { doublings, list, number, points, seat, winds } from './hand.js';
import { fillIn } from '../speech.js';
import { settlement } from './settlement.js';
import type { OwnGameTexts } from '../types.js';
import { sentences, game } from '../texts/ja/game.js';
import type { Part } from '../types.js';

const numerals = ['', '一', '二', '三', '四'];
const order: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** 6局目. */
const nth = (one: number): string => `${number(one)}局目`;
const seated = (names: readonly string[]): string =>
  order.map((one, place) => `${seat(one)}が${names[place]!}`).join('、');

const paysForAll = (name: string): string => `${name}の包`;

export const jaGame = {
  ...game,
  where: (round, deal) => `${winds[round]}${numerals[deal] ?? number(deal)}局`,
  hand: nth,
  dealer: (one, name, handOfDeal) => `${nth(one)}：${name}の親${handOfDeal > 1 ? `（連荘で${nth(handOfDeal)}）` : ''}`,
  own: (place) => `自分の花牌：${'梅蘭菊竹'[place - 1]}、${'春夏秋冬'[place - 1]}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${one.map((wind) => winds[wind]).join('・')}は各1翻`
      : `${winds[one[0]!]}は${doublings(isTwice ? 2 : 1)}`,
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? '流局'
      : [
          `${winner} ${isSelfDrawn ? 'ツモ' : discarder === undefined ? '' : 'ロン'}${points(value!)}${discarder === undefined ? '' : `（放銃：${discarder}）`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name} ${settlement.dead[kind]}`),
        ].join('、'),
  moved: {
    ...game.moved,
    passed: (names) => `親が流れます。${seated(names)}です。`,
    washout: (names) => `流局の後は、${seated(names)}です。`,
    'thirteen-wins': (names, wins) => `${number(wins)}連勝のため親が流れます。${seated(names)}です。`,
  },
  thirteenth: ({ wins, value, entered }) =>
    `親の${number(wins)}連勝` +
    (entered === undefined ? '' : `：入力した${points(entered)}ではなく、${points(value)}です`),
  enter: nth,
  pao: settlement.pao,
  paysForAll,
  entered: (hand, said, values, totals) =>
    [`${hand}：${said}`, ...(values.length ? [values.join('、')] : [])].join('、') +
    '。' +
    (totals.length ? `合計：${totals.join('、')}。` : ''),
  odd: (value) => `${number(value)}は奇数です。${number(value - 1)}か${number(value + 1)}では？`,
  champion: (names) => (names.length > 1 ? `${list(names)}が同点で1位です。` : `${names[0]!}の優勝です。`),
  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `${hand}局目${player === undefined ? '' : `、${player}`}：`
        : line !== undefined
          ? `${line}行目：`
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
} satisfies Part<OwnGameTexts>;
