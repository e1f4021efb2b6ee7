/**
 * The rules of the sources (`fixtures/ledger-rows.json`), and the tests that cover them: those whose titles contain the
 * id of a rule in square brackets. Some of these only check that a page of the site explains the rule.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Row {
  id: string;
  /** In our own words. */
  rule: string;
  /** Where it applies. */
  profile: string;
  /** What it is about, if not scoring. */
  area?: string;
}

const sources: { title: string; sections: { title: string; rows: Row[] }[] }[] = JSON.parse(
  readFileSync(new URL('fixtures/ledger-rows.json', import.meta.url), 'utf8'),
);

export const rows: Row[] = sources.flatMap(({ sections }) => sections.flatMap((section) => section.rows));

const ID = /\s*\[(S\d-[A-Z]+-\d+[A-Z]?)\]/g;
/** A one-line string that names a rule, anywhere in a table of cases, or the first cell of a row that ends with rules. */
const TITLE =
  /(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\\n]|\\.)*\[S\d-(?:(?!\k<quote>)[^\\\n]|\\.)*)\k<quote>|^ +(?<line>[^'"`\n|]+(?: \[S\d-[A-Z]+-\d+[A-Z]?\])+)(?= \||$)/gm;

/** The test files that name rules, with their text. */
export const testFiles: { path: string; text: string }[] = readdirSync(new URL('.', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8') }))
  .filter(({ text }) => /\[S\d-[A-Z]+-\d/.test(text));

/** The titles of tests that name rules. */
export const namedTests: { title: string; ids: string[] }[] = testFiles.flatMap(({ text }) =>
  [...text.matchAll(TITLE)]
    .map(({ groups }) => groups!.text ?? groups!.line!)
    .map((line) => ({
      title: line.replace(ID, '').trim(),
      ids: [...line.matchAll(ID)].map(([, id]) => id!),
    })),
);
