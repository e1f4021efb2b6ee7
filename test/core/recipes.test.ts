/** The recipes of docs/recipes.md: each hand earns what its rules give it, by both scorers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineProfile, parseRules, score, type Situation } from '../../src/core/index.js';
import { handOf } from '../naive/hand.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore } from '../naive/score.js';

interface Recipe extends Pick<Situation, 'seat' | 'win' | 'circumstances'> {
  name: string;
  about: string;
  rules: string;
  hand: string;
  /** The awards that the recipe is about, once for each time they are given. */
  awards: string[];
}

const chapters = JSON.parse(readFileSync('docs/recipes.json', 'utf8')) as { title: string; recipes: Recipe[] }[];
const recipes = chapters.flatMap((chapter) => chapter.recipes);

const situationOf = ({ seat, win, circumstances }: Recipe): Situation => ({
  ...(seat && { seat }),
  ...(win && { win }),
  ...(circumstances && { circumstances }),
});

/** Declarations as the naive scorer reads them: by semicolons and the first colon. */
const declared = (rules: string): NaiveRules =>
  Object.fromEntries(
    rules.split(';').map((one) => {
      const colon = one.indexOf(':');
      return [one.slice(0, colon).trim(), one.slice(colon + 1).trim()];
    }),
  );

const given = (awards: readonly { rule: string }[], { awards: wanted }: Recipe): string[] =>
  awards
    .map(({ rule }) => rule)
    .filter((rule) => wanted.includes(rule))
    .sort();

/** Whether the core reads own awards and the options that belong to them. */
const readsOwnAwards = ((): boolean => {
  try {
    parseRules('--own: 1 double; most-chows: 1; claimed-kong: exposed');
    return true;
  } catch {
    return false;
  }
})();

describe.each(recipes)('$name', (recipe) => {
  it('is given by the naive scorer', () => {
    const rules = { ...naiveProfiles.classical, ...declared(recipe.rules) };
    const result = naiveScore(handOf(recipe.hand), situationOf(recipe), rules);
    if ('refused' in result) throw new Error(result.refused);
    expect(given(result.awards, recipe)).toEqual([...recipe.awards].sort());
  });

  it.skipIf(!readsOwnAwards)('is given by the package', () => {
    const profile = defineProfile({ name: 'recipe', rules: recipe.rules });
    const result = score(recipe.hand, situationOf(recipe), profile);
    expect(given(result.awards, recipe)).toEqual([...recipe.awards].sort());
  });
});

it('are on a page: if it is not up to date, run npx vitest run test/core/recipes.test.ts -u', async () => {
  const attributes = ({ seat, win, circumstances }: Recipe): string =>
    [seat && ` seat="${seat}"`, win && ` win="${win}"`, circumstances && ` circumstances="${circumstances.join(' ')}"`]
      .filter(Boolean)
      .join('');
  const page = [
    '# Recipes for house rules',
    '',
    'Copy rules into the `rules` attribute of any element; separate several with semicolons. Each recipe has a hand that earns it.',
    '[House rules](house-rules.md) explains how to write your own.',
    ...chapters.flatMap(({ title, recipes: own }) => [
      '',
      `## ${title}`,
      ...own.flatMap((recipe) => [
        '',
        `### ${recipe.name}`,
        '',
        recipe.about,
        '',
        '```html',
        '<mj-score-breakdown',
        `  rules="${recipe.rules}"`,
        '>',
        `  <mj-hand${attributes(recipe)}>${recipe.hand}</mj-hand>`,
        '</mj-score-breakdown>',
        '```',
      ]),
    ]),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/recipes.md');
});
