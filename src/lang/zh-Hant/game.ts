/** 一局牌的文字。隨元件載入。 */
import type { GameSentence } from '../../core/game/errors.js';
import { list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { OwnGameTexts } from '../types.js';
import { sentences, game } from '../texts/zh-Hant/game.js';
import type { Part } from '../types.js';

const { dead } = settlement;

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east}坐東，${south}坐南，${west}坐西，${north}坐北`;

const paysForAll = (name: string): string => `${name}包牌`;

export const zhHantGame = {
  ...game,
  dealer: (one, name, handOfDeal) =>
    `第 ${number(one)} 手：${name}坐莊${handOfDeal > 1 ? `，本莊第 ${number(handOfDeal)} 手` : ''}`,
  own: (place) => `正花：${'梅蘭菊竹'[place - 1]}、${'春夏秋冬'[place - 1]}`,
  doubling: (one, isTwice) => `${one.map((wind) => winds[wind]).join('、')}風有番${isTwice ? '，計兩次' : ''}`,
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead: deadHands = [] }) =>
    winner === undefined
      ? '流局'
      : [
          `${winner}${isSelfDrawn ? '自摸' : '和'} ${number(value!)} 點${discarder === undefined ? '' : `，${discarder}放銃`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...deadHands.map(({ name, kind }) => `${name}${dead[kind]}`),
        ].join('；'),
  moved: {
    ...game.moved,
    passed: (names) => `過莊：${seated(names)}。`,
    washout: (names) => `流局後${seated(names)}。`,
    'thirteen-wins': (names, wins) => `連莊${wins === 13 ? '十三' : ` ${number(wins)} `}次，過莊：${seated(names)}。`,
  },
  thirteenth: ({ wins, value, entered }) =>
    `連莊${wins === 13 ? '十三' : ` ${number(wins)} `}次` +
    (entered === undefined ? '' : `：計 ${number(value)} 點，不計所記的 ${number(entered)} 點`),
  pao: settlement.pao,
  paysForAll,
  entered: (hand, said, values, totals) =>
    [`${hand}：${said}`, ...(values.length ? [values.join('，')] : [])].join('；') +
    '。' +
    (totals.length ? `合計：${totals.join('，')}。` : ''),
  odd: (value) => `${number(value)} 是單數：是 ${number(value - 1)} 還是 ${number(value + 1)}？`,
  champion: (names) => (names.length > 1 ? `${list(names)}並列第一。` : `${names[0]!}贏了這一場。`),
  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `第 ${hand} 手${player === undefined ? '' : `，${player}`}：`
        : line !== undefined
          ? `第 ${line} 行：`
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
} satisfies Part<OwnGameTexts>;
