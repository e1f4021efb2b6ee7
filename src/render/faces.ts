import { outline } from './outline.js';
import { outlines } from './outlines.js';
import { windPath } from './winds.js';

/** The inks of the engraving; `back` is the ink on the back of the tile. */
export type Ink = 'red' | 'green' | 'blue' | 'back';

/** All areas of one color on a face, as a single path on a 300 × 400 face, filled with the even-odd rule. */
export interface FacePath {
  readonly colour: Ink;
  readonly d: string;
}

type Inks = Partial<Record<Ink, string>>;
/** The engraving of a tile; on flowers and seasons the number can be left out. */
type Drawing = (unnumbered?: boolean) => Inks;
type Point = readonly [x: number, y: number];

const digit = (value: number) => Math.round(value * 10) / 10;

/** Places a motif (absolute path data consisting only of pairs), scaled and rotated clockwise by degrees. */
function place(motif: string, x: number, y: number, scale = 1, turn = 0, stretch = 1): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return motif.replace(
    /(-?[\d.]+)[ ,]?(-?[\d.]+)/g,
    (_, a, b) => `${digit(x + cos * a - sin * b * stretch)} ${digit(y + sin * a + cos * b * stretch)}`,
  );
}

/** Repeats a motif around a center. */
function wheel(motif: string, count: number, x: number, y: number, scale = 1, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) d += place(motif, x, y, scale, turn + (360 * i) / count);
  return d;
}

/** Repeats a motif at the given angles. */
const fan = (motif: string, turns: readonly number[], x: number, y: number, scale = 1, stretch = 1) =>
  turns.map((turn) => place(motif, x, y, scale, turn, stretch)).join('');

/** Mirrors a motif in the vertical center line of the face. */
const mirrored = (motif: string) => motif + place(motif, 300, 0, 1, 180, -1);

const circle = (x: number, y: number, r: number) =>
  `M${digit(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const hoop = (x: number, y: number, outer: number, inner: number) => circle(x, y, outer) + circle(x, y, inner);

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

// ── Circles ─────────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Bamboo ──────────────────────────────────────────────────────────────────────────────────────────────────────────

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

const leaf = 'M0 0C11 -16 10 -36 0 -58C-10 -36 -11 -16 0 0z';

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
    'M80 66C86 40 122 38 132 62C140 80 132 98 136 116C148 142 186 160 206 198C196 226 168 252 138 250C100 246 78 210 86 168' +
    'C90 140 104 122 99 102C88 94 80 84 80 66zM124 146C156 146 190 172 202 200C182 230 136 222 116 190C108 172 112 154 124 146z' +
    circle(104, 68, 6.5) +
    // the lighter breast, with scales
    'M94 186Q100 196 110 198Q100 202 94 186zM98 208Q106 218 116 218Q106 224 98 208zM112 228Q122 236 132 234Q122 242 112 228z' +
    plumed(
      'M-3 -24L-3 -44C-22 -53 -23 -78 0 -98C23 -78 22 -53 3 -44L3 -24zM0 -53C-11 -60 -12 -74 0 -86C12 -74 11 -60 0 -53z',
    ) +
    fan(leaf, [-164, 160], 58, 320) +
    place(leaf, 44, 312, 0.7, -62),
  blue:
    // wing, with two rows of flight feathers
    'M128 155C156 158 182 178 192 198C176 216 140 210 124 186C118 174 120 160 128 155zM134 172Q150 174 162 186Q146 184 134 172zM146 194Q160 194 176 200Q160 204 146 194z' +
    'M116 246L116 294L104 306L142 306L124 294L124 248zM26 330C60 298 120 300 150 302L172 293L175 302L152 314C110 312 70 312 32 342z',
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

// ── Characters, winds, dragons ──────────────────────────────────────────────────────────────────────────────────────

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

/** An unknown tile. */
const unknown: Drawing = () => ({ blue: outline(outlines['?']) });

// ── Flowers and seasons ─────────────────────────────────────────────────────────────────────────────────────────────

const blossom = (x: number, y: number, scale: number, turn: number) =>
  wheel('M0 -9C-14 -12 -19 -22 -14 -31Q-9 -38 0 -33Q9 -38 14 -31C19 -22 14 -12 0 -9z', 5, x, y, scale, turn) +
  circle(x, y, 4);

const sepal = 'M0 -7C-15 -20 -13 -42 0 -54C13 -42 15 -20 0 -7z';
const lip = 'M0 -2C-15 -12 -17 -29 -8 -36Q0 -29 8 -36C17 -29 15 -12 0 -2z';
const needle = 'M0 -5C6 -20 5 -42 0 -56C-5 -42 -6 -20 0 -5z';
const needles = [-88, -66, -44, -22, 0, 22, 44, 66, 88];
const culm = 'M-15 -46Q0 -51 15 -46Q10 0 15 46Q0 41 -15 46Q-10 0 -15 -46z';
const goose = 'M-20 -8Q-8 -13 0 -1Q8 -13 20 -8Q9 -4 0 11Q-9 -4 -20 -8z';
const flake = 'M-3 -6L-3 -15L-12 -22L-9 -28L-3 -23L-3 -36L3 -36L3 -23L9 -28L12 -22L3 -15L3 -6z';

/** A maple leaf: lobes given by angle and length, with a notch between each two. */
function maple(x: number, y: number, scale: number, turn: number): string {
  const at = (angle: number, r: number) =>
    `${digit(Math.sin((angle * Math.PI) / 180) * r)} ${digit(-Math.cos((angle * Math.PI) / 180) * r)}`;
  let d = 'M' + at(-178, 14);
  let veins = '';
  for (const [angle, length, notch] of [
    [-132, 52, 25],
    [-88, 84, 29],
    [-44, 98, 32],
    [0, 106, 32],
    [44, 98, 29],
    [88, 84, 25],
    [132, 52, 14],
  ] as const) {
    d += `Q${at(angle - 20, length * 0.55)} ${at(angle, length)}Q${at(angle + 20, length * 0.55)} ${at(angle + (notch === 14 ? 46 : 22), notch)}`;
    veins += place('M0 -14Q3 -34 0 -72Q-3 -34 0 -14z', 0, 0, length / 106, angle);
  }
  return place(d + 'z' + veins + 'M-4 18Q2 40 -10 66L-4 68Q9 42 4 18z', x, y, scale, turn);
}

const flowers: readonly Drawing[] = [
  // plum: an angular branch, blossoms and buds
  () => ({
    blue:
      'M246 390C216 354 182 340 150 320C122 302 104 276 98 246L108 242C116 268 132 288 156 300C172 288 182 276 188 258L198 260C194 284 186 298 176 310C210 328 248 348 272 384z' +
      'M128 312C98 306 74 312 50 330L46 322C70 298 98 292 122 298zM212 322Q236 306 244 282L251 284Q246 312 224 330z',
    red:
      blossom(92, 196, 1.3, -10) +
      blossom(204, 216, 1.2, 20) +
      blossom(110, 352, 0.95, 30) +
      circle(38, 332, 13) +
      circle(252, 268, 14),
  }),
  // orchid: arching leaves, two flowers
  () => ({
    green:
      'M100 390Q84 344 18 334Q78 362 112 390zM117 390Q100 304 26 248Q92 304 129 390zM131 390Q132 320 108 264L115 261Q142 318 140 390z' +
      'M144 390Q146 306 184 256L190 260Q156 310 153 390zM157 390Q176 300 272 226Q198 308 171 390zM175 390Q202 334 282 316Q216 350 190 390z',
    blue: fan(sepal, [-116, -58, 0, 58, 116], 106, 220, 0.98) + fan(sepal, [-96, -38, 20, 78, 136], 196, 224, 0.82),
    red: place(lip, 106, 220, 1, 180) + place(lip, 196, 224, 0.84, 200),
  }),
  // chrysanthemum: a flower head with three rows of petals
  () => ({
    green:
      'M146 352Q146 372 138 392L147 392Q154 372 154 352z' +
      mirrored(
        'M138 376Q118 350 92 358Q84 340 58 344Q54 330 26 334Q30 352 44 356Q40 372 62 374Q68 388 92 382Q112 392 138 376zM56 350Q88 362 116 372Q84 370 56 350z',
      ),
    red:
      wheel('M0 -50C-11 -58 -15 -78 0 -92C15 -78 11 -58 0 -50z', 18, 150, 258) +
      wheel('M0 -23C-9 -28 -12 -42 0 -50C12 -42 9 -28 0 -23z', 12, 150, 258, 1, 10) +
      wheel('M0 -5C-6 -9 -8 -18 0 -23C8 -18 6 -9 0 -5z', 7, 150, 258),
  }),
  // bamboo: two culms, leaves
  () => ({
    green:
      [206, 282, 358].map((y) => place(culm, 122, y, 1, 0, 0.8)).join('') +
      [236, 302, 366].map((y) => place(culm, 184, y, 0.78, 0, 0.84)).join(''),
    blue:
      fan(leaf, [-158, -122, -86], 98, 236, 1.2) +
      fan(leaf, [94, 130, 166], 210, 270, 1.2) +
      fan(leaf, [30, 68], 200, 206, 1) +
      fan(leaf, [-142, -104], 100, 326, 1.1),
  }),
];

const seasons: readonly Drawing[] = [
  // spring: a swallow among willow twigs
  () => ({
    green:
      'M256 164Q276 270 250 388L243 386Q266 270 248 166z' +
      willow.map(([x, y, turn]) => place(leaf, x, y, 0.86, turn)).join(''),
    blue:
      'M28 232C42 212 70 210 88 222C112 198 158 182 216 186C182 202 156 224 142 250C164 268 190 282 226 288C204 298 182 298 162 290C172 310 186 330 208 350C176 340 146 316 128 286C108 308 74 330 28 358C44 322 62 288 74 262C56 256 42 250 28 232z' +
      circle(64, 227, 5),
    red: 'M34 239Q46 251 64 255Q80 247 80 238Q58 247 34 239z',
  }),
  // summer: a lotus above its leaf
  () => ({
    red:
      'M150 178C186 212 188 266 150 304C112 266 114 212 150 178zM150 214Q160 250 150 284Q140 250 150 214z' +
      mirrored(
        'M106 198C70 230 82 280 138 306C116 274 108 236 106 198zM58 224C34 264 62 304 124 313C96 294 74 262 58 224zM18 270C32 310 82 328 134 320C98 312 58 298 18 270z',
      ),
    green:
      'M34 351C70 326 230 326 266 351C230 374 70 374 34 351zM150 346L84 338L77 341zM150 346L216 338L223 341zM150 352L94 362L102 365zM150 352L206 362L198 365zM150 354L145 368L155 368z',
    blue: 'M22 382Q43 370 64 382T107 382T150 382T193 382T236 382T278 379Q257 394 236 389T193 389T150 389T107 389T64 389T22 382z',
  }),
  // autumn: maple leaves, geese leaving
  () => ({
    red: maple(128, 280, 1.16, -14),
    green: maple(240, 346, 0.5, 34),
    blue: place(goose, 214, 182, 1.2, -8) + place(goose, 258, 208, 1.1, -8) + place(goose, 240, 246, 1, -8),
  }),
  // winter: a pine in falling snow
  () => ({
    green: fan(needle, needles, 226, 238, 1) + fan(needle, needles, 96, 304, 1) + fan(needle, needles, 218, 352, 0.82),
    blue:
      'M28 392C56 350 80 334 118 326C172 316 204 290 221 244L232 246C222 300 192 328 136 340Q176 352 212 350L212 358Q160 364 112 350Q88 360 66 392z' +
      wheel(flake, 6, 58, 190, 1.1) +
      wheel(flake, 6, 144, 214, 0.75, 15) +
      wheel(flake, 6, 262, 300, 0.75, 10),
  }),
];

const willow = [
  [264, 204, 158],
  [258, 226, 204],
  [267, 254, 156],
  [257, 282, 206],
  [264, 310, 158],
  [252, 336, 208],
] as const;

/** Adds the name and number to the drawing of a flower or season. */
const bonus =
  (name: string, number: number, colour: Ink, draw: Drawing): Drawing =>
  (unnumbered) => {
    const inks = draw();
    const written = outline(outlines[name as '梅']) + (unnumbered ? '' : outline(outlines[number as 1]));
    return { ...inks, [colour]: (inks[colour] ?? '') + written };
  };

// ── Back ────────────────────────────────────────────────────────────────────────────────────────────────────────────

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
flowers.forEach((draw, i) => drawings.set(`${i + 1}f`, bonus('梅蘭菊竹'[i]!, i + 1, 'red', draw)));
seasons.forEach((draw, i) => drawings.set(`${i + 1}s`, bonus('春夏秋冬'[i]!, i + 1, 'blue', draw)));

const cache = new Map<string, readonly FacePath[]>();

/**
 * The paths of a face by its notation (`5b`, `E`, `3f`, `?` for an unknown tile) or of `'back'`, one for each color;
 * empty for anything else. `unnumbered` leaves out the number of a flower or season.
 */
export function facePaths(tile: string, unnumbered = false): readonly FacePath[] {
  const key = unnumbered ? `${tile} unnumbered` : tile;
  let paths = cache.get(key);
  if (!paths) {
    const inks = drawings.get(tile)?.(unnumbered) ?? {};
    paths = (Object.keys(inks) as Ink[]).filter((c) => inks[c]).map((colour) => ({ colour, d: inks[colour]! }));
    if (drawings.has(tile)) cache.set(key, paths);
  }
  return paths;
}
