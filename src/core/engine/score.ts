/** Scores a hand: every reading is counted in plain numbers, and only the best one is itemized. */
import { compiledProfile, type CompiledProfile } from './compile.js';
import { pointsFor } from './earners.js';
import { HandError } from '../errors.js';
import { MOST_GROUPS, groupKind, isExposed, isWhole, tilesOfGroup } from './groups.js';
import { layOut } from './layout.js';
import { part } from '../parts.js';
import { borrowWorkspace, giveBack, type Workspace } from './workspace.js';
import { insert } from './hand.js';
import type { ProfileOrName } from '../profiles/index.js';
import type { CountedRule, Reading } from './reading.js';
import { findLosingReadings } from './readings.js';
import type { AwardId } from '../own-awards/terms.js';
import type { Earner, Earning } from '../rules/index.js';
import { rememberProfile } from './profile-of-score.js';
import { findReadings } from './winners.js';
import { bonusFor } from './tally.js';
import { FLOWERS, KINDS, SEASONS, TILES, copiesIn } from './tiles.js';
import type { Group, Hand, Situation, Tile } from '../types.js';

/** One line of a score: an award, given once. Exactly one of `points`, `doubles`, `limit` and `score` is present, and `plus` with `limit` only. */
export interface Award {
  /** The award’s id: `full-flush`, or `--own-name` for a table’s own. `awardLabel` returns its name. */
  rule: AwardId;
  /** Points added to the base. */
  points?: number;
  /** How often the base is doubled. */
  doubles?: number;
  /** In limits: 1, 0.5 for half a limit, or 2 for twice the limit. */
  limit?: number;
  /** What the hand is worth, with nothing added and regardless of the limit. */
  score?: number;
  /** With `limit`: what flowers and seasons add to it, in points. */
  plus?: number;
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
  /** What a limit hand is worth, in points, if that is not the limit. */
  limitValue?: number;
  /** Whether the limit capped the total or a limit hand set the value. */
  limited: boolean;
  /** The other valid readings of the hand, best first. */
  otherReadings: OtherReading[];
  /** The hand and the situation that were scored, as passed in. */
  hand: Hand;
  situation: Situation;
}

/** Compares two readings, best first: positive if the second is better. */
const compare = (one: Reading, other: Reading): number =>
  other.value - one.value || other.total - one.total || other.base - one.base || other.points - one.points;

/** Sorts readings, best first. There are few of them, and in hands with several they would make up half of the time. */
function sortReadings(readings: Reading[]): Reading[] {
  for (let index = 1; index < readings.length; index++) {
    const reading = readings[index];
    let place = index;
    for (; place && compare(readings[place - 1], reading) > 0; place--) readings[place] = readings[place - 1];
    readings[place] = reading;
  }
  return readings;
}

function countReadings(work: Workspace, compiled: CompiledProfile): void {
  const { tally, winning } = work;
  tally.begin(work, compiled);
  if (winning < 0) {
    findLosingReadings(work, tally.side.isLessBetter ? part('specialHands').addFewer : undefined);
    for (let index = 0; index < work.found; index++) tally.count(work.readings[index], work);
    return;
  }
  findReadings(work, compiled);
  if (work.found) return;
  throw new HandError('not-complete');
}

/**
 * The readings of a hand that may be scored, best first. For a losing hand: the best one, followed by the one that reads
 * every pung as a pung if that is a different one.
 *
 * @throws {HandError} `not-complete` or `requirement`
 */
function readingsOf(work: Workspace, compiled: CompiledProfile): readonly Reading[] {
  countReadings(work, compiled);
  const { readings, found, winning } = work;
  if (found === 1 && !compiled.requires) return [readings[0]];
  const sorted = sortReadings(readings.slice(0, found));
  // A loser would read three identical tiles as a pair only if that scores more; otherwise it is not worth listing.
  if (winning < 0) return sorted[0] === readings[0] ? [readings[0]] : [sorted[0], readings[0]];
  if (!compiled.requires) return sorted;
  const { allowedReadings, refuseReadings } = part('requirements');
  const allowed = allowedReadings(work, compiled).sort(compare);
  return allowed.length ? allowed : refuseReadings(sorted[0], work, compiled);
}

/** The value of the hand laid out in `work`. @throws {HandError} `not-complete` or `requirement` */
function bestValue(work: Workspace, compiled: CompiledProfile): number {
  if (compiled.requires) return readingsOf(work, compiled)[0].value;
  countReadings(work, compiled);
  let best = 0;
  for (let index = 0; index < work.found; index++)
    if (work.readings[index].value > best) best = work.readings[index].value;
  return best;
}

/** The groups of a reading, in new lists: storing a new object in a list that is kept has to inform the garbage collector. */
const groupsOf = (reading: Reading, work: Workspace): Group[] =>
  // Most hands have four sets and a pair: an array of the right length is made at once.
  reading.size === 5
    ? [
        asGroup(reading, 0, work),
        asGroup(reading, 1, work),
        asGroup(reading, 2, work),
        asGroup(reading, 3, work),
        asGroup(reading, 4, work),
      ]
    : Array.from({ length: reading.size }, (_, index) => asGroup(reading, index, work));

function asGroup({ groups, completed }: Reading, index: number, work: Workspace): Group {
  const group = groups[index];
  const kind = groupKind(group);
  const concealed = !isExposed(group);
  const tiles = isWhole(group) ? wholeHand(work) : tilesOfGroup(group);
  return index === completed ? { kind, tiles, concealed, completed: true } : { kind, tiles, concealed };
}

const wholeHand = ({ held }: Workspace): Tile[] =>
  TILES.slice(0, KINDS).flatMap((tile, kind) => Array<Tile>(copiesIn(held, kind)).fill(tile));

function allTiles(read: readonly Group[], { winning, kongs }: Workspace): Tile[] {
  if (read.length !== 5 || winning < 0 || kongs) return read.flatMap(({ tiles }) => tiles);
  // Most hands have four sets of three tiles and a pair: an array of the right length is made at once.
  const one = read[0].tiles;
  const two = read[1].tiles;
  const three = read[2].tiles;
  const four = read[3].tiles;
  const pair = read[4].tiles;
  // oxfmt-ignore
  return [
    one[0], one[1], one[2], two[0], two[1], two[2], three[0], three[1], three[2], four[0], four[1], four[2],
    pair[0], pair[1],
  ];
}

/** The tiles that earned an award which is not given for a single group or the whole hand, as a new array. */
function earnedBy(
  earning: Exclude<Earning, 'hand'>,
  reading: Reading,
  read: readonly Group[],
  work: Workspace,
): Tile[] {
  if (earning === 'winning-tile') return [TILES[work.winning]];
  // These awards are for all four.
  if (earning === 'flowers') return TILES.slice(FLOWERS, SEASONS);
  if (earning === 'seasons') return TILES.slice(SEASONS);
  return tilesThat(earning, reading, read);
}

function tilesThat(passes: Earner, reading: Reading, read: readonly Group[]): Tile[] {
  const found: Tile[] = [];
  for (let index = 0; index < read.length; index++) {
    if (!passes(reading.groups[index], index, reading)) continue;
    const { tiles } = read[index];
    // Awards of this sort are what the slowest hands have, and `flatMap` takes several times as long.
    for (let tile = 0; tile < tiles.length; tile++) found.push(tiles[tile]);
  }
  return found;
}

/**
 * Awards for groups and bonus tiles are sorted as numbers: the place of the award in scoring order, then that of the
 * group in its reading, or that of the bonus tile after those of groups.
 */
const PLACE_BITS = 5;
const PLACES = (1 << PLACE_BITS) - 1;

/** The score lines of a reading, in scoring order. */
function itemise(reading: Reading, read: readonly Group[], work: Workspace): Award[] {
  const { groups, size, combination, tested, dropped } = reading;
  const { places } = work;
  const { side, worths } = work.tally;
  const earned = tested.length
    ? [...combination!.rules, ...tested].sort((one, other) => one.order - other.order)
    : combination!.rules;
  const rules = dropped?.size ? earned.filter((rule) => !dropped.has(rule)) : earned;
  let count = 0;
  for (let index = 0; index < size; index++) {
    const earned = worths.rules[groups[index]];
    for (let rule = 0; rule < earned.length; rule++)
      if (!dropped?.has(earned[rule])) insert((earned[rule].order << PLACE_BITS) | index, places, count++);
  }
  if (work.bonus)
    for (const rule of side.bonus)
      for (let mask = dropped?.has(rule) ? 0 : bonusFor(rule, work), bonus = MOST_GROUPS; mask; mask >>= 1, bonus++)
        if (mask & 1) insert((rule.order << PLACE_BITS) | bonus, places, count++);
  const lines: Award[] = [];
  let whole: Tile[] | undefined;
  let next = 0;
  // Merges two lists that are in scoring order: awards for facts, and awards for groups and bonus tiles. Stored by index,
  // as `push` is a call even in optimized code.
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index];
    for (; next < count && places[next] >> PLACE_BITS < rule.order; next++)
      lines[lines.length] = lineAt(places[next], work, reading, read);
    if (rule.each) part('tested').addLines(lines, work, rule, reading, read);
    else
      lines[lines.length] = lineFor(
        rule,
        rule.points,
        rule.earning === 'hand' ? (whole ??= allTiles(read, work)) : earnedBy(rule.earning, reading, read, work),
        reading.bonus,
      );
  }
  for (; next < count; next++) lines[lines.length] = lineAt(places[next], work, reading, read);
  return lines;
}

/** The line of an award for a group or a bonus tile. */
function lineAt(sorted: number, { tally }: Workspace, { groups, bonus }: Reading, read: readonly Group[]): Award {
  const rule = tally.side.rules[sorted >> PLACE_BITS];
  const place = sorted & PLACES;
  return place < MOST_GROUPS
    ? lineFor(rule, pointsFor(rule, groups[place]), read[place].tiles, bonus)
    : lineFor(rule, rule.points, [TILES[FLOWERS + place - MOST_GROUPS]], bonus);
}

export function lineFor(
  { id, unit, doubles, limit, score, modifier }: CountedRule,
  points: number,
  tiles: Tile[],
  bonus = 0,
): Award {
  return unit === 'points'
    ? { rule: id, points, tiles }
    : unit === 'doubles'
      ? { rule: id, doubles, tiles }
      : unit === 'limit'
        ? bonus && modifier === 'plus bonus'
          ? { rule: id, limit, plus: bonus, tiles }
          : { rule: id, limit, tiles }
        : { rule: id, score, tiles };
}

/** A Score with the reading it was made from, for explanations. */
export interface Scored {
  readonly score: Score;
  readonly best: Reading;
}

/** Scores a hand, whose layout remains in `work`. @throws {HandError} */
export function scoreIn(work: Workspace, hand: Hand | string, situation: Situation, compiled: CompiledProfile): Scored {
  return scoreLayout(work, layOut(work, hand, situation), situation, compiled);
}

/** Scores the hand in the layout. @throws {HandError} `not-complete` or `requirement` */
export function scoreLayout(work: Workspace, hand: Hand, situation: Situation, compiled: CompiledProfile): Scored {
  const readings = readingsOf(work, compiled);
  const best = readings[0];
  const otherReadings: OtherReading[] = [];
  for (let index = 1; index < readings.length; index++) {
    const other = readings[index];
    const { base, doubles, total, value } = other;
    otherReadings.push({ reading: groupsOf(other, work), base, doubles, total, value });
  }
  const reading = groupsOf(best, work);
  const { base, doubles, total, value, fraction, plus } = best;
  const { limit, limitValue } = work.tally;
  const score: Score = {
    profile: compiled.profile.name,
    won: work.winning >= 0,
    reading,
    awards: itemise(best, reading, work),
    base,
    doubles,
    total,
    value,
    limit: limit === Infinity ? null : limit,
    limited: !best.score && (total > limit || (fraction > 0 && work.tally.partOfLimit(fraction) + plus >= total)),
    otherReadings,
    hand,
    situation,
  };
  if (limitValue !== limit) score.limitValue = limitValue;
  rememberProfile(score, compiled.profile);
  return { score, best };
}

/** Returns the value of a hand without itemizing it. @throws the same errors as {@link score} */
export function valueOf(hand: Hand | string, situation: Situation, compiled: CompiledProfile): number {
  const work = borrowWorkspace();
  layOut(work, hand, situation);
  const value = bestValue(work, compiled);
  giveBack(work);
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
export function score(hand: Hand | string, situation: Situation = {}, profile?: ProfileOrName): Score {
  const compiled = compiledProfile(profile);
  const work = borrowWorkspace();
  const { score: scored } = scoreIn(work, hand, situation, compiled);
  giveBack(work);
  return scored;
}
