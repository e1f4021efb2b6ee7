/** What rules need before they can be read. */
import { plainWord } from '../input.js';
import { needed as definitions } from './definitions/needed.js';

/** What rules can need: each includes those after it. */
export const needs = ['rulesets', 'own-awards', 'schools'] as const;
export type Need = (typeof needs)[number];

/** What each profile needs: the code that reads rules, and that for awards of its own. All others are in a module of their own. */
export const needed: Readonly<Record<string, Need | null>> = definitions;

/** Matches own awards, awards with more than a value, families of which only the best counts, and some texts that need less. */
const OWN = /--|\bbest.of\b|\b(off|points?|doubles?|limits?|score\s+\d+)\s+[^\s;]/i;

/** What rules need before they can be read: those of a profile, by name, with declarations of a table. */
export function needOf(profile: string, declarations = '', limit = ''): Need | null {
  const name = plainWord(profile);
  const named = name in needed ? needed[name] : 'rulesets';
  if (named && named !== 'schools') return named;
  return declarations && OWN.test(declarations) ? 'own-awards' : declarations || limit ? 'schools' : named;
}
