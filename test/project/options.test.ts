/** Every option is everywhere where options are: in sentences, questions, tables, the second implementation and the random tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withQuestions } from '../../scripts/site/questions.mjs';
import { choicesOf, optionIds, profiles } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { panelTextsFor } from '../../src/lang/panels.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { bookOf } from '../../src/rulebook/model.js';
import { gameOptions, scoringOptions, settlementOptions } from '../naive/options.js';
import { naiveProfiles } from '../naive/rules.js';

const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it', 'ja', 'zh-Hant', 'zh-HK', 'zh-Hans'];
const naive: Readonly<Record<string, readonly (string | number)[]>> = {
  ...scoringOptions,
  ...settlementOptions,
  ...gameOptions,
};
/** Those that take any number, or any awards, and of which no ruleset has a second value: nothing to choose from. */
const WITHOUT_QUESTION = ['limit-value', 'limit-doubles', 'minimum-doubles', 'best-of'];

const pages = new Map(
  await Promise.all(
    LANGUAGES.map(async (tag) => {
      if (tag !== 'en') await import(`../../src/lang/${tag}.ts`);
      return [tag, withQuestions(readFileSync('demo/before-you-sit-down.html', 'utf8'), tag)] as const;
    }),
  ),
);
const rules = readFileSync('docs/rules.md', 'utf8');
const [first, ...compared] = Object.values({ ...profiles, ...moreProfiles });
const rows = bookOf(first!, { compared }, rulesTextsFor('en')).sections.flatMap((section) => section.rows);
/** The tests with random input. */
const random = readdirSync('test/core')
  .map((name) => readFileSync(`test/core/${name}`, 'utf8'))
  .concat(readFileSync('test/naive/random.ts', 'utf8'))
  .filter((text) => /mulberry32|from 'fast-check'/.test(text));

describe.each(optionIds.map((id) => [id, choicesOf(id).values] as const))('%s', (id, values) => {
  it('has a clause for each value, in every language', () => {
    for (const tag of LANGUAGES) {
      const { difference } = panelTextsFor(tag);
      const clauses = values.map((value) => difference({ option: id, value } as never));
      expect(new Set(clauses).size, `${tag}: ${clauses.join()}`).toBe(values.length);
      expect(clauses.every(Boolean), tag).toBe(true);
    }
  });

  it('is a question, with each value', () => {
    for (const [tag, page] of pages) {
      const asked = values.filter((value) => page.includes(`${id}: ${value}`));
      // The usual value of a question that is written by hand has no rule.
      const [, ...others] = values;
      if (WITHOUT_QUESTION.includes(id)) expect(asked, tag).toEqual([]);
      else if (!page.includes(`<fieldset id="${id}"><legend>`))
        expect(page, tag).toMatch(new RegExp(`value="(?:[^"]*; )?${id}: `));
      else expect(asked, tag).toEqual(expect.arrayContaining([...others]));
    }
  });

  it('has a row among the rules, and in their documentation', () => {
    const row = rows.find((one) => one.id === id)!;
    expect(row).toMatchObject({ kind: 'option', id });
    expect(row.meaning).toMatch(/\w/);
    expect(row.cells).toHaveLength(compared.length + 1);
    const [, documented = ''] = new RegExp(`^\\| \`${id}\` +\\|(.*)$`, 'm').exec(rules) ?? [];
    for (const value of values) expect(documented, id).toContain(`\`${value}\``);
  });

  it('has a case for each value in the second implementation, and in tests with random input', () => {
    expect(naive[id]?.map(String)).toEqual(expect.arrayContaining(values.map(String)));
    expect(naiveProfiles.classical).toHaveProperty(id);
    const isDrawn = id in scoringOptions || id in settlementOptions;
    expect(isDrawn || random.some((text) => text.includes(`'${id}'`) || text.includes(`${id}: `)), id).toBe(true);
  });
});
