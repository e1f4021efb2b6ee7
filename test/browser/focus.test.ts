import { expect, html, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { render, type LitElement, type TemplateResult } from 'lit';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-hand.js';
import '../../src/mj-rules.js';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-settlement.js';
import '../../src/mj-wall.js';
import type { MjHand } from '../../src/index.js';
import { fixture, inChromium, rendered, root, settled, until, words } from './helpers.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d 2f';
const hand = html`<mj-hand>${HAND}</mj-hand>`;

/** Elements, a control that shows that theirs have loaded, and one that must be among those pressed, by its name. */
const CASES: readonly [name: string, content: TemplateResult, ready: string, last: RegExp][] = [
  ['a hand', html`<mj-hand editable seat="south">${HAND}</mj-hand>`, '.picker button', /^Clear$/],
  [
    'rules',
    html`<mj-rules editable profile="british" sections="limit-hands" rules="--mine: 2 doubles if full-flush"></mj-rules>`,
    '.own button',
    /^Remove Mine$/,
  ],
  [
    'a settlement',
    html`<mj-settlement editable scores="east 20; south 128; west 0; north 16" winner="south"></mj-settlement>`,
    '[part="entry"] button',
    /^Enter a number$/,
  ],
  [
    'a game',
    html`<mj-game editable players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho; Ann 8"></mj-game>`,
    '[part="entry"] button',
    /^Delete hand$/,
  ],
  ['an exercise', html`<mj-exercise>${hand}</mj-exercise>`, '.check', /^Hint \(1 left\)$/],
  ['a guided exercise', html`<mj-exercise guided>${hand}</mj-exercise>`, 'button', /^Answer/],
  ['a row of hands', html`<mj-exercise seed="a" want="easy" count="1"></mj-exercise>`, '.check', /^Start again$/],
  [
    'a set of exercises',
    html`<mj-exercise keep id="focus"><mj-exercise>${hand}</mj-exercise></mj-exercise>`,
    '.check',
    /^Start again$/,
  ],
  ['a wall', html`<mj-wall editable dice="3 4, 5 2"></mj-wall>`, 'button', /^Start again$/],
  ['a breakdown', html`<mj-score-breakdown steps>${hand}</mj-score-breakdown>`, '.bar button', /^Show all/],
];

/** The key that each kind of control is used with. */
const KEYS = { 'button, summary': 'Enter', '[type=radio], [type=checkbox]': 'Space' };
const CONTROLS = Object.keys(KEYS).join();

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? words(control.closest('label') ?? control);

const focused = (): Element | null => {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
};

/** The controls of an element, and of those of this package inside it, that can be used. */
const controlsOf = (element: Element): HTMLElement[] =>
  [element, ...root(element).querySelectorAll('*'), ...element.querySelectorAll('*')].flatMap((one) =>
    one !== element && one.shadowRoot
      ? controlsOf(one)
      : one.matches(CONTROLS) && !one.matches(':disabled') && one.getClientRects().length
        ? [one as HTMLElement]
        : [],
  );

describe('a control that disappears when it is used', () => {
  afterEach(() => localStorage.clear());

  for (const [name, content, ready, last] of CASES)
    inChromium(`leaves the focus in ${name}`, async function () {
      this.timeout(60_000);
      const element = await fixture<LitElement>(content);
      await until(() => controlsOf(element).some((control) => control.matches(ready)));
      const used: string[] = [];
      const lost: string[] = [];
      const findUnused = (): HTMLElement | undefined =>
        controlsOf(element).find((control) => !used.includes(nameOf(control)));
      for (let control = findUnused(); control; control = findUnused()) {
        const label = nameOf(control);
        used.push(label);
        control.focus();
        await sendKeys({ press: Object.entries(KEYS).find(([kind]) => control!.matches(kind))![1] });
        await rendered(element);
        await nextFrame();
        if (!element.contains(document.activeElement) || focused()!.matches(':disabled')) lost.push(label);
      }
      expect(lost).to.deep.equal([]);
      expect(
        used.some((label) => last.test(label)),
        used.join(', '),
      ).to.equal(true);
    });
});

describe('a field of a form that checks what is typed', () => {
  const set = html`<mj-exercise required><mj-exercise ask="value">${hand}</mj-exercise><mj-exercise ask="points">${hand}</mj-exercise></mj-exercise>`;
  for (const [name, content, field, text] of [
    ['a hand', html`<mj-hand editable>123b</mj-hand>`, '[type=text]', '(RRR) 1'],
    ['an empty hand', html`<mj-hand editable></mj-hand>`, '[type=text]', '(RRR) 1'],
    ['an exercise', html`<mj-exercise required ask="points doubles">${hand}</mj-exercise>`, '[name=doubles]', '12'],
    ['a set of exercises', set, '[name=points]', '12'],
  ] as const)
    inChromium(`keeps the focus in ${name}`, async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form @input=${(event: Event) => (event.currentTarget as HTMLFormElement).reportValidity()}>${content}</form>
      `);
      const element = form.firstElementChild as LitElement;
      const find = (): HTMLInputElement | undefined =>
        [element, ...element.querySelectorAll<LitElement>('mj-exercise')].flatMap((one) => [
          ...root(one).querySelectorAll<HTMLInputElement>(field),
        ])[0];
      const input = (await until(find))!;
      input.focus();
      input.select();
      for (const press of text) await sendKeys({ press });
      expect([focused(), input.value]).to.deep.equal([input, text]);
    });

  for (const [name, content] of [
    ['a hand', html`<mj-hand id="x" editable></mj-hand>`],
    ['an exercise', html`<mj-exercise id="x" ask="value">${hand}</mj-exercise>`],
    ['a settlement', html`<mj-settlement id="x" editable></mj-settlement>`],
    ['rules', html`<mj-rules id="x" editable></mj-rules>`],
    ['a game', html`<mj-game id="x" editable players="Ann, Ben, Cho, Dan"></mj-game>`],
  ] as const)
    it(`gets the focus with its label, and by focus(), in ${name}`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form><label for="x">Label</label>${content}</form>`);
      const element = form.querySelector<LitElement>('#x')!;
      await until(() => root(element).querySelector(element.localName === 'mj-rules' ? 'select' : 'button'));
      const isInside = (): boolean => root(element).activeElement !== null;
      // What passes the click on loads with the first element that has a label.
      await until(() => {
        form.querySelector('label')!.click();
        return isInside();
      });
      (root(element).activeElement as HTMLElement).blur();
      expect(isInside()).to.equal(false);
      element.focus();
      expect(isInside()).to.equal(true);
      expect((form.elements[0] as HTMLInputElement).checkValidity()).to.equal(true);
    });

  inChromium('gets the focus when its hand cannot be submitted', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><mj-hand editable>123x</mj-hand></form>`);
    const field = await until(() => root(form.firstElementChild!).querySelector('[type=text]'));
    expect(form.reportValidity()).to.equal(false);
    await until(() => focused() === field);
  });
});

describe('a control that gets the focus on a small screen', () => {
  const size = [window.innerWidth, window.innerHeight] as const;
  after(() => inChromium === it && setViewport({ width: size[0], height: size[1] }));

  /** Whether something else of the element lies over a control. */
  const isCovered = (control: HTMLElement): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const found = (control.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
    const isInside = [control, control.closest('label')].some(
      (one) => one && (one.contains(found) || found?.contains(one)),
    );
    return !isInside;
  };

  for (const [name, content, ready] of CASES)
    inChromium(`is not under what stays in view, in ${name}`, async () => {
      const page = await fixture<HTMLElement>(html`<div style="padding-block: 600px">${content}</div>`);
      const element = page.firstElementChild as LitElement;
      await until(() => controlsOf(element).some((control) => control.matches(ready)));
      const controls = controlsOf(element).filter((control) => control.checkVisibility());
      const covered: string[] = [];
      for (const height of [256, 500, 700]) {
        await setViewport({ width: 390, height });
        for (const control of [...controls, ...controls.reverse()]) {
          control.focus();
          if (isCovered(control)) covered.push(`${nameOf(control)} at ${height} px`);
        }
      }
      expect(covered).to.deep.equal([]);
    });
});

describe('autofocus', () => {
  const ELEMENTS = {
    'a field': html`<input autofocus />`,
    'a hand': html`<mj-hand autofocus editable></mj-hand>`,
    'an exercise': html`<mj-exercise autofocus ask="value">${hand}</mj-exercise>`,
    'a settlement': html`<mj-settlement autofocus editable></mj-settlement>`,
    rules: html`<mj-rules autofocus editable sections="limit-hands"></mj-rules>`,
    'a game': html`<mj-game autofocus editable players="Ann, Ben, Cho, Dan"></mj-game>`,
  };
  const isFocused = (around: Element): boolean =>
    around.querySelector('[autofocus]')!.matches(':focus-within') && focused()!.matches('button, input, select');
  const close = html`<button class="close">Close</button>`;

  for (const [name, content] of Object.entries(ELEMENTS)) {
    it(`gives the focus to ${name} in a dialog, as often as it opens`, async () => {
      const dialog = await fixture<HTMLDialogElement>(html`<dialog>${close}${content}</dialog>`);
      for (let time = 0; time < 3; time++) {
        dialog.showModal();
        await until(() => isFocused(dialog));
        dialog.close();
        await until(() => !isFocused(dialog));
      }
    });

    it(`gives the focus to ${name} in a popover`, async () => {
      const popover = await fixture<HTMLElement>(html`<div popover>${close}${content}</div>`);
      await settled(popover);
      popover.showPopover();
      await until(() => isFocused(popover));
    });

    it(`gives the focus to ${name} that comes into an open dialog`, async () => {
      const dialog = await fixture<HTMLDialogElement>(html`<dialog>${close}</dialog>`);
      dialog.append(document.createElement('div'));
      render(content, dialog.lastElementChild as HTMLElement);
      dialog.showModal();
      await until(() => isFocused(dialog));
    });

    if (name === 'a field') continue;
    it(`gives the focus to ${name} on a page where nothing has it`, async () => {
      const page = await fixture<HTMLElement>(html`<div>${content}</div>`);
      await until(() => isFocused(page));
    });

    it(`leaves the focus where somebody has put it, and not in ${name}`, async () => {
      const page = await fixture<HTMLElement>(html`<div><input /></div>`);
      page.querySelector('input')!.focus();
      page.append(document.createElement('div'));
      render(content, page.lastElementChild as HTMLElement);
      const element = page.querySelector<LitElement>('[autofocus]')!;
      await until(() => root(element).querySelector(element.localName === 'mj-rules' ? 'select' : 'button'));
      await settled(page);
      expect(focused()!.parentElement).to.equal(page);
      expect(element.matches(':focus-within')).to.equal(false);
    });
  }

  it('is given up where somebody uses the keyboard before the controls are there', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><mj-hand autofocus></mj-hand>${close}</dialog>`);
    const element = dialog.querySelector('mj-hand')!;
    dialog.showModal();
    await settled(dialog);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    element.editable = true;
    await until(() => root(element).querySelector('[part=editor]'));
    await settled(dialog);
    expect(element.matches(':focus-within')).to.equal(false);
  });

  it('works in another document until someone presses a key there, and so does a label', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const page = frame.contentDocument!;
    const elements = ['', 'wait', 'x'].map((id) => Object.assign(document.createElement('mj-hand'), { id }));
    const [first, waiting, labelled] = elements as [MjHand, MjHand, MjHand];
    first.autofocus = waiting.autofocus = true;
    first.editable = labelled.editable = true;
    page.body.append(first);
    await until(() => root(first).activeElement);
    first.remove();

    page.body.append(waiting);
    await settled(page.body);
    page.defaultView!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    waiting.editable = true;
    await until(() => root(waiting).querySelector('[part=editor]'));
    await settled(page.body);
    expect(root(waiting).activeElement === null).to.equal(true);

    const label = page.body.appendChild(Object.assign(page.createElement('label'), { htmlFor: 'x' }));
    page.body.append(labelled);
    await until(() => {
      label.click();
      return root(labelled).activeElement;
    });
  });

  it('focuses a control in a popover that is a form, no matter what its fields are named', async () => {
    const names = 'matches hasAttribute id addEventListener querySelectorAll contains closest'.split(' ');
    const around = await fixture<HTMLElement>(html`
      <div>
        <form popover>
          ${names.map((name) => html`<input type="hidden" name=${name} />`)}<mj-hand autofocus editable></mj-hand>
        </form>
      </div>
    `);
    await settled(around);
    (around.firstElementChild as HTMLFormElement).showPopover();
    await until(() => root(around.querySelector('mj-hand')!).activeElement);
  });

  it('leaves no listeners behind', async () => {
    const listeners = new Set<unknown>();
    const { addEventListener, removeEventListener } = window;
    const watched = {
      addEventListener(...received: Parameters<typeof addEventListener>): void {
        const [type, listener, options] = received;
        const { signal } = Object(options) as AddEventListenerOptions;
        if (type === 'keydown') listeners.add(listener);
        signal?.addEventListener('abort', () => listeners.delete(listener));
        addEventListener(...received);
      },
      removeEventListener(...received: Parameters<typeof removeEventListener>): void {
        listeners.delete(received[1]);
        removeEventListener(...received);
      },
    };
    Object.assign(window, watched);
    try {
      const dialog = await fixture<HTMLDialogElement>(html`<dialog><mj-hand autofocus></mj-hand></dialog>`);
      for (let time = 0; time < 3; time++) {
        dialog.showModal();
        await settled(dialog);
        dialog.close();
      }
      expect(listeners.size).to.equal(1);
      const hand = dialog.querySelector('mj-hand')!;
      hand.remove();
      expect(listeners.size).to.equal(0);
      dialog.append(hand);
      await until(() => listeners.size === 1);
      hand.remove();
      dialog.showModal();
      await settled(dialog);
      expect(listeners.size).to.equal(0);
    } finally {
      Object.assign(window, { addEventListener, removeEventListener });
    }
  });

  it('belongs to the first element that has it', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog><input autofocus /><mj-settlement autofocus editable></mj-settlement></dialog>`,
    );
    dialog.showModal();
    await settled(dialog);
    expect(focused()!.parentElement).to.equal(dialog);
  });
});
