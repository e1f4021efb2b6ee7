/** The slides of a deck in reveal.js: each fits, keys stay in the exercise, and the PDF has all. */
import assert from 'node:assert/strict';

/** Opens the deck at a slide, once it is laid out. */
async function openAt(open, slide, query = '') {
  const { page, said } = await open(`/index.html${query}#/${slide}`);
  await page.setViewport({ width: 1280, height: 800 });
  await page.waitForFunction(() => document.querySelector('.reveal.ready mj-settlement:defined'));
  await page.waitForFunction(() => !document.querySelector('.present :not(:defined)'));
  return { page, said };
}

const heightOf = (page, selector) => page.$eval(selector, (element) => element.offsetHeight);

export const checks = {
  async 'fits each slide, from HTML and from Markdown'(open) {
    for (const [slide, found] of [
      [0, 'mj-hand'],
      [1, 'mj-hand'],
      [2, 'mj-score-breakdown[view="compact"]'],
      [3, 'mj-settlement[view="compact"]'],
      [4, 'mj-exercise'],
    ]) {
      const { page, said } = await openAt(open, slide);
      const current = 'section.present:not(.stack)';
      await page.waitForFunction((at) => document.querySelector(at)?.offsetHeight > 0, {}, `${current} ${found}`);
      const height = await heightOf(page, current);
      assert.ok(height > 100 && height <= 700, `slide ${slide}: ${height}`);
      // In the middle of the screen, once it has been laid out again.
      await page.waitForFunction(
        (at) => {
          const { left, top, right, bottom } = document.querySelector(at).getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        },
        {},
        current,
      );
      assert.deepEqual(said, []);
      await page.close();
    }
  },

  async 'shows a fragment at a time, and turns slides by keys outside of controls'(open) {
    const { page } = await openAt(open, 1);
    const shown = () => page.$$eval('.present mj-hand.fragment.visible', (hands) => hands.length);
    assert.equal(await shown(), 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelectorAll('.present mj-hand.fragment.visible').length === 2);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.hash === '#/2');
  },

  async 'leaves keys to the field of an exercise'(open) {
    const { page } = await openAt(open, 4);
    await page.waitForSelector('mj-exercise >>> input');
    await page.focus('mj-exercise >>> input');
    await page.keyboard.type('5 .n4');
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(
      await page.evaluate(() => [location.hash, document.querySelector('.reveal').classList.contains('paused')]),
      ['#/4', false],
    );
  },

  async 'prints every slide'(open) {
    const { page } = await openAt(open, '', '?view=print');
    await page.waitForFunction(() => document.querySelectorAll('.pdf-page').length >= 5);
    const pages = await page.$$eval('.pdf-page', (all) =>
      all.map((one) =>
        [...one.querySelectorAll('mj-hand')].map((hand) => hand.shadowRoot.querySelectorAll('[part~=tile]').length),
      ),
    );
    // A page for each step of the fragments, each with three hands.
    assert.deepEqual(pages, [
      [14],
      ...Array.from({ length: pages.length - 4 }, () => [3, 3, 2]),
      [14],
      [5, 14, 3, 3],
      [14],
    ]);
    // What keeps a head with its rows fits on the slide: otherwise it would move to the next page, which a slide does not have.
    await page.emulateMediaType('print');
    const left = await page.$$eval('.pdf-page :is(mj-score-breakdown, mj-exercise, mj-settlement)', (all) =>
      all.flatMap((one) =>
        [...one.shadowRoot.querySelectorAll('.kept')].map((kept) => {
          const { bottom } = one.closest('.pdf-page').getBoundingClientRect();
          const { blockSize } = getComputedStyle(kept, '::before');
          return bottom - kept.getBoundingClientRect().top - Number.parseFloat(blockSize);
        }),
      ),
    );
    assert.ok(left.length > 0 && left.every((pixels) => pixels > 0), `${left}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    assert.ok(pdf.length > 50_000);
  },
};
