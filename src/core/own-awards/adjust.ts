/** Decides which awards of a reading are given, where they depend on others: the best of a family, one `alone`, or `plus bonus`. */
import { pointsFor } from '../engine/earners.js';
import { earnersOf } from '../engine/earners-of.js';
import { isFewerBetter } from './fewer-groups.js';
import { BONUS, bitsIn } from '../engine/groups.js';
import { bonusFor } from '../engine/tally.js';
import type { Adjuster, OwnTests, Tallied } from '../engine/compile.js';
import type { Layout } from '../engine/layout.js';
import type { Adjusted, CountedRule, Reading } from '../engine/reading.js';

/** What an award gives in all, each time that it is earned together. */
interface Earned {
  points: number;
  doubles: number;
}

function earnedBy(reading: Reading, layout: Layout, { side, worths }: Tallied): Map<CountedRule, Earned> {
  const all = new Map<CountedRule, Earned>();
  const add = (rule: CountedRule, points: number, times = 1): void => {
    const earned = all.get(rule) ?? { points: 0, doubles: 0 };
    earned.points += points * times;
    earned.doubles += rule.doubles * times;
    all.set(rule, earned);
  };
  for (const rule of reading.combination!.rules) add(rule, rule.points);
  for (const rule of side.bonus) {
    const times = bitsIn(bonusFor(rule, layout));
    if (times) add(rule, rule.points, times);
  }
  for (const rule of reading.tested)
    if (rule.each) for (const group of earnersOf(rule.each, layout, reading)) add(rule, pointsFor(rule, group));
    else add(rule, rule.points);
  for (let index = 0; index < reading.size; index++) {
    const group = reading.groups[index];
    worths.pointsOf(group);
    for (const rule of worths.rules[group]) add(rule, pointsFor(rule, group));
  }
  return all;
}

/** Whether an award is better than another: fixed values before limits, limits before doubles, doubles before points. */
function isBetter(one: CountedRule, other: CountedRule, earned: ReadonlyMap<CountedRule, Earned>): boolean {
  const worthOf = (rule: CountedRule): number[] => {
    const { points, doubles } = earned.get(rule)!;
    return [rule.score, rule.limit, doubles, points];
  };
  const others = worthOf(other);
  const place = worthOf(one).findIndex((worth, at) => worth !== others[at]);
  return place >= 0 && worthOf(one)[place] > others[place];
}

/** What decides about the awards of one side of a table. */
export const adjusterOf: OwnTests['adjusterOf'] = (rules, compiled) => {
  const families = compiled.profile.rules['best-of']
    .split(' / ')
    .map((family) => family.split(', ').flatMap((id) => rules.filter((rule) => rule.id === id)))
    .filter((family) => family.length > 1);
  const alone = rules.filter(({ modifier }) => modifier === 'alone');
  const addsBonus = rules.some(({ modifier }) => modifier === 'plus bonus');
  // In a family of doubles, each given once, the best award is worth most.
  const isPlain = ({ unit, each }: CountedRule): boolean => unit === 'doubles' && !each;
  const isLessBetter =
    alone.length > 0 || families.some((family) => !family.every(isPlain)) || isFewerBetter(rules, compiled);
  const adjust: Adjuster = (reading, layout, tally) => {
    const earned = earnedBy(reading, layout, tally);
    const dropped = new Map<CountedRule, CountedRule>();
    const isGiven = (rule: CountedRule): boolean => earned.has(rule) && !dropped.has(rule);
    const best = (candidates: readonly CountedRule[]): CountedRule | undefined =>
      candidates
        .filter(isGiven)
        .reduce<CountedRule | undefined>(
          (found, one) => (found && !isBetter(one, found, earned) ? found : one),
          undefined,
        );
    for (const family of families) {
      const found = best(family);
      for (const rule of family) if (found && rule !== found && isGiven(rule)) dropped.set(rule, found);
    }
    const only = best(alone);
    if (only)
      for (const [rule, { doubles }] of earned) if (doubles && rule !== only && isGiven(rule)) dropped.set(rule, only);
    return sumOf(
      [...earned].filter(([rule]) => !dropped.has(rule)),
      dropped,
      tally,
    );
  };
  return { adjust: families.length || alone.length || addsBonus ? adjust : undefined, isLessBetter };
};

function sumOf(
  given: readonly (readonly [CountedRule, Earned])[],
  dropped: Adjusted['dropped'],
  tally: Tallied,
): Adjusted {
  const sum = (of: keyof Earned, all = given): number => all.reduce((total, [, earned]) => total + earned[of], 0);
  const forBonus = given.filter(([{ isBonus, each }]) => isBonus || ((each?.forms ?? 0) & BONUS) !== 0);
  const bonus = sum('points', forBonus) * 2 ** Math.min(sum('doubles', forBonus), tally.mostDoubles);
  const worth = (part: number): number => part && tally.partOfLimit(part);
  let fraction = 0;
  let plus = 0;
  let score = 0;
  for (const [rule] of given) {
    score = Math.max(score, rule.score);
    const added = rule.modifier === 'plus bonus' ? bonus : 0;
    if (!rule.limit || worth(rule.limit) + added <= worth(fraction) + plus) continue;
    fraction = rule.limit;
    plus = added;
  }
  return { points: sum('points'), doubles: sum('doubles'), fraction, score, bonus, plus, dropped };
}
