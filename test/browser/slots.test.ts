/** Hands of a page that a component shows in a slot inside an element: as if they were written there. */
import { expect } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-value.js';
import '../../src/mj-waits.js';
import { failOnUncaughtErrors, settled, until } from './helpers.js';
import type { MjHand } from '../../src/index.js';

failOnUncaughtErrors();

const HAND = '<mj-hand>(RRR) 123b 456b 99d 78d +9d 2f</mj-hand>';
const RULES = 'profile="pung-based" rules="set-of-dragons: 3 doubles"';
const SEATED = ['(RRR) 123b 456b 99d 78d +9d', '(111c) EE', '(222c) SS', '(333c) 44c']
  .map((hand, place) => `<mj-hand seat="${['east', 'south', 'west', 'north'][place]}">${hand}</mj-hand>`)
  .join('');
/** An element around a slot, and what the page puts there. */
const cases: [string, string][] = [
  [`<mj-score-breakdown ${RULES}><slot></slot></mj-score-breakdown>`, HAND],
  [`<mj-score-breakdown ${RULES}><div><slot></slot></div></mj-score-breakdown>`, `<p>${HAND}</p>`],
  [`<mj-value ${RULES}><slot></slot></mj-value>`, HAND],
  [`<mj-waits ${RULES}><slot></slot></mj-waits>`, '<mj-hand>(RRR) 123b 456b 99d 78d</mj-hand>'],
  [`<mj-exercise ${RULES}><slot></slot></mj-exercise>`, HAND],
  [`<mj-exercise ${RULES}><mj-score-breakdown><slot></slot></mj-score-breakdown></mj-exercise>`, HAND],
  [`<mj-settlement ${RULES} winner="east"><slot></slot></mj-settlement>`, SEATED],
  [
    `<mj-claims ${RULES} discard="9d" from="east"><slot></slot></mj-claims>`,
    '<mj-hand seat="south">(RRR) 123b 456b 99d 78d</mj-hand>',
  ],
];

/** The root of each component, closed or not. */
const roots = new WeakMap<Element, ShadowRoot>();
let count = 0;
/** A new kind of component that has this in its shadow root. */
function component(inside: string, mode: ShadowRootMode = 'open'): string {
  const tag = `slot-card-${++count}`;
  customElements.define(
    tag,
    class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode });
        root.innerHTML = inside;
        roots.set(this, root);
      }
    },
  );
  return tag;
}

const page = document.body.appendChild(document.createElement('main'));
afterEach(() => page.replaceChildren());

const wordsOf = (element: Element): string => element.shadowRoot!.textContent.replace(/\s+/g, ' ').trim();

/** What an element shows, and the scores of the hands. */
function shown(outer: Element): string[] {
  const hands = [...page.querySelectorAll<MjHand>('mj-hand')];
  return [wordsOf(outer), ...hands.map(({ score, error }) => `${score?.profile} ${score?.value} ${error?.message}`)];
}

async function expected(outside: string, inside: string): Promise<string[]> {
  page.innerHTML = outside.replace('<slot></slot>', inside);
  await settled(page);
  const found = shown(page.firstElementChild!);
  page.replaceChildren();
  return found;
}

describe('hands in the slot of a component', () => {
  for (const [outside, inside] of cases)
    it(`${outside} has the hands of the page`, async () => {
      const written = await expected(outside, inside);
      const tag = component(outside);
      page.innerHTML = `<${tag}>${inside}</${tag}>`;
      const outer = page.querySelector(tag)!.shadowRoot!.firstElementChild!;
      await until(() => wordsOf(outer) === written[0]);
      expect(shown(outer)).to.deep.equal(written);
    });

  for (const [outside, inside] of cases)
    it(`${outside} has the hands of the page in a closed root, too`, async () => {
      const [written, ...scores] = await expected(outside, inside);
      const tag = component(outside, 'closed');
      page.innerHTML = `<${tag}>${inside}</${tag}>`;
      const outer = roots.get(page.querySelector(tag)!)!.firstElementChild!;
      await until(() => shown(outer).slice(1).join() === scores.join(), scores.join());
      await until(() => wordsOf(outer) === written);
      // Elsewhere, they have the rules there.
      page.append(...page.querySelectorAll('mj-hand'));
      await until(() => page.querySelector<MjHand>(':scope > mj-hand')!.resolved.profile?.name === 'classical');
    });

  for (const [outside, inside] of [
    [`<mj-settlement winner="east"><slot></slot></mj-settlement>`, SEATED],
    [`<mj-settlement winner="east"><div><slot></slot></div></mj-settlement>`, SEATED],
    ['<mj-claims discard="9d" from="east"><slot></slot></mj-claims>', '<mj-hand seat="south">123b 99d 78d</mj-hand>'],
  ] as const)
    it(`${outside} has them in a closed root, too`, async () => {
      const [written] = await expected(outside, inside);
      const tag = component(outside, 'closed');
      page.innerHTML = `<${tag}>${inside}</${tag}>`;
      const outer = roots.get(page.querySelector(tag)!)!.firstElementChild!;
      await until(() => wordsOf(outer) === written);
      // One child of the element has all of the hands, or the only one, at its seat.
      const [child] = outer.children;
      expect(child!.assignedSlot?.name ?? '').to.equal(inside === SEATED ? '' : 'south');
    });

  it('are those of now: added, removed, and under other rules', async () => {
    const tag = component('<mj-score-breakdown profile="pung-based"><slot name="hand"></slot></mj-score-breakdown>');
    page.innerHTML = `<${tag}></${tag}>`;
    const card = page.querySelector(tag)!;
    const outer = card.shadowRoot!.querySelector('mj-score-breakdown')!;
    await until(() => wordsOf(outer) === 'No hand to score yet.');
    card.innerHTML = HAND;
    const hand = card.querySelector('mj-hand')!;
    await until(() => hand.score?.profile === 'classical');
    hand.slot = 'hand';
    await until(() => hand.score?.profile === 'pung-based');
    await until(() => outer.toText().includes('60'));
    outer.profile = 'british';
    await until(() => hand.score?.profile === 'british');
    hand.slot = '';
    await until(() => hand.score?.profile === 'classical');
    await until(() => wordsOf(outer) === 'No hand to score yet.');
  });

  it('have the rules of the nearest element: around the slot, then around the component', async () => {
    const plain = component('<section><slot></slot></section>');
    const ruled = component(
      `<mj-score-breakdown profile="british"><${plain}><slot></slot></${plain}></mj-score-breakdown>`,
    );
    page.innerHTML = `<mj-score-breakdown profile="pung-based"><${plain}>${HAND}</${plain}><${ruled}>${HAND}</${ruled}></mj-score-breakdown>`;
    await settled(page);
    const [outer, inner] = page.querySelectorAll('mj-hand');
    await until(() => outer!.score?.profile === 'pung-based' && inner!.score?.profile === 'british');
  });

  it('are not in a drawing, where an element may have that name', async () => {
    page.innerHTML = `<mj-score-breakdown profile="pung-based"><svg><slot></slot></svg>${HAND}</mj-score-breakdown>`;
    await until(() => page.querySelector('mj-hand')!.score?.profile === 'pung-based');
  });
});
