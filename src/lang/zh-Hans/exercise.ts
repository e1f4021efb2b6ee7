// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 练习的简体中文。随 `<mj-exercise>` 加载。 */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { list, number, winds } from './hand.js';

const asks: Record<Asked, string> = {
  points: '这手牌有几点？',
  doubles: '几番？',
  value: '值多少？',
  awards: '计哪些项目？',
  waits: '听哪些牌？',
  discard: '打哪张最好？',
  payments: '各家输赢多少？',
};

const fields: Record<Asked, string> = {
  points: '点数',
  doubles: '番数',
  value: '总值',
  awards: '项目',
  waits: '听牌',
  discard: '打牌',
  payments: '输赢',
};

const points = (value: number): string => `${number(value)} 点`;
const times = (value: number): string => (value ? `${number(value)} 番` : '0 番');

export const zhHansExercise: ExerciseTexts = {
  caption: '练习',
  question: (all) =>
    all.join(' ') === 'points doubles value' ? '这手牌有几点，几番，值多少？' : all.map((one) => asks[one]).join(''),
  fields,
  payment: (seat) => `${winds[seat]}家`,
  paymentHelp: '各家合计的输赢；输的写负号，如 −40。',
  holds: (seat, value) => `${winds[seat]}家：${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder ? `${winds[winner]}家和${winds[discarder]}家打出的牌。` : `${winds[winner]}家自摸。`,
  erred: (seat, error, dead) => `${winds[seat]}家出错：${error}${dead ? `（${dead}）` : ''}。`,

  check: '检查',
  hint: '提示',
  show: '看答案',
  next: '下一手',
  again: '重新开始',

  correct: '对了。',
  wrong: (wrong, of) => (of > 1 ? `还不对：${number(of)} 个答案中错了 ${number(wrong)} 个。` : '还不对。'),
  isRight: (part, text) => `${part}：${text}，对。`,
  isWrong: (part, text) => `${part}：${text}，不对。`,
  shouldBe: (part, text, expected) => `${part}：${text} 不对，应是 ${expected}。`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `不算${list(names.map((name) => `“${name}”`))}就是这个数。是不是漏了？`;
      case 'not-doubled':
        return '这是点数，还没有算番。';
      case 'multiplied':
        return '你乘了番数；每番乘二。';
      case 'not-rounded':
        return '这里的规则要取整。';
      case 'not-limited':
        return '超过了满贯。';
      case 'not-fined':
        return '没有算罚点。';
    }
  },
  right: (names) => `对：${names}。`,
  missing: (many) => `还缺 ${number(many)} 个。`,
  missingNames: (names) => `缺：${names}。`,
  wrongNames: (names) => `错：${names}。`,
  noAnswer: '还没有作答。',
  limitHand: '这是满贯牌，点数和番数都不计。',

  answer: '逐行的答案',
  columns: { line: '项目', worth: '计', sum: '累计' },
  had: '你答对了。',
  missed: '你漏了。',
  notGiven: '这手牌不计',
  waits: { tile: '听牌', left: '剩', value: '值：和别家／自摸' },
  discards: {
    tile: '打',
    waits: '之后听',
    left: '剩',
    average: '期望',
    none: '还没有听牌',
    best: '最好',
    note: '期望：接下来四张中出现所听的牌的机会，乘以那时牌的平均值。没看见的牌，每张的机会相同。',
  },
  payments: { seat: '各家', given: '你的答案', total: '输赢' },

  hintsLeft: (left) => (left ? `提示（还有 ${number(left)} 个）` : '没有提示了'),
  found: (many) => (many ? `这里有：${number(many)} 项。` : '这里没有。'),
  fine: (amount) => `这项错误的罚点：${amount}。`,
  deadHand: '犯规和大小相公，付而不收。',
  hints: {
    waits: [
      '先把已完成的面子放一边，看剩下的在等什么。',
      '顺子的两张等两头、一头或中间；两个对子等其中之一成刻；单张等成对。',
      '换个方式分：刻子也可以是一对和顺子的一部分。',
    ],
    discard: ['打哪些牌之后只差一张？', '再数各剩几张：每种四张，减去看得见的。', '然后比较和了值多少。'],
    payments: [
      '各家都付给和家。其中有没有庄家？',
      '这里的规则，点炮的多付还是独付？自摸多付吗？',
      '输家之间若要结算，少的付差额。',
    ],
  },

  guide: {
    title: '一步一步计',
    step: (step, of) => `第 ${number(step)} 题，共 ${number(of)} 题`,
    question: (topic, unit) => {
      if (unit === 'value') return '点数，每番乘二。这手牌值多少？';
      if (unit === 'limit') return '是满贯牌吗？是的话，值多少？';
      const many = unit === 'points' ? '得几点？' : '几番？';
      switch (topic) {
        case 'winning':
          return `和了吗？${many}`;
        case 'sets':
          return `有刻子或杠吗？${many}`;
        case 'pairs':
          return `将牌是三元牌、门风或圈风吗？${many}`;
        case 'bonus':
          return unit === 'points' ? `有花牌或季牌吗？${many}` : `有自己的花或季，或四张齐全吗？${many}`;
        case 'wait':
          return `和张来得特别吗？${many}`;
        case 'own':
          return `有这桌自订的项目吗？${many}`;
        default:
          return `看整手牌：${many}`;
      }
    },
    field: { points: '点', doubles: '番', limit: '值', value: '总值' },
    none: '没有',
    next: '下一题',
    fromHand: '看答案',
    counts: '这里计什么',
    right: (answer) => `对：${answer}。`,
    wrong: (text, answer) => `不是 ${text}，是 ${answer}。`,
    amount: (amount, unit) => (unit === 'doubles' ? times(amount) : points(amount)),
    sums: (sum, doubles) => `到此 ${points(sum)}，${times(doubles)}。`,
    shown: (answer) => `答案：${answer}。`,
    done: (value, wrong, shown) => {
      const faults = wrong ? `错了 ${number(wrong)} 题。` : '';
      return `这手牌值 ${points(value)}。${faults + (shown ? `看了 ${number(shown)} 题的答案。` : '') || '全部答对。'}`;
    },
  },

  turn: (turn, of) => (of ? `第 ${number(turn)} 手，共 ${number(of)} 手` : `第 ${number(turn)} 手`),
  score: (right, done) => `做了 ${number(done)} 手，一次就对 ${number(right)} 手`,
  finished: (right, of) => (of === 1 ? '这手做完了。' : `${number(of)} 手都做完了：一次就对 ${number(right)} 手。`),
  set: (solved, of, first) =>
    solved === of
      ? `全部解出了：${number(of)} 题中一次就对 ${number(first)} 题。`
      : `${number(of)} 题解出 ${number(solved)} 题，一次就对 ${number(first)} 题`,
  noHand: '没有可出题的牌。',
  required: '请作答。',
  errors: {
    ask: 'ask：没有“{found}”，可用 {expected}。',
    'ask-together': 'ask：“{found}”不能和 {expected} 一起问。',
    count: 'count：“{found}”不是手数，应如 10。',
    'no-fine': 'error：这一桌“{found}”不罚点。请在 rules 加上罚点，如“{found}: 300 to each”。',
    'no-fines': 'error：这一桌没有罚点。请在 rules 加上，如“false-win: 300 to each”。',
    'not-payments': 'error：出错只影响付点，请加上 ask="payments"。',
    'too-long': 'want：有 {found} 个字符，最多能读 {most} 个。',
    'unknown-word': '{place}：没有“{found}”，可用 {expected}。',
    'unknown-award': 'want：这里的规则没有“{found}”。',
    'unknown-award-near': 'want：这里的规则没有“{found}”，是不是“{near}”？',
    'award-off': 'want：这里的规则不计“{found}”。',
    'award-off-loser': 'want：“{found}”只有和家计。',
    'award-off-winner': 'want：“{found}”只有输家计。',
    'too-many-awards': 'want：最多 {most} 个项目，这里有 {found} 个。',
    range: '{place}：“{found}”不是范围；请写不超过 {most} 的整数，如 3、2-4 或 3+。',
    'no-limit': 'want：这里的规则没有满贯。',
    'nothing-found': '在这里的规则下，找不到可以和的牌。',
    'not-found': '找不到合乎 {found} 的牌：在这里的规则下可能互相排斥。',
    answer: '{place}：“{found}”不是答案。',
    'nothing-to-check': '{place}：没有可以对照的。',
  },
};
