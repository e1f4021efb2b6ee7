/** English texts for settlements. */
import { capital, count, list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import { settlement as settlementTexts } from '../texts/en/settlement.js';

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
  ...settlementTexts,
  /** East pays South 60: 30, doubled because East pays. `setOff` is the amount a short hand may withhold; `names` replace seats. */
  payment: (payment: Payment, setOff: number, names: Readonly<Record<Wind, string>> = winds): string => {
    const { from, to, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${names[to]} scores ${number(amount)}${factors.length ? `: ${number(value)}, doubled for East` : ''}.`;
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
  /** Column heading: what other rules declare, as the clauses made by `difference`. */
  otherRules: (clauses: readonly string[]): string => capital(list(clauses)),
};
