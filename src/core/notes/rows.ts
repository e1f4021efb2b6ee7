/** The source statements that notes are about: by the id of a note, their ids in `test/fixtures/ledger-rows.json`. */
const lines = `
  a-discard-exposes-the-set-that-it: S0-EX-02 S0-STR-10 S3-LH-03
  a-claimed-kong-is-exposed-four-alike: S0-BASE-08 S0-BASE-09 S4-KONG-06
  the-picture-with-the-points-for-sets: S2-BASE-02
  a-pair-of-a-wind-that-is: S0-PAIR-04 S3-PAIR-01 S3-PAIR-02
  the-list-puts-the-seat-and-the: S1-PAIR-02 S1-DBL-06 S1-DBL-13 S1-DBL-14B
  the-questions-are-whether-a-pair-is: S2-PAIR-01 S2-PAIR-02 S2-DBL-02
  an-only-tile-must-be-the-only: S0-WIN-03
  waits-are-judged-by-the-arrangement-that: S1-WIN-05 S2-WIN-01 S2-WIN-02 S3-EX-01
  a-concealed-hand-is-10-points-on: S1-WIN-03 S3-WIN-02
  self-draw-points-are-for-a-tile: S0-DW-01C
  a-replacement-tile-is-self-drawn-like: S1-WIN-02 S2-WIN-03 S3-WIN-03
  a-kongs-replacement-and-a-robbed-kong: S0-CMP-04 S0-WIN-04 S0-WIN-05 S0-LH-12
  a-kongs-replacement-and-a-robbed-kong-2: S0-CMP-04 S0-WIN-04 S0-WIN-05
  only-a-tile-drawn-for-a-kong: S0-WIN-04
  a-tile-drawn-for-a-flower-earns: S1-DBL-11 S2-DBL-05 S3-WAY-03
  a-robbed-kong-is-won-on: S3-WAY-04 S1-DBL-12
  the-last-tile-is-the-last-one: S0-CMP-04 S1-DBL-13 S3-WAY-01 S3-WAY-02
  implies-self-drawn-means-that-the-double: S3-WAY-01
  an-original-call-needs-a-ready-hand: S4-SP-02
  a-set-of-a-wind-that-is: S0-DBL-15 S3-DBL-03 S3-DBL-05
  all-four-flowers-or-seasons-are-one: S0-DBL-07 S0-DBL-08 S0-FLW-05
  all-four-flowers-or-seasons-are-two: S0-FLW-05 S3-FLW-03 S3-FLW-04 S3-FLW-05
  implies-seat-flower-means-that-the-four: S1-DBL-16 S1-DBL-17
  little-three-dragons-are-three-doubles-in: S0-DBL-12 S1-DBL-05 S3-LTD-01
  anything-the-text-does-not-mention-scores: S2-DBL-02 S2-DBL-07
  a-half-flush-holds-at-least-one: S0-DBL-10 S0-DBL-11 S1-DBL-10 S1-DBL-15 S0-MATH-09
  one-suit-with-any-honours-is-one: S2-DBL-04 S2-PAIR-02
  the-hand-must-hold-both-terminals-and: S1-DBL-09 S3-WHD-04
  the-pair-of-a-chow-hand-must: S3-WHD-02
  a-chow-hand-may-have-any-pair: S2-DBL-04A
  in-an-outside-hand-every-set-and: S1-DBL-08
  a-fully-concealed-hand-must-be-self: S0-DBL-13 S1-DBL-14 S3-WHD-01
  a-hand-with-nothing-laid-down-earns: S2-DBL-06
  concealed-kongs-count-among-three-concealed-pung: S1-DBL-03
  an-earthly-hand-is-won-on-easts: S0-LH-02 S3-LH-13 S4-SP-03 S4-SP-04
  an-earthly-hand-is-half-a-limit: S0-LH-02 S0-LH-15
  goes-out-in-the-draw-is-read: S1-LH-02
  a-heavenly-hand-is-easts-fourteen-dealt: S0-LH-01 S1-LH-01 S3-LH-12 S4-SP-01
  nine-gates-is-judged-by-all-fourteen: S0-LH-04 S1-LH-08 S3-LH-09
  an-all-green-hand-does-not-need: S0-LH-13 S3-LH-01
  four-concealed-pungs-may-be-won-on: S1-LH-03 S3-LH-03
  kongs-of-any-kind-count-for-twofold: S0-LH-11 S1-LH-15
  the-moon-from-the-sea-must-be: S1-LH-12
  the-moon-from-the-sea-may-be: S3-LH-14
  hands-without-a-winner-do-not-interrupt: S1-LH-16 S4-END-12
  a-limit-hand-is-worth-exactly-the: S0-LIM-01 S3-LIM-01
  of-the-two-caps-500-points-is: S2-LIM-01 S2-LH-00 S2-FLW-00
  a-loser-scores-sets-pairs-and-bonus: S0-SET-08 S2-DBL-03
  a-losers-concealed-pairs-score-the-footnote: S3-PAIR-04
  losers-points-are-rounded-to-the-nearest: S3-RND-01
  totals-are-rounded-up-after-doubling-and: S2-RND-01
  all-three-pay-no-matter-who-discarded: S0-SET-01 S0-SET-03 S0-EX-08 S0-SET-10
  pao-is-for-the-discard-that-completes: S0-PAO-01 S0-PAO-02 S0-MATH-17 S0-STR-16
  on-a-discard-only-the-discarder-pays: S1-PAY-01 S1-PAY-02 S1-EX-01 S1-PAY-04
  of-two-players-who-claim-the-winning: S1-CRIT-02
  the-page-about-payments-is-missing-each: S3-PAY-00 S3-SET-01
  easts-doubling-applies-only-between-losers: S2-PAY-02 S2-PAY-03 S2-PAY-04
  a-dead-hand-pays-everyone-in-full: S4-DIS-02 S4-DIS-03
  the-dead-wall-holds-fourteen-tiles-the: S0-DW-02A S4-KB-08
  the-dead-wall-holds-sixteen-tiles-the: S0-DW-02B S4-KB-06
  bonus-tiles-are-replaced-from-the-loose: S0-DW-03 S4-GEN-10
  east-stays-east-after-a-hand-without: S0-DEAL-03 S4-GEN-02
  of-equal-claims-the-player-whose-turn: S4-CLM-01 S4-CLM-03
  this-is-the-mixed-hand-game-with: S4-GEN-01 S4-END-05
  seats-are-drawn-again-after-each-round: S4-GEN-05 S4-SEAT-01
  the-source-names-limits-of-500-1: S0-LIM-02 S0-SET-15
`;

export const rows: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/:? /))
    .map(([id = '', ...found]) => [id, found]),
);
