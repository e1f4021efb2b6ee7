/** What the rule tests share: hands that earn an award, and words for what a score says. */
import { expect, it } from 'vitest';
import {
  HandError,
  circumstances,
  defineProfile,
  ruleIds,
  score,
  winds,
  type Circumstance,
  type Hand,
  type Profile,
  type RuleId,
  type Score,
  type Reason,
  type Situation,
  type Wind,
} from '../../src/core/index.js';
import { joinRules } from '../../src/core/profiles/parse.js';

export const drawn = { win: 'self-draw' } as const satisfies Situation;
export const claimed = { win: 'discard' } as const satisfies Situation;
export const afterKong = { win: 'self-draw', circumstances: ['kong-replacement'] } as const satisfies Situation;
/** The tile drawn for a kong was a flower or season, and the one drawn for that wins. */
export const afterKongAndFlower = {
  win: 'self-draw',
  circumstances: ['kong-replacement', 'flower-replacement'],
} as const satisfies Situation;
export const afterFlower = { win: 'self-draw', circumstances: ['flower-replacement'] } as const satisfies Situation;
export const robbed = { win: 'discard', circumstances: ['robbed-kong'] } as const satisfies Situation;
export const lastDrawn = { win: 'self-draw', circumstances: ['last-tile'] } as const satisfies Situation;
export const lastDiscard = { win: 'discard', circumstances: ['last-tile'] } as const satisfies Situation;

export const at = (seat: Wind, round: Wind, more: Situation = {}): Situation => ({ seat, round, ...more });

/** What the lines of one award say: `4 points`, `1 double + 1 double`, `half limit`; an empty text where there is none. */
export function lines(scored: Score, rule: RuleId): string {
  return scored.awards
    .filter((line) => line.rule === rule)
    .map(({ points, doubles, limit }) =>
      points !== undefined
        ? `${points} points`
        : doubles !== undefined
          ? `${doubles} ${doubles === 1 ? 'double' : 'doubles'}`
          : limit === 1
            ? 'limit'
            : limit === 0.5
              ? 'half limit'
              : `${limit} limit`,
    )
    .join(' + ');
}

/** What an award gives for a hand; the code of the error where the hand is refused. */
export function given(rule: RuleId, hand: string, situation?: Situation, profile?: Profile | string): string {
  return resultOr(
    () => lines(score(hand, situation, profile), rule),
    HandError,
    ({ code }) => code,
  );
}

type Line = Pick<Score['awards'][number], 'points' | 'doubles' | 'limit'> & {
  rule: string;
  score?: number;
  plus?: number;
};

/** The lines of a count in an order that does not depend on how they were found. */
export const linesOf = (awards: readonly Line[]): string[] =>
  awards
    .map(({ rule, points, doubles, limit, score, plus }) => [rule, points, doubles, limit, score, plus].join(' '))
    .sort();

/** What a score says, for a comparison with the naive scorer; or why the hand is refused. */
export const outcomeOf = (hand: Hand, situation: Situation, profile: Profile) =>
  resultOr(
    () => {
      const { won, base, total, value, limit, limited, awards } = score(hand, situation, profile);
      return { won, base, total, value, limit, limited, awards: linesOf(awards) };
    },
    HandError,
    ({ code }) => ({ refused: code, awards: undefined }),
  );

/** Why a hand is refused: the code, with the reason where there is one. */
export function refusal(hand: Hand | string, situation?: Situation, profile?: Profile | string): string {
  return resultOr(
    () => (score(hand, situation, profile), 'scored'),
    HandError,
    ({ code }) => code,
  );
}

type Kind<Thrown extends Error> = abstract new (...args: never[]) => Thrown;

/** The error that a call throws, of the kind that is expected. */
export function thrown<Thrown extends Error = Error>(run: () => unknown, kind?: Kind<Thrown>): Thrown {
  try {
    run();
  } catch (error) {
    if (kind) expect(error).toBeInstanceOf(kind);
    return error as Thrown;
  }
  throw new Error('nothing was thrown');
}

/** What a call returns, or what becomes of an error of a kind; any other error is thrown on. */
export function resultOr<Result, Thrown extends Error, Other>(
  run: () => Result,
  kind: Kind<Thrown>,
  other: (error: Thrown) => Other,
): Result | Other {
  try {
    return run();
  } catch (error) {
    if (error instanceof kind) return other(error);
    throw error;
  }
}

/** The message of the error that a call throws. */
export function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

/** What an award gives for a hand, in the classical profile or in all that are listed. */
type Case = [
  title: string,
  rule: RuleId,
  expected: string,
  hand: string,
  situation?: Situation | '',
  profiles?: Profile | string | readonly string[],
];

/** Reads rows: each is a line with the title, and a line with the other cells, between bars. */
export function rows<Row extends readonly unknown[]>({ raw }: TemplateStringsArray, ...values: unknown[]): Row[] {
  const lines = raw
    .reduce(
      (text, piece, at) => `${text}${typeof values[at - 1] === 'string' ? values[at - 1] : `\0${at - 1}`}${piece}`,
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'));
  const cellsOf = (line: string): unknown[] =>
    line.split('|').map((cell) => (cell.trim().startsWith('\0') ? values[Number(cell.trim().slice(1))] : cell.trim()));
  return lines.flatMap((title, at) => (at % 2 ? [] : [[title, ...cellsOf(lines[at + 1]!)] as unknown as Row]));
}

/** Reads a table: a row a line, its cells between bars; a line that begins with `//` says why. */
export const rowsIn = (table: string): string[][] =>
  table.split('\n').flatMap((line) => (/^\s*(\/\/|$)/.test(line) ? [] : [line.split('|').map((cell) => cell.trim())]));

/**
 * A situation in words: the seat and then the round, how the hand was won, `partial` or `dead`, and circumstances. Tiles after “seen” lie
 * on the table.
 */
export function situationOf(text = ''): Situation {
  const [said = '', seen] = text.split(/(?:^| )seen /);
  const situation: { -readonly [Key in keyof Situation]: Situation[Key] } = seen ? { seen } : {};
  for (const word of said.split(' ').filter(Boolean))
    if (winds.includes(word as Wind)) situation[situation.seat ? 'round' : 'seat'] = word as Wind;
    else if (word === 'self-draw' || word === 'discard') situation.win = word;
    else if (word === 'partial' || word === 'dead') situation[word] = true;
    else if (circumstances.includes(word as Circumstance))
      situation.circumstances = [...(situation.circumstances ?? []), word as Circumstance];
    else throw new Error(`“${word}” is not part of a situation`);
  return situation;
}

/** Cases: a title, then the award, what it gives, the hand, the situation and the profiles. */
export const cases = rows<Case>;

/** Tests cases. */
export function show(all: readonly Case[]): void {
  it.each(all)('%s', (_title, rule, expected, hand, situation, profiles = 'classical') => {
    for (const profile of typeof profiles === 'string' ? profiles.split(', ') : [profiles].flat())
      expect(given(rule, hand, situation || undefined, profile), name(profile)).toBe(expected);
  });
}

const name = (profile: Profile | string): string => (typeof profile === 'string' ? profile : profile.name);

/** The profiles whose sources list their awards; the others differ from the classical one in a few. */
export const FOUR = ['classical', 'pung-based', 'family', 'european'] as const;

export function figures({ base, doubles, total, value }: Score): number[] {
  return [base, doubles, total, value];
}

/** A profile of a table's own. */
export const table = (rules: string, parent: Profile | string = 'classical'): Profile =>
  defineProfile({ name: 'our table', extends: parent, rules });

/** A table at which going out is 10 points, the limit is 1,000, and nothing else is worth anything but what is declared. */
export const bare = (rules: string): Profile =>
  table(joinRules(ruleIds.map((id) => `${id}: off`).join('; '), 'mahjong: 10 points; limit: 1000', rules));

const firstTurn = { circumstances: ['first-turn'] } as const satisfies Situation;

/** Three chows, a fourth one won on a two-sided wait, and a worthless pair; one set is exposed. */
export const PLAIN = '(123b) 789b 456c 99c 34d +5d';
/** The same, nothing exposed. */
export const HIDDEN = '123b 789b 456c 99c 34d +5d';

/** For each award a hand that earns it once. */
export const earning: Readonly<Record<RuleId, readonly [hand: string, situation?: Situation]>> = {
  mahjong: [PLAIN],
  'pung-of-simples': ['(555b) 789b 456c 99c 34d +5d'],
  'pung-of-terminals': ['(111b) 789b 456c 99c 34d +5d'],
  'pung-of-honours': ['(NNN) 789b 456c 99c 34d +5d'],
  'kong-of-simples': ['(5555b) 789b 456c 99c 34d +5d'],
  'kong-of-terminals': ['(1111b) 789b 456c 99c 34d +5d'],
  'kong-of-honours': ['(NNNN) 789b 456c 99c 34d +5d'],
  'pair-of-dragons': ['(123b) 789b 456c RR 34d +5d'],
  'pair-of-seat-wind': ['(123b) 789b 456c SS 34d +5d', at('south', 'east')],
  'pair-of-round-wind': ['(123b) 789b 456c SS 34d +5d', at('west', 'south')],
  flower: ['(123b) 789b 456c 99c 34d +5d 3f'],
  season: ['(123b) 789b 456c 99c 34d +5d 3s'],
  'self-draw': [PLAIN, drawn],
  'only-tile': ['(123b) 789b 456c 99c 35d +4d'],
  'one-chance-chow': ['(123b) 789b 456c 99c 35d +4d'],
  'pair-wait': ['(123b) 789b 456c 345d 9c +9c'],
  'concealed-hand': [HIDDEN],
  'set-of-dragons': ['(RRR) 789b 456c 99c 34d +5d'],
  'set-of-seat-wind': ['(SSS) 789b 456c 99c 34d +5d', at('south', 'east')],
  'set-of-round-wind': ['(SSS) 789b 456c 99c 34d +5d', at('west', 'south')],
  'own-flower': ['(123b) 789b 456c 99c 34d +5d 1f'],
  'own-season': ['(123b) 789b 456c 99c 34d +5d 1s'],
  'all-flowers': ['(123b) 789b 456c 99c 34d +5d 1234f'],
  'all-seasons': ['(123b) 789b 456c 99c 34d +5d 1234s'],
  'little-three-dragons': ['(RRR) (GGG) 456c BB 34d +5d'],
  'all-pungs': ['(222b) (555c) (888d) 77b 99c +9c'],
  'chow-hand': [PLAIN],
  'half-flush': ['(NNN) 123b 789b 55b 67b +8b'],
  'full-flush': ['(123b) 789b 55b 456b 67b +8b'],
  'fully-concealed': [HIDDEN, drawn],
  'three-concealed-pungs': ['(123c) 555b 777c 222d 9d +9d'],
  'pure-straight': ['(123b) 456b 789b 99c 34d +5d'],
  'all-simples': ['(234b) 678b 456c 88c 34d +5d'],
  'outside-hand': ['(123b) 789b 123c 99c 78d +9d'],
  'terminals-and-honours': ['(111b) (999c) (NNN) 11d 99d +9d'],
  'kong-replacement': ['[5555b] 789b 456c 99c 34d +5d', afterKong],
  'flower-replacement': ['(123b) 789b 456c 99c 34d +5d 3f', afterFlower],
  'robbed-kong': [PLAIN, robbed],
  'last-tile': [PLAIN, lastDrawn],
  'last-discard': [PLAIN, lastDiscard],
  'original-call': [HIDDEN, { circumstances: ['original-call'] }],
  standing: [PLAIN, { circumstances: ['standing'] }],
  'heavenly-hand': [HIDDEN, { ...drawn, ...firstTurn }],
  'earthly-hand': [HIDDEN, at('south', 'east', firstTurn)],
  'thirteen-orphans': ['19b 19c 19d ESWNRGB +E'],
  'nine-gates': ['1112345678999b +5b'],
  'four-kongs': ['(2222b) (5555c) (8888d) [7777b] 9c +9c'],
  'all-honours': ['(EEE) (SSS) (WWW) RR GG +G'],
  'all-terminals': ['(111b) (999b) (111c) 99c 99d +9d'],
  'big-three-dragons': ['(RRR) (GGG) 456c BB 55d +B'],
  'little-four-winds': ['(EEE) (SSS) (WWW) NN 34d +5d'],
  'big-four-winds': ['(EEE) (SSS) (WWW) NN 55d +N'],
  'twofold-fortune': ['[5555b] [7777c] 456d 99c 34d +5d', { ...drawn, circumstances: ['kong-on-kong'] }],
  'all-green': ['(234b) 666b 888b GG 33b +G'],
  'four-concealed-pungs': ['222b 555c 888d NNN 9c +9c'],
  'moon-from-the-sea': ['(123b) 789b 456c 99c 23d +1d', lastDrawn],
  'plum-blossom': ['[2222b] 789b 456c 99c 34d +5d', afterKong],
  'carrying-pole': ['(789b) 13b 456c 99c 345d +2b', robbed],
  'thirteen-wins': [PLAIN, { circumstances: ['thirteenth-win'] }],
};

/** A hand that is not complete. */
export const NOTHING = '(123b) 789b 456c 99c 34d';
const dragons = ['R', 'G', 'B'];

/** A hand that misses an award, why, and options under which it does. */
export type Missed = readonly [hand: string, situation: Situation, reasons: readonly Reason[], options?: string];

/** For each award, hands that lack one thing for it, or are plain hands where nothing is close to it. No profile gives the first one the award. */
export const missed: Readonly<Record<RuleId, readonly [Missed, ...Missed[]]>> = {
  mahjong: [[NOTHING, {}, [{ code: 'winner-only' }]]],
  'pung-of-simples': [[PLAIN, {}, [{ code: 'none-held' }]]],
  'pung-of-terminals': [[PLAIN, {}, [{ code: 'none-held' }]]],
  'pung-of-honours': [[PLAIN, {}, [{ code: 'none-held' }]]],
  'kong-of-simples': [[PLAIN, {}, [{ code: 'none-held' }]]],
  'kong-of-terminals': [[PLAIN, {}, [{ code: 'none-held' }]]],
  'kong-of-honours': [[PLAIN, {}, [{ code: 'none-held' }]]],
  'pair-of-dragons': [[PLAIN, {}, [{ code: 'none-held', missing: dragons }]]],
  'pair-of-seat-wind': [[PLAIN, at('south', 'west'), [{ code: 'none-held', missing: ['S'] }]]],
  'pair-of-round-wind': [[PLAIN, at('south', 'west'), [{ code: 'none-held', missing: ['W'] }]]],
  flower: [[PLAIN, {}, [{ code: 'none-held' }]]],
  season: [[PLAIN, {}, [{ code: 'none-held' }]]],
  'self-draw': [
    [PLAIN, {}, [{ code: 'self-draw', tiles: ['5d'] }], 'self-draw-from: any-wall'],
    ['[2222b] 789b 456c 99c 34d +5d', afterKong, [{ code: 'live-wall', tiles: ['5d'] }]],
  ],
  'only-tile': [[PLAIN, {}, [{ code: 'single-wait', missing: ['2d'] }]]],
  'one-chance-chow': [[PLAIN, {}, [{ code: 'one-chance', tiles: ['3d', '4d', '5d'] }]]],
  'pair-wait': [[PLAIN, {}, [{ code: 'pair-completed', tiles: ['3d', '4d', '5d'] }]]],
  'concealed-hand': [
    [PLAIN, {}, [{ code: 'nothing-exposed', tiles: ['1b', '2b', '3b'] }]],
    [HIDDEN, drawn, [{ code: 'discard', tiles: ['5d'] }], 'concealed-hand-on: discard'],
  ],
  'set-of-dragons': [[PLAIN, {}, [{ code: 'none-held', missing: dragons }]]],
  'set-of-seat-wind': [[PLAIN, at('north', 'west'), [{ code: 'none-held', missing: ['N'] }]]],
  'set-of-round-wind': [[PLAIN, at('north', 'west'), [{ code: 'none-held', missing: ['W'] }]]],
  'own-flower': [[`${PLAIN} 134f`, at('south', 'east'), [{ code: 'none-held', missing: ['2f'] }]]],
  'own-season': [[`${PLAIN} 123s`, at('north', 'east'), [{ code: 'none-held', missing: ['4s'] }]]],
  'all-flowers': [[`${PLAIN} 13f`, {}, [{ code: 'four-flowers', missing: ['2f', '4f'] }]]],
  'all-seasons': [[`${PLAIN} 123s`, {}, [{ code: 'four-seasons', missing: ['4s'] }]]],
  'little-three-dragons': [
    ['(RRR) 789b 456c BB 34d +5d', {}, [{ code: 'little-dragons', missing: ['G'], count: 1, needed: 2 }]],
  ],
  'all-pungs': [['(222b) (555c) (888d) 99c 34d +5d', {}, [{ code: 'no-chow', tiles: ['3d', '4d', '5d'] }]]],
  'chow-hand': [
    ['(222b) 789b 456c 99c 34d +5d', {}, [{ code: 'four-chows', tiles: ['2b', '2b', '2b'] }]],
    ['(123b) 789b 456c RR 34d +5d', {}, [{ code: 'valueless-pair', tiles: ['R', 'R'] }]],
  ],
  'half-flush': [
    ['(NNN) 123b 789b 55c 67b +8b', {}, [{ code: 'one-suit', tiles: ['5c', '5c'] }]],
    ['(123b) 789b 55b 456b 67b +8b', {}, [{ code: 'some-honour' }]],
  ],
  'full-flush': [
    ['(123b) 456b 789b EE 77b +7b', {}, [{ code: 'no-honour', tiles: ['E', 'E'] }]],
    ['(123b) 789b 99d 456b 67b +8b', {}, [{ code: 'one-suit', tiles: ['9d', '9d'] }]],
  ],
  'fully-concealed': [
    [PLAIN, drawn, [{ code: 'nothing-exposed', tiles: ['1b', '2b', '3b'] }]],
    [HIDDEN, {}, [{ code: 'self-draw', tiles: ['5d'] }]],
  ],
  'three-concealed-pungs': [
    [
      '(123c) 555b 777c 22d 99d +2d',
      {},
      [{ code: 'three-concealed-pungs', tiles: ['2d', '2d', '2d'], count: 2, needed: 3 }],
    ],
  ],
  'pure-straight': [['(123b) 456b 789c 99c 34d +5d', {}, [{ code: 'straight', missing: ['7b', '8b', '9b'] }]]],
  'all-simples': [
    ['(123b) 678b 456c 88c 34d +5d', {}, [{ code: 'no-terminal', tiles: ['1b'] }]],
    ['(234b) 678b 456c NN 34d +5d', {}, [{ code: 'no-honour', tiles: ['N', 'N'] }]],
  ],
  'outside-hand': [
    ['(123b) 789b 456c 99c 78d +9d', {}, [{ code: 'outside', tiles: ['4c', '5c', '6c'] }]],
    ['(111b) (999c) (NNN) 11d 99d +9d', {}, [{ code: 'some-chow' }]],
  ],
  'terminals-and-honours': [['(111b) (999c) (NNN) 99d 78d +9d', {}, [{ code: 'no-simple', tiles: ['7d', '8d'] }]]],
  'kong-replacement': [[PLAIN, {}, [{ code: 'kong-replacement' }]]],
  'flower-replacement': [[PLAIN, {}, [{ code: 'flower-replacement' }]]],
  'robbed-kong': [[PLAIN, {}, [{ code: 'robbed-kong' }]]],
  'last-tile': [[PLAIN, drawn, [{ code: 'last-tile' }]]],
  'last-discard': [[PLAIN, {}, [{ code: 'last-tile' }]]],
  'original-call': [[PLAIN, {}, [{ code: 'original-call' }]]],
  standing: [[PLAIN, {}, [{ code: 'standing' }]]],
  'heavenly-hand': [[HIDDEN, drawn, [{ code: 'first-turn' }]]],
  'earthly-hand': [[HIDDEN, at('south', 'east'), [{ code: 'first-turn' }]]],
  'thirteen-orphans': [
    [PLAIN, {}, [{ code: 'orphans', missing: ['1c', '1d', '9d', 'E', 'S', 'W', 'N', 'R', 'G', 'B'] }]],
  ],
  'nine-gates': [
    ['1122334567899d +9d', {}, [{ code: 'nine-gates', missing: ['1d'] }]],
    ['1112234567899d +9d', {}, [{ code: 'pure-nine-gates', tiles: ['9d'] }], 'nine-gates-wait: pure'],
  ],
  'four-kongs': [['(2222b) (5555c) (8888d) 777b 9c +9c', {}, [{ code: 'four-kongs', count: 3, needed: 4 }]]],
  'all-honours': [['(EEE) (SSS) (WWW) 55b GG +G', {}, [{ code: 'no-simple', tiles: ['5b', '5b'] }]]],
  'all-terminals': [['(111b) (999b) (111c) 99c EE +9c', {}, [{ code: 'no-honour', tiles: ['E', 'E'] }]]],
  'big-three-dragons': [
    ['(RRR) (GGG) 456c BB 34d +5d', {}, [{ code: 'three-dragon-sets', missing: ['B'], count: 2, needed: 3 }]],
  ],
  'little-four-winds': [
    ['(EEE) (SSS) (WWW) RR 34d +5d', {}, [{ code: 'little-winds', missing: ['N'], count: 3, needed: 3 }]],
  ],
  'big-four-winds': [
    ['(EEE) (SSS) (WWW) NN 34d +5d', {}, [{ code: 'four-wind-sets', missing: ['N'], count: 3, needed: 4 }]],
  ],
  'twofold-fortune': [['[5555b] [7777c] 456d 99c 34d +5d', afterKong, [{ code: 'kong-on-kong' }]]],
  'all-green': [
    ['(234b) 345b 666b GG 88b +8b', {}, [{ code: 'all-green', tiles: ['5b'] }]],
    ['(234b) 666b 888b 44b 33b +3b', {}, [{ code: 'green-dragon', missing: ['G'] }], 'all-green-dragon: required'],
  ],
  'four-concealed-pungs': [
    [
      '222b 555c 888d NN 99c +9c',
      {},
      [{ code: 'four-concealed-pungs', tiles: ['9c', '9c', '9c'], count: 3, needed: 4 }],
    ],
  ],
  'moon-from-the-sea': [[PLAIN, lastDrawn, [{ code: 'won-on-1d', missing: ['1d'] }]]],
  'plum-blossom': [['[5555b] 789b 456c 99c 34d +2d', afterKong, [{ code: 'won-on-5d', missing: ['5d'] }]]],
  'carrying-pole': [[PLAIN, robbed, [{ code: 'won-on-2b', missing: ['2b'] }]]],
  'thirteen-wins': [[PLAIN, {}, [{ code: 'thirteenth-win' }]]],
};
