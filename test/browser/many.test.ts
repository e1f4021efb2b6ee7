/** A page with many elements: those out of view are laid out later, but all of them are. */
import { expect, html, nextFrame } from '@open-wc/testing';
import { fixture, until } from './helpers.js';
import '../../src/index.js';
import type { MjScoreBreakdown } from '../../src/index.js';

const COUNT = 120;
const WON = '(RRR) 123b 456b 99d 78d +9d 3f';
/** WebKit has no idle callbacks: there, nothing is deferred. */
const canDefer = typeof requestIdleCallback === 'function';

const isDeferred = (element: Element): boolean => element.matches(':state(deferred)');

async function many(markup: (index: number) => string): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`
    <main></main>
  `);
  page.innerHTML = Array.from({ length: COUNT }, (_, index) => markup(index)).join('');
  return page;
}

describe('a page with many breakdowns', () => {
  it('defers those beyond the first ones, renders all, and lays all of them out when it is idle', async () => {
    const page = await many(() => `<mj-score-breakdown><mj-hand>${WON}</mj-hand></mj-score-breakdown>`);
    const all = [...page.querySelectorAll('mj-score-breakdown')];
    const deferred = all.filter(isDeferred);
    expect(isDeferred(all[0]!)).to.equal(false);
    expect(deferred.length > COUNT / 2).to.equal(canDefer);
    for (const one of all) await one.updateComplete;
    // They are rendered and scored, whether or not they are laid out.
    expect(all.every((one) => one.shadowRoot!.querySelector('[part~="value"]')?.textContent === '56')).to.equal(true);
    await until(() => !page.querySelector(':state(deferred)'), 'all are laid out');
    await nextFrame();
    const heights = all.map((one) => Math.round(one.getBoundingClientRect().height));
    expect(new Set(heights).size, heights.join(' ')).to.equal(1);
    expect(getComputedStyle(all.at(-1)!).contentVisibility ?? 'visible').to.equal('visible');
  });

  it('lays out one that was removed and added again in the meantime', async () => {
    const page = await many(
      (index) => `<mj-score-breakdown id="b${index}"><mj-hand>${WON}</mj-hand></mj-score-breakdown>`,
    );
    const last = page.querySelector<MjScoreBreakdown>(`#b${COUNT - 1}`)!;
    last.remove();
    await until(() => !page.querySelector(':state(deferred)'), 'all others are laid out');
    page.append(last);
    await until(() => !isDeferred(last), 'so is this one');
    await last.updateComplete;
    expect(last.getBoundingClientRect().height).to.be.greaterThan(100);
  });
});

describe('a panel', () => {
  it('appears together with its styles, so that the page moves once', async () => {
    const element = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown><mj-hand>${WON}</mj-hand></mj-score-breakdown>
    `);
    await element.updateComplete;
    const root = element.shadowRoot!;
    const details = root.querySelector<HTMLDetailsElement>('[data-panel="what-if"]')!;
    const sizes = new Set<number>();
    const observer = new ResizeObserver(() => sizes.add(Math.round(details.getBoundingClientRect().height)));
    details.open = true;
    await until(() => details.querySelector('label'), 'the choices are there');
    observer.observe(details);
    await nextFrame();
    await nextFrame();
    expect(details.querySelector('label')!.getBoundingClientRect().height).to.be.at.least(44);
    expect(sizes.size).to.equal(1);
    observer.disconnect();
  });
});
