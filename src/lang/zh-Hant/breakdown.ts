/** 計點。 */
import { bonusName, group, list, number, tile } from './hand.js';
import { profile, rule, worth } from './count.js';
import { isLimitHand, summarySteps, type CountWords } from '../speech.js';
import type { SpokenCount, CountTexts } from '../types.js';

const countWords: CountWords = {
  points: (points) => `${number(points)} 點`,
  rounded: (base) => `取整為 ${number(base)} 點`,
  doubled: (doubles, doubled) => `${number(doubles)} 番為 ${number(doubled)} 點`,
  roundedUp: (total) => `進位為 ${number(total)} 點`,
  cut: (value) => `以滿貫 ${number(value)} 點為限`,
};

const summary = (figures: SpokenCount): string =>
  isLimitHand(figures)
    ? `${list(figures.limitHands.map(rule))}：${figures.score ? worth({ score: figures.score }) : `${worth({ limit: figures.fraction, plus: figures.plus })}，${number(figures.value)} 點`}。`
    : `${summarySteps(figures, countWords).join('，')}。`;

export const breakdown: CountTexts['breakdown'] = {
  caption: ({ won }, name) => `${won ? '和牌' : '手牌'}計點（${profile(name)}規則）`,
  summary,
  columns: { award: '項目', worth: '點／番', running: '累計' },
  sections: { points: '點', doubles: '番', 'limit-hands': '滿貫牌' },
  unit: () => '點',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: '底點',
  roundedBase: '取整到十',
  doublesCap: (most) => `最多計 ${number(most)} 番`,
  roundedTotal: '進位到十',
  limitCut: (limit) => `滿貫 ${number(limit)} 點`,
  value: '得點',
  nothing: '這手牌沒有可計的點。',
  nothingIn: { points: '沒有點。', doubles: '沒有番。', 'limit-hands': '沒有滿貫牌。' },
  steps: (steps) => steps.map(number).join('變'),
  whyNot: '為什麼沒有',
  otherReadings: '其他拆法',
  whatIf: '如果',
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
  notLoaded: '這一部分無法載入，請檢查網路後再試。',
  unknownWord: (attribute, found, expected) => `${attribute}：沒有「${found}」，可用的是${list(expected)}。`,
  lastGood: '下面顯示上一次能計點的手牌。',
  unknownRules: (name) => `這裡沒有計點所用的「${name}」規則，因此不作說明。`,
};
