/** Sentences with names from right to left keep their order. */
import { expect, html } from '@open-wc/testing';
import { fixture, inChromium, root, until } from './helpers.js';
import '../../src/index.js';

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
