/** Japanese: the settlement. That losers settle with one another is not usual in Japan: it is put in plain words. */
import { list, number, points, seat } from './hand.js';
import type { Factor, Payment, Wind } from '../../core/index.js';
import type { Texts } from '../types.js';

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

export const settlement: Texts['settlement'] = {
  caption: '点数の精算',
  columns: { payment: '支払い', seat: '席', hand: '手', total: '合計' },
  payment: (payment, setOff, names) => {
    const nameOf = (one: Wind): string => names?.[one] ?? seat(one);
    const { from, to, amount, reason } = payment;
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
  soFar: (sums) => `ここまで：${list(sums)}。`,
  winner: '和了者',
  discarder: '放銃者',
  pao: '包',
  dead: { foul: '錯和', long: '多牌', short: '少牌' },
  washout: '流局のため、支払いはありません。',
  nothing: '支払いはありません。',
  empty: '精算する手牌がまだありません。',
  lastGood: '最後に計算できた精算を下に表示しています。',
  steps: '1件ずつ',
  step: (step, of) => `${number(of)}件中${number(step)}件目`,
  back: '前へ',
  next: '次へ',
  all: 'すべて',
  nobody: 'なし',
  selfDraw: 'ツモ',
  unnamed: '指定なし',
  handOf: (one) => `${seat(one)}の手`,
  alive: '有効',
  valueOf: (one) => `${seat(one)}の得点`,
  enterTiles: '牌を入力',
  enterNumber: '点数を入力',
  compared: 'ほかのルールでは',
  thisTable: 'この卓',
  otherRules: (clauses) => clauses.join('、'),
};
