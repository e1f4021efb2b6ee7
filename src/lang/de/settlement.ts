/** Deutsch: die Abrechnung. */
import { capital, list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';
import { settlement as settlementTexts } from '../texts/de/settlement.js';
import type { Part } from '../types.js';

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

export const settlement = {
  ...settlementTexts,
  payment: (payment, setOff, names = winds) => {
    const { from, to, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${names[to]} schreibt ${number(amount)} an${factors.length ? `: ${number(value)}, verdoppelt für Ost` : ''}.`;
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
  otherRules: (clauses) => capital(list(clauses)),
} satisfies Part<Texts['settlement']>;
