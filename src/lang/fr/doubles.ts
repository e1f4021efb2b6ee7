/** French: doubles. Loads with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('fr');

export const frDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? 'infini' : `×${decimal(value)}`),
  points: 'Points',
  doubles: 'Doubles',
  pointsOf: points,
  doublesOf: (doubles, value) => `${doublings(doubles)} : ${points(value)}`,
  result: (value, total) =>
    value < total ? `${points(value)} au lieu de ${number(total)}, à cause de la limite` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Avec ${points(base)}, aucun nombre de doubles n’atteint la limite de ${number(limit)}.`
      : doubles
        ? `Avec ${points(base)}, il faut ${doublings(doubles)} pour atteindre la limite de ${number(limit)}.`
        : `Avec ${points(base)}, la limite de ${number(limit)} est atteinte sans double.`,
  noLimit: 'Ces règles n’ont pas de limite.',
  cut: (cut) => `La limite retire ${points(cut)} ; tout ce qui s’ajoute ne compte plus.`,
  next: (byDouble, byPoints) =>
    `Un double de plus rapporte ${points(byDouble)}, un Pung à 4 points ${number(byPoints)}.`,
  limitLine: (limit) => `Limite ${number(limit)}`,
  caption: 'Les points selon le nombre de doubles',
  columns: {
    doubles: 'Doubles',
    total: 'Total',
    paid: 'Compte pour',
    factor: 'Facteur',
    share: 'Part des mains',
    adds: 'Apport à la moyenne',
  },
  modelTitle: 'Un modèle des doubles',
  model: (q) => `Chaque double supplémentaire est ${q} fois aussi probable que le précédent.`,
  likely: 'Probabilité d’un double de plus',
  likelyOf: (q) => `${q} fois aussi probable`,
  orMore: (doubles) => `${number(doubles)} ou plus`,
  statistics: { kind: 'Facteur', mean: 'Moyenne', deviation: 'Écart type' },
  uncapped: 'Sans limite',
  capped: (doubles) => `${doublings(doubles)} au plus`,
  effect: (lost) =>
    lost === undefined
      ? 'La limite rend finie une moyenne infinie.'
      : `La limite retire ${percent(lost)} de la moyenne et l’essentiel des variations.`,
  infinite: 'infinie',
  errors: oddsErrors,
};
