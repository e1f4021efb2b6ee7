/** The types that `x-arguments` and `x-type` in the English messages name. */
export type { ErrorSentence } from '../core/errors.js';
export type { ClaimKind, ClaimTime, Consequence, Moment, NoticedWhen } from '../core/claims.js';
export type { GameSentence } from '../core/game/sentences.js';
export type {
  AwardId,
  DeadHand,
  IncidentId,
  OptionId,
  Options,
  ProfileName,
  RuleId,
  Score,
  Tile,
  Wind,
} from '../core/index.js';
export type { CountParts } from './clauses.js';
export type { Asked, CountQuestion } from '../core/exercises.js';
export type { MoreProfileName } from '../core/profiles.js';
export type { BrokenWall, Replacement, WallErrorCode } from '../core/wall.js';
export type {
  ChangedLine,
  LimitSize,
  RulesPart,
  SpokenCards,
  SpokenGroup,
  SpokenReason,
  SpokenResult,
  SpokenThirteenth,
  WallFigures,
  Worth,
} from './spoken.js';
