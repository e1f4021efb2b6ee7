/** French: entering a hand. */
import { capital, count, list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

/** The ranks of a chow without its suit, which comes last. */
const ranks = (text: string): string =>
  text
    .split(' ')
    .filter((word) => /\d/.test(word))
    .join(' ');

export const editor: EditorTexts = {
  hand: 'Tuiles de la main',
  empty:
    'Choisissez les tuiles de la main : la quatorzième est la tuile gagnante. Pour une combinaison avec une tuile réclamée, choisissez d’abord Chow, Pung ou Kong.',
  picker: 'Tuiles à choisir',
  add: 'Ajouter',
  sources: { claimed: 'Réclamés', held: 'En main' },
  kinds: { tile: 'Tuile', chow: 'Chow', pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Kong caché' },
  seat: 'Place',
  round: 'Tour',
  win: 'Tuile gagnante',
  circumstances: 'Circonstances',
  impossible: 'Impossible avec cette main',
  notation: 'Notation',

  chosen: (name) => `Que faire de cette tuile : ${name}`,
  mark: 'Tuile gagnante',
  unmark: 'Pas la tuile gagnante',
  claim: (kind, held) =>
    kind === 'chow'
      ? `Chow ${ranks(tiles(held))}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Kong caché' }[kind],
  lowest: 'Pour un Chow, choisissez sa tuile la plus basse.',
  promote: 'Ajouter la quatrième',
  takeUp: 'Rendre caché',
  remove: 'Retirer',
  undo: 'Annuler',
  redo: 'Rétablir',
  clear: 'Vider',
  pick: (name, left) => `${name}, ${count(left, 'restante')}`,

  added: (name) => `Ajout : ${name}.`,
  removed: (name) => `Retrait : ${name}.`,
  laidOut: (name) => `${capital(name)}.`,
  takenUp: (name) => `De retour en main : ${name}.`,
  marked: (name) => `Tuile gagnante : ${name}.`,
  unmarked: (name) => `Ce n’est plus la tuile gagnante : ${name}.`,
  cleared: 'Main vidée.',
  undone: 'Annulé.',
  redone: 'Rétabli.',
  dropped: (words) => `Devenu impossible : ${list(words)}.`,

  worth: (value) => `Valeur : ${number(value)}`,
  progress: (size, of) => `${count(size, 'tuile')} sur ${number(of)}`,
  nextWins: 'La prochaine tuile est la tuile gagnante.',
  notWon: 'Comptée comme perdante. La prochaine tuile gagne.',
  why: 'Pourquoi ?',
  whichWon: (button) => `Choisissez la tuile qui a complété la main, puis « ${button} ».`,

  usedUp: (name, left) => (left > 0 ? `${name} : il n’en reste que ${number(left)}.` : `${name} : il n’en reste plus.`),
  full: 'La main est pleine : retirez d’abord une tuile.',
  noChow: (name) => `Aucun Chow ne peut commencer par cette tuile : ${name}.`,
  noSet: (name) => `${capital(name)} : cette tuile ne forme pas de combinaison.`,
  noFourth: (name) => `${capital(name)} : la quatrième tuile sert ailleurs.`,
  noWin: 'Complétez d’abord la main : quatorze tuiles, dont la tuile gagnante.',
};
