/** Scores a hand: every reading is scored in plain numbers, and only the best one is itemized. */
import { compiledProfile, type CompiledProfile, type CountedRule } from './compile.js';
import { HandError } from './errors.js';
import { examine, refuse } from './examine.js';
import { GROUP_KINDS } from './hand.js';
import * as F from './facts.js';
import { parseHand } from './notation.js';
import type { ProfileName } from './profiles/index.js';
import type { Profile } from './profiles/profile.js';
import { arrange, eachCompletion, eachLosingReading, hasOtherWait } from './readings.js';
import type { RuleId } from './rules/index.js';
import { rememberProfile } from './score-profile.js';
import { FLOWERS, TILES } from './tiles.js';
import type { Group, Hand, Situation, Tile } from './types.js';
import { ORPHANS, PAIR, bitsIn, borrowView, giveBack, type View } from './view.js';

/** One line of a score: an award, given once. Exactly one of `points`, `doubles` and `limit` is present. */
export interface Award {
  rule: RuleId;
  points?: number;
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

/** A reading with its figures, kept while others are tried. */
interface Candidate extends Figures {
  /** The sum of points before rounding. */
  points: number;
  /** The highest fraction of the limit earned. */
  fraction: number;
  /** The first of the profile's requirements for going out that the reading fails. */
  fails?: 'minimum-doubles' | 'one-double' | 'cleared-hand';
  /** The rules that hold. */
  given: CountedRule[];
  /** Facts of the reading, as bits. */
  reading: number;
  groups: number[];
  completed: number;
}

/** Compares two candidates, best first: positive if the second is better. */
const compare = (one: Candidate, other: Candidate): number =>
  other.value - one.value || other.total - one.total || other.base - one.base || other.points - one.points;

/** Scores the reading in the view. */
function tally(view: View, compiled: CompiledProfile): Candidate {
  const { masks, concealed, hand, groups, winning } = view;
  const rules = winning < 0 ? compiled.loser : compiled.winner;
  let reading = view.reading | (1 << F.NO_WAIT_AWARD);
  let points = 0;
  let doubles = 0;
  let fraction = 0;
  let ordinaryDouble = false;
  const given: CountedRule[] = [];
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index];
    if ((hand & rule.hand) !== rule.hand || (reading & rule.reading) !== rule.reading) continue;
    if (rule.each) {
      const mask = masks[rule.tiles];
      if (!mask) continue;
      const times = bitsIn(mask);
      const hidden = bitsIn(mask & concealed);
      points += rule.points * (times - hidden) + rule.concealedPoints * hidden;
      doubles += rule.doubles * times;
    } else {
      points += rule.points;
      doubles += rule.doubles;
    }
    if (rule.limit > fraction) fraction = rule.limit;
    if (rule.doubles && !rule.bonus) ordinaryDouble = true;
    // Wait awards are evaluated before the chow hand, which must have none.
    if (rule.wait) reading &= ~(1 << F.NO_WAIT_AWARD);
    given.push(rule);
  }
  view.reading = reading;
  const { limit, mostDoubles } = compiled;
  const { rounding, 'win-requirement': requirement, 'minimum-doubles': fewest } = compiled.profile.rules;
  const base = rounding === 'base-to-nearest-10' ? Math.floor(points / 10 + 0.5) * 10 : points;
  const counted = doubles < mostDoubles ? doubles : mostDoubles;
  const doubled = base * 2 ** counted;
  const total = rounding === 'total-up-to-10' ? Math.ceil(doubled / 10) * 10 : doubled;
  const capped = total < limit ? total : limit;
  const candidate: Candidate = {
    base,
    doubles: counted,
    total,
    value: fraction && fraction * limit > capped ? fraction * limit : capped,
    points,
    fraction,
    fails:
      !fraction && doubles < fewest
        ? 'minimum-doubles'
        : (requirement === 'one-double' && !fraction && !ordinaryDouble) ||
            (requirement === 'cleared-hand' && !(hand & ((1 << F.ONE_SUIT) | (1 << F.NO_SIMPLE))))
          ? requirement
          : undefined,
    given,
    reading,
    groups: groups.slice(),
    completed: view.completed,
  };
  view.counted = candidate;
  return candidate;
}

/** The score lines for the rules that apply to the reading in the view. */
function itemise(view: View, given: readonly CountedRule[]): Award[] {
  const awards: Award[] = [];
  let whole: Tile[] | undefined;
  for (const rule of given) {
    const { each, tiles, points } = rule;
    if (tiles === F.WHOLE_HAND) awards.push(line(rule, points, (whole ??= view.earning(tiles))));
    else if (!each) awards.push(line(rule, points, view.earning(tiles)));
    else {
      const isBonus = tiles >= F.FLOWER_TILES;
      for (let place = 0, mask = view.masks[tiles]; mask; place++, mask >>= 1) {
        if (!(mask & 1)) continue;
        const worth = !isBonus && (view.concealed >> place) & 1 ? rule.concealedPoints : points;
        // An exposed group gets no line for an award such as `0/4 points`.
        if (worth + rule.doubles + rule.limit)
          awards.push(line(rule, worth, isBonus ? [TILES[FLOWERS + place]] : view.tiles[place]));
      }
    }
  }
  return awards;
}

const line = ({ id, doubles, limit }: CountedRule, points: number, tiles: Tile[]): Award =>
  limit ? { rule: id, limit, tiles } : doubles ? { rule: id, doubles, tiles } : { rule: id, points, tiles };

/**
 * The readings of the hand in the view that may be scored, best first. For a losing hand: the best one, followed by the
 * one that reads every pung as a pung if that is a different one.
 *
 * @throws {HandError} `not-complete` or `requirement`
 */
function candidatesOf(view: View, compiled: CompiledProfile): Candidate[] {
  const candidates: Candidate[] = [];
  const count = (): void => {
    candidates.push(tally(view, compiled));
  };
  if (view.winning < 0) {
    eachLosingReading(view, count);
    const whole = candidates[0];
    const best = candidates.sort(compare)[0];
    // A loser would read three identical tiles as a pair only if that scores more; otherwise it is not worth listing.
    return best === whole ? [best] : [best, whole];
  }
  if (compiled.onlyTile && !hasOtherWait(view, compiled.orphans)) view.hand |= 1 << F.SINGLE_WAIT;
  arrange(view, () => {
    view.readGroups();
    eachCompletion(view, count);
  });
  if (!candidates.length && compiled.orphans && view.isOrphans()) {
    view.readOrphans();
    count();
  }
  if (!candidates.length) {
    if ((view.hand >> F.ROBBED_KONG) & 1) refuse('robbed-kong', { tile: TILES[view.winning] });
    throw new HandError('not-complete');
  }
  if (candidates.length === 1 && !candidates[0].fails) return candidates;
  candidates.sort(compare);
  const allowed = candidates.filter(({ fails }) => !fails);
  if (!allowed.length)
    throw new HandError('requirement', {
      sentence: candidates[0].fails!,
      most: compiled.profile.rules['minimum-doubles'],
    });
  return allowed;
}

/** Restores a candidate's reading in the view. */
function restore(view: View, candidate: Candidate): void {
  const { groups, completed } = candidate;
  view.groups = groups;
  view.tiles = [];
  for (let group = 0; group < groups.length; group++) view.tiles.push(view.tilesOf(groups[group]));
  if (candidate === view.counted) return;
  view.counted = candidate;
  if (groups[0] === ORPHANS) view.readOrphans();
  else {
    view.readGroups();
    view.complete(completed);
  }
  view.reading = candidate.reading;
}

/** The groups of the reading in the view: declared sets, then concealed ones, each by tile, with pairs at the end. */
function readingOf(view: View): Group[] {
  const sets: Group[] = [];
  const pairs: Group[] = [];
  const { groups, completed, concealed } = view;
  for (let index = 0; index < groups.length; index++) {
    const type = groups[index] & 7;
    const group: Group = {
      kind: GROUP_KINDS[type],
      tiles: view.tiles[index],
      concealed: ((concealed >> index) & 1) === 1,
    };
    if (index === completed) group.completed = true;
    (type === PAIR ? pairs : sets).push(group);
  }
  sets.push(...pairs);
  return sets;
}

/**
 * Scores a hand and leaves the scored reading, with its facts, in the view.
 *
 * @throws {HandError}
 */
export function scoreIn(view: View, hand: Hand, situation: Situation, compiled: CompiledProfile): Score {
  examine(view, hand, situation);
  const candidates = candidatesOf(view, compiled);
  const otherReadings: OtherReading[] = [];
  for (let index = 1; index < candidates.length; index++) {
    const { base, doubles, total, value } = candidates[index];
    restore(view, candidates[index]);
    otherReadings.push({ reading: readingOf(view), base, doubles, total, value });
  }
  const [best] = candidates;
  restore(view, best);
  const { base, doubles, total, value, fraction } = best;
  const { limit } = compiled;
  const score: Score = {
    profile: compiled.profile.name,
    won: view.winning >= 0,
    reading: readingOf(view),
    awards: itemise(view, best.given),
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
  return score;
}

/** Returns a hand as data, parsing notation if necessary. @throws {NotationError} */
export const handOf = (hand: Hand | string): Hand => (typeof hand === 'string' ? parseHand(hand) : hand);

/** Returns the value of a hand without itemizing it. @throws the same errors as {@link score} */
export function valueOf(hand: Hand | string, situation: Situation, compiled: CompiledProfile): number {
  const tiles = handOf(hand);
  const view = borrowView();
  examine(view, tiles, situation);
  const [{ value }] = candidatesOf(view, compiled);
  giveBack(view);
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
  const view = borrowView();
  const scored = scoreIn(view, tiles, situation, compiled);
  giveBack(view);
  return scored;
}
