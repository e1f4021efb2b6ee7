/** Claims: what each player may do with a discard, who gets it, until when, and what follows when something goes wrong. */
import { awardClaim as award } from './claims/award.js';
import { requireShape } from './claims/errors.js';
import { claimsOn as possible, type ClaimSituation, type PossibleClaim } from './claims/possible.js';
import { anyProfile, withAnyProfile } from './any-profile.js';
import { checking } from './checked.js';
import { spelled, type Fields } from './fields.js';
import type { Hand, Tile } from './types.js';

const SITUATION: Fields<ClaimSituation> = {
  seat: 1,
  discarder: 1,
  round: 1,
  profile: 1,
  barred: 1,
  missed: 1,
  kong: 1,
  circumstances: 1,
};

/**
 * Lists the claims that a player may make on a discard: a win with its score, a kong, a pung, and each chow. Impossible
 * claims come with the reason.
 *
 * @param hand the player's 13 tiles, plus one for each kong, as data or in notation
 * @param tile the discard, or the fourth tile of a kong if `kong` is set
 * @returns the claims, highest first: win, kong, pung, chows; impossible ones too
 * @throws {ClaimError} for an impossible seat or tile
 * @throws {NotationError} if the text is not a valid hand
 * @throws {HandError} if the tiles are not valid
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function claimsOn(hand: Hand | string, tile: Tile, situation: ClaimSituation): PossibleClaim[] {
  requireShape(situation, { 'barred?': [], 'missed?': [], 'circumstances?': [] }, 'situation');
  return checking(hand, undefined, () =>
    possible(hand, tile, { ...spelled(situation, SITUATION, 'situation'), profile: anyProfile(situation.profile) }),
  );
}

/**
 * Decides who gets a discard, by the table's `claim-priority`: a win before a kong or pung, those before a chow; of
 * several winners the nearest after the discarder, the nearest to East, or the one with the highest of these: a special
 * hand, a win that completes a pung, a chow, a pair.
 *
 * @param discard the tile, who discarded it, and the claims; if a player makes several, the highest counts
 * @throws {ClaimError} for an impossible seat, tile or claim
 * @throws {RulesError} if the profile is unknown or invalid
 */
export const awardClaim: typeof award = /* @__PURE__ */ withAnyProfile(award);

export type { AwardedClaim, AwardReason, Claim, RankedClaim } from './claims/award.js';
export { incidentCost } from './claims/cost.js';
export { ClaimError, type ClaimErrorCode } from './claims/errors.js';
export { incidents } from './claims/incidents.js';
export type { Consequence, Incident, IncidentCost, IncidentId, NoticedWhen, Outcome } from './claims/incidents.js';
export type { ClaimKind, ClaimReason, ClaimSituation, Completes, PossibleClaim } from './claims/possible.js';
export { barredTiles, claimTimes, moments, openAfter, takeBackLaws } from './claims/time.js';
export type { ClaimLaw, ClaimTime, Moment, Turn } from './claims/time.js';
