/**
 * The nine profiles as flat tables, transcribed by hand from the tables of the rules and from nothing else.
 * `test/core/naive-table.test.ts` compares every award and every option of the package's profiles with them, and the
 * random comparisons score and settle by them.
 */
import { listIn } from './lists.js';

export type NaiveRules = Record<string, string | number>;

export type NaiveProfileName =
  | 'classical'
  | 'millington'
  | 'british'
  | 'pung-based'
  | 'family'
  | 'european'
  | 'babcock'
  | 'dmjl'
  | 'bmja';

/** Awards every player can have; all the others are the winner's alone. */
export const awardsOfEveryPlayer = listIn(`
  pung-of-simples, pung-of-terminals, pung-of-honours, kong-of-simples, kong-of-terminals, kong-of-honours,
  pair-of-dragons, pair-of-seat-wind, pair-of-round-wind, flower, season, set-of-dragons, set-of-seat-wind,
  set-of-round-wind, own-flower, own-season, all-flowers, all-seasons, little-three-dragons
`);

type Row = [id: string, classical: string | number, pungBased: string, family: string, european: string];

/** '=' is the value of the first column, '–' is off. */
const awardRows: Row[] = [
  ['mahjong', '20 points', '=', '30 points', '='],
  ['pung-of-simples', '2/4 points', '=', '=', '='],
  ['pung-of-terminals', '4/8 points', '=', '=', '='],
  ['pung-of-honours', '4/8 points', '=', '=', '='],
  ['kong-of-simples', '8/16 points', '=', '=', '='],
  ['kong-of-terminals', '16/32 points', '=', '=', '='],
  ['kong-of-honours', '16/32 points', '=', '=', '='],
  ['pair-of-dragons', '2 points', '=', '=', '='],
  ['pair-of-seat-wind', '2 points', '=', '=', '='],
  ['pair-of-round-wind', '2 points', '=', '=', '='],
  ['flower', '4 points', '=', '–', '='],
  ['season', '4 points', '=', '–', '='],
  ['self-draw', '2 points', '=', '=', '='],
  ['only-tile', '2 points', '–', '–', '–'],
  ['one-chance-chow', '–', '2 points', '2 points', '2 points'],
  ['pair-wait', '–', '2 points', '2 points', '2 points'],
  ['concealed-hand', '–', '10 points', '–', '10 points'],

  ['set-of-dragons', '1 double', '=', '=', '='],
  ['set-of-seat-wind', '1 double', '=', '=', '='],
  ['set-of-round-wind', '1 double', '=', '=', '='],
  ['own-flower', '1 double', '=', '–', '='],
  ['own-season', '1 double', '=', '–', '='],
  ['all-flowers', '1 double', '4 doubles', '–', '2 doubles'],
  ['all-seasons', '1 double', '4 doubles', '–', '2 doubles'],
  ['little-three-dragons', '1 double', '=', '–', '='],
  ['all-pungs', '1 double', '=', '=', '='],
  ['chow-hand', '–', '–', '1 double', '1 double'],
  ['half-flush', '1 double', '=', '=', '='],
  ['full-flush', '3 doubles', '4 doubles', '1 double', '3 doubles'],
  ['fully-concealed', '1 double', '=', '=', '='],
  ['three-concealed-pungs', '–', '1 double', '–', '–'],
  ['pure-straight', '–', '1 double', '–', '–'],
  ['all-simples', '–', '1 double', '–', '–'],
  ['outside-hand', '–', '1 double', '–', '–'],
  ['terminals-and-honours', '–', '1 double', '–', '1 double'],
  ['kong-replacement', '2 points', '1 double', '1 double', '1 double'],
  ['flower-replacement', '–', '1 double', '1 double', '1 double'],
  ['robbed-kong', '2 points', '1 double', '–', '1 double'],
  ['last-tile', '1 double', '1 double', '–', '1 double'],
  ['last-discard', '1 double', '1 double', '–', '1 double'],
  ['original-call', '–', '–', '–', '–'],
  ['standing', '–', '–', '–', '–'],

  ['heavenly-hand', 'limit', 'limit', '–', 'limit'],
  ['earthly-hand', 'limit', 'limit', '–', 'limit'],
  ['thirteen-orphans', 'limit', 'limit', '–', 'limit'],
  ['nine-gates', 'limit', 'limit', '–', 'limit'],
  ['four-kongs', 'limit', 'limit', '–', 'limit'],
  ['all-honours', 'limit', 'limit', '–', 'limit'],
  ['all-terminals', 'limit', 'limit', '–', 'limit'],
  ['big-three-dragons', 'limit', 'limit', '–', 'limit'],
  ['little-four-winds', 'limit', 'limit', '–', 'limit'],
  ['big-four-winds', 'limit', 'limit', '–', 'limit'],
  ['twofold-fortune', 'limit', 'limit', '–', '–'],
  ['all-green', 'limit', '–', '–', 'limit'],
  ['four-concealed-pungs', '–', 'limit', '–', 'limit'],
  ['moon-from-the-sea', '–', 'limit', '–', 'limit'],
  ['plum-blossom', '–', 'limit', '–', 'limit'],
  ['carrying-pole', '–', 'limit', '–', 'limit'],
  ['thirteen-wins', '–', 'limit', '–', '–'],
];

const keywordRows: Row[] = [
  ['limit', 500, '=', '=', '='],
  ['limit-value', 'as-limit', '=', '=', '='],
  ['limit-doubles', 'none', '=', '=', '='],
  ['rounding', 'none', 'none', 'total-up-to-10', 'base-to-nearest-10'],
  ['double-wind-pair', 'both', 'both', 'once', 'both'],
  ['double-wind-set', 'both', 'both', 'once', 'both'],
  ['flower-sets', 'add-own', 'include-own', 'add-own', 'add-own'],
  ['self-draw-from', 'live-wall', 'any-wall', 'any-wall', 'any-wall'],
  ['concealed-hand-on', 'any-win', 'any-win', 'any-win', 'any-win'],
  ['fully-concealed-on', 'self-draw', 'self-draw', 'any-win', 'self-draw'],
  ['last-tile-self-draw', 'added', 'added', 'added', 'included'],
  ['chow-hand-form', 'valueless-pair', 'valueless-pair', 'any-pair', 'valueless-pair'],
  ['earthly-hand-on', 'first-discard', 'either', 'first-discard', 'first-discard'],
  ['nine-gates-wait', 'any', 'any', 'any', 'any'],
  ['all-green-dragon', 'optional', 'optional', 'optional', 'optional'],
  ['moon-on', 'last-tile', 'last-tile', 'last-tile', 'either'],
  ['minimum-doubles', 0, '=', '=', '='],
  ['minimum-points', 0, '=', '=', '='],
  ['win-requirement', 'mixed-hand', 'mixed-hand', 'mixed-hand', 'mixed-hand'],
  ['most-chows', 'none', '=', '=', '='],
  ['best-of', 'none', '=', '=', '='],
  ['claimed-kong', 'exposed', '=', '=', '='],
];

const settlementRows: Row[] = [
  ['payers', 'all', 'discarder', 'all', 'all'],
  ['discarder-pays', 1, '=', '2', '='],
  ['self-draw-pays', 1, '=', '2', '='],
  ['east-doubles', 'all', 'all', 'losers-only', 'all'],
  ['east-fines', 'same', '=', '=', '='],
  ['losers-settle', 'yes', 'no', 'yes', 'yes'],
  ['washout-settles', 'no', '=', '=', '='],
  ['pao', 'on', 'off', 'off', 'off'],
  // The tables leave it empty where pao is off: the first value applies.
  ['pao-on', 'big-limit-hands', '=', '=', '='],
  ['pao-by', 'winning-tile', '=', '=', '='],
  ['pao-amount', 'all-shares', '=', '=', '='],
  ['pao-others', 'settle', '=', '=', '='],
  ['pao-debts', 'own', '=', '=', '='],
  ['dead-hand-pays', 'full', '=', '=', '='],
];

/** Which rules of play are in force; the tables have one value for all profiles but those in {@link naiveProfiles}. */
const playRows: Row[] = [
  ['washout', 'east-stays', '=', '=', '='],
  ['east-win', 'east-stays', '=', '=', '='],
  ['rounds', 4, '=', '=', '='],
  ['reseat', 'never', '=', '=', '='],
  ['dead-wall', '14', '=', '=', '='],
  ['loose-tiles', 'apart', '=', '=', '='],
  ['bonus-replaced-from', 'loose', '=', '=', '='],
  ['bonus-laid-out', 'east-first', '=', '=', '='],
  ['claim-priority', 'nearest-after-discarder', 'nearest-to-east', '=', '='],
];

export const awardIds: string[] = awardRows.map(([id]) => id);
export const keywordOptionIds: string[] = keywordRows.map(([id]) => id);
export const settlementOptionIds: string[] = settlementRows.map(([id]) => id);
export const playOptionIds: string[] = playRows.map(([id]) => id);

function column(index: 1 | 2 | 3 | 4): NaiveRules {
  const rules: NaiveRules = {};
  for (const row of [...awardRows, ...keywordRows, ...settlementRows, ...playRows]) {
    const text = row[index] === '=' ? row[1] : row[index];
    if (text === '–') rules[row[0]] = 'off';
    else rules[row[0]] = typeof row[1] === 'number' ? Number(text) : text;
  }
  return rules;
}

const classical = column(1);

const british: NaiveRules = {
  ...classical,
  'all-flowers': '2 doubles',
  'all-seasons': '2 doubles',
  limit: 1000,
  'kong-replacement': '1 double',
  'robbed-kong': '1 double',
  'dead-wall': '14',
};

/** The German association's classical rules: classical, except for what follows. */
const dmjl: NaiveRules = {
  ...classical,
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
  'thirteen-wins': 'limit after 9',
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
const bmja: NaiveRules = {
  ...british,
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

export const naiveProfiles: Record<NaiveProfileName, NaiveRules> = {
  classical,
  millington: { ...classical, 'earthly-hand': 'half limit', 'dead-wall': '16' },
  british,
  'pung-based': column(2),
  family: column(3),
  european: column(4),
  babcock: { ...classical, 'win-requirement': 'mixed-hand', reseat: 'each-round', 'loose-tiles': 'together' },
  dmjl,
  bmja,
};
