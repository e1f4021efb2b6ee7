/** Every action in the editor can be undone and redone, step by step. */
import { aTimeout, expect, html } from '@open-wc/testing';
import { fixture, seededRandom } from './helpers.js';
import '../../src/mj-hand.js';
import { formatHand, parseHand } from '../../src/core/index.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

const STEPS = 120;
const STARTS = ['', '123b 456b 99d RR', '(RRR) [2222c] 45b EEE 99d +6b 12f'];
const TYPED = ['123b', '(EEE) 5', '(', '[2222c] 1s 2f', '19b 19c 19d ESWNRGB +B', 'zzz', ''];
const KEYS = ['Delete', 'Backspace', 'ArrowRight', 'ArrowDown', 'End', 'Escape'];

const state = (hand: MjHand): string => {
  const { seat = '', round = '', win = '', circumstances = [] } = hand.currentSituation;
  return [hand.currentNotation, seat, round, win, ...circumstances].join(' | ');
};

function buttonOf(hand: MjHand, label: string): HTMLButtonElement {
  const buttons = [...hand.shadowRoot!.querySelectorAll('button')];
  return buttons.find(({ textContent }) => textContent!.trim() === label)!;
}
const isIdle = (button: HTMLButtonElement): boolean => button.disabled || button.ariaDisabled === 'true';

/** Performs a random action. */
function act(hand: MjHand, pick: (bound: number) => number): string {
  const all = [...hand.shadowRoot!.querySelectorAll<HTMLElement>('.editor :is(button, input, select)')].filter(
    (each) => !/^(Undo|Redo)$/.test(each.textContent!.trim()),
  );
  const control = all[pick(all.length)]!;
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = pick(control.length);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return `choose ${control.value}`;
  }
  if (control instanceof HTMLInputElement && control.type === 'text') {
    control.value = TYPED[pick(TYPED.length)]!;
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    if (pick(2)) control.dispatchEvent(new Event('change', { bubbles: true }));
    return `type ${control.value}`;
  }
  if (!pick(4)) {
    const key = KEYS[pick(KEYS.length)]!;
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    return `${key} on ${control.ariaLabel ?? control.textContent!.trim()}`;
  }
  control.click();
  return `press ${control.ariaLabel ?? control.textContent!.trim()}`;
}

describe('random actions in an editor', () => {
  for (const [seed, start] of STARTS.entries())
    it(`leave a valid hand, and can all be undone: ${start || 'from nothing'}`, async () => {
      const hand = await fixture<MjHand>(html`<mj-hand editable>${start}</mj-hand>`);
      for (let turn = 0; turn < 200 && !hand.shadowRoot!.querySelector('[part="editor"]'); turn++) await aTimeout(10);
      await hand.updateComplete;
      const first = state(hand);
      const pick = seededRandom(seed + 1);
      const done: string[] = [];
      for (let step = 0; step < STEPS; step++) {
        done.push(act(hand, pick));
        await hand.updateComplete;
        const { tiles, value } = hand;
        if (tiles) expect(formatHand(parseHand(value)), done.slice(-3).join('; ')).to.equal(value);
      }
      const last = state(hand);
      expect(new Set(done).size).to.be.greaterThan(STEPS / 3);
      let undone = 0;
      while (!isIdle(buttonOf(hand, 'Undo'))) {
        buttonOf(hand, 'Undo').click();
        await hand.updateComplete;
        undone++;
      }
      expect(undone).to.be.greaterThan(20);
      expect(state(hand)).to.equal(first);
      while (!isIdle(buttonOf(hand, 'Redo'))) {
        buttonOf(hand, 'Redo').click();
        await hand.updateComplete;
      }
      expect(state(hand)).to.equal(last);
    });
});
