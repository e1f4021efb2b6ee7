/** Hands and tables whose answers others have published or asked for: `test/fixtures/questions.json` has the tiles, the rules and the figures. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defineProfile, score, settle, winds, type Situation, type Table, type Wind } from '../../src/core/index.js';
import '../../src/core/profiles.js';

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
