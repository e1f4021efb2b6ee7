/** `mj.css` reserves space for elements whose script has not arrived. */
import { expect } from '@open-wc/testing';
import { ofText } from '../../src/elements/mj-hand/in-line.js';

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';

const PAGE = `<!doctype html>
  <html lang="en">
    <link rel="stylesheet" href="/src/mj.css" />
    <style>body { margin: 0; font: 16px/1.5 sans-serif }</style>
    <main>
      <p>A <mj-tile tile="R"></mj-tile> tile.</p>
      <section><mj-hand>${HAND}</mj-hand></section>
      <p>Next</p>
      <section><mj-hand hand="${HAND}"></mj-hand><mj-hand>(111d) 88d 123b 57c EEW3c</mj-hand></section>
      <p>Next</p>
      <p>With <mj-hand>123b</mj-hand> in hand, and <mj-hand>999d</mj-hand> on the table, wait.</p>
      <ul><li>Compare <mj-hand>123b</mj-hand> with <mj-hand>999d</mj-hand>.</li></ul>
      <table><tr><td>With <mj-hand>EE</mj-hand> or <mj-hand>999d</mj-hand></td><td>wait</td></tr></table>
      <p><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></p>
      <table><tr><td><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></td><td>48</td></tr></table>
      <table><tr><th>Ann</th><td><mj-hand>(RRR) [2222c] 456b 99d 78d +9d</mj-hand></td></tr></table>
      <section style="padding-inline: 8px"><mj-hand situation seat="south" round="east" win="self-draw">${HAND}</mj-hand></section>
      <ul>
        <li>Either <mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand> or <mj-hand>(111d) 88d 123b 57c EEW3c</mj-hand> wins.</li>
        <li><mj-hand hand="(RRR) 123b 456b 99d 78d +9d"></mj-hand> or <mj-hand data-hand="(111d) 88d 123b 57c EEW3c"></mj-hand></li>
      </ul>
      <p>Next</p>
    </main>
  </html>`;

/** The page in a frame of its own, where nothing is defined yet. */
async function framed(width: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `inline-size: ${width}px; block-size: 800px; border: 0`;
  frame.srcdoc = PAGE;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame;
}

/** How far a page may move: lines of text are as high as the fonts of the browser. */
const PIXELS = /Chrome/.test(navigator.userAgent) ? 2 : 4;

describe('mj.css', () => {
  it('knows the elements in which a hand flows with the text', async () => {
    const sheet = await (await fetch('/src/mj.css')).text();
    const [, list] = /:is\(([^)]*)\)\s*>\s*mj-hand/.exec(sheet)!;
    expect(list!.split(',').map((tag) => tag.trim())).to.deep.equal(ofText);
  });

  it('reserves a block for a lone hand, and room in the line for a hand in text', async () => {
    const frame = await framed(800);
    const page = frame.contentDocument!;
    page.querySelector('main')!.innerHTML =
      `<section><mj-hand>${HAND}</mj-hand></section><p>Whoever holds <mj-hand>${HAND}</mj-hand> goes out.</p>`;
    expect(Array.from(page.querySelectorAll('mj-hand'), (hand) => getComputedStyle(hand).display)).to.deep.equal([
      'block',
      'inline-block',
    ]);
    frame.remove();
  });

  for (const width of [360, 800])
    it(`keeps a page still when the script arrives, ${width} pixels wide`, async () => {
      const frame = await framed(width);
      const page = frame.contentDocument!;
      const tops = (): number[] =>
        Array.from(page.querySelectorAll('main > *'), (part) => part.getBoundingClientRect().top);
      const before = tops();
      const script = page.createElement('script');
      script.type = 'module';
      script.src = '/src/index.ts';
      page.head.append(script);
      await new Promise((resolve) => script.addEventListener('load', resolve));
      const elements = [
        ...page.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>('mj-tile, mj-hand'),
      ];
      await Promise.all(elements.map(({ updateComplete }) => updateComplete));
      for (const element of elements)
        expect(element.shadowRoot!.querySelector('[part~="tile"]') !== null).to.equal(true);
      tops().forEach((top, index) => expect(top).to.be.closeTo(before[index]!, PIXELS));
      frame.remove();
    });
});
