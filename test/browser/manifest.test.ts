/** Everything in custom-elements.json is true of the live elements, and vice versa. */
import { aTimeout, expect, html, nextFrame } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import type { MjElement } from '../../src/elements/base/mj-element.js';
import { fixture, onlyInChromium, until } from './helpers.js';
import '../../src/index.js';
import '../../src/mj-game.js';
import '../../src/mj-value.js';
import '../../src/mj-rules.js';
import '../../src/mj-wall.js';
import '../../src/mj-claims.js';
import '../../src/mj-doubles.js';
import '../../src/mj-waits.js';
import '../../src/mj-exercise.js';
import '../../src/mj-incidents.js';

interface Named {
  name: string;
  description?: string;
}
interface Declaration {
  name: string;
  tagName?: string;
  attributes: (Named & { fieldName: string })[];
  members: (Named & { kind: string; static?: boolean })[];
  events: Named[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: Named[];
  cssStates: Named[];
}

const HAND = '(RRR) [2222c] (999d+9d) 45b EE +6b 14f 3s';
const CONCEALED = '11223344556677b 1f';

/** Elements in many states, and user actions on them. */
const situations: Record<string, TemplateResult[]> = {
  'mj-tile': [
    html`
      <mj-tile tile="5b"></mj-tile>
      <mj-tile tile="R" face-down></mj-tile>
      <mj-tile tile="9c" sideways indices></mj-tile>
      <mj-tile tile="nothing"></mj-tile>
    `,
  ],
  'mj-hand': [
    html`
      <mj-hand indices .highlighted=${['E']}>${HAND}</mj-hand>
      <mj-hand spread highlight="SS">
        (123b) 456c 789d EE SS +S
        <figcaption>A pair</figcaption>
      </mj-hand>
      <mj-hand situation>(123b) 456c 789d EE SS +S</mj-hand>
      <mj-hand expect="3">(123b) 456c 789d EE SS +S</mj-hand>
      <mj-hand>(RRR) 12x</mj-hand>
      <mj-hand>123b</mj-hand>
      <p>
        A hand in a sentence:
        <mj-hand>123b</mj-hand>
      </p>
      <mj-hand editable>${HAND}</mj-hand>
      <mj-hand editable>12x</mj-hand>
      <mj-hand editable expect="3">(123b) 456c 789d EE SS +S</mj-hand>
    `,
  ],
  'mj-score-breakdown': [
    html`
      <mj-score-breakdown compare="british european"><mj-hand seat="south">${HAND}</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="british"><mj-hand>(RRR) (GGG) (BBB) EE 45b +6b</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="european"><mj-hand>111222333b 99d EE +E</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="european"><mj-hand>(222b) 345b 678b 99d RR +R</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="family"><mj-hand>(123b) (456b) 789b RR 45b +6b</mj-hand></mj-score-breakdown>
      <mj-score-breakdown limit="30" rules="limit-doubles: 1">
        <mj-hand>(RRR) (GGG) 123b EE 45b +6b</mj-hand>
      </mj-score-breakdown>
      <mj-score-breakdown><mj-hand>${CONCEALED}</mj-hand></mj-score-breakdown>
      <mj-score-breakdown></mj-score-breakdown>
      <mj-hand id="elsewhere">${HAND}</mj-hand>
      <mj-score-breakdown for="elsewhere" rules="limit: 50"></mj-score-breakdown>
      <mj-score-breakdown .score=${{ won: true } as never}></mj-score-breakdown>
      <mj-score-breakdown steps><mj-hand seat="south">${HAND}</mj-hand></mj-score-breakdown>
    `,
  ],
  'mj-value': [
    html`
      <mj-value hand=${HAND} expect="3"></mj-value>
      <mj-value rule="flower"></mj-value>
      <mj-value hand="12x"></mj-value>
    `,
  ],
  'mj-rules': [
    html`
      <mj-rules rules="flower: 8 points" compare="british"></mj-rules>
      <mj-rules editable></mj-rules>
      <mj-rules profile="nobody"></mj-rules>
      <mj-rules profile="millington"></mj-rules>
      <mj-rules view="card"></mj-rules>
    `,
  ],
  'mj-claims': [
    html`
      <mj-claims discard="5b" from="south" precedence timeline>
        <mj-hand seat="west">3467b 111d 999c EEE</mj-hand>
        <mj-hand seat="north">12x</mj-hand>
        <mj-hand seat="east">555b 234c 567c 12d RR</mj-hand>
      </mj-claims>
      <mj-claims discard="5b" from="east"><mj-hand>3467b 111d 999c SSS</mj-hand></mj-claims>
      <mj-claims discard="1f" from="south"></mj-claims>
    `,
  ],
  'mj-doubles': [
    html`
      <mj-doubles points="26" doubles="5" limit="500" model></mj-doubles>
      <mj-doubles points="-1"></mj-doubles>
    `,
  ],
  'mj-waits': [
    html`
      <mj-waits seen="(555c) 9d" unknown="100" draws="5">
        <mj-hand seat="south">(RRR) 456b 99b 22c 345d</mj-hand>
      </mj-waits>
      <mj-waits><mj-hand>(RRR) 123b 456b 99c 344d</mj-hand></mj-waits>
      <mj-waits><mj-hand>1199b 225c 336d RGB</mj-hand></mj-waits>
      <mj-waits draws="many"></mj-waits>
    `,
  ],
  'mj-incidents': [
    html`
      <mj-incidents></mj-incidents>
      <mj-incidents about="dance"></mj-incidents>
      <mj-incidents rules="false-win: 300 to each"></mj-incidents>
    `,
  ],
  'mj-exercise': [
    html`
      <mj-exercise
        seed="b"
        want="kong-of-simples flower; win: self-draw"
        ask="points awards payments"
        count="2"
      ></mj-exercise>
      <mj-exercise seed="k" want="four-kongs" ask="value"></mj-exercise>
      <mj-exercise seed="d" want="pung-of-simples" ask="value"></mj-exercise>
      <mj-exercise ask="waits"><mj-hand>(777c) 2223456b 888d</mj-hand></mj-exercise>
      <mj-exercise guided><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-exercise>
      <mj-exercise><mj-exercise seed="1"></mj-exercise></mj-exercise>
      <mj-exercise want="nothing"></mj-exercise>
    `,
  ],
  'mj-wall': [
    html`
      <mj-wall dice="3 4, 5 2" editable></mj-wall>
      <mj-wall dice="3 4, 5 2" step="count"></mj-wall>
      <mj-wall view="cards" dice="3 4"></mj-wall>
      <mj-wall dice="3 4, 5 2" seed="any text" step="flowers"></mj-wall>
      <mj-wall dice="seven"></mj-wall>
    `,
  ],
  'mj-game': [
    html`
      <mj-game players="Ann, Ben, Cho, Dan" editable>
        Ben 48 from Cho; Ann 8
        <br />
        Cho 20; Ann 8; Ben 4
        <br />
        Cho 20; Ann 8
      </mj-game>
      <mj-game
        players="Ann, Ben, Cho, Dan"
        expect="Ann 3"
        hands=${'Ann 123b 456b 789d EE 12c +3c self-draw\nwashout'}
      ></mj-game>
      <mj-game players="Ann, Ben, Cho, Dan" hands="Bob 3"></mj-game>
      <mj-game players="Ann, Ben, Cho, Dan" rules="limit: lots" hands="Ben 3"></mj-game>
      <mj-game editable></mj-game>
    `,
  ],
  'mj-settlement': [
    html`
      <mj-settlement
        scores="east 20; south 128; west 8; north 4"
        winner="south"
        compare="british"
        editable
      ></mj-settlement>
      <mj-settlement scores="east 20"></mj-settlement>
      <mj-settlement scores="east 20; south 128; west 8; north 4" winner="nobody"></mj-settlement>
      <mj-settlement
        scores="east 20; south 128; west 8; north 4"
        winner="south"
        discarder="east"
        dead="west: foul"
      ></mj-settlement>
      <mj-settlement winner="east">
        <mj-hand seat="east">(123b) 456c 789d EE SS +S</mj-hand>
        <mj-hand seat="south">123b 456c 789d NNW S</mj-hand>
        <mj-hand seat="west">123b 456c 789d WWNG</mj-hand>
        <mj-hand seat="north">123b 456c 789d GGRR</mj-hand>
      </mj-settlement>
    `,
  ],
};

/** Actions in addition to pressing all buttons: a deletion, for example, marks the hands that it changes. */
const deeds: Record<string, (element: LitElement) => Promise<void>> = {
  // A guided count that is answered from the hand.
  'mj-exercise': async (element) => {
    if (!element.hasAttribute('guided')) return;
    const { shadowRoot: root } = element;
    (element as LitElement & { formResetCallback(): void }).formResetCallback();
    await element.updateComplete;
    root!.querySelector<HTMLElement>('button.hint')?.click();
    while (root!.querySelector('.ask')) {
      root!.querySelector<HTMLElement>('.ask .show')!.click();
      await element.updateComplete;
    }
  },
  // A hand that has tiles is cleared.
  'mj-hand': async (element) => {
    const clear = element.shadowRoot!.querySelector<HTMLElement>('.buttons button:last-child');
    (element as LitElement & { value: string }).value ||= '123b';
    await element.updateComplete;
    clear?.click();
  },
  // The tiles of a seat are entered.
  'mj-settlement': async ({ shadowRoot: root }) => {
    const button = root!.querySelector<HTMLElement>('[part="entry"] button');
    if (!button || root!.querySelector('[part="editor"]')) return;
    button.click();
    await until(() => root!.querySelector('[part="editor"]'), 'the editor of a seat');
  },
  'mj-game': async (element) => {
    const root = element.shadowRoot!;
    const button = root.querySelector<HTMLElement>('.hand button');
    if (!button) return;
    if (!root.querySelector('[part="detail"]')) button.click();
    await until(() => root.querySelector('[part="detail"] [part~="ledger"]'), 'the details of a hand');
    if (!element.hasAttribute('editable')) return;
    const remove = await until(
      () => root.querySelector<HTMLElement>('.detail .actions button:last-child'),
      'the button that deletes a hand',
    );
    remove.click();
  },
};

const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
  modules: { path: string; declarations: Declaration[] }[];
};
const declared = modules.flatMap(({ path, declarations }) =>
  declarations.filter(({ tagName }) => tagName).map((declaration) => ({ path, ...declaration })),
);

/** Slots used only in server rendering, where they are tested. */
const serverSlots: Record<string, string[]> = { 'mj-hand': [''], 'mj-game': [''] };

const names = (items: readonly Named[] = []): string[] => items.map(({ name }) => name).sort();
const sorted = (items: Iterable<string>): string[] => [...new Set(items)].sort();
/** The `code` spans of a description. */
const quoted = ({ description = '' }: Named): string[] =>
  [...description.matchAll(/`([a-z-]+)`/gi)].map(([, word]) => word!);

/** What an element showed in all its states. */
interface Seen {
  parts: Set<string>;
  slots: Set<string>;
  states: Set<string>;
  events: Set<string>;
  styles: Set<CSSStyleSheet>;
}

const isOwn = (node: Element, tag: string): boolean => node.localName === tag;

async function look(tag: string, documented: Declaration): Promise<Seen> {
  const seen: Seen = { parts: new Set(), slots: new Set(), states: new Set(), events: new Set(), styles: new Set() };
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (this instanceof Element && isOwn(this, tag)) seen.events.add(event.type);
    return dispatch.call(this, event);
  };
  try {
    for (const template of situations[tag]!) {
      const around = await fixture<HTMLElement>(html`<div>${template}</div>`);
      const elements = [...around.querySelectorAll<LitElement>(tag)];
      // The browser fires these in a field, and they leave the element.
      around.addEventListener('input', ({ target }) => {
        if (target instanceof Element && isOwn(target, tag)) seen.events.add('input');
      });
      const note = (): void => {
        for (const element of elements) {
          const root = element.shadowRoot!;
          for (const node of root.querySelectorAll('[part]')) for (const part of node.part) seen.parts.add(part);
          for (const slot of root.querySelectorAll('slot')) seen.slots.add(slot.name);
          for (const { name } of documented.cssStates) if (element.matches(`:state(${name})`)) seen.states.add(name);
          for (const sheet of root.adoptedStyleSheets) seen.styles.add(sheet);
        }
      };
      const settled = async (): Promise<void> => {
        await nextFrame();
        await aTimeout(20);
        for (const element of around.querySelectorAll<LitElement>('*')) await element.updateComplete;
        note();
      };
      // What loads later belongs to the element.
      const editable = [...around.querySelectorAll(':is(mj-hand, mj-settlement, mj-game)[editable]')];
      await until(() => editable.every((one) => one.shadowRoot!.querySelector('.editor, .entry')), 'the editors');
      await settled();
      // All buttons and choices, one after the other.
      const presses = elements.flatMap((element) => {
        const count = element.shadowRoot!.querySelectorAll('button, summary, select, input').length;
        return Array.from({ length: Math.min(count, 40) }, (_, place) => ({ element, place }));
      });
      for (const { element, place } of presses) {
        const target = element.shadowRoot!.querySelectorAll<HTMLElement>('button, summary, select, input')[place];
        if (target instanceof HTMLSelectElement) {
          target.selectedIndex = (target.selectedIndex + 1) % target.options.length;
          target.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (target instanceof HTMLInputElement && target.part.contains('field') && tag === 'mj-settlement') {
          target.value = '5';
          target.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        } else if (target instanceof HTMLInputElement && target.type === 'range') {
          target.stepUp();
          target.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
          target.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (target && !/copy/i.test(target.textContent!)) target.click();
        if (place % 8 === 7) await settled();
        target?.focus();
      }
      for (const element of elements) await deeds[tag]?.(element);
      await settled();
    }
  } finally {
    EventTarget.prototype.dispatchEvent = dispatch;
  }
  return seen;
}

/** Member names of a class and its superclasses, up to Lit. */
function publicMembers(type: CustomElementConstructor): string[] {
  const found: string[] = [];
  for (let proto = type.prototype; proto !== LitElement.prototype; proto = Object.getPrototypeOf(proto))
    for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(proto)))
      if (get || typeof value === 'function') found.push(name);
  return found;
}

onlyInChromium();

describe('custom-elements.json', () => {
  it('describes every element', () => {
    expect(declared.map(({ tagName }) => tagName).sort()).to.deep.equal(Object.keys(situations).sort());
  });

  for (const declaration of declared) {
    const tag = declaration.tagName!;
    const type = customElements.get(tag) as unknown as typeof LitElement & CustomElementConstructor;

    describe(`<${tag}>`, () => {
      it('has exactly the documented attributes and properties', () => {
        // Other spellings of an attribute, what a server sets and what every element has are not documented.
        const { renamed } = type as unknown as typeof MjElement;
        const attributes = type.observedAttributes.filter(
          (name) => !/^(?:facedown$|data-|hydrate-|aria-)/.test(name) && !(name in renamed),
        );
        expect(sorted(attributes)).to.deep.equal(names(declaration.attributes));
        const element = document.createElement(tag);
        const members = declaration.members.filter((member) => !member.static).map(({ name }) => name);
        for (const name of members) expect(name in element, name).to.equal(true);
        const settable = [...type.elementProperties].filter(([, { state }]) => !state).map(([name]) => String(name));
        expect(sorted(settable).filter((name) => !members.includes(name))).to.deep.equal([]);
        // Public methods and getters are documented, except those called by the browser, Lit and the parts of an element.
        const called =
          /^(constructor|announce|addEventListener|removeEventListener|connectedCallback|disconnectedCallback|adoptedCallback|shouldUpdate|requestUpdate|adopt|form\w+Callback|willUpdate|update|updated|firstUpdated|render|createRenderRoot|scheduleUpdate|attributeChangedCallback|surroundingsChanged|resolved|ready|showsSituation|internals|texts|language|is[A-Z]\w*|setError|setRole|setGroup|setMistake|takeEarly|read|report(?:ed)?|table|toggleState|afterUpdate|demand|useOnce|loadRules|loadProfiles|catchUp|find|firstControl|anchor|related|written\w*|draft|edit|edited|drafted|signed|messageOf|choose|entered|getUpdateComplete|rulesAround|replaced|keepKey|about|row|again|resumed)$/;
        const inner = [...type.elementProperties].filter(([, { state }]) => state).map(([name]) => name);
        expect(
          publicMembers(type).filter((name) => ![...members, ...inner].includes(name) && !called.test(name)),
        ).to.deep.equal([]);
      });

      it('takes former names of attributes', () => {
        const { renamed } = type as unknown as typeof MjElement;
        for (const [former, now] of Object.entries(renamed).flatMap(([one, other]) => [
          [one, other] as const,
          [`data-${one}`, other] as const,
        ])) {
          const [element, plain] = [document.createElement(tag), document.createElement(tag)];
          const { fieldName } = declaration.attributes.find(({ name }) => name === now)!;
          for (const value of ['1', '2']) {
            element.setAttribute(former, value);
            plain.setAttribute(now, value);
            expect(Reflect.get(element, fieldName), former)
              .to.deep.equal(Reflect.get(plain, fieldName))
              .and.not.to.equal(undefined);
          }
          element.removeAttribute(former);
          plain.removeAttribute(now);
          expect(Reflect.get(element, fieldName), former).to.deep.equal(Reflect.get(plain, fieldName));
        }
      });

      it('takes every attribute with “data-” before its name, unless it has it without', () => {
        for (const { name, fieldName } of declaration.attributes) {
          const [element, plain] = [document.createElement(tag), document.createElement(tag)];
          const expectSame = (): void => {
            expect(Reflect.get(element, fieldName), name).to.deep.equal(Reflect.get(plain, fieldName));
          };
          const unset: unknown = Reflect.get(element, fieldName);
          element.setAttribute(`data-${name}`, '1');
          plain.setAttribute(name, '1');
          expectSame();
          expect(Reflect.get(element, fieldName), name).not.to.deep.equal(unset);
          for (const one of [element, plain]) one.setAttribute(name, '2');
          element.setAttribute(`data-${name}`, '1');
          expectSame();
          element.removeAttribute(name);
          plain.setAttribute(name, '1');
          expectSame();
          element.removeAttribute(`data-${name}`);
          plain.removeAttribute(name);
          expectSame();
        }
      });

      it('has exactly the documented parts, slots, states, custom properties and events', async function () {
        this.timeout(60_000);
        const seen = await look(tag, declaration);
        const words = declaration.cssParts.flatMap((part) => [part.name, ...quoted(part)]);
        expect(sorted(seen.parts), 'parts').to.deep.equal(sorted(words));
        expect(sorted([...seen.slots, ...(serverSlots[tag] ?? [])]), 'slots').to.deep.equal(names(declaration.slots));
        expect(sorted(seen.states), 'states').to.deep.equal(names(declaration.cssStates));
        // A color that elements share counts where one uses it.
        const shared = (styles: string): string =>
          styles.replace(/(--_[a-z-]+): [^;}]*;/g, (declaration, name: string) =>
            styles.includes(`var(${name})`) || styles.includes(`var(${name},`) ? declaration : '',
          );
        const css = [...seen.styles].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
        const styles = shared(shared(css));
        const used = [...styles.matchAll(/var\((--mj-[a-z-]+)/g)].map(([, name]) => name!);
        // Attributes set by the element itself are not for the page to set.
        const own = [...css.matchAll(/(--mj-[a-z-]+):/g)].map(([, name]) => name!);
        expect(sorted(used.filter((name) => !own.includes(name))), 'custom properties').to.deep.equal(
          names(declaration.cssProperties),
        );
        expect(sorted(seen.events), 'events').to.deep.equal(names(declaration.events));
      });

      it('sets only documented states', async () => {
        const path = declaration.path.replace('dist/', '/src/').replace('.js', '.ts');
        const code = await (await fetch(path)).text();
        const set = [...code.matchAll(/toggleState\(["']([\w-]+)["']/g)].map(([, state]) => state!);
        expect(sorted([...set, 'error'])).to.deep.equal(names(declaration.cssStates));
      });
    });
  }
});
