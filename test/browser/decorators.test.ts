import { expect, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { fixture } from './helpers.js';

@customElement('decorated-element')
class Decorated extends LitElement {
  @property() word = 'before';

  override render() {
    return this.word;
  }
}

/** With [[Define]] semantics for class fields this also compiles, but nothing ever re-renders. */
describe('decorators in the browser tests', () => {
  it('react to a changed property as they do in the build', async () => {
    const element = await fixture<Decorated>(html`<decorated-element></decorated-element>`);
    expect(element.shadowRoot!.textContent).to.equal('before');
    element.word = 'after';
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.equal('after');
  });
});
