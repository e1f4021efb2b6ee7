/** How the profiles of `mahjong-elements/core/profiles.js` read their sources, and what was not seen of these. */
import type { Note } from './interpretations.js';

export const moreNotes: readonly Note[] = [
  // Several.
  [
    ['millington-1977', 'xmj', 'kajongg-classical', 'outside-the-box'],
    '',
    { 'original-call': '1 double' },
    'an-original-call-is-a-hand-that',
  ],
  [
    ['babcock-1923', 'harr-1922', 'aru-shi-a-ru-1929', 'aru-shi-a-ru', 'sontag', 'nts-2002', 'pomax'],
    '',
    { 'original-call': 'off' },
    'what-was-seen-of-the-source-gives',
  ],
  [
    ['millington-1977', 'xmj'],
    '',
    { 'only-tile': 'off', '--only-place': '2 points if only-tile-seen' },
    'the-only-place-takes-into-account-tiles',
  ],
  [
    ['millington-1977', 'xmj'],
    '',
    { 'big-three-dragons': '2 doubles for everyone', '--three-great-scholars': 'limit if big-three-dragons, no-chow' },
    'three-dragon-sets-are-two-doubles-for',
  ],
  [
    ['millington-1977', 'xmj', 'kajongg-classical', 'pomax'],
    '',
    { 'own-flower': 'off', '--own-flower-and-season': '1 double for everyone if own-flower, own-season' },
    'the-own-flower-and-the-own-season',
  ],
  // Millington’s book.
  [['millington-1977'], '', { limit: 500 }, 'the-figure-of-the-limit-was-not'],
  [
    ['millington-1977'],
    '',
    {
      'all-honours': 'limit',
      '--all-honours-doubles': '2 doubles if all-honours',
      '--all-majors': '1 double if no-simple, not terminals-and-honours',
    },
    'all-honours-are-the-limit-and-where',
  ],
  [['millington-1977'], '', { 'claimed-kong': 'concealed-for-doubles' }, 'a-kong-claimed-with-three-tiles-in'],
  [['millington-1977'], '', { 'pao-debts': 'all' }, 'a-player-is-liable-for-a-discard'],
  [['millington-1977', 'xmj'], '', { 'pao-by': 'claim' }, 'whoever-discards-a-tile-that-is-claimed'],
  // Mah-Jong for Unix.
  [
    ['xmj'],
    '',
    { limit: 1000, mahjong: '20 points', 'claimed-kong': 'exposed' },
    'these-are-the-default-options-of-the',
  ],
  [['xmj'], '', { '--blessing-of-heaven': 'limit if first-turn, seat-east' }, 'a-kong-declared-before-play-does-not'],
  [['xmj'], '', { 'moon-on': 'last-tile' }, 'its-text-also-gives-the-moon-from'],
  [['xmj'], '', { 'pao-others': 'lapse' }, 'in-the-program-the-losers-do-not'],
  // The British Mah-Jong Association.
  [
    ['bmja-2019'],
    '',
    { 'half-flush': '1 double', 'kong-replacement': '1 double', 'carrying-pole': 'off' },
    'one-suit-with-honours-and-a-supplemental',
  ],
  [
    ['bmja-2019'],
    '',
    { '--purity': '3 doubles alone if full-flush, all-pungs' },
    'no-other-double-counts-with-purity-and',
  ],
  [['bmja-2019'], '', { 'flower-sets': 'add-own' }, 'one-source-lists-the-double-for-the'],
  [['bmja-2019'], '', { 'original-call': '1 double for everyone' }, 'an-original-call-a-hand-that-is'],
  // Buzzard.
  [
    ['buzzard-2000'],
    '',
    { 'original-call': '100 points', standing: '100 points' },
    'a-winner-whose-hand-was-locked-at',
  ],
  [['buzzard-2000'], '', { limit: 600, 'big-four-winds': 'limit for everyone' }, 'the-source-gives-the-limit-as-say'],
  [
    ['buzzard-2000'],
    '',
    {
      'big-three-dragons': 'limit for everyone',
      'little-four-winds': 'limit for everyone',
      'big-four-winds': 'limit for everyone',
    },
    'three-dragon-sets-and-three-wind-sets',
  ],
  [
    ['buzzard-2000'],
    '',
    {
      '--one-suit-pungs': '3 doubles if full-flush, at least 3 exposed pungs',
      'pao-others': 'lapse',
      'incomplete-win': '2 limits to each',
    },
    'discards-that-feed-one-suit-after-three',
  ],
  // Outside the Box.
  [['outside-the-box'], '', {}, 'the-guide-itself-was-not-seen-of'],
  [['outside-the-box'], '', { 'fully-concealed-on': 'self-draw' }, 'the-double-for-a-concealed-hand-is'],
  [['outside-the-box'], '', { limit: 1000 }, 'a-special-hand-scores-its-bonus-tiles'],
  [
    ['outside-the-box'],
    '',
    { 'flower-sets': 'include-own', 'all-flowers': '2 doubles' },
    'the-two-doubles-for-all-four-flowers',
  ],
  [['outside-the-box'], '', { 'incomplete-win': 'half limit to each' }, 'a-false-mah-jongg-costs-half'],
  [['outside-the-box'], '', { 'pao-others': 'lapse' }, 'after-somebody-is-liable-there-is-no'],
  // Sontag.
  [['sontag'], '', { 'thirteen-orphans': 'limit', 'nine-gates': 'limit' }, 'the-list-of-special-hands-was-not'],
  [['sontag'], '', { 'minimum-points': 100 }, 'a-hand-of-fewer-than-100-points'],
  [['sontag'], '', {}, 'fines-of-10-to-100-points-are'],
  [
    ['sontag'],
    '',
    { 'flower-sets': 'include-own', 'all-flowers': '3 doubles' },
    'the-three-doubles-for-all-four-flowers',
  ],
  [
    ['sontag'],
    '',
    { '--three-suit-sets': '1 double if half-flush, exactly 1 set of honours' },
    'a-flush-with-honours-counts-by-its',
  ],
  // Aru-shi-a-ru.
  [['aru-shi-a-ru-1929'], '', { rounding: 'base-to-nearest-10' }, 'points-are-rounded-to-the-nearest-ten'],
  [['aru-shi-a-ru'], '', { rounding: 'base-up-to-10' }, 'points-are-rounded-up-to-tens-as'],
  [
    ['aru-shi-a-ru-1929', 'aru-shi-a-ru'],
    '',
    { payers: 'discarder-for-all', 'losers-settle': 'no' },
    'the-discarder-pays-what-all-three-would',
  ],
  [
    ['aru-shi-a-ru-1929', 'aru-shi-a-ru'],
    '',
    { 'one-chance-chow': '2 points', 'pair-wait': '2 points' },
    'two-points-for-a-single-wait-are',
  ],
  [
    ['aru-shi-a-ru-1929', 'aru-shi-a-ru'],
    '',
    { 'pao-on': 'big-three-dragons, big-four-winds, little-four-winds', 'pao-by': 'claim' },
    'whoever-discards-the-tile-for-the-open',
  ],
  // The Dutch tournament rules.
  [
    ['nts-2002'],
    '',
    {
      'half-flush': '1 double for everyone',
      'full-flush': '3 doubles for everyone',
      'all-honours': '3 doubles for everyone',
    },
    'the-transcription-of-the-booklet-has-four',
  ],
  [['nts-2002'], '', { limit: 2000 }, 'whether-ordinary-hands-are-capped-was-not'],
  [
    ['nts-2002'],
    '',
    { 'best-of': 'three-concealed-pungs, four-concealed-pungs / half-flush, --zeer-schoon, full-flush, all-honours' },
    'doubles-for-three-and-four-concealed-pungs',
  ],
  [['nts-2002'], '', {}, 'ten-points-for-completing-a-pair-of'],
  [['nts-2002'], '', { pao: 'off' }, 'the-source-has-no-rule-under-which'],
  [
    ['nts-2002', 'outside-the-box'],
    '',
    { 'little-three-dragons': '1 double for winner' },
    'little-three-dragons-are-a-double-for',
  ],
  // Babcock and Harr.
  [['babcock-1923'], '', { 'set-of-round-wind': 'off', flower: 'off' }, 'the-book-has-no-wind-of-the'],
  [
    ['babcock-1923'],
    '',
    { 'full-flush': '3 doubles', 'all-honours': 'limit', 'kong-replacement': '2 points' },
    'the-score-sheet-was-not-seen-the',
  ],
  [['babcock-1923'], '', { 'little-four-winds': 'off', 'big-four-winds': 'off' }, 'the-four-wind-hand-is-the-limit'],
  [
    ['babcock-1923'],
    '',
    { 'thirteen-orphans': 'limit', 'nine-gates': 'limit', 'big-three-dragons': 'limit' },
    'the-other-limit-hands-are-the-classical',
  ],
  [['harr-1922'], '', { limit: 'none', 'thirteen-orphans': 'off' }, 'this-is-the-game-without-a-limit'],
  [
    ['harr-1922'],
    '',
    { 'pung-of-simples': '2/4 points', 'pair-of-dragons': '2 points' },
    'the-table-of-sets-and-the-value',
  ],
  [
    ['harr-1922'],
    '',
    { 'one-chance-chow': '2 points if middle-wait', 'pair-wait': '2 points' },
    'the-only-place-is-the-pair-or',
  ],
  // Programs.
  [['kajongg-classical'], '', { 'thirteen-wins': 'limit after 9' }, 'easts-ninth-win-in-a-row-is'],
  [['kajongg-classical'], '', { 'claimed-kong': 'exposed' }, 'in-the-program-a-claimed-kong-counts'],
  [['kajongg-classical'], '', {}, 'the-fines-of-the-program-are-left'],
  [['kajongg-classical'], '', { pao: 'on' }, 'in-the-program-the-players-decide-when'],
  [
    ['pomax'],
    '',
    { 'nine-gates': 'off', '--nine-gates': 'limit of 1112345678999x [2-8x] if nothing-declared' },
    'nine-gates-are-refused-if-the-fourteenth',
  ],
  [['pomax'], '', { pao: 'off', 'last-discard': '1 double' }, 'the-last-tile-doubles-whether-it-is'],
];
