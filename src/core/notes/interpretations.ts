/** How each profile interprets its source; `notes.ts` is the module of the package. */
import type { ProfileName } from '../profiles/index.js';
import { profileOf } from '../profiles/lookup.js';
import type { MoreProfileName } from '../profiles/names.js';
import type { Rules } from '../profiles/declarations.js';
import { choicesOf, type OptionId } from '../rules/options.js';

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

/** Profiles that share notes. */
const GROUPS: Readonly<Record<string, string>> = {
  '@millington': 'classical millington babcock',
  '@classical': 'classical millington british babcock',
  '@limited': 'classical millington british babcock pung-based european',
  '@others': 'pung-based family european',
  '@all': 'classical millington british babcock pung-based european family',
};

/** The value of an award or option in a note. */
const valueIn = (id: string, word: string): string | number =>
  /^\d+$/.test(word) && !choicesOf(id as OptionId).values.some((value) => value === word) ? Number(word) : word;

/**
 * Reads notes: on a line the profiles, the id of the sentence and the source statements, and below it the awards and
 * options with their values.
 */
export const read = (text: string): Note[] =>
  [...text.matchAll(/^ {4}(\S.*?): (\S+)(?: \[(.*)\])?((?:\n {6}.*)*)/gm)].map(([, names, id, rows = '', rules]) => [
    names.split(' ').flatMap((name) => (GROUPS[name] ?? name).split(' ') as ProfileName[]),
    rows,
    Object.fromEntries(
      [...rules.matchAll(/([\w-]+): ([^;\n]+)/g)].map(([, rule, value]) => [rule, valueIn(rule, value)]),
    ) as Rules,
    id,
  ]);

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
  ...read(`
    @all: a-discard-exposes-the-set-that-it [S0-EX-02 S0-STR-10 S3-LH-03]
    @all: a-claimed-kong-is-exposed-four-alike [S0-BASE-08 S0-BASE-09 S4-KONG-06]
    family: the-picture-with-the-points-for-sets [S2-BASE-02]
      pung-of-simples: 2/4 points; kong-of-honours: 16/32 points
    @classical european: a-pair-of-a-wind-that-is [S0-PAIR-04 S3-PAIR-01 S3-PAIR-02]
      double-wind-pair: both
  `),
  // The wording of the two sources is alike, but the form is not: a list of patterns, and questions about each set.
  ...read(`
    pung-based: the-list-puts-the-seat-and-the [S1-PAIR-02 S1-DBL-06 S1-DBL-13 S1-DBL-14B]
      double-wind-pair: both; double-wind-set: both
    family: the-questions-are-whether-a-pair-is [S2-PAIR-01 S2-PAIR-02 S2-DBL-02]
      double-wind-pair: once; double-wind-set: once
    @classical: an-only-tile-must-be-the-only [S0-WIN-03]
      only-tile: 2 points
    @others: waits-are-judged-by-the-arrangement-that [S1-WIN-05 S2-WIN-01 S2-WIN-02 S3-EX-01]
      one-chance-chow: 2 points; pair-wait: 2 points; only-tile: off
    pung-based european: a-concealed-hand-is-10-points-on [S1-WIN-03 S3-WIN-02]
      concealed-hand: 10 points; concealed-hand-on: any-win
    @classical: self-draw-points-are-for-a-tile [S0-DW-01C]
      self-draw-from: live-wall
    @others: a-replacement-tile-is-self-drawn-like [S1-WIN-02 S2-WIN-03 S3-WIN-03]
      self-draw-from: any-wall
  `),
  // Ways of going out.
  ...read(`
    @millington: a-kongs-replacement-and-a-robbed-kong [S0-CMP-04 S0-WIN-04 S0-WIN-05 S0-LH-12]
      kong-replacement: 2 points; robbed-kong: 2 points
    british: a-kongs-replacement-and-a-robbed-kong-2 [S0-CMP-04 S0-WIN-04 S0-WIN-05]
      kong-replacement: 1 double; robbed-kong: 1 double
    @classical: only-a-tile-drawn-for-a-kong [S0-WIN-04]
      flower-replacement: off
    @others: a-tile-drawn-for-a-flower-earns [S1-DBL-11 S2-DBL-05 S3-WAY-03]
      flower-replacement: 1 double
    @limited: a-robbed-kong-is-won-on [S3-WAY-04 S1-DBL-12]
    @limited: the-last-tile-is-the-last-one [S0-CMP-04 S1-DBL-13 S3-WAY-01 S3-WAY-02]
      last-tile: 1 double; last-discard: 1 double
    european: implies-self-drawn-means-that-the-double [S3-WAY-01]
      last-tile-self-draw: included
    @all: an-original-call-needs-a-ready-hand [S4-SP-02]
      original-call: off
  `),
  // Doubles.
  ...read(`
    @classical european: a-set-of-a-wind-that-is [S0-DBL-15 S3-DBL-03 S3-DBL-05]
      double-wind-set: both
    @millington: all-four-flowers-or-seasons-are-one [S0-DBL-07 S0-DBL-08 S0-FLW-05]
      all-flowers: 1 double; all-seasons: 1 double; flower-sets: add-own
    british european: all-four-flowers-or-seasons-are-two [S0-FLW-05 S3-FLW-03 S3-FLW-04 S3-FLW-05]
      all-flowers: 2 doubles; all-seasons: 2 doubles; flower-sets: add-own
    pung-based: implies-seat-flower-means-that-the-four [S1-DBL-16 S1-DBL-17]
      all-flowers: 4 doubles; all-seasons: 4 doubles; flower-sets: include-own
    @limited: little-three-dragons-are-three-doubles-in [S0-DBL-12 S1-DBL-05 S3-LTD-01]
      little-three-dragons: 1 double
    family: anything-the-text-does-not-mention-scores [S2-DBL-02 S2-DBL-07]
      little-three-dragons: off; robbed-kong: off; last-tile: off; last-discard: off
    @limited: a-half-flush-holds-at-least-one [S0-DBL-10 S0-DBL-11 S1-DBL-10 S1-DBL-15 S0-MATH-09]
      half-flush: 1 double
    family: one-suit-with-any-honours-is-one [S2-DBL-04 S2-PAIR-02]
      full-flush: 1 double; half-flush: 1 double
    pung-based european: the-hand-must-hold-both-terminals-and [S1-DBL-09 S3-WHD-04]
      terminals-and-honours: 1 double
    european: the-pair-of-a-chow-hand-must [S3-WHD-02]
      chow-hand-form: valueless-pair
    family: a-chow-hand-may-have-any-pair [S2-DBL-04A]
      chow-hand-form: any-pair
    pung-based: in-an-outside-hand-every-set-and [S1-DBL-08]
      outside-hand: 1 double
    @limited: a-fully-concealed-hand-must-be-self [S0-DBL-13 S1-DBL-14 S3-WHD-01]
      fully-concealed-on: self-draw
    family: a-hand-with-nothing-laid-down-earns [S2-DBL-06]
      fully-concealed-on: any-win
    pung-based: concealed-kongs-count-among-three-concealed-pung [S1-DBL-03]
      three-concealed-pungs: 1 double
  `),
  // Limit hands and the limit.
  ...read(`
    classical british babcock european: an-earthly-hand-is-won-on-easts [S0-LH-02 S3-LH-13 S4-SP-03 S4-SP-04]
      earthly-hand: limit; earthly-hand-on: first-discard
    millington: an-earthly-hand-is-half-a-limit [S0-LH-02 S0-LH-15]
      earthly-hand: half limit
    pung-based: goes-out-in-the-draw-is-read [S1-LH-02]
      earthly-hand-on: either
    @limited: a-heavenly-hand-is-easts-fourteen-dealt [S0-LH-01 S1-LH-01 S3-LH-12 S4-SP-01]
      heavenly-hand: limit
    @limited: nine-gates-is-judged-by-all-fourteen [S0-LH-04 S1-LH-08 S3-LH-09]
      nine-gates-wait: any
    @classical european: an-all-green-hand-does-not-need [S0-LH-13 S3-LH-01]
      all-green-dragon: optional
    pung-based european: four-concealed-pungs-may-be-won-on [S1-LH-03 S3-LH-03]
      four-concealed-pungs: limit
    @classical pung-based: kongs-of-any-kind-count-for-twofold [S0-LH-11 S1-LH-15]
      twofold-fortune: limit
    pung-based: the-moon-from-the-sea-must-be [S1-LH-12]
      moon-on: last-tile
    european: the-moon-from-the-sea-may-be [S3-LH-14]
      moon-on: either
    pung-based: hands-without-a-winner-do-not-interrupt [S1-LH-16 S4-END-12]
      thirteen-wins: limit
    @limited: a-limit-hand-is-worth-exactly-the [S0-LIM-01 S3-LIM-01]
    family: of-the-two-caps-500-points-is [S2-LIM-01 S2-LH-00 S2-FLW-00]
      limit: 500; limit-doubles: none; flower: off; heavenly-hand: off
  `),
  // Losers and payments.
  ...read(`
    @all: a-loser-scores-sets-pairs-and-bonus [S0-SET-08 S2-DBL-03]
    european: a-losers-concealed-pairs-score-the-footnote [S3-PAIR-04]
    european: losers-points-are-rounded-to-the-nearest [S3-RND-01]
      rounding: base-to-nearest-10
    family: totals-are-rounded-up-after-doubling-and [S2-RND-01]
      rounding: total-up-to-10
    @classical: all-three-pay-no-matter-who-discarded [S0-SET-01 S0-SET-03 S0-EX-08 S0-SET-10]
      payers: all; losers-settle: yes
    @classical: pao-is-for-the-discard-that-completes [S0-PAO-01 S0-PAO-02 S0-MATH-17 S0-STR-16]
      pao: on; pao-amount: all-shares
    pung-based: on-a-discard-only-the-discarder-pays [S1-PAY-01 S1-PAY-02 S1-EX-01 S1-PAY-04]
      payers: discarder; losers-settle: no
    pung-based: of-two-players-who-claim-the-winning [S1-CRIT-02]
      claim-priority: nearest-to-east
    european: the-page-about-payments-is-missing-each [S3-PAY-00 S3-SET-01]
      payers: all; east-doubles: all; losers-settle: yes
    family: easts-doubling-applies-only-between-losers [S2-PAY-02 S2-PAY-03 S2-PAY-04]
      discarder-pays: 2; self-draw-pays: 2; east-doubles: losers-only
    @all: a-dead-hand-pays-everyone-in-full [S4-DIS-02 S4-DIS-03]
      dead-hand-pays: full
  `),
  // Play.
  ...read(`
    classical british babcock: the-dead-wall-holds-fourteen-tiles-the [S0-DW-02A S4-KB-08]
      dead-wall: 14
    millington: the-dead-wall-holds-sixteen-tiles-the [S0-DW-02B S4-KB-06]
      dead-wall: 16
    @classical: bonus-tiles-are-replaced-from-the-loose [S0-DW-03 S4-GEN-10]
      bonus-replaced-from: loose
    @classical: east-stays-east-after-a-hand-without [S0-DEAL-03 S4-GEN-02]
      washout: east-stays
    @classical: of-equal-claims-the-player-whose-turn [S4-CLM-01 S4-CLM-03]
      claim-priority: nearest-after-discarder
    babcock: this-is-the-mixed-hand-game-with [S4-GEN-01 S4-END-05]
      win-requirement: mixed-hand
    babcock: seats-are-drawn-again-after-each-round [S4-GEN-05 S4-SEAT-01]
      reseat: each-round
    british: the-source-names-limits-of-500-1 [S0-LIM-02 S0-SET-15]
      limit: 1000
  `),
  ...Object.values(origins),
  // The associations, whose rules are known from a program.
  ...read(`
    dmjl bmja: the-fines-of-the-program-are-left
    dmjl: the-doubles-for-three-concealed-pungs-little
      three-concealed-pungs: 1 double for everyone; big-three-dragons: 2 doubles for everyone
    dmjl: pao-is-for-hands-worth-the-limit
      pao: on; big-three-dragons: 2 doubles for everyone; big-four-winds: 2 doubles for everyone
    bmja: whoever-discards-the-third-dragon-for-three
      pao: on; --three-great-scholars: limit if big-three-dragons, no-chow; big-four-winds: limit
    dmjl: completing-the-pair-is-worth-2-points
      pair-wait: 2 points; --pair-wait-of-majors: 2 points if pair-completed, not won-on-simple
    bmja: a-loser-who-waits-for-any-limit
      --calling-all-green: 2/5 limit for losers if calling all-green
    bmja: a-winning-hand-with-more-than-one
      most-chows: 1
    dmjl bmja: an-original-call-is-a-hand-that
      original-call: 1 double
  `),
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
