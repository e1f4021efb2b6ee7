/** Loaded by every page: support for hydration, which has to run before Lit, a key for the search, and links to languages. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';

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
for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-languages a'))
  for (const event of ['click', 'auxclick', 'contextmenu'])
    link.addEventListener(event, () => {
      link.hash = location.hash;
    });
