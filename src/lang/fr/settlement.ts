/** French: the settlement. */
import { capital, list, number, of, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';

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

export const settlement: Texts['settlement'] = {
  caption: 'Qui paie qui',
  columns: { payment: 'Paiement', seat: 'Place', hand: 'Main', total: 'Total' },
  payment: (payment, setOff, names = winds) => {
    const { from, to, amount, reason } = payment;
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
  soFar: (sums) => `Jusqu’ici : ${list(sums)}.`,
  winner: 'gagnant',
  discarder: 'a écarté',
  pao: 'Paie pour tous',
  dead: { foul: 'main fautive', long: 'main longue', short: 'main courte' },
  washout: 'Manche nulle : personne ne paie.',
  nothing: 'Personne ne paie rien.',
  empty: 'Pas encore de mains à régler.',
  lastGood: 'Le dernier règlement valable est affiché ci-dessous.',
  steps: 'Paiement par paiement',
  step: (step, of) => `Paiement ${number(step)} sur ${number(of)}`,
  back: 'Précédent',
  next: 'Suivant',
  all: 'Tout',
  nobody: 'personne',
  selfDraw: 'piochée',
  unnamed: 'non précisé',
  handOf: (seat) => `Main ${of(winds[seat])}`,
  alive: 'en jeu',
  valueOf: (seat) => `Valeur de la main ${of(winds[seat])}`,
  enterTiles: 'Entrer les tuiles',
  enterNumber: 'Entrer un nombre',
  compared: 'Selon d’autres règles',
  thisTable: 'Cette table',
  otherRules: (clauses) => capital(list(clauses)),
};
