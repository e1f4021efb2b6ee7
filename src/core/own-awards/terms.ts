/** What an award depends on beyond its value. Reading such terms and testing hands for them takes code that elements load on demand. */
import type { FactName } from '../engine/fact-names.js';
import type { GroupClass } from '../engine/groups.js';
import type { RuleId } from '../rules/index.js';
import type { Scope } from '../rules/rule.js';
import type { TilePattern } from './tile-patterns.js';

/** What an award gives: one unit, or nothing if it is off. */
export interface Amount {
  points?: number;
  /** Set if a concealed set gives more than an exposed one. */
  concealedPoints?: number;
  doubles?: number;
  /** In limits: 1/2 for half the limit, 2 for twice the limit. */
  limit?: number;
  /** What the hand is worth, with nothing added. */
  score?: number;
}

/** The id of a table's own award, such as `--purity`. */
export type OwnAwardId = `--${string}`;

/** The id of any award. */
export type AwardId = RuleId | OwnAwardId;

export const isOwnAward = (id: string): id is OwnAwardId => typeof id === 'string' && id.startsWith('--');

/** The longest declaration, id and value together without its sentences, in UTF-16 code units. */
export const LONGEST_OWN_AWARD = 200;

/** How many groups or bonus tiles there must be, in canonical form. */
export type CountText = `at least ${string}` | `at most ${string}` | `exactly ${string}` | `no ${string}`;

/** How many groups or bonus tiles of a class a hand must have. */
export interface GroupCount {
  readonly each: GroupClass;
  readonly least: number;
  readonly most: number;
}

/** Something that must, or must not, hold. */
export interface Condition {
  readonly of: FactName | AwardId | CountText;
  /** For a {@link CountText}. */
  readonly count?: GroupCount;
  /** `not`: it must not hold. `calling`: a loser must be waiting for it. */
  readonly how?: 'not' | 'calling';
}

/** What may follow a value: no other double counts beside it, flowers and seasons are added to it, or it is for so many wins in a row. */
export type Modifier = 'alone' | 'plus bonus' | `after ${number}`;

/** What an award is for, in sentences for readers, by BCP 47 tag; `''` is for readers of any other language. */
export type Sentences = Readonly<Record<string, string>>;

/** What follows the value of an award. */
export interface Terms {
  readonly modifier?: Modifier;
  /** Undefined for the award's usual scope. */
  readonly scope?: Scope;
  /** Given once for each group or bonus tile of this class. */
  readonly each?: GroupClass;
  readonly tiles?: TilePattern;
  readonly conditions: readonly Condition[];
  /** Undefined if there are none. */
  readonly sentences?: Sentences;
  /** The terms in canonical form, without modifier, scope and sentences; empty if there are none. */
  readonly text: string;
}

export const NO_TERMS: Terms = Object.freeze({
  modifier: undefined,
  scope: undefined,
  each: undefined,
  tiles: undefined,
  conditions: Object.freeze([]),
  sentences: undefined,
  text: '',
});
