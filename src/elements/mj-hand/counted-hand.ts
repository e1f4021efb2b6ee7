/**
 * A hand as it was last read and scored. While a text cannot be read, the tiles of the last one stay. It knows neither
 * the page nor how the hand is drawn.
 */
import { NotationError, score } from '../../core/scoring.js';
import type { Hand, Profile, Score, Situation, Tile } from '../../core/scoring.js';

/** What a hand is read from and scored by; asked for only as far as the hand can be read. */
export interface HandToCount {
  /** Empty if there is no hand, or while the code that reads it is loading. */
  readonly notation: string;
  /** Reads the notation. @throws {NotationError} */
  read(notation: string): { hand: Hand; groups?: Tile[][] };
  /** Whether the concealed tiles stay in the groups they are written in. */
  readonly spread: boolean;
  /** The situation that the hand which has been read is scored in. */
  situation(): Situation;
  /** The rules, or the error in them. That their code is not loaded is an error only after an update has waited for it. */
  rules(): { profile?: Profile; error?: Error; isMissing?: boolean };
  /** Whether the code that the rules need has been waited for. */
  readonly isReady: boolean;
}

/** The tiles of a hand, and their score. */
export class CountedHand {
  /** The last hand that could be read. */
  tiles: Hand | null = null;
  groups?: Tile[][];
  /** The score; null if the hand cannot be scored. */
  score: Score | null = null;
  /** Whether the tiles are those of an earlier text, because the last one cannot be read. */
  isStale = false;

  /** Reads a hand again and scores it. @returns why it has no score, if that is an error */
  count(of: HandToCount): Error | null {
    const { notation, spread, isReady } = of;
    this.score = null;
    this.isStale = false;
    if (!notation) {
      this.tiles = null;
      return null;
    }
    try {
      const { hand, groups } = of.read(notation);
      this.tiles = hand;
      this.groups = spread ? groups : undefined;
      const { profile, error, isMissing } = of.rules();
      if (profile) this.score = score(hand, of.situation(), profile);
      else if (error && (isReady || !isMissing)) return error;
      return null;
    } catch (caught) {
      this.isStale = caught instanceof NotationError;
      return caught as Error;
    }
  }

  /** The part of a situation that is scored: not how the hand was won, while an edited hand has no winning tile yet. */
  inSituation(situation: Situation, isEdited: boolean): Situation {
    if (!isEdited || this.tiles?.winningTile) return situation;
    const { win: _win, circumstances: _circumstances, ...rest } = situation;
    return rest;
  }
}
