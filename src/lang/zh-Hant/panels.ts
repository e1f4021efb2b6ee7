/** 正體中文：計分的細節。 */
import { isOwnAward } from '../own-awards.js';
import { groups, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import { meanings, panels } from '../texts/zh-Hant/panels.js';
import { meanings as english } from '../texts/en/panels.js';
import type { Part } from '../types.js';

export const zhHantPanels = {
  ...panels,
  meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? english[id])),
  reasons,
  options,
  difference,
  breakdown: {
    ...panels.breakdown,
    schoolsDiffer: (others) =>
      `其他規則：${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
        )
        .join('；')}。`,
    missed: (award, why) => `${award}：${why.join('，')}。`,
    otherReading: (read) => `${groups(read)}。`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `以${groups(has)}代替${groups(insteadOf)}。`
        : completed && completedInstead
          ? `和張湊成的是${groups([completed])}，不是${groups([completedInstead])}。`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `上面的拆法多 ${number(more)} 點。`;
      const why =
        chosen.total > other.total
          ? `上面的拆法總點較高，${number(chosen.total)} 點`
          : chosen.base > other.base
            ? `上面的拆法底點較高，${number(chosen.base)} 點`
            : '怎樣拆都可以';
      return `兩種拆法都是 ${number(chosen.value)} 點；${why}。`;
    },
    whatIfValue: (before, after) =>
      before === after ? `仍是 ${number(after)} 點。` : `${number(before)} 點變為 ${number(after)} 點。`,
    changed: ({ label, before, after }) =>
      `${label}：` +
      (before && after ? `${worth(before)} → ${worth(after)}` : after ? `加 ${worth(after)}` : `減 ${worth(before!)}`),
    comparedSummary: (values) => values.map(compared).join('；') + '。',
  },
} satisfies Part<PanelsTexts>;
