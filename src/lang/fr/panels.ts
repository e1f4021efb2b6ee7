/** French: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, under, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import { meanings, panels } from '../texts/fr/panels.js';
import { meanings as english } from '../texts/en/panels.js';
import type { Part } from '../types.js';

export const frPanels = {
  ...panels,
  meaning: (id) => (isOwnAward(id) ? '' : (meanings[id] ?? english[id])),
  reasons,
  options,
  difference,
  breakdown: {
    ...panels.breakdown,
    inProfile: (name, given) => `${capital(under(name))} : ${worth(given)}.`,
    schoolsDiffer: (others) =>
      `Ailleurs : ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join(' ; ')}.`,
    otherReading: (read) => `${capital(list(read.map(item)))}.`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `Au lieu de ${list(insteadOf.map(item))} : ${list(has.map(item))}.`
        : completed && completedInstead
          ? `La tuile gagnante complète ici : ${item(completed)} (plus haut : ${item(completedInstead)}).`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `La lecture du haut vaut ${number(more)} de plus.`;
      const why =
        chosen.total > other.total
          ? `la lecture du haut donne plus avant la limite, ${number(chosen.total)}`
          : chosen.base > other.base
            ? `la lecture du haut a plus de points de base, ${number(chosen.base)}`
            : 'elles sont à égalité';
      return `Les deux valent ${number(chosen.value)} ; ${why}.`;
    },
    whatIfValue: (before, after) =>
      before === after ? `Toujours ${number(after)}.` : `${number(after)} au lieu de ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label} : ` +
      (before && after
        ? `${worth(after)} au lieu de ${worth(before)}`
        : after
          ? `${worth(after)} en plus`
          : `${worth(before!)} en moins`),
    comparedSummary: (values) => `${capital(values.map(compared).join(' ; '))}.`,
  },
} satisfies Part<PanelsTexts>;
