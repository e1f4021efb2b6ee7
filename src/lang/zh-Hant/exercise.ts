/** 練習的正體中文。隨 `<mj-exercise>` 載入。 */

import type { ExerciseTexts } from '../types.js';
import { list, number } from './hand.js';
import { asks, exercise } from '../texts/zh-Hant/exercise.js';
import type { Part } from '../types.js';

const points = (value: number): string => `${number(value)} 點`;

export const zhHantExercise = {
  ...exercise,
  question: (all) =>
    all.join(' ') === 'points doubles value' ? '這手牌有幾點，幾番，值多少？' : all.map((one) => asks[one]).join(''),
  isRight: (part, text) => `${part}：${text}，對。`,
  isWrong: (part, text) => `${part}：${text}，不對。`,
  shouldBe: (part, text, expected) => `${part}：${text} 不對，應是 ${expected}。`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `不算${list(names.map((name) => `「${name}」`))}就是這個數。是不是漏了？`;
      case 'not-doubled':
        return '這是點數，還沒有算番。';
      case 'multiplied':
        return '你乘了番數；每番乘二。';
      case 'not-rounded':
        return '這裡的規則要取整。';
      case 'not-limited':
        return '超過了滿貫。';
      case 'not-fined':
        return '沒有算罰點。';
    }
  },
  missing: (many) => `還缺 ${number(many)} 個。`,
  guide: {
    ...exercise.guide,
    question: (topic, unit) => {
      if (unit === 'value') return '點數，每番乘二。這手牌值多少？';
      if (unit === 'limit') return '是滿貫牌嗎？是的話，值多少？';
      const many = unit === 'points' ? '得幾點？' : '幾番？';
      switch (topic) {
        case 'winning':
          return `和了嗎？${many}`;
        case 'sets':
          return `有刻子或槓嗎？${many}`;
        case 'pairs':
          return `將牌是三元牌、門風或圈風嗎？${many}`;
        case 'bonus':
          return unit === 'points' ? `有花牌或季牌嗎？${many}` : `有自己的花或季，或四張齊全嗎？${many}`;
        case 'wait':
          return `和張來得特別嗎？${many}`;
        case 'own':
          return `有這桌自訂的項目嗎？${many}`;
        default:
          return `看整手牌：${many}`;
      }
    },
    done: (value, wrong, shown) => {
      const faults = wrong ? `錯了 ${number(wrong)} 題。` : '';
      return `這手牌值 ${points(value)}。${faults + (shown ? `看了 ${number(shown)} 題的答案。` : '') || '全部答對。'}`;
    },
  },
  set: (solved, of, first) =>
    solved === of
      ? `全部解出了：${number(of)} 題中一次就對 ${number(first)} 題。`
      : `${number(of)} 題解出 ${number(solved)} 題，一次就對 ${number(first)} 題`,
} satisfies Part<ExerciseTexts>;
