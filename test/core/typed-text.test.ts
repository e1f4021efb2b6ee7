/** What phones, word processors and Chinese and Japanese keyboards write in place of plain characters. */
import { describe, expect, it } from 'vitest';
import { defineProfile, formatRules, RulesError, score, type Profile, type Settlement } from '../../src/core/index.js';
import { formatGame, parseGame, playGame } from '../../src/core/game.js';
import { GameNotationError } from '../../src/core/game/errors.js';
import { readWant } from '../../src/core/exercises/want.js';
import { joinRules, parseRules } from '../../src/core/profiles/parse.js';
import { readBlock, readInline } from '../../src/blocks/read.js';
import { checkAnswer } from '../../src/core/exercises/check-answer.js';
import { tileIn } from '../../src/core/engine/tile-in.js';
import { wordsIn } from '../../src/core/input.js';
import { numberIn } from '../../src/core/numbers.js';
import { readScores } from '../../src/elements/mj-settlement/table.js';
import { situationOf } from '../../src/elements/situation-attributes.js';
import { wholeOf } from '../../src/elements/whole-number.js';
import { readAsk } from '../../src/exercise/task.js';
import { readSeatList } from '../../src/table/seat-list.js';
import { readDice } from '../../src/table/wall.js';
import { thrown } from './helpers.js';

const define = (rules: string): Profile => defineProfile({ name: 'a', extends: 'classical', rules });

describe('characters that nobody sees', () => {
  it.each(['\ufeff', '\u200b', '\u200e', '\u202a', '\u2066', '\u00ad'])('(%j) are ignored in a game', (hidden) => {
    const game = `players: Ann, Ben, Cho, Dan\n${hidden}Ben${hidden} 48 from${hidden} Cho${hidden}`;
    expect(formatGame(parseGame(game))).toBe('Ben 48 from Cho');
  });

  it('include how an accent is composed', () => {
    const game = parseGame('players: Jos\u00e9, Zoe\u0308, \u674e, Dan\nJose\u0301 48\nZo\u00eb 20');
    expect(game.hands.map((hand) => 'winner' in hand && hand.winner)).toEqual([0, 1]);
    expect(parseGame('Jose\u0301 48', { players: ['Jos\u00e9', 'b', 'c', 'd'] }).hands).toHaveLength(1);
    expect(parseGame('Jos\u00e9 48', { players: ['Jose\u0301', 'b', 'c', 'd'] }).hands).toHaveLength(1);
  });
});

describe('rules', () => {
  it.each([
    ['full-width marks', 'full-flush：4 doubles；limit：２０００', 'full-flush: 4 doubles; limit: 2000'],
    ['an ideographic comma', 'limit: 1000、 east 2000', 'limit: 1000, east 2000'],
    ['hyphens that do not break', 'full\u2011flush: 4 doubles', 'full-flush: 4 doubles'],
    ['an en dash in an id', 'full–flush: 4 doubles', 'full-flush: 4 doubles'],
    ['a long dash', '—pure: 3 doubles if full-flush', '--pure: 3 doubles if full-flush'],
    ['two long dashes', '——pure: 3 doubles if full-flush', '--pure: 3 doubles if full-flush'],
    ['a short dash', '–pure: 3 doubles if full-flush', '--pure: 3 doubles if full-flush'],
    ['full-width hyphens', '－－pure：3 doubles if full-flush', '--pure: 3 doubles if full-flush'],
    ['a dash in a condition', '--a: off; --b: 1 double if —a', '--a: off; --b: 1 double if --a'],
    [
      'a dash in a list',
      '--a: 1 double; --b: 2 doubles; best-of: —a, –b',
      '--a: 1 double; --b: 2 doubles; best-of: --a, --b',
    ],
    ['tiles', '--snake: limit of １１２３４５６７８９ｘ　ESWN', '--snake: limit of 1123456789x ESWN'],
    ['German quotation marks', '--a: 1 double „Eine Farbe“@de', '--a: 1 double "Eine Farbe"@de'],
    ['French quotation marks', '--a: 1 double « Une couleur »@fr', '--a: 1 double "Une couleur"@fr'],
    ['Japanese quotation marks', '--a：1 double 「一色」＠ja', '--a: 1 double "一色"@ja'],
  ])('with %s are read', (_title, written, plain) => {
    expect(parseRules(written)).toEqual(parseRules(plain));
    expect(formatRules(define(written))).toBe(formatRules(define(plain)));
  });

  it('keep sentences as they are', () => {
    const rules = '--a: 1 double "清一色；（全部）"@zh if full-flush；limit：300';
    expect(parseRules(rules)).toEqual({ '--a': '1 double "清一色；（全部）"@zh if full-flush', limit: 300 });
  });

  it.each([
    ['limit：300；fullflush：1 double', 10, 'fullflush'],
    ['limit：300；full-flush：1 dubble', 21, '1 dubble'],
    ['—a: off；—b: 1 double if —c', 24, '--c'],
    ['limit：30；limit：4０', 9, 'limit'],
    ['—a：1 point if —a', 14, '--a'],
    ['—a: 1 double; best-of：—a, —x', 26, '--x'],
  ])('with a fault, as in %s, say where it is in the text as it was written', (rules, index, found) => {
    const error = thrown(() => define(rules), RulesError);
    expect([error.index, error.details.found, error.text]).toEqual([index, found, rules]);
  });

  it('are joined by what they declare', () => {
    expect(joinRules('—a：1 double；limit：300', '--a: 2 doubles')).toBe('limit:300; --a: 2 doubles');
  });

  it('count as if they had been written plainly', () => {
    const hand = '（ＲＲＲ）　１２３ｂ　４５６ｂ　９９ｄ　７８ｄ　＋９ｄ';
    const of = (text: string, rules: string): number => score(text, {}, define(rules)).value;
    expect(of(hand, '—a：１００ points')).toBe(of('(RRR) 123b 456b 99d 78d +9d', '--a: 100 points'));
  });
});

describe('a game', () => {
  const plain = 'players: Ann, Ben, Cho, Dan\nrules: limit: 300\nBen 48 from Cho; Ann 8; Dan (RRR) 12';

  it('in full-width form is read', () => {
    const wide = 'players：Ann，Ben，Cho、Dan\nrules：limit：３００\nＢｅｎ　４８ from Cho；Ann：８；Dan （ＲＲＲ）';
    const game = playGame(parseGame(wide));
    expect(game.totals).toEqual(playGame(parseGame(plain.replace(' 12', ''))).totals);
    expect(game.profile.rules.limit).toBe(300);
  });

  it('keeps names as they were written', () => {
    const game = parseGame('players: Ａｎｎ, 王小明, Cho, Dan\nann 8 from 王小明；cho ４');
    expect(game.players[0]).toBe('Ａｎｎ');
    expect(game.hands).toMatchObject([{ winner: 0, discarder: 1, hands: [8, 0, 4, 0] }]);
    expect(parseGame(formatGame(game, { header: true }))).toEqual(game);
  });

  it.each(['self–draw', 'self draw', 'selfdraw', 'Self—Draw'])('is won by %s', (drawn) => {
    const players = 'players: Ann, Ben, Cho, Self Draw';
    const hands = `Ben 48 ${drawn}, pao; Ann 8 false win\nBen (RRR) 123b 456b 99d 78d +9d last tile ${drawn}\nSelf Draw 8`;
    expect(formatGame(parseGame(`${players}\n${hands}`))).toBe(
      'Ben 48 pao; Ann 8 incomplete-win\nBen (RRR) 123b 456b 99d 78d +9d self-draw last-tile\nSelf Draw 8',
    );
    expect(situationOf({ win: drawn })).toEqual({ win: 'self-draw' });
  });

  it('refuses names that differ in nothing else, or contain what separates names', () => {
    expect(() => parseGame('players: Ann, Ａｎｎ, Cho, Dan\nend')).toThrow('Two players are called “Ａｎｎ”');
    expect(() => parseGame('end', { players: ['A，B', 'b', 'c', 'd'] })).toThrow('can’t be a player’s name');
  });

  it('keeps sentences of its rules', () => {
    const { rules } = parseGame('players: A, B, C, D\nrules: --a: 1 double "一；二"@zh\nrules：limit：300\nend');
    expect(parseRules(rules!)).toEqual({ '--a': '1 double "一；二"@zh', limit: 300 });
  });

  it.each([
    ['Ｅｖａ ４８', 0, 'Ｅｖａ'],
    ['Ben ４８ ｆｒｏｍ Ｅｖａ', 12, 'Ｅｖａ'],
    ['Ben ４８ ｆｏｒ Cho', 7, 'ｆｏｒ'],
  ])('with a fault, as in %s, quotes it as it was written', (line, index, found) => {
    const error = thrown(() => parseGame(line, { players: ['Ann', 'Ben', 'Cho', 'Dan'] }), GameNotationError);
    expect([error.index, error.details.found, error.text]).toEqual([index, found, line]);
    expect(line.slice(error.index).startsWith(found)).toBe(true);
  });

  it('with a fault in tiles points at it', () => {
    const line = 'Ben　（ＲＲＲ） １２ｘ';
    const error = thrown(() => parseGame(line, { players: ['Ann', 'Ben', 'Cho', 'Dan'] }), GameNotationError);
    expect(line.slice(error.index, error.index + error.length)).toBe('ｘ');
    expect(error.cause).toMatchObject({ text: line, index: error.index });
  });
});

it('the scores of a settlement, what an exercise wants, and blocks are read', () => {
  expect(readScores('east　２０；south：1，000、west 3')).toEqual({ east: 20, south: 1000, west: 3 });
  expect(readScores('east\u200b 2\u200b0; south\u200b 1\u2060,000')).toEqual({ east: 20, south: 1000 });
  for (const score of ['1e3', '0x10', '12 8', '1_000', '１e３', '.5', '+20', '1234,567'])
    expect(() => readScores(`east ${score}`), score).toThrow(`from 0 to 1000000000000, not “${score}”`);
  for (const [score, value] of [
    ['1,000', 1000],
    ['12,345,678', 12345678],
    ['0.5', 0.5],
    ['1,000.5', 1000.5],
  ] as const)
    expect(readScores(`east ${score}, south 3`), score).toEqual({ east: value, south: 3 });
  // Seats that do not exist, which the table refuses.
  for (const score of ['128,5', '1,00,0'])
    expect(Object.keys(readScores(`east ${score}`)), score).toContain(score.split(',')[1]);
  expect(readWant('full-flush；doubles：２-4')).toEqual(readWant('full-flush; doubles: 2-4'));
  expect(readBlock('winner：south\neast：２０\nsouth：48\nwest: 0\nnorth: 0').element.attributes).toMatchObject({
    winner: 'south',
    scores: 'east ２０; south 48; west 0; north 0',
  });
  expect(readInline('mj １２３ｂ　＋ｄ９')?.element.attributes).toEqual({});
});

it('numbers, lists and tiles in attributes and answers are read', () => {
  expect(wholeOf('１２', 'points', 20)).toBe(12);
  expect(wordsIn('why-not，copy、readings')).toEqual(['why-not', 'copy', 'readings']);
  expect(readAsk('points，ｖａｌｕｅ')).toEqual(['points', 'value']);
  expect(readDice('３　４，５ ２', 4)).toEqual([3, 4, 5, 2]);
  expect(readSeatList('west：９ｄ；north 🀔', tileIn, 'a tile', 'west 9d')).toEqual([
    ['west', '9d'],
    ['north', '5b'],
  ]);
  expect(situationOf({ seat: 'ｅａｓｔ', circumstances: 'last-tile，original-call' })).toEqual({
    seat: 'east',
    circumstances: ['last-tile', 'original-call'],
  });
  const payments = Object.fromEntries(
    ['–208', '- 208', '\u200b−208', '—208'].map((text, place) => [['east', 'south', 'west', 'north'][place], text]),
  );
  const totals = { east: -208, south: -208, west: -208, north: -208 };
  const settlement = { totals, payments: [] } as unknown as Settlement;
  expect(checkAnswer({ settlement }, { payments }).figures.map(({ given }) => given)).toEqual([-208, -208, -208, -208]);
  const { waits } = checkAnswer({ waits: ['1b', 'E'] }, { waits: '１ｂ，Ｅ' });
  expect(waits).toEqual({ right: ['1b', 'E'], missing: [], wrong: [] });
});

it.each(['０', '٠', '۰', '०', '০', '๐', '᠐', '꘠'])('numbers are read in the digits that begin with %s', (zero) => {
  const inScript = (text: string): string =>
    text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
  expect(numberIn(inScript('1,234.5'))).toBe(1234.5);
  expect(readScores(inScript('east 20; south 1,000'))).toEqual({ east: 20, south: 1000 });
  expect(define(inScript('limit: 360; full-flush: 4 doubles'))).toEqual(define('limit: 360; full-flush: 4 doubles'));
  const settlement = { totals: { east: -208 }, payments: [] } as unknown as Settlement;
  const checked = checkAnswer({ settlement }, { payments: { east: inScript('−208') } });
  expect(checked.figures[0]).toMatchObject({ given: -208, correct: true });
  const players = ['Ann', 'Ben', 'Cho', 'Dan'];
  expect(parseGame(inScript('Ben 48 from Cho'), { players })).toEqual(parseGame('Ben 48 from Cho', { players }));
  const line = inScript('Ben 48 from Eva 12');
  expect(thrown(() => parseGame(line, { players }), GameNotationError)).toMatchObject({ text: line, index: 12 });
});

it('other digits, and those that are no decimal digits, are quoted', () => {
  for (const text of ['٢٠٢٤٢٠٢٤٢٠٢٤٢٠', '𝟐𝟎', '②', '²', '廿'])
    expect(() => readScores(`east ${text}`)).toThrow(`“${text}”`);
});
