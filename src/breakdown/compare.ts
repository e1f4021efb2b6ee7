/** The same hand under several profiles, side by side, and why the values differ. */
import { unlessRefused } from '../core/expect-error.js';
import { limitOf } from '../core/rules/limit.js';
import { optionIds } from '../core/profiles/declared.js';
import { choicesOf, isOwnAward, ruleIds, score, sectionOf, winds } from '../core/scoring.js';
import type { AwardId, Hand, Profile, Score, Situation } from '../core/index.js';
import type { ComparedValue, Difference, ScoringOption, Worth } from '../lang/types.js';
import { breakdownOf, namedRules, worthIn, type Line, type Section } from './model.js';

/** The hand under one profile; without a Score if it may not go out there. */
export interface Column {
  profile: Profile;
  score?: Score;
}

export interface ComparedLine extends Pick<Line, 'key' | 'rule' | 'subject'> {
  section: Section;
  /** One cell per column; undefined where the award is not given. */
  cells: readonly (Worth | undefined)[];
}

export type FigureName = 'value' | 'base' | 'doubles' | 'total' | 'limit';

export interface Comparison {
  columns: readonly Column[];
  figures: Readonly<Record<FigureName, readonly (number | null | undefined)[]>>;
  lines: readonly ComparedLine[];
  values: readonly ComparedValue[];
}

const tryScore = (hand: Hand, situation: Situation, profile: Profile): Score | undefined =>
  unlessRefused(() => score(hand, situation, profile));

/** Whether a cell differs from the first cell of its row. */
export const differs = (cells: readonly unknown[], column: number): boolean =>
  JSON.stringify(cells[column] ?? null) !== JSON.stringify(cells[0] ?? null);

/** Scores a hand under several profiles; the others are compared with the first one. */
export function compare(hand: Hand, situation: Situation, profiles: readonly Profile[]): Comparison {
  const columns = profiles.map((profile): Column => ({ profile, score: tryScore(hand, situation, profile) }));
  const lines = new Map<string, ComparedLine & { cells: (Worth | undefined)[] }>();
  columns.forEach(({ score: scored }, column) => {
    const found = scored ? breakdownOf(scored).parts.flatMap((part) => part.lines) : [];
    for (const { key, rule, subject, worth } of found) {
      const line = lines.get(key) ?? { key, rule, section: sectionFor(rule, worth), subject, cells: [] };
      lines.set(key, line);
      line.cells[column] = worth;
    }
  });
  const figure = (name: FigureName) => columns.map((column) => column.score?.[name]);
  return {
    columns,
    figures: {
      value: figure('value'),
      base: figure('base'),
      doubles: figure('doubles'),
      total: figure('total'),
      limit: columns.map(({ profile }) => {
        const limit = limitOf(profile.rules.limit, winds.indexOf(situation.seat ?? 'east'));
        return limit === 'none' ? null : limit;
      }),
    },
    lines: [...lines.values()].sort((one, other) => placeOf(one.rule) - placeOf(other.rule)),
    values: comparedValues(hand, situation, columns),
  };
}

/** The section of a line: where the award usually appears, or for an own award, what it is worth. */
const sectionFor = (rule: AwardId, { points, doubles }: Worth): Section =>
  !isOwnAward(rule) ? sectionOf(rule) : points ? 'points' : doubles ? 'doubles' : 'limit-hands';

/** Own awards come after the others. */
const placeOf = (rule: AwardId): number => (isOwnAward(rule) ? ruleIds.length : ruleIds.indexOf(rule));

/** Groups profiles that have the same value for the same reason. */
function comparedValues(hand: Hand, situation: Situation, columns: readonly Column[]): ComparedValue[] {
  const values: { profiles: string[]; value?: number; because: readonly Difference[] }[] = [];
  const [first] = columns;
  for (const { profile, score: scored } of columns) {
    const value = scored?.value;
    const because = value === first!.score?.value ? [] : differences(hand, situation, first!.profile, profile);
    const same = values.find((one) => one.value === value && JSON.stringify(one.because) === JSON.stringify(because));
    if (same) same.profiles.push(namedRules(profile));
    else values.push({ profiles: [namedRules(profile)], value, because });
  }
  return values;
}

const scoringOptions = optionIds.filter((id): id is ScoringOption => choicesOf(id).area === 'scoring');

/**
 * The smallest set of rules that explains the difference between two profiles: moved from one profile to the other,
 * they produce the first one's value. Preferred are one or two rules that also restore the other value when reverted;
 * failing that, one or two that produce the value at all; failing that, a set from which no rule can be left out.
 * Reverting distinguishes a cause from a coincidence: if two awards replace each other, leaving one out may produce the
 * value by chance.
 */
export function differences(hand: Hand, situation: Situation, from: Profile, to: Profile): Difference[] {
  type Id = AwardId | ScoringOption;
  const owns = [...new Set([from, to].flatMap(({ rules }) => Object.keys(rules).filter(isOwnAward)))];
  const ids: readonly Id[] = [...ruleIds, ...owns, ...scoringOptions];
  // An own award that one of the profiles lacks is off there.
  const off = Object.fromEntries(owns.map((id) => [id, 'off']));
  const ruleIn = ({ rules }: Profile, id: Id): string | number => rules[id] ?? 'off';
  const mixed = (base: Profile, other: Profile, changed: readonly Id[]): number | undefined => {
    const own = Object.fromEntries(changed.map((id) => [id, ruleIn(other, id)]));
    const rules = Object.freeze({ ...off, ...base.rules, ...own });
    return tryScore(hand, situation, Object.freeze({ name: base.name, rules }))?.value;
  };
  const start = mixed(from, to, []);
  const target = mixed(to, from, []);
  const reaches = (changed: readonly Id[]): boolean => mixed(from, to, changed) === target;
  // If one of the profiles refuses the win, the cause is the rule that refuses it.
  const isWon = start !== undefined && target !== undefined;
  const explains = (changed: readonly Id[]): boolean =>
    reaches(changed) && (!isWon || mixed(to, from, changed) === start);
  const differing = ids.filter((id) => ruleIn(from, id) !== ruleIn(to, id));
  const singles = differing
    .filter((id) => mixed(from, to, [id]) !== start || mixed(to, from, [id]) !== target)
    .map((id) => [id]);
  const pairs = singles.flatMap(([one], place) => singles.slice(place + 1).map(([other]) => [one!, other!]));
  const found =
    singles.find(explains) ??
    pairs.find(explains) ??
    singles.find(reaches) ??
    pairs.find(reaches) ??
    differing.reduce((kept, id) => {
      const without = kept.filter((other) => other !== id);
      return reaches(without) ? without : kept;
    }, differing);
  return found.map((id) => (isAward(id) ? { rule: id, worth: worthIn(to, id) } : { option: id, value: to.rules[id] }));
}

const isAward = (id: AwardId | ScoringOption): id is AwardId =>
  isOwnAward(id) || (ruleIds as readonly string[]).includes(id);
