/** The deal with cards, seen from above: four heaps, the one that is cut, the pack and the two loose cards. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Wind } from '../../core/index.js';
import type { DealtCards } from '../../core/wall.js';
import type { WallTexts } from '../../lang/wall.js';
import { outward, renderDie, renderWind } from './views.js';

const SIZE = 420;
const MIDDLE = SIZE / 2;
const WIDTH = 54;
const HEIGHT = 74;

const card = (x: number, y: number, turn: number, words = 'card'): SVGTemplateResult =>
  svg`<g class=${words} transform=${`rotate(${turn} ${x} ${y})`}><rect class="upper" x=${x - WIDTH / 2} y=${y - HEIGHT / 2} width=${WIDTH} height=${HEIGHT} rx="4"></rect><rect class="inlay" x=${x - WIDTH / 2 + 4} y=${y - HEIGHT / 2 + 4} width=${WIDTH - 8} height=${HEIGHT - 8} rx="2.5"></rect></g>`;

/** A heap as it comes to lie: every card a little askew. */
const heap = (x: number, y: number, turn: number, words: string): SVGTemplateResult[] =>
  [-9, 5, -3, 8, -6, 2].map((askew, place) => card(x + (place % 3) * 2 - 2, y - place * 2.5, turn + askew, words));

export function renderCards(
  { heap: first, heaps }: DealtCards,
  [one, other]: readonly [number, number],
  texts: WallTexts,
): TemplateResult {
  const seats = Object.keys(outward) as Wind[];
  const drawn = seats.map((seat) => {
    const [outX, outY] = outward[seat];
    const [x, y] = [MIDDLE + outX * 122, MIDDLE + outY * 118];
    const isFirst = seat === first;
    const order = heaps.indexOf(seat) + 1;
    return svg`${heap(x, y, outX * 90, isFirst ? 'pile dead' : 'pile')}${
      isFirst
        ? svg`<path class="way" d=${`M${x - 42} ${y - 8}h84`}></path><text class="label" x=${x + 66} y=${y - 6}>${texts.cut}</text>`
        : nothing
    }<text class="order" x=${x} y=${y - 26}>${order}</text>${renderWind(seat, MIDDLE + outX * 190, MIDDLE + outY * 190, 19, seat === 'east' ? 'seat dealer' : 'seat')}`;
  });
  return html`
    <svg class="wall" part="cards" viewBox=${`0 0 ${SIZE} ${SIZE}`} role="img" aria-label=${texts.cardsCaption}>
      <rect class="table" x="1" y="1" width=${SIZE - 2} height=${SIZE - 2} rx="22"></rect>
      <g aria-hidden="true">
        ${renderDie(one, MIDDLE - 38, MIDDLE - 17)} ${renderDie(other, MIDDLE + 4, MIDDLE - 17)} ${drawn}
      </g>
    </svg>
  `;
}
