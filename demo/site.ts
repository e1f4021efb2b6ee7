/** Loaded by every page: support for hydration, which has to run before Lit, a key for the search, and languages. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { onLanguageLink, tagFor } from './language-links.js';

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const inside = event.composedPath()[0] as HTMLElement;
  if (inside.isContentEditable || /^(input|textarea|select)$/.test(inside.localName)) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('#search-field');
  if (field) field.focus();
  else document.querySelector<HTMLAnchorElement>('header.site a[href$="search.html"]')?.click();
});

// The same page in another language has the same hand or game, which is in the address.
onLanguageLink((link) => {
  link.hash = location.hash;
});

/** Where it is noted that a reader wants the pages as they are. */
const DECLINED = 'mahjong-elements no offer of a language';

/** Offers the page in the language of the browser, in one line of that language, if it has another one. */
function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#site-languages a')];
  const wanted = navigator.languages.map(tagFor).find((tag) => links.some(({ hreflang }) => hreflang === tag));
  const link = links.find(({ hreflang }) => hreflang === wanted);
  const main = document.querySelector('main');
  try {
    if (localStorage.getItem(DECLINED)) return;
  } catch {
    // It is offered again.
  }
  if (!link || !main || wanted === document.documentElement.lang) return;
  const line = document.createElement('p');
  line.className = 'offer';
  line.lang = link.lang;
  const offer = document.createElement('a');
  offer.href = link.href;
  offer.textContent = link.dataset.offer!;
  const no = document.createElement('button');
  no.type = 'button';
  no.textContent = '×';
  no.ariaLabel = link.dataset.close!;
  no.addEventListener('click', () => {
    line.remove();
    try {
      localStorage.setItem(DECLINED, 'yes');
    } catch {
      // It is offered again.
    }
  });
  line.append(offer, ' ', no);
  main.before(line);
}

offerLanguage();
