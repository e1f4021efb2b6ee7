/** Simplified Chinese, which is made from Traditional Chinese, and who gets it. */
import { readdirSync, readFileSync } from 'node:fs';
import { Converter } from 'opencc-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { simplified } from '../../scripts/texts/simplified.mjs';
import { parseHand, profiles, score } from '../../src/core/index.js';
import { interpretationsOf } from '../../src/core/notes.js';
import { breakdownOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { textsFor, type CountTexts } from '../../src/lang/index.js';
import { loadSections } from '../../src/lang/sections.js';
import { noteTextsFor } from '../../src/lang/notes.js';
import '../../src/lang/zh-Hant.js';
import '../../src/lang/zh-Hans.js';

const zhHant = textsFor('zh-Hant');
const zhHans = textsFor('zh-Hans');

/** Characters only; the names in comments and the keys of the notes stay Traditional. */
const characters = Converter({ from: 't', to: 'cn' });

describe('the files', () => {
  it('have no character that is written in another way on the mainland', () => {
    for (const name of readdirSync('src/lang/texts/zh-Hans')) {
      const text = readFileSync(`src/lang/texts/zh-Hans/${name}`, 'utf8');
      expect(characters(text), name).toBe(text);
    }
  });

  it('have the terms of the mainland', () => {
    const spoken = spokenHand(score(parseHand('(5555b) 222c RRR 99d 68b +7b'), { win: 'discard', seat: 'south' }));
    expect(zhHans.hand(spoken)).toBe('明杠五条；吃六七八条；暗刻二万；暗刻红中；一对九筒；点和七条；南家；东风圈。');
    expect(zhHans.rule('robbed-kong')).toBe('抢杠');
    expect(zhHans.rule('all-pungs')).toBe('对对和');
    expect(zhHans.tile('G')).toBe('发财');
    expect(zhHans.difference({ option: 'payers', value: 'discarder' })).toContain('点炮者');
  });

  it('have the terms of the mainland for computers and tables', () => {
    expect(simplified('搜尋五索：搜尋索引')).toBe('搜索五条：搜索索引');
    expect(simplified('計算機；預設；無法複製；別的分頁')).toBe('计算器；默认；无法复制；别的标签页');
    expect(simplified('分牌；部分牌')).toBe('发牌；部分牌');
  });
});

describe('of the Chinese languages, a reader gets', () => {
  it.each([
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['ZH-hans', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
  ])('for %s those of %s', (tag, language) => {
    expect(textsFor(tag).language).toBe(language);
  });
});

describe('each text of Traditional Chinese', () => {
  beforeAll(loadSections);

  /** The names of all texts, with those of their parts. */
  const namesIn = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? namesIn(value, `${before}${key}.`)
        : [`${before}${key}`],
    );

  it('exists', () => {
    expect(namesIn(zhHans)).toEqual(namesIn(zhHant));
  });

  it('says the same of a breakdown', () => {
    const hand = parseHand('(RRR) [2222c] 456b 99d 78d +9d 2f');
    const scored = score(hand, { seat: 'south', win: 'self-draw' });
    const lines = (texts: CountTexts): string[] =>
      breakdownOf(scored).parts.flatMap(({ lines: all }) => all.map((line) => labelOf(line, texts)));
    expect(lines(zhHans)).toEqual(lines(zhHant).map((line) => characters(line).replaceAll('索', '条')));
    expect(lines(zhHans).length).toBeGreaterThan(5);
  });

  it('includes how every profile reads its source', () => {
    const { interpretation } = noteTextsFor('zh-Hans');
    for (const name of Object.keys(profiles))
      for (const one of interpretationsOf(name)) {
        const text = interpretation(one);
        expect(characters(text)).toBe(text);
        expect(text).not.toBe(noteTextsFor('en').interpretation(one));
      }
  });
});
