/** What the rule tests share: hands that earn an award, and words for what a score says. */
import { expect, it } from 'vitest';
import {
  HandError,
  defineProfile,
  ruleIds,
  score,
  type Profile,
  type RuleId,
  type Score,
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
  try {
    return lines(score(hand, situation, profile), rule);
  } catch (error) {
    if (error instanceof HandError) return error.code;
    throw error;
  }
}

/** Why a hand is refused: the code, with the reason where there is one. */
export function refusal(hand: string, situation?: Situation, profile?: Profile | string): string {
  try {
    score(hand, situation, profile);
    return 'scored';
  } catch (error) {
    if (error instanceof HandError) return error.code;
    throw error;
  }
}

/** The error that a call throws. */
export function thrown<Thrown extends Error = Error>(run: () => unknown): Thrown {
  try {
    run();
  } catch (error) {
    return error as Thrown;
  }
  throw new Error('nothing was thrown');
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

/** For each award a hand that lacks one thing for it, or is a plain hand where nothing is close to it. */
export const missing: Readonly<Record<RuleId, readonly [hand: string, situation?: Situation]>> = {
  mahjong: ['(123b) 789b 456c 99c 34d'],
  'pung-of-simples': ['(111b) 789b 456c 99c 34d +5d'],
  'pung-of-terminals': ['(222b) 789b 456c 99c 34d +5d'],
  'pung-of-honours': ['(111b) 789b 456c 99c 34d +5d'],
  'kong-of-simples': ['(555b) 789b 456c 99c 34d +5d'],
  'kong-of-terminals': ['(111b) 789b 456c 99c 34d +5d'],
  'kong-of-honours': ['(NNN) 789b 456c 99c 34d +5d'],
  'pair-of-dragons': ['(123b) 789b 456c NN 34d +5d'],
  'pair-of-seat-wind': ['(123b) 789b 456c EE 34d +5d', at('south', 'east')],
  'pair-of-round-wind': ['(123b) 789b 456c SS 34d +5d', at('south', 'east')],
  flower: ['(123b) 789b 456c 99c 34d +5d 3s'],
  season: ['(123b) 789b 456c 99c 34d +5d 3f'],
  'self-draw': [PLAIN],
  'only-tile': [PLAIN],
  'one-chance-chow': [PLAIN],
  'pair-wait': ['(123b) 789b 456c 99c 55d +5d'],
  'concealed-hand': [PLAIN],
  'set-of-dragons': ['(NNN) 789b 456c 99c 34d +5d'],
  'set-of-seat-wind': ['(SSS) 789b 456c 99c 34d +5d', at('west', 'south')],
  'set-of-round-wind': ['(SSS) 789b 456c 99c 34d +5d', at('south', 'east')],
  'own-flower': ['(123b) 789b 456c 99c 34d +5d 2f'],
  'own-season': ['(123b) 789b 456c 99c 34d +5d 2s'],
  'all-flowers': ['(123b) 789b 456c 99c 34d +5d 123f 4s'],
  'all-seasons': ['(123b) 789b 456c 99c 34d +5d 123s 4f'],
  'little-three-dragons': ['(RRR) (GGG) 456c 99c 34d +5d'],
  'all-pungs': ['(222b) (555c) (888d) 99c 34d +5d'],
  'chow-hand': ['(222b) 789b 456c 99c 34d +5d'],
  'half-flush': ['(NNN) 123b 789c 55b 67b +8b'],
  'full-flush': ['(123b) 789b 55c 456b 67b +8b'],
  'fully-concealed': [PLAIN, drawn],
  'three-concealed-pungs': ['(123c) 555b 777c 22d 99d +2d'],
  'pure-straight': ['(123b) 456c 789b 99c 34d +5d'],
  'all-simples': ['(123b) 678b 456c 88c 34d +5d'],
  'outside-hand': ['(123b) 789b 456c 99c 78d +9d'],
  'terminals-and-honours': ['(111b) (999c) (NNN) 55d 99d +9d'],
  'kong-replacement': ['[5555b] 789b 456c 99c 34d +5d', drawn],
  'flower-replacement': ['(123b) 789b 456c 99c 34d +5d 3f', drawn],
  'robbed-kong': [PLAIN],
  'last-tile': [PLAIN, drawn],
  'last-discard': [PLAIN],
  'original-call': [HIDDEN],
  standing: [PLAIN],
  'heavenly-hand': [HIDDEN, drawn],
  'earthly-hand': [HIDDEN, at('south', 'east')],
  'thirteen-orphans': [PLAIN],
  'nine-gates': ['1122334567899d +9d'],
  'four-kongs': ['(2222b) (5555c) (8888d) 777b 9c +9c'],
  'all-honours': ['(EEE) (SSS) (WWW) 55b GG +G'],
  'all-terminals': ['(111b) (999b) (111c) 99c EE +9c'],
  'big-three-dragons': ['(RRR) (GGG) 456c BB 34d +5d'],
  'little-four-winds': ['(EEE) (SSS) (WWW) RR 34d +5d'],
  'big-four-winds': ['(EEE) (SSS) (WWW) NN 34d +5d'],
  'twofold-fortune': ['[5555b] [7777c] 456d 99c 34d +5d', afterKong],
  'all-green': ['(234b) 345b 666b GG 88b +8b'],
  'four-concealed-pungs': ['222b 555c 888d NN 99c +9c'],
  'moon-from-the-sea': [PLAIN, lastDrawn],
  'plum-blossom': ['[2222b] 789b 456c 99c 34d +2d', afterKong],
  'carrying-pole': [PLAIN, robbed],
  'thirteen-wins': [PLAIN],
};
