/** Dutch: what a hand is waiting for. Loads with `<mj-waits>`. Kinds of waits have no Dutch names, so the tiles are named instead. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { capital, count, number, tile } from './hand.js';
import { points } from './count.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('nl');
const stones = (many: number): string => count(many, 'steen', 'stenen');

export const nlWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => `binnen ${stones(draws)}`,
  count: (left, unknown) => `met ${number(left)} van de ${number(unknown)} onbekende stenen is de hand compleet`,
  caption: 'Stenen die de hand compleet maken',
  columns: { tile: 'Steen', left: 'Over', chance: 'Kans', discard: 'Weggelegd', selfDraw: 'Zelf gepakt' },
  any: 'Een van deze',
  refused: 'mag niet',
  away: (away) =>
    `Nog niet wachtend: er ${away === 1 ? 'moet nog 1 steen' : `moeten nog ${number(away)} stenen`} worden geruild voordat er maar één ontbreekt.`,
  closer: (left) => `${stones(left)} ${left === 1 ? 'helpt' : 'helpen'} de hand vooruit:`,
  tileLeft: (one, left) => `${tile(one)}, nog ${number(left)}`,
  dead: 'Alle stenen die de hand compleet kunnen maken, zijn al te zien.',
  complete: (value) => `Deze hand is compleet en telt ${points(value)}. Doorspelen? Leg dan weg:`,
  compared: 'Wat wegleggen',
  discardTile: (one) => `${capital(tile(one))} wegleggen`,
  best: 'Beste keus',
  worth: (value) => `gemiddeld ${average(value)} punten`,
  others: (others) =>
    others === 1 ? '1 andere steen om weg te leggen' : `${number(others)} andere stenen om weg te leggen`,
  noHand: 'Zet er een hand van 13 of 14 stenen in om te zien waarop die wacht.',
  model: (seen, unknown, draws, compares) =>
    `Model: ${seen ? `behalve de eigen stenen ${seen === 1 ? 'is er nog 1 bekend' : `zijn er nog ${number(seen)} bekend`}; ` : ''}elk van de ${number(unknown)} onbekende stenen heeft evenveel kans om de volgende te zijn${
      compares
        ? `; de keuzes staan op volgorde van de punten die ze binnen ${stones(draws)} gemiddeld opleveren: een op de vier pak je zelf, de andere worden weggelegd.`
        : '; elke steen die opengaat telt, zelf gepakt of door een ander weggelegd.'
    }`,
  errors: oddsErrors,
};
