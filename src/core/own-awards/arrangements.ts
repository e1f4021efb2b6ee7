/**
 * The hands that a pattern describes, for one choice of suits for x, y and z and one seat. An item is then a choice of
 * options, each a few kinds, of which a hand holds as many as the item is repeated; the options of all items together
 * are the hand:
 *
 *     [x]{2}*7 for bamboo    options 11b 22b 33b … 99b, seven times
 *     (kx ky)*7              options 1b1c 2b2c … 9b9c, seven times
 *     1123456789x            one option, once
 */
import { ALL_COPIES, HAND_SIZE, dragonOf, resolve, type Item, type Suits, type TilePattern } from './tile-patterns.js';
import { KINDS, copiesIn, copyOfKind, tilesInSuit } from '../engine/tiles.js';

/** One thing that an item can be. */
export interface Option {
  /** Its kinds, each once, and how many copies of each it takes. */
  readonly kinds: readonly number[];
  readonly copies: readonly number[];
  readonly size: number;
}

/** The options of classes: a few copies of one kind, by the number of copies and the kind. */
const alikeOptions = [0, 1, 2, 3, 4].map((copies) =>
  Array.from({ length: KINDS }, (_, kind): Option => ({ kinds: [kind], copies: [copies], size: copies })),
);

export const alikeOption = (copies: number, kind: number): Option => alikeOptions[copies][kind];

function optionOf(all: readonly number[]): Option {
  const kinds = [...new Set(all)].sort((one, other) => one - other);
  return { kinds, copies: kinds.map((kind) => all.filter((other) => other === kind).length), size: all.length };
}

/** What an item can be, or several classes of the same kinds. */
export class Choice {
  /** The number of tiles of each option. */
  readonly size: number;
  times: number;
  private listed: readonly Option[] | undefined = undefined;

  constructor(
    readonly item: Item,
    private readonly suits: Suits,
    private readonly seat: number,
    /** By suit, every copy of the kinds of its options. */
    readonly kinds: Int32Array,
  ) {
    this.size = item.isClass ? item.alike : item.parts.length;
    this.times = item.times;
  }

  /** All its options, none with more copies of a kind than there are. */
  get options(): readonly Option[] {
    this.listed ??= this.item.isClass
      ? alikeOptions[this.item.alike].filter((_, kind) => copiesIn(this.kinds, kind))
      : this.togetherOptions();
    return this.listed;
  }

  /** The greatest number of copies of a kind that it takes in all. */
  mostOfKind(kind: number): number {
    const { item, kinds, times } = this;
    if (!copiesIn(kinds, kind)) return 0;
    if (item.isClass) return item.alike * (item.differ ? 1 : times);
    const each = this.options.map(({ kinds: all, copies }) => copies[all.indexOf(kind)] ?? 0);
    return item.differ ? each.reduce((sum, copies) => sum + copies, 0) : Math.max(0, ...each) * times;
  }

  private togetherOptions(): Option[] {
    const { parts } = this.item;
    return Array.from({ length: isFixed(this.item) ? 1 : 9 }, (_, first) =>
      parts.map((part) => resolve(part, this.suits, this.seat, first)),
    )
      .filter((kinds) => !kinds.includes(-1))
      .map(optionOf)
      .filter(({ copies }) => copies.every((count) => count <= 4));
  }
}

/** By suit, every copy of the kinds that an item can take. */
function kindsIn({ reach: { ranks, honours, dragonsOf, hasOwn } }: Item, suits: Suits, seat: number): Int32Array {
  const kinds = new Int32Array(4);
  for (let letter = 0; letter < ranks.length; letter++) if (ranks[letter]) kinds[suits[letter]] |= ranks[letter];
  kinds[3] = honours;
  for (const letter of dragonsOf) kinds[3] |= copyOfKind[dragonOf(suits[letter])] * ALL_COPIES;
  if (hasOwn) kinds[3] |= copyOfKind[seat] * ALL_COPIES;
  return kinds;
}

/** Every copy of nine ranks, three bits each. */
const ALL_RANKS = (1 << 27) - 1;

export class Arrangement {
  readonly choices: Choice[] = [];
  /** By suit, every copy of the kinds that no option contains; and kinds that every match contains. */
  readonly excluded: Int32Array = Int32Array.of(ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS);
  readonly required: number[] = [];
  /** By suit, the least and the greatest number of its tiles in a match. */
  readonly least: Int32Array = new Int32Array(4);
  readonly most: Int32Array = new Int32Array(4);
  /** How many kongs a match has at least. */
  kongs = 0;

  constructor(items: readonly Item[], suits: Suits, seat: number) {
    for (const item of items) {
      const kinds = kindsIn(item, suits, seat);
      this.addBounds(item, suits, kinds);
      const equal = this.choices.find(
        ({ item: one, kinds: others }) =>
          one.isClass &&
          item.isClass &&
          one.alike === item.alike &&
          one.isKong === item.isKong &&
          !one.differ &&
          !item.differ &&
          kinds.every((all, suit) => all === others[suit]),
      );
      if (equal) equal.times += item.times;
      else this.choices.push(new Choice(item, suits, seat, kinds));
      if (item.isClass ? kinds.reduce((sum, all) => sum + tilesInSuit(all), 0) === ALL_COPIES : isFixed(item))
        for (let kind = 0; kind < KINDS; kind++)
          if (copiesIn(kinds, kind) && !this.required.includes(kind)) this.required.push(kind);
    }
  }

  private addBounds({ alike, isClass, isKong, times, reach }: Item, suits: Suits, kinds: Int32Array): void {
    const { excluded, least, most } = this;
    let last = 0;
    let found = 0;
    for (let suit = 0; suit < 4; suit++) {
      excluded[suit] &= ~kinds[suit];
      if (!isClass || !kinds[suit]) continue;
      most[suit] += alike * times;
      last = suit;
      found++;
    }
    if (found === 1) least[last] += alike * times;
    if (!isClass) {
      const take = (suit: number, size: number): void => {
        least[suit] += size * times;
        most[suit] += size * times;
      };
      reach.sizes.forEach((size, letter) => size && take(suits[letter], size));
      take(3, reach.honourSize);
    }
    if (isKong) this.kongs += times;
  }

  get isPossible(): boolean {
    return this.choices.every(({ item, options, times }) => options.length >= (item.differ ? times : 1));
  }

  /** The greatest number of copies of a kind in a match. */
  mostOfKind(kind: number): number {
    const all = this.choices.reduce((sum, choice) => sum + choice.mostOfKind(kind), 0);
    return Math.min(HAND_SIZE, all);
  }
}

/** Whether tiles that go together are always the same ranks. */
const isFixed = ({ parts }: Item): boolean => !parts.some((part) => part !== 'own' && 'after' in part);

export const dependsOnSeat = ({ alternatives }: TilePattern): boolean =>
  alternatives.some(({ items }) => items.some(({ reach }) => reach.hasOwn));

export const arrangementsOf = ({ alternatives }: TilePattern, seat: number): Arrangement[] =>
  alternatives.flatMap(({ items, meanings }) => meanings.map((suits) => new Arrangement(items, suits, seat)));

export const sizeOfArrangements = ({ alternatives }: TilePattern): number =>
  alternatives.reduce((sum, { items, meanings }) => sum + items.length * meanings.length, 0);
