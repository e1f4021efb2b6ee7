/** Japanese in the words of its players. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HandError } from '../../src/core/index.js';
import { RulesError, defineProfile, parseHand, profiles, score, settle } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { interpretationsOf } from '../../src/core/notes.js';
import { breakdownOf, countOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { textsFor } from '../../src/lang/index.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/ja.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { thrown } from './helpers.js';

const ja = textsFor('ja');

describe('Japanese', () => {
  beforeAll(loadSections);

  it('is registered, also for regions', () => {
    for (const tag of ['ja', 'ja-JP', 'JA-jp']) expect(textsFor(tag).language).toBe('ja');
  });

  it('says a hand in one sentence', () => {
    const scored = score(parseHand('(RRR) [2222c] 456b 99d 78d +9d 2f'), { seat: 'south', win: 'self-draw' });
    expect(ja.hand(spokenHand(scored))).toBe(
      '二萬の暗槓、中の明刻、四五六索の順子、七八九筒の順子、九筒の対子、蘭（花2）、九筒でツモ、南家、東場。',
    );
    expect(ja.breakdown.summary(countOf(scored))).toBe('46符、2翻で184点。');
    const lines = breakdownOf(scored).parts.flatMap((part) => part.lines.map((line) => labelOf(line, ja)));
    expect(lines).toEqual(['和了', '中の明刻', '二萬の暗槓', '花牌：蘭', 'ツモ', '三元牌の刻子：中', '自分の花牌：蘭']);
  });

  it('counts honours, and writes the names of awards once', () => {
    expect(ja.tiles(['1b', '1b', '2b', 'R', 'R', '1f'])).toBe('一一二索、中2枚、梅');
    expect(ja.rule('thirteen-orphans')).toBe('国士無双');
    expect(ja.chinese('thirteen-orphans')).toBeUndefined();
  });

  it('writes numbers with a comma, and their counters', () => {
    expect(ja.number(12345)).toBe('12,345');
    expect(ja.worth({ points: 4 })).toBe('4符');
    expect(ja.worth({ points: 4, concealedPoints: 8 })).toBe('明4符、暗8符');
    expect(ja.worth({ doubles: 3 })).toBe('3翻');
    expect(ja.worth({ limit: 0.5 })).toBe('半満貫');
    expect(ja.worth({ limit: 0.4 })).toBe('満貫の2/5');
    expect(ja.worth({ limit: 2 })).toBe('満貫の2倍');
  });

  it('says what is wrong, and where', () => {
    const errorOf = thrown<HandError>;
    expect(ja.error(errorOf(() => parseHand('123q')))).toMatch(/^4文字目：.*種類「q」/);
    expect(ja.error(errorOf(() => score(parseHand('123b 456b 99d'))))).toMatch(
      /^手牌は13枚のはずですが、8枚あります。/,
    );
    const rules = errorOf(() => defineProfile({ name: 'x', rules: 'ful-flush: 3 doubles' }));
    expect(rules).toBeInstanceOf(RulesError);
    expect(ja.error(rules)).toBe('1文字目の「ful-flush」というルールはありません。「full-flush」のことですか？');
  });

  it('says who pays whom', () => {
    const { payments } = settle({
      winner: 'south',
      discarder: 'west',
      scores: { east: 8, south: 64, west: 16, north: 4 },
    });
    expect(payments.map((payment) => ja.settlement.payment(payment, 0)).slice(0, 2)).toEqual([
      '東家から南家へ128点：64点、親の払いで2倍。',
      '西家から南家へ64点。',
    ]);
  });

  it('says why an award is missing', () => {
    const reason = (code: 'count', of: string) => ({ code, of, count: 1, groups: [] });
    expect(ja.reasons.count(reason('count', 'at least 3 concealed pungs of winds') as never)).toBe(
      '「門前の風牌の刻子が3組以上」に当たらない（手牌では1）',
    );
    expect(ja.reasons.count(reason('count', 'exactly 2 flowers') as never)).toBe(
      '「花牌がちょうど2枚」に当たらない（手牌では1）',
    );
    expect(ja.reasons.count(reason('count', 'no chows') as never)).toBe('「順子なし」に当たらない（手牌では1）');
  });

  it('says what happened in a game', () => {
    expect(gameTextsFor('ja').game.where('south', 3)).toBe('南三局');
    expect(gameTextsFor('ja').game.result({ winner: 'ベン', value: 1200, isSelfDrawn: true })).toBe('ベン ツモ1,200点');
    expect(gameTextsFor('ja').game.result({ winner: 'ベン', value: 48, discarder: 'アン' })).toBe(
      'ベン ロン48点（放銃：アン）',
    );
    expect(gameTextsFor('ja').game.result({})).toBe('流局');
    expect(gameTextsFor('ja').game.toGo(3, 4)).toBe('親はあと3人、約4局');
  });

  it('says how every profile reads its source', () => {
    for (const name of [...Object.keys(profiles), ...Object.keys(moreProfiles), 'dmjl', 'bmja'])
      for (const one of interpretationsOf(name))
        expect(rulesTextsFor('ja').notes.interpretation(one)).toMatch(/^[^a-z]*\p{Lo}.*。$/u);
  });
});
