/** Traditional Chinese in the words of players in Hong Kong, for readers there and in Macau. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseHand, profiles, score } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { interpretationsOf } from '../../src/core/notes.js';
import { countOf, spokenHand } from '../../src/breakdown/model.js';
import { textsFor } from '../../src/lang/index.js';
import { noteTextsFor } from '../../src/lang/notes.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/zh-Hans.js';
import '../../src/lang/zh-Hant.js';
import '../../src/lang/zh-HK.js';
import { claimsTextsFor } from '../../src/lang/claims.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { wallTextsFor } from '../../src/lang/wall.js';

const zhHK = textsFor('zh-HK');

describe('Chinese of Hong Kong', () => {
  beforeAll(loadSections);

  it.each([
    ['zh-HK', 'zh-HK'],
    ['zh-MO', 'zh-HK'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-hant-mo', 'zh-HK'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
  ])('is for the right readers: %s gets %s', (tag, language) => {
    expect(textsFor(tag).language).toBe(language);
  });

  it('has the terms of Hong Kong', () => {
    const scored = score(parseHand('(5555b) (678b) 222c RRR 9d +9d'), { win: 'discard', seat: 'south' });
    expect(zhHK.hand(spokenHand(scored))).toBe(
      '明槓五索；上六七八索；暗刻二萬；暗刻紅中；一對九筒；食糊九筒；南家；東風圈。',
    );
    const orphans = score(parseHand('19b 19c 19d ESWNRG B +B'), { win: 'self-draw', seat: 'south' });
    expect(zhHK.breakdown.summary(countOf(orphans))).toMatch(/^十三么：滿糊，/);
    const names = ['all-pungs', 'chow-hand', 'nine-gates', 'four-kongs', 'terminals-and-honours'] as const;
    expect(names.map((id) => zhHK.rule(id))).toEqual(['對對糊', '平糊', '九子連環', '十八羅漢', '花么九']);
    expect(gameTextsFor('zh-HK').game.result({ winner: '甲', value: 48, discarder: '乙' })).toBe(
      '甲食糊 48 點，乙出銃',
    );
    expect(gameTextsFor('zh-HK').game.hand(6)).toBe('第 6 鋪');
    expect(claimsTextsFor('zh-HK').claims.kinds).toEqual({ win: '食糊', kong: '槓', pung: '碰', chow: '上' });
  });

  it('leaves “and” as it is', () => {
    expect(zhHK.meaning('thirteen-orphans')).toBe('么九和字牌各一張，其中一種兩張。');
    expect(zhHK.meaning('four-kongs')).toBe('四副槓和一對眼。');
    const [, thrown] = wallTextsFor('zh-HK').wall.cards({
      dice: [3, 4],
      heap: 'west',
      heaps: [],
      tiles: 144,
      left: 91,
    });
    expect(thrown).toBe('東家擲出 3 和 4，從自己起向右數：從西家的一疊發起。');
  });

  it('reads the sources in the same words', () => {
    const { interpretation } = noteTextsFor('zh-HK');
    const all = Object.keys(profiles).flatMap((name) => interpretationsOf(name).map(interpretation));
    expect(all.length).toBeGreaterThan(100);
    for (const text of all) expect(text).not.toMatch(/放銃|滿貫|幺|門清|對對和|九蓮/);
    expect(all).toContain('坎坎糊食糊限成眼。');
    const more = Object.keys(moreProfiles).flatMap((name) => interpretationsOf(name).map(interpretation));
    expect(more).toContain('原書沒有圈風，也沒有花牌：只有門風和三元牌計番。');
    expect(more).toContain('獨聽是單吊和嵌張，邊張不算。');
    expect(more.join('')).toContain('牌牆將盡時');
  });
});
