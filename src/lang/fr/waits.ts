/** French: what a hand waits for. Loads with `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { count, isOne, number, tile } from './hand.js';
import { points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('fr');

export const frWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => (draws === 1 ? 'dès la prochaine tuile' : `d’ici ${number(draws)} tuiles`),
  count: (left, unknown) =>
    `${number(left)} des ${number(unknown)} tuiles inconnues ${isOne(left) ? 'complète' : 'complètent'} la main`,
  caption: 'Tuiles qui complètent la main',
  columns: { tile: 'Tuile', left: 'Restent', chance: 'Chance', discard: 'Sur défausse', selfDraw: 'Piochée' },
  any: 'L’une d’elles',
  refused: 'pas permis',
  away: (away) =>
    `Pas encore en attente : il faut échanger ${count(away, 'tuile')} avant qu’il n’en manque plus qu’une.`,
  closer: (left) => `${count(left, 'tuile')} ${isOne(left) ? 'rapproche' : 'rapprochent'} la main du but :`,
  tileLeft: (one, left) => `${tile(one)}, ${count(left, 'restante')}`,
  dead: 'Toutes les tuiles qui compléteraient la main sont déjà visibles.',
  complete: (value) => `Cette main est complète et vaut ${points(value)}. Pour continuer, écartez :`,
  compared: 'Que faut-il écarter ?',
  discardTile: (one) => `Écarter le ${tile(one)}`,
  best: 'Le mieux',
  worth: (value) => `${average(value)} ${isOne(value) ? 'point' : 'points'} en moyenne`,
  others: (others) => (others === 1 ? '1 autre défausse' : `${number(others)} autres défausses`),
  noHand: 'Placez ici une main de 13 ou 14 tuiles pour voir ce qu’elle attend.',
  model: (seen, unknown, draws, compares) =>
    `Modèle : ${seen ? `en plus des tuiles de la main, ${seen === 1 ? '1 autre est connue' : `${number(seen)} autres sont connues`} ; ` : ''}chacune des ${number(unknown)} tuiles inconnues a autant de chances de venir ensuite${
      compares
        ? ` ; les défausses sont classées selon les points qu’elles rapportent en moyenne d’ici ${number(draws)} tuiles : on en pioche une sur quatre, les autres joueurs écartent le reste.`
        : ' ; toute tuile dévoilée compte, qu’on la pioche ou qu’un autre l’écarte.'
    }`,
  errors: oddsErrors,
};
