/** Scores a hand: every reading is counted in plain numbers, and only the best one is itemized. */
import { compiledProfile, type CompiledProfile, type CountedRule } from './compile.js';
import { pointsFor } from './earners.js';
import { HandError } from './errors.js';
import { bitOf } from './facts.js';
import { belongs, groupKind, isExposed, isPair, isWhole, tilesOfGroup } from './groups.js';
import { borrowLayout, copiesIn, giveBack, layOut, refuse, type Layout } from './layout.js';
import { parseHand } from './notation.js';
import type { ProfileName } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { listGroups, type Reading } from './reading.js';
import { findLosingReadings } from './readings.js';
import type { AwardId } from './award-terms.js';
import type { Earning } from './rules/index.js';
import { rememberProfile } from './score-profile.js';
import { allowedReadings, findReadings } from './special-hands.js';
import { bonusFor } from './tally.js';
import { FLOWERS, KINDS, SEASONS, TILES } from './tiles.js';
import type { Group, Hand, Situation, Tile } from './types.js';

/** One line of a score: an award, given once. Exactly one of `points`, `doubles` and `limit` is present. */
export interface Award {
  /** The award’s id: `full-flush`, or `--own-name` for a table’s own. `awardLabel` returns its name. */
  rule: AwardId;
  /** Points added to the base. */
  points?: number;
  /** How often the base is doubled. */
  doubles?: number;
  /** Fraction of the limit: 1, or 0.5 for half a limit. */
  limit?: number;
  /** The tiles that earned the award. */
  tiles: Tile[];
}

export interface Figures {
  /** Sum of points, after rounding where the profile rounds base points. */
  base: number;
  /** Number of doubles, after any cap on doubles. */
  doubles: number;
  /** base × 2^doubles, after rounding where the profile rounds totals, before the limit. */
  total: number;
  /** What the hand is worth, in points, after the limit. */
  value: number;
}

export interface OtherReading extends Figures {
  reading: Group[];
}

/** What a hand is worth, and why. A limit hand keeps its usual base, doubles and total; only `value` is the limit. */
export interface Score extends Figures {
  /** Name of the profile. */
  profile: string;
  won: boolean;
  /** The sets and the pair as scored; for a losing hand, its declared sets and its concealed pungs and pairs. */
  reading: Group[];
  /** Awards in scoring order, one per occurrence. */
  awards: Award[];
  /** The limit in points; null if the profile has none. */
  limit: number | null;
  /** Whether the limit capped the total or a limit hand set the value. */
  limited: boolean;
  /** The other valid readings of the hand, best first. */
  otherReadings: OtherReading[];
  /** The hand and the situation that were scored, as passed in. */
  hand: Hand;
  situation: Situation;
}

const ROBBED_KONG = bitOf('robbed-kong');

/** Compares two readings, best first: positive if the second is better. */
const compare = (one: Reading, other: Reading): number =>
  other.value - one.value || other.total - one.total || other.base - one.base || other.points - one.points;

/** Finds and counts the readings of the hand in the layout. */
function countReadings(layout: Layout, compiled: CompiledProfile): void {
  const { tally, winning } = layout;
  tally.begin(layout, compiled);
  layout.concealedKongs = compiled.concealsClaimedKongs ? layout.claimedKongs : 0;
  if (winning < 0) {
    findLosingReadings(layout);
    for (let index = 0; index < layout.found; index++) tally.count(layout.readings[index], layout, compiled);
    return;
  }
  findReadings(layout, compiled);
  if (layout.found) return;
  if (layout.win & ROBBED_KONG) refuse('robbed-kong', { tile: TILES[winning] });
  throw new HandError('not-complete');
}

/**
 * The readings of a hand that may be scored, best first. For a losing hand: the best one, followed by the one that reads
 * every pung as a pung if that is a different one.
 *
 * @throws {HandError} `not-complete` or `requirement`
 */
function readingsOf(layout: Layout, compiled: CompiledProfile): readonly Reading[] {
  countReadings(layout, compiled);
  const { readings, found, winning } = layout;
  const requires = compiled.requires && winning >= 0;
  if (found === 1 && !requires) return [readings[0]];
  const sorted = readings.slice(0, found).sort(compare);
  // A loser would read three identical tiles as a pair only if that scores more; otherwise it is not worth listing.
  if (winning < 0) return sorted[0] === readings[0] ? [readings[0]] : [sorted[0], readings[0]];
  if (!requires) return sorted;
  const allowed = allowedReadings(layout, compiled).sort(compare);
  return allowed.length ? allowed : refuseReadings(sorted[0], layout, compiled);
}

/** @throws {HandError} `requirement`, for the best of the readings that may not go out */
function refuseReadings(best: Reading, layout: Layout, compiled: CompiledProfile): never {
  const sentence = layout.tally.failure(best, layout, compiled)!;
  throw new HandError('requirement', {
    sentence,
    most: sentence === 'most-chows' ? compiled.mostChows : compiled.minimumDoubles,
  });
}

/** The value of the hand in the layout. @throws {HandError} `not-complete` or `requirement` */
function bestValue(layout: Layout, compiled: CompiledProfile): number {
  if (compiled.requires && layout.winning >= 0) return readingsOf(layout, compiled)[0].value;
  countReadings(layout, compiled);
  let best = 0;
  for (let index = 0; index < layout.found; index++)
    if (layout.readings[index].value > best) best = layout.readings[index].value;
  return best;
}

/**
 * Creates the tiles of each group of a reading: arrays that its groups and awards share. The list itself is reused.
 * Growing a list costs more than filling it, so lists of results are made in one piece.
 */
function tilesOfReading(reading: Reading, layout: Layout): readonly Tile[][] {
  const { groups, size } = listGroups(reading, layout);
  const { tilesOfGroups: tiles } = layout;
  for (let index = 0; index < size; index++)
    tiles[index] = isWhole(groups[index]) ? wholeHand(layout) : tilesOfGroup(groups[index]);
  return tiles;
}

/** The tiles of a hand that is read as a single group, in order. */
const wholeHand = ({ held }: Layout): Tile[] =>
  TILES.slice(0, KINDS).flatMap((tile, kind) => Array<Tile>(copiesIn(held, kind)).fill(tile));

/** The groups of a reading: declared sets, then concealed ones, each by tile, with pairs at the end. */
function readingOf(reading: Reading, tiles: readonly Tile[][]): Group[] {
  const { groups, size, completed } = reading;
  if (size !== 5 || completed < 0) {
    const places = Array.from({ length: size }, (_, index) => index);
    const last = places.filter((index) => isPair(groups[index]));
    return [...places.filter((index) => !isPair(groups[index])), ...last].map((index) =>
      asGroup(reading, index, tiles),
    );
  }
  // A winner’s four sets and a pair: the places of the sets are those that the pair leaves.
  let pair = 0;
  while (pair < 4 && !isPair(groups[pair])) pair++;
  return [
    asGroup(reading, pair > 0 ? 0 : 1, tiles),
    asGroup(reading, pair > 1 ? 1 : 2, tiles),
    asGroup(reading, pair > 2 ? 2 : 3, tiles),
    asGroup(reading, pair > 3 ? 3 : 4, tiles),
    asGroup(reading, pair, tiles),
  ];
}

function asGroup({ groups, completed }: Reading, index: number, tiles: readonly Tile[][]): Group {
  const kind = groupKind(groups[index]);
  const concealed = !isExposed(groups[index]);
  return index === completed
    ? { kind, tiles: tiles[index], concealed, completed: true }
    : { kind, tiles: tiles[index], concealed };
}

/** The tiles that earned an award which is not given for a single group, as a new array. */
function earnedBy(earning: Earning, reading: Reading, tiles: readonly Tile[][], layout: Layout): Tile[] {
  const { groups, size } = reading;
  if (earning === 'winning-tile') return [TILES[layout.winning]];
  if (earning === 'flowers' || earning === 'seasons') {
    const first = earning === 'flowers' ? FLOWERS : SEASONS;
    return TILES.slice(first, first + 4).filter((_, index) => (layout.bonus >> (first - FLOWERS + index)) & 1);
  }
  const found: Tile[] = [];
  for (let index = 0; index < size; index++)
    if (earning === 'hand' || earning(groups[index], index, reading))
      for (let tile = 0; tile < tiles[index].length; tile++) found.push(tiles[index][tile]);
  return found;
}

/** Awards for groups are sorted as numbers: the place of the award in scoring order, then that of the group. */
const PLACE_BITS = 5;
const PLACES = (1 << PLACE_BITS) - 1;

/** The score lines of a reading, in scoring order. */
function itemise(reading: Reading, tiles: readonly Tile[][], layout: Layout): Award[] {
  const { groups, size, combination, tested } = reading;
  const { lines, places } = layout;
  const { side, worths } = layout.tally;
  const rules = tested.length ? [...combination!.rules, ...tested] : combination!.rules;
  const end = side.rules.length;
  let count = 0;
  for (let index = 0; index < size; index++) {
    const earned = worths.rules[groups[index]];
    for (let rule = 0; rule < earned.length; rule++)
      insert(places, count++, (earned[rule].order << PLACE_BITS) | index);
  }
  const bonus = layout.bonus ? side.bonus : NO_RULES;
  let whole: Tile[] | undefined;
  let next = 0;
  let nextBonus = 0;
  layout.lineCount = 0;
  // Merges three lists, each in scoring order: awards for facts, for groups, and for flowers and seasons.
  for (let index = 0; index <= rules.length; index++) {
    const before = index < rules.length ? rules[index].order : end;
    for (;;) {
      const group = next < count ? places[next] >> PLACE_BITS : end;
      const tile = nextBonus < bonus.length ? bonus[nextBonus].order : end;
      if (group >= before && tile >= before) break;
      if (group < tile) {
        const place = places[next++] & PLACES;
        addLine(layout, side.rules[group], pointsFor(side.rules[group], groups[place]), tiles[place]);
      } else addBonus(layout, bonus[nextBonus++]);
    }
    if (index === rules.length) break;
    const rule = rules[index];
    if (rule.each) addTested(layout, rule, reading, tiles);
    else {
      const earned =
        rule.earning === 'hand'
          ? (whole ??= earnedBy('hand', reading, tiles, layout))
          : earnedBy(rule.earning, reading, tiles, layout);
      addLine(layout, rule, rule.points, earned);
    }
  }
  return lines.slice(0, layout.lineCount);
}

const NO_RULES: readonly CountedRule[] = [];

/** Inserts a number into the first `count` entries of a list in ascending order. */
function insert(list: number[], count: number, number: number): void {
  let place = count;
  for (; place && list[place - 1] > number; place--) list[place] = list[place - 1];
  list[place] = number;
}

/** Adds a line for each group or bonus tile that an award is given for which depends on more than them. */
function addTested(layout: Layout, rule: CountedRule, reading: Reading, tiles: readonly Tile[][]): void {
  if (rule.isBonus) return addBonus(layout, rule);
  const { groups, size } = reading;
  for (let index = 0; index < size; index++)
    if (belongs(groups[index], rule.each!, layout.seat, layout.round))
      addLine(layout, rule, pointsFor(rule, groups[index]), tiles[index]);
}

/** Adds a line for each bonus tile that an award is given for. */
function addBonus(layout: Layout, rule: CountedRule): void {
  const mask = bonusFor(rule, layout);
  for (let place = 0; mask >> place; place++)
    if ((mask >> place) & 1) addLine(layout, rule, rule.points, [TILES[FLOWERS + place]]);
}

/** Adds a line; an exposed group gets none for an award such as `0/4 points`. */
function addLine(layout: Layout, { id, doubles, limit }: CountedRule, points: number, tiles: Tile[]): void {
  if (!limit && !doubles && !points) return;
  layout.lines[layout.lineCount++] = limit
    ? { rule: id, limit, tiles }
    : doubles
      ? { rule: id, doubles, tiles }
      : { rule: id, points, tiles };
}

/** A Score with the reading it was made from, for explanations. */
export interface Scored {
  readonly score: Score;
  readonly best: Reading;
}

/**
 * Scores a hand, whose layout remains in `layout`.
 *
 * @throws {HandError}
 */
export function scoreIn(layout: Layout, hand: Hand, situation: Situation, compiled: CompiledProfile): Scored {
  layOut(layout, hand, situation);
  return scoreLayout(layout, hand, situation, compiled);
}

/** Scores the hand in the layout. @throws {HandError} `not-complete` or `requirement` */
export function scoreLayout(layout: Layout, hand: Hand, situation: Situation, compiled: CompiledProfile): Scored {
  const readings = readingsOf(layout, compiled);
  const best = readings[0];
  const otherReadings: OtherReading[] = [];
  for (let index = 1; index < readings.length; index++) {
    const other = readings[index];
    const { base, doubles, total, value } = other;
    otherReadings.push({ reading: readingOf(other, tilesOfReading(other, layout)), base, doubles, total, value });
  }
  const tiles = tilesOfReading(best, layout);
  const { base, doubles, total, value, fraction } = best;
  const { limit } = compiled;
  const score: Score = {
    profile: compiled.profile.name,
    won: layout.winning >= 0,
    reading: readingOf(best, tiles),
    awards: itemise(best, tiles, layout),
    base,
    doubles,
    total,
    value,
    limit: limit === Infinity ? null : limit,
    limited: total > limit || (fraction > 0 && fraction * limit >= total),
    otherReadings,
    hand,
    situation,
  };
  rememberProfile(score, compiled.profile);
  return { score, best };
}

/** Returns a hand as data, parsing notation if necessary. @throws {NotationError} */
export const handOf = (hand: Hand | string): Hand => (typeof hand === 'string' ? parseHand(hand) : hand);

/** Returns the value of a hand without itemizing it. @throws the same errors as {@link score} */
export function valueOf(hand: Hand | string, situation: Situation, compiled: CompiledProfile): number {
  const tiles = handOf(hand);
  const layout = borrowLayout();
  layOut(layout, tiles, situation);
  const value = bestValue(layout, compiled);
  giveBack(layout);
  return value;
}

/**
 * Scores one player's hand: as a winning hand if a winning tile is marked, otherwise as a losing hand.
 *
 * @param hand a hand as data or in notation
 * @param situation seat, round, way of winning and circumstances
 * @param profile the table's rules, as a profile or a profile name; defaults to classical
 * @throws {NotationError} if the text is not a valid hand
 * @throws {HandError} if the hand cannot be scored: `tile-count`, `too-many-copies`, `winning-tile`, `not-complete`,
 *   `impossible`, `requirement`, `not-a-tile` or `wrong-shape`
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function score(
  hand: Hand | string,
  situation: Situation = {},
  profile?: Profile | ProfileName | (string & {}),
): Score {
  const compiled = compiledProfile(profile);
  const tiles = handOf(hand);
  const layout = borrowLayout();
  const { score: scored } = scoreIn(layout, tiles, situation, compiled);
  giveBack(layout);
  return scored;
}
