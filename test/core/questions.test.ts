/** Hands and tables whose answers others have published or asked for. `test/fixtures/questions.json` has the tiles, the rules and the figures of most. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  defineProfile,
  HandError,
  score,
  settle,
  winds,
  type Situation,
  type Table,
  type Wind,
} from '../../src/core/index.js';
import '../../src/core/profiles.js';
import { handOf } from '../naive/hand.js';
import { naiveProfiles } from '../naive/rules.js';
import { entryOf } from '../naive/rulesets.js';
import { naiveScore, type NaiveScore } from '../naive/score.js';

interface Question {
  source: string;
  profile: 'classical';
  rules?: string;
  hand?: string;
  situation?: Situation;
  discarder?: Wind;
  /** In the order East, South, West, North. */
  totals?: number[];
  table?: Table;
  awards?: string[];
  base?: number;
  doubles?: number;
  value?: number;
  /** What the winner gets from all, if the others have nothing. */
  receives?: number;
}

const questions = JSON.parse(readFileSync('test/fixtures/questions.json', 'utf8')) as Question[];

it.each(questions.map((question) => [question.source, question] as const))('%s', (_, question) => {
  const { profile: parent, rules = '', hand, situation, table, totals, receives, discarder } = question;
  const profile = defineProfile({ name: 'table', extends: parent, rules });
  if (table) {
    const settled = settle(table, profile).totals;
    expect(winds.map((wind) => settled[wind])).toEqual(totals);
    return;
  }
  const scored = score(hand!, situation, profile);
  const { base = scored.base, doubles = scored.doubles, value = scored.value, awards = [] } = question;
  expect(scored).toMatchObject({ base, doubles, value });
  expect(scored.awards.map(({ rule }) => rule)).toEqual(expect.arrayContaining(awards));
  if (!receives) return;
  const seat = situation!.seat!;
  const scores = { east: 0, south: 0, west: 0, north: 0, [seat]: scored } as Table['scores'];
  expect(settle({ scores, winner: seat, discarder }, profile).totals[seat]).toBe(receives);
});

/**
 * Hands that kajongg is tested with (github.com/KDE/kajongg, src/scoringtest.py), how they are won or lost, and what they have under DMJL and BMJA: points and
 * doubles, a part of the limit, or – if they may not go out. At the time, the only possible tile was worth 4 points under DMJL; later versions, which
 * the profile follows, give 2.
 */
const kajongg = `
  (RRR) 1f | east south partial | 8 1 | 8 2
  2f 3f 1f 4f | east south partial | 16 1 | 16 3
  2f 2s | south east partial | 8 1 | 8 2
  (789c) (234b) (123d) 2355c +1c 3f 3s | west north discard | 28 2 | –
  (111c) (777c) (234c) (666c) 5c +5c | west north discard | 34 3 | 28 0
  (123c) (EEE) (RRR) BGGG +B | west north discard | 46 4 | 38 2
  [1111b] 222567888bR +R 1f 2s | west east self-draw | 80 3 | 72 1
  (345c) (999c) (678c) 2211c +1c | east east discard | limit 1 | –
  (345c) (999c) (678c) 22d11c +1c | east east discard | 28 0 | –
  (111b) (678c) (999c) 2235c +4c | east east discard | 32 0 | –
  1112346789995c +5c | east east self-draw | limit 1 | limit 1
  (111b+1b) 2456788222b +3b 1f 2f 4f 3f | west east self-draw | 62 4 | –
  (111b) 3366688222b +3b 1f 2f 4f 3f | west east self-draw | 54 6 | 54 7
  (111b) 3336688222b 1f 2f 4f 3f | west east lost | 28 1 | 28 6
  [1111c] (333c) 4567788c +8c 2f 3f 2s 3s | west east discard | 72 4 | 72 2
  (1111b) 2456788222b +3b 1f 2f 4f 3f | west east self-draw | limit 1 | –
  (222b+2b) (666b) (444b) GG88b | east east lost | 14 0 | limit 0.4
  (111b+1b) (444b) GGG6688b +6b | east east discard | 48 3 | 48 2
  1123456788999c | east east lost | 8 0 | limit 0.4
  19c91b199dEGNWBR | east south lost | 0 0 | limit 0.4
  (EEE) (SSS) (WWW+W) NNNR | north east lost | 32 4 | limit 0.4
  (SSS) (NNN) (BBB) RREE +R | east south discard last-tile | limit 1 | limit 1
  (4444c) [8888b] EE333c33d +E | east east self-draw kong-replacement | limit 1 | 58 4
  (4444c) [8888b] EEE333c3d +3d | east east discard | 62 4 | 56 3
  (333b+3b) (111b+1b) (333d+3d) (EEE+E) 1c | east east lost | 48 2 | limit 0.4
  (222d) [9999c] 55d11122b +5d | east south self-draw kong-replacement | limit 1 | limit 1
  (222d) [9999c] 55d11122b +5d | east south self-draw | 68 2 | 68 1
  [9999c] 111d11122b22d +2d | east south discard last-tile | 70 3 | 70 2
  [9999c] 111d1114434b +2b | east south discard robbed-kong | limit 1 | limit 1
  (222b+2b) GGGBBBRRR2d | east east lost | 32 6 | limit 0.4
  (EEE+E) 2dGGGBBBRRR | east east lost | 40 8 | 40 5
  (111b) (999c+9c) 22b111d44b +2b | east south self-draw | 54 1 | 54 1
  (111b) (9999c) 22b111d44b +2b | east south self-draw | 54 2 | 54 1
  [3333b] (EEE+E) BBBRRR2d +2d | east east discard | 74 6 | 68 5
  (333b+3b) (RRR) [EEEE] BBB2d +2d | east east discard | 78 5 | 72 5
  (222d) (234d) [9999c] 1111b | east south lost | 42 0 | 42 0
  (SSS) (WWW+W) EENNN11b +1b | north east self-draw last-tile | 60 6 | 60 4
  (111d) (123d) 6668885b +5b 4f 4s | north east self-draw original-call | 44 2 | 42 3
  (123c) (123c) (123c) (123c) 1b +1b | east south discard | 28 1 | –
  (111c) (999c) (111d) (999d) 1b | east south lost | 16 0 | limit 0.4
  (EEE) 11122234bNN +N | east east discard | 36 3 | 36 2
  [3333b] (EEE) BBB1133d +1d | east east self-draw | 58 5 | 58 4
  (999d) (888d) GG12444d +3d 1f | east east self-draw | 42 1 | 38 1
  (999d) (888d) GG12345d +6d 1f | east east self-draw | 34 1 | –
  EE1d99bGGRRSSWW +1d | west north self-draw | – | limit 0.5
  EE11d99bGGRRSWW | west north lost | 6 0 | limit 0.2
  1156789dESWN24d +3d | south west discard | – | limit 1
  (EEE) (111d) (999b) 1233c +3c | east east self-draw | 40 2 | 34 2
`;
const TABLES = { dmjl: 'only-tile: 4 points', bmja: '' };

it.each(
  kajongg
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [hand = '', how = '', ...figures] = line.trim().split(' | ');
      return Object.entries(TABLES).map(([parent, rules], at) => [hand, how, parent, rules, figures[at]!] as const);
    }),
)('kajongg, %s, %s, under %s', (hand, how, parent, rules, expected) => {
  const [seat, round, win, ...circumstances] = how.split(' ');
  const declarations = ['claimed-kong: concealed-for-doubles', ...(rules ? [rules] : [])];
  const profile = defineProfile({ name: 'table', extends: parent, rules: declarations.join('; ') });
  const situation = {
    seat,
    round,
    ...(win === 'partial' ? { partial: true } : win !== 'lost' && { win, circumstances }),
  } as Situation;
  const declared = Object.fromEntries(declarations.map(entryOf));
  const second = naiveScore(handOf(hand), situation, { ...naiveProfiles[parent as 'dmjl' | 'bmja'], ...declared });
  if (expected === '–') {
    expect(() => score(hand, situation, profile)).toThrow(HandError);
    return expect(second).toHaveProperty('refused');
  }
  for (const { base, doubles, value, limit } of [score(hand, situation, profile), second as NaiveScore])
    expect(expected.startsWith('limit') ? `limit ${value / limit!}` : `${base} ${doubles}`).toBe(expected);
});
