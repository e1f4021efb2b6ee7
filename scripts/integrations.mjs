/**
 * `node scripts/integrations.mjs`: writes the files of integrations/ and examples/ into the recipes of docs/blogs.md and
 * docs/frameworks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './bundle.mjs';

export const recipePages = ['docs/blogs.md', 'docs/frameworks.md'];

/** The page with each file in the code block after the comment that names it. */
export const withFiles = (/** @type {string} */ page) =>
  page.replace(
    /(<!-- ((?:integrations|examples)\/[\w./-]+) -->\n```[\w-]+\n)[^]*?(?=^```$)/gm,
    (_, before, path) => before + recipe(path),
  );

/** A file of an example as a recipe: without what its comments say to its readers, because the page says it. */
function recipe(/** @type {string} */ path) {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  const [folder, , ...place] = path.split('/');
  if (folder !== 'examples') return text;
  const code = text.replace(/^ *\/(?:\/.*|\*\* .*\*\/)\n/gm, (line) => (line.includes('@param') ? line : ''));
  return `// ${place.join('/')}\n${code.trimStart()}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const page of recipePages) {
    const path = `${root}/${page}`;
    writeFileSync(path, withFiles(readFileSync(path, 'utf8')));
  }
