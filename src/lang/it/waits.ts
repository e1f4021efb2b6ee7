/** Italian: what a hand waits for. Loads with `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { count, number, tile } from './hand.js';
import { points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('it');

export const itWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => (draws === 1 ? 'con la prossima tessera' : `entro ${number(draws)} tessere`),
  count: (left, unknown) =>
    `${number(left)} delle ${number(unknown)} tessere sconosciute ${left === 1 ? 'completa' : 'completano'} la mano`,
  caption: 'Tessere che completano la mano',
  columns: { tile: 'Tessera', left: 'Restano', chance: 'Probabilità', discard: 'Su scarto', selfDraw: 'Pescata' },
  any: 'Una qualsiasi',
  refused: 'non ammessa',
  away: (away) =>
    `Non ancora a punto: bisogna cambiare ${count(away, 'tessera', 'tessere')} prima che ne manchi soltanto una.`,
  closer: (left) => `${count(left, 'tessera avvicina', 'tessere avvicinano')} la mano alla chiusura:`,
  tileLeft: (one, left) => `${tile(one)}, ancora ${number(left)}`,
  dead: 'Tutte le tessere che completerebbero la mano sono già in vista.',
  complete: (value) => `Questa mano è completa e vale ${points(value)}. Per continuare, scarta:`,
  compared: 'Che cosa scartare',
  discardTile: (one) => `Scarta ${tile(one)}`,
  best: 'Il migliore',
  worth: (value) => `${average(value)} punti in media`,
  others: (others) => (others === 1 ? '1 altro scarto' : `${number(others)} altri scarti`),
  noHand: 'Metti qui una mano di 13 o 14 tessere per vedere che cosa aspetta.',
  model: (seen, unknown, draws, compares) =>
    `Modello: ${seen ? `oltre alle tessere della mano, ${seen === 1 ? 'se ne conosce un’altra' : `se ne conoscono altre ${number(seen)}`}; ` : ''}ognuna delle ${number(unknown)} tessere sconosciute ha la stessa probabilità di venire${
      compares
        ? `; gli scarti sono ordinati secondo i punti che portano in media entro ${number(draws)} tessere: se ne pesca una su quattro, le altre le scartano gli altri giocatori.`
        : '; conta ogni tessera che si scopre, pescata o scartata da altri.'
    }`,
  errors: oddsErrors,
};
