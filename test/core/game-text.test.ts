/** What a game says in text and as data, beyond the common lines: options, rules, words, and records by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineProfile, formatHand, parseHand, type Score } from '../../src/core/index.js';
import {
  formatGame,
  type GameError,
  type GameNotationError,
  parseGame,
  playGame,
  type GameRecord,
  type PlayedHand,
} from '../../src/core/game.js';
import { rounds } from '../rounds.js';
import { thrown } from './helpers.js';
import { forAllIn } from '../for-all.js';

const players = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
const [ANN, BEN, CHO, DAN] = [0, 1, 2, 3];
const TILES = '(RRR) 123b 456b 99d 78d +9d';
const formatted = (...hands: PlayedHand[]): string => formatGame({ players, hands });

/** What a call throws: its code, and the part of the text at fault. */
function fault(run: () => unknown): { code: string; at?: string; message: string; details: Record<string, unknown> } {
  const { code, message, details, text, index, length } = thrown<GameNotationError>(run);
  return { code, message, details, ...(text !== undefined && { at: text.slice(index, index + length) }) };
}

describe('the text of a game', () => {
  it('takes its rules from the options, or from its own lines', () => {
    const options = { players, profile: 'british', rules: 'limit: 1000' } as const;
    expect(parseGame('washout', options)).toMatchObject({ profile: 'british', rules: 'limit: 1000' });
    expect(parseGame('profile: family\nrules: limit: 300\nwashout', options)).toMatchObject({
      profile: 'family',
      rules: 'limit: 300',
    });
    expect(parseGame('washout', { players, rules: '' })).not.toHaveProperty('rules');
  });

  it('may be missing', () => {
    expect(parseGame(undefined as unknown as string, { players }).hands).toEqual([]);
  });

  it('asks for the value of a line about the rules', () => {
    expect(fault(() => parseGame('profile: \nwashout', { players }))).toMatchObject({
      code: 'header',
      at: 'profile:',
      message: 'Line 1: “profile” has no value.',
    });
  });

  it('says how the winner got the tile, without a discarder if it does not matter', () => {
    const line = `Ben ${TILES} discard; Dan 4`;
    const record = parseGame(line, { players });
    expect(record.hands).toEqual([{ winner: BEN, hands: [0, { hand: TILES, win: 'discard' }, 0, 4] }]);
    expect(formatGame(record)).toBe(line);
  });

  it.each([
    ['Ben 48, from Cho; Ann 8', { winner: BEN, discarder: CHO, hands: [8, 48, 0, 0] }],
    ['Ben 1,048 , self-draw, pao', { winner: BEN, hands: [0, 1048, 0, 0], pao: true }],
    ['Ben 48; Dan 16, short', { winner: BEN, hands: [0, 48, 0, 16], dead: { [DAN]: 'short' } }],
    [`Ben ${TILES}, from Cho`, { winner: BEN, discarder: CHO, hands: [0, { hand: TILES }, 0, 0] }],
  ])('allows a comma before the words: “%s”', (line, hand) => {
    expect(parseGame(line, { players }).hands).toEqual([hand]);
  });

  it.each([
    ['Ben 48, Ann 8', 'Ann'],
    ['Ben 48 ann 8', 'ann'],
    ['Ben 48 from Cho, Ann 8', 'Ann'],
    ['Ben 48; Ann 8 short, Dan 4', 'Dan'],
  ])('asks for a semicolon between the players of “%s”', (line, at) => {
    expect(fault(() => parseGame(line, { players }))).toMatchObject({
      code: 'unknown-word',
      at,
      message: expect.stringContaining(
        `“${at}” is a player: separate players with semicolons, and start each hand on a new line.`,
      ),
    });
  });

  it.each([
    ['; Ann 5', 'unknown-player', ''],
    ['Ann 48, 8', 'unknown-word', ', 8'],
    ['Ann 1,0000 from Ben', 'value', '1,0000'],
    [': 5', 'unknown-player', ':'],
    ['Ann 48 ,', 'unknown-word', ','],
    ['Ann 48 self-draw quickly', 'unknown-word', 'quickly'],
  ])('marks the part of “%s” that is invalid', (line, code, at) => {
    expect(fault(() => parseGame(line, { players }))).toMatchObject({ code, at });
  });
});

describe('lines that a formatter joined', () => {
  const lines = [
    'Ben 48 from Cho; Ann 8; Dan 16',
    'washout',
    'washout; Dan false-win',
    'reseat Cho, Ann, Dan, Ben',
    `Ann ${TILES} self-draw; Ben 4; Dan (777c) 12b short`,
    'Ann 20 self-draw',
    'Cho 20 liable Ann from Dan; Ann 4',
    'Ann 40 from Ben',
    'end',
  ];
  const { hands } = parseGame(lines.join('\n'), { players });

  it.each([
    ['by spaces', lines.join(' ')],
    ['in pairs', lines.join('\n').replaceAll(/(\n[^\n]*)\n/g, '$1 ')],
    ['and broken where lines are full', lines.join(' ').replaceAll(/(.{30,70}) /g, '$1\n    ')],
    ['with the numbers of a list', lines.map((line, at) => `${at + 1}. ${line}`).join(' ')],
    ['with Windows line breaks in hands', lines.join('\r\n\r\n').replaceAll('; ', ';\r\n')],
  ])('are read: %s', (_, text) => {
    expect(parseGame(text, { players }).hands).toEqual(hands);
    expect(parseGame(`players: ${players.join(', ')}\nprofile: british\n\n${text}`)).toMatchObject({
      profile: 'british',
      hands,
    });
  });

  it.each([
    // Cho may also be a loser of the hand before.
    ['washout\nBen 48 from Cho; Ann 8 Cho 20; Dan 4', 'Cho 20', 2, 2],
    // The mistake, and not the first place at which a line ends.
    ['Ben 48 from Cho Ann 8 frm Dan washout', 'frm', 2, 1],
    ['washout Ann 9 from Ben Cho (999d) 1x from Ben', 'x from', 3, 1],
    [`Ann 8 from Ben; Dan\n4 washout\nAnn (RRR) 12x\nself-draw`, 'x', 3, 3],
  ])('are not read where it is unclear how: “%s”', (text, at, hand, line) => {
    expect(thrown(() => parseGame(text, { players }))).toMatchObject({ text, index: text.indexOf(at), hand, line });
  });

  it('are the same hands or an error, whatever became of line breaks and semicolons', () => {
    const value = fc.constantFrom('8', '40', TILES, '(777c) 12b');
    const words = fc.constantFrom('', ' self-draw', ' from Cho', ' pao', ' liable Dan from Ben');
    const others = fc.shuffledSubarray(['Ann', 'Ben', 'Cho', 'Dan'], { minLength: 1 });
    const hand = fc
      .tuple(others, value, words, fc.constantFrom('', ' short', ' false-win'))
      .map(([names, worth, won, lost]) => names.map((name, at) => `${name} ${worth}${at ? lost : won}`).join('; '));
    const game = fc.array(fc.oneof({ weight: 4, arbitrary: hand }, fc.constantFrom(...lines)), { maxLength: 12 });
    const became = fc.array(fc.constantFrom(' ', '\n  '), { minLength: 50, maxLength: 50 });
    const kept = fc.array(fc.boolean(), { minLength: 50, maxLength: 50 });
    forAllIn(rounds(20_000, 200))(game, became, kept, fc.boolean(), (written, breaks, semicolons, keepsAll) => {
      const parsed = (text: string): readonly PlayedHand[] | undefined => {
        try {
          return parseGame(text, { players }).hands;
        } catch {
          return undefined;
        }
      };
      const whole = parsed(written.join('\n'));
      let at = 0;
      const joined = written
        .join('\n')
        .replaceAll(/\n|; /g, (found) =>
          found === '\n' ? breaks[at++ % 50]! : keepsAll || semicolons[at++ % 50] ? found : ' ',
        );
      const found = parsed(joined);
      if (whole && found) expect(found).toEqual(whole);
    });
  });
});

describe('a record as text', () => {
  it('names its profile, built-in or not, and its rules', () => {
    const head = (more: Partial<GameRecord>): string => formatGame({ players, hands: [], ...more }, { header: true });
    const names = 'players: Ann, Ben, Cho, Dan';
    expect(head({})).toBe(names);
    expect(head({ profile: 'family', rules: ' limit:\n 300 ' })).toBe(`${names}\nprofile: family\nrules: limit: 300`);
    expect(head({ profile: defineProfile({ name: 'ours', rules: 'limit: 300' }) })).toBe(`${names}\nprofile: ours`);
  });

  it('writes new seats on a line of their own, which does not count as a hand', () => {
    const record: GameRecord = {
      players,
      hands: [{ washout: true }, { reseat: [CHO, ANN, DAN, BEN] }, { winner: ANN, hands: [1e-9, 0, 0, 0] }],
    };
    expect(formatGame({ ...record, hands: record.hands.slice(0, 2) })).toBe('washout\nreseat Cho, Ann, Dan, Ben');
    expect(fault(() => formatGame(record))).toMatchObject({ code: 'value', details: { hand: 2 } });
  });

  it('writes everything about a hand', () => {
    expect(
      formatted({
        winner: BEN,
        discarder: CHO,
        hands: [0, 200, 0, 4],
        dead: { [ANN]: 'foul', [DAN]: 'short' },
        pao: true,
      }),
    ).toBe('Ben 200 pao from Cho; Ann foul; Dan 4 short');
    expect(
      formatted({
        winner: ANN,
        hands: [{ hand: parseHand(TILES), win: 'self-draw', circumstances: ['last-tile'] }, 0, 0, 0],
      }),
    ).toBe(`Ann ${formatHand(parseHand(TILES))} self-draw last-tile`);
  });

  it('needs a hand of every player', () => {
    expect(fault(() => formatted({ winner: ANN, hands: [8, 0, 4] }))).toMatchObject({
      code: 'value',
      message: 'Hand 1, Dan: The value must be a number from 0 to 1000000000000, not “undefined”.',
    });
  });
});

describe('the hands of a wash-out', () => {
  it('are written after it, by numbers or tiles, and settled if the rules say so', () => {
    const text = 'washout; Ann 20; Ben (RRR) EE; Dan false-win';
    const record = parseGame(text, { players, rules: 'washout-settles: after-false-win; false-win: 10 to each' });
    expect(record.hands).toEqual([
      { washout: true, incidents: { [DAN]: ['incomplete-win'] }, hands: [20, { hand: '(RRR) EE' }, 0, 0] },
    ]);
    expect(formatGame(record)).toBe('washout; Ann 20; Ben (RRR) EE; Dan incomplete-win');
    expect(parseGame(formatGame(record), record).hands).toEqual(record.hands);
    const [row] = playGame(record).rows;
    // Ben’s dragons and the wind of the round are worth 10 and a double.
    expect(row!.scores).toMatchObject({ east: 20, south: { value: 12 }, west: 0, north: 0 });
    expect(row!.changes).toEqual([10 + 16 + 40, 10 - 16 + 12, 10 - 40 - 12, -30]);
    expect(playGame({ ...record, rules: 'false-win: 10 to each' }).rows[0]!.changes).toEqual([10, 10, 10, -30]);
    expect(row!.moved).toBe('washout');
  });

  it('are refused if they are not four, or not worth anything', () => {
    const washout = { washout: true, hands: [1, 2] } as const;
    expect(fault(() => playGame({ players, hands: [washout] })).code).toBe('hand-count');
    expect(fault(() => playGame({ players, hands: [{ ...washout, hands: [1, 2, 3, -4] }] })).code).toBe('value');
    expect(fault(() => playGame({ players, hands: [{ ...washout, hands: [1, 2, 3, { hand: '99x' }] }] })).code).toBe(
      'hand',
    );
    expect(fault(() => parseGame('washout; Ann 20 from Ben', { players })).at).toBe('from');
  });
});

describe('tiles on the table', () => {
  const HAND = 'Ben (555c) 444b 111d 99c 67b +8b';

  const only = defineProfile({ name: 'table', rules: 'only-tile: off; --only-place: 2 points if only-tile-seen' });
  const lines = (text: string): GameRecord => parseGame(text, { players, profile: only });
  /** Whether nines of characters did not complete the hand. */
  const isOnly = (record: GameRecord): boolean => {
    const { awards } = playGame(record).rows[0]!.scores.south as Score;
    return awards.some(({ rule }) => rule === '--only-place');
  };

  it.each<[line: string, expected: boolean]>([
    [`${HAND} from Cho`, false],
    [`${HAND} from Cho seen 55b 5b`, false],
    [`${HAND} from Cho seen 55b 55b`, true],
    [`${HAND} seen (555b) 5b, from Cho`, true],
    [`${HAND} from Cho; Dan (555b) 4s; seen 5b RR 1f`, true],
    [`${HAND} from Cho; Dan [5555b]; seen: RR`, true],
    [`${HAND} from Cho; Dan [5555b]`, false],
    [`${HAND} from Cho; Dan 555b; seen 5b`, false],
  ])('are named for the winner, or after the hands: %s', (line, expected) => {
    const record = lines(line);
    expect(isOnly(record)).toBe(expected);
    expect(lines(formatGame(record))).toEqual(record);
  });

  it.each<[line: string, at: string, message: string]>([
    [`${HAND} from Cho seen; Dan 8`, 'seen', 'Expected tiles after “seen”'],
    [`${HAND} from Cho; seen`, 'seen', 'Expected tiles after “seen”'],
    [`${HAND} from Cho seen 9c 9x`, 'x', 'Unknown suit “x”'],
    [`${HAND} from Cho; seen (12c)`, '(12c)', '(12c)'],
    [`${HAND} from Cho; seen 9c; seen 9d`, 'seen', 'appears twice'],
    [`${HAND} from Cho seen 9c; seen 9d`, 'seen', 'appears twice'],
    [`${HAND} from Cho; Dan 8 seen 9c`, 'seen', 'only for the winner'],
    ['Ben 48 from Cho seen 9c', 'seen', 'needs tiles'],
    [`${HAND} from Cho; seen ${'9c '.repeat(170)}`, '', 'the limit is 500'],
  ])('that can’t be read are at their place: %s', (line, at, message) => {
    expect(fault(() => lines(line))).toMatchObject({ at, message: expect.stringContaining(message) as string });
  });

  it('are refused where there are too many, or no text', () => {
    expect(fault(() => playGame(lines(`${HAND} from Cho; Dan (999c); seen 1b`))).message).toContain('5 of 9c');
    const hands = [{ winner: BEN, discarder: CHO, hands: [0, 48, 0, 0], seen: 9 as unknown as string }];
    expect(fault(() => playGame({ players, hands })).message).toContain('seen should be text, not “9”');
    expect(fault(() => formatted({ ...hands[0]!, seen: '9x' })).code).toBe('hand');
  });
});

describe('a record that is played', () => {
  const play = (hand: PlayedHand, more: Partial<GameRecord> = {}) => playGame({ players, hands: [hand], ...more });
  const win: PlayedHand = { winner: ANN, hands: [2000, 0, 0, 0] };

  it.each([
    [undefined, 'The players should be an array of four names, not “nothing”.'],
    [['Ann', null, 'Cho', 'Dan'], 'Player 2 needs a name.'],
  ])('needs names: %j', (names, message) => {
    expect(fault(() => playGame({ players: names as never, hands: [] })).message).toBe(message);
  });

  it('takes rules as data, and reads them again', () => {
    const rules = { limit: 1000 };
    const changes = (): number => play(win, { rules: rules as never }).rows[0]!.changes[ANN]!;
    expect(changes()).toBe(6000);
    rules.limit = 300;
    expect(changes()).toBe(1800);
  });

  it('keeps the profile of its rules, but not those of many tables', () => {
    const profileFor = (limit: number) => play(win, { rules: `limit: ${limit}` }).profile;
    const first = profileFor(1000);
    expect(profileFor(1000)).toBe(first);
    for (let limit = 1001; limit < 1050; limit++) expect(profileFor(limit).rules.limit).toBe(limit);
    expect(profileFor(1000)).not.toBe(first);
    expect(profileFor(1000)).toEqual(first);
  });

  it('needs a list of hands', () => {
    expect(fault(() => play({ winner: ANN, hands: 5 as never }))).toMatchObject({
      code: 'hand-count',
      message: 'Hand 1: There should be four hands, one for each player, not 5.',
    });
  });

  it('scores the tiles of a dead hand, which may have the wrong number of them', () => {
    const dead = play(parseGame('Ann 20; Dan (777c) 12b short', { players }).hands[0]!);
    const score = dead.rows[0]!.scores.north;
    expect(score).toMatchObject({ won: false, situation: { dead: true } });
    expect(fault(() => play(parseGame('Ann 20; Dan (777c) 12345678999b 11d', { players }).hands[0]!))).toMatchObject({
      code: 'hand',
    });
  });

  it('lets the discarder pay for all if the record says so', () => {
    const claimed: PlayedHand = { winner: BEN, discarder: CHO, hands: [0, 100, 0, 0] };
    const [usual, all] = [claimed, { ...claimed, pao: true }].map((hand) => play(hand).rows[0]!.changes);
    // East pays double, and Cho for everyone.
    expect(usual).toEqual([-200, 400, -100, -100]);
    expect(all).toEqual([0, 400, -400, 0]);
  });
});

describe('names', () => {
  it.each([
    ['Ωmega', 'ωMEGA 20'],
    ['Kay', '\u212Aay 20'],
    ['\u212Aay', 'kay 20'],
    ['Éva', 'éva 20'],
  ])('%s is found in either case: %s', (name, line) => {
    expect(parseGame(line, { players: [name, 'Ben', 'Cho', 'Dan'] }).hands).toEqual([
      { winner: ANN, hands: [20, 0, 0, 0] },
    ]);
  });

  it('are kept without characters that nobody sees', () => {
    const names = ['An\u00adn', '\u200bBen', 'Cho\ufeff', 'Dan'] as const;
    expect(playGame({ players: names, hands: [] }).players).toEqual([...players]);
  });

  it('with another letter belong to nobody', () => {
    // A dotless ı and a dotted one only have the same capital.
    expect(fault(() => parseGame('ırma 20', { players: ['Irma', 'Ben', 'Cho', 'Dan'] }))).toMatchObject({
      code: 'unknown-player',
      at: 'ırma',
    });
    expect(fault(() => playGame({ players: [null as never, 'Ben', 'Cho', 'Dan'], hands: [] })).message).toBe(
      'Player 1 needs a name.',
    );
  });
});

describe('what is wrong', () => {
  it('is quoted from where it starts', () => {
    expect(fault(() => parseGame('Ann 20 , 30', { players }))).toMatchObject({ code: 'unknown-word', at: ', 30' });
  });

  it('with a whole hand is at its place in the text', () => {
    const quoted = (text: string): [code: string, part: string] => {
      const record = parseGame(text, { players });
      const { code, index, length } = thrown<GameError>(() => playGame(record));
      return [code, text.slice(index, index! + length!)];
    };
    const round = 'rules: rounds: 1\nBen 20\n  Cho 20\nDan 20\nAnn 20\n';
    expect(quoted(`${round}  washout`)).toEqual(['over', 'washout']);
    const five = 'Ann 20; Ben (999d); Cho 99d';
    expect(quoted(`washout\n${five}`)).toEqual(['too-many-copies', five]);
  });

  it('in a record is found at its hand, without counting new seats', () => {
    const won = { winner: ANN, hands: [8, 0, 0, 0] };
    const hands = [won, won, { reseat: [0, 1, 2, 3] }] as PlayedHand[];
    for (const value of ['1,000', '5 6', 'x5', '5x', 1e21, 1 / 3, -1] as number[])
      expect(
        fault(() => formatted(...hands, { winner: ANN, hands: [value, 0, 0, 0] })),
        String(value),
      ).toMatchObject({
        code: 'value',
        details: { hand: 3 },
      });
  });
});
