/** How each profile interprets its source; `notes.ts` is the module of the package. */
import type { ProfileName } from '../profiles/index.js';
import { profileOf } from '../profiles/lookup.js';
import type { MoreProfileName } from '../profiles/more-names.js';
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

/** Profiles that share notes. */
const GROUPS: Readonly<Record<string, string>> = {
  '@millington': 'classical millington babcock',
  '@classical': 'classical millington british babcock',
  '@limited': 'classical millington british babcock pung-based european',
  '@others': 'pung-based family european',
  '@all': 'classical millington british babcock pung-based european family',
};

/**
 * Reads notes: on a line the profiles, the source statements if there are any and the id of the sentence, and below it the
 * awards and options with their values. The size of the dead wall is a word, other figures are numbers.
 */
export const read = (text: string): Note[] =>
  text
    .trim()
    .split(/\n {4}(?! )/)
    .map((note) => {
      const [head, ...rules] = note.split(/;?\s\s+|; /);
      const [names, ...rest] = head.split(': ');
      const id = rest.pop()!;
      const values = rules
        .map((rule) => rule.split(': '))
        .map(([name, value]) => [name, +value >= 0 && name !== 'dead-wall' ? +value : value]);
      return [
        names.split(' ').flatMap((name) => (GROUPS[name] ?? name).split(' ') as ProfileName[]),
        rest.join(),
        Object.fromEntries(values) as Rules,
        id,
      ];
    });

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
    @all: S0-EX-02 S0-STR-10 S3-LH-03: a-discard-exposes-the-set-that-it
    @all: S0-BASE-08 S0-BASE-09 S4-KONG-06: a-claimed-kong-is-exposed-four-alike
    family: S2-BASE-02: the-picture-with-the-points-for-sets
      pung-of-simples: 2/4 points; kong-of-honours: 16/32 points
    @classical european: S0-PAIR-04 S3-PAIR-01 S3-PAIR-02: a-pair-of-a-wind-that-is
      double-wind-pair: both
  `),
  // The wording of the two sources is alike, but the form is not: a list of patterns, and questions about each set.
  ...read(`
    pung-based: S1-PAIR-02 S1-DBL-06 S1-DBL-13 S1-DBL-14B: the-list-puts-the-seat-and-the
      double-wind-pair: both; double-wind-set: both
    family: S2-PAIR-01 S2-PAIR-02 S2-DBL-02: the-questions-are-whether-a-pair-is
      double-wind-pair: once; double-wind-set: once
    @classical: S0-WIN-03: an-only-tile-must-be-the-only
      only-tile: 2 points
    @others: S1-WIN-05 S2-WIN-01 S2-WIN-02 S3-EX-01: waits-are-judged-by-the-arrangement-that
      one-chance-chow: 2 points; pair-wait: 2 points; only-tile: off
    pung-based european: S1-WIN-03 S3-WIN-02: a-concealed-hand-is-10-points-on
      concealed-hand: 10 points; concealed-hand-on: any-win
    @classical: S0-DW-01C: self-draw-points-are-for-a-tile
      self-draw-from: live-wall
    @others: S1-WIN-02 S2-WIN-03 S3-WIN-03: a-replacement-tile-is-self-drawn-like
      self-draw-from: any-wall
  `),
  // Ways of going out.
  ...read(`
    @millington: S0-CMP-04 S0-WIN-04 S0-WIN-05 S0-LH-12: a-kongs-replacement-and-a-robbed-kong
      kong-replacement: 2 points; robbed-kong: 2 points
    british: S0-CMP-04 S0-WIN-04 S0-WIN-05: a-kongs-replacement-and-a-robbed-kong-2
      kong-replacement: 1 double; robbed-kong: 1 double
    @classical: S0-WIN-04: only-a-tile-drawn-for-a-kong
      flower-replacement: off
    @others: S1-DBL-11 S2-DBL-05 S3-WAY-03: a-tile-drawn-for-a-flower-earns
      flower-replacement: 1 double
    @limited: S3-WAY-04 S1-DBL-12: a-robbed-kong-is-won-on
    @limited: S0-CMP-04 S1-DBL-13 S3-WAY-01 S3-WAY-02: the-last-tile-is-the-last-one
      last-tile: 1 double; last-discard: 1 double
    european: S3-WAY-01: implies-self-drawn-means-that-the-double
      last-tile-self-draw: included
    @all: S4-SP-02: an-original-call-needs-a-ready-hand
      original-call: off
  `),
  // Doubles.
  ...read(`
    @classical european: S0-DBL-15 S3-DBL-03 S3-DBL-05: a-set-of-a-wind-that-is
      double-wind-set: both
    @millington: S0-DBL-07 S0-DBL-08 S0-FLW-05: all-four-flowers-or-seasons-are-one
      all-flowers: 1 double; all-seasons: 1 double; flower-sets: add-own
    british european: S0-FLW-05 S3-FLW-03 S3-FLW-04 S3-FLW-05: all-four-flowers-or-seasons-are-two
      all-flowers: 2 doubles; all-seasons: 2 doubles; flower-sets: add-own
    pung-based: S1-DBL-16 S1-DBL-17: implies-seat-flower-means-that-the-four
      all-flowers: 4 doubles; all-seasons: 4 doubles; flower-sets: include-own
    @limited: S0-DBL-12 S1-DBL-05 S3-LTD-01: little-three-dragons-are-three-doubles-in
      little-three-dragons: 1 double
    family: S2-DBL-02 S2-DBL-07: anything-the-text-does-not-mention-scores
      little-three-dragons: off; robbed-kong: off; last-tile: off; last-discard: off
    @limited: S0-DBL-10 S0-DBL-11 S1-DBL-10 S1-DBL-15 S0-MATH-09: a-half-flush-holds-at-least-one
      half-flush: 1 double
    family: S2-DBL-04 S2-PAIR-02: one-suit-with-any-honours-is-one
      full-flush: 1 double; half-flush: 1 double
    pung-based european: S1-DBL-09 S3-WHD-04: the-hand-must-hold-both-terminals-and
      terminals-and-honours: 1 double
    european: S3-WHD-02: the-pair-of-a-chow-hand-must
      chow-hand-form: valueless-pair
    family: S2-DBL-04A: a-chow-hand-may-have-any-pair
      chow-hand-form: any-pair
    pung-based: S1-DBL-08: in-an-outside-hand-every-set-and
      outside-hand: 1 double
    @limited: S0-DBL-13 S1-DBL-14 S3-WHD-01: a-fully-concealed-hand-must-be-self
      fully-concealed-on: self-draw
    family: S2-DBL-06: a-hand-with-nothing-laid-down-earns
      fully-concealed-on: any-win
    pung-based: S1-DBL-03: concealed-kongs-count-among-three-concealed-pung
      three-concealed-pungs: 1 double
  `),
  // Limit hands and the limit.
  ...read(`
    classical british babcock european: S0-LH-02 S3-LH-13 S4-SP-03 S4-SP-04: an-earthly-hand-is-won-on-easts
      earthly-hand: limit; earthly-hand-on: first-discard
    millington: S0-LH-02 S0-LH-15: an-earthly-hand-is-half-a-limit
      earthly-hand: half limit
    pung-based: S1-LH-02: goes-out-in-the-draw-is-read
      earthly-hand-on: either
    @limited: S0-LH-01 S1-LH-01 S3-LH-12 S4-SP-01: a-heavenly-hand-is-easts-fourteen-dealt
      heavenly-hand: limit
    @limited: S0-LH-04 S1-LH-08 S3-LH-09: nine-gates-is-judged-by-all-fourteen
      nine-gates-wait: any
    @classical european: S0-LH-13 S3-LH-01: an-all-green-hand-does-not-need
      all-green-dragon: optional
    pung-based european: S1-LH-03 S3-LH-03: four-concealed-pungs-may-be-won-on
      four-concealed-pungs: limit
    @classical pung-based: S0-LH-11 S1-LH-15: kongs-of-any-kind-count-for-twofold
      twofold-fortune: limit
    pung-based: S1-LH-12: the-moon-from-the-sea-must-be
      moon-on: last-tile
    european: S3-LH-14: the-moon-from-the-sea-may-be
      moon-on: either
    pung-based: S1-LH-16 S4-END-12: hands-without-a-winner-do-not-interrupt
      thirteen-wins: limit
    @limited: S0-LIM-01 S3-LIM-01: a-limit-hand-is-worth-exactly-the
    family: S2-LIM-01 S2-LH-00 S2-FLW-00: of-the-two-caps-500-points-is
      limit: 500; limit-doubles: none; flower: off; heavenly-hand: off
  `),
  // Losers and payments.
  ...read(`
    @all: S0-SET-08 S2-DBL-03: a-loser-scores-sets-pairs-and-bonus
    european: S3-PAIR-04: a-losers-concealed-pairs-score-the-footnote
    european: S3-RND-01: losers-points-are-rounded-to-the-nearest
      rounding: base-to-nearest-10
    family: S2-RND-01: totals-are-rounded-up-after-doubling-and
      rounding: total-up-to-10
    @classical: S0-SET-01 S0-SET-03 S0-EX-08 S0-SET-10: all-three-pay-no-matter-who-discarded
      payers: all; losers-settle: yes
    @classical: S0-PAO-01 S0-PAO-02 S0-MATH-17 S0-STR-16: pao-is-for-the-discard-that-completes
      pao: on; pao-amount: all-shares
    pung-based: S1-PAY-01 S1-PAY-02 S1-EX-01 S1-PAY-04: on-a-discard-only-the-discarder-pays
      payers: discarder; losers-settle: no
    pung-based: S1-CRIT-02: of-two-players-who-claim-the-winning
      claim-priority: nearest-to-east
    european: S3-PAY-00 S3-SET-01: the-page-about-payments-is-missing-each
      payers: all; east-doubles: all; losers-settle: yes
    family: S2-PAY-02 S2-PAY-03 S2-PAY-04: easts-doubling-applies-only-between-losers
      discarder-pays: 2; self-draw-pays: 2; east-doubles: losers-only
    @all: S4-DIS-02 S4-DIS-03: a-dead-hand-pays-everyone-in-full
      dead-hand-pays: full
  `),
  // Play.
  ...read(`
    classical british babcock: S0-DW-02A S4-KB-08: the-dead-wall-holds-fourteen-tiles-the
      dead-wall: 14
    millington: S0-DW-02B S4-KB-06: the-dead-wall-holds-sixteen-tiles-the
      dead-wall: 16
    @classical: S0-DW-03 S4-GEN-10: bonus-tiles-are-replaced-from-the-loose
      bonus-replaced-from: loose
    @classical: S0-DEAL-03 S4-GEN-02: east-stays-east-after-a-hand-without
      washout: east-stays
    @classical: S4-CLM-01 S4-CLM-03: of-equal-claims-the-player-whose-turn
      claim-priority: nearest-after-discarder
    babcock: S4-GEN-01 S4-END-05: this-is-the-mixed-hand-game-with
      win-requirement: mixed-hand
    babcock: S4-GEN-05 S4-SEAT-01: seats-are-drawn-again-after-each-round
      reseat: each-round
    british: S0-LIM-02 S0-SET-15: the-source-names-limits-of-500-1
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
