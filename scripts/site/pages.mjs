/**
 * The pages of the site, in the order of their navigation: those written in demo/, the repository's documentation, and
 * the reference. The tools and what players read are also in other languages, each in a folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bundle.mjs';
import { apiPages } from './api.mjs';
import { renderMarkdown } from './markdown.mjs';
import { referencePages } from './reference.mjs';
import { document } from './html.mjs';
import { translations, translator } from './languages.mjs';
import { localized } from './translate.mjs';

/**
 * @typedef {{ file: string, title: string, section?: string, lang?: string, html?: () => string }} Page `html` is the
 *   page without the site's layout, unless it is a file in demo/; `lang` is its language, unless it is English
 */

/** @typedef {Record<string, string>} Titles by file */

/** @type {{ sections: Titles, menu: Titles, translated: Titles, pages: Record<string, Titles>, docs: Titles }} */
const listed = JSON.parse(readFileSync(join(root, 'demo/pages.json'), 'utf8'));

export const { sections } = listed;

const pagesOf = (/** @type {Titles} */ titles) => Object.entries(titles).map(([file, title]) => ({ file, title }));

const menu = pagesOf(listed.menu);
/** The pages that exist in every language. */
const translated = pagesOf(listed.translated);
const isTranslated = (/** @type {string} */ file) => file in listed.translated;

/** What the menu in other languages calls them in English. */
export const menuTitles = translated.map(({ title }) => title);

/** The menu of the pages in a language. @returns {Page[]} */
export const menuIn = (/** @type {string} */ tag) =>
  tag === 'en'
    ? menu
    : translated.map(({ file, title }) => ({ file: `${tag}/${file}`, title: translator(tag)(title) }));

/** The English page of one in another language. */
const originalOf = (/** @type {string} */ file) =>
  translations.reduce((path, tag) => path.replace(`${tag}/`, ''), file);

/** A page in every language, by language; undefined if it exists in one only. @returns {Record<string, string> | undefined} */
export function versionsOf(/** @type {string} */ file) {
  const original = originalOf(file);
  return isTranslated(original)
    ? Object.fromEntries([['en', original], ...translations.map((tag) => [tag, `${tag}/${original}`])])
    : undefined;
}

/** A page of docs/ that demo/pages.json does not list comes last, under its own heading. */
const others = readdirSync(join(root, 'docs'))
  .map((name) => `docs/${name}`)
  .filter((source) => source.endsWith('.md') && !(source in listed.docs))
  .map((source) => {
    const [, title = source] = /^# (.*)$/m.exec(readFileSync(join(root, source), 'utf8')) ?? [];
    return [source, title.replaceAll('`', '')];
  });

const docs = [...Object.entries(listed.docs), ...others].map(([source = '', title = '']) => {
  const name = basename(source, '.md').toLowerCase();
  return { source, title, file: `docs/${name === 'readme' ? 'index' : name}.html` };
});

/** Which page shows which file of the repository. */
const pageOfSource = Object.fromEntries(docs.map(({ source, file }) => [source, file]));

/** @type {readonly Page[]} */
export const sitePages = [
  ...Object.entries(listed.pages).flatMap(([section, titles]) =>
    pagesOf(titles).map((page) => ({ ...page, section: section in sections ? section : undefined })),
  ),
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
  ...translations.flatMap((lang) =>
    translated.map(({ file, title }) => ({
      file: `${lang}/${file}`,
      title: translator(lang)(title),
      lang,
      html: () => localized(readFileSync(join(root, 'demo', file), 'utf8'), lang, translator(lang), isTranslated),
    })),
  ),
];

/** The address of one page from another. */
export function addressFrom(/** @type {string} */ from, /** @type {string} */ to) {
  const up = '../'.repeat(from.split('/').length - 1);
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const address = folder && to.startsWith(folder) ? to.slice(folder.length) : up + to;
  return address.replace(/(^|\/)index\.html$/, '$1') || './';
}
