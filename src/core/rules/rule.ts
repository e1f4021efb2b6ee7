import { WHOLE_HAND } from '../facts.js';
import type { OptionId } from '../options.js';

/**
 * What a pattern is, and what it is worth at a classical table. What it is worth at another is a profile's business.
 *
 * A rule holds where all its facts hold; one that is counted `each` time also needs a group or a bonus tile to count.
 */
export interface Rule {
  /** The classical award. Where it tells exposed from concealed (`4/8 points`), every award may. */
  readonly usual: string;
  /** Counted for losers too; otherwise for the winner alone. */
  readonly everyone: boolean;
  /** Facts. */
  readonly needs: readonly number[];
  /** The place of the tiles that earn it among a view's masks. */
  readonly tiles: number;
  /** Counted once for each group or tile. */
  readonly each: boolean;
  /** An option, and further facts for each of its values in their order. */
  readonly when?: readonly [OptionId, ...(readonly number[])[]];
}

type When = Rule['when'];

/** For every player, once for each group or bonus tile at this place. */
export const each = (usual: string, tiles: number): Rule => ({ usual, everyone: true, needs: [], tiles, each: true });

/** For every player. */
export const everyone = (usual: string, needs: readonly number[], tiles: number): Rule => ({
  usual,
  everyone: true,
  needs,
  tiles,
  each: false,
});

/** For the winner alone. */
export const winner = (usual: string, needs: readonly number[], tiles = WHOLE_HAND, when?: When): Rule => ({
  usual,
  everyone: false,
  needs,
  tiles,
  each: false,
  when,
});
