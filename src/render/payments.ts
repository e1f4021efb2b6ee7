/** Payments between four seats, before anything is drawn: sums, and where the arrows around a table are. */
import { bySeat } from '../core/engine/tiles.js';
import { winds, type Payment, type Profile, type Settlement, type Table, type Wind } from '../core/index.js';
import { valueAt } from '../core/settlement/settle.js';
import type { TableTexts } from '../lang/types.js';

/** A payment as described to the reader. */
export interface LedgerPayment extends Payment {
  /** The amount that a short hand withholds from the payment. */
  setOff: number;
}

export type Totals = Settlement['totals'];

export interface Ledger {
  /** The values of the hands, with the limit applied. */
  values: Record<Wind, number>;
  payments: readonly LedgerPayment[];
}

/** The values of the hands, and the payments with what short hands withhold. */
export function ledgerOf({ scores }: Partial<Table>, { payments }: Settlement, profile: Profile): Ledger {
  const values = bySeat((seat) => valueAt(scores?.[seat] ?? 0, profile, seat));
  const setOff = ({ reason, to, value }: Payment): number =>
    reason === 'win' || reason === 'dead-hand' ? values[to] - value : 0;
  return { values, payments: payments.map((payment) => ({ ...payment, setOff: setOff(payment) })) };
}

/** A sum with its sign, as used in a settlement. */
export const signed = (amount: number, { number }: Pick<TableTexts, 'number'>): string =>
  (amount > 0 ? '+' : amount < 0 ? '−' : '') + number(Math.abs(amount));

/** From the bottom of a 200 × 200 square to the right, across or to the left: the arrow from edge to edge, and its head. */
const ways = [
  ['M140 199V170Q140 140 170 140H196', 'M190 134l7 6l-7 6'],
  ['M100 199V4', 'M94 10l6-7l6 7'],
  ['M60 199V170Q60 140 30 140H4', 'M10 134l-7 6l7 6'],
] as const;

/** Position of the amount: outside the bend in a corner; beside a straight arrow, on the payer's side of the middle. */
const corners = [
  [172, 172],
  [172, 28],
  [28, 28],
  [28, 172],
] as const;
const besideLines = [
  [107, 128],
  [128, 86],
  [107, 72],
  [72, 86],
] as const;

/** Where the points stand that a player adds: before them, in the order of the winds from the bottom. */
const fronts = [
  [100, 172],
  [172, 100],
  [100, 28],
  [28, 100],
] as const;

/** Payments that are not for the winning hand. */
const BETWEEN: readonly Payment['reason'][] = ['difference', 'debt', 'fine'];

/** The distance of amounts that share a place. */
const LINE = 14;

type Placed = Pick<Payment, 'from' | 'to'>;

/** Which of the ways a payment goes: to the right, across or to the left. */
const wayOf = ({ from, to }: Placed): number => (winds.indexOf(to) - winds.indexOf(from) + 3) % 4;

/** The amount stays upright: its position is rotated, not the text. */
function spotOf(payment: Placed): readonly [number, number] {
  const turns = winds.indexOf(payment.from);
  if (payment.from === payment.to) return fronts[turns]!;
  const way = wayOf(payment);
  return way === 1 ? besideLines[turns]! : corners[(way === 0 ? turns : turns + 3) % 4]!;
}

/** An arrow in a square of 200 × 200 with East at the bottom. */
export interface Arrow {
  amount: number;
  /** Degrees by which the line and its head are turned around the middle. */
  turned: number;
  line: string;
  head: string;
  /** The middle of the amount. */
  x: number;
  y: number;
  /** The amount stands beside an upright arrow: it begins at its place. */
  isBeside: boolean;
  isBetween: boolean;
}

export const arrowsOf = (payments: readonly Payment[]): Arrow[] =>
  payments.map((payment, place) => {
    const turns = winds.indexOf(payment.from);
    // Nobody pays what players add.
    const [line, head] = payment.from === payment.to ? ['', ''] : ways[wayOf(payment)]!;
    const isAcross = wayOf(payment) === 1;
    const spot = spotOf(payment);
    const [x, y] = spot;
    // Amounts at one place are below one another: around it in a corner, else away from the middle.
    const together = payments
      .map((other, index) => (spotOf(other) === spot ? index : -1))
      .filter((index) => index >= 0);
    const rows = together.indexOf(place) - (isAcross ? 0 : (together.length - 1) / 2);
    return {
      amount: payment.amount,
      turned: -90 * turns,
      line,
      head,
      x,
      y: y + (y < 100 ? -LINE : LINE) * rows,
      isBeside: isAcross && turns % 2 === 0,
      isBetween: BETWEEN.includes(payment.reason),
    };
  });
