/** Deutsch: worauf eine Hand wartet. Lädt mit `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number, tile } from './hand.js';
import { points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('de');

export const deWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => `innerhalb von ${number(draws)} ${draws === 1 ? 'Ziegel' : 'Ziegeln'}`,
  count: (left, unknown) =>
    `${number(left)} von ${number(unknown)} unbekannten Ziegeln ${left === 1 ? 'vollendet' : 'vollenden'} die Hand`,
  caption: 'Ziegel, die die Hand vollenden',
  columns: { tile: 'Ziegel', left: 'Übrig', chance: 'Chance', discard: 'Abgelegt', selfDraw: 'Von der Mauer' },
  any: 'Irgendeiner davon',
  refused: 'nicht erlaubt',
  away: (away) =>
    `Noch nicht rufend: ${away === 1 ? '1 Ziegel muss' : `${number(away)} Ziegel müssen`} ausgetauscht werden, bis nur noch einer fehlt.`,
  closer: (left) => `${number(left)} Ziegel ${left === 1 ? 'bringt' : 'bringen'} die Hand voran:`,
  tileLeft: (one, left) => `${tile(one)}, noch ${number(left)}`,
  dead: 'Alle Ziegel, die die Hand vollenden würden, sind schon zu sehen.',
  complete: (value) => `Diese Hand ist vollständig und zählt ${points(value)}. Zum Weiterspielen ablegen:`,
  compared: 'Was ablegen',
  discardTile: (one) => `Ablegen: ${tile(one)}`,
  best: 'Am besten',
  worth: (value) => `im Mittel ${average(value)} Punkte`,
  others: (others) => (others === 1 ? '1 andere Ablage' : `${number(others)} andere Ablagen`),
  noHand: 'Eine Hand mit 13 oder 14 Ziegeln hineinsetzen, um zu sehen, worauf sie wartet.',
  model: (seen, unknown, draws, compares) =>
    `Modell: ${seen ? `außer den eigenen ${seen === 1 ? 'ist 1 weiterer Ziegel' : `sind ${number(seen)} weitere Ziegel`} bekannt; ` : ''}jeder der ${number(unknown)} unbekannten Ziegel kommt mit gleicher Wahrscheinlichkeit als Nächstes${
      compares
        ? `; die Ablagen stehen in der Reihenfolge der Punkte, die sie innerhalb von ${number(draws)} Ziegeln im Mittel bringen: einen von vieren zieht man selbst, die anderen werden abgelegt.`
        : '; dabei zählt jeder aufgedeckte Ziegel, ob selbst gezogen oder von anderen abgelegt.'
    }`,
  errors: oddsErrors,
};
