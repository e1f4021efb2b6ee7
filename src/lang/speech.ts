/** How texts are put together, as far as no language changes it: what is named, in which order, and what is left out. */
import type { Circumstance, Tile, Wind } from '../core/index.js';
import type { SpokenCount, SpokenGroup, SpokenHand } from './spoken.js';

/**
 * Names tiles that follow one another: those of a suit together, and equal winds or dragons with their number.
 *
 * @param run names tiles of a suit: 1 1 2 of bamboo
 * @param single names another tile, of which there may be several: plum, 2 red dragons
 */
export function tileItems(
  held: readonly Tile[],
  run: (tiles: readonly Tile[]) => string,
  single: (tile: Tile, copies: number) => string,
): string[] {
  const items: string[] = [];
  for (let at = 0, next; at < held.length; at = next) {
    const one = held[at]!;
    const [, suit] = one;
    const inSuit = suit! < 'f';
    for (next = at + 1; next < held.length && (inSuit ? held[next]![1] === suit : held[next] === one);) next++;
    items.push(inSuit ? run(held.slice(at, next)) : single(one, next - at));
  }
  return items;
}

/** How a language says the parts of a hand; each has the name of what it is about. */
export interface HandWords {
  group: (group: SpokenGroup) => string;
  tile: (tile: Tile) => string;
  tiles: (tiles: readonly Tile[]) => string[];
  /** Won on a tile; how, and in which circumstances, if the page does not already show it. */
  won: (tile: Tile, win?: 'self-draw' | 'discard', circumstances?: readonly Circumstance[]) => string;
  seat: (wind: Wind) => string;
  round: (wind: Wind) => string;
  value: (value: number) => string;
}

/** The parts of a sentence about a hand, in order. */
export const handParts = (
  { groups, tiles, bonus, winningTile, win, circumstances, isWinShown, seat, round, value }: SpokenHand,
  words: HandWords,
): string[] => [
  ...groups.map(words.group),
  ...words.tiles(tiles),
  ...bonus.map(words.tile),
  ...(winningTile
    ? [isWinShown ? words.won(winningTile) : words.won(winningTile, win ?? 'discard', circumstances)]
    : []),
  ...(seat ? [words.seat(seat)] : []),
  ...(round ? [words.round(round)] : []),
  ...(value === undefined ? [] : [words.value(value)]),
];

/** How a language says what happens to the points of a hand. */
export interface CountWords {
  points: (points: number) => string;
  rounded: (base: number) => string;
  doubled: (doubles: number, doubled: number) => string;
  roundedUp: (total: number) => string;
  /** Cut to the limit. */
  cut: (value: number) => string;
}

/** Whether a hand is worth its limit hands, regardless of points and doubles. */
export const isLimitHand = ({ limitHands, value, limitHand, score }: SpokenCount): boolean =>
  limitHands.length > 0 && (score > 0 || value === limitHand);

/** The steps from the points of a hand to its value, leaving out those that change nothing. */
export function summarySteps(figures: SpokenCount, words: CountWords): string[] {
  const { points, base, doubles, doubled, total, value } = figures;
  const steps = [words.points(points)];
  if (base !== points) steps.push(words.rounded(base));
  if (doubled !== base) steps.push(words.doubled(doubles, doubled));
  if (total !== doubled) steps.push(words.roundedUp(total));
  if (value < total) steps.push(words.cut(value));
  return steps;
}

/** A template such as “{found} of {most}” with its details filled in. */
export const fillIn = (template: string, valueOf: (name: string) => unknown): string =>
  template.replace(/\{([a-z]\w*)\}/g, (_, name: string) => String(valueOf(name)));
