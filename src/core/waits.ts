/** The tiles that complete a hand, and what the hand would be worth with each. */
import { compiledProfile } from './compiled.js';
import { HandError } from './errors.js';
import { borrowLayout, copiesIn, giveBack, layOut, readCircumstances } from './layout.js';
import { parseHand } from './notation.js';
import type { ProfileName } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';

import { score, type Score } from './score.js';
import { allCompletingKinds } from './special-hands.js';
import { TILES } from './tiles.js';
import type { Hand, Situation, Tile } from './types.js';

export interface Wait {
  tile: Tile;
  /** Copies of the tile that are not in the hand itself. */
  left: number;
  /** The score when won by discard; null if that win is not allowed. */
  discard: Score | null;
  /** The score when self-drawn; null if that win is not allowed. */
  selfDraw: Score | null;
}

/**
 * Finds the tiles that complete a hand of 13 tiles (plus one for each kong). Tiles of which the player holds all four
 * are left out.
 *
 * @param hand a hand as data or in notation, without a winning tile
 * @param situation seat, round and circumstances; `win` and `partial` are ignored
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @returns the waits in tile order; empty if the hand is not ready
 * @throws {NotationError} if the text is not a valid hand
 * @throws {HandError} if the hand is not a valid hand of 13 tiles, or the situation contains an unknown value
 * @throws {RulesError} if the profile is unknown or invalid
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
  const layout = borrowLayout();
  layOut(layout, tiles, { seat, round });
  const kinds = allCompletingKinds(layout, compiled);
  const left = kinds.map((kind) => 4 - copiesIn(layout.held, kind));
  giveBack(layout);
  return kinds.map((kind, index) => {
    const tile = TILES[kind];
    const won: Hand = { sets: tiles.sets, concealed: tiles.concealed, winningTile: tile, bonus: tiles.bonus };
    const by = (win: 'discard' | 'self-draw'): Score | null => {
      try {
        return score(won, { ...situation, partial: undefined, win }, compiled.profile);
      } catch (error) {
        // The profile's requirements for going out, or circumstances incompatible with this way of winning.
        if (error instanceof HandError && (error.code === 'requirement' || error.code === 'impossible')) return null;
        throw error;
      }
    };
    return { tile, left: left[index], discard: by('discard'), selfDraw: by('self-draw') };
  });
}
