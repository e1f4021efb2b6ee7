/** Who gets a discard that several players claim, and who plays next. */
import { shown } from '../errors.js';
import { profileOf } from '../profiles/lookup.js';
import type { ProfileOrName, Score, Tile, Wind } from '../index.js';
import { ClaimError, requireSeat, requireShape, seatAfter, turnsFrom } from './errors.js';
import { completesOf, requireDiscard, type ClaimKind, type Completes } from './possible.js';
import '../profiles/declared.js';

/** A claim that a player makes. A possible claim from `claimsOn` is one. */
export interface Claim {
  by: Wind;
  kind: ClaimKind;
  /** For a win: the score of the hand, or what the tile completes in it. */
  score?: Score;
  completes?: Completes;
  /** The tiles of the hand that complete a chow are already on the table: by law 18, a pung or a kong comes too late. */
  exposed?: boolean;
  /** False for an impossible claim, which is ignored. */
  possible?: boolean;
}

/** A claim with its rank; the lowest rank goes first. */
export interface RankedClaim extends Claim {
  rank: number;
}

/**
 * Why this player gets the tile.
 *
 * - `nobody`: nobody claims it; `only-claim`: nobody else does
 * - `higher-claim`: a win before a kong or pung, and those before a chow
 * - `exposed`: the tiles of the chow were on the table before the pung or kong was claimed
 * - `better-win`: a special hand, then a win that completes a pung, a chow, a pair
 * - `nearest-after-discarder`, `nearest-to-east`: of equal claims
 */
export type AwardReason =
  | 'nobody'
  | 'only-claim'
  | 'higher-claim'
  | 'exposed'
  | 'better-win'
  | 'nearest-after-discarder'
  | 'nearest-to-east';

export interface AwardedClaim {
  /** Who gets the tile; null if nobody claims it. */
  to: Wind | null;
  claim: Claim | null;
  /** All possible claims, in order of precedence. */
  order: RankedClaim[];
  reason: AwardReason;
  /** Whose turn comes after the discard of the player who gets the tile; null if that player wins. */
  next: Wind | null;
  /** The players who lose a turn. */
  skipped: Wind[];
}

const KINDS: readonly ClaimKind[] = ['win', 'kong', 'pung', 'chow'];
const WINS: readonly Completes[] = ['special', 'pung', 'chow', 'pair'];

/** The same as `awardClaim` of the module, which also knows the profiles that elements load on demand. */
export function awardClaim(
  discard: { tile: Tile; discarder: Wind; claims: readonly Claim[] },
  profile?: ProfileOrName,
): AwardedClaim {
  const priority = profileOf(profile).rules['claim-priority'];
  requireShape(discard, { claims: [{}] }, 'discard');
  const { tile, discarder, claims } = discard;
  requireDiscard(tile);
  requireSeat(discarder, 'The discarder');
  for (const { by, kind } of claims) {
    requireSeat(by, 'A claimant');
    if (by === discarder) throw new ClaimError('discarder', { seat: by });
    if (!KINDS.includes(kind)) throw new ClaimError('claim', { found: shown(kind) });
  }
  const made = claims.filter(({ possible = true }) => possible);
  const early = made.find(({ by, kind }) => kind === 'chow' && turnsFrom(discarder, by) !== 1);
  if (early) throw new ClaimError('claim', { found: `chow, ${early.by}` });

  const isByHand = priority === 'special-hand-first';
  const winOf = ({ score, completes }: Claim): number =>
    isByHand ? WINS.indexOf(completes ?? (score ? completesOf(score) : 'pair')) : 0;
  /** 0 to 3 for a win, then kong and pung, which cannot both be claimed, then chow. */
  const classOf = (claim: Claim): number =>
    claim.kind === 'win' ? winOf(claim) : { kong: 5, pung: 6, chow: claim.exposed ? 4 : 7 }[claim.kind];
  const distanceOf = ({ by, kind }: Claim): number =>
    kind === 'win' && priority === 'nearest-to-east' ? turnsFrom('east', by) : turnsFrom(discarder, by);
  const order = made
    .map((claim): RankedClaim => ({ ...claim, rank: classOf(claim) * 4 + distanceOf(claim) }))
    .sort((one, other) => one.rank - other.rank);

  const [first] = order;
  if (!first) return { to: null, claim: null, order, reason: 'nobody', next: seatAfter(discarder), skipped: [] };
  const { rank: _, ...claim } = first;
  const second = order.find(({ by }) => by !== first.by);
  const isWin = first.kind === 'win';
  const turns = turnsFrom(discarder, first.by);
  return {
    to: first.by,
    claim,
    order,
    reason: reasonOf(first, second, classOf, priority),
    next: isWin ? null : seatAfter(first.by),
    skipped: isWin ? [] : Array.from({ length: turns - 1 }, (_, turn) => seatAfter(discarder, turn + 1)),
  };
}

function reasonOf(
  first: Claim,
  second: Claim | undefined,
  classOf: (claim: Claim) => number,
  priority: string,
): AwardReason {
  if (!second) return 'only-claim';
  if (second.kind === 'win') {
    if (classOf(first) !== classOf(second)) return 'better-win';
    return priority === 'nearest-to-east' ? 'nearest-to-east' : 'nearest-after-discarder';
  }
  // Only the next player can claim a chow, so the other claim is a pung or kong that came too late.
  if (first.kind === 'chow') return 'exposed';
  return classOf(first) === classOf(second) ? 'nearest-after-discarder' : 'higher-claim';
}
