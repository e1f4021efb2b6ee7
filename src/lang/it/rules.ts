/** Italian: a table's rules. Loads with `<mj-rules>`. */
import { quotient } from '../quotient.js';
import { capital, count, list, number } from './hand.js';
import { doublings, points, profile, under } from './count.js';
import type { IncidentId } from '../../core/index.js';
import type { RulesTexts, Worth } from '../types.js';

const optionNames: Record<string, string> = {
  limit: 'Limite',
  'limit-value': 'Valore dei grandi giochi',
  'limit-doubles': 'Massimo di raddoppi',
  rounding: 'Arrotondamento',
  'double-wind-pair': 'Coppia del proprio vento, se è anche di giro',
  'double-wind-set': 'Combinazione del proprio vento, se è anche di giro',
  'flower-sets': 'Tutti e quattro i fiori o le stagioni',
  'self-draw-from': 'Tessera di chiusura pescata: da dove',
  'concealed-hand-on': 'Mano coperta: come si chiude',
  'fully-concealed-on': 'Tutto pescato: come si chiude',
  'last-tile-self-draw': 'Ultima tessera: punti per averla pescata',
  'chow-hand-form': 'Tutte scale: quale forma',
  'earthly-hand-on': 'Benedizione della terra: quando',
  'nine-gates-wait': 'Nove porte: quale attesa',
  'all-green-dragon': 'Giada imperiale: il drago',
  'moon-on': 'Luna in fondo al mare: come si chiude',
  'minimum-doubles': 'Minimo di raddoppi per chiudere',
  'minimum-points': 'Minimo di punti per chiudere',
  'win-requirement': 'Mani che possono chiudere',
  payers: 'Chi paga',
  'discarder-pays': 'Quanto paga chi scarta la tessera di chiusura',
  'self-draw-pays': 'Quanto pagano tutti se è pescata',
  'east-doubles': 'Est paga e riscuote doppio',
  'losers-settle': 'I perdenti regolano tra loro',
  pao: 'Pagare per tutti',
  'pao-on': 'Pagare per tutti: per quali mani',
  'pao-by': 'Pagare per tutti: per quale tessera',
  'pao-others': 'Pagare per tutti: gli altri perdenti',
  'pao-debts': 'Pagare per tutti: i debiti degli altri',
  'pao-amount': 'Quanto si paga allora',
  'dead-hand-pays': 'Mani non valide',
  'east-win': 'Se vince Est',
  washout: 'Mano a monte',
  rounds: 'Giri di una partita',
  'dead-wall': 'Tetto (muro morto)',
  'loose-tiles': 'Posto delle tessere di reintegro',
  'bonus-replaced-from': 'Reintegro di fiori e stagioni',
  'claim-priority': 'Due chiamate per chiudere',
  'bonus-laid-out': 'Esposizione di fiori e stagioni',
  reseat: 'Nuovi posti',
  'most-chows': 'Massimo di scale',
  'claimed-kong': 'Poker chiamato',
  'best-of': 'Solo il migliore di',
};

const incidentNames: Record<IncidentId, string> = {
  'exposed-due-tile': 'tessera da pescare scoperta',
  'exposed-other-tile': 'altra tessera scoperta',
  'drew-wrongly': 'pesca sbagliata',
  'touched-due-tile': 'tessera da pescare toccata',
  'put-drawn-tile-back': 'tessera pescata rimessa',
  'took-useless-discard': 'scarto inutile preso',
  'grounded-wrong-tiles': 'combinazione sbagliata scoperta',
  'took-tile-of-another': 'tessera di un altro presa',
  'hid-claimed-tile': 'tessera chiamata nascosta',
  'changed-exposed-set': 'combinazione scoperta cambiata',
  'used-dead-discard': 'scarto morto usato',
  'two-discards': 'due scarti',
  'wants-discard-back': 'scarto chiesto indietro',
  'discarded-before-drawing': 'scarto prima di pescare',
  'discarded-out-of-turn': 'scarto fuori turno',
  'marked-kong-wrongly': 'poker disposto male',
  'too-few-tiles': 'troppo poche tessere',
  'too-many-tiles': 'troppe tessere',
  'incomplete-win': 'falso mah jong',
};

const keywords: Record<string, string> = {
  apart: 'pile 2 e 4',
  together: 'affiancate',
  none: 'nessuno',
  'base-to-nearest-10': 'base alla decina',
  'base-up-to-10': 'base, decina superiore',
  'total-up-to-10': 'valore, decina superiore',
  'total-to-nearest-10': 'valore alla decina',
  'unless-limit': 'non dopo una mano limite',
  both: 'due volte',
  once: 'una volta',
  'add-own': 'il proprio in più',
  'include-own': 'il proprio compreso',
  'live-wall': 'dal muro',
  'any-wall': 'anche dal tetto',
  'any-win': 'in ogni modo',
  discard: 'su scarto',
  'self-draw': 'pescando',
  added: 'in più',
  included: 'compresi',
  'valueless-pair': 'coppia senza valore',
  'any-pair': 'qualsiasi coppia',
  'no-points': 'nessun punto',
  'first-discard': 'primo scarto',
  'first-draw': 'prima pesca',
  either: 'entrambi',
  any: 'qualsiasi',
  pure: 'tutte e nove',
  optional: 'facoltativo',
  required: 'richiesto',
  'last-tile': 'pescando',
  'mixed-hand': 'qualsiasi mano',
  'one-double': 'un raddoppio',
  'cleared-hand': 'un seme o tutte teste',
  exposed: 'scoperto',
  'concealed-for-doubles': 'coperto per i raddoppi',
  all: 'tutti',
  discarder: 'chi scarta',
  'discarder-for-all': 'chi scarta, per tutti',
  'big-limit-hands': 'grandi mani da limite',
  'winning-tile': 'tessera di chiusura',
  claim: 'combinazione decisiva',
  settle: 'regolano',
  lapse: 'non regolano',
  own: 'solo i propri',
  goulash: 'poi goulash',
  'as-limit': 'il limite',
  'losers-only': 'tra perdenti',
  yes: 'sì',
  no: 'no',
  on: 'sì',
  off: 'no',
  'all-shares': 'tutte le quote',
  'every-share': 'le quote di ognuno',
  'three-limits': 'tre limiti',
  'one-limit': 'un limite',
  full: 'per intero',
  'net-if-short': 'piccolo signore al netto',
  'east-stays': 'Est resta',
  'east-passes': 'Est passa',
  never: 'mai',
  'each-round': 'a ogni giro',
  dice: 'dai dadi',
  'replenished-14': 'sempre 14',
  loose: 'dal tetto',
  'east-first': 'da Est',
  'as-dealt': 'alla distribuzione',
  'nearest-after-discarder': 'il successivo',
  'nearest-to-east': 'il più vicino a Est',
  'special-hand-first': 'mano speciale',
};
/** Words that answer another question under some options. */
const keywordsOf: Record<string, Record<string, string>> = {
  'discarder-pays': { 1: 'importo semplice', 2: 'doppio' },
  'self-draw-pays': { 1: 'importo semplice', 2: 'doppio' },
  'east-doubles': { none: 'no', all: 'con tutti' },
  'most-chows': { none: 'libero' },
  'moon-on': { either: 'pesca o scarto' },
};

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `esattamente ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return `${number(limit)} limiti`;
  if (limit !== undefined)
    return limit === 1 ? 'limite' : limit === 0.5 ? 'mezzo limite' : `${quotient(limit) ?? number(limit)} del limite`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} punti`;
}

export const itRules: RulesTexts = {
  title: (name) => capital(under(name)),
  ownTitle: (name) => `${capital(under(name))}, modificate da questo tavolo`,
  largest: ({ limit, east, other }) =>
    `Una mano vale al massimo ${number(limit)}. Con questo valore Est riscuote ${number(east.drawn)} e ogni altro giocatore ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : ` se la tessera di chiusura è pescata; su uno scarto, al massimo ${number(east.discard)}${other.discard === east.discard ? '' : ` e ${number(other.discard)}`}.`),
  sections: {
    points: 'Punti',
    doubles: 'Raddoppi',
    'limit-hands': 'Grandi giochi',
    payment: 'Pagamento',
    play: 'Gioco',
  },
  about: {
    points:
      'Si sommano per primi. Di due numeri, il primo vale per una combinazione scoperta, il secondo per una coperta.',
    doubles: 'Ogni raddoppio moltiplica i punti per due.',
    'limit-hands': 'Valgono il limite o una sua parte, quali che siano i punti e i raddoppi.',
    payment: 'Chi paga chi, una volta contate le mani.',
    play: 'Si concorda prima della partita. Non cambia il valore di una mano, salvo dove è indicato.',
  },
  columns: { rule: 'Regola', meaning: 'Significato', worth: 'Vale' },
  option: (id) => optionNames[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Penalità: ${incidentNames[id]}`,
  error: (id) => incidentNames[id],
  fineOf: (name) => `Penalità per ${name}`,
  noFine: 'nessuna penalità',
  fined: 'penalità',
  fine: (worth, toEach) => amount(worth) + (toEach ? ' a ciascuno' : ''),
  fineAbout: (toEach) =>
    toEach
      ? 'Chi ha sbagliato la paga a ciascuno degli altri. Est non paga né riceve il doppio.'
      : 'Chi ha sbagliato la paga una volta, al vincitore. Est non paga né riceve il doppio.',
  scopes: { everyone: 'Tutti i giocatori.', losers: 'Solo i perdenti.' },
  amount,
  modified: {
    alone: (amount) => `${amount}, senza altri raddoppi`,
    bonus: (amount) => `${amount} più fiori e stagioni`,
    after: (amount, wins) => `${amount} dopo ${number(wins)} vittorie`,
  },
  off: 'non conta',
  alsoCalled: (names) => `Altri nomi: ${names}`,
  alsoPlayed: (values) =>
    `Si gioca anche: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  stop: '.',
  note: 'Interpretazione della fonte',
  noteOn: (name) => `${name}: interpretazione della fonte`,

  search: 'Cerca una regola con qualsiasi nome',
  found: (found, of) =>
    found ? `${number(found)} di ${count(of, 'regola', 'regole')}` : 'Nessuna regola ha questo nome.',
  onlyDifferences: 'Solo le differenze',
  differs: 'diverso',
  copyMarkdown: 'Copia come Markdown',
  copied: 'Copiato.',
  notCopied: 'La copia non è riuscita. Seleziona il testo qui sotto:',
  unknownWord: (attribute, found, expected) =>
    `${attribute}: «${found}» è sconosciuto. Valori possibili: ${list(expected)}.`,

  edit: {
    field: (name) => `${name}: valore`,
    reset: (name) => `Ripristina: ${name}`,
    resetAll: 'Ripristina tutto',
    base: 'Parti da',
    own: 'Voci proprie di questo tavolo',
    ownAbout: 'Una voce che non è negli elenchi: quanto vale, e per che cosa.',
    ownName: 'Nome',
    ownValue: 'Valore, e per che cosa',
    addOwn: 'Aggiungi una voce',
    removeOwn: (name) => `Togli: ${name}`,
    text: 'Come testo',
    textAbout: 'Per l’attributo `rules` di qualsiasi elemento di una pagina.',
    copyRules: 'Copia le regole',
    copyLink: 'Copia il link',
    changed: (changes) => (changes ? count(changes, 'modifica', 'modifiche') : 'Nessuna modifica'),
    alsoPlayed: 'Si gioca anche:',
    play: (value) => `Scegli ${value}`,
  },
};
