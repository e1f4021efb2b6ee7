/**
 * Claims: what each player may do with a discard, who gets it, until when, and what follows when something goes wrong.
 */
import './profiles/elsewhere.js';
export { awardClaim, type AwardedClaim, type AwardReason, type Claim, type RankedClaim } from './claims/award.js';
export { incidentCost } from './claims/cost.js';
export { ClaimError, type ClaimErrorCode } from './claims/errors.js';
export {
  incidents,
  type Consequence,
  type Incident,
  type IncidentCost,
  type IncidentId,
  type NoticedWhen,
  type Outcome,
} from './claims/incidents.js';
export {
  claimsOn,
  type ClaimKind,
  type ClaimReason,
  type ClaimSituation,
  type Completes,
  type PossibleClaim,
} from './claims/possible.js';
export {
  barredTiles,
  claimTimes,
  moments,
  openAfter,
  takeBackLaws,
  type ClaimLaw,
  type ClaimTime,
  type Moment,
  type Turn,
} from './claims/time.js';
