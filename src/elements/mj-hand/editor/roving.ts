/** Roving focus in a toolbar of tiles: a single tab stop, with arrow keys to move within it. */

const middle = ({ left, width }: DOMRect): number => left + width / 2;

/** Moves the focus according to a key. @returns whether the key moves anything here */
export function moveWithin(from: HTMLElement, key: string): boolean {
  const toolbar = from.closest('[role="toolbar"]');
  if (!toolbar) return false;
  const all = [...toolbar.querySelectorAll<HTMLElement>('button')];
  const place = all.indexOf(from);
  // Tiles run from left to right, even on right-to-left pages.
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => all[place + 1],
    ArrowLeft: () => all[place - 1],
    Home: () => all[0],
    End: () => all.at(-1),
    ArrowUp: () => nearest(from, all, false),
    ArrowDown: () => nearest(from, all, true),
  };
  if (!Object.hasOwn(ways, key)) return false;
  ways[key]!()?.focus();
  return true;
}

/** The nearest tile in the next visual row, wherever the rows wrap. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], isBelow: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const there = one.getBoundingClientRect();
    const down = isBelow ? there.top - here.bottom : here.top - there.bottom;
    if (down < -here.height / 4) continue;
    const distance = Math.max(0, down) * 100 + Math.abs(middle(there) - middle(here));
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}
