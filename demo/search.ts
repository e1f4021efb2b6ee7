/** Searches the index that the build writes: no server takes part. */
import { counted, language, say } from './say.js';

interface Result {
  url: string;
  excerpt: string;
  meta: { title: string };
  sub_results: { title: string; url: string; excerpt: string }[];
}
interface Pagefind {
  debouncedSearch(text: string): Promise<{ results: { data(): Promise<Result> }[] } | null>;
}

const MOST_RESULTS = 20;
const field = document.querySelector<HTMLInputElement>('#search-field')!;
const count = document.querySelector('#count')!;
const list = document.querySelector('#results')!;

let loading: Promise<Pagefind> | undefined;
const load = (): Promise<Pagefind> => {
  // Not a module of this build, but a file beside the pages.
  const folder = language === 'en' ? '' : '../';
  const address = new URL(`${folder}pagefind/pagefind.js`, document.baseURI).href;
  loading ??= import(/* @vite-ignore */ address) as Promise<Pagefind>;
  return loading;
};

/** Words of a question that nearly every page has. */
const ASKING = /^(what|which|who|how|when|why|is|are|does|do|can|a|an|the|of|i|you|mean|means)$/i;

/** The words that matter: “kong” of “What is a kong?”. */
function meant(words: string): string {
  const parts = words.replace(/[?!.]+$/, '').split(/\s+/);
  const left = parts.filter((word) => !ASKING.test(word));
  return (left.length > 0 ? left : parts).join(' ');
}

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim();

async function search(): Promise<void> {
  const words = field.value.trim();
  const address = new URL(location.href);
  if (words) address.searchParams.set('q', words);
  else address.searchParams.delete('q');
  history.replaceState(null, '', address);
  if (!words) {
    list.replaceChildren();
    count.textContent = '';
    return;
  }
  let found;
  try {
    found = await (await load()).debouncedSearch(meant(words));
  } catch {
    count.textContent = say('The search index is part of the built site: npm run site.');
    return;
  }
  // Somebody has typed on.
  if (!found || words !== field.value.trim()) return;
  const best = await Promise.all(found.results.slice(0, MOST_RESULTS).map((one) => one.data()));
  // A page or a term with just this name comes first.
  const isNamed = ({ meta }: Result): boolean => plain(meta.title) === plain(meant(words));
  const pages = [...best.filter(isNamed), ...best.filter((one) => !isNamed(one))];
  const total = found.results.length;
  count.textContent =
    total === 0 ? say('No results for “{words}”.', { words }) : counted(total, '{count} page', '{count} pages');
  list.replaceChildren(...pages.map(entry));
}

function entry({ url, excerpt, meta, sub_results: parts }: Result): HTMLElement {
  const item = document.createElement('li');
  const best = parts.find((part) => part.url !== url);
  item.append(link(url, meta.title), passage(best?.excerpt ?? excerpt));
  const others = parts.filter((part) => part.url !== url).slice(0, 3);
  if (others.length > 0) {
    const places = document.createElement('p');
    places.className = 'places';
    places.append(...others.flatMap((part, place) => [place ? ' · ' : '', link(part.url, part.title)]));
    item.append(places);
  }
  return item;
}

function link(url: string, title: string): HTMLAnchorElement {
  const a = document.createElement('a');
  a.href = url;
  a.textContent = title;
  return a;
}

/** An excerpt has `<mark>` around the words that were found; everything else in it is text. */
function passage(excerpt: string): HTMLElement {
  const p = document.createElement('p');
  const decoded = new DOMParser().parseFromString(excerpt, 'text/html').body;
  for (const node of decoded.childNodes) {
    if (node.nodeName === 'MARK') {
      const mark = document.createElement('mark');
      mark.textContent = node.textContent;
      p.append(mark);
    } else p.append(node.textContent ?? '');
  }
  return p;
}

field.addEventListener('focus', () => void load().catch(() => {}), { once: true });
field.addEventListener('input', () => void search());
document.querySelector('#search')!.addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});
document.querySelector('main')!.addEventListener('keydown', (event) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step) return;
  const stops = [field, ...list.querySelectorAll<HTMLElement>('li > a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});

field.value = new URLSearchParams(location.search).get('q') ?? '';
if (field.value) void search();
field.focus();
