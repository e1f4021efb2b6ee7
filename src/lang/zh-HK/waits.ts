// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 叫糊與捨牌的繁體中文。隨 `<mj-waits>` 載入。 */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number, tile } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('zh-HK');

export const zhHKWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => `${number(draws)} 張之內`,
  count: (left, unknown) => `未見的 ${number(unknown)} 張中有 ${number(left)} 張能食糊`,
  caption: '能食糊的牌',
  columns: { tile: '牌', left: '剩', chance: '機會', discard: '食糊', selfDraw: '自摸' },
  any: '任何一張',
  refused: '不能食糊',
  away: (away) => `還沒叫糊：要換 ${number(away)} 張才叫糊。`,
  closer: (left) => `有 ${number(left)} 張進張：`,
  tileLeft: (one, left) => `${tile(one)}，剩 ${number(left)} 張`,
  dead: '能食糊的牌都已經見過了。',
  complete: (value) => `這手牌已經食糊，值 ${number(value)} 點。要繼續的話，打出：`,
  compared: '該打哪張',
  discardTile: (one) => `打${tile(one)}`,
  best: '最好',
  worth: (value) => `平均 ${average(value)} 點`,
  others: (others) => `其他 ${number(others)} 種打法`,
  noHand: '請放入 13 或 14 張的手牌。',
  model: (seen, unknown, draws, compares) =>
    `模型：${seen ? `除自己的牌外見過 ${number(seen)} 張，` : ''}未見的 ${number(unknown)} 張，每張下一個出現的機會都相同${
      compares
        ? `；打法依 ${number(draws)} 張之內平均得到的點數排列，其中四分之一由自己摸到，其餘由別家打出。`
        : '；自己摸到或別家打出的牌都算一張。'
    }`,
  errors: oddsErrors,
};
