/**
 * Compares hands with a pattern of tiles, exactly and in bounded time.
 *
 * Options of several tiles are tried one after the other. All options have a fixed size, so the tiles that are left say
 * how far the search has come, and a set of tiles that failed once need not be tried again: a hand has at most 2^14 of
 * them. What remains goes to the classes of single tiles; which of them takes which tile is a flow, found without a
 * search. For example, with [x]{2}*2 [1-5x]*6 [5-9x]*4:
 *
 *     11223344556678b   try 11 22, 11 33 … for the pairs; for 11 22, the flow is 3344 55 to [1-5x], 6678 to [5-9x]
 */
import { alikeOption, arrangementsOf, dependsOnSeat, sizeOfArrangements } from './arrangements.js';
import type { Arrangement, Choice, Option } from './arrangements.js';
import { RulesError, shown } from '../errors.js';
import '../sentences/own-awards.js';
import { take } from './budget.js';
import type { Layout } from '../engine/layout.js';
import { HAND_SIZE, type TilePattern } from './tile-patterns.js';
import { EAST, KINDS, TILES, copiesIn, copyOfKind, suitOfKind, tilesInSuit } from '../engine/tiles.js';
import type { Tile } from '../types.js';

/** A hand by suit, with kongs marked, and the player's seat above the honours. */
type Key = Int32Array;
const SEAT_SHIFT = 21;
/** What marks a kong: no hand holds seven tiles alike. */
const KONG_MARK = 7;

/** Answers that a pattern remembers: one for each place, the latest. Waits and discards ask about some hundred hands. */
const PLACES = 256;

/** The tiles of the hand that is compared. Matching calls nothing that could start another comparison. */
const key: Key = new Int32Array(4);
const counts = new Int8Array(KINDS);
const isKongOf = new Uint8Array(KINDS);
/** By kind, what one copy of it adds to the number of a set of tiles: each set of the hand's tiles has one below 2^14. */
const weights = new Int32Array(KINDS);
/** By the number of a set of tiles, the search in which it failed. */
const failed = new Uint32Array(1 << HAND_SIZE);
let search = 0;

/** Takes steps from the budget. @throws {RulesError} `too-complex`, with the pattern that they are for, if none are left */
export function spend(steps: number, pattern: string): void {
  if (!take(steps)) throw new RulesError('too-complex', pattern, 0, pattern.length, { found: shown(pattern, 40) });
}

function readKey({ held, sets, declared, seat }: Layout): void {
  for (let suit = 0; suit < 4; suit++) key[suit] = held[suit];
  for (let set = 0; set < declared; set++)
    if ((sets[set] & 3) === 2) key[suitOfKind[sets[set] >> 3]] |= copyOfKind[sets[set] >> 3] * KONG_MARK;
  key[3] |= (seat - EAST) << SEAT_SHIFT;
}

/** Reads the tiles of a hand, with kongs counted as three tiles. */
function readCounts(layout: Layout): void {
  readKey(layout);
  let weight = 1;
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = copiesIn(key, kind);
    isKongOf[kind] = +(copies === KONG_MARK);
    counts[kind] = copies === KONG_MARK ? 3 : copies;
    weights[kind] = weight;
    weight *= counts[kind] + 1;
  }
}

/** By kind, the choices of single tiles that may take it: a bit for each. */
const takers = new Int32Array(KINDS);
/** The kinds that each of them has been given, and how many. */
const given = new Int8Array(HAND_SIZE * HAND_SIZE);
const used = new Int8Array(HAND_SIZE);

/** Gives tiles to the choices of single tiles. One is used at a time. */
class Flow {
  steps = 0;
  /** The choices that may still take the tile, one bit each. */
  private open = 0;

  constructor(private readonly singles: readonly Choice[]) {
    takers.fill(0);
    for (let place = 0; place < singles.length; place++)
      for (let kind = 0; kind < KINDS; kind++)
        if (counts[kind] && copiesIn(singles[place].kinds, kind)) takers[kind] |= 1 << place;
  }

  /** Gives as many of the tiles in `counts` as possible. @returns how many could not be given */
  give(): number {
    used.fill(0);
    let over = 0;
    for (let kind = 0; kind < KINDS; kind++)
      for (let copy = 0; copy < counts[kind]; copy++) {
        this.open = -1;
        if (!this.takes(kind)) {
          over += counts[kind] - copy;
          break;
        }
      }
    return over;
  }

  /** Gives one tile to a choice, which may have to pass on another one. */
  private takes(kind: number): boolean {
    for (let places = takers[kind] & this.open; places; places &= this.open & (places - 1)) {
      this.steps++;
      const place = 31 - Math.clz32(places & -places);
      const { times, item } = this.singles[place];
      if (item.differ && isGiven(place, kind)) continue;
      const from = place * HAND_SIZE;
      if (used[place] < times) {
        given[from + used[place]++] = kind;
        return true;
      }
      this.open &= ~(1 << place);
      for (let index = from; index < from + times; index++)
        if (given[index] !== kind && this.takes(given[index])) {
          given[index] = kind;
          return true;
        }
    }
    return false;
  }

  /** A kind for each place of a choice that is not taken. */
  missing(): number[] {
    return this.singles.flatMap(({ options, times, item: { differ } }, place) => {
      const free = differ ? options.filter(({ kinds }) => !isGiven(place, kinds[0])) : options;
      return Array.from({ length: times - used[place] }, (_, index) => free[differ ? index : 0].kinds[0]);
    });
  }
}

function isGiven(place: number, kind: number): boolean {
  for (let index = 0; index < used[place]; index++) if (given[place * HAND_SIZE + index] === kind) return true;
  return false;
}

const isHeld = ({ kinds, copies }: Option): boolean => {
  for (let index = 0; index < kinds.length; index++) if (counts[kinds[index]] < copies[index]) return false;
  return true;
};

/** Adds the tiles of an option to those that are left, or takes them away. @returns the change of the set's number */
function move({ kinds, copies }: Option, sign: 1 | -1): number {
  let change = 0;
  for (let index = 0; index < kinds.length; index++) {
    counts[kinds[index]] += sign * copies[index];
    change += sign * copies[index] * weights[kinds[index]];
  }
  return change;
}

function heldOptions(choice: Choice): readonly Option[] {
  const { item, kinds } = choice;
  if (!item.isClass) return choice.options.filter(isHeld);
  const held: Option[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    if (counts[kind] >= item.alike && copiesIn(kinds, kind) && (!item.isKong || isKongOf[kind]))
      held.push(alikeOption(item.alike, kind));
  return held;
}

/** Whether the tiles in `counts` are exactly an arrangement. */
function covers(arrangement: Arrangement, text: string): boolean {
  const { choices } = arrangement;
  spend(choices.length * STEPS_TO_PREPARE, text);
  for (let kind = 0; kind < KINDS; kind++)
    if (counts[kind] && counts[kind] > arrangement.mostOfKind(kind)) return false;
  const singles = choices.filter(({ size }) => size === 1);
  // Options that the hand does not hold need not be tried again and again; choices with few options come first.
  const groups = choices
    .filter(({ size }) => size > 1)
    .map((choice) => ({ differ: choice.item.differ, times: choice.times, options: heldOptions(choice) }))
    .sort((one, other) => one.options.length - other.options.length);
  const flow = singles.length ? new Flow(singles) : undefined;
  if (++search === 2 ** 32) {
    failed.fill(0);
    search = 1;
  }
  /** `from` is the first option that may be taken, and `left` is how many of this choice are still to be taken. */
  const place = (group: number, left: number, from: number, number: number): boolean => {
    if (!left) {
      group++;
      from = 0;
      if (group < groups.length) left = groups[group].times;
    }
    // What is left before an option says where the search is, unless the options must differ.
    const isKnown = group === groups.length || !groups[group].differ || left === groups[group].times;
    if (isKnown && failed[number] === search) return false;
    const found = group === groups.length ? !flow || gives(flow) : takeOne(group, left, from, number);
    if (!found && isKnown) failed[number] = search;
    return found;
  };
  const gives = (flow: Flow): boolean => {
    const over = flow.give();
    spend(flow.steps, text);
    flow.steps = 0;
    return !over;
  };
  const takeOne = (group: number, left: number, from: number, number: number): boolean => {
    const { options, differ } = groups[group];
    for (let index = differ ? from : 0; index < options.length; index++) {
      spend(1, text);
      if (!isHeld(options[index])) continue;
      const rest = number + move(options[index], -1);
      const found = place(group, left - 1, index + 1, rest);
      move(options[index], 1);
      if (found) return true;
    }
    return false;
  };
  let all = 0;
  for (let kind = 0; kind < KINDS; kind++) all += counts[kind] * weights[kind];
  return place(-1, 0, 0, all);
}

/** Rules out most hands without a search: by their size, their suits, a tile that no option contains, or one that every match has. */
function mayMatch(
  { excluded, required, least, most, kongs: leastKongs }: Arrangement,
  { held, kongs }: Layout,
  lacking: number,
): boolean {
  if (kongs < leastKongs) return false;
  let all = lacking - kongs;
  for (let suit = 0; suit < held.length; suit++) {
    if (held[suit] & excluded[suit]) return false;
    const size = tilesInSuit(held[suit]);
    if (size > most[suit] + kongs || size < least[suit] - lacking) return false;
    all += size;
  }
  if (all !== HAND_SIZE) return false;
  for (let index = 0; index < required.length; index++) {
    const kind = required[index];
    if (!copiesIn(held, kind) && --lacking < 0) return false;
  }
  return true;
}

/** The steps that preparing a choice counts for: for a pattern, and for a hand. */
const STEPS_TO_PREPARE = 20;

/** How many steps the search for what a hand lacks may take for one pattern; it then has the nearest match that it saw. */
const MOST_NEAREST = 3_000;

/** A pattern that hands are compared with, and what is known about it. */
export class Matcher {
  /** By the seat’s wind; all seats have the same if the tiles do not depend on it. */
  private readonly arrangements: Record<number, readonly Arrangement[]> = {};
  private readonly dependsOnSeat: boolean;
  /** The hands of the latest answers, four numbers each, and the answers: 1 for a match, -1 for none. */
  private keys: Int32Array | undefined;
  private readonly answers: Int8Array = new Int8Array(PLACES);

  constructor(private readonly pattern: TilePattern) {
    this.dependsOnSeat = dependsOnSeat(pattern);
  }

  /** @throws {RulesError} `too-complex` */
  private arrangementsFor(seat: number): readonly Arrangement[] {
    const place = this.dependsOnSeat ? seat : EAST;
    const known = this.arrangements[place];
    if (known) return known;
    spend(sizeOfArrangements(this.pattern) * STEPS_TO_PREPARE, this.pattern.text);
    return (this.arrangements[place] = arrangementsOf(this.pattern, seat));
  }

  /** Whether the tiles of a hand are exactly the pattern. @throws {RulesError} `too-complex` */
  matches(layout: Layout): boolean {
    const arrangements = this.arrangementsFor(layout.seat);
    let index = 0;
    while (index < arrangements.length && !mayMatch(arrangements[index], layout, 0)) index++;
    spend(index, this.pattern.text);
    if (index === arrangements.length) return false;
    readKey(layout);
    const at = placeOf(key);
    const keys = (this.keys ??= new Int32Array(PLACES * 4));
    let isKnown = this.answers[at] !== 0;
    for (let suit = 0; suit < 4 && isKnown; suit++) isKnown = keys[at * 4 + suit] === key[suit];
    if (isKnown) return this.answers[at] > 0;
    readCounts(layout);
    let found = false;
    for (; index < arrangements.length && !found; index++)
      found = mayMatch(arrangements[index], layout, 0) && covers(arrangements[index], this.pattern.text);
    keys.set(key, at * 4);
    this.answers[at] = found ? 1 : -1;
    return found;
  }

  /** Whether one more tile might make a hand the pattern: it holds no other tile, and lacks at most one that is needed. */
  mayComplete(layout: Layout): boolean {
    return this.arrangementsFor(layout.seat).some((arrangement) => mayMatch(arrangement, layout, 1));
  }

  /** The tiles that a hand lacks for the nearest match; empty if it matches. @throws {RulesError} `too-complex` */
  missing(layout: Layout): Tile[] {
    readCounts(layout);
    let steps = MOST_NEAREST;
    let best: readonly number[] | undefined;
    // Each of four kongs may lack its fourth tile, too.
    const isNearer = (missing: readonly number[]): boolean => missing.length < (best?.length ?? HAND_SIZE + 5);
    const arrangements = this.arrangementsFor(layout.seat)
      .filter(({ isPossible }) => isPossible)
      .map((arrangement) => ({ choices: arrangement.choices, least: leastMissing(arrangement) }))
      .sort((one, other) => one.least - other.least);
    for (const { choices, least } of arrangements) {
      if (steps <= 0 || (best && least >= best.length)) break;
      const flow = new Flow(choices.filter(({ size }) => size === 1));
      const places = placesOf(choices.filter(({ size }) => size > 1));
      const missing: number[] = [];
      const place = (index: number, from: number): void => {
        if (!isNearer(missing)) return;
        if (index === places.length) {
          flow.give();
          steps -= flow.steps;
          flow.steps = 0;
          const all = [...missing, ...flow.missing()];
          if (isNearer(all)) best = all;
          return;
        }
        // Repetitions of an item are tried in the order of its options, so that each combination is tried once.
        for (let option = from; option < places[index].options.length; option++) {
          if (steps-- <= 0) return;
          const { kinds, copies } = places[index].options[option];
          const isDeclared = !places[index].isKong || isKongOf[kinds[0]];
          const taken = kinds.map((kind, at) => Math.min(counts[kind], copies[at]));
          kinds.forEach((kind, at) => {
            counts[kind] -= taken[at];
            for (let copy = taken[at]; copy < copies[at]; copy++) missing.push(kind);
          });
          if (!isDeclared) missing.push(kinds[0]);
          place(index + 1, places[index + 1] === places[index] ? option + +places[index].differ : 0);
          if (!isDeclared) missing.pop();
          kinds.forEach((kind, at) => {
            counts[kind] += taken[at];
            missing.length -= copies[at] - taken[at];
          });
        }
      };
      place(0, 0);
    }
    return [...(best ?? [])].sort((one, other) => one - other).map((kind) => TILES[kind]);
  }
}

/** Where the answer for the hand in the key is kept. */
const placeOf = ([bamboo, characters, circles, honours]: Key): number =>
  Math.imul(bamboo ^ Math.imul(characters, 0x85ebca6b) ^ Math.imul(circles, 0xc2b2ae35) ^ honours, 0x9e3779b1) >>> 24;

/** At least so many tiles of an arrangement are not among those in `counts`. */
function leastMissing(arrangement: Arrangement): number {
  let held = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (counts[kind]) held += Math.min(counts[kind], arrangement.mostOfKind(kind));
  return HAND_SIZE - held;
}

/** A choice as it is tried: the options that lack least come first. */
type Tried = Pick<Choice['item'], 'differ' | 'isKong'> & { readonly options: readonly Option[] };

/** Choices, each as often as it is repeated: those that take most tiles at once come first. */
function placesOf(groups: readonly Choice[]): Tried[] {
  const lacking = ({ kinds, copies }: Option): number =>
    kinds.reduce((sum, kind, place) => sum + Math.max(0, copies[place] - counts[kind]), 0);
  return [...groups]
    .sort((one, other) => other.size - one.size)
    .flatMap(({ item: { differ, isKong }, options, times }) => {
      const tried = { differ, isKong, options: [...options].sort((one, other) => lacking(one) - lacking(other)) };
      return Array<Tried>(times).fill(tried);
    });
}

const matchers = new WeakMap<TilePattern, Matcher>();

/** The matcher of a pattern, which keeps what it has found out. */
export function matcherOf(pattern: TilePattern): Matcher {
  const found = matchers.get(pattern) ?? new Matcher(pattern);
  matchers.set(pattern, found);
  return found;
}
