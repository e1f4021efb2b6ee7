/** Dutch: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { points, profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import { meanings, panels } from '../texts/nl/panels.js';
import { meanings as english } from '../texts/en/panels.js';
import type { Part } from '../types.js';

export const nlPanels = {
  ...panels,
  meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? english[id])),
  reasons,
  options,
  difference,
  breakdown: {
    ...panels.breakdown,
    schoolsDiffer: (others) =>
      `Elders: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    otherReading: (read) => `${capital(list(read.map(item)))}.`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `In plaats van ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
        : completed && completedInstead
          ? `Hier maakt de winnende steen iets anders compleet: ${item(completed)} (hierboven: ${item(completedInstead)}).`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `De indeling hierboven is ${points(more)} meer waard.`;
      const why =
        chosen.total > other.total
          ? `zonder limiet telt de indeling hierboven meer, ${number(chosen.total)}`
          : chosen.base > other.base
            ? `de indeling hierboven heeft meer basispunten, ${number(chosen.base)}`
            : 'verder zijn ze gelijk';
      return `Ze zijn allebei ${points(chosen.value)} waard; ${why}.`;
    },
    whatIfValue: (before, after) =>
      before === after ? `Nog steeds ${number(after)}.` : `${number(after)} in plaats van ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label}: ` +
      (before && after
        ? `${worth(after)} in plaats van ${worth(before)}`
        : after
          ? `${worth(after)} erbij`
          : `${worth(before!)} eraf`),
    comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
  },
} satisfies Part<PanelsTexts>;
