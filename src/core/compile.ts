/** A profile made ready for counting: numbers and masks instead of words, worked out once for each profile. */
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
  /** Infinity where there is none. */
  readonly limit: number;
  readonly mostDoubles: number;
  /** Thirteen orphans is a winning shape. */
  readonly orphans: boolean;
  /** A wait for one kind alone is worth something. */
  readonly onlyTile: boolean;
}

/**
 * Where an option has its second value, the rule needs a fact as long as another award gives something: that one stands
 * for it.
 */
export const exclusions: { readonly [Id in RuleId]?: { by: RuleId; fact: number; option: OptionId } } = {
  'pair-of-round-wind': { by: 'pair-of-seat-wind', fact: WINDS_DIFFER, option: 'double-wind-pair' },
  'set-of-round-wind': { by: 'set-of-seat-wind', fact: WINDS_DIFFER, option: 'double-wind-set' },
  'own-flower': { by: 'all-flowers', fact: FLOWERS_INCOMPLETE, option: 'flower-sets' },
  'own-season': { by: 'all-seasons', fact: SEASONS_INCOMPLETE, option: 'flower-sets' },
  'self-draw': { by: 'last-tile', fact: NOT_LAST_TILE, option: 'last-tile-self-draw' },
};

/** Everything a rule needs under a profile's options; `gives` tells which awards are worth something. */
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
/** Most pages keep to the classical profile: it is ready before the first hand. */
let last = compile(classical);

/**
 * The compiled form of a profile or of a name. What was made here cannot change and is compiled once; other data is
 * checked and compiled each time.
 *
 * @throws {RulesError} where the name or the data is no profile
 */
export function compiledProfile(profile?: Profile | string): CompiledProfile {
  const found = profileOf(profile);
  if (last.profile === found) return last;
  last = compiled.get(found) ?? compile(found);
  compiled.set(found, last);
  return last;
}
