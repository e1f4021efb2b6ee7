/** Japanese: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { base, group, groups, list, points } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import { meanings, panels } from '../texts/ja/panels.js';
import { meanings as english } from '../texts/en/panels.js';
import type { Part } from '../types.js';

export const jaPanels = {
  ...panels,
  meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? english[id])),
  reasons,
  options,
  difference,
  breakdown: {
    ...panels.breakdown,
    schoolsDiffer: (others) =>
      `ほかのルール：${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
        )
        .join('、')}。`,
    missed: (award, why) => `${award}：${why.join('、')}。`,
    otherReading: (read) => `${groups(read)}。`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `${groups(insteadOf)}の代わりに${groups(has)}とした分け方です。`
        : completed && completedInstead
          ? `和了牌で完成するのは${group(completedInstead)}ではなく、${group(completed)}です。`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `上の分け方のほうが${points(more)}高くなります。`;
      const both = `どちらも${points(chosen.value)}`;
      if (chosen.total > other.total)
        return `${both}ですが、打ち切る前は上の分け方のほうが高く、${points(chosen.total)}です。`;
      return chosen.base > other.base
        ? `${both}ですが、符は上の分け方のほうが多く、${base(chosen.base)}です。`
        : `${both}で、違いはありません。`;
    },
    whatIfValue: (before, after) =>
      before === after ? `${points(after)}のままです。` : `${points(before)}が${points(after)}になります。`,
    changed: ({ label, before, after }) =>
      `${label}：` +
      (before && after
        ? `${worth(before)} → ${worth(after)}`
        : after
          ? `なし → ${worth(after)}`
          : `${worth(before!)} → なし`),
    comparedSummary: (values) => values.map(compared).join('。') + '。',
  },
} satisfies Part<PanelsTexts>;
