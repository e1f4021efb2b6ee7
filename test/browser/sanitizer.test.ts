/** Sanitizers keep the elements with the settings of docs/blogs.md, and what they keep is harmless. */
import { expect } from '@open-wc/testing';
import DOMPurify from 'dompurify';
import '../../src/autoload.js';
import { attributes, elements } from '../../src/sanitizer.js';
import { failOnUncaughtErrors, onlyInChromium, rendered } from './helpers.js';

onlyInChromium();
failOnUncaughtErrors();

const keeps = (name: string, tag?: string): boolean =>
  (tag ? (attributes[tag as keyof typeof attributes] ?? []) : Object.values(attributes).flat()).includes(name);

const SETTINGS = {
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: (tag: string) => (elements as readonly string[]).includes(tag),
    attributeNameCheck: keeps,
  },
};

/** Each element with all of its attributes. */
const full = elements.map((tag) => {
  const values = attributes[tag].map((name) => ` ${name}="a"`).join('');
  return `<${tag}${values}>(RRR)</${tag}>`;
});
const WRITTEN = `<p>One ${full.join(' two ')}</p><pre><code class="language-mahjong">(RRR) 123b</code></pre>`;
/** With what must go. */
const hostile = WRITTEN.replaceAll(
  '>(RRR)<',
  ' onclick="window.hacked=1" style="color: red" foo="1">(RRR)<img src="x" onerror="window.hacked=1"><script>window.hacked=1</script><',
);

/** What a sanitizer has left, in a page without the elements, with attributes in one order. */
function left(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) image.remove();
  for (const element of body.querySelectorAll('*')) {
    const sorted = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of sorted) element.removeAttribute(name);
    for (const { name, value } of sorted) element.setAttribute(name, value);
  }
  return body.innerHTML;
}

describe('a sanitizer with the attributes of the elements', () => {
  it('DOMPurify keeps these and nothing else, except “for”, for which “data-for” stands', () => {
    const withoutStyles = hostile.replaceAll(' style="color: red"', '');
    expect(left(DOMPurify.sanitize(withoutStyles, SETTINGS))).to.equal(left(WRITTEN.replaceAll(' for="a"', '')));
    const other = '<mj-waits data-for="a"></mj-waits>';
    expect(DOMPurify.sanitize(other, SETTINGS)).to.equal(other);
  });

  it('setHTML() keeps these and nothing else', function () {
    if (!('setHTML' in Element.prototype)) this.skip();
    type Made = { allowElement(element: { name: string; attributes: readonly string[] }): void };
    const { Sanitizer } = window as unknown as { Sanitizer: new () => Made };
    const sanitizer = new Sanitizer();
    for (const name of elements) sanitizer.allowElement({ name, attributes: attributes[name] });
    sanitizer.allowElement({ name: 'code', attributes: ['class'] });
    const page = document.implementation.createHTMLDocument();
    (page.body as unknown as { setHTML(html: string, options: object): void }).setHTML(hostile, { sanitizer });
    expect(left(page.body.innerHTML)).to.equal(left(WRITTEN));
  });
});

/** Values that run scripts or load something in an attribute of HTML or SVG that does so. */
const VALUES = [
  'javascript:window.hacked=1',
  'https://foreign.example/file.svg#a',
  '//foreign.example/a',
  'url(https://foreign.example/a)',
  '"><img src=//foreign.example/a onerror=window.hacked=1>',
  'data:text/html,<script>window.hacked=1</script>',
];
/** Attributes that run or load what they name. */
const ACTIVE = /^(on|src|href|xlink:href|style|action|formaction|poster|srcset|srcdoc)/;
/** What makes an element draw something. */
const HAND = '(RRR) 123b 456b 99d 78d +9d';

describe('the attributes of the elements', () => {
  it('have no name that HTML gives a meaning with scripts, styles or addresses', () => {
    const all = Object.values(attributes).flat();
    const known =
      /^(on|data|src|href|xlink|style|action|form|poster|background|srcset|srcdoc|ping|is$|slot$|id$|class$)/;
    expect(all.filter((name) => known.test(name))).to.deep.equal([]);
    expect(all.length).to.be.greaterThan(80);
  });

  for (const tag of elements)
    it(`of <${tag}> run no script and load nothing from an address in them`, async () => {
      const requested: string[] = [];
      const observer = new PerformanceObserver((list) => requested.push(...list.getEntries().map(({ name }) => name)));
      observer.observe({ type: 'resource', buffered: true });
      for (const name of attributes[tag])
        for (const value of VALUES) {
          const element = document.createElement(tag);
          element.innerHTML = /^mj-(hand|value)$/.test(tag) ? HAND : `<mj-hand seat="south">${HAND}</mj-hand>`;
          // Its other sections only take time.
          if (tag === 'mj-rules') element.setAttribute('sections', 'payment');
          element.setAttribute(name, value);
          document.body.append(element);
          await rendered(element);
          const found = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((one) => [...one.attributes]);
          const active = found.filter((one) => ACTIVE.test(one.name) && one.value.includes(value.slice(0, 12)));
          expect(active, `${name}="${value}"`).to.deep.equal([]);
          element.remove();
        }
      requested.push(...observer.takeRecords().map(({ name }) => name));
      observer.disconnect();
      expect(requested.filter((address) => /foreign\.example|^data:text/.test(address))).to.deep.equal([]);
      expect((window as { hacked?: number }).hacked).to.equal(undefined);
    });
});
