/** Italian: a whole game. Loads with `<mj-game>`. */
import { capital, count, list, number, round as roundOf, seat as seatOf, to, winds } from './hand.js';
import { under } from './count.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} è Est, ${south} Sud, ${west} Ovest, ${north} Nord`;

const paysForAll = (name: string): string => `${name} paga per tutti`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place}: serve {expected}, non «{found}».',
  players: 'Una partita si gioca in quattro, non in {found}.',
  'no-players': 'Indica prima i quattro giocatori, nell’ordine Est, Sud, Ovest, Nord.',
  'players-shape': 'I giocatori sono un elenco di quattro nomi, non «{found}».',
  'player-empty': 'Il giocatore {place} non ha un nome.',
  'player-name':
    '«{found}» non può essere un nome: al massimo {most} caratteri, senza virgola, due punti e punto e virgola, e senza washout, reseat, players, profile o rules all’inizio.',
  'player-twice': 'Due giocatori si chiamano «{found}»: usa nomi diversi.',
  'too-many-hands': 'Una partita ha al massimo {most} mani.',
  'unknown-player': '«{found}» non gioca: {expected}.',
  'player-number': '«{found}» non è il numero di un giocatore: va da 0 a 3.',
  'hand-count': 'Servono quattro mani, non {found}.',
  discarder: 'Il vincitore non può aver scartato lui stesso la tessera di chiusura.',
  'discarder-needed':
    'Con queste regole bisogna sapere chi ha scartato la tessera di chiusura: indicalo, oppure precisa che è stata pescata.',
  'drawn-discard': 'Una tessera pescata non l’ha scartata nessuno.',
  'winning-tile': 'Nella mano del vincitore va segnata la tessera di chiusura, per esempio +5b.',
  'loser-won': 'Solo il vincitore ha una tessera di chiusura; nella riga viene per primo.',
  'too-many-copies': 'Le mani di {players} contano {found} volte {tile}; un mah jong ne ha solo {most}.',
  pao: 'Se le tessere del vincitore sono note, mostrano loro chi paga per tutti: togli pao.',
  value: 'Un valore è un numero da 0 a {most}, non «{found}».',
  frozen: 'Le regole sono state fissate prima della prima mano; «{found}» qui non si può più cambiare.',
  'thirteenth-win': 'Non è la tredicesima vittoria di fila di Est: la partita le conta da sé.',
  over: 'La partita è finita con la mano {last}.',
  reseat: 'Per i nuovi posti indica una volta ciascuno dei quattro giocatori, nell’ordine Est, Sud, Ovest, Nord.',
  'reseat-never': 'Con queste regole i posti restano gli stessi: con «reseat: each-round» si cambiano.',
  'reseat-early': 'I posti si cambiano dopo un giro e prima della mano successiva.',
  'too-long': 'Troppo lungo: {found} caratteri, al massimo {most}.',
  header: '«{found}» non ha un valore.',
  'player-expected': 'Qui serve un nome, non «{found}»: {expected}.',
  'said-twice': '{found} compare due volte in questa mano.',
  semicolon: '«{found}» è un nome: separa i giocatori con un punto e virgola.',
  'missing-value': 'Quanto vale la mano di {found}? Serve un numero o una mano.',
  'unknown-word': '«{found}» è sconosciuto: scrivi {expected}.',
  'winner-word': '«{found}» vale per il vincitore, che viene per primo.',
  'loser-word': '«{found}» non vale per il vincitore.',
  'number-word': '«{found}» richiede le tessere con quella di chiusura, non solo un numero: scrivi {expected}.',
  'word-twice': '«{found}» e «{other}» si escludono.',
  from: 'Dopo «from» viene chi ha scartato: {expected}.',
};

export const itGame: OwnGameTexts = {
  caption: 'Partita di mah jong',
  where: (round, deal) => `${capital(roundOf(round))}, ${deal}º Est su 4`,
  hand: (one) => `Mano ${number(one)}`,
  dealer: (one, name, handOfDeal) =>
    `Mano ${number(one)}: ${name} è Est${handOfDeal > 1 ? `, per la ${number(handOfDeal)}ª volta di fila` : ''}`,
  toGo: (deals, hands) =>
    deals === 1
      ? 'Ultimo Est'
      : `ancora ${count(deals, 'turno', 'turni')} di Est, circa ${count(hands, 'mano', 'mani')}`,
  over: 'La partita è finita.',
  rules: (name, limit, rounds) =>
    `${capital(under(name))}, ${limit === 'none' ? 'senza limite' : `limite ${number(limit)}`}, ${count(rounds, 'giro', 'giri')}`,
  empty: 'Ancora nessuna mano giocata.',
  lastGood: 'Qui sotto c’è l’ultimo segnapunti valido.',

  table: 'Il tavolo adesso',
  dealerMark: 'Est, ha i dadi',
  own: (place) => `Fiore ${place}, stagione ${place}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `Venti ${list(one.map((wind) => winds[wind]))}: 1 raddoppio ciascuno`
      : `Vento ${winds[one[0]!]}: ${isTwice ? '2 raddoppi' : '1 raddoppio'}`,
  ways: (names) =>
    `Est scarta per primo. Si gioca in senso antiorario: ${list(names)}. Il muro si consuma in senso orario.`,

  sheet: 'Segnapunti',
  columns: { hand: 'Mano', total: 'Totale' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Mano a monte'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' pescando' : '') : ` da ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  row: (one, dealer, result) => `Mano ${number(one)}, ${dealer} è Est: ${result}`,
  cell: (change, total) => `${change}, totale ${total}`,
  asEast: 'Da Est',
  asOthers: 'Altri posti',
  moved: {
    'east-won': ([east]) => `${east} resta Est.`,
    passed: (names) => `I venti passano: ${seated(names)}.`,
    washout: (names) => `Dopo la mano a monte: ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Tredici' : number(wins)} vittorie di fila, quindi i venti passano: ${seated(names)}.`,
    over: () => 'Con questa mano finisce la partita.',
  },
  goulash: 'goulash, perché nessuno ha vinto la mano precedente',
  nextGoulash: 'La prossima mano è un goulash.',
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'tredicesima' : `${number(wins)}ª`} vittoria di fila` +
    (entered === undefined ? '' : `: vale ${number(value)}, non ${number(entered)} come inserito`),
  changed: 'cambiata dalla correzione',
  otherSeat: (names) => `${list(names)}: contato per un altro posto o un altro giro. Controlla il numero.`,
  expected: (name, expected, found) => `Totale atteso per ${name}: ${number(expected)}, ma risulta ${number(found)}.`,
  unexpectedText: (found) => `«${found}» in expect non è un nome con un totale.`,
  handOf: (name, value) => `${name}: ${number(value)}`,
  score: 'Come si conta',

  chart: 'Andamento dei totali',
  chips: 'Fiches',
  chip: (worth) => `fiches da ${number(worth)}`,
  chipsHeld: (stake) => `Quanto ha ciascuno, avendo cominciato con ${number(stake)}`,
  chipsOwed: 'Ogni totale in fiches',
  rest: 'resto',

  enter: (one) => `Mano ${number(one)}`,
  correct: (one) => `Correggi la mano ${number(one)}`,
  winner: 'Vincitore',
  from: 'Scartata da',
  selfDraw: 'Pescata',
  // Short, so that the keys fit on a narrow phone.
  washout: 'A monte',
  value: 'Valori',
  valueOf: (name, value) => `${name}: ${value || 'non inserita'}`,
  wonBy: (name) => `${name} vince`,
  discardedBy: (name) => `${name} ha scartato`,
  tiles: 'Inserisci le tessere',
  number: 'Inserisci un numero',
  inPlay: 'in gioco',
  stateOf: (name) => `Mano di ${name}`,
  pao: settlement.pao,
  paysForAll,
  digits: 'Tastierino',
  quick: (value) => `${value}, poi il prossimo giocatore`,
  erase: 'Cancella l’ultima cifra',
  next: 'Avanti',
  done: 'Registra',
  save: 'Salva',
  cancel: 'Annulla',
  remove: 'Elimina la mano',
  correctThis: 'Correggi questa mano',
  undo: 'Annulla',
  redo: 'Ripeti',
  needWinner: 'Scegli il vincitore, oppure «A monte».',
  needFrom: 'Scegli chi ha scartato la tessera di chiusura, oppure «Pescata».',
  needValue: (name) => `Inserisci il valore della mano di ${name}.`,
  needTiles: (name, missing) =>
    missing > 0
      ? `Alla mano di ${name} ${missing === 1 ? 'manca 1 tessera' : `mancano ${number(missing)} tessere`}. Oppure inserisci un numero.`
      : `Completa le tessere di ${name}, oppure inserisci un numero.`,
  zeroWin: (name) => `${name} vince con 0 punti.`,
  sure: (what, button) => `${what} Se è giusto, premi ancora «${button}».`,
  players: 'Giocatori',
  rename: 'Nomi',
  playerIn: (seat) => `Giocatore, ${seatOf(seat)}`,
  start: 'Inizia',
  reseat: 'Nuovi posti',
  reseatHelp: 'Il giro è finito. Si sorteggiano nuovi posti, o si tengono quelli di adesso.',
  reseatDone: 'Usa questi posti',
  frozen:
    'Le regole sono state fissate prima della prima mano e restano quelle. Per cambiarle, annulla o elimina le mani della partita.',
  notLoaded: 'Non è stato possibile caricare questa parte. Controlla la connessione e riprova.',
  entered: (hand, said, values, totals) =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Totali: ${totals.join(', ')}.` : ''),
  corrected: (one, later) =>
    `Mano ${number(one)} corretta.` +
    (later
      ? ` I venti passano in modo diverso: ${later === 1 ? 'è cambiata un’altra mano' : `sono cambiate altre ${number(later)} mani`}.`
      : ''),
  removed: (one) => `Mano ${number(one)} eliminata.`,
  needName: (seat) => `Inserisci il nome del giocatore al ${seatOf(seat)}.`,
  missing: 'da scegliere',
  odd: (value) => `${number(value)} è dispari: ${number(value - 1)} o ${number(value + 1)}?`,
  overLimit: (value, limit) => `${number(value)}: vale il limite, ${number(limit)}`,
  low: (value, least) => `${number(value)}: una mano vincente vale almeno ${number(least)}.`,
  deadHelp: {
    foul: 'chiamata o chiusura sbagliata; paga, non riceve',
    long: 'troppe tessere; paga, non riceve',
    short: 'troppo poche tessere; paga, non riceve',
  },
  end: 'Termina qui la partita',
  playOn: 'Continua a giocare',
  champion: (names) => (names.length > 1 ? `Primi a pari merito: ${list(names)}.` : `${names[0]!} vince la partita.`),
  ranking: 'Classifica finale',
  settleUp: 'Per saldare i conti',
  pays: (from, recipient, amount) => `${from} paga ${number(amount)} ${to(recipient)}`,
  undone: 'Annullato.',
  redone: 'Ripetuto.',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Mano ${hand}${player === undefined ? '' : `, ${player}`}: `
        : line !== undefined
          ? `Riga ${line}: `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
