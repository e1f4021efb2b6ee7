/** The faces of flowers and seasons, which many pages never show. */
import { bonusOutlines } from './bonus-outlines.js';
import { circle, digit, fan, leaf, place, wheel, type Drawing, type Ink } from './engraving.js';
import { addFaces } from './missing-faces.js';
import { outline } from './outline.js';

/** Mirrors a motif in the vertical center line of the face. */
const mirrored = (motif: string) => motif + place(motif, 300, 0, 1, 180, -1);

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

const bonus =
  (name: string, number: number, colour: Ink, draw: Drawing): Drawing =>
  (unnumbered) => {
    const inks = draw();
    const written = outline(bonusOutlines[name as '梅']) + (unnumbered ? '' : outline(bonusOutlines[number as 1]));
    return { ...inks, [colour]: (inks[colour] ?? '') + written };
  };

export const faces: readonly (readonly [tile: string, draw: Drawing])[] = [
  ...flowers.map((draw, i) => [`${i + 1}f`, bonus('梅蘭菊竹'[i]!, i + 1, 'red', draw)] as const),
  ...seasons.map((draw, i) => [`${i + 1}s`, bonus('春夏秋冬'[i]!, i + 1, 'blue', draw)] as const),
];

export const addBonusFaces = (): void => addFaces(faces);
