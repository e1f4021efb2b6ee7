/** How each profile interprets its source; `notes.ts` is the module of the package. */
import type { ProfileName } from '../profiles/index.js';
import { profileOf } from '../profiles/lookup.js';
import type { MoreProfileName } from '../profiles/more-names.js';
import type { Rules } from '../profiles/declarations.js';

/** Sentences are by its id in the texts of languages: `texts/en/notes.arb`, and `more-notes.arb` for profiles that few pages show. */
export interface Interpretation {
  id: string;
  /** The source statements interpreted this way, by their ids in `test/fixtures/ledger-rows.json`; empty before `notes.ts` has loaded. */
  rows: readonly string[];
  /** The awards and options that implement the interpretation, with their values. */
  rules: Rules;
}

export type Note = readonly [profiles: readonly (ProfileName | MoreProfileName)[], rules: Rules, id: string];

/** Profiles that share notes. */
const GROUPS: Readonly<Record<string, string>> = {
  '@millington': 'classical millington babcock',
  '@classical': 'classical millington british babcock',
  '@limited': 'classical millington british babcock pung-based european',
  '@others': 'pung-based family european',
  '@all': 'classical millington british babcock pung-based european family',
};

/**
 * Reads notes: on a line the profiles and the id of the sentence, and below it the awards and options with their values. The size of
 * the dead wall is a word; other figures are numbers.
 */
export const read = (text: string): Note[] =>
  text
    .trim()
    .split(/\n {4}(?! )/)
    .map((note) => {
      const [head, ...rules] = note.split(/;?\s\s+|; /);
      const [names, id] = head.split(': ') as [string, string];
      const values = rules
        .map((rule) => rule.split(': '))
        .map(([name, value]) => [name, +value >= 0 && name !== 'dead-wall' ? +value : value]);
      return [
        names.split(' ').flatMap((name) => (GROUPS[name] ?? name).split(' ') as ProfileName[]),
        Object.fromEntries(values) as Rules,
        id,
      ];
    });

/** The origins of profiles that differ from the book or the association after which they are named. */
const origins = read(`
    millington: the-values-are-those-of-the-classical
    babcock: the-values-are-those-of-the-classical-2
    bmja: these-are-the-associations-rules-as-kajongg
      half-flush: off; kong-replacement: off
    dmjl: these-are-the-leagues-rules-as-kajongg
      thirteen-wins: limit after 9
  `);

const notes = new Set<Note>([
  ...read(`
    @all: a-discard-exposes-the-set-that-it
    @all: a-claimed-kong-is-exposed-four-alike
    family: the-picture-with-the-points-for-sets
      pung-of-simples: 2/4 points; kong-of-honours: 16/32 points
    @classical european: a-pair-of-a-wind-that-is
      double-wind-pair: both
    pung-based: the-list-puts-the-seat-and-the
      double-wind-pair: both; double-wind-set: both
    family: the-questions-are-whether-a-pair-is
      double-wind-pair: once; double-wind-set: once
    @classical: an-only-tile-must-be-the-only
      only-tile: 2 points
    @others: waits-are-judged-by-the-arrangement-that
      one-chance-chow: 2 points; pair-wait: 2 points; only-tile: off
    pung-based european: a-concealed-hand-is-10-points-on
      concealed-hand: 10 points; concealed-hand-on: any-win
    @classical: self-draw-points-are-for-a-tile
      self-draw-from: live-wall
    @others: a-replacement-tile-is-self-drawn-like
      self-draw-from: any-wall
    @millington: a-kongs-replacement-and-a-robbed-kong
      kong-replacement: 2 points; robbed-kong: 2 points
    british: a-kongs-replacement-and-a-robbed-kong-2
      kong-replacement: 1 double; robbed-kong: 1 double
    @classical: only-a-tile-drawn-for-a-kong
      flower-replacement: off
    @others: a-tile-drawn-for-a-flower-earns
      flower-replacement: 1 double
    @limited: a-robbed-kong-is-won-on
    @limited: the-last-tile-is-the-last-one
      last-tile: 1 double; last-discard: 1 double
    european: implies-self-drawn-means-that-the-double
      last-tile-self-draw: included
    @all: an-original-call-needs-a-ready-hand
      original-call: off
    @classical european: a-set-of-a-wind-that-is
      double-wind-set: both
    @millington: all-four-flowers-or-seasons-are-one
      all-flowers: 1 double; all-seasons: 1 double; flower-sets: add-own
    british european: all-four-flowers-or-seasons-are-two
      all-flowers: 2 doubles; all-seasons: 2 doubles; flower-sets: add-own
    pung-based: implies-seat-flower-means-that-the-four
      all-flowers: 4 doubles; all-seasons: 4 doubles; flower-sets: include-own
    @limited: little-three-dragons-are-three-doubles-in
      little-three-dragons: 1 double
    family: anything-the-text-does-not-mention-scores
      little-three-dragons: off; robbed-kong: off; last-tile: off; last-discard: off
    @limited: a-half-flush-holds-at-least-one
      half-flush: 1 double
    family: one-suit-with-any-honours-is-one
      full-flush: 1 double; half-flush: 1 double
    pung-based european: the-hand-must-hold-both-terminals-and
      terminals-and-honours: 1 double
    european: the-pair-of-a-chow-hand-must
      chow-hand-form: valueless-pair
    family: a-chow-hand-may-have-any-pair
      chow-hand-form: any-pair
    pung-based: in-an-outside-hand-every-set-and
      outside-hand: 1 double
    @limited: a-fully-concealed-hand-must-be-self
      fully-concealed-on: self-draw
    family: a-hand-with-nothing-laid-down-earns
      fully-concealed-on: any-win
    pung-based: concealed-kongs-count-among-three-concealed-pung
      three-concealed-pungs: 1 double
    classical british babcock european: an-earthly-hand-is-won-on-easts
      earthly-hand: limit; earthly-hand-on: first-discard
    millington: an-earthly-hand-is-half-a-limit
      earthly-hand: half limit
    pung-based: goes-out-in-the-draw-is-read
      earthly-hand-on: either
    @limited: a-heavenly-hand-is-easts-fourteen-dealt
      heavenly-hand: limit
    @limited: nine-gates-is-judged-by-all-fourteen
      nine-gates-wait: any
    @classical european: an-all-green-hand-does-not-need
      all-green-dragon: optional
    pung-based european: four-concealed-pungs-may-be-won-on
      four-concealed-pungs: limit
    @classical pung-based: kongs-of-any-kind-count-for-twofold
      twofold-fortune: limit
    pung-based: the-moon-from-the-sea-must-be
      moon-on: last-tile
    european: the-moon-from-the-sea-may-be
      moon-on: either
    pung-based: hands-without-a-winner-do-not-interrupt
      thirteen-wins: limit
    @limited: a-limit-hand-is-worth-exactly-the
    family: of-the-two-caps-500-points-is
      limit: 500; limit-doubles: none; flower: off; heavenly-hand: off
    @all: a-loser-scores-sets-pairs-and-bonus
    european: a-losers-concealed-pairs-score-the-footnote
    european: losers-points-are-rounded-to-the-nearest
      rounding: base-to-nearest-10
    family: totals-are-rounded-up-after-doubling-and
      rounding: total-up-to-10
    @classical: all-three-pay-no-matter-who-discarded
      payers: all; losers-settle: yes
    @classical: pao-is-for-the-discard-that-completes
      pao: on; pao-amount: all-shares
    pung-based: on-a-discard-only-the-discarder-pays
      payers: discarder; losers-settle: no
    pung-based: of-two-players-who-claim-the-winning
      claim-priority: nearest-to-east
    european: the-page-about-payments-is-missing-each
      payers: all; east-doubles: all; losers-settle: yes
    family: easts-doubling-applies-only-between-losers
      discarder-pays: 2; self-draw-pays: 2; east-doubles: losers-only
    @all: a-dead-hand-pays-everyone-in-full
      dead-hand-pays: full
    classical british babcock: the-dead-wall-holds-fourteen-tiles-the
      dead-wall: 14
    millington: the-dead-wall-holds-sixteen-tiles-the
      dead-wall: 16
    @classical: bonus-tiles-are-replaced-from-the-loose
      bonus-replaced-from: loose
    @classical: east-stays-east-after-a-hand-without
      washout: east-stays
    @classical: of-equal-claims-the-player-whose-turn
      claim-priority: nearest-after-discarder
    babcock: this-is-the-mixed-hand-game-with
      win-requirement: mixed-hand
    babcock: seats-are-drawn-again-after-each-round
      reseat: each-round
    british: the-source-names-limits-of-500-1
      limit: 1000
  `),
  ...origins,
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
]);

let rows: Readonly<Record<string, readonly string[]>> = {};

/** Adds notes on the profiles of `mahjong-elements/core/profiles.js`, which few pages show, each once. */
export const addNotes = (more: readonly Note[]): void => more.forEach((note) => notes.add(note));

/** Adds the source statements, which no page shows. */
export const addRows = (rowsById: typeof rows): void => void (rows = rowsById);

const interpretation = ([, rules, id]: Note): Interpretation => ({ id, rows: rows[id] ?? [], rules: { ...rules } });

/** Returns how a built-in profile interprets its source. @throws {RulesError} `unknown-profile` */
export function interpretationsOf(name: ProfileName | (string & {})): Interpretation[] {
  const { name: known } = profileOf(name);
  return [...notes].filter(([profiles]) => (profiles as readonly string[]).includes(known)).map(interpretation);
}

/** Where a profile comes from, if it differs from the book or the association after which it is named. */
export const originOf = (name: string): Interpretation | undefined =>
  origins.filter(([[profile]]) => profile === name).map(interpretation)[0];
