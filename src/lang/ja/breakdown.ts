/** Japanese: what a hand scores. */
import { base, bonusName, doublings, group, groups, list, number, points, tile } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, Texts } from '../types.js';

const countWords: CountWords = {
  points: base,
  rounded: (rounded) => `丸めて${base(rounded)}`,
  doubled: (doubles, doubled) => `${doublings(doubles)}で${points(doubled)}`,
  roundedUp: (total) => `切り上げて${points(total)}`,
  cut: (value) => `満貫打ち切りで${points(value)}`,
};

/** 52符、丸めて50符、2翻で200点。 */
const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}：${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}、${points(figures.value)}`}。`
    : `${summarySteps(figures, countWords).join('、')}。`;

/** 46から184に. */
const becomes = (steps: readonly number[]): string => steps.map(number).join('から') + (steps.length > 1 ? 'に' : '');

export const breakdown: Texts['breakdown'] = {
  caption: ({ won }, name) => `${won ? '和了した手' : '手牌'}の計算（${profile(name)}ルール）`,
  summary,
  columns: { award: '項目', worth: '符・翻', running: '累計' },
  sections: { points: '符', doubles: '翻', 'limit-hands': '役満貫' },
  unit: () => '点',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: '符の合計',
  roundedBase: '端数処理（一の位）',
  doublesCap: (most) => options['limit-doubles'].number(most),
  roundedTotal: '一の位を切り上げ',
  limitCut: (limit) => `満貫 ${points(limit)}`,
  value: '得点',
  nothing: 'この手には点になるものがありません。',
  nothingIn: { points: '符はありません。', doubles: '翻はありません。', 'limit-hands': '役満貫ではありません。' },
  steps: becomes,

  inProfile: (name, given) => `${profile(name)}ルール：${worth(given)}。`,
  source: (source) => `出典：${source}。`,
  schoolsDiffer: (others) =>
    `ほかのルール：${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
      )
      .join('、')}。`,

  whyNot: 'つかない理由',
  missed: (award, why) => `${award}：${why.join('、')}。`,
  showAll: (all) => `${number(all)}項目をすべて表示`,

  otherReadings: 'ほかの分け方',
  otherReading: (read) => `${groups(read)}。`,
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `${groups(insteadOf)}の代わりに${groups(has)}とした分け方です。`
      : completed && completedInstead
        ? `和了牌で完成するのは${group(completedInstead)}ではなく、${group(completed)}です。`
        : '',
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `上の分け方のほうが${points(more)}高くなります。`;
    const both = `どちらも${points(chosen.value)}`;
    if (chosen.total > other.total)
      return `${both}ですが、打ち切る前は上の分け方のほうが高く、${points(chosen.total)}です。`;
    return chosen.base > other.base
      ? `${both}ですが、符は上の分け方のほうが多く、${base(chosen.base)}です。`
      : `${both}で、違いはありません。`;
  },

  whatIf: 'もしも',
  whatIfWin: '和了り方',
  whatIfSeat: '自風',
  whatIfRound: '場風',
  whatIfBonus: '花牌をもう1枚',
  noBonus: 'なし',
  whatIfReset: '元に戻す',
  whatIfValue: (before, after) =>
    before === after ? `${points(after)}のままです。` : `${points(before)}が${points(after)}になります。`,
  changed: ({ label, before, after }) =>
    `${label}：` +
    (before && after
      ? `${worth(before)} → ${worth(after)}`
      : after
        ? `なし → ${worth(after)}`
        : `${worth(before!)} → なし`),
  unchanged: '項目は変わりません。',

  compared: '比較',
  comparedSummary: (values) => values.map(compared).join('。') + '。',
  comparedCaption: '同じ手のルール別比較',
  differs: '異なる',
  notGiven: 'なし',
  mayNotGoOut: '和了不可',
  limit: '満貫',

  copyText: 'テキストをコピー',
  copyMarkdown: 'Markdownをコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。下のテキストを選択してコピーしてください：',

  walk: '1行ずつ',
  walkStep: (step, of) => `${number(of)}行中${number(step)}行目`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}：${worth(given)}${steps.length ? `、ここまで${number(steps.at(-1)!)}` : ''}。`
      : `${label}：${becomes(steps)}。`,
  back: '前へ',
  next: '次へ',
  all: 'すべて',

  notLoaded: 'この部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  unknownWord: (attribute, found, expected) =>
    `${attribute}：「${found}」は使えません。${list(expected)}のどれかを指定してください。`,

  lastGood: '最後に計算できた手牌を下に表示しています。',
  unknownRules: (name) => `計算に使われたルール「${name}」がここにないため、ルールの説明は表示しません。`,
};
