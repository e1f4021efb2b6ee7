/** Italian: entering a hand. */
import { capital, count, list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

/** The ranks of a chow without its suit, which comes last. */
const ranks = (text: string): string =>
  text
    .split(' ')
    .filter((word) => /\d/.test(word))
    .join(' ');

export const editor: EditorTexts = {
  hand: 'Tessere della mano',
  empty:
    'Scegli le tessere della mano: la quattordicesima è quella di chiusura. Per una combinazione con una tessera chiamata, scegli prima Scala, Tris o Poker.',
  picker: 'Tessere da scegliere',
  add: 'Aggiungi',
  sources: { claimed: 'Chiamati', held: 'In mano' },
  kinds: { tile: 'Tessera', chow: 'Scala', pung: 'Tris', kong: 'Poker', 'concealed-kong': 'Poker coperto' },
  seat: 'Posto',
  round: 'Giro',
  win: 'Tessera di chiusura',
  circumstances: 'Circostanze',
  impossible: 'Impossibile con questa mano',
  notation: 'Notazione',

  chosen: (name) => `Che cosa fare con questa tessera: ${name}`,
  mark: 'Tessera di chiusura',
  unmark: 'Non è la tessera di chiusura',
  claim: (kind, held) =>
    kind === 'chow'
      ? `Scala ${ranks(tiles(held))}`
      : { pung: 'Tris', kong: 'Poker', 'concealed-kong': 'Poker coperto' }[kind],
  lowest: 'Per una scala, scegli la tessera più bassa.',
  promote: 'Aggiungi la quarta',
  takeUp: 'Rendi coperto',
  remove: 'Togli',
  undo: 'Annulla',
  redo: 'Ripeti',
  clear: 'Svuota',
  pick: (name, left) => `${name}, ancora ${number(left)}`,

  added: (name) => `Aggiunta: ${name}.`,
  removed: (name) => `Tolta: ${name}.`,
  laidOut: (name) => `${capital(name)}.`,
  takenUp: (name) => `Di nuovo in mano: ${name}.`,
  marked: (name) => `Tessera di chiusura: ${name}.`,
  unmarked: (name) => `Non è più la tessera di chiusura: ${name}.`,
  cleared: 'Mano svuotata.',
  undone: 'Annullato.',
  redone: 'Ripetuto.',
  dropped: (words) => `Non più possibile: ${list(words)}.`,

  worth: (value) => `Valore: ${number(value)}`,
  progress: (size, of) => `${count(size, 'tessera', 'tessere')} su ${number(of)}`,
  nextWins: 'La prossima tessera è quella di chiusura.',
  notWon: 'Contata come perdente. La prossima tessera vince.',
  why: 'Perché?',
  whichWon: (button) => `Scegli la tessera che ha completato la mano, poi «${button}».`,

  usedUp: (name, left) =>
    left > 0
      ? `${capital(name)}: ne ${left === 1 ? 'resta' : 'restano'} solo ${number(left)}.`
      : `${capital(name)}: non ne restano più.`,
  full: 'La mano è piena: togli prima una tessera.',
  noChow: (name) => `Nessuna scala può cominciare con questa tessera: ${name}.`,
  noSet: (name) => `${capital(name)}: questa tessera non forma combinazioni.`,
  noFourth: (name) => `${capital(name)}: la quarta tessera serve altrove.`,
  noWin: 'Completa prima la mano: quattordici tessere, compresa quella di chiusura.',
};
