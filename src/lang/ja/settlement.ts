/** Japanese: the settlement. That losers settle with one another is not usual in Japan: it is put in plain words. */
import { list, number, points, seat } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';
import { settlement as settlementTexts } from '../texts/ja/settlement.js';
import type { Part } from '../types.js';

/** Why a payment is doubled. */
const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east' ? `親の${from === 'east' ? '払い' : '受け取り'}` : kind === 'discarder' ? '放銃' : 'ツモ';

/** How the amount is calculated; empty if it is simply the value. */
function arithmetic(payment: Payment, setOff: number, nameOf: (seat: Wind) => string): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${nameOf(from)}の分${points(amount)}`));
  if (reason === 'pao') return `満貫${points(value)}の${number(factors[0]?.times ?? 1)}倍`;
  const doubled = factors.map((one) => `${because(one, payment)}で2倍`);
  const start =
    reason === 'difference'
      ? `2人の差${doubled.length ? points(value) : ''}`
      : `${points(value + setOff)}${setOff ? `から自分の手の${points(setOff)}を引く` : ''}`;
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join('、') : '';
}

export const settlement = {
  ...settlementTexts,
  payment: (payment, setOff, names) => {
    const nameOf = (one: Wind): string => names?.[one] ?? seat(one);
    const { from, to, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${nameOf(to)}は${points(amount)}を加える${factors.length ? `：${points(value)}、親は2倍` : ''}。`;
    const why = {
      win: '',
      difference: '',
      pao: '（包、3人分の責任払い）',
      'dead-hand': '（和了放棄の手）',
      debt: '（包、他家の分）',
      fine: '（罰符）',
    }[reason];
    const sum = arithmetic(payment, setOff, nameOf);
    return `${nameOf(from)}から${nameOf(to)}へ${points(amount)}${why}${sum ? `：${sum}` : ''}。`;
  },
  otherRules: (clauses) => clauses.join('、'),
} satisfies Part<Texts['settlement']>;
