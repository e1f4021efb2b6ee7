/** English texts for options and for differences between rules. */
import { count, list, number, winds } from './hand.js';
import { worth } from './worth.js';
import { rule } from './count.js';
import { optionClause } from '../clauses.js';
import type { AwardId, Wind } from '../../core/index.js';
import type { Difference, OptionTexts } from '../spoken.js';

const TIMES_OVER = ['', 'the normal amount', 'double'];

/** One of several requirements for going out. */
const requirement = (part: string): string =>
  part === 'one-double'
    ? 'a double other than for bonus tiles'
    : part === 'cleared-hand'
      ? 'a cleared hand'
      : /^\d/.test(part)
        ? count(parseInt(part, 10), 'double')
        : `“${rule(part as AwardId)}”`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `“${rule(id as AwardId)}”`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options: OptionTexts = {
  limit: {
    none: 'there is no limit',
    number: (most) => `the limit is ${number(most)}`,
    list: ([usual, ...seats]) =>
      `the limit is ${limitText(usual!)}, and ${seats.map((one) => `${limitText(one)} for ${winds[seatOf(one)]}`).join(', ')}`,
  },
  'limit-value': {
    'as-limit': 'limit hands are worth the limit',
    number: (points) => `limit hands are worth ${number(points)}`,
  },
  'limit-doubles': { none: 'all doubles count', number: (most) => `only ${count(most, 'double')} count` },
  rounding: {
    none: 'nothing is rounded',
    'base-to-nearest-10': 'base points are rounded',
    'base-up-to-10': 'base points are rounded up',
    'total-up-to-10': 'totals are rounded up',
    'total-to-nearest-10': 'totals are rounded',
  },
  'double-wind-pair': { both: 'a pair of both winds counts twice', once: 'a pair of both winds counts once' },
  'double-wind-set': { both: 'a set of both winds counts twice', once: 'a set of both winds counts once' },
  'flower-sets': {
    'add-own': 'your own flower still scores when you hold all four',
    'include-own': 'all four flowers include your own',
  },
  'self-draw-from': {
    'live-wall': 'winning on a replacement tile is not a self-draw',
    'any-wall': 'winning on a replacement tile is a self-draw',
  },
  'concealed-hand-on': {
    'any-win': 'a concealed hand may be self-drawn',
    discard: 'a concealed hand must be won on a discard',
  },
  'fully-concealed-on': {
    'self-draw': 'a fully concealed hand must be self-drawn',
    'any-win': 'a fully concealed hand may be won on a discard',
  },
  'last-tile-self-draw': {
    added: 'the last tile also scores self-draw',
    included: 'the last tile includes self-draw',
  },
  'chow-hand-form': {
    'valueless-pair': 'a chow hand needs a pair that scores nothing',
    'any-pair': 'a chow hand may have any pair',
    'no-points': 'a chow hand must score no other points',
  },
  'earthly-hand-on': {
    'first-discard': 'an earthly hand is won on East’s first discard',
    'first-draw': 'an earthly hand is won on the first draw',
    either: 'an earthly hand is won on the first discard or draw',
  },
  'nine-gates-wait': { any: 'nine gates may be won on any tile', pure: 'nine gates must wait for all nine tiles' },
  'all-green-dragon': {
    optional: 'all green does not need the green dragon',
    required: 'all green needs the green dragon',
  },
  'moon-on': { 'last-tile': 'the moon must be self-drawn', either: 'the moon may be the last discard' },
  'minimum-doubles': { number: (fewest) => `a win needs ${fewest ? count(fewest, 'double') : 'no doubles'}` },
  'minimum-points': {
    number: (fewest) => (fewest ? `a win needs ${count(fewest, 'point')}` : 'a win needs no points'),
  },
  'win-requirement': {
    'mixed-hand': 'any hand may win',
    'one-double': 'a win needs a double',
    'cleared-hand': 'a win needs a cleared hand',
    list: (parts) => `a win needs ${parts.map(requirement).join(' or ')}`,
  },
  'most-chows': { none: 'any number of chows', number: (most) => `at most ${count(most, 'chow')} in a winning hand` },
  'claimed-kong': {
    exposed: 'a claimed kong is exposed',
    'concealed-for-doubles': 'a kong claimed with three in hand is concealed for doubles',
  },
  'best-of': {
    none: 'every award that is earned counts',
    list: (families) => families.map((ids) => `only the best of ${names(ids)} counts`).join('; '),
  },
  payers: {
    all: 'all losers pay the winner',
    discarder: 'only the discarder pays for a win on a discard',
    'discarder-for-all': 'the discarder pays what all three would pay',
  },
  'discarder-pays': { number: (times) => `the discarder pays ${TIMES_OVER[times]}` },
  'self-draw-pays': { number: (times) => `all pay ${TIMES_OVER[times]} for a self-draw` },
  'east-doubles': {
    all: 'East pays and receives double',
    'losers-only': 'East pays and receives double, but not from or to the winner',
    none: 'East pays and receives the same as the others',
  },
  'losers-settle': {
    yes: 'losers settle with one another',
    no: 'losers do not settle with one another',
    'unless-limit': 'losers do not settle with one another after a limit hand',
  },
  pao: {
    on: 'feeding a big hand that is worth the limit makes the discarder pay for all',
    off: 'the discarder never pays for all',
  },
  'pao-on': {
    'big-limit-hands': 'big three dragons and big four winds make a player liable if they are worth the limit',
    list: (awards) => `a player can be liable for ${list(awards.map((one) => `“${rule(one as AwardId)}”`))}`,
  },
  'pao-by': {
    'winning-tile': 'only the discarder of the winning tile can be liable',
    claim:
      'whoever discards the tile for the set that makes the hand certain is liable, whoever then discards the last one',
  },
  'pao-amount': {
    'all-shares': 'the discarder who pays for all pays all three shares',
    'every-share': 'the discarder who pays for all pays all three shares, even if only discarders pay otherwise',
    'three-limits': 'the discarder who pays for all pays three limits',
    'one-limit': 'the discarder who pays for all pays one limit',
  },
  'pao-others': {
    settle: 'losers settle with one another when a player pays for all',
    lapse: 'losers do not settle with one another when a player pays for all',
  },
  'pao-debts': {
    own: 'the player who pays for all settles only their own differences',
    all: 'the player who pays for all also pays what the others owe one another',
  },
  'dead-hand-pays': {
    full: 'a dead hand pays in full',
    'net-if-short': 'a short hand subtracts its own value from what it pays',
  },
  washout: {
    'east-stays': 'East stays after a wash-out',
    'east-passes': 'the deal passes after a wash-out',
    goulash: 'after a wash-out East stays, and the next hand is a goulash',
  },
  'east-win': { 'east-stays': 'East stays after winning', 'east-passes': 'the deal passes after every win' },
  rounds: { number: (rounds) => `a game has ${count(rounds, 'round')}` },
  reseat: {
    never: 'seats are drawn once, before the game',
    'each-round': 'seats are drawn again after each round',
  },
  'dead-wall': {
    '14': 'the dead wall has 14 tiles',
    '16': 'the dead wall has 16 tiles',
    '12': 'the dead wall has 12 tiles',
    dice: 'one throw names the side to break and sets the size of the dead wall',
    'replenished-14': 'the dead wall is kept at 14 tiles',
    none: 'there is no dead wall',
  },
  'loose-tiles': {
    apart: 'the loose tiles lie on the second and fourth stacks to the right of the breach',
    together: 'the loose tiles lie side by side to the right of the breach',
  },
  'bonus-replaced-from': {
    loose: 'flowers are replaced with loose tiles',
    'live-wall': 'flowers are replaced from the live wall',
  },
  'bonus-laid-out': {
    'east-first': 'dealt flowers are replaced in turn from East',
    'as-dealt': 'dealt flowers are replaced in the order of the deal',
  },
  'claim-priority': {
    'nearest-after-discarder': 'of two winners, the next in turn after the discarder wins',
    'nearest-to-east': 'of two winners, the one nearest to East wins',
    'special-hand-first': 'of two winners, the one with a special hand wins',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `“${rule(one.rule)}” is worth ${worth(one.worth)}` : optionClause(one, options);
