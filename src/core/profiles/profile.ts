/** A profile: everything that varies between tables, as data. */
import { RulesError } from '../errors.js';
import type { Options } from '../options.js';
import type { RuleId } from '../rules/index.js';
import { readRules, type Rules } from './declarations.js';

/** An award in canonical text for every rule, and a value for every option. */
export type CompleteRules = { [Id in RuleId]: string } & Options;

/** A table's rules. Plain data: `JSON.parse(JSON.stringify(profile))` is the same profile. */
export interface Profile {
  name: string;
  /** The profile it differs from. */
  extends?: string;
  /** The school, the book or the people whose rules these are. */
  source?: string;
  /** Where the source can be read in more than one way: which reading was taken. */
  note?: string;
  rules: CompleteRules;
}

/**
 * A complete, frozen profile: a parent's rules and declarations that differ from them.
 *
 * @throws {RulesError} for a bad name, id or value
 */
export function complete(
  {
    rules,
    ...profile
  }: Omit<Profile, 'rules'> & { rules?: string | Rules | Readonly<Record<string, string | number>> },
  parent?: Profile,
): Profile {
  const { name } = profile;
  if (typeof name !== 'string' || !name || name.length > 80) throw new RulesError('bad-name', '', 0, 0);
  const made = Object.freeze({
    ...profile,
    rules: Object.freeze({ ...parent?.rules, ...readRules(rules) } as CompleteRules),
  });
  known.add(made);
  return made;
}

const known = new WeakSet<Profile>();

/** Whether the profile was made here: checked, complete and frozen. */
export const isComplete = (profile: Profile): boolean => known.has(profile);
