/** Compiles a profile for scoring: numbers and masks in place of words, computed once per profile. */
import {
  FLOWERS_INCOMPLETE,
  FLOWER_TILES,
  MASKS,
  NOT_LAST_TILE,
  SEASONS_INCOMPLETE,
  WINDS_DIFFER,
  WINNING_GROUP,
  wordsOf,
} from './facts.js';
import { parseAward, type AwardValue } from './profiles/declarations.js';
import { classical } from './profiles/classical.js';
import { profileOf } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { choicesOf, type OptionId } from './options.js';
import { ruleIds, ruleOf, type RuleId } from './rules/index.js';

/** A rule with its award, for the winner or for losers. */
export interface CountedRule {
  readonly id: RuleId;
  readonly each: boolean;
  readonly tiles: number;
  /** Masks of the facts of the hand and of the reading that must hold. */
  readonly hand: number;
  readonly reading: number;
  readonly points: number;
  readonly concealedPoints: number;
  readonly doubles: number;
  readonly limit: number;
  /** Earned by flowers and seasons alone. */
  readonly bonus: boolean;
  /** Earned by the kind of wait. */
  readonly wait: boolean;
}

export interface CompiledProfile {
  readonly profile: Profile;
  readonly winner: readonly CountedRule[];
  readonly loser: readonly CountedRule[];
  /** In points; Infinity if the profile has none. */
  readonly limit: number;
  readonly mostDoubles: number;
  /** Thirteen orphans is a winning shape. */
  readonly orphans: boolean;
  /** The award for a wait on only one kind of tile is worth something. */
  readonly onlyTile: boolean;
}

/**
 * If an option has its second value and the award `by` is worth something, that award replaces this one: the rule then
 * also needs a fact that excludes it.
 */
export const exclusions: { readonly [Id in RuleId]?: { by: RuleId; fact: number; option: OptionId } } = {
  'pair-of-round-wind': { by: 'pair-of-seat-wind', fact: WINDS_DIFFER, option: 'double-wind-pair' },
  'set-of-round-wind': { by: 'set-of-seat-wind', fact: WINDS_DIFFER, option: 'double-wind-set' },
  'own-flower': { by: 'all-flowers', fact: FLOWERS_INCOMPLETE, option: 'flower-sets' },
  'own-season': { by: 'all-seasons', fact: SEASONS_INCOMPLETE, option: 'flower-sets' },
  'self-draw': { by: 'last-tile', fact: NOT_LAST_TILE, option: 'last-tile-self-draw' },
};

/** All facts that a rule needs under a profile's options; `gives` returns whether an award is worth something. */
export function needsOf(id: RuleId, { rules }: Profile, gives: (id: RuleId) => boolean): readonly number[] {
  const placeOf = (option: OptionId): number => choicesOf(option).values.indexOf(rules[option]);
  const { needs, when } = ruleOf(id);
  const exclusion = exclusions[id];
  const all = when ? needs.concat(when[placeOf(when[0]) + 1] as readonly number[]) : needs;
  return exclusion && placeOf(exclusion.option) === 1 && gives(exclusion.by) ? [...all, exclusion.fact] : all;
}

function compile(profile: Profile): CompiledProfile {
  const { rules } = profile;
  const awardOf = (id: RuleId): AwardValue => parseAward(id, rules[id])!;
  const side = (won: boolean): CountedRule[] => {
    const gives = (id: RuleId): boolean => {
      const { points, concealedPoints, doubles, limit } = awardOf(id);
      const worth = points + concealedPoints + doubles > 0 || (limit > 0 && rules.limit !== 'none' && won);
      return worth && (won || ruleOf(id).everyone);
    };
    return ruleIds.filter(gives).map((id) => {
      const { each, tiles } = ruleOf(id);
      return {
        id,
        each,
        tiles,
        ...wordsOf(needsOf(id, profile, gives)),
        ...awardOf(id),
        bonus: tiles >= FLOWER_TILES && tiles < MASKS,
        wait: tiles === WINNING_GROUP || id === 'only-tile',
      };
    });
  };
  const orInfinity = (value: number | 'none'): number => (value === 'none' ? Infinity : value);
  const winner = side(true);
  let loser: CountedRule[] | undefined;
  return {
    profile,
    winner,
    get loser() {
      return (loser ??= side(false));
    },
    limit: orInfinity(rules.limit),
    mostDoubles: orInfinity(rules['limit-doubles']),
    orphans: rules['thirteen-orphans'] !== 'off',
    onlyTile: winner.some(({ id }) => id === 'only-tile'),
  };
}

const compiled = new WeakMap<Profile, CompiledProfile>();
/** Most pages use only the classical profile, so it is compiled before the first hand. */
let last = compile(classical);

/**
 * The compiled form of a profile, given the profile or its name. Profiles created by this package are frozen and
 * compiled once; other data is checked and compiled each time.
 *
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function compiledProfile(profile?: Profile | string): CompiledProfile {
  const found = profileOf(profile);
  if (last.profile === found) return last;
  last = compiled.get(found) ?? compile(found);
  compiled.set(found, last);
  return last;
}
