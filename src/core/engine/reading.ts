/** One way to read a hand, as numbers. */
import type { AwardId, Modifier } from '../own-awards/terms.js';
import { MOST_GROUPS, type GroupClass } from './groups.js';
import type { Layout } from './layout.js';
import type { AwardValue } from '../profiles/declarations.js';
import type { Earning, Rule } from '../rules/index.js';

/** Whether a hand, in one reading that has been counted, has something. */
export type Test = (layout: Layout, reading: Reading) => boolean;

/** Something that depends on facts alone: on which ones, by word, and whether it holds given all of them. */
export interface FactTest {
  readonly win: number;
  readonly tiles: number;
  readonly reading: number;
  readonly holds: (win: number, tiles: number, reading: number) => boolean;
}

/** What earns an award under a profile. It has every field, as a rule has. */
export interface EarnedRule extends Pick<Rule, 'each' | 'earning' | 'needs'>, Pick<CountedRule, 'onFacts' | 'test'> {
  readonly isBonus?: boolean;
  readonly isWait?: boolean;
}

/** A rule with its award, for the winner or for losers. */
export interface CountedRule extends AwardValue {
  readonly id: AwardId;
  /** Its place in scoring order. */
  readonly order: number;
  /** What its lines have: points, doubles, a part of the limit, or a fixed value. */
  readonly unit: 'points' | 'doubles' | 'limit' | 'score';
  readonly modifier: Modifier | undefined;
  readonly each: GroupClass | undefined;
  readonly earning: Earning;
  /** The facts that must hold, by word. */
  readonly win: number;
  readonly tiles: number;
  readonly reading: number;
  readonly isBonus: boolean;
  readonly isWait: boolean;
  /** For an award of the table's own with conditions on facts alone. */
  readonly onFacts: FactTest | undefined;
  /** For any other award of the table's own that depends on more than its groups: whether a reading has what it needs. */
  readonly test: Test | undefined;
}

/** The awards for one combination of facts, except those for single groups. */
export interface Combination {
  /** The facts, as far as any award depends on them. */
  readonly win: number;
  readonly tiles: number;
  readonly reading: number;
  readonly rules: readonly CountedRule[];
  readonly points: number;
  readonly doubles: number;
  /** The highest fraction of the limit, and the highest fixed value. */
  readonly fraction: number;
  readonly score: number;
  /** A double that is not for bonus tiles alone. */
  readonly isOrdinary: boolean;
  /** The fact that no award for the wait was given, or 0. */
  readonly noWaitAward: number;
}

/** By award that is not given, the award that counts instead. */
export type Dropped = ReadonlyMap<CountedRule, CountedRule>;

/** The figures of a reading before rounding, where some awards depend on which others are given. */
export interface Adjusted extends Pick<
  Reading,
  'points' | 'doubles' | 'fraction' | 'score' | 'bonus' | 'plus' | 'dropped'
> {}

/** One way to read a hand, with its figures once it has been counted. */
export class Reading {
  /** Its groups as results list them: declared sets, other sets, pairs, each in tile order. The first `size` are valid. */
  readonly groups: Int32Array = new Int32Array(MOST_GROUPS);
  size = 0;
  /** The place of the group that the winning tile completed; -1 for a losing hand. */
  completed = 0;
  /** The facts about the reading, as bits. */
  facts = 0;

  /** The sum of points before and after rounding. */
  points = 0;
  base = 0;
  /** Before and after the cap on doubles. */
  earnedDoubles = 0;
  doubles = 0;
  total = 0;
  value = 0;
  /** The highest fraction of the limit earned. */
  fraction = 0;
  /** The highest fixed value earned. */
  score = 0;
  /** What flowers and seasons add to limit hands that they are added to, and to the one that counts. */
  bonus = 0;
  plus = 0;
  /** Awards that are earned and not given, and what is given instead; undefined for tables without such rules. */
  dropped: Dropped | undefined;
  /** The awards for the facts that hold. */
  combination: Combination | undefined;
  /** The number of the count that these figures come from, for tests that remember their answer; 0 without tests. */
  count = 0;
  /** The table's own awards that it was tested for and that it earns. */
  readonly tested: CountedRule[] = [];
}
