/** The character that represents 0; the characters before and after it represent the adjacent numbers. */
const ZERO = 72;
/** Points lie on a grid of this many units of the face. */
const GRID = 2;
/** Prefix of a number that takes two characters. */
const FAR = 35;

/**
 * The path data of a character, decoded from its text in `outlines.ts`. The outline runs from corner to corner, either
 * as a line or as a quadratic spline. Only the control points of a spline are stored, because the curve passes through
 * the midpoint of each two.
 */
export function outline(text: string): string {
  let d = '';
  let at = 0;
  const read = (): number => {
    const code = text.charCodeAt(at++);
    return code === FAR ? read() * 40 + read() : code - ZERO;
  };
  let [x, y] = [0, 0];
  const step = (): void => {
    x += read() * GRID;
    y += read() * GRID;
  };
  while (at < text.length) {
    step();
    const [startX, startY] = [x, y];
    d += `M${x} ${y}`;
    for (let isLast = false; !isLast;) {
      let count = read();
      isLast = count < 0;
      if (isLast) count = -1 - count;
      let join = 'L';
      for (let control = 0; control < count; control++) {
        const [beforeX, beforeY] = [x, y];
        step();
        if (control) {
          d += `${join}${(beforeX + x) / 2} ${(beforeY + y) / 2}`;
          join = 'T';
        } else {
          d += `Q${x} ${y}`;
          join = ' ';
        }
      }
      if (isLast) [x, y] = [startX, startY];
      else step();
      d += `${join}${x} ${y}`;
    }
  }
  return d;
}
