/** 付點。 */
import { list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';
import { settlement as settlementTexts } from '../texts/zh-Hant/settlement.js';
import type { Part } from '../types.js';

/** 為什麼加倍。 */
const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east' ? `莊家${from === 'east' ? '付' : '收'}` : kind === 'discarder' ? '放銃' : '自摸';

/** 點數怎麼來的；就是原來的點數時不說。 */
function arithmetic(payment: Payment, setOff: number, nameOf: (seat: Wind) => string): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `代${nameOf(from)}付 ${number(amount)} 點`));
  if (reason === 'pao') return `滿貫 ${number(value)} 點的 ${number(factors[0]?.times ?? 1)} 倍`;
  const doubled = factors.map((one) => `${because(one, payment)}加倍`);
  const start =
    reason === 'difference'
      ? `兩家之差${doubled.length ? ` ${number(value)} 點` : ''}`
      : `${number(value + setOff)} 點${setOff ? `減去自己的 ${number(setOff)} 點` : ''}`;
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join('，') : '';
}

export const settlement = {
  ...settlementTexts,
  payment: (payment, setOff, names) => {
    const nameOf = (seat: Wind): string => names?.[seat] ?? `${winds[seat]}家`;
    const { from, to, amount, reason, value, factors } = payment;
    if (reason === 'tally')
      return `${nameOf(to)}記 ${number(amount)} 點${factors.length ? `：${number(value)} 點，莊家加倍` : ''}。`;
    const why = {
      win: '',
      difference: '',
      pao: '（包，一人付三家）',
      'dead-hand': '（犯規）',
      debt: '（包，代人付）',
      fine: '（罰點）',
    }[reason];
    const sum = arithmetic(payment, setOff, nameOf);
    return `${nameOf(from)}付${nameOf(to)} ${number(amount)} 點${why}${sum ? `：${sum}` : ''}。`;
  },
  otherRules: (clauses) => clauses.join('，'),
} satisfies Part<Texts['settlement']>;
