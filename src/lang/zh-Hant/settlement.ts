/** 付點。 */
import { list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';

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

export const settlement: Texts['settlement'] = {
  caption: '誰付誰',
  columns: { payment: '付點', seat: '座位', hand: '牌', total: '合計' },
  payment: (payment, setOff, names) => {
    const nameOf = (seat: Wind): string => names?.[seat] ?? `${winds[seat]}家`;
    const { from, to, amount, reason } = payment;
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
  soFar: (sums) => `至此：${list(sums)}。`,
  winner: '和牌',
  discarder: '放銃',
  pao: '包牌',
  dead: { foul: '犯規', long: '大相公', short: '小相公' },
  washout: '流局：各家都不付。',
  nothing: '各家都不付。',
  empty: '還沒有牌可結算。',
  lastGood: '下面顯示上一次能結算的結果。',
  steps: '逐筆',
  step: (step, of) => `第 ${number(step)} 筆，共 ${number(of)} 筆`,
  back: '上一筆',
  next: '下一筆',
  all: '全部',
  nobody: '無人',
  selfDraw: '自摸',
  unnamed: '未指明',
  handOf: (seat) => `${winds[seat]}家的牌`,
  alive: '正常',
  valueOf: (seat) => `${winds[seat]}家的牌值多少點`,
  enterTiles: '輸入牌張',
  enterNumber: '輸入點數',
  compared: '別家規則',
  thisTable: '本桌',
  otherRules: (clauses) => clauses.join('，'),
};
