import { describe, expect, it } from 'vitest';
import {
  LONGEST_HAND,
  NotationError,
  formatHand,
  parseHand,
  tiles,
  type NotationErrorCode,
} from '../../src/core/index.js';
import { thrown } from './helpers.js';

function fault(text: string): NotationError {
  return thrown(() => parseHand(text), NotationError);
}

describe('a hand as text', () => {
  it('has exposed sets, concealed tiles, a winning tile and bonus tiles', () => {
    expect(parseHand('(RRR) 123b 456b 99d 78d +9d 3f')).toEqual({
      sets: [{ kind: 'pung', tiles: ['R', 'R', 'R'], concealed: false }],
      concealed: ['1b', '2b', '3b', '4b', '5b', '6b', '7d', '8d', '9d', '9d'],
      winningTile: '9d',
      bonus: ['3f'],
    });
  });

  it('without a winning tile has none', () => {
    expect(parseHand('123b')).toEqual({ sets: [], concealed: ['1b', '2b', '3b'], bonus: [] });
    expect(parseHand('123b')).not.toHaveProperty('winningTile');
  });

  it('has concealed kongs in square brackets [S4-KONG-03]', () => {
    expect(parseHand('[9999d]').sets).toEqual([{ kind: 'kong', tiles: ['9d', '9d', '9d', '9d'], concealed: true }]);
  });

  it('has exposed kongs in round brackets [S4-KONG-01]', () => {
    expect(parseHand('(9999d)').sets).toEqual([{ kind: 'kong', tiles: ['9d', '9d', '9d', '9d'], concealed: false }]);
  });

  it('has pungs made into kongs with a plus sign [S4-KONG-04]', () => {
    expect(parseHand('(999d+9d)').sets).toEqual([
      { kind: 'kong', tiles: ['9d', '9d', '9d', '9d'], concealed: false, promoted: true },
    ]);
    expect(parseHand('(EEE+E)').sets[0]).toMatchObject({ kind: 'kong', promoted: true });
  });

  it('may have a promoted kong after other tiles', () => {
    expect(parseHand('123b (999d+9d) 1f').sets).toEqual([
      { kind: 'kong', tiles: ['9d', '9d', '9d', '9d'], concealed: false, promoted: true },
    ]);
  });

  it('may have all eight bonus tiles, anywhere outside brackets', () => {
    expect(parseHand('1f 12b 2s (123c) 32f 4f1s 3s 4s').bonus).toEqual([
      '1f',
      '2f',
      '3f',
      '4f',
      '1s',
      '2s',
      '3s',
      '4s',
    ]);
  });

  it.each([
    ['spaces', '123b  45c'],
    ['line breaks', '123b\n\r\n45c'],
    ['commas', '123b, 45c'],
    ['blanks at both ends', '  123b 45c\n'],
    ['nothing between the suits', '123b45c'],
    ['upper-case suits', '123B 45C'],
    ['tiles one by one', '1b 2b 3b 4c 5c'],
    ['another order', '5c 3b 1b 4c 2b'],
    ['full-width letters and digits', '１２３ｂ　４５Ｃ'],
    ['Chinese commas', '123b，4c、5c'],
  ])('may be written with %s', (_title, text) => {
    expect(parseHand(text).concealed).toEqual(['1b', '2b', '3b', '4c', '5c']);
  });

  it('may have full-width brackets, plus signs and spaces', () => {
    expect(parseHand('（ＲＲＲ）［2222ｃ］（999ｄ＋9ｄ）　78ｄ　＋９ｄ')).toEqual(
      parseHand('(RRR) [2222c] (999d+9d) 78d +9d'),
    );
    expect(parseHand('🀇🀈，＋🀄\uFE0F')).toEqual(parseHand('🀇🀈 +🀄'));
    expect(parseHand('(RRR) 78d + 9d 3f')).toEqual(parseHand('(RRR) 78d +9d 3f'));
  });

  it.each([
    ['（RRR） 12x', 'unknown-suit', 8, 'x'],
    ['（ＲＲＲ', 'unclosed', 4, ''],
    ['１２ｘ', 'unknown-suit', 2, 'ｘ'],
    ['123b；', 'unknown-character', 4, '；'],
    ['０ｂ', 'unknown-rank', 0, '０ｂ'],
    ['ｅ', 'lower-case-honour', 0, 'ｅ'],
  ])('with a fault in full-width form, as in %s, quotes it as it was written', (text, code, index, found) => {
    const error = fault(text);
    expect([error.code, error.index, error.details.found, error.text]).toEqual([code, index, found, text]);
  });

  it('may have blanks inside brackets', () => {
    expect(parseHand('( 1b 2b\n3b )').sets[0]).toMatchObject({ kind: 'chow', tiles: ['1b', '2b', '3b'] });
    expect(parseHand('(999d +9d)').sets[0]).toMatchObject({ kind: 'kong', promoted: true });
  });

  it('distinguishes 5B, bamboo, from B, the white dragon', () => {
    expect(parseHand('5B B 5b').concealed).toEqual(['5b', '5b', 'B']);
    expect(parseHand('55BB').concealed).toEqual(['5b', '5b', 'B']);
  });

  it('has honours side by side', () => {
    expect(parseHand('ESWNRGB').concealed).toEqual(['E', 'S', 'W', 'N', 'R', 'G', 'B']);
  });

  it('has a winning tile that may be an honour', () => {
    expect(parseHand('+B').winningTile).toBe('B');
    expect(parseHand('+5B').winningTile).toBe('5b');
    expect(parseHand('+🀄').winningTile).toBe('R');
  });

  it('may be 200 characters long', () => {
    expect(LONGEST_HAND).toBe(200);
    expect(parseHand('5b' + ' '.repeat(198)).concealed).toEqual(['5b']);
  });
});

describe('tiles as Unicode characters', () => {
  it.each([
    ['winds', '🀀🀁🀂🀃', 'E S W N'],
    ['dragons', '🀄🀅🀆', 'R G B'],
    ['characters', '🀇🀈🀉🀊🀋🀌🀍🀎🀏', '1c 2c 3c 4c 5c 6c 7c 8c 9c'],
    ['bamboo', '🀐🀑🀒🀓🀔🀕🀖🀗🀘', '1b 2b 3b 4b 5b 6b 7b 8b 9b'],
    ['circles', '🀙🀚🀛🀜🀝🀞🀟🀠🀡', '1d 2d 3d 4d 5d 6d 7d 8d 9d'],
  ])('%s', (_title, text, expected) => {
    expect(parseHand(text).concealed).toEqual(expected.split(' '));
  });

  it('flowers, bamboo before chrysanthemum', () => {
    const each = ['🀢', '🀣', '🀤', '🀥'].map((text) => parseHand(text).bonus[0]);
    expect(each).toEqual(['1f', '2f', '4f', '3f']);
  });

  it('seasons', () => {
    expect(['🀦', '🀧', '🀨', '🀩'].map((text) => parseHand(text).bonus[0])).toEqual(['1s', '2s', '3s', '4s']);
  });

  it('all 42 are different tiles', () => {
    const found = Array.from({ length: 42 }, (_, index) => parseHand(String.fromCodePoint(0x1f000 + index)));
    const names = found.map(({ concealed, bonus }) => [...concealed, ...bonus].join());
    expect([...names].sort()).toEqual([...tiles].sort());
  });

  it('a variation selector after one is ignored', () => {
    expect(parseHand('🀄\uFE0F🀄\uFE0E🀄').concealed).toEqual(['R', 'R', 'R']);
    expect(parseHand('(🀄\uFE0F🀄\uFE0F🀄\uFE0F)').sets[0].kind).toBe('pung');
    expect(parseHand('+🀄\uFE0F').winningTile).toBe('R');
  });

  it('a variation selector elsewhere is not a tile', () => {
    expect(fault('R\uFE0F')).toMatchObject({ code: 'unknown-character', index: 1, length: 1 });
    expect(fault('🀄\uFE0F\uFE0F')).toMatchObject({ code: 'unknown-character', index: 3, length: 1 });
  });

  it('may be mixed with letters', () => {
    expect(parseHand('🀇2c🀉 R🀄').concealed).toEqual(['1c', '2c', '3c', 'R', 'R']);
  });

  it('the joker and the back are not tiles', () => {
    expect(fault('🀪')).toMatchObject({ code: 'unknown-character', index: 0, length: 2 });
    expect(fault('12b 🀫')).toMatchObject({ code: 'unknown-character', index: 4, length: 2 });
  });
});

describe('a text that is not a hand', () => {
  it.each<[title: string, text: string, code: NotationErrorCode, index: number, length: number]>([
    ['nothing', '', 'empty', 0, 0],
    ['blanks alone', ' , ', 'empty', 0, 3],
    ['201 characters', '1b '.repeat(67), 'too-long', 200, 0],
    ['an unknown character', '12b ?', 'unknown-character', 4, 1],
    ['an unknown character between tiles', '12b 3c_4c', 'unknown-character', 6, 1],
    ['a letter that is neither suit nor honour', '12b X', 'unknown-character', 4, 1],
    ['an emoji', '12b 😀', 'unknown-character', 4, 2],
    ['a strange suit', '(RRR) 5x', 'unknown-suit', 7, 1],
    ['an unknown suit after several ranks', '123z', 'unknown-suit', 3, 1],
    ['an honour after a rank', '12E', 'unknown-suit', 2, 1],
    ['an unknown suit of two code units', '12😀', 'unknown-suit', 2, 2],
    ['ranks without a suit', '12 34b', 'missing-suit', 0, 2],
    ['ranks without a suit at the end', '34b 12', 'missing-suit', 4, 2],
    ['ranks without a suit before a bracket', '(12)', 'missing-suit', 1, 2],
    ['ranks without a suit before a plus sign', '12+3b', 'missing-suit', 0, 2],
    ['a suit without a rank', '12b c', 'unknown-character', 4, 1],
    ['a suit without a rank, upper case', '12b D', 'unknown-character', 4, 1],
    ['a lower-case b', 'b', 'unknown-character', 0, 1],
    ['rank 0', '120b', 'unknown-rank', 2, 1],
    ['flower 5', '15f', 'unknown-rank', 1, 1],
    ['season 9', '9s', 'unknown-rank', 0, 1],
    ['a lower-case wind', '12b e', 'lower-case-honour', 4, 1],
    ['a lower-case dragon', 'r', 'lower-case-honour', 0, 1],
    ['a bracket that is not closed', '(123b', 'unclosed', 5, 0],
    ['a square bracket that is not closed', '[9999d 12b', 'unclosed', 10, 0],
    ['a bracket that is not opened', '123b)', 'unknown-character', 4, 1],
    ['a square bracket that is not opened', '123b ]', 'unknown-character', 5, 1],
    ['a bracket closed by another', '(123b]', 'unknown-character', 5, 1],
    ['a square bracket closed by another', '[9999d)', 'unknown-character', 6, 1],
    ['nested brackets', '((123b))', 'unknown-character', 1, 1],
    ['square brackets within', '([9999d])', 'unknown-character', 1, 1],
    ['a flower in brackets', '12b (111f)', 'not-a-set', 4, 6],
    ['a season among tiles in brackets', '(12b3s)', 'not-a-set', 0, 7],
    ['empty brackets', '12b ()', 'not-a-set', 4, 2],
    ['two tiles in brackets', '(12b)', 'not-a-set', 0, 5],
    ['a gap in a chow', '(124b)', 'not-a-set', 0, 6],
    ['a chow of two suits', '(12b3c)', 'not-a-set', 0, 7],
    ['a chow round the corner', '(891b)', 'not-a-set', 0, 6],
    ['a chow of winds', '(ESW)', 'not-a-set', 0, 5],
    ['four in a row', '(1234b)', 'not-a-set', 0, 7],
    ['five alike', '(55555b)', 'not-a-set', 0, 8],
    ['a kong with a plus after all of its tiles', '(5555b+)', 'not-a-set', 0, 8],
    ['a concealed pung', '12b [RRR]', 'not-a-set', 4, 5],
    ['a concealed chow', '[123b]', 'not-a-set', 0, 6],
    ['a pung with another tile added', '(999d+8d)', 'not-a-set', 0, 9],
    ['a chow with a tile added', '(123b+4b)', 'not-a-set', 0, 9],
    ['a pair with a tile added', '(99d+9d)', 'not-a-set', 0, 8],
    ['a winning flower', '12b +3f', 'winning-tile', 4, 3],
    ['two winning tiles', '+5b 12b +6b', 'winning-tile', 8, 3],
    ['two tiles that win', '12b +56b', 'winning-tile', 4, 4],
  ])('%s', (_title, text, code, index, length) => {
    const error = fault(text);
    expect(error).toBeInstanceOf(SyntaxError);
    expect(error.name).toBe('NotationError');
    expect([error.code, error.index, error.length]).toEqual([code, index, length]);
    if (code !== 'too-long') expect(error.text).toBe(text);
    expect(error.message.length).toBeLessThan(200);
  });

  it('a plus sign without a tile is rejected, in place', () => {
    expect(fault('12b +').index).toBeGreaterThanOrEqual(4);
    expect(fault('12b + 5b 1c +').index).toBeGreaterThanOrEqual(12);
  });

  it('is reported with its place and what was expected', () => {
    expect(fault('(RRR) 5x').message).toBe(
      'Unknown suit “x” in “5x” at character 8: use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.',
    );
    expect(fault('(RRR) 12p').message).toMatch(
      /^Unknown suit “p” in “12p” at character 9: use b .* set notation="mpsz"\.$/,
    );
    expect(fault('12b (124b)').message).toMatch(/\(124b\).*character 5/);
    expect(fault('15f').message).toMatch(/5f.*character 2.*1 to 4/);
    expect(fault('12b e').message).toMatch(/E S W N R G B/);
  });
});

describe('the message about a text', () => {
  const EXPECTED = 'expected a tile or';
  const ANY = 'expected a tile or “(”, “[”, “+”.';
  const WINNING = 'can’t be the winning tile: expected one tile, not a flower or season.';
  it.each([
    ['', 'There are no tiles: expected a hand such as 123b 456b 99d.'],
    ['12b ?', `“?” at character 5 is not a tile: ${ANY}`],
    ['12b x', `“x” at character 5 is not a tile: ${ANY}`],
    ['/1b', `“/” at character 1 is not a tile: ${ANY}`],
    [':b', `“:” at character 1 is not a tile: ${ANY}`],
    ['12b\u0008', `“\uFFFD” at character 4 is not a tile: ${ANY}`],
    ['12b\u000e', `“\uFFFD” at character 4 is not a tile: ${ANY}`],
    ['(123b', `The text ends at character 6: ${EXPECTED} “)”.`],
    ['[1111b', `The text ends at character 7: ${EXPECTED} “]”.`],
    [
      '(12?b)',
      'Unknown suit “?” in “12?” at character 4: use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.',
    ],
    ['(12b?)', `“?” at character 5 is not a tile: ${EXPECTED} “)”.`],
    ['(123b]', `“]” at character 6 is not a tile: ${EXPECTED} “)”.`],
    ['(999d+9d+9d)', `“+” at character 9 is not a tile: ${EXPECTED} “)”.`],
    ['(+9d+999d)', `“+” at character 5 is not a tile: ${EXPECTED} “)”.`],
    ['(+9999d)', '“(+9999d)” at character 1 is not a set such as (123b), (RRR), (RRRR) or (999d+9d).'],
    ['[999d+9d]', '“[999d+9d]” at character 1 is not a concealed kong: it needs four identical tiles.'],
    ['12b 30c', '“0c” at character 6 is not a tile: ranks run from 1 to 9.'],
    ['12b 35f', '“5f” at character 6 is not a tile: ranks run from 1 to 4.'],
    ['12b +', `“+” at character 5 ${WINNING}`],
    ['12b +1f', `“+1f” at character 5 ${WINNING}`],
    ['12b +4s', `“+4s” at character 5 ${WINNING}`],
    ['12b +34b', `“+34b” at character 5 ${WINNING}`],
    ['+1b +2b', '“+2b” at character 5 is a second winning tile: the first is at character 1.'],
    ['123b +12c', `“+12c” at character 6 ${WINNING}`],
    ['1'.repeat(201), 'Too long: 201 characters, but the limit is 200.'],
  ])('%s says where and what is expected', (text, message) => {
    expect(fault(text).message).toBe(message);
  });

  it('does not appear for blanks of any kind, or for a winning tile alone', () => {
    expect(parseHand('1b\u00a02b,3b\t4b\r\n5b\u000b').concealed).toEqual(['1b', '2b', '3b', '4b', '5b']);
    expect(parseHand('+1b')).toMatchObject({ concealed: [], winningTile: '1b' });
  });
});

describe('a hostile text', () => {
  /** Rejected immediately. */
  const refuses = (text: string): NotationError => {
    // Time on the processor, in microseconds: the machine may be busy.
    const before = process.cpuUsage();
    const error = fault(text);
    expect(process.cpuUsage(before).user).toBeLessThan(100_000);
    expect(error.message.length).toBeLessThan(200);
    expect(error.text.length).toBeLessThanOrEqual(200);
    return error;
  };

  it.each([
    ['200,000 digits', '1'.repeat(200_000)],
    ['200,000 brackets', '('.repeat(200_000)],
    ['200,000 tiles', '5b'.repeat(100_000)],
    ['200,000 blanks', ' '.repeat(200_000)],
    ['200,000 halves of pairs', '\ud83c'.repeat(200_000)],
  ])('%s', (_title, text) => {
    expect(refuses(text).code).toBe('too-long');
  });

  it.each([
    ['200 brackets', '('.repeat(200), 'unknown-character', 1],
    ['200 square brackets', '['.repeat(200), 'unknown-character', 1],
    ['200 digits', '1'.repeat(200), 'missing-suit', 0],
    ['200 plus signs', '+'.repeat(200), undefined, undefined],
    ['a high surrogate alone', '12b \ud83c', 'unknown-character', 4],
    ['a high surrogate before a letter', '12b \ud83cA', 'unknown-character', 4],
    ['a high surrogate before a tile', '12b \ud83c5b', 'unknown-character', 4],
    ['a high surrogate before another', '\ud83c\ud83c', 'unknown-character', 0],
    ['a low surrogate alone', '\udc00 5b', 'unknown-character', 0],
    ['a control character', '12b \u0000', 'unknown-character', 4],
    ['an escape sequence', '\u001b[31m', 'unknown-character', 0],
    ['text turned round', '\u202e12b', 'unknown-character', 0],
    ['a zero-width space', '12b\u200b', 'unknown-character', 3],
    ['Arabic digits', '١b', 'unknown-character', 0],
    ['a dotted capital I', '1İ', 'unknown-suit', 1],
    ['a name of the language', '__proto__', 'unknown-character', 0],
    ['another one', '12constructor', undefined, undefined],
    ['markup', '<img src=x onerror=alert(1)>', 'unknown-character', 0],
  ])('%s', (_title, text, code, index) => {
    const error = refuses(text);
    if (code !== undefined) expect([error.code, error.index]).toEqual([code, index]);
  });

  it('leaves no control characters, unpaired surrogates or direction marks in a message', () => {
    for (const text of ['12\u0007', '\u001b[31m', '12\ud83c', '\ud83c', '12\u202e', '(\u0000)', '+\u2028'])
      expect(fault(text).message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
  });

  it('of another type throws a NotationError or a TypeError', () => {
    for (const nothing of [undefined, null, 5, {}]) expect(() => parseHand(nothing as unknown as string)).toThrow(/./);
  });
});

describe('the canonical text', () => {
  it.each([
    ['(RRR) 123b 456b 99d 78d +9d 3f', '(RRR) 123456b 7899d 3f +9d'],
    ['+5b N E 9d 1d 5c 1b 4s 1f', '1b 5c 19d EN 1f 4s +5b'],
    ['[9999d] (123b)', '(123b) [9999d]'],
    ['(EEE+E) (999d+9d) [1111c]', '[1111c] (999d+9d) (EEE+E)'],
    ['(321b)', '(123b)'],
    ['🀄🀄 🀇', '1c RR'],
    ['(RRR) (NNN) (EEE) (999d) 1b', '(999d) (EEE) (NNN) (RRR) 1b'],
    ['N W S E', 'ESWN'],
    ['B G R', 'RGB'],
    ['3s 1f 2s 4f', '14f 23s'],
  ])('of %s is %s', (text, expected) => {
    expect(formatHand(parseHand(text))).toBe(expected);
  });

  it.each([
    '(RRR) 123b 456b 99d 78d +9d 3f',
    '[5555b] (999d+9d) (1111c) (EEE) 5d +5d 1234f 1234s',
    '19b 19c 19d ESWNRGB +E',
    '1112345678999b +5b',
    '(123b) (123b) (123b) (123b) 5d +5d',
    '5b',
    '+5b',
    '3f',
    '[RRRR]',
  ])('reads back as the same hand: %s', (text) => {
    const hand = parseHand(text);
    const again = parseHand(formatHand(hand));
    expect(again).toEqual(hand);
    expect(formatHand(again)).toBe(formatHand(hand));
  });

  it('has winds before dragons', () => {
    expect(formatHand(parseHand('B G R N W S E')).replaceAll(' ', '')).toBe('ESWNRGB');
  });

  it('is the same for texts that mean the same hand', () => {
    const texts = ['(RRR) 123b 99d +9d', '+9d 99d 321b (RRR)', '9D,9D,(🀄🀄🀄),1b2b3b,+9D'];
    expect(new Set(texts.map((text) => formatHand(parseHand(text)))).size).toBe(1);
    expect(parseHand(texts[1])).toEqual(parseHand(texts[0]));
    expect(parseHand(texts[2])).toEqual(parseHand(texts[0]));
  });

  it('does not depend on the order of the data, and does not change it', () => {
    const hand = {
      sets: [
        { kind: 'pung' as const, tiles: ['R', 'R', 'R'], concealed: false },
        { kind: 'chow' as const, tiles: ['3b', '1b', '2b'], concealed: false },
      ],
      concealed: ['9d', '1b'],
      bonus: ['1s', '2f'],
    };
    const copy = structuredClone(hand);
    expect(formatHand(hand)).toBe('(123b) (RRR) 1b 9d 2f 1s');
    expect(hand).toEqual(copy);
  });

  it('of a hand without tiles is empty', () => {
    expect(formatHand({ sets: [], concealed: [], bonus: [] })).toBe('');
  });

  it('of something that is not a tile throws', () => {
    expect(() => formatHand({ sets: [], concealed: ['0b'], bonus: [] })).toThrow(
      expect.objectContaining({ code: 'not-a-tile' }),
    );
  });
});
