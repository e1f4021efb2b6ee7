/**
 * The pages of the site, in the order of their navigation: those written in demo/, the repository's documentation, and
 * the reference.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { apiPages } from './api.mjs';
import { renderMarkdown } from './markdown.mjs';
import { referencePages } from './reference.mjs';
import { document } from './html.mjs';

/**
 * @typedef {{ file: string, title: string, section?: string, html?: () => string }} Page `html` is the page without the
 *   site's layout, unless it is a file in demo/
 */

/** @type {{ sections: Record<string, string>, menu: Page[], pages: Page[], docs: { source: string, file?: string, title: string }[] }} */
const listed = JSON.parse(readFileSync(join(root, 'demo/pages.json'), 'utf8'));

export const { sections, menu } = listed;

/** A page of docs/ that demo/pages.json does not list comes last, under its own heading. */
const others = readdirSync(join(root, 'docs'))
  .map((name) => `docs/${name}`)
  .filter((source) => source.endsWith('.md') && !listed.docs.some((one) => one.source === source))
  .map((source) => {
    const [, title = source] = /^# (.*)$/m.exec(readFileSync(join(root, source), 'utf8')) ?? [];
    return { source, title: title.replaceAll('`', ''), file: undefined };
  });

const docs = [...listed.docs, ...others].map(({ source, title, file = source.replace(/\.md$/, '.html') }) => ({
  source,
  title,
  file,
}));

/** Which page shows which file of the repository. */
const pageOfSource = Object.fromEntries(docs.map(({ source, file }) => [source, file]));

/** @type {readonly Page[]} */
export const sitePages = [
  ...listed.pages,
  ...docs.map(({ source, title, file }) => ({
    file,
    title,
    section: 'docs',
    html: () => {
      const { body, description } = renderMarkdown(readFileSync(join(root, source), 'utf8'), source, pageOfSource);
      return document({ title: `${title} – mahjong-elements`, description, body });
    },
  })),
  ...referencePages().map((page) => ({ ...page, section: 'reference' })),
  ...apiPages().map((page) => ({ ...page, section: 'reference' })),
];

/** The address of one page from another. */
export function addressFrom(/** @type {string} */ from, /** @type {string} */ to) {
  const up = '../'.repeat(from.split('/').length - 1);
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const address = folder && to.startsWith(folder) ? to.slice(folder.length) : up + to;
  return address.replace(/(^|\/)index\.html$/, '$1') || './';
}
