/** Random numbers from a seed, the same on every engine: whole numbers only, without `Math.random`. */

/** Four 32-bit numbers from a text: FNV-1a, with a different start for each. */
export function numbersOf(text: string): number[] {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((start) => {
    let hash = start;
    for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
    return hash >>> 0;
  });
}

/** The generator sfc32: 32-bit numbers from a text. */
function generator(seed: string): () => number {
  let [a, b, c, counter] = numbersOf(seed);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let turn = 0; turn < 16; turn++) next();
  return next;
}

/** Whole numbers from 0 up to but excluding `end`, each equally likely. */
export type Random = (end: number) => number;

export function randomFrom(seed: string): Random {
  const next = generator(seed);
  return (end) => {
    // Numbers beyond the largest multiple are dropped, so that every result is equally likely.
    const most = 2 ** 32 - (2 ** 32 % end);
    let number = next();
    while (number >= most) number = next();
    return number % end;
  };
}

export const pick = <Item>(list: readonly Item[], random: Random): Item => list[random(list.length)];

/** Shuffles a list in place. */
export function shuffle<Item>(list: Item[], random: Random): Item[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}
