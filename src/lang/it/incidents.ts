/** Italian: errors at the table. Loads with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';
import { worth } from './count.js';
import { list, number, winds } from './hand.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const itIncidents: IncidentsTexts = {
  caption: 'Quando qualcuno sbaglia',
  columns: { noticed: 'Quando si nota', follows: 'Conseguenza', cost: 'Costo' },
  about: { wall: 'Al muro', claim: 'Chiamate', discard: 'Scarti', hand: 'Mani' },
  incidents: {
    'exposed-due-tile': 'Un giocatore scopre la tessera che deve pescare',
    'exposed-other-tile': 'Un giocatore scopre un’altra tessera del muro',
    'drew-wrongly': 'Un giocatore pesca fuori turno, dalla parte sbagliata o dopo una chiamata',
    'touched-due-tile': 'Un giocatore tocca la tessera che deve pescare',
    'put-drawn-tile-back': 'Un giocatore vuole rimettere una tessera pescata',
    'took-useless-discard': 'Un giocatore prende uno scarto che non gli serve a nulla',
    'grounded-wrong-tiles': 'Un giocatore scopre una combinazione che non è tale',
    'took-tile-of-another':
      'Un giocatore prende per errore una tessera che un altro avrebbe potuto chiamare per una scala',
    'hid-claimed-tile': 'Un giocatore mette una tessera chiamata fra quelle coperte',
    'changed-exposed-set': 'Un giocatore vuole cambiare una combinazione scoperta',
    'used-dead-discard': 'Un giocatore forma una combinazione con uno scarto che non vale più',
    'two-discards': 'Un giocatore scarta due tessere',
    'wants-discard-back': 'Un giocatore vuole riprendere uno scarto',
    'discarded-before-drawing': 'Un giocatore scarta prima di aver pescato',
    'discarded-out-of-turn': 'Un giocatore scarta fuori turno',
    'marked-kong-wrongly': 'Un giocatore dispone male un poker coperto',
    'too-few-tiles': 'Una mano ha meno di 13 tessere (un poker conta per tre)',
    'too-many-tiles': 'Una mano ha più di 13 tessere (un poker conta per tre)',
    'incomplete-win': 'Un giocatore dichiara mah jong con una mano incompleta',
  },
  when: {
    'at-once': 'Subito',
    'before-own-discard': 'Prima del suo scarto',
    'after-own-discard': 'Dopo il suo scarto',
    'before-next-discard': 'Prima dello scarto del giocatore successivo',
    'after-next-discard': 'Dopo lo scarto del giocatore successivo',
    unseen: 'Nessuno ha visto o sentito al tatto la faccia',
    seen: 'La faccia è stata vista o sentita al tatto',
    'in-own-turn': 'Nel suo turno',
    unclaimed: 'Prima di una chiamata o della pesca successiva',
    always: 'In qualsiasi momento',
  },
  follows: {
    'put-right': 'Si corregge',
    'must-take': 'Il giocatore deve prendere la tessera',
    'turn-lost': 'Il giocatore perde il turno',
    reshuffle: 'La tessera si mescola con sei pile vicine, o con tutte quelle rimaste se sono meno',
    stands: 'Resta tutto com’è',
    exposed: 'Il poker conta come scoperto',
    short: 'Piccolo signore: paga, ma non riscuote',
    long: 'Grande signore: paga, ma non riscuote',
    foul: 'Mano non valida: paga, ma non riscuote',
  },
  details: {
    'drew-wrongly': { 'put-right': 'La tessera torna al suo posto' },
    'put-drawn-tile-back': { stands: 'La tiene, a meno che qualcuno chiami uno scarto precedente' },
    'took-useless-discard': { 'put-right': 'La tessera torna indietro senza penalità' },
    'grounded-wrong-tiles': { 'put-right': 'Si scoprono le tessere giuste' },
    'took-tile-of-another': { 'put-right': 'Chi può usarla per una scala ha diritto di prenderla' },
    'hid-claimed-tile': { 'put-right': 'Chiunque può chiedere che torni sul tavolo' },
    'changed-exposed-set': {
      stands: 'La combinazione resta; l’eccezione manca nella fonte, forse un tris che diventa poker',
    },
    'used-dead-discard': { 'put-right': 'La combinazione si riprende' },
    'two-discards': { 'put-right': 'Vale la prima; nessuno può chiamare la seconda, che si riprende' },
    'wants-discard-back': { 'put-right': 'Può riprenderlo', stands: 'Resta sul tavolo' },
    'discarded-before-drawing': { 'put-right': 'Gli altri possono obbligarlo a riprendere lo scarto' },
    'discarded-out-of-turn': { 'turn-lost': 'La tessera si riprende; la pesca o la scala successiva è persa' },
  },
  fine: (amount, toEach) => `Penalità: ${worth(amount)} ${toEach ? 'a ciascuno degli altri' : 'al vincitore'}`,
  law: (law) => `[${law}]`,
  example: (scores, winner, discarder, offender) =>
    `Costi calcolati per ${winds[offender]} se ${winds[winner]} vince con ${number(scores[winner])} ${
      discarder ? `su uno scarto di ${winds[discarder]}` : 'pescando'
    } e le altre mani valgono: ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} senza l’errore, ${signed(withError)} con l’errore`,
  varies: 'variabile',
  laws: 'I numeri fra parentesi quadre rimandano alle fonti delle regole, numerate come nella raccolta che le cita.',
  errors: {
    seat: '«{found}» non è un posto: scrivi east, south, west o north.',
    discarder: '{seat} non può aver scartato la tessera.',
    tile: '«{found}» non è una tessera.',
    copies: '{seat} ha già tutte e quattro le copie di questa tessera: {tile}.',
    claim: '«{found}» non è una chiamata.',
    turn: '«{found}» non è un turno.',
    offender: '{seat} ha vinto e non può aver sbagliato: scegli un altro giocatore in errore o un altro vincitore.',
    kong: 'kong vale «{found}»: scrivi promoted o concealed.',
    consequence: '«{found}» non è una conseguenza: scrivi {expected}.',
    incident: '«{found}» non è un errore: scrivi {expected}.',
    'wrong-shape': '{place} non ha la forma giusta: «{found}».',
    about: '«{found}» non è una parte di questa tabella: scrivi {expected}.',
  },
};
