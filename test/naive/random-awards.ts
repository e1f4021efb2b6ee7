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
import { listIn } from './lists.js';

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((points) => `${points} ${points === 1 ? 'point' : 'points'}`),
  fc.constantFrom(
    ...listIn(`
    1 double, 2 doubles, 3 doubles, limit, half limit, 2/5 limit, 3/4 limit, 1/10 limit, 3/2 limit, 2 limits,
    score 20, score 250, score 2000, 2 doubles alone, 4 doubles alone, half limit plus bonus, 2/5 limit plus bonus,
    limit plus bonus
    `),
  ),
);
const setAmounts = fc.oneof(amounts, fc.constantFrom('4/8 points', '1/2 points', '10/30 points'));

const classes = listIn(`
  dragons, winds, seat-wind, round-wind, other-winds, honours, terminals, simples, [2468b], [19bcd], [5-9c], [RGB],
  [d], [ESWNRGB]
`);

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

/** Facts about the tiles and about what was declared, the same for winners and losers. */
const tileFacts = listIn(`
  original-call, standing, one-suit, some-honour, no-honour, some-terminal, no-terminal, no-simple, seat-east,
  seat-not-east, seat-wind east, seat-wind south, round-wind south, round-wind east, no guest-wind, nothing-declared,
  nothing-exposed, three-dragon-sets, little-dragons, little-winds, four-wind-sets, three-concealed-pungs,
  four-concealed-pungs, four-kongs, four-flowers, four-seasons
`);
/** Facts about how the hand was won. */
const winFacts = listIn(`
  self-draw, discard, live-wall, loose-tile, not-loose, won-on-1d, won-on-5d, won-on-2b, no-chow, some-chow,
  four-chows, straight, one-chance, middle-wait, edge-wait, pair-completed
`);
/** Awards whose names are not facts as well. */
const everyonesAwards = listIn(`
  pung-of-simples, pung-of-terminals, pung-of-honours, kong-of-simples, kong-of-terminals, kong-of-honours,
  pair-of-dragons, pair-of-seat-wind, set-of-dragons, set-of-seat-wind, flower, season, own-flower, own-season
`);
const winnersAwards = listIn(`
  all-pungs, half-flush, full-flush, all-simples, terminals-and-honours, all-honours, all-terminals,
  big-three-dragons, little-four-winds, big-four-winds, heavenly-hand, moon-from-the-sea, plum-blossom, pure-straight
`);
/** What a loser can wait for, however the hand would be won. */
const waitedFor = listIn(`
  all-pungs, half-flush, full-flush, all-simples, all-honours, all-terminals, big-three-dragons, little-four-winds,
  big-four-winds, four-kongs, thirteen-orphans, all-green
`);

const plural = (group: string): string => group.replace(/(pung|kong|pair|chow|flower|season)/, '$1s');

const condition = (words: readonly string[]) =>
  fc.tuple(fc.constantFrom('', '', 'not '), fc.constantFrom(...words)).map((parts) => parts.join(''));
const conditions = (words: readonly string[], minLength: number) =>
  fc
    .uniqueArray(condition(words), {
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
  '[x]{4}! 234x 55z RRR [own]{3}',
  '[2-8bc]{4}!*2 [ESWN]{3}*2 [RGB]{2}',
  '[5b]{4}! 123b 456c 99d [ESWNRGB]{3}',
  '[bcd]{4}! 123x 123y 123z [RGB]{2} or [bcd]{4}!*4! [RGB]{2}',
] as const;

const winnersAward = fc
  .tuple(amounts, conditions([...tileFacts, ...winFacts, ...everyonesAwards, ...winnersAwards], 1))
  .map(([amount, when]) => amount + when);
/** How many groups. A loser may have fewer than the tiles allow. */
const numberedAward = fc
  .tuple(
    amounts,
    fc.constantFrom('', ' for everyone', ' for losers'),
    fc.constantFrom('', 'not '),
    fc.oneof(
      fc
        .tuple(fc.constantFrom('at least ', 'at most ', 'exactly ', ''), fc.integer({ min: 1, max: 4 }), groups)
        .map(([how, times, group]) => `${how}${times} ${plural(group)}`),
      groups.map((group) => `no ${plural(group)}`),
    ),
  )
  .map(([amount, scope, not, condition]) => `${amount}${scope} if ${not}${condition}`);
const everyonesAward = fc
  .tuple(amounts, fc.constantFrom('everyone', 'losers'), conditions([...tileFacts, ...everyonesAwards], 1))
  .map(([amount, scope, when]) => `${amount} for ${scope}${when}`);
const eachAward = fc
  .tuple(
    setAmounts,
    fc.constantFrom('', ' for everyone', ' for losers'),
    groups,
    conditions([...tileFacts, ...everyonesAwards], 0),
  )
  // A fixed value is for the hand.
  .filter(([amount]) => !amount.startsWith('score'))
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
    fc.array(fc.oneof(winnersAward, numberedAward, everyonesAward, eachAward, callingAward, patternAward), {
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
    ...listIn(`
    three-concealed-pungs, big-three-dragons, little-four-winds, big-four-winds, set-of-dragons, flower,
    outside-hand, four-concealed-pungs
    `),
  ),
  fc
    .tuple(fc.constantFrom('1 double', '2 doubles', '3 points'), fc.constantFrom(' for everyone', ' for losers'))
    .map(([amount, scope]) => amount + scope),
  { maxKeys: 3 },
);

/** Families of which only the best award counts, some of the table's own among them. */
export const families: fc.Arbitrary<NaiveRules> = fc
  .array(
    fc.uniqueArray(
      fc.constantFrom(
        ...['half-flush', 'full-flush', 'all-pungs', 'all-honours', 'set-of-dragons', 'set-of-seat-wind', 'self-draw'],
        ...['three-concealed-pungs', 'four-concealed-pungs', 'flower', 'own-flower', 'mahjong', 'pung-of-simples'],
        ...['--award-a', '--award-b', '--award-c', 'pung-of-terminals', 'kong-of-simples', 'fully-concealed'],
      ),
      { minLength: 2, maxLength: 5 },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((list): NaiveRules => ({ 'best-of': list.map((family) => family.join(', ')).join(' / ') }));

/** Limits that differ by seat. */
export const limits: fc.Arbitrary<NaiveRules> = fc
  .tuple(
    fc.constantFrom('500', '100'),
    fc.uniqueArray(fc.constantFrom('east', 'south', 'west', 'north'), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('1000', '64'),
    fc.constantFrom('as-limit', '300'),
  )
  .map(([usual, seats, own, value]): NaiveRules => ({
    limit: `${usual}, ${(['east', 'south', 'west', 'north'] as const)
      .filter((seat) => seats.includes(seat))
      .map((seat) => `${seat} ${own}`)
      .join(', ')}`,
    'limit-value': value === 'as-limit' ? value : 300,
  }));

/** Built-in awards with conditions: on facts, on other awards and on numbers of groups. */
export const conditionals: fc.Arbitrary<NaiveRules> = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom(
        ...['half-flush', 'full-flush', 'all-pungs', 'self-draw', 'only-tile', 'one-chance-chow', 'pair-wait'],
        ...['fully-concealed', 'last-tile', 'big-three-dragons', 'all-honours', 'chow-hand', 'three-concealed-pungs'],
        ...['kong-replacement', 'flower-replacement', 'mahjong'],
      ),
      fc
        .tuple(
          fc.constantFrom('1 double', '2 doubles', '3 points', 'half limit', 'score 300'),
          fc.oneof(
            conditions([...tileFacts, ...winFacts, ...everyonesAwards, ...winnersAwards], 1),
            fc
              .tuple(fc.constantFrom('', 'not '), fc.integer({ min: 1, max: 3 }), groups)
              .map(([not, times, group]) => ` if ${not}at least ${times} ${plural(group)}`),
          ),
        )
        .map(([amount, when]) => amount + when),
      { minKeys: 1, maxKeys: 4 },
    ),
    fc.dictionary(
      fc.constantFrom(
        ...['set-of-dragons', 'set-of-seat-wind', 'set-of-round-wind', 'pair-of-seat-wind', 'pair-of-round-wind'],
        ...['flower', 'own-flower', 'own-season', 'all-flowers', 'all-seasons', 'pung-of-simples'],
      ),
      fc
        .tuple(fc.constantFrom('1 double', '3 points'), conditions([...tileFacts, ...everyonesAwards], 1))
        .map(([amount, when]) => amount + when),
      { minKeys: 1, maxKeys: 4 },
    ),
    fc.constantFrom('add-own', 'include-own'),
    fc.constantFrom('both', 'once'),
  )
  .map(([winners, everyones, flowers, winds]) => ({
    ...winners,
    ...everyones,
    'flower-sets': flowers,
    'double-wind-set': winds,
    'double-wind-pair': winds,
  }));

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
    // What the pattern asks for as a kong is on the table, and maybe more.
    const kongs = items.reduce((sum, item) => sum + (item.type === 'class' && item.kong ? item.times : 0), 0);
    if (kongs > 0) {
      for (const tile of new Set(held.filter((one) => one.length === 2)))
        if (countOf(tile, held) === 3 && sets.length < 4) {
          held.splice(0, held.length, ...held.filter((one) => one !== tile));
          sets.push({ kind: 'kong', tiles: Array<Tile>(4).fill(tile), concealed: random() < 0.5 });
        }
      // A tile of a kong is nowhere else in the hand.
      if (sets.length < kongs) continue;
    }
    const three = held.find((tile) => countOf(tile, held) === 3);
    if (three !== undefined && sets.length < 4 && random() < 0.4) {
      for (let copy = 0; copy < 3; copy++) held.splice(held.indexOf(three), 1);
      const isKong = random() < 0.5;
      sets.push({
        kind: isKong ? 'kong' : 'pung',
        tiles: Array<Tile>(isKong ? 4 : 3).fill(three),
        concealed: isKong && random() < 0.5,
      });
    }
    if (held.length === 0) continue;
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
