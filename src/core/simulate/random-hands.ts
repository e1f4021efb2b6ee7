import { guarded } from '../guarded.js';
import { HAND_BYTES, packHand } from '../bulk.js';
import { requireShare, requireWhole } from '../odds/errors.js';
import { ORPHAN_KINDS } from '../engine/groups.js';
import { randomFrom, pick, type Random } from '../random.js';
import { EAST, FLOWERS, KINDS, TILES, WINDS } from '../engine/tiles.js';
import type { DeclaredSet, Hand, Situation, Tile } from '../types.js';

/**
 * What random hands are like. Four sets and a pair, or thirteen orphans, are chosen so that every choice of physical tiles
 * is equally likely: a chow can be made in 64 ways, a pung in four, a kong in one. This is not a simulation of play:
 * nobody prefers a hand, and no tile is harder to claim.
 */
export interface HandModel {
  /** Any number or text: the same seed gives the same hands. */
  seed: number | string;
  /** The share of sets, apart from the one that is completed, that are exposed: from 0 to 1, 1/2 by default. */
  exposed?: number;
  /** The share of wins by self-draw, 1/4 by default: each player is equally likely to turn the winning tile over. */
  drawn?: number;
  /** The share of the flowers and seasons that the winner has, 1/4 by default; 0 for a set without them. */
  bonus?: number;
}

/** In how many ways a chow, a pung or kong, and a pair can be made from the four copies of each tile. */
const CHOWS = 3 * 7;
const CHOW_WAYS = 4 ** 3;
const PUNG_WAYS = 4;
const KONG_WAYS = 1;
const SET_WAYS = CHOWS * CHOW_WAYS + KINDS * (PUNG_WAYS + KONG_WAYS);
const PAIR_WAYS = KINDS * 6;
/** There are so many ways to four sets and a pair for each way to thirteen orphans. */
const FOR_EACH_ORPHANS = Math.round((SET_WAYS ** 4 * PAIR_WAYS) / 24 / (13 * 6 * 4 ** 12));

/** Of so many sets, how many ways there are to choose no chow, one, two and so on. */
const WAYS_TO_CHOWS = [0, 1, 2, 3, 4].map(
  (chows) => [1, 4, 6, 4, 1][chows] * (CHOWS * CHOW_WAYS) ** chows * (SET_WAYS - CHOWS * CHOW_WAYS) ** (4 - chows),
);
const MOST_CHOWS = 4;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const PRECISION = 1_000_000;

interface RandomSet {
  kind: DeclaredSet['kind'] | 'pair';
  /** The lowest kind, and a copy of each tile. */
  lowest: number;
  copies: number[];
}

/** The model with its defaults. @throws {OddsError} `share-of` */
export function completeModel({ seed, exposed = 1 / 2, drawn = 1 / 4, bonus = 1 / 4 }: HandModel): Required<HandModel> {
  for (const [place, share] of Object.entries({ exposed, drawn, bonus })) requireShare(share, place);
  return { seed: typeof seed === 'number' ? seed : String(seed), exposed, drawn, bonus };
}

/** So many of the four copies of a tile. */
function copiesOf(count: number, random: Random): number[] {
  const copies = [0, 1, 2, 3];
  while (copies.length > count) copies.splice(random(copies.length), 1);
  return copies;
}

/** How many of four sets are chows if there may only be so many, with the odds that these hands have among all. */
function randomChows(most: number, random: Random): number {
  const ways = WAYS_TO_CHOWS.slice(0, most + 1);
  let left = (random(PRECISION) / PRECISION) * sum(ways);
  return ways.findIndex((one) => (left -= one) < 0);
}

/** A set, which is a chow or not if that is given. */
function randomSet(random: Random, isChow?: boolean): RandomSet {
  const chows = CHOWS * CHOW_WAYS;
  const way = isChow === undefined ? random(SET_WAYS) : isChow ? random(chows) : chows + random(SET_WAYS - chows);
  if (way < CHOWS * CHOW_WAYS) {
    const chow = Math.floor(way / CHOW_WAYS);
    const copies = way % CHOW_WAYS;
    return {
      kind: 'chow',
      lowest: Math.floor(chow / 7) * 9 + (chow % 7),
      copies: [copies & 3, (copies >> 2) & 3, copies >> 4],
    };
  }
  const isKong = way >= SET_WAYS - KINDS;
  return { kind: isKong ? 'kong' : 'pung', lowest: random(KINDS), copies: copiesOf(isKong ? 4 : 3, random) };
}

const tilesOf = ({ kind, lowest, copies }: RandomSet): number[] =>
  copies.map((_, place) => (kind === 'chow' ? lowest + place : lowest));

/** Four sets and a pair; undefined if two of them would share a tile. */
function randomSets(random: Random, most: number): RandomSet[] | undefined {
  const chows = most < MOST_CHOWS ? randomChows(most, random) : undefined;
  const sets = [0, 1, 2, 3].map((place) => randomSet(random, chows === undefined ? undefined : place < chows));
  sets.push({ kind: 'pair', lowest: random(KINDS), copies: copiesOf(2, random) });
  const tiles = sets.flatMap((set) => tilesOf(set).map((kind, place) => kind * 4 + set.copies[place]));
  return new Set(tiles).size === tiles.length ? sets : undefined;
}

/** The tiles of these kinds, one of them as the winning tile. */
function complete(kinds: readonly number[], random: Random): { concealed: Tile[]; winningTile: Tile } {
  const concealed = kinds.map((kind) => TILES[kind]);
  const [winningTile] = concealed.splice(random(concealed.length), 1);
  return { concealed, winningTile };
}

function randomTiles(random: Random, isExposed: () => boolean, most: number): Omit<Hand, 'bonus'> {
  const share = sum(WAYS_TO_CHOWS.slice(0, most + 1)) / sum(WAYS_TO_CHOWS);
  if (random(Math.round(FOR_EACH_ORPHANS * share) + 1) === 0)
    return { sets: [], ...complete([...ORPHAN_KINDS, pick(ORPHAN_KINDS, random)], random) };
  let groups: RandomSet[] | undefined;
  while (!groups) groups = randomSets(random, most);
  const sets: DeclaredSet[] = [];
  const concealed: Tile[] = [];
  // A tile wins in proportion to the tiles of its group; kongs cannot be completed.
  const open = groups.filter(({ kind }) => kind !== 'kong').flatMap((group) => tilesOf(group).map(() => group));
  const completed = pick(open, random);
  for (const group of groups) {
    const tiles = tilesOf(group).map((kind) => TILES[kind]);
    const { kind } = group;
    const exposed = kind !== 'pair' && group !== completed && isExposed();
    if (kind !== 'pair' && (kind === 'kong' || exposed)) sets.push({ kind, tiles, concealed: !exposed });
    else if (group !== completed) concealed.push(...tiles);
  }
  const last = complete(tilesOf(completed), random);
  return { sets, concealed: [...concealed, ...last.concealed], winningTile: last.winningTile };
}

export class HandMaker {
  readonly #random: Random;
  readonly #model: Required<HandModel>;

  /** @param most how many chows a hand may have: hands with more are left out, and the others are as frequent among the rest */
  constructor(
    model: HandModel,
    private readonly most = MOST_CHOWS,
  ) {
    this.#model = completeModel(model);
    this.#random = randomFrom(`hands ${this.#model.seed}`);
  }

  #happens(share: number): boolean {
    return this.#random(PRECISION) < Math.round(share * PRECISION);
  }

  next(): { hand: Hand; situation: Situation } {
    const { exposed, drawn, bonus } = this.#model;
    const tiles = randomTiles(this.#random, () => this.#happens(exposed), this.most);
    return {
      hand: { ...tiles, bonus: TILES.slice(FLOWERS).filter(() => this.#happens(bonus)) },
      situation: {
        seat: WINDS[this.#random(4)],
        round: WINDS[this.#random(TILES.indexOf('N') - EAST + 1)],
        win: this.#happens(drawn) ? 'self-draw' : 'discard',
      },
    };
  }

  /** The next hands, packed for `scoreAll`. */
  pack(count: number): Uint8Array {
    const bytes = new Uint8Array(count * HAND_BYTES);
    for (let index = 0; index < count; index++) {
      const { hand, situation } = this.next();
      packHand(hand, situation, bytes, index);
    }
    return bytes;
  }
}

/**
 * Makes random complete hands, packed for `scoreAll` of `mahjong-elements/core/bulk.js`.
 *
 * @param count how many, up to a million
 * @throws {OddsError} `whole` or `share-of`
 */
export const randomHands = /* @__PURE__ */ guarded(
  'randomHands',
  'a number of hands and a model',
  (count: number, model: HandModel): Uint8Array => {
    requireWhole(count, 'count', MOST_HANDS);
    return new HandMaker(model).pack(count);
  },
);

export const MOST_HANDS = 1_000_000;
