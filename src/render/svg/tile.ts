/** Tiles as SVG. Their faces are those of the elements, and their dimensions those of `tile.styles.ts`. */
import { facePaths, type Ink } from '../faces.js';
import type { LaidTile } from '../hand-layout.js';
import { digits, escapeXml, use, type Paint, type PictureColor, type Studio } from './paint.js';

/** A face in its own units. */
const WIDTH = 300;
const HEIGHT = 400;
/** The width of a tile with its body, in units of the face: one `em` of the style sheet. */
const EM = WIDTH / 0.925;
const DEPTH = 0.075 * EM;
const RADIUS = 0.09 * EM;

const inkColor: Record<Ink, PictureColor> = { red: 'red', green: 'green', blue: 'blue', back: 'back-pattern' };

export interface DrawnTile extends Omit<LaidTile, 'state'> {
  /** The tile stands in the hand: its body is behind the face. Otherwise it is below. */
  stands?: boolean;
  indexed?: boolean;
}

/** The outline of a tile and of its body, which goes as far to the right as down: a rounded rectangle that is moved. */
function swept(width: number, height: number, depth: number): string {
  const near = RADIUS * (1 - Math.SQRT1_2);
  const arc = (x: number, y: number): string => `A${digits(RADIUS)} ${digits(RADIUS)} 0 0 1 ${digits(x)} ${digits(y)}`;
  const line = (x: number, y: number): string => `L${digits(x)} ${digits(y)}`;
  return (
    `M${digits(RADIUS)} 0` +
    line(width - RADIUS, 0) +
    arc(width - near, near) +
    line(width - near + depth, near + depth) +
    arc(width + depth, RADIUS + depth) +
    line(width + depth, height - RADIUS + depth) +
    arc(width - RADIUS + depth, height + depth) +
    line(RADIUS + depth, height + depth) +
    arc(near + depth, height - near + depth) +
    line(near, height - near) +
    arc(0, height - RADIUS) +
    line(0, RADIUS) +
    arc(RADIUS, 0) +
    'z'
  );
}

/** Room for the index above the engraving, and how much smaller it makes it. */
const STRIP = 0.2 * EM;
const SHRUNK = (HEIGHT - STRIP) / HEIGHT;

/** The body of a tile around its face, as large as the face. */
function bodyOf({ faceDown, sideways, stands }: DrawnTile, { paint, definitions }: Studio): string {
  const name = ['body', faceDown && 'down', sideways && 'sideways', stands && 'standing'].filter(Boolean).join('-');
  return definitions.id(name, (id) => {
    const [width, height] = sideways ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
    const [side, base] = faceDown ? (['body', 'face-shade'] as const) : (['face-shade', 'body'] as const);
    const up = stands ? ` transform="matrix(1 0 0 -1 0 ${height})"` : '';
    const front = (fill: string): string => `<rect${fill} width="${width}" height="${height}" rx="${digits(RADIUS)}"/>`;
    // MuPDF has no gradients and draws them black; it leaves out what is in a switch.
    const shading = faceDown
      ? ''
      : `<switch>${front(` fill="url(#${ivory(width, height, { paint, definitions })})"`)}</switch>`;
    return (
      `<g id="${id}"><g${up}><path${paint.stroke('edge')} d="${swept(width, height, DEPTH)}"/>` +
      `<path${paint.fill(base)} d="${swept(width, height, DEPTH)}"/>` +
      `<path${paint.fill(side)} d="${swept(width, height, DEPTH / 2)}"/></g>` +
      `${front(paint.fill(faceDown ? 'back' : 'face'))}${shading}</g>`
    );
  });
}

/** The shading of a face: `linear-gradient(150deg, face 45%, face-shade 140%)`, which ends beyond the face. */
function ivory(width: number, height: number, { paint, definitions }: Studio): string {
  return definitions.id(width < height ? 'ivory' : 'ivory-sideways', (id) => {
    const [x, y] = [Math.sin((150 * Math.PI) / 180), -Math.cos((150 * Math.PI) / 180)];
    const length = width * x + height * y;
    const at = (part: number): [number, number] => [
      width / 2 + x * length * (part - 0.5),
      height / 2 + y * length * (part - 0.5),
    ];
    const [[x1, y1], [x2, y2]] = [at(0.45), at(1.4)];
    return (
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${digits(x1)}" y1="${digits(y1)}" x2="${digits(x2)}" y2="${digits(y2)}">` +
      `<stop offset="0"${paint.stop('face')}/><stop offset="1"${paint.stop('face-shade')}/></linearGradient>`
    );
  });
}

/** The engraving of a face, `width` units bolder than it is. */
function faceOf(face: string, isUnnumbered: boolean, width: number, { paint, definitions }: Studio): string {
  const name = `${face === '?' ? 'unknown' : face}${isUnnumbered ? '-unnumbered' : ''}`;
  return facePaths(face, isUnnumbered)
    .map(({ colour, d }) => {
      const color = inkColor[colour];
      const path = definitions.id(
        `${name}-${colour}`,
        (id) => `<path id="${id}"${paint.fill(color)} fill-rule="evenodd" d="${d}"/>`,
      );
      // Some programs draw a line of no width as a hairline.
      return use(path, width && face !== 'back' ? `${paint.stroke(color)} stroke-width="${digits(width)}"` : '');
    })
    .join('');
}

/** A tile whose face begins at a point. @param em the width of an upright tile with its body, in pixels */
export function drawTile(tile: DrawnTile, x: number, y: number, em: number, studio: Studio): string {
  const { paint } = studio;
  const scale = em / EM;
  const [width, height] = tile.sideways ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  // The contour is half hidden by the tile.
  const contour = Math.max(0.5 / scale, 0.01 * EM) * 2;
  const space = 0.065 * EM;
  const mark = tile.lit
    ? `<rect${paint.stroke('highlight')} fill="none" stroke-width="${digits(0.07 * EM)}" x="${digits(-space)}" y="${digits(-space)}" width="${digits(width + 2 * space)}" height="${digits(height + 2 * space)}" rx="${digits(RADIUS + space)}"/>`
    : '';
  return (
    `<g transform="translate(${digits(x)} ${digits(y)}) scale(${Math.round(scale * 1e4) / 1e4})">` +
    `${use(bodyOf(tile, studio), ` stroke-width="${digits(contour)}"`)}${engrave(tile, em, studio)}${mark}</g>`
  );
}

function engrave({ tile, faceDown, sideways, indexed }: DrawnTile, em: number, studio: Studio): string {
  const isIndexed = indexed && !faceDown && tile !== '?';
  // On a flower, the index replaces the printed number.
  const isNumbered = isIndexed === true && /\d[fs]/.test(tile);
  // The smaller the tile, the bolder its lines.
  const bold = Math.min(Math.max(28 - em, 0), 6);
  const inks = faceOf(faceDown ? 'back' : tile, isNumbered, bold, studio);
  const face =
    isIndexed && !isNumbered
      ? `<g transform="translate(${digits((WIDTH * (1 - SHRUNK)) / 2)} ${digits(STRIP)}) scale(${digits(SHRUNK)})">${inks}</g>`
      : inks;
  const size = (isNumbered ? 0.25 : 0.22) * EM;
  const index = isIndexed
    ? `<text${studio.paint.fill('blue')} font-size="${digits(size)}" font-weight="700" x="${digits(size * 0.32)}" y="${digits(size * 1.08)}">${escapeXml(tile)}</text>`
    : '';
  return sideways ? `<g transform="translate(0 300) rotate(-90)">${face}${index}</g>` : face + index;
}

/** Tiles side by side, as next to a line of a breakdown. With `isKong`, the outer ones are face down. */
export function drawStill(
  tiles: readonly string[],
  look: { isKong?: boolean; isExposed?: boolean },
  x: number,
  y: number,
  em: number,
  studio: Studio,
): string {
  const drawn = tiles.map((tile, place) =>
    drawTile({ tile, faceDown: look.isKong && place % 3 === 0 }, x + place * em, y, em, studio),
  );
  if (look.isExposed) drawn.push(bracket(x, y + STILL_BRACKET * em, tiles.length * em, em, studio.paint));
  return drawn.join('');
}

/** The height of a tile on the table with its body, and where the lower end of a bracket below small tiles is. */
export const TILE_HEIGHT = (HEIGHT + DEPTH) / EM;
const STILL_BRACKET = TILE_HEIGHT + 0.25;

/** The bracket of an exposed set, like the parentheses in the notation. `y` is its lower end. */
export function bracket(x: number, y: number, width: number, em: number, paint: Paint): string {
  const line = Math.max(1, 0.045 * em);
  const height = Math.max(3, 0.12 * em) - line / 2;
  const round = Math.min(0.1 * em, height);
  const right = width - (DEPTH / EM) * em - line;
  return `<path fill="none"${paint.stroke('text', 0.65)} stroke-width="${digits(line)}" d="M${digits(x + line / 2)} ${digits(y - line / 2 - height)}v${digits(height - round)}q0 ${digits(round)} ${digits(round)} ${digits(round)}h${digits(right - 2 * round)}q${digits(round)} 0 ${digits(round)} ${digits(-round)}v${digits(round - height)}"/>`;
}
