/** Reads the notation, as far as tests need it: `(RRR) [9999c] (111d+1d) 123b 9d +9d 3f`. */
import type { DeclaredSet, Hand, Tile } from '../../src/core/types.js';

function tilesOf(text: string): Tile[] {
  const tiles: Tile[] = [];
  for (const [part] of text.matchAll(/[1-9]+[bcdfs]|[ESWNRGB]/g)) {
    if (part.length === 1) tiles.push(part);
    else for (const rank of part.slice(0, -1)) tiles.push(rank + part.at(-1)!);
  }
  return tiles;
}

export function handOf(text: string): Hand {
  const hand: Hand = { sets: [], concealed: [], bonus: [] };
  // Sets in brackets may follow one another without a space.
  for (const [item] of text.matchAll(/[[(][^\])]*[\])]|[^\s[(]+/g)) {
    const tiles = tilesOf(item);
    if (/^[[(]/.test(item)) {
      const kind = tiles.length === 4 ? 'kong' : tiles[0] === tiles[1] ? 'pung' : 'chow';
      const set: DeclaredSet = { kind, tiles, concealed: item.startsWith('[') };
      if (item.includes('+')) set.promoted = true;
      hand.sets.push(set);
    } else if (item.startsWith('+')) hand.winningTile = tiles[0]!;
    else {
      for (const tile of tiles) (/[fs]/.test(tile) ? hand.bonus : hand.concealed).push(tile);
    }
  }
  return hand;
}
