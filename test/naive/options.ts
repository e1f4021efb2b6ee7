/** Values of every option, written by hand: those that tests try. */
type Values = Readonly<Record<string, readonly (string | number)[]>>;

/** That decide what a hand is worth. */
export const scoringOptions: Values = {
  limit: ['none', 50, 100, 300, 500, 1000, 2000],
  'limit-value': ['as-limit', 30, 500, 1000],
  'limit-doubles': ['none', 0, 1, 2, 3, 4],
  rounding: ['none', 'base-to-nearest-10', 'total-up-to-10', 'base-up-to-10', 'total-to-nearest-10'],
  'double-wind-pair': ['both', 'once'],
  'double-wind-set': ['both', 'once'],
  'flower-sets': ['add-own', 'include-own'],
  'self-draw-from': ['live-wall', 'any-wall'],
  'concealed-hand-on': ['any-win', 'discard'],
  'fully-concealed-on': ['self-draw', 'any-win'],
  'last-tile-self-draw': ['added', 'included'],
  'chow-hand-form': ['valueless-pair', 'any-pair', 'no-points'],
  'earthly-hand-on': ['first-discard', 'first-draw', 'either'],
  'nine-gates-wait': ['any', 'pure'],
  'all-green-dragon': ['optional', 'required'],
  'moon-on': ['last-tile', 'either'],
  'minimum-doubles': [0, 1, 2, 3],
  'minimum-points': [0, 0, 30, 100],
  'win-requirement': [
    'mixed-hand',
    'one-double',
    'cleared-hand',
    'half-flush or full-flush or 2 doubles',
    'cleared-hand or all-pungs or own-flower or set-of-dragons',
    'one-double or self-draw',
  ],
  'most-chows': ['none', 0, 1, 2, 4],
  'best-of': [
    'none',
    'three-concealed-pungs, four-concealed-pungs',
    'half-flush, full-flush / all-pungs, fully-concealed',
  ],
  'claimed-kong': ['exposed', 'concealed-for-doubles'],
};

/** That decide who pays whom. */
export const settlementOptions: Values = {
  payers: ['all', 'discarder', 'discarder-for-all', 'nobody'],
  'discarder-pays': [1, 2],
  'self-draw-pays': [1, 2],
  'east-doubles': ['all', 'losers-only', 'none'],
  'east-fines': ['same', 'double'],
  'losers-settle': ['yes', 'no', 'unless-limit'],
  'washout-settles': ['no', 'after-false-win', 'yes'],
  pao: ['on', 'off'],
  'pao-amount': ['all-shares', 'three-limits', 'one-limit', 'every-share'],
  'pao-others': ['settle', 'lapse'],
  'pao-debts': ['own', 'all'],
  'dead-hand-pays': ['full', 'net-if-short'],
};

/** That decide what happens before a hand is won, and after it; and whom a winner makes liable. */
export const gameOptions: Values = {
  'pao-on': ['big-limit-hands', 'last-live-tiles', 'full-flush', '--own'],
  'pao-by': ['winning-tile', 'claim'],
  washout: ['east-stays', 'east-passes', 'goulash'],
  'east-win': ['east-stays', 'east-passes'],
  rounds: [1, 2, 3, 4],
  reseat: ['never', 'each-round'],
  'dead-wall': ['14', '16', '12', 'dice', 'replenished-14', 'none'],
  'loose-tiles': ['apart', 'together'],
  'bonus-replaced-from': ['loose', 'live-wall'],
  'bonus-laid-out': ['east-first', 'as-dealt'],
  'claim-priority': ['nearest-after-discarder', 'nearest-to-east', 'special-hand-first'],
};
