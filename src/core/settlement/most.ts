import type { CompiledProfile } from '../engine/compile.js';
import { bonusIn } from '../engine/earners.js';
import { BONUS, bitsIn } from '../engine/groups.js';
import type { CountedRule } from '../engine/reading.js';
import { EAST } from '../engine/tiles.js';

const known = new WeakMap<CompiledProfile, (number | undefined)[]>();

/** The most that a hand can be worth to the player in a seat, counted from East as 0, in points; Infinity without a limit. */
export function mostOf(compiled: CompiledProfile, seat: number): number {
  const highest = known.get(compiled) ?? [];
  known.set(compiled, highest);
  return (highest[seat] ??= Math.max(
    compiled.limits[seat],
    ...[compiled.winner, compiled.loser].flatMap(({ rules }) =>
      rules.flatMap(({ limit, score, modifier }) => [
        score,
        limit && compiled.partOfLimit(limit, seat) + (modifier === 'plus bonus' ? mostBonus(rules, seat, compiled) : 0),
      ]),
    ),
  ));
}

/** What all flowers and seasons together add to a limit hand that they are added to. */
function mostBonus(rules: readonly CountedRule[], seat: number, compiled: CompiledProfile): number {
  const all = { seat: EAST + seat, round: EAST, bonus: 255 };
  let points = 0;
  let doubles = 0;
  for (const rule of rules) {
    const { each, isBonus } = rule;
    const times = each && each.forms & BONUS ? bitsIn(bonusIn(each, all)) : +isBonus;
    points += rule.points * times;
    doubles += rule.doubles * times;
  }
  return points * 2 ** Math.min(doubles, compiled.mostDoubles);
}
