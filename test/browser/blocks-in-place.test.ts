/** Code blocks on pages that go on changing: taken over, morphed, copied, edited. */
import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { blockOf, emptyPage, HAND, removePage, seen, watch } from './blocks-page.js';
import { until } from './helpers.js';
import '../../src/autoload.js';

let page: HTMLElement;

beforeEach(() => (page = emptyPage()));
afterEach(removePage);

describe('blocks in a page that a framework takes over', () => {
  it('wait for an island of Astro', async () => {
    page.innerHTML = `<astro-island ssr><p>A</p>${blockOf(HAND)}</astro-island>${blockOf('(WWW)')}`;
    const { elements } = watch();
    await aTimeout(120);
    expect(elements).to.have.length(1);
    page.querySelector('astro-island')!.removeAttribute('ssr');
    await until(() => elements.length === 2);
  });

  it('wait a while for a framework that leaves no marks', async () => {
    const frame = document.createElement('iframe');
    frame.src = new URL('../pages/unknown-framework.html', import.meta.url).href;
    page.append(frame);
    const { order, late } = await until(
      () => (frame.contentWindow as { upgraded?: { order: string[]; late: number } } | null)?.upgraded,
    );
    expect(order).to.deep.equal(['outside', 'inside']);
    expect(late).to.be.greaterThan(1900);
  });

  it('no longer wait once they are not watched', async () => {
    page.innerHTML = `<astro-island ssr>${blockOf(HAND)}</astro-island>`;
    watch().stop();
    page.querySelector('astro-island')!.removeAttribute('ssr');
    await aTimeout(150);
    expect(page.querySelector('mj-hand')).to.equal(null);
  });
});

describe('blocks in a page that changes', () => {
  it('come back when the page is morphed to what the server wrote', async () => {
    page.innerHTML = `<p>A</p>${blockOf(HAND, 'example')}<p>B</p>`;
    watch();
    const [pre, hand] = [page.querySelector('pre')!, page.querySelector('mj-hand')!];
    expect(hand.id).to.equal('example');
    hand.remove();
    pre.removeAttribute('style');
    pre.id = 'example';
    await until(() => seen() === `A<mj-hand ${HAND}>B`);
    expect(page.querySelectorAll('#example')).to.have.length(1);
    expect(page.querySelector('#example')).to.equal(hand);
  });

  it('are upgraded again in a copy of the page, without the old elements', async () => {
    page.innerHTML = `<p>A</p>${blockOf(HAND, 'example')}${blockOf('seet: south')}<p>B</p>`;
    watch().stop();
    const before = seen();
    expect(page.querySelectorAll('.mj-block-error')).to.have.length(1);
    const copy = page.cloneNode(true) as HTMLElement;
    page.replaceChildren(...copy.childNodes);
    watch();
    expect(seen()).to.equal(before);
    expect(page.querySelectorAll('mj-hand, .mj-block-error')).to.have.length(2);
    expect(page.querySelector('#example')!.localName).to.equal('mj-hand');
  });

  it('take their elements with them', async () => {
    page.innerHTML = `<ul><li>${blockOf(HAND)}</li><li></li></ul>${blockOf('seet: south')}`;
    watch();
    const [from, to] = page.querySelectorAll('li');
    to!.append(page.querySelector('pre')!);
    await until(() => to!.querySelector('mj-hand'));
    expect(from!.childElementCount).to.equal(0);
    page.lastElementChild!.previousElementSibling!.remove();
    await until(() => !page.querySelector('.mj-block-error'));
    to!.firstElementChild!.remove();
    await until(() => !page.querySelector('mj-hand'));
  });

  it('get back their own style and id when they are taken out', async () => {
    page.innerHTML = blockOf(HAND, 'example');
    const pre = page.querySelector('pre')!;
    pre.style.display = 'grid';
    watch();
    expect(getComputedStyle(pre).display).to.equal('none');
    pre.remove();
    await until(() => pre.style.display === 'grid');
    expect(pre.id).to.equal('example');
  });

  it('are shown where the page shows them, such as in tabs', async () => {
    page.innerHTML = `<style>.tabs > pre { display: none } .tabs > .active { display: block }</style><div class="tabs">${blockOf(HAND)}${blockOf('(WWW)')}</div>`;
    const [first, second] = page.querySelectorAll('pre');
    second!.className = 'active';
    watch();
    expect(seen()).to.equal('<mj-hand (WWW)>');
    first!.className = 'active';
    second!.className = '';
    await until(() => seen() === `<mj-hand ${HAND}>`);
  });

  it('are found again when a highlighter wraps them or writes them anew', async () => {
    page.innerHTML = blockOf(HAND);
    watch();
    const pre = page.querySelector('pre')!;
    const around = document.createElement('div');
    around.className = 'code-toolbar';
    pre.before(around);
    around.append(pre);
    around.insertAdjacentHTML(
      'beforeend',
      '<div class="toolbar"><div class="toolbar-item"><button>Copy</button></div></div>',
    );
    await until(() => seen() === `<mj-hand ${HAND}>`);
    pre.innerHTML = `<code class="language-mahjong"><span class="token">${HAND}</span></code>`;
    await nextFrame();
    expect(seen()).to.equal(`<mj-hand ${HAND}>`);
    expect(page.querySelectorAll('mj-hand')).to.have.length(1);
  });

  it('stay blocks if a script removes each element', async () => {
    page.innerHTML = blockOf(HAND);
    let removed = 0;
    const other = new MutationObserver(() => {
      const hand = page.querySelector('mj-hand');
      if (hand) removed++;
      hand?.remove();
    });
    other.observe(page, { childList: true });
    watch();
    await aTimeout(100);
    expect(seen()).to.equal(HAND);
    expect(removed).to.be.lessThan(50);
    other.disconnect();
  });

  it('let the page go on if a script writes the block anew each time', async () => {
    page.innerHTML = blockOf(HAND);
    let written = 0;
    const other = new MutationObserver(() => {
      if (!page.querySelector('mj-hand')) return;
      written++;
      page.innerHTML = blockOf(HAND);
    });
    other.observe(page, { childList: true });
    watch();
    for (let turn = 0; turn < 5; turn++) await aTimeout(10);
    expect(written).to.be.lessThan(1000);
    other.disconnect();
  });
});
