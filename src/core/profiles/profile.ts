/** A profile: everything that varies between tables, as data. */
import { RulesError } from '../errors.js';
import type { Options } from '../rules/options.js';
import { ownAwards, type OwnAwardId } from '../own-awards/terms.js';
import type { RuleId } from '../rules/index.js';
import { ownAwardsIn, parseAward, readRules, type Rules } from './declarations.js';

/** The award of every rule and the table's own awards as canonical text, and the value of every option. */
export type CompleteRules = { [Id in RuleId]: string } & { [id: OwnAwardId]: string } & Options;

/** A table's rules, as plain data: `JSON.parse(JSON.stringify(profile))` is an equivalent profile. */
export interface Profile {
  /** 1 to 80 characters; the name of a built-in profile is also its id. */
  name: string;
  /** Name of the profile that this one is based on. */
  extends?: string;
  /** The school, book or group whose rules these are. */
  source?: string;
  /** The chosen interpretation where the source can be read in more than one way. */
  note?: string;
  /** What every award is worth, as canonical text (`1 double`), and the value of every option. */
  rules: CompleteRules;
}

/** A profile with its rules as declarations: only those in which it differs, as text or as an object. */
export interface ProfileDefinition extends Omit<Profile, 'rules' | 'extends'> {
  /** Declarations (`full-flush: 4 doubles; limit: 1000`), or an object of the same ids and values. */
  rules?: string | Rules | Readonly<Record<string, string | number>>;
}

/**
 * Returns a complete, frozen profile: a parent's rules with the given declarations applied.
 *
 * @throws {RulesError} for an invalid name, id or value
 */
export function complete(
  { rules, ...profile }: ProfileDefinition & Pick<Profile, 'extends'>,
  parent?: Profile,
): Profile {
  const { name } = profile;
  if (typeof name !== 'string' || !name || name.length > 80) throw new RulesError('bad-name', '', 0, 0);
  const all = { ...parent?.rules, ...readRules(rules) } as CompleteRules;
  const own = ownAwardsIn(all);
  if (own.length)
    ownAwards().checkReferences(own, (id) => parseAward(id, all[id])!.terms, typeof rules === 'string' ? rules : '');
  const made = Object.freeze({ ...profile, rules: Object.freeze(all) });
  known.add(made);
  return made;
}

const known = new WeakSet<Profile>();

/** Whether the profile was created by {@link complete}: checked, complete and frozen. */
export const isComplete = (profile: Profile): boolean => known.has(profile);
