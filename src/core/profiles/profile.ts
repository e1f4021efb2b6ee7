/** A profile: everything that varies between tables, as data. */
import type { IncidentId } from '../rules/fines.js';
import type { Options } from '../rules/options.js';
import type { OwnAwardId } from '../own-awards/terms.js';
import type { RuleId } from '../rules/index.js';
import type { Rules } from './declarations.js';

/** The award of every rule, the table's own awards and its fines as canonical text, and the value of every option. */
export type CompleteRules = { [Id in RuleId]: string } & { [id: OwnAwardId]: string } & {
  [Id in IncidentId]?: string;
} & Options;

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

const known = new WeakSet<Profile>();

/** A complete, frozen profile with rules in canonical form; the caller freezes these. */
export function frozen(profile: Profile): Profile {
  const made = Object.freeze({ ...profile });
  known.add(made);
  return made;
}

/** Whether the profile was created by {@link frozen}: checked, complete and frozen. */
export const isComplete = (profile: Profile): boolean => known.has(profile);
