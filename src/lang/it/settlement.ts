/** Italian: the settlement. */
import { capital, list, number, to, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';
import { settlement as settlementTexts } from '../texts/it/settlement.js';
import type { Part } from '../types.js';

const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east'
    ? `perché Est ${from === 'east' ? 'paga' : 'riscuote'}`
    : kind === 'discarder'
      ? 'per lo scarto'
      : 'per la tessera di chiusura pescata';

function arithmetic(payment: Payment, setOff: number, names: Readonly<Record<Wind, string>>): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${number(amount)} per ${names[from]}`));
  if (reason === 'pao') return `${number(factors[0]?.times ?? 1)} × il limite di ${number(value)}`;
  const participle = reason === 'difference' ? 'raddoppiata' : 'raddoppiato';
  const doubled = factors.map((one, place) => `${place ? 'di nuovo ' : ''}${participle} ${because(one, payment)}`);
  const start =
    reason === 'difference'
      ? `differenza${doubled.length ? ` di ${number(value)}` : ''} tra le due mani`
      : setOff
        ? `${number(value + setOff)} meno ${number(setOff)} per la propria mano da piccolo signore`
        : number(value);
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join(', ') : '';
}

export const settlement = {
  ...settlementTexts,
  payment: (payment, setOff, names = winds) => {
    const { from, to: receiver, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${names[receiver]} segna ${number(amount)}${factors.length ? `: ${number(value)}, raddoppiato per Est` : ''}.`;
    const why = {
      win: '',
      difference: '',
      pao: ' per tutti e tre (gioco pericoloso, 包)',
      'dead-hand': ' per una mano non valida',
      debt: ' al posto di un altro (gioco pericoloso, 包)',
      fine: ' di penalità',
    }[reason];
    const sum = arithmetic(payment, setOff, names);
    return `${names[from]} paga ${number(amount)} ${to(names[receiver])}${why}${sum ? `: ${sum}` : ''}.`;
  },
  otherRules: (clauses) => capital(list(clauses)),
} satisfies Part<Texts['settlement']>;
