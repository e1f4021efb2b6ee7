/** Why each award of a profile was given or not, as data that can be turned into sentences in any language. */
import { needsOf, type CompiledProfile } from './compile.js';
import { compiledProfile } from './compiled.js';
import { holdsAny } from './earners.js';
import { holds, isFact, type FactName } from './facts.js';
import {
  ORPHAN_KINDS,
  belongs,
  isChow,
  isDragonKind,
  isExposed,
  isKong,
  isPair,
  isTriplet,
  isWhole,
  isWindKind,
  kindOfGroup,
  tilesOfGroup,
  type GroupClass,
} from './groups.js';
import { borrowLayout, giveBack, kindsWonOn, type Layout } from './layout.js';
import type { Reading } from './reading.js';
import { isOwnAward, ownTests, type AwardId, type Condition, type OwnAwardId } from './award-terms.js';
import { ownAwardsIn } from './profiles/declarations.js';
import type { ProfileName } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { completingKinds } from './readings.js';
import { ruleIds, ruleOf, type RuleId } from './rules/index.js';
import { profileOfScore } from './score-profile.js';
import { scoreIn, type Award, type Score } from './score.js';
import { matcherOf } from './match-tiles.js';
import {
  DRAGONS,
  EAST,
  FLOWERS,
  GREEN,
  HONOUR,
  KINDS,
  SEASONS,
  SIMPLE,
  TERMINAL,
  TILES,
  copiesIn,
  copyOfKind,
  natureOf,
  suitOfKind,
} from './tiles.js';
import type { Hand, Situation, Tile } from './types.js';

/** A fact that does not hold, or the reason an award cannot be given at all. */
export type ReasonCode =
  | FactName
  | 'winner-only'
  | 'losers-only'
  | 'worthless'
  | 'no-limit'
  | 'limit-for-winner'
  | 'none-held'
  | 'included'
  /** For own awards: the tiles are not those of its pattern; something must not hold, or a loser must wait for it. */
  | 'tiles'
  | 'not'
  | 'calling';

/** One reason an award was not given. */
export interface Reason {
  code: ReasonCode;
  /** Tiles in the hand that prevent the award. */
  tiles?: Tile[];
  /** Tiles that the hand lacks. */
  missing?: Tile[];
  /** How many the hand has, out of the number `needed`. */
  count?: number;
  needed?: number;
  /** The award that replaces this one. */
  by?: RuleId;
  /** What must not hold, or what a loser must wait for. */
  of?: FactName | AwardId;
}

export interface Explanation {
  rule: AwardId;
  /** What the award is worth in this profile, such as `4/8 points`, `1 double` or `half limit`. */
  award: string;
  given: boolean;
  /** The lines of the Score that come from this award. */
  awards: Award[];
  /** Why the award was not given; empty if it was. */
  reasons: Reason[];
  /**
   * How far the hand is from the award: roughly how many tiles would have to change. 0 if the award was given, 99 or
   * more if it depends on the luck of the draw or on the rules.
   */
  distance: number;
}

/** The distance of an award that depends on luck or on the table's rules, not on the tiles. */
const FAR = 99;

/** The details of a reason, without its code. */
type Finding = Omit<Reason, 'code'>;

const tilesOf = (kinds: readonly number[]): Tile[] => kinds.map((kind) => TILES[kind]);

/** The numbers from `from` up to but excluding `to` that pass. */
const range = (from: number, to: number, passes: (number: number) => unknown = () => true): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index).filter(passes);

/** The tiles of each suit without one tile. */
function without(tiles: Int32Array, kind: number): Int32Array {
  const fewer = tiles.slice();
  fewer[suitOfKind[kind]] -= copyOfKind[kind];
  return fewer;
}

const groupsOf = ({ groups, size }: Reading): number[] => [...groups.subarray(0, size)];

/** Finds out why a fact does not hold for a reading. */
function findingOf(fact: FactName, layout: Layout, reading: Reading, orphans: boolean): Finding {
  const { completed } = reading;
  const groups = groupsOf(reading);
  const { held, free, winning, declared } = layout;
  const copies = (kind: number): number => copiesIn(held, kind);
  /** The tiles of the hand whose kind passes, one for each copy. */
  const ofKind = (passes: (kind: number) => unknown): Finding => ({
    tiles: tilesOf(range(0, KINDS, passes).flatMap((kind) => Array<number>(copies(kind)).fill(kind))),
  });
  const ofNature = (nature: number): Finding => ofKind((kind) => natureOf[kind] & nature);
  /** The tiles of the groups that pass. */
  const ofGroups = (passes: (group: number, index: number) => unknown): Finding => ({
    tiles: isWhole(groups[0])
      ? passes(groups[0], 0)
        ? ofKind(() => true).tiles
        : []
      : groups.flatMap((group, index) => (passes(group, index) ? tilesOfGroup(group) : [])),
  });
  const lacking = (kinds: readonly number[]): Finding => ({ missing: tilesOf(kinds) });
  /** How many groups that pass the hand has, out of the number needed. */
  const count = (needed: number, passes: (group: number) => boolean): Finding => ({
    missing: [],
    count: groups.filter(passes).length,
    needed,
  });
  /** How many sets of these honours the hand has, out of the number needed, and the honours that lack a group. */
  const sets = (needed: number, isOne: (kind: number) => boolean): Finding => {
    const kinds = range(EAST, KINDS, isOne);
    const suffices = (group: number): boolean => needed < kinds.length || !isPair(group);
    return {
      ...count(needed, (group) => isTriplet(group) && isOne(kindOfGroup(group))),
      ...lacking(kinds.filter((kind) => !groups.some((group) => kindOfGroup(group) === kind && suffices(group)))),
    };
  };
  const isConcealedTriplet = (group: number): boolean => isTriplet(group) && !isExposed(group);
  /** The shortest of the three suits' lists of missing kinds. */
  const shortest = (missingFrom: (start: number) => number[]): Finding =>
    lacking([0, 9, 18].map(missingFrom).sort((one, other) => one.length - other.length)[0]);

  switch (fact) {
    case 'self-draw':
    case 'discard':
    case 'live-wall':
    case 'not-loose':
    case 'pure-nine-gates':
    case 'no-wait-award':
    case 'won-on-simple':
      return { tiles: [TILES[winning]] };
    case 'won-on-1d':
    case 'won-on-5d':
    case 'won-on-2b':
      return lacking([kindsWonOn[fact]]);
    case 'green-dragon':
      return lacking([DRAGONS + 1]);
    case 'nothing-declared':
      return ofGroups((_group, index) => index < declared);
    case 'nothing-exposed':
      return ofGroups((group, index) => index < declared && isExposed(group));
    case 'one-suit': {
      const suits = [0, 0, 0];
      for (const kind of range(0, EAST)) suits[(kind / 9) | 0] += copies(kind);
      const most = suits.indexOf(Math.max(...suits));
      return ofKind((kind) => kind < EAST && ((kind / 9) | 0) !== most);
    }
    case 'no-honour':
      return ofNature(HONOUR);
    case 'no-terminal':
      return ofNature(TERMINAL);
    case 'no-simple':
      return ofNature(SIMPLE);
    case 'all-green':
      return ofKind((kind) => !GREEN.includes(kind));
    case 'nine-gates':
      return shortest((start) =>
        [...'0001234567888']
          .map((rank) => start + +rank)
          .filter((kind, place, all) => place - all.indexOf(kind) >= copies(kind)),
      );
    case 'single-wait': {
      const kinds = completingKinds(without(free, winning), without(held, winning), orphans);
      return lacking(kinds.filter((kind) => kind !== winning));
    }
    case 'orphans':
      return lacking(ORPHAN_KINDS.filter((kind) => !copies(kind)));
    case 'no-chow':
      return ofGroups(isChow);
    case 'four-chows':
      return ofGroups((group) => !isChow(group) && !isPair(group));
    case 'valueless-pair':
      return ofGroups(isPair);
    case 'three-concealed-pungs':
    case 'four-concealed-pungs':
      return {
        ...ofGroups((group) => isTriplet(group) && isExposed(group)),
        ...count(fact === 'three-concealed-pungs' ? 3 : 4, isConcealedTriplet),
      };
    case 'four-kongs':
      return count(4, isKong);
    case 'straight': {
      const chows = groups.filter(isChow).map(kindOfGroup);
      return shortest((start) =>
        [start, start + 3, start + 6].flatMap((kind) => (chows.includes(kind) ? [] : [kind, kind + 1, kind + 2])),
      );
    }
    case 'outside':
      return ofGroups((group) => {
        const kind = kindOfGroup(group);
        return isChow(group) ? (kind % 9) % 6 : natureOf[kind] === SIMPLE;
      });
    case 'three-dragon-sets':
      return sets(3, isDragonKind);
    case 'little-dragons':
      return sets(2, isDragonKind);
    case 'four-wind-sets':
      return sets(4, isWindKind);
    case 'little-winds':
      return sets(3, isWindKind);
    case 'one-chance':
    case 'pair-completed':
      return ofGroups((_group, index) => index === completed);
    case 'four-flowers':
    case 'four-seasons': {
      const first = fact === 'four-flowers' ? FLOWERS : SEASONS;
      return lacking(range(first, first + 4, (kind) => !((layout.bonus >> (kind - FLOWERS)) & 1)));
    }
  }
  return {};
}

/**
 * The reason if a hand holds nothing of a class: with the honour or bonus tile that it lacks, if it is one; undefined if
 * it holds something.
 */
function noneHeld(each: GroupClass | undefined, { layout, reading }: Explained): Reason[] | undefined {
  if (!each || holdsAny(each, layout, reading)) return undefined;
  const fitting = range(EAST, TILES.length, (kind) => each.kinds(kind, layout.seat, layout.round));
  // A missing flower or honour is worth naming; any of the simples, or any flower at all, is not.
  return [{ code: 'none-held', ...(fitting.length && fitting.length < 4 && { missing: tilesOf(fitting) }) }];
}

/** Roughly how many tiles would have to change; {@link FAR} if no tile would help. */
const distanceOf = ({ tiles, missing, count = 0, needed }: Finding): number =>
  needed ? Math.max(1, (needed - count) * 3) : tiles?.length || missing?.length || FAR;

/**
 * Explains, for every award of the profile that is not `off`, whether the hand earned it and, if not, why.
 *
 * @param scored a Score, whose hand and situation are examined again, or a hand as data or in notation
 * @param situation the situation of the hand; ignored with a Score
 * @param profile the table's rules; defaults to classical for a hand, and to the profile it was scored with for a Score
 *   (for a stored Score, the built-in profile of that name)
 * @returns one explanation per award, in scoring order
 * @throws the same errors as {@link score}
 */
export function explain(
  scored: Score | Hand | string,
  situation?: Situation,
  profile?: Profile | ProfileName | (string & {}),
): Explanation[] {
  if (typeof scored === 'object' && 'awards' in scored) {
    profile ??= profileOfScore(scored) ?? scored.profile;
    situation = scored.situation;
    scored = scored.hand;
  }
  const compiled = compiledProfile(profile);
  const layout = borrowLayout();
  const { score, best } = scoreIn(layout, scored, situation === undefined ? {} : situation, compiled);
  const { rules } = compiled.profile;
  const hand: Explained = {
    layout,
    reading: best,
    compiled,
    won: score.won,
    findings: new Map<FactName, Finding>(),
    failing: new Map<OwnAwardId, readonly Reason[]>(),
  };
  const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(rules)];
  const explanations = ids
    .filter((id) => rules[id] !== 'off')
    .map((id) => {
      const awards = score.awards.filter(({ rule }) => rule === id);
      const reasons = awards.length ? [] : [...reasonsFor(id, hand)];
      return {
        rule: id,
        award: rules[id],
        given: awards.length > 0,
        awards,
        reasons,
        distance: reasons.reduce((sum, reason) => sum + distanceOf(reason), 0),
      };
    });
  giveBack(layout);
  return explanations;
}

/** A hand whose awards are explained, in the reading that was scored. */
interface Explained {
  readonly layout: Layout;
  readonly reading: Reading;
  readonly compiled: CompiledProfile;
  readonly won: boolean;
  /** What was found out so far: awards have facts in common, and own awards can depend on one another. */
  readonly findings: Map<FactName, Finding>;
  readonly failing: Map<OwnAwardId, readonly Reason[]>;
}

/** Why an award was not given. */
function reasonsFor(id: AwardId, hand: Explained): readonly Reason[] {
  const { compiled, won } = hand;
  if (!compiled.gives(id, won)) {
    const { points, concealedPoints, doubles, limit, scope } = compiled.declared(id);
    if (!(points || concealedPoints || doubles || limit)) return [{ code: 'worthless' }];
    if (won) return [{ code: scope === 'losers' ? 'losers-only' : 'no-limit' }];
    return [{ code: scope === 'everyone' ? 'limit-for-winner' : scope === 'losers' ? 'no-limit' : 'winner-only' }];
  }
  const failing = isOwnAward(id) ? failingTerms(id, hand) : failingFacts(id, hand, true);
  // Groups that are present but score nothing are exposed ones, under an award such as `0/4 points`.
  return failing.length ? failing : (noneHeld(classOf(id, hand), hand) ?? [{ code: 'worthless' }]);
}

/** The class of groups or bonus tiles that an award is given for. */
const classOf = (id: AwardId, { compiled }: Explained): GroupClass | undefined =>
  isOwnAward(id) ? compiled.declared(id).terms.each : ruleOf(id).each;

/** One reason for each fact that a built-in award needs and that does not hold. */
function failingFacts(id: RuleId, hand: Explained, mayBeReplaced: boolean): Reason[] {
  const { layout, reading, compiled, won } = hand;
  const words = [layout.win, layout.tiles, reading.facts | reading.combination!.noWaitAward];
  const { replaced } = ruleOf(id);
  return needsOf(id, compiled.profile, (other) => mayBeReplaced && compiled.gives(other, won))
    .filter((fact) => !holds(fact, words))
    .map((fact) =>
      replaced?.unless === fact ? { code: 'included', by: replaced.by as RuleId } : failingFact(fact, hand),
    );
}

/** The reason if a fact does not hold. */
function failingFact(fact: FactName, { layout, reading, compiled, findings }: Explained): Reason {
  const finding = findings.get(fact) ?? findingOf(fact, layout, reading, compiled.orphans);
  findings.set(fact, finding);
  return { code: fact, ...finding };
}

/** The reasons for which the terms of an own award are not met, each once. */
function failingTerms(id: OwnAwardId, hand: Explained): readonly Reason[] {
  const known = hand.failing.get(id);
  if (known) return known;
  const { layout, reading, compiled } = hand;
  const { terms, text } = compiled.declared(id);
  const reasons = new Map<string, Reason>();
  const add = (reason: Reason): void => {
    reasons.set(JSON.stringify(reason), reason);
  };
  if (text === 'off') add({ code: 'worthless' });
  else {
    for (const condition of terms.conditions)
      if (!ownTests().testOfCondition(condition, compiled)(layout, reading))
        failingCondition(condition, hand).forEach(add);
    const matcher = terms.tiles && matcherOf(terms.tiles);
    if (matcher && !matcher.matches(layout)) add({ code: 'tiles', missing: matcher.missing(layout) });
  }
  const failing = [...reasons.values()];
  hand.failing.set(id, failing);
  return failing;
}

/** The reasons for which a condition of an own award is not met: for an award, those of the award. */
function failingCondition({ of, how }: Condition, hand: Explained): readonly Reason[] {
  const { layout, reading } = hand;
  if (how === 'calling') return [{ code: 'calling', of }];
  if (how === 'not') {
    const each = isFact(of) ? undefined : classOf(of, hand);
    const tiles = groupsOf(reading).filter((group) => each && belongs(group, each, layout.seat, layout.round));
    return [{ code: 'not', of, ...(tiles.length && { tiles: tiles.flatMap(tilesOfGroup) }) }];
  }
  if (isFact(of)) return [failingFact(of, hand)];
  const failing = isOwnAward(of) ? failingTerms(of, hand) : failingFacts(of, hand, false);
  // An award of which nothing else fails is one for groups or bonus tiles, and the hand holds none of them.
  return failing.length ? failing : noneHeld(classOf(of, hand), hand)!;
}
