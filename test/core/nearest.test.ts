/** The questions of the page “Before you sit down” on every ruleset: its own answers lead back to it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answered, answersOf, builtIn, nearestTo, withAnswers, type Question } from '../../demo/nearest.js';
import { parseRules, profiles } from '../../src/core/index.js';
import { isComplete } from '../rounds.js';

const page = readFileSync('demo/before-you-sit-down.html', 'utf8');
const questions: Question[] = page
  .split('<fieldset')
  .slice(1)
  .map((part) => [...part.matchAll(/<input[^>]*? value="([^"]*)"/g)].map(([, value]) => value!));

const FEW = /^(classical|bmja-2019|sontag|harr-1922|nts-2002)$/;
const tested = builtIn().filter(({ name }) => isComplete || FEW.test(name));

it('are at most fifteen, and one is about chows', () => {
  expect(questions.length).toBeLessThanOrEqual(15);
  expect(questions).toContainEqual(['', 'most-chows: 1']);
  for (const question of questions) for (const rules of question) expect(() => parseRules(rules)).not.toThrow();
});

it('give the classical rules as the first answers', () => {
  const first = answered(
    questions,
    questions.map(() => 0),
  );
  expect(withAnswers(first, profiles.classical).rules).toEqual(profiles.classical.rules);
});

it.each(tested.map((profile) => [profile.name, profile] as const))(
  'find %s with the answers of its players',
  async (name, profile) => {
    const rules = answered(questions, answersOf(questions, profile));
    const found = await nearestTo(rules, { hands: 60 });
    expect(found).toHaveLength(builtIn().length);
    const far = ({ differ, paidDiffer }: (typeof found)[number]): number => differ + paidDiffer;
    const own = found.find((one) => one.name === name)!;
    expect(far(own)).toBe(far(found[0]!));
  },
  60_000,
);

it('say how many rulesets they have been compared with', async () => {
  const shares: number[] = [];
  await nearestTo(
    answered(
      questions,
      questions.map(() => 0),
    ),
    { hands: 2 },
    (share) => shares.push(share),
  );
  expect(shares).toEqual(builtIn().map((_, place, { length }) => (place + 1) / length));
});

it('say nothing about payments where hardly any hand can go out under both', async () => {
  const places = questions.map((question) => Math.max(0, question.indexOf('most-chows: 1')));
  const found = await nearestTo(answered(questions, places), { hands: 60 });
  const classical = found.find(({ name }) => name === 'classical')!;
  expect(classical.differ).toBeGreaterThan(0.9);
  expect(classical.paidDiffer).toBeGreaterThan(0.9);
  expect(classical.paidDifference).toBeNull();
  const nearest = found.slice(0, 3).map(({ name }) => name);
  expect(nearest.sort()).toEqual(['bmja', 'bmja-2019', 'outside-the-box']);
});
