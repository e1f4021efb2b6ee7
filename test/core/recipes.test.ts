/** The recipes of docs/recipes.md: each hand earns what its rules give it, and each table pays what they say, by both scorers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  parseRules,
  score,
  settle,
  type IncidentId,
  type Situation,
  type Table,
  type Wind,
} from '../../src/core/index.js';
import { parseGame, playGame } from '../../src/core/game.js';
import { naiveGame, type NaiveHand } from '../naive/game.js';
import { handOf } from '../naive/hand.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveScore } from '../naive/score.js';
import { naiveSettle } from '../naive/settle.js';

interface Recipe extends Pick<Situation, 'seat' | 'win' | 'circumstances' | 'seen'> {
  name: string;
  about: string;
  rules: string;
  hand: string;
  /** The awards that the recipe is about, once for each time they are given. */
  awards: string[];
}

/** A recipe for payments: a table in place of a hand. */
interface TableRecipe extends Pick<Recipe, 'name' | 'about' | 'rules'> {
  scores: Record<Wind, number>;
  winner?: Wind;
  discarder?: Wind;
  incidents?: Partial<Record<Wind, IncidentId[]>>;
  pao?: true;
  liable?: Wind;
  /** What each seat wins or loses. */
  totals: Record<Wind, number>;
}

/** A recipe for the course of a game. */
interface GameRecipe extends Pick<Recipe, 'name' | 'about' | 'rules'> {
  game: string[];
  /** Who deals each hand, and which are goulashes. */
  dealers: string[];
  goulash: boolean[];
}

const chapters = JSON.parse(readFileSync('docs/recipes.json', 'utf8')) as {
  title: string;
  recipes: AnyRecipe[];
}[];
type AnyRecipe = Recipe | TableRecipe | GameRecipe;
const isTable = (recipe: AnyRecipe): recipe is TableRecipe => 'totals' in recipe;
const isGame = (recipe: AnyRecipe): recipe is GameRecipe => 'game' in recipe;
const all = chapters.flatMap((chapter) => chapter.recipes);
const recipes = all.filter((recipe): recipe is Recipe => !isTable(recipe) && !isGame(recipe));
const tables = all.filter(isTable);
const games = all.filter(isGame);
const PLAYERS = ['Ann', 'Ben', 'Cho', 'Dan'];

const situationOf = ({ seat, win, circumstances, seen }: Recipe): Situation => ({
  ...(seat && { seat }),
  ...(win && { win }),
  ...(circumstances && { circumstances }),
  ...(seen && { seen }),
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

describe.each(tables)('$name', ({ rules, scores, winner, discarder, incidents, pao, liable, totals }) => {
  it('is what the naive settlement pays', () => {
    const table = { winner, discarder, incidents, pao: pao === true, liable };
    expect(naiveSettle(scores, table, { ...naiveProfiles.classical, ...declared(rules) })).toEqual(totals);
  });

  it('is what the package pays', () => {
    const table: Table = { scores, winner, discarder, incidents, pao, liable };
    expect(settle(table, defineProfile({ name: 'recipe', rules })).totals).toEqual(totals);
  });
});

describe.each(games)('$name', ({ rules, game, dealers, goulash }) => {
  it('is how the naive game goes', () => {
    const hands = game.map((line): NaiveHand => {
      const [, winner, value, discarder] = /^(\w+) (\d+)(?: from (\w+))?$/.exec(line) ?? [];
      if (winner === undefined) return { kind: 'washout' };
      const values: [number, number, number, number] = [0, 0, 0, 0];
      values[PLAYERS.indexOf(winner)] = Number(value);
      const from = discarder === undefined ? {} : { discarder: PLAYERS.indexOf(discarder) };
      return { kind: 'win', winner: PLAYERS.indexOf(winner), values, dead: {}, ...from };
    });
    // “Short for `east-win: east-passes; washout: east-passes`.”
    const rotates = rules === 'seats-rotate: always' && { 'east-win': 'east-passes', washout: 'east-passes' };
    const { rows } = naiveGame(hands, { ...naiveProfiles.classical, ...declared(rules), ...rotates });
    expect(rows.map(({ chairs }) => PLAYERS[chairs[0]!])).toEqual(dealers);
    expect(rows.map(({ isGoulash }) => isGoulash)).toEqual(goulash);
  });

  it('is how the game of the package goes', () => {
    const text = [`players: ${PLAYERS.join(', ')}`, `rules: ${rules}`, ...game].join('\n');
    const { rows } = playGame(parseGame(text));
    expect(rows.map(({ position }) => PLAYERS[position.dealer])).toEqual(dealers);
    expect(rows.map(({ position }) => position.isGoulash === true)).toEqual(goulash);
  });
});

it('are on a page: if it is not up to date, run npx vitest run test/core/recipes.test.ts -u', async () => {
  const attributes = ({ seat, win, circumstances, seen }: Recipe): string =>
    Object.entries({ seat, win, circumstances: circumstances?.join(' '), seen })
      .map(([name, value]) => value && ` ${name}="${value}"`)
      .filter(Boolean)
      .join('');
  const listed = (by: Partial<Record<Wind, unknown>>): string =>
    Object.entries(by)
      .map(([seat, value]) => `${seat} ${Array.isArray(value) ? value.join(' ') : String(value)}`)
      .join('; ');
  const example = (recipe: AnyRecipe): string[] =>
    isGame(recipe)
      ? [
          `<mj-game players="${PLAYERS.join(', ')}" rules="${recipe.rules}">`,
          ...recipe.game.map((line) => `  ${line}`),
          '</mj-game>',
        ]
      : isTable(recipe)
        ? [
            '<mj-settlement',
            `  rules="${recipe.rules}"`,
            `  scores="${listed(recipe.scores)}"`,
            ...(recipe.winner ? [`  winner="${recipe.winner}"`] : []),
            ...(recipe.discarder ? [`  discarder="${recipe.discarder}"`] : []),
            ...(recipe.incidents ? [`  incidents="${listed(recipe.incidents)}"`] : []),
            ...(recipe.pao ? ['  pao'] : []),
            ...(recipe.liable ? [`  liable="${recipe.liable}"`] : []),
            '></mj-settlement>',
          ]
        : [
            `<mj-score-breakdown rules="${recipe.rules}">`,
            `  <mj-hand${attributes(recipe)}>${recipe.hand}</mj-hand>`,
            '</mj-score-breakdown>',
          ];
  const page = [
    '# Recipes for house rules',
    '',
    'Copy rules into the `rules` attribute of any element; separate several with semicolons. Each recipe has a hand that earns it, a table that pays it, or a game that it changes.',
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
        ...example(recipe),
        '```',
      ]),
    ]),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/recipes.md');
});
