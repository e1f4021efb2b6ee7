/** With text of up to twice the usual size on a phone, no control lies over another, leaves its panel, is cut, or breaks a word. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { all, fixture, one, onlyInChromium, settled, until } from './helpers.js';
import { isComplete } from '../rounds.js';
import { loadSections } from '../../src/lang/sections.js';
import { brokenWordsIn, within } from './boxes.js';
import type { MjGame } from '../../src/elements/mj-game/mj-game.js';
import '../../src/lang/de.js';
import '../../src/lang/fr.js';
import '../../src/lang/it.js';
import '../../src/lang/ja.js';
import '../../src/lang/nl.js';
import '../../src/lang/zh-Hans.js';
import '../../src/lang/zh-Hant.js';
import '../../src/lang/zh-HK.js';
import '../../src/index.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-wall.js';
import '../../src/mj-waits.js';
import '../../src/mj-value.js';
import '../../src/mj-rules.js';
import '../../src/mj-incidents.js';
import '../../src/mj-doubles.js';
import '../../src/mj-claims.js';

const SIZES = [16, 24, 32];
const WIDTHS = [320, 375, 430];
const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'ja', 'zh-Hant', 'zh-Hans', 'zh-HK'];

const PANELS = '[part="entry"], fieldset, .frame';
const CONTROLS = 'button, select, input:not([type="radio"]), label.control, summary';

/** Elements that are there, and not only for screen readers or in a closed part of the page. */
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('.heard') &&
  element.getClientRects().length > 0;

/** A name for a control in a message. */
const nameOf = (element: Element): string =>
  `<${element.localName} ${element.className}> “${(element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40)}”`;

/** The nearest ancestor, across shadow roots, for which something holds. */
function outside(element: Element, holds: (around: Element) => boolean): Element | undefined {
  for (let at: Node | null = element.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && holds(at)) return at;
  return undefined;
}

const isScrolled = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

/** Tiles overlap by their shadows, and a sticky row lies over what is below it. */
const isLayered = (element: Element): boolean =>
  element.matches('[data-tile], [data-place]') || isSticky(element) || outside(element, isSticky) !== undefined;

const COPY = 'inline-size: max-content; max-inline-size: none; min-inline-size: 0; position: absolute; flex: none';

/** What is wider than its edges, such as the chosen option of a select. A field scrolls. Selects are measured all at once: each change makes a layout. */
function cutOf(controls: readonly Element[]): Element[] {
  const copies = controls.flatMap((element) => {
    if (!(element instanceof HTMLSelectElement)) return [];
    const copy = element.cloneNode() as HTMLSelectElement;
    copy.append(...[...element.selectedOptions].map((option) => option.cloneNode(true)));
    copy.style.cssText = COPY;
    return [[element, copy] as const];
  });
  for (const [element, copy] of copies) element.after(copy);
  const cut = copies.flatMap(([element, copy]) => (copy.offsetWidth > element.offsetWidth + 1 ? [element] : []));
  for (const [, copy] of copies) copy.remove();
  const others = controls.filter((element) => !element.matches('select, input'));
  return [...cut, ...others.filter((element) => element.scrollWidth > element.clientWidth + 1)];
}

function problemsIn(page: Element): string[] {
  const edge = page.getBoundingClientRect();
  const shown = within(page).filter(
    (element) => element.matches(CONTROLS) && isShown(element) && !outside(element, isScrolled),
  );
  const boxes = shown.map((element) => [element, element.getBoundingClientRect()] as const);
  const layered = new Set(shown.filter(isLayered));
  const found = cutOf(shown).map((element) => `${nameOf(element)} is cut`);
  for (const [at, [element, a]] of boxes.entries()) {
    if (a.left < edge.left - 1 || a.right > edge.right + 1) found.push(`${nameOf(element)} leaves the page`);
    const panel = outside(element, (around) => around.matches(PANELS))?.getBoundingClientRect();
    const isBelow = panel && a.bottom > panel.bottom + 1 && !layered.has(element);
    if (panel && (a.left < panel.left - 1 || a.right > panel.right + 1 || isBelow))
      found.push(`${nameOf(element)} leaves its panel`);
    for (const [other, b] of boxes.slice(at + 1)) {
      const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      if (!isOver || layered.has(element) || layered.has(other)) continue;
      if (!element.contains(other) && !other.contains(element))
        found.push(`${nameOf(element)} lies over ${nameOf(other)}`);
    }
  }
  return [...found, ...brokenWordsIn(page).map((word) => `“${word}” is broken`)];
}

/** Measures at each size and width. */
async function measure(page: HTMLElement, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES)
    for (const width of WIDTHS) {
      page.style.fontSize = `${size}px`;
      page.style.inlineSize = `${width}px`;
      await settled(page);
      found.push(...problemsIn(page).map((problem) => `${state}, ${size} px text, ${width} px: ${problem}`));
    }
  return found;
}

const pageWith = async (lang: string, markup: string): Promise<HTMLElement> => {
  const page = await fixture<HTMLElement>(
    `<div lang="${lang}" style="padding: 8px; box-sizing: border-box; font: 16px/1.5 sans-serif">${markup}</div>`,
  );
  for (const element of page.querySelectorAll('[editable]')) await until(() => one(element, 'button, select, input'));
  await settled(page);
  return page;
};

const PLAYERS = 'players="Helga, Wolfgang, Bartholomäus, Karl-Heinz"';

/** The steps of an evening: what is done on the sheet before each measurement. */
async function* evening(game: MjGame): AsyncGenerator<string> {
  const click = async (selector: string, place = 0): Promise<void> => {
    all(game, selector).at(place)!.click();
    await settled(game);
  };
  yield 'an empty hand';
  await click('[aria-labelledby="winner"] button', 1);
  yield 'a winner';
  await click('[aria-labelledby="from"] button', 2);
  yield 'a discarder';
  await click('[part="key"]:not([aria-label])', 2);
  await click('[part="key"][aria-label]', 1);
  yield 'a loser';
  await click('.tools button', -1);
  await until(() => one(game, '[part="entry"] mj-hand')?.shadowRoot?.querySelector('[part="picker"]'));
  yield 'tiles';
  await click('.tools button', -1);
  await click('[aria-labelledby="values"] button', 1);
  await click('.ends button', 2);
  yield 'a hand entered, or a problem';
  await click('.ends button', 2);
  await click('[part="sheet"] tbody th button');
  yield 'an opened row';
}

onlyInChromium();

describe('large text fits', function () {
  this.timeout(300_000);
  before(async () => {
    await loadSections();
    await setViewport({ width: 460, height: 900 });
  });
  after(() => setViewport({ width: 800, height: 600 }));

  it('finds controls that lie over one another, leave the page or are cut', async () => {
    const page = await pageWith(
      'en',
      `<button style="width: 3em; white-space: nowrap">Rückgängig machen</button><button style="margin-left: -2em">Ja</button>
      <select style="width: 4em"><option>A long choice</option></select><button style="position: relative; left: 20em">Nein</button>`,
    );
    page.style.inlineSize = '320px';
    const found = problemsIn(page).join('\n');
    for (const problem of ['leaves the page', 'is cut', 'lies over']) expect(found).to.contain(problem);
    expect(found.match(/is cut/g)).to.have.length(2);
  });

  it('with whole names where two players share a row, and shorter ones where four do', async () => {
    const page = await pageWith('en', `<mj-game editable ${PLAYERS}></mj-game>`);
    const game = page.querySelector('mj-game')!;
    await until(() => one(game, '[part="entry"]'));
    page.style.inlineSize = '360px';
    const isShort = async (size: number): Promise<boolean> => {
      page.style.fontSize = `${size}px`;
      await settled(page);
      return one(game, '[aria-labelledby="winner"] .in-short').checkVisibility();
    };
    expect(await isShort(16)).to.equal(true);
    expect(await isShort(24)).to.equal(false);
  });

  for (const lang of isComplete ? LANGUAGES : LANGUAGES.slice(0, 2)) {
    for (const [name, rules] of [
      ['the score sheet', ''],
      ['the score sheet with fines', 'rules="false-win: 300 to each"'],
    ])
      it(`on ${name}, in ${lang}`, async () => {
        const page = await pageWith(lang, `<mj-game editable ${PLAYERS} ${rules}></mj-game>`);
        const game = page.querySelector('mj-game')!;
        await until(() => one(game, '[part="entry"]'));
        const found: string[] = [];
        for await (const state of evening(game)) found.push(...(await measure(page, state)));
        expect(found.join('\n')).to.equal('');
      });

    for (const [name, markup] of [
      ['names', '<mj-game editable></mj-game>'],
      ['the end of a game', `<mj-game editable ${PLAYERS} rounds="1" hands="washout; washout; Ann 20"></mj-game>`],
      ['an editor', '<mj-hand editable name="hand" seat="south">(RRR) [2222c] 45b EEE 99d +6b 12f</mj-hand>'],
      [
        'a calculator',
        '<mj-score-breakdown panels="why-not readings what-if"><mj-hand editable>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown>',
      ],
      [
        'a settlement',
        '<mj-settlement editable rules="false-win: 300 to each" winner="south" scores="east 8; south 48; west 0; north 2"></mj-settlement>',
      ],
      [
        'an exercise',
        '<mj-exercise ask="points doubles value"><mj-hand seat="south">(SSS) 345b 567c EE 78d 2f 4s +9d</mj-hand></mj-exercise>',
      ],
      [
        'a guided exercise',
        '<mj-exercise guided profile="family"><mj-hand seat="south" win="self-draw">(RRR) 123b 456b 99b SS +S</mj-hand></mj-exercise>',
      ],
      ['an exercise of payments', '<mj-exercise ask="payments" generate seed="3"></mj-exercise>'],
    ] as const)
      it(`in ${name}, in ${lang}`, async () => {
        const page = await pageWith(lang, markup);
        expect((await measure(page, name)).join('\n')).to.equal('');
      });

    for (const markup of [
      '<mj-claims discard="5b" from="south" precedence timeline><mj-hand seat="west">3467b 111d 999c EEE</mj-hand></mj-claims>',
      '<mj-waits><mj-hand>(GGG) 456b 99b 22c 345d</mj-hand></mj-waits>',
      '<mj-waits><mj-hand>(GGG) 456b 99b 22c 345d 7d</mj-hand></mj-waits>',
      '<mj-doubles points="26" doubles="2" limit="500" model="0.4"></mj-doubles>',
      '<mj-value rule="pung-of-honours"></mj-value>',
      '<mj-incidents about="claim" scores="east 8; south 64; west 16; north 4" winner="south" offender="west"></mj-incidents>',
      '<mj-rules sections="doubles" compare="british european" differences></mj-rules>',
      '<mj-score-breakdown compare="british european"><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown>',
      '<mj-settlement scores="east 20; south 128; west 0; north 16" winner="south" compare="british"></mj-settlement>',
      '<mj-wall dice="3 4, 5 2" seed="x"></mj-wall>',
    ])
      it(`on ${/<[^>]*>/.exec(markup)![0]}, in ${lang}, and makes the page no wider`, async () => {
        const page = await pageWith(lang, markup);
        page.style.fontSize = '32px';
        page.style.inlineSize = '320px';
        await settled(page);
        expect(page.scrollWidth).to.equal(320);
      });
  }
});
