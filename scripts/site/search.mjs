/** The index for the search, written beside the pages once they are complete. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';
import { languages } from './languages.mjs';

/** @returns {import('vite').Plugin} */
export function searchPlugin() {
  return {
    name: 'site-search',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir) await writeIndex(dir);
    },
  };
}

/** Indexes the pages in a folder, and each term of the glossary as a result of its own, which ranks above pages that mention it. */
export async function writeIndex(/** @type {string} */ dir) {
  const { close, createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({});
  if (!index) throw new Error(`The search has no index: ${errors.join('; ')}`);
  const { errors: unread } = await index.addDirectory({ path: dir });
  const failed = [...unread];
  for (const { tag } of languages) {
    const file = tag === 'en' ? 'glossary.html' : `${tag}/glossary.html`;
    for (const { id, term, meaning } of termsIn(readFileSync(join(dir, file), 'utf8'))) {
      const { errors: refused } = await index.addCustomRecord({
        url: `/${file}#${id}`,
        content: `${term}. ${meaning}`,
        language: tag.toLowerCase(),
        meta: { title: term },
      });
      failed.push(...refused);
    }
  }
  if (failed.length > 0) throw new Error(`Pages cannot be indexed: ${failed.join('; ')}`);
  // `writeFiles` returns before the last file is complete, and `close` would leave it empty.
  const { files, errors: unwritten } = await index.getFiles();
  if (unwritten.length > 0) throw new Error(`The index is not complete: ${unwritten.join('; ')}`);
  for (const { path, content } of files) {
    const file = join(dir, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
}

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node */

/** The terms of the glossary page with their meanings as text. */
function termsIn(/** @type {string} */ html) {
  /** @type {{ id: string, term: string, meaning: string }[]} */
  const terms = [];
  const visit = (/** @type {Node} */ node) => {
    if (node.nodeName === 'dt' && 'attrs' in node) {
      const id = node.attrs.find(({ name }) => name === 'id')?.value;
      if (id) terms.push({ id, term: textOf(node), meaning: '' });
    } else if (node.nodeName === 'dd') {
      const last = terms.at(-1);
      if (last) last.meaning = `${last.meaning} ${textOf(node)}`.trim();
    } else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return terms;
}

/** The text of a node, without what its shadow roots repeat. */
function textOf(/** @type {Node} */ node) {
  const text = (/** @type {Node} */ one) =>
    one.nodeName === 'template' || one.nodeName === 'script' || one.nodeName === 'style'
      ? ''
      : 'value' in one
        ? /** @type {string} */ (one.value)
        : 'childNodes' in one
          ? /** @type {string} */ (one.childNodes.map(text).join(''))
          : '';
  return text(node).replace(/\s+/g, ' ').trim();
}
