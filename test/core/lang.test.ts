import { list as italianList } from '../../src/lang/texts/it/forms.js';
import { describe, expect, it } from 'vitest';
import {
  HandError,
  NotationError,
  RulesError,
  defineProfile,
  parseHand,
  profiles,
  ruleIds,
  score,
  tiles,
  type Profile,
} from '../../src/core/index.js';
import { onTextsChange, registerTexts, textsFor, type SpokenError } from '../../src/lang/index.js';
import '../../src/lang/nl.js';
import '../../src/lang/ja.js';
import '../../src/lang/zh-Hant.js';
import { exerciseTextsFor } from '../../src/lang/exercise.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { wallTextsFor } from '../../src/lang/wall.js';
import { breakdownOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { missedSentence, nearMisses } from '../../src/breakdown/near-misses.js';
import { schoolNotes } from '../../src/breakdown/schools.js';
import { sentences } from '../language-texts.js';
import { mulberry32, randomCase } from '../naive/random.js';
import { rounds } from '../rounds.js';
import { gaps } from '../../scripts/texts/report.mjs';

const en = textsFor('en');
const zhHant = textsFor('zh-Hant');
const languages: [string, ReturnType<typeof textsFor>][] = [
  ['English', en],
  ['Dutch', textsFor('nl')],
  ['Traditional Chinese', zhHant],
  ['Japanese', textsFor('ja')],
];

describe('the texts for a language', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['', 'en'],
    ['fr-CA', 'en'],
    ['no language at all', 'en'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-hant-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['ZH-hk', 'zh-Hant'],
    // Prefers Chinese in other characters over English.
    ['zh', 'zh-Hant'],
    ['zh-CN', 'zh-Hant'],
  ])('of “%s” are those of %s', (tag, language) => {
    expect(textsFor(tag).language).toBe(language);
  });

  it('are the same object each time', () => {
    expect(textsFor('zh-TW')).toBe(textsFor('zh-TW'));
  });

  it('are English where a language has none, or an undefined one', () => {
    registerTexts('tli', { faceDown: undefined, winds: { east: 'Gunanax', south: undefined }, breakdown: undefined });
    const texts = textsFor('tli');
    expect(texts.faceDown).toBe(en.faceDown);
    expect(texts.winds).toEqual({ ...en.winds, east: 'Gunanax' });
    expect(JSON.stringify(texts.breakdown)).toBe(JSON.stringify(en.breakdown));
  });

  it('can be added by a page, on top of English', () => {
    let changes = 0;
    const end = onTextsChange(() => changes++);
    expect(textsFor('tlh').faceDown).toBe(en.faceDown);
    registerTexts('tlh', { language: 'tlh', faceDown: 'So’', winds: { ...en.winds, east: 'chan' } });
    expect(changes).toBe(1);
    expect(textsFor('tlh').faceDown).toBe('So’');
    expect(textsFor('tlh-Latn').winds).toMatchObject({ east: 'chan', west: 'West' });
    expect(textsFor('tlh').breakdown.whyNot).toBe('Why not');
    end();
    registerTexts('tlh', {});
    expect(changes).toBe(1);
    expect(textsFor('tlh').faceDown).toBe(en.faceDown);
  });

  it('may be partial at any depth', () => {
    registerTexts('tlh', { breakdown: { ...en.breakdown, sections: { ...en.breakdown.sections, points: 'mI’' } } });
    registerTexts('sjn', { breakdown: { value: 'Gwann' } });
    expect(textsFor('sjn').breakdown.value).toBe('Gwann');
    expect(textsFor('sjn').breakdown.sections.points).toBe('Points');
    expect(textsFor('tlh').breakdown.sections).toMatchObject({ points: 'mI’', doubles: 'Doubles' });
    expect(en.breakdown.sections.points).toBe('Points');
  });

  it('may be partial in the sections of elements, too', () => {
    registerTexts('qya', {
      language: 'qya',
      wall: { steps: { play: 'Tyalië' } },
      rules: { edit: { resetAll: 'Ata' } },
      exercise: { hints: { waits: ['Hilya'] } },
    });
    expect(wallTextsFor('qya').wall.steps).toEqual({ ...wallTextsFor('en').wall.steps, play: 'Tyalië' });
    expect(rulesTextsFor('qya').rules.edit.resetAll).toBe('Ata');
    expect(rulesTextsFor('qya').rules.edit.own).toBe(rulesTextsFor('en').rules.edit.own);
    // A list is one text.
    expect(exerciseTextsFor('qya').exercise.hints.waits).toEqual(['Hilya']);
    expect(rulesTextsFor('qya')).toBe(rulesTextsFor('qya'));
  });
});

describe('tiles and hands', () => {
  it.each([
    ['9d', '9 of circles', '九筒'],
    ['1b', '1 of bamboo', '一索'],
    ['5c', '5 of characters', '五萬'],
    ['R', 'red dragon', '紅中'],
    ['B', 'white dragon', '白板'],
    ['W', 'west wind', '西風'],
    ['1f', 'plum, flower 1', '梅（花一）'],
    ['4s', 'winter, season 4', '冬（季四）'],
  ])('%s is “%s”, 「%s」', (tile, english, chinese) => {
    expect([en.tile(tile), zhHant.tile(tile)]).toEqual([english, chinese]);
  });

  it.each(languages)('every tile has a name of its own in %s', (_, texts) => {
    const names = tiles.map(texts.tile);
    expect(new Set(names).size).toBe(42);
    expect(names.join()).not.toContain('undefined');
  });

  it('lists several tiles together', () => {
    const held = ['1b', '1b', '2b', '9d', 'E', 'R', 'R', '2f'];
    expect(en.tiles(held)).toBe('1 1 2 of bamboo, 9 of circles, east wind, 2 red dragons and orchid');
    expect(zhHant.tiles(held)).toBe('一一二索、九筒、東風、2張紅中、蘭');
    expect(italianList(['Anna', 'Bea', 'Elio'])).toBe('Anna, Bea ed Elio');
  });

  const won = score('(RRR) 123b 456b 99d 78d +9d 3f', { seat: 'south' });

  it('describes a hand in one sentence', () => {
    expect(en.hand(spokenHand(won))).toBe(
      'Pung of red dragons, exposed; 1 2 3 of bamboo; 4 5 6 of bamboo; 7 8 9 of circles, exposed; pair of 9 of circles; ' +
        'chrysanthemum, flower 3; won on the 9 of circles by discard; South seat; East round.',
    );
    expect(zhHant.hand(spokenHand(won))).toBe(
      '碰紅中；一二三索；四五六索；吃七八九筒；一對九筒；菊（花三）；食和九筒；南家；東風圈。',
    );
  });

  it('describes a loser’s hand tile by tile if it has no sets', () => {
    const lost = score('(222b) EEE 9c 334d BNW');
    expect(en.hand(spokenHand(lost))).toBe(
      'Pung of 2 of bamboo, exposed; pung of east, concealed; pair of 3 of circles; 9 of characters; 4 of circles; west wind; north wind; white dragon; East seat; East round.',
    );
  });

  it('describes how the hand was won, and its value', () => {
    const drawn = score('[5555b] 789b 456c 99c 34d +5d', { win: 'self-draw', circumstances: ['kong-replacement'] });
    const spoken = { ...spokenHand(drawn), value: drawn.value };
    expect(en.hand(spoken)).toContain('Kong of 5 of bamboo, concealed; 7 8 9 of bamboo; ');
    expect(en.hand(spoken)).toContain('won on the 5 of circles by self-draw, on the replacement tile for a kong;');
    expect(en.hand(spoken)).toMatch(/; worth \d+\.$/);
    expect(zhHant.hand(spoken)).toContain('暗槓五索');
    expect(zhHant.hand(spoken)).toContain('自摸五筒，槓上補牌');
  });
});

describe('rules and awards', () => {
  it.each(languages)('every rule has a name of its own and a sentence in %s', (_, { rule, meaning }) => {
    expect(new Set(ruleIds.map(rule)).size).toBe(ruleIds.length);
    for (const id of ruleIds) expect(meaning(id), id).toMatch(/^.+[.。]$/);
  });

  it('are named in Chinese as players say them', () => {
    const names = [
      'full-flush',
      'half-flush',
      'all-pungs',
      'big-three-dragons',
      'thirteen-orphans',
      'nine-gates',
    ] as const;
    expect(names.map(zhHant.rule)).toEqual(['清一色', '混一色', '對對和', '大三元', '十三幺', '九蓮寶燈']);
  });

  it('show limit hands and flushes with their Chinese names in English', () => {
    expect(en.chinese('big-four-winds')).toBe('大四喜');
    expect(en.chinese('thirteen-orphans')).toBe('十三幺');
    expect(en.chinese('four-kongs')).toBe('四槓');
    expect(en.chinese('half-flush')).toBe('混一色');
    expect(en.chinese('full-flush')).toBe('清一色');
    expect(en.chinese('kong-replacement')).toBe('槓上開花');
    expect(zhHant.rule('four-kongs')).toBe('四槓');
    expect(zhHant.rule('thirteen-orphans')).toBe('十三幺');
    expect(en.chinese('mahjong')).toBeUndefined();
    expect(zhHant.chinese('big-four-winds')).toBeUndefined();
  });

  it.each([
    [{ points: 1 }, '1 point', '1', '1 點'],
    [{ points: 4, concealedPoints: 8 }, '4 points exposed, 8 concealed', '4', '明 4 點、暗 8 點'],
    [{ doubles: 1 }, '1 double', '×2', '1 番'],
    [{ doubles: 3 }, '3 doubles', '×8', '3 番'],
    [{ limit: 1 }, 'the limit', 'limit', '滿貫'],
    [{ limit: 0.5 }, 'half the limit', '½ limit', '半個滿貫'],
    [{ limit: 0.25 }, '0.25 of the limit', '0.25 limit', '0.25 個滿貫'],
    [{}, 'nothing', '–', '不計'],
  ])('%j is “%s”', (worth, words, short, chinese) => {
    expect([en.worth(worth), en.shortWorth(worth), zhHant.worth(worth)]).toEqual([words, short, chinese]);
  });

  it('group figures', () => {
    expect(en.number(1000)).toBe('1,000');
    expect(zhHant.number(69632)).toBe('69,632');
  });

  it('use the name and the source of a custom profile', () => {
    const own = defineProfile({ name: 'Our <table>', extends: 'family', rules: '', source: 'Aunt Mei' });
    for (const [, texts] of languages) {
      expect(texts.profile(own.name)).toBe('Our <table>');
      expect(texts.source(own)).toBe('Aunt Mei');
      expect(texts.profile('constructor').toLowerCase()).toBe('constructor');
    }
    expect(zhHant.profile('european')).toBe('歐洲');
  });
});

describe('why not', () => {
  const misses = (hand: string, situation = {}, name: keyof typeof profiles = 'classical', texts = en): string[] => {
    const scored = score(hand, situation, name);
    return nearMisses(scored, profiles[name]).map((miss) => missedSentence(miss, texts));
  };

  it('says what prevents an award', () => {
    const sentences = misses('(WWW) 123b 456b 789b 9d +9d', { win: 'self-draw' });
    expect(sentences).toContain('Half flush: the 9 of circles is of a second suit.');
    expect(sentences).toContain('Fully concealed: the pung of west was claimed.');
  });

  it('lists nearly made patterns first, nearest first, then another winning tile', () => {
    const sentences = misses('(RRR) 123b 456b 99d 78d +9d 3f');
    expect(sentences.slice(0, 7)).toEqual([
      'Little three dragons: the hand has only 1 of 2 sets of dragons.',
      'Fully concealed: the pung of red dragons was claimed and the winning tile was claimed.',
      'Half flush: the 7 8 9 of circles are of a second suit.',
      'Big three dragons: the hand has only 1 of 3 sets of dragons.',
      'Only tile: the 6 of circles would also have won.',
      'Self-draw: the winning tile was claimed.',
      'Full flush: the 7 8 9 of circles are of a second suit and the red dragon is an honour.',
    ]);
    const chinese = misses('RRR 456d (999d) 22d 67d +8d', { seat: 'south' }, 'pung-based', zhHant);
    expect(chinese.slice(0, 3)).toEqual([
      '門清加點：已碰九筒。',
      '小三元：三元牌刻子只有 1 副，要 2 副。',
      '清一色：紅中是字牌。',
    ]);
  });

  it('lists a pattern that lacks only an honour, and no pattern of which the hand has nothing', () => {
    const near = nearMisses(score('123b 456b 789b 99d 78d +9d'), profiles.classical).filter((miss) => miss.near);
    expect(near.map(({ rule }) => rule)).toEqual([
      'fully-concealed',
      'nine-gates',
      'full-flush',
      'half-flush',
      'only-tile',
      'self-draw',
    ]);
  });

  it.each(Object.keys(profiles) as (keyof typeof profiles)[])(
    'lists luck after all patterns and winning tiles, and flowers last, in %s',
    (name) => {
      const luck = /turn|wall|replacement|robbed|original call|in a row/;
      const flowers = /^(flower|season|own-flower|own-season|all-flowers|all-seasons)$/;
      for (const hand of [
        '(RRR) 123b 456b 99d 78d +9d',
        '222b 111d (555c) (RRRR) E +E',
        '123b 456b 789b 99d 78d +9d',
      ]) {
        // No more than one chow may win under the rules of the BMJA.
        if (name === 'bmja' && hand.includes('456b')) continue;
        const scored = score(hand, { seat: 'south' }, name);
        const kinds = nearMisses(scored, profiles[name]).map((miss) =>
          flowers.test(miss.rule) ? 2 : luck.test(missedSentence(miss, en)) ? 1 : 0,
        );
        expect(kinds).toEqual([...kinds].sort());
        expect(kinds).toContain(1);
      }
    },
  );

  it('mentions only the circumstances if they did not occur', () => {
    const sentences = misses('(222b) 789b 456c 99c 34d +5d', {}, 'european');
    expect(sentences).toContain('Heavenly hand: it was not the first turn.');
  });

  it.each(languages)('has a clean sentence for everything, in %s', (_, texts) => {
    const random = mulberry32(20);
    const codes = new Set<string>();
    const all = Object.values<Profile>(profiles);
    const isTranslated = gaps('zh-Hant').every(({ missing }) => missing.length === 0);
    for (let index = 0; index < rounds(1500); index++) {
      const { hand, situation } = randomCase(random, { winner: index % 5 > 0 });
      const profile = all[index % all.length]!;
      let scored;
      try {
        scored = score(hand, situation, profile);
      } catch (error) {
        expect(error).toBeInstanceOf(HandError);
        continue;
      }
      const said = nearMisses(scored, profile).map((miss) => {
        for (const { code } of miss.reasons) codes.add(code);
        return missedSentence(miss, texts);
      });
      const lines = breakdownOf(scored).parts.flatMap((part) => part.lines);
      said.push(...lines.map((line) => labelOf(line, texts)), texts.hand(spokenHand(scored)));
      for (const text of said) {
        expect(text).not.toMatch(/undefined|NaN|\[object|\s\s|“”|「」|: \.|：。|null/);
        // Conditions of own awards are quoted in the words of `rules`, and messages that are not translated yet are in English.
        if (texts === zhHant && isTranslated) expect(text.replace(/「[a-z -]+」/g, '')).not.toMatch(/[a-z]{3}/);
      }
    }
    // Nearly every reason occurs; the rest need custom rules.
    expect(codes.size).toBeGreaterThan(40);
  });

  it('says where other profiles differ on a line', () => {
    expect(en.breakdown.schoolsDiffer(schoolNotes('full-flush', profiles.classical))).toBe(
      'Elsewhere: 4 doubles (Pung-based); 1 double (Family); nothing (BMJA).',
    );
    expect(en.breakdown.schoolsDiffer(schoolNotes('fully-concealed', profiles.classical))).toBe(
      'Elsewhere: a fully concealed hand may be won on a discard (Family).',
    );
    expect(schoolNotes('all-pungs', profiles.classical)).toEqual([]);
    expect(zhHant.breakdown.schoolsDiffer(schoolNotes('full-flush', profiles.classical))).toBe(
      '其他規則：4 番（刻子計點）；1 番（家庭）；不計（英國協會）。',
    );
  });
});

describe('errors', () => {
  const errorOf = (action: () => unknown): SpokenError => {
    try {
      action();
    } catch (error) {
      if (error instanceof NotationError || error instanceof HandError || error instanceof RulesError) return error;
    }
    throw new Error('no error');
  };

  it('have the core’s message in English', () => {
    const error = errorOf(() => parseHand('123b 5x'));
    expect(en.error(error)).toBe(error.message);
  });

  it.each([
    [
      () => parseHand('123b 5x'),
      '第 7 個字元：「5x」的花色「x」不明：請用 b（索）、c（萬）、d（筒）、f（花）或 s（季）；風牌是 E S W N，三元牌是 R G B。',
    ],
    [() => score('55555b 123c 456c 78c +9c'), '手中有 5 張五索，一副牌只有 4 張。'],
    [() => score('123b'), '手中有 3 張牌，應有 13 張：13 張，有和張時 14 張，每副槓加一張；花牌不計。'],
    [
      () => score('123b 456b 789b 99d 78d +9d', { circumstances: ['kong-replacement'] }),
      '「kong-replacement」與「discard」不能並存。',
    ],
    [
      () => score('123b 456b 789b 99d 78d +9d', {}, 'euro'),
      /^沒有「euro」這種規則：是不是「european」？可用 classical, /,
    ],
  ])('have a Chinese message', (action, expected) => {
    expect(zhHant.error(errorOf(action))).toMatch(expected);
  });

  it('of every kind have a Chinese message with the same figures', () => {
    const figures = (text: string) => new Set(text.match(/\{\w+\}/g));
    for (const [key, english] of Object.entries(sentences)) {
      const details = new Proxy({ sentence: key } as Record<string, string>, {
        get: (own, name) => own[String(name)] ?? `{${String(name)}}`,
      });
      const said = zhHant.error({ code: key, message: 'English', details });
      expect(said, key).not.toBe('English');
      const known = figures(english);
      for (const name of figures(said)) expect([...known], key).toContain(name);
    }
  });

  it('of an unknown kind have their English message', () => {
    expect(zhHant.error({ code: 'new', message: 'Something new.', details: {} })).toBe('Something new.');
  });
});
