import { expect } from '@open-wc/testing';
import { a11ySnapshot } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../src/mj-hand.js';
import '../../src/mj-claims.js';
import '../../src/mj-doubles.js';
import '../../src/mj-rules.js';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-settlement.js';
import '../../src/mj-tile.js';
import '../../src/mj-value.js';
import '../../src/mj-wall.js';
import type { MjElement } from '../../src/elements/base/mj-element.js';
import { all, fixture, inChromium, settled, until, words } from './helpers.js';

/** The parts of axe that find roles and names, which are the same in every browser. */
interface Axe {
  setup(node: Element): VirtualNode;
  teardown(): void;
  commons: {
    aria: { getRole(node: VirtualNode): string | null };
    text: { accessibleTextVirtual(node: VirtualNode): string };
    dom: { isVisibleToScreenReaders(node: VirtualNode): boolean };
  };
}

interface VirtualNode {
  actualNode: Node;
  children: VirtualNode[];
  props: { nodeType: number; nodeValue: string };
}

const HAND = '(RRR) 123b 99d';
const SENTENCE = 'Pung of red dragons, exposed; 1 2 3 of bamboo; 9 9 of circles.';

/** Passes the roles and names of hosts to axe, which has no access to their internals. */
function showInternals(around: Element): void {
  const hosts = [...around.querySelectorAll<MjElement>(':defined')].filter((element) => 'internals' in element);
  Object.assign(globalThis, {
    _elementInternals: new Map(hosts.map((host) => [host, (host as unknown as { internals: unknown }).internals])),
  });
}

/** What a screen reader meets, in order: text, and role and name of what has both. A picture hides what is in it. */
async function stops(around: Element): Promise<string[]> {
  await import('axe-core');
  const { axe } = globalThis as unknown as { axe: Axe };
  showInternals(around);
  const { aria, text, dom } = axe.commons;
  const found: string[] = [];
  const visit = (node: VirtualNode): void => {
    if (node.props.nodeType === Node.TEXT_NODE) {
      const words = node.props.nodeValue.replace(/\s+/g, ' ').trim();
      if (words) found.push(words);
      return;
    }
    if (!dom.isVisibleToScreenReaders(node)) return;
    const role = aria.getRole(node);
    const name = role && /^(?:img|group|button|table|list)$/.test(role) ? text.accessibleTextVirtual(node) : '';
    if (name) found.push(`${role}: ${name}`);
    if (role !== 'img' && role !== 'button') node.children.forEach(visit);
  };
  try {
    visit(axe.setup(around));
  } finally {
    axe.teardown();
  }
  return found;
}

/** The names that Chromium itself finds. */
async function namesInChromium(): Promise<string[]> {
  interface Node {
    name: string;
    children?: Node[];
  }
  const flat = ({ name, children = [] }: Node): string[] => [name, ...children.flatMap(flat)];
  return flat((await a11ySnapshot({})) as unknown as Node);
}

describe('what screen readers meet', () => {
  const sentence = () =>
    fixture(html`
      <p>
        Plain
        <mj-hand>${HAND}</mj-hand>
        after it.
      </p>
    `);

  it('is one picture for a hand in a sentence', async () => {
    expect(await stops(await sentence())).to.deep.equal(['Plain', `img: ${SENTENCE}`, 'after it.']);
  });

  inChromium('is that in the browser’s own tree, too', async () => {
    await sentence();
    const names = await namesInChromium();
    expect(names).to.include(SENTENCE);
    expect(names).not.to.include('red dragon');
  });

  it('is the tiles of a hand that was activated, until it is activated again', async () => {
    const page = await sentence();
    const hand = page.querySelector('mj-hand')!;
    for (const times of [1, 2]) {
      hand.click();
      await settled(page);
      if (times === 2) break;
      const found = await stops(page);
      expect(found.slice(0, 4)).to.deep.equal(['Plain', `group: ${SENTENCE}`, 'img: red dragon', 'img: red dragon']);
      expect(found).to.have.length(11);
    }
    expect(await stops(page)).to.have.length(3);
  });

  it('is the tiles of an activated hand also in a frame and in a closed shadow root', async () => {
    const page = await fixture(
      html`<div><mj-hand hand="RR"><figcaption>A pair</figcaption></mj-hand><iframe></iframe><p></p></div>`,
    );
    const hand = page.querySelector('mj-hand')!;
    const closed = page.querySelector('p')!.attachShadow({ mode: 'closed' });
    const inner = closed.appendChild(document.createElement('p')).attachShadow({ mode: 'open' });
    for (const place of [page.querySelector('iframe')!.contentDocument!.body, closed, inner, page])
      for (const role of ['group', 'img']) {
        place.append(hand);
        await settled(hand);
        hand.shadowRoot!.querySelector<HTMLElement>('[part~=tile]')!.click();
        await settled(hand);
        expect(hand.shadowRoot!.querySelector('[role]')!.role).to.equal(role);
      }
  });

  it('is a picture and what is below it, for a hand with a caption, its situation or a message', async () => {
    const page = await fixture(html`
      <div>
        <mj-hand>
          ${HAND}
          <figcaption>A good start</figcaption>
        </mj-hand>
        <mj-hand situation seat="south">${HAND}</mj-hand>
        <mj-hand seat="suoth">${HAND}</mj-hand>
        <mj-hand highlight="9d">${HAND}</mj-hand>
        <mj-hand aria-label="My hand">${HAND}</mj-hand>
      </div>
    `);
    await until(() => page.querySelector('[situation]')!.shadowRoot!.querySelector('[part~="situation"]'));
    await settled(page);
    const found = await stops(page);
    expect(found.slice(0, 2)).to.deep.equal([`img: ${SENTENCE}`, 'A good start']);
    expect(found.filter((one) => one.startsWith('img: '))).to.deep.equal([
      `img: ${SENTENCE}`,
      `img: ${SENTENCE}`,
      `img: ${SENTENCE}`,
      `img: ${SENTENCE} 9 of circles, highlighted`,
      'img: My hand',
    ]);
    expect(found.join()).to.contain('South seat').and.contain('suoth');
  });

  it('is the result of a settlement in one sentence, before seats and payments', async () => {
    const page = await fixture(html`
      <div><mj-settlement scores="east 0; south 30; west 0; north 0" winner="south"></mj-settlement></div>
    `);
    const found = await stops(page);
    expect(found.slice(0, 3)).to.deep.equal([
      'group: Who pays whom',
      'South wins with 30: East −60, South +120, West −30 and North −30.',
      'East',
    ]);
  });

  it('is a running sum below the name of its column, which readers say with it', async () => {
    const page = await fixture(html`
      <div><mj-score-breakdown><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown></div>
    `);
    const heads = all(page.querySelector('mj-score-breakdown')!, 'table [scope="col"]');
    expect(heads.map(words)).to.deep.equal(['Award', 'Worth', 'So far']);
    expect(await stops(page))
      .to.include('24')
      .and.not.to.include('So far: 24');
  });

  it('is what a value shows', async () => {
    const page = await fixture(html`
      <div>
        <p>
          a hand of
          <mj-hand id="shown">(RRR) 123b 456b 99d 78d +9d</mj-hand>
        </p>
        <p>
          worth
          <mj-value for="shown">much</mj-value>
          .
        </p>
      </div>
    `);
    await settled(page);
    const value = page.querySelector('mj-value')!;
    const shown = value.shadowRoot!.querySelector('.heard, span')?.textContent ?? value.shadowRoot!.textContent;
    expect((await stops(page)).slice(2)).to.deep.equal(['worth', shown!.trim(), '.']);
    expect(shown!.trim()).to.match(/^\d+$/);
  });
});

describe('live regions', () => {
  for (const [name, markup, control] of [
    ['a wall', '<mj-wall dice="3 4, 5 2"></mj-wall>', '.steps button'],
    ['a search for rules', '<mj-rules differences compare="british" sections="points"></mj-rules>', 'input'],
  ] as const)
    it(`of ${name} do not speak before its controls are focused or touched`, async () => {
      const element = await fixture<HTMLElement>(markup);
      await until(() => element.shadowRoot!.querySelector(control));
      const region = element.shadowRoot!.querySelector<HTMLElement>('[aria-live]')!;
      expect(region.textContent!.trim()).not.to.equal('');
      expect(region.ariaLive).to.equal('off');
      element.shadowRoot!.querySelector<HTMLElement>(control)!.focus();
      expect(region.ariaLive).to.equal('polite');
    });

  it('is nothing in a picture but its name: readers with Firefox would go into it', async () => {
    const page = await fixture(html`
      <div>
        <mj-tile tile="5b"></mj-tile>
        <mj-hand indices>${HAND}</mj-hand>
        <mj-hand situation seat="south">${HAND}</mj-hand>
        <mj-claims discard="5b" from="south"><mj-hand seat="west">46b 55d 123c 99c RRR 5b</mj-hand></mj-claims>
        <mj-doubles points="26" doubles="5" limit="500"></mj-doubles>
        <mj-wall dice="3 4, 5 2"></mj-wall>
        <mj-wall dice="3 4, 5 2" tiles="108"></mj-wall>
      </div>
    `);
    await settled(page);
    const every = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? every(one.shadowRoot) : [])]);
    const pictures = every(page).filter(
      (one) => one.role === 'img' || (one as unknown as { internals?: ElementInternals }).internals?.role === 'img',
    );
    expect(pictures.length).to.be.greaterThan(10);
    for (const picture of pictures)
      for (const one of every(picture.shadowRoot ?? picture))
        if (!/^(?:style|slot|rect)$/.test(one.localName))
          expect(one.closest('[aria-hidden="true"]'), `${picture.localName}: ${one.outerHTML}`).to.not.equal(null);
  });
});
