/** What a script says on a page: English here, and in the words that the build wrote into a page in another language. */

const texts = JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as Record<string, string>;

/** The language of the page. Pages in another language are other pages. */
export const language = document.documentElement.lang;

const rules = new Intl.PluralRules(language);
const number = new Intl.NumberFormat(language);

/** A sentence in the language of the page, with details in place of `{names}`. */
export function say(english: string, details: Readonly<Record<string, string | number>> = {}): string {
  const text = Object.hasOwn(texts, english) ? texts[english]! : english;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : whole,
  );
}

/** A sentence with a number: `{count} game`, `{count} games`. */
export const counted = (count: number, one: string, other: string): string =>
  say(rules.select(count) === 'one' ? one : other, { count: number.format(count) });

/** Several sentences after one another. */
export const joined = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(/^(ja|zh)/.test(language) ? '' : ' ');

const versionIn = (tag: string): HTMLAnchorElement | null =>
  document.querySelector(`#site-languages a[hreflang="${CSS.escape(tag)}"]`);

/** Opens this page in another language, with what is after `#` in the address. */
export function switchLanguage(tag: string, hash = location.hash): void {
  const link = versionIn(tag);
  if (!link || tag === language) return;
  const address = new URL(link.href);
  address.search = location.search;
  address.hash = hash;
  location.assign(address);
}

/** A link from before the pages had languages: `lang` in the part after `#` names the one to open. */
export function followLanguage(): boolean {
  const parts = new URLSearchParams(location.hash.slice(1));
  const tag = parts.get('lang');
  if (!tag) return false;
  parts.delete('lang');
  const link = versionIn(tag);
  if (!link || tag === language) return false;
  const address = new URL(link.href);
  address.hash = parts.toString();
  location.replace(address);
  return true;
}
