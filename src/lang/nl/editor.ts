/** Dutch: entering a hand. */
import { capital, list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

export const editor: EditorTexts = {
  hand: 'Stenen van de hand',
  empty:
    'Kies de stenen van de hand: de veertiende is de winnende steen. Kies voor een combinatie met een geroepen steen eerst Chow, Pung of Kong.',
  picker: 'Stenen om uit te kiezen',
  add: 'Toevoegen',
  sources: { claimed: 'Geroepen', held: 'In de hand' },
  kinds: { tile: 'Steen', chow: 'Chow', pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Dichte kong' },
  seat: 'Plaats',
  round: 'Ronde',
  win: 'Winnende steen',
  circumstances: 'Omstandigheden',
  impossible: 'Kan niet met deze hand',
  notation: 'Notatie',

  chosen: (name) => `Wat gebeurt er met: ${name}`,
  mark: 'Winnende steen',
  unmark: 'Niet de winnende steen',
  claim: (kind, held) =>
    kind === 'chow'
      ? `Chow ${tiles(held).replace(/^\D+/, '')}`
      : { pung: 'Pung', kong: 'Kong', 'concealed-kong': 'Dichte kong' }[kind],
  lowest: 'Kies voor een chow de laagste steen.',
  promote: 'Vierde erbij leggen',
  takeUp: 'Dicht maken',
  remove: 'Verwijderen',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  clear: 'Leegmaken',
  pick: (name, left) => `${name}, nog ${number(left)}`,

  added: (name) => `Toegevoegd: ${name}.`,
  removed: (name) => `Verwijderd: ${name}.`,
  laidOut: (name) => `${capital(name)}.`,
  takenUp: (name) => `Terug in de hand: ${name}.`,
  marked: (name) => `Winnende steen: ${name}.`,
  unmarked: (name) => `Niet meer de winnende steen: ${name}.`,
  cleared: 'Leeggemaakt.',
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw uitgevoerd.',
  dropped: (words) => `Niet meer mogelijk: ${list(words)}.`,

  worth: (value) => `Waarde ${number(value)}`,
  progress: (size, of) => `${number(size)} van ${number(of)} stenen`,
  nextWins: 'De volgende steen is de winnende.',
  notWon: 'Telt als verloren. De volgende steen wint.',
  why: 'Waarom?',
  whichWon: (button) => `Kies de steen die de hand compleet maakte en daarna “${button}”.`,

  usedUp: (name, left) =>
    left > 0 ? `${capital(name)}: nog maar ${number(left)}.` : `${capital(name)}: niet meer over.`,
  full: 'De hand is vol: verwijder eerst een steen.',
  noChow: (name) => `Met ${name} kan geen chow beginnen.`,
  noSet: (name) => `Met ${name} is geen combinatie te maken.`,
  noFourth: (name) => `${capital(name)}: de vierde steen is elders nodig.`,
  noWin: 'Maak eerst de hand compleet: veertien stenen, waarvan één de winnende.',
};
