/** Pictures of hands and scores, as a browser draws them. */
import { expect, html } from '@open-wc/testing';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import { score } from '../../src/core/index.js';
import { breakdownToSvg, handToSvg } from '../../src/svg.js';
import { all, fixture, settled } from './helpers.js';

const HAND = '(RRR) [2222c] (999d+9d) 45b EE +6b 14f 3s';
const RED: Color = [0xb3, 0x20, 0x1f, 255];
const FACE: Color = [0xfd, 0xf9, 0xee, 255];
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture as `<img>`, drawn into a canvas at twice its size. */
async function pixelsOf(
  svg: string,
): Promise<{ at: (x: number, y: number) => Color; has: (color: Color, from?: number, to?: number) => boolean }> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colorAt = (place: number): Color => [data[place]!, data[place + 1]!, data[place + 2]!, data[place + 3]!];
  return {
    at: (x, y) => colorAt((Math.round(y * 2) * canvas.width + Math.round(x * 2)) * 4),
    // Anywhere, or between two positions from the left.
    has: (color, from = 0, to = image.naturalWidth) => {
      for (let place = 0; place < data.length; place += 4) {
        const x = ((place / 4) % canvas.width) / 2;
        if (x >= from && x < to && isNear(colorAt(place), color)) return true;
      }
      return false;
    },
  };
}

const isNear = (one: Color, other: Color): boolean => one.every((part, place) => Math.abs(part - other[place]!) < 12);

function inPage(svg: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect(parsed.localName).to.equal('svg');
  return document.body.appendChild(document.importNode(parsed as Element as SVGSVGElement, true));
}

describe('a picture of a hand', () => {
  it('has pixels where its tiles are, and none between them', async () => {
    const { at, has } = await pixelsOf(handToSvg('(RRR) 99d', { tileWidth: 60, padding: 10 }));
    // A face near its left edge, and the red of its dragon.
    for (const tile of [0, 1, 2]) {
      const left = 10 + tile * 60;
      expect(isNear(at(left + 4, 30), FACE), `tile ${tile}`).to.equal(true);
      expect(has(RED, left, left + 55), `the dragon of tile ${tile}`).to.equal(true);
    }
    expect(has(RED, 10 + 3 * 60)).to.equal(true);
    expect(at(10 + 3 * 60 + 10, 50)[3]).to.equal(0);
    expect(isNear(at(10 + 3 * 60 + 20 + 4, 30), FACE)).to.equal(true);
    expect(has([0x0b, 0x6b, 0x3c, 255])).to.equal(true);
  });

  it('shows the back of a concealed kong, and dark colors', async () => {
    const back: Color = [0x24, 0x73, 0x53, 255];
    expect((await pixelsOf(handToSvg('[EEEE]', { tileWidth: 60 }))).has(back)).to.equal(true);
    const { at, has } = await pixelsOf(handToSvg('(RRR)', { tileWidth: 60, theme: 'dark', background: true }));
    expect(at(1, 1)).to.deep.equal([0x16, 0x1b, 0x18, 255]);
    expect(has([0xa8, 0x1c, 0x1c, 255])).to.equal(true);
  });

  it('has its tiles where the element has them', async () => {
    for (const width of [320, 800]) {
      const box = await fixture<HTMLElement>(html`
        <div style="width: ${width}px; --mj-tile-width: 40px"><mj-hand>${HAND}</mj-hand></div>
      `);
      await settled(box);
      const hand = box.querySelector<MjHand>('mj-hand')!;
      const tiles = all(hand, '.hand .tile');
      const svg = inPage(handToSvg(HAND, { width, tileWidth: 40, padding: 0 }));
      const drawn = [...svg.querySelectorAll('use')].filter(({ href }) => href.baseVal.includes('-body'));
      expect(drawn).to.have.lengthOf(tiles.length);
      const place = (element: Element, first: Element): number[] => {
        const { left, top, width } = element.getBoundingClientRect();
        const from = first.getBoundingClientRect();
        return [left - from.left, top - from.top, width];
      };
      for (const [index, tile] of tiles.entries()) {
        const [left, top, wide] = place(tile, tiles[0]!);
        // In a picture, a tile includes its body: to the right, and above its position.
        const face = drawn[index]!.parentElement!.querySelector('use')!;
        const matrix = (face as SVGGraphicsElement).getScreenCTM()!;
        const origin = (drawn[0]!.parentElement!.querySelector('use') as SVGGraphicsElement).getScreenCTM()!;
        expect(matrix.e - origin.e, `${width}: left of tile ${index}`).to.be.closeTo(left!, 1.5);
        expect(matrix.f - origin.f, `${width}: top of tile ${index}`).to.be.closeTo(top!, 1.5);
        expect((tile.matches('.sideways') ? 400 : 300) * matrix.a, `${width}: tile ${index}`).to.be.closeTo(wide!, 0.5);
      }
      svg.remove();
    }
  });

  it('is made in a worker, too', async () => {
    const worker = new Worker(
      URL.createObjectURL(
        new Blob(
          [
            `import { handToSvg } from '${new URL('/src/svg.ts', location.href).href}'; postMessage(handToSvg('${HAND}'));`,
          ],
          { type: 'text/javascript' },
        ),
      ),
      { type: 'module' },
    );
    const made = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'The worker failed.'));
    });
    worker.terminate();
    expect(made === handToSvg(HAND)).to.equal(true);
  });
});

describe('a picture of a breakdown', () => {
  const scores = [
    score('(RRR) [2222c] 456b 99d 78d +9d 2f', { seat: 'south', win: 'self-draw' }),
    score('[2222c] (RRR) (GGG) [EEEE] 9d +9d 12f34s', { win: 'self-draw', circumstances: ['last-tile'] }),
    score('19b19c19dESWNRGB +B'),
    score('[EEEE] [SSSS] [WWWW] [RRRR] G +G', {}, 'millington'),
  ];

  it('has text that is never wider than measured, overlaps or leaves the picture', () => {
    for (const one of scores)
      for (const [width, lang] of [
        [200, 'en'],
        [320, 'zh-Hant'],
        [640, 'en'],
        [1200, 'zh-Hant'],
      ] as const) {
        const svg = inPage(breakdownToSvg(one, { width, lang }));
        const frame = svg.getBoundingClientRect();
        const boxes = [...svg.querySelectorAll('text')].map((text) => ({
          words: text.textContent,
          box: text.getBoundingClientRect(),
          size: parseFloat(text.getAttribute('font-size')!),
        }));
        expect(boxes.length).to.be.greaterThan(8);
        for (const [place, { words, box, size }] of boxes.entries()) {
          expect(box.left, `${words}: left of ${width}`).to.be.at.least(frame.left);
          expect(box.right, `${words}: right of ${width}`).to.be.at.most(frame.right);
          expect(box.bottom, `${words}: below ${width}`).to.be.at.most(frame.bottom);
          for (const other of boxes.slice(place + 1)) {
            // Boxes of fonts are taller than their lines, those of Han characters by half in some browsers.
            const slack = 0.5 * Math.max(size, other.size);
            const isApart =
              box.right <= other.box.left ||
              other.box.right <= box.left ||
              box.bottom - slack <= other.box.top ||
              other.box.bottom - slack <= box.top;
            expect(isApart, `${words} and ${other.words} at ${width}`).to.equal(true);
          }
        }
        svg.remove();
      }
  });

  it('has pixels of its tiles and its text, and none of another color where it is blank', async () => {
    const { at, has } = await pixelsOf(breakdownToSvg(scores[0]!));
    expect(at(2, 2)).to.deep.equal([0xff, 0xfe, 0xfa, 255]);
    expect(has(RED)).to.equal(true);
    expect(has([0x1c, 0x24, 0x20, 255])).to.equal(true);
  });
});
