/** How each profile interprets its source; `notes.ts` is the module of the package. */
import type { ProfileName } from '../profiles/index.js';
import { profileOf } from '../profiles/lookup.js';
import type { MoreProfileName } from '../profiles/names.js';
import type { Rules } from '../profiles/declarations.js';

/** Sentences are by its id in the texts of languages: `texts/en/notes.arb`, and `more-notes.arb` for profiles that few pages show. */
export interface Interpretation {
  id: string;
  /** The source statements interpreted this way, by their ids in `test/fixtures/ledger-rows.json`. */
  rows: readonly string[];
  /** The awards and options that implement the interpretation, with their values. */
  rules: Rules;
}

export type Note = readonly [
  profiles: readonly (ProfileName | MoreProfileName)[],
  rows: string,
  rules: Rules,
  id: string,
];

const MILLINGTON: readonly ProfileName[] = ['classical', 'millington', 'babcock'];
const CLASSICAL: readonly ProfileName[] = ['classical', 'millington', 'british', 'babcock'];
const LIMITED: readonly ProfileName[] = [...CLASSICAL, 'pung-based', 'european'];
const OTHERS: readonly ProfileName[] = ['pung-based', 'family', 'european'];
const ALL: readonly ProfileName[] = [...LIMITED, 'family'];

/** A profile that differs from the book or the association after which it is named. */
type NamedAfter = 'millington' | 'babcock' | 'bmja' | 'dmjl';

/** Where these profiles come from, and how they differ from the books and the associations. */
const origins: Readonly<Record<NamedAfter, Note>> = {
  millington: [['millington'], '', {}, 'the-values-are-those-of-the-classical'],
  babcock: [['babcock'], '', {}, 'the-values-are-those-of-the-classical-2'],
  bmja: [
    ['bmja'],
    '',
    { 'half-flush': 'off', 'kong-replacement': 'off' },
    'these-are-the-associations-rules-as-kajongg',
  ],
  dmjl: [['dmjl'], '', { 'thirteen-wins': 'limit after 9' }, 'these-are-the-leagues-rules-as-kajongg'],
};

const notes: Note[] = [
  // Points.
  [ALL, 'S0-EX-02 S0-STR-10 S3-LH-03', {}, 'a-discard-exposes-the-set-that-it'],
  [ALL, 'S0-BASE-08 S0-BASE-09 S4-KONG-06', {}, 'a-claimed-kong-is-exposed-four-alike'],
  [
    ['family'],
    'S2-BASE-02',
    { 'pung-of-simples': '2/4 points', 'kong-of-honours': '16/32 points' },
    'the-picture-with-the-points-for-sets',
  ],
  [
    [...CLASSICAL, 'european'],
    'S0-PAIR-04 S3-PAIR-01 S3-PAIR-02',
    { 'double-wind-pair': 'both' },
    'a-pair-of-a-wind-that-is',
  ],
  // The wording of the two sources is alike, but the form is not: a list of patterns, and questions about each set.
  [
    ['pung-based'],
    'S1-PAIR-02 S1-DBL-06 S1-DBL-13 S1-DBL-14B',
    { 'double-wind-pair': 'both', 'double-wind-set': 'both' },
    'the-list-puts-the-seat-and-the',
  ],
  [
    ['family'],
    'S2-PAIR-01 S2-PAIR-02 S2-DBL-02',
    { 'double-wind-pair': 'once', 'double-wind-set': 'once' },
    'the-questions-are-whether-a-pair-is',
  ],
  [CLASSICAL, 'S0-WIN-03', { 'only-tile': '2 points' }, 'an-only-tile-must-be-the-only'],
  [
    OTHERS,
    'S1-WIN-05 S2-WIN-01 S2-WIN-02 S3-EX-01',
    { 'one-chance-chow': '2 points', 'pair-wait': '2 points', 'only-tile': 'off' },
    'waits-are-judged-by-the-arrangement-that',
  ],
  [
    ['pung-based', 'european'],
    'S1-WIN-03 S3-WIN-02',
    { 'concealed-hand': '10 points', 'concealed-hand-on': 'any-win' },
    'a-concealed-hand-is-10-points-on',
  ],
  [CLASSICAL, 'S0-DW-01C', { 'self-draw-from': 'live-wall' }, 'self-draw-points-are-for-a-tile'],
  [OTHERS, 'S1-WIN-02 S2-WIN-03 S3-WIN-03', { 'self-draw-from': 'any-wall' }, 'a-replacement-tile-is-self-drawn-like'],
  // Ways of going out.
  [
    MILLINGTON,
    'S0-CMP-04 S0-WIN-04 S0-WIN-05 S0-LH-12',
    { 'kong-replacement': '2 points', 'robbed-kong': '2 points' },
    'a-kongs-replacement-and-a-robbed-kong',
  ],
  [
    ['british'],
    'S0-CMP-04 S0-WIN-04 S0-WIN-05',
    { 'kong-replacement': '1 double', 'robbed-kong': '1 double' },
    'a-kongs-replacement-and-a-robbed-kong-2',
  ],
  [CLASSICAL, 'S0-WIN-04', { 'flower-replacement': 'off' }, 'only-a-tile-drawn-for-a-kong'],
  [OTHERS, 'S1-DBL-11 S2-DBL-05 S3-WAY-03', { 'flower-replacement': '1 double' }, 'a-tile-drawn-for-a-flower-earns'],
  [LIMITED, 'S3-WAY-04 S1-DBL-12', {}, 'a-robbed-kong-is-won-on'],
  [
    LIMITED,
    'S0-CMP-04 S1-DBL-13 S3-WAY-01 S3-WAY-02',
    { 'last-tile': '1 double', 'last-discard': '1 double' },
    'the-last-tile-is-the-last-one',
  ],
  [['european'], 'S3-WAY-01', { 'last-tile-self-draw': 'included' }, 'implies-self-drawn-means-that-the-double'],
  [ALL, 'S4-SP-02', { 'original-call': 'off' }, 'an-original-call-needs-a-ready-hand'],
  // Doubles.
  [
    [...CLASSICAL, 'european'],
    'S0-DBL-15 S3-DBL-03 S3-DBL-05',
    { 'double-wind-set': 'both' },
    'a-set-of-a-wind-that-is',
  ],
  [
    MILLINGTON,
    'S0-DBL-07 S0-DBL-08 S0-FLW-05',
    { 'all-flowers': '1 double', 'all-seasons': '1 double', 'flower-sets': 'add-own' },
    'all-four-flowers-or-seasons-are-one',
  ],
  [
    ['british', 'european'],
    'S0-FLW-05 S3-FLW-03 S3-FLW-04 S3-FLW-05',
    { 'all-flowers': '2 doubles', 'all-seasons': '2 doubles', 'flower-sets': 'add-own' },
    'all-four-flowers-or-seasons-are-two',
  ],
  [
    ['pung-based'],
    'S1-DBL-16 S1-DBL-17',
    { 'all-flowers': '4 doubles', 'all-seasons': '4 doubles', 'flower-sets': 'include-own' },
    'implies-seat-flower-means-that-the-four',
  ],
  [
    LIMITED,
    'S0-DBL-12 S1-DBL-05 S3-LTD-01',
    { 'little-three-dragons': '1 double' },
    'little-three-dragons-are-three-doubles-in',
  ],
  [
    ['family'],
    'S2-DBL-02 S2-DBL-07',
    { 'little-three-dragons': 'off', 'robbed-kong': 'off', 'last-tile': 'off', 'last-discard': 'off' },
    'anything-the-text-does-not-mention-scores',
  ],
  [
    LIMITED,
    'S0-DBL-10 S0-DBL-11 S1-DBL-10 S1-DBL-15 S0-MATH-09',
    { 'half-flush': '1 double' },
    'a-half-flush-holds-at-least-one',
  ],
  [
    ['family'],
    'S2-DBL-04 S2-PAIR-02',
    { 'full-flush': '1 double', 'half-flush': '1 double' },
    'one-suit-with-any-honours-is-one',
  ],
  [
    ['pung-based', 'european'],
    'S1-DBL-09 S3-WHD-04',
    { 'terminals-and-honours': '1 double' },
    'the-hand-must-hold-both-terminals-and',
  ],
  [['european'], 'S3-WHD-02', { 'chow-hand-form': 'valueless-pair' }, 'the-pair-of-a-chow-hand-must'],
  [['family'], 'S2-DBL-04A', { 'chow-hand-form': 'any-pair' }, 'a-chow-hand-may-have-any-pair'],
  [['pung-based'], 'S1-DBL-08', { 'outside-hand': '1 double' }, 'in-an-outside-hand-every-set-and'],
  [
    LIMITED,
    'S0-DBL-13 S1-DBL-14 S3-WHD-01',
    { 'fully-concealed-on': 'self-draw' },
    'a-fully-concealed-hand-must-be-self',
  ],
  [['family'], 'S2-DBL-06', { 'fully-concealed-on': 'any-win' }, 'a-hand-with-nothing-laid-down-earns'],
  [
    ['pung-based'],
    'S1-DBL-03',
    { 'three-concealed-pungs': '1 double' },
    'concealed-kongs-count-among-three-concealed-pung',
  ],
  // Limit hands and the limit.
  [
    ['classical', 'british', 'babcock', 'european'],
    'S0-LH-02 S3-LH-13 S4-SP-03 S4-SP-04',
    { 'earthly-hand': 'limit', 'earthly-hand-on': 'first-discard' },
    'an-earthly-hand-is-won-on-easts',
  ],
  [['millington'], 'S0-LH-02 S0-LH-15', { 'earthly-hand': 'half limit' }, 'an-earthly-hand-is-half-a-limit'],
  [['pung-based'], 'S1-LH-02', { 'earthly-hand-on': 'either' }, 'goes-out-in-the-draw-is-read'],
  [
    LIMITED,
    'S0-LH-01 S1-LH-01 S3-LH-12 S4-SP-01',
    { 'heavenly-hand': 'limit' },
    'a-heavenly-hand-is-easts-fourteen-dealt',
  ],
  [LIMITED, 'S0-LH-04 S1-LH-08 S3-LH-09', { 'nine-gates-wait': 'any' }, 'nine-gates-is-judged-by-all-fourteen'],
  [
    [...CLASSICAL, 'european'],
    'S0-LH-13 S3-LH-01',
    { 'all-green-dragon': 'optional' },
    'an-all-green-hand-does-not-need',
  ],
  [
    ['pung-based', 'european'],
    'S1-LH-03 S3-LH-03',
    { 'four-concealed-pungs': 'limit' },
    'four-concealed-pungs-may-be-won-on',
  ],
  [
    [...CLASSICAL, 'pung-based'],
    'S0-LH-11 S1-LH-15',
    { 'twofold-fortune': 'limit' },
    'kongs-of-any-kind-count-for-twofold',
  ],
  [['pung-based'], 'S1-LH-12', { 'moon-on': 'last-tile' }, 'the-moon-from-the-sea-must-be'],
  [['european'], 'S3-LH-14', { 'moon-on': 'either' }, 'the-moon-from-the-sea-may-be'],
  [['pung-based'], 'S1-LH-16 S4-END-12', { 'thirteen-wins': 'limit' }, 'hands-without-a-winner-do-not-interrupt'],
  [LIMITED, 'S0-LIM-01 S3-LIM-01', {}, 'a-limit-hand-is-worth-exactly-the'],
  [
    ['family'],
    'S2-LIM-01 S2-LH-00 S2-FLW-00',
    { limit: 500, 'limit-doubles': 'none', flower: 'off', 'heavenly-hand': 'off' },
    'of-the-two-caps-500-points-is',
  ],
  // Losers and payments.
  [ALL, 'S0-SET-08 S2-DBL-03', {}, 'a-loser-scores-sets-pairs-and-bonus'],
  [['european'], 'S3-PAIR-04', {}, 'a-losers-concealed-pairs-score-the-footnote'],
  [['european'], 'S3-RND-01', { rounding: 'base-to-nearest-10' }, 'losers-points-are-rounded-to-the-nearest'],
  [['family'], 'S2-RND-01', { rounding: 'total-up-to-10' }, 'totals-are-rounded-up-after-doubling-and'],
  [
    CLASSICAL,
    'S0-SET-01 S0-SET-03 S0-EX-08 S0-SET-10',
    { payers: 'all', 'losers-settle': 'yes' },
    'all-three-pay-no-matter-who-discarded',
  ],
  [
    CLASSICAL,
    'S0-PAO-01 S0-PAO-02 S0-MATH-17 S0-STR-16',
    { pao: 'on', 'pao-amount': 'all-shares' },
    'pao-is-for-the-discard-that-completes',
  ],
  [
    ['pung-based'],
    'S1-PAY-01 S1-PAY-02 S1-EX-01 S1-PAY-04',
    { payers: 'discarder', 'losers-settle': 'no' },
    'on-a-discard-only-the-discarder-pays',
  ],
  [['pung-based'], 'S1-CRIT-02', { 'claim-priority': 'nearest-to-east' }, 'of-two-players-who-claim-the-winning'],
  [
    ['european'],
    'S3-PAY-00 S3-SET-01',
    { payers: 'all', 'east-doubles': 'all', 'losers-settle': 'yes' },
    'the-page-about-payments-is-missing-each',
  ],
  [
    ['family'],
    'S2-PAY-02 S2-PAY-03 S2-PAY-04',
    { 'discarder-pays': 2, 'self-draw-pays': 2, 'east-doubles': 'losers-only' },
    'easts-doubling-applies-only-between-losers',
  ],
  [ALL, 'S4-DIS-02 S4-DIS-03', { 'dead-hand-pays': 'full' }, 'a-dead-hand-pays-everyone-in-full'],
  // Play.
  [
    ['classical', 'british', 'babcock'],
    'S0-DW-02A S4-KB-08',
    { 'dead-wall': '14' },
    'the-dead-wall-holds-fourteen-tiles-the',
  ],
  [['millington'], 'S0-DW-02B S4-KB-06', { 'dead-wall': '16' }, 'the-dead-wall-holds-sixteen-tiles-the'],
  [CLASSICAL, 'S0-DW-03 S4-GEN-10', { 'bonus-replaced-from': 'loose' }, 'bonus-tiles-are-replaced-from-the-loose'],
  [CLASSICAL, 'S0-DEAL-03 S4-GEN-02', { washout: 'east-stays' }, 'east-stays-east-after-a-hand-without'],
  [
    CLASSICAL,
    'S4-CLM-01 S4-CLM-03',
    { 'claim-priority': 'nearest-after-discarder' },
    'of-equal-claims-the-player-whose-turn',
  ],
  [['babcock'], 'S4-GEN-01 S4-END-05', { 'win-requirement': 'mixed-hand' }, 'this-is-the-mixed-hand-game-with'],
  [['babcock'], 'S4-GEN-05 S4-SEAT-01', { reseat: 'each-round' }, 'seats-are-drawn-again-after-each-round'],
  [['british'], 'S0-LIM-02 S0-SET-15', { limit: 1000 }, 'the-source-names-limits-of-500-1'],
  ...Object.values(origins),
  // The associations, whose rules are known from a program.
  [['dmjl', 'bmja'], '', {}, 'the-fines-of-the-program-are-left'],
  [
    ['dmjl'],
    '',
    { 'three-concealed-pungs': '1 double for everyone', 'big-three-dragons': '2 doubles for everyone' },
    'the-doubles-for-three-concealed-pungs-little',
  ],
  [
    ['dmjl'],
    '',
    { pao: 'on', 'big-three-dragons': '2 doubles for everyone', 'big-four-winds': '2 doubles for everyone' },
    'pao-is-for-hands-worth-the-limit',
  ],
  [
    ['bmja'],
    '',
    { pao: 'on', '--three-great-scholars': 'limit if big-three-dragons, no-chow', 'big-four-winds': 'limit' },
    'whoever-discards-the-third-dragon-for-three',
  ],
  [
    ['dmjl'],
    '',
    { 'pair-wait': '2 points', '--pair-wait-of-majors': '2 points if pair-completed, not won-on-simple' },
    'completing-the-pair-is-worth-2-points',
  ],
  [
    ['bmja'],
    '',
    { '--calling-all-green': '2/5 limit for losers if calling all-green' },
    'a-loser-who-waits-for-any-limit',
  ],
  [['bmja'], '', { 'most-chows': 1 }, 'a-winning-hand-with-more-than-one'],
  [['dmjl', 'bmja'], '', { 'original-call': '1 double' }, 'an-original-call-is-a-hand-that'],
];

/** Adds notes on the profiles of `mahjong-elements/core/profiles.js`, which few pages show. */
export const addNotes = (more: readonly Note[]): void => void notes.push(...more);

const interpretation = ([, rows, rules, id]: Note): Interpretation => ({
  id,
  rows: rows.split(' ').filter(Boolean),
  rules: { ...rules },
});

/** Returns how a built-in profile interprets its source. @throws {RulesError} `unknown-profile` */
export function interpretationsOf(name: ProfileName | (string & {})): Interpretation[] {
  const { name: known } = profileOf(name);
  return notes.filter(([profiles]) => (profiles as readonly string[]).includes(known)).map(interpretation);
}

/** Where a profile comes from, if it differs from the book or the association after which it is named. */
export const originOf = (name: string): Interpretation | undefined =>
  Object.hasOwn(origins, name) ? interpretation(origins[name as NamedAfter]) : undefined;
