/** Every tile that completes a hand, and what the hand would be worth with it. */
import { compiledProfile } from './compile.js';
import { HandError } from './errors.js';
import { examine, readCircumstances } from './examine.js';
import { parseHand } from './notation.js';
import type { ProfileName } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { completingKinds } from './readings.js';
import { score, type Score } from './score.js';
import { TILES } from './tiles.js';
import type { Hand, Situation, Tile } from './types.js';
import { borrowView, giveBack } from './view.js';

export interface Wait {
  tile: Tile;
  /** How many of it are not in the hand itself. */
  left: number;
  /** The hand won on a discard; null where that win is refused. */
  discard: Score | null;
  /** The hand won by drawing the tile; null where that win is refused. */
  selfDraw: Score | null;
}

/**
 * The tiles that complete a hand of 13 (and one more for each kong), in the tiles' order; none where the hand is not
 * ready. Tiles of which the player holds all four are left out.
 *
 * @param situation seat, round and circumstances; `win` and `partial` in it are ignored
 * @throws {NotationError} where the text is no hand
 * @throws {HandError} where the hand is not one of 13, or a word in the situation is unknown
 */
export function waits(
  hand: Hand | string,
  situation: Situation = {},
  profile?: Profile | ProfileName | (string & {}),
): Wait[] {
  const compiled = compiledProfile(profile);
  const tiles = typeof hand === 'string' ? parseHand(hand) : hand;
  if (tiles.winningTile !== undefined) throw new HandError('tile-count', { found: 14, expected: 13 });
  const { seat, round, circumstances } = situation;
  readCircumstances(circumstances);
  const view = borrowView();
  examine(view, tiles, { seat, round });
  const kinds = completingKinds(view.free, view.held, compiled.orphans);
  const left = kinds.map((kind) => 4 - view.held[kind]);
  // From here on the view is free for the hands that are won.
  giveBack(view);
  return kinds.map((kind, index) => {
    const tile = TILES[kind];
    const won: Hand = { sets: tiles.sets, concealed: tiles.concealed, winningTile: tile, bonus: tiles.bonus };
    const by = (win: 'discard' | 'self-draw'): Score | null => {
      try {
        return score(won, { ...situation, partial: undefined, win }, compiled.profile);
      } catch (error) {
        // A requirement of the table, or circumstances that do not go with this way of winning.
        if (error instanceof HandError && (error.code === 'requirement' || error.code === 'impossible')) return null;
        throw error;
      }
    };
    return { tile, left: left[index], discard: by('discard'), selfDraw: by('self-draw') };
  });
}
