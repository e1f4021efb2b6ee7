import { aTimeout, expect, html } from '@open-wc/testing';
import { fixture, until } from './helpers.js';
import { discover } from '../../src/autoload.js';
import { coming } from '../../src/elements/coming.js';

const isDefined = (tag: string): boolean => Boolean(customElements.get(tag));

describe('autoload.js', () => {
  it('defines elements when a page first uses them, and no others', async () => {
    await aTimeout(50);
    expect(['mj-tile', 'mj-hand', 'mj-score-breakdown', 'mj-settlement', 'mj-value'].filter(isDefined)).to.deep.equal(
      [],
    );
    const tile = await fixture<HTMLElement>(html`<mj-tile tile="5b"></mj-tile>`);
    await until(() => isDefined('mj-tile'));
    await until(() => Boolean(tile.shadowRoot?.querySelector('svg')));
    expect(isDefined('mj-hand')).to.equal(false);
    await fixture(html`
      <section>
        <p><mj-hand>123b</mj-hand></p>
      </section>
    `);
    await until(() => isDefined('mj-hand'));
    expect(['mj-score-breakdown', 'mj-value'].filter(isDefined)).to.deep.equal([]);
    await fixture(html`<mj-value rule="flower"></mj-value>`);
    await until(() => isDefined('mj-value'));
  });

  it('looks past elements that hide properties of the document or of a form', async () => {
    const around = await fixture<HTMLElement>(html`<div></div>`);
    const errors: string[] = [];
    const hear = ({ message }: ErrorEvent): unknown => errors.push(message);
    window.addEventListener('error', hear);
    const names = ['querySelectorAll', 'localName', 'nodeType', 'matches'];
    around.innerHTML = names.map((name) => `<form><input name="${name}"><mj-tile></mj-tile></form>`).join('');
    around.append(Object.assign(document.createElement('img'), { name: 'querySelectorAll' }));
    await aTimeout(0);
    expect(() => discover(document)).not.to.throw();
    expect(() => discover(around.querySelector('form')!)).not.to.throw();
    around.replaceChildren();
    window.removeEventListener('error', hear);
    expect(errors).to.deep.equal([]);
  });

  it('watches a shadow root that is passed in', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<mj-score-breakdown></mj-score-breakdown>';
    await aTimeout(50);
    expect(isDefined('mj-score-breakdown')).to.equal(false);
    discover(root);
    discover(root);
    await until(() => isDefined('mj-score-breakdown'));
    root.append(document.createElement('mj-settlement'));
    await until(() => isDefined('mj-settlement'));
  });

  // Otherwise, Firefox would restore what was entered in one control to another.
  it('defines form controls in the same order, whichever arrives first', async () => {
    await aTimeout(0);
    const arrived: (() => void)[] = [];
    for (const tag of ['mj-hand', 'mj-rules']) coming.set(tag, new Promise<void>((resolve) => arrived.push(resolve)));
    await Promise.all([import('../../src/mj-game.js'), import('../../src/mj-doubles.js')]);
    expect(['mj-game', 'mj-doubles'].filter(isDefined)).to.deep.equal(['mj-doubles']);
    arrived[0]!();
    await aTimeout(0);
    expect(isDefined('mj-game')).to.equal(false);
    arrived[1]!();
    await until(() => isDefined('mj-game'));
    coming.clear();
  });
});
