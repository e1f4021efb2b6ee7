/** Hands and games of other programs. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineProfile, parseHand, score, type NotationError, type Score } from '../../src/core/index.js';
import { formatGame, parseGame, playGame, type Won } from '../../src/core/game.js';
import {
  compareFigures,
  readForeignHand,
  readKajonggGames,
  readXmjGame,
  type ImportedGame,
  type KajonggTables,
  type Program,
} from '../../src/core/import.js';
import '../../src/core/profiles.js';
import { readHand } from '../../src/elements/mj-hand/display-notation.js';
import { thrown } from './helpers.js';

const fault = thrown<NotationError>;

describe('a hand of another program', () => {
  it.each<[program: Program, text: string, own: string]>([
    ['kajongg', 'b1b1b1 S5S6S7 DbDb', '(111b) 567d BB'],
    ['kajongg', 'b6b6b6B6 c8C8C8c8 s2s2s2s2 WeWe fe yn', '(6666b) [8888c] (222d+2d) EE 1f 4s'],
    ['kajongg', 'b1b2b3 RB4B5C9DrDgWsWwWn', '(123b) 45b 9c RG SWN'],
    ['xmj', '1B-1B-1B 3D+3D+3D RD', '(111b) 333d R'],
    ['xmj', '8B-8B-8B+8B SW-SW-SW-SW 6C+6C+6C+6C WD+WD 4F 2S', '(8888b) (SSS+S) [6666c] BB 4f 2s'],
    ['xmj', '7C-8C-9C EW GD 5D', '(789c) EG 5d'],
  ])('%s: %s', (program, text, own) => {
    const { hand, ...said } = readForeignHand(program, text);
    expect(parseHand(hand)).toEqual(parseHand(own));
    expect(said).toEqual({});
    expect(readHand(text, program).hand).toEqual(parseHand(own));
  });

  it.each<[text: string, own: string, win: string, circumstances?: string[]]>([
    // The claimed tile completes the exposed run.
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe md Lb2b1b2b3', '555c 567d RRR EE 13b +2b', 'discard'],
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr wewe md Lwewewe', '(123b) 555c 567d RRR E +E', 'discard'],
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe mw LS6S5S6S7', '(123b) 555c 57d RRR EE +6d', 'self-draw'],
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe mz LS6', '(123b) 555c 57d RRR EE +6d', 'self-draw', ['last-tile']],
    ['b1b2b3 C5C5C5 s5s6s7 DrDrDr WeWe mk Ls6', '(123b) 555c 57d RRR EE +6d', 'discard', ['robbed-kong']],
    ['b1b2b3 c5C5C5c5 S5S6S7 DrDrDr WeWe me LWe', '(123b) [5555c] 567d RRR E +E', 'self-draw', ['kong-replacement']],
    [
      'b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe mZa LWe',
      '(123b) 555c 567d RRR E +E',
      'discard',
      ['last-tile', 'original-call'],
    ],
    ['C1C1C1C2C3C4C5C6C7C8C9C9C9 RC5 m1 LC5', '1112345678999c +5c', 'self-draw', ['first-turn']],
    // As dealt, without a last tile.
    ['S4S5S6 RS1S2S3B6B6B7B7B8B8B5B5 fn m1', '456d 123d 667788b 5b +5b 4f', 'self-draw', ['first-turn']],
    // A tile in upper case was drawn, one in lower case claimed; a pair is not declared.
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe LS6S5S6S7', '(123b) 555c 57d RRR EE +6d', 'self-draw'],
    ['b1b2b3 C5C5C5 s5s6s7 DrDrDr wewe Ls6s5s6s7', '(123b) 555c 57d RRR EE +6d', 'discard'],
    // Without a kong, the last tile can only have replaced a flower.
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe fe me LWe', '(123b) 555c 567d RRR E +E 1f', 'self-draw', ['flower-replacement']],
  ])('says how it was won: %s', (text, own, win, circumstances) => {
    const { hand, ...said } = readForeignHand('kajongg', text);
    expect(parseHand(hand)).toEqual(parseHand(own));
    expect(said).toEqual({ win, ...(circumstances && { circumstances }) });
  });

  it.each<[program: Program, text: string, at: string, message: string]>([
    ['kajongg', 'b1b1b1 x5', 'x5', '“x5” at character 8 is not a tile of kajongg.'],
    ['kajongg', 'b1b1b', 'b', '“b” at character 5 is not a tile of kajongg.'],
    ['kajongg', 'b0', 'b0', 'not a tile'],
    ['kajongg', 'B1B2B3 mq', 'mq', 'does not say where the last tile came from'],
    ['kajongg', 'B1B2B3 mw LS5', 'S5', 'is not in the hand'],
    ['kajongg', 'b1b1b1b1b1', 'b1b1b1b1b1', 'not a set'],
    ['xmj', '1B-1B-1X', '1X', '“1X” at character 7 is not a tile of xmj.'],
    ['xmj', '1B-2B+3B', '1B-2B+3B', 'not a set'],
    ['xmj', '1B-1B-', '1B-1B-', 'not a set'],
    ['xmj', '1B '.repeat(100), '', 'the limit is 200'],
  ])('is refused at its place: %s %.20s', (program, text, at, message) => {
    const { index, length, message: said } = fault(() => readForeignHand(program, text));
    expect(text.slice(index, index + length)).toBe(at);
    expect(said).toContain(message);
  });

  it.each<[text: string, program: string | undefined]>([
    ['b1b1b1 S5S6S7 DbDb', 'kajongg'],
    ['(123b) S5S6S7', 'kajongg'],
    ['RB4B5C9DrDg', 'kajongg'],
    ['1B-1B-1B 3D+3D+3D', 'xmj'],
    ['EW+EW RD-RD-RD', 'xmj'],
    ['(RRR) 123x', undefined],
    ['123m 456p', undefined],
    ['b', undefined],
    ['(123b) e', undefined],
  ])('that is read as one of ours gets a message that names the notation: %s', (text, program) => {
    const { message } = fault(() => score(text));
    const named = /notation="(kajongg|xmj)"/.exec(message)?.[1];
    expect(named).toBe(program);
  });
});

const fixture = (name: string): unknown => JSON.parse(readFileSync(`test/fixtures/${name}.json`, 'utf8'));

/** The sums of what a program says that each player won or lost. */
const theirTotals = ({ figures }: ImportedGame): number[] =>
  figures.reduce((sums, { changes }) => sums.map((sum, player) => sum + changes[player]!), [0, 0, 0, 0]);

/** What a game was worth to each player by the record alone, and by its text. */
const ourTotals = ({ record }: ImportedGame): number[][] => [
  playGame(record).totals,
  playGame(parseGame(formatGame(record, { header: true }))).totals,
];

describe('a game of xmj', () => {
  const { game, robbed } = fixture('import-xmj') as Record<'game' | 'robbed', string[]>;
  const imported = readXmjGame(game);

  it('has the scores and the settlements that the program counted', () => {
    expect(imported).toMatchObject({ program: 'xmj', unread: [] });
    expect(imported.record).toMatchObject({ players: ['P1', 'P2', 'P3', 'P4'], profile: 'xmj' });
    expect(imported.record).not.toHaveProperty('rules');
    expect(compareFigures(imported)).toEqual([]);
    expect(ourTotals(imported)).toEqual([theirTotals(imported), theirTotals(imported)]);
    expect(theirTotals(imported)).not.toContain(0);
  });

  it('names who discarded, who let off a cannon, and the tiles on the table', () => {
    const hands = imported.record.hands as Won[];
    expect(hands).toHaveLength(6);
    // The discarder of a live tile is liable only if four or fewer tiles are left.
    expect(hands.map(({ liable }) => liable)).toEqual([undefined, undefined, undefined, 2, undefined, undefined]);
    expect(hands[3]).toMatchObject({ winner: 3, discarder: 2 });
    const drawn = hands.filter(({ winner, hands: [...all] }) => (all[winner] as { win?: string }).win === 'self-draw');
    expect(drawn.every(({ discarder }) => discarder === undefined)).toBe(true);
    for (const { seen } of hands) expect(seen!.length).toBeLessThan(500);
  });

  it('has a robbed kong as the pung that it was', () => {
    const one = readXmjGame(robbed);
    const [hand] = one.record.hands as Won[];
    const { winner, discarder, hands } = hand!;
    expect(hands[winner]).toMatchObject({ circumstances: ['robbed-kong'] });
    const [, tile] = /\+(\S+)$/.exec((hands[winner] as { hand: string }).hand)!;
    expect((hands[discarder!] as { hand: string }).hand).toContain(`(${tile}${tile}${tile})`);
    expect(one.figures[0]!.scores).toEqual(
      one.record.players.map((_, player) => {
        const { scores, position } = playGame(one.record).rows[0]!;
        const found = scores[position.seatOf[player]!];
        return typeof found === 'number' ? found : found.value;
      }),
    );
  });

  it('shows where figures differ, and under which rule', () => {
    const { figures, ...others } = structuredClone(imported);
    // As if the only place were worth nothing.
    const place = imported.record.hands.findIndex((hand, at) => {
      const { scores } = playGame(imported.record).rows[at]!;
      return Object.values(scores).some(
        (one) =>
          typeof one !== 'number' && one.awards.some(({ rule }) => rule === '--only-place') && !one.limited && hand,
      );
    });
    const { scores, position } = playGame(imported.record).rows[place]!;
    const winner = (imported.record.hands[place] as Won).winner;
    const won = scores[position.seatOf[winner]!] as Score;
    const theirs = (won.base - 2) * 2 ** won.doubles;
    figures[place]!.scores[winner] = theirs;
    const [found, ...rest] = compareFigures({ ...others, figures });
    expect(rest).toEqual([]);
    expect(found).toMatchObject({ hand: place + 1, player: winner, figure: 'score', ours: won.value, theirs });
    expect(found!.rules).toContain('--only-place: off');
    figures[place]!.scores[winner] = won.value;
    figures[place]!.changes[0]! += 2;
    expect(compareFigures({ ...others, figures })).toMatchObject([{ figure: 'change', player: 0, rules: [] }]);
  });

  it('has the rules that its options stand for, and names the others', () => {
    const options =
      'GameOption 0 NoLimit bool 0 1 1 x\nGameOption 0 DiscDoubles bool 0 1 1 x\nGameOption 0 LosersPurity bool 0 1 1 x\n';
    const { record, unread } = readXmjGame([game[0]!.replace('NewHand', `${options}NewHand`)]);
    expect(record.rules).toBe('limit: none; limit-value: 1000; discarder-pays: 2; self-draw-pays: 2');
    expect(unread).toEqual(['LosersPurity 1']);
    expect(playGame(record).profile.rules.limit).toBe('none');
  });

  /** The rules of a game with other options, and those that have none. */
  function rulesOf(...options: [name: string, value: string | number][]) {
    const lines = options.map(([name, value]) => `GameOption 0 ${name} score 0 1 ${value} x\n`).join('');
    const { record, unread } = readXmjGame([game[0]!.replace('NewHand', `${lines}NewHand`)]);
    expect(() => playGame(record)).not.toThrow();
    return { rules: record.rules ?? '', unread };
  }

  it('has what its options say that flowers and a concealed hand are worth', () => {
    const { rules, unread } = rulesOf(
      ['FlowersLoose', 1],
      ['FlowersOwnEach', 4],
      ['FlowersOwnBoth', 0],
      ['FlowersBouquet', 30_000],
      ['ConcealedFully', 10_004],
      ['ConcealedAlmost', 10_000],
    );
    expect(rules.split('; ')).toEqual([
      'bonus-replaced-from: loose',
      'flower-replacement: 1 double',
      'own-flower: 4 points for everyone',
      'own-season: 4 points for everyone',
      '--own-flower-and-season: off',
      'all-flowers: 3 doubles for everyone',
      'all-seasons: 3 doubles for everyone',
      'fully-concealed: 4 points',
      '--beside-fully-concealed: 1 double if fully-concealed',
      'concealed-hand: 1 double',
      'concealed-hand-on: discard',
    ]);
    expect(unread).toEqual([]);
  });

  // Points, 10,000 for each double, and 1,000,000 for each hundredth of the limit. The hand has 22 points, and 4 for the flower.
  it.each([
    [4, '', 30],
    [20_001, '', 108],
    [990_000, '', 1000],
    [1_000_000, '', 10],
    [50_010_002, '', 500],
    [100_000_000, '', 1000],
    [50_010_002, 'NoLimit', 56],
    [50_000_000, 'NoLimit', 500],
    [100_000_000, 'NoLimit', 1000],
  ])('counts an own flower that is worth %i as the program does %s', (value, more, expected) => {
    const { rules } = rulesOf(['FlowersOwnEach', value], ...(more ? [[more, 1] as [string, number]] : []));
    const profile = defineProfile({ name: 'table', extends: 'xmj', rules });
    const won = (bonus: string) =>
      score(`(222b) (123b) (456c) 34d 99c +5d ${bonus}`, { win: 'discard' }, profile).value;
    expect([won(''), won('1f')]).toEqual([22, expected]);
  });

  it('names what no table here has', () => {
    expect(rulesOf(['FlowersOwnEach', 990_000], ['NoLimit', 1])).toEqual({
      rules: 'limit: none; limit-value: 1000',
      unread: ['FlowersOwnEach 990000'],
    });
    expect(rulesOf(['NumRounds', 7], ['ScoreLimit', 0], ['MahJongScore', -5])).toEqual({
      rules: '',
      unread: ['ScoreLimit 0', 'MahJongScore -5', 'NumRounds 7'],
    });
  });

  it('has a single limit, and ignores one that is not a number', () => {
    expect(rulesOf(['NoLimit', 1], ['ScoreLimit', 500])).toEqual({
      rules: 'limit: none; limit-value: 500',
      unread: [],
    });
    expect(rulesOf(['ScoreLimit', 'many'])).toEqual({ rules: '', unread: ['ScoreLimit many'] });
  });

  it('is refused if it is something else', () => {
    for (const histories of [[], ['x'], [game[0]!, ''], ['Game 1 1 1 1 E'], ['Game 1 2 3 4 E\nSettlement a b c d']])
      expect(fault(() => readXmjGame(histories)).message).toMatch(/^histories.* is not a hand that xmj has written\.$/);
  });

  it('is refused if a hand is missing, or from another game', () => {
    for (const histories of [
      [game[0]!, game[2]!],
      [game[0]!, game[2]!, game[1]!],
      [game[0]!, ...robbed],
    ])
      expect(fault(() => readXmjGame(histories)).message).toMatch(
        /^histories\[\d\] does not go on where the hand before/,
      );
    // A game that was loaded from a file starts with totals.
    expect(readXmjGame(game.slice(2)).record.hands).toHaveLength(4);
  });

  it('gives players names that a record can have', () => {
    const named = (names: string[]) =>
      readXmjGame([
        names.reduce(
          (text, name, at) => text.replace(`Player ${at + 1} P${at + 1}`, `Player ${at + 1} ${name}`),
          game[0]!,
        ),
      ]);
    const { record } = named(['Robot', 'Robot', 'Reseat', 'Lee, Ann: 3rd']);
    expect(record.players).toEqual(['Robot', 'Robot 2', 'Player Reseat', 'Lee Ann 3rd']);
    expect(() => playGame(parseGame(formatGame(record, { header: true })))).not.toThrow();
    expect(named(['Robot', 'robot', 'x'.repeat(90), ' ']).record.players).toEqual([
      'Robot',
      'robot 2',
      'x'.repeat(30),
      'Player 4',
    ]);
    // Where a name is cut, there may be a space, or one half of a character.
    const long = named([`${'x'.repeat(29)} y`, `x${'😀'.repeat(30)}`, 'Cho', 'Dan']).record;
    expect(playGame(long).players.map((name) => name.length)).toEqual([29, 29, 3, 3]);
    expect(long.players).toEqual(playGame(long).players);
  });
});

describe('a game of kajongg', () => {
  const tables = fixture('import-kajongg') as KajonggTables;
  const games = readKajonggGames(tables);

  it('is found without reading the rows of all others', () => {
    let reads = 0;
    const [first] = tables.game;
    const score = Array.from({ length: 20 }, (_, id) =>
      tables.score.slice(0, 4).map((row) => ({
        ...row,
        get game() {
          reads++;
          return id;
        },
      })),
    ).flat();
    const many = readKajonggGames({ ...tables, game: score.map((_, id) => ({ ...first, id })), score });
    expect([many.length, reads]).toEqual([20, score.length]);
  });

  it('has the scores, the payments and the seats that the program counted', () => {
    expect(games.map(({ record }) => record.profile)).toEqual(['bmja', 'dmjl']);
    for (const game of games) {
      expect(game.figures).toHaveLength(game.record.hands.filter((hand) => !('reseat' in hand)).length);
      expect(compareFigures(game)).toEqual([]);
      expect(ourTotals(game)).toEqual([theirTotals(game), theirTotals(game)]);
      expect(playGame(game.record).over).toBe(true);
    }
  });

  it('differs where a rule of the program is missing, and the comparison names it', () => {
    const { record, ...others } = games[1]!;
    const rules = record.rules!.replace('; claimed-kong: concealed-for-doubles', '');
    const [found] = compareFigures({ ...others, record: { ...record, rules } });
    expect(found).toMatchObject({ ours: 36, theirs: 72 });
    expect(found!.rules).toContain('claimed-kong: concealed-for-doubles');
  });

  it('differs where the program decided which set the last tile completes, and the comparison says so', () => {
    // A discard completes the pung or the run: with the run, the pung is concealed.
    const rows: [player: number, wind: string, data: string, points: number, payments: number][] = [
      [3, 'E', 's4s5s6 RDbDgDrWwWwS1S8S8S8B4 mw', 4, -136],
      [4, 'S', 'b1b1b1 RDbDrWeWeS2S2S7S7B2B2 fn ys mw', 14, -28],
      [2, 'W', 'c4c5c6 b7b7b7 RDbS1S2S3S4S5S6 yn fw mw', 10, -44],
      [1, 'N', 'b5b6b7 s9s9s9s9 c8c8c8 DrDr C6C7C8 fs ye fe md Lc8c8c8c8', 52, 208],
    ];
    const common = { game: 1, hand: 0, penalty: 0, prevailing: 'E' };
    const score = rows.map(([player, wind, data, points, payments]) => {
      return { ...common, player, wind, data, points, payments, won: Number(player === 1) };
    });
    const ruleset = [{ id: 1, name: 'Classical Chinese DMJL' }];
    const [one] = readKajonggGames({ game: [{ id: 1, ruleset: 1 }], score, player: [], ruleset });
    expect(compareFigures(one!)).toEqual([
      { hand: 1, player: 3, figure: 'score', ours: 54, theirs: 52, isOtherReading: true, rules: [] },
    ]);
  });

  it('has the limit and the rounds of its ruleset, and names those that no table here has', () => {
    const [{ ruleset }] = tables.game.filter(({ id }) => id === games[1]!.id) as [{ ruleset: number }];
    const rulesOf = (...parameters: [definition: string, parameter: string][]) => {
      const rule = parameters.map(([definition, parameter]) => ({ ruleset, definition, parameter }));
      const { record, unread } = readKajonggGames({ ...tables, rule })[1]!;
      expect(() => defineProfile({ name: 'table', rules: record.rules })).not.toThrow();
      return [record.rules!.replace(/;? ?reseat.*/, ''), unread];
    };
    expect(rulesOf(['intlimit||Omin=1', '600'], ['intminRounds', '2'])).toEqual(['limit: 600; rounds: 2', []]);
    expect(rulesOf(['intlimit||Omin=1', '0'], ['intminRounds', '8'])).toEqual(['', ['intlimit 0', 'intminRounds 8']]);
  });

  it('names penalties, counts hands without tiles by their points, and leaves out games without hands', () => {
    const [row] = tables.score;
    const penalty = { ...row, penalty: 1, manualrules: 'False Naming of Discard', payments: -50 };
    const manual = tables.score.map((one) => (one['game'] === 1 ? { ...one, data: '' } : one));
    const game = [...tables.game, { id: 7, ruleset: 1 }];
    const [first, ...rest] = readKajonggGames({ ...tables, game, score: [penalty, ...manual] });
    expect(rest).toHaveLength(1);
    expect(first!.unread).toEqual([expect.stringContaining('False Naming of Discard -50')]);
    expect(ourTotals(first!)[0]).toEqual(theirTotals(first!));
  });

  it('is refused if a player is missing', () => {
    const score = tables.score.map((one, at) => (at === 0 ? { ...one, player: 999 } : one));
    expect(fault(() => readKajonggGames({ ...tables, score })).message).toBe(
      'In game 1, a hand lacks one of the four players.',
    );
  });
});
