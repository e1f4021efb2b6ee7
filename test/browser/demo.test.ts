/** The pages of the demo, checked by axe on a dark phone and on a light wide screen: by default, every other page on each. */
import { expect, nextFrame } from '@open-wc/testing';
import type { AxeResults, RunOptions } from 'axe-core';
import { isComplete } from '../rounds.js';
import { onlyInChromium } from './helpers.js';

const PAGES = [
  'index',
  'scoring',
  'hand',
  'tiles',
  'editor',
  'breakdown',
  'settlement',
  'rules',
  'at-the-table',
  'awards',
  'glossary',
  'one-page',
  'exercises',
  'odds',
  'game',
  'calculator',
];

/** A demo page in a frame with axe, with all elements rendered and all panels open. */
async function open(name: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 320px; block-size: 800px; border: 0';
  frame.src = `/demo/${name}.html`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = frame.contentDocument!;
  const elements = [
    ...page.querySelectorAll(
      'mj-tile, mj-hand, mj-score-breakdown, mj-settlement, mj-rules, mj-wall, mj-claims, mj-incidents, mj-exercise, mj-game, mj-waits, mj-doubles, mj-value',
    ),
  ];
  await Promise.all(elements.map(({ localName }) => frame.contentWindow!.customElements.whenDefined(localName)));
  for (const element of elements) await (element as Element & { updateComplete: Promise<unknown> }).updateComplete;
  for (const hand of page.querySelectorAll('mj-hand[editable]'))
    while (!hand.shadowRoot!.querySelector('[part="editor"]'))
      await new Promise((resolve) => frame.contentWindow!.requestAnimationFrame(resolve));
  for (const details of elements.flatMap((one) => [...one.shadowRoot!.querySelectorAll('details')]))
    details.open = true;
  const script = page.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  page.head.append(script);
  await new Promise((resolve) => script.addEventListener('load', resolve, { once: true }));
  return frame;
}

/** The violations that axe finds, by rule and place. */
async function faults({ contentWindow: window }: HTMLIFrameElement): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.flat().join(' ')} ${any[0]?.message ?? ''}`),
  );
}
onlyInChromium();

// `npm run site:check` checks every page of the built site in both schemes at both widths.
describe('the demo', () => {
  for (const name of PAGES)
    describe(`${name}.html`, () => {
      let frame: HTMLIFrameElement;
      before(async () => {
        frame = await open(name);
      });
      after(() => frame.remove());

      const looks = [
        [320, 'dark'],
        [1200, 'light'],
      ] as const;
      for (const [width, scheme] of isComplete ? looks : [looks[PAGES.indexOf(name) % 2]!])
        it(`is accessible in ${scheme} colors, ${width} px wide`, async () => {
          frame.style.inlineSize = `${width}px`;
          frame.contentDocument!.documentElement.style.colorScheme = scheme;
          // Elements follow a new width with the frame after it.
          await nextFrame();
          await nextFrame();
          expect(frame.contentWindow!.innerWidth).to.equal(width);
          expect(await faults(frame)).to.deep.equal([]);
        }).timeout(60_000);
    });
});
