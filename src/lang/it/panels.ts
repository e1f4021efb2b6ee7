/** Italian: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, under, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: 'Punti per aver chiuso.',
  'pung-of-simples': 'Tre tessere uguali da 2 a 8.',
  'pung-of-terminals': 'Tre 1 o tre 9 di un seme.',
  'pung-of-honours': 'Tre venti o tre draghi uguali.',
  'kong-of-simples': 'Quattro tessere uguali da 2 a 8.',
  'kong-of-terminals': 'Quattro 1 o quattro 9 di un seme.',
  'kong-of-honours': 'Quattro venti o quattro draghi uguali.',
  'pair-of-dragons': 'Una coppia di draghi uguali.',
  'pair-of-seat-wind': 'Una coppia del proprio vento.',
  'pair-of-round-wind': 'Una coppia del vento di giro.',
  flower: 'Ogni fiore.',
  season: 'Ogni stagione.',
  'self-draw': 'Il vincitore ha pescato la tessera di chiusura.',
  'only-tile': 'Nessun’altra tessera avrebbe completato la mano.',
  'one-chance-chow': 'La tessera di chiusura sta in mezzo a una scala, o è il 3 di 1 2 3 o il 7 di 7 8 9.',
  'pair-wait': 'La tessera di chiusura completa la coppia.',
  'concealed-hand': 'Prima della chiusura non c’era nessuna combinazione scoperta.',
  'set-of-dragons': 'Ogni tris o poker di draghi.',
  'set-of-seat-wind': 'Un tris o un poker del proprio vento.',
  'set-of-round-wind': 'Un tris o un poker del vento di giro.',
  'own-flower': 'Il fiore con il numero del posto: da 1 per Est a 4 per Nord.',
  'own-season': 'La stagione con il numero del posto: da 1 per Est a 4 per Nord.',
  'all-flowers': 'I quattro fiori.',
  'all-seasons': 'Le quattro stagioni.',
  'little-three-dragons':
    'Due combinazioni di draghi e una coppia del terzo, oltre a ciò che valgono le due combinazioni.',
  'all-pungs': 'Quattro tris o poker e una coppia.',
  'chow-hand': 'Quattro scale.',
  'half-flush': 'Un solo seme, con venti o draghi.',
  'full-flush': 'Un solo seme, senza venti né draghi.',
  'fully-concealed': 'Prima della chiusura non è stato chiamato nessuno scarto.',
  'three-concealed-pungs': 'Almeno tre tris o poker coperti.',
  'pure-straight': '1 2 3, 4 5 6 e 7 8 9 dello stesso seme.',
  'all-simples': 'Solo tessere da 2 a 8.',
  'outside-hand': 'Ogni combinazione e la coppia contengono un estremo o un onore, con almeno una scala.',
  'terminals-and-honours': 'Solo estremi e onori, almeno uno di ciascun tipo.',
  'kong-replacement': 'Chiusura con la tessera di reintegro di un poker.',
  'flower-replacement': 'Chiusura con la tessera di reintegro di un fiore o di una stagione.',
  'robbed-kong': 'Chiusura con la tessera che un altro giocatore aggiunge a un tris scoperto.',
  'last-tile': 'Chiusura con l’ultima tessera del muro.',
  'last-discard': 'Chiusura con lo scarto che segue l’ultima tessera del muro.',
  'original-call': 'A punto dopo il primo scarto, con la mano invariata fino alla chiusura.',
  standing: 'Dichiarata a punto in qualsiasi momento dopo il primo scarto, e da allora invariata.',
  'heavenly-hand': 'Est chiude con le tessere distribuite.',
  'earthly-hand': 'Un giocatore diverso da Est chiude al primo turno.',
  'thirteen-orphans': 'Ogni estremo e ogni onore una volta, più una seconda copia di una di queste tessere.',
  'nine-gates': '1 1 1 2 3 4 5 6 7 8 9 9 9 di un seme e una tessera qualsiasi dello stesso seme, tutto coperto.',
  'four-kongs': 'Quattro poker e una coppia.',
  'all-honours': 'Solo venti e draghi.',
  'all-terminals': 'Solo 1 e 9.',
  'big-three-dragons': 'Combinazioni di tutti e tre i draghi.',
  'little-four-winds': 'Tre combinazioni di venti e una coppia del quarto.',
  'big-four-winds': 'Combinazioni di tutti e quattro i venti.',
  'twofold-fortune': 'La tessera di reintegro di un poker forma un secondo poker, e la successiva chiude.',
  'all-green': 'Solo 2, 3, 4, 6 e 8 di bambù e draghi verdi.',
  'four-concealed-pungs': 'Quattro tris o poker coperti; uno scarto può completare soltanto la coppia.',
  'moon-from-the-sea': 'Chiusura con l’1 di cerchi come ultima tessera.',
  'plum-blossom': 'Chiusura con il 5 di cerchi come tessera di reintegro.',
  'carrying-pole': 'Chiusura rubando un poker di 2 di bambù.',
  'thirteen-wins': 'Est vince per la tredicesima volta di fila.',
};

export const itPanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: 'Questo tavolo',
    inProfile: (name, given) => `${capital(under(name))}: ${worth(given)}.`,
    source: (source) => `Fonte: ${source}.`,
    schoolsDiffer: (others) =>
      `Altrove: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    missed: (award, why) => `${award}: ${list(why)}.`,
    showAll: (all) => `Mostra tutto (${number(all)})`,
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
    whatIfWin: 'Tessera di chiusura',
    whatIfSeat: 'Posto',
    whatIfRound: 'Giro',
    whatIfBonus: 'Un fiore in più',
    noBonus: 'nessuno',
    whatIfReset: 'Ripristina',
    whatIfValue: (before, after) =>
      before === after ? `Resta ${number(after)}.` : `${number(after)} invece di ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label}: ` +
      (before && after
        ? `${worth(after)} invece di ${worth(before)}`
        : after
          ? `${worth(after)} in più`
          : `${worth(before!)} in meno`),
    unchanged: 'Nessuna riga cambia.',
    compared: 'Confronto',
    comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
    comparedCaption: 'La stessa mano secondo regole diverse',
    differs: 'diverso',
    notGiven: 'non contato',
    mayNotGoOut: 'non può chiudere',
    limit: 'Limite',
  },
};
