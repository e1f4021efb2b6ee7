import { describeRendered, fixture } from './renderings.js';
import { expect, html, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { all, one, part, set, settled, words } from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-doubles.js';
import type { MjDoubles } from '../../src/elements/mj-doubles/mj-doubles.js';

const text = (element: Element, name: string): string => words(part(element, name));
const slider = (element: Element, name: string): HTMLInputElement => one(element, `input[name="${name}"]`);
/** The rows of a table as they are read, without bars. */
const rows = (element: Element, name: string): string[] =>
  all(element, `[part~="${name}"] tbody tr`).map((row) => [...row.children].map(words).join(' | '));

describeRendered('<mj-doubles>', () => {
  it('multiplies points by two for each double, and says how many reach the limit', async () => {
    const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="2" limit="500"></mj-doubles>`);
    await settled(doubles);
    expect(text(doubles, 'sum')).to.equal('26 × 22 = 104');
    expect(part(doubles, 'sum')!.getAttribute('aria-label')).to.equal('26 points, 2 doubles: 104 points');
    expect(text(doubles, 'text')).to.equal(
      'From 26 points, 5 doubles reach the limit of 500. One more double adds 104 points, and a pung of 4 points adds 16.',
    );
    expect(rows(doubles, 'table').slice(3, 7)).to.deep.equal([
      '3 | 208 | 208',
      '4 | 416 | 416',
      '5 | 832 | 500',
      '6 | 1,664 | 500',
    ]);
    expect(doubles.value).to.equal(104);
    expect(part(doubles, 'model') === null).to.equal(true);
  });

  it('cuts at the limit, which the profile may set', async () => {
    const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="5" limit="500"></mj-doubles>`);
    await settled(doubles);
    expect(text(doubles, 'sum')).to.equal('26 × 25 = 832 500');
    expect(text(doubles, 'text')).to.contain('The limit cuts 332 points; nothing that is added counts any more.');
    doubles.removeAttribute('limit');
    await set(doubles, { profile: 'british' });
    expect(text(doubles, 'sum')).to.equal('26 × 25 = 832');
    // The last double is worth only what is left up to the limit.
    expect(text(doubles, 'text')).to.equal(
      'From 26 points, 6 doubles reach the limit of 1,000. One more double adds 168 points, and a pung of 4 points adds 128.',
    );
    await set(doubles, { limit: 'none' });
    expect(text(doubles, 'text')).to.contain('These rules have no limit. One more double adds 832 points');
    doubles.rules = 'limit-doubles: 3';
    await settled(doubles);
    expect(doubles.value).to.equal(26 * 8);
  });

  it('is operated by keyboard and says each value', async () => {
    const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="2" limit="500"></mj-doubles>`);
    await settled(doubles);
    let changes = 0;
    doubles.addEventListener('change', () => changes++);
    const input = slider(doubles, 'doubles');
    expect(input.getAttribute('aria-valuetext')).to.equal('2 doubles: 104 points');
    expect(words(input.closest('label'))).to.equal('Doubles 2');
    input.focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled(doubles);
    expect(doubles.value).to.equal(208);
    expect(input.getAttribute('aria-valuetext')).to.equal('3 doubles: 208 points');
    slider(doubles, 'points').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settled(doubles);
    expect(doubles.value).to.equal(28 * 8);
    expect(changes).to.equal(2);
  });

  it('is dragged along its columns', async () => {
    const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="2" limit="500"></mj-doubles>`);
    await settled(doubles);
    const over = (column: number): Promise<void> => {
      const { left, top, width } = one(doubles, `[data-doubles="${column}"]`).getBoundingClientRect();
      return sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + 20)] });
    };
    doubles.scrollIntoView();
    await over(5);
    await settled(doubles);
    expect(doubles.value, 'not pressed').to.equal(104);
    await over(3);
    await sendMouse({ type: 'down' });
    await settled(doubles);
    expect(doubles.value).to.equal(208);
    await over(4);
    await settled(doubles);
    expect(doubles.value).to.equal(416);
    const changed = oneEvent(doubles, 'change');
    await sendMouse({ type: 'up' });
    await changed;
    expect(slider(doubles, 'doubles').value).to.equal('4');
  });

  it('is as before when a finger that touches its columns scrolls or zooms the page', async () => {
    const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="2" limit="500"></mj-doubles>`);
    await settled(doubles);
    const fired: string[] = [];
    for (const type of ['input', 'change'])
      doubles.addEventListener(type, () => fired.push(`${type} ${doubles.doubles}`));
    const figure = one(doubles, '.figure');
    // Only pointers of the browser can be captured.
    figure.setPointerCapture = () => {};
    const touch = (type: string, pointerId: number, column: number): void => {
      const { left, width } = one(doubles, `[data-doubles="${column}"]`).getBoundingClientRect();
      const clientX = left + width / 2;
      figure.dispatchEvent(new PointerEvent(type, { pointerId, clientX, pointerType: 'touch' }));
    };
    touch('pointerdown', 2, 5);
    touch('pointercancel', 2, 5);
    expect(doubles.doubles).to.equal('2');
    touch('pointermove', 2, 4);
    expect(fired).to.deep.equal(['input 5', 'input 2']);

    touch('pointerdown', 2, 3);
    touch('pointerdown', 3, 6);
    touch('pointercancel', 2, 3);
    touch('pointercancel', 3, 6);
    expect(doubles.doubles, 'two fingers').to.equal('2');
    expect(getComputedStyle(one(doubles, '.chart')).touchAction).to.equal('pan-y pinch-zoom');
  });

  it('shows the model with mean and deviation, with and without the limit [S0-MATH-14] [S0-MATH-15] [S0-MATH-16]', async () => {
    const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="5" limit="500" model></mj-doubles>`);
    await settled(doubles);
    expect(rows(doubles, 'model')).to.deep.equal([
      '0 | ×1 | 60.0% | ×0.6',
      '1 | ×2 | 24.0% | ×0.48',
      '2 | ×4 | 9.6% | ×0.38',
      '3 | ×8 | 3.8% | ×0.31',
      '4 | ×16 | 1.5% | ×0.25',
      '5 or more | ×32 | 1.0% | ×0.33',
    ]);
    expect(rows(doubles, 'statistics')).to.deep.equal([
      'Without a limit | ×3 | infinite',
      'At most 5 doubles | ×2.34 | ×3.8',
    ]);
    expect(words(one(doubles, '.model'))).to.contain('The limit takes 21.8% of the mean, and most of the swings.');
    await set(doubles, { model: '0.2' });
    expect(rows(doubles, 'statistics')[0]).to.equal('Without a limit | ×1.33 | ×1.49');
    await set(doubles, { model: '0.6' });
    expect(rows(doubles, 'statistics')[0]).to.equal('Without a limit | infinite | infinite');
    await set(doubles, { limit: 'none' });
    expect(rows(doubles, 'statistics')).to.have.length(1);
    doubles.removeAttribute('model');
    await settled(doubles);
    await set(doubles, { points: '20' });
    expect(part(doubles, 'model') === null).to.equal(true);
  });

  it('explains invalid attributes in place', async () => {
    for (const [name, value, message] of [
      ['points', '-1', 'points: expected a whole number from 0 to 9999, not “-1”.'],
      ['points', '1e3', '“1e3”'],
      ['doubles', '21', 'doubles: expected a whole number from 0 to 20, not “21”.'],
      ['doubles', '2.5', '“2.5”'],
      ['model', '1', 'model: expected a number from 0 to just below 1, not “1”.'],
      ['model', '<b>', '“<b>”'],
      ['limit', 'lots', '“lots”'],
      ['profile', 'nobody', '“nobody” is not a profile'],
    ] as const) {
      const doubles = await fixture<MjDoubles>(html`<mj-doubles points="26" doubles="2">26 × 4 = 104</mj-doubles>`);
      doubles.setAttribute(name, value);
      await settled(doubles);
      expect(text(doubles, 'message'), value).to.contain(message);
      expect(doubles.value, value).to.equal(null);
      expect(one(doubles, 'slot') === null, value).to.equal(false);
    }
  });

  it('starts from nothing, speaks Chinese, and fits a phone', async () => {
    const box = await fixture(html`
      <div lang="zh-Hant" dir="rtl">
        <mj-doubles></mj-doubles>
        <mj-doubles points="9999" doubles="20" limit="none" model="0"></mj-doubles>
      </div>
    `);
    (box as HTMLElement).style.cssText = 'inline-size: 288px; overflow: hidden; font: 17px serif';
    await settled(box);
    const [empty, full] = box.querySelectorAll('mj-doubles');
    expect(text(empty!, 'sum')).to.equal('0 × 20 = 0');
    expect(text(empty!, 'text')).to.contain('0 點加多少番都到不了滿貫 500。');
    expect(rows(full!, 'model')[0]).to.equal('0 | ×1 | 100%');
    expect(box.scrollWidth).to.equal(288);
  });
});
