/** The score of a hand as lines in scoring order: the basis for a table, a text and a comparison. */
import { isOwnAward } from '../core/own-awards/terms.js';
import type { Award, AwardId, Group, Profile, Score, Tile } from '../core/index.js';
import { readAward } from '../core/profiles/declarations.js';
import { ruleOf } from '../core/rules/index.js';
import type { LineSubject, SpokenCount, SpokenHand, CountTexts, Worth } from '../lang/types.js';
import { tilesBesides } from '../core/engine/hand.js';
import { profileOfScore } from '../core/engine/profile-of-score.js';
import { partOfLimit } from '../core/engine/rounding.js';

/** The sections of a score breakdown, in order. */
export const sections = ['points', 'doubles', 'limit-hands'] as const;

export type Section = (typeof sections)[number];

/** More tiles than this next to a line are the whole hand, which is shown above anyway. */
export const MOST_TILES = 12;

/** A single award. */
export interface Line {
  /** Identical for the same award for the same tiles, in every profile. */
  key: string;
  rule: AwardId;
  tiles: readonly Tile[];
  /** The set or pair that earned the award; undefined if the whole hand earned it. */
  group?: Group;
  /** What the label names. Sets are described as exposed or concealed where that affects the score. */
  subject: LineSubject;
  worth: Worth;
  /** The running total after the line; a line worth several doubles has one step for each. */
  steps: readonly number[];
}

/** A line that adds nothing but shows the running total: the sum, or the sum before and after. */
export interface Sum {
  name: 'base' | 'roundedBase' | 'doublesCap' | 'roundedTotal' | 'limitCut' | 'value';
  steps: readonly number[];
}

/** A part of the score breakdown: awards, and the sums that follow them. */
export interface Part {
  section: Section;
  lines: readonly Line[];
  sums: readonly Sum[];
}

export type Row = Line | Sum;

export interface Breakdown {
  score: Score;
  /** The name of the profile; empty for a table that changes a built-in one. */
  profile: string;
  count: SpokenCount;
  parts: readonly Part[];
  value: Sum;
}

export const sameTiles = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  one.length === other.length && one.every((tile, place) => tile === other[place]);

/** Distinguishes awards of the same rule; equal ones are numbered. */
function keysOf(): (award: Award) => string {
  const seen = new Map<string, number>();
  return ({ rule, tiles }) => {
    const key = isOwnAward(rule) || ruleOf(rule).each || tiles.length === 1 ? `${rule} ${tiles.join('')}` : rule;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times ? `${key} ${times}` : key;
  };
}

/** Returns the value of a limit hand in points, including what flowers and seasons add; 0 without a limit. */
const limitHandIn =
  (score: Score) =>
  ({ limit: part = 0, plus = 0 }: Pick<Award, 'limit' | 'plus'>): number =>
    partOfLimit(part, score.limitValue ?? score.limit ?? 0, profileOfScore(score)?.rules.rounding ?? 'none') + plus;

/** The figures of a score, including those before rounding. */
export function countOf(score: Score): SpokenCount {
  const { awards, base, doubles, total, value, limit, limitValue } = score;
  const fixed = awards.filter((award) => award.score);
  const limits = awards.filter((award) => award.limit);
  const worth = limitHandIn(score);
  const highest = limits.reduce((best, one) => (worth(one) > worth(best) ? one : best), limits[0] ?? { limit: 0 });
  return {
    points: awards.reduce((sum, { points = 0 }) => sum + points, 0),
    base,
    doubles,
    doubled: base * 2 ** doubles,
    total,
    value,
    limit,
    limitValue: limitValue ?? limit,
    limitHands: (fixed.length ? fixed : limits).map(({ rule }) => rule),
    fraction: highest.limit!,
    plus: highest.plus ?? 0,
    limitHand: worth(highest),
    score: Math.max(0, ...fixed.map((award) => award.score!)),
  };
}

/** Whether the score consists of points only: no rounding, doubles or limit. */
export const isPlain = ({ points, base, doubled, total, value, limitHands }: SpokenCount): boolean =>
  !limitHands.length && [base, doubled, total, value].every((figure) => figure === points);

/** The name of a profile; empty for a table that changes a built-in profile and shares its name. */
export const namedRules = ({ name, extends: parent }: Pick<Profile, 'name' | 'extends'>): string =>
  name === parent ? '' : name;

/** Breaks a Score down line by line. @param profile the rules of the Score, if they are known */
export function breakdownOf(
  score: Score,
  profile: Pick<Profile, 'name' | 'extends'> = profileOfScore(score) ?? { name: score.profile },
): Breakdown {
  const count = countOf(score);
  const { points, base, doubles, doubled, total, value, limit, limitValue } = count;
  const keyOf = keysOf();
  const lineOf = (award: Award, steps: readonly number[]): Line => {
    const { rule, tiles, ...worth } = award;
    // Own awards for groups are those whose tiles are one group, and not the whole hand.
    const isEach = isOwnAward(rule)
      ? score.reading.length > 1 &&
        (tiles.length === 1 || score.reading.some((one) => one.tiles === tiles || sameTiles(one.tiles, tiles)))
      : ruleOf(rule).each;
    const group = isEach ? score.reading.find((one) => sameTiles(one.tiles, tiles)) : undefined;
    const subject: LineSubject = !isEach
      ? undefined
      : !group
        ? { bonus: tiles[0]! }
        : !isOwnAward(rule) && ruleOf(rule).byExposure
          ? { set: group }
          : { tile: tiles[0]! };
    return { key: keyOf(award), rule, tiles, group, subject, worth, steps };
  };
  const having = (unit: 'points' | 'doubles' | 'limit' | 'score'): Award[] =>
    score.awards.filter((award) => award[unit]);

  let sum = 0;
  const pointLines = having('points').map((award) => lineOf(award, [(sum += award.points!)]));
  const baseSums: Sum[] = [{ name: 'base', steps: [points] }];
  if (base !== points) baseSums.push({ name: 'roundedBase', steps: [points, base] });

  let times = 0;
  const doubleLines = having('doubles').map((award) => {
    const from = times;
    times += award.doubles!;
    // Starts from the running total and adds one double at a time; doubles beyond a cap are ignored.
    const last = Math.min(times, doubles);
    const steps = Array.from(
      { length: Math.max(1, last - from + 1) },
      (_, step) => base * 2 ** Math.min(from + step, last),
    );
    return lineOf(award, steps);
  });
  const totalSums: Sum[] = [];
  if (times > doubles) totalSums.push({ name: 'doublesCap', steps: [doubled] });
  if (total !== doubled) totalSums.push({ name: 'roundedTotal', steps: [doubled, total] });

  const limitLines = having('limit').map((award) =>
    lineOf(award, limitValue === null ? [] : [limitHandIn(score)(award)]),
  );
  const fixedLines = having('score').map((award) => lineOf(award, [award.score!]));
  // If a limit hand sets the value, there is nothing to cut.
  if (!count.score && limit !== null && total > limit && count.limitHand - count.plus < limit)
    totalSums.push({ name: 'limitCut', steps: [total, limit] });

  const parts: Part[] = [
    { section: 'points', lines: pointLines, sums: baseSums },
    { section: 'doubles', lines: doubleLines, sums: totalSums },
    { section: 'limit-hands', lines: [...limitLines, ...fixedLines], sums: [] },
  ];
  return {
    score,
    profile: namedRules(profile),
    count,
    parts: parts.filter(({ section, lines, sums }) => section === 'points' || lines.length || sums.length),
    value: { name: 'value', steps: [value] },
  };
}

export const partsOf = ({ parts }: Breakdown, section?: Section): readonly Part[] =>
  section ? [parts.find((part) => part.section === section) ?? { section, lines: [], sums: [] }] : parts;

/** All rows in order; a single section has no value row. */
export const rowsOf = (breakdown: Breakdown, section?: Section): Row[] => [
  ...(breakdown.score.awards.length
    ? partsOf(breakdown, section).flatMap(({ lines, sums }) => [...lines, ...sums])
    : []),
  ...(section ? [] : [breakdown.value]),
];

/** What a profile awards for a rule, parsed from its text: `4/8 points`. */
export const worthIn = ({ rules }: Pick<Profile, 'rules'>, rule: AwardId): Worth => worthOf(rule, rules[rule] ?? 'off');

function worthOf(rule: AwardId, award: string): Worth {
  const { points, concealedPoints, doubles, limit, score } = readAward(rule, award);
  if (score) return { score };
  return limit ? { limit } : doubles ? { doubles } : points + concealedPoints ? { points, concealedPoints } : {};
}

export const labelOf = (
  { rule, subject }: Pick<Line, 'rule' | 'subject'>,
  { breakdown }: Pick<CountTexts, 'breakdown'>,
): string => breakdown.line(rule, subject);

export function sumLabel({ name, steps }: Sum, { count }: Breakdown, { breakdown }: CountTexts): string {
  return name === 'limitCut'
    ? breakdown.limitCut(steps[1]!)
    : name === 'doublesCap'
      ? breakdown.doublesCap(count.doubles)
      : breakdown[name];
}

export function spokenHand({ reading, hand, situation, won }: Score): SpokenHand {
  const { seat, round, win, circumstances } = situation;
  return {
    groups: reading,
    // The tiles of a losing hand that are not part of its sets and pairs.
    tiles: won ? [] : tilesBesides(hand, reading),
    bonus: hand.bonus,
    ...(won ? { winningTile: hand.winningTile, win, circumstances } : {}),
    seat: seat ?? 'east',
    round: round ?? 'east',
  };
}
