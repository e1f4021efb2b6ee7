/** Dutch: a whole game. Loads with `<mj-game>`. One deal is a “spel”, the whole game a “partij”. */
import { count, list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} is Oost, ${south} Zuid, ${west} West, ${north} Noord`;

const paysForAll = (name: string): string => `${name} betaalt voor allen`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place}: hier hoort {expected}, niet “{found}”.',
  players: 'Een partij heeft vier spelers, geen {found}.',
  'no-players': 'Geef eerst de namen van de vier spelers, in de volgorde Oost, Zuid, West, Noord.',
  'players-shape': 'De spelers zijn een lijst van vier namen, niet “{found}”.',
  'player-empty': 'Speler {place} heeft geen naam.',
  'player-name':
    '“{found}” kan geen naam zijn: hooguit {most} tekens, zonder komma, dubbele punt en puntkomma, en zonder washout, reseat, players, profile of rules aan het begin.',
  'player-twice': 'Twee spelers heten “{found}”: gebruik verschillende namen.',
  'too-many-hands': 'Een partij heeft hooguit {most} spellen.',
  'unknown-player': '“{found}” doet niet mee: {expected}.',
  'player-number': '“{found}” is geen nummer van een speler: mogelijk is 0 tot en met 3.',
  'hand-count': 'Er horen vier handen te zijn, geen {found}.',
  discarder: 'De winnaar kan de winnende steen niet zelf hebben weggelegd.',
  'discarder-needed':
    'Volgens deze regels is van belang wie de winnende steen heeft weggelegd. Geef dat aan, of dat de steen zelf gepakt is.',
  'drawn-discard': 'Een zelf gepakte steen heeft niemand weggelegd.',
  'winning-tile': 'Geef aan welke steen van de winnaar de winnende is, zoals +5b.',
  'loser-won': 'Alleen de winnaar heeft een winnende steen; de winnaar staat vooraan.',
  'too-many-copies': 'In de handen van {players} zit {found} keer {tile}; een mahjongspel heeft er maar {most}.',
  pao: 'Zijn de stenen van de winnaar bekend, dan blijkt daaruit wie voor allen betaalt. Laat pao weg.',
  value: 'Een waarde is een getal van 0 tot en met {most}, niet “{found}”.',
  frozen: 'De regels zijn vóór het eerste spel vastgelegd; “{found}” is hier niet meer te veranderen.',
  'thirteenth-win': 'Dit is niet de dertiende keer mahjong achter elkaar van Oost: de partij telt dat zelf.',
  over: 'De partij eindigde met spel {last}.',
  reseat: 'Noem voor nieuwe plaatsen elke speler één keer, in de volgorde Oost, Zuid, West, Noord.',
  'reseat-never': 'Volgens deze regels blijft iedereen zitten: met “reseat: each-round” komen er nieuwe plaatsen.',
  'reseat-early': 'Nieuwe plaatsen zijn er pas na een ronde, en vóór het volgende spel.',
  'too-long': 'Te lang: {found} tekens, hooguit {most} is mogelijk.',
  header: '“{found}” heeft geen waarde.',
  'player-expected': 'Hier hoort een naam, niet “{found}”: {expected}.',
  'said-twice': '{found} staat twee keer in dit spel.',
  semicolon: '“{found}” is een naam: zet een puntkomma tussen spelers.',
  'missing-value': 'Wat is de hand van {found} waard? Hier hoort een getal of een hand.',
  'unknown-word': '“{found}” is onbekend: mogelijk is {expected}.',
  'winner-word': '“{found}” geldt voor de winnaar; die staat vooraan.',
  'loser-word': '“{found}” geldt niet voor de winnaar.',
  'number-word':
    'Voor “{found}” zijn stenen met een winnende steen nodig, niet alleen een getal: mogelijk is {expected}.',
  'word-twice': '“{found}” en “{other}” sluiten elkaar uit.',
  from: 'Na “from” staat wie de steen heeft weggelegd: {expected}.',
};

export const nlGame: OwnGameTexts = {
  caption: 'Partij mahjong',
  where: (round, deal) => `${winds[round]}ronde, Oost ${deal} van 4`,
  hand: (one) => `Spel ${number(one)}`,
  dealer: (one, name, handOfDeal) =>
    `Spel ${number(one)}: ${name} is Oost${handOfDeal > 1 ? `, voor de ${number(handOfDeal)}e keer op rij` : ''}`,
  toGo: (deals, hands) =>
    deals === 1
      ? 'De laatste keer Oost'
      : `Oost schuift nog ${number(deals)} keer door, ongeveer ${count(hands, 'spel', 'spellen')}`,
  over: 'De partij is afgelopen.',
  rules: (name, limit, rounds) =>
    `Regels: ${name}, ${limit === 'none' ? 'geen limiet' : `limiet ${number(limit)}`}, ${count(rounds, 'ronde')}`,
  empty: 'Er is nog geen spel gespeeld.',
  lastGood: 'Hieronder staat de laatste geldige stand.',

  table: 'De tafel nu',
  dealerMark: 'Oost, heeft de dobbelstenen',
  own: (place) => `Bloem ${place}, seizoen ${place}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${list(one.map((wind) => winds[wind]))}: elk 1 verdubbeling`
      : `${winds[one[0]!]}: ${isTwice ? '2 verdubbelingen' : '1 verdubbeling'}`,
  ways: (names) =>
    `Oost legt als eerste weg. De beurt gaat tegen de klok in: ${list(names)}. De muur wordt met de klok mee opgemaakt.`,

  sheet: 'Scoreblad',
  columns: { hand: 'Spel', total: 'Totaal' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Remise'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' zelf gepakt' : '') : ` van ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  row: (one, dealer, result) => `Spel ${number(one)}, ${dealer} is Oost: ${result}`,
  cell: (change, total) => `${change}, totaal ${total}`,
  asEast: 'Als Oost',
  asOthers: 'Op andere plaatsen',
  moved: {
    'east-won': ([east]) => `${east} blijft Oost.`,
    passed: (names) => `Oost schuift door: ${seated(names)}.`,
    washout: (names) => `Na de remise: ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Dertien' : number(wins)} keer achter elkaar gewonnen, dus Oost schuift door: ${seated(names)}.`,
    over: () => 'Met dit spel is de partij afgelopen.',
  },
  goulash: 'goulash, omdat niemand het vorige spel heeft gewonnen',
  nextGoulash: 'Het volgende spel is een goulash.',
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'dertiende' : `${number(wins)}e`} keer mahjong achter elkaar` +
    (entered === undefined ? '' : `: ${number(value)} waard, in plaats van de ingevoerde ${number(entered)}`),
  changed: 'veranderd door de correctie',
  otherSeat: (names) => `${list(names)}: geteld voor een andere plaats of ronde. Controleer het getal.`,
  expected: (name, expected, found) =>
    `Verwacht: ${number(expected)} voor ${name}, maar het totaal is ${number(found)}.`,
  unexpectedText: (found) => `“${found}” in expect is geen naam met een totaal.`,
  handOf: (name, value) => `${name}: ${number(value)}`,
  score: 'Zo is er geteld',

  chart: 'Verloop van de totalen',
  chips: 'Puntenstokjes',
  chip: (worth) => `stokjes van ${number(worth)}`,
  chipsHeld: (stake) => `Wat iedereen heeft, als iedereen met ${number(stake)} is begonnen`,
  chipsOwed: 'Elk totaal in puntenstokjes',
  rest: 'rest',

  enter: (one) => `Spel ${number(one)}`,
  correct: (one) => `Spel ${number(one)} verbeteren`,
  winner: 'Winnaar',
  from: 'Weggelegd door',
  selfDraw: 'Zelf gepakt',
  washout: 'Remise',
  value: 'Waarden',
  valueOf: (name, value) => `${name}: ${value || 'nog niet ingevuld'}`,
  wonBy: (name) => `${name} wint`,
  discardedBy: (name) => `${name} legde weg`,
  tiles: 'Stenen invoeren',
  number: 'Getal invoeren',
  inPlay: 'in het spel',
  stateOf: (name) => `Hand van ${name}`,
  pao: settlement.pao,
  paysForAll,
  digits: 'Cijfertoetsen',
  quick: (value) => `${value}, dan verder`,
  erase: 'Laatste cijfer wissen',
  next: 'Verder',
  done: 'Spel noteren',
  save: 'Opslaan',
  cancel: 'Annuleren',
  remove: 'Spel verwijderen',
  correctThis: 'Dit spel verbeteren',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  needWinner: 'Kies de winnaar, of “Remise”.',
  needFrom: 'Kies wie de winnende steen heeft weggelegd, of “Zelf gepakt”.',
  needValue: (name) => `Voer de waarde van de hand van ${name} in.`,
  needTiles: (name, missing) =>
    missing > 0
      ? `${name} mist nog ${count(missing, 'steen', 'stenen')}. Of voer een getal in.`
      : `Maak de stenen van ${name} compleet of voer een getal in.`,
  zeroWin: (name) => `${name} wint met 0 punten.`,
  sure: (what, button) => `${what} Klopt dat? Druk dan nog een keer op “${button}”.`,
  players: 'Spelers',
  rename: 'Namen',
  playerIn: (seat) => `Speler op plaats ${winds[seat]}`,
  start: 'Beginnen',
  reseat: 'Nieuwe plaatsen',
  reseatHelp: 'De ronde is afgelopen. Verdeel de plaatsen opnieuw of blijf zitten.',
  reseatDone: 'Zo gaan zitten',
  frozen:
    'De regels zijn vóór het eerste spel vastgelegd en blijven gelden. Maak de spellen ongedaan of verwijder ze om de regels te veranderen.',
  notLoaded: 'Dit onderdeel kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
  entered: (hand, said, values, totals) =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Totalen: ${totals.join(', ')}.` : ''),
  corrected: (one, later) =>
    `Spel ${number(one)} verbeterd.` +
    (later
      ? later === 1
        ? ' Oost schuift nu anders door: één ander spel is daardoor veranderd.'
        : ` Oost schuift nu anders door: ${number(later)} andere spellen zijn daardoor veranderd.`
      : ''),
  removed: (one) => `Spel ${number(one)} verwijderd.`,
  needName: (seat) => `Voer de naam van de speler op plaats ${winds[seat]} in.`,
  missing: 'ontbreekt nog',
  odd: (value) => `${number(value)} is oneven: ${number(value - 1)} of ${number(value + 1)}?`,
  overLimit: (value, limit) => `${number(value)}: telt als de limiet, ${number(limit)}`,
  low: (value, least) => `${number(value)}: een winnende hand is minstens ${number(least)} waard.`,
  deadHelp: {
    foul: 'verkeerd geroepen of gewonnen; betaalt, ontvangt niets',
    long: 'te veel stenen; betaalt, ontvangt niets',
    short: 'te weinig stenen; betaalt, ontvangt niets',
  },
  end: 'Partij hier beëindigen',
  playOn: 'Verder spelen',
  champion: (names) => (names.length > 1 ? `${list(names)} delen de eerste plaats.` : `${names[0]!} wint de partij.`),
  ranking: 'Eindstand',
  settleUp: 'Om af te rekenen',
  pays: (from, to, amount) => `${from} betaalt ${number(amount)} aan ${to}`,
  undone: 'Ongedaan gemaakt.',
  redone: 'Opnieuw uitgevoerd.',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Spel ${hand}${player === undefined ? '' : `, ${player}`}: `
        : line !== undefined
          ? `Regel ${line}: `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
