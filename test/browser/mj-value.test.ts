import { describeRendered, fixture, isFromServer } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import { part, press, settled, until } from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-value.js';
import type { MjErrorEvent, MjScoreEvent } from '../../src/elements/events.js';

const figure = (element: Element): string | undefined => part(element, 'figure')?.textContent ?? undefined;
const figures = (page: Element): (string | undefined)[] => [...page.querySelectorAll('mj-value')].map(figure);
const message = (element: Element): string => part(element, 'message')?.ariaLabel ?? '';

const HAND = '(RRR) 123b 456b 99d 78d +9d 3f';

describeRendered('<mj-value>', () => {
  it('shows the value of a hand, or of part of one, in a sentence', async () => {
    const page = await fixture(html`
      <p style="font: italic 20px serif">
        This pung is worth
        <mj-value hand="[RRRR]" partial></mj-value>
        , and the hand
        <mj-value hand=${HAND}>about 50</mj-value>
        .
      </p>
    `);
    // A concealed kong of dragons is 32 points, doubled.
    expect(figures(page)).to.deep.equal(['64', '56']);
    for (const value of page.querySelectorAll('mj-value')) {
      const shown = part(value, 'figure')!;
      expect(getComputedStyle(value).display).to.equal('inline');
      expect(getComputedStyle(shown).font).to.equal(getComputedStyle(page).font);
      expect(value.shadowRoot!.querySelector('slot'), 'the text for pages without scripts is hidden').to.equal(null);
    }
    await expect(page).to.be.accessible();
  });

  it('reads riichi letters with notation="mpsz"', async () => {
    const page = await fixture(html`
      <p>
        <mj-value hand="(777z) 123s 456s 99p 78p +9p 3f" notation="mpsz"></mj-value>
        <mj-value hand="[7777z]" notation="MPSZ" partial figure="points"></mj-value>
        <mj-value hand="123x" notation="mpsz" partial></mj-value>
        <mj-value hand="123s" notation="riichi" partial></mj-value>
      </p>
    `);
    await until(() => message(page.lastElementChild!), 'the letters are read');
    expect(figures(page)).to.deep.equal(['56', '32', undefined, undefined]);
    expect(message(page.children[2]!)).to.match(/^Unknown suit “x” in “123x”/);
    expect(message(page.children[3]!)).to.match(/riichi.*mpsz/);
    page.firstElementChild!.removeAttribute('notation');
    page.firstElementChild!.setAttribute('hand', HAND);
    await settled(page);
    expect(figures(page)[0]).to.equal('56');
  });

  it('shows the requested figure', async () => {
    const page = await fixture(html`
      <div>
        <mj-value hand=${HAND} figure="points"></mj-value>
        <mj-value hand=${HAND} figure="doubles"></mj-value>
        <mj-value hand=${HAND} figure="total" limit="30"></mj-value>
        <mj-value hand=${HAND} figure="value" limit="30"></mj-value>
        <mj-value hand=${HAND} seat="west" win="self-draw"></mj-value>
        <mj-value hand="(RRR) [GGGG] (BBB) EE 123b +1b" figure="total" limit="none"></mj-value>
      </div>
    `);
    // 20 for going out, 4 for the pung, 4 for the flower; one double for the dragons, another for West's own flower.
    expect(figures(page).slice(0, 5)).to.deep.equal(['28', '1', '56', '30', '120']);
    expect(part(page.lastElementChild!, 'message')).to.not.equal(null);
  });

  it('shows what a rule is worth under the inherited rules', async () => {
    const page = await fixture(html`
      <mj-score-breakdown profile="british" rules="full-flush: half limit">
        <mj-hand>${HAND}</mj-hand>
        <mj-value rule="pung-of-honours"></mj-value>
        <mj-value rule="all-flowers"></mj-value>
        <mj-value rule="full-flush"></mj-value>
        <mj-value rule="all-flowers" profile="classical"></mj-value>
        <mj-value rule="chow-hand"></mj-value>
        <mj-value lang="zh-Hant" rule="all-flowers"></mj-value>
      </mj-score-breakdown>
    `);
    await settled(page);
    expect(figures(page)).to.deep.equal([
      '4 points exposed, 8 concealed',
      '2 doubles',
      'half the limit',
      '1 double',
      'nothing',
      '2 番',
    ]);
    const breakdown = page as HTMLElement & { rules: string };
    breakdown.rules = 'full-flush: limit';
    await settled(page);
    expect(figure(page.querySelector('[rule="full-flush"]')!)).to.equal('the limit');
  });

  it('follows a hand elsewhere, under the hand’s rules or its own', async () => {
    const page = await fixture(html`
      <div>
        <mj-value for="scored"></mj-value>
        <mj-value for="scored" profile="european"></mj-value>
        <mj-hand id="scored" limit="40">${HAND}</mj-hand>
      </div>
    `);
    await settled(page);
    expect(figures(page)).to.deep.equal(['40', '60']);
    page.querySelector('mj-hand')!.hand = '(RRR) 123b 456b 99d 78d +9d';
    await settled(page);
    expect(figures(page)[0]).to.equal('40');
    page.querySelector('mj-hand')!.limit = '';
    await settled(page);
    expect(figures(page)[0]).to.equal('48');
    page.querySelector('mj-hand')!.remove();
    await settled(page);
    expect(figures(page)).to.deep.equal([undefined, undefined]);
  });

  it('fires `mj-score` once for each score', async () => {
    const page = await fixture(html`<div></div>`);
    const received: number[] = [];
    page.addEventListener('mj-score', (event) => received.push((event as MjScoreEvent).detail.score.value));
    const value = document.createElement('mj-value');
    value.hand = HAND;
    page.append(value);
    await settled(page);
    value.figure = 'points';
    await settled(page);
    value.win = 'self-draw';
    await settled(page);
    expect(received).to.deep.equal([56, 60]);
    expect(value.score!.value).to.equal(60);
    expect(value.text).to.equal('30');
  });

  it('keeps its text and reports errors', async () => {
    for (const [attributes, expected] of [
      [{ hand: '(RRR) 12x' }, 'Unknown suit “x”'],
      [{ hand: '(RRR)' }, 'The hand has 3 tiles'],
      [{ hand: HAND, seat: 'nrth' }, '“nrth”'],
      [{ hand: HAND, figure: 'worth' }, 'value, points, doubles, total'],
      [{ hand: HAND, profile: 'britsh' }, '“britsh”'],
      [{ rule: 'pung-of-honors' }, 'did you mean “pung-of-honours”?'],
      [{ rule: 'pao' }, 'is not a rule'],
    ] as [Record<string, string>, string][]) {
      const page = await fixture<HTMLElement>(html`
        <p>
          Worth
          <mj-value
            hand=${attributes.hand ?? ''}
            seat=${attributes.seat ?? ''}
            figure=${attributes.figure ?? ''}
            profile=${attributes.profile ?? ''}
            rule=${attributes.rule ?? ''}
          >
            about 16
          </mj-value>
        </p>
      `);
      const value = page.querySelector('mj-value')!;
      await settled(page);
      expect(value.error!.message).to.contain(expected);
      expect(message(value)).to.contain(expected);
      expect(value.shadowRoot!.querySelector('slot')).to.not.equal(null);
      const mark = part(value, 'message')!;
      expect(mark.getBoundingClientRect().width).to.be.within(4, 30);
      expect(mark.getBoundingClientRect().height).to.be.at.most(24);
      await press(page, mark);
      expect(value.shadowRoot!.querySelector('small')!.textContent).to.contain(expected);
      expect(mark.ariaExpanded).to.equal('true');
      await expect(page).to.be.accessible();
    }
  });

  it('fires `mj-error` for an error', async () => {
    if (isFromServer()) return;
    const value = document.createElement('mj-value');
    const received: string[] = [];
    value.addEventListener('mj-error', (event) => received.push((event as MjErrorEvent).detail.error.name));
    value.hand = '12x';
    document.body.append(value);
    await settled(value);
    value.requestUpdate();
    await settled(value);
    expect(received).to.deep.equal(['NotationError']);
    value.remove();
  });

  it('marks a figure that differs from `expect`', async () => {
    const page = await fixture(html`
      <div>
        <mj-value hand=${HAND} expect="５６"></mj-value>
        <mj-value hand=${HAND} expect="48"></mj-value>
        <mj-value rule="all-flowers" expect="1 double"></mj-value>
        <mj-value hand="12x" expect="48"></mj-value>
        <mj-value hand=${HAND} expect="56 points"></mj-value>
      </div>
    `);
    const [right, wrong, rule, none, worded] = page.querySelectorAll('mj-value');
    expect([right, rule, worded].map((one) => message(one!))).to.deep.equal(['', '', '']);
    expect(message(wrong!)).to.equal('Expected 48, but it is 56.');
    expect(wrong!.matches(':state(unexpected)')).to.equal(true);
    expect(message(none!)).to.contain('Unknown suit').and.to.contain('Expected 48.');
  });

  it('writes numbers and errors in the language of the page', async () => {
    const page = await fixture(html`
      <p lang="zh-Hant">
        <mj-value hand="(RRR) (GGG) (BBB) EE 12b +3b" limit="none"></mj-value>
        <mj-value hand="12x"></mj-value>
      </p>
    `);
    expect(figures(page)[0]).to.match(/^[\d,]+$/);
    // The words for errors load with the first one.
    await until(() => message(page.lastElementChild!)?.includes('花色'));
  });
});
