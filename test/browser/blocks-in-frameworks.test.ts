/** Code blocks on pages of React and Vue, from before they are hydrated. */
import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { createElement as h, Fragment, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createSSRApp, createStaticVNode, h as v, nextTick, reactive, type Component } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';
import { blockOf, emptyPage, HAND, removePage, seen, watch } from './blocks-page.js';
import { until } from './helpers.js';
import '../../src/autoload.js';

let page: HTMLElement;
let said: string[];
const { error, warn } = console;

beforeEach(() => {
  page = emptyPage();
  said = [];
  console.error = (...all) => void said.push(all.join(' '));
  console.warn = (...all) => void said.push(all.join(' '));
});

afterEach(() => {
  Object.assign(console, { error, warn });
  removePage();
});

describe('blocks in React', () => {
  const Code = ({ text }: { text: string }): ReactNode =>
    h('pre', null, h('code', { className: 'language-mahjong' }, text));

  const Post = ({ hands }: { hands: Record<string, string> }): ReactNode =>
    h(
      Fragment,
      null,
      h('p', null, 'Before ', h('code', null, 'mj (RRR)'), ' and after.'),
      Object.entries(hands).map(([key, text]) => h(Code, { key, text })),
      h('p', null, 'The end.'),
    );

  /** Puts on the page what a server wrote, with a root as frameworks name it. */
  function written(content: ReactNode, id = '__docusaurus'): HTMLElement {
    const container = document.createElement('div');
    container.id = id;
    container.innerHTML = renderToString(content);
    page.append(container);
    return container;
  }

  let root: Root | undefined;
  afterEach(() => {
    flushSync(() => root?.unmount());
    root = undefined;
  });

  const show = (content: ReactNode): void => flushSync(() => root!.render(content));

  it('wait until they are hydrated, and stay through everything that follows', async () => {
    const container = written(h(Post, { hands: { a: HAND, b: '(WWW)' } }));
    const before = page.innerHTML;
    const { elements } = watch();
    await aTimeout(120);
    expect(page.innerHTML).to.equal(before);
    const faults: unknown[] = [];
    root = hydrateRoot(container, h(Post, { hands: { a: HAND, b: '(WWW)' } }), {
      onRecoverableError: (fault) => faults.push(fault),
    });
    await until(() => elements.length === 3);
    const complete = (...hands: string[]): string =>
      `Before <mj-hand (RRR)> and after.${hands.map((one) => `<mj-hand ${one}>`).join('')}The end.`;
    expect(seen()).to.equal(complete(HAND, '(WWW)'));

    // A block in between, another order, another text, fewer, none.
    const versions: Record<string, string>[] = [
      { a: HAND, c: '(GGG)', b: '(WWW)' },
      { b: '(WWW)', c: '(GGG)', a: HAND },
      { b: '(WWW)', c: '(EEE)', a: HAND },
      { c: '(EEE)' },
      {},
      { d: '(SSS)' },
    ];
    for (const hands of versions) {
      show(h(Post, { hands }));
      await until(() => seen() === complete(...Object.values(hands)), seen());
    }
    show(h('p', null, 'Another page.'));
    await nextFrame();
    expect(seen()).to.equal('Another page.');
    expect(page.querySelectorAll('mj-hand')).to.have.length(0);
    expect(faults).to.deep.equal([]);
    expect(said).to.deep.equal([]);
  });

  it('keep the element while their text changes', async () => {
    const container = page.appendChild(document.createElement('div'));
    root = createRoot(container);
    show(h(Code, { text: HAND }));
    const [hand] = watch().elements;
    show(h(Code, { text: `seat: south\n${HAND} 2f` }));
    await until(() => hand!.getAttribute('seat') === 'south');
    expect(seen()).to.equal(`<mj-hand ${HAND} 2f>`);
    show(h(Code, { text: HAND }));
    await until(() => !hand!.hasAttribute('seat'));
    expect(page.querySelector('mj-hand')).to.equal(hand);
  });

  it('are found in HTML that React does not know', async () => {
    const Html = (): ReactNode => h('div', { dangerouslySetInnerHTML: { __html: `<p>A</p>${blockOf(HAND)}` } });
    const container = written(h(Html), '___gatsby');
    const { elements } = watch();
    await aTimeout(60);
    expect(elements).to.have.length(0);
    root = hydrateRoot(container, h(Html));
    await until(() => elements.length);
    expect(seen()).to.equal(`A<mj-hand ${HAND}>`);
    expect(said).to.deep.equal([]);
  });

  it('wait for a part that is hydrated late', async () => {
    let release = (): void => {};
    const promise = new Promise<void>((resolve) => (release = resolve));
    let isReady = true;
    const Late = (): ReactNode => {
      if (!isReady) throw promise;
      return h('section', null, h(Code, { text: HAND }), h('p', null, 'Late.'));
    };
    const App = (): ReactNode => h('div', null, h(Code, { text: '(WWW)' }), h(Suspense, { fallback: null }, h(Late)));
    const container = written(h(App), '__next');
    isReady = false;
    const { elements } = watch();
    root = hydrateRoot(container, h(App));
    await until(() => elements.length);
    await aTimeout(120);
    expect(seen()).to.equal(`<mj-hand (WWW)>${HAND}Late.`);
    isReady = true;
    release();
    await until(() => elements.length === 2);
    expect(seen()).to.equal(`<mj-hand (WWW)><mj-hand ${HAND}>Late.`);
    expect(said).to.deep.equal([]);
  });

  it('that grow word by word show no mistake while they are unfinished', async () => {
    root = createRoot(page.appendChild(document.createElement('div')));
    const { errors } = watch();
    const text = `show: breakdown\nseat: south\n${HAND}`;
    for (let length = 1; length <= text.length; length++) {
      show(h(Code, { text: text.slice(0, length) }));
      await aTimeout(0);
    }
    const breakdown = await until(() => page.querySelector('mj-score-breakdown'));
    expect(breakdown.textContent).to.equal(HAND);
    expect(errors).to.deep.equal([]);
    show(h(Code, { text: `sea: south\n${HAND}` }));
    await until(() => errors.length);
    expect(page.querySelectorAll('mj-score-breakdown, mj-hand')).to.have.length(0);
    expect(seen()).to.contain(HAND);
  });
});

describe('blocks in Vue', () => {
  const state = reactive({ isShown: true, text: HAND });
  const code = (text: string): ReturnType<typeof v> => v('pre', [v('code', { class: 'language-mahjong' }, text)]);
  /** As a compiler of Markdown writes it: most of a page is one string, of which Vue knows how many nodes it has. */
  const Post: Component = {
    render: () => [
      createStaticVNode(`<p>Before</p>${blockOf(HAND)}<p>Between</p>${blockOf('(WWW)')}<p>After</p>`, 5),
      state.isShown ? code(state.text) : null,
      v('p', 'The end.'),
    ],
  };

  it('wait until they are hydrated, and stay through everything that follows', async () => {
    Object.assign(state, { isShown: true, text: HAND });
    const container = page.appendChild(document.createElement('div'));
    container.id = '__nuxt';
    container.innerHTML = await renderVue(createSSRApp(Post));
    const before = page.innerHTML;
    const { elements } = watch();
    await aTimeout(120);
    expect(page.innerHTML).to.equal(before);
    const app = createSSRApp(Post);
    app.mount(container);
    await until(() => elements.length === 3);
    const complete = (last: string): string => `Before<mj-hand ${HAND}>Between<mj-hand (WWW)>After${last}The end.`;
    expect(seen()).to.equal(complete(`<mj-hand ${HAND}>`));
    state.text = '(EEE)';
    await until(() => seen() === complete('<mj-hand (EEE)>'));
    state.isShown = false;
    await nextTick();
    await until(() => seen() === complete(''));
    state.isShown = true;
    await until(() => seen() === complete('<mj-hand (EEE)>'));
    app.unmount();
    await nextFrame();
    expect(page.querySelectorAll('mj-hand, p')).to.have.length(0);
    expect(said.filter((line) => !/development build|Feature flags/.test(line))).to.deep.equal([]);
  });
});
