/** Italian: errors. */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = 'Posizione {place}, «{found}» ';
const UNKNOWN_SUIT = 'Posizione {place}: «{in}» ha un seme sconosciuto, «{found}»';
const SUITS =
  '. Le lettere sono b (bambù), c (caratteri), d (cerchi), f (fiori) e s (stagioni); E S W N per i venti, R G B per i draghi.';
const NEAR = ': forse «{near}»?';
const REFUSED = 'La mano è completa, ma non può chiudere: ';
const MAY_NOT = `${REFUSED}questo tavolo richiede `;

export const errors: Record<ErrorSentence, string> = {
  empty: 'Qui non ci sono tessere: scrivi una mano come 123b 456b 99d.',
  'too-long': 'Troppo lungo: {found} caratteri, al massimo {most}.',
  'unknown-character': AT + 'non è una tessera: serve una tessera oppure {expected}.',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + ' Per le lettere m, p, s, z aggiungi notation="mpsz".',
  'not-riichi':
    UNKNOWN_SUIT + '. Con notation="mpsz" le lettere sono m (caratteri), p (cerchi), s (bambù), z (1–7) e f (fiori).',
  'missing-suit': AT + 'non ha il seme' + SUITS,
  'unknown-rank': AT + 'non è una tessera: i numeri vanno da 1 a {most}.',
  'lower-case-honour': AT + 'non è una tessera: scrivi venti e draghi in maiuscolo, E S W N R G B.',
  unclosed: 'Il testo finisce alla posizione {place}: serve una tessera oppure {expected}.',
  'not-a-set': AT + 'non è una combinazione come (123b), (RRR), (RRRR) o (999d+9d).',
  'not-a-concealed-kong': AT + 'non è un poker coperto: servono quattro tessere uguali.',
  'winning-tile-text': AT + 'non è una tessera di chiusura: fiori e stagioni non lo sono mai.',
  'second-winning-tile': AT + 'è una seconda tessera di chiusura: la prima è alla posizione {first}.',

  'wrong-shape': '{place}: serve {expected}, non «{found}».',
  'not-a-tile': '«{found}» qui non è una tessera né una combinazione valida.',
  'unknown-tile': 'Una mano con una tessera sconosciuta non si può contare.',
  'too-many-copies': 'La mano conta {found} volte {tile}; un mah jong ne ha solo {most}.',
  'tile-count':
    'Numero di tessere: {found} invece di {expected}. Una mano ne ha 13, o 14 con quella di chiusura, e una in più per ogni poker. Fiori e stagioni non contano.',
  'winning-tile': 'La mano ha {found} tessere, ma nessuna di chiusura: indicala con un più, per esempio +5b.',
  'not-complete': 'La mano ha una tessera di chiusura, ma non è fatta di quattro combinazioni e una coppia.',
  'minimum-doubles': REFUSED + 'il minimo di raddoppi a questo tavolo è {most}.',
  'minimum-points': MAY_NOT + 'una mano da almeno {most} punti.',
  'one-of': MAY_NOT + '«{expected}».',
  'one-double': MAY_NOT + 'un raddoppio che non venga da fiori o stagioni.',
  'most-chows': REFUSED + 'il massimo di scale a questo tavolo è {most}.',
  'own-name': AT + 'non è un nome: scrivi due trattini e poi lettere o cifre, per esempio --own-wind.',
  'too-many-awards': 'Un tavolo può avere al massimo {most} voci proprie.',
  'unknown-term': AT + 'qui non va bene: serve {expected}.',
  'unknown-term-near': AT + 'qui non va bene' + NEAR,
  'award-sentence':
    AT +
    'non è una frase per chi legge: scrivi al massimo {longest} caratteri tra virgolette, seguiti se vuoi da @ e dalla lingua, come "Tutto di un seme"@it. Un punteggio può averne al massimo {most}.',
  'off-if':
    AT +
    'qui non va bene: una voce che non conta non ha condizioni. Per contarla solo in alcune mani, scrivi quanto vale prima di «if».',
  'missing-term': 'Alla posizione {place} manca qualcosa: serve {expected}.',
  'bad-tiles': AT + 'non è un modello: per esempio 123x, ESWN, [19x]{3}, (kx ky)*7 oppure own.',
  'pattern-size': AT + 'non riempie una mano: {tiles} invece di 14 tessere (un poker conta per tre).',
  'unknown-own-award': AT + 'non è definito: definiscilo o controlla il nome.',
  'unknown-own-award-near': AT + 'non è definito' + NEAR,
  'depends-on-itself': AT + 'fa dipendere «{id}» da sé stesso.',
  'too-complex':
    'Confrontare «{found}» con questa mano richiede troppo tempo: indica possibilità meno numerose o più semplici.',
  'cleared-hand': MAY_NOT + 'un solo seme (anche con onori) oppure solo estremi e onori.',

  'unknown-word': '«{found}» è sconosciuto: scrivi {expected}.',
  'no-winning-tile': 'È indicato come si chiude, ma nessuna tessera di chiusura è segnata, per esempio +5b.',
  clash: '«{found}» e «{other}» si escludono.',
  'no-kong': '«{found}» richiede più poker di quanti ne abbia la mano.',
  'no-bonus': '«{found}» richiede un fiore o una stagione.',
  'robbed-kong': 'Questa mano non può rubare un poker di questa tessera: {tile}.',
  'seen-text': 'Nelle tessere già viste, «{found}» alla posizione {place} non si legge.',
  'seen-long': 'Le tessere già viste hanno {found} caratteri; il massimo è {most}.',
  'seen-copies': 'La mano e le tessere già viste contano {found} volte {tile}; un mah jong ne ha solo {most}.',
  'not-east': '«{found}» vale solo per Est.',
  'first-turn-exposed': 'Al primo turno nessuna combinazione può essere scoperta.',
  'first-turn-east': 'Al primo turno Est può chiudere solo pescando.',

  'missing-colon': AT + 'non ha un valore: scrivi «id: value».',
  'unknown-rule': AT + 'non è una regola.',
  'unknown-rule-near': AT + 'non è una regola' + NEAR,
  'unknown-value': AT + 'non è un valore di «{id}»: scrivi {expected}.',
  'unknown-value-near': AT + 'non è un valore di «{id}»' + NEAR + ' Valori possibili: {expected}.',
  'profile-elsewhere': 'Le regole «{found}» non sono caricate: importa prima mahjong-elements/core/profiles.js.',
  'unknown-profile': 'Non ci sono regole di nome «{found}»: scrivi {expected}.',
  'unknown-profile-near': 'Non ci sono regole di nome «{found}»' + NEAR + ' Nomi possibili: {expected}.',
  'bad-name': 'Il nome delle regole ha da 1 a 80 caratteri.',

  'not-text': '{place}: serve un testo, non «{found}».',
  'missing-seat': 'Manca il valore della mano di {seat}.',
  'table-word': '{place}: «{found}» è sconosciuto, scrivi {expected}.',
  'winner-discards': '{seat} non può chiudere e insieme scartare la tessera di chiusura.',
  'no-winner': 'Qualcuno ha scartato la tessera di chiusura, ma nessuno ha vinto.',
  'several-winners': 'Più mani hanno una tessera di chiusura ({seats}): indica il vincitore.',
  'discarder-needed':
    'Con queste regole bisogna sapere chi ha scartato la tessera di chiusura di {seat}: indicalo, oppure precisa che è stata pescata.',
  score: 'Il valore della mano di {seat} non è un numero da 0 a {most}.',
  'winning-score': 'Il vincitore ha una tessera di chiusura, gli altri no: vedi {seat}.',
  'other-score': 'La mano di {seat} è contata per «{found}» ({what}), ma questo tavolo ha «{expected}».',
  'table-copies': 'Le mani di {seats} contano {found} volte {tile}; un mah jong ne ha solo {most}.',
  'many-incidents': 'Contano al massimo {most} errori di un giocatore, {seat} ne ha {found}.',
  'liable-by-tile':
    'A questo tavolo può pagare per tutti solo chi ha scartato la tessera di chiusura (`pao-by: winning-tile`).',
  'not-liable': 'Per questa mano nessuno paga per tutti: non ha nessuna delle combinazioni di `pao-on`.',
  pao: 'Chi paga per tutti si indica solo se il valore della mano vincente è un numero.',

  'not-a-hand': 'L’elemento con id «{id}» è <{found}>, non <mj-hand>.',
  'unfit-score': 'Non è un conteggio valido: le voci non corrispondono alle tessere.',
  'not-a-score': 'Non è un conteggio valido: {place} è «{found}», serve {expected}.',
};

/** English words in errors. */
const words: Record<string, string> = {
  ...winds,
  seat: 'posto',
  round: 'giro',
  profile: 'regole',
  limit: 'limite',
  array: 'un array',
  object: 'un oggetto',
};

export const error = errorsFrom({ errors, words, list, tile });
