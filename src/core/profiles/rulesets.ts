/** The profiles of `profiles.ts` as data: what each changes. What no source shows stays as in the profile that is extended. Imports nothing. */
import type { MoreProfileName } from './more-names.js';
import type { ProfileDefinition } from './profile.js';

export interface Definition extends ProfileDefinition {
  readonly name: MoreProfileName;
  readonly source: string;
  /** The classical rules unless set. */
  readonly extends?: 'bmja' | MoreProfileName;
}

const NO_FLOWERS = 'flower: off; season: off; own-flower: off; own-season: off; all-flowers: off; all-seasons: off; ';

const OWN_PAIR_OF_FLOWERS =
  'own-flower: off; own-season: off; --own-flower-and-season: 1 double for everyone if own-flower, own-season; ';

const PAIR_WAITS = 'pair-wait: 2 points; --pair-wait-of-majors: 2 points if pair-completed, not won-on-simple; ';

const SNAKE = '11122345678999x or 11123455678999x or 11123456788999x';

/** An award for losers who wait for a hand. */
const waiting = (hand: string, worth: string, name = hand.slice(2)): string =>
  `--waiting-${name}: ${worth} for losers if calling ${hand}; `;

const NOTHING_KONGS = 'not kong-of-simples, not kong-of-terminals, not kong-of-honours';

/** Special hands of the British association, winning and fishing, to which flowers and seasons are added. */
const specialHands = (
  limitHands: readonly (readonly [id: string, terms?: string])[],
  worthHalf: readonly string[] = [],
): string => {
  const half: readonly (readonly [id: string, terms: string])[] = [
    ['--all-pair-honours', 'of [19bcdESWNRGB]{2}*7 if nothing-declared'],
    ['--knitting', 'of (kx ky)*7 if nothing-declared'],
    ['--triple-knitting', 'of (kx ky kz)*4 (kx ky) if nothing-declared'],
  ];
  const declare = (id: string, worth: string, terms = ''): string => `${id}: ${worth} plus bonus ${terms}; `;
  const fishing = (id: string, worth: string): string =>
    declare(`--calling-${id.replace('--', '')}`, worth, `for losers if calling ${id}`);
  // Nobody waits for luck.
  const isLuck = (id: string): boolean => /^(heavenly|earthly|twofold|moon|plum|carrying)/.test(id);
  return [
    ...limitHands.map(
      ([id, terms]) =>
        declare(id, worthHalf.includes(id) ? 'half limit' : 'limit', terms) +
        (isLuck(id) ? '' : fishing(id, '2/5 limit')),
    ),
    ...half.map(([id, terms]) => declare(id, 'half limit', terms) + fishing(id, '1/5 limit')),
  ].join('');
};

/** Beside which no other double counts, also for a loser who waits for it. */
const PURITY =
  '--purity: 3 doubles alone if full-flush, all-pungs; --calling-purity: 3 doubles alone for losers if calling --purity; ';

/** The special hands that the association and a club of it have in common. */
const BRITISH_HANDS: readonly (readonly [id: string, terms?: string])[] = [
  ['heavenly-hand'],
  ['earthly-hand'],
  ['twofold-fortune'],
  ['moon-from-the-sea'],
  ['plum-blossom'],
  ['--buried-treasure', `if four-concealed-pungs, one-suit, ${NOTHING_KONGS}`],
  ['--three-great-scholars', 'if big-three-dragons, no-chow'],
  ['--gates-of-heaven', 'of 1112345678999x [2-8x] if nothing-declared'],
  ['--wriggling-snake', 'of 1123456789x ESWN if nothing-declared'],
  ['thirteen-orphans'],
  ['four-kongs'],
  ['all-honours'],
  ['all-terminals'],
  ['big-four-winds'],
];

export const definitions: readonly Definition[] = [
  {
    name: 'babcock-1923',
    source: 'J. P. Babcock, Babcock’s Rules for Mah-Jongg: The Red Book of Rules, 2nd edition (1923)',
    rules:
      'limit: 300; set-of-round-wind: off; pair-of-round-wind: off; ' +
      NO_FLOWERS +
      'little-three-dragons: off; little-four-winds: off; big-four-winds: off',
  },
  {
    name: 'harr-1922',
    source: 'L. L. Harr, Pung Chow: The Game of a Hundred Intelligences (1922), without a limit',
    rules:
      'limit: none; --no-sequence: 10 points if no-chow; all-pungs: off; ' +
      '--no-other-score: 10 points if four-chows, valueless-pair, discard, no-wait-award; ' +
      'only-tile: off; pair-wait: 2 points; one-chance-chow: 2 points if middle-wait; ' +
      'kong-replacement: 10 points; flower-replacement: 10 points; robbed-kong: off; last-tile: off; ' +
      'last-discard: off; set-of-round-wind: off; pair-of-round-wind: off; flower: off; season: off; ' +
      'all-flowers: off; all-seasons: off; little-three-dragons: off; fully-concealed: off; ' +
      'half-flush: 1 double for everyone; full-flush: 3 doubles for everyone; all-honours: 3 doubles for everyone; ' +
      'heavenly-hand: 3 doubles; earthly-hand: 3 doubles; thirteen-orphans: off; nine-gates: off; four-kongs: off; ' +
      'all-terminals: off; big-three-dragons: off; little-four-winds: off; big-four-winds: off; ' +
      'twofold-fortune: off; all-green: off; pao: off; dead-wall: none; self-draw-from: any-wall',
  },
  {
    name: 'aru-shi-a-ru-1929',
    source: 'Aru-shi-a-ru, the Japanese classical rules from 1929 to 2003',
    rules:
      'rounding: base-to-nearest-10; only-tile: off; pair-wait: 2 points; one-chance-chow: 2 points; ' +
      'concealed-hand: 10 points; concealed-hand-on: discard; self-draw-from: any-wall; ' +
      NO_FLOWERS +
      'chow-hand: 1 double; chow-hand-form: no-points; all-simples: 1 double; terminals-and-honours: 1 double; ' +
      'outside-hand: 1 double; pure-straight: 1 double; three-concealed-pungs: 1 double; ' +
      'kong-replacement: 1 double; robbed-kong: 1 double; last-discard: off; ' +
      '--full-flush-points: 10 points if full-flush; earthly-hand-on: first-draw; four-concealed-pungs: limit; ' +
      'four-kongs: off; twofold-fortune: off; all-green: off; payers: discarder-for-all; losers-settle: no; ' +
      'pao-on: big-three-dragons, big-four-winds, little-four-winds; pao-by: claim; ' +
      'washout: east-passes; dead-wall: replenished-14',
  },
  {
    name: 'aru-shi-a-ru',
    extends: 'aru-shi-a-ru-1929',
    source: 'Aru-shi-a-ru, the rules of the Japan Mahjong Federation since 2004',
    rules: 'rounding: base-up-to-10',
  },
  {
    name: 'millington-1977',
    source: 'A. D. Millington, The Complete Book of Mah-Jongg (1977)',
    rules:
      'mahjong: 10 points; only-tile: off; --only-place: 2 points if only-tile-seen; ' +
      PAIR_WAITS +
      OWN_PAIR_OF_FLOWERS +
      'three-concealed-pungs: 1 double for everyone; claimed-kong: concealed-for-doubles; ' +
      'little-four-winds: 1 double for everyone; big-three-dragons: 2 doubles for everyone; ' +
      'big-four-winds: 2 doubles for everyone; --three-great-scholars: limit if big-three-dragons, no-chow; ' +
      '--four-blessings: limit if big-four-winds; chow-hand: 1 double; terminals-and-honours: 1 double; ' +
      'kong-replacement: 1 double; robbed-kong: 1 double; original-call: 1 double; ' +
      '--buried-treasure: limit if four-concealed-pungs, self-draw; ' +
      '--concealed-clear-suit: limit if full-flush, nothing-exposed, self-draw; ' +
      '--all-honours-doubles: 2 doubles if all-honours; --all-majors: 1 double if no-simple, not terminals-and-honours; ' +
      `--wriggling-snake: limit of ${SNAKE}; ` +
      'plum-blossom: limit; moon-from-the-sea: limit; carrying-pole: limit; thirteen-wins: limit; ' +
      'nine-gates-wait: pure; dead-wall: 16; bonus-replaced-from: live-wall; ' +
      'pao-on: big-three-dragons, big-four-winds, little-four-winds, little-three-dragons, full-flush, all-honours, all-terminals, all-green, last-live-tiles; ' +
      'pao-by: claim; pao-debts: all',
  },
  {
    name: 'xmj',
    extends: 'millington-1977',
    source: 'J. C. Bradfield, Mah-Jong for Unix (xmj), with its default options',
    rules:
      'mahjong: 20 points; limit: 1000; claimed-kong: exposed; --all-terminals-doubles: 2 doubles if all-terminals; ' +
      'heavenly-hand: off; --blessing-of-heaven: limit if first-turn, seat-wind east; ' +
      'earthly-hand: off; --blessing-of-earth: limit if first-turn, not seat-wind east, discard; ' +
      'pao-others: lapse; pao-debts: own',
  },
  {
    name: 'buzzard-2000',
    source: 'J. Buzzard, Mah-Jongg: the Game and How To Play It (2000)',
    rules:
      'limit: 600; original-call: 100 points; standing: 100 points; --no-chows: 10 points if no-chow; ' +
      '--scoreless: 10 points if four-chows, valueless-pair, discard, no-wait-award, no flowers, no seasons; ' +
      '--last-wall-points: 10 points if last-tile, live-wall; kong-replacement: 1 double; ' +
      'flower-replacement: 1 double; --loose-tile-points: 10 points if loose-tile; self-draw-from: any-wall; ' +
      'robbed-kong: 1 double; last-discard: off; fully-concealed: off; terminals-and-honours: 1 double; ' +
      'chow-hand: 1 double; all-flowers: 3 doubles; all-seasons: 3 doubles; little-three-dragons: off; ' +
      'four-concealed-pungs: limit; nine-gates-wait: pure; thirteen-wins: limit; ' +
      'big-three-dragons: limit for everyone; little-four-winds: limit for everyone; ' +
      'big-four-winds: limit for everyone; ' +
      'four-kongs: off; all-green: off; twofold-fortune: off; dead-hand-pays: net-if-short; ' +
      '--one-suit-pungs: 3 doubles if full-flush, at least 3 exposed pungs; best-of: --one-suit-pungs, full-flush; ' +
      'pao-on: big-three-dragons, big-four-winds, --one-suit-pungs, all-terminals; pao-others: lapse; false-win: 2 limits to each',
  },
  {
    name: 'bmja-2019',
    extends: 'bmja',
    source: 'British Mah-Jong Association: G. Headley and Y. Seeley, Mah-Jong (Know the Game), 3rd edition (2019)',
    rules:
      'half-flush: 1 double; kong-replacement: 1 double; flower-replacement: 1 double; carrying-pole: off; ' +
      'all-green: off; --calling-all-green: off; ' +
      PURITY +
      'original-call: 1 double for everyone; --original-call-of-winner: 1 double if original-call; ' +
      specialHands([...BRITISH_HANDS, ['--imperial-jade', 'if all-green, no-chow']]) +
      'self-draw-from: live-wall',
  },
  {
    name: 'outside-the-box',
    extends: 'bmja',
    source: 'Outside the Box, the guide of a British club, as far as it is known',
    rules:
      'half-flush: 1 double; only-tile: 2 points; ' +
      PAIR_WAITS +
      'three-concealed-pungs: 1 double; little-three-dragons: 1 double for winner; little-four-winds: 1 double; ' +
      'big-three-dragons: 2 doubles; kong-replacement: 1 double; flower-replacement: 1 double; ' +
      PURITY +
      specialHands([...BRITISH_HANDS, ['all-green'], ['carrying-pole']], ['all-green', 'all-terminals', 'four-kongs']) +
      '--jade-concealed: limit plus bonus if all-green, nothing-exposed; ' +
      '--heads-and-tails-concealed: limit plus bonus if all-terminals, nothing-exposed; ' +
      '--four-kongs-concealed: limit plus bonus if four-kongs, nothing-exposed; ' +
      '--all-pair: half limit plus bonus of [xESWNRGB]{2}*7 if nothing-exposed; ' +
      '--heavenly-twins: limit plus bonus of [x]{2}*7 if nothing-exposed; ' +
      '--ruby-jade: limit plus bonus of GG RR [b]{2}*5 if nothing-exposed; ' +
      '--wriggly-snake: limit plus bonus of 123456789x ESWN [xESWN] if nothing-exposed; ' +
      '--windfall: limit plus bonus of ESWN [x]{2}*5 if nothing-exposed; ' +
      '--wriggly-dragon: limit plus bonus of 123456789x RGB [RGB]{2} if nothing-exposed; ' +
      '--windy-chow: half limit plus bonus of ESWN [ESWN] klmx klmy klmz if nothing-exposed; ' +
      '--run-pung-and-pair: limit plus bonus of 123456789x [x]{3} [x]{2} if nothing-exposed; ' +
      '--grand-sequence: limit plus bonus of 123456789x [ESWNRGB]{3} [bcd]{2} if nothing-exposed; ' +
      '--hovering-angel: limit plus bonus of klmx klmy klmz [own]{3} [RGB]{2} if nothing-exposed; ' +
      'flower-sets: include-own; pao-others: lapse; false-win: half limit to each',
  },
  {
    name: 'sontag',
    source: 'R. Sontag, Mah-Jongg (Technische Universität Chemnitz)',
    rules:
      'limit: 5000; minimum-points: 100; --handspiel: 10 points if nothing-exposed, self-draw; --chowspiel: 2 points if four-chows; ' +
      '--pungspiel: 10 points if no-chow, not four-kongs; four-kongs: 40 points; only-tile: 10 points; ' +
      'self-draw: off; --last-discard-points: 10 points if last-discard; ' +
      '--last-tile-points: 10 points if last-tile, live-wall; robbed-kong: 1 double; ' +
      '--robbed-kong-points: 10 points if robbed-kong; kong-replacement: off; all-pungs: off; ' +
      'little-three-dragons: off; all-flowers: 3 doubles; all-seasons: 3 doubles; flower-sets: include-own; ' +
      'set-of-dragons: 1 double; --dragon-kong: 1 double for everyone each kong of dragons; ' +
      '--suit-kong: 1 double for everyone each kong of [x]; ' +
      '--other-wind: 1 double for everyone each pung of other-winds; ' +
      '--other-wind-kong: 2 doubles for everyone each kong of other-winds; ' +
      'double-wind-set: once; set-of-seat-wind: 2 doubles; set-of-round-wind: 2 doubles; ' +
      '--seat-wind-kong: 1 double for everyone each kong of seat-wind; ' +
      '--round-wind-kong: 1 double for everyone each kong of round-wind if winds-differ; ' +
      '--double-wind: 1 double for everyone each pung of seat-wind if not winds-differ; ' +
      '--double-wind-kong: 1 double for everyone each kong of seat-wind if not winds-differ; ' +
      'fully-concealed: 3 doubles; --call-for-last-tile: 1 double if nothing-exposed, discard; ' +
      'full-flush: 4 doubles; half-flush: 1 double; ' +
      '--three-suit-sets: 1 double if half-flush, 1 set of honours; ' +
      '--four-suit-sets: 2 doubles if half-flush, no sets of honours',
  },
  {
    name: 'nts-2002',
    source: 'Nederlandse Mahjong Bond, Nederlandse Toernooi-Spelregels (2002)',
    rules:
      'limit: 2000; pair-wait: 2 points; all-simples: 1 double; chow-hand: 1 double; chow-hand-form: any-pair; ' +
      'last-discard: off; fully-concealed: off; --hidden-treasure: 2 doubles if nothing-exposed, self-draw; ' +
      'own-flower: off; own-season: off; all-flowers: off; all-seasons: off; little-four-winds: 1 double; ' +
      'little-three-dragons: 1 double for winner; ' +
      'kong-replacement: 1 double; robbed-kong: 1 double; twofold-fortune: 1 double; pao: off; ' +
      '--moon: 2 doubles if moon-from-the-sea; --plum: 2 doubles if plum-blossom; ' +
      'three-concealed-pungs: 1 double for everyone; four-concealed-pungs: 2 doubles for everyone; ' +
      'four-kongs: 3 doubles for everyone; --three-concealed-kongs: 2 doubles for everyone if 3 concealed kongs; ' +
      '--four-concealed-kongs: limit if four-kongs, four-concealed-pungs; ' +
      'half-flush: 1 double for everyone; --zeer-schoon: 2 doubles for everyone if half-flush, no-simple; ' +
      'best-of: three-concealed-pungs, four-concealed-pungs / half-flush, --zeer-schoon, full-flush, all-honours; ' +
      'full-flush: 3 doubles for everyone; all-honours: 3 doubles for everyone; earthly-hand: half limit; ' +
      '--wind-snake: half limit of 123456789x ESWN [xESWN] if nothing-declared; ' +
      '--dragon-snake: half limit of 123456789x RGB [ESWN]{2} if nothing-declared; ' +
      '--court-of-peking: half limit of 1234567x ESWN RGB if nothing-declared; ' +
      '--honour-twins: limit of [ESWNRGB]{2}*7 if nothing-declared; ' +
      '--pure-twins: half limit of [x]{2}*7 if nothing-declared; ' +
      '--very-clean-twins: half limit of [19xESWNRGB]{2}*7 if nothing-declared; ' +
      '--clean-twins: 1/4 limit of [xESWNRGB]{2}*7 if nothing-declared; ' +
      '--seven-twins: 1/8 limit of [bcdESWNRGB]{2}*7 if nothing-declared; ' +
      `--squirming-snake: half limit of ${SNAKE}; ` +
      waiting('--seven-twins', '1/16 limit') +
      waiting('--clean-twins', '1/8 limit') +
      waiting('--pure-twins', '1/4 limit') +
      waiting('--honour-twins', 'half limit') +
      waiting('thirteen-orphans', 'half limit', 'orphans') +
      waiting('nine-gates', 'half limit', 'gates') +
      waiting('--wind-snake', '1/4 limit') +
      waiting('--dragon-snake', '1/4 limit') +
      waiting('--court-of-peking', '1/4 limit', 'court'),
  },
  {
    name: 'kajongg-classical',
    source: 'kajongg, “Classical Chinese standard”',
    rules:
      PAIR_WAITS +
      'self-draw-from: any-wall; ' +
      OWN_PAIR_OF_FLOWERS +
      'three-concealed-pungs: 1 double for everyone; little-three-dragons: off; little-four-winds: off; ' +
      'chow-hand: 1 double; terminals-and-honours: 1 double; kong-replacement: 1 double; ' +
      'flower-replacement: 1 double; robbed-kong: 1 double; original-call: 1 double; ' +
      '--hidden-treasure: limit if four-concealed-pungs, self-draw; ' +
      '--concealed-true-colour: limit if full-flush, nothing-exposed, self-draw; ' +
      'plum-blossom: limit; moon-from-the-sea: limit; carrying-pole: limit; thirteen-wins: limit after 9; ' +
      'nine-gates-wait: pure; dead-wall: 16',
  },
  {
    name: 'pomax',
    source: 'Pomax, Mahjong, “Chinese classical”',
    rules:
      'limit: 1000; mahjong: 10 points; only-tile: off; pair-wait: 2 points; ' +
      '--major-pair: 2 points if pair-completed, not won-on-simple; self-draw-from: any-wall; ' +
      OWN_PAIR_OF_FLOWERS +
      'all-flowers: 2 doubles; all-seasons: 2 doubles; chow-hand: 1 double; terminals-and-honours: 1 double; ' +
      'kong-replacement: off; robbed-kong: 1 double; four-concealed-pungs: limit; heavenly-hand: off; ' +
      'earthly-hand: off; twofold-fortune: off; pao: off; ' +
      'nine-gates: off; --nine-gates: limit of 1112345678999x [2-8x] if nothing-declared',
  },
];
