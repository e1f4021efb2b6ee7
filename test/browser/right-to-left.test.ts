/** On a page from right to left, the elements mirror their layout, but sentences in their languages keep their order. */
import { expect, html } from '@open-wc/testing';
import { fixture, inChromium, root, until, words } from './helpers.js';
import '../../src/index.js';

const hand = html`<mj-hand>(GGG) 456b 99b 22c 345d</mj-hand>`;

/** Where the first letter or numeral of a text is in its line, and its last character. */
function ends(text: Text): [first: number, last: number] {
  const at = (index: number): number => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  const { length } = text.data.trimEnd();
  return [at(text.data.search(/\w/)), at(length - 1)];
}

function textsIn(node: Node): Text[] {
  return node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
}

for (const dir of ['ltr', 'rtl'])
  inChromium(`names from right to left do not change the order of a payment, ${dir}`, async () => {
    const page = await fixture(html`
      <div dir=${dir} style="inline-size: 800px">
        <mj-game players="أحمد, بدر, Cho, Dan" hands="بدر 16 from أحمد"></mj-game>
      </div>
    `);
    const game = page.querySelector('mj-game')!;
    (await until(() => game.shadowRoot?.querySelector<HTMLElement>('button[aria-expanded]'))).click();
    const found = await until(() => textsIn(root(game)).find(({ data }) => /pays.*\d+: .*East/.test(data)));
    const [first, last] = ends(found);
    expect(first, found.data).to.be.lessThan(last);
    expect(found.data.match(/\u2068/g)!.length).to.equal(found.data.match(/\u2069/g)!.length);
  });

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
