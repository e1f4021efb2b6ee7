/** The types that `x-arguments` and `x-type` in the English messages name. */
export type { ErrorSentence } from '../core/errors.js';
export type * from '../core/claims.js';
export type { GameSentence } from '../core/game/sentences.js';
export type * from '../core/index.js';
export type { CountParts } from './clauses.js';
export type { Asked, CountQuestion } from '../core/exercises.js';
export type { OddsErrorCode } from '../core/odds.js';
export type { MoreProfileName } from '../core/profiles.js';
export type { BrokenWall, Replacement, WallErrorCode } from '../core/wall.js';
export type * from './spoken.js';
