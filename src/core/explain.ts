/** Why each award of a profile was given or not, as data that can be turned into sentences in any language. */
import { compiledProfile, exclusions, needsOf, type CompiledProfile } from './compile.js';
import { kindsWonOn } from './examine.js';
import * as F from './facts.js';
import { factNames, type FactName } from './facts.js';
import type { ProfileName } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { completingKinds } from './readings.js';
import { ruleIds, ruleOf, type RuleId } from './rules/index.js';
import { profileOfScore } from './score-profile.js';
import { handOf, scoreIn, type Award, type Score } from './score.js';
import { DRAGONS, EAST, FLOWERS, GREEN, HONOUR, KINDS, SIMPLE, TERMINAL, TILES, natureOf } from './tiles.js';
import type { Hand, Situation, Tile } from './types.js';
import { CHOW, ORPHAN_KINDS, PAIR, bitsIn, borrowView, giveBack, type View } from './view.js';

/** A fact that does not hold, or the reason an award cannot be given at all. */
export type ReasonCode =
  FactName | 'winner-only' | 'worthless' | 'no-limit' | 'limit-for-winner' | 'none-held' | 'included';

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
}

export interface Explanation {
  rule: RuleId;
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

/** A copy of the tile counts with one tile removed. */
function without(counts: Int8Array, kind: number): Int8Array {
  const fewer = counts.slice();
  fewer[kind]--;
  return fewer;
}

/** Finds out why a fact does not hold for the reading in the view. */
function findingOf(fact: number, view: View, { orphans }: CompiledProfile): Finding {
  const { held, free, groups, winning, declared } = view;
  /** The tiles of the hand whose kind passes, one for each copy. */
  const ofKind = (passes: (kind: number) => unknown): Finding => ({
    tiles: tilesOf(range(0, KINDS, passes).flatMap((kind) => Array<number>(held[kind]).fill(kind))),
  });
  const ofNature = (nature: number): Finding => ofKind((kind) => natureOf[kind] & nature);
  /** The tiles of the groups that pass. */
  const ofGroups = (passes: (type: number, kind: number, group: number) => unknown): Finding => ({
    tiles: groups.flatMap((group, index) => (passes(group & 7, group >> 3, index) ? view.tilesOf(group) : [])),
  });
  const lacking = (kinds: readonly number[]): Finding => ({ missing: tilesOf(kinds) });
  /** How many sets the hand has, out of the number needed, and the honours from `from` up to `to` that lack a group. */
  const sets = (mask: number, needed: number, from = 0, to = from): Finding => ({
    ...lacking(
      range(
        from,
        to,
        (kind) => !groups.some((group) => group >> 3 === kind && (needed < to - from || (group & 7) !== PAIR)),
      ),
    ),
    count: bitsIn(mask),
    needed,
  });
  /** The shortest of the three suits' lists of missing kinds. */
  const shortest = (missingFrom: (start: number) => number[]): Finding =>
    lacking([0, 9, 18].map(missingFrom).sort((one, other) => one.length - other.length)[0]);

  switch (fact) {
    case F.SELF_DRAW:
    case F.DISCARD:
    case F.LIVE_WALL:
    case F.NOT_LOOSE:
    case F.PURE_NINE_GATES:
    case F.NO_WAIT_AWARD:
      return { tiles: [TILES[winning]] };
    case F.WON_ON_1D:
    case F.WON_ON_5D:
    case F.WON_ON_2B:
      return lacking([kindsWonOn[fact - F.WON_ON_1D]]);
    case F.GREEN_DRAGON:
      return lacking([32]);
    case F.NOTHING_DECLARED:
      return ofGroups((_type, _kind, group) => group < declared);
    case F.NOTHING_EXPOSED:
      return ofGroups((_type, _kind, group) => group < declared && !((view.hidden >> group) & 1));
    case F.ONE_SUIT: {
      const suits = [0, 0, 0];
      for (const kind of range(0, EAST)) suits[(kind / 9) | 0] += held[kind];
      const most = suits.indexOf(Math.max(...suits));
      return ofKind((kind) => kind < EAST && ((kind / 9) | 0) !== most);
    }
    case F.NO_HONOUR:
      return ofNature(HONOUR);
    case F.NO_TERMINAL:
      return ofNature(TERMINAL);
    case F.NO_SIMPLE:
      return ofNature(SIMPLE);
    case F.ALL_GREEN:
      return ofKind((kind) => !GREEN.includes(kind));
    case F.NINE_GATES:
      return shortest((start) =>
        [...'0001234567888']
          .map((rank) => start + +rank)
          .filter((kind, place, all) => place - all.indexOf(kind) >= held[kind]),
      );
    case F.SINGLE_WAIT: {
      const kinds = completingKinds(without(free, winning), without(held, winning), orphans);
      return lacking(kinds.filter((kind) => kind !== winning));
    }
    case F.IS_ORPHANS:
      return lacking(ORPHAN_KINDS.filter((kind) => !held[kind]));
    case F.NO_CHOW:
      return ofGroups((type) => type === CHOW);
    case F.FOUR_CHOWS:
      return ofGroups((type) => type !== CHOW && type !== PAIR);
    case F.VALUELESS_PAIR:
      return ofGroups((type) => type === PAIR);
    case F.THREE_CONCEALED_PUNGS:
    case F.FOUR_CONCEALED_PUNGS:
      return {
        ...ofGroups((type, _kind, group) => type !== CHOW && type !== PAIR && !((view.concealed >> group) & 1)),
        ...sets(view.groupsOf(F.CONCEALED_PUNGS), fact === F.THREE_CONCEALED_PUNGS ? 3 : 4),
      };
    case F.FOUR_KONGS:
      return sets(view.groupsOf(F.ALL_KONGS), 4);
    case F.STRAIGHT:
      return shortest((start) =>
        [start, start + 3, start + 6].flatMap((kind) =>
          groups.includes(kind * 8 + CHOW) ? [] : [kind, kind + 1, kind + 2],
        ),
      );
    case F.OUTSIDE:
      return ofGroups((type, kind) => (type === CHOW ? (kind % 9) % 6 : natureOf[kind] === SIMPLE));
    case F.THREE_DRAGON_SETS:
    case F.LITTLE_DRAGONS:
      return sets(view.masks[F.SETS_OF_DRAGONS], fact === F.LITTLE_DRAGONS ? 2 : 3, DRAGONS, KINDS);
    case F.FOUR_WIND_SETS:
    case F.LITTLE_WINDS:
      return sets(view.windSets(), fact === F.LITTLE_WINDS ? 3 : 4, EAST, DRAGONS);
    case F.ONE_CHANCE:
    case F.PAIR_COMPLETED:
      return ofGroups((_type, _kind, group) => group === view.completed);
    case F.FOUR_FLOWERS:
    case F.FOUR_SEASONS: {
      const first = fact === F.FOUR_FLOWERS ? FLOWERS : FLOWERS + 4;
      return lacking(range(first, first + 4, (kind) => !((view.bonus >> (kind - FLOWERS)) & 1)));
    }
    default:
      return {};
  }
}

/** Why the hand holds nothing that an `each` rule would score. */
function noneHeld(tiles: number, { seat, round }: View): Finding {
  return tiles === F.OWN_FLOWER || tiles === F.OWN_SEASON
    ? { missing: [TILES[FLOWERS + seat - EAST + (tiles - F.OWN_FLOWER) * 4]] }
    : tiles >= F.PAIR_OF_DRAGONS && tiles < F.DRAGON_GROUPS
      ? { missing: tilesOf([[DRAGONS, DRAGONS + 1, DRAGONS + 2], [seat], [round]][tiles % 3]) }
      : {};
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
  const view = borrowView();
  const score = scoreIn(view, handOf(scored), situation === undefined ? {} : situation, compiled);
  const { profile: table, winner, loser } = compiled;
  const counted = new Set((score.won ? winner : loser).map(({ id }) => id));
  const fails = (fact: number): boolean => !(((fact < 32 ? view.hand : view.reading) >> fact) & 1);
  /** One reason for each fact that an award needs and that does not hold. */
  const findings = (id: RuleId): Reason[] => {
    const { everyone, tiles } = ruleOf(id);
    if (!counted.has(id)) {
      const isNothing = table.rules[id].startsWith('0');
      return [
        { code: isNothing ? 'worthless' : score.won ? 'no-limit' : everyone ? 'limit-for-winner' : 'winner-only' },
      ];
    }
    const failing = needsOf(id, table, (other) => counted.has(other)).filter(fails);
    // Groups that are present but score nothing are exposed ones, under an award such as `0/4 points`.
    if (!failing.length)
      return [view.masks[tiles] ? { code: 'worthless' } : { code: 'none-held', ...noneHeld(tiles, view) }];
    return failing.map((fact) => {
      const by = exclusions[id]?.fact === fact && exclusions[id].by;
      return by ? { code: 'included', by } : { code: factNames[fact] as FactName, ...findingOf(fact, view, compiled) };
    });
  };
  const explanations = ruleIds
    .filter((id) => table.rules[id] !== 'off')
    .map((id) => {
      const awards = score.awards.filter(({ rule }) => rule === id);
      const reasons = awards.length ? [] : findings(id);
      return {
        rule: id,
        award: table.rules[id],
        given: awards.length > 0,
        awards,
        reasons,
        distance: reasons.reduce((sum, reason) => sum + distanceOf(reason), 0),
      };
    });
  giveBack(view);
  return explanations;
}
