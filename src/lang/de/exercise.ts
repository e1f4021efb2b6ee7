/** Deutsch: Übungen. Lädt mit `<mj-exercise>`. */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { capital, list, number, winds } from './hand.js';
import { doublings, points } from './count.js';

const asks: Record<Asked, string> = {
  points: 'Wie viele Punkte hat die Hand?',
  doubles: 'Wie viele Verdopplungen?',
  value: 'Was ist sie wert?',
  awards: 'Welche Wertungen erzielt sie?',
  waits: 'Welche Ziegel vollenden diese Hand?',
  discard: 'Welchen Ziegel legt man am besten ab?',
  payments: 'Was gewinnt oder verliert jeder?',
};

const fields: Record<Asked, string> = {
  points: 'Punkte',
  doubles: 'Verdopplungen',
  value: 'Wert',
  awards: 'Wertungen',
  waits: 'Schlussziegel',
  discard: 'Ablage',
  payments: 'Zahlungen',
};

const answers = (many: number): string => (many === 1 ? 'eine Antwort' : `${number(many)} Antworten`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `„${text}“`);

export const deExercise: ExerciseTexts = {
  caption: 'Übung',
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Wie viele Punkte hat die Hand, wie viele Verdopplungen, und was ist sie wert?'
      : all.map((one) => asks[one]).join(' '),
  fields,
  payment: (seat) => winds[seat],
  paymentHelp: 'Was jeder insgesamt gewinnt oder verliert; ein Verlust mit Minuszeichen, etwa −40.',
  holds: (seat, value) => `${winds[seat]}: ${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder
      ? `${winds[winner]} gewinnt mit einer Ablage von ${winds[discarder]}.`
      : `${winds[winner]} gewinnt von der Mauer.`,
  erred: (seat, error, dead) => `${winds[seat]} hat einen Fehler gemacht: ${error}${dead ? ` (${dead})` : ''}.`,

  check: 'Prüfen',
  hint: 'Tipp',
  show: 'Lösung zeigen',
  next: 'Nächste Hand',
  again: 'Von vorn',

  correct: 'Richtig.',
  wrong: (wrong, of) =>
    of > 1
      ? `Noch nicht: ${number(wrong)} von ${number(of)} Antworten ${wrong === 1 ? 'ist' : 'sind'} falsch.`
      : 'Noch nicht.',
  isRight: (part, text) => `${part}: ${given(text)} ist richtig.`,
  isWrong: (part, text) => `${part}: ${given(text)} ist falsch.`,
  shouldBe: (part, text, expected) => `${part}: ${given(text)} ist falsch, richtig ist ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Ohne ${list(names.map((name) => `„${name}“`))} wäre es richtig. Vergessen?`;
      case 'not-doubled':
        return 'Das sind die Punkte. Die Verdopplungen fehlen noch.';
      case 'multiplied':
        return 'Das ist mit der Zahl der Verdopplungen multipliziert. Jede Verdopplung multipliziert mit zwei.';
      case 'not-rounded':
        return 'Diese Regeln runden das Ergebnis.';
      case 'not-limited':
        return 'Das ist mehr als das Limit.';
      case 'not-fined':
        return 'Das ist ohne die Strafen gerechnet.';
    }
  },
  right: (names) => `Richtig: ${names}.`,
  missing: (many) => `Es ${many === 1 ? 'fehlt' : 'fehlen'} ${answers(many)}.`,
  missingNames: (names) => `Es fehlt: ${names}.`,
  wrongNames: (names) => `Falsch: ${names}.`,
  noAnswer: 'Noch nichts beantwortet.',
  limitHand: 'Das ist eine Limithand; Punkte und Verdopplungen spielen keine Rolle.',

  answer: 'Die Lösung, Zeile für Zeile',
  columns: { line: 'Wertung', worth: 'Wert', sum: 'Bisher' },
  had: 'Das war dabei.',
  missed: 'Das hat gefehlt.',
  notGiven: 'Erzielt diese Hand nicht',
  waits: { tile: 'Schlussziegel', left: 'Übrig', value: 'Wert, abgelegt / von der Mauer' },
  discards: {
    tile: 'Ablage',
    waits: 'Dann vollendet die Hand',
    left: 'Übrig',
    average: 'Wert',
    none: 'noch nichts',
    best: 'am besten',
    note: 'Wert: die Chance, dass unter den nächsten vier Ziegeln ein Schlussziegel ist, multipliziert mit dem, was die Hand dann im Mittel wert ist. Jeder Ziegel, der nicht zu sehen ist, kommt mit gleicher Wahrscheinlichkeit.',
  },
  payments: { seat: 'Spieler', given: 'Antwort', total: 'Gewinnt oder verliert' },

  hintsLeft: (left) => (left ? `Tipp (noch ${number(left)})` : 'Keine Tipps mehr'),
  found: (many) =>
    many
      ? `Hier ${many === 1 ? 'gibt es eine Wertung' : `gibt es ${number(many)} Wertungen`}.`
      : 'Hier gibt es nichts.',
  fine: (amount) => `Die Strafe für diesen Fehler: ${amount}.`,
  deadHand: 'Eine ungültige, lange oder kurze Hand zahlt, erhält aber nichts.',
  hints: {
    waits: [
      'Die fertigen Figuren beiseitelegen. Der Rest zeigt, worauf die Hand wartet.',
      'Zwei Ziegel einer Folge warten an beiden Enden, an einem oder in der Mitte; zwei Paare auf einen dritten von beiden; ein einzelner auf sein Paar.',
      'Die Ziegel auch anders gruppieren: Ein Pung kann ein Paar und Teil einer Folge sein.',
    ],
    discard: [
      'Nach welchen Ablagen fehlt nur noch ein Ziegel?',
      'Bei diesen zählen, wie viele Schlussziegel übrig sind: vier von jeder Art, abzüglich der sichtbaren.',
      'Dann vergleichen, was die Hand wert wäre.',
    ],
    payments: [
      'Alle zahlen an den Gewinner. Ist einer von ihnen Ost, oder ist es der Gewinner?',
      'Zahlt nach diesen Regeln mehr, wer abgelegt hat, oder sogar allein? Kostet ein Gewinn von der Mauer mehr?',
      'Rechnen die Verlierer untereinander ab, zahlt die Differenz, wer weniger hat.',
    ],
  },

  guide: {
    title: 'Gemeinsam zählen',
    step: (step, of) => `Frage ${number(step)} von ${number(of)}`,
    question: (topic, unit) => {
      if (unit === 'value') return 'Die Punkte, für jede Verdopplung einmal verdoppelt: Was ist die Hand wert?';
      if (unit === 'limit') return 'Ist es eine Limithand? Wenn ja, was ist sie wert?';
      const many = unit === 'points' ? 'Wie viele Punkte bringt das?' : 'Wie viele Verdopplungen bringt das?';
      switch (topic) {
        case 'winning':
          return `Mah-Jongg gemacht? ${many}`;
        case 'sets':
          return `Gibt es Pungs oder Kongs? ${many}`;
        case 'pairs':
          return `Gibt es ein Paar aus Drachen, ein Paar des eigenen Windes oder des Rundenwindes? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Gibt es Blumen oder Jahreszeiten? ${many}`
            : `Sind eigene Blumen oder Jahreszeiten dabei, oder alle vier? ${many}`;
        case 'wait':
          return `Kam der Schlussziegel auf besondere Weise? ${many}`;
        case 'own':
          return `Erzielt die Hand eine eigene Wertung dieses Tisches? ${many}`;
        default:
          return `Die ganze Hand ansehen. ${many}`;
      }
    },
    field: { points: 'Punkte', doubles: 'Verdopplungen', limit: 'Wert', value: 'Wert' },
    none: 'Nein, nichts',
    next: 'Nächste Frage',
    fromHand: 'Aus der Hand beantworten',
    counts: 'Was hier zählt',
    right: (answer) => `Richtig: ${answer}.`,
    wrong: (text, answer) => `Nicht ${text}, sondern ${answer}.`,
    shown: (answer) => `Die Lösung: ${answer}.`,
    amount: (amount, unit) =>
      unit === 'doubles' ? (amount ? doublings(amount) : 'keine Verdopplung') : points(amount),
    sums: (sum, doubles) => `Bisher ${points(sum)} und ${doublings(doubles)}.`,
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `Die Hand zählt ${points(value)}.${
        were(wrong, 'war falsch', 'waren falsch') + were(shown, 'wurde gezeigt', 'wurden gezeigt') ||
        ' Alle Antworten waren richtig.'
      }`;
    },
  },

  turn: (turn, of) => (of ? `Hand ${number(turn)} von ${number(of)}` : `Hand ${number(turn)}`),
  score: (right, done) => `${number(right)} von ${number(done)} beim ersten Versuch richtig`,
  finished: (right, of) =>
    of === 1
      ? 'Die Hand ist fertig.'
      : `Alle ${number(of)} Hände sind fertig: ${number(right)} beim ersten Versuch richtig.`,
  set: (solved, of, first) =>
    solved === of
      ? `Alle Übungen sind gelöst, ${number(first)} von ${number(of)} beim ersten Versuch.`
      : `${number(solved)} von ${number(of)} gelöst, ${number(first)} beim ersten Versuch`,
  noHand: 'Diese Übung hat noch keine Hand.',
  required: 'Bitte die Übung beantworten.',
  errors: {
    ask: 'ask: „{found}“ ist unbekannt. Möglich: {expected}.',
    'ask-together': 'ask: „{found}“ lässt sich nicht zusammen mit {expected} fragen.',
    count: 'count: „{found}“ ist keine Anzahl von Händen wie 10.',
    'no-fine':
      'error: „{found}“ kostet an diesem Tisch nichts. In rules eine Strafe ergänzen, etwa „{found}: 300 to each“.',
    'no-fines':
      'error: An diesem Tisch kostet kein Fehler etwas. In rules eine Strafe ergänzen, etwa „false-win: 300 to each“.',
    'not-payments': 'error: Ein Fehler zählt nur bei Zahlungen. Dazu ask="payments" setzen.',
    'too-long': 'want: {found} Zeichen, höchstens {most} sind möglich.',
    'unknown-word': '{place}: „{found}“ ist unbekannt. Möglich: {expected}.',
    'unknown-award': 'want: Diese Regeln haben keine Wertung „{found}“.',
    'unknown-award-near': 'want: Diese Regeln haben keine Wertung „{found}“; gemeint ist vielleicht „{near}“.',
    'award-off': 'want: Nach diesen Regeln zählt „{found}“ nicht.',
    'award-off-loser': 'want: „{found}“ zählt nur für den Gewinner.',
    'award-off-winner': 'want: „{found}“ zählt nur für Verlierer.',
    'too-many-awards': 'want: {found} Wertungen, höchstens {most} sind möglich.',
    range: '{place}: „{found}“ ist kein Bereich; ganze Zahlen bis {most}, etwa 3, 2-4 oder 3+.',
    'no-limit': 'want: Diese Regeln haben kein Limit.',
    'nothing-found': 'Nach diesen Regeln war keine Hand zu finden, die Mah-Jongg machen darf.',
    'not-found': 'Keine Hand mit {found} gefunden. Vielleicht schließen die Wünsche nach diesen Regeln einander aus.',
    answer: '{place}: „{found}“ ist keine Antwort.',
    'nothing-to-check': '{place}: Hier gibt es nichts zu prüfen.',
  },
};
