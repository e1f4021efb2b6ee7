// @ts-nocheck: opentype.js brings no types
// Extracts the Chinese characters and digits of the tile faces from an open brush font and writes them as compact
// outlines to src/render/outlines.ts and bonus-outlines.ts, for use by src/render/outline.ts.
// Run it after changing the table below: node tools/faces-outlines.mjs && npm run format
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
// The rule checks a different build of the package.
// oxlint-disable-next-line import/default
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource/yuji-syuku/package.json'));

/** Maximum deviation of an outline from the font's, in units of the face (300 × 400). */
const TOLERANCE = 1.9;
/** Grid size for points, in units. */
const GRID = 2;
/** Corners sharper than this (in radians) stay corners. */
const CORNER = 0.5;

/** Specks and gaps smaller than this (in square units) come from a dry brush, not an engraver, and are dropped. */
const SPECK = 40;

/**
 * character: center x, center y, width and height of the em square on the face; how much bolder than the font; half the
 * width of the narrowest gap that stays open.
 */
const places = {
  ...Object.fromEntries(
    [...'一二三四伍六七八九'].map((c) => [c, [150, 100, 216, 178, 0.8, c === '九' ? 3 : undefined]]),
  ),
  萬: [150, 284, 240, 210, 0.4],
  ...Object.fromEntries([...'東南西北'].map((c) => [c, [150, 200, 282, 330, 0, c === '西' ? 2.8 : undefined]])),
  ...Object.fromEntries([...'1234'].map((c) => [c, [70, 66, 150, 130, 2]])),
  中: [150, 200, 280, 350],
  '?': [150, 200, 420, 400],
  發: [150, 200, 284, 340, 0, 1.5],
  ...Object.fromEntries(
    [...'梅蘭菊竹春夏秋冬'].map((c) => [c, [202, 88, 144, 144, c === '蘭' ? 0 : 0.6, c === '蘭' ? 0.3 : 0.6]]),
  ),
};

const { buffer, byteOffset, byteLength } = readFileSync(join(folder, 'files/yuji-syuku-japanese-400-normal.woff'));
const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
const units = font.unitsPerEm;

function glyphOf(character) {
  const glyph = font.charToGlyph(character);
  if (!glyph.index) throw new Error(`${character} is not in the font`);
  return glyph;
}

/** The contours of a glyph as closed polygons of closely spaced points, placed on the face. */
function contours(character, [cx, cy, width, height]) {
  const glyph = glyphOf(character);
  const box = glyph.getPath(0, 0, units).getBoundingBox();
  const x = (value) => cx + ((value - (box.x1 + box.x2) / 2) * width) / units;
  const y = (value) => cy + ((value - (box.y1 + box.y2) / 2) * height) / units;
  const result = [];
  let points;
  let at = [0, 0];
  const push = (px, py) => {
    const point = [x(px), y(py)];
    const last = points.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.05) points.push(point);
  };
  for (const command of glyph.getPath(0, 0, units).commands) {
    if (command.type === 'Z') continue;
    if (command.type === 'M') {
      points = [];
      result.push(points);
    }
    const [x0, y0] = at;
    const steps = command.type === 'C' || command.type === 'Q' ? 12 : 1;
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      if (command.type === 'C')
        push(
          u ** 3 * x0 + 3 * u * u * t * command.x1 + 3 * u * t * t * command.x2 + t ** 3 * command.x,
          u ** 3 * y0 + 3 * u * u * t * command.y1 + 3 * u * t * t * command.y2 + t ** 3 * command.y,
        );
      else if (command.type === 'Q')
        push(
          u * u * x0 + 2 * u * t * command.x1 + t * t * command.x,
          u * u * y0 + 2 * u * t * command.y1 + t * t * command.y,
        );
      else push(command.x, command.y);
    }
    at = [command.x, command.y];
  }
  for (const contour of result) {
    const [first, last] = [contour[0], contour.at(-1)];
    if (Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.1) contour.pop();
  }
  return result;
}

const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const onGrid = (a) => a.map((value) => Math.round(value / GRID) * GRID);
const unit = (a) => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length];
};
/**
 * The weights of the start, each of `count` control points and the end at `u`, from 0 to `count`. Each control point
 * bends one piece of a quadratic spline, from the midpoint before it to the midpoint after it; the ends are corners.
 */
function weights(count, u) {
  const piece = Math.min(count - 1, Math.floor(u));
  const t = u - piece;
  const all = new Float64Array(count + 2);
  const [before, at, behind] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  all[piece + 1] += at;
  for (const k of piece ? [piece, piece + 1] : [0, 0]) all[k] += before / 2;
  for (const k of piece < count - 1 ? [piece + 1, piece + 2] : [count + 1, count + 1]) all[k] += behind / 2;
  return all;
}

/** Solves a square system of linear equations with two right-hand sides (Gaussian elimination). */
function solve(matrix, right) {
  const n = matrix.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(matrix[k][i]) > Math.abs(matrix[pivot][i])) pivot = k;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let k = i + 1; k < n; k++) {
      const factor = matrix[k][i] / matrix[i][i];
      for (let j = i; j < n; j++) matrix[k][j] -= factor * matrix[i][j];
      for (const axis of [0, 1]) right[k][axis] -= factor * right[i][axis];
    }
  }
  for (let i = n - 1; i >= 0; i--)
    for (const axis of [0, 1]) {
      for (let j = i + 1; j < n; j++) right[i][axis] -= matrix[i][j] * right[j][axis];
      right[i][axis] /= matrix[i][i];
    }
  return right;
}

/** The fewest control points, in whole units, for a quadratic spline that follows the points between two corners. */
function fit(points) {
  const [first, last] = [points[0], points.at(-1)].map(onGrid);
  const normal = unit([first[1] - last[1], last[0] - first[0]]);
  if (points.every((p) => Math.abs(dot(sub(p, first), normal)) < TOLERANCE + 0.3)) return [];
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + Math.hypot(...sub(points[i], points[i - 1])));
  for (let count = 1; ; count++) {
    let parameters = lengths.map((length) => (length / lengths.at(-1)) * count);
    for (let round = 0; round < 12; round++) {
      const matrix = Array.from({ length: count }, (_, i) =>
        Float64Array.from({ length: count }, (_, j) => (i === j ? 1e-6 : 0)),
      );
      const right = Array.from({ length: count }, () => [0, 0]);
      points.forEach((p, i) => {
        const w = weights(count, parameters[i]);
        for (let k = 0; k < count; k++) {
          if (!w[k + 1]) continue;
          for (let j = 0; j < count; j++) matrix[k][j] += w[k + 1] * w[j + 1];
          for (const axis of [0, 1])
            right[k][axis] += w[k + 1] * (p[axis] - first[axis] * w[0] - last[axis] * w[count + 1]);
        }
      });
      const controls = solve(matrix, right).map(onGrid);
      const all = [first, ...controls, last];
      const at = (u) => {
        const w = weights(count, u);
        return [0, 1].map((axis) => all.reduce((sum, p, k) => sum + p[axis] * w[k], 0));
      };
      let worst = 0;
      parameters = parameters.map((u, i) => {
        let best = u;
        let least = Infinity;
        for (let d = -8; d <= 8; d++) {
          const near = Math.min(count, Math.max(0, u + d * 0.015 * Math.sqrt(count)));
          const distance = Math.hypot(...sub(at(near), points[i]));
          if (distance < least) [least, best] = [distance, near];
        }
        worst = Math.max(worst, least);
        return best;
      });
      if (worst < TOLERANCE + 0.3 || count > points.length) return controls;
    }
  }
}

const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** The distance of every cell to the nearest mask cell, from squared distances (Felzenszwalb and Huttenlocher). */
function distances(mask, width, height) {
  const far = 1e9;
  const field = Float64Array.from(mask, (inside) => (inside ? 0 : far));
  const pass = (offset, stride, n) => {
    const f = Float64Array.from({ length: n }, (_, i) => field[offset + i * stride]);
    const v = new Int32Array(n);
    const z = new Float64Array(n + 1).fill(Infinity);
    z[0] = -Infinity;
    let k = 0;
    for (let q = 1; q < n; q++) {
      let s;
      while ((s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k])) <= z[k]) k--;
      v[++k] = q;
      z[k] = s;
      z[k + 1] = Infinity;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while (z[k + 1] < q) k++;
      field[offset + q * stride] = (q - v[k]) ** 2 + f[v[k]];
    }
  };
  for (let x = 0; x < width; x++) pass(x, width, height);
  for (let y = 0; y < height; y++) pass(y * width, 1, width);
  return field.map(Math.sqrt);
}

/**
 * Turns brush strokes into chisel cuts: closes notches and slits narrower than the chisel and makes the whole slightly
 * bolder or finer. Works on a fine raster, which is then traced again (marching squares).
 */
function engrave(polygons, [, , , , bolder = 0, chisel = 0.9]) {
  const scale = 3;
  const margin = 12;
  const all = polygons.flat();
  const x0 = Math.floor(Math.min(...all.map((p) => p[0]))) - margin;
  const y0 = Math.floor(Math.min(...all.map((p) => p[1]))) - margin;
  const width = Math.ceil((Math.max(...all.map((p) => p[0])) - x0 + margin) * scale);
  const height = Math.ceil((Math.max(...all.map((p) => p[1])) - y0 + margin) * scale);
  const mask = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / scale + y0;
    const hits = [];
    for (const polygon of polygons)
      polygon.forEach((a, i) => {
        const b = polygon[(i + 1) % polygon.length];
        if (a[1] <= y !== b[1] <= y)
          hits.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), a[1] < b[1] ? 1 : -1]);
      });
    hits.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    hits.forEach(([x, way], i) => {
      winding += way;
      if (!winding || !hits[i + 1]) return;
      const to = Math.round((hits[i + 1][0] - x0) * scale);
      for (let column = Math.round((x - x0) * scale); column < to; column++) mask[row * width + column] = 1;
    });
  }
  const grown = distances(mask, width, height).map((d) => +(d > (chisel + Math.max(0, bolder)) * scale));
  const depth = distances(grown, width, height);
  // offset from any distance that occurs, because the contour must not run through the center of a cell
  const level = (chisel + Math.max(0, -bolder)) * scale + 0.0137;
  const value = (x, y) => depth[y * width + x] - level; // inside is positive
  // walk along the cells' edges where the sign changes
  const next = new Map();
  const edge = (x, y, x2, y2) => {
    const a = value(x, y);
    const t = a / (a - value(x2, y2));
    return [x + (x2 - x) * t, y + (y2 - y) * t];
  };
  const key = (p) => `${p[0].toFixed(3)},${p[1].toFixed(3)}`;
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const inside = corners.map(([cx, cy]) => value(cx, cy) > 0);
      if (inside.every((i) => i === inside[0])) continue;
      const ins = [];
      const outs = [];
      corners.forEach((c, i) => {
        const n = (i + 1) % 4;
        if (inside[i] === inside[n]) return;
        (inside[i] ? outs : ins).push(edge(...c, ...corners[n]));
      });
      outs.forEach((from, i) => next.set(key(from), [from, ins[i]]));
    }
  const result = [];
  while (next.size) {
    const polygon = [];
    let at = next.keys().next().value;
    while (next.has(at)) {
      const [from, to] = next.get(at);
      next.delete(at);
      polygon.push([(from[0] + 0.5) / scale + x0, (from[1] + 0.5) / scale + y0]);
      at = key(to);
    }
    result.push(polygon);
  }
  return result;
}

/** Spaces points evenly, so that corners and curvature are measured the same way everywhere. */
function even(points, step = 1.2) {
  const closed = [...points, points[0]];
  const result = [];
  for (let i = 0; i + 1 < closed.length; i++) {
    const [a, b] = [closed[i], closed[i + 1]];
    const n = Math.max(1, Math.round(Math.hypot(...sub(b, a)) / step));
    for (let k = 0; k < n; k++) result.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return result;
}

function simplify(raw) {
  const points = even(raw);
  const n = points.length;
  const turn = points.map((p, i) => {
    const a = unit(sub(p, points[(i - 3 + n) % n]));
    const b = unit(sub(points[(i + 3) % n], p));
    return Math.acos(Math.max(-1, Math.min(1, dot(a, b))));
  });
  let corners = [];
  for (let i = 0; i < n; i++) {
    if (turn[i] < CORNER) continue;
    let top = true;
    for (let k = -3; k <= 3; k++)
      if (turn[(i + k + n) % n] > turn[i] || (k < 0 && turn[(i + k + n) % n] === turn[i])) top = false;
    if (top) corners.push(i);
  }
  if (!corners.length) corners = [0, n >> 1];
  if (corners.length === 1) corners.push((corners[0] + (n >> 1)) % n);
  corners.sort((a, b) => a - b);
  return corners.map((from, i) => {
    let to = corners[(i + 1) % corners.length];
    if (to <= from) to += n;
    const piece = [];
    for (let k = from; k <= to; k++) piece.push(points[k % n]);
    return { corner: onGrid(piece[0]), controls: fit(piece) };
  });
}

const ZERO = 72;

/** An integer as one character, or as three if it is far from 0. */
function written(value) {
  if (value >= -36 && value <= 54) return String.fromCharCode(ZERO + value);
  const rest = ((value % 40) + 40) % 40;
  return `#${written((value - rest) / 40)}${written(rest)}`;
}

/** The contours of a character: for each piece, the number of control points, the points and the corner at its end. */
function outlineOf(character, place) {
  let text = '';
  let start = [0, 0];
  for (const contour of engrave(contours(character, place), place)) {
    if (Math.abs(area(contour)) < SPECK) continue;
    const pieces = simplify(contour);
    let at = start;
    const write = (point) => {
      for (const step of sub(point, at)) text += written(step / GRID);
      at = point;
    };
    write((start = pieces[0].corner));
    pieces.forEach(({ controls }, i) => {
      const next = pieces[i + 1];
      // The last piece leads back to where the contour began.
      text += written(next ? controls.length : -1 - controls.length);
      controls.forEach(write);
      if (next) write(next.corner);
    });
  }
  return text;
}

const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const outlines = Object.entries(places).map(([character, place]) => [character, quoted(outlineOf(character, place))]);
const lines = (/** @type {(character: string) => boolean} */ isMeant) =>
  outlines
    .filter(([character]) => isMeant(character))
    .map(([character, text]) => `  ${/[?]/.test(character) ? quoted(character) : character}: ${text},`)
    .join('\n');
const isWind = (character) => '東南西北'.includes(character);
const isBonus = (character) => '1234梅蘭菊竹春夏秋冬'.includes(character);
const HEAD = `// Generated by tools/faces-outlines.mjs. Do not edit by hand.
// Outlines derived from the font Yuji Syuku, Copyright 2021 The Yuji Project Authors (https://github.com/Kinutafontfactory/Yuji),
// SIL Open Font License 1.1: see FONT-LICENSE.txt.
`;
writeFileSync(
  new URL('../src/render/outlines.ts', import.meta.url),
  `${HEAD}
/** The characters of the winds on a face of 300 × 400, as on their tiles; \`outline\` reads them. Also drawn outside tiles. */
export const winds = {
${lines(isWind)}
} as const;

/** The other characters, each where it stands on its tile. */
export const outlines = {
${lines((character) => !isWind(character) && !isBonus(character))}
} as const;
`,
);
writeFileSync(
  new URL('../src/render/bonus-outlines.ts', import.meta.url),
  `${HEAD}
/** The numbers and characters of flowers and seasons, each where it stands on its tile. */
export const bonusOutlines = {
${lines(isBonus)}
} as const;
`,
);
for (const [character, text] of outlines) process.stdout.write(`${character}:${text.length}  `);
console.log(
  'sum',
  outlines.reduce((sum, [, text]) => sum + text.length, 0),
);
