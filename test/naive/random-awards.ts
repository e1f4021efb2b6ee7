/**
 * Random own awards, and hands that earn them: what the definition settles, so that two readers of it must agree. Left
 * out is what it leaves open (see own-awards/read-terms.ts), such as words that are both facts and awards.
 */
import fc from 'fast-check';
import type { DeclaredSet, Hand, Situation, Tile, Wind } from '../../src/core/types.js';
import { dealPattern, readPattern, suitMeanings } from './own-awards.js';
import type { Random, RandomCase } from './random.js';
import type { NaiveRules } from './rules.js';
import { countOf, WIND_TILE } from './tiles.js';

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((points) => `${points} ${points === 1 ? 'point' : 'points'}`),
  fc.constantFrom('1 double', '2 doubles', '3 doubles', 'limit', 'half limit', '2/5 limit', '3/4 limit', '1/10 limit'),
);
const setAmounts = fc.oneof(amounts, fc.constantFrom('4/8 points', '1/2 points', '10/30 points'));

const classes = [
  'dragons',
  'winds',
  'seat-wind',
  'round-wind',
  'other-winds',
  'honours',
  'terminals',
  'simples',
  '[2468b]',
  '[19bcd]',
  '[5-9c]',
  '[RGB]',
  '[d]',
  '[ESWNRGB]',
];

/** Groups of which every reading has the same idea. */
export const groups = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', 'concealed ', 'exposed '),
      fc.constantFrom('pung', 'kong', 'pair'),
      fc.option(fc.constantFrom(...classes)),
    )
    // A pair is neither exposed nor concealed where it matters.
    .map(([exposure, kind, of]) => `${kind === 'pair' ? '' : exposure}${kind}${of ? ` of ${of}` : ''}`),
  fc
    .tuple(
      fc.constantFrom('', 'concealed ', 'exposed '),
      fc.option(fc.constantFrom('simples', '[1-6b]', '[c]', '[789bcd]')),
    )
    .map(([exposure, of]) => `${exposure}chow${of ? ` of ${of}` : ''}`),
  fc
    .tuple(fc.constantFrom('flower', 'season'), fc.constantFrom('', ' of seat', ' of round'))
    .map(([kind, of]) => kind + of),
);

/** Facts about the tiles, the same for winners and losers. */
const tileFacts = [
  'one-suit',
  'some-honour',
  'no-honour',
  'some-terminal',
  'no-terminal',
  'no-simple',
  'seat-east',
  'seat-not-east',
  'nothing-declared',
  'nothing-exposed',
  'three-dragon-sets',
  'little-dragons',
  'little-winds',
  'four-wind-sets',
  'three-concealed-pungs',
  'four-concealed-pungs',
  'four-kongs',
  'four-flowers',
  'four-seasons',
];
/** Facts about how the hand was won. */
const winFacts = [
  'self-draw',
  'discard',
  'live-wall',
  'loose-tile',
  'not-loose',
  'won-on-1d',
  'won-on-5d',
  'won-on-2b',
  'no-chow',
  'some-chow',
  'four-chows',
  'straight',
  'one-chance',
  'pair-completed',
];
/** Awards whose names are not facts as well. */
const everyonesAwards = [
  'pung-of-simples',
  'pung-of-terminals',
  'pung-of-honours',
  'kong-of-simples',
  'kong-of-terminals',
  'kong-of-honours',
  'pair-of-dragons',
  'pair-of-seat-wind',
  'set-of-dragons',
  'set-of-seat-wind',
  'flower',
  'season',
  'own-flower',
  'own-season',
];
const winnersAwards = [
  'all-pungs',
  'half-flush',
  'full-flush',
  'all-simples',
  'terminals-and-honours',
  'all-honours',
  'all-terminals',
  'big-three-dragons',
  'little-four-winds',
  'big-four-winds',
  'heavenly-hand',
  'moon-from-the-sea',
  'plum-blossom',
  'pure-straight',
];
/** What a loser can wait for, however the hand would be won. */
const waitedFor = [
  'all-pungs',
  'half-flush',
  'full-flush',
  'all-simples',
  'all-honours',
  'all-terminals',
  'big-three-dragons',
  'little-four-winds',
  'big-four-winds',
  'four-kongs',
  'thirteen-orphans',
  'all-green',
];

/**
 * Words about the groups of a reading. Open: whether a loser may leave a pung apart so that `not pung-of-simples` holds.
 * Losers here are not asked.
 */
const aboutGroups = /pung|kong|pair|set|dragon|wind/;

const condition = (words: readonly string[], forLosers: boolean) =>
  fc
    .tuple(fc.constantFrom('', '', 'not '), fc.constantFrom(...words))
    .map(([not, word]) => (forLosers && aboutGroups.test(word) ? '' : not) + word);
const conditions = (words: readonly string[], minLength: number, forLosers: boolean) =>
  fc
    .uniqueArray(condition(words, forLosers), {
      minLength,
      maxLength: 3,
      selector: (one) => one.replace('not ', ''),
    })
    .map((list) => (list.length ? ` if ${list.join(', ')}` : ''));

/** Patterns of fourteen tiles, published ones and others like them. */
export const patterns = [
  '1123456789x ESWN',
  '[x]{2}*7',
  '[1-9x]{2}*7',
  '[x]{2}*7!',
  '[xESWNRGB]{2}*7',
  '[19bcdESWNRGB]{2}*7',
  '(kx ky)*7',
  '(kx ky kz)*4 (kx ky)',
  '123456789x RGB [ESWN]{2}',
  '123456789x ESWN [xESWN]',
  '1234567x ESWNRGB',
  '22446688x [19x]{3} [~x]{3}',
  '[13579xy2468z]{3}*4 [13579xy2468z]{2}',
  '123456789x [ESWNRGB]*5!',
  '1234567x [1-7x] RRR [own]{3}',
  '123456789x [x]{3} [x]{2}',
  '1112345678999x [2-8x]',
  '11122345678999x or 11123455678999x or 11123456788999x',
  '2468b 2468c 2468d [ESWN]{2}',
  '1122334455x [~x]{2} [own]{2}',
  '(klmx klmy)*2 RR',
] as const;

const winnersAward = fc
  .tuple(amounts, conditions([...tileFacts, ...winFacts, ...everyonesAwards, ...winnersAwards], 1, false))
  .map(([amount, when]) => amount + when);
const everyonesAward = fc
  .tuple(amounts, fc.constantFrom('everyone', 'losers'), conditions([...tileFacts, ...everyonesAwards], 1, true))
  .map(([amount, scope, when]) => `${amount} for ${scope}${when}`);
const eachAward = fc
  .tuple(
    setAmounts,
    fc.constantFrom('', ' for everyone', ' for losers'),
    groups,
    conditions([...tileFacts, ...everyonesAwards], 0, true),
  )
  // Only a set is exposed or concealed.
  .filter(([amount, , group]) => !/\d\/\d+ points/.test(amount) || /pung|kong/.test(group))
  .map(([amount, scope, group, when]) => `${amount}${scope} each ${group}${when}`);
const callingAward = fc
  .tuple(amounts, fc.constantFrom(...waitedFor))
  .map(([amount, what]) => `${amount} for losers if calling ${what}`);
const patternAward = fc
  .tuple(amounts, fc.constantFrom(...patterns), fc.constantFrom('', ' if nothing-declared', ' if nothing-exposed'))
  .map(([amount, pattern, when]) => `${amount} of ${pattern}${when}`);

/** A few own awards, one of which may need another. */
export const ownAwards: fc.Arbitrary<NaiveRules> = fc
  .tuple(
    fc.array(fc.oneof(winnersAward, everyonesAward, eachAward, callingAward, patternAward), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.option(fc.tuple(amounts, fc.constantFrom('', 'not '))),
  )
  .map(([texts, another]) => {
    const awards: NaiveRules = {};
    texts.forEach((text, place) => (awards[`--award-${'abcdef'[place]}`] = text));
    if (another) awards['--another'] = `${another[0]} if ${another[1]}--award-a`;
    return awards;
  });

/** Built-in awards with a scope of their own. */
export const scopes: fc.Arbitrary<NaiveRules> = fc.dictionary(
  fc.constantFrom(
    'three-concealed-pungs',
    'big-three-dragons',
    'little-four-winds',
    'big-four-winds',
    'set-of-dragons',
    'flower',
  ),
  fc
    .tuple(fc.constantFrom('1 double', '2 doubles', '3 points'), fc.constantFrom(' for everyone', ' for losers'))
    .map(([amount, scope]) => amount + scope),
  { maxKeys: 3 },
);

/** A hand that one of the alternatives of a pattern describes, or, for a loser, all but one tile of it. */
export function patternCase(pattern: string, random: Random, winner: boolean): RandomCase | undefined {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const seat = pick<Wind>(['east', 'south', 'west', 'north']);
  const items = readPattern(pick(pattern.split(' or ')));
  for (let attempt = 0; attempt < 200; attempt++) {
    const tiles = dealPattern(items, WIND_TILE[seat], pick(suitMeanings), pick);
    if (!tiles || tiles.some((tile) => countOf(tile, tiles) > 4)) continue;
    const held = [...tiles].sort(() => random() - 0.5);
    const sets: DeclaredSet[] = [];
    // Now and then a pung is on the table, or a concealed kong.
    const three = held.find((tile) => countOf(tile, held) === 3);
    if (three !== undefined && random() < 0.4) {
      for (let copy = 0; copy < 3; copy++) held.splice(held.indexOf(three), 1);
      const isKong = random() < 0.5;
      sets.push({
        kind: isKong ? 'kong' : 'pung',
        tiles: Array<Tile>(isKong ? 4 : 3).fill(three),
        concealed: isKong && random() < 0.5,
      });
    }
    const winningTile = held.pop()!;
    const situation: Situation = { seat, round: pick<Wind>(['east', 'south', 'west', 'north']) };
    const hand: Hand = { sets, concealed: held, bonus: [] };
    if (winner) {
      hand.winningTile = winningTile;
      situation.win = random() < 0.5 ? 'self-draw' : 'discard';
    }
    return { hand, situation };
  }
  return undefined;
}
