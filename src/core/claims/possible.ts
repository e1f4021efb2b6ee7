/** Which claims a player may make on a discard, and why not the others. */
import { HandError, shown } from '../errors.js';
import { expectHandError } from '../expect-error.js';
import { parseHand } from '../engine/notation.js';
import { score } from '../engine/score.js';
import type { Circumstance, Hand, ProfileOrName, Score, Tile, Wind } from '../index.js';
import { EAST, FLOWERS, TILES, kindOf } from '../engine/tiles.js';
import { ClaimError, requireSeat, requireShape, turnsFrom } from './errors.js';

export type ClaimKind = 'win' | 'kong' | 'pung' | 'chow';

/**
 * Why a claim is impossible.
 *
 * - `not-complete`: the tile does not complete the hand; `tile-count`: the hand does not have 13 tiles, plus one for each kong
 * - `requirement`: the rules require more of a winning hand; `impossible`: a robbed kong cannot complete this hand
 * - `barred`: a sacred discard, which the player cannot win on before drawing again
 * - `missed`: the player passed up a pung of this tile, and the player's next turn is not over
 * - `not-held`: two tiles for a pung or three for a kong are missing
 * - `exposed-pung`: the pung is exposed, and a discard cannot be added to it
 * - `not-next`: a chow is only for the player whose turn is next; `no-run`: no two tiles to make a run with
 * - `kong-only-to-win`: the tile of a kong can only be taken to win; `only-orphans`: that of a concealed kong only for
 *   thirteen orphans
 */
export type ClaimReason =
  | 'not-complete'
  | 'tile-count'
  | 'requirement'
  | 'impossible'
  | 'barred'
  | 'missed'
  | 'not-held'
  | 'exposed-pung'
  | 'not-next'
  | 'no-run'
  | 'kong-only-to-win'
  | 'only-orphans';

/** What the claimed tile completes in a winning hand; `special` is a hand worth the limit, or thirteen orphans. */
export type Completes = 'special' | 'pung' | 'chow' | 'pair';

export interface PossibleClaim {
  by: Wind;
  kind: ClaimKind;
  /** The set that it makes, the claimed tile included; for a win, the tiles that the claimed one completes. */
  tiles: Tile[];
  possible: boolean;
  /** Why the claim is impossible. */
  reason?: ClaimReason;
  /** What the hand is worth; only for a possible win. */
  score?: Score;
  completes?: Completes;
  /** The error behind the reason `requirement` or `impossible`. */
  error?: HandError;
  /** A pung of three tiles held: the fourth can be added in a later turn, after drawing from the wall. */
  laterKong?: true;
}

export interface ClaimSituation {
  /** The seat of the player who might claim. */
  seat: Wind;
  /** The seat that discarded the tile, or declared the kong. */
  discarder: Wind;
  /** The prevailing wind; `east` by default. */
  round?: Wind;
  profile?: ProfileOrName;
  /** Sacred discards: tiles that the player cannot win on. See `barredTiles`. */
  barred?: readonly Tile[];
  /** Tiles of which the player passed up a pung. */
  missed?: readonly Tile[];
  /** The tile is not a discard but the fourth of a kong that is being declared. */
  kong?: 'promoted' | 'concealed';
  /** Other circumstances of the win, such as `last-tile`. */
  circumstances?: readonly Circumstance[];
}

/** The kind of a tile that can be discarded. @throws {ClaimError} `tile` */
export function requireDiscard(tile: Tile): number {
  const kind = typeof tile === 'string' ? kindOf(tile) : -1;
  if (kind < 0 || kind >= FLOWERS) throw new ClaimError('tile', { found: shown(tile) });
  return kind;
}

const isOrphans = (one: Score): boolean => one.reading[0].kind === 'orphans';

export function completesOf(one: Score): Completes {
  if (isOrphans(one) || one.awards.some(({ limit, score: fixed }) => limit ?? fixed)) return 'special';
  const completed = one.reading.find((group) => group.completed);
  return completed?.kind === 'pair' ? 'pair' : completed?.kind === 'chow' ? 'chow' : 'pung';
}

/** The same as `claimsOn` of the module, which also knows the profiles that elements load on demand, and checks the shape of a hand. */
export function claimsOn(hand: Hand | string, tile: Tile, situation: ClaimSituation): PossibleClaim[] {
  requireShape(situation, { 'barred?': [], 'missed?': [], 'circumstances?': [] }, 'situation');
  const { seat, discarder, barred = [], missed = [], kong } = situation;
  if (kong !== undefined && kong !== 'promoted' && kong !== 'concealed')
    throw new ClaimError('kong', { found: shown(kong) });
  requireSeat(seat, 'The seat');
  requireSeat(discarder, 'The discarder');
  if (seat === discarder) throw new ClaimError('discarder', { seat });
  const kind = requireDiscard(tile);
  const tiles = typeof hand === 'string' ? parseHand(hand) : hand;
  if (tiles.winningTile !== undefined) throw new HandError('tile-count', { found: 14, expected: 13 });
  // Scoring the tiles as part of a hand checks them.
  score(tiles, { partial: true });
  const everything = [...tiles.concealed, ...tiles.sets.flatMap((set) => set.tiles)];
  if (everything.filter((one) => one === tile).length === 4) throw new ClaimError('copies', { seat, tile });

  const claim = (
    name: ClaimKind,
    made: readonly Tile[],
    reason: ClaimReason | undefined,
    rest: Partial<PossibleClaim> = {},
  ): PossibleClaim => ({
    by: seat,
    kind: name,
    tiles: [...made],
    possible: reason === undefined,
    ...(reason && { reason }),
    ...rest,
  });
  const win = (): PossibleClaim => {
    const found = tryToWin(tiles, tile, situation);
    const made = found.score?.reading.find(({ completed }) => completed)?.tiles ?? [tile];
    const isKept = found.score && barred.includes(tile);
    return isKept ? claim('win', made, 'barred') : claim('win', made, found.reason, found);
  };

  const held = tiles.concealed.filter((one) => one === tile).length;
  const isExposed = tiles.sets.some((set) => set.kind === 'pung' && set.tiles[0] === tile);
  const same = (copies: number, isMissed: boolean): ClaimReason | undefined => {
    if (kong) return 'kong-only-to-win';
    if (isExposed) return 'exposed-pung';
    if (held < copies) return 'not-held';
    return isMissed ? 'missed' : undefined;
  };
  const isNext = turnsFrom(discarder, seat) === 1;
  const runs = runsWith(kind, tiles.concealed);
  const isBarredRun: ClaimReason | undefined = kong ? 'kong-only-to-win' : isNext ? undefined : 'not-next';
  return [
    win(),
    claim('kong', [tile, tile, tile, tile], same(3, false)),
    claim('pung', [tile, tile, tile], same(2, missed.includes(tile)), held === 3 && !kong ? { laterKong: true } : {}),
    ...(runs.length
      ? runs.map((run) => claim('chow', run, isBarredRun))
      : [claim('chow', [tile], kong ? 'kong-only-to-win' : kind >= EAST || isNext ? 'no-run' : 'not-next')]),
  ];
}

/** The runs that a tile makes with tiles in the hand, lowest first. */
function runsWith(kind: number, concealed: readonly Tile[]): Tile[][] {
  if (kind >= EAST) return [];
  const first = kind - (kind % 9);
  return [kind - 2, kind - 1, kind]
    .filter((lowest) => lowest >= first && lowest <= first + 6)
    .map((lowest) => TILES.slice(lowest, lowest + 3))
    .filter((run) => run.every((one) => one === TILES[kind] || concealed.includes(one)));
}

/** The score of the hand with the tile, or the reason why it does not win. */
function tryToWin(
  hand: Hand,
  tile: Tile,
  { seat, round, profile, kong, circumstances = [] }: ClaimSituation,
): Pick<PossibleClaim, 'score' | 'completes' | 'reason' | 'error'> {
  if (hand.concealed.length + hand.sets.length * 3 !== 13) return { reason: 'tile-count' };
  const robbed: readonly Circumstance[] = kong ? [...circumstances, 'robbed-kong'] : circumstances;
  try {
    const found = score(
      { ...hand, winningTile: tile },
      { seat, round, win: 'discard', circumstances: robbed },
      profile,
    );
    if (kong === 'concealed' && !isOrphans(found)) return { reason: 'only-orphans' };
    return { score: found, completes: completesOf(found) };
  } catch (error) {
    expectHandError(error);
    if (error.code === 'not-complete') return { reason: 'not-complete' };
    // An unknown round or circumstance is the caller’s mistake, not a reason.
    const isUnknown = error.details.sentence === 'unknown-word';
    if (!isUnknown && (error.code === 'requirement' || error.code === 'impossible'))
      return { reason: error.code, error };
    throw error;
  }
}
