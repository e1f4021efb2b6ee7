/** Compiles a profile for scoring: awards by group in a table, and awards by the facts that hold, so that their number hardly matters. */
import type { matcherOf } from '../own-awards/match-tiles.js';
import type { FactName } from './fact-names.js';
import * as fact from './facts.js';
import { pointsFor } from './earners.js';
import { BONUS, GROUPS, belongs } from './groups.js';
import { NO_TERMS, isOwnAward, type AwardId, type Condition } from '../own-awards/terms.js';
import { has, part } from '../parts.js';
import { classical } from '../profiles/classical.js';
import { conditionalIn, ownAwardsIn, readAward, type DeclaredAward } from '../profiles/declarations.js';
import { profileOf } from '../profiles/lookup.js';
import { partOfLimit } from './rounding.js';
import type { Profile } from '../profiles/profile.js';
import type { Adjusted, Combination, CountedRule, EarnedRule, FactTest, Reading, Test } from './reading.js';
import type { Layout } from './layout.js';
import { ruleIds, ruleOf, type RuleId } from '../rules/index.js';
import type { resolve, TilePattern } from '../own-awards/tile-patterns.js';

/** The code that tests hands for what own awards depend on. */
export interface OwnTests {
  /** What earns an award of the table's own, or a built-in one that has conditions under a profile or is replaced by one that has. */
  earningOf(id: AwardId, compiled: CompiledProfile, won: boolean): EarnedRule;
  testOfCondition(condition: Condition, compiled: CompiledProfile): Test;
  /** How awards of a side depend on one another, and on fewer groups. */
  adjusterOf(rules: readonly CountedRule[], compiled: CompiledProfile): Adjusting;
  /** Compares hands with the tiles of an award. */
  readonly matcherOf: typeof matcherOf;
  /** The kind that a part of a pattern stands for. */
  readonly resolve: typeof resolve;
}

/** How awards of a side depend on one another, and on fewer groups. */
export interface Adjusting {
  /** What decides which of the awards that a reading earns are given; undefined if all of them always are. */
  readonly adjust: Adjuster | undefined;
  /** A reading of a losing hand that has fewer groups may be worth more. */
  readonly isLessBetter: boolean;
}

/** Decides which of the awards that a reading earns are given. */
export type Adjuster = (reading: Reading, layout: Layout, tally: Tallied) => Adjusted;

/** What deciding about the awards of a reading needs to know about its hand. */
export interface Tallied {
  readonly side: Side;
  readonly worths: GroupWorths;
  readonly mostDoubles: number;
  partOfLimit(part: number): number;
}

declare module '../parts.js' {
  interface Parts {
    readonly ownTests: OwnTests;
  }
}

/** The kinds that make a waiting hand a special hand. */
export interface SpecialWaits {
  /** Everything about the hand that an award can depend on. */
  readonly hand: readonly number[];
  readonly kinds: readonly number[];
}

export const NO_WAIT_AWARD: number = 1 << fact.NO_WAIT_AWARD;

/** Places for combinations, by the highest twelve bits of a hash: hands have some hundred under one profile. */
const PLACES = 1 << 12;

/** What each group is worth to a player in one seat and round, looked up by its number and filled as groups occur. */
export class GroupWorths {
  /** -1 for a group that has not occurred yet. */
  private readonly points: Int32Array = new Int32Array(GROUPS).fill(-1);
  readonly doubles: Int32Array = new Int32Array(GROUPS);
  readonly fractions: Float64Array = new Float64Array(GROUPS);
  readonly rules: (readonly CountedRule[])[] = [];

  constructor(
    /** The awards that can be given for groups. */
    private readonly awards: readonly CountedRule[],
    private readonly seat: number,
    private readonly round: number,
  ) {}

  /** The points of a group. Its other figures are known from then on. */
  pointsOf(group: number): number {
    const points = this.points[group];
    return points < 0 ? this.fill(group) : points;
  }

  private fill(group: number): number {
    const rules: CountedRule[] = [];
    let sum = 0;
    for (const rule of this.awards) {
      if ((rule.win && this.seat === this.round) || !belongs(group, rule.each!, this.seat, this.round)) continue;
      const points = pointsFor(rule, group);
      // An exposed group earns nothing under an award such as `0/4 points`.
      if (rule.unit === 'points' && !points) continue;
      sum += points;
      this.doubles[group] += rule.doubles;
      this.fractions[group] = Math.max(this.fractions[group], rule.limit);
      rules.push(rule);
    }
    this.rules[group] = rules;
    return (this.points[group] = sum);
  }
}

/** The awards that can be given to the winner, or to losers, under one profile. */
export class Side {
  /** Awards for facts, in scoring order. */
  readonly patterns: readonly CountedRule[];
  /** Awards for flowers and seasons. */
  readonly bonus: readonly CountedRule[];
  private readonly groups: readonly CountedRule[];
  private readonly worths: GroupWorths[] = [];
  private readonly kept: (Combination | undefined)[] = new Array<Combination | undefined>(PLACES);
  private readonly win: number = 0;
  private readonly tiles: number = 0;
  private readonly reading: number = 0;

  /** Awards that are tested for each reading. */
  readonly tested: readonly CountedRule[];
  /** Among them are awards for the wait. */
  readonly testsWaits: boolean;
  /** A group may be worth a part of the limit. */
  readonly limitsGroups: boolean;
  /** There are awards of the table's own, other than for groups. */
  readonly hasOwn: boolean;
  /** Some awards depend on which others are given. */
  readonly adjust: Adjuster | undefined;
  /** A loser may be better off without a group. */
  readonly isLessBetter: boolean | undefined;

  constructor(
    readonly rules: readonly CountedRule[],
    adjusting: Adjusting | undefined,
  ) {
    this.adjust = adjusting?.adjust;
    this.isLessBetter = adjusting?.isLessBetter;
    this.tested = rules.filter(({ test }) => test);
    const untested = rules.filter(({ test }) => !test);
    this.patterns = untested.filter(({ each }) => !each);
    this.bonus = untested.filter(({ each }) => each && each.forms & BONUS);
    this.groups = untested.filter(({ each }) => each && !(each.forms & BONUS));
    this.limitsGroups = this.groups.some(({ limit }) => limit > 0);
    this.hasOwn = rules.some(({ test, onFacts }) => test ?? onFacts);
    for (const rule of this.patterns) {
      this.win |= rule.win | (rule.onFacts?.win ?? 0);
      this.tiles |= rule.tiles | (rule.onFacts?.tiles ?? 0);
      this.reading |= rule.reading | (rule.onFacts?.reading ?? 0);
    }
    // Whether such an award is given decides about others, and that it was not is a fact.
    this.testsWaits = this.tested.some(({ isWait }) => isWait);
    if (this.testsWaits) this.reading |= NO_WAIT_AWARD;
  }

  /** What groups are worth to a player in this seat and round, given as the kinds of their winds. */
  worthsFor(seat: number, round: number): GroupWorths {
    // The last two bits of the winds are all different.
    return (this.worths[((seat & 3) << 2) | (round & 3)] ??= new GroupWorths(this.groups, seat, round));
  }

  combinationFor(allWin: number, allTiles: number, allReading: number): Combination {
    const win = allWin & this.win;
    const tiles = allTiles & this.tiles;
    const reading = allReading & this.reading;
    const mixed = Math.imul(win ^ Math.imul(tiles, 0x85ebca6b) ^ Math.imul(reading, 0xc2b2ae35), 0x9e3779b1);
    const place = mixed >>> 20;
    const found = this.kept[place];
    return found !== undefined && found.win === win && found.tiles === tiles && found.reading === reading
      ? found
      : (this.kept[place] = this.combine(win, tiles, reading));
  }

  private combine(win: number, tiles: number, reading: number): Combination {
    const rules: CountedRule[] = [];
    let points = 0;
    let doubles = 0;
    let fraction = 0;
    let score = 0;
    let isOrdinary = false;
    // Set if an award for the wait that is tested for each reading was given.
    const isWaitGiven = (reading & NO_WAIT_AWARD) !== 0;
    let noWaitAward = isWaitGiven ? 0 : NO_WAIT_AWARD;
    for (const rule of this.patterns) {
      // Awards for the wait come before the chow hand, which must have none, and before the table's own.
      const facts = (reading & ~NO_WAIT_AWARD) | noWaitAward;
      if (
        (win & rule.win) !== rule.win ||
        (tiles & rule.tiles) !== rule.tiles ||
        (facts & rule.reading) !== rule.reading ||
        (rule.onFacts && !rule.onFacts.holds(win, tiles, facts))
      )
        continue;
      points += rule.points;
      doubles += rule.doubles;
      fraction = Math.max(fraction, rule.limit);
      score = Math.max(score, rule.score);
      if (rule.doubles && !rule.isBonus) isOrdinary = true;
      if (rule.isWait) noWaitAward = 0;
      rules.push(rule);
    }
    return { win, tiles, reading, rules, points, doubles, fraction, score, isOrdinary, noWaitAward };
  }
}

export class CompiledProfile {
  readonly winner: Side;
  /** By seat, in points; Infinity if the profile has none; and the limit of players who have none of their own. */
  readonly limits: readonly number[];
  readonly limit: number;
  /** What a limit hand is worth, in points; Infinity if the profile has no limit, and limit hands are worth nothing. */
  readonly limitValues: readonly number[];
  readonly limitValue: number;
  readonly mostDoubles: number;
  readonly minimumDoubles: number;
  readonly rounding: Profile['rules']['rounding'];
  readonly minimumPoints: number;
  readonly requirement: Profile['rules']['win-requirement'];
  /** The requirements of which a hand must meet one; undefined for `mixed-hand`. */
  readonly requirements: readonly string[] | undefined;
  /** A complete hand may still not be allowed to go out. */
  readonly requires: boolean;
  /** Thirteen orphans is a winning shape. */
  readonly orphans: boolean;
  /** The award for a wait on only one kind of tile is worth something. */
  readonly onlyTile: boolean;
  /** An award depends on whether only one kind is left that completes the hand, as far as everybody sees. */
  readonly onlyTileSeen: boolean;
  /** A kong claimed with three tiles in hand is concealed for doubles. */
  readonly concealsClaimedKongs: boolean;
  readonly mostChows: number;
  /** The winner's own awards for whole hands, which can be won without four sets and a pair. */
  readonly specials: readonly CountedRule[];
  readonly specialPatterns: readonly TilePattern[];
  /** What the latest waiting hand needs to be one of them. */
  specialWaits: SpecialWaits | undefined = undefined;
  private losers: Side | undefined;
  /** Tests of awards, and of the facts and awards that they depend on, as far as they have been made. */
  readonly tests: Map<Condition['of'], Test> = new Map<Condition['of'], Test>();
  /** Of these, the tests that depend on facts alone; undefined for awards that depend on anything else. */
  readonly factTests: Map<FactName | AwardId, FactTest | undefined> = new Map();
  /** The tests of what a loser's award is for waiting for. */
  readonly waitedFor: Set<Test> = new Set<Test>();
  private readonly awards: Map<AwardId, DeclaredAward> = new Map<AwardId, DeclaredAward>();

  constructor(readonly profile: Profile) {
    const { rules } = profile;
    const { limit } = rules;
    // Few tables have a limit that is not the same for all players.
    const isCommon = typeof limit === 'number' || limit === 'none';
    this.limits = [0, 1, 2, 3].map((seat) => orInfinity(isCommon ? limit : part('limits').limitOf(limit, seat)));
    this.limit = orInfinity(isCommon ? limit : part('limits').usualLimit(limit));
    this.limitValues = this.limits.map((limit) => (rules['limit-value'] === 'as-limit' ? limit : rules['limit-value']));
    this.limitValue = rules['limit-value'] === 'as-limit' ? this.limit : rules['limit-value'];
    this.mostDoubles = orInfinity(rules['limit-doubles']);
    this.minimumDoubles = rules['minimum-doubles'];
    this.mostChows = orInfinity(rules['most-chows']);
    this.rounding = rules.rounding;
    this.minimumPoints = rules['minimum-points'];
    this.requirement = rules['win-requirement'];
    this.requirements = this.requirement === 'mixed-hand' ? undefined : this.requirement.split(' or ');
    this.requires =
      this.minimumDoubles > 0 || this.minimumPoints > 0 || this.requirement !== 'mixed-hand' || this.mostChows < 4;
    this.orphans = rules['thirteen-orphans'] !== 'off';
    this.concealsClaimedKongs = rules['claimed-kong'] === 'concealed-for-doubles';
    this.winner = this.sideOf(true);
    this.specials = this.winner.tested.filter(({ id }) => this.declared(id).terms.tiles);
    this.specialPatterns = this.specials.map(({ id }) => this.declared(id).terms.tiles!);
    const conditions = [...ownAwardsIn(rules), ...conditionalIn(rules)].flatMap(
      (id) => this.declared(id).terms.conditions,
    );
    this.onlyTileSeen = conditions.some(({ of }) => of === 'only-tile-seen');
    this.onlyTile =
      this.onlyTileSeen ||
      this.winner.rules.some(({ id, tiles }) => id === 'only-tile' || tiles & (1 << fact.SINGLE_WAIT)) ||
      conditions.some(({ of }) => of === 'single-wait' || of === 'only-tile');
  }

  get loser(): Side {
    return (this.losers ??= this.sideOf(false));
  }

  declared(id: AwardId): DeclaredAward {
    let award = this.awards.get(id);
    if (!award) this.awards.set(id, (award = readAward(id, this.profile.rules[id])));
    return award;
  }

  /** Whether an award is worth something to a winner, or to a loser. */
  gives(id: AwardId, won: boolean): boolean {
    const { points, concealedPoints, doubles, limit, score, scope } = this.declared(id);
    if (scope === (won ? 'losers' : 'winner')) return false;
    return points + concealedPoints + doubles + score > 0 || (limit > 0 && this.limitValue < Infinity);
  }

  /** What a part of the limit is worth to the player in a seat, counted from East as 0, in points. */
  partOfLimit(part: number, seat: number): number {
    return partOfLimit(part, this.limitValues[seat], this.rounding);
  }

  private sideOf(won: boolean): Side {
    const { rules } = this.profile;
    const conditional = conditionalIn(rules);
    const gives = (id: AwardId): boolean => this.gives(id, won);
    const needsOf = has('needsOf') ? part('needsOf') : (id: RuleId): readonly number[] => ruleOf(id).needs;
    const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(rules)];
    const counted = ids.filter(gives).map((id, order): CountedRule => {
      const { points, concealedPoints, doubles, limit, score, terms } = this.declared(id);
      const unit = score ? 'score' : limit ? 'limit' : doubles ? 'doubles' : 'points';
      const earned: EarnedRule =
        isOwnAward(id) || conditional.some((one) => one === id || one === ruleOf(id).replaced?.by)
          ? part('ownTests').earningOf(id, this, won)
          : { ...ruleOf(id), needs: needsOf(id, this.profile, gives), onFacts: undefined, test: undefined };
      const { each, earning, isBonus = false, isWait = false, needs, onFacts, test } = earned;
      const [win, tiles, reading] = fact.factWords(needs);
      // One literal, without spreading, gives all rules one shape, which is faster to read.
      return {
        id,
        order,
        points,
        concealedPoints,
        doubles,
        limit,
        score,
        unit,
        modifier: terms.modifier,
        each,
        earning,
        win,
        tiles,
        reading,
        isBonus,
        isWait,
        onFacts,
        test,
      };
    });
    const adjusts = rules['best-of'] !== 'none' || counted.some(({ id }) => this.declared(id).terms !== NO_TERMS);
    return new Side(counted, adjusts ? part('ownTests').adjusterOf(counted, this) : undefined);
  }
}

const orInfinity = (value: number | 'none'): number => (value === 'none' ? Infinity : value);

const compiled = new WeakMap<Profile, CompiledProfile>();
/** Most pages use only the classical profile, so it is compiled before the first hand. */
let last = new CompiledProfile(classical);

/** The compiled form of a profile; one that this package created, and froze, is compiled once. @throws {RulesError} if it is invalid */
export function compiledProfile(profile: Profile | string = classical): CompiledProfile {
  if (profile === last.profile) return last;
  const found = profileOf(profile);
  if (last.profile === found) return last;
  last = compiled.get(found) ?? new CompiledProfile(found);
  compiled.set(found, last);
  return last;
}
