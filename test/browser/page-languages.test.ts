/** The tool pages in other languages, as their scripts and elements leave them: no English is left, and everything fits. */
import { expect } from '@open-wc/testing';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import { isComplete } from '../rounds.js';
import { failOnUncaughtErrors, onlyInChromium, until } from './helpers.js';

failOnUncaughtErrors();
onlyInChromium();

const TAGS = ['de', 'nl', 'fr', 'it', 'ja', 'zh-Hant', 'zh-HK', 'zh-Hans'];
const PAGES = ['game', 'calculator', 'exercises', 'before-you-sit-down', 'scoring', 'glossary', 'rules', 'search'];
/** Each page in each language, or in one of them. */
const cases = PAGES.flatMap((page, place) => (isComplete ? TAGS : [TAGS[place]!]).map((tag) => [page, tag] as const));

/** Where text is the same in every language: notation, code, names in other languages, and titles of books. */
const AUTHORED =
  'style, script, code, pre, textarea, [lang]:not(html), .notation, [part~="field"], [part~="names"], [part~="note"], [part~="source"], .indexed > small, mj-game:not([editable])';
/** Words that only English has, of these languages. */
const ENGLISH =
  /\b(the|and|with|your|which|from|this|that|without|you|tiles?|winner|value|wall|next|back|copy|share|new|game|rules|payments|nothing|wins?|rounds)\b/i;
/** Titles of books, and English terms that a glossary names. */
const NAMES = /Rules of Mah-Jongg|The Complete Book of Mah-Jongg|Outside the Box|(?:replacement|loose) tile/g;
const SPOKEN = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

let frame: HTMLIFrameElement;
afterEach(() => frame.remove());

/** Opens a page and waits for its elements, in their language. */
async function open(page: string, tag: string): Promise<Document> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 320px; block-size: 800px; border: 0';
  frame.src = `/demo/${tag}/${page}.html`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const found = frame.contentDocument!;
  const own = [...found.body.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('mj-'));
  for (const element of own) {
    await until(() => element.shadowRoot, element.localName);
    await (element as Element & { updateComplete: Promise<unknown> }).updateComplete;
    // The form for house rules loads after the rules.
    if (element.matches('mj-rules[editable]'))
      await until(() => element.shadowRoot!.querySelector('#text-about'), 'the form for house rules');
  }
  return found;
}

/** Every text that is seen or heard, with where it is. */
function* textsOf(root: Document | ShadowRoot): Generator<string> {
  const all = root.ownerDocument ? root : (root as Document).documentElement;
  const walker = document.createNodeIterator(all, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(AUTHORED)) yield node.nodeValue!.replace(NAMES, '').trim();
  for (const element of all.querySelectorAll('*')) {
    if (!element.closest(AUTHORED)) for (const name of SPOKEN) yield element.getAttribute(name) ?? '';
    if (element.shadowRoot && !element.matches(AUTHORED)) yield* textsOf(element.shadowRoot);
  }
}

describe('the pages in other languages', () => {
  for (const [page, tag] of cases)
    it(`${page} in ${tag} has no English and fits`, async () => {
      const shown = await open(page, tag);
      expect(shown.documentElement.lang).to.equal(tag);
      const texts = [...textsOf(shown)].filter(Boolean);
      expect(texts.length).to.be.greaterThan(5);
      expect(texts.filter((text) => ENGLISH.test(text))).to.deep.equal([]);
      expect(shown.documentElement.scrollWidth).to.be.at.most(320);
    }).timeout(90_000);

  it('finds English that is left', async () => {
    const shown = await open('search', 'de');
    shown.querySelector('h1')!.textContent = 'Search the rules';
    shown.querySelector('input')!.title = 'Your words';
    expect([...textsOf(shown)].filter((text) => ENGLISH.test(text))).to.have.members([
      'Search the rules',
      'Your words',
    ]);
  });

  it('keep the hand of the calculator when another language is chosen', async () => {
    const shown = await open('calculator', 'de');
    const view = frame.contentWindow!;
    await until(() => shown.querySelector('#settlement')!.hasAttribute('scores'), 'the script of the page');
    view.location.hash = '#hand=123456b+12c+789d+EE+%2B3c&seat=west&profile=british';
    const value = (): number | undefined => frame.contentDocument!.querySelector<MjHand>('#hand')?.score?.value;
    await until(value, 'the hand');
    const before = value();
    const language = shown.querySelector<HTMLSelectElement>('[name=lang]')!;
    expect(language.value).to.equal('de');
    language.value = 'ja';
    language.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    expect(view.location.pathname).to.equal('/demo/ja/calculator.html');
    await until(() => value() === before, 'the same value');
    expect(decodeURIComponent(view.location.hash)).to.contain('profile=british');
  }).timeout(90_000);
});
