/**
 * Tests that apply to elements rendered in the browser and on a server. Import this module before all others, because Lit
 * checks for hydration support only once, when it loads.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { nothing, type TemplateResult } from 'lit';
import { isComplete } from '../rounds.js';
import { fixture as fixtureOnPage, rendered } from './helpers.js';

let isServed = false;

/**
 * A group of tests that runs twice: on elements rendered on the page, and on those hydrated from a server. Of the latter, only
 * the first test of each group runs, unless MJ_ROUNDS asks for everything; hydration itself has its own tests.
 */
export function describeRendered(title: string, body: () => void): void {
  describe(title, body);
  const served = describe(`${title} (from a server)`, () => {
    before(() => {
      isServed = true;
    });
    after(() => {
      isServed = false;
    });
    body();
  });
  if (!isComplete) keepFirst(served);
}

/** Leaves out all tests but the first one in a group, and in each group inside it. */
function keepFirst(group: Mocha.Suite): void {
  group.tests.length = Math.min(group.tests.length, 1);
  group.suites.forEach(keepFirst);
}

/** Whether the fixtures of this test come from a server. */
export const isFromServer = (): boolean => isServed;

/**
 * Puts a template on the page, directly or server-rendered, and waits until it is complete. Listeners hear from the
 * start; properties, which HTML has not, come after hydration.
 */
export async function fixture<Found extends Element = Element>(template: TemplateResult): Promise<Found> {
  if (!isServed) return fixtureOnPage<Found>(template);
  const bound: Bound[] = [];
  const markup = markupOf(template, bound);
  const container = await fixtureOnPage(html`<div></div>`);
  const properties: (() => void)[] = [];
  await fill(container, markup, () =>
    bound.forEach(({ kind, name, value }, place) => {
      const element = container.querySelector(`[data-bound-${place}]`)!;
      element.removeAttribute(`data-bound-${place}`);
      if (kind === '@') element.addEventListener(name, value as EventListener);
      else properties.push(() => Reflect.set(element, name, value));
    }),
  );
  for (const set of properties) set();
  await updated(container);
  return container.firstElementChild as Found;
}

/** Replaces the content of an element on the page, directly or server-rendered. */
export async function place(container: Element | ShadowRoot, markup: string): Promise<void> {
  if (isServed) await fill(container, markup);
  else {
    container.innerHTML = markup;
    await updated(container);
  }
}

async function fill(container: Element | ShadowRoot, markup: string, beforeHydration = () => {}): Promise<void> {
  const around = container instanceof ShadowRoot ? container.host : container;
  const lang = around.closest('[lang]')?.getAttribute('lang') ?? '';
  const served = await executeServerCommand<string, { html: string; lang: string }>('render-page', {
    html: markup,
    lang,
  });
  const said: unknown[] = [];
  const { warn, error } = console;
  console.warn = console.error = (...words: unknown[]) => said.push(words.join(' '));
  try {
    (container as ParentNode & { setHTMLUnsafe(markup: string): void }).setHTMLUnsafe(served);
    const nodes = within(container).flatMap((element) => {
      // Editable hands are replaced by their editor.
      if (!element.shadowRoot || element.matches('mj-hand[editable]')) return [];
      expect(element.shadowRoot.childElementCount).to.be.greaterThan(0);
      return within(element.shadowRoot);
    });
    beforeHydration();
    await updated(container);
    expect(container.querySelector('[hydrate-digest]')).to.equal(null);
    expect(nodes.filter((node) => !node.isConnected)).to.deep.equal([], 'what the server rendered stays');
  } finally {
    Object.assign(console, { warn, error });
  }
  expect(said).to.deep.equal([]);
}

const within = (root: ParentNode): Element[] => [...root.querySelectorAll('*')];

async function updated(container: ParentNode): Promise<void> {
  await nextFrame();
  await rendered(container);
}

interface Bound {
  kind: string;
  name: string;
  value: unknown;
}

const escaped = (text: unknown): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A template as HTML. Bindings that HTML cannot express are set aside. */
function markupOf(content: unknown, bound: Bound[]): string {
  if (Array.isArray(content)) return content.map((one) => markupOf(one, bound)).join('');
  if (content === undefined || content === null || content === nothing) return '';
  if (!(content instanceof Object && 'strings' in content)) return escaped(content);
  const { strings, values } = content as TemplateResult;
  let markup = strings[0]!;
  values.forEach((value, place) => {
    const [binding = '', kind, name = ''] = /\s([.@?])([\w-]+)=$/.exec(markup) ?? [];
    if (kind) {
      markup = markup.slice(0, -binding.length);
      if (kind !== '?') markup += ` data-bound-${bound.push({ kind, name, value }) - 1}`;
      else if (value) markup += ` ${name}`;
    } else if (markup.endsWith('=')) markup += `"${escaped(value)}"`;
    else markup += markupOf(value, bound);
    markup += strings[place + 1]!;
  });
  return markup;
}
