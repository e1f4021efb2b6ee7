/** The wall seen from above, as SVG: the same on right-to-left pages, since a mirrored table would turn the direction of play. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Wind } from '../../core/index.js';
import type { Stack } from '../../core/wall.js';
import type { AllWallTexts, WallTexts } from '../../lang/wall.js';
import type { StackView, WallScene } from '../../table/wall.js';
import { windPath } from '../../render/winds.js';

/** Measures in units of the picture: a tile from above, and how far a tile on top of another is drawn upwards. */
const WIDTH = 20;
const DEPTH = 27;
const TIER = 3.6;
const CORNER = 4;
const MARGIN = 46;
/** How far the dead wall is moved outwards. */
const ASIDE = 6;

const round = (value: number): number => Math.round(value * 10) / 10;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Directions from the middle of the table to each side. */
export const outward: Record<Wind, readonly [x: number, y: number]> = {
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
  north: [-1, 0],
};

/** The size of the square: each side reaches over the end of the next one, like the blades of a windmill. */
const sizeOf = (length: number): number => length * WIDTH + DEPTH + CORNER;

/** Where a stack stands. East’s stacks run from right to left, North’s upwards, and so on clockwise. */
function boxOf({ side, stack }: Stack, length: number): Box {
  const size = sizeOf(length);
  const far = size - DEPTH;
  const along = stack * WIDTH;
  if (side === 'east') return { x: size - along, y: far, width: WIDTH, height: DEPTH };
  if (side === 'north') return { x: 0, y: size - along, width: DEPTH, height: WIDTH };
  if (side === 'west') return { x: along - WIDTH, y: 0, width: WIDTH, height: DEPTH };
  return { x: far, y: along - WIDTH, width: DEPTH, height: WIDTH };
}

const moved = (box: Box, side: Wind, distance: number): Box => ({
  ...box,
  x: box.x + outward[side][0] * distance,
  y: box.y + outward[side][1] * distance,
});

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** A pile of face-down tiles: the ivory and the back of each, seen a little from the front. */
function renderPile({ x, y, width, height }: Box, tiles: number, words: string, above = 0): SVGTemplateResult {
  const left = x + 0.5;
  const across = width - 1;
  const top = y - (tiles + above) * TIER;
  const foot = y + height - 0.5 - above * TIER;
  let ivory = '';
  let bamboo = '';
  for (let tile = 0; tile < tiles; tile++) {
    const under = foot - tile * TIER;
    ivory += rectangle(left, under - TIER * 0.62, across, TIER * 0.62);
    bamboo += rectangle(left, under - TIER, across, TIER * 0.38);
  }
  return svg`<g class=${words}><path class="body" d=${rectangle(left, top, across, foot - top)}></path><path class="ivory" d=${ivory}></path><path class="bamboo" d=${bamboo}></path><rect class="upper" x=${round(left)} y=${round(top)} width=${round(across)} height=${round(height - 0.5)} rx="2.2"></rect><rect class="inlay" x=${round(left + 3)} y=${round(top + 3)} width=${round(across - 6)} height=${round(height - 6.5)} rx="1.4"></rect>${
    words.includes('dead')
      ? svg`<path class="mark" d=${diamond(x + width / 2, top + height / 2 - 0.25)}></path>`
      : nothing
  }</g>`;
}

const diamond = (x: number, y: number): string => `M${round(x)} ${round(y - 4.5)}l4.5 4.5l-4.5 4.5l-4.5 -4.5z`;

/** A place from which tiles are gone, with the letters of those who took them. */
function renderGap({ takers }: StackView, box: Box, letters: Record<Wind, string>): SVGTemplateResult {
  const { x, y, width, height } = box;
  const [upper, lower] = takers;
  const letter = (seat: Wind | undefined, dx: number, dy: number, words: string): SVGTemplateResult | typeof nothing =>
    seat
      ? svg`<text class=${`${words} ${seat}`} x=${round(x + width / 2 + dx)} y=${round(y + height / 2 + dy)}>${letters[seat]}</text>`
      : nothing;
  return svg`<g class="gap"><rect x=${round(x + 1.5)} y=${round(y + 1.5)} width=${width - 3} height=${height - 3} rx="2"></rect>${
    upper === lower
      ? letter(upper, 0, 0, 'taker')
      : width < height
        ? [letter(upper, 0, -6, 'taker half'), letter(lower, 0, 6.5, 'taker half')]
        : [letter(upper, -6, 0, 'taker half'), letter(lower, 6, 0, 'taker half')]
  }</g>`;
}

/** The point inside the square next to a stack. */
function inside(stack: Stack, length: number, distance: number): readonly [x: number, y: number] {
  const { x, y, width, height } = boxOf(stack, length);
  const [outX, outY] = outward[stack.side];
  const reach = DEPTH / 2 + distance;
  // Next to a corner, the point stays inside the square.
  const [least, most] = [DEPTH + distance, sizeOf(length) - DEPTH - distance];
  const within = (value: number): number => Math.min(most, Math.max(least, value));
  return [within(x + width / 2 - outX * reach), within(y + height / 2 - outY * reach)];
}

/** The count along the wall: an arrow, and the numbers that help to follow it. */
function renderCount({ stacks, length, wall, step, lifted }: WallScene): SVGTemplateResult | typeof nothing {
  if (!wall) return nothing;
  const counted = stacks.filter((stack) => stack.counted).sort((one, other) => one.counted! - other.counted!);
  const last = counted.at(-1);
  if (!last) return nothing;
  const numbers = counted.filter(({ counted: at }) =>
    step === 'count'
      ? at === 1 || (at! % 5 === 0 && wall.sum - at! > 1) || at === wall.sum
      : at === wall.sum || (step === 'loose' && wall.deadWall !== 'dice' && [2, 4].includes(wall.sum - at!)),
  );
  const points = counted.map((stack) => inside(stack, length, 26).map(round).join(' '));
  const [x, y] = inside(last, length, 26);
  const [outX, outY] = outward[last.side];
  // Clockwise along the side.
  const [alongX, alongY] = [-outY, outX];
  const head = `M${round(x - alongX * 7 + outX * 5)} ${round(y - alongY * 7 + outY * 5)}L${round(x + alongX * 4)} ${round(y + alongY * 4)}L${round(x - alongX * 7 - outX * 5)} ${round(y - alongY * 7 - outY * 5)}`;
  return svg`<g class="count" part="count">${
    step === 'count'
      ? svg`<path class="way" d=${`M${points.join('L')}`}></path><path class="way" d=${head}></path>`
      : nothing
  }${numbers.map((stack) => {
    const [textX, textY] = inside(stack, length, lifted ? 46 : 12);
    return svg`<text class=${stack.counted === wall.sum ? 'number last' : 'number'} x=${round(textX)} y=${round(textY)}>${stack.stack}</text>`;
  })}</g>`;
}

/** The pips of each face of a die, in places numbered like the keys of a telephone. */
const pips = ['', '5', '37', '357', '1379', '13579', '134679'];

export function renderDie(value: number, x: number, y: number): SVGTemplateResult {
  return svg`<g class="die"><rect x=${x} y=${y} width="34" height="34" rx="6"></rect>${[...pips[value]!].map(
    (place) => {
      const at = Number(place) - 1;
      return svg`<circle class=${value === 1 || value === 4 ? 'pip scarlet' : 'pip'} cx=${x + 8.5 + (at % 3) * 8.5} cy=${y + 8.5 + Math.floor(at / 3) * 8.5} r=${value === 1 ? 4.6 : 3.1}></circle>`;
    },
  )}</g>`;
}

export function renderWind(seat: Wind, x: number, y: number, size: number, words: string): SVGTemplateResult {
  const scale = round((size * 1000) / 270) / 1000;
  return svg`<g class=${words}><circle cx=${round(x)} cy=${round(y)} r=${round(size * 0.68)}></circle><path transform=${`translate(${round(x - 150 * scale)} ${round(y - 200 * scale)}) scale(${scale})`} d=${windPath(seat)}></path></g>`;
}

/** An arc around the middle with an arrow head, clockwise or not, for the directions of turns and of the wall. */
function renderTurn(middle: number, radius: number, clockwise: boolean, words: string): SVGTemplateResult {
  const point = (degrees: number, reach = radius): string =>
    `${round(middle + reach * Math.cos((degrees * Math.PI) / 180))} ${round(middle + reach * Math.sin((degrees * Math.PI) / 180))}`;
  const [from, to] = clockwise ? [120, 60] : [60, 120];
  const back = clockwise ? to - 560 / radius : to + 560 / radius;
  return svg`<path class=${words} d=${`M${point(from)}A${radius} ${radius} 0 1 ${clockwise ? 1 : 0} ${point(to)}M${point(back, radius + 7)}L${point(to)}L${point(back, radius - 7)}`}></path>`;
}

/** What stands in the middle: directions, the number of tiles, or the dice and what is left. */
function renderMiddle(scene: WallScene, texts: WallTexts, names: Record<Wind, string>): unknown {
  const { step, wall, after, length } = scene;
  const middle = sizeOf(length) / 2;
  if (step === 'seats')
    return [
      (['east', 'south', 'west', 'north'] as const).map((seat) => {
        const [outX, outY] = outward[seat];
        const [x, y] = [middle + outX * 158, middle + outY * 158];
        return svg`${renderWind(seat, x, y - 8, 40, seat === 'east' ? 'seat dealer' : 'seat')}<text class="label" x=${round(x)} y=${round(y + 34)}>${names[seat]}</text>`;
      }),
      renderTurn(middle, 100, true, 'turn wall'),
      renderTurn(middle, 66, false, 'turn play'),
      svg`<text class="label" x=${middle} y=${middle + 100}>${texts.wallDirection}</text><text class="label" x=${middle} y=${middle + 66}>${texts.playDirection}</text>`,
    ];
  if (!wall || !scene.isThrown)
    return svg`<text class="figure" x=${middle} y=${middle - 6}>${length * 8}</text><text class="label" x=${middle} y=${middle + 30}>${texts.tiles}</text>`;
  const isDealt = scene.next !== undefined || step === 'deal' || step === 'flowers' || step === 'play';
  const isBroken = step === 'loose' || isDealt;
  const top = middle - (isBroken ? 62 : 48);
  const [a, b, c, d] = wall.dice;
  const isOneThrow = c === undefined || d === undefined;
  const figure = (value: number, label: string, x: number): SVGTemplateResult =>
    svg`<text class="figure" x=${x} y=${top + 92}>${value}</text><text class="label" x=${x} y=${top + 124}>${label}</text>`;
  return [
    isOneThrow
      ? [renderDie(a, middle - 36, top), renderDie(b, middle + 2, top)]
      : [
          renderDie(a, middle - 82, top),
          renderDie(b, middle - 44, top),
          renderDie(c, middle + 10, top),
          renderDie(d, middle + 48, top),
        ],
    isBroken
      ? after!.dead.length
        ? [figure(after!.live.length, texts.live, middle - 45), figure(after!.dead.length, texts.dead, middle + 46)]
        : figure(after!.live.length, texts.live, middle)
      : [
          isOneThrow
            ? nothing
            : svg`<text class="label" x=${middle - 45} y=${top + 56}>${a + b}</text><text class="label" x=${middle + 46} y=${top + 56}>+ ${c + d}</text>`,
          figure(wall.sum, '', middle),
        ],
  ];
}

function seatAt(seat: Wind, length: number): readonly [x: number, y: number] {
  const middle = sizeOf(length) / 2;
  const reach = middle + MARGIN - 17;
  return [middle + outward[seat][0] * reach, middle + outward[seat][1] * reach];
}

/** The picture of a scene; `label` is its name for screen readers. */
export function renderWall(
  scene: WallScene,
  { wall: texts, winds: names }: AllWallTexts,
  label: string,
): TemplateResult {
  const { stacks, loose, lifted, next, length, wall, step } = scene;
  const size = sizeOf(length);
  /** Which replacement lies on a stack: the first or the second; 0 if none does. */
  const looseOn = ({ side, stack }: Stack): 0 | 1 | 2 => {
    const found = loose.find(({ on }) => on.side === side && on.stack === stack);
    return found ? (found.from.level === 'upper' ? 1 : 2) : 0;
  };
  const piles: { y: number; drawn: SVGTemplateResult }[] = stacks.map((stack) => {
    const isOpened = step === 'break' && wall?.deadWall === 'dice' && stack.counted;
    const box = moved(boxOf(stack, length), stack.side, stack.isDead || isOpened ? ASIDE : 0);
    const isNext = next?.side === stack.side && next.stack === stack.stack;
    const words = `pile${stack.isDead ? ' dead' : ''}${isNext ? ' next' : ''}${stack.counted && step === 'count' ? ' counted' : ''}`;
    const order = looseOn(stack);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return {
      y: box.y,
      drawn: svg`${
        stack.standing < 2 && !(stack.standing && !stack.takers[0]) ? renderGap(stack, box, texts.letters) : nothing
      }${stack.standing ? renderPile(box, stack.standing, words) : nothing}${
        order
          ? svg`${renderPile(box, 1, 'pile dead loose', stack.standing)}<text class="order" x=${round(x)} y=${round(y - (stack.standing + 1) * TIER)}>${order}</text>`
          : nothing
      }`,
    };
  });
  if (lifted) {
    const box = moved(boxOf(lifted, length), lifted.side, -DEPTH * 1.15);
    piles.push({ y: box.y, drawn: renderPile(box, 2, 'pile lifted') });
  }
  // From back to front, so that each pile covers what is behind it.
  piles.sort((one, other) => one.y - other.y);
  const seats = (step === 'seats' ? [] : (['east', 'south', 'west', 'north'] as const)).map((seat) => {
    const [x, y] = seatAt(seat, length);
    return renderWind(seat, x, y, 19, seat === 'east' ? 'seat dealer' : 'seat');
  });
  const view = `${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`;
  const edge = MARGIN - 1;
  return html`
    <svg class="wall" part="wall picture" viewBox=${view} role="img" aria-label=${label}>
      <rect class="table" x=${-edge} y=${-edge} width=${size + 2 * edge} height=${size + 2 * edge} rx="22"></rect>
      <rect
        class="felt"
        x=${DEPTH + 2}
        y=${DEPTH + 2}
        width=${size - 2 * DEPTH - 4}
        height=${size - 2 * DEPTH - 4}
        rx="10"
      ></rect>
      <g aria-hidden="true">
        ${seats} ${renderMiddle(scene, texts, names)} ${piles.map(({ drawn }) => drawn)} ${renderCount(scene)}
      </g>
    </svg>
  `;
}
