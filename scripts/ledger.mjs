/**
 * `node scripts/ledger.mjs`: writes docs/ledger.md, which lists every rule in the sources with the tests that cover it.
 *
 * The rules are in docs/ledger-rows.json. A rule is linked to each test whose title contains the rule’s id in square
 * brackets. Some tests only check that a page of the site explains a rule: {@link PAGES} names these pages.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const page = join(root, 'docs', 'ledger.md');

/** @typedef {{ id: string; rule: string; profile: string; area?: string }} Row */
/** @type {{ title: string; sections: { title: string; rows: Row[] }[] }[]} */
export const sources = JSON.parse(readFileSync(join(root, 'docs', 'ledger-rows.json'), 'utf8'));

/** @type {Row[]} */
export const rows = sources.flatMap(({ sections }) => sections.flatMap((section) => section.rows));

const ID = /\s*\[(S\d-[A-Z]+-\d+[A-Z]?)\]/g;
/** The heading of a group of tests, or a one-line string that names a rule, anywhere in a table of cases. */
const TITLE =
  /^describe\('(?<heading>.*)', \(\)|(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\\n]|\\.)*\[S\d-(?:(?!\k<quote>)[^\\\n]|\\.)*)\k<quote>/gm;

/** The titles of tests that name rules. @returns {{ file: string; heading: string; title: string; ids: string[] }[]} */
export function namedTests() {
  return testFiles().flatMap((file) => {
    let heading = '';
    return [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(({ groups = {} }) => {
      const { text } = groups;
      if (text === undefined) heading = groups.heading;
      return text === undefined
        ? []
        : {
            file: basename(file),
            heading,
            title: text.replace(ID, '').trim(),
            ids: [...text.matchAll(ID)].map(([, id]) => id),
          };
    });
  });
}

/** The test files in a folder and its subfolders. @returns {string[]} */
export function testFiles(folder = join(root, 'test')) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? testFiles(path) : entry.name.endsWith('.test.ts') ? [path] : [];
    });
}

/** The pages of the site whose sentences a test checks, by the heading of the test. @type {Record<string, string>} */
const PAGES = {
  'the page “At the table”': 'At the table',
  'the sentences of “At the table”': 'At the table',
  'the sentences of the glossary': 'Glossary',
  'the sentences of “What to build”': 'What to build',
};

const EXPLAINED = 'explained on the page';

/** The text of the page. */
export function ledger() {
  /** @type {Map<string, string[]>} */
  const shownBy = new Map();
  for (const { file, heading, title, ids } of namedTests())
    for (const id of ids)
      shownBy.set(id, [
        ...(shownBy.get(id) ?? []),
        heading in PAGES
          ? `${EXPLAINED} “${PAGES[heading]}” (\`${file}\`: ${title})`
          : `\`${file}\`: ${heading && `${heading} › `}${title}`,
      ]);
  const shown = rows.filter(({ id }) => shownBy.has(id)).length;
  const explained = rows.filter(({ id }) => shownBy.get(id)?.every((link) => link.startsWith(EXPLAINED))).length;
  const lines = [
    '# Which rules are covered',
    '',
    'This page lists every rule that the sources state, in our own words. Each row is linked to a test that shows how this',
    'package applies the rule, or to a page of the site that explains it. The list includes rules that a profile leaves out or',
    'that a source does not mention. If a source can be read in two ways, the profile’s note says which reading it uses, and an',
    'option or an award gives the other.',
    '',
    ...(shown === rows.length
      ? [
          `There are ${rows.length} rules. ${explained} of them are sentences rather than anything that can be computed, such as manners; their`,
          'rows say on which page they are explained, and the test checks that the page does.',
        ]
      : [
          `There are ${rows.length} rules, and ${shown} of them are linked to a test. A row marked “not yet covered” has none; the word in`,
          'brackets names its subject.',
        ]),
    '',
    '`node scripts/ledger.mjs` writes this page from `ledger-rows.json` and the titles of the tests.',
  ];
  for (const { title, sections } of sources) {
    lines.push('', `## ${title}`, '', '| id | rule | source | profile | shown by |', '| --- | --- | --- | --- | --- |');
    for (const section of sections)
      for (const { id, rule, profile, area } of section.rows) {
        const tests = shownBy.get(id)?.join('<br>') ?? `not yet covered (${area ?? 'scoring'})`;
        lines.push(
          `| ${[id, rule, section.title, profile, tests].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
        );
      }
  }
  return lines.join('\n') + '\n';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, ledger());
