/** Dutch: settling a hand. */
import { capital, list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';
import { settlement as settlementTexts } from '../texts/nl/settlement.js';
import type { Part } from '../types.js';

const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east'
    ? `omdat Oost ${from === 'east' ? 'betaalt' : 'ontvangt'}`
    : kind === 'discarder'
      ? 'voor de weggelegde steen'
      : 'voor de zelf gepakte winnende steen';

function arithmetic(payment: Payment, setOff: number, names: Readonly<Record<Wind, string>>): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${number(amount)} voor ${names[from]}`));
  if (reason === 'pao') return `${number(factors[0]?.times ?? 1)} × de limiet van ${number(value)}`;
  const doubled = factors.map(
    (one, place) => `${place ? 'nog eens verdubbeld' : 'verdubbeld'} ${because(one, payment)}`,
  );
  const start =
    reason === 'difference'
      ? `het verschil tussen de twee handen${doubled.length ? `, ${number(value)}` : ''}`
      : setOff
        ? `${number(value + setOff)} min ${number(setOff)} voor de eigen korte hand`
        : number(value);
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join(', ') : '';
}

export const settlement = {
  ...settlementTexts,
  payment: (payment, setOff, names = winds) => {
    const { from, to, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${names[to]} schrijft ${number(amount)} op${factors.length ? `: ${number(value)}, verdubbeld voor Oost` : ''}.`;
    const why = {
      win: '',
      difference: '',
      pao: ' voor alle drie (gevaarlijk spel, 包)',
      'dead-hand': ' voor een dode hand',
      debt: ' in plaats van een ander (gevaarlijk spel, 包)',
      fine: ' als boete',
    }[reason];
    const sum = arithmetic(payment, setOff, names);
    return `${names[from]} betaalt ${names[to]} ${number(amount)}${why}${sum ? `: ${sum}` : ''}.`;
  },
  otherRules: (clauses) => capital(list(clauses)),
} satisfies Part<Texts['settlement']>;
