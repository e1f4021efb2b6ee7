import { box, circle, digit, fan, hoop, leaf, place, wheel } from './engraving.js';
import type { Drawing, FacePath, Ink, Inks, Point } from './engraving.js';
import { addedFaces, isBonusTile, requestFaces } from './missing-faces.js';
import { outline } from './outline.js';
import { outlines } from './outlines.js';
import { windPath } from './winds.js';

export type { FacePath, Ink } from './engraving.js';

const petal = 'M0 -17C-16 -30 -20 -52 0 -64C20 -52 16 -30 0 -17z';

/** A ring with a rosette inside. */
const ring = ([x, y]: Point, r: number) =>
  hoop(x, y, r, digit(r * 0.76)) + wheel(petal, r > 64 ? 8 : 6, x, y, r / 100) + circle(x, y, digit(r * 0.12));

const rings = (r: number, ...points: Point[]) => points.map((point) => ring(point, r)).join('');

/** Rings in rows: one for each pair of coordinates. */
const grid = (r: number, xs: readonly number[], ys: readonly number[]) =>
  rings(r, ...ys.flatMap((y) => xs.map((x): Point => [x, y])));

const circles: readonly Drawing[] = [
  () => ({
    green: hoop(150, 200, 130, 115) + wheel('M0 -74C-16 -82 -17 -99 0 -108C17 -99 16 -82 0 -74z', 16, 150, 200),
    blue: hoop(150, 200, 69, 59),
    red: wheel('M0 -15C-16 -24 -18 -43 0 -53C18 -43 16 -24 0 -15z', 8, 150, 200) + circle(150, 200, 11),
  }),
  () => ({ green: ring([150, 104], 82), blue: ring([150, 296], 82) }),
  () => ({ blue: ring([76, 78], 62), red: ring([150, 200], 62), green: ring([224, 322], 62) }),
  () => ({ blue: rings(60, [78, 90], [222, 310]), green: rings(60, [222, 90], [78, 310]) }),
  () => ({ blue: rings(56, [74, 76], [226, 324]), green: rings(56, [226, 76], [74, 324]), red: ring([150, 200], 56) }),
  () => ({ green: grid(52, [84, 216], [68]), red: grid(52, [84, 216], [212, 332]) }),
  () => ({ green: rings(40, [58, 54], [150, 94], [242, 134]), red: grid(46, [88, 212], [240, 346]) }),
  () => ({ blue: grid(41, [88, 212], [51, 150, 250, 349]) }),
  () => ({
    green: grid(38, [53, 150, 247], [74]),
    red: grid(38, [53, 150, 247], [200]),
    blue: grid(38, [53, 150, 247], [326]),
  }),
];

/** A bamboo stick, 30 × 100: three knobs, a waist between each two, and a highlight along it. */
const stick =
  'M-11 -50L11 -50Q15 -50 15 -46Q15 -42 12 -41Q9 -24 12 -5Q15 -4 15 0Q15 4 12 5Q9 24 12 41Q15 42 15 46Q15 50 11 50' +
  'L-11 50Q-15 50 -15 46Q-15 42 -12 41Q-9 24 -12 5Q-15 4 -15 0Q-15 -4 -12 -5Q-9 -24 -12 -41Q-15 -42 -15 -46' +
  'Q-15 -50 -11 -50zM0 -38Q4.5 -23 0 -8Q-4.5 -23 0 -38zM0 8Q4.5 23 0 38Q-4.5 23 0 8z';

/** Sticks of one size; the third number of a point is the tilt in degrees. */
const sticks = (
  length: number,
  width: number,
  ...points: readonly (readonly [x: number, y: number, turn?: number])[]
) => points.map(([x, y, turn]) => place(stick, x, y, width / 30, turn, (length / width) * 0.3)).join('');

const row = (y: number, ...xs: number[]) => xs.map((x) => [x, y] as const);

/** The tail feathers: direction and length of each. */
const plumes = [
  [28, 1],
  [58, 1.02],
  [88, 1.04],
  [117, 1.2],
  [145, 1.5],
  [172, 1.6],
] as const;

const plumed = (motif: string) => plumes.map(([turn, length]) => place(motif, 186, 206, 1, turn, length)).join('');

const bird: Drawing = () => ({
  green:
    // body, without the eye and the area of the wing
    'M80 66c6-26 42-28 52-4 8 18 0 36 4 54 12 26 50 44 70 82-10 28-38 54-68 52-38-4-60-40-52-82 4-28 18-46 13-66-11-8-19-18-19-36zM124 146c32 0 66 26 78 54-20 30-66 22-86-10-8-18-4-36 8-44z' +
    circle(104, 68, 6.5) +
    // the lighter breast, with scales
    'M94 186q6 10 16 12-10 4-16-12zM98 208q8 10 18 10-10 6-18-10zM112 228q10 8 20 6-10 8-20-6z' +
    plumed(
      'M-3 -24L-3 -44C-22 -53 -23 -78 0 -98C23 -78 22 -53 3 -44L3 -24zM0 -53C-11 -60 -12 -74 0 -86C12 -74 11 -60 0 -53z',
    ) +
    fan(leaf, [-164, 160], 58, 320) +
    place(leaf, 44, 312, 0.7, -62),
  blue:
    // wing, with two rows of flight feathers
    'M128 155c28 3 54 23 64 43-16 18-52 12-68-12-6-12-4-26 4-31zM134 172q16 2 28 14-16-2-28-14zM146 194q14 0 30 6-16 4-30-6z' +
    'M116 246l0 48-12 12 38 0-18-12 0-46zM26 330c34-32 94-30 124-28l22-9 3 9-23 12c-42-2-82-2-120 28z',
  red:
    'M76 58L46 73Q58 80 80 82Q74 72 76 58z' +
    fan(
      'M0 0C3 -10 3 -14 9 -22C12 -30 6 -36 0 -38C-6 -36 -12 -30 -9 -22C-3 -14 -3 -10 0 0z',
      [-30, 8, 46],
      112,
      45,
      0.7,
    ) +
    plumed('M0 -59C-6 -64 -7 -72 0 -79C7 -72 6 -64 0 -59z') +
    circle(62, 290, 9) +
    circle(84, 282, 9),
});

const bamboos: readonly Drawing[] = [
  bird,
  () => ({ green: sticks(162, 62, [150, 106], [150, 294]) }),
  () => ({ green: sticks(162, 56, [150, 107], [84, 293], [216, 293]) }),
  () => ({ green: sticks(160, 56, ...row(108, 84, 216), ...row(292, 84, 216)) }),
  () => ({ green: sticks(158, 52, ...row(106, 64, 236), ...row(294, 64, 236)), red: sticks(158, 52, [150, 200]) }),
  () => ({ green: sticks(160, 52, ...row(108, 64, 150, 236), ...row(292, 64, 150, 236)) }),
  () => ({
    red: sticks(100, 44, [150, 76]),
    green: sticks(100, 44, ...row(204, 64, 150, 236), ...row(324, 64, 150, 236)),
  }),
  () => ({
    green: sticks(
      152,
      36,
      ...[110, 290].flatMap((y) => row(y, 30, 270)),
      [102, 108, -17],
      [198, 108, 17],
      [102, 292, 17],
      [198, 292, -17],
    ),
  }),
  () => ({
    green: sticks(100, 44, ...[76, 200, 324].flatMap((y) => row(y, 62, 238))),
    red: sticks(100, 44, ...[76, 200, 324].flatMap((y) => row(y, 150))),
  }),
];

const characters = [...'一二三四伍六七八九'].map((numeral) => (): Inks => ({
  blue: outline(outlines[numeral as '一']),
  red: outline(outlines.萬),
}));

const honours: Record<string, () => Inks> = {
  E: () => ({ blue: windPath('east') }),
  S: () => ({ blue: windPath('south') }),
  W: () => ({ blue: windPath('west') }),
  N: () => ({ blue: windPath('north') }),
  R: () => ({ red: outline(outlines.中) }),
  G: () => ({ green: outline(outlines.發) }),
  B: () => ({
    blue:
      box(34, 34, 232, 332) +
      box(50, 50, 200, 300) +
      'M94 64h112v30h30v212h-30v30h-112v-30h-30v-212h30zM102 72h96v30h30v196h-30v30h-96v-30h-30v-196h30z' +
      [62, 220].map((x) => box(x, 62, 18, 18) + box(x, 320, 18, 18)).join(''),
  }),
};

const unknown: Drawing = () => ({ blue: outline(outlines['?']) });

/** Interlocking coins: a lens shape on every edge of a grid. */
const back: Drawing = () => {
  let d = '';
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 6; x++) {
      const [left, top] = [40 + x * 44, 46 + y * 44];
      if (x < 5) d += place('M4 0Q22 -13 40 0Q22 13 4 0z', left, top);
      if (y < 7) d += place('M4 0Q22 -13 40 0Q22 13 4 0z', left, top, 1, 90);
    }
  return { back: d };
};

const drawings = new Map<string, Drawing>(Object.entries({ ...honours, back, '?': unknown }));
[circles, bamboos, characters].forEach((suit, i) =>
  suit.forEach((draw, rank) => drawings.set(rank + 1 + 'dbc'[i]!, draw)),
);

const cache = new Map<string, readonly FacePath[]>();

/**
 * The paths of a face by its notation (`5b`, `E`, `3f`, `?` for an unknown tile) or of `'back'`, one for each color;
 * empty for anything else. `unnumbered` leaves out the number of a flower or season.
 */
export function facePaths(tile: string, unnumbered = false): readonly FacePath[] {
  const key = unnumbered ? `${tile} unnumbered` : tile;
  let paths = cache.get(key);
  if (!paths) {
    const draw = drawings.get(tile) ?? addedFaces.get(tile);
    if (!draw && isBonusTile(tile)) requestFaces();
    const inks = draw?.(unnumbered) ?? {};
    paths = (Object.keys(inks) as Ink[]).filter((c) => inks[c]).map((colour) => ({ colour, d: inks[colour]! }));
    if (draw) cache.set(key, paths);
  }
  return paths;
}
