/** Deutsch: die Abrechnung. */
import { capital, list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';

const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east'
    ? `weil Ost ${from === 'east' ? 'zahlt' : 'erhält'}`
    : kind === 'discarder'
      ? 'für die Ablage'
      : 'für den Schlussziegel von der Mauer';

function arithmetic(payment: Payment, setOff: number, names: Readonly<Record<Wind, string>>): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${number(amount)} für ${names[from]}`));
  if (reason === 'pao') return `${number(factors[0]?.times ?? 1)} × Limit ${number(value)}`;
  const doubled = factors.map(
    (one, place) => `${place ? 'noch einmal verdoppelt' : 'verdoppelt'}, ${because(one, payment)}`,
  );
  const start =
    reason === 'difference'
      ? `Differenz der beiden Hände${doubled.length ? ` ${number(value)}` : ''}`
      : setOff
        ? `${number(value + setOff)} minus ${number(setOff)} für die eigene kurze Hand`
        : number(value);
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join(', ') : '';
}

export const settlement: Texts['settlement'] = {
  caption: 'Wer zahlt an wen',
  columns: { payment: 'Zahlung', seat: 'Platz', hand: 'Hand', total: 'Summe' },
  payment: (payment, setOff, names = winds) => {
    const { from, to, amount, reason } = payment;
    const why = {
      win: '',
      difference: '',
      pao: ' für alle drei (gefährliches Spiel, 包)',
      'dead-hand': ' für eine ungültige Hand',
      debt: ' anstelle eines anderen (gefährliches Spiel, 包)',
      fine: ' als Strafe',
    }[reason];
    const sum = arithmetic(payment, setOff, names);
    return `${names[from]} zahlt an ${names[to]} ${number(amount)}${why}${sum ? `: ${sum}` : ''}.`;
  },
  soFar: (sums) => `Bisher: ${list(sums)}.`,
  winner: 'Gewinner',
  discarder: 'hat abgelegt',
  pao: 'Zahlt für alle',
  dead: { foul: 'ungültige Hand', long: 'lange Hand', short: 'kurze Hand' },
  washout: 'Unentschieden: Niemand zahlt.',
  nothing: 'Niemand zahlt etwas.',
  empty: 'Noch keine Hände zum Abrechnen.',
  lastGood: 'Darunter steht die letzte gültige Abrechnung.',
  steps: 'Zahlung für Zahlung',
  step: (step, of) => `Zahlung ${number(step)} von ${number(of)}`,
  back: 'Zurück',
  next: 'Weiter',
  all: 'Alle',
  nobody: 'niemand',
  selfDraw: 'von der Mauer',
  unnamed: 'nicht genannt',
  handOf: (seat) => `Hand von ${winds[seat]}`,
  alive: 'im Spiel',
  valueOf: (seat) => `Wert der Hand von ${winds[seat]}`,
  enterTiles: 'Ziegel eingeben',
  enterNumber: 'Zahl eingeben',
  compared: 'Nach anderen Regeln',
  thisTable: 'Dieser Tisch',
  otherRules: (clauses) => capital(list(clauses)),
};
