/** The texts of `<mj-claims>` and `<mj-incidents>`. They load with these elements. */
import type {
  AwardedClaim,
  ClaimErrorCode,
  ClaimKind,
  ClaimReason,
  ClaimTime,
  Consequence,
  IncidentId,
  Moment,
  NoticedWhen,
} from '../core/claims.js';
import type { Options, Tile, Wind } from '../core/index.js';
import type { HandTexts } from './types.js';

export interface ClaimsTexts {
  caption: string;
  /** Who discarded which tile, or declared a kong with it. */
  discarded: (seat: Wind, tile: Tile, kong?: 'promoted' | 'concealed') => string;
  kinds: Record<ClaimKind, string>;
  points: (value: number) => string;
  /** What is possible, and why the rest is not. */
  yes: string;
  no: string;
  reasons: Record<ClaimReason, (tile: Tile, seat: Wind) => string>;
  laterKong: string;
  /** Who gets the tile, why, and who plays next. */
  award: (awarded: AwardedClaim, discarder: Wind) => string;
  noHands: string;
  compared: string;
  columns: { order: string; to: string; why: string };
  orders: Record<Options['claim-priority'], string>;
  nobody: string;
  /** The reason alone, for the comparison. */
  why: (awarded: AwardedClaim) => string;

  timeline: string;
  moments: Record<Moment, string>;
  times: Record<ClaimTime['id'], string>;
  /** What ends at a moment, before the list of it. */
  ends: string;
  opens: string;
  law: (law: string) => string;
  /** Follows a law: until when others, which contradict it, allow the same; null if they never do. */
  otherLaws: (laws: string, until: Moment | null) => string;
  errors: Record<ClaimErrorCode | 'list', string>;
}

export interface IncidentsTexts {
  caption: string;
  columns: { noticed: string; follows: string; cost: string };
  about: Record<'wall' | 'claim' | 'discard' | 'hand', string>;
  incidents: Record<IncidentId, string>;
  when: Record<NoticedWhen, string>;
  follows: Record<Consequence, string>;
  /** A consequence that depends on the incident, as what must be taken back. */
  details: Partial<Record<IncidentId, Partial<Record<Consequence, string>>>>;
  law: (law: string) => string;
  /** For which table the costs are computed. */
  example: (
    scores: Readonly<Record<Wind, number>>,
    winner: Wind,
    discarder: Wind | undefined,
    offender: Wind,
  ) => string;
  /** What West wins or loses with and without the error, for screen readers and as a title. */
  cost: (without: number, withError: number) => string;
  /** In place of a cost that a value does not show. */
  varies: string;
  laws: string;
  errors: Record<ClaimErrorCode | 'about', string>;
}

export type AllClaimsTexts = HandTexts & { claims: ClaimsTexts };
export type AllIncidentsTexts = HandTexts & { incidents: IncidentsTexts };
