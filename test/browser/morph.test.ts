/** Pages that are morphed: the libraries change a page to new markup and keep the elements that stay. */
import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import morphPlugin from '@alpinejs/morph';
import { morphElements, session } from '@hotwired/turbo';
import alpine from 'alpinejs';
import htmx from 'htmx.org';
import { Idiomorph } from 'idiomorph';
import morphdom from 'morphdom';
import '../../src/index.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import { failOnUncaughtErrors, field, loaded, onlyInChromium, one, settled, until } from './helpers.js';
import type { MjHand } from '../../src/index.js';

onlyInChromium();
failOnUncaughtErrors();
session.drive = false;
alpine.plugin(morphPlugin);

/** An element with this markup, in no document. */
function parsed(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild!;
}

const libraries: Record<string, (from: Element, to: string) => unknown> = {
  Idiomorph: (from, to) => Idiomorph.morph(from, to),
  morphdom: (from, to) => (morphdom as unknown as (from: Element, to: string) => Node)(from, to),
  'Alpine’s morph': (from, to) => alpine.morph(from, to),
  // As Livewire calls it: with a clone of the markup, and keys of its own.
  'Livewire’s morph': (from, to) =>
    (alpine.morph as unknown as (from: Element, to: Element, options: object) => unknown)(from, parsed(to), {
      key: (element: Element) => element.getAttribute?.('wire:key') ?? element.id,
      lookahead: false,
    }),
  // Its types name an export that the module doesn’t have.
  htmx: (sourceElement, text) =>
    (htmx as unknown as { swap(context: object): Promise<void> }).swap({
      sourceElement,
      target: sourceElement,
      text,
      swap: 'outerMorph',
    }),
  'Turbo’s morph': (from, to) => morphElements(from, parsed(to)),
};

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const seats = ['(EEE) 123b 456b 99d 78d +9d', '(SSS) 123b', '(WWW) 123b', '(NNN) 123b'];
const MARKUP = `<main>
  <mj-hand id="captioned">${HAND}<figcaption>The pair.</figcaption></mj-hand>
  <mj-hand id="edited" editable></mj-hand>
  <mj-hand id="named">${HAND}</mj-hand>
  <p id="line">A hand <mj-hand>123b</mj-hand> in a line.</p>
  <mj-exercise id="exercise"><mj-hand>${HAND}</mj-hand></mj-exercise>
  <mj-score-breakdown id="breakdown"><mj-hand>${HAND}</mj-hand></mj-score-breakdown>
  <mj-settlement id="settlement">${seats.map((hand) => `<mj-hand partial>${hand}</mj-hand>`).join('')}</mj-settlement>
</main>`;

let page: HTMLElement;
const byId = <Found extends Element = MjHand>(id: string): Found => page.querySelector<Found>(`#${id}`)!;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => page.remove());

async function put(markup: string): Promise<void> {
  page.setHTMLUnsafe(markup);
  await until(() => !page.querySelector(':not(:defined)'));
  await settled(page);
}

/** What morphing may change: boxes, and where the page’s nodes are shown. */
const shown = (): string[] =>
  [...page.querySelectorAll<HTMLElement>('main *')].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return `${each.localName} ${Math.round(width)} ${Math.round(height)} ${each.assignedSlot?.name ?? '-'}`;
  });

/** Attributes and templates that a server writes for elements that are not defined yet. */
const marks = (): string[] => [
  ...[...page.querySelectorAll('mj-hand, mj-score-breakdown, mj-settlement, mj-exercise')].flatMap((each) =>
    each.getAttributeNames().filter((name) => /hydrate|role|aria/.test(name)),
  ),
  ...[...page.querySelectorAll('template')].map(({ localName }) => localName),
];

const fromServer = (): Promise<string> =>
  executeServerCommand<string, object>('render-page', { html: MARKUP, lang: '' });

for (const [name, morph] of Object.entries(libraries))
  describe(`a page changed by ${name}`, () => {
    const change = async (to: string): Promise<void> => {
      await morph(page.querySelector('main')!, to);
      await settled(page);
    };

    it('stays as it is with the same markup', async () => {
      await put(MARKUP);
      const edited = await loaded(byId('edited'));
      field(edited).focus();
      await sendKeys({ type: '(RRR) 123b' });
      one<HTMLInputElement>(byId('exercise'), '.field input').focus();
      await sendKeys({ type: '30' });
      const before = shown();
      const events: string[] = [];
      for (const type of ['mj-score', 'mj-settlement', 'input', 'change'])
        page.addEventListener(type, () => events.push(type));
      await change(MARKUP);
      expect(shown()).to.deep.equal(before);
      expect(byId('captioned').querySelector('figcaption')!.assignedSlot!.name).to.equal('caption');
      expect(edited.value).to.equal('(RRR) 123b');
      expect(one<HTMLInputElement>(byId('exercise'), '.field input').value).to.equal('30');
      expect(events).to.deep.equal([]);
    });

    it('names its hands as they are, whether their markup is rendered by a server or not', async () => {
      const rendered = await fromServer();
      expect(rendered).to.contain('hydrate-digest').and.contain('aria-label');
      for (const [from, to] of [
        [rendered, rendered],
        [rendered, MARKUP],
        [MARKUP, rendered],
      ] as const) {
        await put(from);
        await loaded(byId('edited'));
        const before = shown();
        await change(to);
        expect(marks()).to.deep.equal([]);
        expect(shown()).to.deep.equal(before);
      }
    });
  });
