/** How the profiles of `mahjong-elements/core/profiles.js` read their sources, and what was not seen of these. */
import { read, type Note } from './interpretations.js';

export const moreNotes: readonly Note[] = read(`
    millington-1977 xmj kajongg-classical outside-the-box: an-original-call-is-a-hand-that
      original-call: 1 double
    babcock-1923 harr-1922 aru-shi-a-ru-1929 aru-shi-a-ru sontag nts-2002 pomax: what-was-seen-of-the-source-gives
      original-call: off
    millington-1977 xmj: the-only-place-takes-into-account-tiles
      only-tile: off; --only-place: 2 points if only-tile-seen
    millington-1977 xmj: three-dragon-sets-are-two-doubles-for
      big-three-dragons: 2 doubles for everyone; --three-great-scholars: limit if big-three-dragons, no-chow
    millington-1977 xmj kajongg-classical pomax: the-own-flower-and-the-own-season
      own-flower: off; --own-flower-and-season: 1 double for everyone if own-flower, own-season
    millington-1977: the-figure-of-the-limit-was-not
      limit: 500
    millington-1977: all-honours-are-the-limit-and-where
      all-honours: limit; --all-honours-doubles: 2 doubles if all-honours;
      --all-majors: 1 double if no-simple, not terminals-and-honours
    millington-1977: a-kong-claimed-with-three-tiles-in
      claimed-kong: concealed-for-doubles
    millington-1977: a-player-is-liable-for-a-discard
      pao-debts: all
    millington-1977 xmj: whoever-discards-a-tile-that-is-claimed
      pao-by: claim
    xmj: these-are-the-default-options-of-the
      limit: 1000; mahjong: 20 points; claimed-kong: exposed
    xmj: a-kong-declared-before-play-does-not
      --blessing-of-heaven: limit if first-turn, seat-east
    xmj: its-text-also-gives-the-moon-from
      moon-on: last-tile
    xmj: in-the-program-the-losers-do-not
      pao-others: lapse
    bmja-2019: one-suit-with-honours-and-a-supplemental
      half-flush: 1 double; kong-replacement: 1 double; carrying-pole: off
    bmja-2019: no-other-double-counts-with-purity-and
      --purity: 3 doubles alone if full-flush, all-pungs
    bmja-2019: one-source-lists-the-double-for-the
      flower-sets: add-own
    bmja-2019: an-original-call-a-hand-that-is
      original-call: 1 double for everyone
    buzzard-2000: a-winner-whose-hand-was-locked-at
      original-call: 100 points; standing: 100 points
    buzzard-2000: the-source-gives-the-limit-as-say
      limit: 600; big-four-winds: limit for everyone
    buzzard-2000: three-dragon-sets-and-three-wind-sets
      big-three-dragons: limit for everyone; little-four-winds: limit for everyone;
      big-four-winds: limit for everyone
    buzzard-2000: discards-that-feed-one-suit-after-three
      --one-suit-pungs: 3 doubles if full-flush, at least 3 exposed pungs; pao-others: lapse;
      incomplete-win: 2 limits to each
    outside-the-box: the-guide-itself-was-not-seen-of
    outside-the-box: the-double-for-a-concealed-hand-is
      fully-concealed-on: self-draw
    outside-the-box: a-special-hand-scores-its-bonus-tiles
      limit: 1000
    outside-the-box: the-two-doubles-for-all-four-flowers
      flower-sets: include-own; all-flowers: 2 doubles
    outside-the-box: a-false-mah-jongg-costs-half
      incomplete-win: half limit to each
    outside-the-box: after-somebody-is-liable-there-is-no
      pao-others: lapse
    sontag: the-list-of-special-hands-was-not
      thirteen-orphans: limit; nine-gates: limit
    sontag: a-hand-of-fewer-than-100-points
      minimum-points: 100
    sontag: fines-of-10-to-100-points-are
    sontag: the-three-doubles-for-all-four-flowers
      flower-sets: include-own; all-flowers: 3 doubles
    sontag: a-flush-with-honours-counts-by-its
      --three-suit-sets: 1 double if half-flush, exactly 1 set of honours
    aru-shi-a-ru-1929: points-are-rounded-to-the-nearest-ten
      rounding: base-to-nearest-10
    aru-shi-a-ru: points-are-rounded-up-to-tens-as
      rounding: base-up-to-10
    aru-shi-a-ru-1929 aru-shi-a-ru: the-discarder-pays-what-all-three-would
      payers: discarder-for-all; losers-settle: no
    aru-shi-a-ru-1929 aru-shi-a-ru: two-points-for-a-single-wait-are
      one-chance-chow: 2 points; pair-wait: 2 points
    aru-shi-a-ru-1929 aru-shi-a-ru: whoever-discards-the-tile-for-the-open
      pao-on: big-three-dragons, big-four-winds, little-four-winds; pao-by: claim
    nts-2002: the-transcription-of-the-booklet-has-four
      half-flush: 1 double for everyone; full-flush: 3 doubles for everyone; all-honours: 3 doubles for everyone
    nts-2002: whether-ordinary-hands-are-capped-was-not
      limit: 2000
    nts-2002: doubles-for-three-and-four-concealed-pungs
      best-of: three-concealed-pungs, four-concealed-pungs / half-flush, --zeer-schoon, full-flush, all-honours
    nts-2002: ten-points-for-completing-a-pair-of
    nts-2002: the-source-has-no-rule-under-which
      pao: off
    nts-2002 outside-the-box: little-three-dragons-are-a-double-for
      little-three-dragons: 1 double for winner
    babcock-1923: the-book-has-no-wind-of-the
      set-of-round-wind: off; flower: off
    babcock-1923: the-score-sheet-was-not-seen-the
      full-flush: 3 doubles; all-honours: limit; kong-replacement: 2 points
    babcock-1923: the-four-wind-hand-is-the-limit
      little-four-winds: off; big-four-winds: off
    babcock-1923: the-other-limit-hands-are-the-classical
      thirteen-orphans: limit; nine-gates: limit; big-three-dragons: limit
    harr-1922: this-is-the-game-without-a-limit
      limit: none; thirteen-orphans: off
    harr-1922: the-table-of-sets-and-the-value
      pung-of-simples: 2/4 points; pair-of-dragons: 2 points
    harr-1922: the-only-place-is-the-pair-or
      one-chance-chow: 2 points if middle-wait; pair-wait: 2 points
    kajongg-classical: easts-ninth-win-in-a-row-is
      thirteen-wins: limit after 9
    kajongg-classical: in-the-program-a-claimed-kong-counts
      claimed-kong: exposed
    kajongg-classical: the-fines-of-the-program-are-left
    kajongg-classical: in-the-program-the-players-decide-when
      pao: on
    pomax: nine-gates-are-refused-if-the-fourteenth
      nine-gates: off; --nine-gates: limit of 1112345678999x [2-8x] if nothing-declared
    pomax: the-last-tile-doubles-whether-it-is
      pao: off; last-discard: 1 double
  `);
