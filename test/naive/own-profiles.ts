/** Two profiles with own awards, transcribed by hand from their definitions. */
import { naiveProfiles, type NaiveRules } from './rules.js';

/** The German association's classical rules: classical, except for what follows. */
export const dmjl: NaiveRules = {
  ...naiveProfiles.classical,
  // Own flower and season together 1 double for everyone, nothing singly.
  'own-flower': 'off',
  'own-season': 'off',
  '--own-flower-and-season': '1 double for everyone if own-flower, own-season',
  // Open: "as doubles for losers too" could be about the last of the four alone. Here, about all.
  'three-concealed-pungs': '1 double for everyone',
  'little-four-winds': '1 double for everyone',
  'big-three-dragons': '2 doubles for everyone',
  'big-four-winds': '2 doubles for everyone',
  // The winning tile completes the pair 2 points, 4 for terminals and honours.
  'pair-wait': '2 points',
  '--pair-wait-of-majors': '2 points if pair-completed, not won-on-simple',
  'chow-hand': '1 double',
  'terminals-and-honours': '1 double',
  'kong-replacement': '1 double',
  'flower-replacement': '1 double',
  'robbed-kong': '1 double',
  'original-call': '1 double',
  '--hidden-treasure': 'limit if four-concealed-pungs, self-draw',
  '--concealed-full-flush': 'limit if full-flush, nothing-exposed, self-draw',
  '--squirming-snake': 'limit of 11122345678999x or 11123455678999x or 11123456788999x',
  'plum-blossom': 'limit',
  'moon-from-the-sea': 'limit',
  'carrying-pole': 'limit',
  'thirteen-wins': 'limit',
  'nine-gates-wait': 'pure',
  'self-draw-from': 'any-wall',
  limit: 500,
  'dead-wall': '16',
};

/** The limit hands of the British association that can be waited for. */
const limitHands = [
  '--buried-treasure',
  '--three-great-scholars',
  '--gates-of-heaven',
  '--wriggling-snake',
  // Open: "losers calling one of them" could be about the hands added by this definition only. Here, about those that it
  // keeps as well.
  'thirteen-orphans',
  'four-kongs',
  'all-honours',
  'all-terminals',
  'big-four-winds',
  'all-green',
];

/** The British association's rules: british, except for what follows. */
export const bmja: NaiveRules = {
  ...naiveProfiles.british,
  'most-chows': 1,
  'half-flush': 'off',
  'full-flush': 'off',
  '--purity': '3 doubles if full-flush, all-pungs',
  'little-three-dragons': 'off',
  'little-four-winds': 'off',
  'four-concealed-pungs': 'off',
  'big-three-dragons': 'off',
  'nine-gates': 'off',
  'terminals-and-honours': '1 double',
  'robbed-kong': '1 double',
  'original-call': '1 double',
  'only-tile': 'off',
  'kong-replacement': 'off',
  'flower-replacement': 'off',
  'self-draw-from': 'any-wall',
  '--buried-treasure':
    'limit if four-concealed-pungs, one-suit, not kong-of-simples, not kong-of-terminals, not kong-of-honours',
  '--three-great-scholars': 'limit if big-three-dragons, no-chow',
  '--gates-of-heaven': 'limit of 1112345678999x [2-8x] if nothing-declared',
  '--wriggling-snake': 'limit of 1123456789x ESWN if nothing-declared',
  'plum-blossom': 'limit',
  'moon-from-the-sea': 'limit',
  'carrying-pole': 'limit',
  '--all-pair-honours': 'half limit of [19bcdESWNRGB]{2}*7 if nothing-declared',
  '--knitting': 'half limit of (kx ky)*7 if nothing-declared',
  '--triple-knitting': 'half limit of (kx ky kz)*4 (kx ky) if nothing-declared',
  ...Object.fromEntries(
    limitHands.map((id) => [`--calling-${id.replace(/^--/, '')}`, `2/5 limit for losers if calling ${id}`]),
  ),
  '--calling-all-pair-honours': '1/5 limit for losers if calling --all-pair-honours',
  '--calling-knitting': '1/5 limit for losers if calling --knitting',
  '--calling-triple-knitting': '1/5 limit for losers if calling --triple-knitting',
  '--calling-purity': '3 doubles for losers if calling --purity',
  limit: 1000,
};
