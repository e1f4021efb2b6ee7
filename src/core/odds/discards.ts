/** What a hand waits for after each discard. */
import { shareBudget } from '../own-awards/budget.js';
import { compiledProfile } from '../engine/compile.js';
import { HandError } from '../errors.js';
import type { Hand, ProfileOrName, Situation, Tile, Wait } from '../index.js';
import { SITUATION } from '../shapes.js';
import { KINDS, kindOf } from '../engine/tiles.js';
import { requireKind } from '../engine/hand.js';
import { MOST_UNKNOWN } from './chance.js';
import { requireShape, requireWhole } from './errors.js';
import { outlook, type Outlook, type Turns } from './outlook.js';
import { progressOf, type Progress } from './progress.js';
import { handOf, knownTiles, seenTiles, sumLeft, unknownBeside, type Seen } from './seen.js';
import { waits } from './waits.js';

/** A discard, and what the hand then waits for. */
export interface Discard extends Outlook, Progress {
  /** The tile to discard. */
  tile: Tile;
  /** The tiles that then complete the hand, in tile order; empty if it is not ready. */
  waits: Wait[];
}

/** The same as `discards` of the module, which also knows the profiles that elements load on demand. */
export function discards(
  hand: Hand | string,
  situation: Pick<Situation, 'seat' | 'round'> = {},
  profile?: ProfileOrName,
  options: Seen & Partial<Turns> = {},
): Discard[] {
  const compiled = compiledProfile(profile);
  requireShape(situation, SITUATION, 'situation');
  requireShape(options, {}, 'options');
  const tiles = handOf(hand);
  const { winningTile } = tiles;
  const all = winningTile === undefined ? tiles.concealed : [...tiles.concealed, winningTile];
  const kongs = tiles.sets.filter((set) => set.tiles.length > 3).length;
  const found = all.length + tiles.sets.length * 3 + kongs;
  if (found !== 14 + kongs) throw new HandError('tile-count', { found, expected: 14 + kongs, kongs });
  for (const tile of all) requireKind(tile, 0, KINDS);
  const seen = seenTiles(options);
  const known = knownTiles(tiles, { seen });
  const { seat, round } = situation;
  const { unknown = unknownBeside(known), draws = 4, drawn } = options;
  requireWhole(unknown, 'unknown', MOST_UNKNOWN);

  const compare = (): Discard[] =>
    [...new Set(all.map(kindOf))].map((kind): Discard => {
      const place = all.findIndex((tile) => kindOf(tile) === kind);
      const tile = all[place];
      const rest = { sets: tiles.sets, concealed: all.filter((_, other) => other !== place), bonus: tiles.bonus };
      // The discarded tile has been seen as well.
      const left = waits(rest, { seat, round }, compiled.profile, { seen: [...seen, tile] });
      const progress = progressOf(rest, known, compiled);
      return {
        tile,
        waits: left,
        ...outlook(left, { unknown, draws, drawn }),
        // A hand of a table's own can be ready although its sets are not.
        away: left.length ? 0 : Math.max(1, progress.away),
        tiles: left.length ? left.map((wait) => ({ tile: wait.tile, left: wait.left })) : progress.tiles,
      };
    });
  return shareBudget(compare).sort(compareDiscards);
}

/** A hand that waits for tiles of which none is left is as far away as one that is not ready. */
const rankOf = ({ left, away }: Discard): number => (left ? 0 : Math.max(1, away));

const compareDiscards = (one: Discard, other: Discard): number =>
  rankOf(one) - rankOf(other) ||
  other.expected - one.expected ||
  other.chance - one.chance ||
  sumLeft(other.tiles) - sumLeft(one.tiles) ||
  kindOf(one.tile) - kindOf(other.tile);
