/**
 * A hand laid out for scoring: the number of tiles of each kind, the groups of the current reading, and the facts that
 * hold. Views are never exposed outside the core.
 *
 * Views are reused, because creating one costs as much as scoring a hand. A core function borrows a view, passes it on
 * as an argument and gives it back; until then nothing else can use it. A nested call, such as a page scoring one hand
 * in a getter of another, borrows a different view. After an error the view is not given back, and the next call
 * creates a new one.
 */
import * as F from './facts.js';
import { DRAGON, EAST, FLOWERS, GREEN, HONOUR, KINDS, SIMPLE, TERMINAL, TILES, natureOf } from './tiles.js';
import type { Tile } from './types.js';

/** Types of group. A group is one number: eight times its lowest kind, and its type. */
export const CHOW = 0;
export const PUNG = 1;
export const KONG = 2;
export const PAIR = 3;
export const ORPHANS = 4;

/** The thirteen terminals and honours. */
export const ORPHAN_KINDS = natureOf.flatMap((nature, kind) => (nature === SIMPLE ? [] : [kind]));

const suitBit = Array.from({ length: EAST }, (_, kind) => 1 << (kind / 9));
const isGreen = natureOf.map((_, kind) => GREEN.includes(kind));

/** The number of bits set. */
export function bitsIn(mask: number): number {
  let bits = 0;
  for (; mask; mask &= mask - 1) bits++;
  return bits;
}

export class View {
  /** Copies of each kind in the whole hand, and of these the ones in no declared set; both include the winning tile. */
  readonly held = new Int8Array(KINDS);
  readonly free = new Int8Array(KINDS);
  /** Bits 0–3 are flowers, bits 4–7 seasons. */
  bonus!: number;
  /** The winning tile's kind, -1 for a losing hand, and whether it was self-drawn. */
  winning!: number;
  drawn!: boolean;
  /** Kinds of the seat wind and the round wind. */
  seat!: number;
  round!: number;

  /** The groups of the reading, declared sets first; `declared` is the number of those. */
  groups: number[] = [];
  /** The tiles of the groups, once a reading has been chosen. */
  tiles: Tile[][] = [];
  declared!: number;
  /** Masks of groups: declared kongs that are concealed, and everything concealed in this reading. */
  hidden!: number;
  concealed!: number;
  /** The group that the winning tile completed. */
  completed!: number;

  /** Facts that hold for the hand and for the reading; `always` are the reading facts that no reading changes. */
  hand!: number;
  always!: number;
  reading!: number;
  /** Facts of the arrangement that do not depend on which group the winning tile completed. */
  private arranged!: number;
  /** Pungs and kongs, as a mask. */
  private pungs!: number;

  /** The scored reading to which the masks and facts currently belong. */
  counted: unknown;

  /** Masks of the groups or bonus tiles that rules apply to. */
  readonly masks = new Int32Array(F.MASKS);

  clear(): void {
    this.held.fill(0);
    this.free.fill(0);
    this.groups.length = 0;
    this.hand = this.always = this.declared = this.hidden = 0;
  }

  /** Inserts a declared set in tile order, regardless of the order of declaration. */
  declare(group: number, concealed: boolean): void {
    const { groups } = this;
    let place = this.declared++;
    for (; place && groups[place - 1] > group; place--) groups[place] = groups[place - 1];
    groups[place] = group;
    const below = this.hidden & ((1 << place) - 1);
    this.hidden = below | (+concealed << place) | ((this.hidden ^ below) << 1);
  }

  /** Sets the facts that depend on the kinds held. */
  survey(): void {
    const { held } = this;
    let natures = 0;
    let suits = 0;
    let green = true;
    for (let kind = 0; kind < KINDS; kind++) {
      if (held[kind] === 0) continue;
      natures |= natureOf[kind];
      if (kind < EAST) suits |= suitBit[kind];
      if (!isGreen[kind]) green = false;
    }
    this.hand =
      (+(suits === 1 || suits === 2 || suits === 4) << F.ONE_SUIT) |
      (1 << (natures & HONOUR ? F.SOME_HONOUR : F.NO_HONOUR)) |
      (1 << (natures & TERMINAL ? F.SOME_TERMINAL : F.NO_TERMINAL)) |
      (+!(natures & SIMPLE) << F.NO_SIMPLE) |
      (+green << F.ALL_GREEN) |
      (+(held[32] > 0) << F.GREEN_DRAGON) |
      (+!this.declared << F.NOTHING_DECLARED) |
      (+(this.hidden === (1 << this.declared) - 1) << F.NOTHING_EXPOSED);
  }

  /** Sets the facts about bonus tiles, the seat and nine gates; call after {@link survey}. */
  readTiles(): void {
    const { masks, bonus, seat } = this;
    masks[F.FLOWER_TILES] = bonus & 15;
    masks[F.SEASON_TILES] = bonus & 240;
    masks[F.OWN_FLOWER] = bonus & (1 << (seat - EAST));
    masks[F.OWN_SEASON] = bonus & (16 << (seat - EAST));
    this.always |=
      (1 << ((bonus & 15) === 15 ? F.FOUR_FLOWERS : F.FLOWERS_INCOMPLETE)) |
      (1 << ((bonus & 240) === 240 ? F.FOUR_SEASONS : F.SEASONS_INCOMPLETE)) |
      (+(seat !== this.round) << F.WINDS_DIFFER);
    const gates = (1 << F.ONE_SUIT) | (1 << F.NO_HONOUR);
    if (this.winning < 0 || (this.hand & gates) !== gates) return;
    const start = this.winning - (this.winning % 9);
    let over = -1;
    for (let rank = 0; rank < 9; rank++) {
      const extra = this.held[start + rank] - (rank % 8 ? 1 : 3);
      if (extra < 0) return;
      if (extra) over = start + rank;
    }
    this.hand |= (1 << F.NINE_GATES) | (+(over === this.winning) << F.PURE_NINE_GATES);
  }

  /** Sets the facts and masks of the groups that do not depend on which one the winning tile completed. */
  readGroups(): void {
    const { masks, groups, seat, round } = this;
    for (let place = 0; place < F.GROUP_MASKS; place++) masks[place] = 0;
    let chows = 0;
    let pungs = 0;
    let thirds = 0;
    let outside = true;
    for (let group = 0; group < groups.length; group++) {
      const kind = groups[group] >> 3;
      const type = groups[group] & 7;
      const nature = natureOf[kind];
      const bit = 1 << group;
      if (type === CHOW) {
        const rank = kind % 9;
        chows++;
        if (rank % 6) outside = false;
        if (rank % 3 === 0) thirds |= 1 << (kind / 3);
        continue;
      }
      // The mask indexes for sets of honours follow those for pairs.
      const honours = type === PAIR ? 0 : F.SETS_OF_DRAGONS - F.PAIR_OF_DRAGONS;
      if (nature === SIMPLE) outside = false;
      if (nature & HONOUR) masks[nature === DRAGON ? F.DRAGON_GROUPS : F.WIND_GROUPS] |= bit;
      if (nature === DRAGON) masks[F.PAIR_OF_DRAGONS + honours] |= bit;
      if (kind === seat) masks[F.PAIR_OF_SEAT_WIND + honours] |= bit;
      if (kind === round) masks[F.PAIR_OF_ROUND_WIND + honours] |= bit;
      if (type === PAIR) continue;
      pungs |= bit;
      masks[(type - 1) * 3 + (nature === SIMPLE ? 0 : nature === TERMINAL ? 1 : 2)] |= bit;
    }
    const dragons = bitsIn(masks[F.SETS_OF_DRAGONS]);
    this.pungs = pungs;
    const winds = bitsIn(this.windSets());
    this.arranged =
      this.always |
      (+outside << F.OUTSIDE) |
      (1 << (chows ? F.SOME_CHOW : F.NO_CHOW)) |
      (+(chows === 4) << F.FOUR_CHOWS) |
      (+!(masks[F.PAIR_OF_DRAGONS] | masks[F.PAIR_OF_SEAT_WIND] | masks[F.PAIR_OF_ROUND_WIND]) << F.VALUELESS_PAIR) |
      (+((thirds & 7) === 7 || (thirds & 56) === 56 || (thirds & 448) === 448) << F.STRAIGHT) |
      (+(bitsIn(this.kongs()) === 4) << F.FOUR_KONGS) |
      // A pair alongside sets of all the other dragons or winds must be of the remaining one.
      (+(dragons === 3) << F.THREE_DRAGON_SETS) |
      (+(dragons === 2 && masks[F.PAIR_OF_DRAGONS] > 0) << F.LITTLE_DRAGONS) |
      (+(winds === 4) << F.FOUR_WIND_SETS) |
      (+(winds === 3 && (masks[F.WIND_GROUPS] & ~pungs) > 0) << F.LITTLE_WINDS);
  }

  windSets(): number {
    return this.masks[F.WIND_GROUPS] & this.pungs;
  }

  private kongs(): number {
    const { masks } = this;
    return masks[F.KONGS_OF_SIMPLES] | masks[F.KONGS_OF_TERMINALS] | masks[F.KONGS_OF_HONOURS];
  }

  /** Sets the group that the winning tile completed (-1 for a losing hand); call after {@link readGroups}. */
  complete(group: number): void {
    this.completed = group;
    this.concealed = (((1 << this.groups.length) - 1) & -(1 << this.declared)) | this.hidden;
    if (group >= 0 && !this.drawn) this.concealed &= ~(1 << group);
    const concealedPungs = bitsIn(this.pungs & this.concealed);
    this.reading =
      this.arranged |
      (+(concealedPungs > 2) << F.THREE_CONCEALED_PUNGS) |
      (+(concealedPungs > 3) << F.FOUR_CONCEALED_PUNGS);
    if (group < 0) return;
    const kind = this.groups[group] >> 3;
    const type = this.groups[group] & 7;
    if (type === PAIR) this.reading |= 1 << F.PAIR_COMPLETED;
    if (type !== CHOW) return;
    const place = this.winning - kind;
    const rank = kind % 9;
    if (place === 1 || (place === 2 && rank === 0) || (place === 0 && rank === 6)) this.reading |= 1 << F.ONE_CHANCE;
  }

  /** Sets the only reading of thirteen orphans. */
  readOrphans(): void {
    this.masks.fill(0, 0, F.GROUP_MASKS);
    this.groups[0] = ORPHANS;
    this.pungs = this.completed = 0;
    this.concealed = +this.drawn;
    this.reading = this.always | (1 << F.IS_ORPHANS);
  }

  /** Whether a winner's fourteen tiles are one of each terminal and honour plus a duplicate of any of them. */
  isOrphans(): boolean {
    const bare = (1 << F.NO_SIMPLE) | (1 << F.NOTHING_DECLARED);
    return (this.hand & bare) === bare && ORPHAN_KINDS.every((kind) => this.free[kind] > 0);
  }

  /** The groups of the reading that a rule with these `tiles` applies to, as a mask. */
  groupsOf(tiles: number): number {
    return tiles < F.MASKS
      ? this.masks[tiles]
      : tiles === F.WINNING_GROUP
        ? 1 << this.completed
        : tiles === F.ALL_KONGS
          ? this.kongs()
          : tiles === F.CONCEALED_PUNGS
            ? this.pungs & this.concealed
            : tiles === F.STRAIGHT_CHOWS
              ? this.straight()
              : (1 << this.groups.length) - 1;
  }

  /** One chow each of 1-2-3, 4-5-6 and 7-8-9 of the suit that has all three. */
  private straight(): number {
    for (let start = 0; start < EAST; start += 9) {
      const places = [0, 3, 6].map((rank) => this.groups.indexOf((start + rank) * 8 + CHOW));
      if (!places.includes(-1)) return places.reduce((mask, place) => mask | (1 << place), 0);
    }
    return 0;
  }

  /** The tiles of a group, as a new array. */
  tilesOf(group: number): Tile[] {
    const kind = group >> 3;
    const tile = TILES[kind];
    switch (group & 7) {
      case CHOW:
        return [tile, TILES[kind + 1], TILES[kind + 2]];
      case PUNG:
        return [tile, tile, tile];
      case KONG:
        return [tile, tile, tile, tile];
      case PAIR:
        return [tile, tile];
      default:
        return ORPHAN_KINDS.flatMap((orphan) => Array<Tile>(this.free[orphan]).fill(TILES[orphan]));
    }
  }

  /** The tiles that a rule applies to, as a new array. */
  earning(tiles: number): Tile[] {
    if (tiles === F.WINNING_TILE) return [TILES[this.winning]];
    const mask = this.groupsOf(tiles);
    if (tiles === F.FLOWER_TILES || tiles === F.SEASON_TILES)
      return TILES.filter((_, kind) => kind >= FLOWERS && (mask >> (kind - FLOWERS)) & 1);
    const found: Tile[] = [];
    for (let group = 0; mask >> group; group++)
      if ((mask >> group) & 1)
        for (let tile = 0; tile < this.tiles[group].length; tile++) found.push(this.tiles[group][tile]);
    return found;
  }
}

let idle: View | undefined;

export function borrowView(): View {
  const view = idle ?? new View();
  idle = undefined;
  return view;
}

export function giveBack(view: View): void {
  idle = view;
}
