/** What the faces of tiles are drawn with. */

/** The inks of the engraving; `back` is the ink on the back of the tile. */
export type Ink = 'red' | 'green' | 'blue' | 'back';

/** All areas of one color on a face, as a single path on a 300 × 400 face, filled with the even-odd rule. */
export interface FacePath {
  readonly colour: Ink;
  readonly d: string;
}

export type Inks = Partial<Record<Ink, string>>;
/** The engraving of a tile; on flowers and seasons the number can be left out. */
export type Drawing = (unnumbered?: boolean) => Inks;
export type Point = readonly [x: number, y: number];

export const digit = (value: number) => Math.round(value * 10) / 10;

/** Places a motif (absolute path data consisting only of pairs), scaled and rotated clockwise by degrees. */
export function place(motif: string, x: number, y: number, scale = 1, turn = 0, stretch = 1): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return motif.replace(
    /(-?[\d.]+)[ ,]?(-?[\d.]+)/g,
    (_, a, b) => `${digit(x + cos * a - sin * b * stretch)} ${digit(y + sin * a + cos * b * stretch)}`,
  );
}

/** Repeats a motif around a center. */
export function wheel(motif: string, count: number, x: number, y: number, scale = 1, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) d += place(motif, x, y, scale, turn + (360 * i) / count);
  return d;
}

export const fan = (motif: string, turns: readonly number[], x: number, y: number, scale = 1) =>
  turns.map((turn) => place(motif, x, y, scale, turn)).join('');

export const circle = (x: number, y: number, r: number) =>
  `M${digit(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const hoop = (x: number, y: number, outer: number, inner: number) => circle(x, y, outer) + circle(x, y, inner);

export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

export const leaf = 'M0 0C11 -16 10 -36 0 -58C-10 -36 -11 -16 0 0z';
