/** Deutsch: die Eingabe einer Hand. */
import { capital, list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

export const editor: EditorTexts = {
  hand: 'Ziegel der Hand',
  empty:
    'Die Ziegel der Hand wählen: Der vierzehnte ist der Schlussziegel. Für eine Figur mit einem gerufenen Ziegel zuerst Chow, Pung oder Kong wählen.',
  picker: 'Ziegel zur Auswahl',
  add: 'Hinzufügen',
  sources: { claimed: 'Gerufen', held: 'In der Hand' },
  kinds: { tile: 'Ziegel', chow: 'Chow', pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Verdeckter Kong' },
  seat: 'Platz',
  round: 'Runde',
  win: 'Schlussziegel',
  circumstances: 'Umstände',
  impossible: 'Mit dieser Hand nicht möglich',
  notation: 'Schreibweise',

  chosen: (name) => `Was geschieht mit: ${name}`,
  mark: 'Schlussziegel',
  unmark: 'Kein Schlussziegel',
  claim: (kind, held) =>
    kind === 'chow'
      ? `Chow ${tiles(held).replace(/^\D+/, '')}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Verdeckter Kong' }[kind],
  lowest: 'Für einen Chow den niedrigsten Ziegel wählen.',
  promote: 'Vierten anlegen',
  takeUp: 'Verdecken',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  clear: 'Leeren',
  pick: (name, left) => `${name}, noch ${number(left)}`,

  added: (name) => `Hinzugefügt: ${name}.`,
  removed: (name) => `Entfernt: ${name}.`,
  laidOut: (name) => `${capital(name)}.`,
  takenUp: (name) => `Zurück in der Hand: ${name}.`,
  marked: (name) => `Schlussziegel: ${name}.`,
  unmarked: (name) => `Nicht mehr Schlussziegel: ${name}.`,
  cleared: 'Geleert.',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  dropped: (words) => `Nicht mehr möglich: ${list(words)}.`,

  worth: (value) => `Wert ${number(value)}`,
  progress: (size, of) => `${number(size)} von ${number(of)} Ziegeln`,
  nextWins: 'Der nächste Ziegel ist der Schlussziegel.',
  notWon: 'Zählt als verloren. Der nächste Ziegel gewinnt.',
  why: 'Warum?',
  whichWon: (button) => `Den Ziegel wählen, der die Hand vollendet hat, dann „${button}“.`,

  usedUp: (name, left) => (left > 0 ? `${name}: nur noch ${number(left)}.` : `${name}: keiner mehr übrig.`),
  full: 'Die Hand ist voll: Zuerst einen Ziegel entfernen.',
  noChow: (name) => `Mit ${name} kann kein Chow beginnen.`,
  noSet: (name) => `${capital(name)} kann keine Figur bilden.`,
  noFourth: (name) => `${capital(name)}: Der vierte Ziegel wird anderswo gebraucht.`,
  noWin: 'Zuerst die Hand vollenden: vierzehn Ziegel, einer davon der Schlussziegel.',
};
