/** What rules need before they can be read, and the names of the built-in profiles. */

/** What rules can need, in the order in which it loads: each includes those before it. */
export const needs = ['schools', 'own-awards', 'rulesets'] as const;
export type Need = (typeof needs)[number];

/** What each profile needs: the code that reads rules, and that for awards of its own. All others are in a module of their own. */
const needed: Readonly<Record<string, Need | null>> = {
  __proto__: null,
  classical: null,
  millington: 'schools',
  british: 'schools',
  'pung-based': 'schools',
  family: 'schools',
  european: 'schools',
  babcock: 'schools',
  dmjl: 'own-awards',
  bmja: 'own-awards',
};

/** The profiles of books, federations, clubs and programs, which `mahjong-elements/core/profiles.js` defines. */
export const moreNames = [
  'babcock-1923',
  'harr-1922',
  'aru-shi-a-ru-1929',
  'aru-shi-a-ru',
  'millington-1977',
  'xmj',
  'buzzard-2000',
  'bmja-2019',
  'outside-the-box',
  'sontag',
  'nts-2002',
  'kajongg-classical',
  'pomax',
] as const;

/** The name of a built-in profile of `mahjong-elements/core/profiles.js`. */
export type MoreProfileName = (typeof moreNames)[number];

/** The names of all built-in profiles. */
export const allNames = (): readonly string[] => [...Object.keys(needed), ...moreNames];

/**
 * Awards of a table’s own, built-in ones with more than what they are worth, and families of which the best counts: some texts that need less
 * look like it, too.
 */
const OWN = /--|\bbest.of\b|\b(off|points?|doubles?|limits?|score\s+\d+)\s+[^\s;]/i;

/** What rules need before they can be read: those of a profile, by name, with declarations of a table. */
export function needOf(profile: string, declarations = '', limit = ''): Need | null {
  const named = profile in needed ? needed[profile] : 'rulesets';
  if (named && named !== 'schools') return named;
  return declarations && OWN.test(declarations) ? 'own-awards' : declarations || limit ? 'schools' : named;
}
