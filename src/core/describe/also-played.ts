/** Values that the sources mention without using them in a profile: “some rules …”, “a common alternative …”. */
import type { Rules } from '../index.js';

export const mentioned: { readonly [Id in keyof Rules]?: readonly (string | number)[] } = {
  // European rules.
  'only-tile': ['2 points'],
  'terminals-and-honours': ['2 doubles'],
  'chow-hand-form': ['no-points'],
  'earthly-hand-on': ['either'],
  'all-green': ['off'],
  'four-kongs': ['off'],
  'little-four-winds': ['off'],
  'moon-from-the-sea': ['off'],
  'plum-blossom': ['off'],
  'carrying-pole': ['off'],
  // Complete rules.
  limit: [1000, 2000],
  'earthly-hand': ['half limit'],
  'full-flush': ['half limit'],
  'all-flowers': ['limit'],
  'all-seasons': ['limit'],
  payers: ['discarder'],
  'losers-settle': ['no'],
  pao: ['off'],
  // House rules of a family.
  'limit-doubles': [6],
};
