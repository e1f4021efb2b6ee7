/**
 * What an editor does with a hand, without a page: every action gives the hand after it, or says why it cannot be. No
 * tile comes or goes but those that the action names, and a hand that keeps to the game keeps to it afterwards.
 */
import {
  HandError,
  score,
  type Circumstance,
  type DeclaredSet,
  type Hand,
  type Situation,
  type Tile,
} from '../../../core/index.js';
import { inOrder } from '../../../core/order.js';

/** Tiles of a winner's hand; kongs count as three. */
export const FULL = 14;

export type SetKind = DeclaredSet['kind'] | 'concealed-kong';

/** Where a tile lies. */
export type Place =
  { in: 'set'; index: number } | { in: 'hand'; tile: Tile } | { in: 'winning' } | { in: 'bonus'; tile: Tile };

/** Why an action cannot be. */
export type Refusal =
  /** So many of the tile are not left; `left` are. */
  | { code: 'used-up'; tile: Tile; left: number }
  /** The hand has no room for so many tiles. */
  | { code: 'full' }
  /** The tile begins no chow: an 8, a 9, an honour. */
  | { code: 'no-chow'; tile: Tile }
  /** Flowers and seasons are no part of a set. */
  | { code: 'no-set'; tile: Tile }
  /** The fourth tile lies where it cannot be taken from. */
  | { code: 'no-fourth'; tile: Tile }
  /** A tile marked as the winning one is still missing. */
  | { code: 'no-win' }
  | { code: 'impossible'; error: HandError };

export type Result = { hand: Hand; refused?: undefined } | { hand?: undefined; refused: Refusal };

export const emptyHand = (): Hand => ({ sets: [], concealed: [], bonus: [] });

export const isBonus = (tile: Tile): boolean => /[fs]/.test(tile);

const without = <Item>(items: readonly Item[], place: number): Item[] => items.filter((_, index) => index !== place);

/** All tiles of a hand, in the order in which it is drawn. */
export const tilesOf = ({ sets, concealed, winningTile, bonus }: Hand): Tile[] => [
  ...sets.flatMap(({ tiles }) => tiles),
  ...inOrder(concealed),
  ...(winningTile === undefined ? [] : [winningTile]),
  ...inOrder(bonus),
];

/** Where the tiles of {@link tilesOf} lie. */
export const placesOf = ({ sets, concealed, winningTile, bonus }: Hand): Place[] => [
  ...sets.flatMap(({ tiles }, index) => tiles.map((): Place => ({ in: 'set', index }))),
  ...inOrder(concealed).map((tile): Place => ({ in: 'hand', tile })),
  ...(winningTile === undefined ? [] : [{ in: 'winning' } as const]),
  ...inOrder(bonus).map((tile): Place => ({ in: 'bonus', tile })),
];

/** How many copies of a tile the hand does not hold. Negative where it holds too many. */
export const leftOf = (hand: Hand, tile: Tile): number =>
  (isBonus(tile) ? 1 : 4) - tilesOf(hand).filter((one) => one === tile).length;

/** Tiles that count towards a whole hand: three for each set, none for flowers and seasons. */
export const sizeOf = ({ sets, concealed, winningTile }: Hand): number =>
  sets.length * 3 + concealed.length + (winningTile === undefined ? 0 : 1);

/** The tiles of a set that is named by its lowest tile; none where there is no such chow. */
export function tilesOfSet(kind: SetKind, tile: Tile): Tile[] {
  if (kind !== 'chow') return Array<Tile>(kind === 'pung' ? 3 : 4).fill(tile);
  const rank = Number(tile[0]);
  return rank < 8 ? [0, 1, 2].map((step) => `${rank + step}${tile[1]}`) : [];
}

const declared = (kind: SetKind, tiles: Tile[]): DeclaredSet => ({
  kind: kind === 'concealed-kong' ? 'kong' : kind,
  tiles,
  concealed: kind === 'concealed-kong',
});

/** Puts a tile in the hand; the fourteenth is the winning one where none is yet. */
export function addTile(hand: Hand, tile: Tile): Result {
  const left = leftOf(hand, tile);
  if (left < 1) return { refused: { code: 'used-up', tile, left: 0 } };
  if (isBonus(tile)) return { hand: { ...hand, bonus: inOrder([...hand.bonus, tile]) } };
  const size = sizeOf(hand);
  if (size >= FULL) return { refused: { code: 'full' } };
  return size === FULL - 1 && hand.winningTile === undefined
    ? { hand: { ...hand, winningTile: tile } }
    : { hand: { ...hand, concealed: inOrder([...hand.concealed, tile]) } };
}

/** Lays out a set of tiles that the hand does not hold yet. */
export function addSet(hand: Hand, kind: SetKind, tile: Tile): Result {
  if (isBonus(tile)) return { refused: { code: 'no-set', tile } };
  const tiles = tilesOfSet(kind, tile);
  if (tiles.length === 0) return { refused: { code: 'no-chow', tile } };
  for (const one of new Set(tiles)) {
    const left = leftOf(hand, one);
    if (left < tiles.filter((other) => other === one).length)
      return { refused: { code: 'used-up', tile: one, left: Math.max(0, left) } };
  }
  if (sizeOf(hand) + 3 > FULL) return { refused: { code: 'full' } };
  return { hand: { ...hand, sets: [...hand.sets, declared(kind, tiles)] } };
}

/** Takes so many of each tile out of some; nothing where they are not all there. */
function take(from: readonly Tile[], tiles: readonly Tile[]): Tile[] | undefined {
  const rest = [...from];
  for (const tile of tiles) {
    const place = rest.indexOf(tile);
    if (place < 0) return undefined;
    rest.splice(place, 1);
  }
  return rest;
}

/** The sets that can be laid out from the tiles in the hand and hold this one. */
export function claimsOf({ concealed }: Hand, tile: Tile): { kind: SetKind; tiles: Tile[] }[] {
  const rank = Number(tile[0]);
  const starts = tile[1] && !isBonus(tile) ? [rank - 2, rank - 1, rank].filter((start) => start > 0) : [];
  return [
    ...starts.map((start) => ({ kind: 'chow' as const, tiles: tilesOfSet('chow', `${start}${tile[1]}`) })),
    ...(['pung', 'kong', 'concealed-kong'] as const).map((kind) => ({ kind, tiles: tilesOfSet(kind, tile) })),
  ].filter(({ tiles }) => tiles.length > 0 && take(concealed, tiles));
}

/** Lays out a set of {@link claimsOf}. */
export function claim(hand: Hand, kind: SetKind, tiles: Tile[]): Result {
  const concealed = take(hand.concealed, tiles);
  return concealed
    ? { hand: { ...hand, concealed, sets: [...hand.sets, declared(kind, tiles)] } }
    : { refused: { code: 'used-up', tile: tiles[0]!, left: 0 } };
}

/** Whether a set can become a kong, if only the fourth tile is at hand. */
export const canGrow = (set: DeclaredSet | undefined): boolean => set?.kind === 'pung';

/** Adds the fourth tile to an exposed pung: the one in the hand, or else a new one. */
export function promote(hand: Hand, index: number): Result {
  const set = hand.sets[index]!;
  const tile = set.tiles[0]!;
  const concealed = take(hand.concealed, [tile]);
  if (!concealed && leftOf(hand, tile) < 1) return { refused: { code: 'no-fourth', tile } };
  const sets = hand.sets.map((one, at): DeclaredSet =>
    at === index ? { kind: 'kong', tiles: [...set.tiles, tile], concealed: false, promoted: true } : one,
  );
  return { hand: { ...hand, sets, concealed: concealed ?? hand.concealed } };
}

/** Takes a set up into the hand again. */
export function takeUp(hand: Hand, index: number): Result {
  const { tiles } = hand.sets[index]!;
  if (sizeOf(hand) - 3 + tiles.length > FULL) return { refused: { code: 'full' } };
  return {
    hand: { ...hand, sets: without(hand.sets, index), concealed: inOrder([...hand.concealed, ...tiles]) },
  };
}

/** Removes a tile, or a whole set. */
export function remove(hand: Hand, place: Place): Result {
  const { winningTile: _, ...rest } = hand;
  switch (place.in) {
    case 'set':
      return { hand: { ...hand, sets: without(hand.sets, place.index) } };
    case 'hand':
      return { hand: { ...hand, concealed: without(hand.concealed, hand.concealed.indexOf(place.tile)) } };
    case 'bonus':
      return { hand: { ...hand, bonus: without(hand.bonus, hand.bonus.indexOf(place.tile)) } };
    default:
      return { hand: rest };
  }
}

/** Makes a tile of the hand the winning one; the one that was is a tile of the hand again. */
export function mark(hand: Hand, tile: Tile): Result {
  const rest = take(hand.concealed, [tile]);
  if (!rest) return { refused: { code: 'used-up', tile, left: 0 } };
  const { winningTile } = hand;
  return {
    hand: {
      ...hand,
      concealed: winningTile === undefined ? rest : inOrder([...rest, winningTile]),
      winningTile: tile,
    },
  };
}

/** Puts the winning tile with the others. */
export function unmark(hand: Hand): Result {
  const { winningTile, ...rest } = hand;
  return {
    hand: winningTile === undefined ? hand : { ...rest, concealed: inOrder([...hand.concealed, winningTile]) },
  };
}

/** What forbids a situation to this hand, or nothing. Only a whole hand that was won can tell. */
function forbids(hand: Hand, situation: Situation): HandError | undefined {
  try {
    score(hand, situation);
  } catch (error) {
    if (error instanceof HandError && error.code === 'impossible') return error;
  }
  return undefined;
}

/** Whether there is something to tell of how the hand was won. */
export const isWon = (hand: Hand): boolean => hand.winningTile !== undefined && sizeOf(hand) === FULL;

/** Why a circumstance cannot be told of the hand as it is, or nothing. */
export function forbidden(hand: Hand, situation: Situation, circumstance: Circumstance): Refusal | undefined {
  if (!isWon(hand)) return { code: 'no-win' };
  const others = (situation.circumstances ?? []).filter((one) => one !== circumstance);
  const error = forbids(hand, { ...situation, circumstances: [...others, circumstance] });
  return error && { code: 'impossible', error };
}

/** The circumstances of a situation that can be told of the hand: those that the hand no longer allows are left out. */
export function allowed(hand: Hand, situation: Situation): readonly Circumstance[] {
  const told = situation.circumstances ?? [];
  // An unfinished hand allows and forbids nothing yet; a seat that is none is not the circumstances' fault.
  if (!isWon(hand) || forbids(hand, { ...situation, circumstances: [] })) return told;
  const kept: Circumstance[] = [];
  for (const one of told) if (!forbids(hand, { ...situation, circumstances: [...kept, one] })) kept.push(one);
  return kept;
}
