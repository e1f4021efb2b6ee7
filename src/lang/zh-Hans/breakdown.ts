// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 计点。 */
import { bonusName, group, groups, list, number, tile } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, Texts } from '../types.js';

const countWords: CountWords = {
  points: (points) => `${number(points)} 点`,
  rounded: (base) => `取整为 ${number(base)} 点`,
  doubled: (doubles, doubled) => `${number(doubles)} 番为 ${number(doubled)} 点`,
  roundedUp: (total) => `进位为 ${number(total)} 点`,
  cut: (value) => `以满贯 ${number(value)} 点为限`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}：${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}，${number(figures.value)} 点`}。`
    : `${summarySteps(figures, countWords).join('，')}。`;

export const breakdown: Texts['breakdown'] = {
  caption: ({ won }, name) => `${won ? '和牌' : '手牌'}计点（${profile(name)}规则）`,
  summary,
  columns: { award: '项目', worth: '点／番', running: '累计' },
  sections: { points: '点', doubles: '番', 'limit-hands': '满贯牌' },
  unit: () => '点',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: '底点',
  roundedBase: '取整到十',
  doublesCap: (most) => options['limit-doubles'].number(most),
  roundedTotal: '进位到十',
  limitCut: (limit) => `满贯 ${number(limit)} 点`,
  value: '得点',
  nothing: '这手牌没有可计的点。',
  nothingIn: { points: '没有点。', doubles: '没有番。', 'limit-hands': '没有满贯牌。' },
  steps: (steps) => steps.map(number).join('变'),

  inProfile: (name, given) => `${profile(name)}规则：${worth(given)}。`,
  source: (source) => `出处：${source}。`,
  schoolsDiffer: (others) =>
    `其他规则：${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
      )
      .join('；')}。`,

  whyNot: '为什么没有',
  missed: (award, why) => `${award}：${why.join('，')}。`,
  showAll: (all) => `显示全部 ${number(all)} 项`,

  otherReadings: '其他拆法',
  otherReading: (read) => `${groups(read)}。`,
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `以${groups(has)}代替${groups(insteadOf)}。`
      : completed && completedInstead
        ? `和张凑成的是${groups([completed])}，不是${groups([completedInstead])}。`
        : '',
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `上面的拆法多 ${number(more)} 点。`;
    const why =
      chosen.total > other.total
        ? `上面的拆法总点较高，${number(chosen.total)} 点`
        : chosen.base > other.base
          ? `上面的拆法底点较高，${number(chosen.base)} 点`
          : '怎样拆都可以';
    return `两种拆法都是 ${number(chosen.value)} 点；${why}。`;
  },

  whatIf: '如果',
  whatIfWin: '和法',
  whatIfSeat: '门风',
  whatIfRound: '圈风',
  whatIfBonus: '多一张花',
  noBonus: '不加',
  whatIfReset: '还原',
  whatIfValue: (before, after) =>
    before === after ? `仍是 ${number(after)} 点。` : `${number(before)} 点变为 ${number(after)} 点。`,
  changed: ({ label, before, after }) =>
    `${label}：` +
    (before && after ? `${worth(before)} → ${worth(after)}` : after ? `加 ${worth(after)}` : `减 ${worth(before!)}`),
  unchanged: '各项不变。',

  compared: '比较',
  comparedSummary: (values) => values.map(compared).join('；') + '。',
  comparedCaption: '同一手牌，各家规则',
  differs: '不同',
  notGiven: '没有',
  mayNotGoOut: '不能和',
  limit: '满贯',

  copyText: '复制文字',
  copyMarkdown: '复制 Markdown',
  copied: '已复制。',
  notCopied: '无法写入剪贴板，请自行复制：',

  walk: '逐项',
  walkStep: (step, of) => `第 ${number(step)} 项，共 ${number(of)} 项`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}：${worth(given)}${steps.length ? `，累计 ${number(steps.at(-1)!)}` : ''}。`
      : `${label}：${steps.map(number).join('变')}。`,
  back: '上一项',
  next: '下一项',
  all: '全部',

  notLoaded: '这一部分无法加载，请检查网络后再试。',
  unknownWord: (attribute, found, expected) => `${attribute}：没有“${found}”，可用的是${list(expected)}。`,

  lastGood: '下面显示上一次能计点的手牌。',
  unknownRules: (name) => `这里没有计点所用的“${name}”规则，因此不作说明。`,
};
