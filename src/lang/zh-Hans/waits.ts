// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 听牌与舍牌的简体中文。随 `<mj-waits>` 加载。 */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number, tile } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('zh-Hans');

export const zhHansWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => `${number(draws)} 张之内`,
  count: (left, unknown) => `未见的 ${number(unknown)} 张中有 ${number(left)} 张能和`,
  caption: '能和的牌',
  columns: { tile: '牌', left: '剩', chance: '机会', discard: '点和', selfDraw: '自摸' },
  any: '任何一张',
  refused: '不能和',
  away: (away) => `还没听牌：要换 ${number(away)} 张才听牌。`,
  closer: (left) => `有 ${number(left)} 张进张：`,
  tileLeft: (one, left) => `${tile(one)}，剩 ${number(left)} 张`,
  dead: '能和的牌都已经见过了。',
  complete: (value) => `这手牌已经和了，值 ${number(value)} 点。要继续的话，打出：`,
  compared: '该打哪张',
  discardTile: (one) => `打${tile(one)}`,
  best: '最好',
  worth: (value) => `平均 ${average(value)} 点`,
  others: (others) => `其他 ${number(others)} 种打法`,
  noHand: '请放入 13 或 14 张的手牌。',
  model: (seen, unknown, draws, compares) =>
    `模型：${seen ? `除自己的牌外见过 ${number(seen)} 张，` : ''}未见的 ${number(unknown)} 张，每张下一个出现的机会都相同${
      compares
        ? `；打法依 ${number(draws)} 张之内平均得到的点数排列，其中四分之一由自己摸到，其余由别家打出。`
        : '；自己摸到或别家打出的牌都算一张。'
    }`,
  errors: oddsErrors,
};
