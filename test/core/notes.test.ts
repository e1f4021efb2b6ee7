/** The interpretations against the table that was written by hand, and the page that is made of them. */
import { describe, expect, it } from 'vitest';
import { rows } from '../ledger.js';
import { profiles, type ProfileName } from '../../src/core/index.js';
import { interpretationsOf } from '../../src/core/notes.js';
import { moreProfiles, type MoreProfileName } from '../../src/core/profiles.js';
import { noteTextsFor } from '../../src/lang/notes.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/more-notes.js';
import '../../src/lang/zh-Hant.js';
import { naiveProfiles, type NaiveRules } from '../naive/rules.js';
import { naiveRulesets } from '../naive/rulesets.js';

/** The sentences, as `<mj-rules>` shows them. */
await loadSections();
const english = noteTextsFor('en').interpretation;
const chinese = noteTextsFor('zh-Hant').interpretation;

const all = { ...profiles, ...moreProfiles };
const names = Object.keys(all) as (ProfileName | MoreProfileName)[];
const tables: Record<string, NaiveRules> = { ...naiveProfiles, ...naiveRulesets };

describe.each(names)('the interpretations of %s', (name) => {
  const found = interpretationsOf(name);

  it('exist for every profile, each with a sentence in both languages', () => {
    // The other rules come from a program or from one text, which leaves little open.
    expect(found.length, `notes on ${name}`).toBeGreaterThan(
      /^(dmjl|bmja)$/.test(name) || name in moreProfiles ? 2 : 10,
    );
    for (const one of found) {
      expect(english(one)).toMatch(/^[“\p{Lu}].{15,}\.$/u);
      expect(chinese(one)).toMatch(/^[^A-Za-z]*([a-z-]+)?[^A-Za-z]*。$/);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it('name rows of the ledger', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(found.flatMap((one) => one.rows).filter((id) => !known.has(id))).toEqual([]);
  });

  it('match its awards and options', () => {
    // The own awards of the associations are checked against their definitions by the tests of the profiles.
    const declared = tables[name]!;
    for (const { rules } of found)
      for (const [id, value] of Object.entries(rules))
        if (name in moreProfiles || (!id.startsWith('--') && id !== 'pair-wait'))
          expect(String(declared[id]), id).toBe(String(value));
  });

  it('define an original call', () => {
    expect(
      found.filter((one) => /original call.*one tile short, with any number of winning tiles/.test(english(one))),
    ).toHaveLength(1);
  });

  it('implement its note', () => {
    expect(all[name].note).toBe(`How its source is read: docs/profiles.md#${name}`);
  });
});

it.each([
  ['pung-based', 'both', /one row.*earns both, 4 points as a pair and two doubles as a set/],
  ['family', 'once', /counts once, 2 points as a pair and one double as a set/],
] as const)('say why %s counts a wind that is both seat and round wind: %s', (name, value, why) => {
  const about = interpretationsOf(name).filter(
    ({ rules }) => 'double-wind-pair' in rules || 'double-wind-set' in rules,
  );
  expect(about).toMatchObject([{ rules: { 'double-wind-pair': value, 'double-wind-set': value } }]);
  expect(english(about[0]!)).toMatch(why);
});

it('do not exist for custom profiles', () => {
  expect(() => interpretationsOf('nobody')).toThrow('“nobody” is not a profile');
});

it('are listed on a page: if it is not up to date, run npx vitest run test/core/notes.test.ts -u', async () => {
  const page = [
    '# How the profiles read their sources',
    '',
    'In places the sources are ambiguous, contradict themselves or say nothing. For each profile, this page lists which reading it',
    'uses, in English and Traditional Chinese, with the awards and options that implement it: set them to other values to get the',
    'other readings. The ids refer to [the rules of the sources](../test/fixtures/ledger-rows.json).',
    '',
    "In code: `import { interpretationsOf } from 'mahjong-elements/core/notes.js'`, which has the rows, the awards and options and an id.",
    '`<mj-rules>` shows the sentences in each language.',
    ...names.flatMap((name) => [
      '',
      `## ${name}`,
      '',
      ...interpretationsOf(name).flatMap((one) => {
        const { rows: ids, rules } = one;
        const declared = Object.entries(rules).map(([id, value]) => `\`${id}: ${value}\``);
        return [`- ${english(one)} ${chinese(one)} (${[...declared, ...ids].join(', ')})`];
      }),
    ]),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/profiles.md');
});
