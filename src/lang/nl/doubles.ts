/** Dutch: doubles. Loads with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('nl');

export const nlDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? 'oneindig' : `×${decimal(value)}`),
  points: 'Punten',
  doubles: 'Verdubbelingen',
  pointsOf: points,
  doublesOf: (doubles, value) => `${doublings(doubles)}: ${points(value)}`,
  result: (value, total) =>
    value < total ? `${points(value)}, want de limiet kapt ${number(total)} af` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Met ${points(base)} haalt geen enkel aantal verdubbelingen de limiet van ${number(limit)}.`
      : doubles
        ? `Met ${points(base)} is de limiet van ${number(limit)} bereikt na ${doublings(doubles)}.`
        : `Met ${points(base)} is de limiet van ${number(limit)} al zonder verdubbeling bereikt.`,
  noLimit: 'Deze regels hebben geen limiet.',
  cut: (cut) => `De limiet haalt er ${points(cut)} af; wat er nog bij komt, telt niet meer.`,
  next: (byDouble, byPoints) =>
    `Nog een verdubbeling levert ${points(byDouble)} op, een pung van 4 punten ${number(byPoints)}.`,
  limitLine: (limit) => `Limiet ${number(limit)}`,
  caption: 'De punten na elk aantal verdubbelingen',
  columns: {
    doubles: 'Verdubbelingen',
    total: 'Som',
    paid: 'Telt',
    factor: 'Factor',
    share: 'Deel van de handen',
    adds: 'Bijdrage aan het gemid\u00addelde',
  },
  modelTitle: 'Een model van verdubbelingen',
  model: (q) => `Elke volgende verdubbeling is ${q} keer zo waarschijnlijk als de vorige.`,
  likely: 'Hoe waarschijnlijk er nog een is',
  likelyOf: (q) => `${q} keer zo waarschijnlijk`,
  orMore: (doubles) => `${number(doubles)} of meer`,
  statistics: { kind: 'Factor', mean: 'Gemiddelde', deviation: 'Standaard\u00adafwijking' },
  uncapped: 'Zonder limiet',
  capped: (doubles) => `Hooguit ${doublings(doubles)}`,
  effect: (lost) =>
    lost === undefined
      ? 'De limiet maakt een oneindig gemiddelde eindig.'
      : `De limiet haalt ${percent(lost)} van het gemiddelde af en bijna alle schommelingen.`,
  infinite: 'oneindig',
  errors: oddsErrors,
};
