/** Settling up at the end of a game. */
import { shown } from '../errors.js';
import { GameError } from './errors.js';

/** What one player pays another to settle a game. Players are numbered 0 to 3. */
export interface PaymentToSettle {
  from: number;
  to: number;
  amount: number;
}

/** Totals may have up to six decimal places; less than that is an error of floating point. */
const LEAST = 5e-7;

/** See `fewestPayments` in `core/game.ts`. */
export function fewestPayments(totals: readonly number[]): PaymentToSettle[] {
  const isFour = Array.isArray(totals) && totals.length === 4 && totals.every(Number.isFinite);
  const least = isFour ? Math.max(LEAST, ...totals.map((total) => Math.abs(total) * 1e-9)) : LEAST;
  if (!isFour || Math.abs(totals.reduce((sum, total) => sum + total, 0)) > least)
    throw new GameError('wrong-shape', {
      place: 'totals',
      expected: 'four numbers that add up to zero',
      found: shown(totals),
    });
  const left = [...totals];
  const payments: PaymentToSettle[] = [];
  const pay = (from: number, to: number): void => {
    const amount = Math.min(-left[from], left[to]);
    // Whole points stay whole.
    payments.push({ from, to, amount: Number(amount.toFixed(6)) });
    left[from] += amount;
    left[to] -= amount;
  };
  const owing = (): number[] => [0, 1, 2, 3].filter((player) => left[player] < -least);
  const owed = (): number[] => [0, 1, 2, 3].filter((player) => left[player] > least);
  // Two players who settle with each other leave a smaller table; if none can, each payment settles one player.
  for (const from of owing()) {
    const to = owed().find((player) => Math.abs(left[player] + left[from]) <= least);
    if (to !== undefined) pay(from, to);
  }
  const most = (players: readonly number[]): number | undefined =>
    [...players].sort((one, other) => Math.abs(left[other]) - Math.abs(left[one]))[0];
  for (let from = most(owing()), to = most(owed()); from !== undefined && to !== undefined;) {
    pay(from, to);
    [from, to] = [most(owing()), most(owed())];
  }
  return payments;
}
