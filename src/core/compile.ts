/** A profile made ready for counting: numbers and masks instead of words, worked out once for each profile. */
import {
  FLOWERS_INCOMPLETE,
  NOT_LAST_TILE,
  SEASONS_INCOMPLETE,
  WINDS_DIFFER,
  WINNING_GROUP,
  wordsOf,
} from './facts.js';
import { parseAward } from './profiles/declarations.js';
import { profileOf } from './profiles/index.js';
import { isFrozen, type Profile } from './profiles/profile.js';
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

/** Where an option has its second value, a rule needs a fact as long as another award gives something and stands for it. */
export const exclusions: readonly [rule: RuleId, by: RuleId, fact: number, option: OptionId][] = [
  ['pair-of-round-wind', 'pair-of-seat-wind', WINDS_DIFFER, 'double-wind-pair'],
  ['set-of-round-wind', 'set-of-seat-wind', WINDS_DIFFER, 'double-wind-set'],
  ['own-flower', 'all-flowers', FLOWERS_INCOMPLETE, 'flower-sets'],
  ['own-season', 'all-seasons', SEASONS_INCOMPLETE, 'flower-sets'],
  ['self-draw', 'last-tile', NOT_LAST_TILE, 'last-tile-self-draw'],
];

/** Everything a rule needs under a profile's options; `gives` tells which awards are worth something. */
export function needsOf(id: RuleId, { rules }: Profile, gives: (id: RuleId) => boolean): number[] {
  const placeOf = (option: OptionId): number => choicesOf(option).values.indexOf(rules[option]);
  const { needs, when } = ruleOf(id);
  const byOption = when ? (when[placeOf(when[0]) + 1] as readonly number[]) : [];
  const excluding = exclusions.filter(([rule, by, , option]) => rule === id && placeOf(option) === 1 && gives(by));
  return [...needs, ...byOption, ...excluding.map(([, , fact]) => fact)];
}

/** The awards of bonus tiles, which a requirement of a double does not count. */
const BONUS_RULES = /^(own-|all-)?(flower|season)s?$/;

function compile(profile: Profile): CompiledProfile {
  const { rules } = profile;
  const side = (won: boolean): CountedRule[] => {
    const gives = (id: RuleId): boolean => {
      const { points, concealedPoints, doubles, limit } = parseAward(id, rules[id])!;
      const worth = points + concealedPoints + doubles > 0 || (limit > 0 && rules.limit !== 'none' && won);
      return worth && (won || ruleOf(id).everyone);
    };
    return ruleIds.filter(gives).map((id) => ({
      id,
      each: ruleOf(id).each,
      tiles: ruleOf(id).tiles,
      ...wordsOf(needsOf(id, profile, gives)),
      ...parseAward(id, rules[id])!,
      bonus: BONUS_RULES.test(id),
      wait: ruleOf(id).tiles === WINNING_GROUP || id === 'only-tile',
    }));
  };
  const orInfinity = (value: number | 'none'): number => (value === 'none' ? Infinity : value);
  const winner = side(true);
  return {
    profile,
    winner,
    loser: side(false),
    limit: orInfinity(rules.limit),
    mostDoubles: orInfinity(rules['limit-doubles']),
    orphans: rules['thirteen-orphans'] !== 'off',
    onlyTile: winner.some(({ id }) => id === 'only-tile'),
  };
}

const compiled = new WeakMap<Profile, CompiledProfile>();
let last: CompiledProfile | undefined;

/**
 * The compiled form of a profile or of a name. What is frozen cannot change and is compiled once; other data is checked
 * and compiled each time.
 *
 * @throws {RulesError} where the name or the data is no profile
 */
export function compiledProfile(profile: Profile | string = 'classical'): CompiledProfile {
  const found = profileOf(profile);
  if (last?.profile === found) return last;
  let ready = compiled.get(found);
  if (!ready) {
    ready = compile(found);
    if (!isFrozen(found)) return ready;
    compiled.set(found, ready);
  }
  return (last = ready);
}
