/** How names of tiles are made of the words of a language. */
import type { Tile } from '../core/index.js';
import type { tiles as english } from './texts/en/tiles.js';

/** Names of tiles: 9 of circles; red dragon; plum, flower 1. */
export function tileForms({ suits, bonus, honours, suited, flower }: typeof english) {
  const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;
  const tile = (one: Tile): string => {
    const [rank, suit] = one as unknown as [string, string?];
    return !suit
      ? honours[rank]!
      : bonus[suit]
        ? flower(bonusName(one), suits[suit]!, rank)
        : suited(rank, suits[suit]!);
  };
  return { tile, bonusName };
}
