// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 練習的繁體中文。隨 `<mj-exercise>` 載入。 */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { list, number, winds } from './hand.js';

const asks: Record<Asked, string> = {
  points: '這手牌有幾點？',
  doubles: '幾番？',
  value: '值多少？',
  awards: '計哪些項目？',
  waits: '叫哪些牌？',
  discard: '打哪張最好？',
  payments: '各家輸贏多少？',
};

const fields: Record<Asked, string> = {
  points: '點數',
  doubles: '番數',
  value: '總值',
  awards: '項目',
  waits: '叫糊',
  discard: '打牌',
  payments: '輸贏',
};

const points = (value: number): string => `${number(value)} 點`;
const times = (value: number): string => (value ? `${number(value)} 番` : '0 番');

export const zhHKExercise: ExerciseTexts = {
  caption: '練習',
  question: (all) =>
    all.join(' ') === 'points doubles value' ? '這手牌有幾點，幾番，值多少？' : all.map((one) => asks[one]).join(''),
  fields,
  payment: (seat) => `${winds[seat]}家`,
  paymentHelp: '各家合計的輸贏；輸的寫負號，如 −40。',
  holds: (seat, value) => `${winds[seat]}家：${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder ? `${winds[winner]}家食${winds[discarder]}家打出的牌。` : `${winds[winner]}家自摸。`,
  erred: (seat, error, dead) => `${winds[seat]}家出錯：${error}${dead ? `（${dead}）` : ''}。`,

  check: '檢查',
  hint: '提示',
  show: '看答案',
  next: '下一手',
  again: '重新開始',

  correct: '對了。',
  wrong: (wrong, of) => (of > 1 ? `還不對：${number(of)} 個答案中錯了 ${number(wrong)} 個。` : '還不對。'),
  isRight: (part, text) => `${part}：${text}，對。`,
  isWrong: (part, text) => `${part}：${text}，不對。`,
  shouldBe: (part, text, expected) => `${part}：${text} 不對，應是 ${expected}。`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `不算${list(names.map((name) => `「${name}」`))}就是這個數。是不是漏了？`;
      case 'not-doubled':
        return '這是點數，還沒有算番。';
      case 'multiplied':
        return '你乘了番數；每番乘二。';
      case 'not-rounded':
        return '這裡的規則要取整。';
      case 'not-limited':
        return '超過了滿糊。';
      case 'not-fined':
        return '沒有算罰點。';
    }
  },
  right: (names) => `對：${names}。`,
  missing: (many) => `還缺 ${number(many)} 個。`,
  missingNames: (names) => `缺：${names}。`,
  wrongNames: (names) => `錯：${names}。`,
  noAnswer: '還沒有作答。',
  limitHand: '這是滿糊牌，點數和番數都不計。',

  answer: '逐行的答案',
  columns: { line: '項目', worth: '計', sum: '累計' },
  had: '你答對了。',
  missed: '你漏了。',
  notGiven: '這手牌不計',
  waits: { tile: '叫糊', left: '剩', value: '值：食糊／自摸' },
  discards: {
    tile: '打',
    waits: '之後叫',
    left: '剩',
    average: '期望',
    none: '還沒有叫糊',
    best: '最好',
    note: '期望：接下來四張中出現所叫的牌的機會，乘以那時牌的平均值。沒看見的牌，每張的機會相同。',
  },
  payments: { seat: '各家', given: '你的答案', total: '輸贏' },

  hintsLeft: (left) => (left ? `提示（還有 ${number(left)} 個）` : '沒有提示了'),
  found: (many) => (many ? `這裡有：${number(many)} 項。` : '這裡沒有。'),
  fine: (amount) => `這項錯誤的罰點：${amount}。`,
  deadHand: '犯規食糊大小相公，付而不收。',
  hints: {
    waits: [
      '先把已完成的面子放一邊，看剩下的在等什麼。',
      '順子的兩張等兩頭、一頭或中間；兩個對子等其中之一成刻；單張等成對。',
      '換個方式分：刻子也可以是一對和順子的一部分。',
    ],
    discard: ['打哪些牌之後只差一張？', '再數各剩幾張：每種四張，減去看得見的。', '然後比較食糊後值多少。'],
    payments: [
      '各家都付給食糊者。其中有沒有莊家？',
      '這裡的規則，出銃的多付還是獨付？自摸多付嗎？',
      '輸家之間若要結算，少的付差額。',
    ],
  },

  guide: {
    title: '一步一步計',
    step: (step, of) => `第 ${number(step)} 題，共 ${number(of)} 題`,
    question: (topic, unit) => {
      if (unit === 'value') return '點數，每番乘二。這手牌值多少？';
      if (unit === 'limit') return '是滿糊牌嗎？是的話，值多少？';
      const many = unit === 'points' ? '得幾點？' : '幾番？';
      switch (topic) {
        case 'winning':
          return `食糊嗎？${many}`;
        case 'sets':
          return `有刻子或槓嗎？${many}`;
        case 'pairs':
          return `眼是三元牌、門風或圈風嗎？${many}`;
        case 'bonus':
          return unit === 'points' ? `有花牌或季牌嗎？${many}` : `有自己的花或季，或四張齊全嗎？${many}`;
        case 'wait':
          return `糊牌來得特別嗎？${many}`;
        case 'own':
          return `有這桌自訂的項目嗎？${many}`;
        default:
          return `看整手牌：${many}`;
      }
    },
    field: { points: '點', doubles: '番', limit: '值', value: '總值' },
    none: '沒有',
    next: '下一題',
    fromHand: '看答案',
    counts: '這裡計什麼',
    right: (answer) => `對：${answer}。`,
    wrong: (text, answer) => `不是 ${text}，是 ${answer}。`,
    amount: (amount, unit) => (unit === 'doubles' ? times(amount) : points(amount)),
    sums: (sum, doubles) => `到此 ${points(sum)}，${times(doubles)}。`,
    shown: (answer) => `答案：${answer}。`,
    done: (value, wrong, shown) => {
      const faults = wrong ? `錯了 ${number(wrong)} 題。` : '';
      return `這手牌值 ${points(value)}。${faults + (shown ? `看了 ${number(shown)} 題的答案。` : '') || '全部答對。'}`;
    },
  },

  turn: (turn, of) => (of ? `第 ${number(turn)} 手，共 ${number(of)} 手` : `第 ${number(turn)} 手`),
  score: (right, done) => `做了 ${number(done)} 手，一次就對 ${number(right)} 手`,
  finished: (right, of) => (of === 1 ? '這手做完了。' : `${number(of)} 手都做完了：一次就對 ${number(right)} 手。`),
  set: (solved, of, first) =>
    solved === of
      ? `全部解出了：${number(of)} 題中一次就對 ${number(first)} 題。`
      : `${number(of)} 題解出 ${number(solved)} 題，一次就對 ${number(first)} 題`,
  noHand: '沒有可出題的牌。',
  required: '請作答。',
  errors: {
    ask: 'ask：沒有「{found}」，可用 {expected}。',
    'ask-together': 'ask：「{found}」不能和 {expected} 一起問。',
    count: 'count：「{found}」不是手數，應如 10。',
    'no-fine': 'error：這一桌「{found}」不罰點。請在 rules 加上罰點，如「{found}: 300 to each」。',
    'no-fines': 'error：這一桌沒有罰點。請在 rules 加上，如「false-win: 300 to each」。',
    'not-payments': 'error：出錯只影響付點，請加上 ask="payments"。',
    'too-long': 'want：有 {found} 個字元，最多能讀 {most} 個。',
    'unknown-word': '{place}：沒有「{found}」，可用 {expected}。',
    'unknown-award': 'want：這裡的規則沒有「{found}」。',
    'unknown-award-near': 'want：這裡的規則沒有「{found}」，是不是「{near}」？',
    'award-off': 'want：這裡的規則不計「{found}」。',
    'award-off-loser': 'want：「{found}」只有食糊者計。',
    'award-off-winner': 'want：「{found}」只有輸家計。',
    'too-many-awards': 'want：最多 {most} 個項目，這裡有 {found} 個。',
    range: '{place}：「{found}」不是範圍；請寫不超過 {most} 的整數，如 3、2-4 或 3+。',
    'no-limit': 'want：這裡的規則沒有滿糊。',
    'nothing-found': '在這裡的規則下，找不到可以食糊的牌。',
    'not-found': '找不到合乎 {found} 的牌：在這裡的規則下可能互相排斥。',
    answer: '{place}：「{found}」不是答案。',
    'nothing-to-check': '{place}：沒有可以對照的。',
  },
};
