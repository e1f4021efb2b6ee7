/** English texts for settlements. */
import { capital, count, list, number, winds } from './hand.js';
import type { DeadHand, Factor, Payment, Wind } from '../../core/index.js';

/** Why a payment is multiplied. */
const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east'
    ? `because East ${from === 'east' ? 'pays' : 'receives'}`
    : kind === 'discarder'
      ? 'for the discard'
      : 'for the self-draw';

/** How the amount is calculated; empty if it is simply the value. */
function arithmetic(payment: Payment, setOff: number, names: Readonly<Record<Wind, string>>): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${number(amount)} for ${names[from]}`));
  if (reason === 'pao') return `${factors[0] ? count(factors[0].times, 'time') : 'once'} the limit of ${number(value)}`;
  const doubled = factors.map((one, place) => `${place ? 'and again' : 'doubled'} ${because(one, payment)}`);
  const start =
    reason === 'difference'
      ? `the difference ${doubled.length ? `of ${number(value)}` : 'between their hands'}`
      : setOff
        ? `${number(value + setOff)} minus ${number(setOff)} for their own short hand`
        : number(value);
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join(', ') : '';
}

export const settlement = {
  caption: 'Who pays whom',
  columns: { payment: 'Payment', seat: 'Seat', hand: 'Hand', total: 'Total' },
  /** East pays South 60: 30, doubled because East pays. `setOff` is the amount a short hand may withhold; `names` replace seats. */
  payment: (payment: Payment, setOff: number, names: Readonly<Record<Wind, string>> = winds): string => {
    const { from, to, amount, reason } = payment;
    const why = {
      win: '',
      difference: '',
      pao: ' for all three (pao, 包)',
      'dead-hand': ' for a dead hand',
      debt: ' in place of another (pao, 包)',
      fine: ' as a fine',
    }[reason];
    const sum = arithmetic(payment, setOff, names);
    return `${names[from]} pays ${names[to]} ${number(amount)}${why}${sum ? `: ${sum}` : ''}.`;
  },
  /** The running totals after some of the payments. */
  soFar: (sums: readonly string[]): string => `So far: ${list(sums)}.`,
  winner: 'winner',
  discarder: 'discarder',
  /** Label of a choice: who pays for all (pao). */
  pao: 'Pays for all',
  dead: { foul: 'foul hand', long: 'long hand', short: 'short hand' } satisfies Record<DeadHand, string>,
  washout: 'No winner, so nobody pays.',
  /** There is a winner but no payment. */
  nothing: 'Nobody pays anything.',
  empty: 'No hands to settle yet.',
  /** Shown above the last valid view. */
  lastGood: 'The last valid settlement is shown below.',
  steps: 'Payment by payment',
  step: (step: number, of: number): string => `Payment ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  all: 'All',
  nobody: 'nobody',
  selfDraw: 'self-drawn',
  /** The hand was won on a discard, but the discarder is not specified. */
  unnamed: 'not named',
  /** Label of a select: whether East's hand is dead. */
  handOf: (seat: Wind): string => `${winds[seat]}’s hand`,
  alive: 'in play',
  /** Label of the number field of a seat. */
  valueOf: (seat: Wind): string => `Value of ${winds[seat]}’s hand`,
  /** Buttons that switch a seat between a number and tiles. */
  enterTiles: 'Enter tiles',
  enterNumber: 'Enter a number',
  compared: 'Under other rules',
  thisTable: 'This table',
  /** Column heading: what other rules declare, as the clauses made by `difference`. */
  otherRules: (clauses: readonly string[]): string => capital(list(clauses)),
};
