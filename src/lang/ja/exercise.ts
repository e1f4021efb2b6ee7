/** Japanese: exercises. They load with `<mj-exercise>`. */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { base, doublings, list, number, points, seat } from './hand.js';

const asks: Record<Asked, string> = {
  points: 'この手は何符ですか？',
  doubles: '何翻ですか？',
  value: '何点ですか？',
  awards: 'どの項目がつきますか？',
  waits: 'この手の待ちは何ですか？',
  discard: 'どの牌を捨てるのが最善ですか？',
  payments: 'それぞれの収支は何点ですか？',
};

const fields: Record<Asked, string> = {
  points: '符',
  doubles: '翻',
  value: '得点',
  awards: '項目',
  waits: '待ち',
  discard: '捨て牌',
  payments: '収支',
};

const quoted = (names: readonly string[]): string => list(names.map((name) => `「${name}」`));

export const jaExercise: ExerciseTexts = {
  caption: '練習問題',
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'この手は何符、何翻で、何点ですか？'
      : all.map((one) => asks[one]).join(''),
  fields,
  payment: seat,
  paymentHelp: '各自の収支の合計。失う点は −40 のようにマイナスをつけます。',
  holds: (one, value) => `${seat(one)}：${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder ? `${seat(winner)}が${seat(discarder)}からロンしました。` : `${seat(winner)}がツモ和了しました。`,
  erred: (one, error, dead) => `${seat(one)}の反則：${error}${dead && dead !== error ? `（${dead}）` : ''}。`,

  check: '答え合わせ',
  hint: 'ヒント',
  show: '答えを見る',
  next: '次の手',
  again: '最初から',

  correct: '正解です。',
  wrong: (wrong, of) =>
    of > 1 ? `まだ正解ではありません。${number(of)}問中${number(wrong)}問が違います。` : 'まだ正解ではありません。',
  isRight: (part, text) => `${part}：「${text}」は正解です。`,
  isWrong: (part, text) => `${part}：「${text}」は違います。`,
  shouldBe: (part, text, expected) => `${part}：「${text}」ではなく、${expected}です。`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `${quoted(names)}を除けば、その数になります。数え忘れていませんか？`;
      case 'not-doubled':
        return 'それは符です。まだ翻を数えていません。';
      case 'multiplied':
        return '翻数を掛けています。1翻ごとに2倍にします。';
      case 'not-rounded':
        return 'このルールでは端数を丸めます。';
      case 'not-limited':
        return '満貫を超えています。';
      case 'not-fined':
        return '罰符が入っていません。';
    }
  },
  right: (names) => `正解：${names}。`,
  missing: (many) => `あと${number(many)}個足りません。`,
  missingNames: (names) => `不足：${names}。`,
  wrongNames: (names) => `誤り：${names}。`,
  noAnswer: 'まだ答えていません。',
  limitHand: 'これは役満貫なので、符と翻は関係ありません。',

  answer: '答え（1行ずつ）',
  columns: { line: '項目', worth: '符・翻', sum: '累計' },
  had: '正しく答えた項目です。',
  missed: '答えから抜けていた項目です。',
  notGiven: 'この手にはつかない',
  waits: { tile: '待ち', left: '残り', value: '得点（ロン／ツモ）' },
  discards: {
    tile: '捨て牌',
    waits: '待ち',
    left: '残り',
    average: '期待値',
    none: '聴牌しない',
    best: '最善',
    note: '期待値：次の4枚に和了牌がある確率に、そのときの平均点を掛けたもの。見えていない牌は、どれも同じ確率で次に出るものとします。',
  },
  payments: { seat: '席', given: 'あなたの答え', total: '収支' },

  hintsLeft: (left) => (left ? `ヒント（あと${number(left)}回）` : 'ヒントはもうありません'),
  found: (many) => (many ? `ここでは${number(many)}項目がつきます。` : 'ここでは何もつきません。'),
  fine: (amount) => `この反則の罰符：${amount}。`,
  deadHand: '錯和・多牌・少牌の手は、払うだけで受け取れません。',
  hints: {
    waits: [
      '完成した面子を除き、残りの牌が何を待っているかを見ましょう。',
      '順子になりかけの2枚は両面・辺張・嵌張待ち、対子2組は双碰待ち、単独の1枚は単騎待ちです。',
      '分け方を変えてみましょう。刻子は、対子と順子の一部かもしれません。',
    ],
    discard: [
      'どれを捨てれば、あと1枚で和了になりますか？',
      'その中で、和了牌が何枚残っているか数えましょう。各4枚から、見えている牌を引きます。',
      '次に、和了したときの得点を比べましょう。',
    ],
    payments: [
      '全員が和了者に払います。和了者や払う人の中に親はいますか？',
      'このルールでは、放銃者は多く払いますか、それとも1人で払いますか？ ツモなら多くもらえますか？',
      '和了していない者同士で精算するなら、少ない人が差を払います。',
    ],
  },

  guide: {
    title: '一緒に数える',
    step: (step, of) => `${number(of)}問中${number(step)}問目`,
    question: (topic, unit) => {
      if (unit === 'value') return '符を1翻ごとに2倍にします。この手は何点ですか？';
      if (unit === 'limit') return '役満貫ですか？ そうなら、いくらですか？';
      const many = unit === 'points' ? '何符つきますか？' : '何翻つきますか？';
      switch (topic) {
        case 'winning':
          return `和了していますか？ ${many}`;
        case 'sets':
          return `刻子や槓子がありますか？ ${many}`;
        case 'pairs':
          return `三元牌、自風、場風の対子がありますか？ ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `花牌や季節牌がありますか？ ${many}`
            : `自分の花牌や季節牌、または4枚揃いがありますか？ ${many}`;
        case 'wait':
          return `特別な形や状況での和了ですか？ ${many}`;
        case 'own':
          return `この卓の独自の役がありますか？ ${many}`;
        default:
          return `手全体を見てください。${many}`;
      }
    },
    field: { points: '符', doubles: '翻', limit: '得点', value: '得点' },
    none: 'いいえ、ありません',
    next: '次の問題',
    fromHand: '手牌から答えを出す',
    counts: 'ここで数えるもの',
    right: (answer) => `正解：${answer}。`,
    wrong: (text, answer) => `${text}ではなく、${answer}です。`,
    amount: (amount, unit) =>
      unit === 'doubles' ? doublings(amount) : unit === 'points' ? base(amount) : points(amount),
    sums: (sum, doubles) => `ここまで${base(sum)}${doublings(doubles)}です。`,
    shown: (answer) => `答え：${answer}。`,
    done: (value, wrong, shown) => {
      const faults = wrong ? `間違いは${number(wrong)}問でした。` : '';
      return `この手は${points(value)}です。${faults + (shown ? `答えを見たのは${number(shown)}問でした。` : '') || '全問正解です。'}`;
    },
  },

  turn: (turn, of) => (of ? `${number(of)}問中${number(turn)}問目` : `第${number(turn)}問`),
  score: (right, done) => `${number(done)}問中${number(right)}問に一度で正解`,
  finished: (right, of) =>
    of === 1 ? '1問が終わりました。' : `${number(of)}問が終わりました。${number(right)}問に一度で正解しました。`,
  set: (solved, of, first) =>
    solved === of
      ? `全問解けました。${number(of)}問中${number(first)}問は一度で正解です。`
      : `${number(of)}問中${number(solved)}問を解き、${number(first)}問は一度で正解`,
  noHand: 'まだ問題がありません。',
  required: '問題に答えてください。',
  errors: {
    ask: 'ask：「{found}」は使えません。使えるのは{expected}です。',
    'ask-together': 'ask：「{found}」は{expected}と一緒には使えません。',
    count: 'count：「{found}」は問題数ではありません（例：10）。',
    'no-fine':
      'error：この卓では「{found}」に罰符がありません。rules に「{found}: 300 to each」のように加えてください。',
    'no-fines': 'error：この卓には罰符がありません。rules に「false-win: 300 to each」のように加えてください。',
    'not-payments': 'error：反則は点数のやり取りだけに関わります。ask="payments" を指定してください。',
    'too-long': 'want：{found}文字ありますが、読めるのは{most}文字までです。',
    'unknown-word': '{place}：「{found}」は使えません。使えるのは{expected}です。',
    'unknown-award': 'want：このルールに「{found}」はありません。',
    'unknown-award-near': 'want：このルールに「{found}」はありません。「{near}」のことですか？',
    'award-off': 'want：このルールでは「{found}」を数えません。',
    'award-off-loser': 'want：「{found}」は和了者だけにつきます。',
    'award-off-winner': 'want：「{found}」は和了していない人だけにつきます。',
    'too-many-awards': 'want：指定できるのは{most}項目までですが、{found}項目あります。',
    range: '{place}：「{found}」は範囲ではありません。3、2-4、3+ のように、{most}以下の整数で書いてください。',
    'no-limit': 'want：このルールに満貫はありません。',
    'nothing-found': 'このルールで和了できる手が見つかりませんでした。',
    'not-found': '{found}に合う手が見つかりませんでした。このルールでは両立しないのかもしれません。',
    answer: '{place}：「{found}」は答えになりません。',
    'nothing-to-check': '{place}：照らし合わせるものがありません。',
  },
};
