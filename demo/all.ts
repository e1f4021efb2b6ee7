/** Every element that a page uses, and both languages. */
import '../src/lang/zh-Hant.js';
import '../src/index.js';
import { laterElements } from '../src/lazy-elements.js';

/** Settles when all of them are registered. */
export const registered = Promise.all(
  Object.entries(laterElements).map(([tag, load]) => (document.querySelector(tag) ? load() : undefined)),
);
