/** `node scripts/integrations.mjs`: writes the files of integrations/ into the recipes of docs/blogs.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './bundle.mjs';

export const recipesPath = 'docs/blogs.md';

/** The page with each file in the code block after the comment that names it. */
export const withFiles = (/** @type {string} */ page) =>
  page.replace(
    /(<!-- (integrations\/[\w./-]+) -->\n```[\w-]+\n)[^]*?(?=^```$)/gm,
    (_, before, path) => before + readFileSync(`${root}/${path}`, 'utf8'),
  );

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = `${root}/${recipesPath}`;
  writeFileSync(path, withFiles(readFileSync(path, 'utf8')));
}
