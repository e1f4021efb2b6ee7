/**
 * What a hand needs so that it earns an award. An award is a list of facts that must hold and perhaps a group that must
 * be there, so a plan follows from the facts: nothing here knows the awards themselves, and a table's own awards are
 * planned as the built-in ones are.
 */
import { needsOf, type CompiledProfile } from '../compile.js';
import { isFact, type FactName } from '../facts.js';
import {
  BONUS,
  CHOWS,
  KONGS,
  ORPHAN_KINDS,
  PAIRS,
  PUNGS,
  isHonourKind,
  isSimpleKind,
  isTerminalKind,
  type GroupClass,
} from '../groups.js';
import { isOwnAward, type AwardId } from '../award-terms.js';
import { pick, shuffle, type Random } from '../random.js';
import { ruleOf } from '../rules/index.js';
import { DRAGONS, EAST, FLOWERS, GREEN, KINDS, SEASONS } from '../tiles.js';
import type { Circumstance } from '../types.js';

type KindTest = (kind: number) => boolean;

/** What a hand must have. Seat and round are the kinds of their winds. */
export interface Plan {
  /** Sets and pairs that must be there. */
  readonly groups: GroupClass[];
  /** Every tile must pass all of these. */
  readonly tiles: KindTest[];
  /** Every set and the pair must pass all of these: the lowest tile and the form. */
  readonly each: ((kind: number, form: number) => boolean)[];
  /** All tiles of suits are of one. */
  isOneSuit: boolean;
  /** Forms of the sets, as bits. */
  forms: number;
  isNothingDeclared: boolean;
  isNothingExposed: boolean;
  /** What the winning tile completes. */
  completes?: 'pair' | 'one-chance';
  /** The winning tile. */
  readonly won: KindTest[];
  win?: 'self-draw' | 'discard';
  readonly circumstances: Set<Circumstance>;
  readonly seat: KindTest[];
  isSeatNotRound: boolean;
  /** The bonus tiles that must be there, and how many at least. */
  readonly bonus: GroupClass[];
  readonly bonusKinds: Set<number>;
  /** A hand that has no groups, as its tiles without the winning one, and the winning one. */
  whole?: { readonly tiles: readonly number[]; readonly won: number };
}

export const emptyPlan = (): Plan => ({
  groups: [],
  tiles: [],
  each: [],
  isOneSuit: false,
  forms: CHOWS | PUNGS | KONGS,
  isNothingDeclared: false,
  isNothingExposed: false,
  won: [],
  circumstances: new Set(),
  seat: [],
  isSeatNotRound: false,
  bonus: [],
  bonusKinds: new Set(),
});

const exactly = (forms: number, kind: number): GroupClass => ({ forms, kinds: (one) => one === kind });
const anyOf = (forms: number, kinds: KindTest, only?: GroupClass['only']): GroupClass => ({ forms, kinds, only });
const SETS = PUNGS | KONGS;

/** Sets of all kinds but one, which is the pair. */
function littleSets(plan: Plan, first: number, count: number, random: Random): void {
  const kinds = shuffle(
    Array.from({ length: count }, (_, index) => first + index),
    random,
  );
  kinds.forEach((kind, place) => plan.groups.push(exactly(place ? SETS : PAIRS, kind)));
}

/** Adds what a fact needs to a plan. */
export function planFact(plan: Plan, fact: FactName, random: Random): void {
  const { groups, circumstances } = plan;
  switch (fact) {
    case 'self-draw':
    case 'discard':
      plan.win = fact;
      return;
    case 'live-wall':
      plan.win = 'self-draw';
      return;
    case 'loose-tile':
      return planFact(plan, pick(['kong-replacement', 'flower-replacement'] as const, random), random);
    case 'kong-replacement':
      groups.push(anyOf(KONGS, () => true));
      circumstances.add(fact);
      plan.win = 'self-draw';
      return;
    case 'kong-on-kong':
      groups.push(
        anyOf(KONGS, () => true),
        anyOf(KONGS, () => true),
      );
      circumstances.add(fact);
      plan.win = 'self-draw';
      return;
    case 'flower-replacement':
      plan.bonus.push(anyOf(BONUS, () => true));
      circumstances.add(fact);
      plan.win = 'self-draw';
      return;
    case 'robbed-kong':
      circumstances.add(fact);
      plan.win = 'discard';
      return;
    case 'first-turn':
    case 'last-tile':
    case 'original-call':
      circumstances.add(fact);
      return;
    case 'thirteenth-win':
      circumstances.add(fact);
      plan.seat.push((kind) => kind === EAST);
      return;
    case 'seat-east':
      plan.seat.push((kind) => kind === EAST);
      return;
    case 'seat-not-east':
      plan.seat.push((kind) => kind !== EAST);
      return;
    case 'won-on-1d':
      plan.won.push((kind) => kind === 18);
      return;
    case 'won-on-5d':
      plan.won.push((kind) => kind === 22);
      return;
    case 'won-on-2b':
      plan.won.push((kind) => kind === 1);
      return;
    case 'won-on-simple':
      plan.won.push(isSimpleKind);
      return;
    case 'winds-differ':
      plan.isSeatNotRound = true;
      return;
    case 'nothing-declared':
      plan.isNothingDeclared = true;
      return;
    case 'nothing-exposed':
      plan.isNothingExposed = true;
      return;
    case 'one-suit':
      plan.isOneSuit = true;
      return;
    case 'some-honour':
      groups.push(anyOf(SETS | PAIRS, isHonourKind));
      return;
    case 'some-terminal':
      groups.push(anyOf(SETS | PAIRS, isTerminalKind));
      return;
    case 'no-honour':
      plan.tiles.push((kind) => kind < EAST);
      return;
    case 'no-terminal':
      plan.tiles.push((kind) => !isTerminalKind(kind));
      return;
    case 'no-simple':
      plan.tiles.push((kind) => !isSimpleKind(kind));
      return;
    case 'all-green':
      plan.tiles.push((kind) => GREEN.includes(kind));
      return;
    case 'green-dragon':
      groups.push(exactly(SETS | PAIRS, DRAGONS + 1));
      return;
    case 'nine-gates':
    case 'pure-nine-gates': {
      if (plan.whole) return;
      const start = random(3) * 9;
      const tiles = [...'0001234567888'].map((rank) => start + +rank);
      plan.whole = { tiles, won: start + random(9) };
      return;
    }
    case 'orphans':
      plan.whole = orphans(random);
      return;
    case 'single-wait':
      plan.completes ??= 'pair';
      return;
    case 'four-flowers':
    case 'four-seasons': {
      const first = fact === 'four-flowers' ? FLOWERS : SEASONS;
      for (let kind = first; kind < first + 4; kind++) plan.bonusKinds.add(kind);
      return;
    }
    case 'no-chow':
      plan.forms &= SETS;
      return;
    case 'some-chow':
      groups.push(anyOf(CHOWS, () => true));
      return;
    case 'four-chows':
      plan.forms &= CHOWS;
      return;
    case 'valueless-pair':
      groups.push(anyOf(PAIRS, (kind) => kind < EAST));
      return;
    case 'three-concealed-pungs':
    case 'four-concealed-pungs':
      for (let set = fact === 'three-concealed-pungs' ? 3 : 4; set; set--)
        groups.push(anyOf(SETS, () => true, 'concealed'));
      return;
    case 'four-kongs':
      for (let set = 0; set < 4; set++) groups.push(anyOf(KONGS, () => true));
      return;
    case 'straight': {
      const start = random(3) * 9;
      for (const rank of [0, 3, 6])
        groups.push({ forms: CHOWS, kinds: (kind) => kind >= start + rank && kind < start + rank + 3 });
      return;
    }
    case 'outside':
      plan.each.push((kind, form) => (form === 0 ? (kind % 9) % 6 === 0 : !isSimpleKind(kind)));
      return;
    case 'three-dragon-sets':
      for (let kind = DRAGONS; kind < KINDS; kind++) groups.push(exactly(SETS, kind));
      return;
    case 'four-wind-sets':
      for (let kind = EAST; kind < DRAGONS; kind++) groups.push(exactly(SETS, kind));
      return;
    case 'little-dragons':
      return littleSets(plan, DRAGONS, 3, random);
    case 'little-winds':
      return littleSets(plan, EAST, 4, random);
    case 'one-chance':
      plan.completes = 'one-chance';
      return;
    case 'pair-completed':
      plan.completes = 'pair';
    // The other facts are the absence of something that is rare anyway.
  }
}

/** Thirteen orphans, won on any of the tiles. */
function orphans(random: Random): Plan['whole'] {
  const tiles = [...ORPHAN_KINDS, pick(ORPHAN_KINDS, random)];
  const [won] = tiles.splice(random(tiles.length), 1);
  return { tiles, won };
}

/** Adds what an award needs to a plan. @param won whether it is for a winner’s hand */
export function planAward(plan: Plan, id: AwardId, won: boolean, compiled: CompiledProfile, random: Random): void {
  const each = isOwnAward(id) ? compiled.declared(id).terms.each : ruleOf(id).each;
  if (each) (each.forms & BONUS ? plan.bonus : plan.groups).push(each);
  if (isOwnAward(id)) {
    for (const { of, how } of compiled.declared(id).terms.conditions)
      if (how) continue;
      else if (isFact(of)) planFact(plan, of, random);
      else planAward(plan, of, won, compiled, random);
    return;
  }
  for (const fact of needsOf(id, compiled.profile, (other) => compiled.gives(other, won))) planFact(plan, fact, random);
}
