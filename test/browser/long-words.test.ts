/**
 * Long words fit: every element in the states that the visual tests define, at 320 px, in a language that is English with longer words in
 * accented letters, from left to right and from right to left, and in the Western languages of the package.
 */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { brokenWordsIn, within } from './boxes.js';
import { one, onlyInChromium, settled, until } from './helpers.js';
import { isComplete } from '../rounds.js';
import { states } from '../visual/states.mjs';
import { english, later } from '../language-texts.js';
import { registerTexts, type PartialTexts } from '../../src/lang/index.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/de.js';
import '../../src/lang/fr.js';
import '../../src/lang/it.js';
import '../../src/lang/nl.js';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-incidents.js';
import '../../src/mj-rules.js';
import '../../src/mj-value.js';
import '../../src/mj-doubles.js';
import '../../src/mj-waits.js';
import '../../src/mj-wall.js';

const LANGUAGE = 'x-long';
const WIDTH = 320;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];

/** Words in accented letters, longer by a third. Those in accented letters already stay as they are. */
const longer = (text: string): string =>
  text.replace(/\{\w+\}|[A-Za-z]+/g, (word) => {
    if (word.startsWith('{')) return word;
    const letters = [...word].map((letter) => ACCENTED[LETTERS.indexOf(letter)]!);
    const more = Math.floor(word.length / 3);
    return letters.join('') + letters.at(-1)!.toLowerCase().repeat(more);
  });

/** The same texts in longer words. Ids and languages stay as they are. */
function lengthened(texts: unknown): unknown {
  if (typeof texts === 'string') return longer(texts);
  if (typeof texts === 'function')
    return (...all: unknown[]): unknown => lengthened((texts as (...all: unknown[]) => unknown)(...all));
  if (Array.isArray(texts)) return texts.map(lengthened);
  if (!texts || typeof texts !== 'object') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      key === 'language' ? LANGUAGE : key === 'characters' ? value : lengthened(value),
    ]),
  );
}

registerTexts(LANGUAGE, lengthened({ ...english, ...later }) as PartialTexts);

/** Elements that scroll or cut what is in them, and those that are there for screen readers only. */
function isContained(element: Element): boolean {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { overflowX, clipPath, position, visibility } = getComputedStyle(at);
    if (overflowX !== 'visible' || clipPath !== 'none' || visibility === 'hidden' || position === 'fixed') return true;
  }
  return false;
}

/** What sticks out of the page, or out of its own button, label or cell. */
function problemsIn(page: Element): string[] {
  return within(page).flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (!width || element instanceof SVGElement || isContained(element)) return [];
    const name = `<${element.localName} class="${element.className}"> “${element.textContent.trim().slice(0, 60)}”`;
    if (left < -1 || right > WIDTH + 1) return [`${name}: ${Math.round(left)} to ${Math.round(right)} px`];
    const isOver = element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1;
    return isOver && /^(button|label|legend|summary|th|td)$/.test(element.localName)
      ? [`${name}: ${element.scrollWidth} px in ${element.clientWidth}`]
      : [];
  });
}

onlyInChromium();

describe('long words fit in 320 px', () => {
  let page: HTMLElement;
  before(async () => {
    await loadSections();
    await setViewport({ width: WIDTH, height: 800 });
  });
  beforeEach(() => {
    page = document.createElement('div');
    page.style.cssText =
      'position: absolute; inset-inline: 0; top: 0; padding: 8px; box-sizing: border-box; font: 16px/1.5 sans-serif';
    document.body.append(page);
  });
  afterEach(() => {
    page.remove();
  });
  after(() => setViewport({ width: 800, height: 600 }));

  it('finds what sticks out of the page, or out of a button', () => {
    page.innerHTML =
      '<button style="width: 3em; white-space: nowrap">Rückgängig machen</button><p style="white-space: nowrap">Vergrabener Schatz, Vergrabener Schatz, Vergrabener</p>';
    (page.lastElementChild as HTMLElement).style.width = '400px';
    expect(problemsIn(page)).to.have.length(2);
  });

  it('finds words that are broken inside a button', () => {
    page.innerHTML =
      '<button style="width: 3em; overflow-wrap: anywhere">Ziegelstein</button><button style="width: 5em">Ein Kong</button>';
    expect(brokenWordsIn(page, isContained)).to.deep.equal(['Ziegelstein']);
  });

  const languages = [
    [LANGUAGE, 'ltr'],
    ['de', 'ltr'],
    [LANGUAGE, 'rtl'],
    ['nl', 'ltr'],
    ['fr', 'ltr'],
    ['it', 'ltr'],
  ] as const;
  for (const [lang, dir] of isComplete ? languages : languages.slice(0, 2))
    for (const [state, content] of Object.entries(states))
      it(`${state}, ${lang} ${dir}`, async () => {
        page.lang = lang;
        page.dir = dir;
        page.innerHTML = content;
        await settled(page);
        // The code for editing loads on demand.
        for (const element of page.querySelectorAll('[editable]')) await until(() => one(element, 'button, select'));
        await settled(page);
        for (const details of within(page)) if (details instanceof HTMLDetailsElement) details.open = true;
        await settled(page);
        expect(problemsIn(page)).to.deep.equal([]);
        if (lang !== LANGUAGE) expect(brokenWordsIn(page, isContained)).to.deep.equal([]);
        const inside = within(page).map(({ shadowRoot }) => shadowRoot?.textContent ?? '');
        if (lang === LANGUAGE && !/^(tile|hand|value)$/.test(state)) expect(inside.join('')).to.match(/[åéöţñ]{2}/);
      });
});
