/** Elements on the slides of a deck: reveal.js, whose slides are 960 × 700 pixels with text of 42 pixels. */
import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import Reveal from 'reveal.js';
import '../../src/index.js';
import { all, fixture, one, onlyInChromium, part, parts, settled, until, words } from './helpers.js';
import type { MjHand, MjScoreBreakdown, MjSettlement } from '../../src/index.js';

onlyInChromium();

/** A hand with nine lines of points and seven of doubles. */
const LONG = '(SSS) [RRRR] 111d [9999d] E +E 2f 2s';
const title = html`
  <h2 style="font-size: 1.6em; margin: 0; line-height: 1.2">Who pays whom</h2>
`;
const fourHands = html`
  <mj-hand seat="east">(RRR) 99c EE 1235b 34d</mj-hand>
  <mj-hand seat="south">(123b) (456c) (789d) 55b WW +W</mj-hand>
  <mj-hand seat="west">(555d) 13b 46c 79d 9b EES 3s</mj-hand>
  <mj-hand seat="north">(234c) 88d GG 1357b 2c 3d</mj-hand>
`;

/** A deck of one slide, as reveal.js lays it out in its own size. */
async function slide(content: TemplateResult): Promise<HTMLElement> {
  const deck = await fixture<HTMLElement>(html`
    <div class="reveal" style="inline-size: 960px; block-size: 700px">
      <div class="slides" style="font-size: 42px; text-align: center"><section>${content}</section></div>
    </div>
  `);
  const reveal = new Reveal(deck, { embedded: true, hash: false, transition: 'none', margin: 0, center: false });
  await reveal.initialize();
  await settled(deck);
  return deck;
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;
const rowOf = (element: Element): number => element.getBoundingClientRect().top;
/** How many rows the tiles of a hand are in; one that is turned or below another one is a little lower. */
function rowsOf(hand: MjHand): number {
  const boxes = parts(hand, 'tile').map((tile) => tile.getBoundingClientRect());
  let [rows, end] = [0, -Infinity];
  for (const { top, bottom } of boxes.sort((one, other) => one.top - other.top)) {
    if (top < end - 2) continue;
    rows++;
    end = bottom;
  }
  return rows;
}

describe('the compact view', () => {
  it('fits the longest breakdowns on a slide with a title, with points and doubles beside each other', async () => {
    const deck = await slide(html`
      ${title}
      <mj-score-breakdown view="compact">
        <mj-hand seat="south" round="south" win="self-draw">${LONG}</mj-hand>
      </mj-score-breakdown>
    `);
    const element = deck.querySelector<MjScoreBreakdown>('mj-score-breakdown')!;
    await until(() => parts(element, 'line').length === 16);
    expect(heightOf(deck.querySelector('section')!)).to.be.within(300, 700);
    const [points, doubles] = parts(element, 'section');
    expect(rowOf(points!)).to.equal(rowOf(doubles!));
    expect(words(part(element, 'value'))).to.equal('500');
    expect(rowsOf(element.querySelector('mj-hand')!)).to.equal(1);

    element.steps = true;
    await until(() => part(element, 'stepper'));
    const [, next] = all<HTMLButtonElement>(element, '[part~="stepper"] button');
    const press = async (times: number): Promise<void> => {
      for (; times; times--) {
        next!.click();
        await settled(element);
      }
      expect(heightOf(deck.querySelector('section')!), `after ${times}`).to.be.within(300, 700);
    };
    // Before the first line, at one of them, and at the last, which is the value.
    for (const times of [0, 3, 16]) await press(times);
    expect(words(part(element, 'stepper'))).to.contain('Line 19 of 19');
    expect(part(element, 'value')!.checkVisibility()).to.equal(true);
    // The value is shown once.
    expect(getComputedStyle(one(element, '[part~="stepper"] [aria-live]')).clipPath).to.equal('inset(50%)');
    // Buttons are beside the value.
    expect(rowOf(next!)).to.be.lessThan(part(element, 'value')!.getBoundingClientRect().bottom);
  });

  it('fits four hands with their payments on a slide, each hand in a row', async () => {
    const deck = await slide(html`
      ${title}
      <mj-settlement view="compact" winner="south" discarder="west">${fourHands}</mj-settlement>
    `);
    const element = deck.querySelector<MjSettlement>('mj-settlement')!;
    await until(() => parts(element, 'payment').length);
    expect(heightOf(deck.querySelector('section')!)).to.be.within(300, 700);
    expect([...element.querySelectorAll<MjHand>('mj-hand')].map(rowsOf)).to.deep.equal([1, 1, 1, 1]);
    const [east, south, west] = parts(element, 'seat');
    expect(rowOf(east!)).to.equal(rowOf(south!));
    expect(rowOf(west!)).to.be.greaterThan(rowOf(east!));
    expect(parts(element, 'payment').every((row) => row.checkVisibility())).to.equal(true);
    expect([part(element, 'drawing'), part(element, 'steps')]).to.deep.equal([null, null]);
  });

  it('keeps text as large as that of the page, and headings for screen readers', async () => {
    const element = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown view="compact"><mj-hand seat="south">${LONG}</mj-hand></mj-score-breakdown>
    `);
    expect(getComputedStyle(element).fontSize).to.equal('16px');
    for (const hidden of all(element, 'caption, thead, .heading > th')) {
      expect(hidden.checkVisibility(), hidden.outerHTML).to.equal(true);
      expect(getComputedStyle(hidden).clipPath).to.equal('inset(50%)');
    }
    expect(parts(element, 'panel')).to.deep.equal([]);
    element.panels = 'why-not';
    await settled(element);
    expect(parts(element, 'panel').length).to.equal(1);
    element.view = undefined;
    element.panels = undefined;
    await settled(element);
    expect(parts(element, 'panel').length).to.be.greaterThan(1);
    expect(getComputedStyle(one(element, 'caption')).clipPath).to.equal('none');
  });

  it('is one column on a phone', async () => {
    const page = await fixture<HTMLElement>(html`
      <div style="inline-size: 320px">
        <mj-score-breakdown view="compact"><mj-hand seat="south">${LONG}</mj-hand></mj-score-breakdown>
        <mj-settlement view="compact" winner="south" discarder="west">${fourHands}</mj-settlement>
      </div>
    `);
    await settled(page);
    const [points, doubles] = parts(page.querySelector('mj-score-breakdown')!, 'section');
    expect(rowOf(doubles!)).to.be.greaterThan(rowOf(points!));
    const [east, south] = parts(page.querySelector('mj-settlement')!, 'seat');
    expect(rowOf(south!)).to.be.greaterThan(rowOf(east!));
    // Text for screen readers is a pixel wide.
    expect(page.scrollWidth).to.be.within(320, 321);
    // No figure lies on the name beside it, as wide as text is.
    for (const width of [240, 288, 320, 360]) {
      page.style.inlineSize = `${width}px`;
      await settled(page);
      for (const line of parts(page.querySelector('mj-score-breakdown')!, 'line')) {
        const [name, ...figures] = [...line.querySelectorAll('button, td')].map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getBoundingClientRect();
        });
        for (const { left, right, top, bottom } of figures)
          if (right > left && bottom - 1 > name!.top && top + 1 < name!.bottom)
            expect(left, `${words(line)} at ${width}`).to.be.at.least(name!.right - 1);
      }
    }
  });
});

describe('a hand on a slide', () => {
  it('is as large as the text, also in r-fit-text', async () => {
    const deck = await slide(html`
      <p style="margin: 0"><mj-hand>RRR</mj-hand></p>
      <p class="r-fit-text" style="--mj-tile-width: 1em">
        <span>
          three
          <mj-hand>RRR</mj-hand>
          dragons
        </span>
      </p>
    `);
    const [plain, fitted] = [...deck.querySelectorAll<MjHand>('mj-hand')];
    const widthOf = (hand: MjHand): number => parts(hand, 'tile')[0]!.getBoundingClientRect().width;
    expect(widthOf(plain!)).to.be.within(80, 95);
    expect(widthOf(fitted!)).to.be.greaterThan(60);
  });
});
