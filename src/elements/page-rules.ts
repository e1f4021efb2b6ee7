/**
 * The rules of a page, for elements without rules of their own or around them:
 *
 *     <meta name="mahjong-elements" content="profile: british; full-flush: 4 doubles" />
 */
import { maskQuotes, plainText } from '../core/input.js';
import { reportMistake } from './check-markup.js';
import { attributeOf, headOf } from './safe-dom.js';

/** The rules of a page, as an element would have them in attributes. */
export interface PageRules {
  profile?: string;
  limit?: string;
  rules?: string;
  isOfPage: true;
}

export const isPageRules = (name: string | null | undefined): boolean => name?.toLowerCase() === 'mahjong-elements';

/** Longer contents are cut off; rules are rejected from the same length on. In UTF-16 code units. */
const LONGEST = 20_001;

/** Reads the content of the `<meta>`: `profile` and `limit` apart from the other rules. Errors are found when the rules are used. */
export function readPageRules(content: string): PageRules {
  const text = content.slice(0, LONGEST);
  const named: Record<string, string> = {};
  let start = 0;
  const rules = maskQuotes(text)
    .split(/[;；]/)
    .map(({ length }) => {
      const piece = text.slice(start, start + length);
      start += length + 1;
      const [, name = '', written = ''] = /^(profile|limit)\s*:(.*)/is.exec(plainText(piece).trim()) ?? [];
      const value = written.trim();
      const id = name.toLowerCase();
      if (!value || (named[id] ?? value) !== value) return piece;
      named[id] = value;
      // Errors in the others name their place in the content.
      return ' '.repeat(length);
    });
  return { ...named, ...(rules.some((piece) => piece.trim()) && { rules: rules.join(';') }), isOfPage: true };
}

/** The documents that are watched, and the content of their `<meta>`. */
const watched = new WeakMap<Document, string | undefined>();

/**
 * Returns a function that gives a document the rules in its `<meta>`, under the key that elements have theirs under, and calls back
 * when they change. To be called outside functions: what watches a document stays, and so would the variables around it.
 */
export const pageRulesWatcher = (key: symbol, changed: () => void) => (page: Document) => {
  const head = headOf(page);
  if (watched.has(page) || !head) return;
  const update = (): void => {
    const all = [...head.querySelectorAll('meta[name]')].filter((one) => isPageRules(attributeOf(one, 'name')));
    const [content, ...others] = all.map((meta) => attributeOf(meta, 'content') ?? undefined);
    const other = others.find((one) => one !== content);
    if (other) reportMistake(({ reportSecondRules }) => reportSecondRules(content ?? '', other));
    if (watched.get(page) === content) return;
    watched.set(page, content);
    const value = content === undefined ? undefined : readPageRules(content);
    Object.defineProperty(page, key, { value, configurable: true });
    changed();
  };
  watched.set(page, undefined);
  update();
  // Few scripts change the head of a page.
  const attributeFilter = ['content', 'name'];
  new MutationObserver(update).observe(head, { childList: true, subtree: true, attributeFilter });
};
