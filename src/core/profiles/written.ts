/** What reads the rules of a table, and the built-in profiles that need no code for awards of a table's own. */
import { babcock, british, millington } from './babcock-british-millington.js';
import { classical } from './classical.js';
import { complete, refuseName } from './complete.js';
import { european } from './european.js';
import { family } from './family.js';
import { addProfiles, useDefinitions } from './lookup.js';
import { parseRules } from './parse.js';
import { pungBased } from './pung-based.js';

useDefinitions({ complete, refuseName, parseRules });

/** These profiles by name. */
export const writtenProfiles = Object.freeze({
  classical,
  millington,
  british,
  'pung-based': pungBased,
  family,
  european,
  babcock,
});

// Code that uses this module can use these profiles and rules as text.
addProfiles(writtenProfiles);
