import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  defineProfile,
  optionIds,
  parseHand,
  parseRules,
  profiles,
  score,
  type Profile,
  type Situation,
} from '../../src/core/index.js';
import { textsFor } from '../../src/lang/index.js';
import '../../src/lang/zh-Hant.js';
import { compare, differences, differs } from '../../src/breakdown/compare.js';
import { breakdownOf } from '../../src/breakdown/model.js';
import { differencesOf } from '../../src/breakdown/schools.js';
import { markdown, plainText } from '../../src/breakdown/text.js';
import { changedLines, changedScore } from '../../src/breakdown/what-if.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

const zhHant = textsFor('zh-Hant');

const en = textsFor('en');
const others: Situation = { seat: 'south', round: 'east' };
const drawn = { win: 'self-draw' } as const;

const text = (hand: string, situation?: Situation, profile?: Profile | string, texts = en): string =>
  `\n${plainText(breakdownOf(score(hand, situation, profile)), texts)}\n`;

const WEST = '(123b) 789b 456c 99d WW +W';
const DRAGONS = 'RRR 456d (999d) 22d 67d +8d';
const KONG = '222b 111d (555c) (RRRR) E +E';
const north: Situation = { seat: 'north', round: 'south' };

describe('the complete breakdown as text', () => {
  it('30 base points: a self-drawn pung of west', () => {
    expect(text(WEST, { ...others, ...drawn })).toMatchInlineSnapshot(`
      "
      Winning hand, Classical rules
      Points
        Going out                20  20
        Pung of west, concealed   8  28
        Self-draw                 2  30
        Base                         30
      Value                          30

      30 points.
      1 2 3 of bamboo, exposed; 7 8 9 of bamboo; 4 5 6 of characters; pung of west, concealed; pair of 9 of circles; won on the west wind by self-draw; South seat; East round.
      (123b) 789b 456c 99d WW +W
      "
    `);
  });

  it('a fixed value, which ends the count', () => {
    const ours = defineProfile({ name: 'ours', rules: '--snake: score 2000 of 1123456789x ESWN; limit: 900' });
    const lines = text('1123456789c ESW +N', others, ours).split('\n');
    expect(lines.find((line) => line.includes('=2,000'))).toMatch(/^  Snake +=2,000 +2,000$/);
    expect(lines).toContain('Snake: exactly 2,000 points.');
    expect(lines.find((line) => line.startsWith('Value'))).toMatch(/ 2,000$/);
    expect(text('1123456789c ESW +N', others, ours, zhHant)).toContain('固定 2,000 點');
  });

  it('24 base points: the same pung completed by a discard', () => {
    expect(text(WEST, others)).toMatchInlineSnapshot(`
      "
      Winning hand, Classical rules
      Points
        Going out              20  20
        Pung of west, exposed   4  24
        Base                       24
      Value                        24

      24 points.
      1 2 3 of bamboo, exposed; 7 8 9 of bamboo; 4 5 6 of characters; pung of west, exposed; pair of 9 of circles; won on the west wind by discard; South seat; East round.
      (123b) 789b 456c 99d WW +W
      "
    `);
  });

  it('32 points, doubled twice to 128: the pung-based table', () => {
    expect(text(DRAGONS, others, 'pung-based')).toMatchInlineSnapshot(`
      "
      Winning hand, Pung-based rules
      Points
        Going out                       20        20
        Pung of 9 of circles, exposed    4        24
        Pung of red dragons, concealed   8        32
        Base                                      32
      Doubles
        Set of dragons: red dragon      ×2   32 → 64
        Half flush 混一色               ×2  64 → 128
      Value                                      128

      32 points, doubled twice to 128.
      Pung of 9 of circles, exposed; 4 5 6 of circles; 6 7 8 of circles, exposed; pung of red dragons, concealed; pair of 2 of circles; won on the 8 of circles by discard; South seat; East round.
      (999d) 2245667d RRR +8d
      "
    `);
  });

  it('32 rounded up to 40: the family', () => {
    expect(text('(222b) 789b 456c 99c 34d +5d', {}, 'family')).toMatchInlineSnapshot(`
      "
      Winning hand, Family rules
      Points
        Going out                     30       30
        Pung of 2 of bamboo, exposed   2       32
        Base                                   32
        Rounded up to tens                32 → 40
      Value                                    40

      32 points, rounded up to 40.
      Pung of 2 of bamboo, exposed; 7 8 9 of bamboo; 4 5 6 of characters; 3 4 5 of circles, exposed; pair of 9 of characters; won on the 5 of circles by discard; East seat; East round.
      (222b) 789b 45699c 34d +5d
      "
    `);
  });

  it('52 rounded to 50, doubled to 200: the European rules', () => {
    expect(text(KONG, north, 'european')).toMatchInlineSnapshot(`
      "
      Winning hand, European rules
      Points
        Going out                         20         20
        Pung of 5 of characters, exposed   2         22
        Pung of 2 of bamboo, concealed     4         26
        Pung of 1 of circles, concealed    8         34
        Kong of red dragons, exposed      16         50
        Pair wait                          2         52
        Base                                         52
        Rounded to tens                         52 → 50
      Doubles
        Set of dragons: red dragon        ×2   50 → 100
        All pungs                         ×2  100 → 200
      Value                                         200

      52 points, rounded to 50, doubled twice to 200.
      Pung of 5 of characters, exposed; kong of red dragons, exposed; pung of 2 of bamboo, concealed; pung of 1 of circles, concealed; pair of east; won on the east wind by discard; North seat; South round.
      (555c) (RRRR) 222b 111d E +E
      "
    `);
  });

  it('in Chinese', () => {
    expect(text(KONG, north, 'european', zhHant)).toMatchInlineSnapshot(`
      "
      和牌計點（歐洲規則）
      點
        和牌              20         20
        碰五萬             2         22
        暗刻二索           4         26
        暗刻一筒           8         34
        明槓紅中          16         50
        單吊               2         52
        底點                         52
        取整到十                52 → 50
      番
        三元牌刻子：紅中  ×2   50 → 100
        對對和            ×2  100 → 200
      得點                          200

      52 點，取整為 50 點，2 番為 200 點。
      碰五萬；明槓紅中；暗刻二索；暗刻一筒；一對東風；食和東風；北家；南風圈。
      (555c) (RRRR) 222b 111d E +E
      "
    `);
  });

  it('a limit hand, with eight bonus tiles', () => {
    expect(text('(RRR) (GGG) (555b) (BBB) 2b +2b 1234f 1234s', {}, 'british')).toMatchInlineSnapshot(`
      "
      Winning hand, British rules
      Points
        Going out                          20                       20
        Pung of 5 of bamboo, exposed        2                       22
        Pung of red dragons, exposed        4                       26
        Pung of green dragons, exposed      4                       30
        Pung of white dragons, exposed      4                       34
        Flower: plum                        4                       38
        Flower: orchid                      4                       42
        Flower: chrysanthemum               4                       46
        Flower: bamboo                      4                       50
        Season: spring                      4                       54
        Season: summer                      4                       58
        Season: autumn                      4                       62
        Season: winter                      4                       66
        Only tile                           2                       68
        Base                                                        68
      Doubles
        Set of dragons: red dragon         ×2                 68 → 136
        Set of dragons: green dragon       ×2                136 → 272
        Set of dragons: white dragon       ×2                272 → 544
        Own flower: plum                   ×2              544 → 1,088
        Own season: spring                 ×2            1,088 → 2,176
        All flowers                        ×4    2,176 → 4,352 → 8,704
        All seasons                        ×4  8,704 → 17,408 → 34,816
        All pungs                          ×2          34,816 → 69,632
        Half flush 混一色                  ×2         69,632 → 139,264
      Limit hands
        Big three dragons 大三元        limit                    1,000
      Value                                                      1,000

      Big three dragons: the limit, 1,000.
      Pung of 5 of bamboo, exposed; pung of red dragons, exposed; pung of green dragons, exposed; pung of white dragons, exposed; pair of 2 of bamboo; plum, flower 1; orchid, flower 2; chrysanthemum, flower 3; bamboo, flower 4; spring, season 1; summer, season 2; autumn, season 3; winter, season 4; won on the 2 of bamboo by discard; East seat; East round.
      (555b) (RRR) (GGG) (BBB) 2b 1234f 1234s +2b
      "
    `);
  });

  it('a total cut to the limit', () => {
    expect(text('(RRR) (GGG) 123b 55b 67b +8b 1f 1s', {})).toMatchInlineSnapshot(`
      "
      Winning hand, Classical rules
      Points
        Going out                       20           20
        Pung of red dragons, exposed     4           24
        Pung of green dragons, exposed   4           28
        Flower: plum                     4           32
        Season: spring                   4           36
        Base                                         36
      Doubles
        Set of dragons: red dragon      ×2      36 → 72
        Set of dragons: green dragon    ×2     72 → 144
        Own flower: plum                ×2    144 → 288
        Own season: spring              ×2    288 → 576
        Half flush 混一色               ×2  576 → 1,152
        Limit of 500                        1,152 → 500
      Value                                         500

      36 points, doubled 5 times to 1,152, cut to the limit of 500.
      Pung of red dragons, exposed; pung of green dragons, exposed; 1 2 3 of bamboo; 6 7 8 of bamboo, exposed; pair of 5 of bamboo; plum, flower 1; spring, season 1; won on the 8 of bamboo by discard; East seat; East round.
      (RRR) (GGG) 1235567b 1f 1s +8b
      "
    `);
  });

  it('half a limit that is more than the total', () => {
    const hand = '123b 456b 789c 99d 34d +5d';
    const first: Situation = { seat: 'south', circumstances: ['first-turn'] };
    expect(text(hand, first, 'millington')).toMatchInlineSnapshot(`
      "
      Winning hand, Millington rules
      Points
        Going out               20   20
        Base                         20
      Limit hands
        Earthly hand 地和  ½ limit  250
      Value                         250

      Earthly hand: half the limit, 250.
      1 2 3 of bamboo; 4 5 6 of bamboo; 7 8 9 of characters; 3 4 5 of circles, exposed; pair of 9 of circles; won on the 5 of circles by discard, on the first turn; South seat; East round.
      123456b 789c 3499d +5d
      "
    `);
  });

  it('thirteen orphans', () => {
    expect(text('19b19c19dESWNRGB +B', {}, 'european')).toMatchInlineSnapshot(`
      "
      Winning hand, European rules
      Points
        Going out                   20       20
        Concealed hand              10       30
        Base                                 30
      Doubles
        Terminals and honours       ×2  30 → 60
      Limit hands
        Thirteen orphans 十三幺  limit      500
      Value                                 500

      Thirteen orphans: the limit, 500.
      Thirteen orphans; won on the white dragon by discard; East seat; East round.
      19b 19c 19d ESWNRGB +B
      "
    `);
  });

  it('a loser’s hand', () => {
    expect(text('(222b) EEE 99c 3344d B')).toMatchInlineSnapshot(`
      "
      Hand, Classical rules
      Points
        Pung of 2 of bamboo, exposed   2        2
        Pung of east, concealed        8       10
        Base                                   10
      Doubles
        Set of seat wind: east wind   ×2  10 → 20
        Set of round wind: east wind  ×2  20 → 40
      Value                                    40

      10 points, doubled twice to 40.
      Pung of 2 of bamboo, exposed; pung of east, concealed; pair of 9 of characters; pair of 3 of circles; pair of 4 of circles; white dragon; East seat; East round.
      (222b) 99c 3344d EEEB
      "
    `);
  });

  it('a cap on doubles', () => {
    const capped = defineProfile({ name: 'our table', rules: 'limit-doubles: 2; limit: none' });
    expect(text('(RRR) (GGG) 123b 55b 67b +8b', {}, capped)).toMatchInlineSnapshot(`
      "
      Winning hand, our table rules
      Points
        Going out                       20        20
        Pung of red dragons, exposed     4        24
        Pung of green dragons, exposed   4        28
        Base                                      28
      Doubles
        Set of dragons: red dragon      ×2   28 → 56
        Set of dragons: green dragon    ×2  56 → 112
        Half flush 混一色               ×2       112
        Only 2 doubles count                     112
      Value                                      112

      28 points, doubled twice to 112.
      Pung of red dragons, exposed; pung of green dragons, exposed; 1 2 3 of bamboo; 6 7 8 of bamboo, exposed; pair of 5 of bamboo; won on the 8 of bamboo by discard; East seat; East round.
      (RRR) (GGG) 1235567b +8b
      "
    `);
  });

  it('a hand worth nothing', () => {
    expect(text('(123b) 456c 789d 258b 7c')).toMatchInlineSnapshot(`
      "
      Hand, Classical rules
        Base     0
      Value      0

      0 points.
      1 2 3 of bamboo, exposed; 2 5 8 of bamboo; 4 5 6 7 of characters; 7 8 9 of circles; East seat; East round.
      (123b) 258b 4567c 789d
      "
    `);
  });

  it('as Markdown', () => {
    expect(`\n${markdown(breakdownOf(score(KONG, north, 'european')), en)}\n`).toMatchInlineSnapshot(`
      "
      **Winning hand, European rules**

      | Award | Worth | So far |
      | :--- | ---: | ---: |
      | **Points** |  |  |
      | Going out | 20 | 20 |
      | Pung of 5 of characters, exposed | 2 | 22 |
      | Pung of 2 of bamboo, concealed | 4 | 26 |
      | Pung of 1 of circles, concealed | 8 | 34 |
      | Kong of red dragons, exposed | 16 | 50 |
      | Pair wait | 2 | 52 |
      | Base |  | 52 |
      | Rounded to tens |  | 52 → 50 |
      | **Doubles** |  |  |
      | Set of dragons: red dragon | ×2 | 50 → 100 |
      | All pungs | ×2 | 100 → 200 |
      | **Value** |  | **200** |

      52 points, rounded to 50, doubled twice to 200.

      Pung of 5 of characters, exposed; kong of red dragons, exposed; pung of 2 of bamboo, concealed; pung of 1 of circles, concealed; pair of east; won on the east wind by discard; North seat; South round.

      \`(555c) (RRRR) 222b 111d E +E\`
      "
    `);
  });

  describe('as Markdown, for any profile name', () => {
    /** A breakdown with that profile name as GitHub renders its Markdown: the HTML of the caption, and the rest. */
    const shown = (name: string, texts = en): { caption: string; rest: string } => {
      const named = { ...score(WEST, others), profile: name };
      const html = micromark(markdown(breakdownOf(named), texts), {
        extensions: [gfm()],
        htmlExtensions: [gfmHtml()],
      });
      const [, caption, rest] = /^<p><strong>(.*?)<\/strong><\/p>\n(.*)$/s.exec(html) ?? [];
      return { caption: caption ?? html, rest: rest ?? '' };
    };
    const text = (html: string): string =>
      html.replace(/&(quot|amp|lt|gt);/g, (_, name) => ({ quot: '"', amp: '&', lt: '<', gt: '>' })[name as 'lt']);
    const plain = shown('family');

    it.each([
      '<img src=x> | `a` [b](c) *d*',
      ...[
        '# Heading',
        '\n# Heading',
        'a\n\n## Heading',
        'Heading\n===',
        'Heading\n---',
        '\n- item',
        '\n* item',
        '\n1. item',
      ],
      ...[
        '\n1) item',
        '\n+ item',
        '\n> quote',
        '\n    code',
        '\n```\ncode',
        '\n***\n',
        'a\r\nb',
        'a\u2028# b',
        '\n[a]: b',
      ],
      ...['https://example.com', 'HTTP://example.com/x', 'www.example.com', 'WWW.example.com', 'mailto:a@example.com'],
      ...['a@example.com', '<https://example.com>', '![a](b)', '[a][b]', '[^1]', '&copy; &#35;', 'a\\|b', 'a\\', '\\'],
      ...[
        '~~a~~',
        '__a__',
        '**',
        '***a',
        '$x$',
        '| a | b |\n|---|---|',
        '<!-- x',
        '</p><h1>x</h1>',
        '<script>',
        '"',
        '_',
      ],
    ])('%j', (name) => {
      const { caption, rest } = shown(name);
      expect(text(caption)).toBe(`Winning hand, ${name} rules`.replace(/\s+/g, ' '));
      expect(rest).toBe(plain.rest);
    });

    it('any name of punctuation', () => {
      const mark = fc.constantFrom(...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \n\ta1w');
      forAllIn(rounds(2000))(fc.string({ unit: mark, minLength: 1, maxLength: 12 }), (name) => {
        const { caption, rest } = shown(`${name}X`);
        expect(text(caption)).toBe(`Winning hand, ${name}X rules`.replace(/\s+/g, ' '));
        expect(rest).toBe(plain.rest);
      });
    });

    it('if the name comes first', () => {
      const first = { ...en, breakdown: { ...en.breakdown, caption: (_: unknown, name: string) => name } };
      for (const name of ['# a', '- a', '1. a', '+ a', '> a', '= a', ' a ', '*', '.', '2) a'])
        expect(text(shown(name, first).caption)).toBe(name.trim());
    });

    it('as plain text in one line', () => {
      const [caption, next] = plainText(breakdownOf({ ...score(WEST, others), profile: 'a\nb' }), en).split('\n');
      expect([caption, next]).toEqual(['Winning hand, a b rules', 'Points']);
    });
  });
});

describe('a hand under several profiles', () => {
  const all = (['classical', 'millington', 'british', 'pung-based', 'family', 'european', 'babcock'] as const).map(
    (name) => profiles[name],
  );
  const compared = (hand: string, situation: Situation, names: readonly (keyof typeof profiles)[]) =>
    compare(
      parseHand(hand),
      situation,
      names.map((name) => profiles[name]),
    );
  const summary = (hand: string, situation: Situation, names: readonly (keyof typeof profiles)[], texts = en): string =>
    texts.breakdown.comparedSummary(compared(hand, situation, names).values);

  it('all of them', () => {
    const { columns, figures, lines } = compare(parseHand(KONG), north, all);
    const cells = (row: readonly unknown[]) => row.map((cell) => String(cell ?? '–').padStart(7)).join('');
    const table = [
      ['', cells(columns.map(({ profile }) => profile.name.slice(0, 6)))],
      ['value', cells(figures.value)],
      ...lines.map(({ key, cells: own }) => [
        key,
        cells(columns.map((_, at) => (own[at] ? en.shortWorth(own[at]) : '–'))),
      ]),
      ['base', cells(figures.base)],
      ['limit', cells(figures.limit)],
    ];
    const rows = table.map(([label, row]) => label!.padEnd(26) + row);
    expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
      "
                                 classi millin britis pung-b family europe babcoc
      value                         208    208    208    208    250    200    208
      mahjong                        20     20     20     20     30     20     20
      pung-of-simples 5c5c5c          2      2      2      2      2      2      2
      pung-of-simples 2b2b2b          4      4      4      4      4      4      4
      pung-of-terminals 1d1d1d        8      8      8      8      8      8      8
      kong-of-honours RRRR           16     16     16     16     16     16     16
      only-tile E                     2      2      2      –      –      –      2
      pair-wait                       –      –      –      2      2      2      –
      set-of-dragons RRRR            ×2     ×2     ×2     ×2     ×2     ×2     ×2
      all-pungs                      ×2     ×2     ×2     ×2     ×2     ×2     ×2
      base                           52     52     52     52     62     50     52
      limit                         500    500   1000    500    500    500    500
      "
    `);
  });

  it('in one sentence', () => {
    expect(summary(KONG, north, ['classical', 'european'])).toBe(
      '208 under Classical rules, 200 under European rules, because base points are rounded.',
    );
    expect(summary(KONG, north, ['european', 'classical', 'family'])).toMatchInlineSnapshot(
      `"200 under European rules; 208 under Classical rules, because nothing is rounded; 250 under Family rules, because “Going out” is worth 30 points and totals are rounded up."`,
    );
    expect(summary(DRAGONS, others, ['pung-based', 'classical', 'european', 'family'])).toMatchInlineSnapshot(
      `"128 under Pung-based and Classical rules; 120 under European rules, because base points are rounded; 170 under Family rules, because “Going out” is worth 30 points and totals are rounded up."`,
    );
    expect(summary(DRAGONS, others, ['classical', 'british'])).toBe('128 under Classical and British rules.');
    expect(summary(KONG, north, ['classical', 'european'], zhHant)).toBe(
      '古典規則 208 點；歐洲規則 200 點，因為底點四捨五入到十。',
    );
  });

  it('if one of them does not allow the win', () => {
    expect(summary('19b19c19dESWNRGB +B', {}, ['british', 'family'])).toBe(
      '1,000 under British rules, no win under Family rules, because “Thirteen orphans” is worth nothing.',
    );
    const strict = defineProfile({ name: 'strict', rules: 'win-requirement: one-double' });
    const { values, figures } = compare(parseHand('(123b) 789b 456c 99c 34d +5d'), {}, [profiles.classical, strict]);
    expect(figures.value).toEqual([20, undefined]);
    expect(en.breakdown.comparedSummary(values)).toBe(
      '20 under Classical rules, no win under Strict rules, because a win needs a double.',
    );
  });

  it('marks what differs from the first one', () => {
    const { lines, figures } = compared(
      '[5555b] 789b 456c 99c 34d +5d',
      { ...drawn, circumstances: ['kong-replacement'] },
      ['classical', 'british', 'european'],
    );
    const marked = (row: readonly unknown[]) => [0, 1, 2].map((column) => differs(row, column));
    const line = (rule: string) => marked(lines.find((one) => one.rule === rule)!.cells);
    expect(line('kong-of-simples')).toEqual([false, false, false]);
    expect(line('kong-replacement')).toEqual([false, true, true]);
    expect(line('concealed-hand')).toEqual([false, false, true]);
    expect(marked(figures.base)).toEqual([false, true, true]);
  });

  it('finds the fewest rules that explain the difference', () => {
    const why = (hand: string, situation: Situation, from: Profile, to: Profile) =>
      differences(parseHand(hand), situation, from, to).map((one) => ('rule' in one ? one.rule : one.option));
    expect(why(KONG, north, profiles.classical, profiles.family)).toEqual(['mahjong', 'rounding']);
    const many = defineProfile({
      name: 'many',
      rules:
        'mahjong: 22 points; pung-of-terminals: 6/14 points; set-of-dragons: 2 doubles; flower: 8 points; pair-wait: off',
    });
    // Three differences that are in force, and two that are not.
    expect(why(DRAGONS, others, profiles.classical, many)).toEqual(['mahjong', 'pung-of-terminals', 'set-of-dragons']);
  });
});

describe('what if', () => {
  const scored = score(WEST, others);
  const said = (change: Parameters<typeof changedScore>[1], texts = en): string[] => {
    const after = changedScore(scored, change, profiles.classical);
    const { whatIfValue, changed } = texts.breakdown;
    return [whatIfValue(scored.value, after.value), ...changedLines(scored, after, texts).map(changed)];
  };

  it('the winning tile had been drawn', () => {
    expect(said({ win: 'self-draw' })).toEqual([
      '30 instead of 24.',
      'Pung of west, concealed – 8 points instead of 4 points',
      'Self-draw – 2 points more',
    ]);
    expect(said({ win: 'self-draw' }, zhHant)).toEqual(['24 點變為 30 點。', '暗刻西風：4 點 → 8 點', '自摸：加 2 點']);
  });

  it('it had been another seat or round', () => {
    expect(said({ seat: 'west' })).toEqual(['48 instead of 24.', 'Set of seat wind: west wind – 1 double more']);
    expect(said({ seat: 'north' })).toEqual(['Still 24.']);
  });

  it('there had been one more flower', () => {
    expect(said({ bonus: '2f' })).toEqual([
      '56 instead of 24.',
      'Flower: orchid – 4 points more',
      'Own flower: orchid – 1 double more',
    ]);
  });

  it('leaves the hand alone', () => {
    const before = JSON.stringify(scored);
    said({ bonus: '3s', win: 'self-draw', seat: 'east', round: 'west' });
    expect(JSON.stringify(scored)).toBe(before);
  });
});

describe('declared rules', () => {
  // The settlement and play options as rules.md lists them, and two of scoring.
  const declared: [rules: string, english: string, chinese: string][] = [
    ['limit: none', 'there is no limit', '沒有滿貫'],
    ['minimum-doubles: 1', 'a win needs 1 double', '1 番起和'],
    ['minimum-points: 100', 'a win needs 100 points', '100 點起和'],
    ['win-requirement: half-flush or 2 doubles', 'a win needs “Half flush” or 2 doubles', '須有「混一色」或2 番才能和'],
    ['payers: discarder', 'only the discarder pays for a win on a discard', '食和只由放銃者付'],
    ['payers: discarder-for-all', 'the discarder pays what all three would pay', '食和由放銃者一人付三家的份'],
    ['rounding: base-up-to-10', 'base points are rounded up', '底點進位到十'],
    ['discarder-pays: 2', 'the discarder pays double', '放銃者付雙倍'],
    ['self-draw-pays: 1 times', 'all pay the normal amount for a self-draw', '自摸各付單倍'],
    ['east-doubles: none', 'East pays and receives the same as the others', '莊家收付不加倍'],
    ['losers-settle: no', 'losers do not settle with one another', '輸家不互相結算'],
    ['payers: nobody', 'nobody pays: scores are only added', '互不付帳，只各自累計點數'],
    [
      'washout-settles: after-false-win',
      'after a false win, the other players settle with one another',
      '詐和之後其他各家互相結算',
    ],
    ['east-fines: double', 'fines to and from East are doubled', '莊家收付罰點加倍'],
    ['pao: off', 'the discarder never pays for all', '沒有包牌'],
    ['pao-amount: one-limit', 'the discarder who pays for all pays one limit', '包牌付一個滿貫'],
    [
      'pao-on: full-flush, big-three-dragons',
      'a player can be liable for “Full flush” and “Big three dragons”',
      '包牌限「清一色」、「大三元」',
    ],
    [
      'pao-on: last-live-tiles, full-flush',
      'a player can be liable for one of the last live tiles and “Full flush”',
      '包牌限牌牆將盡時的生張、「清一色」',
    ],
    ['pao-others: lapse', 'losers do not settle with one another when a player pays for all', '有人包牌時輸家不結算'],
    [
      'pao-debts: all',
      'the player who pays for all also pays what the others owe one another',
      '包牌者也付別人之間的帳',
    ],
    ['dead-hand-pays: full', 'a dead hand pays in full', '犯規的全付'],
    [
      'washout: goulash',
      'after a wash-out East stays, and the next hand is a goulash',
      '流局莊家連莊，下一手打亂牌（goulash）',
    ],
    ['washout: east-passes', 'the deal passes after a wash-out', '流局莊家過莊'],
    ['dead-hand-pays: full', 'a dead hand pays in full', '犯規的全付'],
    ['east-win: east-passes', 'the deal passes after every win', '誰和都過莊'],
    ['rounds: 1', 'a game has 1 round', '一局打 1 圈'],
    ['reseat: each-round', 'seats are drawn again after each round', '每圈重新抓位'],
    [
      'dead-wall: dice',
      'one throw names the side to break and sets the size of the dead wall',
      '一次擲骰定開哪家、留幾墩牌尾',
    ],
    ['bonus-replaced-from: live-wall', 'flowers are replaced from the live wall', '花牌從牌頭補'],
    ['bonus-laid-out: as-dealt', 'dealt flowers are replaced in the order of the deal', '抓牌時依拿牌先後補花'],
    ['claim-priority: nearest-to-east', 'of two winners, the one nearest to East wins', '兩家同和，靠近莊家的優先'],
    ['all-pungs: 2 doubles', '“All pungs” is worth 2 doubles', '「對對和」計 2 番'],
    ['chow-hand: off', '“Chow hand” is worth nothing', '「平和」不計'],
  ];
  for (const [rules, english, chinese] of declared)
    it(`are words in both languages: ${rules}`, () => {
      const [difference] = differencesOf(parseRules(rules));
      expect(en.difference(difference!)).toBe(english);
      expect(zhHant.difference!(difference!)).toBe(chinese);
    });

  it('have words for every value in both languages', () => {
    for (const id of optionIds) {
      const { values, to } = choicesOf(id);
      for (const value of [...values, ...(to ? [2] : [])])
        for (const { difference } of [en, zhHant]) {
          const words = difference!({ option: id, value });
          expect(words, `${id}: ${value}`).toMatch(/^[^\s].{2,}/);
          expect(words, `${id}: ${value}`).not.toMatch(/undefined|-[a-z]+-|object/);
        }
    }
  });
});
