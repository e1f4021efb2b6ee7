/**
 * The profiles of books, federations, clubs and programs: their values against declarations transcribed from the sources, and the
 * worked figures of the sources. Examples marked as derived are not printed in the source; the others are.
 */
import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  formatRules,
  score,
  settle,
  type Profile,
  type Table,
  type Wind,
} from '../../src/core/index.js';
import { moreProfiles, type MoreProfileName } from '../../src/core/profiles.js';
import { handOf } from '../naive/hand.js';
import { entryOf, naiveRulesets, rulesets } from '../naive/rulesets.js';
import { naiveScore } from '../naive/score.js';
import { isLiable, naiveSettle } from '../naive/settle.js';
import { rowsIn, situationOf } from './helpers.js';

const cache = new Map<string, Profile>();

function profileOf(name = '', more = ''): Profile {
  if (!more) return moreProfiles[name as MoreProfileName];
  const key = `${name}; ${more}`;
  const profile = cache.get(key) ?? defineProfile({ name: 'table', extends: name, rules: more });
  cache.set(key, profile);
  return profile;
}

/** The ruleset, what the hand shows, the hand, how it was won or lost, its value, and what the table changes. */
const examples = rowsIn(`
  millington-1977 | three dragons and a chow | (RRR)(GGG)(BBB) 23b 55c +4b | south | 704 | limit: none
  millington-1977 | the pair of North (derived) | (123b) 456c 789d 222d N +N | south | 20
  millington-1977 | own flower alone (derived) | (123b) 456c 789d 222d 5b +5b 2f | south | 22
  // M115c: “only place” looks at the table.
  millington-1977 | a run open at both ends (derived) | (123b) 456b 789c 11c 34d +5d | south | 20
  millington-1977 | one end of a run, as the tiles of the other lie on the table (derived) | (123b) 456b 789c 11c 34d +5d | south seen (222d) 2d | 24
  xmj | a run open at both ends (derived) | (123b) 456b 789c 11c 34d +5d | south | 40
  xmj | one end of a run, as the tiles of the other lie on the table (derived) | (123b) 456b 789c 11c 34d +5d | south seen (222d) 2d | 44
  bmja-2019 | fishing for thirteen orphans with its bonus tiles | 19b19c19d ESWNRGB 4f 1s | north | 416
  bmja-2019 | purity, beside which nothing doubles | (111c)(555c)(777c) 888c 6c +6c | south | 256
  // Source a: “no other doubling factors apply”, the own flower’s neither.
  bmja-2019 | fishing for purity (derived) | (111c)(555c)(777c) 888c 6c 2f | south | 128
  outside-the-box | fishing for purity (derived) | (111c)(555c)(777c) 888c 6c 2f | south | 128
  // Its record reuses the bouquet of the association, which includes the own flower: 4 + 16 points and two doubles.
  outside-the-box | all flowers (derived) | (RRR) 123b 456c 78d 9d 3c 1234f | south | 160
  bmja-2019 | all flowers, and the own one (derived) | (RRR) 123b 456c 78d 9d 3c 1234f | south | 320
  outside-the-box | a limit hand with two bonus tiles | 19b19c19d ESWNRG B +B 1f 1s | south | 1008
  harr-1922 | the middle tile of a run (derived) | (WWW)(RRR) 345b 68b 99b +7b | west | 240
  harr-1922 | one end of a run, so not the only place (derived) | (WWW)(RRR) 345b 89b 99b +7b | west | 224
  bmja-2019 | dragons and one suit (derived) | (RRR)(222b) 444b 666b 9b +9b | south | 272
  buzzard-2000 | three dragons of a loser (derived) | (RRR)(GGG)(BBB) 23b 55c | south | 600
  buzzard-2000 | three winds and the pair of the fourth of a loser (derived) | (EEE)(SSS)(WWW) NN 25b | south | 600
  // A set of the fourth wind is more than a pair of it.
  buzzard-2000 | four winds of a loser (derived) | (EEE)(SSS)(WWW)(NNN) 2b | south | 600
  buzzard-2000 | a standing hand (derived) | (RRR) 123b 456c 789d 5b +5b | south standing | 252
  bmja-2019 | an original call of a loser (derived) | (RRR) 123b 456c 789d 5b | south original-call | 16
  buzzard-2000 | a loose tile (derived) | (222b)(444c)[5555d] 777d 9b +9b | south self-draw kong-replacement | 272
  sontag | four kinds of doubles without a limit | (EEEE)[5555b] 444b 678b 9b +9b 1f | east east self-draw last-tile | 35840 | limit: none
  sontag | the same with the limit | (EEEE)[5555b] 444b 678b 9b +9b 1f | east east self-draw last-tile | 5000
  aru-shi-a-ru | 22 points, rounded up | (123b) 456c 678d 99b 78c +9c | south self-draw | 30
  aru-shi-a-ru | concealed, no points, on a discard | 123b 456c 678d 99b 34c +5c | south | 60
  aru-shi-a-ru-1929 | 22 points | (123b) 456c 678d 99b 78c +9c | south self-draw | 20
  aru-shi-a-ru-1929 | concealed, no points, on a discard | 123b 456c 678d 99b 34c +5c | south | 60
  babcock-1923 | figure 16 | (444d) 999b 123c 789c 5b +5b | south | 32
  babcock-1923 | figure 17 | (111d)(WWW) 777c 34c 88b +5c | south | 32
  babcock-1923 | figure 17, drawn in the only place | (111d)(WWW) 777c 13c 88b +2c | south self-draw | 36
  babcock-1923 | figure 17, West | (111d)(WWW) 777c 34c 88b +5c | west | 64
  babcock-1923 | figure 17, West, drawn in the only place | (111d)(WWW) 777c 13c 88b +2c | west self-draw | 72
  babcock-1923 | figure 18 | (8888d) GG EEE BB 234c +G | south | 84
  babcock-1923 | figure 18, East | (8888d) GG EEE BB 234c +G | east | 168
  babcock-1923 | figure 27 | EE (SSS)(NNN) WW 345d +E | south | 128
  babcock-1923 | figure 27 with the optional four-wind hand | EE (SSS)(NNN) WW 345d +E | south | 300 | --four-winds: limit if little-four-winds, set-of-seat-wind; little-four-winds: limit
  // The book’s 1,600 are 50 points and five doubles, without a hand; the hand is chosen to have them.
  harr-1922 | 50 points and five doubles | (WWWW)(RRR)(GGG) 456b B +B 3f | west self-draw | 1600
  harr-1922 | own wind and dragons (derived) | (WWW)(RRR) 345b 678b 9b +9b | west | 240
  harr-1922 | one suit and honours of a loser (derived) | (222b)(444b) 678b RR 13b | south | 12
  // xmj and kajongg, whose examples are derived from their code, and Pomax: no figures are printed for hands.
  xmj | heaven’s blessing after a kong (seen in the program) | [2222b] 345c 678d 999b E +E | east self-draw first-turn kong-replacement | 1000
  xmj | earth’s blessing after a kong (as above) | [2222b] 345c 678d 999b E +E | south discard first-turn | 1000
  xmj | heaven’s blessing as dealt | 222b 345c 678d 999b E +E | east self-draw first-turn | 1000
  xmj | three dragons and a chow (derived) | (RRR)(GGG)(BBB) 23b 55c +4b | south | 1024 | limit: none
  xmj | the pair of North (derived) | (123b) 456c 789d 222d N +N | south | 30
  xmj | own flower alone (derived) | (123b) 456c 789d 222d 5b +5b 2f | south | 32
  xmj | a claimed kong, which is not concealed (derived) | (2222b) 444c 777d 13b 59c | south | 16
  millington-1977 | a claimed kong, concealed for doubles (derived) | (2222b) 444c 777d 13b 59c | south | 32
  // M117g: “such a hand will also score the double for all majors”.
  millington-1977 | all honours without a limit (derived) | (EEE)(SSS)(WWW)(RRR) G +G | south | 4352 | limit: none
  millington-1977 | all terminals without a limit (derived) | (111b)(999b)(111c)(999c) 1d +1d | south | 128 | limit: none
  xmj | all honours without a limit (derived) | (EEE)(SSS)(WWW)(RRR) G +G | south | 5632 | limit: none
  xmj | all terminals without a limit (derived) | (111b)(999b)(111c)(999c) 1d +1d | south | 672 | limit: none
  // M117c: “a claimed kong counts as concealed for this hand”, and so for the limit hands that are concealed.
  millington-1977 | concealed but for a claimed kong (derived) | (2222b) 444c 777d 99d 45b +6b | south self-draw | 112
  millington-1977 | a promoted kong, which is not concealed (derived) | (222b+2b) 444c 777d 99d 45b +6b | south self-draw | 28
  millington-1977 | one suit with a claimed kong (derived) | (2222b) 888b 777b 99b 35b +4b | south self-draw | 500
  xmj | a claimed kong in a drawn hand (derived) | (2222b) 444c 777d 99d 45b +6b | south self-draw | 38
  kajongg-classical | the pair of North (derived) | (123b) 456c 789d 222d N +N | south | 30
  kajongg-classical | own flower alone (derived) | (123b) 456c 789d 222d 5b +5b 2f | south | 32
  kajongg-classical | three concealed pungs of a loser (derived) | 222b 444c 777d 13b 59c | south | 24
  pomax | the pair of North (derived) | (123b) 456c 789d 222d N +N | south | 18
  pomax | own flower and season (derived) | (123b) 456c 789d 222d 5b +5b 2f 2s | south | 48
  pomax | four concealed pungs (derived) | 222b 444c 777d 99d SS +S | south self-draw | 1000
  // The 125 points for waiting are printed, and so are the values of limit hands; the tiles are chosen.
  // The matrix of rulesets: “1d” where Millington’s book has “1d all”.
  nts-2002 | little three dragons of a loser (derived) | (RRR)(GGG) BB 13b 57c 9d | south | 40
  outside-the-box | little three dragons of a loser (derived) | (RRR)(GGG) BB 13b 57c 9d | south | 40
  millington-1977 | little three dragons of a loser (derived) | (RRR)(GGG) BB 13b 57c 9d | south | 80
  nts-2002 | waiting for seven pairs | 1122b 3344c 5577d R | south | 125
  nts-2002 | seven pairs | 1122b 3344c 5577d R +R | south | 250
  nts-2002 | seven pairs of one suit and honours | 1122b 3355b 7799b R +R | south | 500
  nts-2002 | seven pairs of one suit | 1122b 3355b 7788b 9b +9b | south | 1000
  nts-2002 | seven pairs of honours | EE SS WW NN RR GG B +B | south | 2000
`);

describe('the worked figures', () => {
  it.each(examples)('%s: %s', (name, _what, hand = '', situation, value, more) => {
    expect(score(hand, situationOf(situation), profileOf(name, more)).value).toBe(Number(value));
  });

  it.each(examples)('%s: %s, by the second scorer', (name, _what, hand = '', situation, value, more) => {
    const rules = { ...naiveRulesets[name!], ...Object.fromEntries(more?.split('; ').map(entryOf) ?? []) };
    expect(naiveScore(handOf(hand), situationOf(situation), rules)).toMatchObject({ value: Number(value) });
  });

  it('settle as the sources print them', () => {
    const totals = (name: MoreProfileName, east: number, others: [number, number, number], winner: 'east' | 'south') =>
      settle({ scores: { east, south: others[0], west: others[1], north: others[2] }, winner }, profileOf(name)).totals;
    expect(totals('sontag', 5000, [0, 0, 0], 'east')).toEqual({
      east: 30_000,
      south: -10_000,
      west: -10_000,
      north: -10_000,
    });
    expect(totals('babcock-1923', 168, [0, 0, 0], 'east')).toMatchObject({ east: 1008, south: -336 });
    expect(totals('aru-shi-a-ru-1929', 0, [20, 0, 0], 'south')).toMatchObject({ east: -40, south: 80, west: -20 });
    expect(totals('aru-shi-a-ru', 0, [30, 0, 0], 'south')).toMatchObject({ east: -60, south: 120, west: -30 });
    expect(totals('aru-shi-a-ru', 30, [0, 0, 0], 'east')).toMatchObject({ east: 180, south: -60 });
    // A concealed hand of 60 on a discard: the discarder pays for all.
    const concealed = '123b 456c 678d 99b 34c +5c';
    const paid = (seat: 'east' | 'south', discarder: 'west' | 'north') =>
      settle(
        {
          scores: { east: 0, south: 0, west: 0, north: 0, [seat]: score(concealed, { seat }, 'aru-shi-a-ru') },
          winner: seat,
          discarder,
        },
        'aru-shi-a-ru',
      ).totals;
    expect(paid('south', 'west')).toEqual({ east: 0, south: 240, west: -240, north: 0 });
    expect(paid('east', 'north')).toEqual({ east: 360, south: 0, west: 0, north: -360 });
    // East's 608 is doubled for each; the book prints 484 for North to West, but 400 − 16 is 384.
    const harr = settle(
      { scores: { east: 608, south: 64, west: 400, north: 16 }, winner: 'east' },
      profileOf('harr-1922'),
    );
    expect(harr.totals).toEqual({
      east: 3 * 1216,
      south: -1216 - 336 + 48,
      west: -1216 + 336 + 384,
      north: -1216 - 48 - 384,
    });
  });
});

/** South wins; nobody else has anything: the ruleset, what the hand shows, South’s hand, who is at fault, and the totals from East to North. */
const settlements = rowsIn(`
  // The matrix of rulesets: nobody is liable, so all three pay.
  nts-2002 | three dragons fed | (RRR)(GGG) BB 123b 55c +B | discarder west | -4000 8000 -2000 -2000
  // A false mah-jongg costs half a limit, to each opponent, and South wins 272: −2 × 272 + 500, 4 × 272 + 500, −272 + 500 and −272 − 1500.
  outside-the-box | a false mah-jongg | (RRR)(222b) 444b 99c SS +S | discarder west incomplete-win north | -44 1588 228 -1772
  // Whoever discards a tile for a set that shows such a hand is liable, whoever discards the last tile, or if it is drawn.
  xmj | three dragons shown | (RRR)(GGG)(BBB) 345b 9c +9c | discarder west liable north | 0 4000 0 -4000
  xmj | three dragons shown, and drawn | (RRR)(GGG)(BBB) 345b 9c +9c | liable north | 0 4000 0 -4000
  millington-1977 | three dragons shown, and drawn | (RRR)(GGG)(BBB) 345b 9c +9c | liable north | 0 2000 0 -2000
  aru-shi-a-ru | four winds shown | (EEE)(SSS)(WWW)(NNN) 9c +9c | liable east | -2000 2000 0 0
  aru-shi-a-ru | four winds but one | (EEE)(SSS)(WWW) 123b N +N | liable east | -2000 2000 0 0
  // The program: the pair of the third dragon or the fourth wind is dangerous, too.
  xmj | a pair of dragons fed | (RRR)(GGG) 123b 456c B +B | discarder west | 0 1152 -1152 0
  xmj | a pair of winds fed | (EEE)(SSS)(WWW) 123b N +N | discarder west | 0 2432 -2432 0
  xmj | dragons with one set shown | (RRR) GG 123b 456c BB +B | discarder west | -480 960 -240 -240
  // “One suit with three exposed pungs”, which chows are not.
  buzzard-2000 | pungs of one suit | (222b)(444b)(666b) 88b 77b +7b | discarder west | 0 2400 -2400 0
  buzzard-2000 | chows of one suit | (123b)(456b)(789b) 22b 55b +5b | discarder west | -352 704 -176 -176
`);

describe('the settlements', () => {
  it.each(settlements)('%s: %s', (name, _what, hand = '', faults, totals) => {
    const profile = profileOf(name);
    const at = (word: string) => new RegExp(`${word} (\\w+)`).exec(faults!)?.[1] as Wind | undefined;
    const [discarder, liable, offender] = [at('discarder'), at('liable'), at('incomplete-win')];
    const incidents = offender && { [offender]: ['incomplete-win'] };
    const table = { winner: 'south', discarder, liable, incidents } as const;
    const how = situationOf(discarder ? 'south discard' : 'south self-draw');
    const scores = { east: 0, south: score(hand, how, profile), west: 0, north: 0 };
    expect(Object.values(settle({ scores, ...table } as Table, profile).totals).join(' ')).toBe(totals);
    const rules = naiveRulesets[name!]!;
    const second = naiveScore(handOf(hand), how, rules);
    if ('refused' in second) throw new Error(`refused: ${hand}`);
    const given = second.awards.map(({ rule }) => rule);
    const pao = discarder !== undefined && isLiable(handOf(hand), given, rules);
    const paid = naiveSettle({ ...scores, south: second.value }, { ...table, pao }, rules);
    expect(Object.values(paid).join(' ')).toBe(totals);
  });
});

it('takes values given as numbers as they are, though a hand worth 48 may not go out under sontag', () => {
  const scores = { east: 10, south: 48, west: 0, north: 0 };
  expect(settle({ scores, winner: 'south' }, moreProfiles.sontag).totals.south).toBe(4 * 48);
});

describe('the values', () => {
  it('are those of the sources, for the same profiles', () => {
    expect(Object.keys(moreProfiles).sort()).toEqual(Object.keys(rulesets).sort());
  });

  it.each(Object.entries(moreProfiles))('%s has those of its declarations, and no others', (name, profile) => {
    expect(profile.name).toBe(name);
    expect(profile.source).toMatch(/\S/);
    expect(profile.rules).toEqual(naiveRulesets[name]);
    expect(Object.isFrozen(profile) && Object.isFrozen(profile.rules)).toBe(true);
    const written = formatRules(profile, profile.extends as 'classical');
    expect(defineProfile({ name, extends: profile.extends, rules: written }).rules).toEqual(profile.rules);
  });
});
