import { describe, expect, it } from 'vitest';
import { defineProfile, profiles, score, TableError, winds, type Wind } from '../../src/core/index.js';
import {
  chipsFor,
  expectedHands,
  formatGame,
  GameError,
  GameNotationError,
  parseGame,
  playGame,
  type Game,
  type GameRecord,
  type PlayedHand,
} from '../../src/core/game.js';
import { rowsIn, thrown } from './helpers.js';

const players = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
const [ANN, BEN, CHO, DAN] = [0, 1, 2, 3];

/** A hand that a player wins with 20 points against nothing. */
const win = (winner: number): PlayedHand => ({ winner, hands: players.map((_, one) => (one === winner ? 20 : 0)) });
const washout: PlayedHand = { washout: true };
const play = (hands: PlayedHand[], rules = ''): Game => playGame({ players, rules, hands });
const east = ({ rows, next }: Game): (number | undefined)[] => [
  ...rows.map(({ position }) => position.dealer),
  next?.dealer,
];
const seats = (game: Game): Record<string, string> =>
  Object.fromEntries(winds.map((wind) => [wind, players[game.next!.playerAt[wind]]!]));
const repeat = (times: number, hand: (place: number) => PlayedHand): PlayedHand[] =>
  Array.from({ length: times }, (_, place) => hand(place));

/** Each dealer loses once: the deal goes round the table. */
const passing = (deals: number): PlayedHand[] => repeat(deals, (deal) => win((deal + 1) % 4));

const fault = thrown<GameError & GameNotationError>;

describe('the players', () => {
  it('are four, no more and no fewer [S0-OVR-01]', () => {
    expect(play([]).players).toEqual(['Ann', 'Ben', 'Cho', 'Dan']);
    for (const names of [['Ann', 'Ben', 'Cho'], [...players, 'Eve'], []]) {
      const error = fault(() => playGame({ players: names as unknown as GameRecord['players'], hands: [] }));
      expect([error.name, error.code]).toEqual(['GameError', 'players']);
      expect(error.message).toBe(`A game has four players, not ${names.length}.`);
    }
  });

  it.each([
    [['Ann', 'ann', 'Cho', 'Dan'], 'Two players are called “ann”: give each a different name.'],
    [['Ann', ' ', 'Cho', 'Dan'], 'Player 2 needs a name.'],
    [['Ann', 'Ben; Bob', 'Cho', 'Dan'], /^“Ben; Bob” can’t be a player’s name/],
    [['Ann', 'Ben', 'x'.repeat(41), 'Dan'], /can’t be a player’s name/],
    [['Ann', 'Ben', 'Cho', 'washout'], /can’t be a player’s name/],
    ['Ann, Ben', 'The players should be an array of four names, not “Ann, Ben”.'],
  ])('need different names: %j', (names, message) => {
    expect(fault(() => playGame({ players: names as never, hands: [] })).message).toMatch(message);
  });
});

describe('the deal', () => {
  it('stays with East after a win, for a second hand of the same deal [S0-DEAL-02] [S2-ROT-01]', () => {
    const game = play([win(ANN), win(ANN)]);
    expect(east(game)).toEqual([ANN, ANN, ANN]);
    expect(game.next).toMatchObject({ number: 3, round: 'east', deal: 1, streak: 2 });
    expect(game.rows.map(({ moved }) => moved)).toEqual(['east-won', 'east-won']);
  });

  it('passes when somebody else wins: South becomes East, and everyone moves one seat [S0-DEAL-04] [S2-ROT-02] [S4-GEN-02] [S4-NEXT-01]', () => {
    for (const winner of [BEN, CHO, DAN]) {
      const game = play([win(winner)]);
      expect(seats(game)).toEqual({ east: 'Ben', south: 'Cho', west: 'Dan', north: 'Ann' });
      expect(game.rows[0]!.moved).toBe('passed');
    }
    expect(east(play(passing(4)))).toEqual([ANN, BEN, CHO, DAN, ANN]);
  });

  it('stays after a win and a wash-out, and moves otherwise [S0-CMP-11]', () => {
    expect(east(play([win(ANN), washout, win(CHO), washout, win(BEN), win(DAN)]))).toEqual([
      ANN,
      ANN,
      ANN,
      BEN,
      BEN,
      BEN,
      CHO,
    ]);
  });

  it('gives everyone a new seat, and with it another flower, season and wind [S0-DEAL-06]', () => {
    const { rows, next } = play([win(CHO)]);
    expect(rows[0]!.position.seatOf).toEqual(['east', 'south', 'west', 'north']);
    expect(next!.seatOf).toEqual(['north', 'east', 'south', 'west']);
    // Ben’s own flower is the second in the first hand and the first in the second.
    const own = { hand: '(EEE) 1f' };
    const game = play([
      { winner: CHO, hands: [0, own, 20, 0] },
      { winner: CHO, hands: [0, own, 20, 0] },
    ]);
    const values = game.rows.map(({ position, scores }) => scores[position.seatOf[BEN]!]);
    // A pung of east winds is worth 4 and a flower 4: the round’s wind doubles, and for East the seat and the flower too.
    expect(values.map((one) => (typeof one === 'number' ? one : one.value))).toEqual([16, 64]);
  });
});

describe('a deal that passes after every win', () => {
  it('leaves no hand in which East stays, and no thirteenth win', () => {
    const game = play([...repeat(8, () => win(ANN))], 'east-win: east-passes; thirteen-wins: limit');
    expect(east(game)).toEqual([ANN, BEN, CHO, DAN, ANN, BEN, CHO, DAN, ANN]);
    expect(game.rows.every(({ moved, position }) => moved === 'passed' && position.streak === 0)).toBe(true);
    expect(game.next).toMatchObject({ round: 'west', deal: 1 });
  });

  it('leaves East in place after a wash-out unless that passes the deal, too', () => {
    expect(play([washout, win(ANN)], 'east-win: east-passes').next).toMatchObject({ dealer: BEN });
    const always = play([washout, win(BEN)], 'east-win: east-passes; washout: east-passes');
    expect(always.next).toMatchObject({ dealer: CHO, deal: 3 });
  });
});

describe('a wash-out', () => {
  it('pays nothing and leaves everyone’s wind as it is [S0-DEAL-03] [S4-DRAW-03]', () => {
    const game = play([win(ANN), washout]);
    expect(game.rows[1]).toMatchObject({ changes: [0, 0, 0, 0], moved: 'washout' });
    expect(game.rows[1]!.settlement.payments).toEqual([]);
    expect(game.rows[1]!.totals).toEqual(game.rows[0]!.totals);
    expect(game.next).toMatchObject({ dealer: ANN, streak: 1, number: 3 });
  });

  it('passes the deal if the rules say so [S4-DRAW-01]', () => {
    const game = play([win(ANN), washout], 'washout: east-passes');
    expect(game.rows[1]).toMatchObject({ changes: [0, 0, 0, 0], moved: 'washout' });
    expect(game.next).toMatchObject({ dealer: BEN, deal: 2, streak: 0 });
  });

  it('is a hand of the game that nobody has won when only the dead wall is left [S4-DRAW-02]', () => {
    const game = play([washout, win(ANN)]);
    expect(game.rows.map(({ position }) => position.number)).toEqual([1, 2]);
    expect(game.rows[0]!.scores).toEqual({ east: 0, south: 0, west: 0, north: 0 });
  });
});

describe('a goulash', () => {
  it('is the hand after a wash-out, with the same East, until somebody wins', () => {
    const game = play([win(ANN), washout, washout, win(ANN), win(BEN), washout], 'washout: goulash');
    expect(game.rows.map(({ position }) => position.isGoulash ?? false)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(east(game)).toEqual([ANN, ANN, ANN, ANN, ANN, BEN, BEN]);
    // Wash-outs do not interrupt East's wins.
    expect(game.rows.map(({ position }) => position.streak)).toEqual([0, 1, 1, 1, 2, 0]);
    expect(game.next).toMatchObject({ isGoulash: true, dealer: BEN });
  });

  it('is none under other rules', () => {
    for (const rules of ['', 'washout: east-passes'])
      expect(play([washout, win(ANN), washout], rules).rows.some(({ position }) => 'isGoulash' in position)).toBe(
        false,
      );
  });
});

describe('the rounds', () => {
  const roundOf = (deals: number): Wind | undefined => play(passing(deals)).next?.round;

  it('are East, South, West and North [S0-RND-01] [S4-GEN-04]', () => {
    expect([0, 4, 8, 12, 16].map(roundOf)).toEqual(['east', 'south', 'west', 'north', undefined]);
  });

  it('change when all four have been East and the deal passes [S0-DEAL-05]', () => {
    expect([3, 4, 7].map(roundOf)).toEqual(['east', 'south', 'south']);
    // The fourth dealer goes on as long as they win.
    const kept = play([...passing(3), win(DAN), win(DAN)]);
    expect(kept.next).toMatchObject({ round: 'east', deal: 4, dealer: DAN, streak: 2 });
  });

  it('make sixteen deals, or more hands if East stays [S0-RND-02]', () => {
    const game = play(passing(16));
    expect([game.over, game.next, game.dealsLeft, game.rows.at(-1)!.moved]).toEqual([true, null, 0, 'over']);
    expect(play(passing(15)).over).toBe(false);
    expect(play([]).dealsLeft).toBe(16);
    expect([expectedHands(0), expectedHands(16, 0)]).toEqual([0, 16]);
    expect(expectedHands(16)).toBeCloseTo(21.33, 2);
    for (const [deals, stays] of [[-1], [Infinity], [NaN], [16, 1], [16, -0.1], [16, NaN]] as [number, number?][])
      expect(() => expectedHands(deals, stays)).toThrow(`expectedHands cannot use “${deals}”`);
    expect(play([win(ANN), washout, ...passing(16)]).rows).toHaveLength(18);
  });

  it('may be fewer [S4-GEN-03]', () => {
    for (const rounds of [1, 2, 3, 4]) {
      const game = play(passing(rounds * 4 - 1), `rounds: ${rounds}`);
      expect([game.over, game.dealsLeft]).toEqual([false, 1]);
      expect(play(passing(rounds * 4), `rounds: ${rounds}`).over).toBe(true);
    }
  });

  it('end the game: no hand can follow', () => {
    const error = fault(() => play([...passing(4), washout], 'rounds: 1'));
    expect([error.code, error.hand]).toEqual(['over', 5]);
    expect(error.message).toBe('Hand 5: The game ended with hand 4.');
  });
});

describe('the end of a game', () => {
  const end: PlayedHand = { end: true };

  it('may come before its last deal', () => {
    const game = play([win(BEN), washout, end]);
    expect(game).toMatchObject({ over: true, next: null, dealsLeft: 0, reseatDue: false });
    expect(game.rows.map(({ moved }) => moved)).toEqual(['passed', 'over']);
    expect(game.totals).toEqual(play([win(BEN), washout]).totals);
    expect(play([win(BEN), washout]).over).toBe(false);
  });

  it('may come before the first hand, and after the last deal', () => {
    expect(play([end])).toMatchObject({ over: true, next: null, rows: [], totals: [0, 0, 0, 0] });
    expect(play([...passing(4), end], 'rounds: 1').rows.at(-1)!.moved).toBe('over');
  });

  it('leaves no room for more hands', () => {
    for (const more of [win(ANN), washout, end]) {
      const error = fault(() => play([win(BEN), end, more]));
      expect([error.code, error.hand, error.message]).toEqual(['over', 2, 'Hand 2: The game ended with hand 1.']);
      expect(fault(() => play([end, more])).message).toBe(
        'Hand 1: “end” is before the first hand: write it after the last one.',
      );
    }
  });

  it('is a line of its own', () => {
    const text = 'Ben 48 from Cho\nend';
    const record = parseGame(text, { players });
    expect(record.hands.at(-1)).toEqual(end);
    expect(formatGame(record)).toBe(text);
    expect(parseGame('Ben 48\nEnd.', { players }).hands).toEqual([{ winner: BEN, hands: [0, 48, 0, 0] }, end]);
    // It is still a name.
    const names = ['End', 'Ben', 'Cho', 'Dan'] as const;
    const named = parseGame('End 8 from Ben\nend', { players: names });
    expect(named.hands).toEqual([{ winner: 0, discarder: BEN, hands: [8, 0, 0, 0] }, end]);
    expect(parseGame(formatGame(named), { players: names }).hands).toEqual(named.hands);
  });
});

describe('new seats', () => {
  const rules = 'reseat: each-round';
  const drawn: PlayedHand = { reseat: [CHO, ANN, DAN, BEN] };

  it('are drawn after a round if the rules say so [S4-GEN-05]', () => {
    const due = play(passing(4), rules);
    expect(due.reseatDue).toBe(true);
    const game = play([...passing(4), drawn, win(ANN)], rules);
    expect(game.reseatDue).toBe(false);
    expect(game.rows[4]!.position).toMatchObject({ number: 5, round: 'south', dealer: CHO });
    expect(seats(game)).toEqual({ east: 'Ann', south: 'Dan', west: 'Ben', north: 'Cho' });
    expect(play(passing(4)).reseatDue).toBe(false);
  });

  it('are drawn after every round but the last under Babcock’s rules, and never under the others [S4-GEN-05] [S4-SEAT-01]', () => {
    for (const profile of Object.keys(profiles) as (keyof typeof profiles)[]) {
      const due = [4, 8, 12, 16].map((deals) => playGame({ players, profile, hands: passing(deals) }).reseatDue);
      expect(due, profile).toEqual(profile === 'babcock' ? [true, true, true, false] : [false, false, false, false]);
    }
  });

  it('are refused elsewhere', () => {
    for (const [hands, declared, message] of [
      [[...passing(4), drawn], '', /keep their seats/],
      [[...passing(3), drawn], rules, /only after a round/],
      [[drawn], rules, /only after a round/],
      [[...passing(4), drawn, drawn], rules, /only after a round/],
      [[...passing(4), win(ANN), drawn], rules, /only after a round/],
      [[...passing(4), { reseat: [ANN, ANN, BEN, CHO] } as PlayedHand], rules, /each player once/],
    ] as const)
      expect(fault(() => play([...hands], declared))).toMatchObject({
        code: 'reseat',
        message: expect.stringMatching(message),
      });
  });
});

describe('thirteen wins in a row', () => {
  const rules = 'thirteen-wins: limit; limit: 500';

  it('are counted by the game, across wash-outs, and pass the deal if the award is in use', () => {
    const tiles = { winner: ANN, hands: [{ hand: '123b 456b 789d EE 12c +3c', win: 'self-draw' as const }, 0, 0, 0] };
    const hands = [...repeat(6, () => win(ANN)), washout, ...repeat(6, () => win(ANN)), tiles];
    const game = play(hands, rules);
    const last = game.rows.at(-1)!;
    expect(last.moved).toBe('thirteen-wins');
    expect(last.scores.east).toMatchObject({ value: 500, situation: { circumstances: ['thirteenth-win'] } });
    expect(game.next).toMatchObject({ dealer: BEN, streak: 0 });
    // Nothing of it is said of the twelfth.
    expect(play(hands.slice(1), rules).rows.at(-1)!.scores.east).not.toMatchObject({ value: 500 });
  });

  it('pay the limit however little is entered, if the award is the limit [S1-LH-16] [S4-END-12]', () => {
    const from = (discarder: number): PlayedHand => ({ ...(win(ANN) as object), discarder }) as PlayedHand;
    // 13 hands of 20 points from Ben, who alone pays East, twice: 12 times 40, then twice the limit of 500.
    const game = playGame({ players, profile: 'pung-based', hands: repeat(13, () => from(BEN)) });
    expect(game.rows.map(({ changes }) => changes[ANN])).toEqual([...repeat(12, () => washout).map(() => 40), 1000]);
    expect(game.rows.at(-1)).toMatchObject({ scores: { east: 500 }, moved: 'thirteen-wins', isThirteenth: true });
    expect(game.rows.at(-2)).not.toHaveProperty('isThirteenth');
    expect(game.next).toMatchObject({ dealer: BEN, streak: 0 });
    // The record keeps what was entered.
    expect(
      formatGame({ players, hands: game.rows.map(({ hand }) => hand) })
        .split('\n')
        .at(-1),
    ).toBe('Ann 20 from Ben');
  });

  it.each([
    ['half limit', 500, 20, 250],
    ['half limit', 500, 300, 300],
    ['2/5 limit', 1000, 20, 400],
    ['limit', 500, 2000, 2000],
    // Without a limit the award is worth nothing; points and doubles cannot be added to a number.
    ['limit', 'none', 20, 20],
    ['1 double', 500, 20, 20],
    ['10 points', 500, 20, 20],
  ])('entered as a number: %s of %s and %i make %i', (award, limit, entered, value) => {
    const last: PlayedHand = { winner: ANN, hands: [entered, 0, 0, 0] };
    const game = play([...repeat(12, () => win(ANN)), last], `thirteen-wins: ${award}; limit: ${limit}`);
    expect(game.rows.at(-1)).toMatchObject({ scores: { east: value }, isThirteenth: true });
  });

  it('pay the limit even if the game ends with them', () => {
    const game = play([...passing(3), ...repeat(13, () => win(DAN))], `${rules}; rounds: 1`);
    expect(game.rows.at(-1)).toMatchObject({ moved: 'over', isThirteenth: true, scores: { east: 500 } });
  });

  it('are nothing special if the award is off', () => {
    const game = play(repeat(14, () => win(ANN)));
    expect(game.next).toMatchObject({ dealer: ANN, streak: 14 });
  });

  it('cannot be claimed before', () => {
    const error = fault(() =>
      play(
        [{ winner: ANN, hands: [{ hand: '123b 456b 789d EE 12c +3c', circumstances: ['thirteenth-win'] }, 0, 0, 0] }],
        rules,
      ),
    );
    expect([error.code, error.hand, error.player]).toEqual(['thirteenth-win', 1, ANN]);
  });
});

describe('the rules of a game', () => {
  it('are agreed before the first hand and hold for all of it [S0-LIM-03] [S4-GEN-08]', () => {
    const rich: PlayedHand = { winner: ANN, hands: [2000, 0, 0, 0] };
    const game = play([rich, rich], 'limit: 1000');
    expect(game.rows.map(({ changes }) => changes[ANN])).toEqual([6000, 6000]);
    expect(game.profile.rules.limit).toBe(1000);
    for (const name of ['limit', 'rules', 'profile'])
      expect(fault(() => play([rich, { ...rich, [name]: 500 } as PlayedHand]))).toMatchObject({
        code: 'frozen',
        hand: 2,
      });
    const error = fault(() => parseGame('Ann 20\nrules: limit: 1000\nAnn 20', { players }));
    expect([error.code, error.line]).toEqual(['frozen', 2]);
  });
});

describe('East’s gains and losses', () => {
  it('are added up apart, as they weigh double [S2-ROT-03]', () => {
    const game = play([
      { winner: ANN, discarder: BEN, hands: [30, 0, 0, 0] },
      { winner: CHO, hands: [0, 4, 20, 0] },
      { winner: CHO, hands: [0, 4, 20, 0] },
    ]);
    // Ann, who is East, gains 3 × 60. Then she pays 40 to Cho and twice the difference of 4 to Ben. Ben is East next.
    expect(game.rows.map(({ changes }) => changes)).toEqual([
      [180, -60, -60, -60],
      [-48, -8, 80, -24],
      [-28, -24, 80, -28],
    ]);
    expect(game.asEast).toEqual([180 - 48, -24, 0, 0]);
    expect(game.totals.map((total, player) => total - game.asEast[player]!)).toEqual([-28, -68, 100, -112]);
  });
});

describe('chips', () => {
  it('are worth 500, 100, 10 and 2, or what a table has [S3-CHIP-01] [S2-LOS-02]', () => {
    expect(chipsFor(212)).toEqual({
      chips: [
        { worth: 100, count: 2 },
        { worth: 10, count: 1 },
        { worth: 2, count: 1 },
      ],
      rest: 0,
    });
    expect(chipsFor(-1888).chips).toEqual([
      { worth: 500, count: 3 },
      { worth: 100, count: 3 },
      { worth: 10, count: 8 },
      { worth: 2, count: 4 },
    ]);
    expect(chipsFor(0)).toEqual({ chips: [], rest: 0 });
    expect(chipsFor(130, [10, 100, 50, 100])).toEqual({
      chips: [
        { worth: 100, count: 1 },
        { worth: 10, count: 3 },
      ],
      rest: 0,
    });
    expect(chipsFor(3).rest).toBe(1);
    expect(chipsFor(3, [2])).toEqual({ chips: [{ worth: 2, count: 1 }], rest: 1 });
    // A family that counts in tens has no smaller chip.
    expect(chipsFor(40, [10, 100])).toEqual({ chips: [{ worth: 10, count: 4 }], rest: 0 });
  });

  it.each([[NaN], [Infinity], [10, [0]], [10, [10, -2]], [10, [Infinity]]])(
    'have no count for %j, %j',
    (amount, worths?: number[]) => {
      expect(() => chipsFor(amount as number, worths)).toThrow(
        `chipsFor cannot use “${amount}”: expected an amount and an array of numbers above 0.`,
      );
    },
  );
});

describe('the hands of all players', () => {
  it('are shown after a win, each with its own score [S3-SET-02] [S4-END-06]', () => {
    const { rows } = play([
      {
        winner: BEN,
        discarder: DAN,
        hands: [
          { hand: '(RRR) 99c' },
          { hand: '(123b) (456c) (789d) 55b WW +W' },
          { hand: '(555d) 3s' },
          { hand: '88d GG' },
        ],
      },
    ]);
    const values = winds.map((seat) => (rows[0]!.scores[seat] as { value: number }).value);
    // A pung of dragons doubled; 20 and a pung of 4; a pung and the own season doubled; a pair of dragons.
    expect(values).toEqual([8, 24, 12, 2]);
    expect(rows[0]!.changes.reduce((sum, one) => sum + one)).toBe(0);
  });

  it('are scored in the seat and the round of the game', () => {
    const hand = '(EEE) 456c 789d 55b 12d +3d';
    const { rows } = play([...passing(4), { winner: ANN, discarder: DAN, hands: [{ hand }, 0, 0, 0] }]);
    expect(rows[4]!.scores.east).toEqual(score(hand, { seat: 'east', round: 'south', win: 'discard' }));
  });

  it.each<[title: string, hand: PlayedHand, error: object]>([
    ['too many tiles', { winner: ANN, hands: [{ hand: '123b' }, 0, 0, 0] }, { code: 'hand', player: ANN }],
    ['no winning tile', { winner: ANN, hands: [{ hand: '123b 456b 789d EE 12c' }, 0, 0, 0] }, { code: 'winning-tile' }],
    [
      'a winning tile of a loser',
      { winner: ANN, hands: [20, { hand: '123b 456b 789d EE 12c +3c' }, 0, 0] },
      { code: 'winning-tile', player: BEN },
    ],
    [
      'notation',
      { winner: ANN, hands: [20, { hand: '12x' }, 0, 0] },
      { code: 'hand', player: BEN, message: /^Hand 1, Ben: Unknown suit/ },
    ],
    [
      'five of a kind',
      { winner: ANN, hands: [20, { hand: '(999d)' }, { hand: '99d' }, 0] },
      { code: 'too-many-copies', message: 'Hand 1: The hands of Ben, Cho have 5 of 9d, but a set of tiles has 4.' },
    ],
    [
      'a robbed kong that is written as a kong',
      {
        winner: BEN,
        discarder: 2,
        hands: [0, { hand: '(123b) 456c 789c 55b 78d +9d', circumstances: ['robbed-kong'] }, { hand: '(999d+9d)' }, 0],
      },
      { code: 'settlement', message: /^Hand 1: The robbed kong of 9d is written as a kong: .* so write \(999d\)\.$/ },
    ],
    ['a value below nothing', { winner: ANN, hands: [20, -1, 0, 0] }, { code: 'value', player: BEN }],
    ['no value', { winner: ANN, hands: [20, NaN, 0, 0] }, { code: 'value' }],
    ['three hands', { winner: ANN, hands: [20, 0, 0] }, { code: 'hand-count' }],
    ['no such player', { winner: 4, hands: [20, 0, 0, 0] }, { code: 'unknown-player' }],
    ['a winner who discards', { winner: ANN, discarder: ANN, hands: [20, 0, 0, 0] }, { code: 'discarder' }],
    [
      'a self-draw from somebody',
      { winner: ANN, discarder: BEN, hands: [{ hand: '123b 456b 789d EE 12c +3c', win: 'self-draw' }, 0, 0, 0] },
      { code: 'discarder' },
    ],
    ['a dead winner', { winner: ANN, hands: [20, 0, 0, 0], dead: { 0: 'foul' } }, { code: 'settlement' }],
    [
      'an unknown kind of dead hand',
      { winner: ANN, hands: [20, 0, 0, 0], dead: { 1: 'gone' as 'foul' } },
      { code: 'wrong-shape' },
    ],
    [
      'pao with tiles',
      { winner: ANN, pao: true, hands: [{ hand: '123b 456b 789d EE 12c +3c' }, 0, 0, 0] },
      { code: 'pao' },
    ],
    ['nothing', {} as PlayedHand, { code: 'wrong-shape' }],
    ['no object', null as unknown as PlayedHand, { code: 'wrong-shape' }],
  ])('are refused with the number of the hand: %s', (_title, hand, expected) => {
    const error = fault(() => play([washout, hand]));
    expect(error).toBeInstanceOf(GameError);
    expect(error.hand).toBe(2);
    expect(error.message).toMatch(/^Hand 2/);
    const { message, ...rest } = expected as { message?: string | RegExp };
    expect(error).toMatchObject(rest);
    if (message instanceof RegExp) expect(error.message.replace('Hand 2', 'Hand 1')).toMatch(message);
    else if (message) expect(error.message.replace('Hand 2', 'Hand 1')).toBe(message);
  });

  it('ask for the discarder only if it matters', () => {
    const hand: PlayedHand = { winner: ANN, hands: [{ hand: '123b 456b 789d EE 12c +3c' }, 0, 0, 0] };
    expect(play([hand]).rows).toHaveLength(1);
    expect(fault(() => play([hand], 'payers: discarder'))).toMatchObject({ code: 'discarder', hand: 1, player: ANN });
  });

  it('keep the error of the core as the cause', () => {
    const error = fault(() => play([{ winner: ANN, hands: [20, 0, 0, 0], dead: { 0: 'foul' } }]));
    expect(error.cause).toBeInstanceOf(TableError);
    expect(JSON.parse(JSON.stringify(error))).not.toHaveProperty('cause');
    expect(Object.getOwnPropertyDescriptor(error, 'cause')).toMatchObject({ configurable: true, enumerable: false });
  });
});

describe('a record', () => {
  it.each([null, 5, {}, { players, hands: 'Ann 20' }])('of another shape is refused: %j', (record) => {
    const error = fault(() => playGame(record as never));
    expect([error.name, error.code]).toEqual(['GameError', 'wrong-shape']);
  });

  it('takes 500 hands and no more', () => {
    const hands = repeat(500, () => washout);
    expect(play(hands).rows).toHaveLength(500);
    expect(fault(() => play([...hands, washout]))).toMatchObject({ code: 'too-many-hands', hand: 501 });
  });

  it('is not changed, and takes a profile as data', () => {
    const profile = defineProfile({ name: 'ours', extends: 'family', rules: 'rounds: 1' });
    const record: GameRecord = { players, profile: JSON.parse(JSON.stringify(profile)), hands: passing(4) };
    const before = JSON.stringify(record);
    expect(playGame(record).over).toBe(true);
    expect(JSON.stringify(record)).toBe(before);
  });
});

describe('a game as text', () => {
  const text = `
    Ben 48 from Cho; Ann 8; Dan 16
    washout
    Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Cho 0; Dan (777c) 12b short`;

  it('has one hand a line, the winner first', () => {
    expect(parseGame(text, { players })).toEqual({
      players: ['Ann', 'Ben', 'Cho', 'Dan'],
      hands: [
        { winner: BEN, discarder: CHO, hands: [8, 48, 0, 16] },
        { washout: true },
        {
          winner: ANN,
          hands: [{ hand: '(RRR) 123b 456b 99d 78d +9d', win: 'self-draw' }, 4, 0, { hand: '(777c) 12b' }],
          dead: { [DAN]: 'short' },
        },
      ],
    });
  });

  it('is written in one way', () => {
    expect(formatGame(parseGame(text, { players }))).toBe(
      'Ben 48 from Cho; Ann 8; Dan 16\nwashout\n' +
        'Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (777c) 12b short',
    );
  });

  it('may name the players and the rules itself', () => {
    const whole = 'players: Ann, Ben, Cho, Dan\nprofile: british\nrules: limit: 500; rounds: 1\nBen 48 from Cho';
    const record = parseGame(whole);
    expect(record).toMatchObject({ players: [...players], profile: 'british', rules: 'limit: 500; rounds: 1' });
    expect(formatGame(record, { header: true })).toBe(whole);
    expect(playGame(record).profile.rules).toMatchObject({ limit: 500, rounds: 1, 'all-flowers': '2 doubles' });
  });

  it.each([
    ['Ben 1,024 from cho ; ann 8 ;', { winner: BEN, discarder: CHO, hands: [8, 1024, 0, 0] }],
    ['12. Ben: 48 from Cho', { winner: BEN, discarder: CHO, hands: [0, 48, 0, 0] }],
    ['- Ben 48', { winner: BEN, hands: [0, 48, 0, 0] }],
    ['Wash-out.', { washout: true }],
    [
      'Ben 200 pao from Cho; Dan foul',
      { winner: BEN, discarder: CHO, hands: [0, 200, 0, 0], dead: { 3: 'foul' }, pao: true },
    ],
    [
      'Ben 123b 456b 789d EE 12c +3c from Dan last-tile',
      {
        winner: BEN,
        discarder: DAN,
        hands: [0, { hand: '123b 456b 789d EE 12c +3c', circumstances: ['last-tile'] }, 0, 0],
      },
    ],
    ['reseat Cho, Ann, Dan, Ben', { reseat: [CHO, ANN, DAN, BEN] }],
  ])('is read as people write it: %s', (line, hand) => {
    expect(parseGame(line, { players }).hands).toEqual([hand]);
  });

  it.each([
    ["D'Arcy", 'D’Arcy'],
    ['d’arcy', 'DʼARCY'],
  ])('refuses names that differ only in their apostrophes: %s and %s', (one, other) => {
    expect(() => parseGame(`players: ${one}, ${other}, Cho, Dan`)).toThrow('Two players are called');
  });

  it('finds names with the apostrophes of a blog', () => {
    const names = ["O'Neil", 'Ben', 'Cho', 'Dan'] as const;
    expect(parseGame('O’Neil 48 from Cho', { players: names }).hands).toEqual([
      { winner: 0, discarder: CHO, hands: [48, 0, 0, 0] },
    ]);
  });

  it('finds names with digits of any script', () => {
    const record: GameRecord = {
      players: ['੦', 'لیلا ۲', 'Team 3', 'Dan'],
      hands: [{ winner: 1, discarder: 0, hands: [8, 48, 4, 0] }],
    };
    expect(parseGame('لیلا ۲ ۴۸ from ੦; ੦ ٨; Team ３ 4', { players: record.players })).toEqual(record);
    expect(parseGame(formatGame(record), { players: record.players })).toEqual(record);
  });

  it('writes the tiles on the table once, as they count', () => {
    const hand = { hand: '123b 456b 789b 99c 12c +3c', win: 'self-draw', seen: '1b' } as const;
    const names = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
    const lineOf = (seen: string, own: string): string =>
      formatGame({ players: names, hands: [{ winner: 0, hands: [{ ...hand, seen: own }, 0, 0, 0], seen }] });
    expect(lineOf('9b', '1b')).toBe('Ann 123b 456b 789b 99c 12c +3c self-draw seen 1b');
    expect(lineOf('9b', ' ')).toBe('Ann 123b 456b 789b 99c 12c +3c self-draw; seen 9b');
    expect(lineOf(' ', '')).toBe('Ann 123b 456b 789b 99c 12c +3c self-draw');
    for (const line of [lineOf('9b', '1b'), lineOf('9b', ' ')])
      expect(formatGame(parseGame(line, { players: names }))).toBe(line);
  });

  it('distinguishes names with the same beginning', () => {
    const names = ['Ann', 'Ann 2', 'Anna', 'Ann: x'.replace(':', '')] as const;
    const record: GameRecord = { players: names, hands: [{ winner: 0, discarder: 1, hands: [2, 48, 4, 8] }] };
    const line = formatGame(record);
    expect(line).toBe('Ann: 2 from Ann 2; Ann 2 48; Anna 4; Ann x 8');
    expect(parseGame(line, { players: names })).toEqual(record);
  });

  // Their messages are in game-messages.test.ts.
  const invalid = rowsIn(`
    Bob 3 | unknown-player | Bob
    Ben from Cho | missing-value | Ben from Cho
    Ben 48 form Cho | unknown-word | form
    Ben 48 from Bob | unknown-player | Bob
    Ben 48 from Ben | unknown-player | Ben
    Ben 48 from | unknown-player | from
    Ben 48; Ann 8; Ann 9 | player-twice | Ann 9
    Ben 48; Ann 8 from Cho | misplaced-word | from
    Ben 48 foul | misplaced-word | foul
    Ben 48 last-tile | misplaced-word | last-tile
    Ben 48 self-draw from Cho | word-twice | self-draw
    Ben 48; Cho 2 foul short | word-twice | short
    Ben 48 self-draw self-draw | word-twice | self-draw
    Ben -5 | value | -5
    Ben 123b 45x | hand | x
    reseat Ann, Ben, Cho | reseat | reseat Ann, Ben, Cho
    reseat Ann, Ben, Cho, Eve | unknown-player | Eve
  `);
  it.each(invalid)('refuses an invalid one at its place: %s', (line, code, piece) => {
    const whole = `washout\n\n  ${line}\nwashout`;
    const error = fault(() => parseGame(whole, { players }));
    expect(error).toBeInstanceOf(GameNotationError);
    expect(error).toBeInstanceOf(SyntaxError);
    expect([error.code, error.hand, error.line, error.text]).toEqual([code, 2, 3, whole]);
    expect(whole.slice(error.index, error.index! + error.length!)).toBe(piece);
    expect(error.message).toMatch(/^Hand 2/);
  });

  it('points at a hand that can be read but not played', () => {
    const whole = 'washout\r\n\r\nBen 123b from Cho; Dan 8';
    const error = fault(() => playGame(parseGame(whole, { players })));
    expect([error.name, error.code, error.hand, error.player]).toEqual(['GameError', 'hand', 2, BEN]);
    expect(whole.slice(error.index, error.index! + error.length!)).toBe('Ben 123b from Cho');
  });

  it('needs four players', () => {
    expect(fault(() => parseGame('washout'))).toMatchObject({ code: 'players', line: 1 });
    expect(fault(() => parseGame(''))).toMatchObject({ code: 'players' });
    expect(fault(() => parseGame('players: Ann, Ben, Cho\nwashout'))).toMatchObject({
      code: 'players',
      message: 'Line 1: A game has four players, not 3.',
    });
  });

  it('has bounds', () => {
    expect(fault(() => parseGame('x'.repeat(1_000_001), { players }))).toMatchObject({ code: 'too-long' });
    expect(fault(() => parseGame('washout\n'.repeat(501), { players }))).toMatchObject({
      code: 'too-many-hands',
      hand: 501,
      line: 501,
    });
  });

  it('is not made from records that text cannot express', () => {
    const of = (hand: PlayedHand) => fault(() => formatGame({ players, hands: [hand] }));
    expect(of({ winner: ANN, hands: [1e-9, 0, 0, 0] })).toMatchObject({ code: 'value', hand: 1 });
    expect(of({ winner: ANN, hands: [{ hand: '12x; Ben 5' }, 0, 0, 0] })).toMatchObject({ code: 'hand', hand: 1 });
  });
});
