import { WHOLE_HAND } from '../facts.js';
import type { OptionId } from '../options.js';

/**
 * Defines a pattern and what it is worth at a classical table. Profiles define what it is worth at other tables.
 *
 * A rule applies if all its facts hold; an `each` rule also needs at least one group or bonus tile to score.
 */
export interface Rule {
  /** The classical award. If it distinguishes exposed from concealed (`4/8 points`), any award for the rule may. */
  readonly usual: string;
  /** Awarded to losers too; otherwise only to the winner. */
  readonly everyone: boolean;
  /** The facts that must hold. */
  readonly needs: readonly number[];
  /** The tiles that earn the award, as an index in a view's masks. */
  readonly tiles: number;
  /** Awarded once per group or bonus tile. */
  readonly each: boolean;
  /** An option, followed by the additional facts needed for each of its values, in order. */
  readonly when?: readonly [OptionId, ...(readonly number[])[]];
}

type When = Rule['when'];

/** A rule for every player, awarded once per group or bonus tile in this mask. */
export const each = (usual: string, tiles: number): Rule => ({ usual, everyone: true, needs: [], tiles, each: true });

/** A rule for every player. */
export const everyone = (usual: string, needs: readonly number[], tiles: number): Rule => ({
  usual,
  everyone: true,
  needs,
  tiles,
  each: false,
});

/** A rule for the winner only. */
export const winner = (usual: string, needs: readonly number[], tiles = WHOLE_HAND, when?: When): Rule => ({
  usual,
  everyone: false,
  needs,
  tiles,
  each: false,
  when,
});
