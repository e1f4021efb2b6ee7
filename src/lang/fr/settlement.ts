/** French: the settlement. */
import { capital, list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';
import { settlement as settlementTexts } from '../texts/fr/settlement.js';
import type { Part } from '../types.js';

const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east'
    ? `parce qu’Est ${from === 'east' ? 'paie' : 'reçoit'}`
    : kind === 'discarder'
      ? 'pour la défausse'
      : 'pour la tuile gagnante piochée';

function arithmetic(payment: Payment, setOff: number, names: Readonly<Record<Wind, string>>): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${number(amount)} pour ${names[from]}`));
  if (reason === 'pao') return `${number(factors[0]?.times ?? 1)} × la limite de ${number(value)}`;
  const doubled = factors.map((one, place) => `${place ? 'doublé encore' : 'doublé'} ${because(one, payment)}`);
  const start =
    reason === 'difference'
      ? `écart${doubled.length ? ` de ${number(value)}` : ''} entre les deux mains`
      : setOff
        ? `${number(value + setOff)} moins ${number(setOff)} pour sa propre main courte`
        : number(value);
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join(', ') : '';
}

export const settlement = {
  ...settlementTexts,
  payment: (payment, setOff, names = winds) => {
    const { from, to, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${names[to]} marque ${number(amount)}${factors.length ? ` : ${number(value)}, doublé pour Est` : ''}.`;
    const why = {
      win: '',
      difference: '',
      pao: ' pour les trois perdants (jeu dangereux, 包)',
      'dead-hand': ' pour une main fautive',
      debt: ' à la place d’un autre (jeu dangereux, 包)',
      fine: ' de pénalité',
    }[reason];
    const sum = arithmetic(payment, setOff, names);
    return `${names[from]} paie ${number(amount)} à ${names[to]}${why}${sum ? ` : ${sum}` : ''}.`;
  },
  otherRules: (clauses) => capital(list(clauses)),
} satisfies Part<Texts['settlement']>;
