// @ts-nocheck: opentype.js brings no types
// Takes the Chinese characters and the digits of the tile faces out of an open brush font and writes them as
// compact outlines to src/render/outlines.ts. Run it after a change of the table below: node scripts/faces-outlines.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
// The rule looks at another build of it.
// oxlint-disable-next-line import/default
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource/yuji-syuku/package.json'));

/** How far, in units of the face (300 × 400), an outline may stray from the font's. */
const TOLERANCE = 0.65;
/** Corners sharper than this (radians) stay corners. */
const CORNER = 0.5;

/** Spots and gaps smaller than this (square units) are marks of a dry brush, not of the engraver. */
const SPECK = 40;

/**
 * character: centre x, centre y, width and height of the em square on the face; how much bolder than the font;
 * half the width of the narrowest gap that stays open.
 */
const places = {
  ...Object.fromEntries(
    [...'一二三四伍六七八九'].map((c) => [c, [150, 100, 216, 178, 0.8, c === '九' ? 3 : undefined]]),
  ),
  萬: [150, 284, 240, 210, 0.4],
  ...Object.fromEntries([...'東南西北'].map((c) => [c, [150, 200, 282, 330, 0, c === '西' ? 2.8 : undefined]])),
  ...Object.fromEntries([...'1234'].map((c) => [c, [70, 66, 150, 130, 2]])),
  中: [150, 200, 280, 350],
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
const unit = (a) => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length];
};
const bezier = (c, t) => {
  const u = 1 - t;
  return [0, 1].map((k) => u ** 3 * c[0][k] + 3 * u * u * t * c[1][k] + 3 * u * t * t * c[2][k] + t ** 3 * c[3][k]);
};

/** Least-squares cubic through points with given end tangents (Schneider, Graphics Gems I); splits where it strays. */
function fit(points, tangentA, tangentB, out) {
  const [first, last] = [points[0], points.at(-1)];
  const span = Math.hypot(...sub(last, first));
  // straight enough: a line
  const normal = unit([first[1] - last[1], last[0] - first[0]]);
  if (span > 0 && points.every((p) => Math.abs(dot(sub(p, first), normal)) < TOLERANCE * 0.7))
    return void out.push([last]);
  let parameters = [0];
  for (let i = 1; i < points.length; i++)
    parameters.push(parameters[i - 1] + Math.hypot(...sub(points[i], points[i - 1])));
  parameters = parameters.map((p) => p / parameters.at(-1));
  let worst = 0;
  let where = points.length >> 1;
  for (let round = 0; round < 6; round++) {
    let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
    points.forEach((p, i) => {
      const t = parameters[i];
      const u = 1 - t;
      const [b0, b1, b2, b3] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
      const a = tangentA.map((v) => v * b1);
      const b = tangentB.map((v) => v * b2);
      const rest = [0, 1].map((k) => p[k] - first[k] * (b0 + b1) - last[k] * (b2 + b3));
      c00 += dot(a, a);
      c01 += dot(a, b);
      c11 += dot(b, b);
      x0 += dot(a, rest);
      x1 += dot(b, rest);
    });
    const det = c00 * c11 - c01 * c01;
    let [alphaA, alphaB] = det ? [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det] : [0, 0];
    if (alphaA < span * 0.02 || alphaB < span * 0.02 || alphaA > span * 3 || alphaB > span * 3)
      alphaA = alphaB = span / 3;
    const curve = [
      first,
      [first[0] + tangentA[0] * alphaA, first[1] + tangentA[1] * alphaA],
      [last[0] + tangentB[0] * alphaB, last[1] + tangentB[1] * alphaB],
      last,
    ];
    worst = 0;
    points.forEach((p, i) => {
      const distance = Math.hypot(...sub(bezier(curve, parameters[i]), p));
      if (distance > worst && i > 0 && i < points.length - 1) [worst, where] = [distance, i];
    });
    if (worst < TOLERANCE) return void out.push(curve.slice(1));
    // move each parameter to the nearest place on the curve, by search
    parameters = parameters.map((t, i) => {
      let best = t;
      let least = Infinity;
      for (let d = -6; d <= 6; d++) {
        const s = Math.min(1, Math.max(0, t + d * 0.01));
        const distance = Math.hypot(...sub(bezier(curve, s), points[i]));
        if (distance < least) [least, best] = [distance, s];
      }
      return best;
    });
  }
  if (points.length < 3) return void out.push([last]);
  const before = points[Math.max(0, where - 2)];
  const after = points[Math.min(points.length - 1, where + 2)];
  const tangent = unit(sub(before, after));
  fit(points.slice(0, where + 1), tangentA, tangent, out);
  fit(points.slice(where), [-tangent[0], -tangent[1]], tangentB, out);
}

const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** Squared distance of every cell to the nearest cell of the mask (Felzenszwalb and Huttenlocher), as distances. */
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
 * What a chisel makes of the brush: notches and slits narrower than the chisel are closed, the whole is cut a little
 * bolder or finer. Done on a fine raster and traced again (marching squares).
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
  // never quite a distance that occurs: the contour must not run through the middle of a cell
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

/** Points spaced evenly, so that corners and curvature are measured alike everywhere. */
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
  const start = points[corners[0]];
  const segments = [];
  corners.forEach((from, i) => {
    let to = corners[(i + 1) % corners.length];
    if (to <= from) to += n;
    const piece = [];
    for (let k = from; k <= to; k++) piece.push(points[k % n]);
    const reach = Math.min(3, piece.length - 1);
    fit(piece, unit(sub(piece[reach], piece[0])), unit(sub(piece.at(-1 - reach), piece.at(-1))), segments);
  });
  return { start, segments };
}

/** Relative path data in whole units, with every redundant character left out. */
function pathData(character, place) {
  let d = '';
  let previous = '';
  let at = [0, 0];
  const round = (p) => p.map(Math.round);
  const write = (command, numbers) => {
    let text = '';
    numbers.forEach((value, i) => (text += (i && value >= 0 ? ' ' : '') + value));
    const implied = command === previous || (previous === 'm' && command === 'l');
    d += implied ? (numbers[0] < 0 ? '' : ' ') + text : command + text;
    previous = command;
  };
  for (const contour of engrave(contours(character, place), place)) {
    if (Math.abs(area(contour)) < SPECK) continue;
    const { start, segments } = simplify(contour);
    const origin = round(start);
    // the first is absolute, so that path data can be joined
    if (d) write('m', [origin[0] - at[0], origin[1] - at[1]]);
    else {
      write('M', origin);
      previous = '';
    }
    at = origin;
    segments.forEach((segment, i) => {
      const points = segment.map(round);
      const end = i === segments.length - 1 ? origin : points.at(-1);
      const dx = end[0] - at[0];
      const dy = end[1] - at[1];
      if (segment.length === 1) {
        if (i === segments.length - 1) return;
        if (!dx && !dy) return;
        if (!dx) write('v', [dy]);
        else if (!dy) write('h', [dx]);
        else write('l', [dx, dy]);
      } else
        write('c', [points[0][0] - at[0], points[0][1] - at[1], points[1][0] - at[0], points[1][1] - at[1], dx, dy]);
      at = end;
    });
    d += 'z';
    previous = 'z';
    at = origin;
  }
  return d;
}

const lines = Object.entries(places).map(([character, place]) => `  ${character}: '${pathData(character, place)}',`);
writeFileSync(
  new URL('../src/render/outlines.ts', import.meta.url),
  `// Generated by scripts/faces-outlines.mjs. Do not edit by hand.
// Outlines derived from the font Yuji Syuku, Copyright 2021 The Yuji Project Authors (https://github.com/Kinutafontfactory/Yuji),
// SIL Open Font License 1.1: see FONT-LICENSE.txt.

/** The Chinese characters of the faces as path data on a face of 300 × 400, each where it stands on its tile. */
export const outlines = {
${lines.join('\n')}
} as const;
`,
);
console.log(lines.map((line) => line.slice(2, 4) + line.length).join('  '), 'sum', lines.join('').length);
