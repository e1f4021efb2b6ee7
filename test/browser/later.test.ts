/** The main module contains four elements; the others load when a page uses them. */
import { aTimeout, expect, html } from '@open-wc/testing';
import { fixture, until } from './helpers.js';

describe('the file with everything in it', () => {
  it('defines elements on first use, in the document or in a shadow root passed to discover()', async () => {
    const file = '/dist/cdn/mahjong-elements.all.js';
    const { discover } = (await import(file)) as { discover: (root: ShadowRoot) => void };
    expect(customElements.get('mj-hand')).to.not.equal(undefined);
    expect(customElements.get('mj-value')).to.equal(undefined);
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<mj-value hand="[RRRR]" partial></mj-value>';
    await aTimeout(30);
    expect(customElements.get('mj-value')).to.equal(undefined);
    discover(root);
    await until(() => root.querySelector('mj-value')!.shadowRoot?.textContent === '64');
    const value = await fixture<HTMLElement>(html`<mj-value rule="all-flowers" profile="british"></mj-value>`);
    await until(() => value.shadowRoot?.textContent === '2 doubles');
  });
});
