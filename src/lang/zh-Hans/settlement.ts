// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 付点。 */
import { list, number, winds } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';

/** 为什么加倍。 */
const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east' ? `庄家${from === 'east' ? '付' : '收'}` : kind === 'discarder' ? '点炮' : '自摸';

/** 点数怎么来的；就是原来的点数时不说。 */
function arithmetic(payment: Payment, setOff: number, nameOf: (seat: Wind) => string): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `代${nameOf(from)}付 ${number(amount)} 点`));
  if (reason === 'pao') return `满贯 ${number(value)} 点的 ${number(factors[0]?.times ?? 1)} 倍`;
  const doubled = factors.map((one) => `${because(one, payment)}加倍`);
  const start =
    reason === 'difference'
      ? `两家之差${doubled.length ? ` ${number(value)} 点` : ''}`
      : `${number(value + setOff)} 点${setOff ? `减去自己的 ${number(setOff)} 点` : ''}`;
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join('，') : '';
}

export const settlement: Texts['settlement'] = {
  caption: '谁付谁',
  columns: { payment: '付点', seat: '座位', hand: '牌', total: '合计' },
  payment: (payment, setOff, names) => {
    const nameOf = (seat: Wind): string => names?.[seat] ?? `${winds[seat]}家`;
    const { from, to, amount, reason } = payment;
    const why = {
      win: '',
      difference: '',
      pao: '（包，一人付三家）',
      'dead-hand': '（犯规）',
      debt: '（包，代人付）',
      fine: '（罚点）',
    }[reason];
    const sum = arithmetic(payment, setOff, nameOf);
    return `${nameOf(from)}付${nameOf(to)} ${number(amount)} 点${why}${sum ? `：${sum}` : ''}。`;
  },
  soFar: (sums) => `至此：${list(sums)}。`,
  winner: '和牌',
  discarder: '点炮',
  pao: '包牌',
  dead: { foul: '犯规', long: '大相公', short: '小相公' },
  washout: '流局：各家都不付。',
  nothing: '各家都不付。',
  empty: '还没有牌可结算。',
  lastGood: '下面显示上一次能结算的结果。',
  steps: '逐笔',
  step: (step, of) => `第 ${number(step)} 笔，共 ${number(of)} 笔`,
  back: '上一笔',
  next: '下一笔',
  all: '全部',
  nobody: '无人',
  selfDraw: '自摸',
  unnamed: '未指明',
  handOf: (seat) => `${winds[seat]}家的牌`,
  alive: '正常',
  valueOf: (seat) => `${winds[seat]}家的牌值多少点`,
  enterTiles: '输入牌张',
  enterNumber: '输入点数',
  compared: '别家规则',
  thisTable: '本桌',
  otherRules: (clauses) => clauses.join('，'),
};
