/** The code that reads rules, and the profiles of schools of play, which is what most tables need. Elements load this on demand. */
import * as requirements from '../engine/requirements.js';
import { provide } from '../parts.js';
import '../rules/variations.js';
import { asText } from '../errors.js';
import { limitOf, usualLimit } from '../rules/limit.js';
import { classical } from './classical.js';
import { complete } from './complete.js';
import { allIds } from './declared.js';
import { addProfiles, profileOf } from './lookup.js';
import type { Profile } from './profile.js';
import { joinRules, parseAward, parseRules, writeRules } from './parse.js';
import { schools } from './schools.js';

/** A profile that a page made, complete or as differences from one that it names. */
function profileOfData(data: Partial<Profile> | null): Profile {
  // A complete set of rules needs no parent: it may extend a profile that only the page knows.
  const isWhole = allIds.every((id) => id in Object(data?.rules));
  const parent = data?.extends;
  // For partial data the parent must be a name: a chain of objects could be endless.
  const base = isWhole ? classical : profileOf(parent === undefined ? parent : asText(parent));
  return complete((data ?? {}) as Profile, base);
}

export const readRules = { complete, profileOfData, joinRules, parseAward, parseRules, writeRules };

provide({ readRules, requirements, limits: { limitOf, usualLimit } });
addProfiles(schools);
