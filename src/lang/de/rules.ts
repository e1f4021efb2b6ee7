/** Deutsch: die Regeln eines Tisches. Lädt mit `<mj-rules>`. */
import type { IncidentId } from '../../core/index.js';
import { quotient } from '../quotient.js';
import { list, number } from './hand.js';
import { doublings, points, profile } from './count.js';
import type { RulesTexts, Worth } from '../types.js';

const optionNames: Record<string, string> = {
  limit: 'Limit',
  'limit-value': 'Wert der Limithände',
  'limit-doubles': 'Höchstzahl der Verdopplungen',
  rounding: 'Rundung',
  'double-wind-pair': 'Paar des eigenen Windes, der auch Rundenwind ist',
  'double-wind-set': 'Figur des eigenen Windes, der auch Rundenwind ist',
  'flower-sets': 'Alle vier Blumen oder Jahreszeiten',
  'self-draw-from': 'Schlussziegel von der Mauer: welche Ziegel',
  'concealed-hand-on': 'Verdeckte Hand: womit sie endet',
  'fully-concealed-on': 'Handspiel: womit es endet',
  'last-tile-self-draw': 'Letzter Ziegel: Punkte für „von der Mauer“',
  'chow-hand-form': 'Chowspiel: welche Form',
  'earthly-hand-on': 'Segen der Erde: wann',
  'nine-gates-wait': 'Neun Laternen: worauf gewartet wird',
  'all-green-dragon': 'Kaiserliche Jade: der Drache',
  'moon-on': 'Mond vom Meeresgrund: welcher Ziegel',
  'minimum-doubles': 'Mindestzahl der Verdopplungen',
  'minimum-points': 'Mindestpunkte für Mah-Jongg',
  'win-requirement': 'Hände, die Mah-Jongg machen dürfen',
  payers: 'Wer zahlt',
  'discarder-pays': 'Wer den Schlussziegel ablegt, zahlt',
  'self-draw-pays': 'Bei Schlussziegel von der Mauer zahlen alle',
  'east-doubles': 'Ost zahlt und erhält doppelt',
  'losers-settle': 'Die Verlierer rechnen untereinander ab',
  pao: 'Zahlen für alle',
  'pao-on': 'Zahlen für alle: bei welchen Händen',
  'pao-by': 'Zahlen für alle: für welchen Ziegel',
  'pao-amount': 'Was dann zu zahlen ist',
  'pao-others': 'Zahlen für alle: die anderen Verlierer',
  'pao-debts': 'Zahlen für alle: Schulden der anderen',
  'dead-hand-pays': 'Ungültige Hände',
  'east-win': 'Wenn Ost gewinnt',
  washout: 'Unentschieden',
  rounds: 'Runden einer Partie',
  'dead-wall': 'Tote Mauer',
  'loose-tiles': 'Lage der Ersatzziegel',
  'bonus-replaced-from': 'Ersatz für Blumen und Jahreszeiten',
  'claim-priority': 'Zwei Rufe zum Mah-Jongg',
  'bonus-laid-out': 'Auslegen der Bonusziegel',
  reseat: 'Neue Plätze',
  'most-chows': 'Höchstzahl der Chows',
  'claimed-kong': 'Gerufener Kong',
  'best-of': 'Nur das Beste von',
};

const incidentNames: Record<IncidentId, string> = {
  'exposed-due-tile': 'Eigener Ziegel umgedreht',
  'exposed-other-tile': 'Anderer Ziegel umgedreht',
  'drew-wrongly': 'Falsch gezogen',
  'touched-due-tile': 'Eigener Ziegel berührt',
  'put-drawn-tile-back': 'Gezogener Ziegel zurückgelegt',
  'took-useless-discard': 'Unbrauchbare Ablage genommen',
  'grounded-wrong-tiles': 'Falsche Figur hingelegt',
  'took-tile-of-another': 'Ziegel eines anderen genommen',
  'hid-claimed-tile': 'Gerufener Ziegel verdeckt',
  'changed-exposed-set': 'Offene Figur geändert',
  'used-dead-discard': 'Tote Ablage verwendet',
  'two-discards': 'Zwei Ablagen',
  'wants-discard-back': 'Ablage zurückverlangt',
  'discarded-before-drawing': 'Vor dem Ziehen abgelegt',
  'discarded-out-of-turn': 'Außer der Reihe abgelegt',
  'marked-kong-wrongly': 'Kong falsch gezeigt',
  'too-few-tiles': 'Zu wenige Ziegel',
  'too-many-tiles': 'Zu viele Ziegel',
  'incomplete-win': 'Falsches Mah-Jongg',
};

const keywords: Record<string, string> = {
  apart: 'auf Stapel 2 und 4',
  together: 'nebeneinander',
  none: 'keine',
  'base-to-nearest-10': 'Basis auf Zehner gerundet',
  'base-up-to-10': 'Basis auf Zehner aufgerundet',
  'total-up-to-10': 'Wert auf Zehner aufgerundet',
  'total-to-nearest-10': 'Wert auf Zehner gerundet',
  'unless-limit': 'nicht nach Limithänden',
  both: 'zweimal',
  once: 'einmal',
  'add-own': 'eigene zusätzlich',
  'include-own': 'eigene enthalten',
  'live-wall': 'lebende Mauer',
  'any-wall': 'ganze Mauer',
  'any-win': 'beliebig',
  discard: 'mit Ablage',
  'self-draw': 'von der Mauer',
  added: 'zusätzlich',
  included: 'enthalten',
  'valueless-pair': 'Paar ohne Wert',
  'any-pair': 'jedes Paar',
  'no-points': 'keine Punkte',
  'first-discard': 'erste Ablage',
  'first-draw': 'erster Ziegel',
  either: 'beides',
  any: 'beliebig',
  pure: 'alle neun',
  optional: 'nicht nötig',
  required: 'nötig',
  'last-tile': 'von der Mauer',
  'mixed-hand': 'jede Hand',
  'one-double': 'eine Verdopplung',
  'cleared-hand': 'Farbspiel oder Hauptziegel',
  exposed: 'offen',
  'concealed-for-doubles': 'verdeckt für Verdopplungen',
  all: 'alle',
  discarder: 'wer ablegt',
  'discarder-for-all': 'wer ablegt, für alle',
  goulash: 'Goulash',
  'as-limit': 'das Limit',
  'big-limit-hands': 'große Limithände',
  'winning-tile': 'Schlussziegel',
  claim: 'entscheidende Figur',
  settle: 'rechnen ab',
  lapse: 'rechnen nicht ab',
  own: 'nur eigene',
  'losers-only': 'unter Verlierern',
  yes: 'ja',
  no: 'nein',
  on: 'ja',
  off: 'nein',
  'all-shares': 'alle Anteile',
  'every-share': 'die Anteile aller',
  'three-limits': 'drei Limits',
  'one-limit': 'ein Limit',
  full: 'voll',
  'net-if-short': 'kurze Hand minus eigener Wert',
  'east-stays': 'Ost bleibt',
  'east-passes': 'Ost wechselt',
  never: 'nie',
  'each-round': 'nach jeder Runde',
  dice: 'gewürfelt',
  'replenished-14': 'immer 14',
  loose: 'Ersatzziegel',
  'east-first': 'ab Ost',
  'as-dealt': 'beim Austeilen',
  'nearest-after-discarder': 'zuerst am Zug',
  'nearest-to-east': 'Ost am nächsten',
  'special-hand-first': 'besondere Hand',
};

/** Wörter, die bei einer Option anders lauten. */
const keywordsOf: Record<string, Record<string, string>> = {
  'discarder-pays': { 1: 'einfach', 2: 'doppelt' },
  'self-draw-pays': { 1: 'einfach', 2: 'doppelt' },
  limit: { none: 'keins' },
  'limit-doubles': { none: 'unbegrenzt' },
  'most-chows': { none: 'unbegrenzt' },
  'east-doubles': { none: 'nein' },
};

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `genau ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return `${number(limit)} Limits`;
  if (limit !== undefined)
    return limit === 1 ? 'Limit' : limit === 0.5 ? 'halbes Limit' : `${quotient(limit) ?? number(limit)} Limit`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} Punkte`;
}

export const deRules: RulesTexts = {
  title: (name) => `Regeln: ${profile(name)}`,
  ownTitle: (name) => `Regeln: ${profile(name)}, von diesem Tisch geändert`,
  largest: ({ limit, east, other }) =>
    `Eine Hand ist höchstens ${number(limit)} wert. Damit gewinnt Ost ${number(east.drawn)} und jeder andere ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : `; mit einer Ablage höchstens ${number(east.discard)}${other.discard === east.discard ? '' : ` und ${number(other.discard)}`}.`),
  sections: {
    points: 'Punkte',
    doubles: 'Verdopplungen',
    'limit-hands': 'Limithände',
    payment: 'Zahlung',
    play: 'Spielverlauf',
  },
  about: {
    points:
      'Werden zuerst zusammengezählt. Von zwei Zahlen gilt die erste für eine offene, die zweite für eine verdeckte Figur.',
    doubles: 'Jede Verdopplung verdoppelt die Punkte.',
    'limit-hands': 'Zählen das Limit oder einen Teil davon, unabhängig von Punkten und Verdopplungen.',
    payment: 'Wer an wen zahlt, wenn die Hände gezählt sind.',
    play: 'Wird vor der Partie vereinbart. Am Wert einer Hand ändert sich dadurch nichts, wenn es nicht dabeisteht.',
  },
  columns: { rule: 'Regel', meaning: 'Bedeutung', worth: 'Wert' },
  option: (id) => optionNames[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Strafe: ${incidentNames[id]}`,
  error: (id) => incidentNames[id],
  fineOf: (name) => `Strafe für ${name}`,
  noFine: 'keine Strafe',
  fined: 'Strafe',
  fine: (worth, toEach) => amount(worth) + (toEach ? ' an jeden' : ''),
  fineAbout: (toEach) =>
    toEach
      ? 'Wer den Fehler gemacht hat, zahlt sie an jeden der anderen. Ost zahlt und erhält nicht doppelt.'
      : 'Wer den Fehler gemacht hat, zahlt sie einmal, an den Gewinner. Ost zahlt und erhält nicht doppelt.',
  scopes: { everyone: 'Jeder Spieler.', losers: 'Nur Verlierer.' },
  amount,
  modified: {
    alone: (amount) => `${amount}, keine anderen Verdopplungen`,
    bonus: (amount) => `${amount} plus Blumen und Jahreszeiten`,
    after: (amount, wins) => `${amount} nach ${number(wins)} Gewinnen`,
  },
  off: 'zählt nicht',
  alsoCalled: (names) => `Auch genannt: ${names}`,
  alsoPlayed: (values) =>
    `Auch gespielt: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  stop: '.',
  note: 'Wie die Quelle gelesen wird',
  noteOn: (name) => `${name}: wie die Quelle gelesen wird`,

  search: 'Regel suchen, auch unter anderen Namen',
  found: (found, of) => (found ? `${number(found)} von ${number(of)} Regeln` : 'Keine Regel hat diesen Namen.'),
  onlyDifferences: 'Nur Unterschiede',
  differs: 'abweichend',
  copyMarkdown: 'Als Markdown kopieren',
  copied: 'Kopiert.',
  notCopied: 'Kopieren war nicht möglich. Bitte den Text hier auswählen:',
  unknownWord: (attribute, found, expected) =>
    `${attribute}: „${found}“ ist unbekannt. Möglich sind ${list(expected)}.`,

  edit: {
    field: (name) => `${name}: Wert`,
    reset: (name) => `${name} zurücksetzen`,
    resetAll: 'Alles zurücksetzen',
    base: 'Ausgehen von',
    own: 'Eigene Wertungen dieses Tisches',
    ownAbout: 'Eine Wertung, die nicht in den Listen steht: was sie zählt und wofür.',
    ownName: 'Name',
    ownValue: 'Wert und wofür',
    addOwn: 'Wertung hinzufügen',
    removeOwn: (name) => `${name} entfernen`,
    text: 'Als Text',
    textAbout: 'Für das Attribut `rules` jedes Elements einer Seite.',
    copyRules: 'Regeln kopieren',
    copyLink: 'Link kopieren',
    changed: (changes) =>
      changes ? (changes === 1 ? '1 Änderung' : `${number(changes)} Änderungen`) : 'Keine Änderungen',
    alsoPlayed: 'Auch gespielt:',
    play: (value) => `${value} spielen`,
  },
};
