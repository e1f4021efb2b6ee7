/** Dutch: exercises. Loads with `<mj-exercise>`. */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { capital, list, number, winds } from './hand.js';
import { doublings, points } from './count.js';

const asks: Record<Asked, string> = {
  points: 'Hoeveel punten heeft de hand?',
  doubles: 'Hoeveel verdubbelingen?',
  value: 'Wat is de hand waard?',
  awards: 'Wat telt er in deze hand?',
  waits: 'Welke stenen maken deze hand compleet?',
  discard: 'Welke steen kun je het beste wegleggen?',
  payments: 'Wat wint of verliest iedereen?',
};

const fields: Record<Asked, string> = {
  points: 'Punten',
  doubles: 'Verdubbelingen',
  value: 'Waarde',
  awards: 'Wat telt',
  waits: 'Winnende stenen',
  discard: 'Weg te leggen steen',
  payments: 'Betalingen',
};

const answers = (many: number): string => (many === 1 ? 'één antwoord' : `${number(many)} antwoorden`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `“${text}”`);

export const nlExercise: ExerciseTexts = {
  caption: 'Oefening',
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Hoeveel punten heeft de hand, hoeveel verdubbelingen, en wat is hij waard?'
      : all.map((one) => asks[one]).join(' '),
  fields,
  payment: (seat) => winds[seat],
  paymentHelp: 'Wat iedereen in totaal wint of verliest; een verlies met een minteken, zoals −40.',
  holds: (seat, value) => `${winds[seat]}: ${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder
      ? `${winds[winner]} wint met een steen van ${winds[discarder]}.`
      : `${winds[winner]} wint met een zelf gepakte steen.`,
  erred: (seat, error, dead) => `${winds[seat]} heeft een fout gemaakt: ${error}${dead ? ` (${dead})` : ''}.`,

  check: 'Nakijken',
  hint: 'Tip',
  show: 'Oplossing tonen',
  next: 'Volgende hand',
  again: 'Opnieuw beginnen',

  correct: 'Goed.',
  wrong: (wrong, of) =>
    of > 1
      ? `Nog niet: ${number(wrong)} van de ${number(of)} antwoorden ${wrong === 1 ? 'is' : 'zijn'} fout.`
      : 'Nog niet.',
  isRight: (part, text) => `${part}: ${given(text)} is goed.`,
  isWrong: (part, text) => `${part}: ${given(text)} is fout.`,
  shouldBe: (part, text, expected) => `${part}: ${given(text)} is fout, het goede antwoord is ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Zonder ${list(names.map((name) => `“${name}”`))} zou het kloppen. Vergeten?`;
      case 'not-doubled':
        return 'Dat zijn de punten. Er moet nog verdubbeld worden.';
      case 'multiplied':
        return 'Dat is vermenigvuldigd met het aantal verdubbelingen. Elke verdubbeling vermenigvuldigt met twee.';
      case 'not-rounded':
        return 'Volgens deze regels wordt de uitkomst afgerond.';
      case 'not-limited':
        return 'Dat is meer dan de limiet.';
      case 'not-fined':
        return 'Dit is zonder de boetes gerekend.';
    }
  },
  right: (names) => `Goed: ${names}.`,
  missing: (many) => `Er ${many === 1 ? 'ontbreekt' : 'ontbreken'} ${answers(many)}.`,
  missingNames: (names) => `Ontbreekt: ${names}.`,
  wrongNames: (names) => `Fout: ${names}.`,
  noAnswer: 'Nog niets beantwoord.',
  limitHand: 'Dit is een limietspel; punten en verdubbelingen doen er niet toe.',

  answer: 'De oplossing, stap voor stap',
  columns: { line: 'Wat telt', worth: 'Waarde', sum: 'Tot nu toe' },
  had: 'Dat had je.',
  missed: 'Dat ontbrak.',
  notGiven: 'Telt niet in deze hand',
  waits: { tile: 'Winnende steen', left: 'Over', value: 'Waarde, weggelegd / zelf gepakt' },
  discards: {
    tile: 'Weg te leggen',
    waits: 'Daarna compleet met',
    left: 'Over',
    average: 'Waarde',
    none: 'nog niets',
    best: 'beste keus',
    note: 'Waarde: de kans op een winnende steen onder de volgende vier, vermenigvuldigd met wat de hand dan gemiddeld waard is. Elke steen die niet te zien is, heeft evenveel kans.',
  },
  payments: { seat: 'Speler', given: 'Antwoord', total: 'Wint of verliest' },

  hintsLeft: (left) => (left ? `Tip (nog ${number(left)})` : 'Geen tips meer'),
  found: (many) =>
    many ? `Hier ${many === 1 ? 'telt één ding' : `tellen ${number(many)} dingen`}.` : 'Hier telt niets.',
  fine: (amount) => `De boete voor deze fout: ${amount}.`,
  deadHand: 'Een dode, lange of korte hand betaalt, maar ontvangt niets.',
  hints: {
    waits: [
      'Leg de complete combinaties opzij. De rest laat zien waarop de hand wacht.',
      'Twee stenen van een reeks wachten aan beide kanten, aan één kant of in het midden; twee paren op een derde van een van beide; een losse steen op zijn paar.',
      'Deel de stenen ook eens anders in: een pung kan een paar en een deel van een reeks zijn.',
    ],
    discard: [
      'Welke steen kun je wegleggen zodat er nog maar één ontbreekt?',
      'Tel dan hoeveel winnende stenen er nog over zijn: vier van elk, min de stenen die al te zien zijn.',
      'Vergelijk daarna wat de hand waard zou zijn.',
    ],
    payments: [
      'Iedereen betaalt de winnaar. Is een van hen Oost, of is de winnaar Oost?',
      'Betaalt volgens deze regels de weglegger meer, of zelfs alles? Kost een zelf gepakte steen meer?',
      'Verrekenen de verliezers onderling, dan betaalt degene met minder punten het verschil.',
    ],
  },

  guide: {
    title: 'Samen tellen',
    step: (step, of) => `Vraag ${number(step)} van ${number(of)}`,
    question: (topic, unit) => {
      if (unit === 'value') return 'De punten, voor elke verdubbeling één keer verdubbeld: wat is de hand waard?';
      if (unit === 'limit') return 'Is het een limietspel? Zo ja, wat is het waard?';
      const many = unit === 'points' ? 'Hoeveel punten levert dat op?' : 'Hoeveel verdubbelingen levert dat op?';
      switch (topic) {
        case 'winning':
          return `Mahjong gemaakt? ${many}`;
        case 'sets':
          return `Zijn er pungs of kongs? ${many}`;
        case 'pairs':
          return `Is er een paar van draken, van de eigen wind of van de wind van de ronde? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Zijn er bloemen of seizoenen? ${many}`
            : `Is er een eigen bloem of seizoen bij, of zijn ze er alle vier? ${many}`;
        case 'wait':
          return `Kwam de winnende steen op een bijzondere manier? ${many}`;
        case 'own':
          return `Is er iets wat alleen aan deze tafel telt? ${many}`;
        default:
          return `Bekijk de hele hand. ${many}`;
      }
    },
    field: { points: 'Punten', doubles: 'Verdubbelingen', limit: 'Waarde', value: 'Waarde' },
    none: 'Nee, niets',
    next: 'Volgende vraag',
    fromHand: 'Antwoord uit de hand halen',
    counts: 'Wat hier telt',
    right: (answer) => `Goed: ${answer}.`,
    wrong: (text, answer) => `Niet ${text}, maar ${answer}.`,
    shown: (answer) => `De oplossing: ${answer}.`,
    amount: (amount, unit) =>
      unit === 'doubles' ? (amount ? doublings(amount) : 'geen verdubbeling') : points(amount),
    sums: (sum, doubles) => `Tot nu toe ${points(sum)} en ${doublings(doubles)}.`,
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `De hand telt ${points(value)}.${
        were(wrong, 'was fout', 'waren fout') + were(shown, 'werd getoond', 'werden getoond') ||
        ' Alle antwoorden waren goed.'
      }`;
    },
  },

  turn: (turn, of) => (of ? `Hand ${number(turn)} van ${number(of)}` : `Hand ${number(turn)}`),
  score: (right, done) => `${number(right)} van ${number(done)} in één keer goed`,
  finished: (right, of) =>
    of === 1 ? 'De hand is klaar.' : `Alle ${number(of)} handen zijn klaar: ${number(right)} in één keer goed.`,
  set: (solved, of, first) =>
    solved === of
      ? `Alle oefeningen zijn opgelost, ${number(first)} van de ${number(of)} in één keer.`
      : `${number(solved)} van ${number(of)} opgelost, ${number(first)} in één keer`,
  noHand: 'Deze oefening heeft nog geen hand.',
  required: 'Beantwoord de oefening.',
  errors: {
    ask: 'ask: “{found}” is onbekend, mogelijk is {expected}.',
    'ask-together': 'ask: “{found}” kan niet samen met {expected} worden gevraagd.',
    count: 'count: “{found}” is geen aantal handen zoals 10.',
    'no-fine': 'error: “{found}” kost aan deze tafel niets. Zet een boete in rules, zoals “{found}: 300 to each”.',
    'no-fines':
      'error: geen enkele fout kost iets aan deze tafel. Zet een boete in rules, zoals “false-win: 300 to each”.',
    'not-payments': 'error: een fout telt alleen bij betalingen. Zet er ask="payments" bij.',
    'too-long': 'want: {found} tekens, hooguit {most} is mogelijk.',
    'unknown-word': '{place}: “{found}” is onbekend, mogelijk is {expected}.',
    'unknown-award': 'want: “{found}” bestaat niet in deze regels.',
    'unknown-award-near': 'want: “{found}” bestaat niet in deze regels; bedoel je “{near}”?',
    'award-off': 'want: volgens deze regels telt “{found}” niet.',
    'award-off-loser': 'want: “{found}” telt alleen voor de winnaar.',
    'award-off-winner': 'want: “{found}” telt alleen voor verliezers.',
    'too-many-awards': 'want: {found} namen, hooguit {most} is mogelijk.',
    range: '{place}: “{found}” is geen bereik; schrijf hele getallen tot en met {most}, zoals 3, 2-4 of 3+.',
    'no-limit': 'want: deze regels hebben geen limiet.',
    'nothing-found': 'Er is volgens deze regels geen hand gevonden die mahjong mag maken.',
    'not-found': 'Er is geen hand gevonden met {found}: misschien sluiten de wensen elkaar volgens deze regels uit.',
    answer: '{place}: “{found}” is geen antwoord.',
    'nothing-to-check': '{place}: hier is niets na te kijken.',
  },
};
