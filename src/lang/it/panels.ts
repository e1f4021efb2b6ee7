/** Italian: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, under, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import { meanings, panels } from '../texts/it/panels.js';
import { meanings as english } from '../texts/en/panels.js';
import type { Part } from '../types.js';

export const itPanels = {
  ...panels,
  meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? english[id])),
  reasons,
  options,
  difference,
  breakdown: {
    ...panels.breakdown,
    inProfile: (name, given) => `${capital(under(name))}: ${worth(given)}.`,
    schoolsDiffer: (others) =>
      `Altrove: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    otherReading: (read) => `${capital(list(read.map(item)))}.`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `Invece di ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
        : completed && completedInstead
          ? `Qui la tessera di chiusura completa: ${item(completed)} (sopra: ${item(completedInstead)}).`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `La lettura qui sopra vale ${number(more)} in più.`;
      const why =
        chosen.total > other.total
          ? `la lettura qui sopra dà di più prima del limite, ${number(chosen.total)}`
          : chosen.base > other.base
            ? `la lettura qui sopra ha più punti base, ${number(chosen.base)}`
            : 'sono pari';
      return `Entrambe valgono ${number(chosen.value)}; ${why}.`;
    },
    whatIfValue: (before, after) =>
      before === after ? `Resta ${number(after)}.` : `${number(after)} invece di ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label}: ` +
      (before && after
        ? `${worth(after)} invece di ${worth(before)}`
        : after
          ? `${worth(after)} in più`
          : `${worth(before!)} in meno`),
    comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
  },
} satisfies Part<PanelsTexts>;
