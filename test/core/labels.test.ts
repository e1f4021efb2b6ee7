import { describe as group, expect, it } from 'vitest';
import '../../src/lang/zh-Hant.js';
import { ruleIds, score } from '../../src/core/index.js';
import { awardLabel, nameAward, describe } from '../../src/labels.js';

group('words for scripts', () => {
  it('name an award', () => {
    expect(awardLabel('half-flush')).toBe('Half flush');
    expect(awardLabel('half-flush', 'zh-Hant')).toBe('混一色');
    expect(awardLabel('half-flush', 'fr')).toBe('Half flush');
    for (const id of ruleIds)
      for (const lang of ['en', 'zh-TW']) expect(awardLabel(id, lang)).not.toMatch(/undefined|-of-/);
  });

  it('return own awards as words, or as the page names them', () => {
    expect(awardLabel('--our-own')).toBe('Our own');
    nameAward('--our-own', 'en', 'The house hand');
    expect(awardLabel('--our-own')).toBe('The house hand');
    expect(awardLabel('--our-own', 'zh-Hant')).toBe('Our own');
  });

  it('return unknown words unchanged, up to a limit', () => {
    expect(awardLabel('our-own')).toBe('our-own');
    expect(awardLabel('toString')).toBe('toString');
    expect(awardLabel('x'.repeat(10_000)).length).toBeLessThan(100);
  });

  it('describe a score', () => {
    const won = score('(RRR) 123b 456b 99d 78d +9d 3f', { seat: 'south' });
    expect(describe(won)).toBe(
      '28 points, doubled to 56. Pung of red dragons, exposed; 1 2 3 of bamboo; 4 5 6 of bamboo; 7 8 9 of circles, exposed; ' +
        'pair of 9 of circles; chrysanthemum, flower 3; won on the 9 of circles by discard; South seat; East round.',
    );
    expect(describe(won, 'zh-Hant')).toBe(
      '28 點，1 番為 56 點。碰紅中；一二三索；四五六索；吃七八九筒；一對九筒；菊（花三）；食和九筒；南家；東風圈。',
    );
    expect(describe(score('(RRR)', { partial: true }))).toContain('4 points, doubled to 8. Pung of red dragons');
  });
});
