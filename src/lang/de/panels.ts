/** Deutsch: Einzelheiten einer Wertung. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { points, profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import { meanings, panels } from '../texts/de/panels.js';
import { meanings as english } from '../texts/en/panels.js';
import type { Part } from '../types.js';

export const dePanels = {
  ...panels,
  meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? english[id])),
  reasons,
  options,
  difference,
  breakdown: {
    ...panels.breakdown,
    schoolsDiffer: (others) =>
      `Anderswo: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    otherReading: (read) => `${capital(list(read.map(item)))}.`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `Statt ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
        : completed && completedInstead
          ? `Der Schlussziegel vollendet hier: ${item(completed)} (oben: ${item(completedInstead)}).`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `Die Aufteilung oben ist ${points(more)} mehr wert.`;
      const why =
        chosen.total > other.total
          ? `ohne das Limit zählt die Aufteilung oben mehr, ${number(chosen.total)}`
          : chosen.base > other.base
            ? `die Aufteilung oben hat mehr Basispunkte, ${number(chosen.base)}`
            : 'sie sind gleich';
      return `Beide sind ${points(chosen.value)} wert; ${why}.`;
    },
    whatIfValue: (before, after) =>
      before === after ? `Weiterhin ${number(after)}.` : `${number(after)} statt ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label}: ` +
      (before && after
        ? `${worth(after)} statt ${worth(before)}`
        : after
          ? `${worth(after)} mehr`
          : `${worth(before!)} weniger`),
    comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
  },
} satisfies Part<PanelsTexts>;
