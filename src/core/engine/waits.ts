/** The tiles that complete a hand, and what the hand would be worth with each. */
import { shareBudget } from '../own-awards/budget.js';
import { compiledProfile, type CompiledProfile } from './compile.js';
import { HandError } from '../errors.js';
import { expectHandError } from '../expect-error.js';
import { isDead, layOut, readCircumstances, winBy, type Layout } from './layout.js';
import { borrowWorkspace, giveBack } from './workspace.js';
import { parseHand } from './notation.js';
import type { ProfileOrName } from '../profiles/index.js';
import { scoreLayout, type Score } from './score.js';
import { allCompletingKinds } from './completing.js';
import { addWinningTile } from './winning-tile.js';
import { TILES, copiesIn } from './tiles.js';
import type { Hand, Situation, Tile } from '../types.js';

export interface Wait {
  tile: Tile;
  /** Copies of the tile that are neither in the hand itself nor, if the situation names them, seen on the table. */
  left: number;
  /** The score when won by discard; null if that win is not allowed. */
  discard: Score | null;
  /** The score when self-drawn; null if that win is not allowed. */
  selfDraw: Score | null;
}

/**
 * Finds the tiles that complete a hand of 13 tiles (plus one for each kong). Tiles of which the player holds all four
 * are left out; if all four are seen, `left` is 0.
 *
 * @param hand a hand as data or in notation, without a winning tile
 * @param situation seat, round, circumstances and seen tiles; `win` and `partial` are ignored
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @returns the waits in tile order; empty if the hand is not ready
 * @throws {NotationError} if the text is not a valid hand
 * @throws {HandError} if the hand is not a valid hand of 13 tiles, or the situation contains an unknown value
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function waits(hand: Hand | string, situation: Situation = {}, profile?: ProfileOrName): Wait[] {
  return shareBudget(() => findWaits(hand, situation, compiledProfile(profile)));
}

/** The tiles of a hand and those seen on the table, by suit. */
function knownTo({ held, seen, seesTiles }: Layout): Int32Array {
  return seesTiles ? held.map((tiles, suit) => tiles + seen[suit]) : held;
}

function findWaits(hand: Hand | string, situation: Situation, compiled: CompiledProfile): Wait[] {
  const tiles = typeof hand === 'string' ? parseHand(hand) : hand;
  if (tiles.winningTile !== undefined) throw new HandError('tile-count', { found: 14, expected: 13 });
  const { seat, round, circumstances } = situation;
  const seen = Object.hasOwn(situation, 'seen') ? situation.seen : undefined;
  const circumstantial = readCircumstances(circumstances);
  const waiting = borrowWorkspace();
  layOut(waiting, tiles, seen === undefined ? { seat, round } : { seat, round, seen });
  const won = borrowWorkspace();
  /** The situation of every win in this way; copying one with a spread takes as long as half a Score. */
  const situationOf = (win: 'discard' | 'self-draw'): Situation =>
    circumstances ? { seat, round, win, circumstances } : { seat, round, win };
  const unseen = [situationOf('discard'), situationOf('self-draw')] as const;
  const all = seen === undefined ? unseen : unseen.map((how): Situation => ({ ...how, seen }));
  const known = knownTo(waiting);
  const found = allCompletingKinds(waiting, compiled).map((kind): Wait => {
    const tile = TILES[kind];
    const complete: Hand = { sets: tiles.sets, concealed: tiles.concealed, winningTile: tile, bonus: tiles.bonus };
    addWinningTile(won, waiting, kind);
    const left = 4 - copiesIn(known, kind);
    // The hand cannot have a tile of which all four are seen.
    if (!left) won.seesTiles = false;
    const [byDiscard, bySelfDraw] = left ? all : unseen;
    const by = (how: Situation): Score | null => {
      // A dead hand cannot win.
      if (isDead(situation)) return null;
      try {
        winBy(won, how === bySelfDraw, circumstantial);
        return scoreLayout(won, complete, how, compiled).score;
      } catch (error) {
        // The profile's requirements for going out, circumstances incompatible with this way of winning, or a special hand
        // that wins in the other way only.
        expectHandError(error, 'requirement', 'impossible', 'not-complete');
        return null;
      }
    };
    return { tile, left, discard: by(byDiscard), selfDraw: by(bySelfDraw) };
  });
  giveBack(won);
  giveBack(waiting);
  return found;
}
