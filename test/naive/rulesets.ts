/**
 * The profiles of `mahjong-elements/core/profiles.js` as flat tables, for the second scorer: `test/fixtures/rulesets.json` has their
 * declarations, transcribed by hand from the sources of each ruleset, and nothing of the package is read.
 */
import { readFileSync } from 'node:fs';
import { naiveProfiles, type NaiveRules } from './rules.js';

export interface Ruleset {
  extends: 'classical' | 'bmja';
  rules: string[];
}

export const rulesets = JSON.parse(readFileSync('test/fixtures/rulesets.json', 'utf8')) as Record<string, Ruleset>;

/** A declaration as id and value; an option that is a number is one in the tables, too. */
export const entryOf = (declaration: string): [id: string, value: string | number] => {
  const at = declaration.indexOf(':');
  const value = declaration.slice(at + 1).trim();
  return [declaration.slice(0, at), /^\d+$/.test(value) && declaration.slice(0, at) !== 'dead-wall' ? +value : value];
};

/** The tables by name, complete. */
export const naiveRulesets: Record<string, NaiveRules> = Object.fromEntries(
  Object.entries(rulesets).map(([name, { extends: parent, rules }]) => [
    name,
    { ...naiveProfiles[parent], ...Object.fromEntries(rules.map(entryOf)) },
  ]),
);
