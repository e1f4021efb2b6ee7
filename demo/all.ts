/** Every element that a page uses, in the languages of its parts; the page’s own language loads before. */
import '../src/index.js';
import { laterElements } from '../src/lazy-elements.js';
import { loadWords } from './languages.js';

const parts = document.querySelectorAll<HTMLElement>('main [lang]');

/** Settles when all of them are registered. */
export const registered = Promise.all([
  ...[...new Set([...parts].map(({ lang }) => lang))].map(loadWords),
  ...Object.entries(laterElements).map(([tag, load]) => (document.querySelector(tag) ? load() : undefined)),
]);
