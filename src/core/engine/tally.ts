/** Counts readings in plain numbers, so that only the best one has to be itemized. */
import { NO_WAIT_AWARD, type CompiledProfile, type GroupWorths, type Side, type Tallied } from './compile.js';
import { bonusIn } from './earners.js';
import * as fact from './facts.js';
import { bitsIn, kindOfGroup } from './groups.js';
import type { Layout } from './layout.js';
import type { CountedRule, Reading } from './reading.js';
import { part } from '../parts.js';
import { partOfLimit, roundedBase, roundedTotal } from './rounding.js';
import type { Options } from '../rules/options.js';
import { EAST } from './tiles.js';

/** What the readings of one hand have in common. Like the layout that it belongs to, a tally is reused. */
export class Tally implements Tallied {
  side!: Side;
  worths!: GroupWorths;
  /** What caps the hand, and what a limit hand is worth to this player, in points. */
  limit = 0;
  limitValue = 0;
  mostDoubles = 0;
  private rounding: Options['rounding'] = 'none';
  /** For flowers and seasons: points, doubles and the highest fraction of the limit. */
  private bonusPoints = 0;
  private bonusDoubles = 0;
  private bonusFraction = 0;
  /** For the reading that is being counted. */
  points = 0;
  doubles = 0;
  fraction = 0;
  score = 0;

  begin(layout: Layout, compiled: CompiledProfile): void {
    this.side = layout.winning < 0 ? compiled.loser : compiled.winner;
    this.worths = this.side.worthsFor(layout.seat, layout.round);
    this.limit = compiled.limits[layout.seat - EAST];
    this.limitValue = compiled.limitValues[layout.seat - EAST];
    this.mostDoubles = compiled.mostDoubles;
    this.rounding = compiled.rounding;
    this.bonusPoints = this.bonusDoubles = this.bonusFraction = 0;
    layout.concealedKongs = compiled.concealsClaimedKongs ? layout.claimedKongs : 0;
    if (layout.hidden + layout.concealedKongs === layout.declared) layout.tiles |= 1 << fact.NOTHING_EXPOSED;
    if (!layout.bonus) return;
    for (const rule of this.side.bonus) {
      const times = bitsIn(bonusFor(rule, layout));
      if (!times) continue;
      this.bonusPoints += rule.points * times;
      this.bonusDoubles += rule.doubles * times;
      this.bonusFraction = Math.max(this.bonusFraction, rule.limit);
    }
  }

  /** What a part of the limit, or several limits, is worth to this player, in points. */
  partOfLimit(part: number): number {
    return partOfLimit(part, this.limitValue, this.rounding);
  }

  count(reading: Reading, layout: Layout): void {
    const { side } = this;
    let combination = side.combinationFor(layout.win, layout.tiles, reading.facts);
    reading.combination = combination;
    if (side.testsWaits && part('tested').isWaitGiven(this, reading, layout))
      reading.combination = combination = side.combinationFor(layout.win, layout.tiles, reading.facts | NO_WAIT_AWARD);
    this.points = combination.points + this.bonusPoints;
    this.doubles = combination.doubles + this.bonusDoubles;
    this.fraction = combination.fraction > this.bonusFraction ? combination.fraction : this.bonusFraction;
    this.score = combination.score;
    // Setting the length of an empty list is slow.
    if (reading.tested.length) reading.tested.length = 0;
    reading.count = 0;
    if (side.tested.length) part('tested').addTested(this, reading, layout);
    this.addGroups(reading);
    const { limit, mostDoubles, rounding } = this;
    if (reading.dropped || reading.bonus) forgetAdjusted(reading);
    if (side.adjust) part('tested').adjust(this, reading, side.adjust(reading, layout, this));
    const { points, doubles, fraction, score } = this;
    const base = roundedBase(points, rounding);
    const counted = doubles < mostDoubles ? doubles : mostDoubles;
    // A shift is much faster than a power.
    const doubled = counted < 31 ? base * (1 << counted) : base * 2 ** counted;
    const total = roundedTotal(doubled, rounding);
    const capped = total < limit ? total : limit;
    reading.points = points;
    reading.base = base;
    reading.earnedDoubles = doubles;
    reading.doubles = counted;
    reading.total = total;
    const limitHand = fraction && this.partOfLimit(fraction) + reading.plus;
    reading.value = score || (limitHand > capped ? limitHand : capped);
    reading.fraction = fraction;
    reading.score = score;
  }

  private addGroups({ groups, size }: Reading): void {
    const { worths } = this;
    let points = 0;
    let doubles = 0;
    for (let index = 0; index < size; index++) {
      points += worths.pointsOf(groups[index]);
      doubles += worths.doubles[groups[index]];
    }
    this.points += points;
    this.doubles += doubles;
    if (!this.side.limitsGroups) return;
    for (let index = 0; index < size; index++) this.fraction = Math.max(this.fraction, worths.fractions[groups[index]]);
  }

  /** Whether a losing hand could score more with this pair: for itself, for three dragons or four winds, or for an award of the table's own. */
  pays(pair: number): boolean {
    const { worths } = this;
    if (kindOfGroup(pair) >= EAST || this.side.hasOwn) return true;
    return worths.pointsOf(pair) > 0 || worths.rules[pair].length > 0;
  }
}

/** Forgets what was decided about the awards of a reading, which may have been one of another table. */
function forgetAdjusted(reading: Reading): void {
  reading.bonus = reading.plus = 0;
  reading.dropped = undefined;
}

/** The bonus tiles that an award is given for, as bits. */
export const bonusFor = ({ each, win, tiles }: CountedRule, layout: Layout): number =>
  (layout.win & win) === win && (layout.tiles & tiles) === tiles ? bonusIn(each!, layout) : 0;
