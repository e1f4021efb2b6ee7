/** Elements that a page moves: with `moveBefore`, as if nothing had happened; with `append`, with all that readers have entered. */
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-waits.js';
import { failOnUncaughtErrors, onlyInChromium, press, settled, until } from './helpers.js';
import type { MjHand, MjSettlement } from '../../src/index.js';

onlyInChromium();
failOnUncaughtErrors();

type Movable = Element & { moveBefore(node: Node, before: Node | null): void };

const HAND = '<mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>';
const page = document.body.appendChild(document.createElement('main'));
afterEach(() => page.replaceChildren());

const ways: Record<string, (to: Element, node: Node) => void> = {
  moveBefore: (to, node) => (to as Movable).moveBefore(node, null),
  append: (to, node) => to.append(node),
  // A document keeps the style sheets of its elements: one that goes away and comes back needs them again.
  'adoptNode, into a frame and back': (to, node) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentDocument!.body.append(frame.contentDocument!.adoptNode(node));
    to.append(document.adoptNode(node));
    frame.remove();
  },
  'surroundContents, through a template': (to, node) => {
    const template = document.createElement('template');
    template.content.append(node);
    to.append(template.content);
    const range = document.createRange();
    range.selectNode(node);
    range.surroundContents(document.createElement('section'));
  },
};
const look = (element: Element): string => element.shadowRoot!.innerHTML.replace(/<!--.*?-->/g, '');

/** Elements that show or explain the hands inside, each with room for hands. */
const AROUND = [
  '<mj-score-breakdown></mj-score-breakdown>',
  '<mj-waits></mj-waits>',
  '<mj-exercise></mj-exercise>',
  '<mj-settlement winner="east" scores="south 8; west 8; north 8"></mj-settlement>',
  '<mj-claims discard="9d" from="north"></mj-claims>',
];

for (const [name, move] of Object.entries(ways))
  describe(`elements moved with ${name}`, () => {
    it('keep what was entered and fire nothing', async () => {
      page.innerHTML = `<section>${HAND.replace('<mj-hand', '<mj-hand editable')}
        <mj-exercise>${HAND}</mj-exercise><mj-game editable players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>
        <mj-score-breakdown>${HAND}</mj-score-breakdown></section><div></div>`;
      const [section, to] = [...page.children];
      const elements = [...section!.children];
      await settled(page);
      await until(() => elements.every((one) => one.shadowRoot!.querySelector('button, summary')));
      const button = await until(() => elements[0]!.shadowRoot!.querySelector<HTMLElement>('[part=editor] button'));
      elements[3]!.shadowRoot!.querySelector<HTMLElement>('summary')!.click();
      const field = elements[1]!.shadowRoot!.querySelector('input')!;
      field.value = '30';
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      const winner = await until(() => elements[2]!.shadowRoot!.querySelector<HTMLElement>('.winner button'));
      await press(page, winner);
      await until(() => elements[3]!.shadowRoot!.querySelector('details[open] li'));
      const before = elements.map(look);
      const heard: string[] = [];
      for (const type of ['input', 'change', 'mj-score', 'mj-game', 'mj-error', 'mj-answer', 'mj-draft'])
        page.addEventListener(type, () => heard.push(type));
      button.focus();
      for (const element of elements) move(to!, element);
      await settled(page);
      await aTimeout(20);
      expect(elements.map((one, at) => look(one) === before[at])).to.deep.equal(elements.map(() => true));
      expect(field.value).to.equal('30');
      expect(heard).to.deep.equal([]);
      expect(elements.map((one) => one.shadowRoot!.adoptedStyleSheets.length > 0)).to.not.include(false);
      if (name === 'moveBefore') expect(elements[0]!.shadowRoot!.activeElement).to.equal(button);
    });

    for (const around of AROUND)
      it(`into ${around} and out of it are scored where they are`, async () => {
        page.innerHTML = `<div>${HAND}</div>${around}${around}`;
        const [, one, other] = [...page.children];
        const hand = page.querySelector<MjHand>('mj-hand')!;
        await settled(page);
        const empty = look(one!);
        for (const to of [one!, other!, one!, page, other!]) {
          move(to, hand);
          await settled(page);
          await aTimeout(50);
          for (const each of [one!, other!]) {
            // With an error, a settlement shows the last valid payments.
            const isEmpty =
              each.localName === 'mj-settlement' ? (each as MjSettlement).error !== null : look(each) === empty;
            expect(isEmpty, around).to.equal(each !== to);
          }
        }
        expect(hand.score?.value).to.equal(48);
      });
  });
