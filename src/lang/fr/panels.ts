/** French: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, under, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: 'Points pour avoir fait mah-jong.',
  'pung-of-simples': 'Trois tuiles identiques de 2 à 8.',
  'pung-of-terminals': 'Trois 1 ou trois 9 d’une famille.',
  'pung-of-honours': 'Trois Vents ou trois Dragons identiques.',
  'kong-of-simples': 'Quatre tuiles identiques de 2 à 8.',
  'kong-of-terminals': 'Quatre 1 ou quatre 9 d’une famille.',
  'kong-of-honours': 'Quatre Vents ou quatre Dragons identiques.',
  'pair-of-dragons': 'Une paire de Dragons identiques.',
  'pair-of-seat-wind': 'Une paire du Vent du joueur.',
  'pair-of-round-wind': 'Une paire du Vent dominant.',
  flower: 'Chaque Fleur.',
  season: 'Chaque Saison.',
  'self-draw': 'Le gagnant a pioché lui-même la tuile gagnante.',
  'only-tile': 'Aucune autre tuile n’aurait complété la main.',
  'one-chance-chow': 'La tuile gagnante est le milieu d’un Chow, le 3 de 1 2 3 ou le 7 de 7 8 9.',
  'pair-wait': 'La tuile gagnante complète la paire.',
  'concealed-hand': 'Aucune combinaison n’était exposée avant la tuile gagnante.',
  'set-of-dragons': 'Chaque Pung ou Kong de Dragons.',
  'set-of-seat-wind': 'Un Pung ou un Kong du Vent du joueur.',
  'set-of-round-wind': 'Un Pung ou un Kong du Vent dominant.',
  'own-flower': 'La Fleur qui porte le numéro de la place : de 1 pour Est à 4 pour Nord.',
  'own-season': 'La Saison qui porte le numéro de la place : de 1 pour Est à 4 pour Nord.',
  'all-flowers': 'Les quatre Fleurs.',
  'all-seasons': 'Les quatre Saisons.',
  'little-three-dragons':
    'Deux combinaisons de Dragons et une paire du troisième, en plus de ce que valent les deux combinaisons.',
  'all-pungs': 'Quatre Pungs ou Kongs et une paire.',
  'chow-hand': 'Quatre Chows.',
  'half-flush': 'Une seule famille, avec des Vents ou des Dragons.',
  'full-flush': 'Une seule famille, sans Vents ni Dragons.',
  'fully-concealed': 'Aucune défausse n’a été réclamée avant la tuile gagnante.',
  'three-concealed-pungs': 'Au moins trois Pungs ou Kongs cachés.',
  'pure-straight': '1 2 3, 4 5 6 et 7 8 9 d’une même famille.',
  'all-simples': 'Seulement des tuiles de 2 à 8.',
  'outside-hand': 'Chaque combinaison et la paire contiennent une Extrémité ou un Honneur, avec au moins un Chow.',
  'terminals-and-honours':
    'Seulement des Extrémités et des Honneurs, au moins une combinaison ou paire de chaque sorte.',
  'kong-replacement': 'Mah-jong avec la tuile de remplacement d’un Kong.',
  'flower-replacement': 'Mah-jong avec la tuile de remplacement d’une Fleur ou d’une Saison.',
  'robbed-kong': 'Mah-jong avec la tuile qu’un autre joueur ajoute à un Pung exposé.',
  'last-tile': 'Mah-jong avec la dernière tuile du Mur.',
  'last-discard': 'Mah-jong avec la défausse qui suit la dernière tuile du Mur.',
  'original-call': 'Main en attente après la première défausse et inchangée jusqu’au mah-jong.',
  standing: 'Annoncée en attente à tout moment après le premier écart, et inchangée depuis.',
  'heavenly-hand': 'Est fait mah-jong avec les tuiles distribuées.',
  'earthly-hand': 'Un joueur autre qu’Est fait mah-jong dès le premier coup.',
  'thirteen-orphans': 'Chaque Extrémité et chaque Honneur une fois, plus un second exemplaire de l’une de ces tuiles.',
  'nine-gates': '1 1 1 2 3 4 5 6 7 8 9 9 9 d’une famille et une tuile quelconque de cette famille, le tout caché.',
  'four-kongs': 'Quatre Kongs et une paire.',
  'all-honours': 'Seulement des Vents et des Dragons.',
  'all-terminals': 'Seulement des 1 et des 9.',
  'big-three-dragons': 'Une combinaison de chacun des trois Dragons.',
  'little-four-winds': 'Trois combinaisons de Vents et une paire du quatrième.',
  'big-four-winds': 'Une combinaison de chacun des quatre Vents.',
  'twofold-fortune': 'La tuile de remplacement d’un Kong donne un second Kong, et la suivante fait mah-jong.',
  'all-green': 'Seulement des 2, 3, 4, 6 et 8 de Bambou et des Dragons verts.',
  'four-concealed-pungs': 'Quatre Pungs ou Kongs cachés ; une défausse ne peut compléter que la paire.',
  'moon-from-the-sea': 'Mah-jong avec le 1 de Cercle comme dernière tuile.',
  'plum-blossom': 'Mah-jong avec le 5 de Cercle comme tuile de remplacement.',
  'carrying-pole': 'Mah-jong en volant un Kong de 2 de Bambou.',
  'thirteen-wins': 'Est gagne pour la treizième fois de suite.',
};

export const frPanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: 'Cette table',
    inProfile: (name, given) => `${capital(under(name))} : ${worth(given)}.`,
    source: (source) => `Source : ${source}.`,
    schoolsDiffer: (others) =>
      `Ailleurs : ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join(' ; ')}.`,
    missed: (award, why) => `${award} : ${list(why)}.`,
    showAll: (all) => `Tout afficher (${number(all)})`,
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
    whatIfWin: 'Tuile gagnante',
    whatIfSeat: 'Place',
    whatIfRound: 'Tour',
    whatIfBonus: 'Une Fleur de plus',
    noBonus: 'aucune',
    whatIfReset: 'Réinitialiser',
    whatIfValue: (before, after) =>
      before === after ? `Toujours ${number(after)}.` : `${number(after)} au lieu de ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label} : ` +
      (before && after
        ? `${worth(after)} au lieu de ${worth(before)}`
        : after
          ? `${worth(after)} en plus`
          : `${worth(before!)} en moins`),
    unchanged: 'Aucune ligne ne change.',
    compared: 'Comparaison',
    comparedSummary: (values) => `${capital(values.map(compared).join(' ; '))}.`,
    comparedCaption: 'La même main selon différentes règles',
    differs: 'différent',
    notGiven: 'non accordé',
    mayNotGoOut: 'pas de mah-jong',
    limit: 'Limite',
  },
};
