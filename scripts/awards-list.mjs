/** Writes the list of awards in docs/rules.md: those of each family, by what they are usually worth. */
import { readFile, writeFile } from 'node:fs/promises';
import { root } from './bundle.mjs';

const pagePath = 'docs/rules.md';

/** What is between the comments that enclose the list. */
const LIST = /(?<=^<!-- awards: written by the build -->\n\n)[^]*?(?=\n<!-- \/awards -->$)/m;

const SECTIONS = ['points', 'doubles', 'limit-hands'];

/**
 * The page with the list.
 *
 * @param {string} page
 * @param {readonly { id: string; kind: string; family?: string; usual: string }[]} rows the awards in scoring order
 * @param {readonly string[]} families
 */
export function withAwards(page, rows, families) {
  if (!LIST.test(page)) throw new Error(`${pagePath}: expected the comments around the list of awards`);
  const words = (/** @type {string} */ id) => id.replaceAll('-', ' ');
  const lines = families.map((family) => [
    words(family),
    ...SECTIONS.map((section) =>
      rows
        .filter((row) => row.family === family && row.usual === section)
        .map(({ id }) => `\`${id}\``)
        .join(' '),
    ),
  ]);
  const written = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |\n`.replaceAll('|  |', '| |');
  const head = ['family', ...SECTIONS.map(words)];
  return page.replace(LIST, () => [head, head.map(() => '---'), ...lines].map(written).join(''));
}

export async function writeAwardsList() {
  const { sectionOf } = await import(`${root}/dist/core/index.js`);
  const { describeProfile, families } = await import(`${root}/dist/core/describe.js`);
  const rows = describeProfile()
    .filter((/** @type {{ kind: string }} */ { kind }) => kind === 'award')
    .map((/** @type {{ id: string }} */ row) => ({ ...row, usual: sectionOf(row.id) }));
  const path = `${root}/${pagePath}`;
  await writeFile(path, withAwards(await readFile(path, 'utf8'), rows, families));
}
