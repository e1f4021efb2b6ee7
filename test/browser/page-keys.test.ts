/** Keys that the controls of elements use are not shortcuts of the page, nor do their fields fire a second `input`. */
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import Reveal from 'reveal.js';
import '../../src/index.js';
import '../../src/mj-doubles.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-rules.js';
import '../../src/mj-wall.js';
import { all, control, field, fixture, loaded, onlyInChromium, one, settled, until } from './helpers.js';
import type { MjExercise } from '../../src/mj-exercise.js';
import type { MjHand } from '../../src/index.js';

onlyInChromium();

const WAITING = '(RRR) 123b 456b 99d 78d';
const scores = 'east 20; south 128; west 8; north 0';

/** The keys that reach the page while something happens. */
async function heard(act: () => unknown): Promise<string[]> {
  const keys: string[] = [];
  const hear = ({ type, key }: KeyboardEvent): unknown => keys.push(type === 'keydown' ? key : `${type} ${key}`);
  const types = ['keydown', 'keypress', 'keyup'] as const;
  for (const type of types) document.addEventListener(type, hear);
  await act();
  for (const type of types) document.removeEventListener(type, hear);
  return keys;
}

/** All controls in the shadow roots of an element, and of elements in these. */
function controlsOf(element: Element): HTMLElement[] {
  if (!element.shadowRoot) return [];
  const inside = all(element, '*');
  return [
    ...inside.filter((each) => each.matches('input, select, textarea, button, summary') && each.checkVisibility()),
    ...inside.flatMap(controlsOf),
  ];
}

describe('keys that a control uses', () => {
  it('do not turn the slides of a deck', async () => {
    const deck = await fixture<HTMLElement>(html`
      <div class="reveal">
        <div class="slides">
          <section>
            <mj-exercise ask="waits"><mj-hand>${WAITING}</mj-hand></mj-exercise>
            <mj-hand editable></mj-hand>
          </section>
          <section>Second</section>
        </div>
      </div>
    `);
    const hand = await loaded(deck.querySelector<MjHand>(':scope mj-hand[editable]')!);
    const reveal = new Reveal(deck, { embedded: true, hash: false, transition: 'none' });
    await reveal.initialize();
    const exercise = deck.querySelector<MjExercise>('mj-exercise')!;
    const tile = one<HTMLInputElement>(exercise, '.tiles input');
    tile.focus();
    await sendKeys({ press: 'Space' });
    expect(tile.checked).to.equal(true);
    for (const press of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await sendKeys({ press });
    field(hand).focus();
    await sendKeys({ type: '12b 3s 1f' });
    expect(field(hand).value).to.equal('12b 3s 1f');
    expect(reveal.getState()).to.include({ indexh: 0, paused: false, overview: false });
    field(hand).blur();
    await sendKeys({ press: 'ArrowRight' });
    expect(reveal.getState().indexh).to.equal(1);
    reveal.destroy();
  });

  it('are Escape in a search field with text, which it clears', async () => {
    const rules = await fixture(html`<mj-rules></mj-rules>`);
    const search = await until(() => rules.shadowRoot?.querySelector<HTMLInputElement>('[type=search]'));
    search.focus();
    await sendKeys({ type: 'flush' });
    expect(await heard(() => sendKeys({ press: 'Escape' }))).to.deep.equal([]);
    expect(search.value).to.equal('');
    await until(() => !one(rules, '[part="tools"] [aria-atomic]').textContent!.trim());
    expect(await heard(() => sendKeys({ press: 'Escape' }))).to.deep.equal(['Escape', 'keyup Escape']);
  });

  it('are not heard by the page, in any element', async () => {
    const page = await fixture<HTMLElement>(html`
      <main>
        <mj-hand editable hand="(RRR) 123b"></mj-hand>
        <mj-exercise><mj-hand>${`${WAITING} +9d`}</mj-hand></mj-exercise>
        <mj-exercise ask="waits"><mj-hand>${WAITING}</mj-hand></mj-exercise>
        <mj-rules editable></mj-rules>
        <mj-game editable players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>
        <mj-settlement editable winner="south" scores=${scores}></mj-settlement>
        <mj-score-breakdown steps><mj-hand>${`${WAITING} +9d`}</mj-hand></mj-score-breakdown>
        <mj-wall editable dice="3 4, 5 2"></mj-wall>
        <mj-doubles editable></mj-doubles>
      </main>
    `);
    await until(() => page.querySelector('mj-hand')!.shadowRoot!.querySelector('[part="editor"]'));
    await until(() => page.querySelector('mj-settlement')!.shadowRoot!.querySelector('[part=entry]'));
    await until(() => page.querySelector('mj-game')!.shadowRoot!.querySelector('[part="entry"]'));
    await settled(page);
    for (const element of page.children) {
      const controls = controlsOf(element);
      expect(controls.length, element.localName).to.be.greaterThan(0);
      for (const each of controls) {
        const send = (type: string, init: KeyboardEventInit): boolean =>
          each.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, ...init }));
        const isField = each.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=range])');
        const name = `${element.localName} ${each.outerHTML.slice(0, 90)}`;
        const used = await heard(() => {
          for (const type of ['keydown', 'keypress', 'keyup']) {
            send(type, { key: ' ' });
            if (isField) for (const key of ['s', 'Enter', 'ArrowLeft']) send(type, { key });
          }
        });
        expect(used, name).to.deep.equal([]);
        const free = await heard(() => {
          send('keydown', { key: 'F2' });
          send('keydown', { key: 'k', ctrlKey: true });
          send('keydown', { key: 's', altKey: true });
          send('keydown', { key: 's', metaKey: true });
          send('keydown', { key: 'Escape' });
          send('keydown', { key: 'Tab' });
        });
        expect(free, name).to.deep.equal(['F2', 'k', 's', 's', 'Escape', 'Tab']);
      }
    }
  });

  it('include those that an element handles itself, until they are released', async () => {
    const hand = await loaded(await fixture<MjHand>(html`<mj-hand editable hand="(RRR) 123b"></mj-hand>`));
    one(hand, '[data-tile]').focus();
    expect(await heard(() => sendKeys({ press: 'ArrowRight' }))).to.deep.equal([]);
    // Nothing to do for these.
    expect(await heard(() => sendKeys({ press: 'x' }))).to.deep.equal(['x', 'keypress x', 'keyup x']);
    expect(await heard(() => sendKeys({ press: 'Escape' }))).to.include('Escape');
    control(hand, 'Undo').focus();
    expect(await heard(() => sendKeys({ press: 'Enter' }))).to.deep.equal([]);
  });

  it('do not include those of the page’s own controls inside an element', async () => {
    const exercise = await fixture<MjExercise>(html`
      <mj-exercise>
        <mj-hand>${`${WAITING} +9d`}</mj-hand>
        <input id="own" />
      </mj-exercise>
    `);
    exercise.querySelector<HTMLInputElement>('#own')!.focus();
    expect(await heard(() => sendKeys({ press: 's' }))).to.deep.equal(['s', 'keypress s', 'keyup s']);
  });
});

describe('an exercise', () => {
  it('fires one input event for each edit', async () => {
    const page = await fixture<HTMLElement>(html`
      <main>
        <mj-exercise><mj-hand>${`${WAITING} +9d`}</mj-hand></mj-exercise>
        <mj-exercise ask="waits"><mj-hand>${WAITING}</mj-hand></mj-exercise>
        <mj-exercise ask="awards"><mj-hand>${`${WAITING} +9d`}</mj-hand></mj-exercise>
      </main>
    `);
    let count = 0;
    page.addEventListener('input', () => count++);
    const [numbers, waits, awards] = [...page.querySelectorAll('mj-exercise')];
    one(numbers!, '[part="field"] input').focus();
    await sendKeys({ type: '12' });
    expect(count).to.equal(2);
    one(waits!, '.tiles input').click();
    one(awards!, '.awards input').click();
    expect(count).to.equal(4);
  });
});
