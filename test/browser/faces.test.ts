import { describeRendered, fixture } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { addBonusFaces } from '../../src/render/bonus-faces.js';
import { tileStyles } from '../../src/render/tile.styles.js';
import { renderTile } from '../../src/render/tile.js';
import '../../src/mj-hand.js';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-tile.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjTile } from '../../src/elements/mj-tile/mj-tile.js';
import { fixture as fixtureOnPage, until } from './helpers.js';

addBonusFaces();

/** Written from the notation, not imported from the package. */
const faces = [
  ...['b', 'c', 'd'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`)),
  ...['E', 'S', 'W', 'N', 'R', 'G', 'B', '?'],
  ...['f', 's'].flatMap((suit) => [1, 2, 3, 4].map((rank) => `${rank}${suit}`)),
];

class FaceSheet extends LitElement {
  static override properties = { tiles: {}, indices: {} };
  static override styles = tileStyles;
  declare tiles: readonly string[];
  declare indices: boolean;
  protected override render(): unknown {
    return this.tiles.map((tile) => renderTile({ tile, indices: this.indices }));
  }
}
customElements.define('face-sheet', FaceSheet);

const sheetOf = (tiles: readonly string[], width: number, indices = false): Promise<FaceSheet> =>
  fixtureOnPage<FaceSheet>(html`
    <face-sheet .tiles=${tiles} .indices=${indices} style="--mj-tile-width: ${width}px"></face-sheet>
  `);

interface Picture {
  width: number;
  height: number;
  /** Ink from 0 to 255, of any color. */
  ink: Uint8ClampedArray;
}

/** The engraving of a tile in black alone, pixel by pixel, with the strokes that the style sheet gives it. */
async function pictureOf(tile: Element, scale = 1): Promise<Picture> {
  const svg = tile.querySelector('svg')!;
  const box = svg.getBoundingClientRect();
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  const paths = [...svg.querySelectorAll('path')].map((path) => {
    const { fill, strokeWidth, stroke } = getComputedStyle(path);
    expect(fill).to.match(/^rgb/);
    expect(stroke).to.equal(fill);
    return `<path d="${path.getAttribute('d')}" stroke="#000" stroke-width="${parseFloat(strokeWidth)}"/>`;
  });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400" fill-rule="evenodd">${paths.join('')}</svg>`,
  )}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, ink: data.filter((_, place) => place % 4 === 3) };
}

/** The difference between two pictures, in pixels of full ink. */
const difference = (one: Picture, other: Picture): number =>
  one.ink.reduce((sum, ink, place) => sum + Math.abs(ink - other.ink[place]!), 0) / 255;

/** The number of figures: connected patches of pixels, including what they enclose. */
function figures({ width, height, ink }: Picture): number {
  const isOpen = Array.from({ length: (width + 2) * (height + 2) }, (_, place) => {
    const [x, y] = [(place % (width + 2)) - 1, Math.floor(place / (width + 2)) - 1];
    return x < 0 || y < 0 || x === width || y === height || ink[y * width + x]! < 128;
  });
  const isSeen = isOpen.map(() => false);
  const flood = (start: number, wanted: boolean): void => {
    const next = [start];
    while (next.length) {
      const place = next.pop()!;
      if (isSeen[place] !== false || (wanted && !isOpen[place])) continue;
      isSeen[place] = true;
      next.push(place - 1, place + 1, place - width - 2, place + width + 2);
    }
  };
  flood(0, true);
  let count = 0;
  for (let place = 0; place < isSeen.length; place++) {
    if (isSeen[place]) continue;
    count++;
    flood(place, false);
  }
  return count;
}

const tilesIn = (element: Element): Element[] => [...element.shadowRoot!.querySelectorAll('[part~="tile"]')];

describe('the faces', () => {
  for (const width of [20, 24, 44])
    it(`are distinguishable in one color at ${width} px`, async () => {
      const pictures = await Promise.all(tilesIn(await sheetOf(faces, width)).map((tile) => pictureOf(tile)));
      const pixels = pictures[0]!.width * pictures[0]!.height;
      for (const [place, one] of pictures.entries())
        for (let next = place + 1; next < pictures.length; next++)
          expect(difference(one, pictures[next]!) / pixels, `${faces[place]} and ${faces[next]}`).to.be.greaterThan(
            0.03,
          );
    });

  for (const suit of ['b', 'd'])
    it(`can be counted at 20 px up to nine ${suit === 'b' ? 'sticks' : 'circles'}`, async () => {
      const ranks = [2, 3, 4, 5, 6, 7, 8, 9];
      const sheet = await sheetOf(
        ranks.map((rank) => rank + suit),
        20,
      );
      const found = await Promise.all(tilesIn(sheet).map(async (tile) => figures(await pictureOf(tile, 2))));
      expect(found).to.deep.equal(ranks);
    });

  it('have bolder lines at smaller sizes, and normal lines from 28 px', async () => {
    const strokes: number[] = [];
    for (const width of [20, 24, 28, 96]) {
      const [tile] = tilesIn(await sheetOf(['9d'], width));
      strokes.push(parseFloat(getComputedStyle(tile!.querySelector('path')!).strokeWidth));
    }
    expect(strokes).to.deep.equal([6, 4, 0, 0]);
  });

  it('show the index of a flower instead of its number', async () => {
    const tiles = ['1f', '4s', '9c'];
    const ink = async (indices: boolean): Promise<number[]> =>
      Promise.all(
        tilesIn(await sheetOf(tiles, 100, indices)).map(async (tile) => {
          const { width, ink } = await pictureOf(tile);
          // the upper left corner
          return ink.filter((value, place) => value && place % width < width * 0.38 && place < width * width * 0.36)
            .length;
        }),
      );
    const [numbered, indexed] = [await ink(false), await ink(true)];
    expect(numbered[0]).to.be.greaterThan(100);
    expect(numbered[1]).to.be.greaterThan(100);
    expect(indexed.slice(0, 2)).to.deep.equal([0, 0]);
    expect(indexed[2]).to.be.greaterThan(0);
  });

  it('show a question mark without an index for an unknown tile', async () => {
    const [tile] = tilesIn(await sheetOf(['?'], 100, true));
    expect(tile!.querySelector('path')).not.to.equal(null);
    expect(tile!.querySelector('small')).to.equal(null);
  });

  it('are as high as the backs', async () => {
    const heights: number[] = [];
    for (const template of [html`<mj-tile tile="R"></mj-tile>`, html`<mj-tile tile="R" face-down></mj-tile>`]) {
      const tile = (await fixtureOnPage<MjTile>(template)).shadowRoot!.querySelector('[part~="tile"]')!;
      heights.push(tile.getBoundingClientRect().height);
    }
    expect(heights[0]).to.equal(heights[1]);
  });
});

describeRendered('an exposed set', () => {
  const bracketOf = (set: Element): { style: string; height: number } => {
    const { borderBottomStyle, height } = getComputedStyle(set, '::after');
    return { style: borderBottomStyle, height: parseFloat(height) };
  };

  it('has a bracket below its tiles, even at 20 px', async () => {
    const hand = await fixture<MjHand>(html`
      <mj-hand style="--mj-tile-width: 20px">(222b) [2222c] (999d+9d) 222b E +E 14f</mj-hand>
    `);
    const root = hand.shadowRoot!;
    const exposed = [...root.querySelectorAll('[part~="set"][part~="exposed"]')];
    expect(exposed).to.have.length(2);
    for (const set of exposed) {
      const { style, height } = bracketOf(set);
      expect(style).to.equal('solid');
      expect(height).to.be.within(2, 4);
      const bottom = set.getBoundingClientRect().bottom;
      // the bracket ends at the lower edge of the set, below its tiles and inside the element
      for (const tile of set.querySelectorAll('[part~="tile"]'))
        expect(tile.getBoundingClientRect().bottom).to.be.at.most(bottom - height - 1);
      expect(bottom).to.be.at.most(hand.getBoundingClientRect().bottom + 0.5);
    }
    for (const other of root.querySelectorAll('[part~="set"][part~="concealed"], [part="in-hand"], [part="won"]'))
      expect(bracketOf(other).style, other.getAttribute('part')!).to.equal('none');
  });

  it('is as high as the concealed tiles', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand style="--mj-tile-width: 40px">(222b) 222b</mj-hand>`);
    const [lying, standing] = ['exposed', 'in-hand'].map((word) =>
      hand.shadowRoot!.querySelector(`[part~="${word}"] .tile`)!,
    );
    // a lying tile shows its body below its face, a standing one above
    const depth = 40 * 0.075;
    const [low, high] = [lying!, standing!].map((tile) => tile.getBoundingClientRect().bottom);
    expect(high! - low!).to.be.closeTo(depth, 0.5);
    const { boxShadow: lies } = getComputedStyle(lying!);
    const { boxShadow: stands } = getComputedStyle(standing!);
    expect(lies).not.to.match(/ -\d/);
    expect(stands).to.match(/ -\d/);
  });

  it('has tiles with a visible body everywhere', async () => {
    const hand = '(222b) 333b [2222c] 45b EE +6b 14f';
    for (const template of [
      html`<mj-hand>${hand}</mj-hand>`,
      html`<mj-hand editable>${hand}</mj-hand>`,
      html`<mj-score-breakdown><mj-hand>${hand}</mj-hand></mj-score-breakdown>`,
    ]) {
      const element = await fixture<LitElement>(template);
      await until(
        () =>
          element.shadowRoot!.querySelector('[part~="tile"]') &&
          (!element.hasAttribute('editable') || element.shadowRoot!.querySelector('.held')),
      );
      for (const tile of element.shadowRoot!.querySelectorAll('[part~="tile"]'))
        expect(getComputedStyle(tile).boxShadow, element.localName).not.to.equal('none');
    }
  });
});
