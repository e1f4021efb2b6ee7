import { expect, html, nextFrame } from '@open-wc/testing';
import { render, type LitElement, type TemplateResult } from 'lit';
import '../../src/mj-doubles.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-hand.js';
import '../../src/mj-rules.js';
import '../../src/mj-settlement.js';
import '../../src/mj-wall.js';
import { rendered, root, until, words } from './helpers.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const scores = html`<mj-settlement editable scores="east 20; south 8; west 0; north 2" winner="east"></mj-settlement>`;

/** An element, the buttons or the fields that are used one after the other, and the events that this fires. */
const CASES: readonly [content: TemplateResult, use: readonly string[], events: string][] = [
  [html`<mj-hand editable>${HAND}</mj-hand>`, ['Clear'], 'mj-clear input change'],
  [html`<mj-rules editable></mj-rules>`, ['Going out: Play 10 points'], 'mj-rules input change'],
  [scores, ['.entry input'], 'input change mj-settlement'],
  // The events of the editor of tiles inside are its own.
  [scores, ['Enter tiles', 'Clear', '1 of bamboo, 4 left'], 'input change'],
  [
    html`<mj-game editable players="Ann, Ben, Cho, Dan"></mj-game>`,
    ['Ann wins', 'Wash-out'],
    'mj-draft mj-game input change',
  ],
  [
    html`<mj-exercise seed="a" want="easy" count="1"></mj-exercise>`,
    ['.field input', 'Show the answer'],
    'input mj-answer change mj-progress mj-complete',
  ],
  [html`<mj-wall editable dice="3 4, 5 2"></mj-wall>`, ['Throw the dice'], 'change'],
  [html`<mj-doubles points="26" doubles="2"></mj-doubles>`, ['input'], 'input change'],
];
const NAMES = 'mj-clear mj-rules mj-settlement mj-game mj-draft mj-answer mj-progress mj-complete input change'.split(
  ' ',
);

describe('events of what a reader does', () => {
  CASES.forEach(([content, use, events], at) =>
    it(`reach the document from a shadow root: ${at}, ${events}`, async () => {
      const host = document.body.appendChild(document.createElement('div'));
      const outer = host.attachShadow({ mode: 'open' });
      render(content, outer);
      const element = outer.firstElementChild as LitElement;
      await rendered(element);
      const find = (name: string, around: ParentNode): HTMLElement | undefined => {
        for (const one of around.querySelectorAll<HTMLElement>('*')) {
          const inner = one.shadowRoot && find(name, one.shadowRoot);
          if (inner) return inner;
          if (
            /^[A-Z\d]/.test(name) ? (one.ariaLabel ?? words(one)) === name && one.matches('button') : one.matches(name)
          )
            return one;
        }
        return undefined;
      };
      await until(() => find(use[0]!, root(element)));
      await nextFrame();
      const heard = new Set<string>();
      const hear = ({ type }: Event): unknown => heard.add(type);
      for (const name of NAMES) document.addEventListener(name, hear);
      for (const name of use) {
        const control = await until(() => find(name, root(element)));
        if (control instanceof HTMLInputElement) {
          control.value = '12';
          for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
        } else control.click();
        await rendered(element);
        await nextFrame();
      }
      for (const name of NAMES) document.removeEventListener(name, hear);
      host.remove();
      expect([...heard].sort().join(' ')).to.equal(events.split(' ').sort().join(' '));
    }),
  );
});
