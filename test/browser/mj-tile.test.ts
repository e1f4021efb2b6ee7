import { describeRendered, fixture } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import { set } from './helpers.js';
import { tiles } from '../../src/core/index.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-tile.js';
import { facesFile } from '../../src/elements/shared-assets.js';
import type { MjTile } from '../../src/elements/mj-tile/mj-tile.js';

const face = (tile: MjTile): string =>
  [...tile.shadowRoot!.querySelectorAll('path')]
    .map((path) => `${path.getAttribute('class')} ${path.getAttribute('d')}`)
    .join();

describeRendered('<mj-tile>', () => {
  it('draws a different face for each of the 42 tiles', async () => {
    const seen = new Set<string>();
    for (const tile of tiles) {
      const element = await fixture<MjTile>(html`<mj-tile tile=${tile}></mj-tile>`);
      const ink = face(element);
      expect(ink, tile).to.match(/^(red|green|blue) M/);
      expect(seen.has(ink), tile).to.equal(false);
      seen.add(ink);
      const { width, height } = element.shadowRoot!.querySelector('svg')!.getBoundingClientRect();
      expect(width).to.be.greaterThan(20);
      expect(height).to.be.greaterThan(width);
    }
  });

  it('uses only green for the tiles of an all-green hand', async () => {
    for (const tile of ['2b', '3b', '4b', '6b', '8b', 'G']) {
      const element = await fixture<MjTile>(html`<mj-tile tile=${tile}></mj-tile>`);
      for (const path of element.shadowRoot!.querySelectorAll('path'))
        expect(path.getAttribute('class')).to.equal('green');
    }
  });

  it('shows its back without revealing the tile', async () => {
    const element = await fixture<MjTile>(html`<mj-tile tile="5b" face-down indices></mj-tile>`);
    const five = await fixture<MjTile>(html`<mj-tile tile="5b"></mj-tile>`);
    expect(face(element)).not.to.equal(face(five));
    expect(element.shadowRoot!.querySelectorAll('[part~="face-down"]')).to.have.length(1);
    expect(element.shadowRoot!.textContent).not.to.contain('5b');
  });

  it('has the same colors if a server took its face from the shared file', async () => {
    const file = new DOMParser().parseFromString(facesFile(), 'image/svg+xml');
    for (const name of ['back', '7c', 'R']) {
      const element = await fixture<MjTile>(html`
        <mj-tile tile=${name === 'back' ? '5b' : name} ?face-down=${name === 'back'}></mj-tile>
      `);
      const svg = element.shadowRoot!.querySelector('svg')!;
      const inks = (): string[] => [...svg.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);
      const own = inks();
      svg.replaceChildren(...[...file.getElementById(name)!.children].map((path) => document.importNode(path)));
      expect(inks(), name).to.deep.equal(own);
      expect(inks(), name).not.to.include('rgb(0, 0, 0)');
    }
  });

  it('overlaps nothing when it is sideways', async () => {
    const element = await fixture<MjTile>(html`<mj-tile tile="9c" sideways></mj-tile>`);
    const { width, height } = element.shadowRoot!.querySelector('[part~="sideways"]')!.getBoundingClientRect();
    expect(width).to.be.greaterThan(height);
  });

  it('has an index on request', async () => {
    const element = await fixture<MjTile>(html`<mj-tile tile="9c"></mj-tile>`);
    expect(element.shadowRoot!.querySelector('[part="index"]')).to.equal(null);
    await set(element, { indices: true });
    expect(element.shadowRoot!.querySelector('[part="index"]')!.textContent).to.equal('9c');
  });

  it('scales with its size', async () => {
    const element = await fixture<MjTile>(html`<mj-tile tile="R"></mj-tile>`);
    element.style.setProperty('--mj-tile-width', '100px');
    const { width } = element.shadowRoot!.querySelector('[part~="tile"]')!.getBoundingClientRect();
    expect(width).to.be.closeTo(92.5, 1);
  });

  it('reports an invalid tile, keeps the text inside, and recovers', async () => {
    const errors: Error[] = [];
    const element = await fixture<MjTile>(html`
      <mj-tile tile="<b>5x</b>" @mj-error=${(event: HTMLElementEventMap['mj-error']) => errors.push(event.error)}>
        five
      </mj-tile>
    `);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part="message"]')!.textContent).to.contain('<b>5x</b>');
    expect(element.shadowRoot!.querySelector('b')).to.equal(null);
    expect(element.shadowRoot!.querySelectorAll('slot')).to.have.length(1);
    expect(errors).to.have.length(1);
    await set(element, { tile: '5b' });
    expect(element.error).to.equal(null);
    expect(element.shadowRoot!.querySelectorAll('svg')).to.have.length(1);
  });

  it('reads a tile as a hand does', async () => {
    for (const [written, tile] of [
      ['5B', '5b'],
      ['５ｂ', '5b'],
      ['🀄\uFE0F', 'R'],
      ['🀥', '3f'],
      ['？', '?'],
    ]) {
      const [element, plain] = [written!, tile!].map((one) => fixture<MjTile>(html`<mj-tile tile=${one}></mj-tile>`));
      expect(face(await element!), written).to.equal(face(await plain!));
      expect((await element!).error, written).to.equal(null);
    }
    for (const written of ['55', 'e', '🀄🀄', '🀪'])
      expect((await fixture<MjTile>(html`<mj-tile tile=${written}></mj-tile>`)).error, written).not.to.equal(null);
  });

  it('is accessible', async () => {
    const element = await fixture<MjTile>(html`<mj-tile tile="9d"></mj-tile>`);
    await expect(element).to.be.accessible();
  });
});
