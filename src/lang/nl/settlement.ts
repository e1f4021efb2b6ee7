/** Dutch: settling a hand. */
import { capital, list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';

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

export const settlement: Texts['settlement'] = {
  caption: 'Wie betaalt aan wie',
  columns: { payment: 'Betaling', seat: 'Plaats', hand: 'Hand', total: 'Totaal' },
  payment: (payment, setOff, names = winds) => {
    const { from, to, amount, reason } = payment;
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
  soFar: (sums) => `Tot nu toe: ${list(sums)}.`,
  winner: 'winnaar',
  discarder: 'legde weg',
  pao: 'Betaalt voor allen',
  dead: { foul: 'dode hand', long: 'lange hand', short: 'korte hand' },
  washout: 'Remise: niemand betaalt.',
  nothing: 'Niemand betaalt iets.',
  empty: 'Nog geen handen om te verrekenen.',
  lastGood: 'Hieronder staat de laatste geldige verrekening.',
  steps: 'Betaling voor betaling',
  step: (step, of) => `Betaling ${number(step)} van ${number(of)}`,
  back: 'Terug',
  next: 'Verder',
  all: 'Alles',
  nobody: 'niemand',
  selfDraw: 'zelf gepakt',
  unnamed: 'niet genoemd',
  handOf: (seat) => `Hand van ${winds[seat]}`,
  alive: 'in het spel',
  valueOf: (seat) => `Waarde van de hand van ${winds[seat]}`,
  enterTiles: 'Stenen invoeren',
  enterNumber: 'Getal invoeren',
  compared: 'Volgens andere regels',
  thisTable: 'Deze tafel',
  otherRules: (clauses) => capital(list(clauses)),
};
