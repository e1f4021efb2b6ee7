/** How texts are put together, as far as no language changes it: what is named, in which order, and what is left out. */
import type { Circumstance, Tile, Wind } from '../core/index.js';
import type { SpokenCount, SpokenGroup, SpokenHand } from './spoken.js';

/** How a language names tiles in a list. */
export interface TileWords {
  tile: (tile: Tile) => string;
  /** A flower or season without its number: plum. */
  bonus: (tile: Tile) => string;
  /** Tiles of a suit: 1 1 2 of bamboo. */
  run: (ranks: readonly string[], suit: string) => string;
  /** Equal winds or dragons: 2 red dragons. */
  several: (count: number, tile: Tile) => string;
}

/** Names tiles that follow one another: those of a suit together, and equal winds or dragons with their number. */
export function tileItems(held: readonly Tile[], { tile, bonus, run, several }: TileWords): string[] {
  const items: string[] = [];
  for (let at = 0, next; at < held.length; at = next) {
    const one = held[at]!;
    const [, suit] = one;
    const isBonus = suit === 'f' || suit === 's';
    const inSuit = suit && !isBonus;
    for (next = at + 1; next < held.length && (inSuit ? held[next]![1] === suit : held[next] === one);) next++;
    const size = next - at;
    items.push(
      inSuit
        ? run(
            held.slice(at, next).map(([rank]) => rank!),
            suit,
          )
        : isBonus
          ? bonus(one)
          : size > 1
            ? several(size, one)
            : tile(one),
    );
  }
  return items;
}

/** How a language describes a hand. */
export interface HandWords {
  tile: (tile: Tile) => string;
  tileItems: (tiles: readonly Tile[]) => string[];
  group: (group: SpokenGroup) => string;
  /** Won on a tile; `win` if the page does not already show how. */
  won: (tile: string, win?: 'self-draw' | 'discard') => string;
  circumstances: Record<Circumstance, string>;
  /** Separates the circumstances of a win. */
  comma: string;
  seat: (wind: Wind) => string;
  round: (wind: Wind) => string;
  worth: (value: number) => string;
}

/** The parts of a sentence about a hand, in order. */
export function handParts(spoken: SpokenHand, words: HandWords): string[] {
  const { groups, tiles, bonus, winningTile, win = 'discard', circumstances = [], isWinShown, seat, round } = spoken;
  const parts = [...groups.map(words.group), ...words.tileItems(tiles), ...bonus.map(words.tile)];
  if (winningTile) {
    const tile = words.tile(winningTile);
    parts.push(
      isWinShown
        ? words.won(tile)
        : [words.won(tile, win), ...circumstances.map((one) => words.circumstances[one])].join(words.comma),
    );
  }
  if (seat) parts.push(words.seat(seat));
  if (round) parts.push(words.round(round));
  if (spoken.value !== undefined) parts.push(words.worth(spoken.value));
  return parts;
}

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
export const isLimitHand = ({ limitHands, value, fraction, limit }: SpokenCount): boolean =>
  limitHands.length > 0 && value === fraction * limit!;

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
