/** What is said about payments. */
import type { Payment, Wind } from '../core/index.js';
import { clauses } from './marks.js';
import type { settlement as english } from './texts/en/settlement.js';

export function settlementTexts(language: string, say: typeof english, list: (items: readonly string[]) => string) {
  /** How the amount is calculated; empty if it is simply the value. */
  function arithmetic(payment: Payment, setOff: number, nameOf: (seat: Wind) => string): string {
    const { from, reason, value, factors, shares } = payment;
    if (shares) return list(shares.map((one) => say.share(one.amount, nameOf(one.from))));
    if (reason === 'pao') return say.limits(factors[0]?.times ?? 1, value, !factors[0]);
    const isDifference = reason === 'difference';
    const doubled = factors.map(({ kind }, place) =>
      say.doubled(say.because(kind, from === 'east'), place > 0, isDifference),
    );
    if (!setOff && !doubled.length && !isDifference) return '';
    const start = isDifference
      ? say.difference(doubled.length ? value : undefined)
      : setOff
        ? say.setOff(value + setOff, setOff)
        : say.amount(value);
    return clauses([start, ...doubled], language);
  }
  return {
    ...say,
    /** East pays South 60: 30, doubled because East pays. `setOff` is the amount a short hand may withhold; `names` replace seats. */
    payment: (payment: Payment, setOff: number, names?: Readonly<Record<Wind, string>>): string => {
      const { from, to, amount, reason, value, factors } = payment;
      const nameOf = (seat: Wind): string => names?.[seat] ?? say.player(seat);
      return reason === 'tally'
        ? say.tally(nameOf(to), amount, factors.length ? value : undefined)
        : say.pays(nameOf(from), nameOf(to), amount, say.why[reason] ?? '', arithmetic(payment, setOff, nameOf));
    },
  };
}
