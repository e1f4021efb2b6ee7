import type { GroupClass } from '../engine/groups.js';
import type { OptionId, OptionIn } from './options.js';

/** Whose hand an award can be given for. */
export type Scope = 'everyone' | 'winner' | 'losers';

/** The groups of a reading, of which the first `size` count, and the place of the one that the winning tile completed. */
export interface Groups {
  readonly groups: ArrayLike<number>;
  readonly size: number;
  readonly completed: number;
}

/** Whether a group of a reading is one of those that earned an award. */
export type Earner = (group: number, index: number, reading: Groups) => boolean;

/** The tiles that earn an award: the groups that pass, or what the word says. */
export type Earning = 'hand' | 'winning-tile' | 'flowers' | 'seasons' | Earner;

/** A pattern with its classical worth. It applies if all its facts hold; with `each`, only if there is something to score, too. */
export interface Rule {
  /** The classical award. */
  readonly usual: string;
  readonly scope: Scope;
  /** The facts that must hold: see `facts.ts`. */
  readonly needs: readonly number[];
  /** Given once for each group or bonus tile of this class. */
  readonly each?: GroupClass;
  /** The tiles that earn it; those of the group itself for an `each` rule. */
  readonly earning: Earning;
  /** An option, the one of `needs` that is only for its classical value, if any, and the facts needed instead for the other values. */
  readonly when?: readonly [OptionId, number | undefined, Readonly<Record<string, readonly number[]>>];
  /** If the award `by` is worth something (and the option, if any, does not have its classical value), this rule also needs `unless`. */
  readonly replaced?: { readonly by: string; readonly unless: number; readonly option?: OptionIn<'scoring'> };
  /** Awards may distinguish exposed from concealed groups, as in `4/8 points`. */
  readonly byExposure?: true;
  /** Given for the kind of wait. */
  readonly isWait?: true;
  /** Given for flowers and seasons alone. */
  readonly isBonus?: true;
}

type More = Partial<Omit<Rule, 'usual' | 'scope' | 'needs' | 'each'>>;

/** A rule has every field, so that it inherits none from a page that adds properties to all objects. */
const make = (usual: string, scope: Scope, needs: readonly number[], earning: Earning, more?: Partial<Rule>): Rule => ({
  usual,
  scope,
  needs,
  earning,
  each: undefined,
  when: undefined,
  replaced: undefined,
  byExposure: undefined,
  isWait: undefined,
  isBonus: undefined,
  ...more,
});

/** A rule for every player, given once for each group or bonus tile of a class. */
export const each = (usual: string, of: GroupClass, more?: More): Rule =>
  make(usual, 'everyone', [], 'hand', { each: { only: undefined, ...of }, ...more });

export const everyone = (usual: string, needs: readonly number[], earning: Earning, more?: More): Rule =>
  make(usual, 'everyone', needs, earning, more);

export const winner = (usual: string, needs: readonly number[], earning: Earning = 'hand', more?: More): Rule =>
  make(usual, 'winner', needs, earning, more);

/** A rule that the classical table does not have: `variations.ts` has the rest of it. */
export const off = winner('off', []);
