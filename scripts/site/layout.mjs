/** What every page of the site has around its content. */
import { escape } from './html.mjs';
import { languages, translator } from './languages.mjs';
import { addressFrom, menuIn, menuTitles, sections, sitePages, versionsOf } from './pages.mjs';

/**
 * The address of the published site, with a slash at the end. Previews of links need the whole address of a picture;
 * without it, most services look for the picture below the address of the page. A sitemap needs those of the pages.
 */
export const SITE = process.env.SITE_URL ?? '';

const FOOTER = [
  ['embed-builder.html', 'Embed a hand'],
  ['awards.html', 'Every award'],
  ['glossary.html', 'Glossary'],
  ['reference/index.html', 'Reference'],
  ['tiles.html', 'Gallery'],
];
/** Which entry of the menu a section belongs to, if it is not an entry itself. */
const MENU_OF_SECTION = {
  learn: 'lessons.html',
  docs: 'docs/index.html',
  reference: 'docs/index.html',
  rules: 'rules.html',
};

/** The English sentences around a page. */
export const layoutSentences = [
  'Skip to the content',
  'Menu',
  'Site',
  'Language',
  'This page in English',
  'The score sheet in English',
  'Close',
  'Documentation in English',
  'MIT licensed. Nothing on this site is sent anywhere or loaded from another host.',
  ...menuTitles,
];

/** What the head of every page begins with. @param {string} html a page @param {string} file its path in the site */
export const withHead = (html, file) =>
  html
    .replace('<head>', '$&\n    <meta charset="utf-8" />\n    <meta name="viewport" content="width=device-width" />')
    .replace(
      '</title>',
      `$&
    <link rel="icon" vite-ignore href="${addressFrom(file, 'icon.svg')}" />
    <link rel="stylesheet" href="${addressFrom(file, 'site.css')}" />`,
    );

/** @param {string} html a page @param {string} file its path in the site */
export function withLayout(html, file) {
  const page = sitePages.find((one) => one.file === file);
  const tag = page?.lang ?? 'en';
  const t = translator(tag);
  const to = (/** @type {string} */ target) => addressFrom(file, target);
  const top = MENU_OF_SECTION[/** @type {keyof typeof MENU_OF_SECTION} */ (page?.section ?? '')];
  const menu = menuIn(tag);
  const current = menu.some((one) => one.file === file) ? file : top;
  const items = menu.map((one) => {
    const mark = one.file === file ? ' aria-current="page"' : one.file === current ? ' aria-current="true"' : '';
    return `<li><a href="${to(one.file)}"${mark}>${escape(one.title)}</a></li>`;
  });
  const english = tag === 'en' ? '' : ' hreflang="en"';
  const header = `<a class="skip" href="#content">${t('Skip to the content')}</a>
    <header class="site">
      <a class="name" href="${to('index.html')}"${english}${file === 'index.html' ? ' aria-current="page"' : ''}><img vite-ignore src="${to('icon.svg')}" alt="" width="28" height="28" /><span>mahjong-elements</span></a>
      ${languageMenu(file, tag)}<button type="button" class="menu" popovertarget="site-menu">${t('Menu')}</button>
      <nav id="site-menu" popover aria-label="${t('Site')}"><ul>${items.join('')}</ul></nav>
    </header>`;
  const around = page?.section ? sectionOf(page.section, file) : '';
  const links = tag === 'en' ? FOOTER : [['docs/index.html', t('Documentation in English')]];
  const footer = `<footer class="site">
      <p>${links.map(([target = '', title]) => `<a href="${to(target)}"${english}>${title}</a>`).join(' · ')}</p>
      <p>${t('MIT licensed. Nothing on this site is sent anywhere or loaded from another host.')}</p>
    </footer>`;
  return (
    withHead(html, file)
      // The formatter puts tags on lines of their own.
      .replace(/(<\/(?:a|i|b|em|code|dfn|output|span|mj-value|mj-tile)>)\s+(?=[.,;:!?)’”])/g, '$1')
      .replace('<head>', `$&\n    <script type="module" src="${to('site.ts')}"></script>${alternates(file)}`)
      .replace('</head>', () => `${preview(html, file)}</head>`)
      .replace(
        /<body[^>]*>/,
        (body) => `${body}\n    ${header}\n    <div class="page${around ? ' with-section' : ''}">`,
      )
      .replace('<main', `<main id="content" tabindex="-1"${searched(file, page?.section)}`)
      .replace('</main>', `</main>\n    ${around}\n    </div>\n    ${footer}`)
  );
}

/** What chats and social media show of a link to a page. */
function preview(/** @type {string} */ html, /** @type {string} */ file) {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html) ?? [];
  const picture = SITE ? `${SITE}social.png` : addressFrom(file, 'social.png');
  const address = SITE + file.replace(/(^|\/)index\.html$/, '$1');
  return `  <meta property="og:type" content="website" />
    <meta property="og:site_name" content="mahjong-elements" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />${SITE ? `\n    <meta property="og:url" content="${address}" />` : ''}
    <meta property="og:image" vite-ignore content="${picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Four sets and a pair, and what they are worth: 46 × 4 = 184" />
    <meta name="twitter:card" content="summary_large_image" />
  `;
}

/** A page in every language, then the one for all others; nothing if it exists in one only. @returns {(readonly [tag: string, file: string])[]} */
export function versionsInOrder(/** @type {string} */ file) {
  const versions = Object.entries(versionsOf(file) ?? {});
  return [...versions, ...versions.slice(0, 1).map(([, original]) => /** @type {const} */ (['x-default', original]))];
}

/** Links to the same page in other languages, for search engines: they take none without the address of the site. */
export const alternates = (/** @type {string} */ file, site = SITE) =>
  (site ? versionsInOrder(file) : [])
    .map(
      ([tag, target]) =>
        `\n    <link rel="alternate" hreflang="${tag}" href="${site}${target.replace(/(^|\/)index\.html$/, '$1')}" />`,
    )
    .join('');

/** The same page in all languages, for readers and for the scripts of the page; nothing if it exists in one only. */
export function languageList(/** @type {string} */ file, /** @type {string} */ tag) {
  // The first page is in English; in other languages, the tools are.
  const isFirst = file === 'index.html';
  const versions = isFirst ? { ...versionsOf('game.html'), en: file } : versionsOf(file);
  if (!versions) return '';
  const offer = isFirst ? 'The score sheet in English' : 'This page in English';
  const items = languages.map(
    (one) =>
      `<li><a href="${addressFrom(file, versions[one.tag] ?? file)}" lang="${one.tag}" hreflang="${one.tag}" data-offer="${escape(translator(one.tag)(offer))}" data-close="${escape(translator(one.tag)('Close'))}"${one.tag === tag ? ' aria-current="page"' : ''}>${one.name}</a></li>`,
  );
  return `<nav id="site-languages" popover aria-label="${translator(tag)('Language')}"><ul>${items.join('')}</ul></nav>`;
}

/** A button with the languages of a page. */
function languageMenu(/** @type {string} */ file, /** @type {string} */ tag) {
  const list = languageList(file, tag);
  if (!list) return '';
  const label = translator(tag)('Language');
  const own = languages.find((one) => one.tag === tag)?.short;
  return `<button type="button" class="languages" popovertarget="site-languages" aria-label="${label}: ${own}">${own}</button>
      ${list}
      `;
}

/** Pages that list nearly every word. */
const LISTS = ['docs/profiles.html', 'docs/changelog.html'];

/** What the search index gets of a page: players look for rules and words more often than for code. */
function searched(/** @type {string} */ file, /** @type {string | undefined} */ section) {
  if (/(^|\/)search\.html$/.test(file) || file === '404.html') return '';
  const weight = LISTS.includes(file) ? 0.4 : section === 'reference' ? 0.5 : section === 'docs' ? 0.7 : 1;
  return ` data-pagefind-body${weight === 1 ? '' : ` data-pagefind-weight="${weight}"`}`;
}

/** The pages of a section, and the ones before and after this page. */
function sectionOf(/** @type {string} */ section, /** @type {string} */ file) {
  const pages = sitePages.filter((one) => one.section === section);
  const place = pages.findIndex((one) => one.file === file);
  const link = (/** @type {string} */ rel, /** @type {import('./pages.mjs').Page | undefined} */ page) =>
    page
      ? `<a rel="${rel}" href="${addressFrom(file, page.file)}"><small>${rel === 'prev' ? 'Previous' : 'Next'}</small> ${escape(page.title)}</a>`
      : '';
  const items = pages.map((one) => {
    const mark = one.file === file ? ' aria-current="page"' : '';
    return `<li><a href="${addressFrom(file, one.file)}"${mark}>${escape(one.title)}</a></li>`;
  });
  const title = sections[section] ?? section;
  return `<nav class="neighbours" aria-label="Previous and next">${link('prev', pages[place - 1])}${link('next', pages[place + 1])}</nav>
    <nav class="section" aria-label="${escape(title)}"><h2>${escape(title)}</h2><ul>${items.join('')}</ul></nav>`;
}
