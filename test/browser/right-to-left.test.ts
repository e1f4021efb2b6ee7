/** On a page from right to left, the elements mirror their layout, but sentences in their languages keep their order. */
import { expect, html } from '@open-wc/testing';
import { fixture, inChromium, root, until, words } from './helpers.js';
import '../../src/index.js';

const hand = html`<mj-hand>(GGG) 456b 99b 22c 345d</mj-hand>`;

/** Where the text of an element begins and ends in its line: of “44 points.”, the numeral and the full stop. */
function ends(text: Text): [first: number, last: number] {
  const at = (index: number): number => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  const { length } = text.data.trimEnd();
  return [at(text.data.search(/\S/)), at(length - 1)];
}

function textsIn(node: Node): Text[] {
  return node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
}

for (const [tag, content, sentence] of [
  [
    'mj-score-breakdown',
    html`<mj-score-breakdown><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown>`,
    /^\d+ points, .*\d\.$/,
  ],
  ['mj-exercise', html`<mj-exercise ask="points">${hand}</mj-exercise>`, /^How many points .*\?$/],
  ['mj-waits', html`<mj-waits>${hand}</mj-waits>`, /^\d+ of \d+ unknown tiles/],
  ['mj-game', html`<mj-game players="Ann, Ben, Cho, Dan" hands="Ann 8"></mj-game>`, /^\d+ deals to go/],
] as const)
  inChromium(`<${tag}> keeps the order of a sentence on a page from right to left`, async () => {
    const page = await fixture(html`<div dir="rtl" style="inline-size: 800px">${content}</div>`);
    const element = page.querySelector(tag)!;
    const found = await until(
      () => element.shadowRoot && textsIn(root(element)).find((text) => sentence.test(text.data.trim())),
    );
    const [first, last] = ends(found);
    expect(first, words(found)).to.be.lessThan(last);
  });
