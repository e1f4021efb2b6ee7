/** What every page of the site has around its content. */
import { escape } from './html.mjs';
import { addressFrom, menu, sections, sitePages } from './pages.mjs';

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

/** @param {string} html a page @param {string} file its path in the site */
export function withLayout(html, file) {
  const page = sitePages.find((one) => one.file === file);
  const to = (/** @type {string} */ target) => addressFrom(file, target);
  const top = MENU_OF_SECTION[/** @type {keyof typeof MENU_OF_SECTION} */ (page?.section ?? '')];
  const current = menu.some((one) => one.file === file) ? file : top;
  const items = menu.map((one) => {
    const mark = one.file === file ? ' aria-current="page"' : one.file === current ? ' aria-current="true"' : '';
    return `<li><a href="${to(one.file)}"${mark}>${escape(one.title)}</a></li>`;
  });
  const header = `<a class="skip" href="#content">Skip to the content</a>
    <header class="site">
      <a class="name" href="${to('index.html')}"${file === 'index.html' ? ' aria-current="page"' : ''}>mahjong-elements</a>
      <button type="button" class="menu" popovertarget="site-menu">Menu</button>
      <nav id="site-menu" popover aria-label="Site"><ul>${items.join('')}</ul></nav>
    </header>`;
  const around = page?.section ? sectionOf(page.section, file) : '';
  const footer = `<footer class="site">
      <p>${FOOTER.map(([target = '', title]) => `<a href="${to(target)}">${title}</a>`).join(' · ')}</p>
      <p>MIT licensed. Nothing on this site is sent anywhere or loaded from another host.</p>
    </footer>`;
  return (
    html
      // The formatter puts tags on lines of their own.
      .replace(/(<\/(?:a|i|b|em|code|dfn|output|span|mj-value|mj-tile)>)\s+(?=[.,;:!?)’”])/g, '$1')
      .replace('<head>', `<head>\n    <script type="module" src="${to('site.ts')}"></script>`)
      .replace(
        /<body[^>]*>/,
        (body) => `${body}\n    ${header}\n    <div class="page${around ? ' with-section' : ''}">`,
      )
      .replace('<main', `<main id="content" tabindex="-1"${file === 'search.html' ? '' : ' data-pagefind-body'}`)
      .replace('</main>', `</main>\n    ${around}\n    </div>\n    ${footer}`)
  );
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
