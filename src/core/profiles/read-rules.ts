/** The code that reads rules, and the profiles of schools of play, which is what most tables need. Elements load this on demand. */
import { provide } from '../parts.js';
import { complete } from './complete.js';
import { addProfiles } from './lookup.js';
import { joinRules, parseAward, parseRules, writeRules } from './parse.js';
import { schools } from './schools.js';

export const readRules = { complete, joinRules, parseAward, parseRules, writeRules };

provide({ readRules });
addProfiles(schools);
