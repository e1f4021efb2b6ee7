/**
 * The editor's operations on a hand, independent of the page: every action returns the resulting hand or the reason why
 * it is refused. Only the tiles that an action names are added or removed, and a legal hand stays legal.
 */
import {
  HandError,
  score,
  waits,
  type Circumstance,
  type DeclaredSet,
  type Hand,
  type Profile,
  type Situation,
  type Tile,
} from '../../../core/index.js';
import { inOrder } from '../../../core/engine/hand.js';
import type { EditorTexts } from '../../../lang/editor.js';
import type { HandTexts } from '../../../lang/index.js';

/** Tiles in a winning hand; a kong counts as three. */
export const FULL = 14;

export type SetKind = DeclaredSet['kind'] | 'concealed-kong';

export type Place =
  | { in: 'set'; index: number }
  | { in: 'hand'; tile: Tile }
  | { in: 'winning' }
  | { in: 'bonus'; tile: Tile };

export type Refusal = (own: EditorTexts, texts: HandTexts) => string;

export type Result = { hand: Hand; refused?: undefined } | { hand?: undefined; refused: Refusal };

const full: Refusal = (own) => own.full;

const usedUp =
  (tile: Tile, left = 0): Refusal =>
  (own, texts) =>
    own.usedUp(texts.tile(tile), left);

export const emptyHand = (): Hand => ({ sets: [], concealed: [], bonus: [] });

export const isBonus = (tile: Tile): boolean => /[fs]/.test(tile);

const without = <Item>(items: readonly Item[], place: number): Item[] => items.filter((_, index) => index !== place);

/** All tiles of a hand, in drawing order. */
export const tilesOf = ({ sets, concealed, winningTile, bonus }: Hand): Tile[] => [
  ...sets.flatMap(({ tiles }) => tiles),
  ...inOrder(concealed),
  ...(winningTile === undefined ? [] : [winningTile]),
  ...inOrder(bonus),
];

/** The places of the tiles that {@link tilesOf} returns. */
export const placesOf = ({ sets, concealed, winningTile, bonus }: Hand): Place[] => [
  ...sets.flatMap(({ tiles }, index) => tiles.map((): Place => ({ in: 'set', index }))),
  ...inOrder(concealed).map((tile): Place => ({ in: 'hand', tile })),
  ...(winningTile === undefined ? [] : [{ in: 'winning' } as const]),
  ...inOrder(bonus).map((tile): Place => ({ in: 'bonus', tile })),
];

/** How many copies of a tile are not in the hand. Negative if it has too many. */
export const leftOf = (hand: Hand, tile: Tile): number =>
  (isBonus(tile) ? 1 : 4) - tilesOf(hand).filter((one) => one === tile).length;

/** Tiles that count towards a complete hand: three for each set, none for flowers and seasons. */
export const sizeOf = ({ sets, concealed, winningTile }: Hand): number =>
  sets.length * 3 + concealed.length + (winningTile === undefined ? 0 : 1);

export const hasRoomForSet = (hand: Hand): boolean => sizeOf(hand) + 3 <= FULL;

/** The tiles of the set whose lowest tile is given; empty if there is no such chow. */
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

/** Adds a tile to the hand; the fourteenth becomes the winning tile if there is none yet. */
export function addTile(hand: Hand, tile: Tile): Result {
  const left = leftOf(hand, tile);
  if (left < 1) return { refused: usedUp(tile) };
  if (isBonus(tile)) return { hand: { ...hand, bonus: inOrder([...hand.bonus, tile]) } };
  const size = sizeOf(hand);
  if (size >= FULL) return { refused: full };
  return size === FULL - 1 && hand.winningTile === undefined
    ? { hand: { ...hand, winningTile: tile } }
    : { hand: { ...hand, concealed: inOrder([...hand.concealed, tile]) } };
}

/** More tiles than this are just as easy to find in the rack. */
const FEW = 4;

/** The tiles that win with a hand of thirteen, where only a few do. */
export function outsOf(hand: Hand, { seat, round, seen, win }: Situation, profile: Profile): Tile[] {
  const by = win === 'self-draw' ? 'selfDraw' : 'discard';
  const outs = waits(hand, seen ? { seat, round, seen } : { seat, round }, profile).filter(
    (one) => one.left && one[by],
  );
  return outs.length > FEW ? [] : outs.map(({ tile }) => tile);
}

export function addSet(hand: Hand, kind: SetKind, tile: Tile): Result {
  if (isBonus(tile)) return { refused: (own, texts) => own.noSet(texts.tile(tile)) };
  const tiles = tilesOfSet(kind, tile);
  if (tiles.length === 0) return { refused: (own, texts) => own.noChow(texts.tile(tile)) };
  for (const one of new Set(tiles)) {
    const left = leftOf(hand, one);
    if (left < tiles.filter((other) => other === one).length) return { refused: usedUp(one, Math.max(0, left)) };
  }
  const left = FULL - sizeOf(hand);
  if (!hasRoomForSet(hand)) return { refused: left > 0 ? (own) => own.noRoom(left, own.kinds.tile) : full };
  return { hand: { ...hand, sets: [...hand.sets, declared(kind, tiles)] } };
}

/** Removes the given tiles from a list; returns undefined if they are not all there. */
function take(from: readonly Tile[], tiles: readonly Tile[]): Tile[] | undefined {
  const rest = [...from];
  for (const tile of tiles) {
    const place = rest.indexOf(tile);
    if (place < 0) return undefined;
    rest.splice(place, 1);
  }
  return rest;
}

/** The sets containing this tile that can be declared from the tiles in the hand. */
export function claimsOf({ concealed }: Hand, tile: Tile): { kind: SetKind; tiles: Tile[] }[] {
  const rank = Number(tile[0]);
  const starts = tile[1] && !isBonus(tile) ? [rank - 2, rank - 1, rank].filter((start) => start > 0) : [];
  return [
    ...starts.map((start) => ({ kind: 'chow' as const, tiles: tilesOfSet('chow', `${start}${tile[1]}`) })),
    ...(['pung', 'kong', 'concealed-kong'] as const).map((kind) => ({ kind, tiles: tilesOfSet(kind, tile) })),
  ].filter(({ tiles }) => tiles.length > 0 && take(concealed, tiles));
}

/** Declares a set returned by {@link claimsOf}. */
export function claim(hand: Hand, kind: SetKind, tiles: Tile[]): Result {
  const concealed = take(hand.concealed, tiles);
  return concealed
    ? { hand: { ...hand, concealed, sets: [...hand.sets, declared(kind, tiles)] } }
    : { refused: usedUp(tiles[0]!) };
}

/** Whether a set can become a kong, provided the fourth tile is available. */
export const canGrow = (set: DeclaredSet | undefined): boolean => set?.kind === 'pung';

/** Adds the fourth tile to an exposed pung: from the hand if it is there, otherwise a new one. */
export function promote(hand: Hand, index: number): Result {
  const set = hand.sets[index]!;
  const tile = set.tiles[0]!;
  const concealed = take(hand.concealed, [tile]);
  if (!concealed && leftOf(hand, tile) < 1) return { refused: (own, texts) => own.noFourth(texts.tile(tile)) };
  const sets = hand.sets.map((one, at): DeclaredSet =>
    at === index ? { kind: 'kong', tiles: [...set.tiles, tile], concealed: false, promoted: true } : one,
  );
  return { hand: { ...hand, sets, concealed: concealed ?? hand.concealed } };
}

export function takeUp(hand: Hand, index: number): Result {
  const { tiles } = hand.sets[index]!;
  if (sizeOf(hand) - 3 + tiles.length > FULL) return { refused: full };
  return {
    hand: { ...hand, sets: without(hand.sets, index), concealed: inOrder([...hand.concealed, ...tiles]) },
  };
}

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

/** Makes a tile of the hand the winning tile; the previous winning tile returns to the hand. */
export function mark(hand: Hand, tile: Tile): Result {
  const rest = take(hand.concealed, [tile]);
  if (!rest) return { refused: usedUp(tile) };
  const { winningTile } = hand;
  return {
    hand: {
      ...hand,
      concealed: winningTile === undefined ? rest : inOrder([...rest, winningTile]),
      winningTile: tile,
    },
  };
}

export function unmark(hand: Hand): Result {
  const { winningTile, ...rest } = hand;
  return {
    hand: winningTile === undefined ? hand : { ...rest, concealed: inOrder([...hand.concealed, winningTile]) },
  };
}

/** The error that rules out a situation for this hand, if any. Only a complete, won hand can be checked. */
function forbids(hand: Hand, situation: Situation): HandError | undefined {
  try {
    score(hand, situation);
  } catch (error) {
    if (error instanceof HandError && error.code === 'impossible') return error;
  }
  return undefined;
}

export const isWon = (hand: Hand): boolean => hand.winningTile !== undefined && sizeOf(hand) === FULL;

/** Why a circumstance is not possible for the hand as it is; undefined if it is possible. */
export function forbidden(hand: Hand, situation: Situation, circumstance: Circumstance): Refusal | undefined {
  if (!isWon(hand)) return (own) => own.noWin;
  const others = (situation.circumstances ?? []).filter((one) => one !== circumstance);
  const error = forbids(hand, { ...situation, circumstances: [...others, circumstance] });
  return error && ((_own, texts) => texts.error(error));
}

/** The circumstances of a situation that are still possible for the hand; those it no longer allows are left out. */
export function allowed(hand: Hand, situation: Situation): readonly Circumstance[] {
  const chosen = situation.circumstances ?? [];
  // An unfinished hand neither allows nor rules out anything yet; an invalid seat is not the circumstances' fault.
  if (!isWon(hand) || forbids(hand, { ...situation, circumstances: [] })) return chosen;
  const kept: Circumstance[] = [];
  for (const one of chosen) if (!forbids(hand, { ...situation, circumstances: [...kept, one] })) kept.push(one);
  return kept;
}
