/** Builds a hand at random that has what a plan asks for. Most attempts succeed; those that do not return undefined. */
import { CHOW, CHOWS, KONG, KONGS, PAIR, PAIRS, PUNG, PUNGS, isHonourKind, type GroupClass } from '../groups.js';
import { pick, shuffle, type Random } from '../random.js';
import { EAST, FLOWERS, KINDS, TILES, WINDS } from '../tiles.js';
import type { Circumstance, DeclaredSet, Hand, Situation } from '../types.js';
import type { Plan } from './plan.js';

/** How likely things are that no award asks for, in percent. */
export interface Taste {
  readonly kongs: number;
  readonly pungs: number;
  readonly honours: number;
  readonly exposed: number;
  readonly bonus: number;
}

export interface Built {
  hand: Hand;
  situation: Situation;
}

interface Placed {
  kind: number;
  form: number;
  isConcealed?: boolean;
  isExposed?: boolean;
}

const FORM_BITS = [CHOWS, PUNGS, KONGS, PAIRS];

class Builder {
  private readonly counts = new Uint8Array(KINDS);
  private readonly groups: Placed[] = [];
  private readonly seat: number;
  private readonly round: number;
  private readonly suit: number;

  constructor(
    private readonly plan: Plan,
    private readonly taste: Taste,
    private readonly random: Random,
  ) {
    const seats = [0, 1, 2, 3].map((place) => EAST + place).filter((kind) => plan.seat.every((test) => test(kind)));
    this.seat = seats.length ? pick(seats, random) : -1;
    // Most games are in their first rounds.
    const rounds = [EAST, EAST, EAST + 1, EAST + 1, EAST + 2, EAST + 3];
    this.round = pick(plan.isSeatNotRound ? rounds.filter((kind) => kind !== this.seat) : rounds, random);
    this.suit = random(3);
  }

  private isLikely(percent: number): boolean {
    return this.random(100) < percent;
  }

  private mayUse(kind: number): boolean {
    const { plan } = this;
    if (plan.isOneSuit && kind < EAST && ((kind / 9) | 0) !== this.suit) return false;
    return plan.tiles.every((test) => test(kind));
  }

  /** The tiles of a group. */
  private static kindsOf({ kind, form }: Placed): number[] {
    return form === CHOW ? [kind, kind + 1, kind + 2] : Array<number>(form === PAIR ? 2 : form + 2).fill(kind);
  }

  private fits(group: Placed): boolean {
    const { kind, form } = group;
    if (form === CHOW && (kind >= EAST || kind % 9 > 6)) return false;
    if (!this.plan.each.every((test) => test(kind, form))) return false;
    const kinds = Builder.kindsOf(group);
    return kinds.every((one) => this.mayUse(one) && this.counts[one] + (form === CHOW ? 1 : kinds.length) <= 4);
  }

  private place(group: Placed): void {
    for (const kind of Builder.kindsOf(group)) this.counts[kind]++;
    this.groups.push(group);
  }

  private belongs({ kind, form }: Placed, { forms, kinds }: GroupClass): boolean {
    return (
      (forms & FORM_BITS[form]) !== 0 &&
      Builder.kindsOf({ kind, form }).every((one) => kinds(one, this.seat, this.round))
    );
  }

  private get room(): { sets: number; pair: boolean } {
    const pairs = this.groups.filter(({ form }) => form === PAIR).length;
    return { sets: 4 - (this.groups.length - pairs), pair: !pairs };
  }

  /** All groups of some forms that there is room for. */
  private candidates(forms: number, fits: (group: Placed) => boolean): Placed[] {
    const found: Placed[] = [];
    for (let form = 0; form < 4; form++)
      if (forms & FORM_BITS[form])
        for (let kind = 0; kind < KINDS; kind++) {
          const group = { kind, form };
          if (fits(group) && this.fits(group)) found.push(group);
        }
    return found;
  }

  /** Places a group that must be there, unless one that is there already will do. */
  private require(wanted: GroupClass): boolean {
    const { sets, pair } = this.room;
    const { only } = wanted;
    const known = this.groups.filter((group) => this.belongs(group, wanted) && this.canBe(group, only));
    const taken = known.filter((group) =>
      only ? !(only === 'concealed' ? group.isConcealed : group.isExposed) : true,
    );
    const forms = wanted.forms & ((sets ? this.plan.forms : 0) | (pair ? PAIRS : 0));
    const candidates = this.candidates(forms, (group) => this.belongs(group, wanted));
    if (taken.length && (!candidates.length || this.isLikely(50))) {
      this.markAs(pick(taken, this.random), only);
      return true;
    }
    if (!candidates.length) return false;
    // Kongs are rare: a set that need not be one usually is not.
    const pungs = candidates.filter(({ form }) => form !== KONG);
    const group = pick(pungs.length && !this.isLikely(this.taste.kongs) ? pungs : candidates, this.random);
    this.place(group);
    this.markAs(group, only);
    return true;
  }

  private canBe(group: Placed, only: GroupClass['only']): boolean {
    return !only || (only === 'concealed' ? !group.isExposed : !group.isConcealed && group.form !== PAIR);
  }

  private markAs(group: Placed, only: GroupClass['only']): void {
    if (only === 'concealed') group.isConcealed = true;
    if (only === 'exposed') group.isExposed = true;
  }

  /** Fills the rest of the hand with sets and a pair. */
  private fill(): boolean {
    const { plan, taste, random } = this;
    while (this.room.sets > 0) {
      const liked = this.isLikely(taste.pungs) ? (this.isLikely(taste.kongs) ? KONGS : PUNGS) : CHOWS;
      const all = this.candidates(plan.forms & liked, () => true);
      const candidates = all.length ? all : this.candidates(plan.forms, () => true);
      if (!candidates.length) return false;
      this.place(this.liked(candidates, random));
    }
    if (this.room.pair) {
      const candidates = this.candidates(PAIRS, () => true);
      if (!candidates.length) return false;
      this.place(this.liked(candidates, random));
    }
    return true;
  }

  private liked(candidates: readonly Placed[], random: Random): Placed {
    const wantsHonour = this.isLikely(this.taste.honours);
    const liked = candidates.filter(({ kind }) => isHonourKind(kind) === wantsHonour);
    return pick(liked.length ? liked : candidates, random);
  }

  /** Chooses the group that the winning tile completes, and the tile. */
  private complete(win: 'self-draw' | 'discard'): { group: Placed; won: number } | undefined {
    const { plan, groups, random } = this;
    const choices = groups.flatMap((group) => {
      const { kind, form } = group;
      if (form === KONG || group.isExposed) return [];
      if (plan.completes === 'pair' && form !== PAIR) return [];
      if (plan.completes === 'one-chance' && form !== CHOW) return [];
      // A discard exposes the group that it completes.
      if (group.isConcealed && win === 'discard' && form !== PAIR) return [];
      const tiles = form === CHOW ? [kind, kind + 1, kind + 2] : [kind];
      return tiles
        .filter(
          (tile) =>
            plan.won.every((test) => test(tile)) &&
            (plan.completes !== 'one-chance' ||
              tile === kind + 1 ||
              (tile === kind + 2 && kind % 9 === 0) ||
              (tile === kind && kind % 9 === 6)) &&
            // Three tiles of a robbed kong are exposed, so the winner has no other.
            (!plan.circumstances.has('robbed-kong') || this.counts[tile] === 1),
        )
        .map((won) => ({ group, won }));
    });
    return choices.length ? pick(choices, random) : undefined;
  }

  /** Flowers and seasons. */
  private bonus(): number[] {
    const { plan, random } = this;
    const found = new Set(plan.bonusKinds);
    for (const { kinds } of plan.bonus) {
      const fitting = Array.from({ length: 8 }, (_, place) => FLOWERS + place).filter((kind) =>
        kinds(kind, this.seat, this.round),
      );
      if (!fitting.some((kind) => found.has(kind))) found.add(pick(fitting, random));
    }
    while (found.size < 8 && this.isLikely(this.taste.bonus)) found.add(FLOWERS + random(8));
    return [...found];
  }

  private get circumstances(): Circumstance[] {
    return [...this.plan.circumstances];
  }

  private situation(win?: 'self-draw' | 'discard'): Situation {
    const { circumstances } = this;
    return {
      seat: WINDS[this.seat - EAST],
      round: WINDS[this.round - EAST],
      ...(win && { win }),
      ...(circumstances.length && { circumstances }),
    };
  }

  private isDeclared(group: Placed): boolean {
    const { plan } = this;
    if (group.form === PAIR || plan.isNothingDeclared) return false;
    if (group.form === KONG) return true;
    if (group.isConcealed || plan.isNothingExposed) return false;
    return group.isExposed === true || this.isLikely(this.taste.exposed);
  }

  private declared(group: Placed): DeclaredSet {
    const isConcealed =
      group.form === KONG &&
      !group.isExposed &&
      (group.isConcealed === true || this.plan.isNothingExposed || this.isLikely(40));
    return {
      kind: group.form === CHOW ? 'chow' : group.form === PUNG ? 'pung' : 'kong',
      tiles: Builder.kindsOf(group).map((kind) => TILES[kind]),
      concealed: isConcealed,
    };
  }

  /** A winner’s hand. */
  win(): Built | undefined {
    const { plan, random } = this;
    if (this.seat < 0) return undefined;
    const win = plan.win ?? pick(['self-draw', 'discard'] as const, random);
    const bonus = this.bonus().map((kind) => TILES[kind]);
    if (plan.whole) {
      const { tiles, won } = plan.whole;
      return {
        hand: {
          sets: [],
          concealed: tiles.map((kind) => TILES[kind]),
          winningTile: TILES[won],
          bonus,
        },
        situation: this.situation(win),
      };
    }
    if (!this.placeAll() || !this.fill()) return undefined;
    const completed = this.complete(win);
    if (!completed) return undefined;
    const { group, won } = completed;
    const sets: DeclaredSet[] = [];
    const concealed: number[] = [];
    for (const one of this.groups) {
      if (one !== group && this.isDeclared(one)) sets.push(this.declared(one));
      else concealed.push(...Builder.kindsOf(one));
    }
    concealed.splice(concealed.indexOf(won), 1);
    return {
      hand: { sets, concealed: concealed.map((kind) => TILES[kind]), winningTile: TILES[won], bonus },
      situation: this.situation(win),
    };
  }

  private placeAll(): boolean {
    // Those with fewer possibilities come first.
    const narrow = ({ forms, kinds }: GroupClass): number =>
      (forms & (forms - 1) ? 40 : 0) +
      Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => kinds(kind, this.seat, this.round)).length;
    const wanted = this.plan.groups.map((one) => ({ one, width: narrow(one) }));
    wanted.sort((one, other) => one.width - other.width);
    return wanted.every(({ one }) => this.require(one));
  }

  /** A loser’s hand of thirteen tiles: the sets that must be there, perhaps some more, and other tiles. */
  lose(): Built | undefined {
    const { plan, random, taste } = this;
    if (this.seat < 0) return undefined;
    const bonus = this.bonus();
    if (!this.placeAll()) return undefined;
    for (let more = random(3); more && this.room.sets > 1; more--) {
      const liked = this.isLikely(60) ? PUNGS : this.isLikely(taste.kongs) ? KONGS : CHOWS;
      const candidates = this.candidates(liked & plan.forms, () => true);
      if (candidates.length) this.place(pick(candidates, random));
    }
    const sets: DeclaredSet[] = [];
    const concealed: number[] = [];
    for (const one of this.groups) {
      if (this.isDeclared(one) || (one.form === CHOW && !one.isConcealed)) sets.push(this.declared(one));
      else concealed.push(...Builder.kindsOf(one));
    }
    const rest = shuffle(
      Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) =>
        this.mayUse(kind) ? Array<number>(4 - this.counts[kind]).fill(kind) : [],
      ),
      random,
    );
    const missing = 13 - sets.length * 3 - concealed.length;
    // Where the sets leave no room, or too few tiles, the hand is refused when it is scored.
    concealed.push(...rest.slice(0, missing));
    return {
      hand: { sets, concealed: concealed.map((kind) => TILES[kind]), bonus: bonus.map((kind) => TILES[kind]) },
      situation: this.situation(),
    };
  }
}

/** Tries once to build a hand. */
export const build = (plan: Plan, won: boolean, taste: Taste, random: Random): Built | undefined => {
  const builder = new Builder(plan, taste, random);
  return won ? builder.win() : builder.lose();
};
