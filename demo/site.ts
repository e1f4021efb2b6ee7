/** Loaded by every page: support for hydration, which has to run before Lit, and a key for the search. */
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
