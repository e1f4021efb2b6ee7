/** Italian: exercises. Loads with `<mj-exercise>`. */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { capital, list, number, winds } from './hand.js';
import { doublings, points } from './count.js';

const asks: Record<Asked, string> = {
  points: 'Quanti punti ha la mano?',
  doubles: 'Quanti raddoppi?',
  value: 'Quanto vale?',
  awards: 'Che cosa conta in questa mano?',
  waits: 'Quali tessere completano questa mano?',
  discard: 'Quale tessera conviene scartare?',
  payments: 'Quanto vince o perde ciascuno?',
};

const fields: Record<Asked, string> = {
  points: 'Punti',
  doubles: 'Raddoppi',
  value: 'Valore',
  awards: 'Voci',
  waits: 'Tessere di chiusura',
  discard: 'Scarto',
  payments: 'Pagamenti',
};

const answers = (many: number): string => (many === 1 ? 'una risposta' : `${number(many)} risposte`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `«${text}»`);

export const itExercise: ExerciseTexts = {
  caption: 'Esercizio',
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Quanti punti ha la mano, quanti raddoppi, e quanto vale?'
      : all.map((one) => asks[one]).join(' '),
  fields,
  payment: (seat) => winds[seat],
  paymentHelp: 'Quanto ciascuno vince o perde in tutto; una perdita con il segno meno, per esempio −40.',
  holds: (seat, value) => `${winds[seat]}: ${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder ? `${winds[winner]} vince su uno scarto di ${winds[discarder]}.` : `${winds[winner]} vince pescando.`,
  erred: (seat, error, dead) => `${winds[seat]} ha commesso un errore: ${error}${dead ? ` (${dead})` : ''}.`,

  check: 'Controlla',
  hint: 'Aiuto',
  show: 'Mostra la soluzione',
  next: 'Mano successiva',
  again: 'Ricomincia',

  correct: 'Giusto.',
  wrong: (wrong, of) =>
    of > 1
      ? `Non ancora: ${wrong === 1 ? '1 risposta è sbagliata' : `${number(wrong)} risposte sono sbagliate`} su ${number(of)}.`
      : 'Non ancora.',
  isRight: (part, text) => `${part}: ${given(text)} è giusto.`,
  isWrong: (part, text) => `${part}: ${given(text)} è sbagliato.`,
  shouldBe: (part, text, expected) => `${part}: ${given(text)} è sbagliato, la risposta è ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Sarebbe giusto senza ${list(names.map((name) => `«${name}»`))}. Una dimenticanza?`;
      case 'not-doubled':
        return 'Questi sono i punti. Mancano ancora i raddoppi.';
      case 'multiplied':
        return 'Questo è moltiplicato per il numero di raddoppi. Ogni raddoppio, invece, moltiplica per due.';
      case 'not-rounded':
        return 'Queste regole arrotondano il risultato.';
      case 'not-limited':
        return 'Questo supera il limite.';
      case 'not-fined':
        return 'È il conto senza le penalità.';
    }
  },
  right: (names) => `Giusto: ${names}.`,
  missing: (many) => `${many === 1 ? 'Manca' : 'Mancano'} ${answers(many)}.`,
  missingNames: (names) => `Manca: ${names}.`,
  wrongNames: (names) => `Sbagliato: ${names}.`,
  noAnswer: 'Ancora nessuna risposta.',
  limitHand: 'È un grande gioco: punti e raddoppi non contano.',

  answer: 'La soluzione, riga per riga',
  columns: { line: 'Voce', worth: 'Vale', sum: 'Totale' },
  had: 'C’era.',
  missed: 'Mancava.',
  notGiven: 'Non conta in questa mano',
  waits: { tile: 'Tessera di chiusura', left: 'Restano', value: 'Valore, su scarto / pescata' },
  discards: {
    tile: 'Scarto',
    waits: 'Poi completa la mano',
    left: 'Restano',
    average: 'Valore medio',
    none: 'ancora nulla',
    best: 'il migliore',
    note: 'Valore medio: la probabilità che fra le prossime quattro tessere ce ne sia una di chiusura, moltiplicata per quanto vale allora la mano in media. Tutte le tessere che non si vedono hanno la stessa probabilità di venire.',
  },
  payments: { seat: 'Giocatore', given: 'La tua risposta', total: 'Vince o perde' },

  hintsLeft: (left) => (left ? `Aiuto (ancora ${number(left)})` : 'Nessun altro aiuto'),
  found: (many) =>
    many ? `Qui ${many === 1 ? 'conta una voce' : `contano ${number(many)} voci`}.` : 'Qui non conta nulla.',
  fine: (amount) => `La penalità per questo errore: ${amount}.`,
  deadHand: 'Una mano non valida, troppo lunga o troppo corta paga, ma non riscuote.',
  hints: {
    waits: [
      'Metti da parte le combinazioni complete. Il resto mostra che cosa aspetta la mano.',
      'Due tessere di una scala aspettano ai due lati, a uno solo o in mezzo; due coppie aspettano una terza tessera dell’una o dell’altra; una tessera sola aspetta la sua coppia.',
      'Prova a raggruppare le tessere in un altro modo: un tris può essere anche una coppia e parte di una scala.',
    ],
    discard: [
      'Dopo quali scarti manca una sola tessera?',
      'Fra questi, conta quante tessere di chiusura restano: quattro di ogni tipo, meno quelle che si vedono.',
      'Poi confronta quanto varrebbe la mano.',
    ],
    payments: [
      'Tutti pagano il vincitore. Uno di loro, o il vincitore, è Est?',
      'Con queste regole chi scarta paga di più, o paga da solo? Una chiusura pescata costa di più?',
      'Se i perdenti regolano tra loro la differenza, la paga chi ha di meno.',
    ],
  },

  guide: {
    title: 'Contiamo insieme',
    step: (step, of) => `Domanda ${number(step)} di ${number(of)}`,
    question: (topic, unit) => {
      if (unit === 'value') return 'Prendi i punti e raddoppiali una volta per ogni raddoppio. Quanto vale la mano?';
      if (unit === 'limit') return 'È un grande gioco? Se sì, quanto vale?';
      const many = unit === 'points' ? 'Quanti punti dà?' : 'Quanti raddoppi dà?';
      const manySets = unit === 'points' ? 'Quanti punti danno?' : 'Quanti raddoppi danno?';
      switch (topic) {
        case 'winning':
          return `La mano ha chiuso? ${many}`;
        case 'sets':
          return `Ci sono tris o poker? ${manySets}`;
        case 'pairs':
          return `C’è una coppia di draghi, del proprio vento o del vento di giro? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Ci sono fiori o stagioni? ${manySets}`
            : `C’è il proprio fiore o la propria stagione, oppure ci sono tutti e quattro? ${manySets}`;
        case 'wait':
          return `La tessera di chiusura è arrivata in un modo particolare? ${many}`;
        case 'own':
          return `La mano ha una voce propria di questo tavolo? ${many}`;
        default:
          return `Guarda l’intera mano. ${many}`;
      }
    },
    field: { points: 'Punti', doubles: 'Raddoppi', limit: 'Vale', value: 'Valore' },
    none: 'No, nulla',
    next: 'Domanda successiva',
    fromHand: 'Rispondi in base alla mano',
    counts: 'Che cosa conta qui',
    right: (answer) => `Giusto: ${answer}.`,
    wrong: (text, answer) => `${capital(text)} è sbagliato, la risposta è ${answer}.`,
    shown: (answer) => `La soluzione: ${answer}.`,
    amount: (amount, unit) => (unit === 'doubles' ? (amount ? doublings(amount) : 'nessun raddoppio') : points(amount)),
    sums: (sum, doubles) => `Finora ${points(sum)} e ${doublings(doubles)}.`,
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `La mano vale ${points(value)}.${
        were(wrong, 'era sbagliata', 'erano sbagliate') + were(shown, 'è stata mostrata', 'sono state mostrate') ||
        ' Tutte le risposte erano giuste.'
      }`;
    },
  },

  turn: (turn, of) => (of ? `Mano ${number(turn)} di ${number(of)}` : `Mano ${number(turn)}`),
  score: (right, done) => `${number(right)} su ${number(done)} al primo tentativo`,
  finished: (right, of) =>
    of === 1 ? 'La mano è fatta.' : `Tutte le ${number(of)} mani sono fatte: ${number(right)} al primo tentativo.`,
  set: (solved, of, first) =>
    solved === of
      ? `Tutti gli esercizi sono risolti, ${number(first)} su ${number(of)} al primo tentativo.`
      : `${number(solved)} su ${number(of)} ${solved === 1 ? 'risolto' : 'risolti'}, ${number(first)} al primo tentativo`,
  noHand: 'Questo esercizio non ha ancora una mano.',
  required: 'Rispondi all’esercizio.',
  errors: {
    ask: 'ask: «{found}» è sconosciuto, scrivi {expected}.',
    'ask-together': 'ask: «{found}» non si può chiedere insieme a {expected}.',
    count: 'count: «{found}» non è un numero di mani, per esempio 10.',
    'no-fine':
      'error: questo tavolo non ha una penalità per «{found}». Aggiungila in rules, per esempio «{found}: 300 to each».',
    'no-fines': 'error: questo tavolo non ha penalità. Aggiungine una in rules, per esempio «false-win: 300 to each».',
    'not-payments': 'error: un errore conta solo per i pagamenti. Scrivi ask="payments".',
    'too-long': 'want: {found} caratteri, al massimo {most}.',
    'unknown-word': '{place}: «{found}» è sconosciuto, scrivi {expected}.',
    'unknown-award': 'want: queste regole non hanno la voce «{found}».',
    'unknown-award-near': 'want: queste regole non hanno la voce «{found}»; forse «{near}»?',
    'award-off': 'want: con queste regole «{found}» non conta.',
    'award-off-loser': 'want: «{found}» conta solo per il vincitore.',
    'award-off-winner': 'want: «{found}» conta solo per i perdenti.',
    'too-many-awards': 'want: {found} voci, al massimo {most}.',
    range: '{place}: «{found}» non è un intervallo; numeri interi fino a {most}, per esempio 3, 2-4 o 3+.',
    'no-limit': 'want: queste regole non hanno limite.',
    'nothing-found': 'Con queste regole non si è trovata nessuna mano che possa chiudere.',
    'not-found': 'Nessuna mano trovata con {found}: forse con queste regole le richieste si escludono.',
    answer: '{place}: «{found}» non è una risposta.',
    'nothing-to-check': '{place}: qui non c’è nulla da controllare.',
  },
};
