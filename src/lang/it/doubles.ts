/** Italian: doubles. Loads with `<mj-doubles>`. */
import type { DoublesTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';
import { doublings, points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, decimal } = oddsForms('it');

export const itDoubles: DoublesTexts = {
  percent,
  factor: (value) => (value === Infinity ? 'infinito' : `×${decimal(value)}`),
  points: 'Punti',
  doubles: 'Raddoppi',
  pointsOf: points,
  doublesOf: (doubles, value) => `${doublings(doubles)}: ${points(value)}`,
  result: (value, total) =>
    value < total ? `${points(value)} invece di ${number(total)}, a causa del limite` : points(value),
  reach: (base, doubles, limit) =>
    doubles === Infinity
      ? `Con ${points(base)} nessun numero di raddoppi raggiunge il limite di ${number(limit)}.`
      : doubles
        ? `Con ${points(base)} il limite di ${number(limit)} si raggiunge con ${doublings(doubles)}.`
        : `Con ${points(base)} il limite di ${number(limit)} si raggiunge senza raddoppi.`,
  noLimit: 'Queste regole non hanno limite.',
  cut: (cut) => `Il limite toglie ${points(cut)}; tutto ciò che si aggiunge non conta più.`,
  next: (byDouble, byPoints) =>
    `Un raddoppio in più porta ${points(byDouble)}, un tris da 4 punti ${number(byPoints)}.`,
  limitLine: (limit) => `Limite ${number(limit)}`,
  caption: 'I punti secondo il numero di raddoppi',
  columns: {
    doubles: 'Raddoppi',
    total: 'Totale',
    paid: 'Conta per',
    factor: 'Fattore',
    share: 'Quota delle mani',
    adds: 'Apporto alla media',
  },
  modelTitle: 'Un modello dei raddoppi',
  model: (q) => `Ogni raddoppio in più ha una probabilità pari a ${q} volte quella del precedente.`,
  likely: 'Probabilità di un raddoppio in più',
  likelyOf: (q) => `${q} volte la precedente`,
  orMore: (doubles) => `${number(doubles)} o più`,
  statistics: { kind: 'Fattore', mean: 'Media', deviation: 'Deviazione standard' },
  uncapped: 'Senza limite',
  capped: (doubles) => `Al massimo ${doublings(doubles)}`,
  effect: (lost) =>
    lost === undefined
      ? 'Il limite rende finita una media infinita.'
      : `Quota della media tolta dal limite: ${percent(lost)}. Si riducono molto anche le oscillazioni.`,
  infinite: 'infinita',
  errors: oddsErrors,
};
