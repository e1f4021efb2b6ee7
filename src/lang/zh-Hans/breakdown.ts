// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 计点。 */
import { bonusName, group, list, number, tile } from './hand.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';

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

export const breakdown: CountTexts['breakdown'] = {
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
  doublesCap: (most) => `最多计 ${number(most)} 番`,
  roundedTotal: '进位到十',
  limitCut: (limit) => `满贯 ${number(limit)} 点`,
  value: '得点',
  nothing: '这手牌没有可计的点。',
  nothingIn: { points: '没有点。', doubles: '没有番。', 'limit-hands': '没有满贯牌。' },
  steps: (steps) => steps.map(number).join('变'),
  whyNot: '为什么没有',
  otherReadings: '其他拆法',
  whatIf: '如果',
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
