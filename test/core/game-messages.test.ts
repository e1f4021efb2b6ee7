/** Messages about errors in games, and the part of the text that each one marks. */
import { describe, expect, it } from 'vitest';
import { NotationError } from '../../src/core/index.js';
import { formatGame, type GameNotationError, parseGame, playGame, type PlayedHand } from '../../src/core/game.js';
import { thrown } from './helpers.js';

const players = ['Ann', 'Ben', 'Cho', 'Dan'] as const;
const TILES = '(RRR) 123b 456b 99d 78d +9d';
const NAMES = 'Ann, Ben, Cho, Dan';

const NO_CHANGE = 'The rules are agreed before the first hand and hold for the whole game, so';
const RESEAT = 'New seats name each player once, in the seats East, South, West and North.';
const VALUE = 'The value must be a number from 0 to 1000000000000, not';
const NUMBER_WORDS = 'needs tiles, not a number: use from, self-draw, pao, liable.';
const UNKNOWN = 'is not expected here: use from, self-draw, pao, foul, long, short.';
const SUITS =
  'use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.';

describe('a text', () => {
  it.each([
    ['washout\nprofile: british', 'profile: british', `Line 2: ${NO_CHANGE} “profile” can’t change here.`],
    ['players:', 'players:', 'Line 1: “players” has no value.'],
    [
      'profile: british\n\nprofile: classical',
      'profile: classical',
      'Line 3: “profile” was already set in line 1, to another value.',
    ],
    [
      'players: Ann, Ben, Cho, Dan\nplayers: Ann, Ben, Cho, Eve',
      'players: Ann, Ben, Cho, Eve',
      'Line 2: “players” was already set in line 1, to another value.',
    ],
    ['reseat Ann, Ben', 'reseat Ann, Ben', `Hand 1: ${RESEAT}`],
    ['reseat Ann, Ben, Cho, Ann', 'reseat Ann, Ben, Cho, Ann', `Hand 1: ${RESEAT}`],
    ['reseat Ann, Ben, Cho, Dan, Ann', 'reseat Ann, Ben, Cho, Dan, Ann', `Hand 1: ${RESEAT}`],
    ['reseat Ann Ben, Cho, Dan', 'Ann Ben', `Hand 1: “Ann Ben” is not one of the players: ${NAMES}.`],
    ['reseat Ann, Ben, Cho, Eve', 'Eve', `Hand 1: “Eve” is not one of the players: ${NAMES}.`],
    ['reseats Ann', 'reseats', `Hand 1: Expected a player’s name, not “reseats”: ${NAMES}.`],
    ['washouts', 'washouts', `Hand 1: Expected a player’s name, not “washouts”: ${NAMES}.`],
    ['no washout', 'no', `Hand 1: Expected a player’s name, not “no”: ${NAMES}.`],
    ['the rules: none', 'the', `Hand 1: Expected a player’s name, not “the”: ${NAMES}.`],
    ['a reseat: Ann', 'a', `Hand 1: Expected a player’s name, not “a”: ${NAMES}.`],
    ['Eve 10', 'Eve', `Hand 1: Expected a player’s name, not “Eve”: ${NAMES}.`],
    ['Anna 10', 'Anna', `Hand 1: Expected a player’s name, not “Anna”: ${NAMES}.`],
    ['Xen 10', 'Xen', `Hand 1: Expected a player’s name, not “Xen”: ${NAMES}.`],
    [', Ann 10', ',', `Hand 1: Expected a player’s name, not “,”: ${NAMES}.`],
    ['; Ann 10', '', `Hand 1: Expected a player’s name, not “”: ${NAMES}.`],
    ['Ann', 'Ann', 'Hand 1, Ann: What is Ann’s hand worth? Expected a number or tiles.'],
    [
      'washout\nreseat Ann, Ben, Cho, Dan\nAnn',
      'Ann',
      'Hand 2, Ann: What is Ann’s hand worth? Expected a number or tiles.',
    ],
    ['Ann 10; Ann 2', 'Ann 2', 'Hand 1, Ann: Ann is named twice in this hand: start each hand on a new line.'],
    ['Ann -5', '-5', `Hand 1, Ann: ${VALUE} “-5”.`],
    ['Ann 1.000 from Ben', '1.000', 'Hand 1, Ann: For thousands, write 1000, not “1.000”.'],
    ['Ann 10; Ben 1.024.500', '1.024.500', 'Hand 1, Ben: For thousands, write 1024500, not “1.024.500”.'],
    ['Ann 1 000 from Ben', '1 000', 'Hand 1, Ann: For thousands, write 1000, not “1 000”.'],
    ['Ann 1 000 points', '1 000', 'Hand 1, Ann: For thousands, write 1000, not “1 000”.'],
    ["Ann 1'000", "1'000", "Hand 1, Ann: For thousands, write 1000, not “1'000”."],
    ['Ann 1k', '1k', 'Hand 1, Ann: For thousands, write 1000, not “1k”.'],
    ['Ann .', '.', `Hand 1, Ann: ${VALUE} “.”.`],
    ['Ann 12345678901234', '12345678901234', `Hand 1, Ann: ${VALUE} “12345678901234”.`],
    ['Ann 1,2,3', '1,2,3', `Hand 1, Ann: ${VALUE} “1,2,3”.`],
    ['Ann 10,', '10,', `Hand 1, Ann: ${VALUE} “10,”.`],
    ['Ann 48,5 from Ben', '48,5', `Hand 1, Ann: ${VALUE} “48,5”.`],
    ['Ann 10 points', 'points', `Hand 1, Ann: “points” ${UNKNOWN}`],
    ['Ann 10 self-draw from Ben', 'self-draw', 'Hand 1, Ann: “self-draw” and “from” can’t both apply to one hand.'],
    [
      `Ann ${TILES} self-draw discard`,
      'self-draw',
      'Hand 1, Ann: “self-draw” and “discard” can’t both apply to one hand.',
    ],
    ['Ann 10 discard', 'discard', `Hand 1, Ann: “discard” ${NUMBER_WORDS}`],
    ['Ann 10 last-tile', 'last-tile', `Hand 1, Ann: “last-tile” ${NUMBER_WORDS}`],
    ['Ann 10 from', 'from', 'Hand 1, Ann: Expected the discarder after “from”: Ben, Cho, Dan.'],
    ['Ann 10 from Ann', 'Ann', 'Hand 1, Ann: Expected the discarder after “from”: Ben, Cho, Dan.'],
    ['Ann 10 from Eve', 'Eve', 'Hand 1, Ann: Expected the discarder after “from”: Ben, Cho, Dan.'],
    ['Ann 10 pao pao', 'pao', 'Hand 1, Ann: “pao” appears twice.'],
    ['Ann 10; Ben 2 foul short', 'short', 'Hand 1, Ben: “short” and “foul” can’t both apply to one hand.'],
    ['Ann 10; Ben 2 pao', 'pao', 'Hand 1, Ben: “pao” is only for the winner, who is named first.'],
    ['Ann 10; Ben 2 from Cho', 'from', 'Hand 1, Ben: “from” is only for the winner, who is named first.'],
    ['Ann 10 foul', 'foul', 'Hand 1, Ann: “foul” is only for losers’ hands.'],
    ['Ann 10; Ben  (999d)   12x', 'x', `Hand 1, Ben: Unknown suit “x” in “12x” at character 25: ${SUITS}`],
    ['  Ann 10; Ben 12x', 'x', `Hand 1, Ben: Unknown suit “x” in “12x” at character 15: ${SUITS}`],
    ['washout\nAnn 10; Ben (99\nwashout', '99', `Hand 2, Ben: “99” at character 14 has no suit: ${SUITS}`],
  ])('is refused: %s', (text, at, message) => {
    const error = thrown<GameNotationError>(() => parseGame(text, { players }));
    expect(error.message).toBe(message);
    expect(text.slice(error.index, error.index + error.length)).toBe(at);
  });

  it('may state its rules in several lines, and each header twice', () => {
    const text = 'profile: british\nrules: limit: 300\nprofile: british\nrules: rounds: 1\nAnn 4000 from Ben';
    const record = parseGame(text, { players });
    expect(record).toMatchObject({ profile: 'british', rules: 'limit: 300; rounds: 1' });
    expect(playGame(record).profile.rules).toMatchObject({ limit: 300, rounds: 1 });
    const twice = parseGame('rules: limit: 300\nrules: limit: 500\nAnn 8', { players });
    expect(thrown<GameNotationError>(() => playGame(twice))).toMatchObject({ code: 'repeated' });
  });

  it('has fractions, which are written so that they are not read as thousands', () => {
    const value = 1.024;
    const text = formatGame({ players, hands: [{ winner: 0, hands: [value, 0.5, 1000, 0] }] });
    expect(text).toBe('Ann 1.0240; Ben 0.5; Cho 1000');
    expect(parseGame(text, { players }).hands[0]).toMatchObject({ hands: [value, 0.5, 1000, 0] });
  });

  it('needs four names, and has a greatest length', () => {
    for (const text of ['washout', ''])
      expect(thrown<GameNotationError>(() => parseGame(text)).message).toBe(
        'Line 1: Name the four players first, in the seats East, South, West and North.',
      );
    const long = thrown<GameNotationError>(() => parseGame(`${' '.repeat(1_000_000)}x`, { players }));
    expect(long.message).toBe('Line 1: Too long: 1000001 characters, but the limit is 1000000.');
    expect(long.text).toHaveLength(1_000_000);
    expect(parseGame(' '.repeat(1_000_000), { players }).hands).toEqual([]);
  });

  it('has at most 500 hands, new seats not counted', () => {
    const lines = ['reseat Ann, Ben, Cho, Dan', ...Array.from({ length: 500 }, () => 'washout')];
    expect(parseGame(lines.join('\n'), { players }).hands).toHaveLength(501);
    expect(thrown<GameNotationError>(() => parseGame([...lines, 'washout'].join('\n'), { players })).message).toBe(
      'Hand 501: A game can have at most 500 hands.',
    );
  });

  it.each([
    ['tabs and spaces', 'Ann\t :\t10 \t from\tBen ;  Cho\u00A0 4'],
    ['capitals', 'ANN 10 FROM ben; cHO 4'],
    ['colons', 'Ann: 10 from Ben; Cho: 4;'],
    ['a bullet', '–   Ann 10 from Ben; Cho 4'],
    ['a number', '12.  Ann 10 from Ben; Cho 4'],
  ])('may have %s', (_, text) => {
    expect(parseGame(text, { players }).hands).toEqual([{ winner: 0, discarder: 1, hands: [10, 0, 4, 0] }]);
  });

  it('distinguishes names with the same beginning and names in other scripts', () => {
    const names = ['Ann', 'Ann 2', 'Étienne', 'O’Neil'];
    const hands = (text: string) => parseGame(text, { players: names }).hands[0];
    expect(hands('Ann: 2')).toEqual({ winner: 0, hands: [2, 0, 0, 0] });
    expect(hands('Ann 2 2')).toEqual({ winner: 1, hands: [0, 2, 0, 0] });
    expect(hands('Ann 2: 8; Ann: 4')).toEqual({ winner: 1, hands: [4, 8, 0, 0] });
    expect(hands("étienne 8; o'neil 4")).toEqual({ winner: 2, hands: [0, 0, 8, 4] });
  });

  it('gives unnamed players a hand worth nothing, and sets no empty fields', () => {
    expect(parseGame('Ann 10', { players }).hands[0]).toStrictEqual({ winner: 0, hands: [10, 0, 0, 0] });
    expect(Object.keys(parseGame('washout', { players }))).toEqual(['players', 'hands']);
  });
});

describe('lines of a game', () => {
  it('are named by the hand and the word that is wrong', () => {
    expect(thrown<GameNotationError>(() => parseGame('Ann 48 self-draw quickly', { players })).message).toBe(
      'Hand 1, Ann: “quickly” is not expected here: use ' +
        'from, liable, self-draw, discard, pao, seen, first-turn, last-tile, kong-replacement, flower-replacement, ' +
        'kong-on-kong, robbed-kong, original-call, thirteenth-win, standing, foul, long, short.',
    );
    expect(thrown<GameNotationError>(() => parseGame('washout\nAnn 8', {}))).toMatchObject({
      code: 'players',
      index: 0,
      length: 7,
    });
  });

  it('are what the positions in tiles refer to', () => {
    const error = thrown<GameNotationError>(() => parseGame('washout\n Ann 8; Ben 12x\nwashout', { players }));
    expect(error.cause).toMatchObject({ text: 'Ann 8; Ben 12x', index: 13 });
  });

  it('are written with single spaces', () => {
    const { hands } = parseGame('Ann (RRR)  123b   456b 99d 78d +9d', { players: ['Ann  Lee', 'Ann', 'Cho', 'Dan'] });
    expect(hands[0]).toMatchObject({ winner: 1, hands: [0, { hand: '(RRR) 123b 456b 99d 78d +9d' }, 0, 0] });
    expect(
      formatGame({ players: ['Ann \t Lee', 'Ben', 'Cho', 'Dan'], hands: [{ winner: 0, hands: [8, 0, 0, 0] }] }),
    ).toBe('Ann Lee 8');
  });

  it('may begin with a name that looks like the start of a header', () => {
    expect(parseGame('Rulesy: 8', { players: ['Rulesy', 'Ben', 'Cho', 'Dan'] }).hands).toHaveLength(1);
  });

  it('may have a name of 40 characters', () => {
    const long = 'x'.repeat(40);
    expect(parseGame(`${long} 8`, { players: [long, 'Ben', 'Cho', 'Dan'] }).hands).toHaveLength(1);
    expect(thrown<GameNotationError>(() => parseGame('', { players: [`${long}x`, 'Ben', 'Cho', 'Dan'] })).code).toBe(
      'players',
    );
    expect(
      thrown<GameNotationError>(() => parseGame('', { players: [null as never, 'Ben', 'Cho', 'Dan'] })).details,
    ).toMatchObject({
      sentence: 'player-empty',
      place: 1,
    });
  });

  it('are counted without new seats when one cannot be written', () => {
    const wrong = { winner: 0, hands: [-1, 0, 0, 0] };
    const error = thrown<GameNotationError>(() =>
      formatGame({ players, hands: [{ reseat: [0, 1, 2, 3] }, { washout: true }, wrong] }),
    );
    expect(error.hand).toBe(2);
  });
});

describe('a record', () => {
  it('has at most 500 hands', () => {
    const hands = Array.from({ length: 501 }, () => ({ washout: true as const }));
    expect(thrown<GameNotationError>(() => playGame({ players, hands })).message).toBe(
      'Hand 501: A game can have at most 500 hands.',
    );
  });

  it('asks for the discarder by the name of the winner, and only without one', () => {
    const won = { winner: 1, hands: [0, { hand: '(RRR) 123b 456b 99d 78d +9d' }, 0, 0] };
    const play = (hand: object) => playGame({ players, profile: 'pung-based', hands: [hand as never] });
    expect(thrown<GameNotationError>(() => play(won))).toMatchObject({
      code: 'discarder',
      player: 1,
      details: { player: 'Ben' },
    });
    expect(play({ ...won, discarder: 2 }).rows[0]!.changes[2]).toBeLessThan(0);
  });

  it('passes on an error in a getter of a loser’s hand as the cause', () => {
    const hand = {
      get sets(): never {
        throw new TypeError('from the page');
      },
    };
    const record = { players, hands: [{ winner: 0, hands: [8, { hand }, 0, 0] }] };
    expect(thrown<GameNotationError>(() => playGame(record as never)).cause).toBeInstanceOf(TypeError);
  });

  it('counts twelve wins of East as nothing when somebody else has the next', () => {
    const wins = Array.from({ length: 12 }, () => ({ winner: 0, hands: [8, 0, 0, 0] }));
    const last = { winner: 1, discarder: 0, hands: [0, { hand: '(222b) 345b 456c 99d 78d +9d' }, 0, 0] };
    const { rows } = playGame({ players, rules: 'thirteen-wins: limit', hands: [...wins, last] });
    expect(rows.at(-1)!.moved).toBe('passed');
    expect((rows.at(-1)!.scores.south as { awards: { rule: string }[] }).awards.map(({ rule }) => rule)).not.toContain(
      'thirteen-wins',
    );
  });

  const won = (hand: object) => ({ players, hands: [{ winner: 0, ...hand }] });

  it.each<[string, unknown, string]>([
    ['null', null, 'record should be an object, not “null”.'],
    ['a number', 5, 'record should be an object, not “5”.'],
    ['no hands', { players }, 'record.hands should be an array, not “undefined”.'],
    ['hands that are a number', { players, hands: 5 }, 'record.hands should be an array, not “5”.'],
    ...[null, 5, {}].map((hand): [string, unknown, string] => [
      `the hand ${JSON.stringify(hand)}`,
      { players, hands: [hand] },
      `Hand 1: record.hands[0] should be a hand with a winner, a washout, a reseat or an end, not “${String(hand).replace('[object Object]', 'Object')}”.`,
    ]),
    [
      'a limit in a hand',
      { players, hands: [{ washout: true, limit: 5 }] },
      `Hand 1: ${NO_CHANGE} “limit” can’t change here.`,
    ],
    ['a fifth player', won({ winner: 4 }), 'Hand 1: “4” is not a player: players are numbered 0 to 3.'],
    [
      'a tenth player as discarder',
      won({ discarder: 9, hands: [1, 1, 1, 1] }),
      'Hand 1: “9” is not a player: players are numbered 0 to 3.',
    ],
    [
      'the winner as discarder',
      won({ discarder: 0, hands: [1, 1, 1, 1] }),
      'Hand 1, Ann: The winner can’t also be the discarder.',
    ],
    ['three hands', won({ hands: [1, 1, 1] }), 'Hand 1: There should be four hands, one for each player, not 3.'],
    ['a negative value', won({ hands: [-1, 1, 1, 1] }), `Hand 1, Ann: ${VALUE} “-1”.`],
    ['a value too high', won({ hands: [1, 1e12 + 1, 1, 1] }), `Hand 1, Ben: ${VALUE} “1000000000001”.`],
    [
      'a value of text',
      won({ hands: ['8', 1, 1, 1] }),
      'Hand 1, Ann: The hand should be a number or an entry with tiles, not “8”.',
    ],
    [
      'a discarder of a drawn tile',
      won({ discarder: 1, hands: [{ hand: TILES, win: 'self-draw' }, 0, 0, 0] }),
      'Hand 1, Ann: A self-drawn hand has no discarder.',
    ],
    [
      'a loser with a winning tile',
      won({ hands: [8, { hand: TILES }, 0, 0] }),
      'Hand 1, Ben: Only the winner’s hand has a winning tile, and the winner is named first.',
    ],
    [
      'an unknown dead hand',
      won({ hands: [8, 0, 0, 0], dead: { 1: 'sleepy' } }),
      'Hand 1, Ben: A dead hand should be foul, long, short, not “sleepy”.',
    ],
    ...[[0, 1, 2], [0, 1, 2, 3, 0], [0, 1, 2, 2], 'all'].map((reseat): [string, unknown, string] => [
      `the seats ${JSON.stringify(reseat)}`,
      { players, hands: [{ reseat }], rules: 'reseat: each-round' },
      `Hand 1: ${RESEAT}`,
    ]),
  ])('is refused: %s', (_, record, message) => {
    expect(thrown<GameNotationError>(() => playGame(record as never)).message).toBe(message);
  });

  it('may have a value of a million million, and no rules of its own', () => {
    const record = { players, hands: [{ winner: 0, hands: [1e12, 0, 0, 0] } as PlayedHand] };
    expect(playGame({ ...record, rules: 'limit: none; east-doubles: none' }).rows[0]).toBeDefined();
    expect(playGame({ ...record, rules: '' }).profile).toBe(playGame(record).profile);
  });

  it('is written with what was said of the winner, and the tiles of the others', () => {
    const loser = { hand: '(999d) 12b 45c 78c EESS', win: 'self-draw', circumstances: ['last-tile'] } as const;
    const hand = (rest: object): PlayedHand =>
      ({ winner: 0, hands: [{ hand: TILES, ...rest }, loser, 0, { hand: 'E', win: 'discard' }] }) as PlayedHand;
    const written = (one: PlayedHand) => formatGame({ players, hands: [one] });
    expect(written({ ...hand({ win: 'self-draw', circumstances: ['last-tile'] }), pao: true } as PlayedHand)).toBe(
      `Ann ${TILES} self-draw last-tile pao; Ben (999d) 12b 45c 78c EESS; Dan E`,
    );
    expect(written(hand({ win: 'discard' }))).toBe(`Ann ${TILES} discard; Ben (999d) 12b 45c 78c EESS; Dan E`);
    expect(written({ ...hand({ win: 'discard' }), discarder: 2 } as PlayedHand)).toBe(
      `Ann ${TILES} from Cho; Ben (999d) 12b 45c 78c EESS; Dan E`,
    );
    expect(written({ winner: 0, hands: [0, 0, 0, 0] })).toBe('Ann 0');
  });

  it.each([-1, 1e21, 1e-7, Number.NaN])('is not written with the value %s', (value) => {
    const hands: PlayedHand[] = [{ washout: true }, { reseat: [0, 1, 2, 3] }, { winner: 0, hands: [value, 0, 0, 0] }];
    expect(thrown<GameNotationError>(() => formatGame({ players, hands })).message).toBe(
      `Hand 2, Ann: ${VALUE} “${value}”.`,
    );
  });
});

describe('an error', () => {
  it('has its name, its code, and what the core found', () => {
    const inText = thrown<GameNotationError>(() => parseGame('Ann 12x', { players }));
    expect([inText.name, inText.code]).toEqual(['GameNotationError', 'hand']);
    expect(inText.cause).toBeInstanceOf(NotationError);
    expect(Object.keys(inText)).not.toContain('cause');
    expect(Object.getOwnPropertyDescriptor(inText, 'cause')).toMatchObject({ configurable: true, enumerable: false });
    expect(thrown<GameNotationError>(() => parseGame('Ann x', { players: ['Ann', 'Ben'] })).code).toBe('players');
    for (const names of [5, ['', 'b', 'c', 'd'], ['a,', 'b', 'c', 'd'], ['a', 'a', 'c', 'd']]) {
      const error = thrown<GameNotationError>(() => playGame({ players: names, hands: [] } as never));
      expect([error.name, error.code]).toEqual(['GameError', 'players']);
    }
  });

  it('has a hand and a player only if one is at fault', () => {
    const error = thrown<GameNotationError>(() => parseGame('players: Ann', {}));
    expect([Object.hasOwn(error, 'cause'), error.hand]).toEqual([false, undefined]);
    expect(error.details).not.toHaveProperty('hand');
    expect(Object.hasOwn(error, 'hand')).toBe(false);
    const shape = thrown<GameNotationError>(() => playGame({ players: 5, hands: [] } as never));
    expect(['hand', 'player', 'cause'].filter((name) => Object.hasOwn(shape, name))).toEqual([]);
    const reseat = thrown<GameNotationError>(() => playGame({ players, hands: [{ reseat: [0, 1, 2, 3] }] }));
    expect(['hand', 'player'].filter((name) => Object.hasOwn(reseat, name))).toEqual(['hand']);
    expect(
      thrown<GameNotationError>(() => playGame({ players, hands: [{ winner: 0, discarder: 0, hands: [1, 1, 1, 1] }] })),
    ).toMatchObject({ hand: 1, player: 0 });
  });
});
