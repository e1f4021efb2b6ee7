// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 計點。 */
import { bonusName, group, groups, list, number, tile } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, Texts } from '../types.js';

const countWords: CountWords = {
  points: (points) => `${number(points)} 點`,
  rounded: (base) => `取整為 ${number(base)} 點`,
  doubled: (doubles, doubled) => `${number(doubles)} 番為 ${number(doubled)} 點`,
  roundedUp: (total) => `進位為 ${number(total)} 點`,
  cut: (value) => `以滿糊 ${number(value)} 點為限`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}：${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}，${number(figures.value)} 點`}。`
    : `${summarySteps(figures, countWords).join('，')}。`;

export const breakdown: Texts['breakdown'] = {
  caption: ({ won }, name) => `${won ? '食糊' : '手牌'}計點（${profile(name)}規則）`,
  summary,
  columns: { award: '項目', worth: '點／番', running: '累計' },
  sections: { points: '點', doubles: '番', 'limit-hands': '滿糊牌' },
  unit: () => '點',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: '底點',
  roundedBase: '取整到十',
  doublesCap: (most) => options['limit-doubles'].number(most),
  roundedTotal: '進位到十',
  limitCut: (limit) => `滿糊 ${number(limit)} 點`,
  value: '得點',
  nothing: '這手牌沒有可計的點。',
  nothingIn: { points: '沒有點。', doubles: '沒有番。', 'limit-hands': '沒有滿糊牌。' },
  steps: (steps) => steps.map(number).join('變'),

  inProfile: (name, given) => `${profile(name)}規則：${worth(given)}。`,
  source: (source) => `出處：${source}。`,
  schoolsDiffer: (others) =>
    `其他規則：${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
      )
      .join('；')}。`,

  whyNot: '為什麼沒有',
  missed: (award, why) => `${award}：${why.join('，')}。`,
  showAll: (all) => `顯示全部 ${number(all)} 項`,

  otherReadings: '其他拆法',
  otherReading: (read) => `${groups(read)}。`,
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `以${groups(has)}代替${groups(insteadOf)}。`
      : completed && completedInstead
        ? `糊牌湊成的是${groups([completed])}，不是${groups([completedInstead])}。`
        : '',
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `上面的拆法多 ${number(more)} 點。`;
    const why =
      chosen.total > other.total
        ? `上面的拆法總點較高，${number(chosen.total)} 點`
        : chosen.base > other.base
          ? `上面的拆法底點較高，${number(chosen.base)} 點`
          : '怎樣拆都可以';
    return `兩種拆法都是 ${number(chosen.value)} 點；${why}。`;
  },

  whatIf: '如果',
  whatIfWin: '食糊方式',
  whatIfSeat: '門風',
  whatIfRound: '圈風',
  whatIfBonus: '多一張花',
  noBonus: '不加',
  whatIfReset: '還原',
  whatIfValue: (before, after) =>
    before === after ? `仍是 ${number(after)} 點。` : `${number(before)} 點變為 ${number(after)} 點。`,
  changed: ({ label, before, after }) =>
    `${label}：` +
    (before && after ? `${worth(before)} → ${worth(after)}` : after ? `加 ${worth(after)}` : `減 ${worth(before!)}`),
  unchanged: '各項不變。',

  compared: '比較',
  comparedSummary: (values) => values.map(compared).join('；') + '。',
  comparedCaption: '同一手牌，各家規則',
  differs: '不同',
  notGiven: '沒有',
  mayNotGoOut: '不能食糊',
  limit: '滿糊',

  copyText: '複製文字',
  copyMarkdown: '複製 Markdown',
  copied: '已複製。',
  notCopied: '無法寫入剪貼簿，請自行複製：',

  walk: '逐項',
  walkStep: (step, of) => `第 ${number(step)} 項，共 ${number(of)} 項`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}：${worth(given)}${steps.length ? `，累計 ${number(steps.at(-1)!)}` : ''}。`
      : `${label}：${steps.map(number).join('變')}。`,
  back: '上一項',
  next: '下一項',
  all: '全部',

  notLoaded: '這一部分無法載入，請檢查網絡後再試。',
  unknownWord: (attribute, found, expected) => `${attribute}：沒有「${found}」，可用的是${list(expected)}。`,

  lastGood: '下面顯示上一次能計點的手牌。',
  unknownRules: (name) => `這裡沒有計點所用的「${name}」規則，因此不作說明。`,
};
